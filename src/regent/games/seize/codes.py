"""Numbers for everything the rules switch on: types, keywords, moments, selector keys, words.

A test compares them with the vocabulary in words.py; the rules never see a name.
"""

from __future__ import annotations

from typing import Final

# Types, in the order of their codes: the four kinds of Units first (SI-COMP-03, SI-COMP-06).
# Fleets and Troops go anywhere, Orbitals and Installations stay at Controlled Worlds
# (SI-GLOSS-FLEET,
# SI-GLOSS-TROOP, SI-GLOSS-ORBITAL, SI-GLOSS-INSTALLATION).
TYPES: Final = (
    "Fleet",
    "Orbital",
    "Installation",
    "Troop",
    "Tactics",
    "Character",
    "World",
    "Reaction",
    "Artifact",
)
FLEET: Final = 0
ORBITAL: Final = 1
INSTALLATION: Final = 2
TROOP: Final = 3
TACTICS: Final = 4
CHARACTER: Final = 5
WORLD: Final = 6
REACTION: Final = 7
"""A Reaction card that is no Tactics card; the starter decks have none (SI-COMP-06)."""
ARTIFACT: Final = 8
"""Allocated for Resource counters and then in play, in the edition that has them (SI-ARTIFACT)."""
UNITS: Final = 4
"""Types below this are Units."""

# SI-COMP-03; Drone is an extra sub-type on top of a basic one (SI-COMP-04).
SUBTYPES: Final = (
    "Capital",
    "Carrier",
    "Fighter",
    "Starship",
    "Emplacement",
    "Stronghold",
    "Satellite",
    "Station",
    "Hover",
    "Infantry",
    "Mech",
    "Vehicle",
    "Drone",
)
FIGHTER: Final = 2
STARSHIP: Final = 3
HOVER: Final = 8
INFANTRY: Final = 9
MECH: Final = 10
VEHICLE: Final = 11
DRONE: Final = 12

EDITIONS: Final = ("2022", "second", "first")
"""The editions of which a card row may tell differences."""

# SI-COMP-07
CLASSES: Final = ("Admiral", "Assassin", "Engineer", "General", "Hunter", "Politician")
RACES: Final = ("Human", "GenAug", "Infinite", "Android", "Cyborg", "NanAug", "AI")
CALLINGS: Final = (*CLASSES, *RACES)
"""What an Activated ability may ask for: a class or a race."""
HUNTER: Final = 4

MARKS: Final = ("Ancient Artifact", "Device", "Espionage", "Political")
"""What Artifacts and Reactions that are no Tactics are marked with; no rule asks for it
(SI-COMP-06)."""

SYSTEMS: Final = (
    "Aquas",
    "Bygaros",
    "Calendra",
    "Dalken",
    "Damirus",
    "Delnathos",
    "Galvagex",
    "Geladhore",
    "Granarias",
    "Ipernex",
    "Krinos",
    "Malakar",
    "Shalastra",
    "Silicas",
    "Terra",
)

# Keywords, in the order of their codes.
KEYWORDS: Final = (
    "Assault",
    "Atmospheric",
    "Deployed",
    "Firing Arcs",
    "Hardened",
    "Intercept",
    "Piercing",
    "Reactive",
    "Reinforced",
    "Siege",
    "Sub-light",
    "Support",
    "Surprise Strike",
)
ASSAULT: Final = 0
ATMOSPHERIC: Final = 1
DEPLOYED: Final = 2
FIRING_ARCS: Final = 3
HARDENED: Final = 4
INTERCEPT: Final = 5
PIERCING: Final = 6
REACTIVE: Final = 7
REINFORCED: Final = 8
SIEGE: Final = 9
SUB_LIGHT: Final = 10
SUPPORT: Final = 11
SURPRISE_STRIKE: Final = 12

# Unit counters (SI-CNT-1) are tokens with faces of their own.
COUNTERS: Final = (
    "Fighter Counter",
    "Bomber Counter",
    "Special Ops Counter",
    "Drone Fighter Counter",
    "Infantry Counter",
    "Marine Counter",
    "Drone Infantry Counter",
    "Militia Counter",
)

