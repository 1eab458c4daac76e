"""Standing orders: "pass until my own card is answered", kept by the table for an absent mind.

An order answers through the same door as its seat (K-ORDER-1). Whether one exists is as secret
as the hand: others see a seat answer, never how.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from regent.kernel.errors import InputError
from regent.kernel.frame import offered
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.play.names import match

if TYPE_CHECKING:
    from regent.play.session import Session

IN_A_ROW: Final = 100
"""Answers that orders may give without any seat answering itself: orders that only feed each other
would never end (K-ORDER-3)."""


class Order(msgspec.Struct, frozen=True, omit_defaults=True):
    """Answer `option` whenever `prompt` asks this seat, but stop at these public tags."""

    seat: int
    prompt: str
    option: str = "pass"
    stop: list[str] = []
    once: bool = False


def answer_for(
    title: Title[Any], t: Table, seat: int, orders: list[Order]
) -> tuple[Order, int] | None:
    """The order that speaks for this seat now, and what it says (K-ORDER-2)."""
    top = t.stack[-1]
    for order in orders:
        if order.seat != seat or order.prompt not in (top.prompt(), "*"):
            continue
        if any(tag in order.stop for tag in top.tags(t, seat)):
            continue
        try:
            action = match(title, t, seat, order.option, offered(t, seat))
        except InputError:  # it could mean several things here: that is for the seat to say
            continue
        if action is not None:
            return order, action
    return None


def obey(session: Session) -> None:
    """Let standing orders speak until none has anything to say, or as many as may speak at once
    have. Orders that answer for ever are withdrawn (K-ORDER-3)."""
    for _ in range(session.at_once):
        found = ordered(session)
        if found is None:
            return
        seat, order, action = found
        if session.in_a_row >= IN_A_ROW:
            _relieve(session)
            return
        session.take(seat, action, True, session.orders.index(order) if order.once else -1)
        session.in_a_row += 1


def ordered(session: Session) -> tuple[int, Order, int] | None:
    """The next seat for which an order speaks, the order, and what it says. A seat that has taken
    its answer back speaks for itself: its orders leave that question alone."""
    t = session.table
    if not session.orders or t.over:
        return None
    for seat in session.awaited():
        if session.quiet[seat] != t.serial:
            found = answer_for(session.title, t, seat, session.orders)
            if found is not None:
                return seat, found[0], found[1]
    return None


def _relieve(session: Session) -> None:
    """Withdraw the orders of the seats that have answered each other without end."""
    autos = [entry.seat for entry in session.journal.entries if entry.do and entry.auto]
    session.in_a_row = 0
    for seat in sorted(set(autos[-IN_A_ROW:])):
        if any(order.seat == seat for order in session.orders):
            session.countermand(seat)
            session.relieved.add(seat)
