"""The pile of action cards: dealing, discarding, drawing from its bottom."""

from __future__ import annotations

from regent.games.arcs.codes import HAND_SIZE
from regent.games.arcs.state import (
    CARDS,
    EACH,
    FACE_UP,
    FIRST,
    HAND,
    OPEN_PILE,
    PILE,
    SEIZING,
    Arcs,
)
from regent.kernel.event import HIDDEN


def gather(t: Arcs) -> None:
    """All action cards go back to the pile and are shuffled (A-SETUP-2, A-CHAP-5)."""
    for card in t.zones[OPEN_PILE][:]:
        t.move(card, PILE)
    for seat in range(t.seats):
        for which in range(HAND, SEIZING + 1):
            for card in t.cards_in(seat, which)[:]:
                t.move(card, PILE)
    t.shuffle(PILE, CARDS)


def deal_hand(t: Arcs, seat: int, clause: str) -> None:
    """Six cards from the top (A-SETUP-9): one line for the others, which cards to the seat."""
    deal_cards(t, seat, clause, HAND_SIZE)
    t.emit("draws-hand", seat, clause, HAND_SIZE)


def deal_cards(t: Arcs, seat: int, clause: str, number: int) -> None:
    """Cards from the top, told to the seat alone."""
    for _ in range(number):
        card = t.zones[PILE][-1]
        t.move(card, t.zone(seat, HAND))
        t.emit("draws", seat, clause, card, seats=1 << seat, secret=HIDDEN)


def discard(t: Arcs, card: int) -> None:
    """A played card goes on top of the pile, face down, or where piles are split and it lay open
    to the open one (A-CARD-4, A-FINE-7)."""
    face_up = (t.where[card] - FIRST) % EACH == FACE_UP
    t.move(card, OPEN_PILE if face_up and t.spec.split_discard else PILE)


def draw_bottom(t: Arcs, seat: int, number: int, clause: str) -> None:
    """From the bottom of the pile (A-VOX-31, A-GUILD-17). With split piles that have too few face
    down both are shuffled together first (A-FINE-7)."""
    if t.spec.split_discard and len(t.zones[PILE]) < number and t.zones[OPEN_PILE]:
        for card in t.zones[OPEN_PILE][:]:
            t.move(card, PILE)
        t.shuffle(PILE, CARDS)
        t.emit("piles-shuffled", -1, "A-FINE-7")
    for _ in range(min(number, len(t.zones[PILE]))):
        card = t.zones[PILE][0]
        t.move(card, t.zone(seat, HAND))
        t.emit("draws", seat, clause, card)
