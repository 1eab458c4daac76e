"""What a title's view looks like, for the page and for bots in other languages.

The titles build their views as plain values; a test converts the views of random games into these
types, with no field too many and none missing, so that this page is never a guess.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

# -- Imperium: The Contention -------------------------------------------------------------------


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


class ContentionView(TypedDict):
    turn: int
    phase: str
    scepter: int
    order: list[int]
    favor_to_win: int
    goals: list[str]
    teams: bool
    map: list[ContentionSector]
    seats: list[ContentionSeat]
    sectors: NotRequired[dict[str, ContentionSector]]


# -- Seize the Imperium -------------------------------------------------------------------------


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


# -- Arcs ---------------------------------------------------------------------------------------


class ArcsCard(TypedDict):
    """An action card or a Court card; only `card`, which is None, for one the viewer does not
    know."""

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
    """The pieces of one owner in a system; what is not there is left out."""

    ships: NotRequired[int]
    damaged_ships: NotRequired[int]
    cities: NotRequired[int]
    damaged_cities: NotRequired[int]
    starports: NotRequired[int]
    damaged_starports: NotRequired[int]


class ArcsSystem(TypedDict):
    """A gate or a planet; `control` is the seat that controls it, -1 for nobody."""

    name: str
    control: int
    pieces: dict[str, ArcsPieces]
    type: NotRequired[str]
    slots: NotRequired[int]
    free: NotRequired[int]


class ArcsAmbition(TypedDict):
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
