"""Setting up Outposts."""

from __future__ import annotations

from tests.tiny.round import Round
from tests.tiny.state import DECK, FIRST_HAND, SHUFFLES, Outposts


def sight(seats: int) -> list[int]:
    """Who sees into which zone: deck nobody, discards and fronts all, a hand its seat."""
    everybody = (2 << seats) - 1
    hands = [1 << seat for seat in range(seats)]
    return [0, everybody, everybody, *hands, *([everybody] * seats)]


def deal(t: Outposts) -> None:
    """T-SETUP-1."""
    copies = t.spec.copies
    t.zones = [[] for _ in range(FIRST_HAND + 2 * t.seats)]
    t.coins = [2] * t.seats
    t.points = [0] * t.seats
    for face in range(len(copies)):
        for _ in range(copies[face]):
            t.add_card(face, DECK)
    t.shuffle(DECK, SHUFFLES)
    for seat in range(t.seats):
        for _ in range(3):
            t.move(t.zones[DECK][-1], FIRST_HAND + seat)
    t.stack.append(Round())
