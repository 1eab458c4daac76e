"""The database behind the tables: SQLite in a file, or PostgreSQL, with the same code.

Whatever happened is here before anybody is told. A row of `entries` is a line of a journal.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Row, delete, event, func, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regent.kernel.errors import InputError
from regent.play.deal import shown_early
from regent.play.journal import Entry, Header, Journal
from regent.server.owner import Ownership, file_of
from regent.server.schema import ENTRIES, NOTICES, PEOPLE, SEATS, SETTINGS, SPOKEN, TABLES
from regent.server.wire import Spoken
from regent.server.writer import Work, Writer

MIGRATIONS: Final = Path(__file__).parent / "migrations"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
FRESH: Final = 1.0
"""Seconds for which the list of a lobby holds, where nobody sat down or made a table."""
LISTED: Final = 100
"""Tables that a lobby shows at most."""
OF_ONE: Final = 3
"""Tables of one host among them."""
READERS: Final = 8
"""Questions to the database at a time. The others stand in line: a pool of connections gives a free
one to whoever comes by just then, and in a flood those who waited longest would be refused."""
WAITS: Final = 100.0
"""Seconds that one stands in line at most, even on a busy machine."""
UNFINISHED: Final = ("waiting", "playing", "stuck")


class StoreError(Exception):
    """The database refuses: nothing was stored, and nobody was told anything. Its own words are
    for the log; who asked is told that nothing has changed."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str


class Seat(msgspec.Struct):
    """Who sits there. `person` stays while a bot stands in (`away`)."""

    kind: str
    person: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False


class Record(msgspec.Struct):
    """A table as the database has it, without its journal."""

    id: str
    name: str
    header: Header
    state: str
    host: str
    seats: list[Seat]
    listed: bool = False
    watchable: bool = True
    reveal: bool = True
    lesson: str = ""
    created: str = ""
    touched: str = ""
    answers: int = 0
    turn: int = 0
    awaited: int = 0
    """The mask of the seats that are waited for."""
    problem: str = ""
    keys: dict[str, int] = {}
    """By place how often its invitation was made anew; below zero it is withdrawn."""
    clock: int = 0
    """Seconds that a seat may be asked before a bot stands in; 0 for ever."""
    many: bool = False
    """May one guest take several seats? Everybody is told."""
    shown: bool = False
    """Does its only player know all hands? Then nobody else can sit down any more."""
    won: int = 0
    """The mask of the seats that have won, once the game is over."""
    advice: bool = True
    """May those who play here ask what a bot would think?"""
    chat: bool = True
    """May those who sit there talk to each other?"""


class Notice(msgspec.Struct, frozen=True):
    id: int
    said: str
    created: str


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def database_url(wish: str) -> str:
    """A database as a person writes it, with the driver that we use."""
    try:
        url = make_url(wish)
    except ArgumentError:
        right = "write sqlite:///games.db or postgresql://user@host/name"
        raise InputError(f"{wish!r} names no database", "--db", right) from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise InputError(f"{kind} is no database for Regent", "--db", "SQLite or PostgreSQL is")
    return url.set(drivername=DRIVERS[kind]).render_as_string(hide_password=False)


