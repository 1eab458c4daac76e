"""Floods of lines: each of them says little or nothing, and there are as many as one may have.

They are among those of `bench.attack floods`.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import websockets

from bench.floods import FLOODS, ME, Flood, Villain, company, many

LINES: Final = 400
"""Streams of one villain; a server lets an address have five hundred."""
HALVES: Final = 5000
"""Lines that begin to be streams: as many as a server has for everybody."""


async def handshakes(villain: Villain) -> None:
    """Streams that are never shaken hands on: they have more headers than can be read."""
    head = f"GET /api/tables/x/stream HTTP/1.1\r\nhost: {villain.host}\r\nupgrade: websocket\r\n"
    head += "connection: upgrade\r\nsec-websocket-version: 13\r\n"
    head += "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n" + "x: y\r\n" * 200 + "\r\n"

    async def one(_: int) -> None:
        reader, writer = await villain.raw(4096)
        try:
            writer.write(head.encode())
            villain.seen["lines"] += 1
            await reader.read()
            villain.seen["cut"] += 1
            await asyncio.sleep(1.0)
        finally:
            writer.close()

    await many(HALVES, one)


async def gather(villain: Villain, id: str, tokens: list[str]) -> list[asyncio.Task[None]]:
    """As many lines to the seats of a table as one may have."""

    async def listen(stream: Any) -> None:
        async for _ in stream:
            villain.seen["told"] += 1

    found: list[asyncio.Task[None]] = []
    for n in range(LINES):
        try:
            seat = n % len(tokens)
            stream = await villain.line(id, seat, tokens[seat])
        except (OSError, websockets.WebSocketException):
            villain.seen["kept out"] += 1
            await asyncio.sleep(0.2)
        else:
            found.append(asyncio.create_task(listen(stream)))
    villain.seen["lines"] = len(found)
    return found


async def audience(villain: Villain) -> None:
    """An answer, taken back and given again, before as many of one's own lines."""
    token = await villain.guest()
    made = await villain.table(token, [ME, ME], title="contention")
    stream = await villain.line(made["id"], 0, token)
    crowd = await gather(villain, made["id"], [token])
    n = 0
    async for text in stream:
        said = json.loads(text)
        villain.seen[said.get("code") or said["type"]] += 1
        n += 1
        if said["type"] in ("done", "no"):
            await asyncio.sleep(0.05)
            await stream.send(json.dumps({"type": "resync", "ref": 0}))
        elif said["type"] == "state":
            asked, undo = said["moment"].get("question"), {"type": "undo", "ref": n}
            if asked and not said["moment"]["undo"]:
                option = asked["options"][0]["name"]
                undo = {"type": "answer", "ref": n, "question": asked["id"], "options": [option]}
            await stream.send(json.dumps(undo))
    await asyncio.gather(*crowd, return_exceptions=True)


async def wavering(villain: Villain) -> None:
    """Games are given up and taken back, before as many lines of one's own."""
    id, tokens = await company(villain)
    crowd = await gather(villain, id, tokens)

    async def one(line: int) -> None:
        for to in ((line + 1) % 3, -1):
            await villain.call("POST", f"/api/tables/{id}/concede", tokens[line % 3], {"to": to})

    await many(6, one)
    await asyncio.gather(*crowd, return_exceptions=True)


CROWDS: Final[dict[str, Flood]] = {
    "handshakes": handshakes,
    "audience": audience,
    "wavering": wavering,
}
FLOODS.update(CROWDS)
