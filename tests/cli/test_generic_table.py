"""The terminal table of a title that has no drawing of its own."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from regent.bots.base import RandomBot
from regent.cli.tables import drawing, generic
from regent.games import registry
from regent.kernel.table import SPECTATOR
from regent.lab.batch import answer_by
from regent.play.describe import Describer
from regent.play.session import Session, new_header

PLAYERS = ["Ann", "Ben", "Cid"]


def drawn(view: dict[str, Any], width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    describer = Describer(registry.title("outposts"), PLAYERS)
    with console.capture() as captured:
        console.print(generic.draw(view, describer, width))
    return " ".join(captured.get().split())


def test_a_drawing_is_found_by_name_or_is_the_one_for_all() -> None:
    assert drawing("outposts") is generic.draw
    assert drawing("seize").__module__ == "regent.games.seize.terminal"


def test_seats_places_and_nested_things_are_told_in_words() -> None:
    view = {
        "first": {"seat": 1},
        "map": [{"place": 0, "name": "Kyr", "ruler": {"seat": 2}, "ships": [], "blight": 2}],
        "left": [{"seat": 0, "proposals": 2}],
        "dice": {"raid": ["key", "hit"]},
        "seats": [{"coins": 1, "allies": [{"seat": 2}]}],
    }
    said = drawn(view)
    for words in ("first seat ▲ Ben", "Kyr ruler ● Cid blight 2", "◆ Ann proposals 2", "key, hit"):
        assert words in said
    assert "{" not in said
    assert "place" not in said


def test_a_whole_game_with_its_market_is_drawn_at_every_width() -> None:
    session = Session.start(new_header(registry.title("outposts"), "fair", 3, "drawn"))
    bot = RandomBot("drawn")
    markets = 0
    while not session.table.over:
        seat = session.awaited()[0]
        for viewer in (seat, SPECTATOR):
            view = session.view(viewer)["table"]
            markets += bool(view["market"] and view["market"]["deals"])
            said = drawn(view, 80)
            assert "{" not in said
            assert "first seat" in said
        answer_by(session, seat, bot)
    assert markets
