"""Who knows what is dealt: nobody before the end, everybody after it."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from regent.kernel import rng
from regent.play.journal import Entry, Journal
from regent.play.session import Session
from regent.play.verify import verified
from tests.server.client import Guest, Site, site, sqlite

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
SCENARIO = """title = "contention"
seats = 2
seed = "known to the host"
[given]
moment = "beginning"
"""


@pytest.mark.proves("K-CHANCE-2")
async def test_nobody_names_the_seed_where_several_people_play(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        wish = {"title": "contention", "seats": [ME, OPEN], "seed": "mine"}
        answer = await ada.call("POST", "/api/tables", wish)
        assert answer.status_code in (400, 403, 409)
        assert answer.json()["clause"] == "K-CHANCE-2"
        for seats in ([ME, BOT], [ME, ME]):
            table = await ada.table(seats=seats, seed="mine")
            deal = table["deal"]
            assert (deal["chance"], deal["seed"], deal["commitment"]) == ("seed", "mine", "")
        table = await ada.table(seats=[ME, OPEN])
        header = here.hall.tables[table["id"]].record.header
        assert (header.chance, header.seed) == ("sealed", "")
        assert here.hall.tables[table["id"]].session.table.rng[0] == rng.SEALED


@pytest.mark.proves("K-CHANCE-2", "K-CHANCE-3")
async def test_a_scenario_among_people_is_dealt_by_the_server_and_shown_to_all(
    tmp_path: Path,
) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, eve = await here.guest("Ada"), await here.guest("Eve")
        wish = {"title": "contention", "seats": [ME, OPEN], "scenario": SCENARIO, "listed": True}
        faces: list[list[int]] = []
        for _ in range(2):
            table = await ada.ask("POST", "/api/tables", wish)
            faces.append(here.hall.tables[table["id"]].session.table.face[:])
            seen = [t for t in await eve.ask("GET", "/api/tables") if t["id"] == table["id"]]
            assert seen[0]["deal"]["given"] == SCENARIO, "known before anybody sits down"
            assert seen[0]["deal"]["chance"] == "sealed"
        assert faces[0] != faces[1], "the seed of the scenario dealt the cards"
        alone = await ada.ask("POST", "/api/tables", {**wish, "seats": [ME, BOT]})
        assert alone["deal"]["seed"] == "known to the host"
        assert alone["deal"]["given"] == SCENARIO


@pytest.mark.proves("K-CHANCE-3")
async def test_the_promise_stands_before_the_first_card_and_is_kept(tmp_path: Path) -> None:
    """Also: no door gives the secret away while the game runs, and all of them do after it."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await ada.table(seats=[ME, OPEN])
        path = f"/api/tables/{table['id']}"
        promised = table["deal"]["commitment"]
        assert len(promised) == 64
        await bob.ask("POST", f"{path}/join", {"invite": table["invites"]["1"]})
        live = here.hall.tables[table["id"]]
        secret = live.record.header.secret
        async with here.sit(table["id"], 0, ada) as first, here.sit(table["id"], 1, bob) as second:
            for place in (first, second):
                assert place.table["deal"]["commitment"] == promised
                await place.first()
            doors = ("", "/journal", "/verify", "/film", "/film/0", "/report?seat=0")
            answers = [await ada.call("GET", f"{path}{door}") for door in doors]
            forked = await ada.call("POST", f"{path}/fork", {"at": 0, "seat": 0})
            assert [a.status_code for a in answers] == [200, 403, 403, 200, 200, 200]
            texts = [a.text for a in (*answers, forked)] + first.raw + second.raw
            keys = [f", {live.session.table.rng[i]}, " for i in range(1, 9)]
            for text in texts:
                assert secret not in text
                assert not any(key in text for key in keys)
            await play_out(here, table["id"])
            await first.say("resync")
            written = len(live.session.journal.entries)
            for kind in ("order", "countermand", "undo", "retract"):
                more = {"prompt": "*", "option": "pass"} if kind == "order" else {}
                assert (await first.say(kind, **more))["code"] == "rule", "it is over"
            assert len(live.session.journal.entries) == written
        info = await bob.ask("GET", path)
        deal = info["deal"]
        assert (info["state"], deal["secret"], deal["commitment"]) == ("over", secret, promised)
        plain = f"{deal['secret']}\n{deal['charter']}".encode()
        assert hashlib.sha256(plain).hexdigest() == promised
        found = await bob.ask("GET", f"{path}/verify")
        assert (found["wrong"], found["commitment"]) == ("", promised)
        text = (await bob.call("GET", f"{path}/journal")).text
        assert verified(Journal.parse(text, "downloaded"), promised).wrong == ""
        # Brought here as a file it could be anybody's: its promise is no promise of this server.
        film = await bob.ask("POST", "/api/films", {"journal": text})
        assert (film["deal"]["commitment"], film["deal"]["charter"]) == ("", "")
        again = await ada.ask("GET", f"/api/tables/{film['id']}/verify")
        assert (again["wrong"], again["commitment"], again["charter"]) == ("", "", "")


