"""What time and number tell: a hasty reaction, the parts of a sealed answer, the list of tables."""

from __future__ import annotations

import asyncio
import json
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest

from regent.kernel.frame import answer
from regent.server.live import LiveTable
from tests.server.client import Guest, Place, Site, dealt, site, sqlite

TWO = [{"kind": "me"}, {"kind": "open"}]


async def seated(here: Site, **more: Any) -> tuple[str, Guest, Guest]:
    ada, bob = await here.guest("Ada"), await here.guest("Bob")
    table = await ada.table(seats=TWO, **more)
    await bob.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]})
    return table["id"], ada, bob


async def to_a_window(places: list[Place]) -> int:
    """Answer until a reaction is asked for; whose?"""
    while True:
        for seat, place in enumerate(places):
            await place.say("resync")
            if place.question is None:
                continue
            if place.question["shape"] == "window":
                return seat
            await place.first()


def told(info: dict[str, Any]) -> list[Any]:
    return [info[key] for key in ("answers", "awaited", "turn", "touched", "state")]


@pytest.mark.proves("K-WINDOW-5")
async def test_no_other_door_is_quicker_than_the_stream(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a pass is held back, table and lists know nothing, and who asks has to wait."""
    dealt(monkeypatch, "haste")
    async with site(sqlite(tmp_path / "t.db"), minimum=0.1) as here:
        id, ada, bob = await seated(here, title="seize", listed=True)
        async with here.sit(id, 0, ada) as first, here.sit(id, 1, bob) as second:
            places = [first, second]
            seat = await to_a_window(places)
            place, other = places[seat], places[1 - seat]
            await other.say("resync")
            before = told(await bob.ask("GET", f"/api/tables/{id}"))
            live = here.hall.tables[id]
            live.minimum = 8.0  # time to try every door, also on a busy machine
            shown = live.opened
            assert (await place.answer("pass"))["type"] == "done"
            assert live.held(), "the answer should be held back now"
            for door in (f"/api/tables/{id}", "/api/tables", "/api/tables/mine"):
                found = await bob.ask("GET", door)
                info = found if isinstance(found, dict) else found[0]
                assert told(info) == before, door
            assert live.held(), "the machine is too slow for this test"
            # Who asks on the stream hears when it is shown to all, and not before.
            for kind, more in (("undo", {}), ("why", {"text": "pass"}), ("advice", {})):
                await other.socket.send(json.dumps({"type": kind, "ref": 900, **more}))
            async with asyncio.timeout(90):
                while other.heard[-1].get("ref") != 900:
                    await other.next()
            assert monotonic() - shown >= 7.9
            assert not live.held()
            assert told(await bob.ask("GET", f"/api/tables/{id}")) != before


@pytest.mark.proves("K-SEAL-1")
async def test_a_sealed_answer_is_one_message_however_many_parts_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mulligans of 0, 1 and 3 cards: the other seat and a spectator hear the same bytes, and so
    do the lists and the film."""
    dealt(monkeypatch, "mulligan")
    monkeypatch.setattr("regent.server.store.now", lambda: "2030-01-31T00:00:00+00:00")
    heard: list[list[Any]] = []
    for parts in (0, 1, 3):
        async with site(sqlite(tmp_path / f"{parts}.db")) as here:
            id, ada, bob = await seated(here)
            async with (
                here.sit(id, 0, ada) as first,
                here.sit(id, 1, bob) as second,
                here.sit(id, -1, bob) as watching,
            ):
                for place in (second, watching):
                    await place.say("resync")
                counts = [len(second.raw), len(watching.raw)]
                for _ in range(parts):
                    names = [o["name"] for o in (await first.asked())["options"]]
                    card = next(name for name in names if name != "done")
                    assert (await first.answer(card))["type"] == "done"
                    await first.say("resync")
                await first.answer("done")
                for place in (second, watching):
                    await place.say("resync")
                news = [second.raw[counts[0] :], watching.raw[counts[1] :]]
                info = await bob.ask("GET", f"/api/tables/{id}")
                reels = [await bob.ask("GET", f"/api/tables/{id}/film?viewer={v}") for v in (1, -1)]
                ticks = [[reel["ticks"], reel["lines"]] for reel in reels]
                at = await bob.ask("GET", f"/api/tables/{id}/film/1?viewer=1")
                own = await ada.ask("GET", f"/api/tables/{id}/film?viewer=0")
                assert len(own["ticks"]) == parts + 2, "its own parts are its own to see"
                heard.append([news, told(info), ticks, at])
    for other in heard[1:]:
        assert other == heard[0]
    assert len(heard[0][0][0]) == 3, "one change, then the asked-for state and done"


@pytest.mark.proves("K-UNDO-2", "K-WINDOW-4")
async def test_at_a_fast_table_no_answer_that_looked_at_hands_is_taken_back(tmp_path: Path) -> None:
    """Whoever answers, sees whether others are asked or skipped, and takes it back, has looked
    into their hands for nothing."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(
            title="seize", seats=[{"kind": "me"}, {"kind": "me"}], fast=True, seed="fast"
        )
        live = here.hall.tables[table["id"]]
        session = live.session
        looked = 0
        for _ in range(60):
            seat = session.awaited()[0]
            decision = session.decision(seat)
            assert decision is not None
            barrier, windows = session.table.barrier, session.windows
            slow = session.table.clone()
            slow.fast = 0
            action = decision.actions[0]
            answer(slow, seat, action)
            session.answer(seat, decision.options[0])
            asks = slow.stack and slow.stack[-1].shape() == "window"
            if asks and windows == session.windows:
                looked += 1
                assert session.table.barrier > barrier
                assert session.undoable(seat) == []
        assert looked, "no window was reached"


@pytest.mark.proves("K-WINDOW-5")
async def test_no_film_shows_what_is_only_just_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pass is stored and not yet shown; who asks for a film in just that moment waits, and so
    does who asks for it while the journal is read."""
    dealt(monkeypatch, "haste")
    async with site(sqlite(tmp_path / "t.db"), minimum=1.0) as here:
        id, ada, bob = await seated(here, title="seize", listed=True)
        async with here.sit(id, 0, ada) as first, here.sit(id, 1, bob) as second:
            places = [first, second]
            seat = await to_a_window(places)
            live, store = here.hall.tables[id], here.hall.store
            asked: list[asyncio.Task[Any]] = []
            append, journal = store.append, store.journal
            read: list[float] = []

            async def noted(record: Any) -> Any:
                read.append(monotonic())
                return await journal(record)

            async def slow(*given: Any) -> None:
                await append(*given)
                asked.append(asyncio.create_task(bob.ask("GET", f"/api/tables/{id}/film")))
                await asyncio.sleep(0.3)

            monkeypatch.setattr(store, "append", slow)
            monkeypatch.setattr(store, "journal", noted)
            shown = live.opened
            await places[seat].answer("pass")
            assert asked
            await asked[0]
            assert read[0] - shown >= 0.9, "it was read before it was shown"


async def test_an_end_that_is_held_back_does_not_leave_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it is shown at the table, the list shows the game as it was."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        id, ada, bob = await seated(here, listed=True)

        async def in_lobby(who: Guest) -> list[str]:
            here.hall.store.lobby = (0.0, [])  # asked of the database anew
            return [i["state"] for i in await who.ask("GET", "/api/tables") if i["id"] == id]

        assert await in_lobby(ada) == ["playing"]
        live = await here.hall.table(id)
        held = asyncio.Event()

        async def later(self: LiveTable) -> None:
            await held.wait()
            async with self.lock:
                self.publish_all()

        monkeypatch.setattr(LiveTable, "_hold", lambda self, n: setattr(self, "opened", inf))
        monkeypatch.setattr(LiveTable, "_later", later)
        await live.act(lambda session: session.concede([0]))
        assert live.session.table.over
        for who in (ada, bob, await here.guest("Eve")):
            assert await in_lobby(who) == ["playing"]
            assert (await who.ask("GET", f"/api/tables/{id}"))["state"] == "playing"
        held.set()
        await live.settled()
        assert (await ada.ask("GET", f"/api/tables/{id}"))["state"] == "over"
        assert await in_lobby(ada) == []


async def test_a_list_is_in_the_order_of_what_was_shown(tmp_path: Path) -> None:
    """Two tables of the same moment: which of them the database has touched since tells nothing."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        ids = [(await who.table(seats=TWO, listed=True))["id"] for who in (ada, bob)]
        records = [(await here.hall.table(id)).record for id in ids]
        for live in here.hall.tables.values():
            live.public = msgspec.structs.replace(live.public, touched="2030-01-31T00:00:00+00:00")
        orders = [[i.id for i in here.hall.infos(r, None)] for r in (records, records[::-1])]
        assert orders[0] == orders[1]
