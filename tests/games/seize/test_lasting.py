"""Bonuses that last and count only against some Units."""

from __future__ import annotations

import pytest

from regent.games.seize import (
    values,
)
from regent.kernel.errors import InputError
from tests.games.seize.table import Game, at

PATCH = """
[[card]]
name = "Shield Overload Gambit"
[[card.ability]]
text = "One Unit card has ATT +4 versus these for this Exchange."
when = "instant"
target = { side = "own", kind = "unit_card", here = true }
do = { att = 4, to = "target", vs = %s, until = "exchange" }
"""


def fight(versus: str) -> Game:
    defenders = ["1 Clone Battalion", "1 Destroyer Detachment", "0 Robot Goliath"]
    g = Game(
        {
            "title": "seize",
            "seats": 2,
            "fast": True,
            "patch": PATCH % versus,
            "given": {
                "moment": "military",
                "resources": [5, 5],
                "zones": {"hand 0": ["Shield Overload Gambit"], "hand 1": []},
                "map": [at("Mars", 1, *defenders), at("Dalken Cendros", 0)],
            },
        }
    )
    g.conquer("Mars")
    g.until_moment("step_1", 0)
    g.say("play Shield Overload Gambit")
    g.passes()
    return g


@pytest.mark.proves("S22-MOD-9", "S22-MOD-12")
@pytest.mark.parametrize(
    ("versus", "troop", "fleet"),
    [('{ type = "Troop" }', 16, 12), ('{ subtype = "Starship" }', 12, 16), ("{}", 16, 16)],
)
def test_a_lasting_bonus_counts_against_the_types_it_names(
    versus: str, troop: int, fleet: int
) -> None:
    g = fight(versus)
    goliath = g.card("Robot Goliath")
    assert values.attack(g.t, goliath, g.card("Clone Battalion")) == troop
    assert values.attack(g.t, goliath, g.card("Destroyer Detachment")) == fleet


def test_a_lasting_bonus_that_asks_for_more_is_refused() -> None:
    with pytest.raises(InputError, match="Shield Overload Gambit"):
        fight('{ type = "Troop", not_subtype = "Hover" }')


@pytest.mark.proves("S22-KW-REINF-1")
def test_reinforced_is_for_troops_and_installations() -> None:
    """A Fleet to which a card gives the keyword by mistake is not doubled."""
    patch = """
[[card]]
name = "Imperial Guardian Fleet"
keywords = ["Reinforced"]
ability = []
[[card]]
name = "Clone Battalion"
keywords = ["Reinforced"]
"""
    units = ["1 Imperial Guardian Fleet", "1 Clone Battalion", "0 Robot Goliath"]
    g = Game(
        {
            "title": "seize",
            "seats": 2,
            "fast": True,
            "patch": patch,
            "given": {
                "moment": "military",
                "zones": {"hand 0": [], "hand 1": []},
                "map": [at("Silicas", 1, *units), at("Dalken Cendros", 0)],
            },
        }
    )
    g.conquer("Silicas")
    assert g.defence("Clone Battalion", "Robot Goliath") == 6
    assert g.defence("Imperial Guardian Fleet", "Robot Goliath") == 4
