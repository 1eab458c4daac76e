"""What things are worth to a seat, in hundredths of a Power: ambitions first, then what leads to
them. Everything that is read lies open, except the seat's own hand."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.ambition import best_marker
from regent.games.arcs.chapter import worth_of
from regent.games.arcs.codes import (
    AGENT,
    AMBITIONS,
    CITY,
    DAMAGED,
    EMPATH,
    FIRST_PLACE,
    FRESH,
    FUEL,
    GUILD,
    KEEPER,
    MATERIAL,
    PSIONIC,
    RELIC,
    SECOND_PLACE,
    SHIP,
    STARPORT,
    TYCOON,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.state import Arcs
from regent.games.arcs.traits import guild_cards, is_modest, scores_second
from regent.games.arcs.values import boxed, city_bonus, measure

POWER: Final = 100
SURE: Final = 62
"""What a place that would be scored now is worth, in hundredths: the chapter is not over."""
CHANCE: Final = 14
"""One more of something whose ambition may still be declared."""
MARGIN: Final = 9
"""One more than is needed now in a declared ambition."""
LEAD: Final = 50
"""That somebody else comes first instead, for each Power of the first place."""
USE: Final = 16
"""A resource to spend."""
OF_TYPE: Final = (TYCOON, TYCOON, -1, KEEPER, EMPATH)
"""By type the ambition for which it counts."""

SHIP_WORTH: Final = (20, 11)
CITY_WORTH: Final = (62, 48)
STARPORT_WORTH: Final = (36, 27)
"""By condition: fresh, damaged."""
CARD_WORTH: Final = 38
VOX_WORTH: Final = 26
AGENT_WORTH: Final = 8
HAND_CARD: Final = 24
INITIATIVE: Final = 30


def award(t: Arcs, seat: int, ambition: int, first: int, second: int, more: int) -> int:
    """The Power that a seat would score for an ambition with these numbers if it had so many
    more of its measure (A-SCORE-3 to A-SCORE-5)."""
    own = measure(t, seat, ambition) + more
    if own <= 0:
        return 0
    best = boxed(t, ambition) if t.seats == 2 else 0
    second_best = 0
    for other in range(t.seats):
        if other == seat:
            continue
        count = measure(t, other, ambition)
        if count > best:
            second_best = best
            best = count
        elif count > second_best:
            second_best = count
    if own > best:
        return second if is_modest(t, seat, ambition) else first + city_bonus(t, seat)
    if not scores_second(t, seat, ambition):
        return 0
    return second if own == best or own > second_best else 0


def standing(t: Arcs, seat: int, ambition: int, more: int = 0) -> int:
    """The same with the markers that lie on the ambition; without one nobody has anything, a bonus
    for cities neither (A-SCORE-1)."""
    first, second = worth_of(t, ambition)
    if first == 0:
        return 0
    return award(t, seat, ambition, first, second, more)


def ambition_gain(t: Arcs, seat: int, ambition: int, more: int = 1) -> int:
    """What so many more for an ambition are worth; negative for fewer."""
    if ambition < 0:
        return 0
    if not t.is_declared(ambition):
        return CHANCE * more if best_marker(t) >= 0 else 3 * more
    change = standing(t, seat, ambition, more) - standing(t, seat, ambition)
    lead = lead_lost(t, seat, ambition, -more) if more < 0 else 0
    return SURE * change + MARGIN * more - lead


def most_of_others(t: Arcs, seat: int, ambition: int) -> int:
    """The most that anybody else has of an ambition, the boxes of a game of two among them."""
    best = boxed(t, ambition) if t.seats == 2 else 0
    for other in range(t.seats):
        if other != seat:
            best = max(best, measure(t, other, ambition))
    return best


def lead_lost(t: Arcs, seat: int, ambition: int, less: int) -> int:
    """What it costs, beside the seat's own Power, that with so much less it is no longer first in a
    declared ambition, or no longer tied for it; 0 where it is neither, or stays it."""
    if ambition < 0 or less <= 0 or not t.is_declared(ambition):
        return 0
    own, best = measure(t, seat, ambition), most_of_others(t, seat, ambition)
    if own == 0 or own < best or own - less > best:
        return 0
    return LEAD * worth_of(t, ambition)[0]


def is_outdone(t: Arcs, seat: int, ambition: int) -> bool:
    """Has another player more of it, who would be first?"""
    own = measure(t, seat, ambition)
    for other in range(t.seats):
        if other != seat and measure(t, other, ambition) > own:
            return True
    return False


def resource_worth(t: Arcs, seat: int, type: int) -> int:
    """One resource more of a type."""
    worth = ambition_gain(t, seat, OF_TYPE[type])
    return worth if t.is_outraged(seat, type) else worth + USE


def keep_worth(t: Arcs, seat: int, type: int) -> int:
    """What is lost with a resource of a type, beyond its use."""
    return -ambition_gain(t, seat, OF_TYPE[type], -1)


def lead_worth(t: Arcs, seat: int, type: int) -> int:
    """What a resource adds to a place in a declared ambition: others may still draw level, so it is
    not thrown away for one that may count some day."""
    ambition = OF_TYPE[type]
    return CHANCE if ambition >= 0 and standing(t, seat, ambition) > 0 else 0


def piece_worth(kind: int, condition: int) -> int:
    if kind == SHIP:
        return SHIP_WORTH[condition]
    return CITY_WORTH[condition] if kind == CITY else STARPORT_WORTH[condition]


def card_worth(t: Arcs, seat: int, card: int) -> int:
    """A Court card in the seat's hands."""
    face = t.face[card]
    if t.spec.kind[face] != GUILD:
        return VOX_WORTH
    type = t.spec.suit[face]
    return CARD_WORTH + ambition_gain(t, seat, OF_TYPE[type])


