"""What strangers leave with us is bounded: bodies on their way, answers unread, tables unentered;
and what is the same for everybody is worked out once."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest

from regent.server import app, catalogue, keeping, limits
from regent.server.door import GULP, TimedProtocol
from regent.server.hall import Hall
from regent.server.limits import Bodies
from regent.server.run import NEWCOMERS, Announced, configured
from regent.server.setup import Setup
from tests.helpers import PATIENCE
from tests.server.client import Guest, Site, site, sqlite

ME, OPEN = {"kind": "me"}, {"kind": "open"}
LARGE = 200_000


def address(here: Site) -> tuple[str, int]:
    host, port = here.url.removeprefix("http://").split(":")
    return host, int(port)


def head(size: int, more: str = "") -> bytes:
    said = f"POST /api/films HTTP/1.1\r\nhost: x\r\ncontent-length: {size}\r\n{more}"
    return f"{said}content-type: application/json\r\n\r\n".encode()


async def held(bodies: Bodies, least: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while bodies.held.total() < least:
            await asyncio.sleep(0.01)


async def test_bodies_on_their_way_are_not_all_our_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each lacks its last byte. Those that are one too many are refused, small ones never."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        bodies: Bodies = here.app.state.bodies
        bodies.of_one = 3 * LARGE
        host, port = address(here)
        lines = [await asyncio.open_connection(host, port) for _ in range(6)]
        heard = [asyncio.create_task(reader.readline()) for reader, _ in lines]
        for _, writer in lines:
            writer.write(head(LARGE + 1) + b" " * LARGE)
        async with asyncio.timeout(PATIENCE):
            while sum(task.done() for task in heard) < 2:
                await asyncio.sleep(0.01)
        said = [task.result() for task in heard if task.done()]
        assert all(b" 429 " in line for line in said), said
        assert bodies.held.total() <= bodies.of_one
        assert (await here.http.post("/api/me", json={"name": "Ada"})).status_code == 200
        for _, writer in lines:
            writer.close()
        await asyncio.gather(*heard, return_exceptions=True)
        async with asyncio.timeout(PATIENCE):
            while bodies.held:
                await asyncio.sleep(0.01)


async def test_all_addresses_together_are_bounded_too() -> None:
    bodies = Bodies(of_one=100, of_all=150)
    bodies.add("1", 90)
    with pytest.raises(limits.ClientException):
        bodies.add("2", 90)
    bodies.drop("2", 90)
    bodies.drop("1", 90)
    assert not bodies.held


async def test_a_line_that_is_not_read_on_holds_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who owes us time is not read: what has come in meanwhile waits with who sent it."""
    taps: list[Any] = []
    whole = TimedProtocol.connection_made

    def made(self: TimedProtocol, transport: Any) -> None:
        whole(self, transport)
        taps.append(self.tap)

    monkeypatch.setattr(TimedProtocol, "connection_made", made)
    async with site(sqlite(tmp_path / "t.db")) as here:
        here.app.state.work.charge("127.0.0.1", 1e6)
        _, writer = await asyncio.open_connection(*address(here))
        writer.write(head(10_000_000) + b" " * 2_000_000)
        async with asyncio.timeout(PATIENCE):
            while not taps or not taps[-1].waiting:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert 0 < len(taps[-1].waiting) <= GULP
        writer.close()
        here.app.state.work.left.clear()


async def test_answers_that_nobody_reads_are_not_all_our_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line reads fast enough to be let be; together they would hold as much as they like."""
    cuts: list[int] = []
    whole = TimedProtocol._cut

    def cut(self: TimedProtocol) -> None:
        cuts.append(self.unread.total())
        whole(self)

    monkeypatch.setattr(TimedProtocol, "_cut", cut)
    monkeypatch.setattr(TimedProtocol, "most_unread", 1)
    for clock in ("head_time", "read_time"):  # nothing else cuts it
        monkeypatch.setattr(TimedProtocol, clock, 1e6)
    request = b"GET /api/titles/seize/rules HTTP/1.1\r\nhost: x\r\n\r\n"
    async with site(sqlite(tmp_path / "t.db")) as here:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(deaf, address(here))
        await loop.sock_sendall(deaf, request * 100)
        async with asyncio.timeout(PATIENCE):
            while not TimedProtocol.unread and not cuts:
                await asyncio.sleep(0.01)
            assert cuts, "it waits for who does not read"
            while TimedProtocol.unread:
                await asyncio.sleep(0.01)
        deaf.close()
        assert cuts[0] > 1
        assert (await here.http.get("/api/health")).status_code == 200


async def test_newcomers_are_taken_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two thousand lines at once were all taken before anybody else was answered."""
    told: list[str] = []
    whole = TimedProtocol.connection_made

    def made(self: TimedProtocol, transport: Any) -> None:
        told.append("c")
        whole(self, transport)

    async def rounds() -> None:
        while True:
            told.append(" ")
            await asyncio.sleep(0)

    monkeypatch.setattr(TimedProtocol, "connection_made", made)
    server = Announced(configured(Setup(db=sqlite(tmp_path / "t.db")), None), "", False)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(200)
    crowd = [socket.create_connection(listening.getsockname()) for _ in range(6 * NEWCOMERS)]
    ticking = asyncio.create_task(rounds())
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    async with asyncio.timeout(PATIENCE):
        while told.count("c") < len(crowd):
            await asyncio.sleep(0)
    ticking.cancel()
    for one in crowd:
        one.close()
    server.should_exit = True
    await serving
    assert max(map(len, "".join(told).split())) <= 2 * NEWCOMERS


