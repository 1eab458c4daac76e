"""The battle dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from regent.games.arcs.dice import BATTLE_DICE, BUILDING, HIT, INTERCEPT, KEY, SELF
from regent.games.arcs.odds import chances
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


@pytest.mark.proves("A-DICE-1")
@pytest.mark.parametrize("numbers", [[0, 0, 0], [2, 0, 0], [1, 2, 0], [1, 1, 1], [0, 0, 3]])
def test_odds_symbol_by_symbol_are_those_of_all_rolls(numbers: list[int]) -> None:
    """Every roll is laid out and counted."""
    dice = [die for die, number in zip(BATTLE_DICE, numbers, strict=True) for _ in range(number)]
    rolls = list(product(*[die.faces for die in dice]))
    for symbol in (HIT, SELF, INTERCEPT, BUILDING, KEY):
        found = chances(numbers, symbol)
        shown = [sum(face[symbol] for face in roll) for roll in rolls]
        assert len(found) == max(shown) + 1
        for number, part in enumerate(found):
            assert Fraction(part).limit_denominator(6**4) == Fraction(
                shown.count(number), len(rolls)
            )


def test_the_odds_of_eighteen_dice_add_up() -> None:
    for symbol in (HIT, SELF, INTERCEPT, BUILDING, KEY):
        found = chances([6, 6, 6], symbol)
        assert sum(found) == pytest.approx(1)
        mean = sum(number * part for number, part in enumerate(found))
        assert mean == pytest.approx(float(6 * sum(by.get(symbol, 0) for by in EXPECTED.values())))
