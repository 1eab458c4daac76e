"""The database, twice with the same code: SQLite in a file and a real PostgreSQL server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from regent.games import registry
from regent.kernel.errors import InputError
from regent.play.session import Session, new_header
from regent.server.live import Kept, LiveTable
from regent.server.schema import METADATA
from regent.server.store import MIGRATIONS, READERS, Record, Seat, Store, StoreError, database_url
from tests.server.client import site, sqlite


@pytest.fixture(params=["sqlite", "postgresql"])
async def db(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield sqlite(tmp_path / "t.db")
        return
    url: str = request.getfixturevalue("postgres_url")
    store = Store(url)
    async with store.engine.begin() as connection:
        await connection.run_sync(METADATA.drop_all)
        await connection.execute(text("drop table if exists alembic_version"))
    await store.close()
    yield url


async def table_in(store: Store, id: str = "t1") -> tuple[Record, Session]:
    host = await store.add_person("Ada")
    title = registry.title("contention")
    header = new_header(title, "standard", 2, "store")
    session = Session.start(header, Kept(header))
    seats = [Seat("person", host.id, "Ada"), Seat("bot", "", "Regular 2", "regular")]
    record = Record(id, "A table", header, "playing", host.id, seats)
    await store.add_table(record, [])
    return record, session


async def test_what_is_stored_is_what_is_read(db: str) -> None:
    store = Store(db)
    await store.open()
    await store.open()  # a second start finds everything in place
    record, session = await table_in(store)
    journal = session.journal
    assert isinstance(journal, Kept)
    for _ in range(30):
        seat = session.awaited()[0]
        decision = session.decision(seat)
        assert decision is not None
        session.answer(seat, decision.options[-1])
    record.answers = session.answers
    await store.append(record, journal.unstored)
    again = await store.table("t1")
    assert again is not None
    assert again.seats == record.seats
    assert again.header == record.header
    assert again.answers == 30
    live = await LiveTable.open(again, store, 0.0)
    assert live.session.awaited() == session.awaited()
    for seat in range(2):
        assert live.session.view(seat) == session.view(seat)
        assert live.session.decision(seat) == session.decision(seat)
    assert [e.record() for e in live.session.log.events] == [e.record() for e in session.log.events]
    assert await store.secret() == await store.secret()
    assert [r.id for r in await store.of_person(record.host)] == ["t1"]
    await store.close()


async def test_in_a_flood_of_questions_nobody_is_overtaken(db: str) -> None:
    """A pool gives a connection to whoever comes by when one is free; here one stands in line, and
    what is to be written does not wait for those who read."""
    store = Store(db)
    await store.open()
    for _ in range(READERS):
        await store.line.acquire()
    answered: list[int] = []

    async def ask(number: int) -> None:
        await store.notices("nobody")
        answered.append(number)
        if number < 10:  # and again, before those who wait have been told that there is room
            asking.append(asyncio.create_task(ask(number + 10)))

    asking = [asyncio.create_task(ask(number)) for number in range(10)]
    await store.ready()
    assert answered == []
    store.line.release()
    while len(answered) < 20:
        await asyncio.gather(*asking)
    assert answered == list(range(20))
    await store.close()


async def test_two_processes_at_one_table_meet_at_the_key(db: str) -> None:
    """The second to store an entry with the same number is refused, and nothing is half done."""
    store = Store(db)
    await store.open()
    record, session = await table_in(store)
    seat = session.awaited()[0]
    decision = session.decision(seat)
    assert decision is not None
    session.answer(seat, decision.options[0])
    journal = session.journal
    assert isinstance(journal, Kept)
    await store.append(record, journal.unstored)
    record.answers = 77
    with pytest.raises(StoreError):
        await store.append(record, journal.unstored)
    kept = await store.table("t1")
    assert kept is not None
    assert kept.answers != 77
    assert len((await store.journal(record)).entries) == len(journal.unstored)
    await store.close()


async def test_the_migrations_make_what_the_code_reads(db: str) -> None:
    store = Store(db)
    await store.open()

    def compare(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    def back(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")

    async with store.engine.begin() as connection:
        assert await connection.run_sync(compare) == []
        await connection.run_sync(back)
    await store.open()
    await table_in(store)
    await store.close()


async def test_a_game_is_played_on_postgresql(postgres_url: str) -> None:
    """The whole path over a real server: guest, table, stream, bot, journal."""
    async with site(postgres_url) as here:
        ada = await here.guest()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        table = await ada.table(seats=seats, seed="postgres")
        async with here.sit(table["id"], 0, ada) as place:
            for _ in range(15):
                await place.first()
                await place.say("resync")
                if place.moment["over"]:
                    break
            answers = (await ada.ask("GET", f"/api/tables/{table['id']}"))["answers"]
            assert answers >= 15
        text_ = (await ada.call("GET", f"/api/tables/{table['id']}/journal")).text
        assert text_.count('"do"') >= 15


async def test_a_full_database_refuses_and_the_table_is_unharmed(tmp_path: Path) -> None:
    """An answer that cannot be stored was not given: the seat is asked the same question again,
    and when there is room it is taken."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[{"kind": "me"}, {"kind": "me"}], seed="full")
        async with here.sit(table["id"], 0, ada) as place:
            question = await place.asked()
            before = place.moment["view"]
            engine = here.hall.store.engine
            async with engine.connect() as connection:
                pages = (await connection.execute(text("pragma page_count"))).scalar()
            limit = {"pages": pages}

            def tight(connection: Any, *_: Any) -> None:
                connection.execute(f"pragma max_page_count={limit['pages']}")

            await engine.dispose()
            event.listen(engine.sync_engine, "connect", tight)
            refused: dict[str, Any] = {}
            for _ in range(4000):
                said = await place.say("order", prompt="nothing " * 9, option="pass " * 70)
                if said.get("code") == "store":
                    refused = said
                    break
                if said.get("code") == "input":  # enough orders: withdraw them and go on
                    await place.say("countermand")
            assert refused["code"] == "store"
            assert "nothing has changed" in refused["said"]
            assert "full" not in refused["said"], "the database's own words are for the log"
            limit["pages"] = 1_000_000
            await engine.dispose()
            await place.say("resync")
            assert place.moment["view"] == before
            done = await place.answer(
                place.question["options"][0]["name"] if place.question else "", question=""
            )
            assert done["type"] == "done", done
            assert question["prompt"]


