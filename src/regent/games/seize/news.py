"""What is news to a player who has passed before: how far a fight is, and what would be of no use.

Whoever wants to be asked only for what is new (K-ORDER-4) has passed over a Reaction until the
fight is another: targets are declared, somebody is hit, a card has changed something, the other
side's Step begins. All of it lies open.

What would do nothing, or only good to the other side, may be done all the same: it is offered
wherever the rules allow it, and is no news.
"""

from __future__ import annotations

from typing import Final

from regent.games.seize.codes import (
    A_FIRST,
    A_KEYWORD,
    A_N,
    A_OR,
    A_TO,
    A_UNTIL,
    ASSAULT,
    ATMOSPHERIC,
    FIRING_ARCS,
    INTERCEPT,
    K_AMONG,
    K_SIDE,
    PIERCING,
    REF_ATTACKED,
    REF_THIS,
    REINFORCED,
    S_DO,
    S_TARGET,
    SIEGE,
    SUPPORT,
    SURPRISE_STRIKE,
    UNTIL_ACTION,
    UNTIL_EXCHANGE,
    UNTIL_NEXT_EXCHANGE,
    UNTIL_STEP,
    W_ATT,
    W_CANCEL_ATTACK,
    W_CANCEL_REACTION,
    W_CHOOSE_ONE,
    W_COST_LESS,
    W_DEF,
    W_DEPLETE_CARD,
    W_DOOM,
    W_ELIMINATE,
    W_FIGHTS,
    W_GRANT,
    W_HALVE_DEF,
    W_HIDE,
    W_MEND,
    W_REACT_MOVE,
    W_RELIEVE,
    W_REQUIRED,
    W_SNEAK,
    W_SPAWN,
    W_STRAIN,
    W_TIMES_ATT,
    W_UNDEPLETE,
    WILLING,
)
from regent.games.seize.pending import Pending
from regent.games.seize.phase import Phase
from regent.games.seize.select import attack_target, attacking, found
from regent.games.seize.sequences import ALLOCATION as ALLOCATION_PHASE
from regent.games.seize.sequences import FACE_UP_CHARACTERS
from regent.games.seize.state import Seize
from regent.kernel.ability import Ability
from regent.kernel.vocabulary import Op
from regent.kernel.window import announced_below

HARMS: Final = (W_ELIMINATE, W_DOOM, W_STRAIN, W_DEPLETE_CARD, W_HALVE_DEF)
"""Words that nobody wants done to a card of one's own side."""
FOR_THE_WORLD: Final = (W_REQUIRED, W_RELIEVE, W_FIGHTS, W_SPAWN)
"""Words that help whoever defends the attacked World."""
ONE_CARD: Final = (
    W_ATT,
    W_TIMES_ATT,
    W_DEF,
    W_GRANT,
    W_MEND,
    W_HIDE,
    W_UNDEPLETE,
    W_CANCEL_ATTACK,
    W_REACT_MOVE,
    W_SNEAK,
    *HARMS,
)
"""Words done to cards, each of which belongs to somebody."""
OF_ATTACKERS: Final = (ASSAULT, SIEGE, SUPPORT)
OF_DEFENDERS: Final = (INTERCEPT,)
"""Keywords that mean nothing on the other side."""
TO_HIT: Final = (
    ASSAULT,
    ATMOSPHERIC,
    FIRING_ARCS,
    INTERCEPT,
    PIERCING,
    SIEGE,
    SURPRISE_STRIKE,
)
NOT_TO_BE_HIT: Final = (REINFORCED, SUPPORT)


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
    """Would a Reaction of this face be of no use, Activated or not?"""
    ways = [t.spec.instant[face], *t.spec.activated[face]]
    return all(is_idle(t, seat, face, at, card) for at in ways)


def is_idle(t: Seize, seat: int, face: int, at: int, source: int) -> bool:
    """Would ability `at` of a face do nothing as things stand, or nothing that is good for this
    seat? `source` may stand for a card that nobody can see: what lies on it must not count."""
    ability = t.spec.abilities[face][at]
    words = ability.ops[S_DO]
    return bool(words) and all(_is_idle_word(t, seat, ability, op, source) for op in words)


def _is_idle_word(t: Seize, seat: int, ability: Ability, op: Op, source: int) -> bool:
    word = op.word
    if word == W_CHOOSE_ONE:
        both = [*op.ops[A_FIRST], *op.ops[A_OR]]
        return all(_is_idle_word(t, seat, ability, one, source) for one in both)
    if word == W_CANCEL_REACTION:
        pending = announced_below(t)
        return isinstance(pending, Pending) and pending.seat == seat
    if word == W_COST_LESS:
        return _all_faced_up(t)
    if word in FOR_THE_WORLD:
        return t.world >= 0 and seat == t.attacker
    if word in ONE_CARD:
        cards = _acted_on(t, seat, ability, op, source)
        return not any(_serves(t, seat, op, card) for card in cards)
    until = op.args[A_UNTIL]
    if t.world < 0 or t.step < 4:
        return False
    if until in (UNTIL_NEXT_EXCHANGE, UNTIL_ACTION):
        return t.exchange >= t.exchanges
    return until in (UNTIL_STEP, UNTIL_EXCHANGE)


