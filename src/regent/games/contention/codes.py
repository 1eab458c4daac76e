"""Numbers for everything the rules switch on: types, keywords, selector keys, words.

A test compares them with vocabulary.py; the rules never see a name.
"""

from __future__ import annotations

from typing import Final

# Types, in the order of their codes (C-TYPE-01); a location is any of the last four (C-TYPE-02).
TYPES: Final = (
    "Action",
    "Agent",
    "Construct",
    "Ship",
    "Station",
    "Tech",
    "Homeworld",
    "Colony",
    "Capital",
    "Black Hole",
)
ACTION: Final = 0
AGENT: Final = 1
CONSTRUCT: Final = 2
SHIP: Final = 3
STATION: Final = 4
TECH: Final = 5
HOMEWORLD: Final = 6
COLONY: Final = 7
CAPITAL: Final = 8
BLACK_HOLE: Final = 9

# C-TYPE-14: a subtype means nothing unless an ability mentions it.
SUBTYPES: Final = ("Secret", "Imperial", "Bio", "Corp", "Merc", "Anomaly", "Gate")
SECRET: Final = 0
IMPERIAL: Final = 1
BIO: Final = 2
CORP: Final = 3
MERC: Final = 4
ANOMALY: Final = 5
GATE: Final = 6

# C-COMP-01, C-CARD-06: six factions; a card without an icon is neutral.
FACTIONS: Final = ("Terran Alliance", "Sek", "Roonian", "Mechan", "Dregulon", "Avar", "Neutral")
NEUTRAL: Final = 6
RARITIES: Final = ("normal", "unique", "unlimited")  # C-CARD-07
UNIQUE: Final = 1
UNLIMITED: Final = 2
TOKENS: Final = ("Droneling", "Fighter", "Destroyer", "Dreadnought")
TOKEN_LIMIT: Final = (6, 3, 3, 2)  # C-COMP-04, and each player's own (C-COMP-06)

# Keywords, in the order of their codes.
KEYWORDS: Final = (
    "Blockade",
    "Boarding",
    "Bombard",
    "Cloaking",
    "Delay",
    "Limit",
    "Production",
    "Rampage",
    "Range",
    "Sentry",
    "Shipyard",
    "Tractor Beam",
    "Troops",
)
BLOCKADE: Final = 0
BOARDING: Final = 1
BOMBARD: Final = 2
CLOAKING: Final = 3
DELAY: Final = 4
LIMIT: Final = 5
PRODUCTION: Final = 6
RAMPAGE: Final = 7
RANGE: Final = 8
SENTRY: Final = 9
SHIPYARD: Final = 10
TRACTOR_BEAM: Final = 11
TROOPS: Final = 12

# -- selectors: which things are meant -------------------------------------------------------

SIDES: Final = ("any", "friendly", "enemy", "own")
SIDE_ANY: Final = 0
FRIENDLY: Final = 1
ENEMY: Final = 2
OWN: Final = 3

SELECT_KINDS: Final = (*[name.lower() for name in TYPES], "location", "player")
KIND_LOCATION: Final = 10
KIND_PLAYER: Final = 11

NEAR: Final = ("this", "own_location", "friendly_location", "friendly_ship", "target")
NEAR_THIS: Final = 0
NEAR_OWN_LOCATION: Final = 1
NEAR_FRIENDLY_LOCATION: Final = 2
NEAR_FRIENDLY_SHIP: Final = 3
NEAR_TARGET: Final = 4

STANDS: Final = ("friendly_location", "capital")
SOURCES: Final = ("play", "being_played", "hand", "scrap")
FROM_PLAY: Final = 0
FROM_PLAYED: Final = 1
FROM_HAND: Final = 2
FROM_SCRAP: Final = 3

# Keys of a selector, in the order of vocabulary.SELECTOR_KEYS.
K_SIDE: Final = 0
K_KIND: Final = 1
K_SUBTYPE: Final = 2
K_OTHER: Final = 3
K_NOT_HOST: Final = 4
K_HERE: Final = 5
K_THERE: Final = 6
K_IN_SECTOR: Final = 7
K_WITHIN: Final = 8
K_OF: Final = 9
K_MAX_DEFENSE: Final = 10
K_MAX_COST: Final = 11
K_MIN_ATTACK: Final = 12
K_NO_TOKENS: Final = 13
K_UNCONTROLLED: Final = 14
K_FACE_DOWN: Final = 15
K_FACE_UP: Final = 16
K_STANDS_AT: Final = 17
K_CROWD: Final = 18
K_FROM: Final = 19
K_MORE_FAVOR: Final = 20
K_MARKED: Final = 21
K_COST_ABOVE: Final = 22
K_UP_TO: Final = 23
K_OR: Final = 24