async def test_a_read_only_database_is_refused_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    store = Store(sqlite(path))
    await store.open()
    await store.close()
    closed = Store(f"sqlite+aiosqlite:///file:{path}?mode=ro&uri=true")
    with pytest.raises(InputError, match="cannot be used"):
        await closed.open()
    await closed.close()


def read_only(connection: Any, *_: Any) -> None:
    connection.execute("pragma query_only=on")


async def test_a_database_that_turns_read_only_refuses_answers(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[{"kind": "me"}, {"kind": "me"}])
        async with here.sit(table["id"], 0, ada) as place:
            await place.asked()
            engine = here.hall.store.engine
            await engine.dispose()
            event.listen(engine.sync_engine, "connect", read_only)
            refused = await place.first()
            assert refused["code"] == "store"
            assert "readonly" not in refused["said"], "the database's own words are for the log"
            answer = await ada.call("POST", "/api/tables", {"title": "seize", "seats": []})
            assert answer.status_code in (400, 503)
            event.remove(engine.sync_engine, "connect", read_only)
            await engine.dispose()
            assert (await place.first())["type"] == "done"


@pytest.mark.parametrize("wish", ["", "games.db", "mysql://x/y", "::"])
def test_a_wrong_database_is_named(wish: str) -> None:
    with pytest.raises(InputError):
        database_url(wish)


def test_a_database_gets_our_driver() -> None:
    assert database_url("postgresql://u:p@h/n") == "postgresql+asyncpg://u:p@h/n"
    assert database_url("sqlite:///a.db") == "sqlite+aiosqlite:///a.db"


async def test_an_answer_that_was_refused_stays_refused_when_nothing_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is gone altogether: what was not acknowledged must not come back with the
    next answer that can be stored."""

    async def gone(*_: Any) -> Any:
        raise StoreError("gone")

    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[{"kind": "me"}, {"kind": "me"}], seed="gone")
        async with here.sit(table["id"], 0, ada) as place:
            question = await place.asked()
            before = place.moment["view"]
            with monkeypatch.context() as patch:
                patch.setattr(here.hall.store, "append", gone)
                patch.setattr(here.hall.store, "_read", gone)
                refused = await place.answer(question["options"][0]["name"])
                assert refused["code"] == "store"
            await place.say("resync")
            assert place.moment["view"] == before
            assert place.question is not None
            last = place.question["options"][-1]["name"]
            assert (await place.answer(last))["type"] == "done"
        journal = await here.hall.store.journal(await here.hall.record(table["id"]))
        assert [entry.do for entry in journal.entries if entry.do] == [last]


async def test_a_rule_that_fails_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[{"kind": "me"}, {"kind": "me"}], seed="fault")
        async with here.sit(table["id"], 0, ada) as place:
            question = await place.asked()
            before = place.moment["view"]
            live = here.hall.tables[table["id"]]

            def deed(session: Session) -> None:
                session.answer(0, question["options"][0]["name"])
                raise AttributeError("a bug of ours")

            with pytest.raises(InputError, match="fault"):
                await live.act(deed)
            await place.say("resync")
            assert place.moment["view"] == before
            assert (await place.first())["type"] == "done"
