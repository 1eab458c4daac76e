"""What a beginner would laugh at: plays that are bad whatever follows, each with a name.

They are looked for in the games of bots (`regent arena --follies`). Each is told from the rules and
the open table, not from the advice that bots follow, so that the one is a measure of the other.
"""

from __future__ import annotations

from typing import Final

from regent.games.seize import (
    verbs,
)
from regent.games.seize.abilities import Using
from regent.games.seize.ability_targets import Permit, Targets
from regent.games.seize.advice.effects_worth import aimed_by, pending_ability, speaks_of
from regent.games.seize.announcing import Accept
from regent.games.seize.bidding import Bidding
from regent.games.seize.codes import (
    A_FOR,
    A_KEYWORD,
    A_N,
    ASSAULT,
    FLEET,
    HARDENED,
    INTERCEPT,
    K_KIND,
    KIND_CHARACTER,
    M_STEP_1,
    M_TARGETS_2,
    PIERCING,
    S_DO,
    S_TARGET,
    SIEGE,
    SUB_LIGHT,
    TROOP,
    W_AP,
    W_ATT,
    W_CANCEL_ABILITY,
    W_CANCEL_ATTACK,
    W_DEF,
    W_DEPLETE_CARD,
    W_DOOM,
    W_ELIMINATE,
    W_EXCHANGE,
    W_GRANT,
    W_LOOK,
    W_MEND,
    W_MISSION,
    W_REACT_MOVE,
    W_SACRIFICE,
    W_SNEAK,
    W_UNDEPLETE,
)
from regent.games.seize.damage import contributors, shots_at
from regent.games.seize.declare import Declare
from regent.games.seize.moving import Regroup
from regent.games.seize.reacting import Moment
from regent.games.seize.reaction_cards import helps_world
from regent.games.seize.reallocation import AttackMoves, React, bar_attack_move
from regent.games.seize.select import attack_target, attacking, matches
from regent.games.seize.spec import when
from regent.games.seize.state import ASSETS, BIDS, RESERVE, Seize
from regent.games.seize.types import type_of
from regent.games.seize.usable import calling_of, helpers, target_pool
from regent.games.seize.values import attack, defence, endures, has, keyword
from regent.kernel.ability import Ability
from regent.kernel.action import A_DECLINE, A_DONE, A_PASS, arg_a, arg_b, verb_of
from regent.kernel.vocabulary import Selector
from regent.kernel.window import announced_below

NO_BID: Final = "no bid"
HELPS_ENEMY: Final = "helps an enemy"
OWN_CHARACTER: Final = "own Character killed"
DECLINED_AGAIN: Final = "declined, offered again"
SACRIFICE: Final = "sacrifice for nothing"
NOTHING_MENDED: Final = "nothing mended"
HAS_IT_ALREADY: Final = "has it already"
MISSION: Final = "Mission for nothing"
SEEN_ALREADY: Final = "seen already"
POINTS: Final = "points for no Unit"
HOPELESS: Final = "hopeless attack"
SENT_OUT: Final = "sent out for nothing"
FALLS_SHORT: Final = "attack falls short"
DEPLETES: Final = "Character depleted for nothing"
ABANDONED: Final = "Conquered World abandoned"
CAME_AND_WENT: Final = "came and went"
TURNED_BACK: Final = "turned back"

FOLLIES: Final[dict[str, str]] = {
    NO_BID: "leaves the title of Regent where nobody has bid and two cards would lead",
    HELPS_ENEMY: "gives another player's Unit, World or attack what is good for it",
    OWN_CHARACTER: "eliminates its own Character",
    DECLINED_AGAIN: "offers in one Turn what the same player has declined in it",
    SACRIFICE: "gives up a Unit for an attack that needs no help, or to save nothing",
    NOTHING_MENDED: "removes Damage counters where there are none",
    HAS_IT_ALREADY: "gives a Unit a keyword without number that it has",
    MISSION: "spends a Mission counter on a Unit that cannot use it in this Exchange",
    SEEN_ALREADY: "depletes a card to look at what it knows",
    POINTS: "depletes a card for Allocation points that no Unit in hand can take",
    HOPELESS: "begins a Conquest Action whose Units together cannot reach the DEF of the World",
    SENT_OUT: "moves a Unit to a World where all who can come together reach nobody's DEF",
    FALLS_SHORT: "ends its declarations with attacks that together do not reach the DEF",
    DEPLETES: "depletes another's Character that has nothing to deplete for, out of any fight",
    ABANDONED: "moves the last Fleet or Troop away from a World it has Conquered, and not to save"
    " its Throne World",
    CAME_AND_WENT: "moves a Fleet that came to defend a World away before the last Exchange, though"
    " nothing there can eliminate it in the next, or its side has more ATT and DEF",
    TURNED_BACK: "sends Units out against a World and does not attack it, though nobody came to"
    " defend it",
}
"""Every folly, with what it is."""

