"""Whoever makes us work lets others go first: the rounds of the loop are shared by address."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from regent.server import limits
from regent.server.limits import Limit, Turns
from regent.server.live import LiveTable
from regent.server.tap import Tap
from tests.helpers import PATIENCE
from tests.server.client import site, sqlite

ME = {"kind": "me"}


async def test_a_flood_has_one_turn_in_each_round() -> None:
    """Forty requests at once were worked off in one go, and an answer of somebody else, which
    takes ten rounds of the loop, waited for all of them ten times: seven seconds."""
    turns = Turns()
    told: list[str] = []

    async def heavy(name: str) -> None:
        for _ in range(2):
            until = time.thread_time() + 2 * limits.PIECE
            while time.thread_time() < until:
                pass
            told.append(name)
            await asyncio.sleep(0)

    async def asked(name: str) -> None:
        pay = partial(turns.worked, name)
        await limits.Metered(heavy(name), pay, partial(turns.queued, name))

    async def rounds() -> None:
        while True:
            told.append("")
            await asyncio.sleep(0)

    ticking = asyncio.create_task(rounds())
    await asyncio.gather(*[asked("flood") for _ in range(10)], asked("other"))
    ticking.cancel()
    for one in "".join(name[:1] or " " for name in told).split():
        assert sorted(one) in (["f"], ["f", "o"], ["o"]), told
    assert told.count("flood") == 20
    assert "other" in told[:6], "who has not worked yet does not wait"
    turns.spent["cancelled"] = 1.0
    waiting = asyncio.create_task(asked("cancelled"))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    turns._round("cancelled")
    assert not turns.queues
    assert not turns.spent


async def test_many_small_requests_are_no_large_one() -> None:
    """Two thousand lines that ask at once, each for less than a piece of work, were worked off in
    one round: a second in which nobody else was answered."""
    turns = Turns()
    told: list[str] = []

    async def small() -> None:
        turns.worked("flood", limits.PIECE / 4)
        told.append("f")

    async def asked() -> None:
        await limits.Metered(small(), lambda _: None, partial(turns.queued, "flood"))

    async def rounds() -> None:
        while len(told) < 1000:
            told.append(" ")
            await asyncio.sleep(0)

    ticking = asyncio.create_task(rounds())
    await asyncio.gather(*[asked() for _ in range(100)])
    ticking.cancel()
    assert told.count("f") == 100
    assert max(map(len, "".join(told).split())) <= 5
    async with asyncio.timeout(PATIENCE):
        while turns.spent or turns.queues:
            await asyncio.sleep(0)


async def test_the_lines_of_an_address_have_one_turn_in_each_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PIECE", -1.0)
    told: list[str] = []
    whole = LiveTable.state

    def state(self: LiveTable, viewer: int) -> Any:
        told.append("s")
        return whole(self, viewer)

    async def rounds() -> None:
        while True:
            told.append(" ")
            await asyncio.sleep(0)

    async with site(sqlite(tmp_path / "t.db")) as here, AsyncExitStack() as lines:
        ada = await here.guest()
        tables = [await ada.table(seats=[ME, ME]) for _ in range(8)]
        sits = [here.sit(table["id"], 0, ada) for table in tables]
        places = [await lines.enter_async_context(sit) for sit in sits]
        monkeypatch.setattr(LiveTable, "state", state)
        ticking = asyncio.create_task(rounds())
        await asyncio.gather(*[place.say("resync") for place in places])
        ticking.cancel()
    assert told.count("s") == 8
    assert max(map(len, "".join(told).split())) == 1, "several were worked off in one round"


class Still:
    """A line that is always open."""

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading

    def is_closing(self) -> bool:
        return False


async def test_lines_are_read_in_turn_too() -> None:
    """Five thousand handshakes were read in one round: two seconds of ours for nobody else."""
    turns, work = Turns(), Limit(1000.0, 1.0)
    told: list[str] = []

    def read(name: str, _: bytes) -> None:
        turns.worked(name, limits.PIECE / 4)
        told.append(name)

    async def rounds() -> None:
        while len(told) < 1000:
            told.append(" ")
            await asyncio.sleep(0)

    taps = [Tap(Still(), partial(read, "f"), work, lambda: "f", turns) for _ in range(60)]
    other = Tap(Still(), partial(read, "o"), work, lambda: "o", turns)
    ticking = asyncio.create_task(rounds())
    await asyncio.sleep(0)
    for tap in taps:
        tap.received(b"x")
    other.received(b"x")
    taps[30].stop()
    async with asyncio.timeout(PATIENCE):
        while told.count("f") < 59:
            await asyncio.sleep(0)
    ticking.cancel()
    assert told.count("f") == 59, "one is no longer read"
    seen = "".join(told).split()
    assert max(map(len, seen)) <= 6
    assert "o" in seen[0], "who has made no work does not wait"
