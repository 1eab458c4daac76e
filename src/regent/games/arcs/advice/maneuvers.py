"""Advice for moves and battles."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.advice.worth import (
    CARD_WORTH,
    OF_TYPE,
    SHIP_WORTH,
    USE,
    ambition_gain,
    piece_worth,
)
from regent.games.arcs.codes import (
    BLIGHT,
    CITY,
    DAMAGED,
    EMPIRE,
    FRESH,
    GUILD,
    SHIP,
    STARPORT,
    TYRANT,
    WARLORD,
)
from regent.games.arcs.dice import ASSAULT, RAID, SKIRMISH
from regent.games.arcs.move import Escort
from regent.games.arcs.state import DEFENDER, PLACE, Arcs
from regent.games.arcs.traits import guild_cards
from regent.games.arcs.values import bar_harm, bar_truce, city_types, is_imperial, is_loyal
from regent.kernel.frame import answer

LOOT: Final = 16
"""What a key is worth where there is something to steal."""
BLIGHT_WORTH: Final = 8
"""What it is worth that some Blight is gone."""


TAXED: Final = 28
"""That a Rival controls a city of ours: it is taxed, and Agents of ours are captured (A-TAX-3)."""


def strongest_rival(t: Arcs, seat: int, system: int) -> int:
    """The most fresh ships that one Rival has in a system; those of the Empire are a Rival's to
    Outlaws only."""
    best = 0
    for other in range(t.seats):
        if other != seat:
            best = max(best, t.count(system, other, SHIP, FRESH))
    if is_imperial(t, system) and not t.is_regent(seat):
        best = max(best, t.count(system, EMPIRE, SHIP, FRESH))
    return best


def site_worth(t: Arcs, seat: int, system: int, fresh: int, present: bool) -> int:
    """What so many fresh ships in a system are good for: holding own buildings, taxing cities of
    others, a place to build. Where the Empire has a fresh ship a Regent needs none (E-CTRL-6)."""
    rival = strongest_rival(t, seat, system)
    rules = fresh > rival
    if is_imperial(t, system):
        rules = present and t.is_regent(seat)
    worth = 0
    own = t.buildings_at(system, seat)
    if own:
        worth += 14 * own if rules else -10 * own if rival else 0
        if rival > fresh and not rules:
            worth -= TAXED * t.pieces_at(system, seat, CITY)
    for other in t.spec.owners:
        cities = t.pieces_at(system, other, CITY)
        if other != seat and cities and rules and not bar_truce(t, seat, system, other):
            worth += cities * (26 + ambition_gain(t, seat, TYRANT) // 3)
    if present and t.board().buildings[system] < t.spec.slots[system] and rival <= fresh:
        worth += 12
    return worth


def before_move(t: Arcs, seat: int, start: int, end: int) -> int:
    """What the ships in two systems are good for as they stand, and a part of what they could
    fight."""
    there, here = t.count(end, seat, SHIP, FRESH), t.count(start, seat, SHIP, FRESH)
    worth = site_worth(t, seat, start, here, True) + prey(t, seat, start, here) // 3
    return worth + site_worth(t, seat, end, there, t.is_present(end, seat))


def after_move(t: Arcs, seat: int, start: int, end: int, fresh: int, damaged: int) -> int:
    """The same when some of them have gone from the one to the other."""
    there, here = t.count(end, seat, SHIP, FRESH), t.count(start, seat, SHIP, FRESH)
    stays = t.ships_at(start, seat) > fresh + damaged or t.buildings_at(start, seat) > 0
    worth = site_worth(t, seat, start, here - fresh, stays)
    worth += site_worth(t, seat, end, there + fresh, True)
    return worth + prey(t, seat, end, there + fresh) // 3


def move_worth(t: Arcs, seat: int, start: int, end: int, fresh: int, damaged: int) -> int:
    """What changes when ships go from one system to another."""
    after = after_move(t, seat, start, end, fresh, damaged)
    return after - before_move(t, seat, start, end)


def escort_worth(t: Arcs, seat: int, action: int) -> int:
    """What both systems of a move are good for when so many Imperial ships go along: where they
    come, the Empire rules and its Truce holds; where the last one leaves, neither does."""
    top = t.stack[-1]
    if not isinstance(top, Escort):
        return 0
    after = t.clone()
    answer(after, seat, action)
    worth = 0
    for system in (top.start, top.end):
        ships = after.count(system, seat, SHIP, FRESH)
        worth += site_worth(after, seat, system, ships, after.is_present(system, seat))
        worth += prey(after, seat, system, ships) // 3
    return worth


def prey(t: Arcs, seat: int, system: int, ships: int) -> int:
    """The best battle that so many ships could fight in a system."""
    best = 0
    for other in t.spec.owners:
        if other != seat and t.is_present(system, other) and not bar_harm(t, seat, system, other):
            best = max(best, battle_worth(t, seat, system, other, ships))
    return best


def die_worth(t: Arcs, seat: int, system: int, defender: int, kind: int) -> int:
    """What one die of a kind brings on average, in hundredths of a Power."""
    fresh = t.count(system, defender, SHIP, FRESH)
    damaged = t.count(system, defender, SHIP, DAMAGED)
    trophy = ambition_gain(t, seat, WARLORD)
    if defender == BLIGHT:  # tough, and it never intercepts
        hit = (BLIGHT_WORTH + trophy) // (2 * (2 if fresh else 1))
        return hit // 2 if kind == SKIRMISH else 7 * hit // 6 - SHIP_WORTH[0] // 4 - 2
    if defender < t.seats and t.is_regent(defender):  # the fleet defends with a Regent
        fresh += t.count(system, EMPIRE, SHIP, FRESH)
        damaged += t.count(system, EMPIRE, SHIP, DAMAGED)
    hit = (
        (SHIP_WORTH[0] + trophy) // 2
        if fresh + damaged
        else building_hit(t, seat, system, defender)
    )
    own = SHIP_WORTH[0] // 2 + 4
    if kind == SKIRMISH:
        return hit // 2
    if kind == ASSAULT:
        return 7 * hit // 6 - own // 2 - fresh * own // 6
    loot = 0
    if defender < t.seats:
        loot = LOOT if t.held_count(defender) + len(guild_cards(t, defender)) else 0
    return (
        building_hit(t, seat, system, defender) // 2 + 2 * loot // 3 - own // 2 - fresh * own // 3
    )


def building_hit(t: Arcs, seat: int, system: int, defender: int) -> int:
    """What a hit on a building is worth: a Trophy in the end, and Outrage for a city."""
    cities = t.pieces_at(system, defender, CITY)
    ports = t.pieces_at(system, defender, STARPORT)
    if cities + ports == 0:
        return 0
    trophy = ambition_gain(t, seat, WARLORD)
    worth = (piece_worth(STARPORT, FRESH) + trophy) // 3
    return worth if ports else worth - city_cost(t, seat, system) // 3


def city_cost(t: Arcs, seat: int, system: int) -> int:
    """What destroying a city there costs: Outrage of all its types."""
    cost = 0
    for type in city_types(t, system):
        cost += outrage_cost(t, seat, type)
    return cost


def outrage_cost(t: Arcs, seat: int, type: int) -> int:
    """What provoking Outrage of a type costs the seat."""
    if type < 0:
        return 0
    cost = 0 if t.is_outraged(seat, type) else 24
    held, cards = t.held(seat, type), 0
    for card in t.area(seat):
        face = t.face[card]
        if t.spec.kind[face] == GUILD and t.spec.suit[face] == type and not is_loyal(t, card):
            cards += 1
    cost += USE * held + CARD_WORTH * cards // 4
    ambition = OF_TYPE[type]
    if ambition >= 0 and held + cards:
        lost = held + cards if t.is_declared(ambition) else held
        cost -= ambition_gain(t, seat, ambition, -lost)
    return cost


def battle_worth(t: Arcs, seat: int, system: int, defender: int, ships: int) -> int:
    """An attack with so many ships."""
    best = max(
        die_worth(t, seat, system, defender, ASSAULT),
        die_worth(t, seat, system, defender, SKIRMISH),
    )
    if t.buildings_at(system, defender):
        best = max(best, die_worth(t, seat, system, defender, RAID))
    return best * min(ships, 6)


def dice_worth(t: Arcs, seat: int, kind: int, number: int) -> int:
    """Taking so many dice of a kind, beside leaving them to a better kind."""
    worth = die_worth(t, seat, t.battle[PLACE], t.battle[DEFENDER], kind)
    return number * (worth - better_die(t, seat, kind))


def better_die(t: Arcs, seat: int, kind: int) -> int:
    """What a die of the kinds that are asked for later brings at best; none brings nothing."""
    system, defender = t.battle[PLACE], t.battle[DEFENDER]
    best = 0
    if kind == ASSAULT:
        best = max(best, die_worth(t, seat, system, defender, SKIRMISH))
    if kind != RAID and t.buildings_at(system, defender):
        best = max(best, die_worth(t, seat, system, defender, RAID))
    return best


def dice_note(t: Arcs, seat: int, kind: int, number: int) -> str:
    """Why so many dice of a kind weigh nothing, as no dice always do."""
    worth = die_worth(t, seat, t.battle[PLACE], t.battle[DEFENDER], kind)
    best = better_die(t, seat, kind)
    if worth > best:
        return "" if number else "gives up what they may bring"
    if worth < best:
        return "" if number else "left to better dice" if best else "they cost more than they bring"
    if best:
        return "other dice bring as much"
    return "they bring as much as they cost"


def hit_worth(t: Arcs, seat: int, owner: int, kind: int, condition: int) -> int:
    """Dealing a hit to this piece rather than to another."""
    if owner == seat:  # a damaged ship that is destroyed becomes somebody's Trophy
        return -9 if condition == FRESH else -SHIP_WORTH[1] - 14
    if owner == EMPIRE and t.is_regent(seat):  # on the seat's side: one of its own would count more
        return -4 if condition == FRESH else -SHIP_WORTH[1] // 2 - 14
    if condition == FRESH:
        return piece_worth(kind, FRESH) - piece_worth(kind, DAMAGED)
    worth = piece_worth(kind, DAMAGED) + ambition_gain(t, seat, WARLORD)
    return worth - city_cost(t, seat, t.battle[PLACE]) if kind == CITY and t.battle else worth
