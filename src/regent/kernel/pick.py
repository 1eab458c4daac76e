"""Choosing some of many, and paying a price: chains of small answers, one form at the edge."""

from __future__ import annotations

from regent.kernel.action import A_DECLINE, A_DONE, arg_a, pack
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame, T, offered
from regent.kernel.opened import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Frame[T]):
    """One seat picks some of many, one at a time; what it picked is `got`.

    `pool` holds the things that may be picked, `verb` names the picking. A pick without
    alternative is made without asking.
    """

    __slots__ = ("least", "most", "picked", "pool", "seat", "verb")

    def __init__(
        self,
        least: int,
        most: int,
        picked: list[int],
        pool: list[int],
        seat: int,
        verb: int,
        pc: int = 0,
    ) -> None:
        super().__init__(pc)
        self.least = least
        self.most = most
        self.picked = picked
        self.pool = pool
        self.seat = seat
        self.verb = verb

    def bar_pick(self, t: T, thing: int) -> str:
        """The clause that forbids picking this one now."""
        return ""

    def chosen(self, t: T) -> None:
        """All picks are made and lie in `got`; this frame has left the stack."""

    def step(self, t: T) -> None:
        if len(self.pool) <= self.least:
            self.picked = self.pool[:]
        if len(self.picked) >= min(self.most, len(self.pool)):
            self.close(t)
        else:
            t.waiting = 1 << self.seat

    def close(self, t: T) -> None:
        t.stack.pop()
        t.got = self.picked
        self.chosen(t)

    def candidates(self, t: T, seat: int) -> list[int]:
        verb = self.verb
        return [pack(verb, thing) for thing in self.pool] + [A_DONE]

    def bar(self, t: T, seat: int, action: int) -> str:
        if action == A_DONE:
            return "K-PICK-1" if len(self.picked) < self.least else ""
        thing = arg_a(action)
        if thing in self.picked:
            return "K-PICK-2"
        if thing not in self.pool:
            return "K-PICK-3"
        return self.bar_pick(t, thing)

    def answer(self, t: T, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DONE:
            self.close(t)
        else:
            self.picked.append(arg_a(action))

    def shape(self) -> str:
        return "pick"


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Frame[T]):
    """One seat pays `due` from a pool of means, each an action with a worth; all or nothing.

    Nothing is spent until the whole price is met (K-PAY-2). `ret` is 1 when paid, 0 when the
    pool is too small (nothing is asked then) or the seat declined where it may.
    """

    __slots__ = ("due", "pool", "seat", "spent")

    def __init__(self, due: int, pool: list[int], seat: int, spent: list[int], pc: int = 0) -> None:
        super().__init__(pc)
        self.due = due
        self.pool = pool
        self.seat = seat
        self.spent = spent

    def worth(self, t: T, action: int) -> int:
        """What this means counts toward the price."""
        return 1

    def spend(self, t: T, action: int) -> None:
        """Give it up: the price is met."""
        raise Broken(f"{type(self).__name__} does not say how to spend")

    def may_decline(self) -> bool:
        """May the seat leave without paying?"""
        return False

    def settled(self, t: T) -> None:
        """Paid or not, as `ret` says; this frame has left the stack."""

    def total(self, t: T, means: list[int]) -> int:
        """What these means are worth together."""
        worth = 0
        for action in means:
            worth += self.worth(t, action)
        return worth

    def step(self, t: T) -> None:
        if self.due <= 0 or self.total(t, self.spent) >= self.due:
            self.leave(t, 1)
            return
        if self.total(t, self.pool) < self.due:
            self.leave(t, 0)
            return
        options = offered(t, self.seat)
        if len(options) > 1:
            t.waiting = 1 << self.seat
        else:
            self.spent.append(options[0])

    def leave(self, t: T, paid: int) -> None:
        t.stack.pop()
        if paid:
            for action in self.spent:
                self.spend(t, action)
        t.ret = paid
        self.settled(t)

    def candidates(self, t: T, seat: int) -> list[int]:
        means = list(dict.fromkeys(self.pool))
        return [*means, A_DECLINE] if self.may_decline() else means

    def bar(self, t: T, seat: int, action: int) -> str:
        if action == A_DECLINE:
            return "" if self.may_decline() else "K-PAY-3"
        return "K-PAY-1" if self.spent.count(action) >= self.pool.count(action) else ""

    def answer(self, t: T, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DECLINE:
            self.leave(t, 0)
        else:
            self.spent.append(action)

    def shape(self) -> str:
        return "pay"
