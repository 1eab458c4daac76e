"""What a beginner would laugh at: plays that are bad whatever follows, each with a name.

They are looked for in the games of bots (`regent arena --follies`). Each is told from the rules and
the open table, not from the advice that bots follow, so that the one is a measure of the other.
"""

from __future__ import annotations

from typing import Final

from regent.games.contention import (
    needs,
    to_choose,
    verbs,
)
from regent.games.contention.abilities import Choosing
from regent.games.contention.battle import (
    Declare,
    defenders_of,
    lethal_total,
    strength,
)
from regent.games.contention.codes import (
    A_TO,
    RANGE,
    S_DO,
    W_CANT_ATTACK,
    W_DAMAGE,
    W_DESTROY,
    W_LOSE_KEYWORDS,
    W_MARKER,
    W_REMOVE,
)
from regent.games.contention.command import Develop, Movement
from regent.games.contention.faceoff import Drop
from regent.games.contention.state import PLAY, Contention
from regent.games.contention.values import attack, defense, keyword, speed
from regent.kernel.ability import Ability
from regent.kernel.action import A_DONE, A_PASS, arg_a, arg_b, verb_of

NOWHERE: Final = "token moved nowhere"
HARMS_ITSELF: Final = "harms itself"
FREE_KILL: Final = "location spared"
OVERKILL: Final = "hit already"
NOT_SETTLED: Final = "nothing developed"
NOT_PAID: Final = "cannot be paid"
AIMLESS: Final = "nothing to choose"
HOME_LEFT: Final = "homeworld given up"
CAPITAL_LEFT: Final = "Capital left empty"

FOLLIES: Final[dict[str, str]] = {
    NOWHERE: "develops to put a token where it lies",
    HARMS_ITSELF: "destroys, damages or hinders its own ship, station or location with a card",
    FREE_KILL: "ends its targeting though one attack more would destroy an enemy location",
    OVERKILL: "attacks what has lethal damage already",
    NOT_SETTLED: "passes though a location could be settled that no enemy can reach",
    NOT_PAID: "drops a card that it cannot pay",
    AIMLESS: "drops a card that has no target, whatever the others reveal",
    HOME_LEFT: "of two players: leaves its homeworld to a fleet there, though a ship could save it",
    CAPITAL_LEFT: "ends its movement with nothing at the Capital that it holds, though enemies can"
    " come and destroy it and a ship of its own left it or could come",
}
"""Every folly, with what it is."""

HARM: Final = (W_DAMAGE, W_DESTROY, W_REMOVE, W_CANT_ATTACK, W_LOSE_KEYWORDS)
NEAR: Final = 3
"""Sectors from which an enemy is thought to come, however slow."""


def folly(t: Contention, seat: int, action: int, memory: list[int]) -> str:
    """The name of the folly that this answer is, from the position before it; empty for none."""
    top = t.stack[-1]
    if isinstance(top, Choosing):
        return choosing(t, seat, top, action)
    if isinstance(top, Declare):
        return targeting(t, seat, top, action)
    if isinstance(top, Drop):
        return dropping(t, seat, arg_a(action)) if verb_of(action) == verbs.DROP else ""
    if isinstance(top, Develop) and action == A_PASS:
        return NOT_SETTLED if any_calm_site(t, seat, top) else ""
    if isinstance(top, Movement):
        return moving(t, seat, action, memory)
    return ""


def moving(t: Contention, seat: int, action: int, memory: list[int]) -> str:
    """The memory is the latest ship that left a Capital of its own: the turn, whose it is."""
    capital = t.capital()
    holds = capital >= 0 and t.controller[capital] == seat
    if action != A_DONE:
        stepped = verb_of(action) in (verbs.MOVE, verbs.JUMP)
        if holds and stepped and t.at[arg_a(action)] == t.at[capital]:
            memory[:] = [t.turn, seat]
        return ""
    if holds and capital_is_left(t, seat, capital, memory == [t.turn, seat]):
        return CAPITAL_LEFT
    return HOME_LEFT if t.seats == 2 and home_is_left(t, seat) else ""


def capital_is_left(t: Contention, seat: int, capital: int, left: bool) -> bool:
    """Nothing of its own stands there, enough enemies can come, and somebody could have stayed."""
    sector = t.at[capital]
    danger = 0
    helped = left
    for card in t.zones[PLAY]:
        if t.at[card] < 0:
            continue
        apart = t.distance(t.at[card], sector)
        if t.controller[card] == seat and (t.is_ship(card) or t.is_station(card)):
            if apart == 0:
                return False
            able = t.is_ship(card) and t.moved[card] != t.turn
            helped = helped or (able and apart <= speed(t, card))
        elif t.enemy(seat, card) and t.is_ship(card) and attack(t, card) > 0:
            if apart <= speed(t, card) + max(0, keyword(t, card, RANGE)):
                danger += strength(t, card, capital)
    return helped and danger >= defense(t, capital) - t.damage[capital]


