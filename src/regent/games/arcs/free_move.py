"""A Move before or after a battle (A-LEAD-06a)."""

from __future__ import annotations

from regent.games.arcs.leaders import copies_or_pivots
from regent.games.arcs.lore_moves import leaves_fight
from regent.games.arcs.lore_words import TACTICAL
from regent.games.arcs.move import Move
from regent.games.arcs.reaching import goes_through
from regent.games.arcs.state import Arcs
from regent.games.arcs.traits import catapults
from regent.kernel.action import A_DONE, arg_a, arg_b


def may_fight_later(t: Arcs, seat: int) -> bool:
    """Could the pip of a Copy or Pivot lead to a battle after a Move? (A-LEAD-06a)"""
    if not copies_or_pivots(t, seat) or not t.has(seat, TACTICAL):
        return False
    for option in Move(seat).standard(t, seat):
        start, end = arg_a(option), arg_b(option)
        goes_on = catapults(t, seat, start) and goes_through(t, seat, end, 1, 0)
        if leaves_fight(t, seat, start, end, 1, goes_on):
            return True
    return False


class FreeMove(Move):
    """A-LEAD-06a: a Move that no pip and no resource pays for, or none."""

    __slots__ = ()

    def clone(self) -> FreeMove:
        return FreeMove(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = self.standard(t, seat)
        return found if t.must_fight else [A_DONE, *found]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return "A-LEAD-06a" if t.must_fight else ""
        return self.bar_standard(t, seat, action)

    def perform(self, t: Arcs, action: int) -> None:
        if action != A_DONE:
            super().perform(t, action)

    def none(self, t: Arcs) -> None:
        """There is nothing left to move."""

    def clause(self) -> str:
        return "A-LEAD-06a"
