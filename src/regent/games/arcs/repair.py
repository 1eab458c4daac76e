"""Repair: a damaged piece of one's own, or one that a seat commands or controls (A-REPAIR)."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.actions import Act
from regent.games.arcs.codes import DAMAGED, EMPIRE, FREE, ON_MAP, OWNERS, REPAIR
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import commands, controls
from regent.kernel.action import arg_a, arg_b, arg_c, pack, verb_of


def bar_repair(t: Arcs, seat: int, system: int, owner: int, kind: int) -> str:
    """The clause that forbids repairing a piece of this owner there."""
    if kind >= ON_MAP or not t.count(system, owner, kind, DAMAGED):
        return "A-REPAIR-1"
    if owner == seat:
        return ""
    if owner == EMPIRE:  # E-CTRL-10
        if not t.is_regent(seat):
            return "E-CTRL-9"
        return "" if commands(t, seat, system) else "E-CTRL-8"
    if owner == FREE:  # E-FREE-6
        return "" if controls(t, seat, system) else "E-FREE-1"
    return "A-REPAIR-1"


def damaged_pieces(t: Arcs, seat: int) -> list[int]:
    """Every damaged piece in the systems where the seat has any, its own and those of others whom
    it may command or control, as an option."""
    found: list[int] = []
    for system in t.board().places[seat]:
        for owner in (seat, EMPIRE, FREE) if t.spec.empire else (seat,):
            for kind in range(ON_MAP):
                if t.count(system, owner, kind, DAMAGED):
                    found.append(pack(verbs.REPAIR, system, owner, kind))
    return found


class Repair(Act):
    """A-REPAIR-1: one damaged piece of your own, or one that you command."""

    __slots__ = ()

    def clone(self) -> Repair:
        return Repair(self.seat, self.pc)

    def action(self) -> int:
        return REPAIR

    def standard(self, t: Arcs, seat: int) -> list[int]:
        return damaged_pieces(t, seat)

    def bar_standard(self, t: Arcs, seat: int, action: int) -> str:
        system, owner, kind = arg_a(action), arg_b(action), arg_c(action)
        if verb_of(action) != verbs.REPAIR or system >= SYSTEMS or owner >= OWNERS:
            return "K-ANSWER-3"
        return bar_repair(t, seat, system, owner, kind)

    def perform(self, t: Arcs, action: int) -> None:
        system, owner, kind = arg_a(action), arg_b(action), arg_c(action)
        t.repair(system, owner, kind)
        if owner == self.seat:
            t.emit("repairs", self.seat, "A-REPAIR-1", kind, system)
        else:
            clause = "E-CTRL-10" if owner == EMPIRE else "E-FREE-6"
            t.emit("repairs-other", self.seat, clause, owner, kind, system)

    def clause(self) -> str:
        return "A-REPAIR-1"


def can_repair(t: Arcs, seat: int) -> bool:
    for option in damaged_pieces(t, seat):
        if not bar_repair(t, seat, arg_a(option), arg_b(option), arg_c(option)):
            return True
    return False