GOOD: Final = (W_ATT, W_DEF, W_GRANT, W_MEND, W_UNDEPLETE, W_REACT_MOVE, W_SNEAK, W_CANCEL_ATTACK)
"""Words that do a card good; a lower ATT or DEF does not."""


def folly(t: Seize, seat: int, action: int, memory: list[int]) -> str:
    """The name of the folly that this answer is, from the position before it; empty for none.

    `memory` is kept by whoever watches the game: what was declined in this Turn, and who Reacted.
    """
    top = t.stack[-1]
    if isinstance(top, Bidding):
        nobody = not any(t.cards_in(other, BIDS) for other in range(t.seats))
        return NO_BID if action == A_DONE and nobody and is_near(t, seat) else ""
    if isinstance(top, (Permit, Accept)):
        if action == A_DECLINE:
            remember(t, memory)
        return ""
    if isinstance(top, Moment):
        return in_a_window(t, seat, top, action, memory) if action != A_PASS else ""
    if isinstance(top, Targets):
        chosen = verb_of(action) in (verbs.CHOOSE, verbs.CHOOSE_ATTACK)
        return choosing(t, seat, top, action, memory) if chosen else ""
    verb = verb_of(action)
    if isinstance(top, Declare):
        return FALLS_SHORT if action == A_DONE and any_short(t, seat) else ""
    if isinstance(top, AttackMoves) and action != A_DONE:
        memory.append(noted(t, ENTERED, held_by(t, seat, arg_b(action))))
        return SENT_OUT if is_too_weak(t, seat, arg_b(action)) else ""
    if verb == verbs.SKIP:
        same = noted(t, ENTERED, held_by(t, seat, arg_a(action))) in memory
        return TURNED_BACK if same else ""
    if verb == verbs.CONQUER:
        return HOPELESS if is_hopeless(t, seat, arg_a(action)) else ""
    if isinstance(top, (React, Regroup)) and action != A_DONE:
        goal = arg_b(action)
        if isinstance(top, React):
            memory.append(noted(t, CAME, arg_a(action)))
        elif noted(t, CAME, arg_a(action)) in memory and leaves_for_nothing(t, arg_a(action)):
            return CAME_AND_WENT
        saves = t.throne[goal] and t.owner[goal] == seat and isinstance(top, React)
        return ABANDONED if is_last(t, seat, arg_a(action)) and not saves else ""
    return ""


def is_near(t: Seize, seat: int) -> bool:
    """Would two cards lead, even if all others founded for all they have (SI-SETUP-24)?"""
    mine = t.cost(t.lead[seat]) if t.lead[seat] >= 0 else 0
    mine += sum([t.cost(world) for world in t.cards_in(seat, RESERVE) if t.throne[world]])
    return mine + 2 > t.spec.setup_cap


# -- what was declined ------------------------------------------------------------------------


def mark(t: Seize, seat: int, card: int, other: int) -> int:
    """What a seat offers whom, in this Turn."""
    return ((t.turn * 8 + seat) * 4096 + t.face[card]) * 8 + other


def remember(t: Seize, memory: list[int]) -> None:
    """Somebody has declined: who offered what?"""
    top = t.stack[-1]
    if isinstance(top, Permit):
        memory.append(mark(t, t.controller[top.card], top.card, top.seat))
    elif isinstance(top, Accept):
        below = t.stack[-2]
        asker = below.asker if isinstance(below, Using) else t.controller[top.helper]
        memory.append(mark(t, asker, top.card, top.seat))


