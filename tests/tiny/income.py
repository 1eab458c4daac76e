"""Income: a coin and a card for each seat, then what triggers."""

from __future__ import annotations

from regent.kernel.flow import EachSeat
from regent.kernel.frame import Frame
from regent.kernel.settle import Settle
from regent.kernel.table import Trigger
from tests.tiny.abilities import do
from tests.tiny.state import ON_INCOME, Outposts


class Income(EachSeat[Outposts]):
    __slots__ = ()

    def clone(self) -> Income:
        return Income(self.order, self.pc)

    def each(self, t: Outposts, seat: int) -> None:
        t.gain(seat, 1, "T-INCOME-1")
        t.draw(seat, "T-INCOME-2")

    def done(self, t: Outposts) -> None:
        """T-INCOME-4."""
        waits = t.spec.does[ON_INCOME]
        for seat in t.order():
            for card in t.front(seat):
                if waits[t.face[card]]:
                    t.trigger(ON_INCOME, seat, card)
        t.stack.append(SettleTiny())


class SettleTiny(Settle[Outposts]):
    """Triggers in seat order from the first; a seat orders its own (K-TRIGGER-1)."""

    __slots__ = ()

    def clone(self) -> SettleTiny:
        return SettleTiny(self.seat, self.pc)

    def order(self, t: Outposts) -> list[int]:
        return t.order()

    def check(self, t: Outposts) -> None:
        """T-COINS-1."""
        for seat in range(t.seats):
            t.cap_coins(seat)

    def resolve(self, t: Outposts, trigger: Trigger) -> Frame[Outposts] | None:
        do(t, trigger.kind, trigger.seat, trigger.source)
        return None
