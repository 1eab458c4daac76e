"""What Units, Worlds and Characters are worth to a player, and how strong a World is held."""

from __future__ import annotations

from regent.games.seize.codes import (
    FLEET,
    HARDENED,
    INSTALLATION,
    ORBITAL,
    TROOP,
)
from regent.games.seize.select import disputed
from regent.games.seize.state import MAP, Seize
from regent.games.seize.types import type_of
from regent.games.seize.values import attack, defence, endures
from regent.games.seize.worlds import has_faceup, is_throne_face, required


def unit_worth(t: Seize, card: int) -> int:
    """A Unit in rough points: its numbers, and what keeps it alive."""
    face = t.face[card]
    worth = (
        6 * t.spec.att[face]
        + 5 * t.spec.defence[face]
        + 8 * max(0, t.spec.keywords[face][HARDENED])
    )
    return worth + 24 * t.spec.carried[face]


def person_worth(t: Seize, card: int) -> int:
    """A Character: dear ones are good ones, and every one can be depleted for something."""
    return 25 + 14 * t.cost(card)


def world_worth(t: Seize, card: int) -> int:
    """A World one might have: its cost, less if it would be Disputed."""
    return 100 * t.cost(card)


def is_contested(t: Seize, seat: int, face: int) -> bool:
    """Does somebody else have a faceup copy?"""
    for other in t.zones[MAP]:
        if t.face[other] == face and t.controller[other] != seat:
            return True
    return False


def ground(t: Seize, world: int, seat: int) -> int:
    """The strength that holds a World for a seat: Troops and Installations."""
    strength = 0
    for card in t.units_at(world):
        if t.controller[card] == seat and type_of(t, card) in (TROOP, INSTALLATION):
            strength += defence(t, card) * endures(t, card)
    return strength


def guard(t: Seize, world: int, seat: int) -> int:
    """All that stands at a World for a seat, in points."""
    strength = 0
    for card in t.units_at(world):
        if t.controller[card] == seat:
            strength += attack(t, card) + defence(t, card)
    return strength


def need_of(t: Seize, world: int) -> int:
    """Roughly the ATT that takes a World in two Exchanges."""
    holder = t.controller[world]
    need = defence(t, world) * max(1, required(t, world)) * 2 // 3
    need += ground(t, world, holder)
    for card in t.units_at(world):
        if t.controller[card] == holder and type_of(t, card) in (FLEET, ORBITAL):
            need += attack(t, card) // 2
    return need


def power_of(t: Seize, unit: int) -> int:
    """What it brings to a fight over two Exchanges: Fleets twice, Troops about once."""
    return attack(t, unit) * (2 if type_of(t, unit) == FLEET else 1) + defence(t, unit) // 3


def power_at(t: Seize, world: int, seat: int) -> int:
    """What a seat brings to a World over two Exchanges."""
    return sum([power_of(t, unit) for unit in t.units_at(world) if t.controller[unit] == seat])


def bare_world(t: Seize, seat: int) -> bool:
    return any(ground(t, world, seat) == 0 for world in t.worlds(seat))


def exposure(t: Seize, world: int, seat: int) -> int:
    """How much a World of one's own needs another defender."""
    value = 40 * t.cost(world) * (1 if not disputed(t, world) else 0)
    if t.throne[world]:
        value += 60
    if ground(t, world, seat) == 0:
        value += 80
    return value * 20 // (20 + guard(t, world, seat))


def is_wanted(t: Seize, seat: int, card: int) -> bool:
    """Is a Reserve World one that may be faced up, and would not be Disputed?"""
    face = t.face[card]
    if is_throne_face(t, face) or has_faceup(t, seat, face, MAP):
        return False
    return not is_contested(t, seat, face)


def least(points: list[int], need: int) -> int:
    """The smallest sum of some of them that reaches the need; all of them where none does."""
    if need <= 0:
        return 0
    sums = 1  # bit n: some of them make n together
    for number in points:
        sums |= sums << number
    reached = sums >> need
    if not reached:
        return sum(points)
    return need + (reached & -reached).bit_length() - 1
