"""Looking at the top of a deck, and discarding from a hand."""

from __future__ import annotations

from regent.games.seize import (
    verbs,
)
from regent.games.seize.codes import LOOK_BOTTOM
from regent.games.seize.parameters import R_HAND_SIZE
from regent.games.seize.state import ASSETS, DISCARD, HAND, Seize
from regent.kernel.action import arg_a, pack
from regent.kernel.flow import Ask
from regent.kernel.pick import Pick


class Looking(Ask[Seize]):
    """A seat looks at the top of its Asset Deck: keep or bottom, or take one of them."""

    __slots__ = ("cards", "source", "then")

    def __init__(self, then: int, seat: int, cards: list[int], source: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.cards = cards
        self.source = source
        self.then = then

    def clone(self) -> Looking:
        return Looking(self.then, self.seat, self.cards, self.source, self.pc)

    def step(self, t: Seize) -> None:
        if self.pc == 0:
            self.pc = 1
            for card in self.cards:
                t.learn(card, 1 << self.seat)
                t.emit("sees", self.seat, "SI-COMP-17", card)
        t.waiting = 1 << self.seat

    def candidates(self, t: Seize, seat: int) -> list[int]:
        if self.then == LOOK_BOTTOM:
            return [verbs.A_KEEP, verbs.A_BOTTOM]
        return [pack(verbs.TAKE, card) for card in self.cards]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        return "" if action in self.candidates(t, seat) else "SI-ABIL-8"

    def chosen(self, t: Seize, action: int) -> None:
        deck = t.zone(self.seat, ASSETS)
        if action == verbs.A_KEEP:
            return
        if action == verbs.A_BOTTOM:
            t.move(self.cards[0], deck, 0)
            t.emit("bottoms", self.seat, "SI-COMP-17", 1)
            return
        taken = arg_a(action)
        t.move(taken, t.zone(self.seat, HAND))
        t.emit("takes", self.seat, "SI-COMP-17", taken)
        for card in self.cards:
            if card != taken:
                t.move(card, deck, 0)
        if len(self.cards) > 1:
            t.emit("bottoms", self.seat, "SI-COMP-17", len(self.cards) - 1)

    def subject(self, t: Seize) -> list[int]:
        return [self.source]

    def clause(self) -> str:
        return "SI-COMP-17"


class Discarding(Pick[Seize]):
    """A seat discards cards of its hand (SI-VICT-E1, or because a card says so)."""

    __slots__ = ("rule",)

    def __init__(
        self,
        least: int,
        most: int,
        picked: list[int],
        pool: list[int],
        rule: str,
        seat: int,
        verb: int,
        pc: int = 0,
    ) -> None:
        super().__init__(least, most, picked, pool, seat, verb, pc)
        self.rule = rule

    def clone(self) -> Discarding:
        return Discarding(
            self.least,
            self.most,
            self.picked[:],
            self.pool,
            self.rule,
            self.seat,
            self.verb,
            self.pc,
        )

    def subject(self, t: Seize) -> list[int]:
        """How many, and the cards that a hand may hold where that is why."""
        return [self.most, t.spec.rules[R_HAND_SIZE] if self.rule == "SI-VICT-E1" else 0]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        return self.rule if super().bar(t, seat, action) else ""

    def chosen(self, t: Seize) -> None:
        for card in t.got:
            t.move(card, t.zone(self.seat, DISCARD))
            t.emit("discards", self.seat, self.rule, card)  # SI-UNIV-12

    def clause(self) -> str:
        return self.rule
