"""Reaction cards: which may be allocated now, in which ways, and what others can know of that."""

from __future__ import annotations

from regent.games.seize.codes import (
    REF_ATTACKED,
    S_DO,
    W_ACTIVATED,
)
from regent.games.seize.editions import R_CANCELLED_LOCKED
from regent.games.seize.state import CANCELLED, WITHDRAWN, Seize
from regent.games.seize.timing import HELPS_WORLD
from regent.games.seize.usable import (
    calling_of,
    effect_possible,
    helpers,
    is_also,
    windows,
)
from regent.kernel.ability import Ability


def modes_of(t: Seize, face: int, activated: int) -> list[int]:
    """Which abilities resolve: the Instant one, the Activated one in its place, or both."""
    instant = t.spec.instant[face]
    if activated < 0:
        return [instant]
    if is_also(t.spec.abilities[face][activated]):
        return [instant, activated]
    return [activated]  # SI-ABIL-4, SI-UNIV-8


def price_of(t: Seize, face: int) -> int:
    """The least a Reaction costs; in a duel it was paid with points (SI-VAR-DUEL-6)."""
    return 0 if t.spec.duel else t.spec.cost[face]


def bar_play(
    t: Seize, seat: int, face: int, source: int, moment: int, nested: bool, purse: int
) -> str:
    """What forbids a seat to allocate a Reaction of this face now, from public knowledge."""
    if not t.spec.reaction[face]:
        return "SI-COMP-06"
    if not t.spec.window[face] & windows(t, moment, nested):
        return "SI-REACT-1"
    if price_of(t, face) > purse:
        return "SI-REACT-6"
    if t.spec.rules[R_CANCELLED_LOCKED] and t.is_locked(CANCELLED, seat, face):
        return "SI-REACT-4"
    if t.is_locked(WITHDRAWN, seat, face):
        return "SI-REACT-14"
    if mode_possible(t, face, t.spec.instant[face], source, seat, moment):
        return ""
    for at in t.spec.activated[face]:
        if mode_possible(t, face, at, source, seat, moment):
            return ""
    return "SI-REACT-7" if copies_block(t, face) else "SI-REACT-1"


def copies_block(t: Seize, face: int) -> bool:
    """Is a Reaction of this name in force anywhere?"""
    return any(m.source >= 0 and t.face[m.source] == face for m in t.lasting)


def mode_possible(t: Seize, face: int, at: int, source: int, seat: int, moment: int) -> bool:
    """Could this ability of a Reaction be used, the Activated one with anybody's Character?"""
    ability = t.spec.abilities[face][at]
    if t.spec.way[face][at] == W_ACTIVATED:
        if is_also(ability):
            return False
        calling = calling_of(ability)
        if not any(helpers(t, other, calling) for other in range(t.seats)):
            return False
    return effect_possible(t, face, at, source, seat, moment)


def helps_world(t: Seize, ability: Ability) -> bool:
    """Is the effect allocated on the attacked World? (SI-REACT-8)"""
    for op in ability.ops[S_DO]:
        if op.word in HELPS_WORLD:
            return True
        for who in op.selectors:
            if who is not None and who.ref == REF_ATTACKED:
                return True
    return False