# -- windows ------------------------------------------------------------------------------------


def in_a_window(t: Seize, seat: int, top: Moment, action: int, memory: list[int]) -> str:
    verb = verb_of(action)
    card = arg_a(action)
    if verb == verbs.ACTIVATE:
        return activating(t, seat, card, arg_b(action), memory)
    if verb == verbs.PLAY:
        return playing(t, seat, card, memory)
    return using(t, seat, card, t.spec.abilities[t.face[card]][arg_b(action)], top)


def activating(t: Seize, seat: int, unit: int, helper: int, memory: list[int]) -> str:
    """Does the Unit, or the Character, belong to somebody on the other side?"""
    other = t.controller[helper] if t.controller[unit] == seat else t.controller[unit]
    if mark(t, seat, unit, other) in memory:
        return DECLINED_AGAIN
    if is_enemy(t, seat, unit):
        return HELPS_ENEMY
    for at in t.spec.upgrades[t.face[unit]]:
        ability = t.spec.abilities[t.face[unit]][at]
        if helper in helpers(t, t.controller[helper], calling_of(ability)):
            return granted(t, ability, [unit])
    return ""


def playing(t: Seize, seat: int, card: int, memory: list[int]) -> str:
    """A Reaction that can only do others good; or one that was declined, and nobody else left."""
    face = t.face[card]
    abilities = [
        t.spec.abilities[face][at] for at in [t.spec.instant[face], *t.spec.activated[face]]
    ]
    if t.world >= 0 and any(helps_world(t, ability) for ability in abilities):
        if seat == t.attacker:
            return HELPS_ENEMY
        if mark(t, seat, card, t.controller[t.world]) in memory:
            return DECLINED_AGAIN
    if any(has_word(ability, W_EXCHANGE) for ability in abilities) and seat == t.defender:
        return HELPS_ENEMY
    whose: set[int] = set()
    for ability in abilities:
        for who in ability.selectors[S_TARGET][:1]:
            if not is_good(ability):
                return sacrificing(t, seat, card, ability, who)
            for thing in target_pool(t, who, card, seat, []):
                whose.add(t.controller[owned(ability, thing)])
    if not whose or seat in whose:
        return ""
    if all(mark(t, seat, card, other) in memory for other in whose):
        return DECLINED_AGAIN
    return HELPS_ENEMY if all(is_foe(t, seat, other) for other in whose) else ""


def owned(ability: Ability, thing: int) -> int:
    """The card that a target means: of an attack the Unit that is attacked."""
    return attack_target(thing) if has_word(ability, W_CANCEL_ATTACK) else thing


def using(t: Seize, seat: int, card: int, ability: Ability, top: Moment) -> str:
    how = when(ability)
    if how == W_SACRIFICE:
        return SACRIFICE if not needs_help(t, card) else ""
    if how == W_MISSION and not can_use(t, card, ability, top.moment):
        return MISSION
    for op in ability.ops[S_DO]:
        if op.word == W_LOOK:
            deck = t.cards_in(seat, ASSETS)
            if deck and all(t.known[other] >> seat & 1 for other in deck[-op.args[A_N] :]):
                return SEEN_ALREADY
        if op.word == W_AP:
            wanted = op.selectors[A_FOR]
            if wanted is not None and not fits_hand(t, seat, card, wanted):
                return POINTS
        if op.word == W_MEND and ability.selectors[S_TARGET]:
            pool = target_pool(t, ability.selectors[S_TARGET][0], card, seat, [])
            if not any(t.damage[other] for other in pool):
                return NOTHING_MENDED
    if not ability.selectors[S_TARGET]:
        return granted(t, ability, [card])
    return ""


def fits_hand(t: Seize, seat: int, card: int, wanted: Selector) -> bool:
    return any(matches(t, wanted, other, card, t.controller[other]) for other in t.hand(seat))


