"""The journal of a table in use, whose entries wait for the store, and the game made from it."""

from __future__ import annotations

from regent.play.deal import shown_early
from regent.play.journal import Entry, Header, Journal
from regent.play.session import Session


class Kept(Journal):
    """A journal whose new entries wait for the store."""

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        self.unstored: list[Entry] = []

    def append(self, entry: Entry) -> None:
        super().append(entry)
        self.unstored.append(entry)


def taken_back(entries: list[Entry]) -> int:
    """How much of a journal is no answer that stands: it is played again whenever it is opened."""
    return sum(1 + entry.undo for entry in entries if entry.undo or entry.order or entry.retract)


def resumed(header: Header, entries: list[Entry]) -> Session:
    """The game that these entries tell of, ready to go on."""
    journal = Kept(shown_early(header))
    journal.entries = entries
    return Session.resume(journal)
