"""What a table may choose: the edition, its variants, and the readings that rulings left open.

Two to four play the standard game (SI-COMP-01); each rule of Besieged Empires is a parameter of
its
own (SI-VAR-BESIEGED-0), and the longer game of two is a wish, not a rule (SI-VAR-2P-4).
"""

from __future__ import annotations

from typing import Final

from regent.kernel.ruleset import SEATS, Between, Conflict, Parameter, Ruleset, RulesetTable

DECKS: Final = ("any", "capital", "drone", "fighter", "ground")

PARAMETERS: Final[list[Parameter]] = []
"""Everything that can be chosen, in order: the rules ask `t.spec.rules[R_HAND_SIZE]`."""


def _parameter(
    name: str,
    kind: str,
    default: object,
    values: Between | tuple[int, ...] | tuple[str, ...],
    clause: str,
    text: str,
) -> int:
    """A parameter is written once, here; its number is what the rules know it by."""
    PARAMETERS.append(Parameter(name, kind, default, values, clause, text))
    return len(PARAMETERS) - 1


# how the game is set up and won
R_MODE: Final = _parameter(
    "mode",
    "choice",
    "standard",
    ("standard", "duel"),
    "SI-VAR-DUEL-1",
    "the whole game, or Conquest Action duels",
)
R_VICTORY_POINTS: Final = _parameter(
    "victory_points", "number", 20, Between(5, 60), "SI-VICT-B2", "Victory points that win"
)
R_STARTING_RESOURCES: Final = _parameter(
    "starting_resources",
    "number",
    6,
    Between(3, 20),
    "SI-SETUP-03",
    "Resource counters at the start; they also cap the cost of the starting cards",
)
R_SETUP_CAP_INCLUSIVE: Final = _parameter(
    "setup_cap_inclusive",
    "flag",
    True,
    (),
    "SI-SETUP-05",
    "starting cards may cost exactly the starting Resource counters",
)
R_OPENING_ASSETS: Final = _parameter(
    "opening_assets",
    "number",
    6,
    Between(3, 10),
    "SI-SETUP-02",
    "Asset cards drawn at the start",
)
R_OPENING_WORLDS: Final = _parameter(
    "opening_worlds",
    "number",
    3,
    Between(2, 8),
    "SI-SETUP-02",
    "World cards drawn at the start",
)
R_OPENING_CHARACTERS: Final = _parameter(
    "opening_characters",
    "number",
    3,
    Between(1, 6),
    "SI-SETUP-02",
    "Character cards drawn at the start",
)
R_STARTING_WORLDS: Final = _parameter(
    "starting_worlds",
    "number",
    1,
    Between(1, 5),
    "SI-VAR-ACCEL-2",
    "Worlds that may be bought at the start",
)
R_BID_FACEUP: Final = _parameter(
    "bid_faceup",
    "flag",
    True,
    (),
    "SI-SETUP-11",
    "cards bid lie open in the Discard Piles afterwards",
)
R_CHARACTERS: Final = _parameter(
    "characters", "flag", True, (), "SI-VAR-BASIC-1", "there are Characters"
)
R_REACTIONS: Final = _parameter(
    "reactions", "flag", True, (), "SI-VAR-BASIC-1", "there are Reaction cards"
)
R_REGENT: Final = _parameter(
    "regent", "flag", True, (), "SI-SETUP-25", "the highest score makes a Regent"
)

# the turn
R_HAND_SIZE: Final = _parameter(
    "hand_size",
    "number",
    6,
    Between(3, 12),
    "SI-VICT-E1",
    "cards in hand at the end of a Turn",
)
R_CHARACTER_POOL: Final = _parameter(
    "character_pool",
    "number",
    3,
    Between(1, 9),
    "SI-RESUPPLY-C2",
    "Characters a player may keep",
)
R_DISPUTED_INCOME: Final = _parameter(
    "disputed_income",
    "choice",
    "per_world",
    ("per_world", "pooled"),
    "SI-RESUPPLY-D4",
    "how halves of Disputed Worlds are rounded",
)
R_REFILL_WORLDS: Final = _parameter(
    "refill_worlds", "flag", True, (), "SI-RESUPPLY-D6", "counters on Worlds are replaced too"
)
R_RESHUFFLE: Final = _parameter(
    "reshuffle",
    "flag",
    False,
    (),
    "SI-RESUPPLY-B2",
    "an empty Asset Deck is made anew from the Discard Pile",
)
R_SYSTEM_DRAW_REPEAT: Final = _parameter(
    "system_draw_repeat",
    "flag",
    False,
    (),
    "SI-VICT-D2",
    "System cards may be bought again and again",
)
R_REWARD_DISPUTED_COPY: Final = _parameter(
    "reward_disputed_copy",
    "flag",
    False,
    (),
    "SI-VICT-C4",
    "eliminating a Disputed copy pays Resource counters",
)

