"""Standing orders: "pass until my own card is answered", kept by the table for an absent mind.

An order answers through the same door as its seat (K-ORDER-1). Whether one exists is as secret
as the hand: others see a seat answer, never how.
"""

from __future__ import annotations

import msgspec

from regent.kernel.errors import InputError
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.play.names import match


class Order(msgspec.Struct, frozen=True, omit_defaults=True):
    """Answer `option` whenever `prompt` asks this seat, but stop at these public tags."""

    seat: int
    prompt: str
    option: str = "pass"
    stop: list[str] = []
    once: bool = False


def answer_for(title: Title, t: Table, seat: int, orders: list[Order]) -> tuple[Order, int] | None:
    """The order that speaks for this seat now, and what it says (K-ORDER-2)."""
    top = t.stack[-1]
    for order in orders:
        if order.seat != seat or order.prompt not in (top.prompt(), "*"):
            continue
        if any(tag in order.stop for tag in top.tags(t, seat)):
            continue
        try:
            action = match(title, t, seat, order.option, top.options(t, seat))
        except InputError:  # it could mean several things here: that is for the seat to say
            continue
        if action is not None:
            return order, action
    return None
