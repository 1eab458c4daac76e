"""A scenario told as it is played: each question, answer and event, in the words of the file."""

from __future__ import annotations

from regent.kernel.errors import Refusal
from regent.play.journal import Entry
from regent.play.session import Session
from regent.play.told import event_words
from regent.play.undoing import take_back


class Trace:
    """Follows a scenario on a table of its own, entry by entry of the journal, so that what a
    window or a standing order answers is told as well."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.session: Session | None = None

    def begin(self, session: Session) -> None:
        self.session = session
        self._events(0)

    def step(self, where: str, said: str) -> None:
        """What the file says to do next."""
        self.lines.append(f"{where}: {said}")

    def refused(self, seat: int, refusal: Refusal) -> None:
        self.lines.append(f"  seat {seat} is refused: {refusal}")

    def took(self, entries: list[Entry]) -> None:
        """What came of it."""
        for entry in entries:
            self._entry(entry)

    def end(self) -> None:
        """What is asked now that nothing more is said."""
        if self.session is None:
            return
        for seat in self.session.awaited():
            self._question(seat)
        if self.session.table.over:
            self.lines.append(f"  over [{self.session.table.reason}]")

    def _entry(self, entry: Entry) -> None:
        session = self.session
        if session is None:
            return
        told = len(session.log.events)
        if entry.order is not None:
            session.apply_order(entry.order)
            self.lines.append(f"  seat {entry.seat} gives a standing order")
        elif entry.undo:
            take_back(session, entry.seat, entry.undo)
            self.lines.append(f"  seat {entry.seat} takes back {entry.undo}")
        elif entry.retract:
            session.retract(entry.seat)
            self.lines.append(f"  seat {entry.seat} retracts its sealed answer")
        elif entry.concede:
            session.concede(entry.concede)
            seats = ", ".join(str(seat) for seat in entry.concede)
            self.lines.append(f"  the others concede to {seats}")
        elif entry.do:
            self._question(entry.seat)
            session.answer_named(entry)
            how = " by standing order" if entry.auto else ""
            self.lines.append(f"  seat {entry.seat} answers{how}: {entry.do}")
            self._events(told)

    def _question(self, seat: int) -> None:
        decision = self.session.decision(seat) if self.session is not None else None
        if decision is not None:
            clause = f" [{decision.clause}]" if decision.clause else ""
            options = ", ".join(decision.options)
            self.lines.append(f"  seat {seat} is asked {decision.prompt}{clause}: {options}")

    def _events(self, since: int) -> None:
        session = self.session
        if session is None:
            return
        for event in session.log.events[since:]:
            words = event_words(session.title, session.table, event)
            self.lines.append(f"    {words} [{event.clause}]")
