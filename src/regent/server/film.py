"""A game that was played, to look at: every answer, from every seat that one may look from."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

import msgspec

from regent.kernel import rows
from regent.kernel.errors import InputError
from regent.kernel.frame import answer, offered
from regent.kernel.table import EVERYTHING, SPECTATOR, Table
from regent.play.conceding import give_up
from regent.play.decision import partial
from regent.play.journal import Entry, Header, Journal
from regent.play.names import match
from regent.play.replay import Replay
from regent.play.session import Session
from regent.server.wire import Line, Moment, Tick
from regent.server.words import Words, seen

EVERY: Final = 20
"""Ticks between two positions that are kept; those between are played again from there."""
LIVING: Final = ("session", "words", "kept")
"""What cannot be sent to another process as it is."""


class Film:
    """One journal, played through once. Answers that were taken back are cut out."""

    def __init__(self, journal: Journal, players: list[str]) -> None:
        self.session = Session.start(journal.header)
        self.words = Words(self.session, players)
        self.kept: list[Table] = []
        self.actions: list[tuple[int, int]] = []
        """By tick the seat and its action, which is -1 where a sealed answer was taken back."""
        self.marks: list[tuple[int, int, int]] = []
        """By tick the turn, the phase and how many events there are after it."""
        self.hidden: list[int] = []
        """By tick the seat that alone knows of it, as of a part of a sealed answer, or -1."""
        self.told: dict[int, tuple[list[Tick], list[Line]]] = {}
        """By viewer its ticks and its log, once they were asked for."""
        self._play(journal)

    def packed(self) -> dict[str, Any]:
        """All that was found by playing it through, to be sent to another process."""
        found = {name: value for name, value in vars(self).items() if name not in LIVING}
        found["kept"] = [rows.to_rows(t) for t in self.kept]
        found["last"] = rows.to_rows(self.session.table)
        found["events"] = [event.record() for event in self.session.log.events]
        return found

    @classmethod
    def unpacked(cls, header: Header, players: list[str], found: dict[str, Any]) -> Film:
        film = cls.__new__(cls)
        session = Session.start(header)
        title, rules, cards = session.title, session.rules, session.cards
        session.restore(found.pop("last"), found.pop("events"))
        film.kept = [title.load(table, rules, cards) for table in found.pop("kept")]
        film.session = session
        film.words = Words(session, players)
        vars(film).update(found)
        return film

    def _play(self, journal: Journal) -> None:
        session = self.session
        begun = journal.entries[0] if journal.entries else None
        if begun is not None and begun.snapshot is not None:
            session.restore(begun.snapshot)
        Replay(session, journal).check_version(True)
        self._mark()
        for entry in standing(journal.entries):
            before = session.table.clone()
            if entry.retract:
                self.actions.append((entry.seat, -1))
                session.retract(entry.seat)
            elif entry.concede:
                self.actions.append((-1, -2 - sum(1 << seat for seat in entry.concede)))
                session.concede(entry.concede)
            else:
                self.actions.append((entry.seat, self._action(entry)))
                session.answer_named(msgspec.structs.replace(entry, auto=True, spent=-1))
            alone = entry.seat >= 0 and partial(before, session.table, entry.seat)
            self.hidden.append(entry.seat if alone else -1)
            self._mark()

    def _action(self, entry: Entry) -> int:
        """What an entry says, as the rules have it."""
        t = self.session.table
        options = offered(t, entry.seat) if t.stack else []
        action = match(self.session.title, t, entry.seat, entry.do, options)
        if action is None:
            right = "was it changed, or played by another version?"
            raise InputError(f"this entry is not possible: {entry.do}", f"entry {entry.n}", right)
        return action

    def _mark(self) -> None:
        t = self.session.table
        if len(self.marks) % EVERY == 0:
            self.kept.append(t.clone())
        title = self.session.title
        self.marks.append((title.clock(t), title.phase(t), len(self.session.log.events)))

    def places(self, viewer: int) -> list[int]:
        """After how many answers each tick of this viewer stands. Parts of a sealed answer of
        another seat are none of its ticks: it is not to know how many there are (K-SEAL-1)."""
        found = [0]
        for i, seat in enumerate(self.hidden):
            if viewer == EVERYTHING or seat in (-1, viewer):
                found.append(i + 1)
        return found

    def place(self, at: int, viewer: int) -> int:
        """After how many answers a tick of this viewer stands."""
        found = self.places(viewer)
        return found[max(0, min(at, len(found) - 1))]

    def reel(self, viewer: int) -> tuple[list[Tick], list[Line]]:
        """All ticks and the log of one viewer, found once."""
        if viewer not in self.told:
            self.told[viewer] = (self.ticks(viewer), self.lines(viewer))
        return self.told[viewer]

    def ticks(self, viewer: int) -> list[Tick]:
        """Tick 0 is the start; each other one is the position after an answer."""
        told = [i for i, _ in seen(self.session.log.events, viewer, self.session.table.seats)]
        found: list[Tick] = []
        for at, place in enumerate(self.places(viewer)):
            turn, phase, events = self.marks[place]
            seat = self.actions[place - 1][0] if place else -1
            found.append(Tick(at, seat, turn, phase, bisect_left(told, events)))
        return found

    def lines(self, viewer: int) -> list[Line]:
        told = seen(self.session.log.events, viewer, self.session.table.seats)
        eyes = SPECTATOR if viewer == EVERYTHING else viewer
        return [self.words.line(id, event, eyes) for id, (_, event) in enumerate(told)]

    def position(self, at: int) -> Table:
        """The game after that many answers, on a table of its own."""
        at = max(0, min(at, len(self.actions)))
        t = self.kept[at // EVERY].clone()
        for seat, action in self.actions[at - at % EVERY : at]:
            if action < -1:
                give_up(t, [seat for seat in range(t.seats) if (-2 - action) >> seat & 1])
            elif action < 0:
                t.stack[-1].retract(t, seat)
            else:
                answer(t, seat, action)
        return t

    def moment(self, at: int, viewer: int) -> Moment:
        """What the viewer saw at this tick of its own; nothing is asked in a film."""
        t = self.position(self.place(at, viewer))
        return Moment(
            n=at,
            view=self.session.title.view(t, viewer),
            awaited=[seat for seat in range(t.seats) if t.waiting >> seat & 1 and not t.over],
            over=bool(t.over),
            standings=self.words.standings() if t.over else [],
            question=None,
            undo=[],
            sealed=False,
            orders=[],
            notice="",
            advised="",
            suggested="",
        )


def standing(entries: list[Entry]) -> list[Entry]:
    """The answers that were not taken back, and sealed ones that were."""
    found: list[Entry] = []
    for entry in entries:
        if entry.do or entry.retract or entry.concede:
            found.append(entry)
        elif entry.undo:
            del found[-entry.undo :]
    return found
