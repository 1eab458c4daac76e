"""Who may have which seat, for how long, and what becomes of tables that nobody needs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regent.kernel.errors import Broken, InputError
from regent.server.live import LiveTable
from regent.server.schema import PEOPLE, TABLES
from regent.server.store import StoreError
from tests.helpers import PATIENCE
from tests.server.client import Guest, Site, site, sqlite

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def three(here: Site, **more: Any) -> tuple[list[Guest], str]:
    """Ada, Bob and Eve at one table."""
    guests = [await here.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await guests[0].table(seats=[ME, OPEN, OPEN], **more)
    for seat, guest in enumerate(guests[1:], 1):
        join = f"/api/tables/{table['id']}/join"
        await guest.ask("POST", join, {"invite": table["invites"][str(seat)]})
    return guests, table["id"]


def patient(here: Site, seconds: float) -> None:
    here.hall.setup = msgspec.structs.replace(here.hall.setup, grace=seconds)


# -- one person, one seat -----------------------------------------------------------------------


@pytest.mark.proves("K-SECRET-1")
async def test_one_guest_has_one_seat(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await ada.table(seats=[ME, OPEN, OPEN, OPEN], listed=True)
        join = f"/api/tables/{table['id']}/join"
        await bob.ask("POST", join, {"seat": 1})
        for seat in (2, 3, -1):
            answer = await bob.call("POST", join, {"seat": seat})
            assert answer.status_code == 409, answer.text
            assert "already" in answer.json()["said"]
        by_link = {"invite": table["invites"]["2"]}
        assert (await bob.call("POST", join, by_link)).status_code == 409
        assert (await ada.call("POST", join, {"seat": 2})).status_code == 409
        again = await bob.ask("POST", join, {"seat": 1})  # the same seat again is no second one
        assert [seat["mine"] for seat in again["seats"]] == [False, True, False, False]


async def test_who_has_several_seats_is_known_to_all(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        hot = await ada.table(seats=[ME, ME, OPEN], listed=True)
        seen = await bob.ask("GET", f"/api/tables/{hot['id']}")
        assert [seat["owner"] for seat in seen["seats"]] == [0, 0, 2]
        assert not seen["many"]
        many = await ada.table(seats=[ME, OPEN, OPEN], listed=True, many=True)
        assert (await bob.ask("GET", f"/api/tables/{many['id']}"))["many"]
        join = f"/api/tables/{many['id']}/join"
        await bob.ask("POST", join, {"seat": 1})
        taken = await bob.ask("POST", join, {"seat": 2})
        assert [seat["owner"] for seat in taken["seats"]] == [0, 1, 1]


# -- a second table of one game -----------------------------------------------------------------


async def test_a_table_whose_opening_failed_is_opened_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many ask while the opening fails, and many more right after: there is one table."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        await here.hall.close(table["id"])
        opened: list[LiveTable] = []
        fails = [True]
        true_open = LiveTable.open.__func__

        async def opening(cls: type[LiveTable], *given: Any) -> LiveTable:
            await asyncio.sleep(0.05)
            if fails[0]:
                raise StoreError("not now")
            found: LiveTable = await true_open(cls, *given)
            opened.append(found)
            return found

        monkeypatch.setattr(LiveTable, "open", classmethod(opening))

        async def ask() -> LiveTable | None:
            for _ in range(20):
                try:
                    return await here.hall.table(table["id"])
                except StoreError:
                    fails[0] = False
                    await asyncio.sleep(0)
            return None

        found = await asyncio.gather(*[ask() for _ in range(30)])
        assert len(opened) == 1
        assert set(found) == {opened[0]}
        with pytest.raises(Broken):
            here.hall._open(opened[0])


async def test_a_table_that_is_put_away_meanwhile_is_not_there_twice(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, BOT])
        old = await here.hall.table(table["id"])
        closing = asyncio.create_task(here.hall.close(table["id"]))
        await asyncio.sleep(0)
        new = await here.hall.table(table["id"])
        await closing
        assert new is not old
        assert here.hall.tables == {table["id"]: new}
        with pytest.raises(InputError, match="put away"):
            await old.act(lambda session: session.answer(0, "pass"))


# -- standing in --------------------------------------------------------------------------------


async def test_a_page_that_is_loaded_again_does_not_cost_the_seat(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        (ada, bob, _eve), id = await three(here)
        async with here.sit(id, 1, bob):
            pass
        answer = await ada.call("POST", f"/api/tables/{id}/seats/1/bot", {"bot": "random"})
        assert answer.status_code == 403
        info = await ada.ask("GET", f"/api/tables/{id}")
        assert info["seats"][1]["may"] == ["concede"]
        assert not info["seats"][1]["away"]


async def test_those_who_wait_vote_for_a_bot(tmp_path: Path) -> None:
    """Eve sits there and does not answer. Neither the host nor Bob alone can replace her; both
    together can, and she comes back when she likes."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        (ada, bob, eve), id = await three(here, title="seize")
        path = f"/api/tables/{id}/seats/2/bot"
        async with here.sit(id, 2, eve) as silent:
            await silent.asked()
            assert (await ada.call("POST", path, {"bot": "random"})).status_code == 403
            patient(here, 0.0)
            info = await ada.ask("POST", path, {"bot": "random"})
            assert info["seats"][2]["votes"] == [0]
            assert not info["seats"][2]["away"], "one of two is not more than half"
            info = await ada.ask("POST", path, {"bot": "random"})
            assert not info["seats"][2]["away"], "nobody votes twice"
            stranger = await here.guest("Mallory")
            assert (await stranger.call("POST", path, {"bot": "random"})).status_code == 403
            info = await bob.ask("POST", path, {"bot": "random"})
            assert info["seats"][2]["away"]
            assert info["seats"][2]["votes"] == []
        back = await eve.ask("DELETE", path)
        assert not back["seats"][2]["away"]


