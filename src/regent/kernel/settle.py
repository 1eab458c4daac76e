"""What has triggered, and what the rules put right at once."""

from __future__ import annotations

from typing import Any

from regent.kernel.action import ORDER, arg_a, arg_b, pack
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame, T
from regent.kernel.opened import mypyc_attr
from regent.kernel.table import Trigger


@mypyc_attr(allow_interpreted_subclasses=True)
class Settle(Frame[T]):
    """Resolves what has triggered, after the state-based checks, until nothing is left.

    Triggers of an earlier moment come first; at one moment the seats go in the title's order,
    and a seat with several chooses among its own (K-TRIGGER-1).
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int = -1, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def order(self, t: T) -> list[int]:
        """Whose triggers come first."""
        return list(range(t.seats))

    def check(self, t: T) -> Frame[Any] | None:
        """Put right what the rules put right at once; a frame where that needs one."""
        return None

    def resolve(self, t: T, trigger: Trigger) -> Frame[Any] | None:
        """Do what has triggered."""
        raise Broken(f"{type(self).__name__} does not resolve triggers")

    def chooses(self, t: T, seat: int) -> bool:
        """Does the seat order its own triggers of one moment?"""
        return True

    def step(self, t: T) -> None:
        frame = self.check(t)
        if frame is not None:
            t.stack.append(frame)
            return
        if t.over:
            return
        if not t.triggers:
            t.stack.pop()
            return
        batch = min([trigger.batch for trigger in t.triggers])
        for seat in self.order(t):
            mine = [x for x in t.triggers if x.seat == seat and x.batch == batch]
            if len(mine) > 1 and self.chooses(t, seat) and len(self.offers(mine)) > 1:
                self.seat = seat
                t.waiting = 1 << seat
                return
            if mine:
                self.take(t, mine[0])
                return
        raise Broken("a trigger belongs to no seat of the order")

    def offers(self, triggers: list[Trigger]) -> list[int]:
        named = [pack(ORDER, x.kind, x.source) for x in triggers]
        return list(dict.fromkeys(named))

    def candidates(self, t: T, seat: int) -> list[int]:
        batch = min([trigger.batch for trigger in t.triggers])
        return self.offers([x for x in t.triggers if x.seat == seat and x.batch == batch])

    def bar(self, t: T, seat: int, action: int) -> str:
        """Only what has triggered at this moment can come first, by the title's clause."""
        if action >> 36 != ORDER or action in self.candidates(t, seat):
            return ""
        return self.clause()

    def options(self, t: T, seat: int) -> list[int]:
        return self.candidates(t, seat)

    def answer(self, t: T, seat: int, action: int) -> None:
        t.waiting = 0
        for trigger in t.triggers:
            same = trigger.kind == arg_a(action) and trigger.source == arg_b(action)
            if trigger.seat == seat and same:
                self.take(t, trigger)
                return

    def take(self, t: T, trigger: Trigger) -> None:
        """Resolve one; whatever it triggers in turn is a later moment."""
        t.triggers.remove(trigger)
        t.batch += 1
        frame = self.resolve(t, trigger)
        if frame is not None:
            t.stack.append(frame)

    def shape(self) -> str:
        return "order"

    def clause(self) -> str:
        return "K-TRIGGER-1"
