"""Simultaneous secret choice."""

from __future__ import annotations

from typing import Final

from regent.kernel import rng
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame, T
from regent.kernel.opened import mypyc_attr
from regent.kernel.table import Table

PARTS: Final = 100
"""More parts than a sealed answer has: beyond it a re-deal gives up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Frame[T]):
    """Several seats choose at the same time and in secret (K-SEAL-1).

    `drafts` holds what each seat has said so far; `pending` is the mask of seats still choosing.
    An answer that `closes` ends a seat's draft; when the last one is in, `reveal` runs.
    """

    __slots__ = ("drafts", "pending", "seats")

    def __init__(self, drafts: list[list[int]], pending: int, seats: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.drafts = drafts
        self.pending = pending
        self.seats = seats

    def reveal(self, t: T) -> None:
        """All answers are in; this frame has left the stack."""
        raise Broken(f"{type(self).__name__} does not say what the answers do")

    def closes(self, t: T, seat: int, action: int) -> bool:
        """Does this answer end the seat's draft? By default one answer is all."""
        return True

    def step(self, t: T) -> None:
        if self.pending:
            t.waiting = self.pending
            return
        t.stack.pop()
        self.reveal(t)

    def answer(self, t: T, seat: int, action: int) -> None:
        self.drafts[seat].append(action)
        if self.closes(t, seat, action):
            self.pending &= ~(1 << seat)
            t.waiting = self.pending

    def retract(self, t: T, seat: int) -> str:
        """A seat may take its sealed answer back until the last one is in (K-SEAL-2)."""
        if not self.seats >> seat & 1 or not self.drafts[seat]:
            return "K-SEAL-3"
        self.drafts[seat] = []
        self.pending |= 1 << seat
        t.waiting = self.pending
        return ""

    def redeal(self, t: T, viewer: int, source: list[int]) -> bool:
        """What others have sealed is unknown: give them other legal answers, where there are any.
        A seat that could say nothing legal says what it might think of, so that the game goes on
        in any case."""
        legal = True
        for seat in range(t.seats):
            if seat == viewer or not self.drafts[seat]:
                continue
            self.drafts[seat] = []
            for _ in range(0 if self.pending >> seat & 1 else PARTS):
                offered = self.options(t, seat)
                if not offered:
                    legal = False
                    offered = self.candidates(t, seat)
                if not offered:
                    break
                action = offered[rng.below(source, 0, len(offered))]
                self.drafts[seat].append(action)
                if self.closes(t, seat, action):
                    break
        return legal

    def shape(self) -> str:
        return "sealed"


def no_drafts(t: Table) -> list[list[int]]:
    """Empty drafts for a Sealed frame: one list for each seat."""
    return [[] for _ in range(t.seats)]