async def test_who_answers_is_no_longer_voted_on(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db"), grace=0.0) as here:
        (ada, _bob, eve), id = await three(here, title="seize")
        async with here.sit(id, 2, eve) as silent:
            await silent.asked()
            await ada.ask("POST", f"/api/tables/{id}/seats/2/bot", {"bot": "random"})
            async with asyncio.timeout(PATIENCE):
                while silent.question is not None:  # all parts of her answer
                    await silent.first()
                    await silent.say("resync")
            info = await ada.ask("GET", f"/api/tables/{id}")
            assert info["seats"][2]["votes"] == []


@pytest.mark.proves("K-SEAL-1")
async def test_a_part_of_a_sealed_answer_touches_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither votes nor the day on which the table goes tell that a part of it was given."""
    async with site(sqlite(tmp_path / "t.db"), grace=0.0, keep_tables=30) as here:
        (ada, _bob, eve), id = await three(here, title="seize")
        path = f"/api/tables/{id}"
        async with here.sit(id, 2, eve) as place:
            await place.asked()
            before = await ada.ask("POST", f"{path}/seats/2/bot", {"bot": "random"})
            assert before["seats"][2]["votes"] == [0]
            monkeypatch.setattr("regent.server.store.now", lambda: "2040-01-31T00:00:00+00:00")
            await place.first()
            assert (await place.say("resync"))["type"] == "done"
            assert place.question is not None, "it was only a part"
            assert await ada.ask("GET", path) == before
            # An order is nobody's business either, and the store is asked when the table is away.
            order = {"prompt": "*", "option": "pass", "stop": []}
            assert (await place.say("order", **order))["type"] == "done"
        await here.hall.close(id)
        for door in (path, "/api/tables/mine"):
            assert "2040" not in (await ada.call("GET", door)).text


async def test_the_clock_lets_a_bot_stand_in(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await ada.table(seats=[ME, OPEN], title="seize", clock=1)
        join = f"/api/tables/{table['id']}/join"
        info = await bob.ask("POST", join, {"invite": table["invites"]["1"]})
        assert info["clock"] == 1
        async with here.sit(table["id"], 0, ada) as place, asyncio.timeout(PATIENCE):
            while not place.table["seats"][1]["away"]:
                await place.until("people")
            assert not place.table["seats"][0]["away"], "nobody else is there to wait for Ada"
        back = await bob.ask("DELETE", f"/api/tables/{table['id']}/seats/1/bot")
        assert not back["seats"][1]["away"]


async def test_the_clock_tells_only_what_is_new(tmp_path: Path) -> None:
    """What people may do about their own seats is no news, and no message comes out of the blue."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        (ada, _bob, _eve), id = await three(here)
        async with here.sit(id, 0, ada) as place:
            for grace, news in ((60.0, 0), (0.0, 1), (0.0, 0)):
                patient(here, grace)
                heard = len(place.heard)
                await here.hall.keeping.clocks()
                await place.say("resync")
                kinds = [message["type"] for message in place.heard[heard:]]
                assert kinds.count("people") == news, grace


# -- invitations, deletion, expiry --------------------------------------------------------------


async def test_an_invitation_can_be_withdrawn_and_made_anew(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await ada.table(seats=[ME, OPEN])
        path = f"/api/tables/{table['id']}"
        first = table["invites"]["1"]
        assert (await bob.call("POST", f"{path}/invites/1", {"open": False})).status_code == 403
        assert (await ada.call("POST", f"{path}/invites/7", {"open": False})).status_code == 400
        gone = await ada.ask("POST", f"{path}/invites/1", {"open": False})
        assert gone["withdrawn"] == ["1"]
        assert "1" not in gone["invites"]
        assert (await bob.call("POST", f"{path}/join", {"invite": first})).status_code == 403
        await here.hall.close(table["id"])  # it is stored
        again = await ada.ask("POST", f"{path}/invites/1", {"open": True})
        assert again["invites"]["1"] != first
        assert (await bob.call("POST", f"{path}/join", {"invite": first})).status_code == 403
        joined = await bob.ask("POST", f"{path}/join", {"invite": again["invites"]["1"]})
        assert joined["seats"][1]["mine"]


async def test_a_host_deletes_a_table_and_the_others_are_told(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        (ada, bob, eve), id = await three(here)
        assert (await bob.call("DELETE", f"/api/tables/{id}")).status_code == 403
        async with here.sit(id, 1, bob) as place:
            await ada.ask("DELETE", f"/api/tables/{id}")
            assert "deleted" in (await place.until("gone"))["said"]
            assert await place.rest() == []
        assert (await bob.call("GET", f"/api/tables/{id}")).status_code == 404
        for guest in (bob, eve):
            [notice] = await guest.ask("GET", "/api/me/notices")
            assert "Ada deleted it" in notice["said"]
            assert await guest.ask("GET", "/api/tables/mine") == []
        assert await ada.ask("GET", "/api/me/notices") == []
        await bob.ask("DELETE", "/api/me/notices")
        assert await bob.ask("GET", "/api/me/notices") == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_what_nobody_touches_goes_after_a_while(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    here_file = sqlite(tmp_path / "t.db")
    url = here_file if kind == "sqlite" else request.getfixturevalue("postgres_url")
    async with site(url, keep_tables=30, keep_lessons=2, keep_guests=100) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        old = await ada.table(seats=[ME, OPEN], name="Old")
        join = f"/api/tables/{old['id']}/join"
        await bob.ask("POST", join, {"invite": old["invites"]["1"]})
        young = await ada.table(seats=[ME, BOT], name="Young")
        lesson = await ada.ask("POST", "/api/titles/contention/lessons/01-first-turn")
        assert young["expires"] > young["created"]
        assert lesson["expires"] < young["expires"]
        store = here.hall.store
        for id, when in ((old["id"], "2020"), (lesson["id"], "2020")):
            await here.hall.close(id)
            at = f"{when}-01-01T00:00:00+00:00"
            await store._write(TABLES.update().where(TABLES.c.id == id).values(touched=at))
        await store._write(PEOPLE.update().values(seen="2020-01-01T00:00:00+00:00"))
        here.hall.people.here.clear()
        await here.hall.keeping.expire()
        assert await store.table(old["id"]) is None
        assert await store.table(lesson["id"]) is None
        assert await store.table(young["id"]) is not None
        [notice] = await store.notices(bob.id)
        assert "30 days" in notice.said
        assert await store.person(ada.id) is not None, "she has a table"
        assert await store.person(bob.id) is not None, "he was told something"
        await store.dismiss(bob.id)  # else he would be kept as long again
        await here.hall.keeping.expire()
        assert await store.person(bob.id) is None


async def test_a_clock_that_jumps_takes_no_table_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that believes for a minute that it is another year."""
    async with site(sqlite(tmp_path / "t.db"), keep_tables=30) as here:
        ada = await here.guest("Ada")
        id = (await ada.table(seats=[ME, ME]))["id"]
        keeping = here.hall.keeping
        clock = {"time": 1e9, "monotonic": 1e6}
        monkeypatch.setattr("regent.server.keeping.time", lambda: clock["time"])
        monkeypatch.setattr("regent.server.keeping.monotonic", lambda: clock["monotonic"])
        monkeypatch.setattr("regent.server.keeping.ago", lambda _: "2090-01-01T00:00:00+00:00")
        keeping.ahead = clock["time"] - clock["monotonic"]
        day = 24 * 3600.0
        for goes, wrong, stays in (
            (0.0, 400 * day, True),
            (0.5 * day, -400 * day, True),
            (0.5 * day, 0.0, True),
            (day, 0.0, False),
        ):
            clock["monotonic"] += goes
            clock["time"] += goes + wrong
            await keeping.expire()
            assert (await here.hall.store.table(id) is not None) == stays, goes


async def test_nobody_loses_a_table_while_looking_at_it(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db"), keep_tables=30) as here:
        ada = await here.guest("Ada")
        id = (await ada.table(seats=[ME, ME]))["id"]
        long_ago = TABLES.update().where(TABLES.c.id == id)
        await here.hall.store._write(long_ago.values(touched="2020-01-01T00:00:00+00:00"))
        async with here.sit(id, 0, ada):
            await here.hall.keeping.expire()
            assert await here.hall.store.table(id) is not None
        async with asyncio.timeout(PATIENCE):
            while any(here.hall.tables[id].watchers.values()):
                await asyncio.sleep(0.01)
        await here.hall.keeping.expire()
        assert await here.hall.store.table(id) is None
