"""What has triggered: choices at the start of battles, cards that come back, rewards."""

from __future__ import annotations

from regent.games.seize import (
    verbs,
)
from regent.games.seize.codes import (
    A_N,
    S_DO,
    S_IF,
    W_ELIMINATED,
    W_PAY,
    W_RECOVER,
)
from regent.games.seize.effects import Perform, recover
from regent.games.seize.pending import purse
from regent.games.seize.select import holds
from regent.games.seize.spec import when
from regent.games.seize.state import DISCARD, FIGURES, PLAY, REFUSED, Seize
from regent.games.seize.units import deplete, pay
from regent.games.seize.usable import calling_of, helpers
from regent.kernel.action import A_DECLINE, arg_a, pack, verb_of
from regent.kernel.flow import Ask, Consent
from regent.kernel.frame import Frame
from regent.kernel.settle import Settle
from regent.kernel.table import Trigger


def settle(t: Seize) -> None:
    """Resolve what has triggered, if anything has."""
    if t.triggers:
        t.stack.append(SettleSeize())


def queue_all(t: Seize, word: int, cards: list[int]) -> None:
    """Queue the triggers of one moment for these cards."""
    for card in cards:
        if word in t.spec.waits[t.face[card]]:
            t.trigger(word, t.controller[card], card)


class SettleSeize(Settle[Seize]):
    """Attacker first, then Defender, then the others (SI-TIME-1, SI-TIME-2)."""

    __slots__ = ()

    def clone(self) -> SettleSeize:
        return SettleSeize(self.seat, self.pc)

    def order(self, t: Seize) -> list[int]:
        return t.order()

    def bar(self, t: Seize, seat: int, action: int) -> str:
        return "" if action in self.candidates(t, seat) else "SI-TIME-2"

    def resolve(self, t: Seize, trigger: Trigger) -> Frame[Seize] | None:
        face = t.face[trigger.source]
        if trigger.kind == W_ELIMINATED:
            return Rise(trigger.source, trigger.seat)
        if t.where[trigger.source] not in (PLAY, FIGURES) and not t.is_world(trigger.source):
            return None
        modes = [
            at
            for at, ability in enumerate(t.spec.abilities[face])
            if when(ability) == trigger.kind and holds(t, ability.ops[S_IF], trigger.source)
        ]
        return Perform(trigger.source, face, modes, [[trigger.a]], trigger.seat)


class Rise(Ask[Seize]):
    """An eliminated card may come back: for a payment, or for a depleted Character."""

    __slots__ = ("card", "lent")

    def __init__(self, card: int, seat: int, lent: int = -1, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.card = card
        self.lent = lent

    def clone(self) -> Rise:
        return Rise(self.card, self.seat, self.lent, self.pc)

    def price(self, t: Seize) -> int:
        for ability in t.spec.abilities[t.face[self.card]]:
            if when(ability) == W_ELIMINATED:
                for op in ability.ops[S_IF]:
                    if op.word == W_PAY:
                        return op.args[A_N]
        return 0

    def step(self, t: Seize) -> None:
        if self.lent >= 0:
            if t.ret:
                t.stack.pop()
                self.come_back(t, self.lent)
                return
            t.lock(REFUSED, self.card, self.lent)
            self.lent = -1
        if len(self.candidates(t, self.seat)) == 1 or not self.can_return(t):
            t.stack.pop()
        else:
            t.waiting = 1 << self.seat

    def can_return(self, t: Seize) -> bool:
        return t.where[self.card] == t.zone(t.owner[self.card], DISCARD)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        found = [A_DECLINE]
        if purse(t, seat) >= self.price(t):  # SI-REACT-6: what is set aside is not there
            found.append(verbs.A_PAY)
        face = t.face[self.card]
        for at in t.spec.activated[face]:
            ability = t.spec.abilities[face][at]
            if not any(op.word == W_RECOVER for op in ability.ops[S_DO]):
                continue
            for other in t.clockwise(seat):
                for helper in helpers(t, other, calling_of(ability)):
                    if not t.is_locked(REFUSED, self.card, helper):
                        found.append(pack(verbs.OFFER, helper, at))
        return found

    def bar(self, t: Seize, seat: int, action: int) -> str:
        return "" if action in self.candidates(t, seat) else "SI-ABIL-1"

    def answer(self, t: Seize, seat: int, action: int) -> None:
        t.waiting = 0
        if verb_of(action) == verbs.OFFER and t.controller[arg_a(action)] != seat:
            self.lent = arg_a(action)
            t.stack.append(Lend(self.card, self.lent, t.controller[self.lent]))
            return
        t.stack.pop()
        if action == verbs.A_PAY:
            pay(t, seat, self.price(t), "SI-UNIV-1")
            recover(t, seat, self.card, 0)
        elif action != A_DECLINE:
            self.come_back(t, arg_a(action))

    def come_back(self, t: Seize, helper: int) -> None:
        deplete(t, helper, "SI-ABIL-5")
        t.emit("activates", t.controller[helper], "SI-ABIL-1", self.card, helper)
        recover(t, self.seat, self.card, 0)

    def subject(self, t: Seize) -> list[int]:
        return [self.card]

    def clause(self) -> str:
        return "SI-UNIV-1"


class Lend(Consent[Seize]):
    """SI-ABIL-1: another player's Character, depleted only by that player."""

    __slots__ = ("card", "helper")

    def __init__(self, card: int, helper: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.card = card
        self.helper = helper

    def clone(self) -> Lend:
        return Lend(self.card, self.helper, self.seat, self.pc)

    def chosen(self, t: Seize, action: int) -> None:
        super().chosen(t, action)
        t.emit("accepts" if t.ret else "rejects", self.seat, "SI-ABIL-1", self.card, self.helper)

    def subject(self, t: Seize) -> list[int]:
        return [self.card, self.helper]

    def clause(self) -> str:
        return "SI-ABIL-1"
