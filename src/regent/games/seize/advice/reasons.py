"""What speaks for and against an option: the advice bots follow, in named reasons.

Weights are on one scale for all questions: about 100 for a Victory point gained or saved. Only
what the seat may know is looked at; in the world a bot is given, hidden cards are dealt anew.
"""

from __future__ import annotations

from typing import Final

from regent.games.seize import (
    verbs,
)
from regent.games.seize.ability_targets import Permit, Targets
from regent.games.seize.advice.battle_worth import falls_now
from regent.games.seize.advice.effects_worth import (
    ability_worth,
    aimed_by,
    branch_worth,
    modes_worth,
    pending_ability,
    target_worth,
    waking,
)
from regent.games.seize.advice.gains import ANY, gain
from regent.games.seize.advice.maneuvers import (
    attack_move,
    campaigning,
    moving,
    splitting,
    targeting,
)
from regent.games.seize.advice.relics_worth import of_relics
from regent.games.seize.advice.worth import (
    bare_world,
    exposure,
    is_contested,
    is_wanted,
    least,
    person_worth,
    unit_worth,
    world_worth,
)
from regent.games.seize.allocation import (
    Allocate,
    AllocateUnits,
    FaceUpCharacters,
    PlaceUnit,
    paying,
)
from regent.games.seize.announcing import Accept, ChooseX, Reaction, Upgrade
from regent.games.seize.artifacts import AllocateArtifacts, PlaceArtifact, Spare
from regent.games.seize.bidding import Bidding
from regent.games.seize.choices import ChooseSubtype
from regent.games.seize.codes import (
    FLEET,
    INSTALLATION,
    M_PART,
    PRICE_WORLD,
    S_DO,
    TROOP,
    W_MISSION,
    W_SACRIFICE,
)
from regent.games.seize.conquest import Withdrawal
from regent.games.seize.declare import Declare, Split
from regent.games.seize.duel import Assemble, Muster
from regent.games.seize.effects import ChooseOne
from regent.games.seize.espionage import ChoosePlayer, Spying
from regent.games.seize.founding import Found, Leads, Refound
from regent.games.seize.hands import Hands
from regent.games.seize.looking import Discarding, Looking
from regent.games.seize.military import Campaign
from regent.games.seize.moving import Regroup, Return, Send
from regent.games.seize.reacting import Moment
from regent.games.seize.reaction_cards import modes_of
from regent.games.seize.reallocation import AttackMoves, MoveAtHome, React
from regent.games.seize.regency import Judge
from regent.games.seize.resupply import BuyWorlds, Dismiss
from regent.games.seize.select import attack_of
from regent.games.seize.spec import when
from regent.games.seize.state import ALLOCATION, BIDS, FIGURES, MAP, RESERVE, Seize
from regent.games.seize.triggers import Rise
from regent.games.seize.types import subtypes_of, type_of
from regent.games.seize.usable import calling_of, helpers
from regent.games.seize.victory import Rethrone, SystemDraw, draw_price
from regent.games.seize.worlds import allocation_points, price, room
from regent.kernel.action import A_AGREE, A_DECLINE, A_DONE, A_PASS, arg_a, arg_b, verb_of
from regent.kernel.advice import Advice

MOST_BID: Final = 4
"""Cards that the title of Regent is worth."""


