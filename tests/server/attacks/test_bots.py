"""Bots that think too long, too many at once, or not at all."""

from __future__ import annotations

import asyncio
import os
import signal
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import psutil
import pytest

from regent.bots.sight import Sight
from regent.server import company
from regent.server.thinking import BOTS, PEOPLE, Lane
from tests.server.client import dealt, site, sqlite
from tests.server.test_restart import process

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
EXPERT = {"kind": "bot", "bot": "expert"}
OUTSIDE = "tests.lab.bots_for_tests"
LONG = 90.0


async def test_experts_share_a_fixed_number_of_processes(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        before = set(active_children())
        tables = [await ada.table(seats=[EXPERT] * 5) for _ in range(8)]
        async with asyncio.timeout(LONG):
            while not any(here.hall.tables[t["id"]].session.answers for t in tables):
                await asyncio.sleep(0.05)
        assert 1 <= len(set(active_children()) - before) <= here.hall.setup.thinkers
    async with asyncio.timeout(LONG):
        while set(active_children()) - before:  # they end with the server
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("bot", ["search:ms=1000000", "expert:ms=2001", "search:iterations=99999"])
async def test_nobody_orders_a_search_of_a_thousand_seconds(tmp_path: Path, bot: str) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        seats = [ME, {"kind": "bot", "bot": bot}]
        answer = await ada.call("POST", "/api/tables", {"title": "contention", "seats": seats})
        assert answer.status_code == 400
        assert "2000" in answer.json()["right"]
        table = await ada.table(seats=[ME, BOT])
        path = f"/api/tables/{table['id']}"
        fork = {"at": 0, "seat": 0, "bot": bot}
        for way, body in ((f"{path}/seats/1/bot", {"bot": bot}), (f"{path}/fork", fork)):
            answer = await ada.call("POST", way, body)
            assert answer.status_code == 400, answer.text


async def test_a_quick_bot_does_not_wait_for_slow_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All processes for slow bots hang, and others queue up behind them: a regular plays on."""
    monkeypatch.setenv("REGENT_BOTS", f"hangs={OUTSIDE}:HangingBot")
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        hangs = {"kind": "bot", "bot": "hangs"}
        for _ in range(12):
            await ada.table(seats=[hangs, hangs])
        table = await ada.table(seats=[ME, {"kind": "bot", "bot": "regular"}], title="seize")
        async with here.sit(table["id"], 0, ada) as place, asyncio.timeout(LONG):
            answers = 0
            while answers < 5:
                if place.question is not None:
                    await place.first()
                    await place.say("resync")
                    answers += 1
                else:
                    await place.next()
        assert len(here.hall.thinkers.slow.waiting) > 5, "they still wait for their turn"


async def test_tables_of_people_go_first() -> None:
    lane = Lane(1)
    order: list[str] = []
    release = asyncio.Event()

    async def go(name: str, urgency: int) -> None:
        async with lane.turn(urgency):
            order.append(name)
            await release.wait()

    waiting = [asyncio.create_task(go("first", BOTS))]
    await asyncio.sleep(0)
    for i in range(3):
        waiting.append(asyncio.create_task(go(f"bots {i}", BOTS)))
        await asyncio.sleep(0)
    gone = asyncio.create_task(go("gone", PEOPLE))
    waiting.append(asyncio.create_task(go("people", PEOPLE)))
    await asyncio.sleep(0)
    gone.cancel()
    release.set()
    await asyncio.gather(*waiting)
    assert order == ["first", "people", "bots 0", "bots 1", "bots 2"]
    assert lane.free == 1


async def test_no_process_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    """In the middle of a search of two seconds, and while something is read."""
    async with process(tmp_path / "t.db") as (here, server):
        ada = await here.guest()
        thinks = {"kind": "bot", "bot": "search:ms=2000"}
        await ada.table(seats=[thinks, thinks])
        scenario = 'title = "contention"\nseats = 2\n'
        await ada.table(seats=[ME, BOT], scenario=scenario)
        async with asyncio.timeout(LONG):
            while len(found := psutil.Process(server.pid).children(recursive=True)) < 2:
                await asyncio.sleep(0.05)
            os.kill(server.pid, signal.SIGKILL)
            while any(child.is_running() and child.status() != "zombie" for child in found):
                await asyncio.sleep(0.05)


async def test_a_bot_that_cannot_go_on_is_shown_and_helped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rule fails under a bot: the people at the table see it, also after a restart, and can have
    it tried again, take another bot, or open the seat."""
    db = sqlite(tmp_path / "t.db")

    def broken(*_: Any) -> Sight:
        raise IndexError("list index out of range")

    dealt(monkeypatch, "stuck")
    true_sight = company.sight_of
    monkeypatch.setattr(company, "sight_of", broken)
    async with site(db) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, BOT], title="seize")
        path = f"/api/tables/{table['id']}"
        async with here.sit(table["id"], 0, ada) as place, asyncio.timeout(LONG):
            while place.table["state"] != "stuck":
                await place.until("people")
            assert "cannot go on" in place.table["problem"]
            assert "list index" not in place.table["problem"]
        token = ada.token
    async with site(db) as here:
        ada.token, ada.http = token, here.http
        eve = await here.guest("Eve")
        info = await ada.ask("GET", path)
        assert info["state"] == "stuck"
        assert (await eve.call("POST", f"{path}/retry")).status_code == 403
        async with here.sit(table["id"], 0, ada) as place, asyncio.timeout(LONG):
            await ada.ask("POST", f"{path}/retry")
            while place.table["state"] != "stuck":  # it fails again, and says so again
                await place.until("people")
            opened = await ada.ask("POST", f"{path}/seats/1/open")
            assert opened["state"] == "waiting"
            assert opened["invites"]["1"]
            monkeypatch.setattr(company, "sight_of", true_sight)
            n = place.moment["n"]
            other = await ada.ask("POST", f"{path}/seats/1/bot", {"bot": "random"})
            assert other["state"] == "playing"
            assert other["problem"] == ""
            before = here.hall.tables[table["id"]].session.answers
            while here.hall.tables[table["id"]].session.answers == before:
                if place.question is not None and 1 not in place.moment["awaited"]:
                    await place.first()
                await place.say("resync")
            assert place.moment["n"] > n
