"""Options by name: `lay scout~17` for files, `lay Scout` for people.

Names are made and read as one viewer knows the cards. A card that the viewer does not know has
no name here, only its number (`unseen~12`), and whatever is said about it gets the same answer
whatever is printed on it (K-SECRET-1).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from regent.kernel.action import Verb, arg_a, arg_b, arg_c, pack, verb_of
from regent.kernel.errors import InputError
from regent.kernel.frame import offered as options_of
from regent.kernel.frame import why_not
from regent.kernel.table import EVERYTHING, Table
from regent.kernel.title import Title
from regent.kernel.vocabulary import slug

UNSEEN: Final = "unseen"
NOT_OFFERED: Final = "K-ANSWER-3"
NO_VERB: Final = "no-verb"
"""The code of a text that begins with none of the title's verbs."""
FEW: Final = 32
"""Words of a kind that are listed."""
_NUMBERED = re.compile(r"~\s*(\d+)")


def arguments(title: Title[Any], action: int) -> list[tuple[str, int]]:
    """The arguments of an option with their kinds."""
    values = (arg_a(action), arg_b(action), arg_c(action))
    kinds = title.verbs[verb_of(action)].kinds
    return [(kinds[i], values[i]) for i in range(len(kinds))]


def option_name(title: Title[Any], t: Table, action: int, viewer: int = EVERYTHING) -> str:
    """The stable name of an option: its verb and arguments, cards with their number."""
    words = [title.verbs[verb_of(action)].name]
    for kind, value in arguments(title, action):
        words.append(_word(title, t, kind, value, viewer))
    return " ".join(words)


def _word(title: Title[Any], t: Table, kind: str, value: int, viewer: int) -> str:
    if kind == "card" and value < len(t.face) and not t.knows(viewer, value):
        return f"{UNSEEN}~{value}"
    return title.argument(t, kind, value)


def short_name(name: str) -> str:
    """A name without the numbers of its cards, as a person writes it."""
    return " ".join(word.split("~")[0] for word in name.split(" "))


@lru_cache(maxsize=1 << 14)
def _comparable(name: str) -> str:
    return slug(name.replace("~", " "))


def _mixed(name: str) -> list[str]:
    """All ways to write a name in which each card has its number or not."""
    found = [""]
    for word in name.split(" "):
        ways = [word, word.split("~")[0]]
        found = [f"{before} {way}" for before in found for way in dict.fromkeys(ways)]
    return [_comparable(one) for one in found]


def offered(title: Title[Any], t: Table, seat: int) -> dict[str, int]:
    """The names of everything the seat may answer now."""
    if t.over or not 0 <= seat < t.seats or not t.waiting >> seat & 1:
        return {}
    return {option_name(title, t, a, seat): a for a in options_of(t, seat)}


def match(title: Title[Any], t: Table, seat: int, text: str, choices: list[int]) -> int | None:
    """The one choice this text means to the seat; None when none, InputError when several differ.

    An exact name comes first and is found without taking words apart: bots and journals give
    no others.
    """
    names = [option_name(title, t, action, seat) for action in choices]
    if text in names:
        return choices[names.index(text)]
    wanted = _comparable(text)
    found: list[int] = []
    for i, name in enumerate(names):
        if _comparable(name) == wanted:
            return choices[i]
        if _comparable(short_name(name)) == wanted:
            found.append(i)
    if not found and "~" in text:  # one card by its number, another by its name
        found = [i for i, name in enumerate(names) if wanted in _mixed(name)]
    if not found:
        return None
    first = choices[found[0]]
    if any(not alike(title, t, seat, first, choices[i]) for i in found[1:]):
        several = ", ".join(names[i] for i in found)
        raise InputError(f"{text!r} could mean several things", right=f"write one of: {several}")
    return first


def alike(title: Title[Any], t: Table, seat: int, one: int, other: int) -> bool:
    """Do two options differ only in cards of which it is all the same to the seat which is meant?

    Of a card that it does not know it cannot say so."""
    for (kind, a), (_, b) in zip(arguments(title, one), arguments(title, other), strict=True):
        if a == b:
            continue
        if kind != "card" or not t.knows(seat, a) or not t.knows(seat, b):
            return False
        if not title.alike(t, a, b):
            return False
    return verb_of(one) == verb_of(other)


def twins(title: Title[Any], t: Table, seat: int, named: dict[str, int]) -> dict[str, str]:
    """The options for which another stands as well, as it is all the same which is chosen: each
    with the first of them."""
    found: dict[str, str] = {}
    first: dict[str, list[str]] = {}
    for name, action in named.items():
        others = first.setdefault(short_name(name), [])
        for other in others:
            if alike(title, t, seat, named[other], action):
                found[name] = other
                break
        else:
            others.append(name)
    return found


# -- what is not offered ------------------------------------------------------------------------


