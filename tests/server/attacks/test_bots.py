"""Bots that think too long, too many at once, or not at all."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing, suppress
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest

from regent.bots.keeper import KeptBot
from regent.bots.sight import Sight, sight_of
from regent.games import registry
from regent.kernel import rng
from regent.kernel.errors import InputError, Refusal
from regent.play.journal import Header, Journal, new_header
from regent.play.session import Session
from regent.server import company
from regent.server.keeping import ago
from regent.server.thinking import BOTS, PEOPLE, Lane, Thinkers, whole_time
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


def two_sights() -> tuple[Header, Sight, Sight]:
    """A question of Seize, and the same with one answer left: a hand with nothing to play."""
    title = registry.title("seize")
    header = new_header(title, "2022", 2, "sights")
    session = Session.start(header, Journal(header))
    seat = session.awaited()[0]
    sight = sight_of(session, seat, rng.seeded("x", 1), True)
    assert sight is not None
    one = msgspec.structs.replace(
        sight.decision, options=sight.decision.options[:1], actions=sight.decision.actions[:1]
    )
    return header, sight, Sight(sight.title, sight.seat, one, sight.world)


@pytest.mark.proves("K-WINDOW-5")
@pytest.mark.parametrize("name", ["search:ms=20", "search:iterations=20"])
async def test_a_bot_takes_the_same_time_whatever_it_holds(name: str) -> None:
    """In a window among people: with much to think about, with nothing, and where it does not
    come to an end (then it answers by reasons, when its time is over)."""
    header, many, one = two_sights()
    thinkers = Thinkers(1, 2000)
    loop = asyncio.get_running_loop()
    try:
        for sight in (one, many, one):
            began = loop.time()
            at = await thinkers.choose(KeptBot(name, "x", header), sight, PEOPLE, "", True)
            assert loop.time() - began >= whole_time(name) - 0.01
            assert 0 <= at < len(sight.decision.options)
        began = loop.time()
        assert await thinkers.choose(KeptBot(name, "x", header), one, PEOPLE) == 0
        assert loop.time() - began < whole_time(name), "elsewhere nobody waits for nothing"
    finally:
        thinkers.close()


@pytest.mark.proves("K-WINDOW-5")
async def test_a_bot_that_hangs_in_a_window_answers_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("REGENT_BOTS", f"hangs={OUTSIDE}:HangingBot")
    header, many, _ = two_sights()
    thinkers = Thinkers(1, 2000)
    try:
        async with asyncio.timeout(LONG):  # far less than it would be waited for elsewhere
            at = await thinkers.choose(KeptBot("hangs", "x", header, 10**6), many, PEOPLE, "", True)
        assert 0 <= at < len(many.decision.options)
    finally:
        thinkers.close()


@pytest.mark.proves("K-WINDOW-5")
@pytest.mark.parametrize(("open_seats", "minimum"), [(1, 0.01), (0, 0.01), (1, 0.0)])
async def test_bots_keep_even_time_in_windows_among_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_seats: int, minimum: float
) -> None:
    asked: set[tuple[str, bool]] = set()

    async def choose(
        self: Thinkers, bot: Any, sight: Sight, urgency: int, who: str = "", even: bool = False
    ) -> int:
        asked.add((sight.decision.shape, even))
        return len(sight.decision.options) - 1

    monkeypatch.setattr(Thinkers, "choose", choose)
    async with site(sqlite(tmp_path / "t.db"), minimum=minimum) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        seats = [ME, BOT, *[{"kind": "open"}] * open_seats]
        table = await ada.table("outposts", seats, fast=False, listed=True)
        if open_seats:
            await bob.ask("POST", f"/api/tables/{table['id']}/join", {"seat": 2})
        live = await here.hall.table(table["id"])
        async with asyncio.timeout(LONG):
            while not live.session.table.over and "window" not in {shape for shape, _ in asked}:
                for seat in live.session.awaited():
                    if seat != 1:
                        decision = live.session.decision(seat)
                        assert decision is not None
                        first = partial(Session.answer, seat=seat, text=decision.options[0])
                        with suppress(Refusal, InputError):
                            await live.act(first)
                await asyncio.sleep(0.01)
    among_people = bool(open_seats and minimum)
    assert {even for shape, even in asked if shape == "window"} == {among_people}
    assert {even for shape, even in asked if shape != "window"} <= {False}


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


async def test_after_a_start_only_tables_where_a_bot_is_asked_go_on(tmp_path: Path) -> None:
    """Not those that wait for a person, and not what was left long ago."""
    db = sqlite(tmp_path / "t.db")
    async with site(db, pause=1000.0) as here:  # each bot answers once at most
        ada = await here.guest()
        [asked, old] = [await ada.table("outposts", [BOT, BOT]) for _ in range(2)]
        person = await ada.table("outposts", [ME, BOT])
        live = await here.hall.table(person["id"])
        async with asyncio.timeout(LONG):
            while live.session.awaited() != [0]:
                await asyncio.sleep(0.01)
                for seat in live.session.awaited():
                    decision = live.session.decision(seat)
                    if decision is None:
                        continue
                    with suppress(Refusal, InputError):
                        text = decision.options[0]
                        await live.act(partial(Session.answer, seat=seat, text=text))
                        break
    with closing(sqlite3.connect(tmp_path / "t.db")) as file, file:
        past = (ago(2), old["id"])
        assert file.execute("update tables set touched=? where id=?", past).rowcount == 1
    async with site(db, pause=1000.0) as here:
        assert here.hall.resuming is not None
        await here.hall.resuming
        assert set(here.hall.tables) == {asked["id"]}


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
