"""What the words of cards are worth: to those they help, and against those they harm."""

from __future__ import annotations

from typing import Final

from regent.games.contention.advice.worth import (
    CARD,
    RESOURCE,
    WIN,
    Field,
    asset_worth,
    fighter_worth,
    hull_of,
    in_a_fight,
    site_worth,
)
from regent.games.contention.codes import (
    A_MARKER,
    A_N,
    A_TO,
    A_TOKEN,
    A_WHO,
    FROM_HAND,
    FROM_PLAYED,
    FROM_SCRAP,
    K_FROM,
    K_IN_SECTOR,
    K_KIND,
    K_SIDE,
    KIND_LOCATION,
    MARKERS,
    OPPONENTS,
    OWN,
    REF_THIS,
    S_COST,
    S_DO,
    S_TARGET,
    S_WHEN,
    S_WHILE,
    TOKEN_LIMIT,
    W_ATTACK,
    W_ATTACK_IS,
    W_ATTACK_OF,
    W_BLACK_HOLE,
    W_BOT,
    W_CANCEL,
    W_CANT_ATTACK,
    W_COUNTER,
    W_CREATE,
    W_DAMAGE,
    W_DEFENSE,
    W_DEPLOY,
    W_DESTROY,
    W_DEV,
    W_DISCARD_CARD,
    W_DISCARD_RANDOM,
    W_DISCOUNT,
    W_DRAW,
    W_EXPLORE,
    W_FAVOR,
    W_JUMP,
    W_LEVY,
    W_LOOK,
    W_LOSE_KEYWORDS,
    W_MARKER,
    W_MORE_PRODUCTION,
    W_MOVE,
    W_PAY,
    W_PUT_INTO_PLAY,
    W_REMOVE,
    W_REPAIR,
    W_RESOURCES,
    W_RETURN_TO_HAND,
    W_SCRAP_ONE,
    W_SCRAP_THIS,
    W_SETTLE,
    W_SPEED_IS,
    W_TAKE_CONTROL,
    W_TAKE_RESOURCES,
    YOU,
)
from regent.games.contention.meaning import MEANING
from regent.games.contention.needs import means_players
from regent.games.contention.scene import Scene
from regent.games.contention.select import players
from regent.games.contention.state import COMMAND, PLAY, Contention
from regent.games.contention.to_choose import hidden_from
from regent.games.contention.turn import is_swallowed
from regent.games.contention.values import attack, defense, holds
from regent.kernel.ability import Ability
from regent.kernel.vocabulary import Op

NO_TARGET: Final = -300
LOCATIONS: Final = 0b1111 << 6 | 1 << KIND_LOCATION


def income_worth(t: Contention) -> int:
    """One resource more each turn: dear in the beginning, soon too late."""
    return max(20, 110 - 10 * t.turn)


def plain_worth(t: Contention, seat: int, op: Op) -> int:
    """A word that asks for no target."""
    word = op.word
    number = op.args[A_N] if not op.ops[A_N] else 2
    if word == W_RESOURCES:
        return RESOURCE * number
    if word == W_DRAW:
        return CARD * number
    if word == W_FAVOR:
        return favor_worth(t, seat, number, op.args[A_WHO])
    if word == W_CREATE:
        token = op.args[A_TOKEN]
        free = TOKEN_LIMIT[token] - t.token_count(seat, token)
        return min(free, max(1, number)) * fighter_worth(t, t.spec.token_face[token])
    if word == W_DISCARD_RANDOM:
        return 25 * number
    if word == W_TAKE_RESOURCES:
        return 20 * number
    if word == W_COUNTER:
        return 20
    return 8 if word in (W_DISCOUNT, W_LOOK) else 0


def favor_worth(t: Contention, seat: int, number: int, who: int) -> int:
    if who == YOU:
        won = t.favor[seat] + number >= t.spec.favor_to_win and not t.spec.elimination
        return WIN // 4 if won else 100 * number
    most = 0
    total = 0
    for other in range(t.seats):
        if t.alive >> other & 1 and not t.allied(seat, other):
            lost = min(t.favor[other], -number)
            most = max(most, lost)
            total += lost
    return 80 * (total if who == OPPONENTS else most)


