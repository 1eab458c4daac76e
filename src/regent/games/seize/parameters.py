"""What a table may choose by single options: numbers, variants, readings that rulings left open.

Each rule of Besieged Empires is a parameter of its own (SI-VAR-BESIEGED-0). What editions do
otherwise than each other is in `editions.py`.
"""

from __future__ import annotations

from typing import Final

from regent.kernel.ruleset import Between, Parameter

DECKS: Final = ("any", "capital", "drone", "fighter", "ground")
DECKS_CALLED: Final = (
    "any deck",
    "Capital Attack",
    "Drone Onslaught",
    "Fighter Strike",
    "Ground Assault",
)

PARAMETERS: Final[list[Parameter]] = []
"""Everything that can be chosen, in order: the rules ask `t.spec.rules[R_HAND_SIZE]`."""


def parameter(
    name: str,
    kind: str,
    default: object,
    values: Between | tuple[int, ...] | tuple[str, ...],
    clause: str,
    text: str,
    called: tuple[str, ...] = (),
    when: tuple[tuple[str, tuple[object, ...]], ...] = (),
) -> int:
    """A parameter is written once, here; its number is what the rules know it by."""
    PARAMETERS.append(Parameter(name, kind, default, values, clause, text, called, when))
    return len(PARAMETERS) - 1


# how the game is set up and won
R_MODE: Final = parameter(
    "mode",
    "choice",
    "standard",
    ("standard", "duel"),
    "SI-VAR-DUEL-1",
    "what is played",
    called=("the whole game", "Conquest Action duels"),
)
R_VICTORY_POINTS: Final = parameter(
    "victory_points", "number", 20, Between(5, 60), "SI-VICT-B2", "Victory points that win"
)
R_STARTING_RESOURCES: Final = parameter(
    "starting_resources",
    "number",
    6,
    Between(3, 20),
    "SI-SETUP-03",
    "Resource counters at the start; they also cap the cost of the starting cards",
)
R_SETUP_CAP_INCLUSIVE: Final = parameter(
    "setup_cap_inclusive",
    "flag",
    True,
    (),
    "SI-SETUP-05",
    "starting cards may cost exactly the starting Resource counters",
)
R_OPENING_ASSETS: Final = parameter(
    "opening_assets",
    "number",
    6,
    Between(3, 10),
    "SI-SETUP-02",
    "Asset cards drawn at the start",
)
R_OPENING_WORLDS: Final = parameter(
    "opening_worlds",
    "number",
    3,
    Between(2, 8),
    "SI-SETUP-02",
    "World cards drawn at the start",
)
R_OPENING_CHARACTERS: Final = parameter(
    "opening_characters",
    "number",
    3,
    Between(1, 6),
    "SI-SETUP-02",
    "Character cards drawn at the start",
    when=(("characters", (True,)),),
)
R_STARTING_WORLDS: Final = parameter(
    "starting_worlds",
    "number",
    1,
    Between(1, 5),
    "SI-VAR-ACCEL-2",
    "Worlds that may be bought at the start",
)
R_BID_FACEUP: Final = parameter(
    "bid_faceup",
    "flag",
    True,
    (),
    "SI-SETUP-11",
    "cards bid lie open in the Discard Piles afterwards",
)
R_CHARACTERS: Final = parameter(
    "characters", "flag", True, (), "SI-VAR-BASIC-1", "there are Characters"
)
R_REACTIONS: Final = parameter(
    "reactions", "flag", True, (), "SI-VAR-BASIC-1", "there are Reaction cards"
)
R_REGENT: Final = parameter(
    "regent", "flag", True, (), "SI-SETUP-25", "the highest score makes a Regent"
)

# the turn
R_HAND_SIZE: Final = parameter(
    "hand_size",
    "number",
    6,
    Between(3, 12),
    "SI-VICT-E1",
    "cards in hand at the end of a Turn",
)
R_CHARACTER_POOL: Final = parameter(
    "character_pool",
    "number",
    3,
    Between(1, 9),
    "SI-RESUPPLY-C2",
    "Characters a player may keep",
    when=(("characters", (True,)),),
)
R_DISPUTED_INCOME: Final = parameter(
    "disputed_income",
    "choice",
    "per_world",
    ("per_world", "pooled"),
    "SI-RESUPPLY-D4",
    "how halves of Disputed Worlds are rounded",
    called=("World by World", "all of them added up"),
    when=(("disputed_gives", (True,)),),
)
R_REFILL_WORLDS: Final = parameter(
    "refill_worlds", "flag", True, (), "SI-RESUPPLY-D6", "counters on Worlds are replaced too"
)
R_RESHUFFLE: Final = parameter(
    "reshuffle",
    "flag",
    False,
    (),
    "SI-RESUPPLY-B2",
    "an empty Asset Deck is made anew from the Discard Pile",
)
R_SYSTEM_DRAW_REPEAT: Final = parameter(
    "system_draw_repeat",
    "flag",
    False,
    (),
    "SI-VICT-D2",
    "System cards may be bought again and again",
)
R_REWARD_DISPUTED_COPY: Final = parameter(
    "reward_disputed_copy",
    "flag",
    False,
    (),
    "SI-VICT-C4",
    "eliminating a Disputed copy pays Resource counters",
)

