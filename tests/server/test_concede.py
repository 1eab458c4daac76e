"""A game that is given up: by one against one, by vote among several (K-CONCEDE-1)."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from regent.games import registry
from regent.kernel.errors import Refusal
from regent.kernel.table import EVERYTHING
from regent.play.journal import Journal
from regent.play.session import Session, new_header
from regent.server.film import Film
from tests.server.client import Guest, Site, site, sqlite

ME = {"kind": "me"}
OPEN = {"kind": "open"}


async def together(place: Site, number: int, **more: Any) -> tuple[str, list[Guest]]:
    """A table of Outposts with as many people."""
    people = [await place.guest(name) for name in ("Ada", "Grace", "Eve", "Mary")[:number]]
    table = await people[0].table("outposts", [ME, *[OPEN] * (number - 1)], listed=True, **more)
    for seat, guest in enumerate(people[1:], start=1):
        await guest.ask("POST", f"/api/tables/{table['id']}/join", {"seat": seat})
    return table["id"], people


async def gives_up(guest: Guest, id: str, to: int) -> Any:
    return await guest.ask("POST", f"/api/tables/{id}/concede", {"to": to})


@pytest.mark.proves("K-CONCEDE-1")
async def test_one_against_one(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        id, [ada, grace] = await together(place, 2)
        async with place.sit(id, 0, ada) as seat:
            info = await gives_up(grace, id, 0)
            assert (info["state"], info["won"]) == ("over", [0])
            while not seat.moment["over"]:
                await seat.next()
            standings = seat.moment["standings"]
            assert [(one["seat"], one["rank"]) for one in standings] == [(0, 1), (1, 2)]
            assert standings[0]["said"]["clause"] == "K-CONCEDE-1"
            last = seat.lines[max(seat.lines)]["said"]
            assert "".join(part["text"] for part in last["parts"]).endswith("game to you.")
            assert last["clause"] == "K-CONCEDE-1"
            no = await seat.say("undo")
            assert no["type"] == "no"
        reel = await ada.ask("GET", f"/api/tables/{id}/film")
        last = await ada.ask("GET", f"/api/tables/{id}/film/{reel['ticks'][-1]['at']}")
        assert last["over"] is True
        assert (await ada.ask("GET", f"/api/tables/{id}/verify"))["wrong"] == ""


@pytest.mark.proves("K-CONCEDE-1")
async def test_among_several_all_others_must_agree(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        id, [ada, grace, eve] = await together(place, 3)
        info = await gives_up(grace, id, 0)
        assert [seat["concedes"] for seat in info["seats"]] == [-1, 0, -1]
        assert info["state"] == "playing"
        info = await gives_up(eve, id, 1)  # to another: nobody has won
        assert info["state"] == "playing"
        info = await gives_up(grace, id, -1)
        assert [seat["concedes"] for seat in info["seats"]] == [-1, -1, 1]
        info = await gives_up(ada, id, 1)
        assert (info["state"], info["won"]) == ("over", [1])


@pytest.mark.proves("K-CONCEDE-1")
async def test_who_is_stood_in_for_is_not_asked(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        id, [ada, grace, eve] = await together(place, 3)
        assert (await gives_up(grace, id, 0))["state"] == "playing"
        await eve.ask("POST", f"/api/tables/{id}/seats/2/bot", {"bot": "random"})
        assert (await ada.ask("GET", f"/api/tables/{id}"))["state"] == "over"


@pytest.mark.proves("K-CONCEDE-1")
async def test_against_bots_one_word_is_enough(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        ada = await place.guest()
        bots = [{"kind": "bot", "bot": "random"}] * 2
        table = await ada.table("outposts", [ME, *bots])
        info = await gives_up(ada, table["id"], 2)
        assert (info["state"], info["won"]) == ("over", [2])


@pytest.mark.proves("K-CONCEDE-1")
async def test_allies_win_together_and_are_not_asked(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        people = [await place.guest(name) for name in ("Ada", "Grace", "Eve", "Mary")]
        wish = {"settings": {"teams": "2v2"}, "listed": True}
        table = await people[0].table("contention", [ME, OPEN, OPEN, OPEN], **wish)
        for seat in (1, 2, 3):
            await people[seat].ask("POST", f"/api/tables/{table['id']}/join", {"seat": seat})
        parties = [seat["party"] for seat in table["seats"]]
        assert parties[0].partition(",")[0] == parties[2].partition(",")[0]
        await gives_up(people[1], table["id"], 0)
        info = await gives_up(people[3], table["id"], 2)  # to the other one of the same team
        assert (info["state"], info["won"]) == ("over", [0, 2])


async def test_who_may_not(tmp_path: Path) -> None:
    """Strangers, oneself, a table that waits, a game that is over, a seat that is none."""
    async with site(sqlite(tmp_path / "t.db")) as place:
        id, [ada, grace] = await together(place, 2)
        eve = await place.guest("Eve")
        for who, to, code in ((eve, 0, 403), (ada, 0, 409), (ada, 7, 400), (grace, 2**31, 400)):
            answer = await who.call("POST", f"/api/tables/{id}/concede", {"to": to})
            assert answer.status_code in (code, 400, 403, 409), answer.text
            assert (await ada.ask("GET", f"/api/tables/{id}"))["state"] == "playing"
        info = await ada.ask("GET", f"/api/tables/{id}")
        assert ["concede" in seat["may"] for seat in info["seats"]] == [False, True]
        assert (await eve.call("GET", f"/api/tables/{id}")).json()["seats"][1]["may"] == []
        waits = await ada.table("outposts", [ME, OPEN])
        answer = await ada.call("POST", f"/api/tables/{waits['id']}/concede", {"to": 1})
        assert answer.json()["clause"] == "K-CONCEDE-1"
        await gives_up(ada, id, 1)
        answer = await grace.call("POST", f"/api/tables/{id}/concede", {"to": 0})
        assert answer.json()["clause"] == "K-CONCEDE-1"


async def test_a_refused_concession_takes_nothing_back(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        id, [ada, *_] = await together(place, 3)
        await gives_up(ada, id, 1)
        for to in (0, 7):  # to oneself, to nobody
            answer = await ada.call("POST", f"/api/tables/{id}/concede", {"to": to})
            assert answer.status_code in (400, 409)
            now = await ada.ask("GET", f"/api/tables/{id}")
            assert [seat["concedes"] for seat in now["seats"]] == [1, -1, -1]


async def test_it_is_so_after_a_restart(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        id, [_, grace] = await together(place, 2)
        await gives_up(grace, id, 0)
        token = grace.token
    async with site(sqlite(tmp_path / "t.db")) as place:
        info = await Guest(place.http, {"id": "", "name": "", "token": token}).ask(
            "GET", f"/api/tables/{id}"
        )
        assert (info["state"], info["won"]) == ("over", [0])


@pytest.mark.proves("K-CONCEDE-1", "K-JOURNAL-1")
@pytest.mark.parametrize("title", ["contention", "seize", "arcs", "outposts"])
def test_any_moment_can_be_the_last_one(title: str) -> None:
    """Every title can be looked at after it was given up anywhere, and its journal plays again."""
    found = registry.title(title)
    for length in (0, 7, 40, 150):
        header = new_header(found, found.rulesets.names()[0], 2, f"concede-{length}")
        session = Session.start(header, Journal(header))
        chance = random.Random(length)
        for _ in range(length):
            if session.table.over:
                break
            seat = session.awaited()[0]
            decision = session.decision(seat)
            assert decision is not None
            session.answer(seat, chance.choice(decision.options))
        if session.table.over:
            continue
        session.concede([1])
        for viewer in (0, 1, -1, EVERYTHING):
            assert session.view(viewer)["over"] is True
        again = Session.replay(session.journal)
        assert again.standings() == session.standings()
        film = Film(session.journal, ["A", "B"])
        assert film.moment(len(film.ticks(0)) - 1, 0).over
        with pytest.raises(Refusal, match="over"):
            session.concede([0])
