"""What a viewer may see of a game of Outposts."""

from __future__ import annotations

from typing import Any

from regent.kernel.action import arg_a, arg_b, arg_c, verb_of
from regent.kernel.parley import AGREED, ASKED, ITEMS, NUMBER, PROPOSER
from tests.tiny.market import COINS, Market
from tests.tiny.state import DECK, DISCARD, LAID, Outposts


def card(t: Outposts, viewer: int, which: int) -> dict[str, Any]:
    """A card as this viewer sees it: its face, or just that it is there."""
    if not t.knows(viewer, which):
        return {"card": None}
    face = t.face[which]
    return {"card": which, "name": t.spec.name[face], "power": t.power(which)}


def item(t: Outposts, viewer: int, action: int) -> dict[str, Any]:
    """One thing in a deal: what, and who is to have it."""
    if verb_of(action) == COINS:
        giver, taker = arg_a(action), arg_b(action)
        return {"coins": arg_c(action), "from": {"seat": giver}, "to": {"seat": taker}}
    return {"outpost": card(t, viewer, arg_a(action)), "to": {"seat": arg_b(action)}}


def deal(t: Outposts, viewer: int, made: list[int]) -> dict[str, Any]:
    asked = made[ASKED] & ~made[AGREED]
    return {
        "deal": made[NUMBER],
        "by": {"seat": made[PROPOSER]},
        "items": [item(t, viewer, action) for action in made[ITEMS:]],
        "asked": [{"seat": seat} for seat in range(t.seats) if asked >> seat & 1],
    }


def market(t: Outposts, viewer: int) -> dict[str, Any] | None:
    """The open deals, and to each seat what it is putting together itself (K-DEAL-1)."""
    talk = t.stack[-1] if t.stack else None
    if not isinstance(talk, Market):
        return None
    drafted = talk.drafts[viewer] if viewer >= 0 else []
    return {
        "deals": [deal(t, viewer, made) for made in talk.deals],
        "draft": [item(t, viewer, action) for action in drafted],
        "left": [{"seat": seat, "proposals": talk.left[seat]} for seat in range(t.seats)],
    }


def view(t: Outposts, viewer: int) -> dict[str, Any]:
    return {
        "market": market(t, viewer),
        "round": t.round,
        "first": {"seat": t.first},
        "deck": len(t.zones[DECK]),
        "discard": [card(t, viewer, which) for which in t.zones[DISCARD]],
        "laid": [card(t, viewer, which) for which in t.zones[LAID]],
        "seats": [
            {
                "coins": t.coins[seat],
                "points": t.points[seat],
                "power": t.total_power(seat),
                "hand": [card(t, viewer, which) for which in t.hand(seat)],
                "front": [card(t, viewer, which) for which in t.front(seat)],
            }
            for seat in range(t.seats)
        ],
    }
