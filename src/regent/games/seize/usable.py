"""What may be used when: the windows a moment opens, and what bars a card or an ability there."""

from __future__ import annotations

from typing import Final

from regent.games.seize.changing import attribute
from regent.games.seize.codes import (
    A_ALSO,
    A_AS,
    A_FIRST,
    A_N,
    A_OF,
    A_OR,
    A_TO,
    A_WHERE,
    IN_LAST_STEP_4,
    IN_MILITARY,
    IN_REACTION,
    IN_RESUPPLY,
    K_AMONG,
    K_UP_TO,
    K_X,
    M_STEP_4,
    MOMENTS,
    REF_ATTACKED,
    REF_THIS,
    S_DO,
    S_IF,
    S_TARGET,
    S_WHEN,
    TO_HAND,
    W_AP,
    W_ATT,
    W_BRIBE,
    W_CANCEL_REACTION,
    W_CHOOSE_ONE,
    W_COST_LESS,
    W_DEF,
    W_DEPLETE,
    W_DRAW,
    W_EXCHANGE,
    W_GRANT,
    W_LOOK,
    W_MEND,
    W_MISSION,
    W_OWN_TURN,
    W_REACT_MOVE,
    W_RECOVER,
    W_REFILL,
    W_RELIEVE,
    W_REQUIRED,
    W_SACRIFICE,
    W_SNEAK,
    W_SPAWN,
    W_SPY,
    W_STANDS_IN,
)
from regent.games.seize.moving import destinations
from regent.games.seize.parameters import R_EXCHANGES, R_ONE_MISSION
from regent.games.seize.pending import Pending, pending_copies, pending_copy
from regent.games.seize.select import ALL, disputed, found, holds
from regent.games.seize.state import (
    ALLOCATION,
    ASSETS,
    DOOM,
    FIGURES,
    HAND,
    MAP,
    MILITARY,
    PLAY,
    REFUSED,
    RELICS,
    RESUPPLY,
    Seize,
)
from regent.games.seize.timing import (
    AT_PEACE,
    BEFORE_EXCHANGES,
    IN_EXCHANGE,
    TARGETING_MOMENTS,
    opened_by,
)
from regent.kernel.ability import Ability
from regent.kernel.vocabulary import ABSENT, Op, Selector
from regent.kernel.window import announced_below

ON_WORLD: Final = (W_REQUIRED, W_RELIEVE, W_SPAWN, W_EXCHANGE)
"""Words that a second copy on the same World does not do again while the first is in force."""


OPENED: Final = [opened_by(moment) for moment in range(len(MOMENTS))]


# -- moments ------------------------------------------------------------------------------------


def windows(t: Seize, moment: int, nested: bool) -> int:
    """The mask of printed windows that are open at a moment (SI-TIME-3)."""
    mask = OPENED[moment]
    if nested:
        mask |= 1 << IN_REACTION
    if moment == M_STEP_4 and t.exchange == t.spec.rules[R_EXCHANGES] and not t.withdrawn:
        mask |= 1 << IN_LAST_STEP_4
    if t.phase == RESUPPLY:
        mask |= 1 << IN_RESUPPLY
    elif t.phase == MILITARY and t.world < 0:
        mask |= 1 << IN_MILITARY
    return mask


def timely(t: Seize, face: int, at: int, moment: int) -> bool:
    """Is there such a Step, Exchange or Conquest Action as the effect lasts for?"""
    stage = AT_PEACE
    if t.world >= 0:
        stage = IN_EXCHANGE if t.exchange else BEFORE_EXCHANGES
    return t.spec.timely[face][at][stage] >> moment & 1 == 1


# -- targets ------------------------------------------------------------------------------------


def most_targets(t: Seize, who: Selector, x: int) -> int:
    """How many may be chosen: one, up to a number, or up to X."""
    if who.args[K_X]:
        return x
    return 1 if who.args[K_UP_TO] == ABSENT else who.args[K_UP_TO]


def target_pool(
    t: Seize, who: Selector, source: int, seat: int, among: list[int], most: int = ALL
) -> list[int]:
    """What may be chosen, no more than `most`; a Unit that has a copy of this Reaction takes no
    second one."""
    if not t.is_reaction(source) or who.args[K_AMONG]:
        return found(t, who, source, seat, among, most)
    face = t.face[source]
    if not t.lasting and not pending_copies(t, face, source):
        return found(t, who, source, seat, among, most)
    pool = found(t, who, source, seat, among)  # SI-REACT-7
    return [card for card in pool if not has_copy(t, face, card, source)][:most]


