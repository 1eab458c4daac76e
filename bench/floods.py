"""Floods from one address, timed by two people who play beside them from another.

    python -m bench.attack floods --seconds 15
    python -m bench.attack floods --only rulebooks,uploads

Each flood is a function that does its worst until it is stopped, in a process of its own and from
127.0.0.2, against a server with the limits that it has by itself. From 127.0.0.1 two people play;
what they wait for their answers, and how the server's memory grows, is the report.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

import httpx
import websockets

from bench.load import Count, LoadTable, _table, serve
from bench.sockets import cpu, memory, percentile

HOSTILE: Final = "127.0.0.2"
PATIENCE: Final = 60.0
THINK: Final = 0.15
"""Mean seconds before an honest answer."""
WAIT_MS: Final = 1000.0
"""What 99 of 100 honest answers may take beside a flood."""
GROWTH_MB: Final = 400.0
"""What a flood may make the server grow by."""
SUMMIT: Final = """
title = "arcs"
ruleset = "empire"
seats = 3
[given]
moment = "negotiations"
seat = 0
first_regent = 1
[given.pieces]
2-hex = ["0 2 ships"]
5-hex = ["1 2 ships", "1 city"]
1-hex = ["2 2 ships", "2 city"]
"""
ME, OPEN = {"kind": "me"}, {"kind": "open"}


class Villain:
    """Somebody at 127.0.0.2 with as many lines and names as it likes."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.host, _, port = site.removeprefix("http://").partition(":")
        self.port = int(port)
        self.seen: Counter[str] = Counter()
        transport = httpx.AsyncHTTPTransport(
            local_address=HOSTILE, limits=httpx.Limits(max_connections=400), retries=1
        )
        self.http = httpx.AsyncClient(base_url=site, timeout=PATIENCE, transport=transport)

    async def call(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        try:
            answer = await self.http.request(method, path, json=body, headers=headers)
        except httpx.HTTPError as error:
            self.seen[type(error).__name__] += 1
            return {}
        self.http.cookies.clear()
        self.seen[str(answer.status_code)] += 1
        if answer.status_code >= 400:
            await asyncio.sleep(0.02)
            return {}
        kind = answer.headers.get("content-type", "")
        return answer.json() if kind.startswith("application/json") else answer.text

    async def guest(self, name: str = "Villain") -> str:
        while True:
            me = await self.call("POST", "/api/me", body={"name": name})
            if me:
                return str(me["token"])

    async def table(self, token: str, seats: list[Any], **more: Any) -> Any:
        return await self.call("POST", "/api/tables", token, {"seats": seats, **more})

    async def line(self, table: str, seat: int, token: str) -> Any:
        url = f"{self.site.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        line = await websockets.connect(
            url, max_size=None, ping_interval=None, local_addr=(HOSTILE, 0)
        )
        await line.send(json.dumps({"type": "enter", "seat": seat, "token": token}))
        return line

    async def raw(self, room: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        line = socket.socket()
        line.setblocking(False)
        if room:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        line.bind((HOSTILE, 0))
        await asyncio.get_running_loop().sock_connect(line, (self.host, self.port))
        return await asyncio.open_connection(sock=line, limit=room or 2**16)


Flood = Callable[[Villain], Awaitable[None]]


async def many(lines: int, doing: Callable[[int], Awaitable[None]]) -> None:
    """The same again and again on so many lines."""

    async def again(line: int) -> None:
        while True:
            try:
                await doing(line)
            except (OSError, websockets.WebSocketException, EOFError):
                await asyncio.sleep(0.05)

    await asyncio.gather(*[again(line) for line in range(lines)])


# -- requests -----------------------------------------------------------------------------------


async def nothing(villain: Villain) -> None:
    await asyncio.sleep(3600)


async def rulebooks(villain: Villain) -> None:
    names = ["arcs", "seize", "contention"]

    async def one(line: int) -> None:
        await villain.call("GET", f"/api/titles/{names[line % 3]}/rules")

    await many(100, one)


async def galleries(villain: Villain) -> None:
    names = ["arcs", "seize", "contention"]

    async def one(line: int) -> None:
        await villain.call("GET", f"/api/titles/{names[line % 3]}/cards")

    await many(100, one)


async def uploads(villain: Villain) -> None:
    """Bodies that are whole but for the last byte."""
    size = 8 * 1024 * 1024
    head = f"POST /api/films HTTP/1.1\r\nhost: {villain.host}\r\ncontent-length: {size}\r\n"
    head += "content-type: application/json\r\n\r\n"
    piece = b'{"journal": "' + b"x" * (64 * 1024 - 13)

    async def one(_: int) -> None:
        reader, writer = await villain.raw()
        try:
            writer.write(head.encode())
            for _ in range(size // len(piece) - 1):
                writer.write(piece)
                await writer.drain()
                villain.seen["kB"] += 64
            await reader.read(100)
            villain.seen["answered"] += 1
        finally:
            writer.close()

    await many(300, one)


async def drops(villain: Villain) -> None:
    """Bodies that come one byte at a time, on as many lines as there are."""
    head = f"POST /api/me HTTP/1.1\r\nhost: {villain.host}\r\ncontent-length: 1000\r\n"
    head += "accept-encoding: deflate\r\ncontent-type: application/json\r\n\r\n"

    async def one(_: int) -> None:
        reader, writer = await villain.raw()
        try:
            writer.write(head.encode())
            villain.seen["lines"] += 1
            for _ in range(300):
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(0.5)
                if reader.at_eof():
                    villain.seen["cut"] += 1
                    break
        finally:
            writer.close()

    await many(2400, one)


async def sips(villain: Villain) -> None:
    """Large answers, read as slowly as one may, on lines that have little room for them."""
    head = f"GET /api/titles/seize/rules HTTP/1.1\r\nhost: {villain.host}\r\n\r\n"

    async def one(_: int) -> None:
        reader, writer = await villain.raw(4096)
        try:
            writer.write(head.encode())
            while not reader.at_eof():
                got = await reader.read(1500)
                villain.seen["read"] += len(got)
                await asyncio.sleep(1.0)
            villain.seen["cut"] += 1
        finally:
            writer.close()

    await many(2000, one)


async def guests(villain: Villain) -> None:
    async def one(line: int) -> None:
        await villain.call("POST", "/api/me", body={"name": f"Villain {line}"})

    await many(50, one)


# -- tables -------------------------------------------------------------------------------------


async def tables(villain: Villain) -> None:
    """Tables that nobody enters, of as many names as are needed."""
    tokens = [await villain.guest(f"V {i}") for i in range(20)]

    async def one(line: int) -> None:
        wish = {"title": "arcs", "ruleset": "empire", "listed": True}
        made = await villain.table(tokens[line % len(tokens)], [ME, OPEN, OPEN, OPEN], **wish)
        villain.seen["tables"] += bool(made)

    await many(40, one)


async def copies(villain: Villain) -> None:
    """Reports and forks of a table, in a circle."""
    token = await villain.guest()
    made = await villain.table(token, [ME, {"kind": "bot", "bot": "random"}], title="seize")
    path = f"/api/tables/{made['id']}"

    async def one(line: int) -> None:
        if line % 3 == 0:
            fork = await villain.call("POST", f"{path}/fork", token, {"at": 0, "seat": 0})
            if fork:
                await villain.call("DELETE", f"/api/tables/{fork['id']}", token)
        elif line % 3 == 1:
            await villain.call("GET", f"{path}/report?seat=0", token)
        else:
            await villain.call("GET", f"{path}/film/0?viewer=0", token)

    await many(30, one)


async def gathering(villain: Villain) -> None:
    """Decks that are brought to a table, one after the other."""
    token = await villain.guest()
    wish = {"title": "contention", "decks": True}
    made = await villain.table(token, [ME, OPEN], **wish)
    box = await villain.call("GET", "/api/titles/contention/decks")
    deck = box["decks"][0]["text"]

    async def one(line: int) -> None:
        text = deck if line % 2 else deck + "\n1 Nobody" * 100
        path = f"/api/tables/{made['id']}/seats/0/deck"
        await villain.call("POST", path, token, {"text": text})

    await many(20, one)


async def company(villain: Villain) -> tuple[str, list[str]]:
    """A table of three names of the villain."""
    tokens = [await villain.guest(name) for name in ("Ann", "Ben", "Cat")]
    made = await villain.table(tokens[0], [ME, OPEN, OPEN], title="arcs", scenario=SUMMIT)
    for seat in (1, 2):
        join = {"invite": made["invites"][str(seat)]}
        await villain.call("POST", f"/api/tables/{made['id']}/join", tokens[seat], join)
    return made["id"], tokens


async def comings(villain: Villain) -> None:
    """Bots stand in and go, games are given up and taken back."""
    id, tokens = await company(villain)
    path = f"/api/tables/{id}"

    async def one(line: int) -> None:
        seat = line % 3
        await villain.call("POST", f"{path}/seats/{seat}/bot", tokens[seat], {"bot": "random"})
        await villain.call("DELETE", f"{path}/seats/{seat}/bot", tokens[seat])
        await villain.call("POST", f"{path}/concede", tokens[seat], {"to": (seat + 1) % 3})
        await villain.call("POST", f"{path}/concede", tokens[seat], {"to": -1})

    await many(12, one)


# -- streams ------------------------------------------------------------------------------------


async def talk(villain: Villain, sayings: Callable[[int], dict[str, Any]], lines: int) -> None:
    """The same messages on many lines of the seats of one table."""
    id, tokens = await company(villain)

    async def one(line: int) -> None:
        stream = await villain.line(id, line % 3, tokens[line % 3])
        heard = asyncio.create_task(_hear(villain, stream))
        try:
            n = 0
            while not heard.done():
                await stream.send(json.dumps({**sayings(n), "ref": n + 1}))
                n += 1
                await asyncio.sleep(0)
        finally:
            heard.cancel()
            await stream.close()

    await many(lines, one)


async def _hear(villain: Villain, stream: Any) -> None:
    async for text in stream:
        said = json.loads(text)
        villain.seen[said.get("code") or said["type"]] += 1


async def chat(villain: Villain) -> None:
    await talk(villain, lambda n: {"type": "say", "text": f"{n} " + "ha " * 50}, 9)


async def standing(villain: Villain) -> None:
    order = {"type": "order", "prompt": "*", "option": "pass", "stop": []}
    await talk(villain, lambda n: order if n % 5 else {"type": "countermand"}, 9)


async def resyncs(villain: Villain) -> None:
    await talk(villain, lambda n: {"type": "resync"}, 60)


async def returns(villain: Villain) -> None:
    """Lines that come, hear everything, and go."""
    id, tokens = await company(villain)

    async def one(line: int) -> None:
        stream = await villain.line(id, line % 3, tokens[line % 3])
        try:
            while json.loads(await stream.recv())["type"] != "state":
                pass
            villain.seen["entered"] += 1
        finally:
            await stream.close()

    await many(60, one)


async def offers(villain: Villain) -> None:
    """Drafts, offers and withdrawals at a Summit, at a table of its own."""
    id, tokens = await company(villain)

    async def one(line: int) -> None:
        await bargain(villain, await villain.line(id, line, tokens[line]), line)

    await many(3, one)


async def bargain(villain: Villain, stream: Any, seat: int) -> None:
    """Whatever can be said at a Summit without an end, as fast as it is taken."""
    moment: dict[str, Any] = {}
    sayings = [f"promise {seat} {(seat + 1) % 3}", "propose", "clear-draft", ""]
    n = 0
    async for text in stream:
        said = json.loads(text)
        villain.seen[said.get("code") or said["type"]] += 1
        if said["type"] == "state":
            moment = said["moment"]
        if said["type"] in ("state", "done", "no"):
            n += 1
            asked = moment.get("question") or {}
            names = [option["name"] for option in asked.get("options", [])]
            open_deals = [name for name in names if name.startswith("withdraw")]
            wanted = sayings[n % 4] or (open_deals[0] if open_deals else "clear-draft")
            answer = {"type": "answer", "ref": n, "question": asked.get("id", "-")}
            await stream.send(json.dumps({**answer, "options": [wanted]}))
            await stream.send(json.dumps({"type": "resync", "ref": 0}))


FLOODS: Final[dict[str, Flood]] = {
    "nothing": nothing,
    "rulebooks": rulebooks,
    "galleries": galleries,
    "uploads": uploads,
    "drops": drops,
    "sips": sips,
    "guests": guests,
    "tables": tables,
    "copies": copies,
    "gathering": gathering,
    "comings": comings,
    "chat": chat,
    "standing": standing,
    "resyncs": resyncs,
    "returns": returns,
    "offers": offers,
}


# -- the stopwatch ------------------------------------------------------------------------------


def attack(name: str, site: str, seconds: float, said: Any) -> None:
    """One flood, in a process of its own that steps back: it would have a machine of its own."""
    os.nice(10)

    async def run() -> None:
        villain = Villain(site)
        try:
            await asyncio.wait_for(FLOODS[name](villain), seconds)
        except TimeoutError:
            pass
        except Exception as error:  # said, and the flood is over
            villain.seen[repr(error)[:80]] += 1
        said.put(dict(villain.seen))

    asyncio.run(run())


async def beside(site: str, count: Count) -> None:
    """Two people who play until it ends."""
    wish = argparse.Namespace(title="contention", seats=2, bot="")
    async with httpx.AsyncClient(base_url=site, timeout=PATIENCE) as http:
        tokens = []
        for name in ("Ada", "Bob"):
            tokens.append((await http.post("/api/me", json={"name": name})).json()["token"])
            http.cookies.clear()
        while time.monotonic() < count.until:
            id = await _table(http, wish, tokens)
            await LoadTable(site, id, tokens, count, THINK).play()


async def timed(name: str, site: str, pid: int, seconds: float) -> dict[str, Any]:
    """A flood from one side and an honest game on the other."""
    count = Count()
    count.until = time.monotonic() + seconds + 4
    playing = asyncio.create_task(beside(site, count))
    await asyncio.sleep(2.0)
    began, used = memory(pid), cpu(pid)
    said: Any = multiprocessing.Queue()
    villain = multiprocessing.Process(target=attack, args=(name, site, seconds, said))
    villain.start()
    count.answers, count.waits, count.refused = 0, [], 0
    most = began
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(0.5)
        most = max(most, memory(pid))
    used = cpu(pid) - used
    seen = await asyncio.to_thread(said.get)
    villain.join()
    (fell,) = await asyncio.gather(playing, return_exceptions=True)
    return {
        "flood": name,
        "answers": count.answers,
        "p50_ms": round(percentile(count.waits, 0.5), 1),
        "p99_ms": round(percentile(count.waits, 0.99), 1),
        "max_ms": round(max(count.waits, default=0.0), 1),
        "refused": count.refused,
        "server_share": round(used / seconds, 2),
        "mb": [round(began), round(most), round(memory(pid))],
        "machine_load": round(os.getloadavg()[0], 1),
        "fell": repr(fell) if fell is not None else "",
        "villain": dict(sorted(seen.items(), key=lambda item: -item[1])[:6]),
    }


def floods(given: argparse.Namespace) -> tuple[list[str], bool]:
    """Each flood against a fresh server; were the honest two served?"""
    lines: list[str] = []
    held = True
    for name in given.only.split(",") if given.only else FLOODS:
        with tempfile.TemporaryDirectory() as folder:
            server, site = serve(f"sqlite:///{folder}/floods.db", [])
            try:
                found = asyncio.run(timed(name, site, server.pid, given.seconds))
            finally:
                server.kill()
                server.wait()
        grown = max(found["mb"]) - found["mb"][0]
        good = not found["fell"] and not found["refused"] and found["answers"]
        good = good and found["p99_ms"] < WAIT_MS and grown < GROWTH_MB
        held = held and bool(good)
        lines.append(("" if good else "NOT HELD ") + json.dumps(found))
        print(lines[-1], flush=True)
    return lines, held


def floods_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=15.0, help="of each flood")
    parser.add_argument("--only", default="", help=f"some of {', '.join(FLOODS)}")
