"""Questions of Arcs that answer themselves where there is no choice."""

from __future__ import annotations

from regent.games.arcs.state import Arcs
from regent.kernel.flow import Ask
from regent.kernel.frame import offered


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
