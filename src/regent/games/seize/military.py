"""The Military Phase: which Conquest Actions are fought, and in which order (SI-MIL-0)."""

from __future__ import annotations

from typing import Any

from regent.games.seize import sequences as steps
from regent.games.seize import (
    verbs,
)
from regent.games.seize.conquest import ConquestAction
from regent.games.seize.editions import R_RETREAT_TO_ATTACKED
from regent.games.seize.moving import Return
from regent.games.seize.phase import SeatPhase
from regent.games.seize.reacting import window
from regent.games.seize.reallocation import skips_military
from regent.games.seize.state import MAP, Seize
from regent.games.seize.triggers import settle
from regent.kernel.action import arg_a, pack, verb_of
from regent.kernel.frame import Frame


class MilitaryPhase(SeatPhase):
    """SI-TURN-04, SI-TURN-05: skipped on the first Turn; Units that went out come back."""

    __slots__ = ()

    def clone(self) -> MilitaryPhase:
        return MilitaryPhase(self.seat, self.pc)

    def sequence(self) -> int:
        return steps.MILITARY

    def do(self, t: Seize, step: int) -> Frame[Any] | None:
        if skips_military(t, self.seat):
            if self.pc == 1 and abroad(t, self.seat):  # as the Phase would begin
                t.emit("no-military", self.seat, "SI-TURN-05")
                return SendHome(self.seat)
            return None
        if step == steps.WINDOW:
            return window(t)
        if step == steps.CAMPAIGN:
            return Campaign(self.seat)
        if step == steps.SEND_HOME:
            return SendHome(self.seat)
        return super().do(t, step)


def abroad(t: Seize, seat: int) -> list[int]:
    """The Uncontrolled Worlds at which a player's Unit cards stand."""
    return [
        world for world in t.zones[MAP] if t.controller[world] != seat and t.cards_at(world, seat)
    ]


class Campaign(Frame[Seize]):
    """SI-MIL-0-1, SI-MIL-0-2: one Conquest Action for each World entered, or none."""

    __slots__ = ("seat", "skipped")

    def __init__(self, seat: int, skipped: list[int] | None = None, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat
        self.skipped = skipped if skipped is not None else []

    def clone(self) -> Campaign:
        return Campaign(self.seat, self.skipped[:], self.pc)

    def left(self, t: Seize) -> list[int]:
        """SI-MIL-0-11: Worlds still to be fought over, with a Unit card to fight with."""
        return [world for world in abroad(t, self.seat) if world not in self.skipped]

    def step(self, t: Seize) -> None:
        if t.triggers:  # who found no room after a World was skipped
            settle(t)
        elif self.left(t):
            t.waiting = 1 << self.seat
        else:
            t.stack.pop()

    def candidates(self, t: Seize, seat: int) -> list[int]:
        worlds = self.left(t)
        fights = [pack(verbs.CONQUER, world) for world in worlds]
        return fights + [pack(verbs.SKIP, world) for world in worlds]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        known = verb_of(action) in (verbs.CONQUER, verbs.SKIP) and arg_a(action) in self.left(t)
        return "" if known else "SI-MIL-0-1"

    def answer(self, t: Seize, seat: int, action: int) -> None:
        t.waiting = 0
        world = arg_a(action)
        self.skipped.append(world)
        if verb_of(action) == verbs.SKIP:
            t.emit("skips", seat, "SI-MIL-0-2", world)
            t.set_conquest(world, seat, 0)  # SI-CONQ-F1
            if not t.spec.rules[R_RETREAT_TO_ATTACKED] and world in t.entered:
                t.leave_out(world)
            t.stack.append(Return(world, "SI-CONQ-F2", seat, t.cards_at(world, seat)))
        else:
            t.stack.append(ConquestAction(seat, t.controller[world], world))

    def clause(self) -> str:
        return "SI-MIL-0-2"


class SendHome(Frame[Seize]):
    """SI-CONQ-F3: at the end of the Phase nobody stays at an Uncontrolled World."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> SendHome:
        return SendHome(self.seat, self.pc)

    def step(self, t: Seize) -> None:
        worlds = abroad(t, self.seat)
        if not worlds:
            t.stack.pop()
            settle(t)
            return
        units = t.cards_at(worlds[0], self.seat)
        t.stack.append(Return(worlds[0], "SI-CONQ-F2", self.seat, units))
