"""Small requests that were meant to do large harm: each is refused in words, and nobody waits."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from regent.games import registry
from regent.play.session import Session, new_header
from regent.server import limits
from regent.server.api import COMPARED
from regent.server.door import TimedProtocol
from tests.helpers import PATIENCE
from tests.server.client import Guest, Site, site, sqlite

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def refused(here: Site, guest: Guest, path: str, body: Any) -> httpx.Response:
    """Send it, and see that others are answered meanwhile."""
    asked = asyncio.create_task(guest.call("POST", path, body))
    others = 0
    async with asyncio.timeout(PATIENCE):
        while not asked.done():
            assert (await here.http.get("/api/health")).status_code == 200
            others += 1
        answer = await asked
    assert others, "nobody else was answered"
    return answer


def journal_of(seats: int) -> str:
    header = new_header(registry.title("contention"), "standard", 2, "x")
    text = Session.start(header).journal.text()
    return text.replace('"seats": 2', f'"seats": {seats}')


SCENARIOS = {
    "a thousand million seats": 'title = "contention"\nseats = 1000000000\n',
    "negative seats": 'title = "contention"\nseats = -5\n',
    "an endless file": "# no end\n" * 430_000,
    "a dotted key of 18 kB": f'title = "contention"\n{".".join(["a"] * 9000)} = 1\n',
    "deep lists": f'title = "contention"\ngiven = {"[" * 3000}{"]" * 3000}\n',
    "a number of 5000 digits": f'title = "contention"\nseats = {"9" * 5000}\n',
    "a date": 'title = "contention"\nseats = 2101-01-01\n',
    "nothing": "\x00",
}


@pytest.mark.parametrize("name", list(SCENARIOS))
async def test_a_scenario_of_a_stranger(tmp_path: Path, name: str) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        wish = {"title": "contention", "seats": [ME, BOT]}
        good = 'title = "contention"\nseats = 2\n'
        await ada.ask("POST", "/api/tables", {**wish, "scenario": good})  # who reads is ready
        here.hall.readers.patience = 1.0
        answer = await refused(here, ada, "/api/tables", {**wish, "scenario": SCENARIOS[name]})
        assert answer.status_code in (400, 413), answer.text
        assert answer.json()["said"]


async def test_what_takes_too_long_to_read_is_given_up(tmp_path: Path) -> None:
    """The process that reads is ended, and the next one reads on."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        good = 'title = "contention"\nseats = 2\n'
        wish = {"title": "contention", "seats": [ME, BOT]}
        await ada.ask("POST", "/api/tables", {**wish, "scenario": good})
        here.hall.readers.patience = 0.5
        endless = "".join(f"{'.'.join(['a'] * 400)}.b{i} = 1\n" for i in range(300))
        scenario = f'title = "contention"\n{endless}'
        answer = await refused(here, ada, "/api/tables", {**wish, "scenario": scenario})
        assert answer.status_code == 400
        here.hall.readers.patience = 20.0
        await ada.ask("POST", "/api/tables", {**wish, "scenario": good})


@pytest.mark.parametrize("seats", [20_000_000, 10**12, -1])
async def test_a_journal_of_a_stranger(tmp_path: Path, seats: int) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        answer = await refused(here, ada, "/api/films", {"journal": journal_of(seats)})
        assert answer.status_code == 400, answer.text


@pytest.mark.parametrize("name", ["seed", "engine", "commitment"])
async def test_a_header_without_end_is_no_film(tmp_path: Path, name: str) -> None:
    """Every list of tables would have carried two million letters of it."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        header = new_header(registry.title("contention"), "standard", 2, "x")
        header = msgspec.structs.replace(header, **{name: "s" * 2_000_000})
        film = {"journal": Session.start(header).journal.text()}
        answer = await refused(here, ada, "/api/films", film)
        assert answer.status_code == 400, answer.text[:200]
        assert len(answer.content) < 1000
        assert len((await ada.call("GET", "/api/tables/mine")).content) < 1000


async def test_the_names_in_a_film_are_cleaned(tmp_path: Path) -> None:
    """Whatever stands in the header of a journal, what is shown is one short line."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        players = ["\u202eevil\n\x07\u200b" + "x" * 500, "\u3164\u2800"]
        header = new_header(registry.title("contention"), "standard", 2, "x", players=players)
        film = await ada.ask(
            "POST", "/api/films", {"journal": Session.start(header).journal.text()}
        )
        names = [seat["name"] for seat in film["seats"]]
        assert names[0].startswith("evil x")
        assert len(names[0]) <= 40
        assert names[1] == "Seat 2"


