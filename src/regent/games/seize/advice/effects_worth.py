"""What the words of cards are worth to a seat now: the good they do, and to whom."""

from __future__ import annotations

from regent.games.seize.abilities import Using
from regent.games.seize.advice.battle_worth import (
    DECLARED,
    NEVER,
    falls_now,
    friendly,
    harm_or_mend,
    in_battle,
    prize,
    stopped,
    together,
)
from regent.games.seize.advice.maneuvers import invites
from regent.games.seize.advice.relics_worth import hiding, plain, to_world
from regent.games.seize.advice.worth import (
    ground,
    is_wanted,
    need_of,
    person_worth,
    power_at,
    unit_worth,
)
from regent.games.seize.announcing import Reaction
from regent.games.seize.codes import (
    A_FIRST,
    A_FOR,
    A_N,
    A_OR,
    A_THEN,
    A_TO,
    FLEET,
    K_AMONG,
    K_SIDE,
    LOOK_BOTTOM,
    M_REALLOCATION_C,
    M_STEP_1,
    M_TARGETS_1,
    PRICE_CHARACTER,
    PRICE_WORLD,
    REF_ATTACKED,
    REF_THIS,
    S_DO,
    S_TARGET,
    TROOP,
    W_AP,
    W_ATT,
    W_BRIBE,
    W_CANCEL_ABILITY,
    W_CANCEL_ACTION,
    W_CANCEL_ATTACK,
    W_CANCEL_REACTION,
    W_CHOOSE_ONE,
    W_COST_LESS,
    W_DEF,
    W_DEPLETE_CARD,
    W_DISCARD,
    W_DOOM,
    W_DRAW,
    W_ELIMINATE,
    W_EXCHANGE,
    W_FIGHTS,
    W_GRANT,
    W_HALVE_AP,
    W_HALVE_DEF,
    W_HIDE,
    W_LOOK,
    W_MEND,
    W_REACT_MOVE,
    W_RECOVER,
    W_REFILL,
    W_RELIEVE,
    W_REQUIRED,
    W_RESOURCES,
    W_SNEAK,
    W_SPAWN,
    W_SPY,
    W_STRAIN,
    W_TIMES_ATT,
    W_UNDEPLETE,
    WILLING,
)
from regent.games.seize.editions import FLEETS_ONLY, R_REACT_ACROSS
from regent.games.seize.moving import destinations, fee
from regent.games.seize.pending import Pending, purse
from regent.games.seize.phase import Phase
from regent.games.seize.reaction_cards import price_of
from regent.games.seize.reallocation import bar_react
from regent.games.seize.select import attack_target, attack_unit, attacking, found, matches
from regent.games.seize.sequences import RESUPPLY as SUPPLIES
from regent.games.seize.sequences import UNDEPLETE
from regent.games.seize.state import (
    ALLOCATION,
    ASSETS,
    COURT,
    REALLOCATION,
    RESERVE,
    RESUPPLY,
    VICTORY,
    Seize,
)
from regent.games.seize.usable import misses, target_pool
from regent.games.seize.values import attack, defence
from regent.games.seize.worlds import price, required
from regent.kernel.ability import Ability
from regent.kernel.vocabulary import Op
from regent.kernel.window import announced_below


def modes_worth(t: Seize, seat: int, card: int, modes: list[int], moment: int) -> int:
    """What the abilities of a card that resolve together are worth, with the best targets."""
    total = 0
    for mode in modes:
        total += ability_worth(t, seat, card, t.spec.abilities[t.face[card]][mode], moment)
    return total


def speaks_of(op: Op, index: int) -> bool:
    """Does the word act on the target with this number?"""
    to = op.selectors[A_TO]
    return to is not None and to.ref == index


def ability_worth(t: Seize, seat: int, card: int, ability: Ability, moment: int) -> int:
    total = 0
    for op in ability.ops[S_DO]:
        to = op.selectors[A_TO]
        if to is None or to.ref < 0 or to.ref in (REF_THIS, REF_ATTACKED):
            total += plain_worth(t, seat, card, op, moment)
    if ability.selectors[S_TARGET] and not ability.selectors[S_TARGET][0].args[K_AMONG]:
        total += best_target(t, seat, card, ability, 0, -1, moment)
    return total


