"""Choosing some of many: a chain of small answers, one form at the edge."""

from __future__ import annotations

from regent.kernel.action import A_DONE, arg_a, pack
from regent.kernel.frame import Frame, T
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
