"""A journal played again: the same session, fed from the record instead of from seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regent.kernel import rows
from regent.kernel.errors import InputError, Refusal
from regent.play.journal import Entry, Journal
from regent.play.undoing import take_back

if TYPE_CHECKING:
    from regent.play.session import Session


class Replay:
    """Leads a session that has just started to where a journal ends; the journal is only read."""

    def __init__(self, session: Session, journal: Journal) -> None:
        self.session = session
        self.journal = journal
        self.where = str(journal.path or "journal")

    def run(self, whole: bool) -> None:
        """From the start, or from the last snapshot; those on the way must be met exactly."""
        begin = self._first() if whole else self._last()
        self.check_version(whole or begin < 0)
        for i, entry in enumerate(self.journal.entries):
            place = f"{self.where}, entry {entry.n}"
            if entry.asked:
                self.session.recall(entry.seat, entry.said or entry.do, entry.asked)
            if i < begin:
                self._skip(entry)
            elif i == begin and entry.snapshot is not None:
                self._restore(entry.snapshot, self._told(i), place)
                if len(entry.given) == len(self.session.given):
                    self.session.given = entry.given[:]
            else:
                self._redo(entry, place)
        self.session.answers = sum(1 for entry in self.journal.entries if entry.do)

    def _last(self) -> int:
        """The index of the last snapshot; -1 when there is none."""
        for i in range(len(self.journal.entries) - 1, -1, -1):
            if self.journal.entries[i].snapshot is not None:
                return i
        return -1

    def _first(self) -> int:
        """0 where the journal begins with a position, as one from a scenario does; else -1."""
        entries = self.journal.entries
        return 0 if entries and entries[0].snapshot is not None else -1

    def check_version(self, needed: bool) -> None:
        """A running game survives a fix by its snapshot; without one it needs its own version."""
        played, ours = self.journal.header.version, self.session.title.version
        if played != ours and needed:
            what = f"the journal was played by version {played} of {self.session.title.name}"
            right = f"this is version {ours}, and there is no snapshot to go on from"
            if self._last() >= 0:
                right = f"this is version {ours}, which can only go on from its last snapshot"
            raise InputError(what, self.where, right)

    def _skip(self, entry: Entry) -> None:
        """What an entry before the snapshot leaves behind besides the game itself."""
        session = self.session
        if entry.order is not None:
            session.apply_order(entry.order)
        if 0 <= entry.spent < len(session.orders):
            del session.orders[entry.spent]
        if entry.undo:
            # Perhaps only one seat's questions got new names; more new names do no harm.
            session.given = [count + 1 for count in session.given]
        elif (entry.do or entry.retract) and 0 <= entry.seat < len(session.given):
            session.given[entry.seat] += 1

    def _told(self, upto: int) -> list[list[Any]]:
        """What was told until a snapshot, as it stands beside this one and those before."""
        return [row for entry in self.journal.entries[: upto + 1] for row in entry.told]

    def _restore(self, snapshot: dict[str, Any], told: list[list[Any]], place: str) -> None:
        try:
            self.session.restore(snapshot, told)
        except (InputError, TypeError) as error:
            raise InputError(f"the snapshot cannot be read: {error}", place) from None

    def _redo(self, entry: Entry, place: str) -> None:
        """Feed one entry through the same doors."""
        session = self.session
        if entry.snapshot is not None:
            self._check_snapshot(entry.snapshot, place)
            return
        if entry.end is not None:
            self._check_end(entry.end, place)
            return
        try:
            if entry.order is not None:
                session.apply_order(entry.order)
            elif entry.undo:
                take_back(session, entry.seat, entry.undo)
            elif entry.retract:
                session.retract(entry.seat)
            elif entry.concede:
                session.concede(entry.concede)
            elif entry.spent >= len(session.orders):
                raise InputError("no such order was given")
            elif entry.do:
                session.answer_named(entry)
        except (Refusal, InputError) as error:
            right = "was it changed, or played by another version?"
            raise InputError(f"this entry is not possible: {error}", place, right) from None

    def _check_snapshot(self, snapshot: dict[str, Any], place: str) -> None:
        """K-JOURNAL-1: the game replayed so far is the game that was saved, to the last bit."""
        if not rows.matches(self.session.table, snapshot):
            right = "the journal and its snapshot are not of the same game or version"
            raise InputError("the game differs from its snapshot", place, right)

    def _check_end(self, end: dict[str, Any], place: str) -> None:
        """The game ends as the journal says it did: the same ranks, points and clause."""
        if end != self.session.standings():
            right = "the journal was changed, or played by another version"
            raise InputError("the game ends otherwise", place, right)
