"""Opening hands that may be drawn again, as the earlier editions have it (SI-MULLIGAN)."""

from __future__ import annotations

from regent.games.seize import (
    verbs,
)
from regent.games.seize.editions import R_HANDS_SHRINK
from regent.games.seize.parameters import R_OPENING_ASSETS
from regent.games.seize.state import ASSETS, DECKS, HAND, Seize
from regent.games.seize.units import draw
from regent.kernel.sealed import Sealed, no_drafts


class Hands(Sealed[Seize]):
    """SI-MULLIGAN-1, SI-MULLIGAN-4: all decide at the same time whether to keep their hand.

    By the one edition once and for as many cards (SI-MULLIGAN-2), by the other again and again,
    one card fewer each time. That few Units are a reason is advice only (SI-MULLIGAN-3).
    """

    __slots__ = ()

    def clone(self) -> Hands:
        return Hands([d[:] for d in self.drafts], self.pending, self.seats, self.pc)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [verbs.A_HOLD, verbs.A_REDRAW]

    def reveal(self, t: Seize) -> None:
        again = 0
        for seat in range(t.seats):
            if self.drafts[seat] == [verbs.A_REDRAW]:
                number = next_hand(t, seat)
                redraw_hand(t, seat, number)
                if t.spec.rules[R_HANDS_SHRINK] and number:
                    again |= 1 << seat
        if again:
            t.stack.append(Hands(no_drafts(t), again, again))

    def clause(self) -> str:
        return "SI-MULLIGAN-1"


def next_hand(t: Seize, seat: int) -> int:
    """How many cards a new hand has (SI-MULLIGAN-2): all again, or one fewer than the last."""
    if t.spec.rules[R_HANDS_SHRINK]:
        return max(0, len(t.hand(seat)) - 1)
    return t.spec.rules[R_OPENING_ASSETS]


def redraw_hand(t: Seize, seat: int, number: int) -> None:
    """SI-MULLIGAN-1: the whole hand goes back, the deck is shuffled, so many are drawn.

    The tokens go below the others, so that those drawn are not the ones just known.
    """
    for card in t.hand(seat)[:]:
        t.move(card, t.zone(seat, ASSETS), 0)
    t.shuffle(t.zone(seat, ASSETS), DECKS)
    t.emit("redraws-hand", seat, "SI-MULLIGAN-1", number)
    for _ in range(number):
        draw(t, seat, ASSETS, HAND, "SI-MULLIGAN-1")