def has_copy(t: Seize, face: int, card: int, besides: int) -> bool:
    """SI-UNIV-COPIES: is a Reaction of this name in force on the card, whoever owns it?"""
    for lasting in t.lasting:
        source = lasting.source
        if lasting.card == card and source >= 0 and source != besides and t.face[source] == face:
            return True
    return pending_copy(t, face, card, besides)


def targets_exist(t: Seize, ability: Ability, source: int, seat: int) -> bool:
    """Is there something for every target the ability needs?"""
    before: list[int] = []
    for who in ability.selectors[S_TARGET]:
        if who.args[K_AMONG]:
            continue
        pool = target_pool(t, who, source, seat, [], 2)
        if not pool or (len(pool) == 1 and pool == before):  # another one is needed
            return False
        before = pool
    return True


def effect_possible(t: Seize, face: int, at: int, source: int, seat: int, moment: int) -> bool:
    """Could ability `at` of a face, on the card `source`, do anything at all now?"""
    if not timely(t, face, at, moment):
        return False
    ability = t.spec.abilities[face][at]
    if not targets_exist(t, ability, source, seat):
        return False
    if t.active != seat and any(op.word == W_OWN_TURN for op in ability.ops[S_IF]):
        return False
    for op in ability.ops[S_DO]:
        if t.spec.duel and needs_deck(op):
            return False
        if not word_possible(t, op, source, seat):
            return False
        if op.word in (W_REACT_MOVE, W_SNEAK) and not _can_go(t, ability, source, seat, op.word):
            return False
    return True


def word_possible(t: Seize, op: Op, source: int, seat: int) -> bool:
    """Could this word do anything at all now?"""
    word = op.word
    if word in (W_DRAW, W_LOOK):
        return bool(t.cards_in(seat, ASSETS))
    if word == W_COST_LESS:
        return t.active == seat and t.phase <= ALLOCATION
    if word == W_AP:
        return t.active == seat  # it helps its own player, who allocates now
    if word in (W_ATT, W_DEF, W_GRANT):
        return _acts(t, op, source, seat)
    if word == W_REFILL:
        return can_refill(t, seat)
    if word in ON_WORLD:  # SI-REACT-7
        return not t.is_reaction(source) or not has_copy(t, t.face[source], t.world, source)
    if word == W_MEND:
        return any(t.damage[card] for card in t.units_at(t.world))
    if word == W_CANCEL_REACTION:
        return not t.is_reaction(source) or cancellable(t, source, op.args[A_N])
    return word not in (W_SPY, W_BRIBE) or bool(victims(t, seat, word))


def cancellable(t: Seize, source: int, most: int) -> bool:
    """Is the Reaction announced before this one such as it may cancel? X counts as 1."""
    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if isinstance(frame, Pending) and frame.card != source and t.is_reaction(frame.card):
            return not frame.cancelled and t.cost(frame.card) <= most
    return False


def in_its_window(t: Seize, face: int, at: int, moment: int) -> bool:
    """Is it a moment at which the ability says that it is used?"""
    during = t.spec.during[face][at]
    return not during or during & windows(t, moment, False) != 0


def victims(t: Seize, seat: int, word: int) -> list[int]:
    """The other players who have a hand to look at, or a deck whose top card can be revealed."""
    zone = HAND if word == W_SPY else ASSETS
    return [other for other in t.clockwise(seat) if other != seat and t.cards_in(other, zone)]


def needs_deck(op: Op) -> bool:
    """Does it need an Asset Deck? A duel has only the cards picked for it (SI-VAR-DUEL-1)."""
    if op.word == W_RECOVER:
        return op.args[A_WHERE] != TO_HAND
    return op.word in (W_BRIBE, W_DRAW, W_LOOK, W_SPY)


def _can_go(t: Seize, ability: Ability, source: int, seat: int, word: int) -> bool:
    """Has one of the Units that may be sent a World to go to?"""
    for who in ability.selectors[S_TARGET]:
        for unit in target_pool(t, who, source, seat, []):
            if destinations(t, unit, word):
                return True
    return False


