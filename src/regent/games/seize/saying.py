"""What an option does that its name does not say: the words of the card, or one word for a text."""

from __future__ import annotations

from regent.games.seize import verbs
from regent.games.seize.ability_targets import Targets
from regent.games.seize.allocation import Allocate, AllocateUnits, FaceUpCharacters
from regent.games.seize.announcing import ChooseX, Upgrade
from regent.games.seize.artifacts import AllocateArtifacts
from regent.games.seize.bidding import Bidding
from regent.games.seize.choices import ChooseSubtype
from regent.games.seize.codes import (
    A_KEYWORD,
    A_N,
    KEYWORDS,
    PRICE_CHARACTER,
    PRICE_WORLD,
    TROOP,
    W_ATT,
    W_DEF,
    W_GRANT,
    WINDOWS,
)
from regent.games.seize.conquest import OUTLOOKS, Withdrawal
from regent.games.seize.effects import ChooseOne
from regent.games.seize.founding import Found, Refound
from regent.games.seize.parameters import R_HARDENED_AGAINST_STRIKES
from regent.games.seize.reacting import Moment
from regent.games.seize.reaction_cards import price_of
from regent.games.seize.resupply import BuyWorlds
from regent.games.seize.select import attacking
from regent.games.seize.state import BIDS, COURT, PLAYED, RESERVE, Seize
from regent.games.seize.triggers import Rise
from regent.games.seize.types import subtypes_of, type_of
from regent.games.seize.usable import windows
from regent.games.seize.values import defence, endures, incoming
from regent.games.seize.vocabulary import VOCABULARY
from regent.games.seize.worlds import allocation_points, price
from regent.kernel.action import A_DECLINE, A_DONE, arg_a, arg_b, verb_of
from regent.kernel.frame import Frame
from regent.kernel.vocabulary import Op


def effect(t: Seize, action: int) -> str:
    """For a template's `does`; empty where verb and arguments say it all."""
    if not t.stack:
        return ""
    top = t.stack[-1]
    verb = verb_of(action)
    if verb == verbs.USE:
        return printed(t, arg_a(action), arg_b(action))
    if verb == verbs.ACTIVATE and isinstance(top, Moment):
        return printed(t, arg_a(action), top.activated_by(t, arg_a(action), arg_b(action)))
    if verb == verbs.OFFER and isinstance(top, (Upgrade, Rise)):
        return printed(t, top.card, arg_b(action))
    if verb == verbs.OPTION and isinstance(top, ChooseOne):
        return ", ".join([said(op) for op in top.either(t, arg_a(action))])
    if verb in (verbs.FACE_UP, verbs.ALLOCATE, verbs.PLAY, verbs.BID):
        return due(t, top, arg_a(action))
    if verb in (verbs.TARGET, verbs.STRIKE):
        unit, target = arg_a(action), arg_b(action)
        number = incoming(t, unit, target, 0, int(verb == verbs.STRIKE))[0]
        numbers = f"ATT {number}, DEF {defence(t, target, unit)}"
        return numbers + hardness(t, target, verb == verbs.STRIKE)
    if verb == verbs.SUBTYPE and isinstance(top, ChooseSubtype):
        return met(t, top.card, arg_a(action))
    if verb == verbs.AMOUNT:
        return "resources" if isinstance(top, ChooseX) else "att"
    if verb == verbs.SPEND and isinstance(top, Allocate):
        return str(allocation_points(t, arg_a(action), top.unit))
    if verb == verbs.PAY and isinstance(top, Rise):
        return str(top.price(t))
    if verb in (verbs.STAY, verbs.WITHDRAW) and isinstance(top, Withdrawal):
        return OUTLOOKS[top.subject(t)[0]]
    return ended(t, top, action)


def ended(t: Seize, top: Frame[Seize], action: int) -> str:
    """What it means here to decline, or to be done."""
    if action == A_DECLINE:
        if isinstance(top, Allocate):
            return t.spec.names[t.face[top.unit]]
        return "alone" if alone(top) else "none"
    if action == A_DONE and isinstance(top, Targets) and not top.picked:
        return "take-back"
    if action == A_DONE and isinstance(top, Bidding):
        return "bid-made" if top.bid else "out-of-bidding"
    return ""


def offers(actions: list[int]) -> str:
    """What a window is for: Reaction cards of the hand, abilities on the table, both or nothing.
    It tells the hand, so only the seat that is asked may read it."""
    found = {verb_of(action) for action in actions}
    abilities = verbs.USE in found or verbs.ACTIVATE in found
    if verbs.PLAY in found:
        return "both" if abilities else "cards"
    return "abilities" if abilities else "nothing"


