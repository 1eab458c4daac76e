"""What a card and a resource buy: the actions of pips and of the Prelude (A-CARD-1, A-PREL-4)."""

from __future__ import annotations

from regent.games.arcs.codes import (
    BATTLE,
    NOTHING,
    PIVOT,
    PSIONIC,
    SUIT_BUYS,
    SURPASS,
    TYPE_BUYS,
)
from regent.games.arcs.state import FACE_UP, Arcs
from regent.games.arcs.vocabulary import LOYAL


def pip_buys(t: Arcs, seat: int) -> int:
    """The mask of actions that a pip of the played card may buy (A-CARD-1)."""
    suit = t.suit_of(t.lead)  # leading, copying or mirroring (S-EVENT-3)
    if t.mode in (SURPASS, PIVOT):
        suit = t.suit_of(t.cards_in(seat, FACE_UP)[0])
    buys = SUIT_BUYS[suit]
    return buys | 1 << BATTLE if t.armed else buys  # A-PREL-4; only pips, A-PREL-5


def type_buys(t: Arcs, type: int) -> int:
    """The mask of actions that a resource buys in a Prelude (A-PREL-4)."""
    return SUIT_BUYS[t.suit_of(t.lead)] if type == PSIONIC else TYPE_BUYS[type]


def spend_buys(t: Arcs, seat: int, type: int) -> int:
    """The same for one of the seat's resources, with its Outrage and its Loyal cards."""
    buys = 0
    spec = t.spec
    if not t.is_outraged(seat, type) or t.has_typed(seat, LOYAL, type):
        buys = type_buys(t, type) | 1 << NOTHING
    for card in t.area(seat):
        other = spec.always[LOYAL][t.face[card]]
        if other >= 0:  # A-GUILD-01
            buys |= type_buys(t, other) | 1 << NOTHING
    return buys


def loyal_card(t: Arcs, seat: int, type: int, action: int) -> int:
    """The Loyal card by which alone a resource buys this (A-GUILD-01), or -1."""
    if not t.is_outraged(seat, type) and (type_buys(t, type) | 1 << NOTHING) >> action & 1:
        return -1
    for card in t.area(seat):
        other = t.spec.always[LOYAL][t.face[card]]
        if other >= 0 and (type_buys(t, other) | 1 << NOTHING) >> action & 1:
            return card
    return -1
