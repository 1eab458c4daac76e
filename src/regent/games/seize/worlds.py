"""Worlds: who controls them, Disputes, Capacity, Adjacency, what they need to be Conquered."""

from __future__ import annotations

from typing import Final

from regent.games.seize.codes import (
    A_CLASS,
    A_FOR,
    A_LEAST,
    A_N,
    A_TO,
    A_WHAT,
    INSTALLATION,
    PRICE_CHARACTER,
    PRICE_WORLD,
    TROOP,
    W_ANY_ADJACENT,
    W_AP,
    W_COST_LESS,
    W_INCOME,
    W_RESUPPLY_DRAW,
    W_TIMES_AP,
)
from regent.games.seize.editions import R_CAPACITY, R_DISPUTED_CONTROLLED
from regent.games.seize.parameters import (
    R_ADJACENCY_BY_ORIGIN,
    R_EXTRA_CONQUEST,
    R_LEAST_CONQUEST,
    R_THRONE_CONQUEST,
    R_TROOP_COUNTERS_BLOCK,
)
from regent.games.seize.select import attacking, disputed, holds, matches
from regent.games.seize.state import HALF_AP, MAP, REQUIRED, Seize
from regent.games.seize.types import is_own_throne, is_throne, type_of
from regent.kernel.layers import ADD, DIVIDE, MULTIPLY, Term, value
from regent.kernel.vocabulary import ABSENT

ROOMY: Final = 1000
"""Room at a World without Capacity: more Unit cards than there are."""


def is_conquered(t: Seize, world: int) -> bool:
    """Held by somebody who does not Own it (SI-GLOSS-OWNED)."""
    return t.controller[world] != t.owner[world]


def controlled(t: Seize, seat: int) -> list[int]:
    """The Worlds a seat Controls; its copy of a Disputed one only where the rules say so
    (SI-DISP-W-6, SI-DISP-W-HOLDER)."""
    if t.spec.rules[R_DISPUTED_CONTROLLED]:
        return t.worlds(seat)
    return [world for world in t.worlds(seat) if not disputed(t, world)]


def same_system(t: Seize, one: int, other: int) -> bool:
    """Two Worlds with one System name (SI-GLOSS-SYSTEM)."""
    return t.spec.system[t.face[one]] == t.spec.system[t.face[other]]


def answers_reach(t: Seize, unit: int, world: int) -> bool:
    """SI-REALLOC-C10: a Disputed World that nobody Controls is reached from its System only, by
    Reactive Units and by those that a card sends too."""
    held = t.spec.rules[R_DISPUTED_CONTROLLED] or not disputed(t, world)
    return bool(held) or same_system(t, t.at[unit], world)


def has_faceup(t: Seize, seat: int, face: int, zone: int) -> bool:
    """Does the seat control a faceup copy, Owned or not? (SI-RESUPPLY-E3, SI-ALLOC-A2)"""
    for card in t.zones[zone]:
        if t.face[card] == face and t.controller[card] == seat:
            return True
    return False


def is_throne_face(t: Seize, face: int) -> bool:
    """SI-RESUPPLY-E2: is this World allocated as anybody's Throne World? As long as the token
    lies on it, who ever holds it (SI-RESUPPLY-FORMER)."""
    for card in t.zones[MAP]:
        if t.throne[card] and t.face[card] == face:
            return True
    return False


# -- Capacity -----------------------------------------------------------------------------------


def room(t: Seize, world: int, seat: int) -> int:
    """SI-CAP-1, SI-CAP-2: how many more Unit cards of this seat the World takes.

    Counters never count (SI-CAP-4), nor Reaction cards that fight (SI-CAP-9). A World that
    changes
    hands needs no new look: its attackers were counted before (SI-CAP-11).
    """
    if not t.spec.rules[R_CAPACITY]:  # SI-ALLOC-B11
        return ROOMY
    board = t.board()
    place = board.place[world]
    cost = t.spec.cost[t.face[world]]
    return cost - len(board.guests[place * t.seats + seat]) if place >= 0 else cost


# -- Adjacency ----------------------------------------------------------------------------------


def adjacent(t: Seize, seat: int, unit: int, world: int) -> bool:
    """May a Unit of this seat go to a World it does not Control? (SI-ADJ)"""
    if t.players() <= 3:  # SI-ADJ-4
        return True
    holder = t.controller[world]  # SI-ADJ-6: the present controller, not the Owner
    ring = t.clockwise(seat)  # SI-OUT-NEIGHBOURS
    if holder in (ring[1], ring[-1]):  # SI-ADJ-1, SI-REALLOC-ADJACENT
        return True
    # SI-ADJ-2, SI-REALLOC-SYSTEM-ADJACENT
    # SI-ADJ-3, SI-DISP-W-7: a copy of the World is of its System
    system = t.spec.system[t.face[world]]
    if t.spec.rules[R_ADJACENCY_BY_ORIGIN]:  # SI-ADJ-5
        mine = t.at[unit]
        if t.is_on_map(mine) and t.controller[mine] == seat:
            if t.spec.system[t.face[mine]] == system:
                return True
    elif t.controls_of(seat, system):
        return True
    return far_reaching(t, unit)


