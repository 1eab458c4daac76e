"""The bid: Asset cards discarded facedown for the title of Regent (SI-SETUP-07 to 12)."""

from __future__ import annotations

from typing import Final

from regent.games.seize import verbs
from regent.games.seize.parameters import R_BID_FACEUP, R_REGENT
from regent.games.seize.state import BIDS, DISCARD, Seize
from regent.kernel.action import A_DONE, arg_a, pack, verb_of
from regent.kernel.frame import Frame

MOST_SEATS: Final = 6


class Bidding(Frame[Seize]):
    """Round after round until everybody has passed; a bid of none is a pass for good.

    Bids add up and need not rise (SI-SETUP-08); how many are bid is open, what is not
    (SI-SETUP-11). Nothing is drawn for them now (SI-SETUP-12).
    """

    __slots__ = ("at", "bid", "order", "out")

    def __init__(self, at: int, bid: int, order: list[int], out: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.at = at
        self.bid = bid
        self.order = order
        self.out = out

    def clone(self) -> Bidding:
        return Bidding(self.at, self.bid, self.order, self.out, self.pc)

    def step(self, t: Seize) -> None:
        everybody = (1 << t.seats) - 1
        for seat in range(t.seats):
            if not t.hand(seat) and seat != self.order[self.at]:
                self.out |= 1 << seat  # SI-SETUP-10
        while self.out != everybody:
            seat = self.order[self.at]
            if not self.out >> seat & 1:
                if t.hand(seat):
                    t.waiting = 1 << seat
                    return
                self.out |= 1 << seat
                if self.bid:
                    self.close_turn(t, seat)
            self.bid = 0
            self.at = (self.at + 1) % t.seats
        t.stack.pop()
        self.close(t)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [A_DONE, *[pack(verbs.BID, card) for card in t.hand(seat)]]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if verb_of(action) == verbs.BID and arg_a(action) not in t.hand(seat):
            return "SI-SETUP-08"
        return ""

    def answer(self, t: Seize, seat: int, action: int) -> None:
        t.waiting = 0
        if action != A_DONE:
            self.bid += 1
            t.move(arg_a(action), t.zone(seat, BIDS))
            t.add_score(seat, 1)
            t.emit("bids", seat, "SI-SETUP-08", arg_a(action))
            return
        if self.bid == 0:
            self.out |= 1 << seat  # SI-SETUP-09
            t.emit("passes-bid", seat, "SI-SETUP-09")
        else:
            self.close_turn(t, seat)
        self.bid = 0
        self.at = (self.at + 1) % t.seats

    def close_turn(self, t: Seize, seat: int) -> None:
        t.emit("bid-total", seat, "SI-SETUP-08", len(t.cards_in(seat, BIDS)))

    def close(self, t: Seize) -> None:
        """SI-SETUP-11: faceup to the Discard Piles, unless the table keeps them hidden."""
        if not t.spec.rules[R_BID_FACEUP]:
            return
        for seat in range(t.seats):
            for card in t.cards_in(seat, BIDS)[:]:
                t.move(card, t.zone(seat, DISCARD))
                t.emit("discards", seat, "SI-SETUP-11", card)

    def subject(self, t: Seize) -> list[int]:
        """What the bid is for, how many cards the seat has bid, and who else how many: that is open
        (SI-SETUP-11)."""
        seat = self.order[self.at]
        told = [t.spec.rules[R_REGENT], len(t.cards_in(seat, BIDS))]
        for other in t.clockwise(seat)[1:]:
            told += [other, len(t.cards_in(other, BIDS))]
        return told + [-1] * (2 * MOST_SEATS - len(told))

    def clause(self) -> str:
        return "SI-SETUP-08"
