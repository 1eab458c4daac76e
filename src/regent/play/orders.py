"""Standing orders: "pass until my own card is answered", kept by the table for an absent mind.

An order answers through the same door as its seat (K-ORDER-1). Whether one exists is as secret
as the hand: others see a seat answer, never how.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from regent.kernel.action import A_PASS
from regent.kernel.errors import InputError
from regent.kernel.frame import offered
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.kernel.window import Window
from regent.play.decision import spell
from regent.play.names import match

if TYPE_CHECKING:
    from regent.play.session import Session

IN_A_ROW: Final = 100
"""Answers that orders may give without any seat answering itself: orders that only feed each other
would never end (K-ORDER-3)."""


class Order(msgspec.Struct, frozen=True, omit_defaults=True):
    """Answer `option` whenever `prompt` asks this seat, but stop at these public tags.

    With `news` it answers in windows only, and only where nothing is new: everything that is
    offered was passed over before on this occasion. With `until` it ends with the turn, the phase
    or the fight in which it was given, which is `since`.
    """

    seat: int
    prompt: str
    option: str = "pass"
    stop: list[str] = []
    once: bool = False
    news: bool = False
    until: str = ""
    since: int = 0


UNTIL: Final = ("", "turn", "phase", "fight")
"""How long an order may stand: until it is withdrawn, or to the end of the turn, the phase or the
fight."""


def stands(title: Title[Any], t: Table, order: Order) -> bool:
    """Has its time not passed (K-ORDER-5)?"""
    return not order.until or spell(title, t, order.until) == order.since


def dated(session: Session, order: Order) -> Order:
    """The order as it is given now, with the turn or fight for which it stands."""
    if not order.prompt:
        raise InputError("an order to no question", right='name its prompt, or "*" for any')
    if order.until not in UNTIL:
        right = 'leave it out, or say "turn", "phase" or "fight"'
        raise InputError(f"an order until {order.until!r}", right=right)
    session.check_seat(order.seat)
    since = spell(session.title, session.table, order.until)
    if since < 0:
        raise InputError("an order until the fight ends, while nobody fights", right='say "turn"')
    return msgspec.structs.replace(order, since=since)


class Heard:
    """What each seat has passed over in windows of this turn, by occasion: no news any more."""

    __slots__ = ("turn", "what")

    def __init__(self) -> None:
        self.turn = -1
        self.what: set[tuple[int, ...]] = set()

    def passed(self, title: Title[Any], t: Table, seat: int) -> None:
        """The seat is about to pass."""
        if self.turn != title.clock(t):
            self.turn = title.clock(t)
            self.what.clear()
        self.what.update(_things(title, t, seat))

    def news(self, title: Title[Any], t: Table, seat: int) -> bool:
        """Is anything offered that the seat has not passed over on this occasion?"""
        return not self.what.issuperset(_things(title, t, seat))


def _things(title: Title[Any], t: Table, seat: int) -> list[tuple[int, ...]]:
    """What is offered besides passing and would do anything, each with the occasion it belongs to:
    the turn, on one's own a stretch of it, and what the question says of it. Where windows are not
    fast, others see how long a seat is asked: only what lies open may count there (K-WINDOW-1)."""
    top = t.stack[-1]
    phase = top.stretch(t, title.phase(t)) if "own-turn" in top.tags(t, seat) else -1
    turn = (title.clock(t), phase)
    found = offered(t, seat) if t.fast else top.lies_open(t, seat)
    return [
        (seat, action, *turn, *top.occasion(t, seat, action))
        for action in found
        if action != A_PASS and not top.is_idle(t, seat, action)
    ]


def answer_for(
    title: Title[Any], t: Table, seat: int, orders: list[Order], heard: Heard
) -> tuple[Order, int] | None:
    """The order that speaks for this seat now, and what it says (K-ORDER-2)."""
    top = t.stack[-1]
    for order in orders:
        if order.seat != seat or order.prompt not in (top.prompt(), "*"):
            continue
        if not stands(title, t, order) or (order.news and not isinstance(top, Window)):
            continue
        if any(tag in order.stop for tag in top.tags(t, seat)):
            continue
        if order.news and heard.news(title, t, seat):
            continue  # K-ORDER-4
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
            found = answer_for(session.title, t, seat, session.orders, session.heard)
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
