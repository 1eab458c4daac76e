"""Advice for the Summit: what an action of a deal is worth to those concerned, and whether a whole
deal is good for a seat, by the judge before and after."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.advice.fealty import FAVOR
from regent.games.arcs.advice.judge import judge
from regent.games.arcs.advice.worth import (
    AGENT_WORTH,
    POWER,
    USE,
    ambition_gain,
    keep_worth,
    piece_worth,
    resource_worth,
)
from regent.games.arcs.codes import KINDS, ON_MAP, TYRANT, WARLORD
from regent.games.arcs.deals import FIRST, LAST, bar_bundle, carry_out
from regent.games.arcs.state import Arcs
from regent.games.arcs.summit import CallToOrder, Negotiations
from regent.kernel.action import A_DONE, arg_a, arg_b, arg_c, verb_of
from regent.kernel.advice import Advice
from regent.kernel.parley import (
    A_CLEAR,
    A_PROPOSE,
    ACCEPT,
    AGREED,
    ASKED,
    COUNTER,
    ITEMS,
    LEAVE_OUT,
    REFUSE,
    WITHDRAW,
)

MARGIN: Final = 12
"""A deal must better a position by so much to be worth agreeing to: nobody is talked round by
nothing, and the same thing given and taken back never pays."""
LEAST_ASKED: Final = 20
"""What is asked for must be worth so much to be worth a word."""
OUT_OF_PLACE: Final = -500


def deal_gain(t: Arcs, seat: int, items: list[int]) -> int:
    """How much better the seat stands after a deal, by the judge before and after."""
    after = t.clone()
    carry_out(after, items)
    return judge(after, seat) - judge(t, seat)


def item_worth(t: Arcs, item: int, receives: bool) -> int:
    """What an action brings to who receives, or costs who gives, at a glance."""
    verb, what = verb_of(item), arg_c(item)
    seat = arg_b(item) if receives else arg_a(item)
    if verb == verbs.CEDE:
        return piece_worth(what // 2 % ON_MAP, what % 2)
    if verb == verbs.GIVE_RESOURCE:
        return resource_worth(t, seat, what) if receives else keep_worth(t, seat, what) + USE
    if verb in (verbs.PROMISE, verbs.GIVE_FAVOR):
        owner = arg_a(item) if verb == verbs.PROMISE else what
        if not receives:
            return AGENT_WORTH if verb == verbs.PROMISE else FAVOR
        if owner == seat:
            return AGENT_WORTH
        fresh = t.spec.fated and t.objective(seat) > 0 and not t.favors(seat, owner)
        return FAVOR + POWER // 2 if fresh else FAVOR
    if verb in (verbs.GIVE_CAPTIVE, verbs.GIVE_TROPHY):
        ambition = TYRANT if verb == verbs.GIVE_CAPTIVE else WARLORD
        owner = what if verb == verbs.GIVE_CAPTIVE else what // KINDS
        if receives and owner == seat:
            return AGENT_WORTH
        return (
            ambition_gain(t, seat, ambition) if receives else -ambition_gain(t, seat, ambition, -1)
        )
    return AGENT_WORTH


def negotiating(t: Arcs, seat: int, action: int, talk: Negotiations, advice: Advice) -> None:
    """What to say in the Negotiations."""
    verb, draft = verb_of(action), talk.drafts[seat]
    if verb == ACCEPT:
        gain = deal_gain(t, seat, talk.deal(arg_a(action))[ITEMS:])
        advice.add("what the deal changes", gain - MARGIN)
    elif verb in (REFUSE, COUNTER, WITHDRAW):
        advice.add("no deal", 0 if verb == REFUSE else -5)
    elif action == A_PROPOSE:
        proposing(t, seat, draft, advice)
    elif action == A_CLEAR:
        advice.add("begin anew", -3)
    elif verb == LEAVE_OUT:
        advice.add("one thing less", -4)
    elif action == A_DONE:
        answered = talk.left[seat] < t.spec.proposals
        advice.add("nothing more to say", 60 if answered or len(draft) > 1 else 0)
        if any_open(talk, seat):
            advice.add("an answer is due", OUT_OF_PLACE)
    elif FIRST <= verb <= LAST:
        putting(t, seat, action, draft, advice)
        if any_open(talk, seat):
            advice.add("an answer is due", OUT_OF_PLACE)


def any_open(talk: Negotiations, seat: int) -> bool:
    """Does anybody wait for this seat's answer?"""
    for deal in talk.deals:
        if deal[ASKED] >> seat & 1 and not deal[AGREED] >> seat & 1:
            return True
    return False


def proposing(t: Arcs, seat: int, draft: list[int], advice: Advice) -> None:
    """A deal is proposed if it is good for the seat and for everybody else in it."""
    advice.add("a good deal for me", min(200, deal_gain(t, seat, draft) - MARGIN))
    for other in range(t.seats):
        if other == seat or not any(other in (arg_a(i), arg_b(i)) for i in draft):
            continue
        gain = deal_gain(t, other, draft)
        advice.add("they would agree" if gain > MARGIN else "they would not agree", 0)
        if gain <= MARGIN:
            advice.add("a word for nothing", OUT_OF_PLACE)


def putting(t: Arcs, seat: int, item: int, draft: list[int], advice: Advice) -> None:
    """One thing asked of somebody, then one thing for it."""
    giver, taker = arg_a(item), arg_b(item)
    if not draft:
        if taker != seat:
            advice.add("what I would like comes first", OUT_OF_PLACE)
            return
        surplus = item_worth(t, item, True) - item_worth(t, item, False)
        advice.add("worth more to me than to them", surplus - LEAST_ASKED)
        return
    asked = draft[0]
    if len(draft) > 1 or giver != seat or taker != arg_a(asked) or verb_of(item) == verb_of(asked):
        advice.add("no part of the bargain", OUT_OF_PLACE)
        return
    if bar_bundle(t, [*draft, item]):
        advice.add("it cannot be carried out", OUT_OF_PLACE)
        return
    brings = item_worth(t, item, True) - item_worth(t, asked, False)
    costs = item_worth(t, asked, True) - item_worth(t, item, False)
    advice.add("what it is to both", min(brings, costs))


def ordering(t: Arcs, seat: int, action: int, top: CallToOrder, advice: Advice) -> None:
    """The Call to Order."""
    verb = verb_of(action)
    if action == A_DONE:
        return
    if verb == verbs.FORCE:
        type = t.slot(arg_a(action), arg_b(action))
        advice.add("a resource", resource_worth(t, seat, type))
        advice.add("Favors", -2 * FAVOR)
    elif verb == verbs.PETITION:
        advice.add("the Council may be secured again", 6 if t.first_regent() != seat else -6)
    elif verb in (verbs.LEAVE, verbs.REVIVE):
        if verb == verbs.LEAVE:
            advice.add("the laws of the Empire", leaving(t, seat))
        else:
            advice.add("an Empire of one's own", 60)
        if top.turned:
            advice.add("not back and forth", OUT_OF_PLACE)
    else:
        advice.add("what is forced", item_worth(t, action, True))
        advice.add("Favors", -FAVOR - POWER // 4)


def leaving(t: Arcs, seat: int) -> int:
    """Does the seat stand better as an Outlaw?"""
    before = judge(t, seat)
    after = t.clone()
    after.become_outlaw(seat)
    if after.first_regent() == seat:
        heirs = after.regents()
        if heirs:
            after.take_tile(heirs[0])
        else:
            after.score_power(seat, -after.return_trust())
            after.take_tile(-1)
    return judge(after, seat) - before - MARGIN
