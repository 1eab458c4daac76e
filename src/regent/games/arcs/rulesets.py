"""The rule sets of Arcs."""

from __future__ import annotations

from typing import Final

from regent.kernel.parameter import Between, Parameter
from regent.kernel.ruleset import EDITION, Conflict, Ruleset, RulesetTable

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

SETUP_CALLED: Final = (
    "one at random",
    "Frontiers",
    "Homelands",
    "Mix Up",
    "Mix Up 1",
    "Mix Up 2",
    "Mix Up 3",
    "Core Conflict",
)

POOLS: Final = ("base", "all")


BASE_EDITION: Final = "base"
EMPIRE_EDITION: Final = "empire"
"""Which Court deck is played with, and whether there is an Empire at all."""
IN_EMPIRE: Final = ((EDITION, (EMPIRE_EDITION,)),)

PARAMETERS: Final = [
    Parameter(
        "setup_card",
        "choice",
        RANDOM,
        SETUP_CHOICES,
        "A-SETUP-5",
        "which set-up card is used",
        called=SETUP_CALLED,
    ),
    Parameter(
        "split_discard",
        "flag",
        False,
        (),
        "A-FINE-7",
        "cards played face up are discarded to a pile of their own",
    ),
    Parameter("leaders", "flag", False, (), "A-LEAD-21", "everybody drafts a Leader"),
    Parameter("lore", "flag", False, (), "A-LEAD-21", "everybody drafts Lore"),
    Parameter(
        "leader_pool",
        "choice",
        "all",
        POOLS,
        "A-LEAD-21",
        "which Leaders there are",
        called=("those of the base box", "all of them"),
        when=(("leaders", (True,)),),
    ),
    Parameter(
        "lore_pool",
        "choice",
        "all",
        POOLS,
        "A-LEAD-21",
        "which Lore cards there are",
        called=("those of the base box", "all of them"),
        when=(("lore", (True,)), ("lore_in_court", (True,))),
    ),
    Parameter(
        "lore_each",
        "number",
        1,
        Between(1, 2),
        "A-LEAD-23",
        "Lore cards for each player",
        when=(("lore", (True,)),),
    ),
]

EMPIRE_PARAMETERS: Final = [
    Parameter(
        "acts",
        "number",
        1,
        Between(1, 3),
        "S-END-4",
        "how many Acts the Empire lasts",
        when=IN_EMPIRE,
    ),
    Parameter(
        "fate_mode",
        "choice",
        "generic",
        ("generic", "none"),
        "S-FATE-2",
        "the objective on the Fate card of the Empire",
        called=("there is one", "there is none"),
        when=IN_EMPIRE,
    ),
    Parameter(
        "lore_in_court",
        "flag",
        False,
        (),
        "S-SETUP-5",
        "a Lore card for each player is shuffled into the Court deck of the Empire",
        when=IN_EMPIRE,
    ),
    Parameter(
        "imperial_attackers",
        "choice",
        "any_number",
        ("any_number", "all_or_none"),
        "E-BATTLE-2",
        "Imperial ships that a Regent may add to an attack",
        called=("as many as the Regent likes", "all of them, or none"),
        when=IN_EMPIRE,
    ),
    Parameter(
        "max_proposals_per_player",
        "number",
        3,
        Between(0, 9),
        "S-SUM-9",
        "deals that each player may propose in one Summit",
        when=IN_EMPIRE,
    ),
    Parameter(
        "objective_bonus",
        "number",
        0,
        Between(0, 20),
        "S-FATE-8",
        "Power for a completed objective at the end of an Act",
        when=(("fate_mode", ("generic",)),),
    ),
    Parameter(
        "court_discard_returns",
        "flag",
        True,
        (),
        "S-INT-2",
        "discarded Court cards return to the deck between Acts",
        when=IN_EMPIRE,
    ),
]

BOOKS: Final = ("arcs-base", "arcs-leaders-lore", "empire", "empire-scenario")
"""What a game with an Empire is played by."""

BASE_ROWS: Final = [
    Ruleset(
        "base",
        "The base game",
        {},
        books=("arcs-base", "arcs-leaders-lore"),
        edition=BASE_EDITION,
    ),
    Ruleset("leaders", "everybody drafts a Leader", {"leaders": True}, base="base"),
    Ruleset("lore", "everybody drafts a Lore card", {"lore": True}, base="base"),
]
EMPIRE_ROWS: Final = [
    Ruleset(
        "empire",
        "The Empire of the Blighted Reach, one Act",
        {},
        books=BOOKS,
        edition=EMPIRE_EDITION,
    ),
    Ruleset(
        "empire-campaign",
        "The Empire of the Blighted Reach, three Acts with intermissions",
        {"acts": 3},
        books=BOOKS,
        edition=EMPIRE_EDITION,
    ),
]

CONFLICTS: Final = [
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
    Conflict(
        "S-SETUP-20",
        "with the Empire nobody drafts a Leader",
        (("leaders", (True,)), (EDITION, (EMPIRE_EDITION,))),
    ),
    Conflict(
        "S-SETUP-20",
        "with the Empire nobody drafts Lore",
        (("lore", (True,)), (EDITION, (EMPIRE_EDITION,))),
    ),
]


RULESETS: Final = RulesetTable(
    "arcs",
    [*PARAMETERS, *EMPIRE_PARAMETERS],
    [*BASE_ROWS, *EMPIRE_ROWS],
    CONFLICTS,
    seats=(2, 3, 4),
)
