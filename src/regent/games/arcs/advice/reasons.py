"""What speaks for and against an option: the advice bots follow, in named reasons.

Weights are on one scale for all questions: about 100 for a Power gained or saved. Only what the
seat may know is looked at; in the world a bot is given, hidden cards are dealt anew.
"""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.actions import Act
from regent.games.arcs.advice.dealing import negotiating, ordering
from regent.games.arcs.advice.governing import governing, mirroring
from regent.games.arcs.advice.lore import again_worth, by_lore, clear_worth, use_lore_worth
from regent.games.arcs.advice.maneuvers import (
    dice_note,
    dice_worth,
    hit_worth,
    move_worth,
    outrage_cost,
)
from regent.games.arcs.advice.targets import (
    action_worth,
    influence_worth,
    regains,
    suit_worth,
    target_worth,
)
from regent.games.arcs.advice.worth import (
    CARD_WORTH,
    HAND_CARD,
    INITIATIVE,
    OF_TYPE,
    USE,
    ambition_gain,
    card_cost,
    card_worth,
    declare_worth,
    is_outdone,
    keep_worth,
    lead_lost,
    lead_worth,
    resource_worth,
    standing,
)
from regent.games.arcs.ambition import allows
from regent.games.arcs.battle import Collect
from regent.games.arcs.buying import pip_buys
from regent.games.arcs.campaign import Cleanse, MoveAgents
from regent.games.arcs.codes import (
    AMBITIONS,
    ARM,
    BATTLE,
    LORE,
    NOTHING,
    RAID_COST,
    RELIC,
    SHIP,
    SLOTS,
    TYRANT,
    WARLORD,
)
from regent.games.arcs.edicts import Requisition
from regent.games.arcs.guild import Fence
from regent.games.arcs.leaders import Ruthless
from regent.games.arcs.move import Catapult, Group
from regent.games.arcs.resources import Overflow
from regent.games.arcs.round import holders
from regent.games.arcs.state import Arcs
from regent.games.arcs.summit import CallToOrder, Negotiations
from regent.games.arcs.turn import Turn
from regent.games.arcs.values import can_seize
from regent.games.arcs.vocabulary import (
    FENCE,
    FILL,
    GAIN_EACH,
    GATE_SHIPS,
    REDRAW,
    SEIZE,
    SHIPS,
    STEAL,
    STEAL_TYPE,
    UNION,
)
from regent.kernel.action import A_DONE, A_PASS, arg_a, arg_b, arg_c, verb_of
from regent.kernel.advice import Advice

OF_EMPIRE: Final = (Cleanse, MoveAgents, Requisition)
"""Questions of the Empire that are answered by words of the base game."""
ZERO_MARKER: Final = 14
"""A lead card that counts as 0 is surpassed by anybody."""
OUTDONE: Final = -1000
"""To declare what another has more of: the Power would be theirs."""
ONLY_NOW: Final = 1000
"""What costs nothing and is not offered again comes first."""
LAST_WORD: Final = 6
"""A card that stays in the hand for later, for each pip that it would lead with."""
HIGH: Final = (5, 9)
"""The same for its number, of two players and of more: high cards surpass and take the initiative,
and who gives them away for one action follows to the end of the chapter."""


