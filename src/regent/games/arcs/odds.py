"""What battle dice may show before they are rolled, symbol by symbol and exactly (A-DICE-1)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.dice import BATTLE_DICE, INTERCEPT, SELF, SIDES, SYMBOL_WORDS
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


HARM: Final = [
    Die(die.name, [(face[SELF], face[INTERCEPT]) for face in die.faces]) for die in BATTLE_DICE
]
"""The dice with what hurts whoever rolls them; both lie on the same faces, so they are counted
together."""


def suffered(numbers: list[int], hits: int, ignored: int, added: int) -> list[float]:
    """For so many dice of each kind: in which part of all rolls the attacker takes no hit, one, two
    and so on, by self-hits and by an interception of so many hits (A-BATTLE-8, A-BATTLE-9). So many
    intercept symbols are ignored where any shows, and so many added."""
    dice: list[Die] = []
    for kind, number in enumerate(numbers):
        dice += [HARM[kind]] * number
    ways = odds(dice) or {(0, 0): 1}
    by_hits: dict[int, int] = {}
    for (self_hits, symbols), number in ways.items():
        taken = self_hits
        if max(0, symbols - ignored) + added > 0:
            taken += hits
        by_hits[taken] = by_hits.get(taken, 0) + number
    all_rolls = SIDES ** len(dice)
    return [by_hits.get(taken, 0) / all_rolls for taken in range(max(by_hits) + 1)]


def intercepted(numbers: list[int], ignored: int, added: int) -> float:
    """In which part of all rolls an interception happens."""
    parts = chances(numbers, INTERCEPT)
    return 1.0 if added else 1.0 - sum(parts[: ignored + 1])
