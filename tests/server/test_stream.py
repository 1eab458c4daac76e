"""The stream of a seat: what is told, what is taken, what is refused."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from time import monotonic

import pytest
import websockets
from websockets.exceptions import ConnectionClosed

from regent.server.live import LiveTable
from regent.server.run import LARGEST
from tests.server.client import Guest, Place, dealt, site, sqlite

TWO = [{"kind": "me"}, {"kind": "open"}]


async def test_a_guest_plays_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    """Every change adds up to what a fresh look shows, and the end is told."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "novice"}])
        async with here.sit(table["id"], 0, ada) as place:
            answers = compared = 0
            while not place.moment["over"]:
                n = place.moment["n"]
                if place.question is not None:
                    if answers % 10 == 9:
                        async with here.sit(table["id"], 0, ada) as other:
                            # The bot may be asked as well, but not for long: we are awaited.
                            while place.moment["n"] != other.moment["n"]:
                                await place.say("resync")
                                await other.say("resync")
                            assert other.lines == place.lines
                            compared += 1
                    assert (await place.first())["type"] == "done"
                    answers += 1
                else:
                    await place.changed(n)
            assert answers > 10
            assert compared
            assert {row["rank"] for row in place.moment["standings"]} == {1, 2}
        info = await ada.ask("GET", f"/api/tables/{table['id']}")
        assert info["state"] == "over"


@pytest.mark.proves("K-ANSWER-2")
async def test_the_same_answer_twice_is_taken_once(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=TWO)
        table = await ada.ask("POST", f"/api/tables/{table['id']}/seats/1/bot", {"bot": "random"})
        async with here.sit(table["id"], 0, ada) as place:
            question = await place.asked()
            option = question["options"][0]["name"]
            assert (await place.answer(option, question=question["id"]))["type"] == "done"
            before = (await ada.ask("GET", f"/api/tables/{table['id']}"))["answers"]
            assert (await place.answer(option, question=question["id"]))["type"] == "done"
            after = (await ada.ask("GET", f"/api/tables/{table['id']}"))["answers"]
            assert before == after or question["id"] != (place.question or {}).get("id")
            other = question["options"][-1]["name"]
            refused = await place.answer(other, question=question["id"])
            assert refused["type"] == "no"
            assert refused["clause"] == "K-ANSWER-2"
            assert refused["rule"]


async def test_two_people_answer_in_any_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Simultaneous sealed choices: whoever comes first, the moment after is the same."""
    dealt(monkeypatch, "any order")
    ends: list[str] = []
    for order in ((0, 1), (1, 0)):
        async with site(sqlite(tmp_path / f"{order[0]}.db")) as here:
            ada, bob = await here.guest("Ada"), await here.guest("Bob")
            table = await ada.table(title="seize", seats=TWO)
            await bob.ask(
                "POST", f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]}
            )
            async with (
                here.sit(table["id"], 0, ada) as first,
                here.sit(table["id"], 1, bob) as second,
            ):
                places = [first, second]
                await first.asked()
                await second.asked()
                assert first.moment["awaited"] == [0, 1]
                for seat in order:
                    await places[seat].first()
                for seat in order:
                    await places[seat].first()
                for place in places:
                    await place.say("resync")
                ends.append(json.dumps([p.moment["view"] for p in places], sort_keys=True))
    assert ends[0] == ends[1]


async def test_nobody_receives_the_secrets_of_another(tmp_path: Path) -> None:
    """The bytes on both sockets are searched for cards that only the other may know."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        table = await ada.table(seats=TWO, reveal=False)
        await bob.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]})
        async with (
            here.sit(table["id"], 0, ada) as first,
            here.sit(table["id"], 1, bob) as second,
            here.sit(table["id"], -1, ada) as watching,
        ):
            for _ in range(40):
                for place in (first, second):
                    if place.question is not None and not place.moment["over"]:
                        await place.first()
                    await place.say("resync")
            hands = [
                {c["card"] for c in place.moment["view"]["seats"][seat]["hand"]}
                for seat, place in enumerate((first, second))
            ]
            assert all(hands)
            for seat, place in enumerate((first, second, watching)):
                for other in (0, 1):
                    if seat == other:
                        continue
                    shown = place.moment["view"]["seats"][other]["hand"]
                    assert {c["card"] for c in shown} == {None}
            # Every name that was ever sent to a socket with a number was known to its seat.
            live = here.hall.tables[table["id"]]
            t = live.session.table
            for seat, place in enumerate((first, second)):
                for card in range(len(t.face)):
                    if not t.knows(seat, card) and card in hands[1 - seat]:
                        marked = f'~{card}"'
                        assert not any(marked in text for text in place.raw), (seat, card)


