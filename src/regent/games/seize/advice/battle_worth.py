"""What a change in a Conquest Action is worth: to a Unit, to an attack, to the World.

Once attacks are declared that can be counted: who would be lost without it and is not with it, or
the other way round. Before, a stronger Unit is worth what its side could reach more. What changes
nothing is worth nothing, so a card waits for its moment.
"""

from __future__ import annotations

from typing import Final

from regent.games.seize.advice.worth import (
    unit_worth,
)
from regent.games.seize.codes import (
    A_KEYWORD,
    A_N,
    A_UNTIL,
    ASSAULT,
    FIRING_ARCS,
    FLEET,
    HARDENED,
    INTERCEPT,
    M_CA_START,
    M_EXCHANGE_START,
    M_STEP_1,
    M_STEP_2,
    M_STRIKES,
    M_TARGETS_1,
    M_TARGETS_2,
    PIERCING,
    SIEGE,
    SURPRISE_STRIKE,
    TROOP,
    UNTIL_STEP,
    W_ATT,
    W_DEF,
    W_GRANT,
    W_HALVE_DEF,
    W_MEND,
    W_STRAIN,
    W_TIMES_ATT,
)
from regent.games.seize.damage import shots_at
from regent.games.seize.declare import is_supported
from regent.games.seize.select import attacking
from regent.games.seize.state import (
    Seize,
)
from regent.games.seize.types import type_of
from regent.games.seize.values import attack, defence, endures, has, keyword
from regent.games.seize.worlds import required
from regent.kernel.vocabulary import Op

DECLARED: Final = (M_STRIKES, M_TARGETS_1, M_TARGETS_2)
"""Moments at which attacks are declared and not yet resolved."""

NEVER: Final = -200
"""What only an enemy gains by."""


def friendly(t: Seize, seat: int, card: int) -> bool:
    """One's own, or on one's own side of the Conquest Action."""
    whose = t.controller[card]
    if whose == seat or whose < 0:
        return whose == seat
    if t.world < 0 or seat not in (t.attacker, t.defender):
        return False
    if card == t.world:
        return seat == t.defender
    return t.at[card] == t.world and attacking(t, card) == (seat == t.attacker)


def is_hit(t: Seize, target: int, att: int, more: int) -> bool:
    """Do the declared attacks reach the DEF of a target, with so much more ATT and DEF?"""
    shots = shots_at(t, target)
    if not shots:
        return False
    due = max([shot.defence for shot in shots]) + more
    return sum([shot.number for shot in shots]) + att >= max(1, due)


def falls_now(t: Seize, target: int, att: int, more: int, hardened: int) -> bool:
    """Would the declared attacks eliminate a Unit, or Conquer the World as far as counters go?

    `att` is more ATT for them, `more` is more DEF, `hardened` more counters that it takes.
    """
    world = t.is_world(target)
    have = t.conquest_of(target, t.attacker) if world else t.damage[target]
    if is_hit(t, target, att, more):
        which = SIEGE if world else PIERCING
        have += 1 + sum([max(0, keyword(t, shot.unit, which)) for shot in shots_at(t, target)])
    return have >= (required(t, target) if world else endures(t, target)) + hardened


def prize(t: Seize) -> int:
    """What the World fought over is worth, to whoever may win or lose it."""
    return 60 + 40 * t.cost(t.world) + (60 if t.throne[t.world] else 0)


def harm_or_mend(t: Seize, op: Op, card: int) -> int:
    """What happens to a Unit with Damage counters, seen by its own side."""
    lost = t.damage[card] >= endures(t, card) or (bool(t.attacks) and falls_now(t, card, 0, 0, 0))
    if op.word == W_MEND:
        saved = t.damage[card] - op.args[A_N] < endures(t, card) <= t.damage[card]
        return unit_worth(t, card) + 10 if saved else 0
    if lost:
        return 0
    if op.word == W_STRAIN and t.damage[card] + op.args[A_N] < endures(t, card):
        return -5
    return -unit_worth(t, card) - 20


