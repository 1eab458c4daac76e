"""What a viewer may see of a game of Contention: built up, card by card (C-ZONE-06)."""

from __future__ import annotations

from typing import Any

from regent.games.contention.codes import FACTIONS, KEYWORDS, SUBTYPES, TYPES
from regent.games.contention.state import (
    CANCELED,
    NOTHING,
    PAID,
    PHASES,
    PLAY,
    PLAYED,
    REFUNDED,
    RESOLVED,
    RETURNED,
    REVEALED,
    SITTING,
    Contention,
)
from regent.games.contention.values import attack, defense, keyword, speed
from regent.kernel.table import EVERYTHING

STATUS = {
    NOTHING: "",
    REVEALED: "revealed",
    RETURNED: "sent back",
    PAID: "being played",
    CANCELED: "canceled",
    RESOLVED: "resolved",
    REFUNDED: "refunded",
    SITTING: "",
}


def printed(t: Contention, card: int) -> dict[str, Any]:
    """A card that lies off the board, with its printed numbers."""
    face = t.face[card]
    return {
        "card": card,
        "name": t.spec.names[face],
        "type": TYPES[t.spec.kind[face]],
        "cost": t.spec.cost[face],
    }


def asset(t: Contention, card: int) -> dict[str, Any]:
    """A card in play, with what everybody sees of it."""
    face = t.face[card]
    seen: dict[str, Any] = {
        "card": card,
        "name": t.spec.names[face],
        "type": TYPES[t.spec.kind[face]],
        "controller": t.controller[card],
        "attack": attack(t, card),
        "defense": defense(t, card),
        "damage": t.damage[card],
        "keywords": keywords(t, card),
    }
    if t.is_ship(card):
        seen["speed"] = speed(t, card)
    if t.host[card] >= 0:
        seen["host"] = t.host[card]
    if t.host_seat[card] >= 0:
        seen["on_seat"] = t.host_seat[card]
    if t.counters[card]:
        seen["counters"] = t.counters[card]
    if t.target[card] >= 0:
        seen["target"] = t.target[card]
    return seen


def keywords(t: Contention, card: int) -> list[str]:
    found: list[str] = []
    written = t.spec.keywords[t.face[card]]
    granted = 0
    for source in t.auras:
        granted |= t.spec.grants[t.face[source]]
    for i in range(len(KEYWORDS)):
        if written[i] < 0 and not granted >> i & 1:
            continue
        amount = keyword(t, card, i)
        if amount < 0:
            continue
        word = t.spec.shipyard_word[t.face[card]] if KEYWORDS[i] == "Shipyard" else -1
        if word >= 0:
            found.append(f"{KEYWORDS[i]}: {SUBTYPES[word]}")
        else:
            found.append(f"{KEYWORDS[i]}: {amount}" if amount else KEYWORDS[i])
    return found


def place(t: Contention, viewer: int, sector: int) -> dict[str, Any]:
    """One sector: its location as far as the viewer knows it, and what stands there."""
    card = t.location[sector]
    layout = t.spec.layout
    seen: dict[str, Any] = {
        "sector": layout.cells[sector],
        "row": layout.rows[sector],
        "col": layout.cols[sector],
        "up": bool(t.up[card]),
        "controller": t.controller[card],
        "location": location(t, viewer, card),
        "assets": [asset(t, c) for c in t.zones[PLAY] if t.at[c] == sector],
    }
    return seen


def location(t: Contention, viewer: int, card: int) -> dict[str, Any]:
    if not t.knows(viewer, card):  # who explored it still knows it (C-ZONE-07)
        return {"card": None}
    if t.controller[card] >= 0:
        return {**asset(t, card), "shielded": t.turn > 0 and t.shield[card] == t.turn}
    face = t.face[card]
    return {
        "card": card,
        "name": t.spec.names[face],
        "type": TYPES[t.spec.kind[face]],
        "defense": t.spec.defense[face],
    }


def hand(t: Contention, viewer: int, seat: int) -> list[dict[str, Any]]:
    """Known faces first, then backs: the order in a hand is nobody's business."""
    known = [printed(t, card) for card in t.hand(seat) if t.knows(viewer, card)]
    return known + [{"card": None}] * (len(t.hand(seat)) - len(known))


def player(t: Contention, viewer: int, seat: int) -> dict[str, Any]:
    card = t.playing[seat]
    return {
        "faction": FACTIONS[t.spec.factions[seat]],
        "team": t.spec.team[seat],
        "alive": bool(t.alive >> seat & 1),
        "resources": t.resources[seat],
        "favor": t.favor[seat],
        "colony_tokens": t.tokens[seat],
        "last_token": t.last_token_in_play(seat),
        "locations": t.count_locations(seat),
        "sitting_out": bool(t.out >> seat & 1),
        "hand_size": len(t.hand(seat)) + 1,  # C-BLUFF-03, C-BLUFF-07: the Bluff counts
        "hand": hand(t, viewer, seat),
        "deck": len(t.zones[t.deck_of(seat)]),
        "scrap": [printed(t, c) for c in t.zones[t.scrap_of(seat)]],
        "off_map": [asset(t, c) for c in t.zones[PLAY] if t.controller[c] == seat and t.at[c] < 0],
        "playing": printed(t, card) if card >= 0 and t.where[card] == PLAYED else None,
        "status": STATUS[t.status[seat]],
    }


def view(t: Contention, viewer: int) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "turn": t.turn,
        "phase": PHASES[t.phase],
        "scepter": t.scepter,
        "order": t.order(),
        "favor_to_win": t.spec.favor_to_win,
        "map": [place(t, viewer, sector) for sector in range(len(t.location))],
        "seats": [player(t, viewer, seat) for seat in range(t.seats)],
    }
    if viewer == EVERYTHING:
        seen["sectors"] = {p["sector"]: p for p in seen["map"]}
    return seen
