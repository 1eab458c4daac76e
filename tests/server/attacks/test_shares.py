"""What one stranger may take of a server that others need too: work, lines, journals, bots."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from regent.games import registry
from regent.play.deal import sealed
from regent.play.journal import Journal
from regent.play.session import Session, new_header
from regent.server import archive, company, hall, limits, stream
from regent.server.company import Company
from regent.server.limits import PAYING, Limit
from regent.server.thinking import PEOPLE, Lane
from tests.helpers import PATIENCE
from tests.server.client import Place, site, sqlite

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOTS_ONLY = [{"kind": "bot", "bot": "random"}] * 2
SCENARIO = 'title = "contention"\nseats = 2\n'


async def say(place: Place, kind: str, **more: Any) -> dict[str, Any]:
    """Say it, and wait where it is too much for one line."""
    while True:
        said = await place.say(kind, **more)
        if said.get("code") != "rate":
            return said
        await asyncio.sleep(0.2)


async def test_the_lines_of_an_address_share_what_they_may_ask(tmp_path: Path) -> None:
    """Each line is within its own rate; all of them together are not."""
    async with site(sqlite(tmp_path / "t.db"), messages=100) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        codes: list[str] = []
        async with here.sit(table["id"], 0, ada) as one, here.sit(table["id"], 1, ada) as two:
            for _ in range(60):
                for place in (one, two):
                    codes.append(str((await place.say("undo")).get("code")))
        assert "rate" in codes
        assert codes.index("rate") < 110


async def test_streams_are_not_opened_without_end(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db"), messages=40) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME], listed=True)
        opened = 0
        with suppress(InvalidStatus, ConnectionClosed):
            for _ in range(40):
                async with here.sit(table["id"], -1):
                    opened += 1
        assert opened < 15, "nobody was kept out"


@pytest.mark.parametrize("seat", [0, -1])
async def test_a_place_has_only_so_many_lines_of_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    """Four hundred lines to one's own seat, and every word was sent four hundred times. Two hundred
    to watch a table, and nobody else could."""
    monkeypatch.setattr(stream, "TABS", 2)
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME], listed=True)
        async with here.sit(table["id"], seat, ada), here.sit(table["id"], seat, ada):
            async with here.line(table["id"]) as place:
                enter = {"type": "enter", "seat": seat, "token": ada.token}
                await place.socket.send(json.dumps(enter))
                assert (await place.until("no"))["code"] == "seat"
            async with here.sit(table["id"], 1, ada) as other:
                await other.say("resync")
            far = {"x-forwarded-for": "10.1.1.1"}
            async with here.line(table["id"], additional_headers=far) as place:
                await place.socket.send(json.dumps(enter))
                await place.until("state")


@pytest.mark.parametrize("seat", [0, -1])
async def test_many_names_of_one_address_do_not_have_all_bots(tmp_path: Path, seat: int) -> None:
    """Thirty names with a table each went one after the other, before the bot of somebody else."""
    async with site(sqlite(tmp_path / "t.db"), pause=1e6) as here:
        whose: set[str] = set()
        for name in ("Ann", "Ben"):
            guest = await here.guest(name)
            table = await guest.table(listed=True)
            bots = here.hall.companies[table["id"]]
            assert bots.whose() == guest.id, "nobody looks"
            async with here.sit(table["id"], seat, guest):
                whose.add(bots.whose())
        assert whose == {"127.0.0.1"}


async def test_who_tells_many_lines_pays_for_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To have a table told who gives up, ten times a second, cost two requests; that it was sent on
    four hundred lines was nobody's work."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, *others = [await here.guest(name) for name in ("Ada", "Bob", "Cyd")]
        table = await ada.table(seats=[ME, OPEN, OPEN], title="arcs")
        path = f"/api/tables/{table['id']}"
        for seat, guest in enumerate(others, 1):
            await guest.ask("POST", f"{path}/join", {"invite": table["invites"][str(seat)]})
        live = here.hall.tables[table["id"]]
        async with here.sit(table["id"], 0, ada) as place, here.sit(table["id"], 0, ada):
            async with asyncio.timeout(PATIENCE):
                while len(live.watchers[0]) < 2:
                    await asyncio.sleep(0.01)
            monkeypatch.setattr(limits, "TOLD", 1e6)
            work, messages = here.app.state.work, here.app.state.messages

            def owed(limit: Limit) -> float:
                owes = limit.wait("127.0.0.1") * limit.rate
                limit.left.clear()
                return owes

            await ada.ask("POST", f"{path}/concede", {"to": 1})
            assert owed(work) > 1.5e6, "two lines were told who gives up"
            await place.say("say", text="I give up")
            assert owed(messages) > 1.5e8, "two lines were told what is said"
            live.told.clear()
            await place.say("order", prompt="*", option="no-such-thing")
            assert owed(messages) > 1.5e8, "two lines were told everything"


async def test_bots_are_not_paid_for_by_who_opened_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paying: list[object] = []
    whole = Company._answer_one

    async def noted(self: Company) -> bool:
        paying.append(PAYING.get())
        return await whole(self)

    monkeypatch.setattr(Company, "_answer_one", noted)
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table()
        async with here.sit(table["id"], 0, ada), asyncio.timeout(PATIENCE):
            while not paying:
                await asyncio.sleep(0.01)
        assert set(paying) == {None}


async def test_what_is_refused_is_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A compound choice that fails at its last part was thought about all the same."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        async with here.sit(table["id"], 0, ada) as place:
            await place.say("resync")
            monkeypatch.setattr(stream, "SECOND", 1e7)
            question = (await place.asked())["id"]
            codes = [
                (await place.say("answer", question=question, options=["no", "such"])).get("code")
                for _ in range(2)
            ]
        assert codes[0] in ("rule", "input")
        assert codes[1] == "rate"


async def test_a_journal_does_not_grow_where_no_game_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers given and taken back for ever, orders given and withdrawn for ever."""
    monkeypatch.setattr(stream, "TAKEN_BACK", 20)
    db = sqlite(tmp_path / "t.db")
    async with site(db) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, ME])
        async with here.sit(table["id"], 0, ada) as place:
            for _ in range(12):
                said = await say(place, "order", prompt="nothing")
                said = await say(place, "countermand")
            assert "too much" in said["said"]
            assert (await place.first())["type"] == "done", "but the game goes on"
    async with site(db) as here:  # the count is kept
        ada = type(ada)(here.http, {"id": ada.id, "name": ada.name, "token": ada.token})
        async with here.sit(table["id"], 0, ada) as place:
            assert "too much" in (await say(place, "countermand"))["said"]


