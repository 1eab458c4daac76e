"""Taking back: what a seat decided last, with whatever its standing orders have answered since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regent.kernel.errors import Refusal
from regent.play.decision import Mark
from regent.play.journal import Entry

if TYPE_CHECKING:
    from regent.play.session import Session


def decided(session: Session, seat: int) -> list[list[Mark]]:
    """What the seat may take back, latest first: each decision of its own, and behind it what its
    orders answered after it. Answers of orders before the first of them are one by themselves.
    """
    found: list[list[Mark]] = []
    since: list[Mark] = []
    for mark in reversed(session.marks):
        if mark.seat != seat or mark.barrier != session.table.barrier:
            break
        since.insert(0, mark)
        if not mark.auto:
            found.append(since)
            since = []
    return [*found, since] if since else found


def undo(session: Session, seat: int, count: int) -> None:
    """Take back one's own latest decisions, as far as the horizon (K-UNDO-1)."""
    can = decided(session, seat)
    if count > len(can) or count < 1 or session.table.over:
        raise Refusal(undo_bar(session, seat), f"{count} answer(s) cannot be taken back")
    take_back(session, seat, sum(len(marks) for marks in can[:count]))


def take_back(session: Session, seat: int, answers: int) -> None:
    """Take back so many answers, those of orders too, as the journal counts them."""
    mine = sum(len(marks) for marks in decided(session, seat))
    if answers > mine or answers < 1 or session.table.over:
        raise Refusal(undo_bar(session, seat), f"{answers} answer(s) cannot be taken back")
    session.record(Entry(n=0, seat=seat, undo=answers))
    mark = session.marks[-answers]
    del session.marks[-answers:]
    if mark.asks_alike(session.table):
        session.given[seat] += 1
    else:
        # Questions that were asked since will come again under the same number.
        session.given = [given + 1 for given in session.given]
    session.go_back(mark)
    session.quiet[seat] = session.table.serial


def undo_bar(session: Session, seat: int) -> str:
    """Why nothing can be taken back."""
    for entry in reversed(session.journal.entries):
        if entry.do:
            return (session.locked or "K-UNDO-2") if entry.seat == seat else "K-UNDO-3"
    return "K-UNDO-1"
