"""What a view of Arcs looks like, for the page and for bots in other languages.

A test converts the views of random games into these types, with no field too many and none missing;
the page's types are generated from them. Never compiled: the annotations are read at run time.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict


class ArcsCard(TypedDict):
    """An action or Court card; `card` is None for one that the viewer does not know."""

    card: int | None
    name: NotRequired[str]
    kind: NotRequired[str]
    suit: NotRequired[str]
    number: NotRequired[int]
    pips: NotRequired[int]
    raid: NotRequired[int]


class ArcsCourtCard(ArcsCard):
    """Agents by seat, and the same in words."""

    agents: list[int]
    tally: str


class ArcsPieces(TypedDict):
    """What one owner has in a system; what there is none of is left out."""

    ships: NotRequired[int]
    damaged_ships: NotRequired[int]
    cities: NotRequired[int]
    damaged_cities: NotRequired[int]
    starports: NotRequired[int]
    damaged_starports: NotRequired[int]


class ArcsSystem(TypedDict):
    """A system in play; a gate has no type and no slots. `control` is as the viewer sees it."""

    name: str
    type: NotRequired[str]
    slots: NotRequired[int]
    free: NotRequired[int]
    control: int
    pieces: dict[str, ArcsPieces]


class ArcsAmbition(TypedDict):
    """What first and second place would get, the markers on it, and how much everybody has."""

    name: str
    first: int
    second: int
    markers: int
    counts: list[int]
    box: NotRequired[int]


class ArcsBattle(TypedDict):
    place: str
    attacker: int
    defender: str
    attacking_fresh: int
    attacking_damaged: int
    dice: list[str]


class ArcsTrophy(TypedDict):
    owner: str
    piece: str
    number: int


class ArcsUnion(TypedDict):
    union: ArcsCard
    beside: ArcsCard


class ArcsSeat(TypedDict):
    power: int
    initiative: bool
    hand_size: int
    hand: list[ArcsCard]
    played: list[ArcsCard]
    copied: list[ArcsCard]
    seizing: list[ArcsCard]
    area: list[ArcsCard]
    resources: list[str]
    raid: list[int]
    ships_left: int
    cities_left: int
    starports_left: int
    agents_left: int
    outrage: list[str]
    captives: list[int]
    trophies: list[ArcsTrophy]


class ArcsView(TypedDict):
    chapter: int
    round: int
    initiative: int
    active: int
    play: str
    pips: int
    lead: list[ArcsCard]
    zero: bool
    seized: bool
    markers_left: list[str]
    ambitions: list[ArcsAmbition]
    supply: dict[str, int]
    court: list[ArcsCourtCard]
    court_deck: int
    court_discard: list[ArcsCard]
    scrap: list[ArcsCard]
    pile: int
    open_pile: list[ArcsCard]
    unions: list[ArcsUnion]
    battle: ArcsBattle | None
    map: list[ArcsSystem]
    seats: list[ArcsSeat]


VIEW: Final = ArcsView
