"""Giving a game up (K-CONCEDE-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regent.kernel.errors import Refusal
from regent.kernel.event import CONCEDED
from regent.kernel.table import Table
from regent.play.decision import Mark
from regent.play.journal import Entry

if TYPE_CHECKING:
    from regent.play.session import Session


def give_up(t: Table, winners: list[int]) -> None:
    """All others concede to these seats (K-CONCEDE-1)."""
    behind = len(winners) + 1
    t.finish([1 if seat in winners else behind for seat in range(t.seats)], "K-CONCEDE-1")
    for seat in winners:
        t.emit(CONCEDED, seat, "K-CONCEDE-1")


def concede(session: Session, winners: list[int]) -> None:
    """All but these seats give up: the game is over, and the journal says so."""
    t = session.table
    if t.over:
        raise Refusal("K-ANSWER-4", "the game is over")
    losers = [seat for seat in range(t.seats) if seat not in winners]
    for seat in winners:
        session.check_seat(seat)
    if not winners or not losers:
        raise Refusal("K-CONCEDE-1", "somebody gives up to somebody else")
    mark = Mark(-1, t.clone(), len(session.log.events), "")
    give_up(t, winners)
    try:
        session.record(Entry(n=0, concede=winners))
    except BaseException:
        session.go_back(mark)
        raise
    session.marks.clear()
    session.steps += 1
    session.record(Entry(n=0, end=session.standings()))