async def test_bots_rest_while_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables of bots alone would think for ever; they go on when somebody comes."""
    monkeypatch.setattr(company, "IDLE", 0.0)
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=BOTS_ONLY)
        await asyncio.sleep(0.5)
        live = here.hall.tables[table["id"]]
        assert live.session.answers < 5
        async with here.sit(table["id"], -1, ada) as place:
            await place.changed(10)
        answers = live.session.answers
        await asyncio.sleep(0.5)
        assert live.session.answers <= answers + 2
        monkeypatch.setattr("regent.server.keeping.IDLE", 0.0)
        here.hall.used.clear()
        await here.hall.keeping.sweep()
        assert table["id"] not in here.hall.tables


async def test_a_guest_with_many_tables_does_not_have_all_bots() -> None:
    lane = Lane(1)
    order: list[str] = []
    release = asyncio.Event()

    async def go(who: str) -> None:
        async with lane.turn(PEOPLE, who):
            order.append(who)
            await release.wait()

    waiting = []
    for who in ["greedy"] * 5 + ["modest"]:
        waiting.append(asyncio.create_task(go(who)))
        await asyncio.sleep(0)
    release.set()
    await asyncio.gather(*waiting)
    assert order[:3] == ["greedy", "modest", "greedy"]
    assert not lane.of


async def test_a_guest_brings_so_much_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "BROUGHT", 3000)
    monkeypatch.setattr(archive, "BROUGHT", 3000)
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        wish = {"title": "contention", "seats": [ME, ME]}
        long = SCENARIO + "# " + "long" * 200
        codes = [
            (await ada.call("POST", "/api/tables", {**wish, "scenario": long})).status_code
            for _ in range(5)
        ]
        assert codes[0] == 201
        assert codes[-1] == 400
        session = Session.start(new_header(registry.title("contention"), "standard", 2, "x"))
        session.write_into(Journal(session.journal.header))
        film = {"journal": session.journal.text()}
        codes = [(await bob.call("POST", "/api/films", film)).status_code for _ in range(3)]
        assert codes[-1] == 400, "a position has more than three thousand letters"


async def test_a_list_has_only_the_beginning_of_a_scenario(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        long = SCENARIO + "# " + "long" * 5000
        table = await ada.table(seats=[ME, OPEN], scenario=long, listed=True)
        listed = await bob.ask("GET", "/api/tables")
        assert 0 < len(listed[0]["deal"]["given"]) <= 200
        whole = await bob.ask("GET", f"/api/tables/{table['id']}")
        assert whole["deal"]["given"] == long
        assert listed[0]["deal"]["charter"] == whole["deal"]["charter"]


async def test_a_deal_is_verified_elsewhere(tmp_path: Path) -> None:
    """Whoever brings a journal writes its promise and its scenario: reading that may take for
    ever, and nobody else waits for it."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        film = await ada.ask("POST", "/api/films", {"journal": endless()})
        here.hall.readers.patience = 0.5
        asked = asyncio.create_task(ada.call("GET", f"/api/tables/{film['id']}/verify"))
        slowest, others = 0.0, 0
        gc.collect()
        gc.disable()  # what other tests have left would be looked through in this one
        try:
            while not asked.done():
                began = time.thread_time()
                assert (await here.http.get("/api/health")).status_code == 200
                slowest, others = max(slowest, time.thread_time() - began), others + 1
        finally:
            gc.enable()
        assert others
        assert slowest < 0.4, "it was read on our own loop"
        assert (await asked).status_code < 500 or (await asked).status_code == 503


