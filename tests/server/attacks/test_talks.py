"""Attacks on what several choose at once: deals of a Summit, and answers that are sealed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regent.kernel.tomlfile import TomlFile
from regent.play.scenario import Scenario
from tests.server.client import Guest, Place, Site, site, sqlite

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SUMMIT = """
title = "arcs"
ruleset = "empire"
seats = 3
[given]
moment = "negotiations"
seat = 0
first_regent = 1
[given.pieces]
2-hex = ["0 2 ships"]
5-hex = ["1 2 ships", "1 city"]
1-hex = ["2 2 ships", "2 city"]
"""
MINE, YOURS, OTHERS = "promise 0 1", "promise 1 0", "promise 1 2"


async def seated(here: Site, title: str, seats: int, **more: Any) -> tuple[list[Guest], str]:
    """A table with a guest in each seat."""
    guests = [await here.guest(name) for name in ["Ada", "Bob", "Eve"][:seats]]
    wish = [ME, *[OPEN] * (seats - 1)]
    id: str = (await guests[0].table(title, wish, listed=True, **more))["id"]
    for seat, guest in enumerate(guests[1:], 1):
        await guest.ask("POST", f"/api/tables/{id}/join", {"seat": seat})
    return guests, id


async def summit(here: Site) -> tuple[list[Guest], str]:
    return await seated(here, "arcs", 3, scenario=SUMMIT)


def messages(place: Place) -> int:
    """How many it was sent, but for answers to what it said and for who comes and goes."""
    return sum(1 for said in place.heard if said["type"] in ("state", "change"))


@pytest.mark.proves("K-ANSWER-2", "K-DEAL-2")
def test_a_question_about_another_deal_has_another_name() -> None:
    """A deal that was taken back and replaced has its number; who consents names the question."""
    session = Scenario(TomlFile.parse(SUMMIT, "the Summit")).open()
    session.answer(0, MINE)
    before = session.decision_id(1)
    session.answer(0, "propose")
    asked = session.decision(1)
    assert asked is not None
    assert "accept-deal 1" in asked.options
    session.undo(0)
    assert session.decision_id(1) != asked.id
    session.answer(0, "clear-draft")
    unsaid = session.decision_id(1)
    session.undo(0)
    assert session.decision_id(1) == unsaid, "nobody else sees what is only put together"
    session.answer(0, "clear-draft")
    session.answer(0, YOURS)
    session.answer(0, "propose")
    again = session.decision(1)
    assert again is not None
    assert "accept-deal 1" in again.options, "the number comes again"
    assert again.id not in (before, asked.id)


@pytest.mark.proves("K-UNDO-5", "K-DEAL-2")
async def test_nobody_consents_to_an_offer_that_was_changed(tmp_path: Path) -> None:
    """Ada offers, sees that Bob is about to agree, and puts another deal in the place of hers."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        (ada, bob, _), id = await summit(here)
        async with here.sit(id, 0, ada) as one, here.sit(id, 1, bob) as two:
            for text in (MINE, "propose"):
                assert (await one.answer(text))["type"] == "done"
            await two.say("resync")
            asked = await two.asked()
            refused = await one.say("undo")
            assert refused["clause"] == "K-UNDO-5", refused
            for text in ("withdraw-deal 1", YOURS, "propose"):
                assert (await one.answer(text))["type"] == "done"
            late = await two.answer("accept-deal 1", question=asked["id"])
            assert late["type"] == "no", "he would have agreed to what he never saw"
            session = here.hall.tables[id].session
            assert [deal[0] for deal in session.table.stack[-1].deals] == [2]