async def play_out(here: Site, id: str) -> None:
    """To the end, by the first option that leads there, without a socket for each answer."""
    live = here.hall.tables[id]
    source = rng.seeded("out", 1)

    def deed(session: Session) -> None:
        while not session.table.over:
            seat = session.awaited()[0]
            decision = session.decision(seat)
            assert decision is not None
            options = decision.options
            option = options[rng.below(source, 0, len(options))]
            session.answer_named(Entry(n=0, seat=seat, do=option))

    await live.act(deed)


@pytest.mark.proves("K-CHANCE-3", "K-SECRET-3")
async def test_a_table_that_keeps_its_hands_closed_keeps_its_secret(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, BOT], reveal=False)
        path = f"/api/tables/{table['id']}"
        refused = await ada.call("GET", f"{path}/journal")
        assert refused.status_code == 400
        assert "secret" in refused.json()["said"]
        report = await ada.call("GET", f"{path}/report?seat=0")
        assert here.hall.tables[table["id"]].record.header.secret not in report.text
        await play_out(here, table["id"])
        assert (await ada.ask("GET", path))["deal"]["secret"] == ""
        assert (await ada.call("GET", f"{path}/verify")).status_code == 403


async def opens(here: Site, guest: Guest, id: str) -> int:
    return (await guest.call("POST", f"/api/tables/{id}/seats/1/open")).status_code


@pytest.mark.proves("K-CHANCE-2", "K-SECRET-1")
async def test_who_knows_all_hands_opens_no_seat_to_others(tmp_path: Path) -> None:
    """A seed, a position, a report of one's own game against bots: alone one may know it all, but
    then nobody else sits down. Where nothing was shown, a friend may come later."""
    db = sqlite(tmp_path / "t.db")
    async with site(db) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        seeded = await ada.table(seats=[ME, BOT], seed="mine")
        assert await opens(here, ada, seeded["id"]) == 409
        assert seeded["seats"][1]["may"] == ["stand_in", "concede"]
        brought = await ada.table(seats=[ME, BOT], scenario='title = "contention"\nseats = 2\n')
        assert await opens(here, ada, brought["id"]) == 409
        reported = await ada.table(seats=[ME, BOT])
        path = f"/api/tables/{reported['id']}/report?seat=0"
        assert (await ada.call("GET", path)).status_code == 200
        assert await opens(here, ada, reported["id"]) == 409
        fork = {"at": 0, "seat": 0, "bot": "random"}
        forked = await ada.ask("POST", f"/api/tables/{reported['id']}/fork", fork)
        assert await opens(here, ada, forked["id"]) == 409
        fresh = await ada.table(seats=[ME, BOT])
        assert await opens(here, ada, fresh["id"]) == 200
        invite = (await ada.ask("GET", f"/api/tables/{fresh['id']}"))["invites"]["1"]
        await bob.ask("POST", f"/api/tables/{fresh['id']}/join", {"invite": invite})
        found = await ada.call("GET", f"/api/tables/{fresh['id']}/report?seat=0")
        assert found.status_code == 200, "among people a report is a re-deal"
    async with site(db) as here:  # it is remembered
        again = Guest(here.http, {"id": ada.id, "name": ada.name, "token": ada.token})
        assert await opens(here, again, reported["id"]) == 409


async def test_a_fork_has_chance_of_its_own(tmp_path: Path) -> None:
    """Its journal begins with a position, in which no key of the game that it left may stand."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[ME, BOT])
        async with here.sit(table["id"], 0, ada) as place:
            await place.first()
            await place.first()
        forked = await ada.ask("POST", f"/api/tables/{table['id']}/fork", {"at": 1, "seat": 0})
        old, new = [here.hall.tables[id] for id in (table["id"], forked["id"])]
        assert old.record.header.secret != new.record.header.secret
        assert set(old.session.table.rng) & set(new.session.table.rng) <= set(range(1000))
        await play_out(here, forked["id"])
        text = (await ada.call("GET", f"/api/tables/{forked['id']}/journal")).text
        assert old.record.header.secret not in text
        assert verified(Journal.parse(text, "fork")).wrong == ""
