"""The page is light: what a table loads, without the art, is far below 150 kB."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tools.page import PAGE, is_current

BUDGET = 150_000
STATIC = re.compile(r"(?:from|import)\s*[\"']\./([\w.-]+\.js)[\"']")


def closure(names: set[str], assets: Path) -> set[str]:
    """These scripts with all that they import."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += STATIC.findall((assets / name).read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("title", ["contention", "seize", "generic"])
def test_what_a_table_loads_is_small(title: str) -> None:
    if not is_current():
        pytest.fail("the page is older than its sources; run `make page`", pytrace=False)
    assets = PAGE / "assets"
    names = {path.name for path in assets.glob("*.js")}
    wanted = ("index-", "TablePage-", f"table-{title}-")
    loaded = closure({name for name in names if name.startswith(wanted)}, assets)
    # A page of its own, as the gallery, brings its style with its script.
    apart = {name.rsplit("-", 1)[0] for name in names - loaded}
    # That of another table is its own, whatever its script is called.
    others = [path for path in assets.glob("table-*.css") if f"-{title}-" not in path.name]
    styles = {path.name for path in assets.glob("*.css") if path not in others}
    loaded |= {name for name in styles if name[:-4].rsplit("-", 1)[0] not in apart}
    for part in ("Table-", f"table-{title}-"):
        assert any(name.startswith(part) for name in loaded), (part, loaded)
    sizes = {
        name: len(gzip.compress((assets / name).read_bytes()))
        for name in loaded
        if not name.startswith("art-")
    }
    assert sum(sizes.values()) < BUDGET, sizes


def test_the_lobby_loads_no_table() -> None:
    """It shows a scene of each title, which lies in the folder of its table."""
    assets = PAGE / "assets"
    names = {path.name for path in assets.glob("*.js")}
    loaded = closure({name for name in names if name.startswith(("index-", "Lobby-"))}, assets)
    assert [name for name in loaded if name.startswith("table-")] == []