async def test_a_wish_with_300_000_settings(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        many = {f"setting {i}": i for i in range(300_000)}
        wish = {"title": "contention", "seats": [ME, BOT], "settings": many}
        path = "/api/titles/contention/check"
        assert (await refused(here, ada, path, wish)).status_code in (400, 413)
        wish["settings"] = {f"{i}" * 40: i for i in range(200)}
        assert (await refused(here, ada, path, wish)).status_code in (200, 400)
        wish["settings"] = {"teams": [[[1] * 1000] * 100]}
        assert (await refused(here, ada, path, wish)).status_code == 400
        wish["settings"] = {}
        wish["texts"] = {"map": "x" * 2_000_000}
        assert (await refused(here, ada, path, wish)).status_code in (400, 413)


RAW = {
    "deep": b"[" * 200_000,
    "deeper": b'{"a":' * 100_000,
    "no text": b'{"name": "\xff\xfe"}',
    "half a sign": b'{"name": "\\ud800"}',
    "a long number": b'{"name": ' + b"9" * 5000 + b"}",
    "a long fraction": b'{"name": 1e99999}',
    "nothing": b'{"name": "\\u0000\\u0000"}',
    "empty": b"",
    "null": b"null",
    "a list": b"[1,2,3]",
}


@pytest.mark.parametrize("name", list(RAW))
async def test_no_body_makes_a_fault(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table()
        headers = {"authorization": f"Bearer {ada.token}", "content-type": "application/json"}
        for path in (
            "/api/me",
            "/api/tables",
            "/api/films",
            f"/api/tables/{table['id']}/join",
            f"/api/tables/{table['id']}/fork",
            f"/api/tables/{table['id']}/invites/1",
            "/api/titles/contention/check",
        ):
            answer = await here.http.post(path, content=RAW[name], headers=headers)
            assert 400 <= answer.status_code < 500, (path, answer.text)
            assert answer.json()["said"]
        big = json.dumps({"at": 10, "seat": 0}).replace("10", "9" * 5000)
        path = f"/api/tables/{table['id']}/fork"
        answer = await here.http.post(path, content=big.encode(), headers=headers)
        assert answer.status_code == 400
    assert not [r for r in caplog.records if r.exc_info and r.name.startswith("regent")]


@pytest.mark.parametrize(
    "id",
    ["%00", "x" * 3000, "%ff%fe", "..%2f..", "a b", "'; drop table people; --", "%F0%9F%98%80"],
)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_no_name_of_a_table_reaches_the_database(
    tmp_path: Path, id: str, kind: str, request: pytest.FixtureRequest
) -> None:
    sqlite_url = sqlite(tmp_path / "t.db")
    url = sqlite_url if kind == "sqlite" else request.getfixturevalue("postgres_url")
    async with site(url) as here:
        ada = await here.guest("A" * 40)
        for path in (f"/api/tables/{id}", f"/api/tables/{id}/film", f"/api/tables/{id}/journal"):
            answer = await ada.call("GET", path)
            assert answer.status_code in (400, 404), answer.text
        answer = await ada.call("POST", f"/api/tables/{id}/join", {"seat": 0})
        assert answer.status_code in (400, 404), answer.text
        seats = [ME, {"kind": "bot", "bot": "search" + ":ms=1" * 30}]
        answer = await ada.call("POST", "/api/tables", {"title": "contention", "seats": seats})
        assert answer.status_code == 400


@pytest.mark.parametrize("year", [1969, 2101, 2107])
async def test_a_clock_that_is_wrong(
    tmp_path: Path, year: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        moment = (year - 1970) * 365.25 * 86400
        monkeypatch.setattr(time, "time", lambda: moment)
        ada = await here.guest()
        table = await ada.table()
        for path in ("/api/tables", "/api/tables/mine", f"/api/tables/{table['id']}", "/api/ready"):
            assert (await ada.call("GET", path)).status_code == 200
        async with here.sit(table["id"], 0, ada) as place:
            assert (await place.first())["type"] == "done"
        later = {"if-modified-since": "Fri, 01 Jan 2101 00:00:00 GMT", "range": "bytes=9-1"}
        assert (await here.http.get("/", headers=later)).status_code < 500


# -- how many -----------------------------------------------------------------------------------


async def test_the_words_of_a_fault_are_for_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever breaks inside, who asks hears that it is ours, and nothing of what it was about."""

    def broken(*_: object) -> None:
        raise KeyError("the hand of Bob")

    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        monkeypatch.setattr("regent.server.api.catalogue.comparison", broken)
        COMPARED.cache_clear()  # another test may have asked for it
        answer = await ada.call("GET", "/api/titles/seize/compare/first,second")
        assert answer.status_code == 500
        assert "Bob" not in answer.text
        async with here.sit(table["id"], 0, ada) as place:
            monkeypatch.setattr("regent.server.words.Words.reasons", broken)
            said = await place.say("why", text="pass")
            assert "wrong with the server" in said["said"]
            assert "Bob" not in str(said)
            monkeypatch.setattr("regent.play.session.Session.undo", broken)
            said = await place.say("undo")
            assert "the rules have a fault" in said["said"]
            assert "Bob" not in str(said)
            info = await ada.ask("GET", f"/api/tables/{table['id']}")
            assert "Bob" not in str(info)
            assert (await place.first())["type"] == "done"
    assert "Bob" in caplog.text


async def test_reading_is_limited_too(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db"), reads=20) as here:
        codes = [(await here.http.get("/api/tables")).status_code for _ in range(60)]
        assert codes[:20] == [200] * 20
        assert 429 in codes
        answer = await here.http.get("/api/tables")
        if answer.status_code == 429:
            assert answer.json()["right"]


async def test_guests_are_not_made_by_the_thousand(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db"), guests=5) as here:
        codes = []
        for _ in range(9):
            codes.append((await here.http.post("/api/me", json={"name": "A"})).status_code)
            here.http.cookies.clear()
        assert codes[:5] == [200] * 5
        assert codes[-1] == 429


async def test_one_guest_does_not_fill_the_lobby(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db"), own=6) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        await bob.table(seats=[ME, OPEN], listed=True, name="Of Bob")
        for _ in range(6):
            await ada.table(seats=[ME, OPEN], listed=True)
        wish = {"title": "contention", "seats": [ME, OPEN], "listed": True}
        answer = await ada.call("POST", "/api/tables", wish)
        assert answer.status_code == 400
        assert "delete" in answer.json()["right"]
        lobby = await bob.ask("GET", "/api/tables")
        assert len(lobby) == 4
        assert "Of Bob" in [table["name"] for table in lobby]


async def test_one_address_does_not_fill_the_lobby(tmp_path: Path) -> None:
    """Three tables each of thirty-four names, made in a minute, and nobody else's was in the list
    any more."""
    async with site(sqlite(tmp_path / "t.db"), listings=4) as here:
        wish = {"title": "contention", "seats": [ME, OPEN]}
        codes = []
        for name in ("Ann", "Ben", "Cat"):
            guest = await here.guest(name)
            for _ in range(2):
                made = await guest.call("POST", "/api/tables", {**wish, "listed": True})
                codes.append(made.status_code)
        assert codes == [201] * 4 + [429] * 2
        assert (await guest.call("POST", "/api/tables", wish)).status_code == 201


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u200b\u2060", "\u0301\u0301", "\u115f"]
)
async def test_a_name_that_nobody_sees_is_none(tmp_path: Path, name: str) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        answer = await here.http.post("/api/me", json={"name": name})
        assert answer.status_code == 400
        good = await here.http.post("/api/me", json={"name": f"Zo\u0308{chr(0x301) * 50}e"})
        assert len(good.json()["name"]) < 8


# -- half-open and endless ----------------------------------------------------------------------


async def raw(here: Site, sent: list[bytes], pause: float) -> bytes:
    """Send pieces with a pause between them, and give what comes until the line is closed."""
    host, port = here.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        for piece in sent:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(pause)
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    "sent",
    [
        [],
        [b"GET /api/titles HTTP/1.1\r\nhost: x\r\n"],
        [b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n", b"GET / HT"],
        [b"GET /api/titles HTTP/1.1\r\n", *[b"x: y\r\n"] * 40],
    ],
)
async def test_a_request_that_never_goes_on_is_cut(
    tmp_path: Path, sent: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TimedProtocol, "head_time", 0.5)
    async with site(sqlite(tmp_path / "t.db")) as here:
        async with asyncio.timeout(PATIENCE):
            await raw(here, sent, 0.05)
        assert (await here.http.get("/api/health")).status_code == 200


async def test_a_body_that_never_ends_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "BODY_TIME", 0.5)
    async with site(sqlite(tmp_path / "t.db")) as here:
        head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        async with asyncio.timeout(PATIENCE):
            said = await raw(here, [head + b"content-length: 1000\r\n\r\n{"], 0.05)
        assert b" 408 " in said.partition(b"\r\n")[0]
        assert (await here.http.get("/api/health")).status_code == 200


async def test_headers_without_end_are_cut(tmp_path: Path) -> None:
    """They come as fast as the line is, so the clock alone would let gigabytes in."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        host, port = here.url.removeprefix("http://").split(":")
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET /api/health HTTP/1.1\r\nhost: x\r\n")
        sent = 0
        with suppress(ConnectionError):
            while sent < 64 * 1024 * 1024:
                writer.write(b"x: " + b"y" * 100_000 + b"\r\n")
                await writer.drain()
                sent += 100_000
        assert sent < 32 * 1024 * 1024, "nobody cut it"
        writer.close()
        long = await here.http.get("/api/tables", headers={"x-long": "y" * 20_000})
        assert long.status_code == 200


async def test_who_does_not_read_an_answer_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred answers on one line, and nobody reads."""
    monkeypatch.setattr(TimedProtocol, "read_time", 0.3)
    request = b"GET /api/titles/seize/rules HTTP/1.1\r\nhost: x\r\n\r\n"
    async with site(sqlite(tmp_path / "t.db")) as here:
        host, port = here.url.removeprefix("http://").split(":")
        deaf = await deaf_line(host, int(port))
        await asyncio.get_running_loop().sock_sendall(deaf, request * 100)
        async with asyncio.timeout(PATIENCE):
            while not TimedProtocol.open["127.0.0.1"]:
                await asyncio.sleep(0.02)
            while TimedProtocol.open["127.0.0.1"]:
                await asyncio.sleep(0.02)
        deaf.close()
        assert (await here.http.get("/api/titles/seize/rules")).status_code == 200


async def deaf_line(host: str, port: int) -> socket.socket:
    """A line with little room for what is not read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, (host, port))
    return line


@pytest.mark.parametrize(("soft", "hard", "lines"), [(300, 300, 100), (300, 1000, 800), (9, 9, 1)])
def test_there_are_never_more_lines_than_files(soft: int, hard: int, lines: int) -> None:
    """A server asks for as many files as it may have, and leaves some for everything else."""
    code = (
        "import regent.server.run as run, resource as r\n"
        f"r.setrlimit(r.RLIMIT_NOFILE, ({soft}, {hard}))\n"
        "r.getrlimit(r.RLIMIT_NOFILE); print(run._connections())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.stdout.strip() == str(lines), done.stderr


async def test_one_address_has_not_all_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TimedProtocol, "lines", 5)
    async with site(sqlite(tmp_path / "t.db")) as here:
        host, port = here.url.removeprefix("http://").split(":")
        lines = [await asyncio.open_connection(host, int(port)) for _ in range(8)]
        ended = [asyncio.create_task(reader.read()) for reader, _ in lines]
        async with asyncio.timeout(PATIENCE):
            while sum(task.done() for task in ended) < 3:
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
        assert sum(task.done() for task in ended) == 3
        for _, writer in lines:
            writer.close()
        await asyncio.gather(*ended, return_exceptions=True)
        assert (await here.http.get("/api/health")).status_code == 200


@pytest.mark.parametrize("name", ["%00", "A" * 300, "..%2f..%2fapp.py", "%ff%fe", "a%0d%0ab"])
async def test_no_name_of_a_file_makes_a_fault(tmp_path: Path, name: str) -> None:
    async with site(sqlite(tmp_path / "t.db"), page=str(page_in(tmp_path))) as here:
        assert (await here.http.get(f"/assets/{name}")).status_code == 404
        assert (await here.http.get("/assets/a.js")).status_code == 200


def page_in(folder: Path) -> Path:
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (page / "assets" / "a.js").write_text("1", encoding="utf-8")
    return page
