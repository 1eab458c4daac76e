"""A World is eliminated by an effect, or because its Owner left the game (SI-ELIMW)."""

from __future__ import annotations

from regent.games.seize.codes import FLEET
from regent.games.seize.moving import Return
from regent.games.seize.state import Seize
from regent.games.seize.types import type_of
from regent.games.seize.units import discard, eliminate, relics_at
from regent.kernel.frame import Frame


class Vanish(Frame[Seize]):
    """SI-ELIMW-1, SI-ELIMW-2: Fleet cards there go to other Worlds of their players, with their
    counters and at once (SI-ELIMW-3); all else that is present is eliminated."""

    __slots__ = ("world",)

    def __init__(self, world: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.world = world

    def clone(self) -> Vanish:
        return Vanish(self.world, self.pc)

    def step(self, t: Seize) -> None:
        self.pc += 1
        if self.pc == 1:
            self.empty(t)
            for seat in reversed(t.order()):
                fleets = t.cards_at(self.world, seat)
                if fleets:
                    t.stack.append(Return(self.world, "SI-ELIMW-1", seat, fleets[:]))
            return
        t.stack.pop()
        t.emit("eliminated", t.controller[self.world], "SI-ELIMW-1", self.world)
        t.set_throne(self.world, 0)
        if self.world in t.entered:
            t.leave_out(self.world)
        discard(t, self.world)

    def empty(self, t: Seize) -> None:
        """Everything but Fleet cards and their counters."""
        for card in t.units_at(self.world)[:]:
            host = t.host[card] if t.is_counter(card) else card
            if host == self.world or type_of(t, host) != FLEET:
                eliminate(t, card, "SI-ELIMW-2")
        for relic in relics_at(t, self.world):
            eliminate(t, relic, "SI-ELIMW-2")