def card_effect(t: Contention, seat: int, op: Op, card: int) -> int:
    """A word that is done to one card on the table."""
    word = op.word
    foe = t.enemy(seat, card)
    side = 1 if foe else -1
    if word == W_DAMAGE:
        number = 3 if op.ops[A_N] else op.args[A_N]
        left = defense(t, card) - t.damage[card]
        if left < 0 or t.controller[card] < 0:
            return 0
        if number >= left:
            return side * asset_worth(t, card)
        return side * number * (5 if in_a_fight(t, seat, card) or foe else 2)
    if word == W_DESTROY or word == W_REMOVE:
        return side * asset_worth(t, card) if t.controller[card] >= 0 else 0
    if word == W_TAKE_CONTROL:
        return side * 2 * asset_worth(t, card)
    if word == W_BLACK_HOLE:
        gone = side * asset_worth(t, card) // 2 if t.controller[card] >= 0 else -10
        return gone + hole_worth(t, seat, t.at[card])
    if word in (W_CANT_ATTACK, W_ATTACK_IS, W_LOSE_KEYWORDS, W_SPEED_IS):
        near = in_a_fight(t, t.controller[card], card) if t.controller[card] >= 0 else False
        return side * (9 * attack(t, card) if near else 1)
    if word == W_ATTACK or word == W_DEFENSE:
        number = 2 if op.ops[A_N] else op.args[A_N]
        if t.controller[card] < 0:
            return 0
        near = in_a_fight(t, t.controller[card], card)
        if near and not foe and word == W_DEFENSE and number > 0:
            near = endangered(t, seat, card)
        return -side * number * (9 if near else 1)
    return other_effect(t, seat, op, card)


def endangered(t: Contention, seat: int, card: int) -> bool:
    """Could all that enemies can bring against it destroy what is ours as it is now? A location
    falls after those who defend it (C-BATTLE-08)."""
    if defense(t, card) < 0:
        return False
    field = Field(t, seat, -1)
    sector = t.at[card]
    behind = field.own_defense[sector] if t.is_location(card) else 0
    return field.threat(t, sector) >= hull_of(t, card) + behind


def helps_there(t: Contention, seat: int, op: Op, card: int) -> bool:
    """Is what is done to all that stands where this card is of use now? More defense is for
    what could fall without it."""
    if not in_a_fight(t, seat, card):
        return False
    if op.word != W_DEFENSE or t.enemy(seat, card):
        return True
    there = [other for other in t.zones[PLAY] if t.at[other] == t.at[card]]
    there.append(t.location[t.at[card]])
    for other in there:
        if t.controller[other] == seat and endangered(t, seat, other):
            return True
    return False


def hole_worth(t: Contention, seat: int, sector: int) -> int:
    """The ships that a Black Hole made now would destroy (C-TYPE-06): our own have moved; those of
    enemies count when nobody moves any more."""
    total = 0
    for ship in t.zones[PLAY]:
        if t.at[ship] != sector or not is_swallowed(t, ship):
            continue
        if not t.enemy(seat, ship):
            total -= 2 * asset_worth(t, ship)
        elif t.phase != COMMAND:
            total += asset_worth(t, ship)
    return total


def other_effect(t: Contention, seat: int, op: Op, card: int) -> int:
    word = op.word
    foe = t.enemy(seat, card)
    if word == W_JUMP or word == W_MOVE:
        if foe:
            ruler = t.controller[t.location[t.at[card]]]
            pressing = ruler >= 0 and t.allied(ruler, seat)
            return 9 * attack(t, card) if pressing else 3
        return 6 + 2 * attack(t, card)
    if word == W_REPAIR:
        return 6 * t.damage[card] if not foe else -6 * t.damage[card]
    if word == W_MARKER:
        return -asset_worth(t, card) if foe else marking(t, seat, op.args[A_MARKER], card)
    if word == W_SETTLE:
        return site_worth(t, seat, card)
    if word == W_EXPLORE:
        return 10
    if word == W_CANCEL:
        return 20 + 14 * t.spec.cost[t.face[card]]
    if word == W_PUT_INTO_PLAY:
        return fighter_worth(t, t.face[card])
    if word == W_RETURN_TO_HAND:
        return 8 + 3 * t.spec.cost[t.face[card]]
    return 0


def marking(t: Contention, seat: int, which: int, card: int) -> int:
    """A token on one of our ships or on a location, less what it does where it lies now."""
    before = 0
    for marked in t.marked:
        if marked >= 0 and t.is_location(marked) == (MARKERS[which] == "extractor"):
            if marked == card:
                return NO_TARGET
            if not t.enemy(seat, marked):
                before = max(before, marked_worth(t, seat, marked))
    return marked_worth(t, seat, card) - before - 3


def marked_worth(t: Contention, seat: int, card: int) -> int:
    """The Extractor brings the same wherever it lies; the bonus counts where somebody fights."""
    if t.is_location(card):
        return income_worth(t)
    return 12 + asset_worth(t, card) // 4 + (12 if in_a_fight(t, seat, card) else 0)


