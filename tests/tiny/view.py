"""What a viewer may see of a game of Outposts."""

from __future__ import annotations

from typing import Any

from tests.tiny.market import Market
from tests.tiny.state import DECK, DISCARD, LAID, Outposts


def card(t: Outposts, viewer: int, which: int) -> dict[str, Any]:
    """A card as this viewer sees it: its face, or just that it is there."""
    if not t.knows(viewer, which):
        return {"card": None}
    face = t.face[which]
    return {"card": which, "name": t.spec.name[face], "power": t.power(which)}


def market(t: Outposts, viewer: int) -> dict[str, Any] | None:
    """The open deals, and to each seat what it is putting together itself (K-DEAL-1)."""
    talk = t.stack[-1] if t.stack else None
    if not isinstance(talk, Market):
        return None
    return {
        "deals": [deal[:] for deal in talk.deals],
        "draft": talk.drafts[viewer][:] if viewer >= 0 else [],
        "left": talk.left[:],
    }


def view(t: Outposts, viewer: int) -> dict[str, Any]:
    return {
        "market": market(t, viewer),
        "round": t.round,
        "first": t.first,
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