def advise(t: Seize, seat: int, action: int, advice: Advice) -> None:
    """The reasons for and against one option of the question on top of the stack."""
    top = t.stack[-1]
    if isinstance(top, Moment):
        in_a_window(t, seat, top, action, advice)
    elif isinstance(top, Declare):
        if action != A_DONE:
            targeting(t, seat, arg_a(action), arg_b(action), top.strike, advice)
    elif isinstance(top, Split):
        splitting(t, top, arg_a(action), advice)
    elif isinstance(top, (AttackMoves, Send)):
        if action != A_DONE:
            attack_move(t, seat, arg_a(action), arg_b(action), advice)
    elif isinstance(top, (MoveAtHome, Return, Regroup, React)):
        moving(t, seat, action, advice)
    elif isinstance(top, (AllocateUnits, Allocate, PlaceUnit)):
        allocating(t, seat, action, advice)
    elif isinstance(top, (BuyWorlds, FaceUpCharacters, SystemDraw)):
        buying(t, seat, action, advice)
    elif isinstance(top, (Hands, Found, Refound, Leads, Bidding, Assemble, Muster)):
        setting_up(t, seat, action, advice)
    elif isinstance(top, (Campaign, Withdrawal)):
        campaigning(t, seat, action, advice)
    elif isinstance(top, (AllocateArtifacts, PlaceArtifact, Spare, Rethrone, ChoosePlayer)):
        of_relics(t, seat, action, advice)
    else:
        smaller(t, seat, action, advice)


# -- setting up ---------------------------------------------------------------------------------


def setting_up(t: Seize, seat: int, action: int, advice: Advice) -> None:
    verb = verb_of(action)
    card = arg_a(action)
    if verb == verbs.THRONE:
        advice.add("a strong Throne World", 30 * t.cost(card) + 6 * t.spec.defence[t.face[card]])
    elif verb == verbs.LEAD:
        advice.add("a good Lead", 15 * t.cost(card))
    elif verb == verbs.BUY:
        advice.add("a World more", 100 * t.cost(card))
    elif verb == verbs.BID:
        bidding(t, seat, card, advice)
    elif verb == verbs.PICK:
        picking(t, seat, card, advice)
    elif verb == verbs.REDRAW:  # SI-MULLIGAN-3
        units = [other for other in t.hand(seat) if not t.is_reaction(other)]
        few = 2 * len(units) < len(t.hand(seat))
        advice.add("few Units" if few else "enough Units", 40 if few else -40)


