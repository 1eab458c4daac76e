"""How good a position looks to one seat, from what that seat may know.

A quick sum of what wins games: Victory points, Worlds that may be lost or gained, Units where
they stand, Resource counters, people and cards. Bots use it at the horizon of a search; `weigh`
says why.
"""

from __future__ import annotations

from typing import Final

from regent.games.seize.codes import FLEET, INSTALLATION, TROOP
from regent.games.seize.parameters import R_VICTORY_POINTS
from regent.games.seize.select import disputed
from regent.games.seize.state import MAP, PLAY, RESERVE, Seize
from regent.games.seize.types import is_own_throne, type_of
from regent.games.seize.values import attack, defence, endures
from regent.games.seize.worlds import points, required

# What one unit of each thing is worth, in hundredths of a Victory point.
POINT: Final = 100
DISPUTED_POINT: Final = 35
UNIT_POINT: Final = 11
COUNTER_POINT: Final = 7
RESOURCE: Final = 22
CHARACTER: Final = 30
CARD: Final = 14
RESERVE_WORLD: Final = 25
THRONE: Final = 120
REGENT: Final = 60
THREAT: Final = 45
WON: Final = 100_000

REASONS: Final = (
    "Victory points",
    "Disputed Worlds",
    "Units",
    "Resource counters",
    "Characters",
    "cards",
    "Reserve Worlds",
    "Throne World",
    "Regent",
    "threats",
)


def weigh(t: Seize, seat: int) -> list[int]:
    """The worth of a seat's own position, reason by reason, in the order of REASONS.

    Only open information is read: how many cards lie facedown, never what they are.
    """
    disputes = 0
    throne = 0
    for world in t.worlds(seat):
        if disputed(t, world):
            disputes += DISPUTED_POINT * t.cost(world)
        if is_own_throne(t, world, seat):
            throne = THRONE
    units = 0
    for card in t.zones[PLAY]:
        if t.controller[card] == seat:
            each = COUNTER_POINT if t.is_counter(card) else UNIT_POINT
            units += each * (attack(t, card) + defence(t, card) + 2 * endures(t, card) - 2)
    people = sum([CHARACTER * (1 + t.cost(card)) for card in [*t.figures(seat), *t.relics(seat)]])
    near = points(t, seat)
    race = near * near * POINT // (2 * t.spec.rules[R_VICTORY_POINTS])
    return [
        POINT * near + race,
        disputes,
        units,
        RESOURCE * t.resources[seat],
        people,
        CARD * len(t.hand(seat)),
        RESERVE_WORLD * len(t.cards_in(seat, RESERVE)),
        throne,
        REGENT if t.regent == seat else 0,
        -THREAT * threatened(t, seat),
    ]


def threatened(t: Seize, seat: int) -> int:
    """Victory points of Worlds that enemies could overrun with what they have."""
    lost = 0
    strength = [striking_power(t, other) for other in range(t.seats)]
    for world in t.worlds(seat):
        guard = 0
        for card in t.units_at(world):
            if t.controller[card] == seat and type_of(t, card) in (TROOP, INSTALLATION):
                guard += defence(t, card) * endures(t, card)
        needed = guard + defence(t, world) * required(t, world)
        for other in range(t.seats):
            if other != seat and strength[other] >= needed:
                lost += t.cost(world)
                break
    return lost


def striking_power(t: Seize, seat: int) -> int:
    """The ATT of a seat's undepleted Fleets and Troops, over two Exchanges."""
    total = 0
    for card in t.zones[PLAY]:
        if t.controller[card] != seat or t.depleted[card]:
            continue
        kind = type_of(t, card)
        if kind == FLEET:
            total += 2 * attack(t, card)
        elif kind == TROOP:
            total += attack(t, card)
    return total


def judge(t: Seize, seat: int) -> int:
    """The seat's worth less that of its best opponent; a finished game counts for itself."""
    if t.over:
        return WON if t.ranks[seat] == 1 else -WON
    if t.spec.duel:
        return POINT * (t.score[seat] - t.score[1 - seat]) + fight(t, seat)
    best = 0
    for other in range(t.seats):
        if other != seat:
            best = max(best, sum(weigh(t, other)))
    return sum(weigh(t, seat)) - best


def fight(t: Seize, seat: int) -> int:
    """In a duel: what stands at the World, and how near it is to falling."""
    if not t.zones[MAP]:
        return 0
    total = 0
    for card in t.zones[PLAY]:
        worth = UNIT_POINT * (attack(t, card) + defence(t, card))
        total += worth if t.controller[card] == seat else -worth
    world = t.zones[MAP][0]
    taken = POINT * t.conquest_of(world, t.active) * t.cost(world) // 4
    return total + (taken if seat == t.active else -taken)