def can_use(t: Seize, unit: int, ability: Ability, moment: int) -> bool:
    """Can the Unit, or one it helps, fight in this Exchange as the Mission counter lets it?"""
    grants = [op.args[A_KEYWORD] for op in ability.ops[S_DO] if op.word == W_GRANT]
    if INTERCEPT in grants:
        late = moment >= M_TARGETS_2 or has(t, unit, INTERCEPT)
        return not attacking(t, unit) and not late
    if ASSAULT in grants:
        return attacking(t, unit) and t.exchange == 1 and moment <= M_STEP_1
    if any(declared[1] == unit for declared in t.attacks):
        return True  # it may need it to survive
    lies_low = type_of(t, unit) == TROOP and not has(t, unit, ASSAULT)
    return not (attacking(t, unit) and t.exchange == 1 and lies_low)


# -- targets ------------------------------------------------------------------------------------


def choosing(t: Seize, seat: int, top: Targets, action: int, memory: list[int]) -> str:
    """What is the target of a Reaction or ability."""
    pending = pending_ability(t)
    ability, index = aimed_by(t, pending) if pending is not None else (None, 0)
    if ability is None:
        return ""
    card = arg_b(action) if verb_of(action) == verbs.CHOOSE_ATTACK else arg_a(action)
    words = [op for op in ability.ops[S_DO] if speaks_of(op, index)]
    if t.is_character(card):
        if any(op.word == W_ELIMINATE for op in words):
            return OWN_CHARACTER if t.controller[card] == seat else ""
        if has_word(ability, W_CANCEL_ABILITY) and announced_below(t, card) is not None:
            return ""  # what it is depleted for does not happen
        useless = t.depleted[card] or (t.world < 0 and not t.spec.usable[t.face[card]])
        harmed = any(op.word == W_DEPLETE_CARD for op in words)
        return DEPLETES if harmed and useless else ""
    if top.asks and mark(t, seat, top.card, t.controller[card]) in memory:
        return DECLINED_AGAIN
    if is_good(ability) and t.controller[card] != seat and is_foe(t, seat, t.controller[card]):
        return HELPS_ENEMY
    if any(op.word == W_MEND for op in words) and not t.damage[card]:
        better = any(t.damage[other] for other in top.pool)
        return NOTHING_MENDED if better or index == 0 else ""
    if any(op.word == W_DOOM for op in words) and not needs_help(t, card):
        return SACRIFICE
    return granted(t, ability, [card]) if index == 0 else ""


def is_good(ability: Ability) -> bool:
    """Does the first word do its target good?"""
    for op in ability.ops[S_DO]:
        if op.word in GOOD:
            return op.word not in (W_ATT, W_DEF) or op.args[A_N] > 0
        if op.word == W_ELIMINATE:
            return False
    return False


def has_word(ability: Ability, word: int) -> bool:
    return any(op.word == word for op in ability.ops[S_DO])


def granted(t: Seize, ability: Ability, cards: list[int]) -> str:
    """Is all it does to give a keyword that the card has? Numbers add up, names do not."""
    for op in ability.ops[S_DO]:
        numbers = (PIERCING, HARDENED, SIEGE)
        if op.word != W_GRANT or op.args[A_KEYWORD] in numbers or op.args[A_N]:
            return ""
        if not all(has(t, card, op.args[A_KEYWORD]) for card in cards):
            return ""
    return HAS_IT_ALREADY if ability.ops[S_DO] else ""


def is_foe(t: Seize, seat: int, other: int) -> bool:
    """Another player who is not on the same side of the Conquest Action; nobody else is one."""
    if other in (seat, -1):
        return False
    if t.world < 0:
        return True
    return t.attacker in (seat, other) or t.defender not in (seat, other)


def is_enemy(t: Seize, seat: int, card: int) -> bool:
    return is_foe(t, seat, t.controller[card])


# -- giving up Units ------------------------------------------------------------------------------


def needs_help(t: Seize, unit: int) -> bool:
    """Would what the Unit targets survive the attacks as they are declared now?"""
    for declared in t.attacks:
        target = declared[1]
        if declared[0] != unit:
            continue
        group = contributors(t, shots_at(t, target))
        if t.is_world(target):
            return not group
        hits = 1 + sum([max(0, keyword(t, shot.unit, PIERCING)) for shot in group]) if group else 0
        if t.damage[target] + hits < endures(t, target):
            return True
    return False


