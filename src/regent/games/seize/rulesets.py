"""What a table may choose: the edition, its variants, and what cannot hold together.

Two to four play the standard game (SI-COMP-01); the longer game of two is a wish, not a rule
(SI-VAR-2P-4).
"""

from __future__ import annotations

from typing import Final

from regent.games.seize.editions import FIRST, SECOND
from regent.games.seize.parameters import PARAMETERS
from regent.kernel.ruleset import SEATS, Conflict, Ruleset, RulesetTable

CROWD: Final = {"victory_points": 15, "opening_assets": 8}
"""SI-VAR-56P-1, SI-VAR-56P-2."""

RULESETS: Final = RulesetTable(
    "seize",
    PARAMETERS,
    [
        Ruleset(
            "2022",
            "the 2022 rulebook; with five or six players its own threshold and draw",
            {},
            by_seats={5: CROWD, 6: CROWD},
            books=("seize-2022",),
            edition="2022",
        ),
        # SI-VAR-BASIC-2, SI-VAR-BASIC-3, SI-VAR-BASIC-4: the highest score still begins.
        Ruleset(
            "basic",
            "an introduction: no Characters, no Reactions, no Regent, 15 points",
            {"characters": False, "reactions": False, "regent": False, "victory_points": 15},
            base="2022",
        ),
        # SI-VAR-BESIEGED-2: the first two Military Phases are skipped; Accelerated skips none, and
        # of Besieged Empires any rule may be left out (SI-VAR-BESIEGED-0).
        Ruleset(
            "besieged",
            "Besieged Empires: all four of its rules",
            {"rescue": True, "skip_military": 2, "garrisons_react": True, "least_conquest": 2},
            base="2022",
            yields=("skip_military",),
        ),
        # SI-VAR-ACCEL-1, SI-VAR-ACCEL-3.
        Ruleset(
            "accelerated",
            "five Worlds and 10 Resource counters to begin with; war from the first Turn",
            {
                "starting_resources": 10,
                "opening_worlds": 5,
                "starting_worlds": 3,
                "skip_military": 0,
            },
            base="2022",
        ),
        # SI-VAR-2P-2, SI-VAR-2P-3, SI-VAR-2P-5: a first player, no Regent.
        Ruleset(
            "two-players",
            "the longer game of two: 25 points, no Regent, harder Worlds",
            {"extra_conquest": 1, "regent": False, "victory_points": 25},
            base="2022",
        ),
        Ruleset(
            "duel",
            "ten Conquest Actions over ten Worlds, for two",
            {"mode": "duel", "characters": False, "regent": False},
            base="2022",
        ),
        Ruleset(
            "second",
            "the second rulebook",
            SECOND,
            by_seats={2: {"regent": False}},  # SI-REGENT-TWO
            books=("seize-second",),
            edition="second",
        ),
        Ruleset(
            "basic",
            "an introduction: no Characters, no Tactics, no Regent",
            {"characters": False, "reactions": False, "regent": False},
            base="second",
        ),
        Ruleset(
            "accelerated",
            "six Worlds to choose from, three of them face up to begin with",
            {"opening_worlds": 6, "starting_worlds": 3},
            base="second",
        ),
        Ruleset(
            "besieged",
            "Besieged Empire: with the Throne World alone, Worlds may be paid with Asset cards",
            {"rescue": True},
            base="second",
        ),
        Ruleset(
            "two-players",
            "the longer game of two: 30 points",
            {"victory_points": 30},
            base="second",
            seats=(2,),
            clause="SI-VAR-2P-3",
        ),
        Ruleset(
            "duel",
            "four Conquest Actions or more, for two",
            {"mode": "duel", "characters": False, "regent": False},
            base="second",
        ),
        Ruleset(
            "first",
            "the first rulebook",
            FIRST,
            by_seats={  # SI-VAR-2P-2, SI-VAR-2P-3, SI-VAR-56P-1
                2: {"regent": False, "victory_points": 30},
                5: {"victory_points": 20},
                6: {"victory_points": 20},
            },
            books=("seize-first",),
            edition="first",
        ),
        Ruleset(
            "basic",
            "an introduction: no Characters, no Artifacts, no Reactions, no Regent, 20 points",
            {
                "characters": False,
                "artifacts": False,
                "reactions": False,
                "regent": False,
                "victory_points": 20,
            },
            base="first",
        ),
        Ruleset(
            "accelerated",
            "six Worlds to choose from, three of them face up to begin with",
            {"opening_worlds": 6, "starting_worlds": 3},
            base="first",
        ),
        Ruleset(
            "duel",
            "four Conquest Actions or more, for two",
            {"mode": "duel", "characters": False, "regent": False},
            base="first",
        ),
    ],
    [
        Conflict(
            "SI-VAR-2P-1",
            "the longer two-player game is for two",
            [
                ("extra_conquest", (1,)),
                (SEATS, (3, 4, 5, 6)),
            ],
        ),
        Conflict(
            "SI-VAR-DUEL-1",
            "a duel is fought by two",
            [("mode", ("duel",)), (SEATS, (3, 4, 5, 6))],
        ),
        Conflict(
            "SI-VAR-DUEL-1",
            "a duel has no Characters",
            [("mode", ("duel",)), ("characters", (True,))],
        ),
        Conflict(
            "SI-VAR-DUEL-1",
            "a duel needs Tactics cards",
            [("mode", ("duel",)), ("reactions", (False,))],
        ),
        Conflict(
            "SI-VAR-DUEL-3",
            "a duel draws its Worlds from one deck, none is bought",
            [("mode", ("duel",)), ("starting_worlds", (2, 3, 4, 5))],
        ),
    ],
    seats=[2, 3, 4, 5, 6],
)
