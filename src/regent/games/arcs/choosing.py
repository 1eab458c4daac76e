"""Questions of Arcs that answer themselves where there is no choice."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.state import Arcs
from regent.kernel.flow import Ask, Until
from regent.kernel.frame import offered

FUTILE: Final = 1
"""Nothing came of the last action of a turn."""
GAINED: Final = 2
"""Its last action brought a resource, and the slots may be rearranged before the next (A-RES-4)."""


class Choice(Ask[Arcs]):
    """One seat chooses one option. With none nothing happens; a lone one is taken at once."""

    __slots__ = ()

    def none(self, t: Arcs) -> None:
        """There was nothing to choose; this frame has left the stack."""

    def step(self, t: Arcs) -> None:
        options = offered(t, self.seat)
        if len(options) > 1:
            t.waiting = 1 << self.seat
            return
        t.stack.pop()
        if options:
            self.chosen(t, options[0])
        else:
            self.none(t)


class Acting(Until[Arcs]):
    """A turn, which does not end by itself where an action is lost: while a pip is left, or when
    nothing came of the last action (`pc` tells of that one). So that is seen, and can be taken
    back (A-TURN-10)."""

    __slots__ = ()

    def step(self, t: Arcs) -> None:
        if t.pips or self.pc:
            t.waiting = 1 << self.seat
        else:
            super().step(t)

    def answer(self, t: Arcs, seat: int, action: int) -> None:
        self.pc = 0
        super().answer(t, seat, action)


def came_to_nothing(t: Arcs) -> None:
    """Nothing came of the action that was taken last (A-COMP-8)."""
    for frame in t.stack:
        if isinstance(frame, Acting):
            frame.pc |= FUTILE
