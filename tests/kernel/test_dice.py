"""Dice with faces: what they show together, and the exact odds of it."""

from __future__ import annotations

from itertools import product

from regent.kernel.dice import Die, odds, symbols

HIT, KEY = Die("hit", [(0,), (1,), (2,)]), Die("key", [(0, 1), (1, 0), (1, 1), (0, 0)])


def test_symbols_add_up() -> None:
    assert symbols(KEY, [0, 2, 2, 3]) == [2, 3]


def test_odds_count_every_way() -> None:
    ways = odds([KEY, KEY, KEY])
    counted: dict[tuple[int, ...], int] = {}
    for faces in product(KEY.faces, repeat=3):
        shown = (sum(face[0] for face in faces), sum(face[1] for face in faces))
        counted[shown] = counted.get(shown, 0) + 1
    assert ways == counted
    assert sum(ways.values()) == 4**3


def test_odds_of_no_dice() -> None:
    assert odds([]) == {}
    assert odds([HIT]) == {(0,): 1, (1,): 1, (2,): 1}
