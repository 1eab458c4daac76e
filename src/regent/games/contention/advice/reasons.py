"""Advice for a player: the reasons for and against each option, on a scale of 100 for one favor.

It looks at one question at a time, quickly, and at nothing the seat may not know. Bots follow it,
rollouts are made of it, and players may read it.
"""

from __future__ import annotations

from typing import Final

from regent.games.contention import (
    needs,
    to_choose,
    verbs,
)
from regent.games.contention.abilities import Choosing, half
from regent.games.contention.advice.effects_worth import (
    ability_worth,
    income_worth,
    lasting_worth,
    plain_worth,
    sector_worth,
    target_worth,
)
from regent.games.contention.advice.maneuvers import (
    HOLD,
    bare_capital,
    declaring,
    goal_of,
    jumping,
    moving,
    standing,
)
from regent.games.contention.advice.worth import (
    CARD,
    RESOURCE,
    WIN,
    Field,
    asset_worth,
    fighter_worth,
    hull_of,
    knows_place,
    site_worth,
)
from regent.games.contention.battle import Declare
from regent.games.contention.canceling import Cancel
from regent.games.contention.codes import (
    A_N,
    A_TO,
    A_WITHIN,
    ACTION,
    CONSTRUCT,
    ENEMY,
    K_KIND,
    K_SIDE,
    PRODUCTION,
    REF_TARGET,
    REF_THIS,
    S_CHOOSE,
    S_COST,
    S_DO,
    S_WHEN,
    S_WHILE,
    SHIP,
    SHIPYARD,
    STATION,
    W_CHOOSE_ONE,
    W_DEFENSE,
    W_DEPLOY,
    W_JUMP,
    W_MOVE,
    W_PAY,
)
from regent.games.contention.command import Develop, Movement
from regent.games.contention.faceoff import Drop
from regent.games.contention.meaning import MEANING
from regent.games.contention.scene import Scene
from regent.games.contention.setup import Mulligan
from regent.games.contention.state import PLAY, Contention
from regent.games.contention.values import cost
from regent.kernel.ability import Ability
from regent.kernel.action import A_DONE, A_PASS, arg_a, arg_b, verb_of
from regent.kernel.advice import Advice
from regent.kernel.choosing import Need
from regent.kernel.vocabulary import ABSENT

PRICE: Final = 7
"""A resource spent: less than one gained, for what is not spent does nothing."""

PRICE_OF_RICH: Final = 2
"""A resource spent by who has enough for every card in the hand."""

COMES_BACK: Final = (
    "",
    "can't be paid",
    "only one such card in a turn",
    "nothing to choose for it",
)
"""Against dropping a card, by why it would come back."""


def advise(t: Contention, seat: int, action: int, advice: Advice) -> None:
    """The reasons for and against one option of the question on top of the stack."""
    top = t.stack[-1]
    if isinstance(top, Movement):
        moving(t, seat, top, action, advice)
    elif isinstance(top, Declare):
        if action != A_DONE:
            declaring(t, seat, arg_a(action), arg_b(action), advice)
    elif isinstance(top, Drop):
        dropping(t, seat, action, advice)
    elif isinstance(top, Choosing):
        choosing(t, seat, top, action, advice)
    elif isinstance(top, Develop):
        developing(t, seat, action, advice)
    elif isinstance(top, Cancel):
        canceling(t, seat, top, action, advice)
    elif isinstance(top, Mulligan):
        if action != A_DONE:
            advice.add("there are better cards", 34 - opening_worth(t, arg_a(action)))


# -- cards in hand --------------------------------------------------------------------------------


def opening_worth(t: Contention, card: int) -> int:
    """A card in the opening hand: cheap ships and production are good, dear cards come later."""
    face = t.face[card]
    kind = t.spec.kind[face]
    price = t.spec.cost[face]
    worth = 60 - 9 * price
    if kind == SHIP:
        worth += 25
    if t.spec.keywords[face][PRODUCTION] > 0:
        worth += 40
    if kind == ACTION and price > 1:
        worth -= 15
    return worth


