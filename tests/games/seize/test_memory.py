"""What a seat remembers of other hands, in the view and in the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from regent.games.seize.state import DISCARD, HAND
from regent.games.seize.terminal import draw
from regent.games.seize.title import TITLE
from regent.play.describe import Describer
from tests.games.seize.table import Game, game

FLEET = "Interceptor Squadron"


def seen(g: Game, viewer: int) -> dict[str, Any]:
    view: dict[str, Any] = g.session.view(viewer)["table"]
    return view


def hand(g: Game, viewer: int, seat: int) -> list[str]:
    return [card["name"] for card in seen(g, viewer)["seats"][seat]["hand"] if card["card"]]


def drawn(g: Game, viewer: int) -> str:
    console = Console(file=io.StringIO(), width=140, highlight=False)
    with console.capture() as captured:
        console.print(draw(seen(g, viewer), Describer(TITLE, ["Ann", "Ben"]), 140))
    return " ".join(captured.get().split())


@pytest.mark.proves("K-SECRET-4")
def test_a_card_that_went_back_before_all_eyes_is_known_in_the_hand() -> None:
    g = game(hands={1: [FLEET, "Robot Goliath"]})
    t = g.t
    card = t.hand(1)[0]
    assert hand(g, 0, 1) == hand(g, -1, 1) == []
    t.move(card, t.zone(1, DISCARD))
    t.move(card, t.zone(1, HAND))
    for viewer in (0, -1):
        assert hand(g, viewer, 1) == [FLEET]
        assert f"hand: {FLEET}" in drawn(g, viewer)
    assert len(seen(g, 0)["seats"][1]["hand"]) == 2


@pytest.mark.proves("K-SECRET-5")
def test_of_two_equal_cards_the_one_that_left_may_be_the_known_one() -> None:
    g = game(hands={1: [FLEET, FLEET]})
    t = g.t
    one, other = t.hand(1)
    t.show(one, 1 << 0)
    assert hand(g, 0, 1) == [FLEET]
    t.move(other, t.zone(1, DISCARD))
    assert hand(g, 0, 1) == []
    assert hand(g, 1, 1) == [FLEET]