def in_battle(t: Seize, op: Op, card: int, moment: int) -> int:
    """What changes a value for a while, seen by the card's own side."""
    if t.at[card] != t.world and card != t.world:
        return 0  # it is not in the fight
    word = op.word
    if word == W_ATT:
        return stronger(t, card, op.args[A_N], moment, op.args[A_UNTIL])
    if word == W_TIMES_ATT:
        return stronger(t, card, attack(t, card) * (op.args[A_N] - 1), moment, op.args[A_UNTIL])
    if word == W_DEF:
        return tougher(t, card, op.args[A_N], 0, moment)
    if word == W_HALVE_DEF:
        return tougher(t, card, -((defence(t, card) + 1) // 2), 0, moment)
    if word == W_GRANT:
        return granted(t, card, op.args[A_KEYWORD], op.args[A_N], moment)
    return 0


def stake(t: Seize, card: int) -> int:
    """What is lost with a Unit, or with a World."""
    return prize(t) // 2 if t.is_world(card) else unit_worth(t, card) + 15


def stronger(t: Seize, card: int, number: int, moment: int, until: int) -> int:
    """More ATT: what its attack reaches with it and would not without."""
    aimed = [declared[1] for declared in t.attacks if declared[0] == card and not declared[3]]
    if aimed and moment in DECLARED:
        best = 0
        for target in aimed:
            if not is_hit(t, target, 0, 0) and is_hit(t, target, number, 0):
                enough = falls_now(t, target, number, 0, 0)
                best = max(best, stake(t, target) // (1 if enough else 3))
        return best
    if not acts_later(t, card, moment, until):
        return 0
    return harvest(t, card, number) - harvest(t, card, 0)


def together(t: Seize, seat: int, op: Op, cards: list[int], moment: int) -> int:
    """More ATT for several Units at once, before they have aimed."""
    able = [c for c in cards if friendly(t, seat, c) and acts_later(t, c, moment, op.args[A_UNTIL])]
    if not able:
        return 0
    more = op.args[A_N] * len(able) if op.word == W_ATT else sum([attack(t, c) for c in able])
    return harvest(t, able[0], more) - harvest(t, able[0], 0)


def acts_later(t: Seize, card: int, moment: int, until: int) -> bool:
    """Will the Unit still aim in this Exchange, and in this Step if that is how long it lasts?"""
    if t.at[card] != t.world or t.is_world(card):
        return False
    if attacking(t, card):
        if t.exchange <= 1 and type_of(t, card) == TROOP and not has(t, card, ASSAULT):
            return False
        if until == UNTIL_STEP:
            return moment == M_STEP_1
        return moment in (M_CA_START, M_EXCHANGE_START, M_STEP_1) and not t.striking[card]
    if until == UNTIL_STEP:
        return moment == M_STEP_2
    return moment in (M_CA_START, M_EXCHANGE_START, M_STEP_1, M_TARGETS_1, M_STEP_2)


def harvest(t: Seize, unit: int, more: int) -> int:
    """Roughly what the side of a Unit can reach in one Step with so much ATT more for it."""
    side = attacking(t, unit)
    powers: list[int] = []
    goals: list[list[int]] = []
    for card in t.units_at(t.world):
        if attacking(t, card) != side:
            if type_of(t, card) != TROOP or t.exchange > 1 or side or t.targeted[card]:
                goals.append([stake(t, card), defence(t, card, unit)])
        elif card == unit:
            powers.append(attack(t, card) + more)
        elif not side or t.exchange > 1 or type_of(t, card) != TROOP or has(t, card, ASSAULT):
            powers.append(attack(t, card))
    if side and t.conquest_of(t.world, t.attacker) < required(t, t.world):
        goals.append([stake(t, t.world), defence(t, t.world)])
    goals.sort(reverse=True)
    total = 0
    for value, due in goals:
        taken = least_group(powers, due)
        if taken:
            total += value
            for power in taken:
                powers.remove(power)
    return total


def least_group(powers: list[int], due: int) -> list[int]:
    """The weakest single one that is enough, or the strongest ones until they are."""
    enough = [power for power in powers if power >= due]
    if enough:
        return [min(enough)]
    taken: list[int] = []
    for power in sorted(powers, reverse=True):
        taken.append(power)
        if sum(taken) >= due:
            return taken
    return []


def tougher(t: Seize, card: int, more: int, hardened: int, moment: int) -> int:
    """More DEF or Hardened: whether the card survives what is declared on it. Before that, it
    waits: the window is still open when everybody has aimed."""
    if moment not in DECLARED:
        return 0 if more >= 0 else -4
    before = falls_now(t, card, 0, 0, 0)
    after = falls_now(t, card, 0, more, hardened)
    if before == after:
        if t.is_world(card) and not before and t.exchange < t.exchanges:
            if is_hit(t, card, 0, 0) and not is_hit(t, card, 0, more):
                return stake(t, card) // 3  # a Conquest counter less
        return 0 if more >= 0 else -1
    return stake(t, card) if before else -stake(t, card)


def granted(t: Seize, card: int, which: int, number: int, moment: int) -> int:
    """A keyword for a while."""
    if which == PIERCING or which == SIEGE:
        return deeper(t, card, which, number, moment)
    if which == HARDENED:
        if moment not in DECLARED and t.damage[card] >= endures(t, card):
            return stake(t, card) if t.damage[card] < endures(t, card) + number else 0
        return tougher(t, card, 0, number, moment)
    if has(t, card, which) and not number:
        return -5
    if which == SURPRISE_STRIKE:
        first = t.exchange == 0 or (t.exchange == 1 and moment == M_EXCHANGE_START)
        return 25 if first and reaches_someone(t, card) else 0
    if which == ASSAULT:
        return assaulting(t, card, moment)
    if which == INTERCEPT:
        return intercepting(t, card, moment)
    if which == FIRING_ARCS:
        return splitting_worth(t, card, moment)
    return 0


def deeper(t: Seize, card: int, which: int, number: int, moment: int) -> int:
    """Piercing and Siege: one counter more where the attack reaches the DEF."""
    if moment not in DECLARED:
        return 0
    best = 0
    for declared in t.attacks:
        target = declared[1]
        if declared[0] != card or declared[3] or t.is_world(target) != (which == SIEGE):
            continue
        if falls_now(t, target, 0, 0, 0) or not is_hit(t, target, 0, 0):
            continue
        if falls_now(t, target, 0, 0, -number):
            best = max(best, stake(t, target))
    return best


def reaches_someone(t: Seize, card: int) -> bool:
    """Is there an enemy Unit whose DEF this one reaches alone?"""
    side = attacking(t, card)
    for other in t.units_at(t.world):
        if attacking(t, other) == side:
            continue
        if side and type_of(t, card) == TROOP and type_of(t, other) == FLEET:
            continue
        if attack(t, card, other) >= defence(t, other, card):
            return True
    return False


def assaulting(t: Seize, card: int, moment: int) -> int:
    """A Troop that fights in the 1st Exchange already, and may be hit in it."""
    if not attacking(t, card) or type_of(t, card) != TROOP or t.exchange > 1:
        return 0
    if moment not in (M_CA_START, M_EXCHANGE_START, M_STEP_1):
        return 0
    gain = harvest(t, card, 0) - harvest(t, card, -attack(t, card))
    return gain // 2


def intercepting(t: Seize, card: int, moment: int) -> int:
    """Whom a defender could hit with Intercept and could not without."""
    if attacking(t, card) or moment not in (M_STEP_1, M_TARGETS_1, M_STEP_2):
        return 0
    if moment == M_STEP_1:
        return 0  # who targets needs no Intercept: wait for it
    best = 0
    for other in t.units_at(t.world):
        if not attacking(t, other) or t.targeted[other]:
            continue
        troop = type_of(t, other) == TROOP
        if (troop and t.exchange == 1) or is_supported(t, other):
            if type_of(t, card) == TROOP and not troop:
                continue
            if attack(t, card, other) >= defence(t, other, card):
                best = max(best, stake(t, other) // 2)
    return best


def splitting_worth(t: Seize, card: int, moment: int) -> int:
    """Two at once, where one attack is strong enough for both."""
    if attacking(t, card) or moment != M_STEP_2:
        return 0
    dues: list[int] = []
    for other in t.units_at(t.world):
        if attacking(t, other) and not is_supported(t, other):
            if type_of(t, other) != TROOP or t.exchange > 1 or t.targeted[other]:
                dues.append(defence(t, other, card))
    dues.sort()
    return 25 if len(dues) > 1 and dues[0] + dues[1] <= attack(t, card) else 0


def stopped(t: Seize, seat: int, unit: int, target: int) -> int:
    """An attack that does not count: what survives because of it."""
    if not friendly(t, seat, target) or not falls_now(t, target, 0, 0, 0):
        return NEVER if not friendly(t, seat, target) else 0
    less = sum([shot.number for shot in shots_at(t, target) if shot.unit == unit])
    return 0 if falls_now(t, target, -less, 0, 0) else stake(t, target)
