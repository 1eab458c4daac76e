"""Tables and people: making, inviting, sitting down, leaving and coming back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regent.games import registry
from regent.kernel.tomlfile import TomlFile
from regent.play.journal import Journal
from regent.play.scenario import Scenario
from regent.play.session import Session
from regent.server.catalogue import cards
from regent.server.schema import TABLES
from tests.server.client import site, sqlite

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize(
    ("ruleset", "own", "clause"),
    [
        ("2022", "Surprise Strike", "S22-KW-ASSAULT-1"),
        ("second", "Surprise Strike", "S2-KEY-ASSAULT"),
        ("first", "Preemptive Strike", "S1-KEY-ASSAULT"),
    ],
)
def test_keywords_are_explained_by_the_edition_in_play(ruleset: str, own: str, clause: str) -> None:
    found = cards(registry.title("seize"), ruleset)
    explained = {word.name: word for word in found.keywords}
    on_cards = {word.partition(" +")[0] for card in found.cards for word in card.keywords}
    assert on_cards <= set(explained)
    assert own in on_cards
    assert all(word.text and word.clause for word in found.keywords)
    assert explained["Assault"].clause == clause
    assert explained["Assault"].text.startswith("this Troop may")


async def test_the_catalogue_says_everything_a_lobby_needs(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        catalogue = await ada.ask("GET", "/api/titles")
        titles = {title["name"]: title for title in catalogue["titles"]}
        for name in ("contention", "seize"):
            title = registry.title(name)
            assert titles[name]["full_name"] == title.full_name
            form = title.rulesets.form()
            assert titles[name]["parameters"] == json.loads(json.dumps(form["parameters"]))
            cards = await ada.ask("GET", f"/api/titles/{name}/cards")
            assert len(cards["cards"]) == len(title.cards().cards)
            assert all(word["text"] for word in cards["keywords"])
            refused = await ada.call("GET", f"/api/titles/{name}/cards?ruleset=nothing")
            assert refused.status_code == 400
            assert title.rulesets.rulesets[0].full_name() in refused.json()["right"]
            books = await ada.ask("GET", f"/api/titles/{name}/rules")
            assert sum(len(book["clauses"]) for book in books) > 400
        costs = [
            next(
                card["facts"]["cost"]
                for card in (await ada.ask("GET", f"/api/titles/seize/cards?ruleset={by}"))["cards"]
                if card["slug"] == "hover-tank-squadron"
            )
            for by in ("2022", "second%2Bbasic")
        ]
        assert costs[0] != costs[1], "a card is shown as its edition prints it"
        assert {bot["name"] for bot in catalogue["bots"] if bot["level"]} == {
            "novice",
            "regular",
            "expert",
        }


async def test_rule_sets_are_compared(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        found = await ada.ask("GET", "/api/titles/seize/compare/first,second,2022")
        assert found["rulesets"] == ["first", "second", "2022"]
        assert found["books"] == ["seize-first", "seize-second", "seize-2022"]
        rows = {row["name"]: row["cells"] for row in found["rows"]}
        assert [cell["value"] for cell in rows["system_moves_free"]] == ["true", "false", "false"]
        assert rows["capacity"][2]["clause"].startswith("S22-")
        for wrong in ("first", "first,third", "first,second,2022,2022+duel,2022+basic"):
            answer = await ada.call("GET", f"/api/titles/seize/compare/{wrong}")
            assert answer.status_code == 400


async def test_options_that_do_not_go_together_are_explained(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        wish: dict[str, Any] = {"title": "contention", "seats": [ME] * 3}
        wish["settings"] = {"teams": "2v2"}
        checked = await ada.ask("POST", "/api/titles/contention/check", wish)
        assert checked["problems"][0]["clause"].startswith("C-")
        answer = await ada.call("POST", "/api/tables", wish)
        assert answer.status_code == 400
        wish["seats"].append(ME)
        checked = await ada.ask("POST", "/api/titles/contention/check", wish)
        assert checked["problems"] == []
        assert checked["values"]["teams"] == "2v2"
        wish["settings"] = {"teams": "2v2", "team_0": "A", "team_1": "A", "speaker_1": True}
        checked = await ada.ask("POST", "/api/titles/contention/check", wish)
        allied = ["team A", "team A, speaker", "team B, speaker", "team B"]
        assert checked["parties"] == allied
        made = await ada.ask("POST", "/api/tables", wish)
        assert [seat["party"] for seat in made["seats"]] == allied
        wish["settings"]["speaker_0"] = True
        checked = await ada.ask("POST", "/api/titles/contention/check", wish)
        assert [problem["clause"] for problem in checked["problems"]] == ["C-TEAM-07"]
        answer = await ada.call("POST", "/api/tables", wish)
        assert answer.json()["clause"] == "C-TEAM-07"
        assert "[" not in answer.json()["said"]


async def test_a_map_against_the_guidelines_is_warned_of_and_played(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        wish: dict[str, Any] = {"title": "contention", "seats": [ME] * 2}
        wish["texts"] = {"map": "H1 H2 C C\nC C C C"}
        checked = await ada.ask("POST", "/api/titles/contention/check", wish)
        assert checked["problems"] == []
        assert "C-CMAP-05" in [warning["clause"] for warning in checked["warnings"]]
        assert (await ada.call("POST", "/api/tables", wish)).status_code < 300
        wish["texts"] = {"map": "H1 C C C\nC C C C"}
        checked = await ada.ask("POST", "/api/titles/contention/check", wish)
        assert checked["problems"]
        assert (await ada.call("POST", "/api/tables", wish)).status_code == 400


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"title": "chess", "seats": [ME, ME]}, "chess"),
        ({"title": "seize", "seats": [ME]}, "seat"),
        ({"title": "seize", "seats": [ME, {"kind": "bot", "bot": "genius"}]}, "genius"),
        ({"title": "seize", "seats": [ME, ME], "settings": {"speed": 9}}, "speed"),
        ({"title": "seize", "seats": [ME, ME], "color": "red"}, "color"),
        ({"title": "seize", "seats": [ME, ME], "name": "x" * 300}, "name"),
        ({"title": "seize", "seats": [ME, ME], "ruleset": "1999"}, "1999"),
        ({"title": "seize", "seats": [ME, ME], "scenario": "title = ["}, "scenario"),
    ],
)
async def test_a_wrong_wish_is_refused_in_words(
    tmp_path: Path, wish: dict[str, Any], word: str
) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        answer = await ada.call("POST", "/api/tables", wish)
        assert answer.status_code == 400, answer.text
        assert word in json.dumps(answer.json())
        assert await ada.ask("GET", "/api/tables/mine") == []


async def test_a_table_waits_for_those_who_are_invited(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob, eve = [await here.guest(name) for name in ("Ada", "Bob", "Eve")]
        table = await ada.table(seats=[ME, OPEN, OPEN, BOT])
        path = f"/api/tables/{table['id']}"
        assert table["state"] == "waiting"
        assert set(table["invites"]) == {"1", "2", "watch"}
        assert (await bob.ask("GET", path))["invites"] == {}, "only the host has the links"
        async with here.sit(table["id"], 0, ada) as place:
            refused = await place.say("answer", question="1.0.0", options=["pass"])
            assert "waits" in refused["said"]
        for forged in ("", "x", table["invites"]["watch"]):
            answer = await eve.call("POST", f"{path}/join", {"invite": forged, "seat": 1})
            assert answer.status_code == 403, answer.text
        joined = await bob.ask("POST", f"{path}/join", {"invite": table["invites"]["1"]})
        assert joined["seats"][1]["mine"]
        answer = await eve.call("POST", f"{path}/join", {"invite": table["invites"]["1"]})
        assert answer.status_code == 409
        await eve.ask("POST", f"{path}/join", {"invite": table["invites"]["2"]})
        assert (await ada.ask("GET", path))["state"] == "playing"
        assert [t["id"] for t in await bob.ask("GET", "/api/tables/mine")] == [table["id"]]


async def test_the_open_lobby(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Ada")
        hidden = await ada.table(seats=[ME, OPEN])
        listed = await ada.table(seats=[ME, OPEN], listed=True, name="Come in")
        lobby = await bob.ask("GET", "/api/tables")
        assert [table["id"] for table in lobby] == [listed["id"]]
        answer = await bob.call("POST", f"/api/tables/{hidden['id']}/join", {"seat": 1})
        assert answer.status_code == 403
        joined = await bob.ask("POST", f"/api/tables/{listed['id']}/join", {})
        assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Ada 2"]
        answer = await bob.call("POST", f"/api/tables/{listed['id']}/join", {"seat": 7})
        assert answer.status_code == 400


async def test_a_bot_stands_in_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await ada.table(seats=[ME, OPEN])
        path = f"/api/tables/{table['id']}"
        await bob.ask("POST", f"{path}/join", {"invite": table["invites"]["1"]})
        for guest, seat in ((bob, 0), (ada, 1)):
            answer = await guest.call("POST", f"{path}/seats/{seat}/bot", {"bot": "random"})
            assert answer.status_code == 403, "a seat is kept for a while"
        here.hall.setup = msgspec.structs.replace(here.hall.setup, grace=0.0)
        async with here.sit(table["id"], 0, ada) as place:
            info = await ada.ask("POST", f"{path}/seats/1/bot", {"bot": "random"})
            assert info["seats"][1]["away"]
            for _ in range(6):  # the game goes on without Bob
                await place.first()
                await place.say("resync")
            async with here.sit(table["id"], 1, bob) as back:
                refused = await back.say("undo")
                assert "bot plays for you" in refused["said"]
                info = await bob.ask("DELETE", f"{path}/seats/1/bot")
                assert not info["seats"][1]["away"]
                assert "bot plays for you" not in json.dumps(await back.say("undo"))


async def test_a_hot_seat(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
        table = await ada.table(seats=seats)
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bob"]
        assert all(seat["mine"] for seat in table["seats"])
        async with here.sit(table["id"], 0, ada) as one, here.sit(table["id"], 1, ada) as two:
            for _ in range(5):
                for place in (one, two):
                    await place.say("resync")
                    if place.question is not None:
                        await place.first()
            assert one.moment["n"] > 5


async def test_after_the_end_all_hands_are_shown_if_the_table_agreed(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        for agreed in (True, False):
            table = await ada.table(seats=[BOT, BOT, BOT], reveal=agreed, listed=True)
            path = f"/api/tables/{table['id']}"
            while (await ada.ask("GET", path))["state"] != "over":
                await asyncio.sleep(0.05)
            async with here.sit(table["id"], -1) as place:
                hands = [seat["hand"] for seat in place.moment["view"]["seats"]]
                known = all(card["card"] is not None for hand in hands for card in hand)
                assert known == (agreed or not any(hands))
            answer = await ada.call("GET", f"{path}/film?viewer=-2")
            assert answer.status_code == (200 if agreed else 403)
            answer = await ada.call("GET", f"{path}/journal")
            assert answer.status_code == (200 if agreed else 403)


async def test_a_film_shows_every_moment_and_can_be_played_on_from(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, eve = await here.guest("Ada"), await here.guest("Eve")
        table = await ada.table(seats=[ME, BOT], seed="film")
        path = f"/api/tables/{table['id']}"
        shown: list[tuple[int, Any]] = []
        async with here.sit(table["id"], 0, ada) as place:
            for _ in range(25):
                question = await place.asked()
                info = await ada.ask("GET", path)
                shown.append((info["answers"], place.moment["view"]))
                await place.answer(question["options"][0]["name"])
                await place.say("resync")
                if place.moment["over"]:
                    break
        before = (await ada.ask("GET", path))["answers"]
        reel = await ada.ask("GET", f"{path}/film")
        assert reel["viewers"] == [0, -1], "no hand of another while the game runs"
        assert (await ada.call("GET", f"{path}/film?viewer=1")).status_code == 403
        assert (await eve.call("GET", f"{path}/film")).status_code == 403
        for at, view in shown[::5]:
            moment = await ada.ask("GET", f"{path}/film/{at}?viewer=0")
            assert moment["view"] == view, at
        after = (await ada.ask("GET", path))["answers"]  # the bot may have gone on
        assert before <= len(reel["ticks"]) - 1 <= after
        forked = await ada.ask("POST", f"{path}/fork", {"at": 10, "seat": 0, "bot": "random"})
        async with here.sit(forked["id"], 0, ada) as place:
            moment = await ada.ask("GET", f"{path}/film/10?viewer=0")
            assert place.moment["n"] >= 1
            assert moment["view"]["turn"] <= place.moment["view"]["turn"]
            await place.first()
        answer = await ada.call("POST", f"{path}/fork", {"at": 10, "seat": 1, "bot": "random"})
        assert answer.status_code == 403


async def test_a_journal_goes_out_and_comes_back_as_a_film(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[BOT, BOT], title="seize", ruleset="2022+duel")
        path = f"/api/tables/{table['id']}"
        while (info := await ada.ask("GET", path))["state"] != "over":
            assert info["won"] == []
            await asyncio.sleep(0.05)
        assert info["won"]
        text = (await ada.call("GET", f"{path}/journal")).text
        Session.replay(Journal.parse(text, "downloaded"))
        film = await ada.ask("POST", "/api/films", {"journal": text})
        reel = await ada.ask("GET", f"/api/tables/{film['id']}/film?viewer=-2")
        assert reel["viewers"][:2] == [-2, -1]
        last = reel["ticks"][-1]["at"]
        moment = await ada.ask("GET", f"/api/tables/{film['id']}/film/{last}?viewer=-2")
        assert moment["over"]
        head, first, *_ = text.splitlines()
        strange = f'{head}\n{{"n": 1, "snapshot": {{"stack": [["Nothing", 1]]}}}}\n'
        other = text.replace('"seat"', '"sea"', 1)
        for bad in ("", "{}", other, text[: len(text) // 2], strange, f"{head}\n{first[:-9]}\n"):
            answer = await ada.call("POST", "/api/films", {"journal": bad})
            assert answer.status_code == 400, bad[:40]
            assert answer.json()["said"]


async def test_a_report_tells_no_more_than_the_seat_knows(tmp_path: Path) -> None:
    """Among people a report is the position as one seat could believe it; alone among bots it is
    the whole game."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        alone = await ada.table(seats=[ME, BOT], seed="report")
        async with here.sit(alone["id"], 0, ada) as place:
            await place.first()
        text = (await ada.call("GET", f"/api/tables/{alone['id']}/report?seat=0")).text
        assert Scenario(TomlFile.parse(text, "report")).run() == []
        table = await ada.table(seats=[ME, OPEN])
        path = f"/api/tables/{table['id']}"
        await bob.ask("POST", f"{path}/join", {"invite": table["invites"]["1"]})
        assert (await ada.call("GET", f"{path}/report?seat=1")).status_code == 403
        text = (await ada.call("GET", f"{path}/report?seat=0")).text
        assert here.hall.tables[table["id"]].record.header.secret not in text
        session = Scenario(TomlFile.parse(text, "report")).open()
        live = here.hall.tables[table["id"]].session
        assert session.view(0)["table"] == live.view(0)["table"]
        assert (
            session.view(1)["table"]["seats"][1]["hand"]
            != (live.view(1)["table"]["seats"][1]["hand"])
        )


