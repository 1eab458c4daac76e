"""A phase in progress: the steps of a sequence, one after the other."""

from __future__ import annotations

from typing import Any

from regent.games.seize.state import Seize
from regent.kernel.errors import Broken
from regent.kernel.flow import Steps
from regent.kernel.frame import Frame


class Phase(Steps[Seize]):
    """One sequence in progress: each step is finished before the next begins (SI-TURN-PARTS)."""

    __slots__ = ()

    def sequence(self) -> int:
        """Which of the sequences this is."""
        raise Broken(f"{type(self).__name__} is no sequence")

    def do(self, t: Seize, step: int) -> Frame[Any] | None:
        """Do a step; the frame it returns runs before the next."""
        raise Broken(f"{type(self).__name__} cannot do step {step}")

    def parts(self, t: Seize) -> int:
        return len(t.spec.sequences[self.sequence()])

    def part(self, t: Seize, n: int) -> Frame[Any] | None:
        return self.do(t, t.spec.sequences[self.sequence()][n])

    def back_to(self, t: Seize, step: int) -> None:
        """Go on with an earlier step, or with this one again."""
        self.pc = t.spec.sequences[self.sequence()].index(step)

    def is_past(self, t: Seize, step: int) -> bool:
        """Has this step begun, or is it over?"""
        return self.pc > t.spec.sequences[self.sequence()].index(step)


class SeatPhase(Phase):
    """A phase of one player's Turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat
