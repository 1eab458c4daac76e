"""Declaring ambitions and seizing the initiative."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import (
    AMBITION_OF,
    AMBITIONS,
    ANY_AMBITION,
    EMPATH,
    FIRST_PLACE,
    KEEPER,
    MARKERS,
)
from regent.games.arcs.declaring import Declared, GiveCard, awaiting
from regent.games.arcs.lore_words import GENEROUS
from regent.games.arcs.state import Arcs
from regent.games.arcs.traits import bar_generous
from regent.games.arcs.vocabulary import NO_ZERO
from regent.kernel.action import A_DONE, arg_a, pack, verb_of
from regent.kernel.frame import Frame


def best_marker(t: Arcs) -> int:
    """The available marker with the highest first-place number; -1 for none (A-AMB-2)."""
    found, most = -1, -1
    for at in range(MARKERS):
        worth = FIRST_PLACE[at][t.side(at)]
        if t.marker[at] < 0 and worth > most:
            found, most = at, worth
    return found


def allows(number: int, ambition: int) -> bool:
    """May a card of this number declare the ambition? (A-CARD-3)"""
    return number == ANY_AMBITION or AMBITION_OF[number] == ambition


def declare(t: Arcs, seat: int, ambition: int, with_zero: bool, clause: str) -> None:
    """An ambition is declared; whoever gives a card for it gives that first (A-LEAD-07b)."""
    if t.spec.leaders and t.has(seat, GENEROUS):
        t.stack.append(Declaring(ambition, clause, seat, int(with_zero)))
        t.stack.append(GiveCard(seat))
    else:
        put_marker(t, seat, ambition, with_zero, clause)


class Declaring(Frame[Arcs]):
    """A declaration that had to wait for a gift (A-LEAD-07b)."""

    __slots__ = ("ambition", "rule", "seat", "with_zero")

    def __init__(self, ambition: int, rule: str, seat: int, with_zero: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.ambition = ambition
        self.rule = rule
        self.seat = seat
        self.with_zero = with_zero

    def clone(self) -> Declaring:
        return Declaring(self.ambition, self.rule, self.seat, self.with_zero, self.pc)

    def step(self, t: Arcs) -> None:
        t.stack.pop()
        put_marker(t, self.seat, self.ambition, self.with_zero > 0, self.rule)


def put_marker(t: Arcs, seat: int, ambition: int, with_zero: bool, clause: str) -> None:
    """Put a marker in the box of an ambition (A-AMB-2, A-AMB-3)."""
    waits = awaiting(t, seat, not t.is_declared(ambition))
    marker = best_marker(t)
    t.declare(marker, ambition)
    worth = FIRST_PLACE[marker][t.side(marker)]
    t.emit("declares", seat, clause, ambition, worth)
    if with_zero:
        if ambition in (KEEPER, EMPATH) and t.has(seat, NO_ZERO):
            t.emit("no-zero", seat, "A-GUILD-18", ambition)
        else:
            t.put_zero()
            t.emit("zero", seat, "A-AMB-3", t.lead)
    if waits:  # A-GUILD-17, A-LEAD-04a, A-LEAD-08a, A-LEAD-12a
        t.stack.append(Declared(waits, seat))


def seize(t: Arcs, seat: int, clause: str) -> None:
    """A-SEIZE-4: the marker moves at once."""
    t.seize_initiative(seat)
    t.emit("seizes", seat, clause)


class DeclareAny(Choice):
    """A-VOX-27: any ambition, or none."""

    __slots__ = ()

    def clone(self) -> DeclareAny:
        return DeclareAny(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [A_DONE] + [pack(verbs.DECLARE, ambition) for ambition in range(len(AMBITIONS))]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        if verb_of(action) != verbs.DECLARE or arg_a(action) >= len(AMBITIONS):
            return "K-ANSWER-3"
        return "A-AMB-2" if best_marker(t) < 0 else bar_generous(t, seat)

    def chosen(self, t: Arcs, action: int) -> None:
        if action != A_DONE:
            declare(t, self.seat, arg_a(action), False, "A-VOX-27")

    def clause(self) -> str:
        return "A-VOX-27"
