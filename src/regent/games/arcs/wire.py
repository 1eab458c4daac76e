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
    holds: NotRequired[str]


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
    """A system in play; a gate has no type and no slots. `control` is as the viewer sees it who is
    on turn: a seat, 4 for the Empire, -1 for nobody; `cloud_city` whose city stands outside the
    slots, `shaped` whether a resource gives the planet its type."""

    name: str
    type: NotRequired[str]
    slots: NotRequired[int]
    free: NotRequired[int]
    cloud_city: NotRequired[str]
    shaped: NotRequired[bool]
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


class ArcsOdds(TypedDict):
    """So many dice more: by symbol how likely it shows not at all, once, twice and so on; how
    likely an interception is, and no hit on the attacker, one, two and so on."""

    die: str
    number: int
    chances: dict[str, list[float]]
    intercepted: float
    suffered: list[float]


class ArcsBattle(TypedDict):
    """A battle: the dice as they lie with their sum by symbol, or the odds of those that may be
    taken, for whoever chooses."""

    place: str
    attacker: int
    defender: str
    attacking_fresh: int
    attacking_damaged: int
    imperial_fresh: int
    imperial_damaged: int
    dice: list[str]
    totals: dict[str, int]
    odds: NotRequired[list[ArcsOdds]]
    intercepting: NotRequired[int]


class ArcsTrophy(TypedDict):
    owner: str
    piece: str
    number: int


class ArcsScrapped(TypedDict):
    piece: str
    number: int


class ArcsUnion(TypedDict):
    union: ArcsCard
    beside: ArcsCard


class ArcsItem(TypedDict):
    """One action of a deal; an invitation and a promised Favor are about nothing further."""

    action: str
    giver: int
    taker: int
    what: NotRequired[str]


class ArcsDeal(TypedDict):
    """A deal that is open: whose consent it asks, and who has given it."""

    number: int
    proposer: int
    asked: list[int]
    agreed: list[int]
    items: list[ArcsItem]


class ArcsSummit(TypedDict):
    """Open deals, what the viewer is putting together, and what limits it (S-SUM-10)."""

    deals: list[ArcsDeal]
    proposal: list[ArcsItem]
    proposals_left: list[int]
    most_items: int
    changes_left: int


class ArcsFate(TypedDict):
    """What brings an objective nearer; `grand` are the points of one and of both grand ambitions,
    empty but in the last Act."""

    renown: int
    statecraft: int
    dominion: int
    most: int
    bonus: int
    realm: int
    favored: int
    grand: list[int]


class ArcsEmpire(TypedDict):
    """What lies on the table where there is an Empire; -1 for nobody."""

    act: int
    acts: int
    first_regent: int
    regents: list[int]
    trust: dict[str, int]
    policy: str
    council: str
    council_secured_by: int
    events_played: int
    imperial_ships_left: int
    blight_left: int
    summit: ArcsSummit | None
    fate: ArcsFate | None


class ArcsBonus(TypedDict):
    """What cities gone from the board add to a victory now, and `next` with so many `more`."""

    now: int
    more: int
    next: int


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
    city_bonus: ArcsBonus
    outrage: list[str]
    captives: list[int]
    trophies: list[ArcsTrophy]
    leader: list[ArcsCard]
    lore: list[ArcsCard]
    scrapped: list[ArcsScrapped]
    title: NotRequired[str]
    favors: NotRequired[list[int]]
    objective: NotRequired[int]
    systems: NotRequired[int]


class ArcsIdle(TypedDict):
    """A printed action of the played card of which nothing could come now."""

    action: str
    why: str
    clause: str


class ArcsView(TypedDict):
    chapter: int
    round: int
    initiative: int
    active: int
    play: str
    pips: int
    idle: list[ArcsIdle]
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
    draft: list[ArcsCard]
    lore_deck: int
    battle: ArcsBattle | None
    map: list[ArcsSystem]
    seats: list[ArcsSeat]
    empire: NotRequired[ArcsEmpire]


VIEW: Final = ArcsView
