"""What an option does that its name does not say: the words of the card, what lies in a slot."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.actions import Act
from regent.games.arcs.codes import RAID_COST, TYPES
from regent.games.arcs.state import Arcs
from regent.kernel.action import arg_a, arg_b, verb_of


def effect(t: Arcs, action: int) -> str:
    """For a template's `does`; empty where verb and arguments say it all."""
    verb = verb_of(action)
    if verb == verbs.USE:
        return t.spec.texts[t.face[arg_a(action)]].rstrip(".")
    if verb == verbs.NEW_ACTION and t.stack:
        top = t.stack[-1]
        if isinstance(top, Act):
            return t.spec.called[top.action()][t.face[arg_a(action)]].title()
    if verb in (verbs.RAID, verbs.STEAL):
        return slot(t, arg_a(action), arg_b(action))
    if verb == verbs.SWAP_SLOTS and t.stack:
        seat = t.waiting.bit_length() - 1
        return f"{slot(t, seat, arg_a(action))} and {slot(t, seat, arg_b(action))}"
    return ""


def slot(t: Arcs, seat: int, at: int) -> str:
    """What lies in a slot, and what it costs to raid it."""
    type = t.slot(seat, at)
    lying = TYPES[type].title() if type >= 0 else "nothing"
    return f"{lying} at raid cost {RAID_COST[at]}"