def best_target(
    t: Seize, seat: int, card: int, ability: Ability, index: int, besides: int, moment: int
) -> int:
    """The worth of the best target; one that asks another player is not counted on."""
    best = NEVER
    who = ability.selectors[S_TARGET][index]
    for thing in target_pool(t, who, card, seat, []):
        whose = t.controller[attack_target(thing) if has_cancel(ability) else thing]
        if thing == besides or (who.args[K_SIDE] == WILLING and whose != seat):
            continue
        best = max(best, target_worth(t, seat, card, ability, index, thing, moment))
    return best


def has_cancel(ability: Ability) -> bool:
    """Are its targets attacks?"""
    return any(op.word == W_CANCEL_ATTACK for op in ability.ops[S_DO])


def target_worth(
    t: Seize, seat: int, card: int, ability: Ability, index: int, thing: int, moment: int
) -> int:
    """What it is worth to choose this as the target with this number, the next one well chosen."""
    total = 0
    for op in ability.ops[S_DO]:
        if op.word == W_CANCEL_ATTACK:
            total += stopped(t, seat, attack_unit(thing), attack_target(thing))
        elif op.word == W_CANCEL_ABILITY:
            pending = announced_below(t, thing)
            total += 50 if pending is not None and pending.seat != seat else 0
        elif op.word in (W_REACT_MOVE, W_SNEAK) and index == 0:
            there = t.at[thing] in t.entered  # it fights already
            useful = t.controller[thing] == seat and not there
            goes = useful and can_be_sent(t, seat, card, thing, op.word)
            total += unit_worth(t, thing) if goes else NEVER
        elif speaks_of(op, index):
            total += done_to(t, seat, op, thing, moment)
    if index + 1 < len(ability.selectors[S_TARGET]):
        total += best_target(t, seat, card, ability, index + 1, thing, moment)
    return total


def can_be_sent(t: Seize, seat: int, card: int, unit: int, word: int) -> bool:
    """Is there a World that the Unit can be sent to with what is left when the card is paid?"""
    left = purse(t, seat)
    if t.is_held(t.where[card]):
        left -= price_of(t, t.face[card])
    return any(fee(t, unit, world) <= left for world in destinations(t, unit, word))


# -- words that speak of no target ---------------------------------------------------------------


def plain_worth(t: Seize, seat: int, card: int, op: Op, moment: int) -> int:
    word = op.word
    if word == W_CHOOSE_ONE:
        first = branch_worth(t, seat, card, op, 0, moment)
        return max(first, branch_worth(t, seat, card, op, 1, moment))
    if word in (W_ATT, W_DEF, W_GRANT, W_TIMES_ATT, W_STRAIN, W_HALVE_DEF):
        return on_all(t, seat, card, op, moment)
    if word in (W_FIGHTS, W_SPAWN, W_REQUIRED, W_RELIEVE):
        return for_the_world(t, seat, op, moment)
    if word == W_EXCHANGE:
        return one_more_exchange(t, seat)
    if word == W_CANCEL_REACTION:
        pending = announced_below(t)
        hostile = pending is not None and is_against(t, seat, pending.seat)
        return 15 + 8 * t.cost(pending.card) if pending is not None and hostile else NEVER
    if word in (W_REACT_MOVE, W_SNEAK):
        return sending(t, seat, word)
    if word in (W_SPY, W_BRIBE, W_CANCEL_ACTION):
        return plain(t, seat, word)
    return at_home(t, seat, card, op)


def branch_worth(t: Seize, seat: int, card: int, op: Op, branch: int, moment: int) -> int:
    return sum(
        [plain_worth(t, seat, card, inner, moment) for inner in op.ops[A_OR if branch else A_FIRST]]
    )


