"""Which clause a refusal names, measured over random play.

A refusal should name the rule of the title that forbids; a clause of the table (K-PICK-3,
K-ANSWER-3) is right only where no rule speaks of it at all. So near misses are tried: answers with
a verb that the question takes, one argument changed to something else that the seat knows. What
refuses them is counted by question, verb and clause. `kernel` lists those that only a clause of the
table refuses, each with an example: the list to shrink. A title's own test holds the bound:

    found = measure(new_header(title, "standard", 3, "refusals/0"))
    assert set(found.kernel()) <= ALLOWED

where `ALLOWED` holds the questions, verbs and clauses that are looked through and right.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from regent.kernel import rng
from regent.kernel.action import arg_a, arg_b, arg_c, pack, verb_of
from regent.kernel.frame import answer
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.play.journal import Header
from regent.play.names import NOT_OFFERED, option_name
from regent.play.session import Session

TRIES: Final = 12
"""Near misses that are tried at each question."""

NEAR: Final = 3
"""Numbers and words are changed by as much at most."""

Refused = tuple[str, str, str]
"""Prompt, verb, clause."""


class Refusals:
    """How often which clause refused what, by question and verb, with an example of each."""

    def __init__(self) -> None:
        self.cited: Counter[Refused] = Counter()
        self.examples: dict[Refused, str] = {}

    def add(self, refused: Refused, example: str, count: int = 1) -> None:
        self.cited[refused] += count
        self.examples.setdefault(refused, example)

    def take(self, other: Refusals) -> None:
        """What another game has shown."""
        for refused, count in other.cited.items():
            self.add(refused, other.examples[refused], count)

    def kernel(self) -> dict[Refused, str]:
        """What only a clause of the table refused, most often first, each with an example."""
        return {r: self.examples[r] for r, _ in self.cited.most_common() if r[2].startswith("K-")}

    def share(self) -> float:
        """The share of near misses that only a clause of the table refused."""
        return sum([self.cited[r] for r in self.kernel()]) / max(1, sum(self.cited.values()))

    def lines(self) -> list[str]:
        """The measurement as a person reads it."""
        told = [f"{100 * self.share():.1f} of 100 near misses cite a clause of the table"]
        for refused, example in self.kernel().items():
            told.append(f"{self.cited[refused]:6} {' '.join(refused)}: {example}")
        return told


def measure(header: Header, tries: int = TRIES) -> Refusals:
    """One random game, near misses tried at every question."""
    session = Session.start(header)
    title, t = session.title, session.table
    t.log = None
    source = rng.seeded(f"refusals/{header.seed}", 1)
    found = Refusals()
    while not t.over:
        awaited = session.awaited()
        seat = awaited[rng.below(source, 0, len(awaited))]
        top = t.stack[-1]
        offered = top.options(t, seat)
        for action in near_misses(title, t, seat, offered, source, tries):
            clause = top.bar(t, seat, action) or NOT_OFFERED  # as `why_not` says it
            verb = title.verbs[verb_of(action)].name
            found.add((top.prompt(), verb, clause), option_name(title, t, action, seat))
        answer(t, seat, offered[rng.below(source, 0, len(offered))])
    return found


def near_misses(
    title: Title[Any], t: Table, seat: int, offered: list[int], source: list[int], tries: int
) -> list[int]:
    """Answers that are not offered, each one argument away from something the seat might say."""
    thinkable = list(dict.fromkeys([*offered, *t.stack[-1].candidates(t, seat)]))
    found: list[int] = []
    for _ in range(tries):
        action = thinkable[rng.below(source, 0, len(thinkable))]
        if action in offered:
            action = _changed(title, t, seat, action, source)
        if action not in offered and action not in found:
            found.append(action)
    return found


def _changed(title: Title[Any], t: Table, seat: int, action: int, source: list[int]) -> int:
    """The same with one other argument; as it is where it has none."""
    kinds = title.verbs[verb_of(action)].kinds
    if not kinds:
        return action
    values = [arg_a(action), arg_b(action), arg_c(action)]
    at = rng.below(source, 0, len(kinds))
    others = _others(title, t, seat, kinds[at], values[at])
    if others:
        values[at] = others[rng.below(source, 0, len(others))]
    return pack(verb_of(action), *values)


def _others(title: Title[Any], t: Table, seat: int, kind: str, value: int) -> list[int]:
    """What else the seat might name there: of cards those that it knows (K-SECRET-1)."""
    domain = [other for other in title.domain(t, kind) if other != value]
    if kind == "card":
        return [card for card in domain if t.knows(seat, card)]
    if kind in ("seat", "place"):
        return domain
    return [other for other in domain if abs(other - value) <= NEAR]
