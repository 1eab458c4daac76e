"""Who may come in, and how: forged identities, other sites, too much of everything."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import httpx
import pytest

from regent.server.people import COOKIE
from tests.server.client import site, sqlite


async def test_a_change_by_cookie_must_come_from_our_page(tmp_path: Path) -> None:
    async with (
        site(sqlite(tmp_path / "t.db")) as here,
        httpx.AsyncClient(base_url=here.url) as page,
    ):
        await page.post("/api/me", json={"name": "Ada"})
        wish = {"title": "contention", "seats": [{"kind": "me"}, {"kind": "me"}]}
        answer = await page.post("/api/tables", json=wish)
        assert answer.status_code == 403, "without the header a form could have sent it"
        ours = {"x-regent": "page", "origin": here.url}
        assert (await page.post("/api/tables", json=wish, headers=ours)).status_code == 201
        theirs = {"x-regent": "page", "origin": "http://elsewhere.example"}
        answer = await page.post("/api/tables", json=wish, headers=theirs)
        assert answer.status_code == 403
        assert len((await page.get("/api/tables/mine")).json()) == 1


async def test_the_cookie_is_closed_to_scripts_and_other_sites(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        answer = await here.http.post("/api/me", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert COOKIE in cookie
        assert "httponly" in cookie
        assert "samesite=strict" in cookie


@pytest.mark.parametrize("path", ["/api/titles", "/api/tables", "/api/nowhere", "/api/tables/x"])
async def test_every_answer_carries_the_policies(tmp_path: Path, path: str) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        answer = await here.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


async def test_a_foreign_host_name_is_refused(tmp_path: Path) -> None:
    """Else another site could point its own name at us and be taken for our page."""
    async with site(sqlite(tmp_path / "t.db"), hosts=["localhost"]) as here:
        answer = await here.http.get("/api/titles", headers={"host": "evil.example"})
        assert answer.status_code == 400


@pytest.mark.parametrize(
    ("name", "right"), [("", False), ("  ", False), ("x" * 41, False), (" A\n\x07da ", True)]
)
async def test_names_are_one_clean_line(tmp_path: Path, name: str, right: bool) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        answer = await here.http.post("/api/me", json={"name": name})
        assert (answer.status_code == 200) == right
        if right:
            assert answer.json()["name"] == "A da"
        else:
            assert "letters" in answer.json()["right"]


async def test_a_forged_identity_is_nobody(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table()
        for token in ("x", f"{ada.id}.AAAA", ada.token + "A", ada.token[:-1]):
            ada.token = token
            answer = await ada.call("POST", f"/api/tables/{table['id']}/seats/0/bot", {"bot": ""})
            assert answer.status_code == 403, token
            assert "identity" in answer.json()["said"]


async def test_a_thousand_joins_in_a_second(tmp_path: Path) -> None:
    """Most are told to wait, the table is unharmed, and its player goes on playing."""
    async with site(sqlite(tmp_path / "t.db"), changes=120) as here:
        ada = await here.guest()
        table = await ada.table(seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
        bob = await here.guest("Bob")
        path = f"/api/tables/{table['id']}/join"
        crowd = asyncio.Semaphore(90)  # as many as our client has lines

        async def join() -> httpx.Response:
            async with crowd:
                return await bob.call("POST", path, {})

        answers = await asyncio.gather(*[join() for _ in range(1000)])
        codes = {answer.status_code for answer in answers}
        assert 429 in codes
        assert codes <= {200, 400, 409, 429}
        info = await ada.ask("GET", f"/api/tables/{table['id']}")
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bob"]
        async with here.sit(table["id"], 0, ada) as place:
            assert (await place.first())["type"] == "done"


async def test_an_oversized_body_is_refused(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        answer = await ada.call("POST", "/api/films", {"journal": "x" * 9_000_000})
        assert answer.status_code == 413


async def test_a_malformed_body_names_what_is_wrong(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        answer = await ada.call("POST", "/api/tables", {"title": 7, "seats": []})
        assert answer.status_code == 400
        assert "title" in json.dumps(answer.json())
        headers = {"authorization": f"Bearer {ada.token}", "content-type": "application/json"}
        answer = await here.http.post("/api/tables", content=b"{", headers=headers)
        assert answer.status_code == 400


async def test_no_secret_stands_in_any_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with site(sqlite(tmp_path / "t.db")) as here:
        ada = await here.guest()
        table = await ada.table(seats=[{"kind": "me"}, {"kind": "open"}])
        invite = table["invites"]["1"]
        bob = await here.guest("Bob")
        await bob.ask("POST", f"/api/tables/{table['id']}/join", {"invite": invite})
        async with here.sit(table["id"], 1, bob) as place:
            await place.say("resync")
        said = [r for r in caplog.records if r.name.startswith(("regent", "litestar", "uvicorn"))]
        for record in said:
            for secret in (invite, ada.token, bob.token):
                assert secret not in record.getMessage()


async def test_the_api_describes_itself(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        schema = (await here.http.get("/api/schema/openapi.json")).json()
        paths = set(schema["paths"])
        assert {"/api/me", "/api/tables", "/api/tables/{id}/film", "/api/titles"} <= paths
        for path in schema["paths"].values():
            for operation in path.values():
                assert operation["summary"]
