"""Bytes on a line that are no message and no request yet: they are work all the same, and nobody
else may wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidStatus

from regent.kernel.errors import InputError
from regent.server import limits, reading, stream
from regent.server.door import TimedProtocol
from regent.server.limits import Limit
from regent.server.tap import SIP, Tap
from tests.helpers import PATIENCE
from tests.server.client import Site, site, sqlite

ME, OPEN = {"kind": "me"}, {"kind": "open"}
PING = b"\x89\x80\x00\x00\x00\x00"
EMPTY = b"\x00\x80\x00\x00\x00\x00"
"""A piece of a message with nothing in it, and no end."""
BEGUN = b"\x01\x80\x00\x00\x00\x00"
MANY = 40_000
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
CHUNKED = b"host: x\r\ntransfer-encoding: chunked\r\n\r\n"


@asynccontextmanager
async def line(here: Site) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, port = here.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def upgrade(table: str, more: str = "") -> bytes:
    head = f"GET /api/tables/{table}/stream HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n{more}"
    key = f"connection: upgrade\r\nsec-websocket-key: {KEY}\r\nsec-websocket-version: 13\r\n\r\n"
    return (head + key).encode()


@pytest.mark.parametrize("frame", [PING, EMPTY])
async def test_others_are_answered_between_the_frames_of_a_flood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frame: bytes
) -> None:
    """Forty thousand frames in one write were read in one go, which took seconds."""
    taken: list[int] = []
    whole = WebSocketsSansIOProtocol.data_received

    def counted(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        taken.append(len(data))
        whole(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counted)
    async with site(sqlite(tmp_path / "t.db")) as here, line(here) as (reader, writer):
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        writer.write(upgrade(table["id"]))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(BEGUN + frame * MANY)
        async with asyncio.timeout(PATIENCE):
            while not taken[1:]:
                await asyncio.sleep(0)
            assert (await here.http.get("/api/health")).status_code == 200
        assert max(taken) <= SIP
        assert sum(taken) < len(frame) * MANY, "nobody had a turn before all of it was read"


async def quiet(tap: Tap) -> None:
    """Until it has nothing more to hand on."""
    async with asyncio.timeout(PATIENCE):
        while tap.timer is not None:
            await asyncio.sleep(0)


class Line:
    """A line that says whether it is read."""

    def __init__(self) -> None:
        self.reads = True

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return False


async def test_who_has_made_us_work_too_much_is_not_read_on() -> None:
    taken: list[bytes] = []
    below, work = Line(), Limit(1.0, 3600.0)
    tap = Tap(below, taken.append, work, lambda: "a")
    tap.received(b"x" * (SIP + 1))
    await quiet(tap)
    assert b"".join(taken) == b"x" * (SIP + 1)
    assert below.reads
    work.charge("a", 2.0)
    tap.received(b"y" * (2 * SIP))
    for _ in range(50):
        await asyncio.sleep(0)
    assert len(tap.waiting) == SIP, "one sip, and no more for an hour"
    assert not below.reads
    other = Tap(Line(), taken.append, work, lambda: "b")
    other.received(b"z" * (2 * SIP))
    await quiet(other)
    assert taken[-1] == b"z" * SIP
    assert not other.waiting
    tap.stop()
    assert below.reads


async def test_who_reads_has_enough_and_goes_on_later() -> None:
    taken: list[bytes] = []
    below = Line()
    tap = Tap(below, taken.append, Limit(1000.0, 1.0), lambda: "a")
    tap.pause_reading()
    tap.hold("unread")
    tap.received(b"x")
    assert not taken
    tap.resume_reading()
    await quiet(tap)
    assert not taken
    assert not below.reads
    tap.go_on("unread")
    await quiet(tap)
    assert taken == [b"x"]
    assert below.reads


async def test_requests_that_are_owed_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty rulebooks in a second are as many requests as allowed, and more than all our time."""
    async with site(sqlite(tmp_path / "t.db"), work=0.02) as here:
        monkeypatch.setattr(limits, "DEBT", 0.0)
        path, alone = "/api/titles/seize/rules", {"connection": "close"}
        codes = {(await here.http.get(path, headers=alone)).status_code for _ in range(3)}
        assert codes == {200, 429}


