"""All tables: making them, finding them, sitting down, standing up, and closing those that nobody
needs any more."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgspec

from regent.bots.names import bot as known_bot
from regent.games import registry
from regent.kernel import rng
from regent.kernel.errors import InputError, Refusal
from regent.kernel.table import EVERYTHING, SPECTATOR
from regent.kernel.tomlfile import TomlFile
from regent.lab.batch import default_ruleset
from regent.play.deal import SEALED, charter, fresh_secret, sealed
from regent.play.journal import Header
from regent.play.scenario import Scenario
from regent.play.session import Session, new_header
from regent.server.archive import Archive, brought, session_at
from regent.server.catalogue import parties
from regent.server.company import Company
from regent.server.lessons import lesson
from regent.server.live import Kept, LiveTable, Public, public_of
from regent.server.people import WATCH, People, Stranger, clean_name
from regent.server.seating import (
    bot_awaited,
    fast_windows,
    others_play,
    players_of,
    replaced,
    seats_wished,
    table_state,
    unique_name,
)
from regent.server.store import Person, Record, Seat, Store
from regent.server.wire import DealInfo, SeatInfo, SeatWish, TableInfo, TableWish
from regent.server.wire import People as PeopleNews

IDLE: Final = 300.0
"""Seconds after which a table that nobody looks at is put away; the store has it."""
SWEEP: Final = 30.0
STAND_IN: Final = "regular"


class Missing(Exception):
    """There is no such table, or not for you."""


class Hall:
    """Everything that is open, over one store."""

    def __init__(self, store: Store, people: People, minimum: float, pause: float) -> None:
        self.store = store
        self.people = people
        self.minimum = minimum
        self.pause = pause
        self.tables: dict[str, LiveTable] = {}
        self.companies: dict[str, Company] = {}
        self.used: dict[str, float] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.archive = Archive(self)
        self.sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on with the tables where a bot has to answer."""
        self.sweeper = asyncio.create_task(self._sweep())
        for id in await self.store.running():
            record = await self.store.table(id)
            if record is not None and bot_awaited(record):
                with suppress(InputError):
                    await self.table(id)

    async def stop(self) -> None:
        if self.sweeper is not None:
            self.sweeper.cancel()
        for id in list(self.tables):
            await self._close(id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for id, table in list(self.tables.items()):
                idle = monotonic() - self.used.get(id, 0.0) > IDLE
                if idle and not any(table.watchers.values()) and not bot_awaited(table.record):
                    await self._close(id)

    async def _close(self, id: str) -> None:
        company = self.companies.pop(id, None)
        if company is not None:
            await company.close()
        self.tables.pop(id, None)
        self.used.pop(id, None)

    # -- finding --------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """An open table; Missing if there is none."""
        lock = self.opening.setdefault(id, asyncio.Lock())
        try:
            async with lock:  # two who come at once find the same table
                self.used[id] = monotonic()
                if id not in self.tables:
                    record = await self.store.table(id)
                    if record is None or record.state == "film":
                        raise Missing(f"there is no table {id}")
                    self._open(await LiveTable.open(record, self.store, self.minimum))
                return self.tables[id]
        finally:
            if not lock.locked():
                self.opening.pop(id, None)

    def _open(self, table: LiveTable) -> None:
        id = table.record.id
        self.tables[id] = table
        self.used[id] = monotonic()
        table.publish_all()
        self.companies[id] = Company(table, self.pause)

    async def record(self, id: str) -> Record:
        if id in self.tables:
            return self.tables[id].record
        found = await self.store.table(id)
        if found is None:
            raise Missing(f"there is no table {id}")
        return found

    def told(self, record: Record) -> Public:
        """What everybody has been told of a table."""
        live = self.tables.get(record.id)
        return live.public if live is not None else public_of(record)

    def infos(self, records: list[Record], person: Person | None) -> list[TableInfo]:
        """A list of tables, the latest first, by what was told of them."""
        found = [self.info(record, person) for record in records]
        return sorted(found, key=lambda info: info.touched, reverse=True)

    def info(self, record: Record, person: Person | None) -> TableInfo:
        """A table as this person may know it."""
        live = self.tables.get(record.id)
        told = self.told(record)
        host = person is not None and record.host == person.id
        sides = live.session.title.sides(live.session.table) if live is not None else []
        allied = parties(record.header)
        seats: list[SeatInfo] = []
        for seat, who in enumerate(record.seats):
            mine = person is not None and who.kind == "person" and who.person == person.id
            here = live.here(seat) if live is not None else False
            side = sides[seat] if seat < len(sides) else ""
            party = allied[seat] if seat < len(allied) else ""
            kind: Any = who.kind
            seats.append(SeatInfo(seat, kind, who.name, who.bot, who.away, here, mine, side, party))
        invites: dict[str, str] = {}
        if host:
            for place in self._inviting(record):
                invites[place] = self.people.invitation(record.id, place)
        state: Any = told.state
        header = record.header
        return TableInfo(
            id=record.id,
            name=record.name,
            title=header.title,
            ruleset=header.ruleset,
            settings=header.settings,
            seats=seats,
            state=state,
            listed=record.listed,
            watchable=record.watchable,
            reveal=record.reveal,
            fast=header.fast,
            host=host,
            created=record.created,
            touched=told.touched,
            answers=told.answers,
            turn=told.turn,
            awaited=[seat for seat in range(header.seats) if told.awaited >> seat & 1],
            invites=invites,
            problem=record.problem,
            lesson=record.lesson,
            deal=self.deal(record),
        )

    def deal(self, record: Record) -> DealInfo:
        """Where the cards come from, as everybody may know it before sitting down (K-CHANCE-3):
        the secret itself only after the end, and where all hands are shown then."""
        header = record.header
        revealed = self.archive.is_revealed(record)
        return DealInfo(
            chance="sealed" if header.chance == SEALED else "seed",
            seed=header.seed,
            given=header.given,
            commitment=header.commitment,
            charter=charter(header) if header.commitment else "",
            secret=header.secret if revealed else "",
        )

    def _inviting(self, record: Record) -> list[str]:
        open_seats = [str(seat) for seat, who in enumerate(record.seats) if who.kind == "open"]
        return [*open_seats, WATCH] if record.watchable else open_seats

    # -- making ---------------------------------------------------------------------------------

    async def make(self, wish: TableWish, host: Person) -> LiveTable:
        """A new table as somebody wished it; InputError if the rules refuse."""
        if wish.scenario:
            file = TomlFile.parse(wish.scenario, "the scenario")
            secret = fresh_secret() if others_play(seats_wished(wish.seats, host)) else ""
            return await self._from_scenario(Scenario(file), wish, host, "", secret)
        title = registry.title(wish.title)
        seats = seats_wished(wish.seats, host)
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
        )
        session = await asyncio.to_thread(Session.start, header, Kept(header))
        return await self._keep(wish, header, session, seats, host, "")

    async def teach(self, title: str, name: str, host: Person) -> LiveTable:
        """A table for a lesson: the newcomer has seat 0, bots the others."""
        scenario = lesson(registry.title(title), name)
        wish = TableWish(title=title, seats=[], name=str(scenario.data.get("about", name)))
        return await self._from_scenario(scenario, wish, host, name)

    async def _from_scenario(
        self, scenario: Scenario, wish: TableWish, host: Person, name: str, secret: str = ""
    ) -> LiveTable:
        """A table from a scenario. Among people what the scenario does not place is dealt by the
        server, and everybody may read the scenario."""
        session = await asyncio.to_thread(brought, "scenario", scenario.open, secret, wish.scenario)
        if not secret and wish.scenario:
            header = msgspec.structs.replace(session.journal.header, given=wish.scenario)
            session.journal.header = header
        return await self._begin_at(session, wish, host, name)

    async def _begin_at(
        self, session: Session, wish: TableWish, host: Person, name: str
    ) -> LiveTable:
        """A table whose journal begins with a position."""
        wishes = wish.seats or [
            SeatWish(kind="me"),
            *[SeatWish(kind="bot") for _ in range(session.table.seats - 1)],
        ]
        seats = seats_wished(wishes, host)
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
            state=table_state(seats, bool(session.table.over)),
            host=host.id,
            seats=seats,
            listed=wish.listed,
            watchable=wish.watchable,
            reveal=wish.reveal,
            lesson=name,
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
        async with table.lock:
            who = record.seats[place]
            if who.kind == "person" and who.person == person.id:
                return table
            if who.kind != "open":
                raise Refusal("K-SECRET-1", f"seat {place} is taken")
            old = record.seats[place], record.state
            record.seats[place] = Seat("person", person.id, unique_name(record, person.name))
            record.state = table_state(record.seats, False)
            await self._store_seat(table, place, old)
            self._tell(table)
        return table

    def _place(self, record: Record, seat: int, invite: str) -> int:
        if invite:
            place = self.people.invited_to(record.id, record.header.seats, invite)
            if place == WATCH:
                raise Stranger("this invitation is to watch, not to play")
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

    async def replace(self, id: str, person: Person, seat: int, bot: str) -> LiveTable:
        """Let a bot play a seat, or give it back (`bot` empty)."""
        table = await self.table(id)
        record = table.record
        if not 0 <= seat < record.header.seats:
            raise InputError(f"there is no seat {seat}")
        async with table.lock:
            who = record.seats[seat]
            mine = who.kind == "person" and who.person == person.id
            away = who.kind == "person" and not table.here(seat)
            if not mine and not (record.host == person.id and (who.kind != "person" or away)):
                raise Stranger("only its player, or the host while nobody is there, may do that")
            old = msgspec.structs.replace(who), record.state
            record.seats[seat] = replaced(who, bot, mine)
            record.state = table_state(record.seats, record.state == "over")
            await self._store_seat(table, seat, old)
            self._tell(table)
        return table

    async def _store_seat(self, table: LiveTable, seat: int, old: tuple[Seat, str]) -> None:
        try:
            await self.store.seat(table.record, seat)
        except Exception:
            table.record.seats[seat], table.record.state = old
            raise

    def _tell(self, table: LiveTable) -> None:
        """Who sits where has changed: everybody is told, each what it may know."""
        table.renamed()
        self.tell_people(table)

    def tell_people(self, table: LiveTable) -> None:
        for viewer, watchers in table.watchers.items():
            who = table.record.seats[viewer].person if viewer >= 0 else ""
            news = PeopleNews(self.info(table.record, Person(who, "") if who else None))
            for watcher in watchers:
                watcher.send(news)

    def viewer(self, record: Record, person: Person | None, seat: int, invite: str) -> int:
        """As whom somebody may look at a table; Stranger if not at all (K-SECRET-1)."""
        if seat == SPECTATOR:
            if record.watchable and (record.listed or self.knows(record, person, invite)):
                return SPECTATOR
            raise Stranger("this table is not for spectators")
        if not 0 <= seat < record.header.seats:
            raise InputError(f"there is no seat {seat}")
        who = record.seats[seat]
        if person is None or who.kind != "person" or who.person != person.id:
            raise Stranger("this is not your seat")
        return seat

    def knows(self, record: Record, person: Person | None, invite: str) -> bool:
        """Is this somebody of the table, or somebody who was asked to watch?"""
        if invite:
            return self.people.invited_to(record.id, record.header.seats, invite) == WATCH
        if person is None:
            return False
        return record.host == person.id or any(who.person == person.id for who in record.seats)

    async def fork(
        self, record: Record, person: Person, at: int, seat: int, bot: str, viewer: int | None
    ) -> LiveTable:
        """A new table from a moment of a film: as it was where all hands are open, else with
        everything dealt again that the seat could not know. `at` counts the viewer's ticks."""
        allowed = self.archive.viewers(record, person)
        film = await self.archive.film(record)
        if not 0 <= seat < record.header.seats:
            raise InputError(f"there is no seat {seat}")
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
            t = title.redeal(t, seat, rng.seeded(secrets.token_hex(8), 1))
        known_bot(bot, "")
        seats = [
            SeatWish(kind="me") if s == seat else SeatWish(kind="bot", bot=bot)
            for s in range(t.seats)
        ]
        wish = TableWish(title=title.name, seats=seats, name=f"{record.name[:30]}, from {at}")
        session = await asyncio.to_thread(session_at, record.header, t)
        return await self._begin_at(session, wish, person, "")
