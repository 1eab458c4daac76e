"""After anything has happened: casualties, attachments, decks, triggers (C-META-08)."""

from __future__ import annotations

from typing import Any

from regent.games.contention.assets import check_attachments
from regent.games.contention.codes import (
    W_BACKLASH,
    W_DEFENSE,
    W_DEPLOY,
    W_DESTROYS,
    W_SEES_HAND,
    W_SHIP_DESTROYED,
)
from regent.games.contention.state import PLAY, Contention
from regent.games.contention.values import defense, has_while, holds, works
from regent.games.contention.victory import eliminate
from regent.kernel.frame import Frame
from regent.kernel.held import face_of, number_of
from regent.kernel.settle import Settle
from regent.kernel.table import Trigger


class SettleContention(Settle[Contention]):
    """Scepter order of the controllers; one player orders its own (C-META-08)."""

    __slots__ = ()

    def clone(self) -> SettleContention:
        return SettleContention(self.seat, self.pc)

    def order(self, t: Contention) -> list[int]:
        first = t.order()
        return first + [seat for seat in range(t.seats) if seat not in first]

    def check(self, t: Contention) -> Frame[Any] | None:
        """C-DMG-03, C-CARD-13: what has lethal damage is destroyed before anything else. Where
        nothing has changed since it was put right, nothing is wrong."""
        if t.settled:
            return None
        t.settle()
        check_attachments(t)
        doom_the_damaged(t)
        if t.doomed:
            return t.spec.links.casualties()
        t.forget_hits()
        t.refill_all()
        look_into_hands(t)
        if t.spec.elimination:
            if t.spec.links.in_casualties(t):
                t.unsettle()  # looked at when the batch is complete
            else:
                eliminate(t)
        return None

    def resolve(self, t: Contention, trigger: Trigger) -> Frame[Any] | None:
        """C-BOT-03: an ability of something that has left play is gone, but for Backlash."""
        card, number, face = trigger.source, number_of(trigger.a), face_of(trigger.a)
        after_death = trigger.kind in (W_BACKLASH, W_DESTROYS, W_SHIP_DESTROYED)
        if not after_death and not t.in_play(card):
            return None
        ability = t.spec.abilities[face][number]
        if not after_death and trigger.kind != W_DEPLOY and not works(t, card, number):
            return None
        if not holds(t, ability, trigger.seat, card):
            return None
        if trigger.kind == W_BACKLASH:  # C-KW-BACKLASH-3: "here" is where it was
            return t.spec.links.use(trigger.seat, card, number, -1, trigger.b, face)
        return t.spec.links.use(trigger.seat, card, number, trigger.b, -1, face)

    def chooses(self, t: Contention, seat: int) -> bool:
        return t.alive >> seat & 1 == 1

    def clause(self) -> str:
        return "C-META-08"


def doom_the_damaged(t: Contention) -> None:
    """Every asset whose damage reaches its defense; who destroyed it is found from the hits."""
    weak = t.spec.some_weak or (t.spec.weakens and (t.lasting or t.may_lie(W_DEFENSE)))
    for card in t.location:
        if weak or t.damage[card]:
            doom_if_damaged(t, card)
    for card in t.zones[PLAY]:
        if weak or t.damage[card]:
            doom_if_damaged(t, card)


def doom_if_damaged(t: Contention, card: int) -> None:
    if t.controller[card] < 0:
        return
    most = defense(t, card)
    if most >= 0 and t.damage[card] >= most and card not in t.doomed:
        t.doom(card)


def look_into_hands(t: Contention) -> None:
    """A spy sees the hand of its host at any time."""
    for card in t.in_cast().attached if t.may_lie(W_SEES_HAND) else []:
        host = t.host_seat[card]
        if host < 0 or has_while(t, card, W_SEES_HAND) is None:
            continue
        seat = t.controller[card]
        for held in t.hand(host):
            if not t.known[held] >> seat & 1:
                t.learn(held, 1 << seat)
                t.emit("sees", seat, "C-CARD-12", held, host)
