"""A server in this process and guests who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import hashlib
import json
import socket
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets
from litestar import Litestar
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from regent.play import deal
from regent.play.child import STARTING, Child
from regent.server.app import Setup, make_app
from regent.server.delta import applied
from regent.server.door import TimedProtocol, TimedStream
from regent.server.hall import Hall
from regent.server.reading import Readers
from regent.server.run import LARGEST
from regent.server.wire import Step
from tests.helpers import PATIENCE


class Guest:
    """Somebody with a name and a token."""

    def __init__(self, http: httpx.AsyncClient, me: dict[str, Any]) -> None:
        self.http = http
        self.id = me["id"]
        self.name = me["name"]
        self.token = me["token"]

    async def call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}", **more.pop("headers", {})}
        return await self.http.request(method, path, json=body, headers=headers, **more)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.call(method, path, body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def table(self, title: str = "contention", seats: Any = None, **more: Any) -> Any:
        seats = seats or [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        return await self.ask("POST", "/api/tables", {"title": title, "seats": seats, **more})


class Place:
    """One stream: what came in, in order, and the moment it adds up to."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ref = 0
        self.raw: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.moment: dict[str, Any] = {}
        self.lines: dict[int, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}

    async def next(self) -> dict[str, Any]:
        """The next message, taken in."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "state":
            self.moment = message["moment"]
            self.lines = {line["id"]: line for line in message["lines"]}
        elif kind == "change":
            assert message["before"] == self.moment["n"]
            steps = [Step(s["at"], s.get("to"), s.get("gone", False)) for s in message["steps"]]
            self.moment = applied(self.moment, steps)
            self.lines = {id: line for id, line in self.lines.items() if id < message["keep"]}
            self.lines |= {line["id"]: line for line in message["lines"]}
        elif kind in ("hello", "people"):
            self.table = message["table"]

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message

    async def say(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send something and wait for what became of it."""
        self.ref += 1
        await self.socket.send(json.dumps({"type": kind, "ref": self.ref, **more}))
        while True:
            message = await self.next()
            if message.get("ref") == self.ref:
                return message

    @property
    def question(self) -> dict[str, Any] | None:
        return self.moment.get("question")

    async def asked(self) -> dict[str, Any]:
        """The question to this seat, once there is one."""
        while self.question is None:
            await self.next()
        return self.question

    async def answer(self, *options: str, question: str = "") -> dict[str, Any]:
        asked = question or (await self.asked())["id"]
        return await self.say("answer", question=asked, options=list(options))

    async def changed(self, n: int) -> None:
        """Until a moment after `n` is shown."""
        while self.moment.get("n", 0) <= n:
            await self.next()

    async def rest(self) -> list[dict[str, Any]]:
        """All that comes until the line is cut."""
        found: list[dict[str, Any]] = []
        while True:
            try:
                found.append(await self.next())
            except ConnectionClosed:
                return found

    async def first(self) -> dict[str, Any]:
        """Give the first of the options."""
        asked = await self.asked()
        return await self.answer(asked["options"][0]["name"])


class Site:
    """A running server."""

    def __init__(self, url: str, app: Litestar) -> None:
        self.url = url
        self.app = app
        self.hall: Hall = app.state.hall
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)

    async def guest(self, name: str = "Ada") -> Guest:
        answer = await self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.http.cookies.clear()  # each guest shows its token
        return Guest(self.http, answer.json())

    def stream_url(self, table: str) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/stream"

    @asynccontextmanager
    async def line(self, table: str, **more: Any) -> AsyncIterator[Place]:
        """A socket on which nothing was said yet."""
        async with websockets.connect(self.stream_url(table), max_size=None, **more) as socket:
            yield Place(socket)

    @asynccontextmanager
    async def sit(self, table: str, seat: int, guest: Guest | None = None) -> AsyncIterator[Place]:
        """A stream that has been let in and was told everything."""
        async with self.line(table) as place:
            token = guest.token if guest is not None else ""
            enter = {"type": "enter", "seat": seat, "token": token}
            await place.socket.send(json.dumps(enter))
            await place.until("state")
            yield place


def dealt(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Sealed tables are dealt from the same secret from here on."""
    secret = hashlib.sha256(name.encode()).hexdigest()
    monkeypatch.setattr(deal, "fresh_secret", lambda: secret)


def sqlite(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


WARM: list[tuple[list[Child], ThreadPoolExecutor]] = []
"""Processes that read for servers which are gone: to load everything takes them seconds."""


def lend(readers: Readers) -> None:
    """A new server reads by the processes of an old one."""
    if WARM:
        readers.threads.shutdown()
        children, readers.threads = WARM.pop()
        readers.children, readers.idle = children, children[:]
        readers.patience += STARTING  # as long as a new one would have had


def keep(readers: Readers) -> None:
    """A server goes; its processes stay for the next, if none was ended or is still at work."""
    whole = set(readers.idle) == set(readers.children)
    if whole and not any(child.ended for child in readers.children):
        WARM.append((readers.children, readers.threads))
        readers.children, readers.threads = [], ThreadPoolExecutor(1)


@asynccontextmanager
async def site(db: str, **more: Any) -> AsyncIterator[Site]:
    """A server on a free port, over this database."""
    free = {"changes": 100_000, "reads": 100_000, "guests": 10_000, "own": 10_000}
    free |= {"listings": 10_000}
    free |= {"messages": 10_000_000, "work": 10_000}
    settings = {"minimum": 0.0, "pause": 0.0, **free, **more}
    app = make_app(Setup(db=db, **settings))
    config = uvicorn.Config(
        app,
        http=TimedProtocol,
        ws=TimedStream,
        log_level="error",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    listening = socket.socket(proto=socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    place = Site(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
    lend(place.hall.readers)
    try:
        yield place
    finally:
        await place.http.aclose()
        keep(place.hall.readers)
        server.should_exit = True
        await task