async def test_a_spectator_only_watches(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, eve = await here.guest("Ada"), await here.guest("Eve")
        table = await ada.table()
        async with here.sit(table["id"], -1, ada) as place:
            said = await place.say("undo")
            assert (said["type"], said["code"]) == ("no", "seat")
        plain = {"type": "enter", "seat": -1, "token": eve.token}
        async with here.line(table["id"]) as place:  # who has the address may watch
            await place.socket.send(json.dumps(plain))
            assert (await place.until("state"))["moment"]["question"] is None
        async with here.line(table["id"]) as place:  # but a link must be the right one
            await place.socket.send(json.dumps({**plain, "invite": "forged"}))
            assert (await place.next())["code"] == "seat"
        path = f"/api/tables/{table['id']}/invites/watch"
        await ada.ask("POST", path, {"open": False})
        async with here.line(table["id"]) as place:  # not once the host has withdrawn the link
            await place.socket.send(json.dumps(plain))
            assert (await place.next())["code"] == "seat"
        closed = await ada.table(watchable=False)
        async with here.line(closed["id"]) as place:  # nor where spectators are not welcome
            await place.socket.send(json.dumps(plain))
            assert (await place.next())["code"] == "seat"
        table = await ada.ask("POST", path, {"open": True})
        async with here.line(table["id"]) as place:  # then the new link is needed
            await place.socket.send(json.dumps(plain))
            assert (await place.next())["code"] == "seat"
        invite = table["invites"]["watch"]
        async with here.line(table["id"]) as place:
            enter = {"type": "enter", "seat": -1, "token": eve.token, "invite": invite}
            await place.socket.send(json.dumps(enter))
            assert (await place.until("state"))["moment"]["question"] is None


@pytest.mark.parametrize("token", ["", "nobody.forged", "x" * 300])
async def test_a_forged_seat_token_is_refused(tmp_path: Path, token: str) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table()
        async with here.line(table["id"]) as place:
            await place.socket.send(json.dumps({"type": "enter", "seat": 0, "token": token}))
            refused = await place.next()
            assert (refused["type"], refused["code"]) == ("no", "seat")
            with pytest.raises(ConnectionClosed):
                await place.next()


async def test_another_guest_cannot_sit_on_my_seat(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, eve = await here.guest("Ada"), await here.guest("Eve")
        table = await ada.table()
        async with here.line(table["id"]) as place:
            await place.socket.send(json.dumps({"type": "enter", "seat": 0, "token": eve.token}))
            assert (await place.next())["said"] == "this is not your seat"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("{", "read"),
        ("[]", "read"),
        ('{"type":"answer"}', "ref"),
        ('{"type":"dance","ref":1}', "dance"),
        ('{"type":"undo","ref":1,"more":2}', "more"),
        ('{"type":"answer","ref":1,"question":"","options":["x"]}', "question"),
        ('{"type":"answer","ref":1,"question":"9.9.9","options":[]}', "options"),
        ('{"type":"answer","ref":1,"question":"9.9.9","options":["pass"]}', "passed"),
        ('{"type":"why","ref":1,"card":99999}', "99999"),
        ('{"type":"order","ref":1,"prompt":""}', "order"),
    ],
)
async def test_a_bad_frame_is_refused_and_harms_nothing(
    tmp_path: Path, text: str, word: str
) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table()
        async with here.sit(table["id"], 0, ada) as place:
            await place.asked()
            before = place.moment
            await place.socket.send(text)
            refused = await place.until("no")
            assert word in refused["said"]
            await place.say("resync")
            assert place.moment["view"] == before["view"]
            assert (await place.first())["type"] == "done"


