"""What a view of Seize looks like, for the page and for bots in other languages.

A test converts the views of random games into these types, with no field too many and none missing;
the page's types are generated from them. Never compiled: the annotations are read at run time.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

SeizeHeld = TypedDict(
    "SeizeHeld",
    {
        "card": int | None,
        "name": NotRequired[str],
        "type": NotRequired[str],
        "cost": NotRequired[int | str],
        "att": NotRequired[int],
        "def": NotRequired[int],
        "marked": NotRequired[bool],
    },
)
"""A card off the table; `card` is None for one that the viewer does not know."""

SeizeUnit = TypedDict(
    "SeizeUnit",
    {
        "card": int,
        "name": str,
        "type": str,
        "subtypes": list[str],
        "controller": int,
        "att": int,
        "def": int,
        "keywords": list[str],
        "depleted": bool,
        "damage": int,
        "missions": int,
        "counter": bool,
        "number": NotRequired[int],
        "host": NotRequired[int],
        "versus": NotRequired[str],
        "attacks": NotRequired[bool],
    },
)

SeizeWorld = TypedDict(
    "SeizeWorld",
    {
        "card": int,
        "name": str,
        "type": str,
        "system": str,
        "cost": int,
        "def": int,
        "owner": int,
        "controller": int,
        "throne": bool,
        "depleted": bool,
        "disputed": bool,
        "conquest": list[int],
        "required": int,
        "units": list[SeizeUnit],
    },
)

SeizeFigure = TypedDict(
    "SeizeFigure",
    {
        "card": int,
        "name": str,
        "type": str,
        "class": str,
        "race": str,
        "cost": int,
        "controller": int,
        "depleted": bool,
        "disputed": bool,
    },
)


class SeizeRelic(TypedDict):
    card: int
    name: str
    type: str
    cost: int
    controller: int
    depleted: bool
    world: NotRequired[int]


class SeizeTerm(TypedDict):
    layer: str
    amount: int
    source: str


SeizeAttack = TypedDict(
    "SeizeAttack",
    {
        "unit": int,
        "name": str,
        "target": int,
        "target_name": str,
        "share": int,
        "of": list[SeizeTerm],
        "cancelled": bool,
        "number": int,
        "terms": list[SeizeTerm],
        "def": int,
        "def_terms": list[SeizeTerm],
    },
)


class SeizeConquest(TypedDict):
    world: int
    name: str
    attacker: int
    defender: int
    exchange: int
    exchanges: int
    step: int
    counters: int
    required: int
    attacks: list[SeizeAttack]


class SeizeSeat(TypedDict):
    resources: int
    points: int
    score: int
    turns: int
    regent: bool
    hand_size: int
    hand: list[SeizeHeld]
    assets: int
    systems: int
    characters: int
    worlds: list[SeizeWorld]
    figures: list[SeizeFigure]
    reserve: list[SeizeHeld]
    court: list[SeizeHeld]
    bids: list[SeizeHeld]
    discard: list[SeizeHeld]
    relics: NotRequired[list[SeizeRelic]]
    out: NotRequired[bool]
    pool: NotRequired[list[SeizeHeld]]


class SeizeView(TypedDict):
    turn: int
    phase: str
    active: int
    regent: int
    victory_points: int
    conquest: SeizeConquest | None
    played: list[SeizeHeld]
    seats: list[SeizeSeat]
    worlds_left: NotRequired[int]
    no_regent: NotRequired[bool]


VIEW: Final = SeizeView
