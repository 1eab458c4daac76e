"""The battle dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from regent.games.arcs.dice import BATTLE_DICE, BUILDING, HIT, INTERCEPT, KEY, SELF
from regent.kernel.dice import odds

EXPECTED = {
    "assault": {HIT: Fraction(7, 6), SELF: Fraction(1, 2), INTERCEPT: Fraction(1, 6)},
    "skirmish": {HIT: Fraction(1, 2)},
    "raid": {
        BUILDING: Fraction(1, 2),
        KEY: Fraction(2, 3),
        SELF: Fraction(1, 2),
        INTERCEPT: Fraction(1, 3),
    },
}


@pytest.mark.proves("A-DICE-1")
def test_expected_values_are_those_of_the_rulebook() -> None:
    for die in BATTLE_DICE:
        assert len(die.faces) == 6
        for symbol in (HIT, SELF, INTERCEPT, BUILDING, KEY):
            mean = Fraction(sum(face[symbol] for face in die.faces), 6)
            assert mean == EXPECTED[die.name].get(symbol, 0)


@pytest.mark.proves("A-DICE-1")
def test_two_skirmish_dice_hit_at_least_once_three_times_in_four() -> None:
    ways = odds([BATTLE_DICE[1], BATTLE_DICE[1]])
    assert sum(ways.values()) == 36
    assert sum(n for shown, n in ways.items() if shown[HIT] == 0) == 9