class Store:
    """All that is kept, behind a handful of questions."""

    def __init__(self, url: str) -> None:
        file = file_of(make_url(url))
        self.owner = Ownership(file) if file is not None else None
        self.engine: AsyncEngine = create_async_engine(url, **_pool(url))
        self.line = asyncio.Semaphore(READERS)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.writer = Writer(self.engine)
        self.lobby: tuple[float, list[Record]] = (0.0, [])
        """Until when a list holds, and the list."""

    async def open(self) -> None:
        """Bring the database up to date; InputError if it cannot be used, or is in use."""
        try:
            if self.owner is not None and self.owner.held < 0:
                self.owner.take()
            self._try_file()
            async with self.engine.begin() as db:
                await db.run_sync(_migrate)
                # A database that can only be read is found out now, and not by the first answer.
                await db.execute(delete(SETTINGS).where(SETTINGS.c.name == "opened"))
                await db.execute(insert(SETTINGS).values(name="opened", value=now()))
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            what = f"the database cannot be used: {_reason(error)}"
            raise InputError(what, "--db", "is it there, and may this program write it?") from None

    def _try_file(self) -> None:
        """Open a SQLite file once without a thread. Where aiosqlite fails to open one, its thread
        reports to a loop that may be closed by then, and says so with a traceback."""
        if self.engine.dialect.name == "sqlite":
            arguments, options = self.engine.dialect.create_connect_args(self.engine.url)
            connect: Callable[..., sqlite3.Connection] = sqlite3.connect
            with closing(connect(*arguments, **options)) as connection:
                _prepare_sqlite(connection, None)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()
        if self.owner is not None:
            self.owner.give_up()

    async def ready(self) -> None:
        """Can something be written? StoreError if not."""
        opened = update(SETTINGS).where(SETTINGS.c.name == "opened").values(value=now())
        await self._write(opened)

    async def secret(self) -> str:
        """The key that signs identities and invitations: made once, kept here, never shown."""
        async with self.engine.begin() as db:
            query = select(SETTINGS.c.value).where(SETTINGS.c.name == "secret")
            found = (await db.execute(query)).scalar()
            if found is None:
                found = secrets.token_hex(32)
                await db.execute(insert(SETTINGS).values(name="secret", value=found))
            return str(found)

    # -- people ---------------------------------------------------------------------------------

    async def add_person(self, name: str) -> Person:
        person = Person(secrets.token_urlsafe(9), name)
        made = now()
        await self._write(insert(PEOPLE).values(id=person.id, name=name, created=made, seen=made))
        return person

    async def rename(self, person: str, name: str) -> None:
        await self._write(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))

    async def saw(self, people: list[str]) -> None:
        """They were here today."""
        await self._write(update(PEOPLE).where(PEOPLE.c.id.in_(people)).values(seen=now()))

    async def person(self, id: str) -> Person | None:
        rows = await self._read(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id == id))
        return Person(rows[0].id, rows[0].name) if rows else None

    async def notices(self, person: str) -> list[Notice]:
        query = select(NOTICES).where(NOTICES.c.person == person).order_by(NOTICES.c.id)
        found = await self._read(query.limit(LISTED))
        return [Notice(row.id, row.said, row.created) for row in found]

    async def dismiss(self, person: str) -> None:
        await self._write(delete(NOTICES).where(NOTICES.c.person == person))

    async def forget_people(self, before: str) -> int:
        """Remove guests who were not here since, sit nowhere and have nothing new to be told; how
        many?"""
        sits = select(SEATS.c.person).where(SEATS.c.person.is_not(None))
        hosts = select(TABLES.c.host)
        told = select(NOTICES.c.person).where(NOTICES.c.created >= before)
        last = func.coalesce(func.nullif(PEOPLE.c.seen, ""), PEOPLE.c.created)
        gone = (
            select(PEOPLE.c.id)
            .where(last < before)
            .where(PEOPLE.c.id.not_in(sits), PEOPLE.c.id.not_in(hosts), PEOPLE.c.id.not_in(told))
            .limit(LISTED)
        )
        ids = [row.id for row in await self._read(gone)]

        async def work(db: AsyncConnection) -> None:
            await db.execute(delete(NOTICES).where(NOTICES.c.person.in_(ids)))
            await db.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(ids)))

        if ids:
            await self._do(work)
        return len(ids)

    # -- tables ---------------------------------------------------------------------------------

    async def add_table(self, record: Record, entries: list[Entry]) -> None:
        """A new table, whole or not at all."""
        record.created = record.touched = now()

        async def work(db: AsyncConnection) -> None:
            await db.execute(insert(TABLES).values(_table_row(record)))
            seats = [_seat_row(record.id, seat, who) for seat, who in enumerate(record.seats)]
            if seats:
                await db.execute(insert(SEATS), seats)
            if entries:
                await db.execute(insert(ENTRIES), _entry_rows(record.id, entries))

        await self._do(work)
        self.lobby = (0.0, [])

    async def append(self, record: Record, entries: list[Entry], secret: bool = False) -> None:
        """Entries of a journal and where the table is now, in one transaction: an answer counts
        when this returns (K-JOURNAL-2). Without entries, only where the table is. What is secret
        has not touched the table: anybody may read when that was."""
        if not secret:
            record.touched = now()
        try:
            await self.writer.append(
                _entry_rows(record.id, entries), msgspec.structs.asdict(record)
            )
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(_reason(error)) from error

    async def seat(self, record: Record, seat: int) -> None:
        """Who sits at one seat now, and the state of the table."""
        row = _seat_row(record.id, seat, record.seats[seat])
        where = (SEATS.c.table_id == record.id) & (SEATS.c.seat == seat)
        state = {"state": record.state, "host": record.host, "problem": record.problem}
        keys = msgspec.json.encode(record.keys).decode()

        async def work(db: AsyncConnection) -> None:
            await db.execute(update(SEATS).where(where).values(row))
            changed = update(TABLES).where(TABLES.c.id == record.id)
            await db.execute(changed.values(**state, keys=keys))

        await self._do(work)
        self.lobby = (0.0, [])

    async def header(self, record: Record) -> None:
        """What the table is dealt from, and where it stands by that, before the first answer."""
        header = msgspec.json.encode(record.header).decode()
        values = {"state": record.state, "turn": record.turn, "awaited": record.awaited}
        changed = update(TABLES).where(TABLES.c.id == record.id)
        await self._write(changed.values(header=header, **values))
        self.lobby = (0.0, [])

    async def keys(self, record: Record) -> None:
        """Which invitations hold."""
        keys = msgspec.json.encode(record.keys).decode()
        await self._write(update(TABLES).where(TABLES.c.id == record.id).values(keys=keys))

    async def chat(self, record: Record) -> None:
        """Whether the talk at a table is allowed."""
        await self._write(update(TABLES).where(TABLES.c.id == record.id).values(chat=record.chat))

    async def spoken(self, id: str) -> list[Spoken]:
        """What is kept of the talk at a table, in order."""
        rows = await self._read(select(SPOKEN).where(SPOKEN.c.table_id == id).order_by(SPOKEN.c.n))
        return [Spoken(row.n, row.seat, row.name, row.text, row.at) for row in rows]

    async def speak(self, id: str, said: Spoken, upto: int) -> None:
        """Keep what somebody said, and forget what was said up to a number."""

        async def work(db: AsyncConnection) -> None:
            old = (SPOKEN.c.table_id == id) & (SPOKEN.c.n <= upto)
            await db.execute(delete(SPOKEN).where(old))
            await db.execute(insert(SPOKEN).values(table_id=id, **msgspec.structs.asdict(said)))

        await self._do(work)

    async def shown(self, record: Record) -> None:
        """Its only player is shown all hands."""
        await self._write(update(TABLES).where(TABLES.c.id == record.id).values(shown=True))

    async def remove(self, id: str, told: list[str], said: str) -> None:
        """A table and its journal, and a word to those who sat there."""
        made = now()

        async def work(db: AsyncConnection) -> None:
            for rows in (ENTRIES, SPOKEN, SEATS):
                await db.execute(delete(rows).where(rows.c.table_id == id))
            await db.execute(delete(TABLES).where(TABLES.c.id == id))
            if told:
                notices = [{"person": who, "said": said[:300], "created": made} for who in told]
                await db.execute(insert(NOTICES), notices)

        await self._do(work)
        self.lobby = (0.0, [])

    async def table(self, id: str) -> Record | None:
        rows = await self._read(select(TABLES).where(TABLES.c.id == id))
        return (await self._records(rows))[0] if rows else None

    async def journal(self, record: Record) -> Journal:
        """The journal of a table, read whole; before its decks are there, with none of them."""
        query = select(ENTRIES.c.body).where(ENTRIES.c.table_id == record.id).order_by(ENTRIES.c.n)
        journal = Journal(shown_early(record.header))
        for row in await self._read(query):
            journal.entries.append(msgspec.json.decode(row[0], type=Entry))
        return journal

    async def listed(self) -> list[Record]:
        """Tables of the open lobby that somebody could join or watch, the latest first. However
        many ask, it is read once in a while: tables may have brought long texts."""
        until, found = self.lobby
        if monotonic() < until:
            return found
        query = (
            select(TABLES.c.id, TABLES.c.host)
            .where(TABLES.c.listed & TABLES.c.state.in_(("waiting", "playing")))
            .order_by(TABLES.c.touched.desc())
            .limit(LISTED * 10)
        )
        by_host: dict[str, int] = {}
        ids: list[str] = []
        for row in await self._read(query):
            by_host[row.host] = by_host.get(row.host, 0) + 1
            if by_host[row.host] <= OF_ONE and len(ids) < LISTED:
                ids.append(row.id)
        found = await self._records(await self._read(select(TABLES).where(TABLES.c.id.in_(ids))))
        self.lobby = (monotonic() + FRESH, found)
        return found

    async def hosted(self, person: str) -> tuple[int, int, int]:
        """How many unfinished tables a person is host of, how many tables at all, and how many
        letters all of them brought."""
        size = func.sum(func.length(TABLES.c.header)).label("size")
        query = select(TABLES.c.state, func.count().label("number"), size)
        found = await self._read(query.where(TABLES.c.host == person).group_by(TABLES.c.state))
        counts = {str(row.state): int(row.number) for row in found}
        unfinished = sum(counts.get(state, 0) for state in UNFINISHED)
        return unfinished, sum(counts.values()), sum(int(row.size) for row in found)

    async def filmed(self, person: str) -> int:
        """How many letters the journals have that a person brought."""
        films = select(TABLES.c.id).where((TABLES.c.host == person) & (TABLES.c.state == "film"))
        query = select(func.sum(func.length(ENTRIES.c.body)).label("size"))
        found = await self._read(query.where(ENTRIES.c.table_id.in_(films)))
        return int(found[0].size or 0)

    async def untouched(self, before: str, lessons: bool, host: str = "") -> list[str]:
        """Tables, or lessons, perhaps of one host, where nothing has happened since; some."""
        kind = TABLES.c.lesson != "" if lessons else TABLES.c.lesson == ""
        kind = kind & (TABLES.c.host == host) if host else kind
        query = select(TABLES.c.id).where((TABLES.c.touched < before) & kind).limit(LISTED)
        return [str(row[0]) for row in await self._read(query)]

    async def of_person(self, person: str) -> list[Record]:
        """Where a person sits or is host, the latest first. Who leaves a lesson leaves no table."""
        sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
        query = (
            select(TABLES)
            .where(or_(TABLES.c.host == person, TABLES.c.id.in_(sits)), TABLES.c.lesson == "")
            .order_by(TABLES.c.touched.desc())
            .limit(LISTED)
        )
        return await self._records(await self._read(query))

    async def running(self, since: str) -> list[str]:
        """Tables at which a bot may be waited for and something happened of late: they go on when
        the server starts again, all others when somebody comes."""
        sits = select(SEATS.c.table_id).where((SEATS.c.kind == "bot") | SEATS.c.away)
        late = (TABLES.c.state == "playing") & (TABLES.c.touched >= since)
        query = select(TABLES.c.id).where(late & TABLES.c.id.in_(sits))
        return [str(row[0]) for row in await self._read(query)]

    async def _records(self, rows: Sequence[Row[Any]]) -> list[Record]:
        ids = [row.id for row in rows]
        query = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
        seats: dict[str, list[Seat]] = {id: [] for id in ids}
        for row in await self._read(query):
            who = Seat(row.kind, row.person or "", row.name, row.bot, row.away)
            seats[row.table_id].append(who)
        return [_record(row, seats[row.id]) for row in rows]

    async def _read(self, query: Any) -> Sequence[Row[Any]]:
        try:
            async with asyncio.timeout(WAITS):
                await self.line.acquire()
        except TimeoutError:
            raise StoreError(f"nothing could be read for {WAITS:.0f} seconds") from None
        try:
            async with self.engine.connect() as db:
                return (await db.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(_reason(error)) from error
        finally:
            self.line.release()

    async def _write(self, statement: Any) -> None:
        async def work(db: AsyncConnection) -> None:
            await db.execute(statement)

        await self._do(work)

    async def _do(self, work: Work) -> None:
        try:
            await self.writer.write(work)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(_reason(error)) from error


def _pool(url: str) -> dict[str, Any]:
    """One connection for each reader, one for the writer, which never waits for readers, and one
    for the start. More would be opened and closed again with every question of a flood; a database
    in memory is one connection."""
    if file_of(make_url(url)) is None and make_url(url).get_backend_name() == "sqlite":
        return {}
    return {"pool_size": READERS + 2, "max_overflow": 0, "pool_timeout": WAITS}


def _entry_rows(id: str, entries: list[Entry]) -> list[dict[str, Any]]:
    return [
        {"table_id": id, "n": entry.n, "body": msgspec.json.encode(entry).decode()}
        for entry in entries
    ]


def _table_row(record: Record) -> dict[str, Any]:
    row = {column.name: getattr(record, column.name) for column in TABLES.columns}
    keys = msgspec.json.encode(record.keys).decode()
    return {**row, "header": msgspec.json.encode(record.header).decode(), "keys": keys}


def _seat_row(id: str, seat: int, who: Seat) -> dict[str, Any]:
    row = msgspec.to_builtins(who)
    return {**row, "table_id": id, "seat": seat, "person": who.person or None}


def _record(row: Row[Any], seats: list[Seat]) -> Record:
    values = {column.name: getattr(row, column.name) for column in TABLES.columns}
    values["header"] = msgspec.json.decode(row.header, type=Header)
    values["keys"] = msgspec.json.decode(row.keys, type=dict[str, int])
    return Record(**values, seats=seats)


def _reason(error: BaseException) -> str:
    """Why, in the database's own words, without the statement and its values."""
    origin = getattr(error, "orig", None)
    return str(origin or error).splitlines()[0]


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and what is written outlives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
