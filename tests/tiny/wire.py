"""What a view of Outposts looks like, for the page and for bots in other languages.

A test converts the views of random games into these types, with no field too many and none missing;
the page's types are generated from them. Never compiled: the annotations are read at run time.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict


class OutpostsCard(TypedDict):
    """A card; `card` is None for one that the viewer does not know."""

    card: int | None
    name: NotRequired[str]
    power: NotRequired[int]


class OutpostsWho(TypedDict):
    """A seat; in the market with the proposals that it has left."""

    seat: int
    proposals: NotRequired[int]


OutpostsItem = TypedDict(
    "OutpostsItem",
    {
        "coins": NotRequired[int],
        "outpost": NotRequired[OutpostsCard],
        "from": NotRequired[OutpostsWho],
        "to": OutpostsWho,
    },
)
"""One thing in a deal: coins of somebody, or an outpost."""


class OutpostsDeal(TypedDict):
    """An open deal, and whose consent it lacks."""

    deal: int
    by: OutpostsWho
    items: list[OutpostsItem]
    asked: list[OutpostsWho]


class OutpostsMarket(TypedDict):
    """The open deals, and what the viewer itself is putting together."""

    deals: list[OutpostsDeal]
    draft: list[OutpostsItem]
    left: list[OutpostsWho]


class OutpostsSeat(TypedDict):
    coins: int
    points: int
    power: int
    hand: list[OutpostsCard]
    front: list[OutpostsCard]


class OutpostsView(TypedDict):
    market: OutpostsMarket | None
    round: int
    first: OutpostsWho
    deck: int
    discard: list[OutpostsCard]
    laid: list[OutpostsCard]
    seats: list[OutpostsSeat]


VIEW: Final = OutpostsView
