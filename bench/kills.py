"""Kill a server in the middle of play, again and again: is anything lost that it said was stored?

    python -m bench.attack kills --kills 200
    python -m bench.attack kills --kills 200 --db postgresql://user@host/name

Two seats of one table are played as fast as they are asked. At a random moment the server is
killed; then the next one must have every answer that was acknowledged, and must take the answer
that was under way when it is sent again, once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from typing import Any

import httpx
import websockets

from bench.load import PATIENCE, serve
from regent.games import registry
from regent.play.journal import Journal

Report = tuple[list[str], bool]
LIFE = 20.0
"""Seconds after which a server is killed, also if it has stored little."""
OFTEN = 10
"""Kills between two lines that tell how it goes."""
LONG = 200
"""Answers after which another table is played, of any title: its journal is read after each kill,
and the whole of a long game does not fit twice into the queue of a line."""


class Count:
    """What was seen over all kills."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.lost = 0
        self.again = 0
        self.refused = 0
        self.tables = 0
        self.idle = 0
        """Kills before which nothing was acknowledged: they prove nothing."""

    def told(self, db: str, done: int) -> str:
        return (
            f"{db.partition(':')[0]}: {done} kills, {self.tables} tables, "
            f"{self.acknowledged} answers acknowledged, {self.lost} lost, {self.idle} idle kills"
        )


class Player:
    """Both seats of one table, over the lives of many servers."""

    def __init__(self, token: str, table: str, dice: random.Random, count: Count) -> None:
        self.token = token
        self.table = table
        self.dice = dice
        self.count = count
        self.acknowledged = 0
        """Answers of this table that were told to be stored."""
        self.pending: tuple[int, str, str] | None = None
        self.over = False

    async def play(self, site: str, stop: asyncio.Event) -> None:
        url = f"{site.replace('http', 'ws', 1)}/api/tables/{self.table}/stream"
        sockets = [await websockets.connect(url, max_size=None) for _ in range(2)]
        try:
            for seat, socket in enumerate(sockets):
                await socket.send(json.dumps({"type": "enter", "seat": seat, "token": self.token}))
                while json.loads(await socket.recv())["type"] != "state":
                    pass
            if self.pending is not None:
                await self._again(sockets)
            while not stop.is_set() and not self.over:
                for seat, socket in enumerate(sockets):
                    await self._answer(seat, socket)
        except (OSError, websockets.ConnectionClosed):
            pass  # that is the kill
        finally:
            for socket in sockets:
                socket.transport.abort()

    async def _again(self, sockets: list[Any]) -> None:
        seat, question, option = self.pending or (0, "", "")
        said = await self._say(sockets[seat], question, option)
        self.count.again += 1
        if said["type"] == "done":
            self.acknowledged += 1
        else:
            self.count.refused += 1
        self.pending = None

    async def _answer(self, seat: int, socket: Any) -> None:
        await socket.send(json.dumps({"type": "resync", "ref": 2}))
        moment: dict[str, Any] = {}
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "state":
                moment = message["moment"]
            if message.get("ref") == 2:
                break
        if message["type"] == "no":  # too quick for the limit of a line
            await asyncio.sleep(0.2)
            return
        self.over = bool(moment.get("over"))
        question = moment.get("question")
        if self.over or not question:
            return
        option = self.dice.choice(question["options"])["name"]
        self.pending = (seat, question["id"], option)
        said = await self._say(socket, question["id"], option)
        if said["type"] == "done":
            self.acknowledged += 1
            self.count.acknowledged += 1
        self.pending = None

    async def _say(self, socket: Any, question: str, option: str) -> dict[str, Any]:
        asked = {"type": "answer", "ref": 1, "question": question, "options": [option]}
        await socket.send(json.dumps(asked))
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message.get("ref") == 1:
                return message


async def life(
    site: str, server: Any, player: Player | None, dice: random.Random, count: Count
) -> Player:
    """One server from its start to its kill."""
    async with httpx.AsyncClient(base_url=site, timeout=PATIENCE) as http:
        if player is not None:
            headers = {"authorization": f"Bearer {player.token}"}
            info = (await http.get(f"/api/tables/{player.table}", headers=headers)).json()
            # Its journal, not its number of answers: of a sealed answer that counts no parts.
            text = (await http.get(f"/api/tables/{player.table}/journal", headers=headers)).text
            stored = sum(1 for entry in Journal.parse(text, player.table).entries if entry.do)
            count.lost += max(0, player.acknowledged - stored)
            player.over = info["state"] == "over"
        if player is None or player.over or (not player.pending and player.acknowledged > LONG):
            token = (await http.post("/api/me", json={"name": "Killer"})).json()["token"]
            http.cookies.clear()
            title = dice.choice(registry.names())
            # With a seed, so that its only player may read the journal while it runs.
            wish = {"title": title, "seats": [{"kind": "me"}] * 2, "seed": f"{dice.random()}"}
            headers = {"authorization": f"Bearer {token}"}
            made = (await http.post("/api/tables", json=wish, headers=headers)).json()
            player = Player(token, made["id"], dice, count)
            count.tables += 1
    stop = asyncio.Event()
    playing = asyncio.create_task(player.play(site, stop))
    # After some answers, however slow the machine is: a server that dies at once proves nothing.
    before = count.acknowledged
    enough, late = count.acknowledged + dice.randint(1, 20), time.monotonic() + LIFE
    while count.acknowledged < enough and time.monotonic() < late and not playing.done():
        await asyncio.sleep(0.01)
    await asyncio.sleep(dice.uniform(0.0, 0.05))
    server.kill()
    server.wait()
    stop.set()
    await asyncio.wait_for(playing, PATIENCE)
    count.idle += count.acknowledged == before
    return player


def kills(given: argparse.Namespace) -> Report:
    """Kill a server many times; what was acknowledged must be there."""
    dice, count = random.Random(given.seed), Count()
    player: Player | None = None
    began = time.monotonic()
    done = 0
    with tempfile.TemporaryDirectory() as folder:
        db = given.db or f"sqlite:///{folder}/kills.db"
        while done < given.kills and time.monotonic() - began < given.seconds:
            server, site = serve(db)
            try:
                player = asyncio.run(life(site, server, player, dice, count))
            finally:
                server.kill()
                server.wait()
            done += 1
            if done % OFTEN == 0:
                print(count.told(db, done), flush=True)
    lines = [
        count.told(db, done),
        f"{count.again} answers sent again after a kill, {count.refused} of them refused",
    ]
    return lines, not count.lost and not count.refused and count.idle <= done // 10


def kills_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--db", default="", help="postgresql://… instead of a file")
    parser.add_argument("--seconds", type=float, default=3600.0, help="at most")
    parser.add_argument("--seed", default="kills")