async def test_an_oversized_frame_cuts_the_line_and_no_more(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table()
        async with here.sit(table["id"], 0, ada) as place:
            await place.socket.send("x" * (LARGEST + 1))
            await place.rest()
        async with here.sit(table["id"], 0, ada) as place:
            assert (await place.first())["type"] == "done"


async def test_a_page_of_another_site_is_not_let_in(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table()
        with pytest.raises(websockets.InvalidStatus):
            async with here.line(table["id"], origin="http://elsewhere.example"):
                pass
        own = here.url
        async with here.line(table["id"], origin=own) as place:
            await place.socket.send(json.dumps({"type": "enter", "seat": 0, "token": ada.token}))
            await place.until("state")


async def test_who_talks_too_much_is_told_and_then_cut(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table()
        async with here.sit(table["id"], 0, ada) as place:
            for ref in range(400):
                await place.socket.send(json.dumps({"type": "advice", "ref": ref}))
            assert "rate" in [message.get("code") for message in await place.rest()]
        async with here.sit(table["id"], 0, ada) as place:
            assert (await place.first())["type"] == "done"


@pytest.mark.proves("K-UNDO-1")
async def test_undo_goes_to_the_horizon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regent.server.stream.BURST", 1_000_000)  # however quick it is
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[{"kind": "me"}, {"kind": "me"}], seed="undo")
        async with here.sit(table["id"], 0, ada) as one, here.sit(table["id"], 1, ada) as two:
            taken_back = 0
            for _ in range(30):
                for place in (one, two):
                    await place.say("resync")
                    view, question = place.moment["view"], place.question
                    if question is None:
                        continue
                    assert (await place.first())["type"] == "done"
                    await place.say("resync")
                    if place.moment["undo"]:
                        assert place.moment["undo"][0]["parts"]
                        assert (await place.say("undo"))["type"] == "done"
                        await place.say("resync")
                        assert place.moment["view"] == view
                        assert place.question is not None
                        assert place.question["id"] != question["id"], "an old name"
                        taken_back += 1
                        await place.first()
            assert taken_back > 3
            refused = await one.say("undo", count=50)
            assert refused["type"] == "no"
            assert refused["clause"].startswith("K-UNDO")


@pytest.mark.proves("K-ORDER-1")
async def test_a_standing_order_answers_and_can_be_withdrawn(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(title="seize", fast=False, seed="orders")
        async with here.sit(table["id"], 0, ada) as place:
            while True:
                question = await place.asked()
                if question["shape"] == "window":
                    break
                await place.first()
            assert (await place.say("order", prompt=question["prompt"]))["type"] == "done"
            await place.say("resync")
            assert place.moment["orders"][0]["prompt"] == question["prompt"]
            assert place.question is None or place.question["id"] != question["id"]
            assert (await place.say("countermand"))["type"] == "done"
            await place.say("resync")
            assert place.moment["orders"] == []


async def test_why_a_place_cannot_be_chosen(tmp_path: Path) -> None:
    """Nor a card be brought there: by the clause of the very thing that was tried."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(title="contention", ruleset="standard", seed="why")
        async with here.sit(table["id"], 0, ada) as place:
            question = await place.asked()
            while question["prompt"] != "Develop":
                await place.first()
                question = await place.asked()
            offered = {a["value"] for o in question["options"] for a in o["args"]}
            far = max(set(range(9)) - offered)
            reasons = (await place.say("why", place=far))["refused"]
            assert [one["clause"] for one in reasons] == ["C-SETTLE-01"]
            assert "Settle" in "".join(part["text"] for part in reasons[0]["said"]["parts"])
            held = place.moment["view"]["seats"][0]["hand"][0]["card"]
            both = (await place.say("why", place=far, card=held))["refused"]
            assert "C-SETTLE-01" not in [one["clause"] for one in both], "no card settles"
            unknown = await place.say("why", place=far, card=9999)
            assert unknown["type"] == "no"


async def test_why_stage_and_advice(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seed="why")
        async with here.sit(table["id"], 0, ada) as place:
            barred: set[int] = set()
            while not barred:
                question = await place.asked()
                args = [a for o in question["options"] for a in o["args"]]
                offered = {a["value"] for a in args if a["kind"] == "card"}
                hand = {c["card"] for c in place.moment["view"]["seats"][0]["hand"]}
                barred = hand - offered
                if not barred:
                    await place.first()
                    await place.say("resync")
            card = min(barred)
            reasons = await place.say("why", card=card)
            assert reasons["type"] == "reasons"
            assert all(r["clause"] and r["rule"] for r in reasons["refused"])
            n = place.moment["n"]
            staged = await place.say("stage", options=[question["options"][0]["name"]])
            assert staged["type"] == "staged"
            advised = await place.say("advice")
            assert {o["option"] for o in advised["opinions"]} <= {
                o["name"] for o in question["options"]
            }
            assert advised["opinions"]
            parts = [question["options"][0]["name"]]
            ahead = await place.say("advice", options=parts)
            following = staged["question"]["options"] if staged["question"] is not None else []
            assert {o["option"] for o in ahead["opinions"]} == {o["name"] for o in following}
            assert (await place.say("advice", options=["nonsense"]))["type"] == "no"
            assert place.moment["n"] == n, "asking changed the table"


async def test_advice_is_given_in_the_middle_of_a_choice(tmp_path: Path) -> None:
    """Of what the parts so far lead to; where they lead to nothing, nothing is thought."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        catapult = Path(__file__).parent.parent / "scenarios" / "arcs" / "move-catapult.toml"
        text = catapult.read_text(encoding="utf-8").split("[[do]]")[0]
        bot = {"kind": "bot", "bot": "random"}
        table = await ada.table("arcs", [{"kind": "me"}, bot, bot], scenario=text)
        async with here.sit(table["id"], 0, ada) as place:
            await place.asked()
            staged = await place.say("stage", options=["take move"])
            names = {o["name"] for o in staged["question"]["options"]}
            assert names
            advised = await place.say("advice", options=["take move"])
            assert {o["option"] for o in advised["opinions"]} == names
            assert (await place.say("advice", options=["take nonsense"]))["type"] == "no"
            final = await place.say("advice", options=["done"])
            assert final["opinions"] == []


async def test_a_table_may_play_without_advice(tmp_path: Path) -> None:
    """The host chooses it, everybody is told, and the server keeps to it after a restart."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(advice=False)
        assert table["advice"] is False
        assert (await ada.table())["advice"] is True
        token = ada.token
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = Guest(here.http, {"id": ada.id, "name": "Ada", "token": token})
        async with here.sit(table["id"], 0, ada) as place:
            await place.asked()
            said = await place.say("advice")
            assert (said["type"], said["code"]) == ("no", "input")
            assert "without advice" in said["said"]
            assert (await place.first())["type"] == "done"


@pytest.mark.proves("K-WINDOW-5")
async def test_haste_in_a_window_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However quickly somebody passes, by hand or by order, the others see it at the same time."""
    dealt(monkeypatch, "haste")
    minimum = 0.4
    waits: dict[str, float] = {}
    for way in ("hand", "order"):
        async with site(sqlite(tmp_path / f"{way}.db"), minimum=minimum) as here:
            ada, bob = await here.guest("Ada"), await here.guest("Bob")
            table = await ada.table(title="seize", seats=TWO)
            path = f"/api/tables/{table['id']}/join"
            await bob.ask("POST", path, {"invite": table["invites"]["1"]})
            async with (
                here.sit(table["id"], 0, ada) as first,
                here.sit(table["id"], 1, bob) as second,
            ):
                waits[way] = await _window(here.hall.tables[table["id"]], [first, second], way)
    assert waits["hand"] >= minimum * 0.9
    assert waits["order"] >= minimum * 0.9


async def _window(live: LiveTable, seated: list[Place], way: str) -> float:
    """Play to the first reaction window and pass it; how long did the other one wait to see it?"""
    while True:
        for seat, place in enumerate(seated):
            await place.say("resync")
            question = place.question
            if question is None:
                continue
            if question["shape"] != "window":
                await place.first()
                continue
            other = seated[1 - seat]
            await other.say("resync")
            began = live.opened
            if way == "hand":
                await place.answer("pass")
            else:
                await place.say("order", prompt=question["prompt"])
            # Whatever the other is told first, a change or an answer to its own asking.
            await other.socket.send(json.dumps({"type": "resync", "ref": 999}))
            await other.next()
            return monotonic() - began
        await asyncio.sleep(0.02)