def bidding(t: Seize, seat: int, card: int, advice: Advice) -> None:
    """The Regent draws a card more each Turn, and what is bid is drawn again after the first."""
    bid = len(t.cards_in(seat, BIDS))
    lead = t.lead[seat]
    mine = bid + (t.cost(lead) if lead >= 0 else 0)
    first = 0
    for world in t.cards_in(seat, RESERVE):
        if t.throne[world]:
            first = t.cost(world)
            mine += first
    theirs = 0
    for other in range(t.seats):
        if other != seat:  # most found for all they have
            theirs = max(theirs, t.spec.setup_cap + len(t.cards_in(other, BIDS)))
    idle = bid
    for other in t.hand(seat):
        if t.is_reaction(other) or t.cost(other) > first:
            idle += 1
    most = min(MOST_BID, max(2, (idle + 3) // 2))
    advice.add("a card lost", -hand_worth(t, card) // 5)
    if not t.is_reaction(card) and t.cost(card) <= first:
        advice.add("it can be allocated at once", -8)
    if mine > theirs:
        advice.add("nobody has bid more", -20)
    elif bid + theirs - mine >= most:
        advice.add("too dear", -20)
    else:
        advice.add("to be Regent", 40)


def picking(t: Seize, seat: int, card: int, advice: Advice) -> None:
    """A duel: strong Units for their points, Tactics while there are points for them."""
    if t.is_reaction(card):
        advice.add("a Tactics card", 40 + 20 * t.cost(card))
        return
    worth = unit_worth(t, card)
    advice.add("a strong Unit", worth + 12 * t.cost(card))
    if t.zones[MAP]:
        if seat == t.active:
            if t.kind(card) == FLEET:
                advice.add("Fleets attack at once", 25)
        elif t.kind(card) in (TROOP, INSTALLATION):
            advice.add("holds the ground", 45)


# -- buying -------------------------------------------------------------------------------------


def buying(t: Seize, seat: int, action: int, advice: Advice) -> None:
    if action == verbs.A_RESCUE or verb_of(action) == verbs.SAVE:
        advice.add("a World for cards", 150)
    elif action == verbs.A_SYSTEM_DRAW:
        dear = draw_price(t, seat)
        waiting = [c for c in t.cards_in(seat, RESERVE) if is_wanted(t, seat, c)]
        if not waiting:
            advice.add("no World to buy", 120)
        spare = t.resources[seat] - dear
        if spare >= 5:
            advice.add("Resource counters to spare", 30 + 4 * spare)
        advice.add("its price", -9 * dear)
    elif verb_of(action) == verbs.FACE_UP:
        card = arg_a(action)
        if t.is_world(card):
            advice.add("Victory points", world_worth(t, card))
            if is_contested(t, seat, t.face[card]):
                advice.add("it would be Disputed", -70 * t.cost(card))
        else:
            advice.add("a Character", person_worth(t, card))
            advice.add("its cost", -12 * t.cost(card))
            saving = wanted_world(t, seat)
            if saving > 0 and t.resources[seat] - t.cost(card) < saving:
                advice.add("saving for a World", -60)
            for other in t.zones[FIGURES]:
                if t.face[other] == t.face[card]:
                    advice.add("it would be Disputed", -60)


def wanted_world(t: Seize, seat: int) -> int:
    """The price of the cheapest Reserve World worth having, less the next income; 0 for none."""
    best = 0
    for card in t.cards_in(seat, RESERVE):
        if not is_wanted(t, seat, card):
            continue
        due = price(t, seat, card, PRICE_WORLD, t.cost(card)) - len(t.worlds(seat)) - 1
        if due > 0 and (best == 0 or due < best):
            best = due
    return best


# -- allocating ---------------------------------------------------------------------------------


def allocating(t: Seize, seat: int, action: int, advice: Advice) -> None:
    verb = verb_of(action)
    card = arg_a(action)
    if verb == verbs.ALLOCATE:
        advice.add("a Unit more", 40 + unit_worth(t, card))
        if t.kind(card) in (TROOP, INSTALLATION) and bare_world(t, seat):
            advice.add("holds a bare World", 40)
    elif verb == verbs.SPEND:
        top = t.stack[-1]
        if isinstance(top, Allocate):
            points = allocation_points(t, card, top.unit)
            left = t.cost(top.unit) - top.total(t, top.spent)
            others = [w for w in paying(t, seat) if w != card and w not in top.spent]
            given = [allocation_points(t, world, top.unit) for world in others]
            advice.add("points wasted", -10 * (points + least(given, left - points) - left))
            advice.add("points given", 4 * min(points, left))
            advice.add("where it is needed", exposure(t, card, seat) // 10)
            if room(t, card, seat) <= 0:
                advice.add("no room there", -15)
    elif verb == verbs.PLACE:
        advice.add("where it is needed", exposure(t, card, seat))
    elif action == A_DECLINE:
        advice.add("nothing gained", -500)


# -- windows --------------------------------------------------------------------------------------


def in_a_window(t: Seize, seat: int, top: Moment, action: int, advice: Advice) -> None:
    if action == A_PASS:
        return
    verb = verb_of(action)
    card = arg_a(action)
    if verb == verbs.PLAY:
        playing(t, seat, card, top.moment, advice)
    elif verb == verbs.USE:
        using(t, seat, card, arg_b(action), top.moment, advice)
    elif t.controller[card] == seat and t.controller[arg_b(action)] == seat:
        activating(t, seat, card, arg_b(action), top, advice)
    else:
        advice.add("not ours to use", -60)


def playing(t: Seize, seat: int, card: int, moment: int, advice: Advice) -> None:
    """A Reaction for what it changes now, as it is or with a Character of one's own."""
    face = t.face[card]
    modes = modes_of(t, face, -1)
    best = modes_worth(t, seat, card, modes, moment)
    for at in t.spec.activated[face]:
        if helpers(t, seat, calling_of(t.spec.abilities[face][at])):
            helped = modes_of(t, face, at)
            worth = modes_worth(t, seat, card, helped, moment) - 5
            if worth > best:
                best, modes = worth, helped
    name = gain([t.spec.abilities[face][at] for at in modes]) if advice.keep else ANY
    advice.add(name, best)
    advice.add("its cost", -8 * (0 if t.spec.duel else t.spec.cost[face]))
    advice.add("the card is gone", -6)


def using(t: Seize, seat: int, card: int, at: int, moment: int, advice: Advice) -> None:
    ability = t.spec.abilities[t.face[card]][at]
    how = when(ability)
    advice.add(gain([ability]), ability_worth(t, seat, card, ability, moment))
    if how == W_MISSION:
        advice.add("a Mission counter", -5)
    elif how == W_SACRIFICE:
        lost = falls_now(t, card, 0, 0, 0)
        advice.add("the Unit is eliminated for it", -4 if lost else -unit_worth(t, card) - 20)
    elif t.where[card] == MAP:
        if t.active == seat and t.phase <= ALLOCATION:
            advice.add("its Allocation points are needed", -70)
    else:
        advice.add("it is depleted", -3)


def activating(t: Seize, seat: int, unit: int, helper: int, top: Moment, advice: Advice) -> None:
    """A Character of one's own for one's own Unit."""
    at = top.activated_by(t, unit, helper)
    if at >= 0:
        ability = t.spec.abilities[t.face[unit]][at]
        advice.add(gain([ability]), ability_worth(t, seat, unit, ability, top.moment))
    advice.add("it is depleted", -5)
    if t.where[helper] == MAP and t.active == seat and t.phase <= ALLOCATION:
        advice.add("its Allocation points are needed", -70)


def in_the_fight(t: Seize, seat: int) -> bool:
    return t.world >= 0 and seat in (t.attacker, t.defender)


# -- smaller questions ----------------------------------------------------------------------------


def smaller(t: Seize, seat: int, action: int, advice: Advice) -> None:
    top = t.stack[-1]
    card = arg_a(action)
    if isinstance(top, (Accept, Permit)):
        consenting(t, seat, action, advice)
    elif isinstance(top, Upgrade):
        if action != A_DECLINE:
            upgrading(t, seat, top, card, arg_b(action), advice)
    elif isinstance(top, Targets):
        choosing(t, seat, top, action, advice)
    elif isinstance(top, ChooseX):
        moment = moment_of(t)
        gains = [waking(t, seat, c, moment) for c in t.unit_cards(seat) if t.depleted[c]]
        gains.sort(reverse=True)
        advice.add("Units ready again", sum(gains[:card]))
        advice.add("its cost", -8 * card)
    elif isinstance(top, ChooseOne):
        one_of_two(t, seat, top, card, advice)
    elif isinstance(top, (Discarding, Dismiss)):
        worth = person_worth(t, card) if t.is_character(card) else hand_worth(t, card)
        if t.where[card] == FIGURES:
            worth += 60
        advice.add("what it is worth", -worth)
    elif isinstance(top, Spying):
        if action != A_DONE:
            advice.add("what it is worth", hand_worth(t, card))
    else:
        smallest(t, seat, action, advice)


def smallest(t: Seize, seat: int, action: int, advice: Advice) -> None:
    top = t.stack[-1]
    card = arg_a(action)
    if isinstance(top, ChooseSubtype):
        count = 0
        for other in t.units_at(t.world):
            if t.controller[other] != seat and type_of(t, other) == TROOP:
                count += subtypes_of(t, other) >> card & 1
        advice.add("such Troops are here", 20 * count)
    elif isinstance(top, Looking):
        if action == verbs.A_BOTTOM:
            advice.add("a poor card", 60 - hand_worth(t, top.cards[0]))
        elif verb_of(action) == verbs.TAKE:
            advice.add("what it is worth", hand_worth(t, card))
    elif isinstance(top, Rise):
        if action != A_DECLINE:
            advice.add("it comes back", 20)
    elif isinstance(top, Judge):
        if action != A_DONE:
            theirs = t.controller[card] != seat
            advice.add("against a rival" if theirs else "against ourselves", 25 if theirs else -60)


def hand_worth(t: Seize, card: int) -> int:
    """A card in hand: Units that Worlds can pay, some Tactics."""
    if not t.is_unit_card(card):
        return 50
    seat = t.owner[card]
    worth = 20 + unit_worth(t, card)
    if t.cost(card) > sum([t.cost(world) for world in t.worlds(seat)]):
        worth //= 2
    return worth


def consenting(t: Seize, seat: int, action: int, advice: Advice) -> None:
    """Help for one's own cards is welcome, from whoever is not the enemy of this fight."""
    top = t.stack[-1]
    if isinstance(top, Permit):
        asker = t.controller[top.card]
        rivals = in_the_fight(t, seat) and in_the_fight(t, asker) and asker != seat
        advice.add("a rival asks" if rivals else "it helps", weigh_yes(action, not rivals))
    elif isinstance(top, Accept):
        ours = t.controller[top.card] == seat or is_helping(t, seat)
        advice.add("it helps" if ours else "it helps others", weigh_yes(action, ours))


def is_helping(t: Seize, seat: int) -> bool:
    """Is the Reaction on its way meant for this seat's World?"""
    for frame in t.stack:
        if isinstance(frame, Reaction):
            return t.world >= 0 and seat == t.defender and frame.seat != t.attacker
    return False


def weigh_yes(action: int, yes: bool) -> int:
    return 20 if (action == A_AGREE) == yes else -20


def moment_of(t: Seize) -> int:
    """The moment whose window is open, below whatever was announced in it."""
    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if isinstance(frame, Moment):
            return frame.moment
    return M_PART


def upgrading(t: Seize, seat: int, top: Upgrade, helper: int, at: int, advice: Advice) -> None:
    """A Character depleted for a stronger Reaction: one's own, for what it changes more."""
    if top.seat != seat:
        advice.add("not ours to help", -60)
        return
    face = t.face[top.card]
    plain = modes_worth(t, seat, top.card, modes_of(t, face, -1), top.moment)
    more = modes_worth(t, seat, top.card, modes_of(t, face, at), top.moment)
    advice.add("what it changes more", more - plain)
    advice.add("it is depleted", -5)
    if t.where[helper] == MAP and t.active == seat and t.phase <= ALLOCATION:
        advice.add("its Allocation points are needed", -70)


def one_of_two(t: Seize, seat: int, top: ChooseOne, number: int, advice: Advice) -> None:
    at = top.at
    for mode in top.modes:
        ops = t.spec.abilities[top.face][mode].ops[S_DO]
        if at < len(ops):
            worth = branch_worth(t, seat, top.card, ops[at], number - 1, moment_of(t))
            advice.add("what it changes", worth)
            return
        at -= len(ops)


def choosing(t: Seize, seat: int, top: Targets, action: int, advice: Advice) -> None:
    """What a Reaction or ability is used on: what it changes there, for whom. Nothing chosen is
    worth nothing, so where nobody gains one leaves it, if one may."""
    if verb_of(action) not in (verbs.CHOOSE, verbs.CHOOSE_ATTACK):
        return
    attacks = verb_of(action) == verbs.CHOOSE_ATTACK
    thing = attack_of(arg_a(action), arg_b(action)) if attacks else arg_a(action)
    card = arg_b(action) if attacks else arg_a(action)
    pending = pending_ability(t)
    if pending is not None:
        ability, index = aimed_by(t, pending)
        if ability is not None:
            worth = target_worth(t, seat, top.card, ability, index, thing, moment_of(t))
            advice.add(gain([ability]) if worth else "nothing gained", 4 * worth or -1)
            if worth > 0 and not t.is_character(card):
                advice.add("a strong Unit", unit_worth(t, card) // 8)
    if top.asks and t.controller[card] not in (seat, -1) and t.owner[card] != seat:
        advice.add("another player's", -200)