def card_cost(t: Arcs, seat: int, card: int) -> int:
    """What is lost with a card that the seat has, the icon of a Guild card among it."""
    if t.spec.kind[t.face[card]] != GUILD:
        return VOX_WORTH
    return CARD_WORTH + keep_worth(t, seat, t.spec.suit[t.face[card]])


def declare_worth(t: Arcs, seat: int, ambition: int) -> int:
    """Declaring an ambition now: the Power of the next marker for this seat, less that for the
    best of the others."""
    marker = best_marker(t)
    if marker < 0:
        return 0
    now, then = worth_of(t, ambition), t.side(marker)
    first = now[0] + FIRST_PLACE[marker][then]
    second = now[1] + SECOND_PLACE[marker][then]
    rivals = 0
    for other in range(t.seats):
        if other != seat:
            change = award(t, other, ambition, first, second, 0) - standing(t, other, ambition)
            rivals = max(rivals, change)
    own = award(t, seat, ambition, first, second, 0) - standing(t, seat, ambition)
    return SURE * own - SURE * rivals // (1 if t.seats == 2 else 2)


def court_standing(t: Arcs, seat: int) -> int:
    """Agents on Court cards: a card that the seat could secure counts most."""
    total = 0
    for place in range(ROW_PLACES):
        own = t.agents_on(place, seat)
        if own == 0:
            continue
        best = 0
        for other in range(t.seats):
            if other != seat:
                best = max(best, t.agents_on(place, other))
        card = t.court_card(place)
        if own > best:
            total += card_worth(t, seat, card) // 2 + 6 * t.rival_agents(place, seat)
        else:
            total += 4 * own
    return total


def pieces_worth(t: Arcs, seat: int) -> int:
    """All pieces of a seat on the map."""
    total = 0
    for system in t.board().places[seat]:
        for kind in (SHIP, CITY, STARPORT):
            for condition in (FRESH, DAMAGED):
                number = t.count(system, seat, kind, condition)
                if number:
                    total += number * piece_worth(kind, condition)
    return total


def ambitions_worth(t: Arcs, seat: int) -> int:
    """What the ambitions promise: those declared, and a little of the others."""
    total = 0
    for ambition in range(len(AMBITIONS)):
        if t.is_declared(ambition):
            total += SURE * standing(t, seat, ambition)
            total += MARGIN * min(4, measure(t, seat, ambition))
        elif best_marker(t) >= 0:
            total += CHANCE * measure(t, seat, ambition)
    return total


def holdings_worth(t: Arcs, seat: int) -> int:
    """Resources to spend, Guild cards, Agents at hand."""
    total = AGENT_WORTH * t.left(seat, AGENT) // 2
    for type in (MATERIAL, FUEL, RELIC, PSIONIC, 2):
        if not t.is_outraged(seat, type):
            total += USE * t.held(seat, type)
    over = t.held_count(seat) - t.room(seat)  # what a deal brings and no slot can hold
    if over > 0:
        total -= (USE + CHANCE) * over
    return total + CARD_WORTH * len(guild_cards(t, seat))
