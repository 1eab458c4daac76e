"""Load on a running server: real guests with real WebSockets play on many tables at once.

    python -m bench.load --tables 50 --seats 2 --seconds 20
    python -m bench.load --tables 60 --bot regular --experts 60 --think 3

It starts a server of its own (or takes one by --server), fills the tables with guests in all seats,
answers every question with one of its options, and measures from sending an answer until it is
acknowledged, which comes after the change that it causes. (Others need not see one: a part of a
sealed answer is told to nobody.) With --bot one guest plays against that bot, and its answers are
measured too; --experts adds tables against experts that nobody measures. Memory and processor time
are the server's; `machine_load` says how busy the machine was beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
import websockets

from bench.sockets import WARM, Round, apart, memory, percentile

PATIENCE = 60.0


class Count:
    """What was measured."""

    def __init__(self) -> None:
        self.answers = 0
        self.refused = 0
        self.waits: list[float] = []
        self.bots: list[float] = []
        """Milliseconds from when a bot is asked until its answer is seen."""
        self.over = 0
        self.seated = 0
        """How many tables have everybody at them."""
        self.until = math.inf
        """When playing ends."""


class LoadTable:
    """One table whose seats are all played from here."""

    def __init__(self, site: str, id: str, tokens: list[str], count: Count, think: float) -> None:
        self.url = f"{site.replace('http', 'ws', 1)}/api/tables/{id}/stream"
        self.tokens = tokens
        self.count = count
        self.think = think
        self.random = random.Random(id)
        self.moments: list[dict[str, Any]] = [{} for _ in tokens]
        self.changed = asyncio.Event()
        self.done = asyncio.Event()
        """The answer that was sent is stored, or refused."""
        self.refused = False
        self.sockets: list[Any] = []
        self.bot_asked = 0.0

    async def play(self) -> None:
        for seat, token in enumerate(self.tokens):
            socket = await websockets.connect(self.url, max_size=None, ping_interval=None)
            await socket.send(json.dumps({"type": "enter", "seat": seat, "token": token}))
            self.sockets.append(socket)
        readers = [asyncio.create_task(self._read(seat)) for seat in range(len(self.tokens))]
        try:
            while not all(self.moments):
                await asyncio.wait_for(self.changed.wait(), PATIENCE)
                self.changed.clear()
            self.count.seated += 1
            while time.monotonic() < self.count.until and not await self._answer():
                pass
        finally:
            for reader in readers:
                reader.cancel()
            for socket in self.sockets:
                await socket.close()

    async def _read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            message = json.loads(text)
            if message["type"] == "state":
                self.moments[seat] = message["moment"]
            elif message["type"] == "change":
                for step in message["steps"]:
                    holder: Any = self.moments[seat]
                    for key in step["at"][:-1]:
                        holder = holder[key]
                    if step.get("gone"):
                        del holder[step["at"][-1]]
                    else:
                        holder[step["at"][-1]] = step["to"]
            elif message["type"] == "done":
                self.done.set()
                continue
            elif message["type"] == "no":
                self.count.refused += 1
                self.refused = True
                self.done.set()
            else:
                continue
            if message["type"] != "no":
                self._note_bot(self.moments[seat])
            self.changed.set()

    def _note_bot(self, moment: dict[str, Any]) -> None:
        """A bot has answered, or is asked now."""
        now = time.monotonic()
        if self.bot_asked:
            self.count.bots.append((now - self.bot_asked) * 1000)
        asked = any(seat >= len(self.tokens) for seat in moment.get("awaited", []))
        self.bot_asked = now if asked and not moment.get("over") else 0.0

    async def _answer(self) -> bool:
        """Answer one question and wait until it is acknowledged; is the game over?"""
        asked = [s for s, moment in enumerate(self.moments) if moment.get("question")]
        if any(moment.get("over") for moment in self.moments):
            self.count.over += 1
            return True
        if not asked:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), PATIENCE)
            return False
        if self.think:
            await asyncio.sleep(self.random.expovariate(1 / self.think))
        seat = self.random.choice(asked)
        question = self.moments[seat].get("question")
        if not question:
            return False
        option = self.random.choice(question["options"])["name"]
        message = {"type": "answer", "ref": 1, "question": question["id"], "options": [option]}
        began = time.monotonic()
        self.done.clear()
        self.refused = False
        await self.sockets[seat].send(json.dumps(message))
        await asyncio.wait_for(self.done.wait(), PATIENCE)
        if self.refused:  # too quick for the limit of a line: wait, and look again
            await asyncio.sleep(0.2)
            return False
        self.count.waits.append((time.monotonic() - began) * 1000)
        self.count.answers += 1
        return False


async def load(site: str, pid: int, wish: argparse.Namespace) -> dict[str, Any]:
    count = Count()
    async with httpx.AsyncClient(base_url=site, timeout=PATIENCE) as http:
        tokens = []
        for seat in range(1 if wish.bot else wish.seats):
            answer = await http.post("/api/me", json={"name": f"Load {seat}"})
            http.cookies.clear()
            tokens.append(answer.json()["token"])
        empty = memory(pid) if pid else 0.0
        tables = [await _table(http, wish, tokens) for _ in range(wish.tables)]
        others = argparse.Namespace(**{**vars(wish), "bot": "expert"})
        beside = [await _table(http, others, tokens[:1]) for _ in range(wish.experts)]
        aside = Count()
        thinking = [
            asyncio.create_task(_keep_playing(site, http, id, others, tokens[:1], aside))
            for id in beside
        ]
        playing = [
            asyncio.create_task(_keep_playing(site, http, id, wish, tokens, count)) for id in tables
        ]
        # Nobody measures how long hundreds of people take to sit down in the same second.
        while count.seated < wish.tables and not all(task.done() for task in playing):
            await asyncio.sleep(0.1)
        await asyncio.sleep(WARM)
        count.until = time.monotonic() + wish.seconds
        count.answers, count.waits, count.bots = 0, [], []
        began = time.monotonic()
        measured = Round(pid) if pid else None
        ended = await asyncio.gather(*playing, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                print(f"a table fell: {error!r}", file=sys.stderr)
        took = time.monotonic() - began
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
    seen: dict[str, Any] = {
        "title": wish.title,
        "tables": wish.tables,
        "held": sum(1 for error in ended if not isinstance(error, BaseException)),
        "seats": wish.seats,
        "refused": count.refused,
        "games_over": count.over,
        "machine_load": [round(load, 1) for load in os.getloadavg()],
        "bot_answers": len(count.bots),
        "bot_p50_ms": round(percentile(count.bots, 0.5), 1),
        "bot_p99_ms": round(percentile(count.bots, 0.99), 1),
        "mb_per_table": round((memory(pid) - empty) / wish.tables, 2) if pid else None,
    }
    if measured is not None:
        return seen | measured.row(count.answers, took, count.waits)
    return seen | {
        "answers_per_second": round(count.answers / took, 1),
        "p50_ms": round(percentile(count.waits, 0.5), 1),
        "p99_ms": round(percentile(count.waits, 0.99), 1),
    }


async def _keep_playing(
    site: str,
    http: httpx.AsyncClient,
    id: str,
    wish: argparse.Namespace,
    tokens: list[str],
    count: Count,
) -> None:
    """A game at a table, and another when it is over."""
    while time.monotonic() < count.until:
        await LoadTable(site, id, tokens, count, wish.think).play()
        if time.monotonic() < count.until:
            id = await _table(http, wish, tokens)


async def _table(http: httpx.AsyncClient, wish: argparse.Namespace, tokens: list[str]) -> str:
    """A table with a guest in every seat."""
    other = {"kind": "bot", "bot": wish.bot} if wish.bot else {"kind": "open"}
    seats = [{"kind": "me"}, *[other] * (wish.seats - 1)]
    headers = {"authorization": f"Bearer {tokens[0]}"}
    body = {"title": wish.title, "seats": seats, "fast": True}
    table = (await http.post("/api/tables", json=body, headers=headers)).json()
    for seat, token in enumerate(tokens[1:], 1):
        invite = {"invite": table["invites"][str(seat)]}
        headers = {"authorization": f"Bearer {token}"}
        await http.post(f"/api/tables/{table['id']}/join", json=invite, headers=headers)
    return str(table["id"])


FREE = ["--pause", "0", "--window", "0", "--changes", "1000000", "--reads", "1000000"]
FREE += ["--streams", "100000", "--own", "100000", "--messages", "100000000", "--work", "1000000"]
"""A server that refuses nothing."""


def serve(db: str, limits: list[str] = FREE) -> tuple[subprocess.Popen[str], str]:
    """A server of its own, and its address; with no `limits` it has those of any server."""
    command = [sys.executable, "-m", "regent", "serve", "--port", "0", "--db", db, *limits]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    for line in server.stdout:
        found = re.search(r"http://\S+", line)
        if found:
            return server, found[0]
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--title", default="contention")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--think", type=float, default=0.0, help="mean seconds before an answer")
    parser.add_argument("--bot", default="", help="one guest a table, against such bots")
    parser.add_argument("--experts", type=int, default=0, help="tables against experts beside")
    parser.add_argument("--db", default="", help="postgresql://… instead of a file")
    parser.add_argument("--line", action="store_true", help="the figures in one line")
    parser.add_argument("--server", default="", help="a server that runs already")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, site = None, wish.server
        if not site:
            server, site = serve(wish.db or f"sqlite:///{folder}/load.db")
        try:
            pid = server.pid if server is not None else 0
            if pid:
                apart(pid)
            print(json.dumps(asyncio.run(load(site, pid, wish)), indent=None if wish.line else 2))
        finally:
            if server is not None:
                server.kill()
                server.wait()


if __name__ == "__main__":
    main()
