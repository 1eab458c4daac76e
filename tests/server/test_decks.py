"""Decks and maps of one's own over the API: judged as they are written, brought in secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regent.games import registry
from regent.kernel.title import decks_of
from tests.server.client import Guest, Site, site, sqlite

CONTENTION = registry.title("contention")
SEIZE = registry.title("seize")
OWN = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def box(title: Any, ruleset: str = "") -> dict[str, str]:
    return dict(decks_of(title).box(title.cards(ruleset)))


TERRAN, SEK = list(box(CONTENTION).values())[:2]
CAPITAL, DRONE = list(box(SEIZE).values())[:2]


# -- judging ------------------------------------------------------------------------------------


async def judged(guest: Guest, text: str, title: str = "contention", **more: Any) -> Any:
    return await guest.ask("POST", f"/api/titles/{title}/deck", {"text": text, **more})


async def test_a_deck_is_judged_as_it_is_written(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "g.db")) as here:
        ada = await here.guest()
        found = await judged(ada, TERRAN)
        assert found["problems"] == []
        assert found["side"] == "Terran Alliance"
        assert found["heaps"] == [
            {"name": "Deck", "size": 30, "wanted": 30, "copies": 0, "hand": 4}
        ]
        # one line that cannot be read, and a rule that the rest breaks: both are said
        wrong = await judged(ada, "homeworld: Sek\n3 Border Guard\n1 Nobody at all\n")
        assert [p["clause"] for p in wrong["problems"]] == [
            "",
            "C-DECK-01",
            "C-DECK-02",
            "C-DECK-05",
        ]
        assert wrong["problems"][0]["where"] == "deck:3"
        assert [(e["count"], e["slug"], e["heap"]) for e in wrong["entries"]] == [
            (3, "border-guard", 0)
        ]
        # half a word of a homeworld is a deck on its way, and no fault of ours
        typing = await judged(ada, "homeworld: Te\n")
        assert any("homeworld" in p["said"] for p in typing["problems"])


async def test_two_factions_are_judged_by_the_option_of_the_table(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "g.db")) as here:
        ada = await here.guest()
        both = TERRAN + "\n".join(line for line in SEK.splitlines() if line[:1].isdigit())
        alone = [p["clause"] for p in (await judged(ada, both))["problems"]]
        assert "C-DECK-05" in alone
        dual = await judged(ada, both, settings={"dual": True})
        assert dual["heaps"][0]["wanted"] == 45
        assert "C-DECK-05" not in [p["clause"] for p in dual["problems"]]


@pytest.mark.parametrize(
    ("ruleset", "sizes"),
    [("2022", [50, 10, 10]), ("second", [50, 10, 10]), ("first", [48, 12, 12])],
)
async def test_a_deck_is_judged_by_its_edition(
    tmp_path: Path, ruleset: str, sizes: list[int]
) -> None:
    async with site(sqlite(tmp_path / "g.db")) as here:
        ada = await here.guest()
        boxed = await ada.ask("GET", f"/api/titles/seize/decks?ruleset={ruleset}")
        assert boxed["decks"][0]["name"] == "Capital Attack"
        assert boxed["heaps"] == ["Asset Deck", "Character Deck", "System Deck"]
        found = await judged(ada, boxed["decks"][0]["text"], "seize", ruleset=ruleset)
        assert found["problems"] == []
        assert [heap["wanted"] for heap in found["heaps"]] == sizes
        assert [heap["size"] for heap in found["heaps"]] == sizes
        assert all(heap["hand"] for heap in found["heaps"])
        empty = await judged(ada, "", "seize", ruleset=ruleset)
        assert SEIZE.cite(ruleset, "SI-DECK-1") in {p["clause"] for p in empty["problems"]}


async def test_maps_are_judged_and_made(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "g.db")) as here:
        ada = await here.guest()
        path = "/api/titles/contention/map"
        made = await ada.ask("POST", path, {"seats": 3, "seed": "7"})
        assert made["problems"] == []
        assert (await ada.ask("POST", path, {"text": made["text"]})) == made
        bad = await ada.ask("POST", path, {"text": "C H1 C\nC C C\n"})
        assert {p["clause"] for p in bad["problems"]} == {"C-META-03"}
        doubtful = await ada.ask("POST", path, {"text": "H1 H2"})
        assert {p["clause"] for p in doubtful["warnings"]} >= {"C-CMAP-01", "C-CMAP-05"}
        unread = await ada.ask("POST", path, {"text": "H1 X H2"})
        assert "is no cell" in unread["problems"][0]["said"]


async def test_what_is_too_long_is_not_looked_at(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "g.db")) as here:
        ada = await here.guest()
        text = "1 Border Guard\n" * 2000
        for path, body in (
            ("/api/titles/contention/deck", {"text": text}),
            ("/api/titles/contention/map", {"text": text}),
            ("/api/titles/contention/map", {"seats": 10**9}),
        ):
            answer = await ada.call("POST", path, body)
            assert answer.status_code == 400, answer.text
        table = await ada.table(seats=[OWN, OPEN], decks=True)
        path = f"/api/tables/{table['id']}/seats/0/deck"
        assert (await ada.call("POST", path, {"text": text})).status_code == 400
        assert (await ada.call("GET", "/api/titles/arcs/decks")).status_code == 400


# -- bringing -----------------------------------------------------------------------------------


async def bring(guest: Guest, table: Any, seat: int, text: str) -> Any:
    return await guest.ask("POST", f"/api/tables/{table['id']}/seats/{seat}/deck", {"text": text})


async def seated(here: Site) -> tuple[Guest, Guest, Any]:
    """Two people at a table that waits for their decks."""
    ada, bob = await here.guest("Ada"), await here.guest("Bob")
    table = await ada.table(seats=[OWN, OPEN], decks=True)
    return (
        ada,
        bob,
        await bob.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]}),
    )


@pytest.mark.proves("K-SECRET-6", "K-CHANCE-3")
async def test_the_game_begins_when_everybody_has_brought_a_deck(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "g.db")) as here:
        ada, bob, table = await seated(here)
        assert (table["state"], table["gathering"]) == ("waiting", True)
        assert table["deal"]["commitment"] == "", "nothing is dealt yet, and nothing promised"
        table = await bring(ada, table, 0, TERRAN)
        assert (table["state"], [s["brought"] for s in table["seats"]]) == (
            "waiting",
            [True, False],
        )
        table = await bring(ada, table, 0, TERRAN.replace("Terran\n", "Another\n", 1))
        assert table["state"] == "waiting", "who has second thoughts brings another"
        table = await bring(bob, table, 1, SEK)
        assert (table["state"], table["gathering"]) == ("playing", False)
        assert table["seats"][0]["side"] == "Terran Alliance"
        assert table["deal"]["commitment"]
        path = f"/api/tables/{table['id']}"
        late = await ada.call("POST", f"{path}/seats/0/deck", {"text": TERRAN})
        assert late.status_code == 400, "not after the first card"
        async with here.sit(table["id"], 0, ada) as place:
            hand = place.moment["view"]["seats"][0]["hand"]
            assert hand
            assert await place.first()


async def test_nothing_is_played_on_from_a_game_that_has_not_begun(tmp_path: Path) -> None:
    """Such a fork waited for decks for ever."""
    async with site(sqlite(tmp_path / "g.db")) as here:
        ada, _, table = await seated(here)
        await bring(ada, table, 0, TERRAN)
        answer = await ada.call("POST", f"/api/tables/{table['id']}/fork", {"at": 0, "seat": 0})
        assert answer.status_code == 400
        assert "not begun" in answer.json()["said"]


async def test_a_deck_is_refused_with_its_clause_and_nothing_changes(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "g.db")) as here:
        ada, bob, table = await seated(here)
        path = f"/api/tables/{table['id']}/seats"
        refused = await ada.call("POST", f"{path}/0/deck", {"text": TERRAN + "1 Border Guard\n"})
        assert refused.status_code == 400
        assert "C-DECK-01" in refused.text
        assert (await bob.call("POST", f"{path}/0/deck", {"text": SEK})).status_code == 403
        now = await ada.ask("GET", f"/api/tables/{table['id']}")
        assert [s["brought"] for s in now["seats"]] == [False, False]
        await bring(ada, table, 0, TERRAN)
        same = await bob.call("POST", f"{path}/1/deck", {"text": TERRAN})
        assert same.status_code == 400, "C-DECK-10: one homeworld of each faction"
        assert (await bring(bob, table, 1, SEK))["state"] == "playing"


async def test_bots_need_no_deck_and_a_bot_in_the_place_of_a_person_neither(
    tmp_path: Path,
) -> None:
    async with site(sqlite(tmp_path / "g.db")) as here:
        ada = await here.guest("Ada")
        ready = await ada.table(seats=[OWN, BOT], decks=True, texts={"deck_0": SEK})
        assert ready["state"] == "playing"
        table = await ada.table(seats=[OWN, OPEN], decks=True, texts={"deck_0": SEK})
        assert table["state"] == "waiting"
        path = f"/api/tables/{table['id']}/seats/1/bot"
        table = await ada.ask("POST", path, {"bot": "random"})
        assert (table["state"], table["gathering"]) == ("playing", False)
        refused = {"title": "contention", "seats": [OWN, OPEN], "decks": True}
        answer = await ada.call("POST", "/api/tables", {**refused, "texts": {"deck_1": SEK}})
        assert answer.status_code == 400, "who sits there brings a deck"
        arcs = await ada.call("POST", "/api/tables", {**refused, "title": "arcs"})
        assert arcs.status_code == 400


async def test_decks_outlast_a_restart(tmp_path: Path) -> None:
    db = sqlite(tmp_path / "g.db")
    async with site(db) as here:
        ada, bob, table = await seated(here)
        await bring(ada, table, 0, TERRAN)
    async with site(db) as here:
        again = [
            Guest(here.http, {"id": g.id, "name": g.name, "token": g.token}) for g in (ada, bob)
        ]
        table = await again[0].ask("GET", f"/api/tables/{table['id']}")
        assert [s["brought"] for s in table["seats"]] == [True, False]
        assert (await bring(again[1], table, 1, SEK))["state"] == "playing"
    async with site(db) as here:
        ada = Guest(here.http, {"id": ada.id, "name": ada.name, "token": ada.token})
        async with here.sit(table["id"], 0, ada) as place:
            assert place.moment["view"]["seats"][0]["hand"]
            assert await place.first()
