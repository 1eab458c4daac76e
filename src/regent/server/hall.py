"""All tables: making them, finding them, sitting down, standing up, and closing those that nobody
needs any more."""

from __future__ import annotations

import asyncio
import logging
import secrets
from time import monotonic
from typing import Any, Final

import msgspec

from regent.games import registry
from regent.kernel.errors import Broken, InputError, Refusal
from regent.kernel.table import EVERYTHING, SPECTATOR
from regent.lab.batch import default_ruleset
from regent.play.deal import (
    AWAITED_DECKS,
    SEALED,
    fresh_chance,
    fresh_secret,
    sealed,
    shown_early,
)
from regent.play.journal import Header, Journal
from regent.play.session import Session, new_header
from regent.server.archive import Archive, session_at
from regent.server.bringing import Bringing, decks_of_table
from regent.server.company import Company
from regent.server.info import table_info
from regent.server.keeping import Keeping, ago
from regent.server.kept import Kept
from regent.server.lessons import lesson
from regent.server.limits import aside, tells
from regent.server.live import ENCODER, LiveTable, Public, public_of
from regent.server.people import WATCH, People, Stranger, clean_name
from regent.server.reading import Readers
from regent.server.rematch import Rematches
from regent.server.seating import (
    bot_awaited,
    fast_windows,
    others_play,
    players_of,
    seats_wished,
    table_state,
    unique_name,
)
from regent.server.seats import Seats, check_seat
from regent.server.setup import Setup
from regent.server.store import Person, Record, Seat, Store, StoreError
from regent.server.thinking import Thinkers
from regent.server.wire import People as PeopleNews
from regent.server.wire import SeatWish, TableInfo, TableWish

LOG: Final = logging.getLogger("regent.server")
BROUGHT: Final = 4 * 1024 * 1024
"""Letters of all scenarios, decks and maps that the tables of one guest have brought."""
RECENT: Final = 1.0 / 24
"""Days: what happened longer ago goes on when somebody comes."""
LETTERS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


class Missing(Exception):
    """There is no such table, or not for you."""


