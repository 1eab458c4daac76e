"""What speaks for and against an option: the advice bots follow, in named reasons.

Weights are on one scale for all questions: about 100 for a Victory point gained or saved. Only
what the seat may know is looked at; in the world a bot is given, hidden cards are dealt anew.
"""

from __future__ import annotations

from regent.games.seize import verbs
from regent.games.seize.allocation import Allocate, AllocateUnits, FaceUpCharacters, PlaceUnit
from regent.games.seize.announcing import Accept, ChooseX, Reaction, Upgrade
from regent.games.seize.bidding import Bidding
from regent.games.seize.codes import (
    FLEET,
    INSTALLATION,
    M_PART,
    M_VICTORY,
    PRICE_WORLD,
    REF_ATTACKED,
    S_DO,
    TROOP,
    W_AP,
    W_CANCEL_ABILITY,
    W_CANCEL_REACTION,
    W_COST_LESS,
    W_DEPLETE,
    W_DEPLETE_CARD,
    W_DRAW,
    W_ELIMINATE,
    W_LOOK,
    W_MISSION,
    W_RECOVER,
    W_RESOURCES,
    W_SACRIFICE,
    W_UNDEPLETE,
)
from regent.games.seize.conquest import Withdrawal
from regent.games.seize.duel import Assemble, Muster
from regent.games.seize.effects import ChooseSubtype
from regent.games.seize.founding import Found, Refound
from regent.games.seize.looking import Discarding, Looking
from regent.games.seize.maneuvers import attack_move, campaigning, moving, splitting, targeting
from regent.games.seize.military import Campaign
from regent.games.seize.moving import Regroup, Return, Send
from regent.games.seize.reacting import Moment
from regent.games.seize.reallocation import AttackMoves, MoveAtHome, React
from regent.games.seize.regency import Judge
from regent.games.seize.resupply import BuyWorlds, Dismiss
from regent.games.seize.settling import Rise
from regent.games.seize.spec import when
from regent.games.seize.state import ALLOCATION, FIGURES, MAP, RESERVE, Seize
from regent.games.seize.targeting import Declare, Split
from regent.games.seize.targets import Permit, Targets
from regent.games.seize.types import subtypes_of, type_of
from regent.games.seize.values import attack, endures
from regent.games.seize.victory import SystemDraw, draw_price
from regent.games.seize.worlds import allocation_points, price, room
from regent.games.seize.worth import (
    bare_world,
    exposure,
    is_contested,
    is_wanted,
    person_worth,
    unit_worth,
    world_worth,
)
from regent.kernel.action import A_AGREE, A_DECLINE, A_DONE, A_PASS, arg_a, arg_b, verb_of
from regent.kernel.advice import Advice


