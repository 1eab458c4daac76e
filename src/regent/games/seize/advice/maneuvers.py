"""Advice for moves and fights: where to go, whom to target, when to leave."""

from __future__ import annotations

from regent.games.seize import (
    verbs,
)
from regent.games.seize.advice.worth import (
    exposure,
    ground,
    guard,
    need_of,
    power_at,
    power_of,
    unit_worth,
)
from regent.games.seize.codes import (
    ASSAULT,
    FIRING_ARCS,
    FLEET,
    INSTALLATION,
    PIERCING,
    SIEGE,
    SUB_LIGHT,
    SUPPORT,
    TROOP,
)
from regent.games.seize.damage import Shot, contributors, shots_at
from regent.games.seize.declare import Split, attack_now, bar_target
from regent.games.seize.moving import Regroup, Return
from regent.games.seize.parameters import R_SKIP_MILITARY
from regent.games.seize.reallocation import React, bar_attack_move
from regent.games.seize.select import attacking, disputed
from regent.games.seize.state import MAP, PLAY, Seize
from regent.games.seize.types import type_of
from regent.games.seize.values import attack, defence, endures, has, incoming, keyword
from regent.games.seize.worlds import required, room
from regent.kernel.action import A_DONE, arg_a, arg_b, verb_of
from regent.kernel.advice import Advice

# -- moving -------------------------------------------------------------------------------------


