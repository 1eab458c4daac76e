"""Advice for ships: where to go, and whom to attack."""

from __future__ import annotations

from typing import Final

from regent.games.contention import (
    verbs,
)
from regent.games.contention.advice.worth import (
    STOPPED,
    WIN,
    Field,
    asset_worth,
    fighter_worth,
    hull_of,
    knows_place,
    location_gain,
    stops_win,
)
from regent.games.contention.battle import defenders_of, strength
from regent.games.contention.codes import BOMBARD, COLONY, HOMEWORLD, RAMPAGE, RANGE
from regent.games.contention.command import Movement
from regent.games.contention.moves import reach
from regent.games.contention.settlement import CAPITAL_NEEDS
from regent.games.contention.state import NO_ATTACK, PLAY, Contention
from regent.games.contention.values import attack, defense, keyword, speed
from regent.kernel.action import A_DONE, arg_a, arg_b, verb_of
from regent.kernel.advice import Advice

# -- moving -------------------------------------------------------------------------------------


def moving(t: Contention, seat: int, top: Movement, action: int, advice: Advice) -> None:
    """A step is worth what the best place within reach of it is worth more than this one."""
    if action == A_DONE or action == verbs.A_STOP:
        return
    ship = arg_a(action)
    sector = arg_b(action)
    if verb_of(action) == verbs.JUMP:
        further = 0
    elif top.ship >= 0:
        further = max(0, top.left - 1)
    else:
        further = max(0, reach(t, ship) - 1)
    field = Field(t, seat, ship)
    goal = goal_of(t, seat)
    here = standing(t, seat, ship, t.at[ship], field, goal)
    best = standing(t, seat, ship, sector, field, goal)
    if further:
        away = t.spec.layout.distance[sector]
        for other in range(len(t.location)):
            if 0 < away[other] <= further:
                there = standing(t, seat, ship, other, field, goal) - 1
                best = max(best, there)
    advice.add("its new place", best - here - 2)
    bare = bare_capital(t, seat, field)
    if bare >= 0:
        if t.at[ship] == bare:
            advice.add("somebody must hold the Capital", -HOLD)
        elif t.spec.layout.distance[sector][bare] <= further:
            advice.add("somebody must hold the Capital", HOLD)


HOLD: Final = 400
"""That the Capital is not left to whoever comes: 4 favor for them, 3 less for us, 2 each turn."""


def bare_capital(t: Contention, seat: int, field: Field) -> int:
    """The sector of a Capital of ours where nobody else holds it, and enemies who could come next
    would destroy it, whoever moves first; else -1."""
    capital = t.capital()
    if capital < 0 or t.controller[capital] != seat or field.own_defense[t.at[capital]]:
        return -1
    away = t.spec.layout.distance[t.at[capital]]
    danger = 0
    for card in t.zones[PLAY]:
        if t.at[card] >= 0 and t.enemy(seat, card) and t.is_ship(card):
            if away[t.at[card]] <= speed(t, card) + max(0, keyword(t, card, RANGE)):
                danger += strength(t, card, capital)
    return t.at[capital] if danger >= hull_of(t, capital) else -1


TOO_FAR: Final = (400, 120)
"""Against a place from which a ship cannot be home in time, of two players and of more."""


def jumping(t: Contention, seat: int, ship: int, sector: int, advice: Advice) -> None:
    """A ship that would stand in another sector at once."""
    field = Field(t, seat, ship)
    goal = goal_of(t, seat)
    gain = standing(t, seat, ship, sector, field, goal)
    advice.add("its new place", gain - standing(t, seat, ship, t.at[ship], field, goal))


