"""Frames that every rulebook needs, so that a rule frame reads like its page.

A title subclasses them and fills in the part that is its own; what is left open has a plain
default. Here: sequences, each seat in turn, one question, questions until somebody is done,
consent; `sealed`, `window`, `pick`, `parley`, `dice` and `settle` hold the others. Clauses K-...
are the table's own rules, in table.md.
"""

from __future__ import annotations

from typing import Any

from regent.kernel.action import A_AGREE, A_DECLINE, A_DONE
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame, T, offered
from regent.kernel.opened import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Frame[T]):
    """A fixed sequence: part 0, part 1, … each finished before the next begins."""

    __slots__ = ()

    def parts(self, t: T) -> int:
        """How many parts there are."""
        raise Broken(f"{type(self).__name__} does not say how many parts it has")

    def part(self, t: T, n: int) -> Frame[Any] | None:
        """Do part n; the frame it returns runs before part n+1."""
        return None

    def done(self, t: T) -> None:
        """After the last part, when this frame has left the stack."""

    def step(self, t: T) -> None:
        parts = self.parts(t)
        while self.pc < parts:
            n = self.pc
            self.pc = n + 1
            frame = self.part(t, n)
            if frame is not None:
                t.stack.append(frame)
                return
            if t.over:
                return
        t.stack.pop()
        self.done(t)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(Frame[T]):
    """Each seat in an order does the same thing; one finishes before the next begins."""

    __slots__ = ("order",)

    def __init__(self, order: list[int], pc: int = 0) -> None:
        super().__init__(pc)
        self.order = order

    def each(self, t: T, seat: int) -> Frame[Any] | None:
        """What this seat does now."""
        raise Broken(f"{type(self).__name__} does not say what each seat does")

    def done(self, t: T) -> None:
        """After the last seat, when this frame has left the stack."""

    def step(self, t: T) -> None:
        order = self.order
        while self.pc < len(order):
            seat = order[self.pc]
            self.pc += 1
            frame = self.each(t, seat)
            if frame is not None:
                t.stack.append(frame)
                return
            if t.over:
                return
        t.stack.pop()
        self.done(t)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame[T]):
    """One seat chooses one option; the frame has left the stack when `chosen` runs."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def chosen(self, t: T, action: int) -> None:
        """What the choice does."""
        raise Broken(f"{type(self).__name__} does not say what a choice does")

    def step(self, t: T) -> None:
        t.waiting = 1 << self.seat

    def answer(self, t: T, seat: int, action: int) -> None:
        t.waiting = 0
        t.stack.pop()
        self.chosen(t, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Until(Frame[T]):
    """One seat chooses again and again until it is done, or nothing but that is left to it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def prepare(self, t: T) -> None:
        """Before each question: what follows from the answer before. It may push a frame, and
        then the question comes after that."""

    def chosen(self, t: T, action: int) -> None:
        """What a choice other than `done` does; it may push a frame."""
        raise Broken(f"{type(self).__name__} does not say what a choice does")

    def done(self, t: T) -> None:
        """The seat is done; this frame has left the stack."""

    def seems_open(self, t: T) -> bool:
        """May the seat have another answer, for all that others know? Then it is asked, though
        `done` be all it has: not to ask would tell of its hidden cards."""
        return False

    def step(self, t: T) -> None:
        self.prepare(t)
        if t.over or t.stack[-1] is not self:
            return
        options = offered(t, self.seat)
        only_done = len(options) == 1 and options[0] == A_DONE
        if not options or (only_done and (t.fast or not self.seems_open(t))):
            self.leave(t)
        else:
            t.waiting = 1 << self.seat

    def leave(self, t: T) -> None:
        t.stack.pop()
        self.done(t)

    def answer(self, t: T, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DONE:
            self.leave(t)
        else:
            self.chosen(t, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Consent(Ask[T]):
    """Another seat agrees or declines (K-CONSENT-1); the answer is `ret`, 1 or 0."""

    __slots__ = ()

    def clone(self) -> Frame[T]:
        return Consent(self.seat, self.pc)

    def candidates(self, t: T, seat: int) -> list[int]:
        return [A_AGREE, A_DECLINE]

    def chosen(self, t: T, action: int) -> None:
        t.ret = 1 if action == A_AGREE else 0

    def shape(self) -> str:
        return "consent"

    def clause(self) -> str:
        return "K-CONSENT-1"
