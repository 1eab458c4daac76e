"""What is news to a player who has passed before: how far a fight is, and what would do nothing.

Whoever wants to be asked only for what is new (K-ORDER-4) has passed over a Reaction until the
fight is another: targets are declared, somebody is hit, a card has changed something, the other
side's Step begins. All of it lies open.
"""

from __future__ import annotations

from regent.games.seize.codes import (
    A_FIRST,
    A_OR,
    A_UNTIL,
    S_DO,
    S_TARGET,
    UNTIL_ACTION,
    UNTIL_EXCHANGE,
    UNTIL_NEXT_EXCHANGE,
    UNTIL_STEP,
    W_ATT,
    W_CHOOSE_ONE,
    W_DEF,
    W_MEND,
)
from regent.games.seize.select import attacking, found
from regent.games.seize.state import Seize
from regent.kernel.ability import Ability
from regent.kernel.vocabulary import Op


def course(t: Seize) -> list[int]:
    """How the fight stands: whose Step it is, what is declared, who is there and what lies on
    them. From the start of the Conquest Action to the Attacker's targets it is one and the same,
    unless something happens."""
    stage = max(0, min(t.step, 3) - 1)
    told = [max(1, t.exchange), t.exchanges, stage, t.attacker, t.world, t.defender]
    told += [t.conquest[t.world * t.seats + seat] for seat in range(t.seats)]
    for unit in t.units_at(t.world):
        told += [unit, t.damage[unit], t.depleted[unit], t.missions[unit], t.form[unit]]
    for attack in t.attacks:
        told += attack
    for lasting in t.lasting:
        told += [lasting.source, lasting.card, lasting.attr, lasting.amount]
    return told


def is_idle_card(t: Seize, seat: int, face: int, card: int) -> bool:
    """Would a Reaction of this face do nothing, Activated or not?"""
    ways = [t.spec.instant[face], *t.spec.activated[face]]
    return all(is_idle(t, seat, face, at, card) for at in ways)


def is_idle(t: Seize, seat: int, face: int, at: int, source: int) -> bool:
    """Would ability `at` of a face do nothing as the fight stands?"""
    if t.world < 0:
        return False
    ability = t.spec.abilities[face][at]
    words = ability.ops[S_DO]
    return bool(words) and all(_is_idle_word(t, seat, ability, op, source) for op in words)


def _is_idle_word(t: Seize, seat: int, ability: Ability, op: Op, source: int) -> bool:
    if op.word == W_CHOOSE_ONE:
        both = [*op.ops[A_FIRST], *op.ops[A_OR]]
        return all(_is_idle_word(t, seat, ability, one, source) for one in both)
    if op.word == W_MEND:
        for who in ability.selectors[S_TARGET]:
            # `source` may stand for a card that nobody can see: what is on it must not count.
            if any(t.damage[card] for card in found(t, who, source, seat, [])):
                return False
        return bool(ability.selectors[S_TARGET])
    until = op.args[A_UNTIL]
    if op.word in (W_ATT, W_DEF) and t.step >= 3 and until in (UNTIL_STEP, UNTIL_EXCHANGE):
        return True  # nobody attacks any more in this Exchange
    if t.step < 4:
        return False
    if until in (UNTIL_NEXT_EXCHANGE, UNTIL_ACTION):
        return t.exchange >= t.exchanges
    return until in (UNTIL_STEP, UNTIL_EXCHANGE)


def helps_foe(t: Seize, seat: int, unit: int) -> bool:
    """Does this Unit stand against a player who fights here?"""
    if t.world < 0 or t.at[unit] != t.world or seat not in (t.attacker, t.defender):
        return False
    return attacking(t, unit) != (seat == t.attacker)
