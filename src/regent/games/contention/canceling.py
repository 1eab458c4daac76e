"""Canceling a card that is being played (C-PLAY-12, C-GLOSS-CANCEL)."""

from __future__ import annotations

from regent.games.contention import (
    needs,
    verbs,
)
from regent.games.contention.state import CANCELED, PAID, PLAY, Contention
from regent.kernel.action import A_DECLINE
from regent.kernel.frame import Frame


class Cancel(Frame[Contention]):
    """Cancels a card being played, unless its player pays where that is allowed.

    `guard` 1: only if the card targets an asset of the canceling seat, else it has no valid
    target and comes back (C-PLAY-15); the resolving frame reads `ret`, 0 for that case.
    """

    __slots__ = ("card", "guard", "price", "seat")

    def __init__(self, seat: int, card: int, price: int, guard: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat
        self.card = card
        self.price = price
        self.guard = guard

    def clone(self) -> Cancel:
        return Cancel(self.seat, self.card, self.price, self.guard, self.pc)

    def player(self, t: Contention) -> int:
        return t.playing.index(self.card) if self.card in t.playing else -1

    def step(self, t: Contention) -> None:
        player = self.player(t)
        if player < 0 or t.status[player] != PAID:
            t.stack.pop()
            return
        if self.price and t.resources[player] >= self.price:
            t.waiting = 1 << player
            return
        t.stack.pop()
        self.cancel(t, player)

    def cancel(self, t: Contention, player: int) -> None:
        """C-PLAY-12: it never resolves, goes to its owner's pile, and nothing is paid back."""
        t.status[player] = CANCELED
        t.move(self.card, t.scrap_of(t.owner[self.card]))
        t.emit("cancels", self.seat, "C-PLAY-12", self.card)
        t.refill_all()

    def candidates(self, t: Contention, seat: int) -> list[int]:
        return [verbs.A_PAY, A_DECLINE]

    def answer(self, t: Contention, seat: int, action: int) -> None:
        t.waiting = 0
        t.stack.pop()
        if action == verbs.A_PAY:
            t.resources[seat] -= self.price
            t.emit("pays", seat, "C-PLAY-12", self.price)
        else:
            self.cancel(t, seat)

    def clause(self) -> str:
        return "C-PLAY-12"

    def subject(self, t: Contention) -> list[int]:
        return [self.card, self.price]


def targets_asset_of(t: Contention, player: int, seat: int) -> bool:
    """Does the card this player is playing target an asset of that seat?"""
    needed = t.spec.needs_of(t.face[t.playing[player]], needs.PLAYING)
    for i in range(min(len(needed), len(t.choices[player]))):
        if needed[i].kind not in (needs.TARGET, needs.HOST):
            continue  # a sector or a player is no asset (C-GLOSS-TARGET-3)
        for thing in t.choices[player][i]:
            if t.where[thing] <= PLAY and t.controller[thing] == seat:
                return True
    return False