def endless() -> str:
    """A journal that says it began from a scenario which takes minutes to read."""
    header = new_header(registry.title("contention"), "standard", 2, "")
    keys = "".join(f"{'.'.join(['a'] * 400)}.b{i} = 1\n" for i in range(300))
    header = sealed(msgspec.structs.replace(header, given=SCENARIO + keys), header.secret)
    session = Session.start(header)
    session.write_into(Journal(header))
    return session.journal.text()


def test_a_network_counts_as_one_address() -> None:
    limit = Limit(10, 60)
    taken = [limit.takes(f"2001:db8:0:1::{i:x}") for i in range(30)]
    assert sum(taken) == 10
    assert limit.takes("2001:db8:0:2::1")
    assert limit.takes("::ffff:10.0.0.1")
    assert "10.0.0.1" in limit.left


def test_many_addresses_are_forgotten_by_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that has used up what it may have is remembered longest."""
    monkeypatch.setattr(limits, "ADDRESSES", 100)
    limit = Limit(5, 3600)
    while limit.takes("10.9.9.9"):
        pass
    for i in range(1000):
        limit.takes(f"10.0.{i // 250}.{i % 250}")
    assert len(limit.left) <= 100
    assert not limit.takes("10.9.9.9")


@pytest.mark.parametrize(
    "names",
    [
        ["Ada", "Ada\ufe0f", "ADA", "\uff21da", "A\u034fda"],
        ["Ida", "\u0406da", "lda", "1d\u0430", "\u0399d\u03b1"],
        ["Boo", "B00", "\u0412\u043e\u043e", "\u0392\u03bf\u03bf", "BO\u041e"],
    ],
)
async def test_names_that_look_alike_are_told_apart(tmp_path: Path, names: list[str]) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        guests = [await here.guest(name) for name in names]
        table = await guests[0].table(seats=[ME, *[OPEN] * 4], listed=True)
        for guest in guests[1:]:
            found = await guest.ask("POST", f"/api/tables/{table['id']}/join", {})
        called = [seat["name"] for seat in found["seats"]]
        assert [name[-1] for name in called[1:]] == ["2", "3", "4", "5"], called
