"""What a viewer may see: systems with Worlds and Units, people, hands, and the sums of a fight."""

from __future__ import annotations

from typing import Any

from regent.games.seize.codes import (
    CLASSES,
    KEYWORDS,
    RACES,
    SUBTYPES,
    TYPES,
)
from regent.games.seize.codes import (
    SYSTEMS as SYSTEM_NAMES,
)
from regent.games.seize.editions import R_ARTIFACTS, R_DUEL_FIGHTS
from regent.games.seize.parameters import R_REGENT, R_VICTORY_POINTS
from regent.games.seize.select import attacking, disputed
from regent.games.seize.state import (
    ASSETS,
    BIDS,
    CHARACTERS,
    COURT,
    DISCARD,
    PHASES,
    PLAYED,
    POOL,
    RESERVE,
    SYSTEMS,
    Seize,
)
from regent.games.seize.types import subtypes_of, type_of
from regent.games.seize.values import (
    att_terms,
    attack,
    def_terms,
    defence,
    incoming,
    keyword,
)
from regent.games.seize.worlds import points, required
from regent.kernel.event import NUMBERED
from regent.kernel.layers import LAYERS, Term


def printed(t: Seize, card: int) -> dict[str, Any]:
    """A card that lies off the table, with its printed numbers."""
    face = t.face[card]
    seen: dict[str, Any] = {
        "card": card,
        "name": t.spec.names[face],
        "type": TYPES[t.spec.kind[face]],
        "cost": "X" if t.spec.x[face] else t.spec.cost[face],
    }
    if t.spec.is_unit(face):
        seen["att"] = t.spec.att[face]
        seen["def"] = t.spec.defence[face]
    return seen


def keywords(t: Seize, card: int) -> list[str]:
    found: list[str] = []
    for i in range(len(KEYWORDS)):
        number = keyword(t, card, i)
        if number >= 0:
            found.append(f"{KEYWORDS[i]} +{number}" if number else KEYWORDS[i])
    return found


def unit(t: Seize, card: int) -> dict[str, Any]:
    """A Unit card, a Unit counter or a Reaction that fights."""
    face = t.face[card]
    mask = subtypes_of(t, card)
    seen: dict[str, Any] = {
        "card": card,
        "name": t.spec.names[face],
        "type": TYPES[type_of(t, card)],
        "subtypes": [SUBTYPES[i] for i in range(len(SUBTYPES)) if mask >> i & 1],
        "controller": t.controller[card],
        "att": attack(t, card),
        "def": defence(t, card),
        "keywords": keywords(t, card),
        "depleted": bool(t.depleted[card]),
        "damage": t.damage[card],
        "missions": t.missions[card],
        "counter": t.is_counter(card),
    }
    number = t.distinction(card) // NUMBERED
    if number:
        seen["number"] = number
    if t.host[card] >= 0:
        seen["host"] = t.host[card]
    if t.chosen[card] >= 0:
        seen["versus"] = SUBTYPES[t.chosen[card]]
    if t.world >= 0 and t.at[card] == t.world:
        seen["attacks"] = attacking(t, card)
    return seen


def world(t: Seize, card: int) -> dict[str, Any]:
    """A faceup World with everything at it."""
    face = t.face[card]
    return {
        "card": card,
        "name": t.spec.names[face],
        "type": "World",
        "system": SYSTEM_NAMES[t.spec.system[face]],
        "cost": t.spec.cost[face],
        "def": defence(t, card),
        "owner": t.owner[card],
        "controller": t.controller[card],
        "throne": bool(t.throne[card]),
        "depleted": bool(t.depleted[card]),
        "disputed": disputed(t, card),
        "conquest": [t.conquest_of(card, seat) for seat in range(t.seats)],
        "required": required(t, card),
        "units": [unit(t, c) for c in t.units_at(card)],
    }


def person(t: Seize, card: int) -> dict[str, Any]:
    """A faceup Character."""
    face = t.face[card]
    calling = t.spec.calling[face]
    return {
        "card": card,
        "name": t.spec.names[face],
        "type": "Character",
        "class": next((CLASSES[i] for i in range(6) if calling >> i & 1), ""),
        "race": next((RACES[i] for i in range(len(RACES)) if calling >> (6 + i) & 1), ""),
        "cost": t.spec.cost[face],
        "controller": t.controller[card],
        "depleted": bool(t.depleted[card]),
        "disputed": disputed(t, card),
    }


def relic(t: Seize, card: int) -> dict[str, Any]:
    """An Artifact in play."""
    seen: dict[str, Any] = {
        "card": card,
        "name": t.spec.names[t.face[card]],
        "type": "Artifact",
        "cost": t.cost(card),
        "controller": t.controller[card],
        "depleted": bool(t.depleted[card]),
    }
    if t.at[card] >= 0:
        seen["world"] = t.at[card]
    return seen