async def test_a_report_reopens_at_the_reported_moment(tmp_path: Path) -> None:
    """Against bots too: it holds the whole game, and who opens it sits where it was written."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        alone = await ada.table(seats=[ME, BOT], seed="report")
        async with here.sit(alone["id"], 0, ada) as place:
            for _ in range(6):
                await place.first()
            asked = await place.asked()
            text = (await ada.call("GET", f"/api/tables/{alone['id']}/report?seat=0")).text
            seen = place.moment["view"]
        assert "[[do]]" in text
        wish = {"title": "contention", "seats": [], "scenario": text}
        again = await ada.ask("POST", "/api/tables", wish)
        async with here.sit(again["id"], 0, ada) as place:
            reopened = await place.asked()
            assert reopened["options"] == asked["options"]
            assert reopened["said"] == asked["said"]
            assert place.moment["view"] == seen
            assert place.moment["undo"] == []
            await place.first()


async def test_a_scenario_can_be_played_on_from(tmp_path: Path) -> None:
    text = Path("tests/scenarios/seize/scn-01e-throne-clash.toml").read_text(encoding="utf-8")
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.ask(
            "POST", "/api/tables", {"title": "seize", "seats": [], "scenario": text}
        )
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
        async with here.sit(table["id"], 0, ada) as place:
            assert (await place.first())["type"] == "done"


async def test_a_lesson_that_was_left_goes_when_another_begins(tmp_path: Path) -> None:
    """One that was left by the address bar is told to the server by nobody."""
    chapter = "/api/titles/contention/lessons/01-first-turn"
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        left, watched, others = [await who.ask("POST", chapter) for who in (ada, ada, bob)]
        game = await ada.table(seats=[ME, BOT])
        store = here.hall.store
        long_ago = TABLES.update().values(touched="2020-01-01T00:00:00+00:00")
        await store._write(long_ago)
        async with here.sit(watched["id"], 0, ada):
            made = await ada.ask("POST", chapter)
        there = {id: await store.table(id) is not None for id in (left["id"], watched["id"])}
        assert there == {left["id"]: False, watched["id"]: True}
        for kept in (others, game, made):
            assert await store.table(kept["id"]) is not None, "not hers, no lesson, or just begun"
        assert [table["id"] for table in await ada.ask("GET", "/api/tables/mine")] == [game["id"]]
        assert await store.notices(ada.id) == []