def target_worth(t: Contention, seat: int, ability: Ability, index: int, card: int) -> int:
    """What it is worth to choose this card as the target with this number."""
    total = 0
    for op in ability.ops[S_DO]:
        which = op.selectors[A_TO]
        if op.ops[A_N] and op.ops[A_N][0].word == W_ATTACK_OF and index == 0:
            total += 9 * attack(t, card) if in_a_fight(t, seat, card) else -60
            continue
        if which is None:
            if op.word == W_CREATE and index == 0:
                total += 15 if in_a_fight(t, seat, card) else t.spec.defense[t.face[card]]
            continue
        if which.ref == index:
            total += card_effect(t, seat, op, card)
        elif which.ref < 0 and index == 0:
            # to what stands there or nearby: good where there is a fight
            total += 14 if helps_there(t, seat, op, card) else -8
    return total


def sector_worth(t: Contention, seat: int, ability: Ability, sector: int) -> int:
    """What a card does to everything in a sector."""
    total = 0
    for op in ability.ops[S_DO]:
        which = op.selectors[A_TO]
        if which is None or which.ref >= 0 or not which.args[K_IN_SECTOR]:
            continue
        kinds = which.args[K_KIND]
        for card in t.zones[PLAY]:
            if t.at[card] != sector or (kinds and not kinds >> t.kind(card) & 1):
                continue
            if which.args[K_SIDE] == OWN and t.controller[card] != seat:
                continue
            total += card_effect(t, seat, op, card)
    return total


def best_target(t: Contention, seat: int, source: int, ability: Ability) -> int:
    """The worth of the best first target of an ability; NO_TARGET where there is none."""
    selector = ability.selectors[S_TARGET][0]
    if means_players(selector):
        return 0 if players(t, selector, seat) else NO_TARGET
    kinds = selector.args[K_KIND]
    origin = selector.args[K_FROM]
    if origin == FROM_PLAYED:
        for other in range(t.seats):
            if t.resources[other] >= 2 and not t.allied(other, seat) and t.hand(other):
                return 4  # perhaps somebody plays one; if not, it comes back
        return NO_TARGET
    if origin == FROM_HAND:
        cards = t.hand(seat)
    elif origin == FROM_SCRAP:
        cards = t.zones[t.scrap_of(seat)]
    elif kinds & LOCATIONS or selector.either is not None:
        cards = t.location + t.zones[PLAY]
    else:
        cards = t.zones[PLAY]
    best = NO_TARGET
    scene = Scene(seat, source, [])
    action = t.spec.kind[t.face[source]] == 0
    plain = selector.either is None and not kinds & LOCATIONS
    for card in cards:
        if card == source or (plain and kinds and not kinds >> t.kind(card) & 1):
            continue
        worth = target_worth(t, seat, ability, 0, card)
        if worth > best and MEANING.matches(t, selector, scene, card):
            if not (action and hidden_from(t, seat, card)):
                best = worth
    return best


def ability_worth(t: Contention, seat: int, source: int, ability: Ability) -> int:
    """An Action's effect or a develop ability, done now with the best choices."""
    if not holds(t, ability, seat, source):
        return 0
    if ability.handler >= 0:
        return -20
    total = 0
    for op in ability.ops[S_COST]:
        if op.word == W_PAY:
            total -= RESOURCE * op.args[A_N]
        elif op.word == W_SCRAP_THIS:
            total -= asset_worth(t, source)
        elif op.word == W_SCRAP_ONE:
            return NO_TARGET
        elif op.word == W_DISCARD_CARD:
            total -= CARD if len(t.hand(seat)) > 1 else -NO_TARGET
    for op in ability.ops[S_DO]:
        which = op.selectors[A_TO]
        if which is None:
            total += plain_worth(t, seat, op)
        elif which.ref == REF_THIS and op.word == W_JUMP:
            total += 8
        elif which.ref < 0 and which.args[K_IN_SECTOR]:
            best = 0
            for sector in range(len(t.location)):
                best = max(best, sector_worth(t, seat, ability, sector))
            return total + (best if best else -40)
    if ability.selectors[S_TARGET]:
        total += best_target(t, seat, source, ability)
    return total


def lasting_worth(t: Contention, seat: int, face: int) -> int:
    """What a card does for as long as it lies there, and what it does at once."""
    total = 0
    for ability in t.spec.abilities[face]:
        for op in ability.ops[S_WHILE]:
            if op.word in (W_ATTACK, W_DEFENSE):
                total += 9 * max(1, op.args[A_N] if not op.ops[A_N] else 1)
            elif op.word in (W_LEVY, W_MORE_PRODUCTION):
                total += income_worth(t)
            else:
                total += 14
        if not ability.ops[S_WHEN]:
            continue
        when = ability.ops[S_WHEN][0].word
        if when == W_DEV:
            total += 12
            continue
        gain = 0
        for op in ability.ops[S_DO]:
            gain += plain_worth(t, seat, op) if op.word != W_FAVOR else 100 * abs(op.args[A_N])
        if when == W_BOT:
            gain *= 3 if not ability.ops[S_COST] else 1
        elif when != W_DEPLOY:
            gain = 12
        total += gain
    return total
