"""One table in use: the only door through which answers reach a game.

Everything a seat does goes through here and into the journal: answers, undo, retracted sealed
answers, standing orders. A replay is the same session fed from the journal.
"""

from __future__ import annotations

from typing import Any

import msgspec

from regent import __version__
from regent.games import registry
from regent.kernel import rows
from regent.kernel.cards import CardSet, patch_file
from regent.kernel.errors import InputError, Refusal
from regent.kernel.event import Event, Log
from regent.kernel.frame import answer, run, why_not
from regent.kernel.table import EVERYTHING, SPECTATOR, Table
from regent.kernel.title import Title
from regent.kernel.tomlfile import TomlFile
from regent.play.journal import FORMAT, Entry, Header, Journal
from regent.play.names import attempt, match, offered, option_name
from regent.play.orders import Order, answer_for

SNAPSHOT_EVERY = 200
"""Answers between two snapshots in a journal: opening a long game replays at most these."""


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


class Mark:
    """The game before an answer, kept while that answer can be taken back."""

    __slots__ = ("barrier", "before", "events", "seat", "text")

    def __init__(self, seat: int, before: Table, events: int, text: str) -> None:
        self.seat = seat
        self.before = before
        self.barrier = before.barrier
        self.events = events
        self.text = text


class Session:
    """A game, its journal, and what its seats may still take back."""

    def __init__(self, title: Title, journal: Journal, table: Table, cards: CardSet) -> None:
        self.title = title
        self.journal = journal
        self.table = table
        self.cards = cards
        self.log = Log(title.events)
        table.log = self.log
        self.marks: list[Mark] = []
        self.orders: list[Order] = []
        self.given = [0] * table.seats
        self.answers = 0
        self.unsaved = 0
        self.taken: dict[str, str] = {}

    # -- opening --------------------------------------------------------------------------------

    @classmethod
    def start(cls, header: Header, journal: Journal | None = None) -> Session:
        """A new game; with a journal that has a path, its file is begun."""
        title = registry.title(header.title)
        rules = title.rulesets.resolve(header.ruleset, header.seats, header.settings)
        cards = title.cards()
        if header.patch:
            cards = patch_file(cards, TomlFile.parse(header.patch, "the game's patch"))[0]
        table = title.new(rules, cards, header.seed)
        table.fast = int(header.fast)
        session = cls(title, journal or Journal(header), table, cards)
        session.journal.create()
        run(table)
        return session

    @classmethod
    def resume(cls, journal: Journal, whole: bool = False) -> Session:
        """The game a journal tells of: from its last snapshot, or `whole` from the start."""
        session = cls.start(journal.header, Journal(journal.header))
        where = str(journal.path or "journal")
        begin = 0 if whole else _last_snapshot(journal)
        session._check_version(journal, begin, where)
        for i, entry in enumerate(journal.entries):
            if i == begin and entry.snapshot is not None:
                session._restore(entry.snapshot)
            elif i >= begin:
                session._redo(entry, where)
            elif entry.order is not None:
                session._apply_order(entry.order)
        session.answers = sum(1 for entry in journal.entries if entry.do)
        session.journal = journal
        journal.reopen()
        return session

    def _check_version(self, journal: Journal, begin: int, where: str) -> None:
        """A running game survives a fix by its snapshot; without one it needs its own version."""
        played, ours = journal.header.version, self.title.version
        if played != ours and begin == 0:
            what = f"the journal was played by version {played} of {self.title.name}"
            right = f"this is version {ours}, and there is no snapshot to go on from"
            raise InputError(what, where, right)

    def _redo(self, entry: Entry, where: str) -> None:
        """Feed one entry of a journal through the same doors."""
        place = f"{where}, entry {entry.n}"
        try:
            if entry.snapshot is not None:
                self._check_snapshot(entry.snapshot, place)
            elif entry.order is not None:
                self._apply_order(entry.order)
            elif entry.undo:
                self.undo(entry.seat, entry.undo)
            elif entry.retract:
                self.retract(entry.seat)
            elif entry.do:
                self._answer_named(entry.seat, entry.do, entry.auto)
        except (Refusal, InputError) as error:
            right = "was it changed, or played by another version?"
            raise InputError(f"this entry is not possible: {error}", place, right) from None

    def _check_snapshot(self, snapshot: dict[str, Any], place: str) -> None:
        """K-JOURNAL-1: the game replayed so far is the game that was saved, to the last bit."""
        if rows.to_rows(self.table) != snapshot:
            right = "the journal and its snapshot are not of the same game or version"
            raise InputError("the game differs from its snapshot", place, right)

    def _restore(self, snapshot: dict[str, Any]) -> None:
        header = self.journal.header
        rules = self.title.rulesets.resolve(header.ruleset, header.seats, header.settings)
        self.table = self.title.load(snapshot, rules, self.cards)
        self.table.log = self.log

    # -- asking ---------------------------------------------------------------------------------

    def awaited(self) -> list[int]:
        """The seats whose answer the game waits for."""
        waiting = self.table.waiting
        return [seat for seat in range(self.table.seats) if waiting >> seat & 1]

    def decision(self, seat: int) -> Decision | None:
        """The question to this seat, if there is one."""
        t = self.table
        if t.over or not t.waiting >> seat & 1:
            return None
        top = t.stack[-1]
        names = offered(self.title, t, seat)
        return Decision(
            id=f"{t.serial}.{seat}.{self.given[seat]}",
            seat=seat,
            prompt=top.prompt(),
            shape=top.shape(),
            clause=top.clause(),
            about=top.subject(t),
            options=list(names),
            actions=list(names.values()),
        )

    def why(self, seat: int, text: str) -> str:
        """The clause that forbids this now; empty when it is allowed."""
        return why_not(self.table, seat, attempt(self.title, self.table, seat, text))

    def view(self, viewer: int) -> dict[str, Any]:
        """What the viewer may see: the table, who is awaited, how it ended (K-SECRET-1)."""
        t = self.table
        if viewer == EVERYTHING and not t.over:
            raise Refusal("K-SECRET-3", "all faces are shown only after the end")
        return {
            "table": self.title.view(t, viewer),
            "awaited": self.awaited(),
            "over": bool(t.over),
            "standings": self.standings(),
        }

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What happened, as far as the viewer may know it."""
        if viewer == EVERYTHING:
            return self.log.events[since:]
        bit = 1 << (self.table.seats if viewer == SPECTATOR else viewer)
        seen = [event.seen_by(bit) for event in self.log.events[since:]]
        return [event for event in seen if event is not None]

    def standings(self) -> dict[str, Any] | None:
        """Ranks and points by seat and the clause that ended the game, once it is over."""
        t = self.table
        if not t.over:
            return None
        return {"ranks": t.ranks, "scores": self.title.scores(t), "clause": t.reason}

    # -- answering ------------------------------------------------------------------------------

    def answer(self, seat: int, text: str, decision: str = "") -> None:
        """Take one answer. The same answer to the same decision twice is taken once."""
        if decision and self.taken.get(decision) == text:
            return
        asked = self.decision(seat) if 0 <= seat < self.table.seats else None
        if decision and (asked is None or asked.id != decision):
            raise Refusal("K-ANSWER-2", f"decision {decision} has passed")
        self._answer_named(seat, text, False)
        if decision:
            self.taken[decision] = text
        self._obey()

    def commit(self, seat: int, texts: list[str], decision: str = "") -> None:
        """A compound choice: all of it, or nothing (K-ANSWER-5)."""
        self.stage(seat, texts)
        for text in texts:
            self.answer(seat, text, decision)
            decision = ""

    def stage(self, seat: int, texts: list[str]) -> Table:
        """Try a compound choice on a copy; the game does not change."""
        trial = self.table.clone()
        for i, text in enumerate(texts):
            if i > 0 and (trial.barrier != self.table.barrier or not trial.waiting >> seat & 1):
                raise Refusal("K-ANSWER-5", f"{text!r} cannot be decided together with the rest")
            action = attempt(self.title, trial, seat, text)
            clause = why_not(trial, seat, action)
            if clause:
                raise Refusal(clause, f"part {i + 1} of the choice, {text!r}, is not allowed")
            answer(trial, seat, action)
        return trial

    def _answer_named(self, seat: int, text: str, auto: bool) -> None:
        t = self.table
        if not 0 <= seat < t.seats or t.over or not t.waiting >> seat & 1:
            clause = "K-ANSWER-4" if t.over else "K-ANSWER-1"
            raise Refusal(clause, f"seat {seat} is not awaited")
        action = match(self.title, t, text, t.stack[-1].options(t, seat))
        if action is None:
            clause = why_not(t, seat, attempt(self.title, t, seat, text))
            raise Refusal(clause, f"{text!r} is not allowed")
        self._take(seat, action, auto)

    def _take(self, seat: int, action: int, auto: bool) -> None:
        t = self.table
        name = option_name(self.title, t, action)
        self._keep_marks(seat)
        self.marks.append(Mark(seat, t.clone(), len(self.log.events), name))
        answer(t, seat, action)
        self.given[seat] += 1
        self._record(Entry(n=0, seat=seat, do=name, auto=auto))
        self._keep_marks(seat)
        self.answers += 1
        self.unsaved += 1
        if self.unsaved >= SNAPSHOT_EVERY and not self.marks:
            # Nothing before this point can be taken back, so no undo ever crosses a snapshot.
            self.unsaved = 0
            self._record(Entry(n=0, snapshot=rows.to_rows(self.table)))
        if t.over:
            self._record(Entry(n=0, end=self.standings()))

    def _record(self, entry: Entry) -> None:
        n = len(self.journal.entries) + 1
        self.journal.append(msgspec.structs.replace(entry, n=n))

    # -- taking back ------------------------------------------------------------------------------

    def _keep_marks(self, seat: int) -> None:
        """Forget the marks behind the horizon: another seat's, or before something was learned."""
        barrier = self.table.barrier
        kept = [m for m in self.marks if m.seat == seat and m.barrier == barrier]
        if len(kept) != len(self.marks):
            self.marks = kept

    def undoable(self, seat: int) -> list[str]:
        """The answers this seat may take back, latest first."""
        found: list[str] = []
        for mark in reversed(self.marks):
            if mark.seat != seat or mark.barrier != self.table.barrier:
                break
            found.append(mark.text)
        return found

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back one's own latest answers, as far as the horizon (K-UNDO-1)."""
        if count > len(self.undoable(seat)) or count < 1 or self.table.over:
            raise Refusal(self._undo_bar(seat), f"{count} answer(s) cannot be taken back")
        mark = self.marks[-count]
        del self.marks[-count:]
        self.table = mark.before
        self.table.log = self.log
        del self.log.events[mark.events :]
        self.given[seat] += 1
        self._record(Entry(n=0, seat=seat, undo=count))

    def _undo_bar(self, seat: int) -> str:
        answers = [entry for entry in self.journal.entries if entry.do]
        if not answers or answers[-1].seat == seat:
            return "K-UNDO-2" if answers else "K-UNDO-1"
        return "K-UNDO-3"

    def retract(self, seat: int) -> None:
        """Take back a sealed answer while others still choose (K-SEAL-2)."""
        t = self.table
        clause = t.stack[-1].retract(t, seat) if t.stack else "K-SEAL-3"
        if clause:
            raise Refusal(clause, "there is no sealed answer to take back")
        self.marks.clear()
        self.given[seat] += 1
        self._record(Entry(n=0, seat=seat, retract=True))

    # -- standing orders ---------------------------------------------------------------------

    def order(self, order: Order) -> None:
        """Give a standing order; it answers at once if it can."""
        self._apply_order(msgspec.to_builtins(order))
        self._record(Entry(n=0, seat=order.seat, order=msgspec.to_builtins(order)))
        self._obey()

    def countermand(self, seat: int) -> None:
        """Withdraw all standing orders of a seat."""
        withdrawal = {"seat": seat, "prompt": ""}
        self._apply_order(withdrawal)
        self._record(Entry(n=0, seat=seat, order=withdrawal))

    def _apply_order(self, data: dict[str, Any]) -> None:
        order = msgspec.convert(data, Order)
        if order.prompt:
            self.orders.append(order)
        else:
            self.orders = [other for other in self.orders if other.seat != order.seat]

    def _obey(self) -> None:
        """Let standing orders speak until none has anything to say."""
        busy = bool(self.orders)
        while busy and not self.table.over:
            busy = False
            for seat in self.awaited():
                found = answer_for(self.title, self.table, seat, self.orders)
                if found is not None:
                    if found[0].once:
                        self.orders.remove(found[0])
                    self._take(seat, found[1], True)
                    busy = True
                    break


def new_header(
    title: Title,
    ruleset: str,
    seats: int,
    seed: str,
    settings: dict[str, Any] | None = None,
    patch: str = "",
    players: list[str] | None = None,
    fast: bool = False,
) -> Header:
    """A header for this engine and this version of the title; InputError if the rules refuse."""
    rules = title.rulesets.resolve(ruleset, seats, settings or {})
    return Header(
        format=FORMAT,
        title=title.name,
        ruleset=ruleset,
        seats=seats,
        seed=seed,
        settings=rules.changed(),
        fast=fast,
        patch=patch,
        players=players or [],
        version=title.version,
        engine=__version__,
    )


def _last_snapshot(journal: Journal) -> int:
    """The index of the last snapshot among the entries; 0 when there is none."""
    for i in range(len(journal.entries) - 1, -1, -1):
        if journal.entries[i].snapshot is not None:
            return i
    return 0
