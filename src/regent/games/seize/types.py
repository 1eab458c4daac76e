"""What a card counts as now: its type, its sub-types, and what it did in this Exchange."""

from __future__ import annotations

from regent.games.seize.codes import FIGHTER, FLEET, STARSHIP, TROOP
from regent.games.seize.editions import R_THRONE_LOSS, TOKEN_RESTS, TOKEN_TAKEN
from regent.games.seize.state import AS_FIGHTER, AS_PRINTED, AS_STARSHIP, Seize


def type_of(t: Seize, card: int) -> int:
    """The type it fights as: a transformed Mech is a Fleet, a Picket Fleet a Starship."""
    if t.form[card] == AS_PRINTED:
        return t.spec.kind[t.face[card]]
    return FLEET


def subtypes_of(t: Seize, card: int) -> int:
    """The mask of its sub-types (SI-COMP-04)."""
    form = t.form[card]
    if form == AS_FIGHTER:
        return 1 << FIGHTER
    if form == AS_STARSHIP:
        return 1 << STARSHIP
    return t.spec.subtypes[t.face[card]]


def is_assaulting(t: Seize, card: int) -> bool:
    """An attacking Troop that targeted in the 1st Exchange by Assault (SI-KW-ASSAULT-2)."""
    if t.exchange != 1 or t.controller[card] != t.attacker or t.at[card] != t.world:
        return False
    return type_of(t, card) == TROOP and t.targeted[card] == 1 and not t.striking[card]


def is_throne(t: Seize, world: int) -> bool:
    """A Throne World now: by its token, whoever holds it (SI-THRONE-8), or, where the rules say
    so, only while its Owner does (SI-CONQ-E6). Where a conquest takes the token off, it lies on
    the Throne World of the holder (SI-RETHRONE-4)."""
    if not t.throne[world]:
        return False
    if t.spec.rules[R_THRONE_LOSS] != TOKEN_RESTS:
        return True
    return t.controller[world] == t.owner[world]


def is_own_throne(t: Seize, world: int, seat: int) -> bool:
    """Is this the Throne World of the seat, and in its hands?"""
    if not t.throne[world] or t.controller[world] != seat:
        return False
    return t.owner[world] == seat or t.spec.rules[R_THRONE_LOSS] == TOKEN_TAKEN