def _all_faced_up(t: Seize) -> bool:
    """Is nothing turned faceup for Resource counters any more in this Turn?"""
    for frame in t.stack:
        if isinstance(frame, Phase) and frame.sequence() == ALLOCATION_PHASE:
            return frame.is_past(t, FACE_UP_CHARACTERS)
    return False


def _acted_on(t: Seize, seat: int, ability: Ability, op: Op, source: int) -> list[int]:
    """The cards that a word could be done to; what another ability of the card has chosen goes with
    that one."""
    to = op.selectors[A_TO]
    who = ability.selectors[S_TARGET]
    if op.word in (W_CANCEL_ATTACK, W_REACT_MOVE, W_SNEAK):
        things = [thing for one in who for thing in found(t, one, source, seat, [])]
        return [attack_target(one) for one in things] if op.word == W_CANCEL_ATTACK else things
    if to is None or to.ref == REF_THIS:
        return [source]
    if to.ref == REF_ATTACKED:
        return [t.world] if t.world >= 0 else []
    if to.ref < 0:
        return found(t, to, source, seat, [])
    if to.ref >= len(who) or who[to.ref].args[K_AMONG]:
        return []
    cards = found(t, who[to.ref], source, seat, [])
    if who[to.ref].args[K_SIDE] == WILLING:  # nobody allows what harms (SI-REACT-8)
        return [card for card in cards if _is_friend(t, seat, card)]
    return cards


def _is_friend(t: Seize, seat: int, card: int) -> bool:
    """Could this seat want good for the card? Not for the other side of a fight, and not for the
    other one of two players; who looks on may take either side."""
    if t.controller[card] == seat:
        return True
    if t.seats == 2:
        return False
    if card == t.world and seat in (t.attacker, t.defender):
        return seat == t.defender
    return not helps_foe(t, seat, card)


def _serves(t: Seize, seat: int, op: Op, card: int) -> bool:
    """Would this word, done to this card, do something that is good for the seat?"""
    word = op.word
    friend = _is_friend(t, seat, card)
    if word in HARMS:
        foe = t.controller[card] != seat and (t.seats == 2 or not _is_beside(t, seat, card))
        return foe and not (word == W_DEPLETE_CARD and t.depleted[card])
    if word == W_MEND:
        return friend and t.damage[card] > 0
    if word == W_UNDEPLETE:
        return friend and t.depleted[card] > 0
    if word in (W_REACT_MOVE, W_SNEAK):  # whom it brings to whose Worlds
        return friend and (word == W_SNEAK or seat != t.active)
    harms = word in (W_ATT, W_DEF) and op.args[A_N] < 0
    if friend == harms:
        return False
    return _counts(t, op, card)


def _is_beside(t: Seize, seat: int, card: int) -> bool:
    """Do the two fight on the same side?"""
    here = t.world >= 0 and t.at[card] == t.world and seat in (t.attacker, t.defender)
    return here and not helps_foe(t, seat, card)


def _counts(t: Seize, op: Op, card: int) -> bool:
    """Does ATT, DEF or a keyword still count on this card while it lasts? Attackers hit in Step 1
    and are hit in Step 2, Defenders the other way round."""
    if t.world < 0 or (card != t.world and t.at[card] != t.world):
        return True
    attacks = card != t.world and attacking(t, card)
    until = op.args[A_UNTIL]
    keyword = op.args[A_KEYWORD] if op.word == W_GRANT else -1
    if keyword in OF_DEFENDERS and attacks:
        return False
    if keyword in OF_ATTACKERS and not attacks:
        return False
    if keyword == SURPRISE_STRIKE and (t.exchange > 1 or t.step > 0):
        return until not in (UNTIL_STEP, UNTIL_EXCHANGE, UNTIL_ACTION)
    passing = until in (UNTIL_STEP, UNTIL_EXCHANGE)
    if t.step >= 4 and until in (UNTIL_NEXT_EXCHANGE, UNTIL_ACTION):
        return t.exchange < t.exchanges
    if not passing:
        return True
    if t.step >= 4:
        return False
    last = 3
    if op.word in (W_ATT, W_TIMES_ATT) or keyword in TO_HIT:
        last = 1 if attacks else 2
    elif op.word == W_DEF or keyword in NOT_TO_BE_HIT:
        last = 2 if attacks else 1
    if until == UNTIL_STEP and 0 < t.step < last:
        return last == 3
    return t.step <= last


def helps_foe(t: Seize, seat: int, unit: int) -> bool:
    """Does this Unit stand against a player who fights here?"""
    if t.world < 0 or t.at[unit] != t.world or seat not in (t.attacker, t.defender):
        return False
    return attacking(t, unit) != (seat == t.attacker)
