"""Makes the pictures in docs/pictures from real games: `python tools/pictures.py [NAME…]`.

A server is started, games are played to the middle by a player made of clicks, and what a person
would see is kept. The same seeds give the same pictures as long as rules and page are the same.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.browser import QUICK, launched, page_of, serving  # noqa: E402
from tests.web.driver import Player, become_guest, make_table  # noqa: E402

PICTURES: Final = ROOT / "docs" / "pictures"
REGULAR: Final = {"kind": "bot", "bot": "regular"}
ME: Final = {"kind": "me"}


def played(
    page: Page, url: str, wish: dict[str, Any], until: Callable[[Page, Player], bool]
) -> str:
    """A game played until something holds; its number."""
    page.goto(make_table(page, url, wish))
    player = Player(page, "pictures")
    player.wait()
    player.play(until=lambda: until(page, player))
    page.wait_for_timeout(7000)  # what was announced has been read
    return page.url.rsplit("/", 1)[1]


def phase(page: Page) -> str:
    found = page.query_selector(".phases .now")
    return found.inner_text() if found is not None else ""


def battle(page: Page, player: Player) -> bool:
    declared = page.query_selector("text=No attack has been declared") is None
    return player.answers > 20 and phase(page) == "Battle" and declared


def conquest(page: Page, player: Player) -> bool:
    declared = page.query_selector("text=No attack is declared") is None
    fights = page.query_selector("text=term by term") is not None
    return player.answers > 16 and fights and declared


CONTENTION: Final = {"title": "contention", "seats": [ME, REGULAR, REGULAR], "seed": "picture 3"}
ARCS: Final = {"title": "arcs", "seats": [ME, REGULAR, REGULAR, REGULAR], "seed": "picture 1"}
SEIZE: Final = {"title": "seize", "seats": [ME, REGULAR], "seed": "picture 4"}


def lobby(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_timeout(2500)


def contention(page: Page, url: str) -> None:
    played(page, url, CONTENTION, battle)


def seize(page: Page, url: str) -> None:
    played(page, url, SEIZE, conquest)


def reach(page: Page, player: Player) -> bool:
    """In the second chapter, when there is something to choose on the map."""
    chosen = page.query_selector("#board .thing.glows") is not None
    return player.answers > 22 and chosen


def arcs(page: Page, url: str) -> None:
    played(page, url, ARCS, reach)


def empire(page: Page, url: str) -> None:
    played(page, url, {**ARCS, "ruleset": "empire"}, reach)


def replay(page: Page, url: str) -> None:
    bots = {"title": "contention", "seats": [REGULAR] * 4, "seed": "picture", "listed": True}
    become_guest(page, url)
    id = make_table(page, url, bots).rsplit("/", 1)[1]
    while (
        page.evaluate("async id => (await (await fetch(`/api/tables/${id}`)).json()).state", id)
        != "over"
    ):
        page.wait_for_timeout(200)
    page.goto(f"{url}/film/{id}?at=150&seat=-2")
    page.get_by_role("slider").wait_for()
    page.wait_for_timeout(1500)


def rulebook(page: Page, url: str) -> None:
    page.goto(f"{url}/rules/seize#S22-SETUP-14")
    page.wait_for_timeout(1500)


def gallery(page: Page, url: str) -> None:
    page.goto(f"{url}/cards/contention?type=Ship")
    page.wait_for_timeout(2500)


SHOTS: Final[dict[str, tuple[str, Callable[[Page, str], None]]]] = {
    "lobby": ("desktop", lobby),
    "contention": ("desktop", contention),
    "seize": ("desktop", seize),
    "arcs": ("desktop", arcs),
    "arcs-empire": ("desktop", empire),
    "arcs-large": ("large", empire),
    "contention-phone": ("phone", contention),
    "seize-phone": ("phone", seize),
    "arcs-phone": ("phone", arcs),
    "replay": ("desktop", replay),
    "rulebook": ("desktop", rulebook),
    "gallery": ("desktop", gallery),
}


def shoot(browser: Browser, url: str, name: str) -> None:
    size, show = SHOTS[name]
    finer: dict[str, Any] = {"device_scale_factor": 2} if size == "phone" else {}
    with page_of(browser, size, painted=True, **finer) as page:
        show(page, url)
        path = PICTURES / f"{name}.png"
        page.screenshot(path=path)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} kB")


def main() -> None:
    wanted = sys.argv[1:] or list(SHOTS)
    for name in wanted:
        if name not in SHOTS:
            raise SystemExit(f"no picture is called {name!r}; there are: {', '.join(SHOTS)}")
    with (
        tempfile.TemporaryDirectory() as folder,
        launched() as browser,
        serving(Path(folder) / "tables.db", *QUICK) as served,
    ):
        for name in wanted:
            shoot(browser, served.url, name)


if __name__ == "__main__":
    main()
