"""What battle dice may show before they are rolled, symbol by symbol and exactly (A-DICE-1)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.dice import BATTLE_DICE, SIDES, SYMBOL_WORDS
from regent.kernel.dice import Die, odds

ONE_SYMBOL: Final = [
    [Die(die.name, [(face[symbol],) for face in die.faces]) for die in BATTLE_DICE]
    for symbol in range(len(SYMBOL_WORDS))
]
"""The dice with all symbols but one left out: five short sums are counted faster than one of
five numbers."""


def chances(numbers: list[int], symbol: int) -> list[float]:
    """For so many dice of each kind: in which part of all rolls a symbol shows not at all, once,
    twice and so on."""
    dice: list[Die] = []
    for kind, number in enumerate(numbers):
        dice += [ONE_SYMBOL[symbol][kind]] * number
    ways = odds(dice) or {(0,): 1}
    all_rolls = SIDES ** len(dice)
    most = max([shown[0] for shown in ways])
    return [ways.get((number,), 0) / all_rolls for number in range(most + 1)]
