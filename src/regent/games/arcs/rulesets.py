"""The rule sets of Arcs."""

from __future__ import annotations

from typing import Final

from regent.kernel.parameter import Parameter
from regent.kernel.ruleset import Conflict, Ruleset, RulesetTable

RANDOM: Final = "random"
SETUP_CHOICES: Final = (
    RANDOM,
    "frontiers",
    "homelands",
    "mix-up",
    "mix-up-1",
    "mix-up-2",
    "mix-up-3",
    "core-conflict",
)

RULESETS: Final = RulesetTable(
    "arcs",
    [
        Parameter(
            "setup_card", "choice", RANDOM, SETUP_CHOICES, "A-SETUP-5", "which set-up card is used"
        ),
        Parameter(
            "split_discard",
            "flag",
            False,
            (),
            "A-FINE-7",
            "cards played face up are discarded to a pile of their own",
        ),
    ],
    [Ruleset("base", "The base game", {}, book="arcs-base")],
    [
        Conflict(
            "A-SETUP-5",
            "two players have the set-up cards frontiers, homelands, mix-up-1 and mix-up-2",
            (("setup_card", ("mix-up", "mix-up-3", "core-conflict")), ("seats", (2,))),
        ),
        Conflict(
            "A-SETUP-5",
            "three players have the set-up cards frontiers, homelands, mix-up and core-conflict",
            (("setup_card", ("mix-up-1", "mix-up-2", "mix-up-3")), ("seats", (3,))),
        ),
        Conflict(
            "A-SETUP-5",
            "four players have the set-up cards frontiers, mix-up-1, mix-up-2 and mix-up-3",
            (("setup_card", ("homelands", "mix-up", "core-conflict")), ("seats", (4,))),
        ),
    ],
    seats=(2, 3, 4),
)