def _acts(t: Seize, op: Op, source: int, seat: int) -> bool:
    """Does an effect on all of a kind find one that has no copy of this card yet?"""
    to = op.selectors[A_TO]
    if to is None or (to.ref >= 0 and to.ref != REF_ATTACKED):
        return True
    cards = found(t, to, source, seat, [])
    if t.is_reaction(source):  # SI-REACT-7: the same effect only once
        face = t.face[source]
        if any(has_copy(t, face, card, source) for card in cards):
            return False
    return bool(cards)


def can_refill(t: Seize, seat: int) -> bool:
    """Is a counter missing on any of the seat's Unit cards?"""
    return any(misses(t, card) for card in t.unit_cards(seat))


def misses(t: Seize, card: int) -> bool:
    face = t.face[card]
    if t.missions[card] < t.spec.missions[face]:
        return True
    return t.spec.carried[face] > len(t.counters_of(card))


# -- abilities of cards on the table --------------------------------------------------------------


def bar_use(t: Seize, seat: int, card: int, at: int, moment: int, nested: bool) -> str:
    """What forbids using ability `at` of a card on the table; nothing if it may be used."""
    if t.controller[card] != seat:  # SI-UNIV-9
        return "SI-UNIV-9"
    face = t.face[card]
    if at >= len(t.spec.abilities[face]) or at not in t.spec.usable[face]:
        return "SI-COMP-17"
    ability = t.spec.abilities[face][at]
    clause = bar_spending(t, card, t.spec.way[face][at], moment)
    if clause:
        return clause
    if not holds(t, ability.ops[S_IF], card):
        return "SI-COMP-10"
    if t.where[card] == PLAY and t.world >= 0 and t.at[card] != t.world:
        if t.spec.fights[face][at]:
            return "SI-PRES-4"
    if in_force(t, ability.ops[S_DO], card):
        return "SI-ABIL-9"
    during = t.spec.during[face][at]
    if during and not during & windows(t, moment, nested):
        return "SI-ABIL-7"
    if not effect_possible(t, face, at, card, seat, moment):
        return "SI-ABIL-7"
    return bar_cancel(t, ability, nested)


def bar_spending(t: Seize, card: int, how: int, moment: int) -> str:
    """What forbids to deplete, spend or sacrifice the card itself for its ability."""
    if how == W_DEPLETE:
        return bar_deplete(t, card)
    if how == W_MISSION:
        spent = t.spec.rules[R_ONE_MISSION] and t.world >= 0 and t.spent[card] == t.exchange
        return "SI-ABIL-7" if spent or not t.missions[card] else ""
    if how == W_SACRIFICE:
        if moment not in TARGETING_MOMENTS or not is_targeting(t, card) or doomed(t, card):
            return "SI-COMP-17"
    return ""


def bar_deplete(t: Seize, card: int) -> str:
    """SI-DEPL-1; a Disputed card does not deplete for its text."""
    if t.depleted[card]:
        return "SI-DEPL-1"
    if t.where[card] == FIGURES and disputed(t, card):
        return "SI-DISP-C1"
    if t.where[card] == MAP and disputed(t, card):
        return "SI-DISP-W-4"
    return ""


def is_targeting(t: Seize, card: int) -> bool:
    return any(attack[0] == card for attack in t.attacks)


def doomed(t: Seize, card: int) -> bool:
    return any(m.card == card and m.attr == DOOM for m in t.lasting)


def bar_cancel(t: Seize, ability: Ability, nested: bool) -> str:
    """A cancelling ability needs something to cancel, of a cost that it may cancel."""
    for op in ability.ops[S_DO]:
        if op.word == W_CANCEL_REACTION:
            pending = announced_below(t) if nested else None
            if pending is None or pending.cancelled:
                return "SI-REACT-5"
            if t.cost(pending.card) > op.args[A_N]:  # X counts as 1
                return "SI-REACT-10"
    return ""


# -- Activated abilities --------------------------------------------------------------------------


def calling_of(ability: Ability) -> int:
    """The class or race an Activated ability asks for."""
    return ability.ops[S_WHEN][0].args[A_OF]


def is_also(ability: Ability) -> bool:
    """SI-ABIL-4: besides the Instant ability, not in its place."""
    return ability.ops[S_WHEN][0].args[A_ALSO] == 1


