"""What a table of Contention may choose (C-OPT, C-TEAM, C-CMAP), over base rules (C-META-02)."""

from __future__ import annotations

from typing import Final

from regent.games.contention.codes import FACTIONS
from regent.kernel.parameter import Between, Parameter
from regent.kernel.ruleset import Conflict, Ruleset, RulesetTable

TEAMS: Final = ("none", "2v2", "3v3", "2v2v2")
TEAM_NAMES: Final = ("A", "B", "C")
TEAM_CHOICES: Final = ("any", *TEAM_NAMES)
MAPS: Final = ("standard", "made")
FACTION_CHOICES: Final = ("any", *FACTIONS[:6])
IN_TEAMS: Final = (("teams", TEAMS[1:]),)


def _faction(number: int) -> Parameter:
    return Parameter(
        f"faction_{number}",
        "choice",
        "any",
        FACTION_CHOICES,
        "C-SETUP-01",
        f"of seat {number}",
        called=("any faction", *FACTIONS[:6]),
    )


def _team(number: int) -> Parameter:
    text = f"of seat {number} in Team Mode"
    return Parameter(
        f"team_{number}",
        "choice",
        "any",
        TEAM_CHOICES,
        "C-TEAM-01",
        text,
        called=("any team", "team A", "team B", "team C"),
        when=IN_TEAMS,
    )


def _speaker(number: int) -> Parameter:
    text = f"seat {number} speaks for its team"
    return Parameter(f"speaker_{number}", "flag", False, (), "C-TEAM-07", text, when=IN_TEAMS)


PARAMETERS: Final = [
    Parameter(
        "favor",
        "number",
        8,
        (6, 8, 10),
        "C-OPT-LEN-01",
        "favor that wins",
        when=(("elimination", (False,)),),  # C-OPT-ELIM-09
    ),
    Parameter("elimination", "flag", False, (), "C-OPT-ELIM-01", "Elimination Mode"),
    Parameter("free_explore", "flag", False, (), "C-OPT-EXPL-01", "explore before settling"),
    Parameter(
        "teams",
        "choice",
        "none",
        TEAMS,
        "C-TEAM-01",
        "Team Mode",
        called=("no teams", "2 against 2", "3 against 3", "2 against 2 against 2"),
    ),
    Parameter("dual", "flag", False, (), "C-OPT-DUAL-01", "decks of two factions"),
    Parameter("same_factions", "flag", False, (), "C-DECK-10", "a faction may be taken twice"),
    Parameter("random_seating", "flag", False, (), "C-SETUP-04", "homeworlds dealt at random"),
    Parameter(
        "refunds_count",
        "flag",
        False,
        (),
        "C-FACE-12",
        "a card that came back was played",
    ),
    Parameter(
        "map",
        "choice",
        "standard",
        MAPS,
        "C-MAP-08",
        "the map",
        called=("the one for this many players", "a newly made one"),
    ),
    Parameter(
        "map_number",
        "number",
        1,
        Between(1, 9999),
        "C-CMAP-08",
        "number of the new map",
        when=(("map", ("made",)),),
    ),
    *[_faction(number) for number in range(6)],
    *[_team(number) for number in range(6)],
    *[_speaker(number) for number in range(6)],
]

RULESETS: Final = RulesetTable(
    "contention",
    PARAMETERS,
    [
        Ruleset("standard", "The game as written, to 8 favor", {}),
        Ruleset("short", "An introduction: to 6 favor", {"favor": 6}),  # C-OPT-LEN-02
        Ruleset("long", "To 10 favor", {"favor": 10}),
        Ruleset("elimination", "The last one standing wins", {"elimination": True}),
    ],
    [
        Conflict(
            "C-TEAM-01",
            "teams of 2v2 need four seats",
            (("teams", ("2v2",)), ("seats", (2, 3, 5, 6))),
        ),
        Conflict(
            "C-TEAM-01",
            "teams of 3v3 and 2v2v2 need six seats",
            (("teams", ("3v3", "2v2v2")), ("seats", (2, 3, 4, 5))),
        ),
        Conflict(
            "C-OPT-ELIM-09",
            "Elimination Mode knows no win by favor",
            (("elimination", (True,)), ("favor", (6, 10))),
        ),
    ],
    seats=(2, 3, 4, 5, 6),
)
