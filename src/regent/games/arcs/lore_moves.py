"""Moves that Leaders and Lore add, and what a move into a gate may cost."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.codes import AGENT, FRESH, SHIP
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.state import PLACE, Arcs
from regent.games.arcs.traits import harbor_of, most_ships
from regent.games.arcs.values import is_foreign
from regent.kernel.action import A_DONE, arg_a, arg_b, pack, verb_of
from regent.kernel.flow import Until


def arrive(t: Arcs, seat: int, start: int, end: int, fresh: int, damaged: int, rule: str) -> None:
    """Ships of a seat go from one system to the next. Gate Ports capture an Agent of theirs, by who
    controls the gate before they arrive (A-LORE-08)."""
    captor = harbor_of(t, seat, end)
    t.shift_ships(seat, start, end, fresh, damaged)
    t.emit("moves", seat, rule, fresh + damaged, start, end)
    if captor >= 0 and t.left(seat, AGENT):
        t.capture(captor, seat)
        t.emit("captures", captor, "A-LORE-08", seat, 1)


# -- a Move before a battle -----------------------------------------------------------------------


def has_rival(t: Arcs, seat: int, system: int) -> bool:
    """Is there anybody to attack?"""
    for owner in t.spec.owners:
        if owner != seat and t.is_present(system, owner):
            return True
    return False


def reaches_rival(t: Arcs, seat: int, gate: int) -> bool:
    """Does a Catapult from this gate lead to anybody?"""
    seen = [gate]
    at = 0
    while at < len(seen):
        for end in t.neighbours(seen[at]):
            if has_rival(t, seat, end):
                return True
            if end % 4 == 0 and end not in seen and not is_foreign(t, seat, end):
                seen.append(end)
        at += 1
    return False


def leaves_fight(t: Arcs, seat: int, start: int, end: int, ships: int, goes_on: bool) -> bool:
    """Is a battle possible after so many ships went from one system to another, or when they have
    gone on from there? (A-LEAD-06a)"""
    for system in t.board().places[seat]:
        left = t.ships_at(system, seat) - (ships if system == start else 0)
        if left > 0 and has_rival(t, seat, system):
            return True
    return has_rival(t, seat, end) or (goes_on and reaches_rival(t, seat, end))


def bar_unfought(t: Arcs, seat: int, start: int, end: int, ships: int, goes_on: bool) -> str:
    """The clause that forbids a move which would leave no battle, where one must follow."""
    if not t.must_fight or leaves_fight(t, seat, start, end, ships, goes_on):
        return ""
    return "A-LEAD-06a"


# -- Predictive Sensors ---------------------------------------------------------------------------


class Sensors(Until[Arcs]):
    """A-LORE-15: fresh ships of the defender come from adjacent systems, once from each."""

    __slots__ = ("used",)

    def __init__(self, used: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.used = used

    def clone(self) -> Sensors:
        return Sensors(self.used[:], self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for system in t.neighbours(t.battle[PLACE]):
            for number in range(t.count(system, seat, SHIP, FRESH), 0, -1):
                found.append(pack(verbs.JOIN, system, number))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        system, number = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.JOIN or system >= SYSTEMS:
            return "K-ANSWER-3"
        if system not in t.neighbours(t.battle[PLACE]) or system in self.used:
            return "A-LORE-15"
        if not 0 < number <= t.count(system, seat, SHIP, FRESH):
            return "A-LORE-15"
        return "" if number <= most_ships(t, seat) else "A-LEAD-05b"

    def chosen(self, t: Arcs, action: int) -> None:
        system = arg_a(action)
        self.used.append(system)
        arrive(t, self.seat, system, t.battle[PLACE], arg_b(action), 0, "A-LORE-15")

    def clause(self) -> str:
        return "A-LORE-15"

    def subject(self, t: Arcs) -> list[int]:
        return [t.battle[PLACE]]