def sacrificing(t: Seize, seat: int, card: int, ability: Ability, who: Selector) -> str:
    """One of its own Units for another: is there another that would be lost?"""
    if who.args[K_KIND] == KIND_CHARACTER or not has_word(ability, W_MEND):
        return ""
    lost = [
        other
        for other in t.units_at(t.world)
        if t.controller[other] == seat and t.damage[other] >= endures(t, other)
    ]
    return "" if lost else SACRIFICE


# -- war ------------------------------------------------------------------------------------------


def is_hopeless(t: Seize, seat: int, world: int) -> bool:
    """Not even all Units together reach the DEF of the World, and there is nobody to hit."""
    mine = [card for card in t.units_at(world) if t.controller[card] == seat]
    if len(mine) < len(t.units_at(world)):
        return False
    return sum([attack(t, card, world) for card in mine]) < defence(t, world)


def is_too_weak(t: Seize, seat: int, world: int) -> bool:
    """Would all who are there, and all who can still come, not reach the DEF of the World, nor of
    anybody who defends it? A Sub-light Unit that cannot be paid does not come."""
    holder = t.controller[world]
    due = min(
        [defence(t, card) for card in [world, *t.units_at(world)] if t.controller[card] == holder]
    )
    power = sum(
        [attack(t, card, world) for card in t.units_at(world) if t.controller[card] == seat]
    )
    paid: list[int] = []
    for card in t.unit_cards(seat):
        if bar_attack_move(t, seat, card, world):
            continue
        brings = sum([attack(t, unit, world) for unit in [card, *t.counters_of(card)]])
        if has(t, card, SUB_LIGHT):
            paid.append(brings)
        else:
            power += brings
    paid.sort(reverse=True)
    return power + sum(paid[: t.resources[seat]]) < due


def any_short(t: Seize, seat: int) -> bool:
    """Is there a target of this seat alone that its attacks do not reach?"""
    for declared in t.attacks:
        target = declared[1]
        mine = all(t.controller[other[0]] == seat for other in t.attacks if other[1] == target)
        if mine and not contributors(t, shots_at(t, target)):
            return True
    return False


def is_last(t: Seize, seat: int, unit: int) -> bool:
    """Is this the last Fleet or Troop card that holds a Conquered World? (SI-VICT-A1)

    It is lost at the end of its Owner's Turn; in anybody else's it can still be held.
    """
    world = t.at[unit]
    if world < 0 or t.controller[world] != seat or t.owner[world] == seat:
        return False
    if t.kind(unit) not in (FLEET, TROOP) or t.active not in (t.owner[world], seat):
        return False
    others = [c for c in t.cards_at(world, seat) if c != unit and t.kind(c) in (FLEET, TROOP)]
    return not others


CAME: Final = 0
ENTERED: Final = 1
"""A Unit has Reacted; a World was entered to attack it, held by so many Units."""


def noted(t: Seize, what: int, which: int) -> int:
    """What is remembered of this Turn, beside what was declined."""
    return -((t.turn * 2 + what << 20) + which) - 1


def held_by(t: Seize, seat: int, world: int) -> int:
    """A World, and how many Units of others are there."""
    return world * 64 + len([card for card in t.units_at(world) if t.controller[card] != seat])


def leaves_for_nothing(t: Seize, unit: int) -> bool:
    """Does the fight go on, and can nobody who attacks eliminate this Fleet in one Exchange; or do
    the defenders have more ATT and DEF?"""
    if t.at[unit] != t.world or t.exchange >= t.exchanges:
        return False
    power = 0
    hits = 1
    ahead = 0
    for card in t.units_at(t.world):
        numbers = attack(t, card) + defence(t, card)
        ahead += -numbers if attacking(t, card) else numbers
        if attacking(t, card) and type_of(t, card) != TROOP:
            power += attack(t, card, unit)
            hits += max(0, keyword(t, card, PIERCING))
    return ahead > 0 or power < defence(t, unit) or t.damage[unit] + hits < endures(t, unit)
