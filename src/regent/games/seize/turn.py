"""The Turn: six Phases in order, one player after the other, clockwise (SI-TURN)."""

from __future__ import annotations

from typing import Any

from regent.games.seize import sequences as steps
from regent.games.seize.allocation import AllocationPhase
from regent.games.seize.codes import UNTIL_TURN
from regent.games.seize.effects import expire
from regent.games.seize.military import MilitaryPhase
from regent.games.seize.phase import SeatPhase
from regent.games.seize.reallocation import ReallocationPhase
from regent.games.seize.regency import RegentPhase
from regent.games.seize.resupply import ResupplyPhase
from regent.games.seize.state import (
    ALLOCATION,
    MILITARY,
    REALLOCATION,
    REGENT,
    RESUPPLY,
    VICTORY,
    Seize,
)
from regent.games.seize.victory import VictoryPhase
from regent.kernel.frame import Frame


class Round(Frame[Seize]):
    """Turn after Turn, clockwise, until somebody wins: there is no other end (SI-TURN-06)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> Round:
        return Round(self.seat, self.pc)

    def step(self, t: Seize) -> None:
        if self.pc:
            self.seat = (self.seat + 1) % t.seats  # SI-TURN-01
            while t.is_out(self.seat):  # SI-OUT-TURNS
                self.seat = (self.seat + 1) % t.seats
        self.pc = 1
        begin_turn(t, self.seat)
        t.stack.append(Turn(self.seat))


def begin_turn(t: Seize, seat: int) -> None:
    t.end_turn_effects()
    t.take_turn(seat)
    t.emit("turn", seat, "SI-TURN-01", t.turn)


class Turn(SeatPhase):
    """SI-TURN-02: Resupply, Allocation, Reallocation, Military, Victory, Regent."""

    __slots__ = ()

    def clone(self) -> Turn:
        return Turn(self.seat, self.pc)

    def sequence(self) -> int:
        return steps.TURN

    def do(self, t: Seize, step: int) -> Frame[Any] | None:
        seat = self.seat
        if step == steps.RESUPPLY_PHASE:
            t.begin_phase(RESUPPLY)
            return ResupplyPhase(seat)
        if step == steps.ALLOCATION_PHASE:
            t.begin_phase(ALLOCATION)
            return AllocationPhase(seat)
        if step == steps.REALLOCATION_PHASE:
            t.begin_phase(REALLOCATION)
            return ReallocationPhase(seat)
        if step == steps.MILITARY_PHASE:
            t.begin_phase(MILITARY)
            return MilitaryPhase(seat)
        if step == steps.VICTORY_PHASE:
            t.begin_phase(VICTORY)
            return VictoryPhase(seat)
        if step == steps.REGENT_PHASE:
            if t.regent != seat:  # SI-TURN-03, SI-GLOSS-REGENT
                return None
            t.begin_phase(REGENT)
            return RegentPhase(seat)
        return super().do(t, step)

    def done(self, t: Seize) -> None:
        expire(t, UNTIL_TURN)
