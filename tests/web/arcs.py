"""Tables of Arcs for tests in the browser."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.driver import Player, become_guest, make_table
from tools.page import ROOT

ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "bot": "random"}
DEALER: Final = {"kind": "bot", "bot": "regular"}
"""Bots at random go on proposing deals that nobody wants."""


def given(name: str) -> str:
    """The position of a scenario, without what is done in it."""
    text = (ROOT / "tests" / "scenarios" / "arcs" / f"{name}.toml").read_text(encoding="utf-8")
    return re.split(r"^\[\[do\]\]|^\[expect", text, flags=re.MULTILINE)[0]


HANDS: Final = """
"hand 0" = ["Aggression 2", "Construction 2", "Mobilization 3", "Administration 4"]
"hand 1" = ["Aggression 4", "Construction 3", "Mobilization 5", "Administration 2"]
"hand 2" = ["Aggression 5", "Construction 4", "Mobilization 2", "Administration 6"]
"""


def last_chapter(name: str, chapter: int) -> str:
    """A position in which only that chapter is left to play, with hands for some rounds of it."""
    text = re.sub(r'^"hand.*\n', "", given(name), flags=re.MULTILINE)
    text = text.replace("seat = 0\n", f"seat = 0\nchapter = {chapter}\n", 1)
    return text.replace("[given.zones]\n", f"[given.zones]{HANDS}", 1)


def sit_down(
    page: Page, url: str, seats: int = 3, bot: dict[str, str] = BOT, **wish: Any
) -> Player:
    """At a new table, in the first seat."""
    become_guest(page, url)
    order = {"title": "arcs", "seats": [ME, *[bot] * (seats - 1)], **wish}
    page.goto(make_table(page, url, order))
    player = Player(page, "arcs")
    player.wait()
    return player
