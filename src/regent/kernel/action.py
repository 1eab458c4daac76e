"""An option is one int: a verb and up to three small arguments.

Ints give searches masks and tables; names, made at the edge from the verb table, give people
and files stability: a journal says `drop soldier~17`, never "option 3".
"""

from __future__ import annotations

from typing import Final

LIMIT: Final = 4096
"""Arguments are 0 to LIMIT-1: cards, places, seats, amounts."""

# Verbs every title shares; a title's own verbs start at FIRST_VERB.
PASS: Final = 1
DONE: Final = 2
AGREE: Final = 3
DECLINE: Final = 4
ORDER: Final = 5
FIRST_VERB: Final = 16


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """One option as an int."""
    return (verb << 36) | (a << 24) | (b << 12) | c


def counted(verb: int, most: int, a: int = 0, b: int = 0) -> list[int]:
    """One option for each number of several equal pieces, 1 to `most`: the last argument counts
    them, so nobody chooses between pieces that are the same."""
    return [pack(verb, a, b, number) for number in range(1, most + 1)]


def verb_of(action: int) -> int:
    return action >> 36


def arg_a(action: int) -> int:
    return (action >> 24) & 4095


def arg_b(action: int) -> int:
    return (action >> 12) & 4095


def arg_c(action: int) -> int:
    return action & 4095


A_PASS: Final = PASS << 36
A_DONE: Final = DONE << 36
A_AGREE: Final = AGREE << 36
A_DECLINE: Final = DECLINE << 36


class Verb:
    """The name of a verb and the kinds of its arguments (card, face, seat, place, number, word)."""

    __slots__ = ("code", "kinds", "name")

    def __init__(self, code: int, name: str, kinds: tuple[str, ...] = ()) -> None:
        self.code = code
        self.name = name
        self.kinds = kinds


SHARED_VERBS: Final = [
    Verb(PASS, "pass"),
    Verb(DONE, "done"),
    Verb(AGREE, "agree"),
    Verb(DECLINE, "decline"),
    Verb(ORDER, "first", ("trigger", "card")),
]
