"""What a view of Contention looks like, for the page and for bots in other languages.

A test converts the views of random games into these types, with no field too many and none missing;
the page's types are generated from them. Never compiled: the annotations are read at run time.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict


class ContentionCard(TypedDict):
    """A card off the board; `card` is None for one that the viewer does not know."""

    card: int | None
    name: NotRequired[str]
    type: NotRequired[str]
    cost: NotRequired[int]


class ContentionAsset(TypedDict):
    """A card in play."""

    card: int
    name: str
    type: str
    controller: int
    attack: int
    defense: int
    damage: int
    keywords: list[str]
    number: NotRequired[int]
    speed: NotRequired[int]
    host: NotRequired[int]
    on_seat: NotRequired[int]
    counters: NotRequired[int]
    target: NotRequired[int]
    owner: NotRequired[int]
    tokens: NotRequired[list[str]]


class ContentionLocation(TypedDict):
    """The location of a sector; only `card`, which is None, for one the viewer does not know."""

    card: int | None
    name: NotRequired[str]
    type: NotRequired[str]
    controller: NotRequired[int]
    attack: NotRequired[int]
    defense: NotRequired[int]
    damage: NotRequired[int]
    keywords: NotRequired[list[str]]
    speed: NotRequired[int]
    host: NotRequired[int]
    on_seat: NotRequired[int]
    counters: NotRequired[int]
    target: NotRequired[int]
    owner: NotRequired[int]
    tokens: NotRequired[list[str]]
    shielded: NotRequired[bool]


class ContentionSector(TypedDict):
    sector: str
    row: int
    col: int
    up: bool
    controller: int
    location: ContentionLocation
    assets: list[ContentionAsset]


class ContentionDrop(TypedDict):
    """What the viewer itself has laid face down: the answer, and the card where it is one."""

    what: str
    card: ContentionCard | None


class ContentionSeat(TypedDict):
    faction: str
    team: int
    speaker: bool
    alive: bool
    resources: int
    favor: int
    colony_tokens: int
    last_token: bool
    locations: int
    sitting_out: bool
    hand_size: int
    hand: list[ContentionCard]
    deck: int
    scrap: list[ContentionCard]
    off_map: list[ContentionAsset]
    playing: ContentionCard | None
    status: str
    dropped: ContentionDrop | None


class ContentionTerm(TypedDict):
    """What one card adds to the damage of another, by an attack or by Rampage."""

    card: int
    amount: int
    why: str


class ContentionDuel(TypedDict):
    """A target: what is aimed at it, what that comes to with the damage it has, and whether that
    is enough."""

    target: int
    terms: list[ContentionTerm]
    total: int
    lethal: bool


class ContentionAhead(TypedDict):
    """Who wins at the end of this turn as things stand, and by which clause."""

    seat: int
    clause: str


class ContentionView(TypedDict):
    turn: int
    phase: str
    scepter: int
    order: list[int]
    favor_to_win: int
    goals: list[str]
    ahead: ContentionAhead | None
    teams: bool
    map: list[ContentionSector]
    battle: list[ContentionDuel]
    seats: list[ContentionSeat]
    sectors: NotRequired[dict[str, ContentionSector]]


VIEW: Final = ContentionView
