"""Lines that talk too much, listen too little, or give orders without end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
import websockets

from regent.server import stream
from regent.server.limits import Limit, Turns
from regent.server.stream import BACKLOG, Line
from tests.helpers import PATIENCE
from tests.server.client import site, sqlite

ME, OPEN = {"kind": "me"}, {"kind": "open"}
LONG = 60.0


DEEP = '{"x":' + "[" * 5000 + "]" * 5000 + ',"type":"undo"}'
"""What it is stands behind it, so all of it is looked through first."""


@pytest.mark.parametrize(
    "text",
    ["{", '{"type":"dance"}', "[" * 30_000, '{"type":"undo","ref":' + "9" * 5000 + "}", "", DEEP],
)
async def test_messages_that_cannot_be_read_count(tmp_path: Path, text: str) -> None:
    """They are refused one by one, then the line is told and cut; others are unharmed."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        async with here.sit(table["id"], 0, ada) as place:

            async def talk() -> None:
                for _ in range(5000):
                    await place.socket.send(text)

            talking = asyncio.create_task(talk())
            async with asyncio.timeout(LONG):
                said = await place.rest()
            talking.cancel()
            await asyncio.gather(talking, return_exceptions=True)
            codes = [message.get("code") for message in said]
            assert "frame" in codes
            assert codes[-1] == "rate", "the last word is why"
            assert "cut" in said[-1]["said"]
            assert place.socket.close_code == stream.POLICY
        async with here.sit(table["id"], 0, ada) as place:
            assert (await place.first())["type"] == "done"


async def test_a_message_in_a_binary_frame_is_a_message(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        async with here.sit(table["id"], 0, ada) as place:
            await place.socket.send(b"\xff\xfe\x00")
            assert (await place.until("no"))["code"] == "frame"
            await place.socket.send(json.dumps({"type": "resync", "ref": 7}).encode())
            assert (await place.until("done"))["ref"] == 7


async def test_a_spectator_who_does_not_read_is_cut(tmp_path: Path) -> None:
    """It costs a small queue and nobody else's time."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME], listed=True)
        live = here.hall.tables[table["id"]]
        async with here.sit(table["id"], 0, ada) as place:
            url = here.stream_url(table["id"])
            deaf = await websockets.connect(url, max_queue=1, max_size=None, ping_interval=None)
            await deaf.send(json.dumps({"type": "enter", "seat": -1}))
            async with asyncio.timeout(LONG):
                while -1 not in live.watchers:
                    await asyncio.sleep(0.01)
                line = live.watchers[-1][0]
                assert isinstance(line, stream.Line)
                most = 0
                while -1 in live.watchers:
                    live.told.clear()
                    live.publish_all()
                    most = max(most, line.size)
                    await asyncio.sleep(0)
                    while place.moment["n"] < live.n[0]:
                        await place.next()
            assert most <= 2 * stream.BACKLOG
            assert line.code == stream.LATER
            assert not line.queue
            assert (await place.first())["type"] == "done"
            deaf.transport.abort()


async def test_only_so_many_streams_from_one_address(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db"), streams=3) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        async with (
            here.sit(table["id"], 0, ada),
            here.sit(table["id"], 0, ada),
            here.sit(table["id"], 1, ada),
        ):
            with pytest.raises(websockets.InvalidStatus):
                async with here.line(table["id"]):
                    pass
        async with asyncio.timeout(PATIENCE):
            while here.hall.tables[table["id"]].watchers:
                await asyncio.sleep(0.01)
        async with here.sit(table["id"], 1, ada) as place:
            await place.say("resync")


@pytest.mark.proves("K-ORDER-3")
async def test_orders_that_would_never_end(tmp_path: Path) -> None:
    """Order `*` for done, pass and bluff on both seats of a hot seat: the server goes on to answer
    others, the orders end, and the seats are told."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME], seed="for ever")
        live = here.hall.tables[table["id"]]
        async with here.sit(table["id"], 0, ada) as one, here.sit(table["id"], 1, ada) as two:
            async with asyncio.timeout(LONG):
                for option in ("done", "pass", "bluff"):
                    for place in (one, two):
                        await place.say("order", prompt="*", option=option)
                while not live.session.relieved:
                    assert (await here.http.get("/api/health")).status_code == 200
                    for place in (one, two):
                        await place.say("resync")
                        if place.question is not None and not live.session.obeys():
                            await place.first()
                for place in (one, two):
                    await place.say("resync")
            assert live.session.answers < 2000
            told = [place for place in (one, two) if "withdrawn" in place.moment["notice"]]
            assert told
            assert all(place.moment["orders"] == [] for place in told)


async def test_orders_are_bounded(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        async with here.sit(table["id"], 0, ada) as place:
            for much in (
                {"prompt": "x" * 81},
                {"prompt": "x", "option": "y" * 401},
                {"prompt": "x", "stop": ["y"] * 65},
            ):
                await place.socket.send(json.dumps({"type": "order", "ref": 1, **much}))
                assert (await place.until("no"))["code"] == "frame"
            await place.socket.send(
                json.dumps({"type": "order", "ref": 1, "prompt": "x", "stop": ["y"] * 65})
            )
            assert (await place.until("no"))["code"] == "frame"
            said = {}
            for _ in range(200):
                said = await place.say("order", prompt="nothing", option="pass")
                if said.get("code") == "rate":
                    await asyncio.sleep(0.3)
                elif said["type"] == "no":
                    break
            assert "24 standing orders" in said["said"]
            await place.say("resync")
            assert len(place.moment["orders"]) == stream.ORDERS


@pytest.mark.proves("K-ANSWER-2", "K-JOURNAL-2")
async def test_an_answer_sent_again_after_a_restart_is_taken_once(tmp_path: Path) -> None:
    """As docs/api.md promises; both the answer that was stored and the one that was not."""
    db = sqlite(tmp_path / "t.db")
    sent: list[tuple[int, str, str]] = []
    async with site(db) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME], seed="again")
        id = table["id"]
        async with here.sit(id, 0, ada) as one, here.sit(id, 1, ada) as two:
            for turn in range(40):
                for seat, place in enumerate((one, two)):
                    await place.say("resync")
                    if place.question is None:
                        continue
                    question, option = place.question["id"], place.question["options"][-1]["name"]
                    if turn < 39:
                        await place.answer(option, question=question)
                    sent.append((seat, question, option))
                    if place.moment["undo"] and turn % 7 == 3:
                        await place.say("undo")
        before = (await ada.ask("GET", f"/api/tables/{id}"))["answers"]
        token = ada.token
    async with site(db) as here:
        ada.token, ada.http = token, here.http
        taken = 0
        async with here.sit(id, 0, ada) as one, here.sit(id, 1, ada) as two:
            for seat, question, option in sent[-12:]:
                said = await (one, two)[seat].answer(option, question=question)
                assert said["type"] == "done", said
                taken += 1
        after = (await ada.ask("GET", f"/api/tables/{id}"))["answers"]
        assert taken == 12
        assert 0 < after - before <= 2, "those that were never taken, and no more"


async def test_a_long_message_does_not_make_the_next_one_too_much() -> None:
    """At the end of a long game the whole log is sent, and at once something behind it. Whoever
    has not even had the time to read is not cut; who lets several of them wait is."""
    line = Line(cast(Any, None), Limit(1, 1), "here", Turns())
    line.send(b"x" * (BACKLOG + 1))
    line.send(b"y")
    assert not line.over.is_set()
    assert len(line.queue) == 2
    line.send(b"x" * (BACKLOG + 1))
    line.send(b"z")
    assert line.over.is_set()