def dropping(t: Contention, seat: int, action: int, advice: Advice) -> None:
    """Cards that can be paid and do something; nothing costs nothing."""
    if action == verbs.A_SIT_OUT:
        return
    if action == verbs.A_BLUFF:
        advice.add("keeps them guessing", 1)
        return
    card = arg_a(action)
    face = t.face[card]
    why = to_choose.comes_back(t, seat, card)
    if why:
        advice.add(COMES_BACK[why], -300)
        return
    price = to_choose.least_cost(t, seat, card)
    kind = t.spec.kind[face]
    if kind == ACTION:
        worth = 0
        for ability in t.spec.abilities[face]:
            worth += ability_worth(t, seat, card, ability)
        advice.add("its effect", worth - 12)
    elif kind == SHIP:
        advice.add("a ship", fighter_worth(t, face))
        advice.add("what comes with it", arrival(t, seat, face))
        if not t.controls_home(seat):
            advice.add("no homeworld to start from", -25)
    elif kind == STATION:
        advice.add("a station", fighter_worth(t, face) * 3 // 4 + arrival(t, seat, face))
        advice.add("somebody threatens us", 30 if menaced(t, seat) else 0)
    else:
        advice.add("what it does", attached_worth(t, seat, card))
    each = PRICE if t.resources[seat] < hand_cost(t, seat) else PRICE_OF_RICH
    advice.add("its cost", -each * price)


def hand_cost(t: Contention, seat: int) -> int:
    """What all cards in the hand cost together: who has more than that saves for nothing."""
    total = 0
    for card in t.hand(seat):
        total += to_choose.least_cost(t, seat, card)
    return total


def arrival(t: Contention, seat: int, face: int) -> int:
    """What a ship or station does when it enters play, and while it is there."""
    worth = 0
    for ability in t.spec.abilities[face]:
        if ability.ops[S_WHEN] and ability.ops[S_WHEN][0].word == W_DEPLOY:
            for op in ability.ops[S_DO]:
                worth += plain_worth(t, seat, op)
        elif ability.ops[S_WHEN] or ability.ops[S_WHILE]:
            worth += 10
    return worth


def menaced(t: Contention, seat: int) -> bool:
    """Does an enemy ship stand at, or next to, one of the seat's locations?"""
    for card in t.zones[PLAY]:
        if t.at[card] >= 0 and t.enemy(seat, card) and t.is_ship(card):
            for place in t.location:
                if t.controller[place] == seat and t.distance(t.at[place], t.at[card]) <= 1:
                    return True
    return False


def attached_worth(t: Contention, seat: int, card: int) -> int:
    """Constructs, Agents and Tech."""
    face = t.face[card]
    words = t.spec.keywords[face]
    worth = lasting_worth(t, seat, face)
    if words[PRODUCTION] > 0:
        worth += income_worth(t) * words[PRODUCTION]
    if words[SHIPYARD] >= 0:
        worth += 30 if t.count_locations(seat) > 1 else 10
    host = t.spec.attach[face]
    if host is not None and host.args[K_KIND] == 1 << SHIP:
        best = -40
        foe = host.args[K_SIDE] == ENEMY
        for ship in t.zones[PLAY]:
            if t.is_ship(ship) and t.enemy(seat, ship) == foe:
                if MEANING.matches(t, host, Scene(seat, card, []), ship):
                    best = max(best, fighter_worth(t, t.face[ship]) // 3)
        worth += best
    return worth


# -- developing -----------------------------------------------------------------------------------


def developing(t: Contention, seat: int, action: int, advice: Advice) -> None:
    if action == A_PASS:
        return
    verb = verb_of(action)
    if verb == verbs.SETTLE:
        settling(t, seat, arg_a(action), advice)
    elif verb == verbs.EXPLORE:
        advice.add("a look before settling", 1000)
    elif verb == verbs.RECOVER:
        advice.add("the homeworld again", 500)
    elif verb == verbs.REBUILD:
        advice.add("the homeworld again", 260)
        advice.add("a colony less", -site_worth(t, seat, t.location[arg_a(action)]) // 2)
    elif verb == verbs.DEVELOP:
        card = arg_a(action)
        ability = t.spec.abilities[t.face[card]][arg_b(action)]
        worth = ability_worth(t, seat, card, ability)
        if jumps(ability):
            worth = best_jump(t, seat, card, ability)
        advice.add("its effect", worth)


def settling(t: Contention, seat: int, sector: int, advice: Advice) -> None:
    place = t.location[sector]
    advice.add("a location more", site_worth(t, seat, place))
    if t.tokens[seat] == 1:
        advice.add("the last colony token", WIN)
    else:
        advice.add("colony tokens placed", 4 * (7 - t.tokens[seat]))
    field = Field(t, seat, -1)
    known = knows_place(t, seat, place)
    held = field.own_defense[sector] + (t.spec.defense[t.face[place]] if known else 3)
    danger = field.threat(t, sector)
    if danger >= held:
        advice.add("enemies could destroy it", -260)
    elif danger:
        advice.add("enemies are near", -3 * danger)
    for near in t.spec.layout.neighbours[sector]:
        if t.enemy(seat, t.location[near]):
            advice.add("next to an enemy location", -8)


def jumps(ability: Ability) -> bool:
    """Does it bring one of our ships to a sector that is still to be chosen?"""
    for op in ability.ops[S_DO]:
        if op.word == W_JUMP or op.word == W_MOVE:
            which = op.selectors[A_TO]
            return which is not None and which.ref in (REF_TARGET, REF_THIS)
    return False


def best_jump(t: Contention, seat: int, card: int, ability: Ability) -> int:
    """How much better the best ship could stand; below 0 where every jump is bad."""
    if t.is_ship(card):
        return jump_gain(t, seat, card, ability)
    best = -5
    for ship in t.zones[PLAY]:
        if t.controller[ship] == seat and t.is_ship(ship):
            best = max(best, jump_gain(t, seat, ship, ability))
    return best


def jump_gain(t: Contention, seat: int, ship: int, ability: Ability) -> int:
    most = 2
    for op in ability.ops[S_CHOOSE]:
        for written in (op.args[A_WITHIN], op.args[A_N]):
            most = written if written != ABSENT else most
    field = Field(t, seat, ship)
    goal = goal_of(t, seat)
    away = t.spec.layout.distance[t.at[ship]]
    best = -1000
    for sector in range(len(t.location)):
        if 0 < away[sector] <= most:
            best = max(best, standing(t, seat, ship, sector, field, goal))
    if t.at[ship] == bare_capital(t, seat, field):
        best -= HOLD  # nobody else would hold it
    return best - standing(t, seat, ship, t.at[ship], field, goal) - 3


# -- choosing for a card --------------------------------------------------------------------------


def choosing(t: Contention, seat: int, top: Choosing, action: int, advice: Advice) -> None:
    """What a card or ability is to be used on."""
    face = top.printed(t)
    number = t.spec.own_effect(face) if top.number == needs.PLAYING else top.number
    needed = t.spec.needs_of(face, top.number)
    if len(top.choices) >= len(needed):
        return
    need = needed[len(top.choices)]
    kind = need.kind
    if kind == needs.ENTRY or kind == needs.SITE:
        entering(t, seat, top.card, arg_a(action), advice)
        return
    if kind == needs.HOST:
        hosting(t, seat, top.card, arg_a(action), advice)
        return
    if kind in (needs.HOST_PLAYER, needs.PLAYER, needs.REATTACH_PLAYER):
        if action != A_DONE:
            other = arg_a(action)
            foe = not t.allied(seat, other)
            advice.add("the strongest opponent", 10 + 10 * t.favor[other] if foe else 0)
            advice.add("its locations", t.count_locations(other) if foe else 0)
        return
    if kind == needs.GIVE_CARD:
        advice.add("a card lost", -opening_worth(t, arg_a(action)))
        return
    if kind == needs.GIVE_SHIP:
        advice.add("a ship lost", -asset_worth(t, arg_a(action)))
        return
    if number >= 0:
        using(t, seat, top, need, t.spec.abilities[face][number], action, advice)


def using(
    t: Contention,
    seat: int,
    top: Choosing,
    need: Need,
    ability: Ability,
    action: int,
    advice: Advice,
) -> None:
    kind = need.kind
    verb = verb_of(action)
    if kind == needs.MAY:
        if action == verbs.A_USE:
            advice.add("its effect", may_worth(t, seat, top.card, ability))
    elif kind == needs.ONE_OF:
        for op in ability.ops[S_DO]:
            if op.word == W_CHOOSE_ONE:
                for inner in half(op, arg_a(action)):
                    advice.add("its effect", plain_worth(t, seat, inner))
    elif kind == needs.TARGET:
        if action == A_DONE:
            return
        card = t.location[arg_a(action)] if verb == verbs.TARGET_AT else arg_a(action)
        if jumps(ability) and t.controller[card] == seat:
            advice.add("its new place", jump_gain(t, seat, card, ability))
        else:
            worth = target_worth(t, seat, ability, need.index, card)
            advice.add("a good target" if worth > 0 else "a poor target", worth)
    elif kind == needs.SECTOR or kind == needs.PATH:
        if action != A_DONE:
            going(t, seat, top, need, ability, arg_a(action), advice)


def may_worth(t: Contention, seat: int, card: int, ability: Ability) -> int:
    if jumps(ability):
        return best_jump(t, seat, card, ability)
    worth = 4
    for op in ability.ops[S_COST]:
        if op.word == W_PAY:
            worth -= PRICE * op.args[A_N]
    for op in ability.ops[S_DO]:
        worth += plain_worth(t, seat, op)
    return worth


def going(
    t: Contention,
    seat: int,
    top: Choosing,
    need: Need,
    ability: Ability,
    sector: int,
    advice: Advice,
) -> None:
    """A sector for a ship, ours or not, or for everything that stands there."""
    if need.index < 0 and need.kind == needs.SECTOR:
        return
    if not jumps(ability) and need.kind == needs.SECTOR:
        advice.add("what stands there", sector_worth(t, seat, ability, sector))
        return
    ship = top.card
    if top.choices and not t.is_ship(ship):
        for chosen in top.choices:
            at = -need.index - 1 if need.index < 0 else 0
            if at < len(chosen) and t.is_ship(chosen[at]):
                ship = chosen[at]
                break
    if not t.is_ship(ship) or t.at[ship] < 0:
        return
    if t.enemy(seat, ship):
        field = Field(t, seat, ship)
        ruler = t.controller[t.location[sector]]
        advice.add("our fleet waits there", 4 * field.own_attack[sector])
        advice.add("near our locations", -40 if ruler >= 0 and t.allied(ruler, seat) else 0)
        return
    if need.kind == needs.PATH and top.draft:
        field = Field(t, seat, ship)
        goal = goal_of(t, seat)
        before = standing(t, seat, ship, top.draft[-1], field, goal)
        advice.add("its new place", standing(t, seat, ship, sector, field, goal) - before - 2)
        return
    jumping(t, seat, ship, sector, advice)


def entering(t: Contention, seat: int, card: int, site: int, advice: Advice) -> None:
    """Where a new ship is needed most."""
    sector = t.at[site]
    field = Field(t, seat, card)
    if t.kind(card) == SHIP:
        place = standing(t, seat, card, sector, field, goal_of(t, seat))
        advice.add("where it is needed", place)
        advice.add("its cost there", -RESOURCE * cost(t, seat, card, site))
    else:
        advice.add("where it is needed", field.threat(t, sector) * 3 + field.foe_attack[sector])


def hosting(t: Contention, seat: int, card: int, host: int, advice: Advice) -> None:
    """What an attachment goes on: stations where enemies come, the rest where it lasts."""
    face = t.face[card]
    if not t.is_location(host):
        advice.add("a strong ship", asset_worth(t, host))
        return
    sector = t.at[host]
    if t.enemy(seat, host):
        advice.add("a good location", 20 * max(0, t.spec.keywords[t.face[host]][PRODUCTION]))
        advice.add("its attack", 6 * t.spec.attack[t.face[host]])
        return
    if t.controller[host] != seat:
        advice.add("not our own", -30)
    guards = t.spec.kind[face] == STATION
    for ability in t.spec.abilities[face]:
        for op in ability.ops[S_WHILE]:
            guards = guards or op.word == W_DEFENSE
    field = Field(t, seat, -1)
    threat = field.threat(t, sector)
    held = hull_of(t, host) + field.own_defense[sector]
    home = host == t.home(seat)
    if guards:
        advice.add("it is threatened", 60 if threat >= held else 4 * threat)
        advice.add("the homeworld", 20 if home else 0)
        goal = goal_of(t, seat)
        if goal >= 0:
            advice.add("near the enemy", -5 * t.distance(sector, goal))
        return
    advice.add("it may be lost", -50 if threat >= held else 0)
    advice.add("well held", 3 * held)
    if t.spec.keywords[face][SHIPYARD] >= 0 and t.spec.kind[face] == CONSTRUCT:
        advice.add("ships can start here already", -40 if home else 0)


def canceling(t: Contention, seat: int, top: Cancel, action: int, advice: Advice) -> None:
    if action == verbs.A_PAY:
        advice.add("its price", -PRICE * top.price)
        advice.add("the card is saved", CARD + 8 * t.spec.cost[t.face[top.card]])