@pytest.mark.proves("K-DEAL-2")
async def test_deals_are_made_by_those_they_concern(tmp_path: Path) -> None:
    """Offers between others, consent in another's name or to nothing, withdrawal by a stranger."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        (ada, bob, eve), id = await summit(here)
        async with (
            here.sit(id, 0, ada) as one,
            here.sit(id, 1, bob) as two,
            here.sit(id, 2, eve) as three,
        ):
            assert (await one.answer(OTHERS))["clause"] == "S-SUM-8"
            for text in (MINE, "propose"):
                assert (await one.answer(text))["type"] == "done"
            for place, text in (
                (one, "accept-deal 1"),
                (three, "accept-deal 1"),
                (three, "refuse-deal 1"),
                (three, "counter-deal 1"),
                (three, "withdraw-deal 1"),
                (two, "withdraw-deal 1"),
                (two, "accept-deal 2"),
                (two, "accept-deal 99999999999999999999"),
            ):
                said = await place.answer(text)
                assert said["type"] == "no", (text, said)
                assert said["code"] in ("rule", "input"), said
            # The seat of a stream is the one that it entered with, whatever else is said.
            asked = {"question": (await three.asked())["id"], "options": ["done"], "seat": 1}
            await three.socket.send(json.dumps({"type": "answer", "ref": 999, **asked}))
            assert (await three.until("no"))["code"] == "frame"
            assert (await two.answer("accept-deal 1"))["type"] == "done"


@pytest.mark.proves("K-DEAL-5")
async def test_a_bundle_has_an_end_and_so_have_the_talks(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db"), minimum=0.0) as here:
        (ada, _, _), id = await summit(here)
        async with here.sit(id, 0, ada) as one:
            many = await one.answer(*[MINE] * 64)
            assert many["type"] == "no"
            draft = here.hall.tables[id].session.table.stack[-1].drafts[0]
            assert draft == [], "all of it or nothing (K-ANSWER-5)"
            said = {"type": "done"}
            proposals = 0
            while said["type"] == "done":
                assert (await one.answer(MINE))["type"] == "done"
                said = await one.answer("propose")
                proposals += said["type"] == "done"
                if said["type"] == "done":
                    number = here.hall.tables[id].session.table.stack[-1].deals[-1][0]
                    assert (await one.answer(f"withdraw-deal {number}"))["type"] == "done"
                    if not here.hall.tables[id].session.table.stack[-1].left[0]:
                        break
            assert 0 < proposals <= 50
            assert (await one.answer(MINE))["clause"] == "K-DEAL-5"


@pytest.mark.proves("K-UNDO-5", "K-SEAL-1", "K-DEAL-1")
@pytest.mark.parametrize("title", ["contention", "arcs"])
async def test_an_undo_does_not_count_what_others_choose_in_secret(
    tmp_path: Path, title: str
) -> None:
    """Ada had an answer to take back, and it was gone with each part of Bob's."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        if title == "arcs":
            guests, id = await summit(here)
            mine, parts = [MINE], [YOURS, YOURS, "clear-draft"]
        else:
            guests, id = await seated(here, title, 2)
            mine, parts = [""], ["", ""]
        async with here.sit(id, 0, guests[0]) as one, here.sit(id, 1, guests[1]) as two:
            for text in mine:
                assert (await one.answer(text or await part(one)))["type"] == "done"
            await one.say("resync")
            assert one.moment["undo"] == []
            refused = await one.say("undo")
            assert refused["clause"] == "K-UNDO-5"
            before = messages(one)
            for text in parts:
                assert (await two.answer(text or await part(two)))["type"] == "done"
                assert (await one.say("undo")) == {**refused, "ref": one.ref}
            assert (await one.say("why", text="done"))["type"] == "reasons"
            assert messages(one) == before, "she was told that he chose something"
        alone = await guests[0].table(title, [ME] * len(guests), **wish_of(title))
        async with here.sit(alone["id"], 0, guests[0]) as one:
            await one.answer(mine[0] or await part(one))
            await one.say("resync")
            assert one.moment["undo"], "who plays alone may take every part back"


def wish_of(title: str) -> dict[str, Any]:
    return {"scenario": SUMMIT} if title == "arcs" else {}


async def part(place: Place) -> str:
    """An answer of several to a sealed question: a card to put back, of any name."""
    options = (await place.asked())["options"]
    return str(next(option["name"] for option in options if option["name"] != "done"))
