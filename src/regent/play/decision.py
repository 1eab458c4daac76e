"""A question to one seat, and the answers that it may still take back."""

from __future__ import annotations

import msgspec

from regent.kernel.table import Table


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat, with everything it may answer."""

    id: str
    seat: int
    prompt: str
    shape: str
    clause: str
    about: list[int]
    options: list[str]
    actions: list[int]


class Mark:
    """The game before an answer, kept while that answer can be taken back."""

    __slots__ = ("barrier", "before", "events", "seat", "text")

    def __init__(self, seat: int, before: Table, events: int, text: str) -> None:
        self.seat = seat
        self.before = before
        self.barrier = before.barrier
        self.events = events
        self.text = text


def revealed(before: Table, after: Table) -> bool:
    """Was the question before a sealed one, and are all its answers in? They say something even
    where no face is shown, as when everybody has bluffed (K-SEAL-1, K-SEAL-3)."""
    return before.stack[-1].shape() == "sealed" and before.serial != after.serial
