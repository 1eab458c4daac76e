"""A table that people look at: one session, who watches it, and what they were told last.

Everything that happens goes one way: under the lock into the session, into the store, and then
out to those who watch. If the store refuses, the session is read again from it, and nobody was
told anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic, thread_time
from typing import Any, Final, Protocol

import msgspec

from regent.kernel.errors import InputError, Refusal
from regent.kernel.event import Event
from regent.kernel.parley import Parley
from regent.kernel.sealed import Sealed
from regent.kernel.table import EVERYTHING, SPECTATOR
from regent.play.journal import Entry
from regent.play.session import Session
from regent.server.chat import Talk
from regent.server.delta import changes
from regent.server.kept import Kept, resumed, taken_back
from regent.server.lessons import Script
from regent.server.limits import aside, tells
from regent.server.patience import Patience
from regent.server.store import Record, Store, StoreError
from regent.server.wire import Change, FromTable, Line, Moment, State
from regent.server.words import Words, seen

LOG: Final = logging.getLogger("regent.server")
ENCODER: Final = msgspec.json.Encoder()
SLICE: Final = 10
"""Answers of standing orders in one go; then others have their turn."""
RELIEVED: Final = (
    "Your standing orders were withdrawn, because they had answered a hundred questions in a row "
    "(K-ORDER-3)."
)


class Watcher(Protocol):
    """One connection: where messages to a viewer go, written out once for all who get the same."""

    address: str

    def send(self, message: FromTable | bytes) -> None: ...

    def end(self) -> None:
        """Hang up after what was sent."""


class Told:
    """What the watchers of one seat were told last. Lines count as this viewer was told them: how
    many others were told beside is not to be read from a number."""

    def __init__(self, moment: dict[str, Any], said: list[Line], places: list[int]) -> None:
        self.moment = moment
        self.lines = said
        self.places = places
        """By line the index of its event in the whole log."""


class Public(msgspec.Struct, frozen=True):
    """What everybody may know of a table: as of the moment that was shown last, not of the one
    that is held back (K-WINDOW-5)."""

    state: str
    touched: str
    answers: int
    turn: int
    awaited: int
    problem: str
    won: int


class LiveTable:
    """One open table."""

    def __init__(self, record: Record, store: Store, session: Session, minimum: float) -> None:
        self.record = record
        self.store = store
        self.session = session
        self.minimum = minimum
        self.lock = asyncio.Lock()
        self.watchers: dict[int, list[Watcher]] = {}
        self.told: dict[int, Told] = {}
        self.shown: list[Event] = []
        """The log as it was told last; what was taken back is no longer in the session's."""
        self.n: dict[int, int] = {}
        """By viewer how many moments it was shown: what is new to others only does not count."""
        self.counted = session.steps
        self.opened = 0.0
        """When the question that is asked now was shown."""
        self.publishing: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()
        """Set when something was shown: bots look whether they are asked."""
        self.obeying: asyncio.Task[None] | None = None
        self.closed = False
        self.born = monotonic()
        self.looked = self.born
        """When somebody was here last."""
        self.cost = 0.0
        """Seconds of work that the latest deed has made."""
        self.taken_back = taken_back(session.journal.entries)
        self.patience = Patience()
        self.left: dict[int, float] = {}
        """By seat since when nobody is there."""
        self.bringing = asyncio.Lock()  # held while a deck is read that somebody brings
        self.conceded: dict[int, int] = {}
        """By seat the one to which it gives the game up (K-CONCEDE-1)."""
        self.rematching = asyncio.Lock()  # held while a table is made that follows this one
        self.script = Script.of(record)
        self.talk = Talk(record, store)
        self.public = public_of(self.record)
        self.words = Words(session, self.players())
        session.at_once = SLICE

    @classmethod
    async def open(cls, record: Record, store: Store, minimum: float) -> LiveTable:
        """A table as the store has it, at the position where it was left (K-JOURNAL-2)."""
        entries = (await store.journal(record)).entries
        # A long journal is played again in a thread: nobody else waits for it.
        session = await aside(resumed, record.header, entries)
        table = cls(record, store, session, minimum)
        await table.talk.load()
        await table._save()  # what orders had still to say is stored before it is shown
        return table

    def dealt_anew(self, session: Session) -> None:
        """The game begins, from what was brought to it; nobody has answered anything yet."""
        self.session, self.counted = session, session.steps
        session.at_once = SLICE
        self.patience.clear()

    async def close(self) -> None:
        """No longer in use: whoever still holds it is refused."""
        async with self.lock:
            self.closed = True
        for task in (self.obeying, self.publishing):
            if task is not None and not task.done():
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    # -- who is here ----------------------------------------------------------------------------

    def players(self) -> list[str]:
        """What the seats are called."""
        return [who.name or f"Seat {i + 1}" for i, who in enumerate(self.record.seats)]

    def people(self) -> int:
        """How many people play here; whoever is only stood in for may come back."""
        return len({who.person for who in self.record.seats if who.kind == "person"})

    def renamed(self) -> None:
        """Somebody sat down: from now on the log calls the seat by this name. Only where nothing is
        held back: all is shown anew, unless all are called as before, as where a bot stands in. One
        seat could fill the lines of the others by that."""
        words = self.words
        if words.session is not self.session or words.describer.players != self.players():
            self.words = Words(self.session, self.players())
            self.told.clear()
        self.publish_all()

    def here(self, seat: int) -> bool:
        return bool(self.watchers.get(seat))

    def came(self, viewer: int, watcher: Watcher) -> None:
        self.watchers.setdefault(viewer, []).append(watcher)
        self.left.pop(viewer, None)
        self.changed.set()  # bots that rest while nobody is here go on

    def went(self, viewer: int, watcher: Watcher) -> None:
        watchers = self.watchers[viewer]
        watchers.remove(watcher)
        self.looked = monotonic()
        if not watchers:
            del self.watchers[viewer]
            self.told.pop(viewer, None)
            self.left[viewer] = monotonic()

    def alone(self) -> float:
        """Seconds for which nobody has been here at all."""
        return 0.0 if any(self.watchers.values()) else monotonic() - self.looked

    def gone_for(self, seat: int) -> float:
        """Seconds since somebody was there; who has not come since we opened has as long."""
        return 0.0 if self.here(seat) else monotonic() - self.left.get(seat, self.born)

    # -- what happens ---------------------------------------------------------------------------

    async def act(self, deed: Callable[[Session], object]) -> None:
        """Do something to the session, store it, then tell everybody.

        Refusal or InputError: it was not allowed and nothing has changed. StoreError: it could
        not be stored, and nothing has changed either.
        """
        more = await self._act_once(deed)
        if more and (self.obeying is None or self.obeying.done()):
            self.obeying = asyncio.create_task(self._obey())

    async def _act_once(self, deed: Callable[[Session], object]) -> bool:
        """Do it; have standing orders still something to say?"""
        async with self.quiet():
            if self.closed:
                raise InputError("this table was put away", right="come back to it")
            before = self.session.windows
            began = thread_time()
            try:
                deed(self.session)
            except (Refusal, InputError):
                if self._unstored():
                    await self._reload()
                raise
            except Exception as error:  # whatever a rule does wrong, the table stands as before
                await self._faulty(error)
                raise InputError(
                    "the rules have a fault here", right="take back, or report the game"
                ) from error
            finally:
                self.cost = thread_time() - began
            await self._save()
            began, done = thread_time(), self.cost
            self._hold(self.session.windows - before)
            more = bool(self.session.orders) and self.session.obeys()
            self._publish_when_due()
            self.cost = done + thread_time() - began
        return more

    async def _obey(self) -> None:
        """Let standing orders go on, a few answers at a time, with room for others between."""
        try:
            while self.session.orders and self.session.obeys() and not self.closed:
                await asyncio.sleep(0)
                if self.publishing is not None and not self.publishing.done():
                    await asyncio.wait({self.publishing})
                await self._act_once(Session.obey)
        except (InputError, Refusal, StoreError) as error:
            LOG.warning("table %s: its orders wait: %s", self.record.id, error)

    def _unstored(self) -> list[Entry]:
        journal = self.session.journal
        return journal.unstored if isinstance(journal, Kept) else []

    async def _save(self) -> None:
        entries = self._unstored()
        if not entries:
            return
        answers, before = self.record.answers, public_of(self.record)
        self._note_position()
        # A part of a sealed answer, an item of a draft, an order: nobody else is to know of it,
        # also not when the table was put away and is told as the store has it (K-SEAL-1).
        secret = public_of(self.record) == before
        try:
            await self.store.append(self.record, entries, secret)
        except StoreError:
            self.record.answers = answers
            await self._reload()
            raise
        entries.clear()

    def _note_position(self) -> None:
        session, record = self.session, self.record
        record.answers += session.steps - self.counted
        self.counted = session.steps
        record.turn = session.title.clock(session.table)
        record.awaited = session.table.waiting if not session.table.over else 0
        record.problem = ""
        if session.table.over:
            record.state = "over"
            record.won = sum(1 << i for i, rank in enumerate(session.table.ranks) if rank == 1)
        elif record.state == "stuck":
            record.state = "playing"

    async def _reload(self) -> None:
        """Forget what could not be stored: the table is again what the store says, or, where
        not even that can be asked, what it had acknowledged before."""
        stored = self.session.journal.entries
        stored = stored[: len(stored) - len(self._unstored())]
        try:
            stored = (await self.store.journal(self.record)).entries
        except StoreError:
            LOG.error("table %s: the store cannot be read either", self.record.id)
        self.session = await aside(resumed, self.record.header, stored)
        self.session.at_once = SLICE
        self.counted = self.session.steps
        self._note_position()
        self.words = Words(self.session, self.players())
        self.told.clear()
        self.shown = self.session.log.events[:]

    async def _faulty(self, error: Exception) -> None:
        """A rule failed: the table stands as before, and says so."""
        LOG.error("table %s: %s: %s", self.record.id, type(error).__name__, error)
        await self._reload()
        # Only its kind: what a fault says may name what somebody holds.
        self.record.problem = f"the rules have a fault here: {type(error).__name__}"[:200]
        self._make_public()

    async def stop_at(self, problem: str) -> None:
        """A bot cannot go on: the table says so, also after a restart, until somebody acts."""
        async with self.quiet():
            self.record.state, self.record.problem = "stuck", problem[:200]
            self._make_public()  # it stands still, whether that can be stored or not
            await self.store.append(self.record, [])

    async def go_on(self) -> None:
        """Try again what could not go on."""
        async with self.quiet():
            if self.record.state == "stuck":
                self.record.state, self.record.problem = "playing", ""
                await self.store.append(self.record, [])
                self._make_public()
        self.changed.set()

    # -- telling --------------------------------------------------------------------------------

    def _hold(self, reactions: int) -> None:
        """K-WINDOW-5: each answer in a window takes its time, given by hand or by order."""
        if reactions and self.timed():
            self.opened = max(self.opened, monotonic() - self.minimum) + reactions * self.minimum

    def timed(self) -> bool:
        """K-WINDOW-5: shall no answer in a window tell anything by its time?"""
        return bool(self.minimum) and not self.session.table.fast and self.people() > 1

    def held(self) -> bool:
        """Is something that happened not shown yet?"""
        return self.publishing is not None and not self.publishing.done()

    def _publish_when_due(self) -> None:
        if self.held():
            return
        wait = self.opened - monotonic()
        if wait <= 0:
            self.publish_all()
        else:
            self.publishing = asyncio.create_task(self._later())

    async def _later(self) -> None:
        while (wait := self.opened - monotonic()) > 0:
            await asyncio.sleep(wait)
        async with self.lock:
            self.publish_all()

    def _make_public(self) -> None:
        """What nobody else could see, as a part of a sealed answer, has not touched the table."""
        new = public_of(self.record)
        touched = self.public.touched
        if msgspec.structs.replace(new, touched=touched) != self.public:
            self.public = new

    def publish_all(self) -> None:
        """Tell every watcher what is new to it; who would learn nothing is told nothing."""
        events = self.session.log.events
        keep = 0
        for old, new in zip(self.shown, events, strict=False):
            if old is not new:
                break
            keep += 1
        self.shown = events[:]
        self.opened = monotonic()
        self._make_public()
        self.patience.note(self.session)
        for viewer, watchers in list(self.watchers.items()):
            message = self._news(viewer, keep) if watchers else None
            if message is not None:
                data = ENCODER.encode(message)
                tells(len(watchers))
                for watcher in watchers:
                    watcher.send(data)
        self.changed.set()

    def _news(self, viewer: int, keep: int) -> FromTable | None:
        old = self.told.get(viewer)
        # After the end hands are shown, and with them the log of those who held them.
        whole = old is None or self.eyes(viewer) == EVERYTHING
        new = self._look(viewer) if whole else self._look(viewer, old, keep)
        if old is not None and old.moment == new.moment and old.lines == new.lines:
            return None
        self.n[viewer] = self.n.get(viewer, 1) + 1
        new.moment["n"] = self.n[viewer]
        self.told[viewer] = new
        if old is None or whole:
            return State(msgspec.convert(new.moment, Moment), new.lines)
        kept = len([place for place in old.places if place < keep])
        steps = changes(old.moment, new.moment)
        return Change(int(old.moment["n"]), self.n[viewer], steps, kept, new.lines[kept:])

    def state(self, viewer: int) -> State:
        """Everything that this viewer was told, or would have been if it had been here."""
        if viewer not in self.told:
            self.told[viewer] = self._look(viewer)
        old = self.told[viewer]
        return State(msgspec.convert(old.moment, Moment), old.lines)

    def _look(self, viewer: int, old: Told | None = None, keep: int = 0) -> Told:
        """What the viewer may see and know now; of the log before `keep` as it was told."""
        places = [place for place in old.places if place < keep] if old is not None else []
        said = old.lines[: len(places)] if old is not None else []
        fresh = seen(self.shown, self.eyes(viewer), self.session.table.seats, keep)
        for place, event in fresh:
            said.append(self.words.line(len(said), event, viewer))
            places.append(place)
        return Told(msgspec.to_builtins(self.moment(viewer)), said, places)

    def eyes(self, viewer: int) -> int:
        """As whom a viewer looks: after the end as everybody, if the table agreed."""
        over = self.session.table.over and self.record.reveal
        return EVERYTHING if over else viewer

    def moment(self, viewer: int) -> Moment:
        """What the viewer may see now."""
        session = self.session
        seen = session.view(self.eyes(viewer))
        asked = session.decision(viewer) if viewer != SPECTATOR else None
        seated = viewer != SPECTATOR
        say, suggested = self.script.advice(session, viewer)
        return Moment(
            n=self.n.get(viewer, 1),
            view=seen["table"],
            awaited=seen["awaited"],
            over=seen["over"],
            standings=self.words.standings(),
            question=self.words.question(session.table, asked) if asked is not None else None,
            undo=self.words.undoable(viewer) if seated and not self.keeps(viewer) else [],
            sealed=seated and _sealed(session, viewer),
            orders=self.words.orders(viewer) if seated else [],
            notice=RELIEVED if viewer in session.relieved else "",
            advised=say,
            suggested=suggested,
            back=self.script.way_back(session, viewer) if say and not suggested else 0,
        )

    def keeps(self, seat: int) -> bool:
        """Must what a seat has said stand, because whether it can be taken back would tell what
        others choose in secret (K-UNDO-5)? What it did before the question was asked need not."""
        t, marks = self.session.table, self.session.marks
        if self.people() < 2 or not t.stack or not isinstance(t.stack[-1], Sealed | Parley):
            return False
        return not self.session.undoable(seat) or marks[-1].before.serial == t.serial

    @asynccontextmanager
    async def weighed(self) -> AsyncIterator[None]:
        """How much work is this? Nothing in it waits for anything."""
        began = thread_time()
        try:
            yield
        finally:
            self.cost = thread_time() - began

    async def settled(self) -> None:
        """Until nothing is held back: who comes now must not see sooner than the others."""
        while self.publishing is not None and not self.publishing.done():
            await asyncio.wait({self.publishing})

    @asynccontextmanager
    async def quiet(self) -> AsyncIterator[None]:
        """The table to oneself, at a moment when all that happened is stored and shown: what is
        held back must not be felt out by asking or answering in the meantime."""
        while True:
            await self.settled()
            async with self.lock:
                if not self.held():
                    yield
                    return


def public_of(record: Record) -> Public:
    """All that is known of a table, where nothing is held back."""
    where = (record.answers, record.turn, record.awaited)
    return Public(record.state, record.touched, *where, record.problem, record.won)


def _sealed(session: Session, seat: int) -> bool:
    """Has the seat answered a sealed question that is still open?"""
    top = session.table.stack[-1] if session.table.stack else None
    return isinstance(top, Sealed) and top.seats >> seat & 1 == 1 and bool(top.drafts[seat])
