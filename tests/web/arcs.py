"""Tables of Arcs for tests in the browser."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.driver import Player, become_guest, make_table
from tools.page import ROOT

QUICK: Final = ("--pause", "0", "--window", "0", "--changes", "100000")
ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "bot": "random"}
DEALER: Final = {"kind": "bot", "bot": "regular"}
"""Bots at random go on proposing deals that nobody wants."""


def given(name: str) -> str:
    """The position of a scenario, without what is done in it."""
    text = (ROOT / "tests" / "scenarios" / "arcs" / f"{name}.toml").read_text(encoding="utf-8")
    return re.split(r"^\[\[do\]\]|^\[expect", text, flags=re.MULTILINE)[0]


def sit_down(
    page: Page, url: str, seats: int = 3, bot: dict[str, str] = BOT, **wish: Any
) -> Player:
    """At a new table, in the first seat."""
    page.goto(url)
    become_guest(page)
    order = {"title": "arcs", "seats": [ME, *[bot] * (seats - 1)], **wish}
    page.goto(make_table(page, url, order))
    player = Player(page, "arcs")
    player.wait()
    return player
