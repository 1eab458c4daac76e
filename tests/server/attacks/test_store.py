"""The database: many tables at once, one process, one owner, and no word of it to strangers."""

from __future__ import annotations

import asyncio
import json
import logging
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from regent.kernel.errors import InputError
from regent.play.journal import Entry
from regent.server.logs import OneLine, Silence
from regent.server.store import Store, StoreError
from tests.helpers import PATIENCE
from tests.server.client import site, sqlite
from tests.server.test_store import db, read_only, table_in

__all__ = ["db"]
ME = {"kind": "me"}


async def test_many_tables_are_stored_together(db: str) -> None:
    """Whatever waits goes into one transaction; each is told after it."""
    store = Store(db)
    await store.open()
    records = [(await table_in(store, f"t{i}"))[0] for i in range(40)]
    before = store.writer.transactions
    for n in range(1, 6):
        appended = [store.append(r, [Entry(n=n, seat=0, do="pass")]) for r in records]
        await asyncio.gather(*appended)
    assert store.writer.transactions - before <= 10
    for record in records:
        assert [e.n for e in (await store.journal(record)).entries] == [1, 2, 3, 4, 5]
    await store.close()


async def test_nobody_is_refused_for_the_fault_of_another(db: str) -> None:
    store = Store(db)
    await store.open()
    records = [(await table_in(store, f"t{i}"))[0] for i in range(10)]
    await store.append(records[3], [Entry(n=1, seat=0, do="pass")])
    appended = [store.append(r, [Entry(n=1, seat=0, do="pass")]) for r in records]
    done = await asyncio.gather(*appended, return_exceptions=True)
    assert isinstance(done[3], StoreError), "this number was there already"
    assert [d for i, d in enumerate(done) if i != 3] == [None] * 9
    for record in records:
        assert len((await store.journal(record)).entries) == 1
    await store.close()


async def test_who_stops_waiting_does_not_stop_the_writing(db: str) -> None:
    store = Store(db)
    await store.open()
    records = [(await table_in(store, f"t{i}"))[0] for i in range(4)]
    tasks = [asyncio.create_task(store.append(r, [Entry(n=1, seat=0, do="pass")])) for r in records]
    await asyncio.sleep(0)
    tasks[0].cancel()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert done[1:] == [None] * 3
    await store.writer.close()
    for record in records:
        assert len((await store.journal(record)).entries) == 1
    await store.close()


async def test_a_database_belongs_to_one_process(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with site(sqlite(path)) as here:
        await here.guest()
        second = Store(sqlite(path))
        with pytest.raises(InputError, match="another server"):
            await second.open()
        await second.close()
        (tmp_path / "other.db").symlink_to(path)
        alias = Store(sqlite(tmp_path / "other.db"))
        with pytest.raises(InputError, match="another server"):
            await alias.open()
        await alias.close()
        command = [sys.executable, "-m", "regent", "serve", "--port", "0"]
        done = await asyncio.to_thread(
            subprocess.run,
            [*command, "--db", f"sqlite:///{path}"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 2
        assert "another server has this database open" in done.stderr
        assert "listens" not in done.stdout
        assert (await here.http.get("/api/ready")).status_code == 200
    third = Store(sqlite(path))  # it is given up at the end
    await third.open()
    await third.close()


async def test_only_its_owner_reads_a_database(tmp_path: Path) -> None:
    path, wide = tmp_path / "t.db", tmp_path / "wide.db"
    wide.touch(mode=0o644)
    wide.chmod(0o644)
    for file in (path, wide):
        async with site(sqlite(file)) as here:
            await here.guest()
            for found in tmp_path.glob(f"{file.name}*"):
                assert stat.S_IMODE(found.stat().st_mode) == 0o600, found.name


async def test_ready_says_whether_something_can_be_stored(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        engine = here.hall.store.engine
        await engine.dispose()
        event.listen(engine.sync_engine, "connect", read_only)
        answer = await here.http.get("/api/ready")
        assert answer.status_code == 503
        assert "readonly" not in answer.text
        assert (await here.http.get("/api/health")).status_code == 200
        event.remove(engine.sync_engine, "connect", read_only)
        await engine.dispose()
        assert (await here.http.get("/api/ready")).status_code == 200


@pytest.mark.parametrize("broken", ["tables", "people"])
async def test_the_words_of_a_database_are_for_the_log(
    tmp_path: Path, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A table is gone under the server: who asks hears that nothing has changed, and no names."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        away = await ada.table(seats=[ME, ME])
        await here.hall.close(away["id"])
        async with here.sit(table["id"], 0, ada) as place:
            async with here.hall.store.engine.begin() as connection:
                await connection.execute(text("pragma foreign_keys=off"))
                await connection.execute(text(f"alter table {broken} rename to lost"))
            said = []
            for method, path, body in (
                ("GET", "/api/tables", None),
                ("POST", "/api/tables", {"title": "contention", "seats": [ME, ME]}),
                ("GET", f"/api/tables/{table['id']}/film", None),
                ("POST", "/api/me", {"name": "Bob"}),
            ):
                answer = await ada.call(method, path, body)
                assert answer.status_code in (200, 503), answer.text
                said.append(answer.text)
            refused = await place.first()
            said.append(str(refused))
            async with here.line(away["id"]) as door:
                enter = {"type": "enter", "seat": 0, "token": ada.token}
                await door.socket.send(json.dumps(enter))
                kept_out = await door.until("no")
                assert kept_out["code"] == "store"
                said.append(str(kept_out))
        for words in said:
            for secret in ("no such table", "sqlite", "SELECT", "INSERT", "lost"):
                assert secret not in words
    assert any("no such table" in record.getMessage() for record in caplog.records)


def test_the_log_is_one_line_for_each_event_and_silent_about_repeats() -> None:
    silence, line = Silence(), OneLine("%(asctime)s %(levelname)s %(message)s")

    def record(**more: Any) -> logging.LogRecord:
        return logging.LogRecord("regent", logging.ERROR, "x.py", 1, "table %s", ("t1",), None)

    assert silence.filter(record())
    assert not silence.filter(record())
    try:
        raise ValueError("two\nlines")
    except ValueError:
        failed = logging.LogRecord("regent", logging.ERROR, "x.py", 1, "no", None, sys.exc_info())
    written = line.format(failed)
    assert "\n" not in written
    assert "ERROR no" in written
    assert written[4] == "-"
    assert written.partition(" ")[0].endswith("Z")
    key = ("regent", logging.ERROR, "table t1")
    when, left_out = silence.said[key]
    silence.said[key] = (when - 100, left_out)
    again = record()
    assert silence.filter(again)
    assert "1 times more" in again.getMessage()