async def test_nothing_is_made_ready_for_an_answer_before_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What compresses an answer is large, and a request may take its time to come."""
    made: list[int] = []
    whole = app.zlib.compressobj
    monkeypatch.setattr(app.zlib, "compressobj", lambda *given: made.append(1) or whole(*given))
    async with site(sqlite(tmp_path / "t.db")) as here:
        bodies: Bodies = here.app.state.bodies
        reader, writer = await asyncio.open_connection(*address(here))
        writer.write(head(LARGE + 1, "accept-encoding: deflate\r\n") + b" " * LARGE)
        await held(bodies, 1)
        assert not made
        writer.close()
        await reader.read()
        schema = await here.http.get("/api/schema/openapi.json")
        assert schema.headers["content-encoding"] == "deflate"
        assert made


async def test_tables_that_nobody_enters_are_put_away_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "CROWD", 3)
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        hall: Hall = here.hall
        ids = [(await ada.table(seats=[ME, ME]))["id"] for _ in range(5)]
        for id in ids[:4]:
            hall.used[id] -= keeping.SOON + 1
        async with here.sit(ids[0], 0, ada):
            hall.used[ids[0]] -= keeping.SOON + 1
            await hall.keeping.sweep()
            assert set(hall.tables) == {ids[0], ids[4]}, "who is there, and who has just come"
            await hall.keeping.sweep()
            assert set(hall.tables) == {ids[0], ids[4]}, "few are left, and may stay"
        assert (await ada.ask("GET", f"/api/tables/{ids[1]}"))["state"] == "playing"


async def test_many_names_have_the_tables_of_one_address(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db"), guests=2) as here:
        guests = [await here.guest(name) for name in ("Ada", "Bob")]
        codes = [await _made(guests[n % 2]) for n in range(2 * app.TABLES + 2)]
        assert codes[: 2 * app.TABLES] == [201] * 2 * app.TABLES
        assert codes[-1] == 429


async def _made(guest: Guest) -> int:
    wish = {"title": "contention", "seats": [ME, ME]}
    return (await guest.call("POST", "/api/tables", wish)).status_code


async def test_who_comes_and_goes_does_not_have_all_told_to_others(tmp_path: Path) -> None:
    """A seat lets a bot stand in and comes back, again and again: the others are told that, but
    not the whole game each time."""
    async with site(sqlite(tmp_path / "t.db"), pause=1e6) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await ada.table(seats=[ME, OPEN])
        path = f"/api/tables/{table['id']}"
        await bob.ask("POST", f"{path}/join", {"invite": table["invites"]["1"]})
        async with here.sit(table["id"], 0, ada) as place:
            for _ in range(3):
                await bob.ask("POST", f"{path}/seats/1/bot", {"bot": "random"})
                await bob.ask("DELETE", f"{path}/seats/1/bot")
            await place.say("why", text="pass")
            kinds = [said["type"] for said in place.heard]
            assert kinds.count("people") >= 6
            assert kinds.count("state") == 1, kinds


async def test_entering_is_paid_for_by_what_there_is_to_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        monkeypatch.setattr("regent.server.stream.SECOND", 1e9)
        async with here.sit(table["id"], 0, ada) as place:
            assert (await place.say("why", text="pass"))["code"] == "rate"


# -- the same for everybody ---------------------------------------------------------------------

SAME = [
    "/api/titles",
    "/api/titles/arcs/rules",
    "/api/titles/seize/cards?ruleset=2022",
    "/api/titles/contention/decks",
    "/api/titles/seize/compare/first,second",
    "/assets/a.js",
]


@pytest.mark.parametrize("path", SAME)
async def test_what_is_the_same_for_all_is_worked_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (page / "assets" / "a.js").write_text("let a = 1;\n" * 1000, encoding="utf-8")
    async with site(sqlite(tmp_path / "t.db"), page=str(page)) as here:
        first = await here.http.get(path)
        assert first.status_code == 200
        assert first.headers["content-encoding"] == "deflate"
        assert first.headers["x-content-type-options"] == "nosniff"
        for name in ("books", "cards", "box", "comparison", "catalogue"):
            monkeypatch.setattr(catalogue, name, None)
        monkeypatch.setattr("msgspec.json.encode", None)
        monkeypatch.setattr("zlib.compress", None)
        monkeypatch.setattr(app.zlib, "compressobj", None)
        again = await here.http.get(path)
        assert (again.status_code, again.content) == (200, first.content)
        plain = await here.http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == first.content
        tag = first.headers["etag"]
        known = await here.http.get(path, headers={"if-none-match": f'"x", {tag}'})
        assert (known.status_code, known.content) == (304, b"")
        other = await here.http.get(path, headers={"if-none-match": '"x"'})
        assert other.status_code == 200
        assert json.loads(first.content) if path.startswith("/api") else first.content
