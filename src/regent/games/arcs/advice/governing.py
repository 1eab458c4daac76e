"""Advice for what only a game with an Empire asks, except the Summit."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.advice.fealty import FAVOR
from regent.games.arcs.advice.judge import judge
from regent.games.arcs.advice.maneuvers import escort_worth
from regent.games.arcs.advice.targets import influence_worth, suit_worth
from regent.games.arcs.advice.worth import (
    OF_TYPE,
    USE,
    ambition_gain,
    card_cost,
    keep_worth,
    piece_worth,
    resource_worth,
)
from regent.games.arcs.blight import blight_crises
from regent.games.arcs.codes import (
    BLIGHT,
    CITY,
    DAMAGED,
    FRESH,
    PEACE,
    SHIP,
    TYRANT,
    WARLORD,
    WEAPON,
)
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import city_bonus
from regent.kernel.action import arg_a, arg_b, verb_of
from regent.kernel.advice import Advice


def mirroring(t: Arcs, seat: int, advice: Advice) -> None:
    """An Event card: the pips of the lead, if it gives any."""
    pips = t.mirrored_pips()
    if pips:
        advice.add("actions", suit_worth(t, seat, t.suit_of(t.lead), pips))
    advice.add("a card that is good for nothing else", 4)


def governing(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """By what the question is about."""
    verb = verb_of(action)
    if verb in (verbs.SETTLE, verbs.PLACE, verbs.CLUSTER, verbs.INFLUENCE):
        placing(t, seat, action, advice)
    elif verb == verbs.ESCORT:
        advice.add("where they are", escort_worth(t, seat, action))
        advice.add("more ships", arg_a(action) + arg_b(action))
    elif verb == verbs.SUPPORT:
        advice.add("more ships", 3 * (arg_a(action) + arg_b(action)) - arg_b(action))
    elif verb in (verbs.PLUNDER, verbs.STEAL_TRUST):
        advice.add("a resource", resource_worth(t, seat, arg_a(action)) + 10)
    elif verb == verbs.CALL:
        advice.add("something may come of it", 3)
    elif verb == verbs.CRISES:
        advice.add("what Blight would do", crises_worth(t, seat))
    elif verb == verbs.EDICTS:
        advice.add("who governs", 12 if t.first_regent() == seat else -4)
    elif verb in (verbs.ENFORCE, verbs.POLICY):
        ruling(t, seat, action, advice)
    elif verb == verbs.DISCARD_CARD:
        advice.add("a card less", -card_cost(t, seat, arg_a(action)))
    else:
        demanding(t, seat, action, advice)


def placing(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    verb, a = verb_of(action), arg_a(action)
    if verb == verbs.SETTLE:
        type, kind = t.spec.type_of[a], arg_b(action)
        advice.add("its resource", resource_worth(t, seat, type))
        advice.add("a building", piece_worth(kind, FRESH) // 2)
        board = t.board()
        if board.cities[seat] + board.starports[seat]:
            here = board.cities[seat] if kind == CITY else board.starports[seat]
            advice.add("the other kind of building", -40 if here else 0)
    elif verb == verbs.PLACE:
        advice.add("Imperial ships there", 5 * t.buildings_at(a, seat) + t.ships_at(a, seat))
    elif verb == verbs.CLUSTER:
        found = 0
        for system in range(4 * (a - 1), 4 * a):
            found += t.count(system, BLIGHT, SHIP, DAMAGED)
        advice.add("Trophies", found * (4 + ambition_gain(t, seat, WARLORD)))
    else:
        advice.add("the Court", influence_worth(t, seat, t.court_place(a)))


def crises_worth(t: Arcs, seat: int) -> int:
    """What the hits of Blight would change."""
    after = t.clone()
    blight_crises(after)
    return judge(after, seat) - judge(t, seat)


def ruling(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """Enforce the Policy, or change it."""
    if verb_of(action) == verbs.POLICY:
        advice.add("another Policy", 4 if arg_a(action) == PEACE and city_bonus(t, seat) else 0)
        return
    advice.add("the Demand", 8 * (len(t.regents()) - 1))
    if t.policy() == PEACE:
        advice.add("bonus cities", 60 * city_bonus(t, seat))


def demanding(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """The Imperial Demand and the Imperial Action."""
    verb, a, b = verb_of(action), arg_a(action), arg_b(action)
    if verb == verbs.DEMAND:
        advice.add("the Trust counts for me", ambition_gain(t, seat, OF_TYPE[b]))
        cost = keep_worth(t, a, b) + USE
        advice.add("what it costs", -cost if a == seat else cost // 2)
    elif verb in (verbs.DEMAND_TROPHY, verbs.DEMAND_CAPTIVE):
        ambition = WARLORD if verb == verbs.DEMAND_TROPHY else TYRANT
        advice.add("spoils", ambition_gain(t, seat, ambition))
    elif verb == verbs.DEMAND_FAVOR:
        advice.add("a Favor", FAVOR)
    elif verb == verbs.ARM_REGENT:
        advice.add("a Weapon", resource_worth(t, a, WEAPON) if a == seat else 0)
    elif verb == verbs.EXPEL:
        advice.add("one Regent less", -2)