# Moments at which a window opens (SI-TIME-3).
MOMENTS: Final = (
    "part",
    "allocation_b",
    "reallocation_b",
    "reallocation_c",
    "ca_start",
    "exchange_start",
    "strikes",
    "step_1",
    "targets_1",
    "step_2",
    "targets_2",
    "step_3",
    "step_4",
    "victory",
    "step_4_starts",
)
M_PART: Final = 0
M_ALLOCATION_B: Final = 1
M_REALLOCATION_B: Final = 2
M_REALLOCATION_C: Final = 3
M_CA_START: Final = 4
M_EXCHANGE_START: Final = 5
M_STRIKES: Final = 6
M_STEP_1: Final = 7
M_TARGETS_1: Final = 8
M_STEP_2: Final = 9
M_TARGETS_2: Final = 10
M_STEP_3: Final = 11
M_STEP_4: Final = 12
M_VICTORY: Final = 13
M_STEP_4_STARTS: Final = 14

# What a card may print as its window, and the moments that it means.
WINDOWS: Final = (
    "any",
    "ca_start",
    "exchange_start",
    "step_1",
    "step_2",
    "targets",
    "step_3",
    "last_step_4",
    "reallocation_b",
    "reallocation_c",
    "allocation_b",
    "reaction",
    "resupply",
    "military",
)
IN_ANY: Final = 0
IN_CA_START: Final = 1
IN_EXCHANGE_START: Final = 2
IN_STEP_1: Final = 3
IN_STEP_2: Final = 4
IN_TARGETS: Final = 5
IN_STEP_3: Final = 6
IN_LAST_STEP_4: Final = 7
IN_REALLOCATION_B: Final = 8
IN_REALLOCATION_C: Final = 9
IN_ALLOCATION_B: Final = 10
IN_REACTION: Final = 11
IN_RESUPPLY: Final = 12
IN_MILITARY: Final = 13

# -- selectors: which things are meant -------------------------------------------------------

SIDES: Final = ("any", "own", "enemy", "willing")
SIDE_ANY: Final = 0
OWN: Final = 1
ENEMY: Final = 2
WILLING: Final = 3

KINDS: Final = ("unit", "unit_card", "counter", "character", "world", "attack", "reaction")
KIND_UNIT: Final = 0
KIND_UNIT_CARD: Final = 1
KIND_COUNTER: Final = 2
KIND_CHARACTER: Final = 3
KIND_WORLD: Final = 4
KIND_ATTACK: Final = 5
KIND_REACTION: Final = 6

ROLES: Final = ("any", "attacking", "defending")
ATTACKING: Final = 1
DEFENDING: Final = 2

PLAYERS: Final = ("any", "active", "attacked")
OF_ACTIVE: Final = 1
OF_ATTACKED: Final = 2

# Keys of a selector, in the order of words.SELECTOR_KEYS.
K_SIDE: Final = 0
K_KIND: Final = 1
K_TYPE: Final = 2
K_SUBTYPE: Final = 3
K_NOT_SUBTYPE: Final = 4
K_ROLE: Final = 5
K_HERE: Final = 6
K_OTHER: Final = 7
K_ELSEWHERE: Final = 8
K_DEPLETED: Final = 9
K_UNDEPLETED: Final = 10
K_MAX_COST: Final = 11
K_PLAYER: Final = 12
K_DISCARDED: Final = 13
K_FALLEN: Final = 14
K_TARGETING: Final = 15
K_ASSAULTING: Final = 16
K_CHOSEN: Final = 17
K_THRONE: Final = 18
K_AMONG: Final = 19
K_UP_TO: Final = 20
K_X: Final = 21
K_NO_THRONE: Final = 22

REFERENCES: Final = ("target", "target2", "this", "attacked")
REF_TARGET: Final = 0
REF_TARGET2: Final = 1
REF_THIS: Final = 2
REF_ATTACKED: Final = 3

# How long an effect lasts; without a word for it, until the end of the Step (SI-UNIV-5).
DURATIONS: Final = ("step", "exchange", "next_exchange", "action", "turn")
UNTIL_STEP: Final = 0
UNTIL_EXCHANGE: Final = 1
UNTIL_NEXT_EXCHANGE: Final = 2
UNTIL_ACTION: Final = 3
UNTIL_TURN: Final = 4

PLACES: Final = ("hand", "asset_top")
TO_HAND: Final = 0
TO_ASSET_TOP: Final = 1

