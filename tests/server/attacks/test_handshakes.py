"""Lines that begin as a stream and never become one, or never end: each is a file, and there are
only so many for everybody."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from regent.server import stream, tap
from regent.server.door import TimedProtocol, TimedStream
from regent.server.limits import ADDRESS
from tests.helpers import PATIENCE
from tests.server.attacks.test_lines import BEGUN, EMPTY, KEY, MANY, ME, line, upgrade
from tests.server.client import site, sqlite

SHAKE = (
    f"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: {KEY}\r\n"
    "sec-websocket-version: 13\r\n"
)


@pytest.mark.parametrize(
    "head",
    [
        "GET /api/tables/x/stream HTTP/1.1\r\n" + "x: y\r\n" * 200,
        "GET /api/tables/x/stream HTTP/1.1\r\nx: " + "y" * 20_000 + "\r\n",
        f"GET /api/tables/{'x' * 20_000}/stream HTTP/1.1\r\n",
        "POST /api/tables/x/stream HTTP/1.1\r\ncontent-length: 5\r\n",
    ],
)
async def test_a_handshake_that_cannot_be_read_is_cut(tmp_path: Path, head: str) -> None:
    """Nobody answered it, and no clock ran: five thousand such lines from one address, counted
    nowhere, and everybody else was told 503."""
    async with site(sqlite(tmp_path / "t.db")) as here, line(here) as (reader, writer):
        writer.write(f"{head}host: x\r\n{SHAKE}\r\n".encode())
        async with asyncio.timeout(PATIENCE):
            await reader.read()
        assert not TimedProtocol.open
        assert (await here.http.get("/api/health")).status_code == 200


async def test_a_handshake_counts_as_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However slowly we read it, because its address has made us work too much."""
    monkeypatch.setattr(TimedStream, "_take", lambda *_: None)
    monkeypatch.setattr(TimedStream, "head_time", 1e6)
    monkeypatch.setattr(TimedProtocol, "lines", 2)
    begun: list[TimedStream] = []
    made = TimedStream.connection_made

    def noted(self: TimedStream, transport: Any) -> None:
        made(self, transport)
        begun.append(self)

    monkeypatch.setattr(TimedStream, "connection_made", noted)
    async with site(sqlite(tmp_path / "t.db")) as here:
        async with line(here) as (_, one), line(here) as (_, two), asyncio.timeout(PATIENCE):
            one.write(upgrade("x"))
            two.write(upgrade("x"))
            while len(begun) < 2:
                await asyncio.sleep(0.01)
            async with line(here) as (reader, _):
                with suppress(ConnectionError):
                    assert not await reader.read(), "it is one too many"
        async with asyncio.timeout(PATIENCE):
            while TimedProtocol.open:
                await asyncio.sleep(0.01)


async def test_a_handshake_has_a_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TimedStream, "_take", lambda *_: None)
    monkeypatch.setattr(TimedStream, "head_time", 0.1)
    async with site(sqlite(tmp_path / "t.db")) as here, line(here) as (reader, writer):
        writer.write(upgrade("x"))
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                await reader.read()


async def test_a_message_has_only_so_many_pieces(tmp_path: Path) -> None:
    """Empty pieces have no size, and each was kept until the last one came, which never did."""
    async with site(sqlite(tmp_path / "t.db")) as here, line(here) as (reader, writer):
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        writer.write(upgrade(table["id"]))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(BEGUN + EMPTY * MANY)
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                await reader.read()
        async with here.sit(table["id"], 0, ada) as place:  # a few are a message like any other

            async def pieces() -> Any:
                for piece in ('{"type":"re', "sync", '","ref":7}'):
                    yield piece

            await place.socket.send(pieces())
            assert (await place.until("done"))["ref"] == 7


async def test_who_does_not_read_is_gone_when_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stream was over and no longer counted, but its line stayed open for as long as something
    was left to be read on it: one address could have had all lines in this way."""
    for room in (tap, stream):
        monkeypatch.setattr(room, "LINGER" if room is tap else "LAST_WORDS", 0.2)
    lost: list[TimedStream] = []
    whole = TimedStream.connection_lost

    def noted(self: TimedStream, exc: Exception | None) -> None:
        lost.append(self)
        whole(self, exc)

    monkeypatch.setattr(TimedStream, "connection_lost", noted)
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        live = here.hall.tables[table["id"]]
        host, port = here.url.removeprefix("http://").split(":")
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        await asyncio.get_running_loop().sock_connect(deaf, (host, int(port)))
        reader, writer = await asyncio.open_connection(sock=deaf, limit=1024)
        writer.write(upgrade(table["id"]))
        await reader.readuntil(b"\r\n\r\n")
        enter = json.dumps({"type": "enter", "seat": 0, "token": ada.token}).encode()
        size = len(enter).to_bytes(2, "big")
        writer.write(b"\x81\xfe" + size + b"\x00" * 4 + enter)
        async with asyncio.timeout(PATIENCE):
            while 0 not in live.watchers:
                await asyncio.sleep(0.01)
            watcher = live.watchers[0][0]
            while 0 in live.watchers:
                watcher.send(b" " * 100_000)
                await asyncio.sleep(0)
            while not lost:
                await asyncio.sleep(0.01)
        writer.transport.abort()


async def test_an_address_that_a_proxy_tells_has_an_end(tmp_path: Path) -> None:
    """Addresses are remembered by the thousand, and this one had sixty thousand letters."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        for n in range(3):
            told = {"x-forwarded-for": f"{n}" * 60_000}
            assert (await here.http.get("/api/health", headers=told)).status_code == 200
        assert max(map(len, here.app.state.work.left)) <= ADDRESS