def can_stand_for(t: Seize, card: int, calling: int) -> bool:
    """May this card be depleted as such a Character? (SI-ABIL-1, SI-DISP-C1-UPGRADE)"""
    if t.depleted[card] or disputed(t, card):
        return False
    if t.where[card] == FIGURES:
        return t.spec.calling[t.face[card]] >> calling & 1 == 1
    if t.where[card] != MAP or not t.spec.stands_in[t.face[card]] >> calling & 1:
        return False
    for held in t.spec.held[t.face[card]]:
        if held.op.word == W_STANDS_IN and held.op.args[A_AS] >> calling & 1:
            if holds(t, held.ifs, card):
                return True
    return False


def bar_helper(t: Seize, seat: int, card: int, calling: int) -> str:
    """What forbids a seat to deplete this card for an Activated ability that asks for a calling."""
    if card >= len(t.face) or t.where[card] not in (FIGURES, MAP):
        return "SI-ABIL-1"
    if t.controller[card] != seat:
        return "SI-UNIV-9"
    if can_stand_for(t, card, calling):
        return ""
    if t.where[card] == FIGURES and not t.spec.calling[t.face[card]] >> calling & 1:
        return "SI-ABIL-1"
    return bar_deplete(t, card) or "SI-ABIL-1"


def helpers(t: Seize, seat: int, calling: int) -> list[int]:
    """The cards of a seat that may be depleted for an Activated ability."""
    face = t.face
    have = t.spec.calling
    stands_in = t.spec.stands_in
    found = [
        card
        for card in t.figures(seat)
        if have[face[card]] >> calling & 1 and can_stand_for(t, card, calling)
    ]
    for card in t.worlds(seat):
        if stands_in[face[card]] >> calling & 1 and can_stand_for(t, card, calling):
            found.append(card)
    return found


def bar_activate(t: Seize, seat: int, unit: int, helper: int, moment: int) -> str:
    """What forbids depleting `helper` for an Activated ability of a Unit or an Artifact."""
    if t.where[unit] not in (PLAY, RELICS) or helper >= len(t.face):
        return "SI-ABIL-1"
    if t.where[unit] == RELICS:
        return bar_upgrade(t, seat, unit, helper, moment)
    if seat not in (t.controller[unit], t.controller[helper]):
        return "SI-UNIV-9"
    if t.is_locked(REFUSED, unit, helper):
        return "SI-ABIL-3"
    clause = "SI-ABIL-1"
    for at in t.spec.upgrades[t.face[unit]]:
        ability = t.spec.abilities[t.face[unit]][at]
        clause = bar_helper(t, t.controller[helper], helper, calling_of(ability))
        if clause:
            continue
        if t.at[unit] != t.world:
            return "SI-PRES-4"
        if in_force(t, ability.ops[S_DO], unit):
            return "SI-ABIL-9"
        possible = effect_possible(t, t.face[unit], at, unit, t.controller[unit], moment)
        return "" if possible else "SI-ABIL-7"
    return clause


def bar_upgrade(t: Seize, seat: int, relic: int, helper: int, moment: int) -> str:
    """What forbids depleting an Artifact together with one's own Character (SI-ABIL-2)."""
    if t.controller[relic] != seat or t.controller[helper] != seat:
        return "SI-UNIV-9"
    if t.depleted[relic]:
        return "SI-DEPL-1"
    face = t.face[relic]
    clause = "SI-ABIL-1"
    for at in t.spec.upgrades[face]:
        clause = bar_helper(t, seat, helper, calling_of(t.spec.abilities[face][at]))
        if clause:
            continue
        if not in_its_window(t, face, at, moment):
            return "SI-ABIL-7"
        return "" if effect_possible(t, face, at, relic, seat, moment) else "SI-ABIL-7"
    return clause


def in_force(t: Seize, ops: list[Op], card: int) -> bool:
    """SI-ABIL-9: does the card have all these words would give it by an earlier use of them?"""
    if not t.lasting:
        return False
    for op in ops:
        if op.word == W_CHOOSE_ONE:
            if not in_force(t, op.ops[A_FIRST], card) or not in_force(t, op.ops[A_OR], card):
                return False
            continue
        attr = attribute(op)
        to = op.selectors[A_TO]
        if attr < 0 or (to is not None and to.ref != REF_THIS):
            return False
        if not any(m.card == card and m.source == card and m.attr == attr for m in t.lasting):
            return False
    return bool(ops)
