"""Carrying out what a card says, word by word."""

from __future__ import annotations

from typing import Any

from regent.kernel.errors import Broken
from regent.kernel.frame import Frame, T
from regent.kernel.opened import mypyc_attr
from regent.kernel.vocabulary import Op


@mypyc_attr(allow_interpreted_subclasses=True)
class Perform(Frame[T]):
    """Carries out words one by one; `pc` counts them. What follows from each comes before the
    next."""

    __slots__ = ()

    def ops(self, t: T) -> list[Op]:
        """The words to carry out, always the same."""
        raise Broken(f"{type(self).__name__} does not say its words")

    def holds(self, t: T) -> bool:
        """Before the first word: is there anything to do at all?"""
        return True

    def do(self, t: T, op: Op) -> Frame[Any] | None:
        """Carry out one word; a frame where that needs more than a moment."""
        raise Broken(f"{type(self).__name__} does nothing")

    def after(self, t: T) -> Frame[Any] | None:
        """What has to be settled after each word, before the next."""
        return None

    def step(self, t: T) -> None:
        ops = self.ops(t)
        if self.pc >= len(ops) or (self.pc == 0 and not self.holds(t)):
            t.stack.pop()
            return
        op = ops[self.pc]
        self.pc += 1
        after = self.after(t)
        if after is not None:
            t.stack.append(after)
        frame = self.do(t, op)
        if frame is not None:
            t.stack.append(frame)