def moving(t: Seize, seat: int, action: int, advice: Advice) -> None:
    top = t.stack[-1]
    if action == A_DONE:
        return
    unit = arg_a(action)
    world = arg_b(action)
    gain = exposure(t, world, seat)
    if isinstance(top, Return):
        advice.add("where it is needed", gain)
        return
    here = t.at[unit]
    if holds_alone(t, seat, unit, []):
        advice.add("somebody must hold it", -600)
    if isinstance(top, React):
        advice.add("the World is attacked", 3 * gain // 2 + 10)
        if here in t.entered:
            advice.add("it is attacked here too", -120)
        if ground(t, here, seat) == defence(t, unit) * endures(t, unit):
            advice.add("leaves a bare World", -25)
        return
    if isinstance(top, Regroup):
        if here == t.world and top.rule == "SI-MIL-A4-3" and t.exchange < t.exchanges:
            advice.add("the fight goes on", -40)
            if not in_danger(t, unit):
                advice.add("nothing here can eliminate it", -400)
            elif guard(t, here, seat) >= guard(t, here, t.attacker):
                advice.add("we are the stronger here", -400)
        advice.add("where it is needed", gain - exposure(t, here, seat) - 30)
        return
    more = gain - exposure(t, here, seat) - 25
    advice.add("where it is needed", more)
    mobile = not t.depleted[unit] and t.kind(unit) in (FLEET, TROOP)
    if more > 0 and mobile and invites(t, seat):
        advice.add("it may be wanted to attack", -more - 1)


def in_danger(t: Seize, unit: int) -> bool:
    """Could those who attack its World eliminate a defending Fleet in one Exchange?"""
    power = 0
    counters = 1
    for card in t.units_at(t.world):
        if attacking(t, card) and type_of(t, card) != TROOP:
            power += attack(t, card, unit)
            counters += max(0, keyword(t, card, PIERCING))
    return power >= defence(t, unit) and t.damage[unit] + counters >= endures(t, unit)


def holds_alone(t: Seize, seat: int, unit: int, gone: list[int]) -> bool:
    """Is it, once these are gone, the last Fleet or Troop at a Conquered World, which is lost
    without (SI-VICT-A1)?"""
    here = t.at[unit]
    if t.owner[here] == seat or t.controller[here] != seat or t.kind(unit) not in (FLEET, TROOP):
        return False
    return not any(
        other != unit and other not in gone and t.kind(other) in (FLEET, TROOP)
        for other in t.cards_at(here, seat)
    )


def attack_move(t: Seize, seat: int, unit: int, world: int, advice: Advice) -> None:
    """Go where a World can be taken, all together, and no more than are needed."""
    if t.controller[world] == seat:
        advice.add("where it is needed", exposure(t, world, seat))
        return
    if holds_alone(t, seat, unit, []):
        advice.add("somebody must hold it", -400)
    if t.turns[seat] <= t.spec.rules[R_SKIP_MILITARY]:
        advice.add("no Military Phase this Turn", -200)
        return
    need = need_of(t, world)
    have = power_at(t, world, seat)
    sent = sendable(t, seat, world)
    could = have + sum([power_with(t, card) for card in sent])
    if could * 10 < need * 11 or not takes(t, seat, world, sent):
        advice.add("too strong for us", -60)
        return
    if have > need * 2 and takes(t, seat, world, []):
        advice.add("enough are there", -30)
        return
    value = 60 * t.cost(world)
    if disputed(t, world):
        value = value // 2
    if t.owner[world] == seat:
        value += 80
    if t.throne[world]:
        value += 60
    advice.add("a World to take", value)
    advice.add("our strength", min(60, 20 * could // max(1, need)))
    advice.add("already on the way", 60 if have else 0)
    if unit not in sent:
        advice.add("stronger ones can go", -60)
    advice.add("its ATT", 4 * attack(t, unit))
    if keyword(t, unit, SUPPORT) >= 0:
        advice.add("brings counters", 20)


def power_with(t: Seize, card: int) -> int:
    """What a Unit card brings to a fight, with its counters."""
    return sum([power_of(t, unit) for unit in [card, *t.counters_of(card)]])


def sendable(t: Seize, seat: int, world: int) -> list[int]:
    """The strongest Fleets and Troops a seat could still send there together, and pay for
    (SI-REALLOC-B); one at least stays to hold a Conquered World."""
    powers: list[list[int]] = []
    for card in t.unit_cards(seat):
        if not bar_attack_move(t, seat, card, world):
            powers.append([power_with(t, card), card])
    powers.sort(reverse=True)
    money = t.resources[seat]
    found: list[int] = []
    for _, card in powers:
        if holds_alone(t, seat, card, found):
            continue
        if has(t, card, SUB_LIGHT):
            money -= 1
            if money < 0:
                continue
        found.append(card)
    return found[: max(0, room(t, world, seat))]


def takes(t: Seize, seat: int, world: int, more: list[int]) -> bool:
    """Could the Units of a seat there, and these, give the World its Conquest counters at all?

    Attacks of one Exchange add up, those of two do not; Troops wait for the second unless they
    have Assault.
    """
    first = 0
    second = 0
    siege = 0
    for card in t.units_at(world):
        if t.controller[card] == seat:
            second += attack(t, card, world)
            if type_of(t, card) == FLEET or has(t, card, ASSAULT):
                first += attack(t, card, world)
            siege += max(0, keyword(t, card, SIEGE))
    for card in more:
        for unit in [card, *t.counters_of(card)]:
            second += attack(t, unit, world)
            if type_of(t, unit) == FLEET or has(t, unit, ASSAULT):
                first += attack(t, unit, world)
            siege += max(0, keyword(t, unit, SIEGE))
    due = defence(t, world)
    hits = (1 if second >= due else 0) + (1 if first >= due else 0)
    if hits * (1 + siege) < required(t, world):
        return False
    # what is left over must be enough for those who hold the ground
    spent = due * ((required(t, world) + siege) // (1 + siege))
    return first + second >= spent + ground(t, world, t.controller[world])


def invites(t: Seize, seat: int, unit: int = -1) -> bool:
    """Is there a World that the seat could take now, with this depleted Unit if one is named?"""
    if t.turns[seat] <= t.spec.rules[R_SKIP_MILITARY]:
        return False
    for world in t.zones[MAP]:
        if t.controller[world] == seat:
            continue
        sent = sendable(t, seat, world)
        if unit >= 0 and len(sent) < room(t, world, seat):
            sent = [*sent, unit]
        could = power_at(t, world, seat) + sum([power_with(t, card) for card in sent])
        if could * 10 >= need_of(t, world) * 11 and takes(t, seat, world, sent):
            return True
    return False


def campaigning(t: Seize, seat: int, action: int, advice: Advice) -> None:
    verb = verb_of(action)
    if verb in (verbs.CONQUER, verbs.SKIP):
        world = arg_a(action)
        have = power_at(t, world, seat)
        need = need_of(t, world)
        if verb == verbs.CONQUER:
            advice.add("a World to take", 40 * t.cost(world))
            advice.add("our strength", max(-300, min(60, 60 * (have - need) // max(1, need))))
            if not takes(t, seat, world, []):
                alone = all(t.controller[card] == seat for card in t.units_at(world))
                advice.add("it cannot be taken", -400 if alone else -150)
        elif have * 2 < need:
            advice.add("hopeless", 30)
    elif action == verbs.A_WITHDRAW:
        mine = power_at(t, t.world, seat)
        theirs = guard(t, t.world, t.defender)
        advice.add("the fight goes on", -40)
        if t.exchange < t.exchanges and mine * 2 < theirs:
            advice.add("outgunned", 90)


# -- fighting -----------------------------------------------------------------------------------


def aimed(t: Seize, target: int) -> int:
    """The ATT already declared on a target."""
    total = 0
    for declared in t.attacks:
        if declared[1] == target:
            total += incoming(t, declared[0], target, declared[2])[0]
    return total


def targeting(t: Seize, seat: int, unit: int, target: int, strike: int, advice: Advice) -> None:
    """Enough on each target to reach its DEF, what holds the World first."""
    power = attack_now(t, unit, target, strike)
    shots = shots_at(t, target)
    if contributors(t, shots):
        advice.add("it is hit already", -60)
        return
    value = target_value(t, unit, target)
    if value < 0:
        advice.add("enough Conquest counters", value)
        return
    joined = [*shots, Shot(unit, power, defence(t, target, unit))]
    if contributors(t, joined):
        spare = sum([shot.number for shot in joined]) - max([shot.defence for shot in joined])
        advice.add("reaches its DEF", value)
        advice.add("ATT wasted", -2 * max(0, spare))
        advice.add("what was begun", 40 if shots else 0)
    elif contributors(t, joined + others(t, seat, unit, target, strike)):
        advice.add("together with others", value * 2 // 3)
        advice.add("what was begun", 40 if shots else 0)
    else:
        advice.add("too weak", -15)
    if stays_covered(t, unit, target):
        advice.add("gives up its cover", -60)


def target_value(t: Seize, unit: int, target: int) -> int:
    """What it is worth to reach the DEF of a target."""
    if target == t.world:
        if t.conquest_of(target, t.attacker) >= required(t, target):
            return -40
        value = 90 + 20 * t.cost(target)
        if t.exchange < t.exchanges and ground(t, target, t.defender):
            value -= 90  # who holds the ground first: they would shoot again
        return 10 if is_in_vain(t, unit) else value
    value = 20 + unit_worth(t, target)
    if attacking(t, unit) and type_of(t, target) in (TROOP, INSTALLATION):
        value += 70
    if t.is_counter(target):
        value = value * 2 // 3
    if endures(t, target) - t.damage[target] > 1:
        value = value * 2 // 3
    return value


def is_in_vain(t: Seize, unit: int) -> bool:
    """The last Exchange, and whoever holds the ground cannot all fall besides (SI-CONQ-1): then
    Conquest counters are discarded with the fight (SI-CONQ-F1)."""
    if t.exchange < t.exchanges:
        return False
    dues = [defence(t, t.world) - aimed(t, t.world)]
    piercing = 0
    powers: list[int] = []
    busy = [declared[0] for declared in t.attacks]
    for card in t.units_at(t.world):
        if attacking(t, card):
            piercing = max(piercing, keyword(t, card, PIERCING))
            if card not in busy:
                powers.append(attack(t, card))
                if has(t, card, FIRING_ARCS):
                    return False  # who can split may reach them all
    for card in t.units_at(t.world):
        if attacking(t, card) or type_of(t, card) not in (TROOP, INSTALLATION):
            continue
        if t.is_counter(card) and t.where[t.host[card]] != PLAY:
            continue  # it goes with the fight (SI-MIL-B-3)
        if endures(t, card) - t.damage[card] > 1 + piercing:
            return True
        dues.append(defence(t, card, unit) - aimed(t, card))
    return len(dues) > 1 and len(powers) <= 8 and not reach_all(powers, dues, 0, 0)


def reach_all(powers: list[int], dues: list[int], at: int, used: int) -> bool:
    """Can the powers be shared out so that every due from `at` on is reached?"""
    if at >= len(dues):
        return True
    for mask in range(1 << len(powers)):
        if mask & used:
            continue
        total = 0
        for i in range(len(powers)):
            if mask >> i & 1:
                total += powers[i]
        if total >= dues[at] and reach_all(powers, dues, at + 1, used | mask):
            return True
    return False


def others(t: Seize, seat: int, unit: int, target: int, strike: int) -> list[Shot]:
    """What other Units of the seat, not yet aimed, could add."""
    busy = [declared[0] for declared in t.attacks]
    found: list[Shot] = []
    side = attacking(t, unit)
    for card in t.units_at(t.world):
        if card == unit or t.controller[card] != seat or card in busy:
            continue
        if attacking(t, card) == side and not bar_target(t, card, target, strike):
            if not stays_covered(t, card, target):
                number = attack_now(t, card, target, strike)
                found.append(Shot(card, number, defence(t, target, card)))
    return found


def stays_covered(t: Seize, unit: int, target: int) -> bool:
    """A weak Fleet with Support is safe as long as it targets nobody."""
    if t.is_counter(unit) or not attacking(t, unit) or not has(t, unit, SUPPORT):
        return False
    return attack(t, unit, target) < 4


def splitting(t: Seize, top: Split, number: int, advice: Advice) -> None:
    target = t.attacks[top.at][1]
    other = aimed(t, target)
    if t.attacks[top.at][2] == 0:
        other -= attack(t, top.unit, target)
    needed = max(1, defence(t, target, top.unit) - max(0, other))
    advice.add("just enough", -8 * abs(number - needed))
    if number < needed:
        advice.add("does not reach its DEF", -30)
