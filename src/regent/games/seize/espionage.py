"""Reactions aimed at another player: a hand looked through, a deck's top card bought off."""

from __future__ import annotations

from regent.games.seize import (
    verbs,
)
from regent.games.seize.codes import W_SPY
from regent.games.seize.state import ASSETS, DISCARD, Seize
from regent.games.seize.usable import victims
from regent.kernel.action import A_DONE, arg_a, pack, verb_of
from regent.kernel.flow import Ask


class ChoosePlayer(Ask[Seize]):
    """Which of the other players is meant; nothing is asked where there is only one."""

    __slots__ = ("most", "word")

    def __init__(self, most: int, seat: int, word: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.most = most
        self.word = word

    def clone(self) -> ChoosePlayer:
        return ChoosePlayer(self.most, self.seat, self.word, self.pc)

    def step(self, t: Seize) -> None:
        seats = victims(t, self.seat, self.word)
        if len(seats) > 1:
            t.waiting = 1 << self.seat
            return
        t.stack.pop()
        if seats:
            self.act(t, seats[0])

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [pack(verbs.PLAYER, other) for other in victims(t, seat, self.word)]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        return "" if action in self.candidates(t, seat) else "SI-ABIL-8"

    def chosen(self, t: Seize, action: int) -> None:
        self.act(t, arg_a(action))

    def act(self, t: Seize, other: int) -> None:
        if self.word == W_SPY:
            t.stack.append(Spying(self.most, other, self.seat))
        else:
            bribe(t, other, self.most)

    def subject(self, t: Seize) -> list[int]:
        return [int(self.word == W_SPY)]

    def clause(self) -> str:
        return "SI-ABIL-8"


class Spying(Ask[Seize]):
    """A hand is looked through, and one card of it that is cheap enough is discarded.

    It is asked even where no card fits: a pause must not tell the hand.
    """

    __slots__ = ("most", "other")

    def __init__(self, most: int, other: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.most = most
        self.other = other

    def clone(self) -> Spying:
        return Spying(self.most, self.other, self.seat, self.pc)

    def step(self, t: Seize) -> None:
        if self.pc == 0:
            self.pc = 1
            for card in t.hand(self.other):
                t.learn(card, 1 << self.seat)
                t.emit("spies", self.seat, "SI-COMP-17", card, self.other)
        t.waiting = 1 << self.seat

    def cheap(self, t: Seize) -> list[int]:
        """SI-REACT-10: X counts as 1."""
        return [card for card in t.hand(self.other) if t.cost(card) <= self.most]

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [*[pack(verbs.DISCARD, card) for card in t.hand(self.other)], A_DONE]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        cheap = self.cheap(t)
        if action == A_DONE:
            return "SI-ABIL-8" if cheap else ""
        fits = verb_of(action) == verbs.DISCARD and arg_a(action) in cheap
        return "" if fits else "SI-ABIL-8"

    def chosen(self, t: Seize, action: int) -> None:
        if action != A_DONE:
            t.move(arg_a(action), t.zone(self.other, DISCARD))
            t.emit("discards", self.other, "SI-COMP-17", arg_a(action))

    def subject(self, t: Seize) -> list[int]:
        return [self.other]

    def clause(self) -> str:
        return "SI-ABIL-8"


def bribe(t: Seize, other: int, most: int) -> None:
    """SI-XCOST-REVEALED: the top Asset card is shown to all, and goes if it costs so little."""
    card = t.cards_in(other, ASSETS)[-1]
    t.learn(card, t.everybody())
    t.emit("reveals", other, "SI-COMP-17", card)
    if t.cost(card) <= most:
        t.move(card, t.zone(other, DISCARD))
        t.emit("discards", other, "SI-XCOST-REVEALED", card)
