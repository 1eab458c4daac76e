"""The battle dice (A-DICE-1): what their faces show is printed."""

from __future__ import annotations

from typing import Final

from regent.kernel.dice import Die

# Symbols of a face, in this order
HIT: Final = 0
SELF: Final = 1
INTERCEPT: Final = 2
BUILDING: Final = 3
KEY: Final = 4
SYMBOL_WORDS: Final = ("hit", "self", "intercept", "building", "key")

ASSAULT: Final = 0
SKIRMISH: Final = 1
RAID: Final = 2

BATTLE_DICE: Final = [
    Die(
        "assault",
        [
            (0, 0, 0, 0, 0),
            (2, 0, 0, 0, 0),
            (2, 1, 0, 0, 0),
            (1, 1, 0, 0, 0),
            (1, 1, 0, 0, 0),
            (1, 0, 1, 0, 0),
        ],
    ),
    Die(
        "skirmish",
        [
            (0, 0, 0, 0, 0),
            (0, 0, 0, 0, 0),
            (0, 0, 0, 0, 0),
            (1, 0, 0, 0, 0),
            (1, 0, 0, 0, 0),
            (1, 0, 0, 0, 0),
        ],
    ),
    Die(
        "raid",
        [
            (0, 0, 1, 0, 0),
            (0, 0, 1, 0, 2),
            (0, 1, 0, 0, 1),
            (0, 1, 0, 1, 0),
            (0, 1, 0, 1, 0),
            (0, 0, 0, 1, 1),
        ],
    ),
]

DICE_WORDS: Final = tuple([die.name for die in BATTLE_DICE])
MOST: Final = 6
"""Dice of one kind (A-COMP-3)."""

SIDES: Final = 6
FACE_WORDS: Final = tuple(
    [f"{die.name}-{face + 1}" for die in BATTLE_DICE for face in range(SIDES)]
)
"""What was rolled: kind * 6 + face."""
