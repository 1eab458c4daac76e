"""Answers that say what will be done with what, so that nobody learns it too late."""

from __future__ import annotations

import pytest

from regent.games.arcs import verbs
from regent.games.arcs.codes import DAMAGED, FRESH, SECURE, SHIP, TAX
from regent.games.arcs.hits import ON_SHIPS, Hits
from regent.games.arcs.state import Arcs
from regent.games.arcs.title import TITLE
from regent.games.arcs.turn import Lead
from regent.kernel.action import pack
from regent.kernel.tomlfile import TomlFile
from regent.play.describe import Describer
from regent.play.scenario import Scenario

SAY = Describer(TITLE, ["Ada", "Bob", "Cy"])
ME = 0
GIVEN = """
title = "arcs"
seats = 3
settings = { setup_card = "mix-up" }
[given]
moment = "turn"
seat = 0
[given.pieces]
3-hex = ["0 3 ships", "0 city"]
gate-3 = ["1 2 ships"]
2-hex = ["1 city", "1 2 ships"]
5-hex = ["2 city", "2 ship"]
[given.resources]
1 = ["fuel", "relic"]
[given.zones]
"played 0" = ["Administration 2"]
"hand 0" = ["Aggression 3"]
"hand 1" = ["Construction 6"]
"court 1" = ["Gatekeepers"]
"court 2" = ["Skirmishers"]
[given.agents]
1 = [1, 0, 0]
"""


def opened(text: str = GIVEN) -> Arcs:
    t = Scenario(TomlFile.parse(text, "test")).open().table
    assert isinstance(t, Arcs)
    return t


def option(t: Arcs, verb: int, *args: int) -> str:
    return SAY.option(t, ME, pack(verb, *args)).text


def test_an_action_with_one_target_names_it_before_it_is_taken() -> None:
    """It is not asked for then, and what was secured cannot be taken back."""
    assert option(opened(), verbs.TAKE, TAX) == "Tax: 3 Hex, Weapon"
    t = opened()
    assert option(t, verbs.TAKE, SECURE) == "Secure: Gatekeepers"
    t.put_agent(1, ME)
    assert option(t, verbs.TAKE, SECURE) == "Secure"


@pytest.mark.proves("A-COMP-8")
def test_a_battle_that_a_move_leads_to_is_of_use() -> None:
    t = opened()
    (card,) = t.hand(ME)
    t.end_turn()
    t.stack.append(Lead(ME))
    assert option(t, verbs.LEAD, card).endswith(": 2 actions: Move, Secure or Battle")


def test_a_raid_says_for_how_many_keys() -> None:
    t = opened()
    assert option(t, verbs.RAID, 1, 0) == "Steal a Fuel for 3 keys from Bob"
    assert option(t, verbs.RAID, 1, 1) == "Steal a Relic for 1 key from Bob"


def test_a_hit_says_what_becomes_of_the_piece() -> None:
    t = opened()
    assert option(t, verbs.HIT, 1, SHIP, FRESH) == "Damage a fresh ship (Bob)"
    assert option(t, verbs.HIT, 1, SHIP, DAMAGED) == "Destroy a damaged ship (Bob)"


@pytest.mark.proves("A-BATTLE-10")
def test_nobody_is_warned_of_a_city_that_ships_defend() -> None:
    t = opened(GIVEN.replace('["0 3 ships", "0 city"]', '["0 3 ships", "1 city", "1 ship"]'))
    place = next(at for at in t.board().places[ME] if t.ships_at(at, ME))
    t.begin_battle(place, 1)
    assert Hits(1, ON_SHIPS, "A-BATTLE-10", ME).subject(t)[2:] == [0, 0, 0, 0]
