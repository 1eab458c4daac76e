"""What Leaders and Lore are worth, and what speaks for and against what they offer."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.advice.maneuvers import building_hit, move_worth, outrage_cost
from regent.games.arcs.advice.worth import (
    SHIP_WORTH,
    USE,
    ambition_gain,
    card_cost,
    declare_worth,
    is_outdone,
    keep_worth,
    lead_lost,
    piece_worth,
    resource_worth,
)
from regent.games.arcs.codes import (
    AMBITIONS,
    CITY,
    DAMAGED,
    FRESH,
    FUEL,
    LEADER,
    MATERIAL,
    SHIP,
    STARPORT,
    TYPES,
    TYRANT,
    WARLORD,
)
from regent.games.arcs.dice import BATTLE_DICE, BUILDING, HIT, INTERCEPT, KEY, MOST, SELF, SIDES
from regent.games.arcs.leaders import Shape
from regent.games.arcs.lore_actions import (
    Annex,
    Beam,
    FireRifles,
    Guide,
    Martyr,
    Prune,
    Summon,
)
from regent.games.arcs.lore_words import (
    ANNEX,
    CHARM,
    EGO,
    FIRE_RIFLES,
    GUIDE,
    MARTYR,
    NURTURE,
    PRUNE,
    SECOND_AMBITION,
    SUMMON,
    TERROR,
)
from regent.games.arcs.state import PLACE, Arcs
from regent.games.arcs.values import city_types
from regent.kernel.action import arg_a, arg_b, arg_c, verb_of
from regent.kernel.advice import Advice

LEADER_WORTH: Final = (62, 58, 55, 64, 60, 66, 48, 57, 70, 63, 52, 68, 50, 56, 54, 59)
"""By number: how much a Leader helps. Ours: what its gifts bring in a plain game, less its
weakness."""
LORE_BASE: Final = (60, 55, 52, 48, 50, 42, 46, 50, 58, 57, 52, 54, 56, 50)
LORE_PACK: Final = (48, 44, 40, 38, 36, 50, 34, 34, 45, 42, 46, 55, 48, 40)
LORE_WORTH: Final = (*LORE_BASE, *LORE_PACK)
"""By number, ours as well: cards that always work before those that need an ambition."""

DIE_GAINS: Final = {HIT: 16, SELF: -12, INTERCEPT: -14, BUILDING: 14, KEY: 12}
"""What a symbol of a die is worth, roughly."""


def drafted_worth(t: Arcs, card: int) -> int:
    """A Leader or Lore card."""
    face = t.face[card]
    table = LEADER_WORTH if t.spec.kind[face] == LEADER else LORE_WORTH
    return table[t.spec.number[face] - 1]


def city_gain(t: Arcs, seat: int, system: int) -> int:
    """The best resource that a city there gives."""
    best = 0
    for type in city_types(t, system):
        if t.tokens[type]:
            best = max(best, resource_worth(t, seat, type))
    return best


def face_worth(face: int) -> int:
    """What a die shows, in hundredths of a Power."""
    shown = BATTLE_DICE[face // SIDES].faces[face % SIDES]
    total = 0
    for symbol, worth in DIE_GAINS.items():
        total += worth * shown[symbol]
    return total


def average_worth(kind: int) -> int:
    total = 0
    for face in range(SIDES):
        total += face_worth(kind * SIDES + face)
    return total // SIDES


# -- new actions and Prelude actions --------------------------------------------------------------


def new_lore_worth(t: Arcs, seat: int, effect: int) -> int:
    """A new action of a Lore card, by the best that it could do now."""
    best = 0
    if effect == NURTURE:
        for system in t.board().places[seat]:
            if t.pieces_at(system, seat, CITY) > t.taxed(system, seat):
                best = max(best, city_gain(t, seat, system))
    for option in options_of(t, seat, effect):
        best = max(best, map_worth(t, seat, option))
    return best


def options_of(t: Arcs, seat: int, effect: int) -> list[int]:
    """What the new action would offer."""
    if effect == SUMMON:
        return Summon(seat).options(t, seat)
    if effect == FIRE_RIFLES:
        return FireRifles(seat).options(t, seat)
    if effect == ANNEX:
        return Annex(seat).options(t, seat)
    if effect == MARTYR:
        return Martyr(seat).options(t, seat)
    if effect == PRUNE:
        return Prune(seat).options(t, seat)
    return Guide(seat).options(t, seat) if effect == GUIDE else []


def shot_worth(t: Arcs, seat: int, system: int, owner: int) -> int:
    """One hit on a piece of an owner there, ships before buildings."""
    if t.ships_at(system, owner):
        return (SHIP_WORTH[FRESH] + ambition_gain(t, seat, WARLORD)) // 2
    return building_hit(t, seat, system, owner)


def use_lore_worth(t: Arcs, seat: int, effect: int) -> int:
    """A Prelude action of a Lore card."""
    if effect == TERROR:
        return 14 + ambition_gain(t, seat, WARLORD, -1)
    if effect == EGO:
        return 40 + ambition_gain(t, seat, TYRANT, -1)
    if effect == SECOND_AMBITION:
        best = -50
        for ambition in range(len(AMBITIONS)):
            if not t.is_declared(ambition) and not is_outdone(t, seat, ambition):
                best = max(best, declare_worth(t, seat, ambition))
        return best - lost_worth(t, seat)
    return 6 if effect == CHARM else 0


def lost_worth(t: Arcs, seat: int) -> int:
    """All Material and Fuel."""
    total = 0
    for type in (MATERIAL, FUEL):
        total += t.held(seat, type) * (USE + keep_worth(t, seat, type))
    return total


def clear_worth(t: Arcs, seat: int, card: int) -> int:
    """Outrage that a card would clear, less the card."""
    total = -drafted_worth(t, card)
    for type in range(len(TYPES)):
        if t.spec.clears[t.face[card]] >> type & 1 and t.is_outraged(seat, type):
            total += 20 + USE * t.held(seat, type)
    return total


# -- questions ------------------------------------------------------------------------------------


def by_lore(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """What Leaders and Lore ask."""
    verb, a, b = verb_of(action), arg_a(action), arg_b(action)
    if verb == verbs.DRAFT:
        advice.add("what it can do", drafted_worth(t, a))
    elif verb == verbs.GIVE:
        advice.add("a card less", -card_cost(t, seat, a))
    elif verb in (verbs.CHOOSE, verbs.FROM_SUPPLY):
        choosing_type(t, seat, action, advice)
    elif verb == verbs.EXCHANGE:
        gained = resource_worth(t, seat, b) - keep_worth(t, seat, a) - USE
        advice.add("another resource", gained - 3)
    elif verb == verbs.PAY:
        advice.add("a resource less", -keep_worth(t, seat, a) - USE)
    elif verb == verbs.AGAIN:
        advice.add("the die", average_worth(a // SIDES) - face_worth(a))
    elif verb == verbs.RETURN_TROPHY:
        advice.add("a Trophy less", -piece_worth(b, DAMAGED) if b < 3 else -4)
        advice.add("it holds the lead in an ambition", -lead_lost(t, seat, WARLORD, 1))
    elif verb == verbs.RETURN_CAPTIVE:
        advice.add("a Captive less", -4)
        advice.add("it holds the lead in an ambition", -lead_lost(t, seat, TYRANT, 1))
    else:
        advice.add("what it brings", map_worth(t, seat, action))


def choosing_type(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """A resource of any type, or one for the icon of a planet."""
    from_supply = verb_of(action) == verbs.FROM_SUPPLY
    if isinstance(t.stack[-1], Shape):
        cost = 0 if from_supply else keep_worth(t, seat, arg_a(action)) + USE
        advice.add("the planet", resource_worth(t, seat, arg_a(action)) // 2 - cost - 4)
        return
    room = t.held_count(seat) < t.room(seat)
    advice.add("a resource", resource_worth(t, seat, arg_a(action)) // (1 if room else 2))


def map_worth(t: Arcs, seat: int, action: int) -> int:
    """What is done with ships and buildings."""
    verb, a, b, c = verb_of(action), arg_a(action), arg_b(action), arg_c(action)
    if verb == verbs.PLACE:
        return SHIP_WORTH[FRESH]
    if verb == verbs.SACRIFICE:
        return -SHIP_WORTH[FRESH]
    if verb == verbs.MARTYR:
        return piece_worth(SHIP, c) + ambition_gain(t, seat, WARLORD) - SHIP_WORTH[FRESH]
    if verb == verbs.FIRE:
        fresh = min(MOST, t.count(a, seat, SHIP, FRESH))
        return fresh * shot_worth(t, seat, b, c) // 2
    if verb == verbs.ANNEX:
        return piece_worth(c, FRESH) + 20
    if verb == verbs.PRUNE:
        return piece_worth(CITY if b == STARPORT else STARPORT, c) - piece_worth(b, c) - 10
    if verb == verbs.GUIDE:
        own = t.count(a, seat, SHIP, FRESH)
        return move_worth(t, seat, a, b, own, 0) if own else -5
    if verb == verbs.SPRINT:
        return move_worth(t, seat, a, b, 1, 0)
    if verb == verbs.JOIN:
        return (4 if t.buildings_at(t.battle[PLACE], seat) else 2) * b
    top = t.stack[-1]
    if verb == verbs.BEAM and isinstance(top, Beam) and a == seat:
        return move_worth(t, seat, top.start, top.end, b, c)
    return 0


def again_worth(t: Arcs, seat: int, action: int, system: int) -> int:
    """A-LEAD-10a: hitting a building to use it again."""
    owner, kind, condition = arg_a(action), arg_b(action), arg_c(action)
    gained = city_gain(t, seat, system) if kind == CITY else SHIP_WORTH[FRESH]
    lost = piece_worth(kind, condition) - (piece_worth(kind, DAMAGED) if not condition else 0)
    if kind == CITY and condition == DAMAGED:
        for type in city_types(t, system):
            gained -= outrage_cost(t, seat, type)
    return gained - lost if owner == seat else gained + lost