async def test_waiting_costs_nothing_and_work_is_paid_for() -> None:
    paid: list[float] = []

    async def doing() -> None:
        await asyncio.sleep(0.2)
        sum(range(300_000))

    await limits.Metered(doing(), paid.append)
    assert len(paid) >= 2
    assert sum(paid) > 0.0
    assert paid[0] < 0.2

    async def failing() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            paid.clear()

    async def metered() -> None:
        await limits.Metered(failing(), paid.append)

    task = asyncio.create_task(metered())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert len(paid) == 1, "it was told, and has ended"


async def test_what_is_done_in_a_thread_is_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moments of a film, new tables and reports are worked out in threads, and cost us no less:
    two thousand moments in twelve seconds took three quarters of a core, and nobody was charged."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table("seize", [ME, ME])
        path = f"/api/tables/{table['id']}"
        paid: list[float] = []
        monkeypatch.setattr(Limit, "charge", lambda self, address, price: paid.append(price))
        for room, name in (
            ("regent.server.film.Film", "moment"),
            ("regent.server.archive", "_exported"),
            ("regent.server.hall.Session", "start"),
        ):
            slowly(monkeypatch, f"{room}.{name}")
        for method, at, body in (
            ("GET", f"{path}/film/0?viewer=0", None),
            ("GET", f"{path}/report?seat=0", None),
            ("POST", "/api/tables", {"title": "contention", "seats": [ME, ME]}),
        ):
            paid.clear()
            assert (await ada.call(method, at, body)).status_code < 300
            assert max(paid) >= SLOW, (at, max(paid))
        live = await here.hall.table(table["id"])
        slowly(monkeypatch, "regent.server.stream.ReasonsBot.opinions")
        async with here.sit(live.record.id, 0, ada) as place:
            paid.clear()
            assert (await place.say("advice"))["type"] == "advised"
            assert max(paid) >= SLOW * stream.SECOND
        await here.hall.close(table["id"])
        slowly(monkeypatch, "regent.server.live.resumed")
        paid.clear()
        async with here.sit(table["id"], 0, ada):
            assert max(paid) >= SLOW * stream.SECOND, "who has a long game opened pays for it"


SLOW = 0.3


def slowly(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """From here on it takes so many seconds of a processor."""
    room, _, last = name.rpartition(".")
    whole = getattr(resolve_name(room), last)

    def slow(*given: Any) -> Any:
        until = time.thread_time() + SLOW
        while time.thread_time() < until:
            pass
        return whole(*given)

    monkeypatch.setattr(name, slow)


@pytest.mark.parametrize("method", [b"GET /api/health", b"POST /api/me"])
async def test_headers_behind_a_body_are_cut(tmp_path: Path, method: bytes) -> None:
    """They were kept without end: 660 MB in five seconds."""
    async with site(sqlite(tmp_path / "t.db")) as here, line(here) as (_, writer):
        writer.write(method + b" HTTP/1.1\r\n" + CHUNKED + b"0\r\n")
        sent = 0
        with suppress(ConnectionError):
            while sent < 64 * 1024 * 1024:
                writer.write(b"x: " + b"y" * 100_000 + b"\r\n")
                await writer.drain()
                sent += 100_000
        assert sent < 32 * 1024 * 1024, "nobody cut it"
        assert (await here.http.get("/api/health")).status_code == 200


@pytest.mark.parametrize(
    "sent",
    [
        [CHUNKED, *[b"1\r\nx\r\n"] * 400],
        [CHUNKED + b"0\r\n\r\n", *[b"\r\n"] * 400],
        [b"host: x\r\ncontent-length: 400\r\n\r\n", *[b"x"] * 399],
    ],
)
async def test_what_comes_behind_an_answer_does_not_hold_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: list[bytes]
) -> None:
    """A byte now and then, after the answer: no clock ran any more."""
    monkeypatch.setattr(TimedProtocol, "head_time", 0.5)
    async with site(sqlite(tmp_path / "t.db")) as here, line(here) as (reader, writer):
        writer.write(b"GET /api/health HTTP/1.1\r\n" + sent[0])
        await reader.readuntil(b"\r\n\r\n")
        ended = asyncio.create_task(reader.read())
        for piece in sent[1:]:
            writer.write(piece)
            with suppress(ConnectionError):
                await writer.drain()
            await asyncio.wait({ended}, timeout=0.05)
            if ended.done():
                break
        assert ended.done(), "it is still open"
        await asyncio.gather(ended, return_exceptions=True)