LOOKS: Final = ("bottom", "take")
LOOK_BOTTOM: Final = 0
LOOK_TAKE: Final = 1

PRICES: Final = ("world", "character", "system_draw")
PRICE_WORLD: Final = 0
PRICE_CHARACTER: Final = 1
PRICE_SYSTEM_DRAW: Final = 2


# Names of what words take: a word keeps each value at the number of its name.
ARGUMENTS: Final = (
    "n",
    "to",
    "vs",
    "until",
    "striking",
    "keyword",
    "of",
    "also",
    "which",
    "window",
    "for",
    "what",
    "class",
    "least",
    "as",
    "then",
    "where",
    "counter",
    "first",
    "or",
)
A_N: Final = 0
A_TO: Final = 1
A_VS: Final = 2
A_UNTIL: Final = 3
A_STRIKING: Final = 4
A_KEYWORD: Final = 5
A_OF: Final = 6
A_ALSO: Final = 7
A_WHICH: Final = 8
A_WINDOW: Final = 9
A_FOR: Final = 10
A_WHAT: Final = 11
A_CLASS: Final = 12
A_LEAST: Final = 13
A_AS: Final = 14
A_THEN: Final = 15
A_WHERE: Final = 16
A_COUNTER: Final = 17
A_FIRST: Final = 18
A_OR: Final = 19

# Slots of an ability.
S_WHEN: Final = 0
S_IF: Final = 1
S_TARGET: Final = 2
S_DO: Final = 3
S_WHILE: Final = 4

# Words, in the order of words.WORDS.
W_INSTANT: Final = 0
W_DEPLETE: Final = 1
W_SACRIFICE: Final = 2
W_MISSION: Final = 3
W_ACTIVATED: Final = 4
W_CA_STARTS: Final = 5
W_EXCHANGE_STARTS: Final = 6
W_ELIMINATED: Final = 7
W_TROOP_ELIMINATED: Final = 8
W_CONQUERS: Final = 9
W_SYSTEM: Final = 10
W_ALONE: Final = 11
W_THRONE: Final = 12
W_CONQUERED: Final = 13
W_UNDISPUTED: Final = 14
W_WITH: Final = 15
W_DURING: Final = 16
W_PAY: Final = 17
W_ATT: Final = 18
W_DEF: Final = 19
W_GRANT: Final = 20
W_DENY: Final = 21
W_HALVE_SMALL: Final = 22
W_AP: Final = 23
W_INCOME: Final = 24
W_RESUPPLY_DRAW: Final = 25
W_COST_LESS: Final = 26
W_ANY_ADJACENT: Final = 27
W_MAY_REACT: Final = 28
W_PROTECTED: Final = 29
W_STANDS_IN: Final = 30
W_TIMES_ATT: Final = 31
W_HALVE_DEF: Final = 32
W_REQUIRED: Final = 33
W_MEND: Final = 34
W_STRAIN: Final = 35
W_RELIEVE: Final = 36
W_DRAW: Final = 37
W_DISCARD: Final = 38
W_LOOK: Final = 39
W_RECOVER: Final = 40
W_RESOURCES: Final = 41
W_DEPLETE_CARD: Final = 42
W_UNDEPLETE: Final = 43
W_CANCEL_ABILITY: Final = 44
W_CANCEL_REACTION: Final = 45
W_CANCEL_ATTACK: Final = 46
W_ELIMINATE: Final = 47
W_DOOM: Final = 48
W_REACT_MOVE: Final = 49
W_SNEAK: Final = 50
W_FIGHTS: Final = 51
W_SPAWN: Final = 52
W_REFILL: Final = 53
W_EXCHANGE: Final = 54
W_CHOOSE_SUBTYPE: Final = 55
W_CHOOSE_FORM: Final = 56
W_CHOOSE_ONE: Final = 57
W_TIMES_AP: Final = 58
W_CANCEL_CARD: Final = 59
W_SCRAP: Final = 60
W_OWN_TURN: Final = 61
W_ENTHRONED: Final = 62
W_DISPUTED: Final = 63
W_SPARES: Final = 64
W_SPY: Final = 65
W_BRIBE: Final = 66
W_HALVE_AP: Final = 67
W_CANCEL_ACTION: Final = 68
W_HIDE: Final = 69
