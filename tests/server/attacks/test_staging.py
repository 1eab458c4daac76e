"""Trying a choice without making it: nothing may be learned for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Place, Site, dealt, site, sqlite

TWO = [{"kind": "me"}, {"kind": "open"}]


async def seated(here: Site, **more: object) -> tuple[str, list[object]]:
    ada, bob = await here.guest("Ada"), await here.guest("Bob")
    table = await ada.table(seats=TWO, **more)
    await bob.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]})
    return table["id"], [ada, bob]


async def staged(place: Place) -> dict[str, object]:
    """What each option of the present question would lead to, as far as it is said."""
    question = await place.asked()
    found: dict[str, object] = {}
    for option in question["options"]:
        answer = await place.say("stage", options=[option["name"]])
        found[option["name"]] = answer.get("question")
    return found


@pytest.mark.proves("K-ANSWER-5", "K-SEAL-1")
async def test_the_last_seat_cannot_try_its_answer_against_sealed_ones(tmp_path: Path) -> None:
    """A mulligan of all cards draws new ones: to try it must not name them."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        id, (ada, bob) = await seated(here)
        async with here.sit(id, 0, ada) as first, here.sit(id, 1, bob) as second:
            await first.asked()
            await first.answer("done")
            told = await staged(second)
            assert told.pop("done") is None, "the next question was shown before the answer"
            assert told, "no card to put under the deck"
            assert all(question is not None for question in told.values()), "its own draft goes on"
            known = {card["card"] for card in second.moment["view"]["seats"][1]["hand"]}
            for question in told.values():
                for option in question["options"]:
                    assert {a["value"] for a in option["args"]} <= known
            refused = await second.say("stage", options=["done", "pass"])
            assert (refused["type"], refused["clause"]) == ("no", "K-ANSWER-5")


@pytest.mark.proves("K-ANSWER-5")
async def test_a_try_is_the_same_whatever_others_have_sealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seize: the first seat founds with either World; the tries of the last one do not differ."""
    dealt(monkeypatch, "foretold")
    told: list[dict[str, object]] = []
    for choice in (0, -1):
        async with site(sqlite(tmp_path / f"{choice}.db")) as here:
            id, (ada, bob) = await seated(here, title="seize")
            async with here.sit(id, 0, ada) as first, here.sit(id, 1, bob) as second:
                while first.question is not None:
                    options = first.question["options"]
                    await first.answer(options[choice]["name"])
                    await first.say("resync")
                told.append(await staged(second))
                await second.first()
                await second.say("resync")
                told[-1] |= await staged(second)
    assert told[0] == told[1]
