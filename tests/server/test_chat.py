"""What is said at a table beside the game: by whom, to whom, how much, and what is kept of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from regent.server import stream
from regent.server.chat import KEPT
from tests.server.client import Guest, Place, Site, site, sqlite

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def two(here: Site, **more: Any) -> tuple[Guest, Guest, str]:
    ada, bob = await here.guest("Ada"), await here.guest("Bob")
    table = await ada.table(seats=[ME, OPEN], listed=True, **more)
    await bob.ask("POST", f"/api/tables/{table['id']}/join", {"seat": 1})
    return ada, bob, table["id"]


def heard(place: Place) -> list[str]:
    talk = [message for message in place.heard if message["type"] == "chat"]
    return [f"{said['name']}: {said['text']}" for message in talk for said in message["spoken"]]


async def test_those_who_sit_there_hear_each_other_and_nobody_else(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob, id = await two(here)
        async with (
            here.sit(id, 0, ada) as one,
            here.sit(id, 1, bob) as two_,
            here.sit(id, -1) as watching,
        ):
            assert one.table["chat"]
            assert (await one.say("say", text="A Favor for your Relic?"))["type"] == "done"
            await two_.until("chat")
            await two_.say("say", text="  Two\nFavors\u202e\x1b[2J  ")
            assert heard(two_) == ["Ada: A Favor for your Relic?", "Bob: Two Favors [2J"]
            no = await watching.say("say", text="let me in")
            assert no["code"] == "seat"
            await watching.say("resync")
            assert heard(watching) == []
            blank = await one.say("say", text=" \u200b\n ")
            assert blank["code"] == "input"
            await one.socket.send(json.dumps({"type": "say", "ref": 0, "text": "x" * 301}))
            assert (await one.until("no"))["code"] == "frame"
            assert (await one.say("say", text="x" * 300))["type"] == "done"
        stranger = await here.guest("Eve")
        async with here.line(id) as outside:
            enter = {"type": "enter", "seat": 1, "token": stranger.token}
            await outside.socket.send(json.dumps(enter))
            assert (await outside.until("no"))["code"] == "seat"
        # No door of the game has any of it.
        for door in ("", "/film", "/film/0", "/journal", "/report?seat=0"):
            found = await ada.call("GET", f"/api/tables/{id}{door}")
            assert "Favor for your Relic" not in found.text, door
        journal = await here.hall.store.journal(here.hall.tables[id].record)
        assert journal.entries == []


async def test_the_last_of_it_is_kept_and_told_to_who_comes_back(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, _, id = await two(here)
        talk = here.hall.tables[id].talk
        for n in range(KEPT + 3):
            await talk.say(here.hall.tables[id], n % 2, f"word {n}")
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = Guest(here.http, {"id": ada.id, "name": "Ada", "token": ada.token})
        async with here.sit(id, 0, ada) as place:
            said = heard(place)
            assert len(said) == KEPT
            assert said[0] == "Bob: word 3"
            assert said[-1] == f"Ada: word {KEPT + 2}"
        assert len(await here.hall.store.spoken(id)) == KEPT
        assert (await ada.call("DELETE", f"/api/tables/{id}")).status_code < 300
        assert await here.hall.store.spoken(id) == []


async def test_the_host_ends_it_and_off_means_off(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob, id = await two(here)
        async with here.sit(id, 0, ada) as one:
            await one.say("say", text="before")
            path = f"/api/tables/{id}/chat"
            assert (await bob.call("POST", path, {"on": False})).status_code == 403
            assert not (await ada.ask("POST", path, {"on": False}))["chat"]
            assert (await one.say("say", text="after"))["code"] == "input"
            assert not one.table["chat"]
        async with here.sit(id, 1, bob) as two_:
            assert heard(two_) == []
            await ada.ask("POST", path, {"on": True})
            assert (await two_.say("say", text="again"))["type"] == "done"
        _, _, quiet = await two(here, chat=False)
        alone = (await ada.table(seats=[ME, BOT]))["id"]
        for table in (quiet, alone):
            info = await ada.ask("GET", f"/api/tables/{table}")
            assert not info["chat"]
        async with here.sit(alone, 0, ada) as place:
            assert (await place.say("say", text="hello?"))["code"] == "input"


async def test_who_talks_too_much_is_told_and_cut(tmp_path: Path) -> None:
    """Like every other message, and each costs more: others hear few of them."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, bob, id = await two(here)
        async with here.sit(id, 1, bob) as two_:
            async with here.sit(id, 0, ada) as one:
                for n in range(stream.TRIES + 40):
                    text = json.dumps({"type": "say", "ref": n, "text": "spam"})
                    await one.socket.send(text)
                said = await one.rest()
                assert said[-1]["code"] == "rate"
                assert one.socket.close_code == stream.POLICY
            await two_.say("say", text="at last")
            assert 0 < len(heard(two_)) < 40