def on_all(t: Seize, seat: int, card: int, op: Op, moment: int) -> int:
    """Something for all of a kind: the best it does for one of them, and a little for each more."""
    to = op.selectors[A_TO]
    if to is None or to.ref == REF_THIS:
        cards = [card]
    elif to.ref == REF_ATTACKED:
        cards = [t.world]
    else:
        cards = found(t, to, card, seat, [])
    gains = [done_to(t, seat, op, other, moment) for other in cards]
    if not gains:
        return 0
    if op.word in (W_ATT, W_TIMES_ATT) and len(cards) > 1 and moment not in DECLARED:
        return together(t, seat, op, cards, moment)
    return max(gains) + sum([gain // 2 for gain in sorted(gains)[:-1]])


def for_the_world(t: Seize, seat: int, op: Op, moment: int) -> int:
    """What helps whoever holds the attacked World."""
    if t.world < 0 or seat != t.defender:
        return NEVER
    missing = required(t, t.world) - t.conquest_of(t.world, t.attacker)
    last = t.exchange >= t.exchanges
    if op.word == W_RELIEVE:
        if not t.conquest_of(t.world, t.attacker):
            return 0
        return prize(t) // 2 if missing <= 0 and (last or moment != M_STEP_1) else 5
    if op.word == W_REQUIRED:
        return prize(t) // 2 if moment == M_TARGETS_1 and falls_now(t, t.world, 0, 0, 0) else 0
    if power_at(t, t.world, t.attacker) * 2 < need_of(t, t.world):
        return 0  # they will not take it anyway
    return prize(t) // 4


def one_more_exchange(t: Seize, seat: int) -> int:
    if seat != t.attacker:
        return NEVER
    missing = required(t, t.world) - t.conquest_of(t.world, seat)
    held = ground(t, t.world, t.defender)
    if missing <= 0 and not held:
        return NEVER  # it is Conquered already
    power = sum([attack(t, c) for c in t.units_at(t.world) if attacking(t, c)])
    due = held + (defence(t, t.world) if missing > 0 else 0)
    return prize(t) // 2 if power >= due and missing <= 1 else 0


def is_against(t: Seize, seat: int, other: int) -> bool:
    """Are these two on the two sides of the Conquest Action?"""
    return t.world >= 0 and seat != other and {seat, other} == {t.attacker, t.defender}


def sending(t: Seize, seat: int, word: int) -> int:
    """Units that come to a fight: the attacked player's, or those of whoever attacks."""
    if word == W_REACT_MOVE:
        mine = any(t.controller[world] == seat for world in t.entered)
        return 0 if mine and t.active != seat else NEVER
    return 0 if t.active == seat and invites(t, seat) else NEVER


def at_home(t: Seize, seat: int, card: int, op: Op) -> int:
    """Words for which no fight is needed."""
    word = op.word
    if word in (W_RESOURCES, W_DRAW):
        return 30 * op.args[A_N]
    if word == W_RECOVER:
        return 30
    if word == W_DISCARD:
        return -12 * op.args[A_N]
    if word == W_LOOK:
        return looking(t, seat, op)
    if word == W_AP:
        return helps_allocate(t, seat, card, op)
    if word == W_COST_LESS:
        return cheaper(t, seat)
    return 0


def looking(t: Seize, seat: int, op: Op) -> int:
    """Just before the own Turn a Fleet that looks is upright again when the card is drawn."""
    deck = t.cards_in(seat, ASSETS)
    if deck and all(t.known[card] >> seat & 1 for card in deck[-op.args[A_N] :]):
        return -30
    if op.args[A_THEN] != LOOK_BOTTOM:
        return 22
    return 8 if (t.active + 1) % t.seats == seat and t.phase >= VICTORY else -30


def helps_allocate(t: Seize, seat: int, card: int, op: Op) -> int:
    """Is there a Unit in hand that these points are for, and that needs more than one World?"""
    wanted = op.selectors[A_FOR]
    if wanted is None:
        return -20
    most = sum([t.cost(world) for world in t.worlds(seat) if not t.depleted[world]])
    for other in t.hand(seat):
        if t.is_unit_card(other) and matches(t, wanted, other, card, t.controller[other]):
            if 0 < most < t.cost(other) + 4 and t.cost(other) <= most + op.args[A_N]:
                return 20
    return -20


def cheaper(t: Seize, seat: int) -> int:
    """Is there a World or a Character that is bought now?"""
    if t.phase == RESUPPLY:
        for card in t.cards_in(seat, RESERVE):
            if is_wanted(t, seat, card):
                due = price(t, seat, card, PRICE_WORLD, t.cost(card))
                if due <= t.resources[seat] + 1:
                    return 20
        return -10
    for card in t.cards_in(seat, COURT):
        due = price(t, seat, card, PRICE_CHARACTER, t.cost(card))
        if 1 < due <= t.resources[seat] + 1:
            return 10
    return -10


# -- words done to one card ----------------------------------------------------------------------


def done_to(t: Seize, seat: int, op: Op, card: int, moment: int) -> int:
    """What a word is worth to a seat if it is done to this card."""
    word = op.word
    if t.is_character(card):
        return to_character(t, seat, word, card)
    if word == W_HALVE_AP or (word == W_ELIMINATE and t.is_world(card)):
        return to_world(t, seat, word, card)
    if word == W_HIDE:
        return hiding(t, seat, card, moment)
    ours = friendly(t, seat, card)
    if word == W_UNDEPLETE:
        return waking(t, seat, card, moment)
    if word == W_REFILL:
        return refilling(t, seat, card)
    if word == W_RECOVER:
        return 20 + unit_worth(t, card) // 3
    if word in (W_ELIMINATE, W_DOOM, W_STRAIN, W_MEND):
        worth = harm_or_mend(t, op, card)
    elif t.world < 0:
        return 0
    else:
        worth = in_battle(t, op, card, moment)
    if ours:
        return worth
    return -worth if worth else -20


def to_character(t: Seize, seat: int, word: int, card: int) -> int:
    worth = person_worth(t, card)
    mine = t.controller[card] == seat
    if word == W_ELIMINATE:
        return -worth - 60 if mine else worth
    if word == W_DEPLETE_CARD:
        if mine or t.depleted[card]:
            return -20
        if t.world < 0 and (t.active != t.controller[card] or yet_to_undeplete(t)):
            return 0  # it stands up again before it is needed
        return worth // 3 if t.spec.usable[t.face[card]] else 0
    if word == W_UNDEPLETE:
        return worth // 2 if mine and t.depleted[card] else -20
    return 0


def yet_to_undeplete(t: Seize) -> bool:
    """Does the active player still turn cards upright in this Turn?"""
    for frame in t.stack:
        if isinstance(frame, Phase) and frame.sequence() == SUPPLIES:
            return not frame.is_past(t, UNDEPLETE)
    return False


def waking(t: Seize, seat: int, card: int, moment: int) -> int:
    """A Unit upright again: to attack in this Turn, or to React to the attack that comes."""
    if t.controller[card] != seat:
        return NEVER
    if not t.depleted[card] or t.kind(card) not in (FLEET, TROOP):
        return 0
    if t.active == seat:
        early = t.phase in (ALLOCATION, REALLOCATION) and moment != M_REALLOCATION_C
        return 12 + unit_worth(t, card) // 4 if early and invites(t, seat, card) else 0
    if t.phase != REALLOCATION or t.at[card] in t.entered:
        return 0
    goals = [world for world in t.entered if t.controller[world] == seat]
    if any(not bar_react(t, card, world) for world in goals):
        return 0  # it may come as it is
    stays = t.spec.rules[R_REACT_ACROSS] == FLEETS_ONLY and t.kind(card) == TROOP
    return 12 + unit_worth(t, card) // 3 if goals and not stays else 0


def refilling(t: Seize, seat: int, card: int) -> int:
    """Counters come back in the own Resupply Phase for nothing."""
    if t.controller[card] != seat:
        return NEVER
    if not misses(t, card) or (t.active == seat and t.phase == RESUPPLY):
        return -10
    return 10 + 8 * (t.spec.carried[t.face[card]] - len(t.counters_of(card)))


def pending_ability(t: Seize) -> Pending | None:
    """The Reaction or ability on its way that is on top."""
    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if isinstance(frame, Pending):
            return frame
    return None


def aimed_by(t: Seize, pending: Pending) -> tuple[Ability | None, int]:
    """The ability whose target is to be chosen next, and which of its targets that is."""
    modes: list[int] = []
    if isinstance(pending, Reaction):
        modes = pending.modes
    elif isinstance(pending, Using):
        modes = [pending.mode]
    index = len(pending.picks)
    for mode in modes:
        ability = t.spec.abilities[t.face[pending.card]][mode]
        if index < len(ability.selectors[S_TARGET]):
            return ability, index
        index -= len(ability.selectors[S_TARGET])
    return None, 0
