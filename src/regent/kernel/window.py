"""Reactions: the moment at which seats may react, and what has been announced there."""

from __future__ import annotations

from typing import Any

from regent.kernel.action import A_PASS
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame, T, offered
from regent.kernel.opened import mypyc_attr
from regent.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[T]):
    """A moment at which seats may react, asked in turn until all pass in succession (K-WINDOW-2).

    A seat is asked if from public knowledge alone it could react (`could`), never because of
    what it really holds (K-WINDOW-1). A table that chose fast windows skips by the real hand.
    """

    __slots__ = ("at", "order", "passes")

    def __init__(self, order: list[int], at: int = 0, passes: int = 0, pc: int = 0) -> None:
        super().__init__(pc)
        self.at = at
        self.order = order
        self.passes = passes

    def could(self, t: T, seat: int) -> bool:
        """From what lies open: is there anything this seat might do?"""
        return True

    def react(self, t: T, seat: int, action: int) -> None:
        """An announced reaction: push the frame that resolves it."""
        raise Broken(f"{type(self).__name__} takes no reactions")

    def closed(self, t: T) -> None:
        """Everybody passed; this frame has left the stack."""

    def step(self, t: T) -> None:
        order = self.order
        while self.passes < len(order):
            seat = order[self.at]
            if self.could(t, seat):
                # Whether the seat is asked or skipped by its hand, it has been told: what led
                # here cannot be taken back, or a try would show hands for nothing (K-UNDO-2).
                t.barrier += t.fast
                if not t.fast or len(offered(t, seat)) > 1:
                    t.waiting = 1 << seat
                    return
            self.passes += 1
            self.at = (self.at + 1) % len(order)
        t.stack.pop()
        self.closed(t)

    def answer(self, t: T, seat: int, action: int) -> None:
        t.waiting = 0
        self.at = (self.at + 1) % len(self.order)
        if action == A_PASS:
            self.passes += 1
            return
        self.passes = 0
        self.react(t, seat, action)

    def shape(self) -> str:
        return "window"

    def habit(self) -> int:
        return A_PASS


@mypyc_attr(allow_interpreted_subclasses=True)
class Announced(Frame[T]):
    """A card or ability that has been announced and may still be answered (K-WINDOW-3).

    It opens a nested window, then resolves unless something in that window cancelled it: the
    last one announced resolves first.
    """

    __slots__ = ("cancelled", "card", "seat")

    def __init__(self, seat: int, card: int, cancelled: int = 0, pc: int = 0) -> None:
        super().__init__(pc)
        self.cancelled = cancelled
        self.card = card
        self.seat = seat

    def window(self, t: T) -> Frame[Any] | None:
        """The window in which others may answer this."""
        return None

    def resolve(self, t: T) -> None:
        """Its effect; this frame has left the stack."""
        raise Broken(f"{type(self).__name__} does not say what it does")

    def cancel(self, t: T) -> None:
        """What happens instead when it was cancelled; this frame has left the stack."""

    def step(self, t: T) -> None:
        if self.pc == 0:
            self.pc = 1
            frame = self.window(t)
            if frame is not None:
                t.stack.append(frame)
            return
        t.stack.pop()
        if self.cancelled:
            self.cancel(t)
        else:
            self.resolve(t)


def announced_below(t: Table, card: int = -1) -> Announced[Any] | None:
    """The announced thing nearest the top of the stack, or the one of that card."""
    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if isinstance(frame, Announced) and card in (-1, frame.card):
            return frame
    return None