# movement
R_ATTACK_MOVES_WITHOUT_MILITARY: Final = _parameter(
    "attack_moves_without_military",
    "flag",
    True,
    (),
    "SI-TURN-05",
    "Part B is open on a Turn without Military Phase",
)
R_ADJACENCY_BY_ORIGIN: Final = _parameter(
    "adjacency_by_origin",
    "flag",
    False,
    (),
    "SI-ADJ-5",
    "same-System and Disputed adjacency count from the World a Unit leaves",
)
R_DEPLETED_REACT_TO_DISPUTED: Final = _parameter(
    "depleted_react_to_disputed",
    "flag",
    False,
    (),
    "SI-REALLOC-C10",
    "depleted Units may React to any Disputed World",
)
R_GARRISONS_REACT: Final = _parameter(
    "garrisons_react",
    "flag",
    False,
    (),
    "SI-VAR-BESIEGED-3",
    "undepleted Orbitals and Installations may React",
)
R_GARRISON_DEPLETES: Final = _parameter(
    "garrison_depletes", "flag", True, (), "SI-VAR-BESIEGED-3", "and become depleted by it"
)

# the Conquest Action
R_SKIP_MILITARY: Final = _parameter(
    "skip_military",
    "number",
    1,
    Between(0, 5),
    "SI-TURN-04",
    "own Turns without Military Phase",
)
R_EXCHANGES: Final = _parameter(
    "exchanges", "number", 2, Between(1, 4), "SI-MIL-0-5", "Exchanges of a Conquest Action"
)
R_LEAST_CONQUEST: Final = _parameter(
    "least_conquest",
    "number",
    1,
    Between(1, 5),
    "SI-VAR-BESIEGED-4",
    "Conquest counters every World needs at least",
)
R_EXTRA_CONQUEST: Final = _parameter(
    "extra_conquest",
    "number",
    0,
    Between(0, 5),
    "SI-VAR-2P-1",
    "Conquest counters every World needs besides",
)
R_THRONE_CONQUEST: Final = _parameter(
    "throne_conquest",
    "number",
    1,
    Between(0, 5),
    "SI-CONQ-2",
    "Conquest counters a Throne World needs besides",
)
R_THRONE_DOUBLES_PRINTED: Final = _parameter(
    "throne_doubles_printed",
    "flag",
    False,
    (),
    "SI-MOD-11",
    "a Throne World doubles its printed DEF only",
)
R_MIXED_DEFENSE: Final = _parameter(
    "mixed_defense",
    "choice",
    "subset",
    ("subset", "highest"),
    "SI-MOD-10",
    "DEF that depends on the attacker, against mixed attackers",
)
R_HARDENED_AGAINST_STRIKES: Final = _parameter(
    "hardened_against_strikes",
    "flag",
    True,
    (),
    "SI-KW-HARD-2",
    "Hardened counts against Surprise Strikes",
)
R_STRIKE_NEEDS_ASSAULT: Final = _parameter(
    "strike_needs_assault",
    "flag",
    False,
    (),
    "SI-KW-SURPRISE-6",
    "attacking Troops need Assault for a Surprise Strike",
)
R_STRIKE_ON_WORLD: Final = _parameter(
    "strike_on_world",
    "flag",
    False,
    (),
    "SI-KW-SURPRISE-7",
    "Surprise Strikes may target the World",
)
R_INTERCEPT_ANY_TYPE: Final = _parameter(
    "intercept_any_type",
    "flag",
    False,
    (),
    "SI-KW-INTERCEPT-3",
    "Troops with Intercept may target Support Fleets",
)
R_SUPPORT_LOST_FOR_ACTION: Final = _parameter(
    "support_lost_for_action",
    "flag",
    False,
    (),
    "SI-KW-SUPPORT-3",
    "a Support Fleet that targeted stays a target for the whole Conquest Action",
)
R_TROOP_COUNTERS_BLOCK: Final = _parameter(
    "troop_counters_block", "flag", True, (), "SI-CONQ-4", "Troop counters hold a World"
)
R_KEEP_COUNTERS: Final = _parameter(
    "keep_counters",
    "choice",
    "all",
    ("all", "required", "one"),
    "SI-CONQ-S3",
    "Conquest counters that stay on a Conquered World",
)
R_ONE_MISSION: Final = _parameter(
    "one_mission",
    "flag",
    False,
    (),
    "SI-ABIL-7",
    "a card spends at most one Mission counter in an Exchange",
)

# who plays what
R_RESCUE: Final = _parameter(
    "rescue",
    "flag",
    False,
    (),
    "SI-VAR-BESIEGED-1",
    "with one World or none, Worlds may be paid with Asset cards",
)
R_DECK: Final = [
    _parameter(
        f"deck_{seat}",
        "choice",
        "any",
        DECKS,
        "SI-SETUP-01",
        f"the starter deck of seat {seat}",
    )
    for seat in range(6)
]
"""By seat."""

# Words of choices, by their place in the list.
IS_DUEL: Final = 1
IS_POOLED: Final = 1
BY_HIGHEST: Final = 1
KEEP_REQUIRED: Final = 1
KEEP_ONE: Final = 2

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