# movement
R_ATTACK_MOVES_WITHOUT_MILITARY: Final = parameter(
    "attack_moves_without_military",
    "flag",
    True,
    (),
    "SI-TURN-05",
    "Part B is open on a Turn without Military Phase",
)
R_ADJACENCY_BY_ORIGIN: Final = parameter(
    "adjacency_by_origin",
    "flag",
    False,
    (),
    "SI-ADJ-5",
    "same-System and Disputed adjacency count from the World a Unit leaves",
)
R_DEPLETED_REACT_TO_DISPUTED: Final = parameter(
    "depleted_react_to_disputed",
    "flag",
    False,
    (),
    "SI-REALLOC-C10",
    "depleted Units may React to any Disputed World",
)
R_GARRISONS_REACT: Final = parameter(
    "garrisons_react",
    "flag",
    False,
    (),
    "SI-VAR-BESIEGED-3",
    "undepleted Orbitals and Installations may React",
)
R_GARRISON_DEPLETES: Final = parameter(
    "garrison_depletes",
    "flag",
    True,
    (),
    "SI-VAR-BESIEGED-3",
    "Orbitals and Installations that React become depleted",
    when=(("garrisons_react", (True,)),),
)

# the Conquest Action
R_SKIP_MILITARY: Final = parameter(
    "skip_military",
    "number",
    1,
    Between(0, 5),
    "SI-TURN-04",
    "own Turns without Military Phase",
)
R_EXCHANGES: Final = parameter(
    "exchanges", "number", 2, Between(1, 4), "SI-MIL-0-5", "Exchanges of a Conquest Action"
)
R_LEAST_CONQUEST: Final = parameter(
    "least_conquest",
    "number",
    1,
    Between(1, 5),
    "SI-VAR-BESIEGED-4",
    "Conquest counters every World needs at least",
)
R_EXTRA_CONQUEST: Final = parameter(
    "extra_conquest",
    "number",
    0,
    Between(0, 5),
    "SI-VAR-2P-1",
    "Conquest counters every World needs besides",
)
R_THRONE_CONQUEST: Final = parameter(
    "throne_conquest",
    "number",
    1,
    Between(0, 5),
    "SI-CONQ-2",
    "Conquest counters a Throne World needs besides",
)
R_THRONE_DOUBLES_PRINTED: Final = parameter(
    "throne_doubles_printed",
    "flag",
    False,
    (),
    "SI-MOD-11",
    "a Throne World doubles its printed DEF only",
)
R_MIXED_DEFENSE: Final = parameter(
    "mixed_defense",
    "choice",
    "subset",
    ("subset", "highest"),
    "SI-MOD-10",
    "DEF that depends on the attacker, against mixed attackers",
    called=("the highest of those needed", "the highest of all of them"),
)
R_HARDENED_AGAINST_STRIKES: Final = parameter(
    "hardened_against_strikes",
    "flag",
    True,
    (),
    "SI-KW-HARD-2",
    "Hardened counts against Surprise Strikes",
)
R_STRIKE_NEEDS_ASSAULT: Final = parameter(
    "strike_needs_assault",
    "flag",
    False,
    (),
    "SI-KW-SURPRISE-6",
    "attacking Troops need Assault for a Surprise Strike",
)
R_STRIKE_ON_WORLD: Final = parameter(
    "strike_on_world",
    "flag",
    False,
    (),
    "SI-KW-SURPRISE-7",
    "Surprise Strikes may target the World",
)
R_INTERCEPT_ANY_TYPE: Final = parameter(
    "intercept_any_type",
    "flag",
    False,
    (),
    "SI-KW-INTERCEPT-3",
    "Troops with Intercept may target Support Fleets",
)
R_SUPPORT_LOST_FOR_ACTION: Final = parameter(
    "support_lost_for_action",
    "flag",
    False,
    (),
    "SI-KW-SUPPORT-3",
    "a Support Fleet that targeted stays a target for the whole Conquest Action",
)
R_TROOP_COUNTERS_BLOCK: Final = parameter(
    "troop_counters_block", "flag", True, (), "SI-CONQ-4", "Troop counters hold a World"
)
R_KEEP_COUNTERS: Final = parameter(
    "keep_counters",
    "choice",
    "all",
    ("all", "required", "one"),
    "SI-CONQ-S3",
    "Conquest counters that stay on a Conquered World",
    called=("all of them", "as many as it needed", "only one"),
)
R_ONE_MISSION: Final = parameter(
    "one_mission",
    "flag",
    False,
    (),
    "SI-ABIL-7",
    "a card spends at most one Mission counter in an Exchange",
)

# who plays what
R_RESCUE: Final = parameter(
    "rescue",
    "flag",
    False,
    (),
    "SI-VAR-BESIEGED-1",
    "with one World or none, Worlds may be paid with Asset cards",
)
R_DECK: Final = [
    parameter(
        f"deck_{seat}",
        "choice",
        "any",
        DECKS,
        "SI-SETUP-01",
        f"the starter deck of seat {seat}",
        called=DECKS_CALLED,
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