def goal_of(t: Contention, seat: int) -> int:
    """The sector of the enemy location that is easiest to destroy for its worth; -1 for none.

    The leader's worlds come first, and those near the own fleet.
    """
    guard = [0] * len(t.location)
    fleet: list[int] = []
    for card in t.zones[PLAY]:
        sector = t.at[card]
        if sector < 0:
            continue
        if t.controller[card] == seat:
            if t.is_ship(card):
                fleet.append(sector)
        elif t.enemy(seat, card):
            guard[sector] += max(0, t.spec.defense[t.face[card]])
    best = -1
    most = -1000
    for sector in range(len(t.location)):
        place = t.location[sector]
        if not t.enemy(seat, place):
            continue
        value = 10 * t.favor[t.controller[place]] - 6 * (
            guard[sector] + t.spec.defense[t.face[place]]
        )
        value += STOPPED[stops_win(t, place)] // 4
        if t.kind(place) != HOMEWORLD:
            value += 10
        elif t.seats == 2:
            value += 25
        away = t.spec.layout.distance[sector]
        apart = 0
        for at in fleet:
            apart += away[at]
        value -= 8 * apart // max(1, len(fleet))
        if value > most:
            most = value
            best = sector
    return best


def standing(t: Contention, seat: int, ship: int, sector: int, field: Field, goal: int) -> int:
    """What it is worth that a ship stands in a sector when the battle comes."""
    face = t.face[ship]
    power = attack(t, ship) + max(0, t.spec.keywords[face][RAMPAGE])
    hull = defense(t, ship) - t.damage[ship]
    place = t.location[sector]
    ruler = t.controller[place]
    worth = 0
    if goal >= 0:
        worth -= (7 if power else 1) * t.spec.layout.distance[sector][goal]
    danger = field.threat(t, sector)
    friends = field.own_attack[sector] + power
    if is_too_far(t, ship, sector, field):
        worth -= TOO_FAR[0] if t.seats == 2 else TOO_FAR[1]
    if ruler >= 0 and t.spec.team[ruler] != t.spec.team[seat]:
        danger += t.spec.attack[t.face[place]]
        worth += raiding(t, seat, ship, sector, field, power)
    elif ruler >= 0:
        worth += guarding(t, sector, field, danger, hull)
        danger //= 2
    elif t.is_capital(place):
        if power:
            enough = friends + field.help(t, sector) >= CAPITAL_NEEDS
            worth += 60 if enough else 15
            if enough and friends - power < CAPITAL_NEEDS:
                worth += 40
    elif not knows_place(t, seat, place):
        worth += 22
    if field.foe_defense[sector] and power >= 1:
        killable = friends + field.help(t, sector)
        if killable >= field.foe_defense[sector]:
            worth += 6 * field.foe_defense[sector]
    if danger >= hull and danger > friends:
        worth -= fighter_worth(t, face) * min(3, 1 + danger // (1 + friends)) // 4
    return worth


def is_too_far(t: Contention, ship: int, sector: int, field: Field) -> bool:
    """Could a ship not be home in time from there, though it is needed?"""
    if field.home_open < 0:
        return False
    return t.spec.layout.distance[sector][field.home_open] > t.spec.speed[t.face[ship]]


def guarding(t: Contention, sector: int, field: Field, danger: int, hull: int) -> int:
    """What a ship of so much defense saves by standing at a location of ours."""
    place = t.location[sector]
    held = hull_of(t, place) + field.own_defense[sector]
    if danger < held:
        return 0
    loss = 230
    if t.kind(place) == HOMEWORLD:
        loss = 1500 if t.seats == 2 else 450  # of two players, who loses it has lost
        if held + hull <= danger < held + hull + field.cover(t, sector):
            return loss * 3 // 4  # together with others who can come
    return loss if danger < held + hull else loss * hull // (danger - held + 6)


def raiding(t: Contention, seat: int, ship: int, sector: int, field: Field, power: int) -> int:
    """A share in destroying an enemy location, if together we are strong enough."""
    if not power:
        return -10
    place = t.location[sector]
    own = power + max(0, t.spec.keywords[t.face[ship]][BOMBARD])
    need = hull_of(t, place) + field.foe_defense[sector]
    have = field.own_attack[sector] + own
    could = have + field.help(t, sector)
    if could < need:
        return (8 + STOPPED[stops_win(t, place)] // 8) * could // max(1, need)
    gain = min(1500, location_gain(t, place)) + STOPPED[stops_win(t, place)]
    ruler = t.controller[place]
    if t.resources[ruler] >= 2 and could < need + 2:
        gain = gain * 2 // 3
    if have - own >= need + 2:
        return gain // 8  # enough are there
    return gain // 2 + gain * min(own, need) // (2 * max(1, need))


# -- fighting -----------------------------------------------------------------------------------


def declaring(t: Contention, seat: int, attacker: int, target: int, advice: Advice) -> None:
    """Attacks that are lethal, alone or together; what is not destroyed is repaired."""
    power = strength(t, attacker, target)
    missing = defense(t, target) - t.damage[target] - aimed(t, target)
    if missing <= 0:
        advice.add("attacks declared so far destroy it already", -50)
        return
    if t.is_location(target):
        value = 40 + location_gain(t, target) + STOPPED[stops_win(t, target)]
        if t.favor[seat] + (2 if t.kind(target) == COLONY else 4) >= t.spec.favor_to_win:
            value += 0 if t.spec.elimination else WIN // 2
    else:
        value = 12 + asset_worth(t, target)
        value += opening(t, seat, target, missing)
    if power >= missing:
        advice.add("destroys it", value)
        advice.add("attack wasted", -4 * (power - missing))
    elif power + others(t, seat, attacker, target) >= missing:
        advice.add("destroys it with others", value * 3 // 4)
        advice.add("its attack", 3 * power)
    else:
        advice.add("too weak", -15)
        return
    if not t.is_location(target):
        more = keyword(t, attacker, BOMBARD)
        if more > 0:
            advice.add("better against locations", -4 * more)


def aimed(t: Contention, target: int) -> int:
    """The damage declared on a target so far, and the Rampage that will hit it."""
    total = 0
    here = t.at[target]
    owner = t.controller[target]
    fighter = not t.is_location(target)
    for place in t.location:
        if t.target[place] == target:
            total += attack(t, place)
    for card in t.zones[PLAY]:
        if t.target[card] == target:
            total += strength(t, card, target)
        if fighter and t.at[card] == here and t.spec.keywords[t.face[card]][RAMPAGE] > 0:
            if not t.allied(t.controller[card], owner):
                total += max(0, keyword(t, card, RAMPAGE))
    return total


def others(t: Contention, seat: int, attacker: int, target: int) -> int:
    """What other assets of the seat, not yet aimed, could add on a target."""
    total = 0
    away = t.spec.layout.distance[t.at[target]]
    for card in t.zones[PLAY]:
        if t.controller[card] != seat or card == attacker or t.target[card] >= 0 or t.at[card] < 0:
            continue
        apart = away[t.at[card]]
        if apart == 0 or apart <= t.spec.keywords[t.face[card]][RANGE]:
            if not tied(t, card):
                total += strength(t, card, target)
    place = t.location[t.at[target]]
    if t.controller[place] == seat and place != attacker and t.target[place] < 0:
        total += attack(t, place)
    return total


def tied(t: Contention, card: int) -> bool:
    """Has something forbidden it to attack this turn?"""
    for lasting in t.lasting:
        if lasting.card == card and lasting.attr == NO_ATTACK:
            return True
    return False


def opening(t: Contention, seat: int, target: int, missing: int) -> int:
    """What more a defender is worth when the location behind it can fall in the same battle."""
    place = t.location[t.at[target]]
    if not t.enemy(seat, place) or not t.allied(t.controller[place], t.controller[target]):
        return 0
    need = hull_of(t, place) + missing
    for card in defenders_of(t, place):
        if card != target:
            need += max(0, defense(t, card) - t.damage[card] - aimed(t, card))
    if others(t, seat, -1, place) < need:
        return 0
    return (location_gain(t, place) + STOPPED[stops_win(t, place)]) // 2
