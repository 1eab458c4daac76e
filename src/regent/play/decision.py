"""A question to one seat, and the answers that it may still take back."""

from __future__ import annotations

from typing import Final

import msgspec

from regent.kernel.event import Event
from regent.kernel.table import Table

NO_ACTION: Final = -1


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
    final: str = ""
    """The clause that locks in an answer once others have been told of it (K-UNDO-4)."""


class Staged:
    """Where a compound choice would lead: the next question to the same seat, in a world in which
    everything that the seat does not know is dealt again."""

    __slots__ = ("decision", "world")

    def __init__(self, world: Table, decision: Decision) -> None:
        self.world = world
        self.decision = decision


class Mark:
    """The game before an answer, kept while that answer can be taken back."""

    __slots__ = ("action", "barrier", "before", "events", "seat", "text")

    def __init__(
        self, seat: int, before: Table, events: int, text: str, action: int = NO_ACTION
    ) -> None:
        self.seat = seat
        self.before = before
        self.barrier = before.barrier
        self.events = events
        self.text = text
        self.action = action


def locked(mark: Mark, after: Table, told: list[Event]) -> str:
    """The clause that locks in the answer of a mark, after which this was told: where a rulebook
    calls it final, and some other seat or spectator has heard of it (K-UNDO-4)."""
    clause = mark.before.stack[-1].final()
    others = (after.everybody() & ~(1 << mark.seat)) if clause else 0
    for event in told if clause else []:
        for viewer in range(after.seats + 1):
            if others >> viewer & 1 and event.seen_by(1 << viewer) is not None:
                return clause
    return ""


def revealed(before: Table, after: Table) -> bool:
    """Was the question before a sealed one, and are all its answers in? They say something even
    where no face is shown, as when everybody has bluffed (K-SEAL-1, K-SEAL-3)."""
    return before.stack[-1].shape() == "sealed" and before.serial != after.serial


def partial(before: Table, after: Table, seat: int) -> bool:
    """Is the seat still about its sealed answer, as it was before? Others are not to know how
    many parts an answer has (K-SEAL-1)."""
    sealed = before.stack[-1].shape() == "sealed" and before.serial == after.serial
    return sealed and before.waiting & after.waiting & 1 << seat != 0