def bar(title: Title[Any], t: Table, seat: int, text: str) -> str:
    """The clause that forbids what the text means; empty when it is offered.

    InputError when it means nothing, or a card by the number of one the seat does not know.
    """
    if t.over:
        return "K-ANSWER-4"
    if not 0 <= seat < t.seats or not t.waiting >> seat & 1:
        return "K-ANSWER-1"
    top = t.stack[-1]
    for choices in (options_of(t, seat), top.candidates(t, seat)):
        action = match(title, t, seat, text, choices)
        if action is not None:
            return why_not(t, seat, action)
    refuse_unknown(t, seat, text)
    read = parse(title, t, seat, text)
    if read is None:
        return NOT_OFFERED
    action, claims = read
    if not claims:
        return why_not(t, seat, action)
    world = t.clone()
    for card, face in claims.items():
        world.face[card] = face
        world.known[card] |= 1 << seat
    world.changed()
    return why_not(world, seat, action) or NOT_OFFERED


def refuse_unknown(t: Table, seat: int, text: str) -> None:
    """A card that the seat does not know cannot be spoken of by its number: whether it is refused
    by this clause or by that would tell what is printed on it."""
    for number in _NUMBERED.findall(text):
        card = int(number)
        if card >= len(t.face) or not t.knows(seat, card):
            raise InputError(f"you know no card with the number {number}")


Claims = dict[int, int]
"""Cards the seat does not know, each with the face it is taken to have."""


def parse(title: Title[Any], t: Table, seat: int, text: str) -> tuple[int, Claims] | None:
    """Any verb of the title with any arguments; InputError when it is no such thing.

    A card the seat knows nowhere is stood in for by one it does not know, which is taken to be
    that card: the rules can say why it is refused, and say nothing of where it really lies.
    None when no card is left to stand in.
    """
    wanted = _comparable(text)
    near: list[Verb] = []
    verbs = sorted(title.verbs.values(), key=lambda verb: -len(verb.name))
    for verb in verbs:
        head = _comparable(verb.name)
        if wanted != head and not wanted.startswith(head + "-"):
            continue
        values = _read(title, t, seat, wanted[len(head) :].strip("-"), list(verb.kinds))
        if values is not None:
            return _stood_in(t, seat, verb.code, values)
        near.append(verb)
    raise _unknown(title, text, form(title, t, near[0]) if near else "")


def form(title: Title[Any], t: Table, verb: Verb) -> str:
    """What belongs behind a verb, with the words of the title where there are few."""
    told = f"write {' '.join([verb.name, *[kind.upper() for kind in verb.kinds]])}"
    for kind in dict.fromkeys(verb.kinds):
        words = few_words(title, t, kind)
        told += f"; {kind.upper()} is one of {', '.join(words)}" if words else ""
    return told


def few_words(title: Title[Any], t: Table, kind: str) -> list[str]:
    """The words of a kind of argument that the title itself knows, if they can be listed."""
    if kind in ("card", "face", "seat", "number", "place"):
        return []
    words = [title.argument(t, kind, value) for value in title.domain(t, kind)]
    return words if len(words) <= FEW else []


def verb_in(title: Title[Any], text: str) -> str:
    """The verb a text begins with; InputError when it is none of the title's."""
    verbs = sorted([verb.name for verb in title.verbs.values()], key=len, reverse=True)
    for verb in verbs:
        if f"{_comparable(text)}-".startswith(f"{_comparable(verb)}-"):
            return verb
    raise _unknown(title, text)


def _unknown(title: Title[Any], text: str, right: str = "") -> InputError:
    """A text that means nothing: what would be right, or the verbs if not even one was named."""
    what = f"{text!r} is nothing this game knows"
    if right:
        return InputError(what, right=right)
    known = ", ".join(sorted(verb.name for verb in title.verbs.values()))
    return InputError(what, right=f"its verbs are: {known}", code=NO_VERB)


def _stood_in(
    t: Table, seat: int, verb: int, values: list[tuple[int, int]]
) -> tuple[int, Claims] | None:
    """The action, with the first cards the seat does not know where only a face was named."""
    strangers = (card for card in range(len(t.face)) if not t.knows(seat, card))
    claims: Claims = {}
    args: list[int] = []
    for value, face in values:
        if face >= 0:
            value = next(strangers, -1)
            if value < 0:
                return None
            claims[value] = face
        args.append(value)
    return pack(verb, *args), claims


def _read(
    title: Title[Any], t: Table, seat: int, rest: str, kinds: list[str]
) -> list[tuple[int, int]] | None:
    """Arguments of these kinds from the rest of a text; None when it does not read that way.

    Each is a value and -1, or for a card the seat knows nowhere -1 and the face.
    """
    if not kinds:
        return [] if not rest else None
    for written, value, face in _words(title, t, seat, kinds[0]):
        if rest == written or rest.startswith(written + "-"):
            others = _read(title, t, seat, rest[len(written) :].strip("-"), kinds[1:])
            if others is not None:
                return [(value, face), *others]
    return None


def _words(title: Title[Any], t: Table, seat: int, kind: str) -> Iterator[tuple[str, int, int]]:
    """Every word for an argument of this kind, as the seat could use it."""
    for value in title.domain(t, kind):
        if kind == "card" and not t.knows(seat, value):
            continue
        name = title.argument(t, kind, value)
        yield _comparable(name), value, -1
        if kind == "card":
            yield _comparable(name.split("~")[0]), value, -1
    if kind == "card":
        for face, name in enumerate(title.face_slugs(t)):
            yield _comparable(name), -1, face