def used_at(t: Seize, seat: int, card: int) -> str:
    """The first moment that an ability of one's own card names, if none that it names is now
    (SI-ABIL-7)."""
    if t.controller[card] != seat or t.where[card] > PLAYED:
        return ""
    top = t.stack[-1] if t.stack else None
    now = windows(t, top.moment, bool(top.nested)) if isinstance(top, Moment) else 0
    face = t.face[card]
    found = [t.spec.during[face][at] for at in (*t.spec.usable[face], *t.spec.upgrades[face])]
    if any(not during or during & now for during in found):
        return ""
    for during in found:
        for i in range(len(WINDOWS)):
            if during >> i & 1:
                return WINDOWS[i]
    return ""


def dear_together(t: Seize, seat: int, action: int) -> dict[str, str | int]:
    """What a Throne World and a Lead Character cost together that may not be chosen together: with
    the other one, or where that is not chosen yet, with the cheapest that it could be."""
    top = t.stack[-1]
    if not isinstance(top, (Found, Refound)):
        return {}
    card = arg_a(action)
    beside = [arg_a(other) for other in top.drafts[seat]]
    if not beside and isinstance(top, Refound) and top.keeps_lead(t, seat):
        beside = [t.lead[seat]]
    chosen = len(beside)
    if not chosen:
        beside = t.cards_in(seat, RESERVE if verb_of(action) == verbs.LEAD else COURT)
    if not beside:
        return {}
    other = beside[0]
    for one in beside:
        if t.cost(one) < t.cost(other):
            other = one
    return {
        "name": t.spec.names[t.face[card]],
        "cost": t.cost(card),
        "other": t.spec.names[t.face[other]],
        "its": t.cost(other),
        "total": t.cost(card) + t.cost(other),
        "most": t.spec.setup_cap,
        "chosen": "yes" if chosen else "no",
    }


def met(t: Seize, card: int, subtype: int) -> str:
    """The Troops of a sub-type that this Unit meets in the Conquest Action, by name."""
    side = attacking(t, card)
    foes = [unit for unit in t.units_at(t.world) if attacking(t, unit) != side]
    troops = [unit for unit in foes if type_of(t, unit) == TROOP]
    named = [t.spec.names[t.face[u]] for u in troops if subtypes_of(t, u) >> subtype & 1]
    return ", ".join(dict.fromkeys(named)) or "none"


def due(t: Seize, top: Frame[Seize], card: int) -> str:
    """What is paid for a card as things are: Allocation points for a Unit, else Resource counters;
    for a Reaction none in a duel (SI-VAR-DUEL-6), and X where one says how many (SI-REACT-11);
    for the title of Regent the cards bid with it (SI-SETUP-08)."""
    if isinstance(top, Bidding):
        return str(1 + len(t.cards_in(top.order[top.at], BIDS)))
    if isinstance(top, AllocateUnits):
        return str(t.cost(card))
    if isinstance(top, AllocateArtifacts):
        number = t.cost(card)
        return f"{number} Resource counter{'' if number == 1 else 's'}"
    if isinstance(top, Moment):
        if t.spec.duel:
            return "none"
        return "X" if t.spec.x[t.face[card]] else str(price_of(t, t.face[card]))
    if isinstance(top, BuyWorlds):
        return str(price(t, top.seat, card, PRICE_WORLD, t.cost(card)))
    if isinstance(top, FaceUpCharacters):
        return str(price(t, top.seat, card, PRICE_CHARACTER, t.cost(card)))
    return "none"


def hardness(t: Seize, target: int, strike: bool) -> str:
    """How many Damage counters a Hardened Unit still takes, where Hardened counts (SI-KW-HARD-1);
    others fall by one."""
    if target == t.world or (strike and not t.spec.rules[R_HARDENED_AGAINST_STRIKES]):
        return ""
    most = endures(t, target)
    left = most - t.damage[target]
    if most == 1 or left < 1:
        return ""
    more = " more" if t.damage[target] else ""
    return f", falls by {left}{more} Damage counter{'' if left == 1 else 's'}"


def alone(top: Frame[Seize]) -> bool:
    """Is it declined to have a Character depleted, or a card brought back?"""
    return isinstance(top, (Upgrade, Rise))


def printed(t: Seize, card: int, at: int) -> str:
    """The text of an ability of a card, without a full stop."""
    abilities = t.spec.abilities[t.face[card]]
    if not 0 <= at < len(abilities):
        return ""
    ability = abilities[at]
    if ability.text:
        return ability.text.rstrip(".")
    return "; ".join([said(op) for ops in ability.ops for op in ops])


def said(op: Op) -> str:
    """One word of an ability, as a card would print it."""
    if op.word in (W_ATT, W_DEF):
        return f"{op.name.upper()} {op.args[A_N]:+d}"
    if op.word == W_GRANT:
        number = f" +{op.args[A_N]}" if op.args[A_N] else ""
        return KEYWORDS[op.args[A_KEYWORD]] + number
    return VOCABULARY.render(op, {})
