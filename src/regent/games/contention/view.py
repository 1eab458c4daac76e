"""What a viewer may see of a game of Contention: built up, card by card (C-ZONE-06)."""

from __future__ import annotations

from typing import Any

from regent.games.contention import (
    verbs,
)
from regent.games.contention.battle import Battle, lethal_total, rampage_on, strength
from regent.games.contention.codes import (
    A_MARKER,
    FACTIONS,
    KEYWORDS,
    MARKERS,
    S_DO,
    SUBTYPES,
    TYPES,
    W_MARKER,
)
from regent.games.contention.faceoff import Drop
from regent.games.contention.state import (
    BATTLE,
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
from regent.games.contention.verbs import VERBS
from regent.games.contention.victory import best_of, fulfilled, fulfilling
from regent.kernel.action import arg_a, verb_of
from regent.kernel.event import NUMBERED
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
    number = t.distinction(card) // NUMBERED
    if number:
        seen["number"] = number
    if t.is_ship(card):
        seen["speed"] = speed(t, card)
    if t.owner[card] >= 0 and t.owner[card] != t.controller[card]:
        seen["owner"] = t.owner[card]  # boarded or taken over: whose it was (C-GLOSS-OWNER)
    tokens = tokens_on(t, card)
    if tokens:
        seen["tokens"] = tokens
    if t.host[card] >= 0:
        seen["host"] = t.host[card]
    if t.host_seat[card] >= 0:
        seen["on_seat"] = t.host_seat[card]
    if t.counters[card]:
        seen["counters"] = t.counters[card]
    if t.target[card] >= 0:
        seen["target"] = t.target[card]
    return seen


def tokens_on(t: Contention, card: int) -> list[str]:
    """The Terran bonus and Extractor tokens that lie on a card (C-COMP-03)."""
    return [
        MARKERS[marker_of(t, source)] for source in range(len(t.marked)) if t.marked[source] == card
    ]


def marker_of(t: Contention, source: int) -> int:
    """Which token the abilities of a card place."""
    for ability in t.spec.abilities[t.face[source]]:
        for op in ability.ops[S_DO]:
            if op.word == W_MARKER:
                return op.args[A_MARKER]
    return 0


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
        if amount >= 0:
            found.append(keyword_said(t, t.face[card], i, amount))
    return found


def keyword_said(t: Contention, face: int, which: int, amount: int) -> str:
    """A keyword as cards print it: Cloaking, Range: 1, Shipyard: Bio."""
    name = KEYWORDS[which]
    word = t.spec.shipyard_word[face] if name == "Shipyard" else -1
    if word >= 0:
        return f"{name}: {SUBTYPES[word]}"
    return f"{name}: {amount}" if amount else name


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
    """What nobody controls is shown as it is printed: so it is once somebody settles it."""
    if not t.knows(viewer, card):  # who explored it still knows it (C-ZONE-07)
        return {"card": None}
    if t.controller[card] >= 0:
        return {**asset(t, card), "shielded": t.turn > 0 and t.shield[card] == t.turn}
    face = t.face[card]
    words = t.spec.keywords[face]
    seen: dict[str, Any] = {
        "card": card,
        "name": t.spec.names[face],
        "type": TYPES[t.spec.kind[face]],
        "attack": t.spec.attack[face],
        "defense": t.spec.defense[face],
        "keywords": [
            keyword_said(t, face, i, words[i]) for i in range(len(KEYWORDS)) if words[i] >= 0
        ],
    }
    tokens = tokens_on(t, card)
    if tokens:
        seen["tokens"] = tokens
    return seen


def battle(t: Contention) -> list[dict[str, Any]]:
    """What will hit what, and what it comes to: declared attacks, Rampage, which needs no target
    (C-KW-RAMPAGE-1), and the damage there is (C-GLOSS-LETHAL)."""
    if t.phase != BATTLE or any(isinstance(f, Battle) and f.deals_damage() for f in t.stack):
        return []  # not begun, or dealt: it is among the damage now
    fighters = t.location + t.zones[PLAY]
    found: list[dict[str, Any]] = []
    for target in fighters:
        terms = [
            {"card": card, "amount": strength(t, card, target), "why": "attack"}
            for card in fighters
            if t.target[card] == target
        ]
        for card in fighters:
            rampage = rampage_on(t, card, target)
            if rampage:
                terms.append({"card": card, "amount": rampage, "why": "Rampage"})
        if not terms:
            continue
        total = lethal_total(t, target)
        lethal = total >= defense(t, target)
        found.append({"target": target, "terms": terms, "total": total, "lethal": lethal})
    return found


def hand(t: Contention, viewer: int, seat: int) -> list[dict[str, Any]]:
    """Known faces first, then backs: the order in a hand is nobody's business."""
    known = [printed(t, card) for card in t.hand(seat) if t.knows(viewer, card)]
    return known + [{"card": None}] * (len(t.hand(seat)) - len(known))


def dropped(t: Contention, viewer: int, seat: int) -> dict[str, Any] | None:
    """What a seat has laid face down in this drop: to itself only (C-FACE-01, K-SEAL-1)."""
    for frame in t.stack:
        if isinstance(frame, Drop) and viewer == seat and frame.drafts[seat]:
            action = frame.drafts[seat][0]
            verb = next(verb.name for verb in VERBS if verb.code == verb_of(action))
            known = verb_of(action) == verbs.DROP
            return {"what": verb, "card": printed(t, arg_a(action)) if known else None}
    return None


def goals(t: Contention) -> list[str]:
    """How this game is won (C-WIN-01 to C-WIN-03), or in Elimination Mode (C-OPT-ELIM-09)."""
    if t.spec.elimination:
        return ["last", "tokens"]
    found = ["favor", "tokens"]
    return [*found, "homeworld"] if t.seats == 2 and not t.spec.teams else found


def ahead(t: Contention) -> dict[str, Any] | None:
    """Who wins at the end of this turn as things stand, and by which clause: from what lies open,
    by the check of the end of the turn (C-END-03)."""
    found = fulfilling(t) if t.turn > 0 and not t.over else []
    if not found:
        return None
    seat = best_of(t, found)
    return {"seat": seat, "clause": fulfilled(t, seat)}


def player(t: Contention, viewer: int, seat: int) -> dict[str, Any]:
    card = t.playing[seat]
    return {
        "faction": FACTIONS[t.spec.factions[seat]],
        "team": t.spec.team[seat],
        "speaker": bool(t.spec.teams and t.spec.speakers[seat]),
        "alive": bool(t.alive >> seat & 1),
        "resources": t.resources[seat],
        "favor": t.favor[seat],
        "colony_tokens": t.tokens[seat],
        "last_token": t.last_token_in_play(seat),
        "locations": t.count_locations(seat),
        "sitting_out": bool(t.out >> seat & 1),
        # C-BLUFF-03, C-BLUFF-07: the Bluff counts, once it has joined the hand (C-SETUP-08).
        "hand_size": len(t.hand(seat)) + (1 if t.turn else 0),
        "hand": hand(t, viewer, seat),
        "deck": len(t.zones[t.deck_of(seat)]),
        "scrap": [printed(t, c) for c in t.zones[t.scrap_of(seat)]],
        "off_map": [asset(t, c) for c in t.zones[PLAY] if t.controller[c] == seat and t.at[c] < 0],
        "playing": printed(t, card) if card >= 0 and t.where[card] == PLAYED else None,
        "status": STATUS[t.status[seat]],
        "dropped": dropped(t, viewer, seat),
    }


def view(t: Contention, viewer: int) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "turn": t.turn,
        "phase": PHASES[t.phase],
        "scepter": t.scepter,
        "order": t.order(),
        "favor_to_win": t.spec.favor_to_win,
        "goals": goals(t),
        "ahead": ahead(t),
        "teams": bool(t.spec.teams),
        "map": [place(t, viewer, sector) for sector in range(len(t.location))],
        "battle": battle(t),
        "seats": [player(t, viewer, seat) for seat in range(t.seats)],
    }
    if viewer == EVERYTHING:
        seen["sectors"] = {p["sector"]: p for p in seen["map"]}
    return seen
