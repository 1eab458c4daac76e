"""Numbers for everything the rules of Arcs switch on, and the words for them."""

from __future__ import annotations

from typing import Final

# Types of resources, planets and Guild cards
MATERIAL: Final = 0
FUEL: Final = 1
WEAPON: Final = 2
RELIC: Final = 3
PSIONIC: Final = 4
TYPES: Final = ("material", "fuel", "weapon", "relic", "psionic")
NO_TYPE: Final = -1

# Suits of action cards
ADMINISTRATION: Final = 0
AGGRESSION: Final = 1
CONSTRUCTION: Final = 2
MOBILIZATION: Final = 3
SUITS: Final = ("administration", "aggression", "construction", "mobilization")

# Standard actions; then what a Weapon does, and a resource spent for nothing (A-PREL-4, A-PREL-6)
TAX: Final = 0
BUILD: Final = 1
MOVE: Final = 2
REPAIR: Final = 3
INFLUENCE: Final = 4
SECURE: Final = 5
BATTLE: Final = 6
STANDARD: Final = 7
ARM: Final = 7
NOTHING: Final = 8
ACTIONS: Final = (
    "tax",
    "build",
    "move",
    "repair",
    "influence",
    "secure",
    "battle",
    "arm",
    "nothing",
)

SUIT_BUYS: Final = (
    1 << TAX | 1 << REPAIR | 1 << INFLUENCE,
    1 << BATTLE | 1 << MOVE | 1 << SECURE,
    1 << BUILD | 1 << REPAIR,
    1 << MOVE | 1 << INFLUENCE,
)
"""By suit the mask of actions that a pip may buy (A-CARD-1)."""

TYPE_BUYS: Final = (1 << BUILD | 1 << REPAIR, 1 << MOVE, 1 << ARM, 1 << SECURE, 0)
"""By type the mask of actions that a resource buys in the Prelude (A-PREL-4). A Psionic buys what
the lead suit does."""

# Ambitions
TYCOON: Final = 0
TYRANT: Final = 1
WARLORD: Final = 2
KEEPER: Final = 3
EMPATH: Final = 4
AMBITIONS: Final = ("tycoon", "tyrant", "warlord", "keeper", "empath")
AMBITION_OF: Final = (-1, -1, TYCOON, TYRANT, WARLORD, KEEPER, EMPATH, -1)
"""By the number of an action card (A-CARD-3); a 7 is any of them."""
ANY_AMBITION: Final = 7

MARKERS: Final = 3
"""A-COMP-6; the table of their Power stands there too."""
FIRST_PLACE: Final = ((2, 4), (3, 6), (5, 9))
SECOND_PLACE: Final = ((0, 2), (2, 3), (3, 4))
"""By marker and side: blue, gold."""

# Owners of pieces: players 0 to 3, then those who are no player
PLAYERS: Final = 4
EMPIRE: Final = 4
BLIGHT: Final = 5
FREE: Final = 6
OWNERS: Final = 7
OWNER_WORDS: Final = ("0", "1", "2", "3", "empire", "blight", "free")

# Kinds of pieces: the first three stand on the map, fresh or damaged
SHIP: Final = 0
CITY: Final = 1
STARPORT: Final = 2
AGENT: Final = 3
KINDS: Final = 4
PIECES: Final = ("ship", "city", "starport", "agent")
ON_MAP: Final = 3
FRESH: Final = 0
DAMAGED: Final = 1
CONDITIONS: Final = ("fresh", "damaged")

BOX: Final = (15, 5, 5, 10)
"""Pieces of each player by kind (A-COMP-1)."""

IMPERIAL_SHIPS: Final = 15
BLIGHT_TOKENS: Final = 24
FREE_CITIES: Final = 28
FREE_STARPORTS: Final = 14
"""Pieces of those who are no player (S-COMP-1 to S-COMP-3)."""

TOKENS: Final = 5
"""Tokens of each type (A-COMP-2)."""

# Kinds of cards
ACTION: Final = 0
GUILD: Final = 1
VOX: Final = 2
LEADER: Final = 3
LORE: Final = 4
EVENT: Final = 5
COUNCIL: Final = 6
CARD_KINDS: Final = ("action", "guild", "vox", "leader", "lore", "event", "council")

# How a card was played
NOT_PLAYED: Final = 0
LEAD: Final = 1
SURPASS: Final = 2
COPY: Final = 3
PIVOT: Final = 4
MIRROR: Final = 5
PLAYS: Final = ("", "lead", "surpass", "copy", "pivot", "mirror")

# Resource slots of a board, from left to right (A-RES-2, A-RES-3); then the one on Ancient Holdings
# (A-LORE-13)
SLOTS: Final = 7
HOLDING: Final = 6
RAID_COST: Final = (3, 1, 1, 2, 1, 3, 4)
OPEN_SLOTS: Final = (6, 6, 6, 4, 3, 2)
"""By the number of cities on the board."""

# Outrage of one type: no icon covered, by an Agent, by a substitute (A-COMP-7)
CALM: Final = 0
COVERED: Final = 1
SUBSTITUTE: Final = 2

HAND_SIZE: Final = 6
CHAPTERS: Final = 5
LONGEST_CATAPULT: Final = 12

# The Empire: Policies (S-COMP-6), the Council (S-COMP-5; SECURED while it lies under a played card)
WAR: Final = 0
PEACE: Final = 1
ESCALATION: Final = 2
POLICIES: Final = ("war", "peace", "escalation")
IN_SESSION: Final = 0
DECIDED: Final = 1
SECURED: Final = 2
COUNCIL_SIDES: Final = ("in-session", "decided", "secured")