# Names of the values that words take, in the order of vocabulary.ARGUMENTS.
A_N: Final = 0
A_TO: Final = 1
A_WHICH: Final = 2
A_KIND: Final = 3
A_SUBTYPE: Final = 4
A_ONCE: Final = 5
A_WITHIN: Final = 6
A_OF: Final = 7
A_PLUS: Final = 8
A_MIN: Final = 9
A_MAX: Final = 10
A_KEYWORD: Final = 11
A_TOKEN: Final = 12
A_WHERE: Final = 13
A_WHO: Final = 14
A_HERE: Final = 15
A_PAST_SHIPS: Final = 16
A_IF_IT_TARGETS_YOURS: Final = 17
A_UNLESS_PAYS: Final = 18
A_MARKER: Final = 19
A_FIRST: Final = 20
A_OR: Final = 21

REF_TARGET: Final = 0
REF_TARGET2: Final = 1
REF_THIS: Final = 2
REF_HOST: Final = 3

WHO: Final = ("you", "target", "host", "opponents", "controller_of_target")
YOU: Final = 0
WHO_TARGET: Final = 1
WHO_HOST: Final = 2
OPPONENTS: Final = 3
CONTROLLER: Final = 4

WHERE: Final = ("here", "site", "target", "sector", "there", "homeworld")
AT_HERE: Final = 0
AT_SITE: Final = 1
AT_TARGET: Final = 2
AT_SECTOR: Final = 3
AT_THERE: Final = 4
AT_HOMEWORLD: Final = 5

MARKERS: Final = ("bonus", "extractor")


# Slots of an ability.
S_WHEN: Final = 0
S_IF: Final = 1
S_ATTACH: Final = 2
S_COST: Final = 3
S_TARGET: Final = 4
S_CHOOSE: Final = 5
S_DO: Final = 6
S_WHILE: Final = 7


# Words, in the order of vocabulary.WORDS.
W_DEPLOY: Final = 0
W_BACKLASH: Final = 1
W_BOT: Final = 2
W_DEV: Final = 3
W_BATTLE_STARTS: Final = 4
W_DESTROYS: Final = 5
W_SHIP_DESTROYED: Final = 6
W_JUMPS: Final = 7
W_PLAYS: Final = 8
W_HOST_HAS_MORE_FAVOR: Final = 9
W_MOST_LOCATIONS: Final = 10
W_CONTROLS_CAPITAL: Final = 11
W_OPPONENT_HAS_MORE_LOCATIONS: Final = 12
W_CONTROLS_HOMEWORLD: Final = 13
W_DEFENDING: Final = 14
W_PAY: Final = 15
W_SCRAP_THIS: Final = 16
W_SCRAP_ONE: Final = 17
W_DISCARD_CARD: Final = 18
W_MAY: Final = 19
W_SECTOR: Final = 20
W_SITE: Final = 21
W_PATH: Final = 22
W_ATTACK_OF: Final = 23
W_COUNT: Final = 24
W_COUNTERS: Final = 25
W_ATTACK: Final = 26
W_DEFENSE: Final = 27
W_SPEED: Final = 28
W_ATTACK_IS: Final = 29
W_SPEED_IS: Final = 30
W_GRANT: Final = 31
W_DAMAGE: Final = 32
W_DESTROY: Final = 33
W_REMOVE: Final = 34
W_REPAIR: Final = 35
W_LOSE_KEYWORDS: Final = 36
W_CANT_ATTACK: Final = 37
W_JUMP: Final = 38
W_MOVE: Final = 39
W_CREATE: Final = 40
W_RESOURCES: Final = 41
W_TAKE_RESOURCES: Final = 42
W_DRAW: Final = 43
W_DISCARD_RANDOM: Final = 44
W_LOOK: Final = 45
W_EXPLORE: Final = 46
W_FAVOR: Final = 47
W_SETTLE: Final = 48
W_BLACK_HOLE: Final = 49
W_CANCEL: Final = 50
W_TAKE_CONTROL: Final = 51
W_PUT_INTO_PLAY: Final = 52
W_RETURN_TO_HAND: Final = 53
W_COUNTER: Final = 54
W_MARKER: Final = 55
W_DISCOUNT: Final = 56
W_CHOOSE_ONE: Final = 57
W_COST_LESS: Final = 58
W_NO_PRODUCTION: Final = 59
W_AUDITED: Final = 60
W_MORE_PRODUCTION: Final = 61
W_LEVY: Final = 62
W_EXTRACTOR: Final = 63
W_START_SPEED: Final = 64
W_JUMP_MOVE: Final = 65
W_NO_JUMP: Final = 66
W_HOLE_PROOF: Final = 67
W_HOLE_GATE: Final = 68
W_GATE: Final = 69
W_STOPS_MOVEMENT: Final = 70
W_NO_RANGE: Final = 71
W_SEES_HAND: Final = 72
W_CONTROLS_HOST: Final = 73

# Handlers, in the order of vocabulary.HANDLERS.
DISLOCATION: Final = 0
FISSURE: Final = 1
SLINGSHOT: Final = 2
DOUBLE_AGENT: Final = 3