def facedown(t: Seize, viewer: int, cards: list[int], marked: list[int]) -> list[dict[str, Any]]:
    """Known faces first, then backs; a token lies open on the card it marks (SI-SETUP-04)."""
    known: list[dict[str, Any]] = []
    backs: list[dict[str, Any]] = []
    for card in cards:
        if t.knows(viewer, card):
            known.append({**printed(t, card), "marked": card in marked})
        else:
            backs.append({"card": None, "marked": card in marked})
    return known + sorted(backs, key=_unmarked)


def _unmarked(back: dict[str, Any]) -> bool:
    return not back["marked"]


def player(t: Seize, viewer: int, seat: int) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "resources": t.resources[seat],
        "points": points(t, seat),  # SI-VICT-TOLD
        "score": t.score[seat],
        "turns": t.turns[seat],
        "regent": t.regent == seat,
        "hand_size": len(t.hand(seat)),
        "hand": facedown(t, viewer, t.hand(seat), []),
        "assets": len(t.cards_in(seat, ASSETS)),
        "systems": len(t.cards_in(seat, SYSTEMS)),
        "characters": len(t.cards_in(seat, CHARACTERS)),
        "worlds": [world(t, card) for card in t.worlds(seat)],
        "figures": [person(t, card) for card in t.figures(seat)],
        "reserve": facedown(
            t, viewer, t.cards_in(seat, RESERVE), [c for c in range(len(t.throne)) if t.throne[c]]
        ),
        "court": facedown(t, viewer, t.cards_in(seat, COURT), t.lead),
        "bids": facedown(t, viewer, t.cards_in(seat, BIDS), []),
        "discard": [printed(t, card) for card in t.cards_in(seat, DISCARD)],
    }
    if t.spec.rules[R_ARTIFACTS]:
        seen["relics"] = [relic(t, card) for card in t.relics(seat)]
    if t.is_out(seat):
        seen["out"] = True
    if t.spec.duel:
        seen["pool"] = facedown(t, viewer, t.cards_in(seat, POOL), [])
    return seen


# -- the fight ------------------------------------------------------------------------------------


def terms(t: Seize, base: int, found: list[Term]) -> list[dict[str, Any]]:
    """A sum term by term: what is printed, then each modifier with the card it comes from."""
    lines: list[dict[str, Any]] = [{"layer": "printed", "amount": base, "source": ""}]
    for layer in (1, 2, 3):
        for term in found:
            if term.layer == layer:
                source = t.spec.names[t.face[term.source]] if term.source >= 0 else ""
                lines.append({"layer": LAYERS[layer], "amount": term.amount, "source": source})
    return lines


def shot(t: Seize, declared: list[int]) -> dict[str, Any]:
    """One declared attack with its sum."""
    attacker, target, share, cancelled = declared
    number, found = incoming(t, attacker, target, share)
    base = share if share else t.spec.att[t.face[attacker]]
    return {
        "unit": attacker,
        "name": t.spec.names[t.face[attacker]],
        "target": target,
        "target_name": t.spec.names[t.face[target]],
        "share": share,
        "of": terms(t, t.spec.att[t.face[attacker]], att_terms(t, attacker, target)),
        "cancelled": bool(cancelled),
        "number": number,
        "terms": terms(t, base, found),
        "def": defence(t, target, attacker),
        "def_terms": terms(t, t.spec.defence[t.face[target]], def_terms(t, target, attacker)),
    }


def conquest(t: Seize) -> dict[str, Any] | None:
    if t.world < 0:
        return None
    return {
        "world": t.world,
        "name": t.spec.names[t.face[t.world]],
        "attacker": t.attacker,
        "defender": t.defender,
        "exchange": t.exchange,
        "exchanges": t.exchanges,
        "step": t.step,
        "counters": t.conquest_of(t.world, t.attacker),
        "required": required(t, t.world),
        "attacks": [shot(t, declared) for declared in t.attacks],
    }


def view(t: Seize, viewer: int) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "turn": t.turn,
        "phase": PHASES[t.phase],
        "active": t.active,
        "regent": t.regent,
        "victory_points": t.spec.rules[R_VICTORY_POINTS],
        "conquest": conquest(t),
        "played": [printed(t, card) for card in t.zones[PLAYED]],
        "seats": [player(t, viewer, seat) for seat in range(t.seats)],
    }
    if not t.spec.rules[R_REGENT]:
        seen["no_regent"] = True
    if t.spec.duel:
        seen["worlds_left"] = max(0, t.spec.rules[R_DUEL_FIGHTS] - t.turn)
    return seen
