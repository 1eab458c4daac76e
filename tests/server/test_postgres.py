"""The tests' own PostgreSQL starts, answers, and is missed in clear words."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from tests.server import postgres


def test_the_server_answers(postgres_url: str) -> None:
    async def ask() -> int:
        connection = await asyncpg.connect(postgres_url.replace("+asyncpg", ""))
        try:
            answer: int = await connection.fetchval("SELECT 1")
            return answer
        finally:
            await connection.close()

    assert asyncio.run(ask()) == 1


def test_a_missing_server_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "postgres", lambda: None)
    with pytest.raises(postgres.CannotStart, match="apt-get install postgresql"):
        postgres.programs()
