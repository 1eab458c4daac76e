"""A server that is killed loses nothing that it said was stored."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.helpers import PATIENCE
from tests.server.client import Guest, Place, Site

BOT_SEAT = 2


@asynccontextmanager
async def process(db: Path) -> AsyncIterator[tuple[Site, subprocess.Popen[str]]]:
    """`regent serve` as a process of its own."""
    command = [sys.executable, "-m", "tests.dealt", "serve", "--port", "0", "--pause", "0"]
    started = subprocess.Popen(
        [*command, "--db", f"sqlite:///{db}"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "REGENT_TITLES": ""},
    )
    assert started.stdout is not None
    url = ""
    while not url:
        line = await asyncio.to_thread(started.stdout.readline)
        assert line, "the server ended"
        found = re.search(r"http://\S+", line)
        url = found[0] if found else ""
    here = Site.__new__(Site)
    here.url = url
    here.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
    try:
        yield here, started
    finally:
        await here.http.aclose()
        started.kill()
        started.wait()
        started.stdout.close()


async def test_after_kill_9_every_table_goes_on_where_it_was(tmp_path: Path) -> None:
    """With the pending questions of all seats, and sealed answers still sealed."""
    db = tmp_path / "t.db"
    before: dict[str, Any] = {}
    async with process(db) as (here, server):
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        tokens = ada.token, bob.token
        tables: dict[str, str] = {}
        for title in ("contention", "seize"):
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
            table = await ada.table(title=title, seats=seats)
            join = f"/api/tables/{table['id']}/join"
            await bob.ask("POST", join, {"invite": table["invites"]["1"]})
            tables[title] = table["id"]
            async with (
                here.sit(table["id"], 0, ada) as one,
                here.sit(table["id"], 1, bob) as two,
            ):
                for _ in range(12):
                    for place in (one, two):
                        await place.say("resync")
                        if place.question is not None:
                            assert (await place.first())["type"] == "done"
                await one.say("resync")
                if one.question is not None:  # the last answer before the power fails
                    assert (await one.first())["type"] == "done"
                await _at_rest(one)
                for seat, place in enumerate((one, two)):
                    await place.say("resync")
                    before[f"{title} {seat}"] = _seen(place)
        os.kill(server.pid, signal.SIGKILL)
    async with process(db) as (here, _):
        for title, id in tables.items():
            guests = [Guest(here.http, {"id": "", "name": "", "token": t}) for t in tokens]
            async with here.sit(id, 0, guests[0]) as one, here.sit(id, 1, guests[1]) as two:
                await _at_rest(one)
                asked = 0
                for seat, place in enumerate((one, two)):
                    await place.say("resync")
                    assert _seen(place) == before[f"{title} {seat}"]
                for place in (one, two):
                    await place.say("resync")
                    if place.question is not None:
                        asked += 1
                        assert (await place.first())["type"] == "done"
                assert asked


async def _at_rest(place: Place) -> None:
    """Until nothing is held back and no bot has anything to say, however long that takes."""
    async with asyncio.timeout(PATIENCE * 3):
        await place.say("resync")
        while BOT_SEAT in place.moment["awaited"]:
            await asyncio.sleep(0.05)
            await place.say("resync")


def _seen(place: Place) -> dict[str, Any]:
    moment = {key: value for key, value in place.moment.items() if key != "n"}
    return {**moment, "lines": place.lines}
