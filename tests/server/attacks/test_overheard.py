"""What somebody between a guest and the server could keep, or guess from how long it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import site, sqlite

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def test_nothing_that_is_for_one_person_is_stored_on_the_way(tmp_path: Path) -> None:
    """A proxy that stores what it was not told not to would show one's hand to the next."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        made = await here.http.post("/api/me", json={"name": "Eve"})
        assert made.headers["cache-control"] == "no-store", "a token"
        here.http.cookies.clear()
        ada = await here.guest()
        id = (await ada.table(seats=[ME, OPEN], listed=True))["id"]
        doors = ["/api/me", "/api/me/notices", "/api/tables", "/api/tables/mine"]
        doors += [f"/api/tables/{id}{more}" for more in ("", "/film", "/film/0", "/report?seat=0")]
        doors += [f"/api/tables/{id}/journal", "/api/tables/nowhere"]
        for door in doors:
            answer = await ada.call("GET", door)
            assert answer.headers["cache-control"] == "no-store", door
            assert "etag" not in answer.headers, door
        same = await ada.call("GET", "/api/titles")
        assert same.headers["cache-control"] == "no-cache", "the same for everybody may be kept"


@pytest.mark.parametrize("by", ["token", "cookie"])
async def test_what_is_for_one_person_is_not_compressed(tmp_path: Path, by: str) -> None:
    """An invitation stands in the lobby of its host beside names of tables that anybody chooses:
    each letter guessed right would make the answer shorter."""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        id = (await ada.table(seats=[ME, OPEN], listed=True))["id"]
        headers = {"accept-encoding": "deflate"}
        for door in ("/api/tables", f"/api/tables/{id}", f"/api/tables/{id}/film"):
            for_all = await here.http.get(door, headers=headers)
            assert for_all.headers["content-encoding"] == "deflate", door
            mine = {"authorization": f"Bearer {ada.token}"}
            if by == "cookie":
                mine = {"cookie": f"regent_guest={ada.token}"}
            for_one = await here.http.get(door, headers=headers | mine)
            assert for_one.status_code == 200
            assert "content-encoding" not in for_one.headers, door
            book = await here.http.get("/api/titles/arcs/rules", headers=headers | mine)
            assert book.headers["content-encoding"] == "deflate"


async def test_a_film_that_nobody_may_look_at_is_refused(tmp_path: Path) -> None:
    """It was a fault of ours: from where to look when there is no place to look from?"""
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada, eve = await here.guest(), await here.guest("Eve")
        seats = {"seats": [OPEN, OPEN], "listed": True, "watchable": False}
        id = (await ada.table(**seats))["id"]
        for guest in (ada, eve):
            for door in ("film", "film/0"):
                answer = await guest.call("GET", f"/api/tables/{id}/{door}")
                assert answer.status_code == 403, answer.text
