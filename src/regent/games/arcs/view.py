"""What a viewer may see: the map, the Court, ambitions, boards, hands."""

from __future__ import annotations

from typing import Any

from regent.games.arcs.battle import Battle
from regent.games.arcs.codes import (
    ACTION,
    AGENT,
    AMBITIONS,
    CARD_KINDS,
    CITY,
    DAMAGED,
    FIRST_PLACE,
    FRESH,
    KINDS,
    MARKERS,
    OWNER_WORDS,
    PIECES,
    PLAYS,
    RAID_COST,
    SECOND_PLACE,
    SHIP,
    SLOTS,
    STARPORT,
    SUITS,
    TYPES,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.dice import FACE_WORDS
from regent.games.arcs.map import PLACES, SYSTEMS
from regent.games.arcs.state import (
    AREA,
    COURT_DECK,
    COURT_DISCARD,
    DEFENDER,
    FACE_DOWN,
    FACE_UP,
    HAND,
    OPEN_PILE,
    PILE,
    PLACE,
    SCRAP,
    SEIZING,
    Arcs,
)
from regent.games.arcs.values import boxed, controller, measure


def card(t: Arcs, viewer: int, which: int) -> dict[str, Any]:
    """A card as this viewer sees it: what is printed, or just that it is there."""
    if not t.knows(viewer, which):
        return {"card": None}
    face, spec = t.face[which], t.spec
    seen: dict[str, Any] = {"card": which, "name": spec.names[face]}
    if spec.kind[face] == ACTION:
        return seen | {
            "suit": SUITS[spec.action_suit[face]],
            "number": spec.number[face],
            "pips": spec.pips[face],
        }
    seen["kind"] = CARD_KINDS[spec.kind[face]]
    if spec.suit[face] >= 0:
        seen |= {"suit": TYPES[spec.suit[face]], "raid": spec.raid[face]}
    return seen


def cards(t: Arcs, viewer: int, which: list[int]) -> list[dict[str, Any]]:
    """Known faces first, then backs."""
    known = [card(t, viewer, c) for c in which if t.knows(viewer, c)]
    return known + [{"card": None}] * (len(which) - len(known))


def pieces(t: Arcs, system: int, owner: int) -> dict[str, Any]:
    """The pieces of one owner in a system, fresh and damaged."""
    seen: dict[str, Any] = {}
    for kind, name in ((SHIP, "ships"), (CITY, "cities"), (STARPORT, "starports")):
        fresh, damaged = t.count(system, owner, kind, FRESH), t.count(system, owner, kind, DAMAGED)
        if fresh:
            seen[name] = fresh
        if damaged:
            seen[f"damaged_{name}"] = damaged
    return seen


def place(t: Arcs, viewer: int, system: int) -> dict[str, Any]:
    """A system with everything in it."""
    seen: dict[str, Any] = {"name": PLACES[system]}
    if t.spec.slots[system]:
        seen["type"] = TYPES[t.spec.type_of[system]]
        seen["slots"] = t.spec.slots[system]
        seen["free"] = t.spec.slots[system] - t.board().buildings[system]
    seen["control"] = controller(t, system, max(viewer, -1))
    seen["pieces"] = {
        OWNER_WORDS[owner]: pieces(t, system, owner)
        for owner in t.spec.owners
        if t.is_present(system, owner)
    }
    return seen


def court(t: Arcs, viewer: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for at in range(ROW_PLACES):
        which = t.court_card(at)
        if which >= 0:
            agents = [t.agents_on(at, seat) for seat in range(t.seats)]
            tally = "-".join([str(number) for number in agents])  # for doors that draw any card
            found.append(card(t, viewer, which) | {"agents": agents, "tally": f"Agents {tally}"})
    return found


def ambition(t: Arcs, which: int) -> dict[str, Any]:
    """An ambition: its markers, and what everybody has of it (all of that lies open)."""
    first = [FIRST_PLACE[m][t.side(m)] for m in range(MARKERS) if t.marker[m] == which]
    second = [SECOND_PLACE[m][t.side(m)] for m in range(MARKERS) if t.marker[m] == which]
    seen: dict[str, Any] = {
        "name": AMBITIONS[which],
        "first": sum(first),
        "second": sum(second),
        "markers": len(first),
        "counts": [measure(t, seat, which) for seat in range(t.seats)],
    }
    if t.seats == 2:
        seen["box"] = boxed(t, which)
    return seen


def markers(t: Arcs) -> list[str]:
    """The ambition markers that are still to be had."""
    return [
        f"{FIRST_PLACE[m][t.side(m)]}/{SECOND_PLACE[m][t.side(m)]}"
        for m in range(MARKERS)
        if t.marker[m] < 0
    ]


def battle(t: Arcs) -> dict[str, Any] | None:
    """The battle in progress, with the dice as they lie."""
    if not t.battle:
        return None
    rolled: list[str] = []
    for frame in t.stack:
        if isinstance(frame, Battle) and frame.pc > 1:
            rolled = [FACE_WORDS[face] for face in frame.rolled]
    return {
        "place": PLACES[t.battle[PLACE]],
        "attacker": t.active,
        "defender": OWNER_WORDS[t.battle[DEFENDER]],
        "attacking_fresh": t.attacking(FRESH),
        "attacking_damaged": t.attacking(DAMAGED),
        "dice": rolled,
    }


def resources(t: Arcs, seat: int) -> list[str]:
    """What lies in the resource slots, from the left to the last one that is open."""
    last = t.open_slots(seat)
    for at in range(last, SLOTS):
        if t.slot(seat, at) >= 0:
            last = at + 1
    return [TYPES[t.slot(seat, at)] if t.slot(seat, at) >= 0 else "" for at in range(last)]


def trophies(t: Arcs, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for owner in t.spec.owners:
        for kind in range(KINDS):
            number = t.trophies_of(seat, owner, kind)
            if number:
                found.append({"owner": OWNER_WORDS[owner], "piece": PIECES[kind], "number": number})
    return found


def player(t: Arcs, viewer: int, seat: int) -> dict[str, Any]:
    return {
        "power": t.power[seat],
        "initiative": t.initiative == seat,
        "hand_size": len(t.hand(seat)),
        "hand": cards(t, viewer, t.cards_in(seat, HAND)),
        "played": cards(t, viewer, t.cards_in(seat, FACE_UP)),
        "copied": cards(t, viewer, t.cards_in(seat, FACE_DOWN)),
        "seizing": cards(t, viewer, t.cards_in(seat, SEIZING)),
        "area": cards(t, viewer, t.cards_in(seat, AREA)),
        "resources": resources(t, seat),
        "raid": list(RAID_COST[: t.open_slots(seat)]),
        "ships_left": t.left(seat, SHIP),
        "cities_left": t.left(seat, CITY),
        "starports_left": t.left(seat, STARPORT),
        "agents_left": t.left(seat, AGENT),
        "outrage": [TYPES[type] for type in range(len(TYPES)) if t.is_outraged(seat, type)],
        "captives": [t.captives_of(seat, owner) for owner in range(t.seats)],
        "trophies": trophies(t, seat),
    }


def view(t: Arcs, viewer: int) -> dict[str, Any]:
    return {
        "chapter": t.chapter,
        "round": t.round,
        "initiative": t.initiative,
        "active": t.active,
        "play": PLAYS[t.mode],
        "pips": t.pips,
        "lead": [card(t, viewer, t.lead)] if t.lead >= 0 else [],
        "zero": bool(t.zero),
        "seized": bool(t.seized),
        "markers_left": markers(t),
        "ambitions": [ambition(t, which) for which in range(len(AMBITIONS))],
        "supply": {TYPES[type]: t.tokens[type] for type in range(len(TYPES))},
        "court": court(t, viewer),
        "court_deck": len(t.zones[COURT_DECK]),
        "court_discard": cards(t, viewer, t.zones[COURT_DISCARD]),
        "scrap": cards(t, viewer, t.zones[SCRAP]),
        "pile": len(t.zones[PILE]),
        "open_pile": cards(t, viewer, t.zones[OPEN_PILE]),
        "unions": [
            {"union": card(t, viewer, t.unions[at]), "beside": card(t, viewer, t.unions[at + 2])}
            for at in range(0, len(t.unions), 3)
        ],
        "battle": battle(t),
        "map": [place(t, viewer, system) for system in range(SYSTEMS) if t.in_play(system)],
        "seats": [player(t, viewer, seat) for seat in range(t.seats)],
    }