def advise(t: Seize, seat: int, action: int, advice: Advice) -> None:
    """The reasons for and against one option of the question on top of the stack."""
    top = t.stack[-1]
    if isinstance(top, Moment):
        in_a_window(t, seat, top, action, advice)
    elif isinstance(top, Declare):
        if action != A_DONE:
            targeting(t, seat, arg_a(action), arg_b(action), advice)
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
    elif isinstance(top, (Found, Refound, Bidding, Assemble, Muster)):
        setting_up(t, seat, action, advice)
    elif isinstance(top, (Campaign, Withdrawal)):
        campaigning(t, seat, action, advice)
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
        advice.add("a card lost", -20 - unit_worth(t, card) // 10)
    elif verb == verbs.PICK:
        picking(t, seat, card, advice)


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
    if action == verbs.A_RESCUE:
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
            advice.add("points wasted", -10 * max(0, points - left))
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
        advice.add("a stronger Unit", 12 if in_the_fight(t, seat) else -20)
    else:
        advice.add("helps others", -30)


def in_the_fight(t: Seize, seat: int) -> bool:
    return t.world >= 0 and seat in (t.attacker, t.defender)


def playing(t: Seize, seat: int, card: int, moment: int, advice: Advice) -> None:
    """Reactions in one's own fights, where the fight is worth it."""
    face = t.face[card]
    if t.spec.x[face]:
        mine = [c for c in t.unit_cards(seat) if t.depleted[c]]
        useful = moment not in (M_PART, M_VICTORY) and seat == t.active
        advice.add("Units ready again", 8 * len(mine) if useful else -40)
        return
    advice.add("its cost", -8 * t.spec.cost[face])
    if t.world < 0:
        advice.add("more Units in the fight", 35)
        return
    if not in_the_fight(t, seat):
        advice.add("not our fight", -80)
        return
    advice.add("our fight", 20 + 6 * t.cost(t.world))
    ability = t.spec.abilities[face][0]
    for op in ability.ops[S_DO]:
        who = op.selectors[0] if op.selectors else None
        if who is not None and who.ref == REF_ATTACKED and seat == t.attacker:
            advice.add("helps the enemy", -200)
    if t.spec.subtypes[face] and seat == t.attacker:
        advice.add("helps the enemy", -200)  # a Picket Fleet defends
    if len(t.units_at(t.world)) < 3:
        advice.add("a small fight", -15)


def using(t: Seize, seat: int, card: int, at: int, moment: int, advice: Advice) -> None:
    ability = t.spec.abilities[t.face[card]][at]
    how = when(ability)
    if how == W_MISSION:
        advice.add("a stronger Unit", 15)
        return
    if how == W_SACRIFICE:
        advice.add("the Unit is lost", -unit_worth(t, card) // 2)
        advice.add("a stronger attack", 30)
        return
    if how == W_DEPLETE and t.where[card] == MAP:
        if t.active == seat and t.phase <= ALLOCATION:
            advice.add("its Allocation points are needed", -40)
    for op in ability.ops[S_DO]:
        advice.add("its effect", effect_worth(t, seat, op.word, moment))


def effect_worth(t: Seize, seat: int, word: int, moment: int) -> int:
    if word in (W_RESOURCES, W_DRAW, W_RECOVER):
        return 30
    if word == W_ELIMINATE:
        return 45
    if word in (W_CANCEL_ABILITY, W_CANCEL_REACTION, W_DEPLETE_CARD):
        return 15
    if word in (W_AP, W_COST_LESS):
        return 20
    if word == W_LOOK:
        return 4
    if word == W_UNDEPLETE:
        return 20 if t.active == seat else 3
    return 18 if in_the_fight(t, seat) else -10


# -- smaller questions ----------------------------------------------------------------------------


def smaller(t: Seize, seat: int, action: int, advice: Advice) -> None:
    top = t.stack[-1]
    card = arg_a(action)
    if isinstance(top, (Accept, Permit)):
        consenting(t, seat, action, advice)
    elif isinstance(top, Upgrade):
        if action != A_DECLINE:
            mine = top.seat == seat
            advice.add("a stronger card" if mine else "helps others", 20 if mine else -30)
    elif isinstance(top, Targets):
        choosing(t, seat, action, advice)
    elif isinstance(top, ChooseX):
        useful = len([c for c in t.unit_cards(seat) if t.depleted[c]])
        advice.add("Units ready again", 9 * min(card, useful) - 8 * card)
    elif isinstance(top, (Discarding, Dismiss)):
        worth = person_worth(t, card) if t.is_character(card) else hand_worth(t, card)
        if t.where[card] == FIGURES:
            worth += 60
        advice.add("what it is worth", -worth)
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
    if t.is_reaction(card):
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


def choosing(t: Seize, seat: int, action: int, advice: Advice) -> None:
    """Strong cards: one's own to be helped, others' to be harmed."""
    if verb_of(action) == verbs.CHOOSE_ATTACK:
        advice.add("a strong attack", attack(t, arg_a(action), arg_b(action)) * 5)
        return
    if action == A_DONE:
        return
    card = arg_a(action)
    if t.is_character(card):
        mine = t.controller[card] == seat
        advice.add("a Character", person_worth(t, card) * (1 if not mine else -1))
        top = t.stack[-1]
        if isinstance(top, Targets) and t.depleted[card] and mine:
            advice.add("ready again", 2 * person_worth(t, card))
        return
    advice.add("a strong Unit", unit_worth(t, card))
    if t.damage[card] >= endures(t, card):
        advice.add("it would be lost", 60)
    if t.controller[card] not in (seat, -1) and t.world >= 0 and t.owner[card] != seat:
        top = t.stack[-1]
        if isinstance(top, Targets) and top.asks:
            advice.add("another player's", -200)