def far_reaching(t: Seize, unit: int) -> bool:
    """Does a card let this Unit go anywhere? (SI-ADJ-FIRM: it makes Worlds Adjacent, no more)"""
    far = t.board().far
    for source in [unit, *far] if t.spec.far[t.face[unit]] else far:
        for held in t.spec.held[t.face[source]]:
            if held.op.word != W_ANY_ADJACENT or not holds(t, held.ifs, source):
                continue
            to = held.op.selectors[A_TO]
            if to is not None and matches(t, to, unit, source):
                return True
    return False


# -- what Worlds give ---------------------------------------------------------------------------


def allocation_terms(t: Seize, world: int, unit: int) -> list[Term]:
    """What changes a World's Allocation points for this Unit, besides its cost."""
    terms: list[Term] = []
    for source in t.board().aiding:
        if source != world and t.at[source] != world:
            continue
        if t.controller[source] != t.controller[world]:
            continue
        for held in t.spec.held[t.face[source]]:
            word = held.op.word
            if word not in (W_AP, W_TIMES_AP) or not holds(t, held.ifs, source):
                continue
            wanted = held.op.selectors[A_FOR]
            if wanted is not None and matches(t, wanted, unit, source):  # SI-ALLOC-B12
                layer = ADD if word == W_AP else MULTIPLY  # SI-MOD-2
                terms.append(Term(layer, held.op.args[A_N], source))
    if disputed(t, world):  # SI-ALLOC-B2, SI-DISP-W-2
        terms.append(Term(DIVIDE, 2, world))
    for lasting in t.lasting:
        if lasting.attr == HALF_AP and lasting.card == world:
            terms.append(Term(DIVIDE, 2, lasting.source, lasting.stamp))
    return terms


def allocation_points(t: Seize, world: int, unit: int) -> int:
    """SI-ALLOC-B1: what depleting this World gives for this Unit."""
    return value(t.cost(world), allocation_terms(t, world, unit))


def income(t: Seize, world: int, seat: int) -> int:
    """What a World generates before a Dispute halves it (SI-RESUPPLY-D1 to D3)."""
    # SI-RESUPPLY-D2, SI-RESUPPLY-D3, SI-THRONE-5: only for one's own Throne World
    number = 2 if is_own_throne(t, world, seat) else 1
    for source in [world, *t.units_at(world)]:
        if t.controller[source] == seat:
            number += _held_number(t, source, W_INCOME)
    return number


def gifts(t: Seize, seat: int, word: int) -> int:
    """What the seat's Characters and Artifacts give besides: income, or draws in Resupply B."""
    number = 0
    for source in [*t.figures(seat), *t.relics(seat)]:
        number += _held_number(t, source, word)
    return number


def more_draws(t: Seize, seat: int) -> int:
    return gifts(t, seat, W_RESUPPLY_DRAW)


def _held_number(t: Seize, source: int, word: int) -> int:
    number = 0
    for held in t.spec.held[t.face[source]]:
        if held.op.word == word and holds(t, held.ifs, source):
            number += held.op.args[A_N]
    return number


def price(t: Seize, seat: int, card: int, what: int, printed: int) -> int:
    """What the seat pays for a World, a Character (`card`) or a System draw, with reductions."""
    least = printed
    less = 0
    for source in [*t.worlds(seat), *t.figures(seat)]:
        for held in t.spec.held[t.face[source]]:
            op = held.op
            if op.word != W_COST_LESS or not op.args[A_WHAT] >> what & 1:
                continue
            if (
                op.args[A_CLASS] != ABSENT
                and not t.spec.calling[t.face[card]] >> op.args[A_CLASS] & 1
            ):
                continue
            if holds(t, held.ifs, source):
                less += op.args[A_N]
                least = min(least, op.args[A_LEAST])
    if what in (PRICE_WORLD, PRICE_CHARACTER) and t.discount[seat]:
        less += 1  # SI-ABIL-9: one for each card, however many are waiting
        least = min(least, 1)
    return max(printed - less, least)


def required(t: Seize, world: int) -> int:
    """SI-CONQ-2: Conquest counters needed; SI-THRONE-2, and what a variant or a card adds."""
    number = max(
        t.spec.conquest[t.face[world]], t.spec.rules[R_LEAST_CONQUEST]
    )  # SI-VAR-BESIEGED-4
    number += t.spec.rules[R_EXTRA_CONQUEST]  # SI-VAR-2P-1
    if is_throne(t, world):
        number += t.spec.rules[R_THRONE_CONQUEST]
    for lasting in t.lasting:
        if lasting.attr == REQUIRED and lasting.card == world:
            number += lasting.amount
    return number


def succeeds(t: Seize) -> bool:
    """SI-CONQ-1: enough Conquest counters, nobody on the ground, an attacking Unit card.

    Counters of the Attacker are those of this Conquest Action (SI-CONQ-ADDED).
    """
    world = t.world
    if t.conquest_of(world, t.attacker) < required(t, world):
        return False
    for card in t.units_at(world):
        if attacking(t, card) or type_of(t, card) not in (TROOP, INSTALLATION):
            continue  # SI-CONQ-3: Fleets and Orbitals do not hold a World
        if not t.is_counter(card) or t.spec.rules[R_TROOP_COUNTERS_BLOCK]:  # SI-CONQ-4
            return False
    return bool(t.cards_at(world, t.attacker))  # SI-CONQ-CARDS


def points(t: Seize, seat: int) -> int:
    """SI-VICT-B1: Victory points; a Disputed World has none (SI-DISP-W-3)."""
    return sum([t.cost(world) for world in t.worlds(seat) if not disputed(t, world)])