def dropping(t: Contention, seat: int, card: int) -> str:
    """A card that would only be shown and come back."""
    why = to_choose.comes_back(t, seat, card)
    if why == to_choose.AIMLESS:
        return AIMLESS
    return NOT_PAID if why == to_choose.TOO_DEAR else ""


# -- targets of cards -----------------------------------------------------------------------------


def choosing(t: Contention, seat: int, top: Choosing, action: int) -> str:
    if verb_of(action) not in (verbs.TARGET, verbs.TARGET_AT):
        return ""
    face = top.printed(t)
    number = t.spec.own_effect(face) if top.number == needs.PLAYING else top.number
    wanted = t.spec.needs_of(face, top.number)
    if number < 0 or len(top.choices) >= len(wanted):
        return ""
    need = wanted[len(top.choices)]
    if need.kind != needs.TARGET:
        return ""
    at = verb_of(action) == verbs.TARGET_AT
    card = t.location[arg_a(action)] if at else arg_a(action)
    return aiming(t, seat, top, t.spec.abilities[face][number], need.index, card)


def aiming(t: Contention, seat: int, top: Choosing, ability: Ability, index: int, card: int) -> str:
    """What the first word that speaks of this target does to it."""
    for op in ability.ops[S_DO]:
        which = op.selectors[A_TO]
        if op.word == W_MARKER:
            return NOWHERE if t.marked[top.card] == card else ""
        if which is None or which.ref != index or t.controller[card] < 0:
            continue
        if op.word in HARM:
            return "" if t.enemy(seat, card) else HARMS_ITSELF
    return ""


# -- battle ---------------------------------------------------------------------------------------


def missing(t: Contention, target: int) -> int:
    """The damage that is still needed; Rampage never hits a location (C-KW-RAMPAGE-3)."""
    if not t.is_location(target):
        return defense(t, target) - lethal_total(t, target)
    left = defense(t, target) - t.damage[target]
    for card in t.location + t.zones[PLAY]:
        if t.target[card] == target:
            left -= strength(t, card, target)
    return left


def targeting(t: Contention, seat: int, top: Declare, action: int) -> str:
    if action != A_DONE:
        return OVERKILL if missing(t, arg_b(action)) <= 0 else ""
    for other in top.options(t, seat):
        if other == A_DONE:
            continue
        attacker, target = arg_a(other), arg_b(other)
        if t.is_location(target) and 0 < missing(t, target) <= strength(t, attacker, target):
            return FREE_KILL
    return ""


# -- command --------------------------------------------------------------------------------------


def any_calm_site(t: Contention, seat: int, top: Develop) -> bool:
    """Could something be settled that nothing of an enemy can reach?"""
    for action in top.options(t, seat):
        if verb_of(action) != verbs.SETTLE:
            continue
        near = False
        for card in t.zones[PLAY]:
            if t.at[card] >= 0 and t.enemy(seat, card):
                reach = max(NEAR, speed(t, card)) + max(0, keyword(t, card, RANGE))
                near = near or t.distance(t.at[card], arg_a(action)) <= reach
        if not near:
            return True
    return False


def home_is_left(t: Contention, seat: int) -> bool:
    """Would enemy ships that stand at the homeworld destroy it, and could one ship prevent that?

    Only what stands there counts, and only ships that have not moved and reach it by sectors.
    """
    if not t.controls_home(seat):
        return False
    home = t.home(seat)
    sector = t.at[home]
    danger = 0
    for card in t.zones[PLAY]:
        if t.at[card] == sector and t.enemy(seat, card) and t.is_ship(card):
            danger += strength(t, card, home) if attack(t, card) > 0 else 0
    held = defense(t, home) - t.damage[home]
    for card in defenders_of(t, home):
        held += defense(t, card) - t.damage[card]
    if danger < held:
        return False
    for ship in t.zones[PLAY]:
        if t.controller[ship] != seat or not t.is_ship(ship) or t.moved[ship] == t.turn:
            continue
        apart = t.distance(t.at[ship], sector) if t.at[ship] >= 0 else 0
        if 0 < apart <= speed(t, ship) and danger < held + defense(t, ship) - t.damage[ship]:
            return True
    return False