def advise(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """The reasons for and against one option of the question that is asked now."""
    top = t.stack[-1]
    verb = verb_of(action)
    if isinstance(top, Negotiations):
        negotiating(t, seat, action, top, advice)
    elif isinstance(top, CallToOrder):
        ordering(t, seat, action, top, advice)
    elif verb == verbs.MIRROR:
        mirroring(t, seat, advice)
    elif verb >= verbs.EMPIRE or (isinstance(top, OF_EMPIRE) and action != A_DONE):
        governing(t, seat, action, advice)
    elif isinstance(top, Act):
        advice.add("what it brings", target_worth(t, seat, action, top.action()))
        idle(action, advice)
    elif verb in (verbs.LEAD, verbs.SURPASS, verbs.PIVOT, verbs.COPY) or action == A_PASS:
        playing(t, seat, action, advice)
    elif isinstance(top, Turn):
        turning(t, seat, action, advice)
        idle(action, advice)
    elif isinstance(top, (Group, Catapult)):
        moving(t, seat, action, advice)
    elif verb == verbs.DICE and isinstance(top, Collect):
        kind, number = arg_a(action), arg_b(action)
        advice.add("the odds", dice_worth(t, seat, kind, number))
        if advice.keep:
            advice.note(dice_note(t, seat, kind, number))
    elif verb == verbs.HIT and isinstance(top, Ruthless):
        advice.add("once more", again_worth(t, seat, action, top.system))
    elif verb == verbs.INFLUENCE:
        advice.add("an Agent", influence_worth(t, seat, t.court_place(arg_a(action))))
    elif verb == verbs.HIT:
        advice.add("the hit", hit_worth(t, seat, arg_a(action), arg_b(action), arg_c(action)))
    else:
        choosing(t, seat, action, advice)


def idle(action: int, advice: Advice) -> None:
    """Rather be done than do what is worth nothing: a ship that leaves for nothing is missed."""
    if action != A_DONE and advice.total == 0:
        advice.add("nothing is won", -1)


# -- cards ----------------------------------------------------------------------------------------


def playing(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """Which card to play, and how."""
    if action == A_PASS:
        advice.add("the hand stays", 5 if len(t.hand(seat)) < 3 else -10)
        if holders(t) == 1 << seat and not only_events(t, seat):
            advice.add("nobody else could follow", -1000)
        elif t.passed.bit_count() + 1 >= holders(t).bit_count():
            advice.add("the chapter would end", ends_well(t, seat))
        return
    verb, card = verb_of(action), arg_a(action)
    suit, pips = t.suit_of(card), t.spec.pips[t.face[card]]
    if verb == verbs.LEAD:
        advice.add("actions", suit_worth(t, seat, suit, pips))
        best = best_declaration(t, seat, t.number(card))
        if best > ZERO_MARKER:
            advice.add("an ambition to declare", best - ZERO_MARKER)
        return
    lead_suit = t.suit_of(t.lead)
    if verb == verbs.SURPASS:
        advice.add("actions", suit_worth(t, seat, suit, pips))
        advice.add("the initiative", 0 if t.seized else INITIATIVE * t.number(card) // 6)
        return
    advice.add("actions", suit_worth(t, seat, lead_suit if verb == verbs.COPY else suit, 1))
    kept = HIGH[0] if t.seats == 2 else HIGH[1]
    advice.add("a card that is worth more later", -LAST_WORD * pips - kept * t.number(card))


def only_events(t: Arcs, seat: int) -> bool:
    """Are there no cards to lead with? (S-EVENT-6)"""
    for card in t.hand(seat):
        if not t.is_event(card):
            return False
    return True


def best_declaration(t: Arcs, seat: int, number: int) -> int:
    best = 0
    for ambition in range(len(AMBITIONS)):
        if allows(number, ambition) and not is_outdone(t, seat, ambition):
            best = max(best, declare_worth(t, seat, ambition))
    return best


def ends_well(t: Arcs, seat: int) -> int:
    """Is the seat ahead in what would be scored now?"""
    total = 0
    for ambition in t.declared_ambitions():
        total += standing(t, seat, ambition)
        total -= max([standing(t, other, ambition) for other in range(t.seats) if other != seat])
    return 15 * total


# -- the turn -------------------------------------------------------------------------------------


def turning(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """Prelude, pips, and what comes before them."""
    verb = verb_of(action)
    if action == A_DONE:
        return
    if verb == verbs.TAKE:
        advice.add("what it brings", action_worth(t, seat, arg_a(action)))
        if t.prelude:
            advice.add("the Prelude would end", -1)
    elif verb == verbs.DECLARE:
        worth = declare_worth(t, seat, arg_a(action))
        advice.add("Power at the end of the chapter", worth + 200)
        if worth <= ZERO_MARKER:
            advice.add("nothing to win", -1000)
        if is_outdone(t, seat, arg_a(action)):
            advice.add("somebody else has more of it", OUTDONE)
    elif verb == verbs.SEIZE:
        advice.add("the initiative", INITIATIVE)
        advice.add("a card less", -HAND_CARD - 4 * t.spec.pips[t.face[arg_a(action)]])
    elif verb == verbs.SPEND:
        spending(t, seat, arg_a(action), arg_b(action), advice)
    elif verb == verbs.CLEAR:
        advice.add("Outrage", clear_worth(t, seat, arg_a(action)))
    elif verb == verbs.REARRANGE:
        advice.add("safer slots", ONLY_NOW if could_be_safer(t, seat) else -1)
    else:
        using(t, seat, arg_a(action), advice)


def spending(t: Arcs, seat: int, type: int, action: int, advice: Advice) -> None:
    ambition = OF_TYPE[type]
    lead = lead_lost(t, seat, ambition, 1)
    if lead and regains(t, seat, action, ambition):
        advice.add("a resource less", -USE // 2)  # and another of the kind for it
    else:
        advice.add("a resource less", lead - keep_worth(t, seat, type) - USE // 2)
        advice.add("it holds the lead in an ambition", -lead)
    if action == NOTHING:
        advice.add("nothing comes of it", -50)
    elif action == ARM:
        if pip_buys(t, seat) >> BATTLE & 1:
            advice.add("battles are possible anyway", -50)
        else:
            advice.add("battles", action_worth(t, seat, BATTLE) - 12)
    else:
        advice.add("what it brings", action_worth(t, seat, action))


def using(t: Arcs, seat: int, card: int, advice: Advice) -> None:
    """A Prelude action of a Guild card."""
    face = t.face[card]
    effect, arg = t.spec.prelude[face], t.spec.prelude_arg[face]
    if t.spec.kind[face] == LORE:
        advice.add("its Prelude action", use_lore_worth(t, seat, effect))
        return
    if not t.spec.prelude_stays[face]:
        advice.add("a card less", -card_cost(t, seat, card))
    room = t.room(seat) - t.held_count(seat)
    worth = 0
    if effect == SHIPS:
        worth = 20 * min(arg, t.left(seat, SHIP)) if any_control(t, seat) else 0
    elif effect == GATE_SHIPS:
        worth = 16 * min(len(t.gates()), t.left(seat, SHIP))
    elif effect == FILL:
        worth = room * USE + ambition_gain(t, seat, OF_TYPE[arg], room) if room > 0 else 0
    elif effect == GAIN_EACH:
        worth = min(3, room) * USE
    elif effect == SEIZE:
        worth = 0 if can_seize(t, seat) else INITIATIVE
    elif effect == UNION:
        worth = CARD_WORTH + HAND_CARD - card_cost(t, seat, card)
    elif effect == FENCE:
        worth = resource_worth(t, seat, RELIC) - USE - 4
    elif effect in (STEAL, STEAL_TYPE):
        worth = CARD_WORTH if effect == STEAL else USE
    elif effect == REDRAW:
        worth = HAND_CARD
    advice.add("its Prelude action", worth)


def any_control(t: Arcs, seat: int) -> bool:
    return seat in t.board().most


def moving(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """How many ships go, and whether they go on."""
    top = t.stack[-1]
    if isinstance(top, Group):
        fresh, damaged = arg_a(action), arg_b(action)
        advice.add("where they go", move_worth(t, seat, top.start, top.end, fresh, damaged))
    elif isinstance(top, Catapult) and verb_of(action) == verbs.GO_ON:
        end = arg_a(action)
        worth = move_worth(t, seat, top.at, end, top.fresh, top.damaged)
        advice.add("where they go", worth - 2 * top.steps)


# -- the rest -------------------------------------------------------------------------------------


def choosing(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """Small choices, by what they are about."""
    verb = verb_of(action)
    if action == A_DONE:
        return
    if verb in (verbs.RAID, verbs.STEAL, verbs.STEAL_CARD, verbs.RANSACK, verbs.ABDUCT):
        taking(t, seat, action, advice)
    elif verb in (verbs.DISCARD, verbs.SWAP_SLOTS, verbs.PRESS, verbs.EXECUTE):
        exchanging(t, seat, action, advice)
    elif verb in (verbs.SWAP, verbs.RETURN, verbs.REDRAW):
        drawing(t, seat, action, advice)
    elif verb >= verbs.DRAFT:
        by_lore(t, seat, action, advice)
    else:
        by_vox(t, seat, action, advice)


def taking(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """What to steal or ransack."""
    verb, a, b = verb_of(action), arg_a(action), arg_b(action)
    if verb in (verbs.RAID, verbs.STEAL):
        advice.add("a resource", resource_worth(t, seat, t.slot(a, b)) + 10)
        if verb == verbs.RAID:
            advice.add("keys", -2 * RAID_COST[b])
        return
    if verb != verbs.STEAL_CARD:
        rivals = t.rival_agents(t.court_place(a), seat)
        gained = WARLORD if verb == verbs.RANSACK else TYRANT
        advice.add("Agents", ambition_gain(t, seat, gained, rivals))
    if verb != verbs.ABDUCT:
        advice.add("a card", card_worth(t, seat, a))


def exchanging(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """What to give for what."""
    verb, a, b = verb_of(action), arg_a(action), arg_b(action)
    top = t.stack[-1]
    if verb == verbs.SWAP_SLOTS:
        advice.add("safer slots", slots_gain(t, seat, a, b))
    elif verb == verbs.PRESS:
        gained = resource_worth(t, seat, b) + ambition_gain(t, seat, TYRANT, -1)
        room = t.held_count(seat) < t.room(seat)
        advice.add("a resource for a Captive", gained if room else -5)
    elif verb == verbs.EXECUTE:
        change = ambition_gain(t, seat, WARLORD) + ambition_gain(t, seat, TYRANT, -1)
        advice.add("a Trophy for a Captive", change)
    elif isinstance(top, Overflow) and a == top.types[0]:
        advice.add("a resource less", USE - resource_worth(t, seat, a) - lead_worth(t, seat, a))
    else:
        advice.add("a resource less", -keep_worth(t, seat, a) - lead_worth(t, seat, a))
        if isinstance(top, Fence) and a == RELIC:
            advice.add("a Relic for a Relic", -50)


def drawing(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """Which cards to hold."""
    verb, a, b = verb_of(action), arg_a(action), arg_b(action)
    if verb == verbs.SWAP:
        better = t.spec.pips[t.face[b]] - t.spec.pips[t.face[a]]
        advice.add("a better card", 5 * better - 2)
    elif verb == verbs.RETURN:
        advice.add("a new card", 4 - 4 * t.spec.pips[t.face[a]])
    else:
        advice.add("a weak hand", 30 - 3 * hand_pips(t, seat))


def by_vox(t: Arcs, seat: int, action: int, advice: Advice) -> None:
    """What Vox cards and others offer."""
    verb, a, b = verb_of(action), arg_a(action), arg_b(action)
    if verb == verbs.DECLARE:
        advice.add("Power at the end of the chapter", declare_worth(t, seat, a))
        if is_outdone(t, seat, a):
            advice.add("somebody else has more of it", OUTDONE)
    elif verb == verbs.FREE:
        advice.add("a city", -60 if b == seat else 40)
    elif verb == verbs.TYPE:
        advice.add("Outrage", spread_worth(t, seat, a))
    elif verb == verbs.SEIZE_NOW:
        advice.add("the initiative", INITIATIVE)
    elif verb == verbs.PLACE:
        advice.add("ships there", 6 * t.buildings_at(a, seat) + (4 if t.ships_at(a, seat) else 0))


def hand_pips(t: Arcs, seat: int) -> int:
    total = 0
    for card in t.hand(seat):
        total += t.spec.pips[t.face[card]]
    return total


def could_be_safer(t: Arcs, seat: int) -> bool:
    """Would an exchange of what lies in two slots be advised (A-RES-4)?"""
    slots = [at for at in range(SLOTS) if t.is_open(seat, at)]
    return any(slots_gain(t, seat, a, b) > 0 for a in slots for b in slots if a < b)


def slots_gain(t: Arcs, seat: int, one: int, other: int) -> int:
    """Is the worthier resource put where it is harder to raid?"""
    a, b = t.slot(seat, one), t.slot(seat, other)
    first = resource_worth(t, seat, a) if a >= 0 else 0
    second = resource_worth(t, seat, b) if b >= 0 else 0
    safer = (RAID_COST[other] - RAID_COST[one]) * (first - second) // 8
    return safer if safer > 1 else -1


def spread_worth(t: Arcs, seat: int, type: int) -> int:
    """What others lose by Outrage of a type, less what the seat loses."""
    worth = 0
    for other in range(t.seats):
        loss = outrage_cost(t, other, type)
        worth += -t.seats * loss if other == seat else loss
    return worth