async def test_a_stream_may_be_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clocks of requests do not run for it."""
    monkeypatch.setattr(TimedProtocol, "head_time", 0.2)
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        async with here.sit(table["id"], 0, ada) as place:
            await asyncio.sleep(0.6)
            assert (await place.first())["type"] == "done"


async def test_requests_in_advance_wait_with_who_sent_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    longest: list[int] = []
    whole = TimedProtocol.on_response_complete

    def counted(self: TimedProtocol) -> None:
        longest.append(len(self.pipeline))
        whole(self)

    monkeypatch.setattr(TimedProtocol, "on_response_complete", counted)
    request = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"
    async with site(sqlite(tmp_path / "t.db")) as here, line(here) as (reader, writer):
        writer.write(request * 1000)
        async with asyncio.timeout(PATIENCE):
            for _ in range(1000):
                await reader.readuntil(b'"}')
        assert max(longest) <= SIP // len(request) + 1


async def test_an_origin_that_is_no_address(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        for origin in ("http://[", "http://a]b", "http://\u2100.example"):
            headers = {"origin": origin.encode()}
            answer = await here.http.post("/api/me", json={"name": "Ada"}, headers=headers)
            assert answer.status_code == 403
            async with line(here) as (reader, writer):
                writer.write(upgrade("abc", "origin: http://[\r\n"))
                assert b" 403 " in await reader.readline()


async def test_a_stream_under_a_foreign_name_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It was a fault with a trace in the log, for everybody who asked."""
    async with site(sqlite(tmp_path / "t.db"), hosts=["localhost", "*.example.org"]) as here:
        for name in ("evil.example", "[::1", "", "localhost\r\nhost: localhost"):
            async with line(here) as (reader, writer):
                writer.write(upgrade("abc").replace(b"host: x", f"host: {name}".encode()))
                assert (await reader.readline()).split()[1] in (b"403", b"400")
        for name in ("localhost", "table.example.org"):
            async with line(here) as (reader, writer):
                writer.write(upgrade("abc").replace(b"host: x", f"host: {name}".encode()))
                assert b" 101 " in await reader.readline()
    assert "Traceback" not in caplog.text


async def test_a_network_of_version_6_has_the_streams_of_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = iter(["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"])
    monkeypatch.setattr("regent.server.stream.address_of", lambda _: next(there))
    async with site(sqlite(tmp_path / "t.db"), streams=1) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME], listed=True)
        async with here.sit(table["id"], -1):
            with pytest.raises(InvalidStatus):
                async with here.sit(table["id"], -1):
                    pass
            async with here.sit(table["id"], -1):
                pass


async def test_one_address_does_not_fill_the_queue_of_the_readers(tmp_path: Path) -> None:
    """Sixteen guests of one stranger, and nobody else saw a film or had a deck judged."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        readers = here.hall.readers
        begun: list[Any] = []
        going = asyncio.Event()

        async def read(job: Any, patience: float, urgency: int) -> Any:
            begun.append(job[0])
            await going.wait()
            raise reading.Busy("enough")

        readers._read = read  # type: ignore[method-assign]
        guests = [await here.guest(f"Guest {i}") for i in range(reading.QUEUE)]
        wish = {"title": "contention", "seats": [], "scenario": 'title = "contention"\n'}
        asked = [asyncio.create_task(g.call("POST", "/api/tables", wish)) for g in guests]
        async with asyncio.timeout(PATIENCE):
            while sum(task.done() for task in asked) < reading.QUEUE - reading.OF_ONE:
                await asyncio.sleep(0.01)
        assert begun == ["scenario"] * reading.OF_ONE
        going.set()
        assert {(await task).status_code for task in asked} == {503}
        assert not readers.asked


async def test_a_rule_set_that_there_is_not_is_not_worked_out(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        for name in ("nix", "2022nix", "+", "2022+besieged+nix", ""):
            told = await here.http.get("/api/titles/seize/decks", params={"ruleset": name})
            assert told.status_code == (400 if name in ("nix", "2022nix", "+") else 200), name


async def test_a_film_is_told_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        path = f"/api/tables/{table['id']}/film?viewer=0"
        first = await ada.ask("GET", path)
        monkeypatch.setattr("regent.server.film.Film.lines", None)
        assert await ada.ask("GET", path) == first


async def test_what_fails_in_a_thread_is_paid_for_too() -> None:
    paid: list[float] = []
    before = limits.PAYING.set(paid.append)

    def fails() -> None:
        began = time.thread_time()
        while time.thread_time() - began < 0.01:
            pass
        raise InputError("no")

    with pytest.raises(InputError):
        await limits.aside(fails)
    limits.PAYING.reset(before)
    assert sum(paid) >= 0.01