class Hall:
    """Everything that is open, over one store."""

    def __init__(self, store: Store, people: People, setup: Setup) -> None:
        self.store = store
        self.people = people
        self.setup = setup
        self.minimum = setup.minimum
        self.tables: dict[str, LiveTable] = {}
        self.companies: dict[str, Company] = {}
        self.used: dict[str, float] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.closing: dict[str, asyncio.Task[None]] = {}
        self.charters: dict[str, str] = {}
        self.removed: set[str] = set()
        """Tables that are being deleted: nobody opens them again."""
        self.thinkers = Thinkers(setup.thinkers, setup.most_ms)
        self.readers = Readers()
        self.archive = Archive(self)
        self.seats = Seats(self)
        self.bringing = Bringing(self)
        self.keeping = Keeping(self)
        self.rematches = Rematches(self)
        self.resuming: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on with the tables where a bot had to answer just now, while others come in."""
        self.keeping.start()
        self.resuming = asyncio.create_task(self._resume(await self.store.running(ago(RECENT))))

    async def _resume(self, ids: list[str]) -> None:
        for id in ids:
            record = await self.store.table(id)
            if record is not None and bot_awaited(record):
                try:
                    await self.table(id)
                except (InputError, Missing, StoreError) as error:
                    LOG.error("table %s cannot be opened: %s", id, error)

    async def stop(self) -> None:
        await self.keeping.stop()
        if self.resuming is not None:
            self.resuming.cancel()
            await asyncio.gather(self.resuming, return_exceptions=True)
        self.thinkers.close()
        self.readers.close()
        for id in list(self.tables):
            await self.close(id)

    # -- open tables ----------------------------------------------------------------------------

    async def close(self, id: str) -> None:
        """Put a table away; the store has it. Who asks for it meanwhile waits until it is away."""
        if id not in self.closing:
            task = asyncio.create_task(self._put_away(id))
            self.closing[id] = task
            task.add_done_callback(lambda _: self.closing.pop(id, None))
        await asyncio.shield(self.closing[id])

    async def _put_away(self, id: str) -> None:
        company = self.companies.pop(id, None)
        if company is not None:
            await company.close()
        table = self.tables.pop(id, None)
        self.used.pop(id, None)
        if table is not None:
            await table.close()

    # -- finding --------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """An open table; Missing if there is none. There is never a second one of the same game:
        all who ask while it is opened or put away wait for the same thing."""
        while id in self.closing:
            await asyncio.wait({self.closing[id]})
        if id in self.removed:
            raise Missing(f"there is no table {id}")
        self.used[id] = monotonic()
        if id in self.tables:
            return self.tables[id]
        if id not in self.opening:
            task = asyncio.create_task(self._load(id))
            self.opening[id] = task
            task.add_done_callback(lambda _: self._opened(id))
        return await asyncio.shield(self.opening[id])

    def _opened(self, id: str) -> None:
        task = self.opening.pop(id)
        if not task.cancelled() and task.exception() is not None and id not in self.tables:
            self.used.pop(id, None)

    async def _load(self, id: str) -> LiveTable:
        record = await self.store.table(id) if _is_id(id) else None
        if record is None or record.state == "film":
            raise Missing(f"there is no table {id[:40]}")
        table = await LiveTable.open(record, self.store, self.minimum)
        self._open(table)
        return table

    def _open(self, table: LiveTable) -> None:
        id = table.record.id
        if id in self.tables:
            raise Broken(f"table {id} is open already")
        self.tables[id] = table
        self.used[id] = monotonic()
        table.publish_all()
        self.companies[id] = Company(table, self.setup.pause, self.thinkers, self.tell_people)

    async def record(self, id: str) -> Record:
        if id in self.tables:
            return self.tables[id].record
        found = await self.store.table(id) if _is_id(id) else None
        if found is None:
            raise Missing(f"there is no table {id[:40]}")
        return found

    def told(self, record: Record) -> Public:
        """What everybody has been told of a table."""
        live = self.tables.get(record.id)
        return live.public if live is not None else public_of(record)

    def infos(self, records: list[Record], person: Person | None) -> list[TableInfo]:
        """A list of tables, the latest first, by what was told of them, and nothing else: also not
        by the order in which the database has them."""
        now = [self.tables[r.id].record if r.id in self.tables else r for r in records]
        found = [self.info(record, person) for record in now]
        return sorted(found, key=lambda info: (info.touched, info.id), reverse=True)

    def shown(self, records: list[Record]) -> list[Record]:
        """The lobby as it was told: a game whose end is held back goes on."""
        known = {record.id for record in records}
        held = [table for table in self.tables.values() if table.held()]
        going = [table.record for table in held if table.public.state == "playing"]
        return records + [r for r in going if r.listed and r.id not in known]

    def info(self, record: Record, person: Person | None, whole: bool = False) -> TableInfo:
        """A table as this person may know it; `whole` with all that was brought to it."""
        return table_info(self, record, person, whole)

    def inviting(self, record: Record) -> list[str]:
        open_seats = [str(seat) for seat, who in enumerate(record.seats) if who.kind == "open"]
        return [*open_seats, WATCH] if record.watchable else open_seats

    # -- making ---------------------------------------------------------------------------------

    async def make(self, wish: TableWish, host: Person) -> LiveTable:
        """A new table as somebody wished it; InputError if the rules refuse."""
        if wish.after:
            return await self.rematches.make(wish, host)
        await self.within_limits(host)
        if wish.scenario:
            return await self._from_scenario(wish, host)
        title = registry.title(wish.title)
        seats = seats_wished(wish.seats, host, self.thinkers.check)
        decks = decks_of_table(wish, seats)
        if wish.seed and others_play(seats):
            what = "a seed at a table of several people: the server deals, and proves it afterwards"
            raise Refusal("K-CHANCE-2", what)
        header = new_header(
            title,
            wish.ruleset or default_ruleset(title),
            len(seats),
            wish.seed,
            wish.settings,
            players=players_of(seats),
            fast=fast_windows(wish, seats),
            texts=wish.texts,
            decks=decks,
        )
        if wish.texts:
            await self.readers.header(header, host.id)
        early = shown_early(header)
        session = await aside(Session.start, early, Kept(early))
        table = await self._keep(wish, header, session, seats, host, "")
        async with table.quiet():
            await self.bringing.begin(table)
        self.tell(table)
        return table

    async def within_limits(self, host: Person) -> None:
        """A guest has not made too many tables, nor brought too much to them; nobody else's lobby
        shall be full of them."""
        unfinished, all_, size = await self.store.hosted(host.id)
        right = "finish or delete some of them first"
        if unfinished >= self.setup.own or all_ >= 10 * self.setup.own:
            raise InputError(f"you have {all_} tables, which is enough", right=right)
        if size > BROUGHT:
            raise InputError(f"your {all_} tables have brought enough scenarios", right=right)

    def _read_back(self, header: Header, entries: list[Any]) -> Session:
        """A position that was read in another process."""
        journal = Journal(header)
        journal.entries = entries
        return Session.replay(journal, False)

    async def teach(self, title: str, name: str, host: Person) -> LiveTable:
        """A table for a lesson: the newcomer has seat 0, bots the others."""
        await self.keeping.left_lessons(host)
        await self.within_limits(host)
        scenario = lesson(registry.title(title), name)
        wish = TableWish(title=title, seats=[], name=str(scenario.data.get("about", name)))
        return await self._begin_at(await aside(scenario.open), wish, host, name)

    async def _from_scenario(self, wish: TableWish, host: Person) -> LiveTable:
        """A table from a scenario that somebody brought. Among people what it does not place is
        dealt by the server, and everybody may read the scenario."""
        if wish.decks:
            raise InputError("a position has its decks already", "decks", "leave it out")
        seats = seats_wished(wish.seats, host, self.thinkers.check)
        secret = fresh_secret() if others_play(seats) else ""
        kept, entries = await self.readers.scenario(wish.scenario, secret, host.id)
        return await self._begin_at(self._read_back(kept, entries), wish, host, "")

    async def _begin_at(
        self, session: Session, wish: TableWish, host: Person, name: str
    ) -> LiveTable:
        """A table whose journal begins with a position."""
        wishes = wish.seats or [
            SeatWish(kind="me"),
            *[SeatWish(kind="bot") for _ in range(session.table.seats - 1)],
        ]
        seats = seats_wished(wishes, host, self.thinkers.check)
        if len(seats) != session.table.seats:
            right = f"name {session.table.seats} seats"
            raise InputError(f"{len(seats)} seats for this position", "seats", right)
        fast = fast_windows(wish, seats)
        header = msgspec.structs.replace(
            session.journal.header, players=players_of(seats), fast=fast
        )
        if header.secret:  # the promise is about the game as it is played here
            header = sealed(header, header.secret)
        session.table.fast = int(fast)
        session.write_into(Kept(header))
        return await self._keep(wish, header, session, seats, host, name)

    async def _keep(
        self,
        wish: TableWish,
        header: Header,
        session: Session,
        seats: list[Seat],
        host: Person,
        name: str,
    ) -> LiveTable:
        title = session.title
        called = clean_name(wish.name, "name for a table") if wish.name.strip() else title.full_name
        record = Record(
            id=secrets.token_urlsafe(9),
            name=called,
            header=header,
            state=table_state(seats, bool(session.table.over), header.decks == AWAITED_DECKS),
            host=host.id,
            seats=seats,
            listed=wish.listed,
            watchable=wish.watchable,
            reveal=wish.reveal,
            lesson=name,
            clock=wish.clock,
            many=wish.many,
            advice=wish.advice,
            chat=wish.chat,
            shown=_knows_all(header, session, seats),
            turn=title.clock(session.table),
            awaited=session.table.waiting,
        )
        await self.store.add_table(record, session.journal.entries)
        journal = session.journal
        if isinstance(journal, Kept):
            journal.unstored.clear()
        table = LiveTable(record, self.store, session, self.minimum)
        self._open(table)
        return table

    # -- sitting --------------------------------------------------------------------------------

    async def join(self, id: str, person: Person, seat: int, invite: str) -> LiveTable:
        """Take a seat by an invitation, or an open seat of a listed table."""
        table = await self.table(id)
        record = table.record
        place = self._place(record, seat, invite)
        async with table.quiet():
            who = record.seats[place]
            if who.kind == "person" and who.person == person.id:
                return table
            if who.kind != "open":
                raise Refusal("K-SECRET-1", f"seat {place} is taken")
            if not record.many and any(other.person == person.id for other in record.seats):
                raise Refusal("K-SECRET-1", "you have a seat here already, and each sees one hand")
            old = record.seats[place], record.state
            record.seats[place] = Seat("person", person.id, unique_name(record, person.name))
            gathering = record.header.decks == AWAITED_DECKS
            record.state = table_state(record.seats, False, gathering)
            await self.seats.store(table, place, old)
            self.tell(table)
        return table

    def _place(self, record: Record, seat: int, invite: str) -> int:
        if invite:
            place = self.people.invited_to(record, invite)
            if place == WATCH:
                raise Stranger("this invitation is to watch, not to play", "to-watch")
            return int(place)
        if not record.listed:
            raise Stranger("this table is by invitation")
        if seat < 0:
            found = [i for i, who in enumerate(record.seats) if who.kind == "open"]
            if not found:
                raise InputError("all seats are taken")
            return found[0]
        if seat >= record.header.seats:
            raise InputError(f"there is no seat {seat}", right=f"0 to {record.header.seats - 1}")
        return seat

    def tell(self, table: LiveTable) -> None:
        """Who sits where has changed: everybody is told, each what it may know."""
        table.renamed()
        table.changed.set()
        self.tell_people(table)

    def tell_people(self, table: LiveTable) -> None:
        for viewer, watchers in list(table.watchers.items()):
            who = table.record.seats[viewer].person if viewer >= 0 else ""
            news = PeopleNews(self.info(table.record, Person(who, "") if who else None))
            data = ENCODER.encode(news)
            tells(len(watchers))
            for watcher in watchers:
                watcher.send(data)

    def viewer(self, record: Record, person: Person | None, seat: int, invite: str) -> int:
        """As whom somebody may look at a table; Stranger if not at all (K-SECRET-1). Where
        spectators are welcome its address is enough, which nobody guesses, until the host withdraws
        the link."""
        if seat == SPECTATOR:
            welcome = record.listed or (not invite and record.keys.get(WATCH, 0) == 0)
            if record.watchable and (welcome or self.knows(record, person, invite)):
                return SPECTATOR
            raise Stranger("this table is not for spectators")
        check_seat(record, seat)
        who = record.seats[seat]
        if person is None or who.kind != "person" or who.person != person.id:
            raise Stranger("this is not your seat")
        return seat

    def knows(self, record: Record, person: Person | None, invite: str) -> bool:
        """Is this somebody of the table, or somebody who was asked to watch?"""
        if invite:
            return self.people.invited_to(record, invite) == WATCH
        if person is None:
            return False
        return record.host == person.id or any(who.person == person.id for who in record.seats)

    async def fork(
        self, record: Record, person: Person, at: int, seat: int, bot: str, viewer: int | None
    ) -> LiveTable:
        """A new table from a moment of a film: as it was where all hands are open, else with
        everything dealt again that the seat could not know. `at` counts the viewer's ticks."""
        allowed = self.archive.viewers(record, person)
        if record.header.decks == AWAITED_DECKS:
            raise InputError("this game has not begun", right="wait until all decks are there")
        await self.within_limits(person)
        check_seat(record, seat)
        self.thinkers.check(bot)
        film = await self.archive.film(record, person.id)
        if seat not in allowed and EVERYTHING not in allowed:
            raise Stranger("you may not look from this seat")
        looking = viewer if viewer is not None else allowed[0]
        if looking not in allowed:
            raise Stranger("you may not look from this seat")
        t = film.position(film.place(at, looking))
        if t.over:
            raise InputError("the game is over there", right="choose an earlier moment")
        title = film.session.title
        if EVERYTHING not in allowed:
            t = title.redeal(t, seat, fresh_chance())
        seats = [
            SeatWish(kind="me") if s == seat else SeatWish(kind="bot", bot=bot)
            for s in range(t.seats)
        ]
        wish = TableWish(title=title.name, seats=seats, name=f"{record.name[:30]}, from {at}")
        looks = EVERYTHING if EVERYTHING in allowed else seat
        session = await aside(session_at, record.header, t, looks)
        return await self._begin_at(session, wish, person, "")


def _knows_all(header: Header, session: Session, seats: list[Seat]) -> bool:
    """Who plays alone knows what a seed deals, and a position that was brought or played to."""
    return not others_play(seats) and (header.chance != SEALED or bool(session.journal.entries))


def _is_id(text: str) -> bool:
    """Could this be the id of a table? Whatever else somebody writes never reaches the database."""
    return 0 < len(text) <= 24 and set(text) <= LETTERS
