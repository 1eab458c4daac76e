"""A rematch among people: seats are kept for those who played, and nobody else learns of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Guest, site, sqlite
from tests.server.test_concede import ME, gives_up, together


def wish(id: str, *kept: int) -> dict[str, Any]:
    """The first seat is for whoever asks, the others for those who had these seats before."""
    seats = [ME, *[{"kind": "open", "after": seat} for seat in kept]]
    return {"title": "outposts", "seats": seats, "after": id}


async def asks(guest: Guest, body: dict[str, Any]) -> Any:
    return await guest.ask("POST", "/api/tables", body)


async def offered(guest: Guest, id: str) -> Any:
    return (await guest.ask("GET", f"/api/tables/{id}"))["again"]


async def test_who_played_is_asked_to_the_rematch_and_sits_down(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        id, [ada, grace] = await together(place, 2)
        await gives_up(grace, id, 0)
        eve = await place.guest("Eve")
        async with place.sit(id, 1, grace) as seat, place.sit(id, -1, eve) as watching:
            made = await asks(ada, wish(id, 1))
            assert made["state"] == "waiting"
            while not (seat.table or {}).get("again"):
                await seat.next()
            again = seat.table["again"]
            assert again["id"] == made["id"]
            await grace.ask("POST", f"/api/tables/{again['id']}/join", {"invite": again["invite"]})
            assert await offered(grace, id) == {"id": made["id"], "invite": ""}
            assert await offered(ada, id) == {"id": made["id"], "invite": ""}
            assert await offered(eve, id) is None
            assert again["invite"] not in "".join(watching.raw)
        info = await ada.ask("GET", f"/api/tables/{made['id']}")
        assert [one["name"] for one in info["seats"]] == ["Ada", "Grace"]
        assert info["state"] == "playing"


async def test_two_who_ask_at_once_have_one_table(tmp_path: Path) -> None:
    """Seats changed or not: whoever is quicker says so."""
    async with site(sqlite(tmp_path / "t.db")) as place:
        id, [ada, grace] = await together(place, 2)
        await gives_up(grace, id, 0)
        one, other = await asyncio.gather(asks(ada, wish(id, 1)), asks(grace, wish(id, 0)))
        assert one["id"] == other["id"]
        assert (await asks(ada, wish(id, 1)))["id"] == one["id"]
        info = await ada.ask("GET", f"/api/tables/{one['id']}")
        assert {seat["name"] for seat in info["seats"]} == {"Ada", "Grace"}
        await gives_up(ada, one["id"], 1 if info["seats"][0]["mine"] else 0)
        assert (await asks(ada, wish(id, 1)))["id"] != one["id"], "and once more after that"


async def test_a_rematch_is_for_those_who_played_and_after_the_end(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        id, [ada, grace] = await together(place, 2)
        eve = await place.guest("Eve")
        soon = await ada.call("POST", "/api/tables", wish(id, 1))
        assert (soon.status_code, "not over" in soon.text) == (400, True)
        await gives_up(grace, id, 0)
        assert (await eve.call("POST", "/api/tables", wish(id, 1))).status_code == 403
        for seat in (2, 2**31 - 1):
            wrong = await ada.call("POST", "/api/tables", wish(id, seat))
            assert (wrong.status_code, "nobody played" in wrong.text) == (400, True)
        assert (await ada.call("POST", "/api/tables", wish("nowhere", 1))).status_code == 404


async def test_an_offer_outlasts_the_old_table_being_put_away(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as place:
        id, [ada, grace] = await together(place, 2)
        await gives_up(grace, id, 0)
        made = await asks(ada, wish(id, 1))
        await place.hall.close(id)
        again = await offered(grace, id)
        assert again["id"] == made["id"]
        await grace.ask("POST", f"/api/tables/{made['id']}/join", {"invite": again["invite"]})


async def test_so_many_rematches_are_noted_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regent.server.rematch.NOTED", 2)
    async with site(sqlite(tmp_path / "t.db")) as place:
        games = [await together(place, 2) for _ in range(3)]
        for id, [ada, grace] in games:
            await gives_up(grace, id, 0)
            await asks(ada, wish(id, 1))
        found = [await offered(people[1], id) is not None for id, people in games]
        assert found == [False, True, True]
