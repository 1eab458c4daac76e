"""The Conquest Action: two Exchanges of four Steps, from its start to its end (SI-MIL)."""

from __future__ import annotations

from typing import Any

from regent.games.seize import (
    verbs,
)
from regent.games.seize.codes import (
    FLEET,
    M_CA_START,
    M_EXCHANGE_START,
    M_STEP_1,
    M_STEP_2,
    M_STEP_3,
    M_STEP_4,
    M_STEP_4_STARTS,
    M_STRIKES,
    M_TARGETS_1,
    M_TARGETS_2,
    UNTIL_ACTION,
    UNTIL_EXCHANGE,
    UNTIL_NEXT_EXCHANGE,
    UNTIL_STEP,
    W_CA_STARTS,
    W_EXCHANGE_STARTS,
)
from regent.games.seize.damage import eliminate_damaged, resolve_attacks
from regent.games.seize.declare import DeclareAll, Growth, SplitAll
from regent.games.seize.effects import expire
from regent.games.seize.moving import Regroup, Return
from regent.games.seize.outcome import Outcome
from regent.games.seize.reacting import window
from regent.games.seize.select import attacking
from regent.games.seize.state import (
    AS_FIGHTER,
    AS_PRINTED,
    DOOM,
    PLAY,
    STRAIN,
    Seize,
)
from regent.games.seize.triggers import SettleSeize, queue_all, settle
from regent.games.seize.types import type_of
from regent.games.seize.units import eliminate, is_picket, orphans
from regent.kernel.flow import Ask, Steps
from regent.kernel.frame import Frame
from regent.kernel.table import Lasting


class ConquestAction(Frame[Seize]):
    """One Conquest Action at one World; its number of Exchanges may grow (SI-GLOSS-EXCHANGE)."""

    __slots__ = ("attacker", "defender", "world")

    def __init__(self, attacker: int, defender: int, world: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.attacker = attacker
        self.defender = defender
        self.world = world

    def clone(self) -> ConquestAction:
        return ConquestAction(self.attacker, self.defender, self.world, self.pc)

    def step(self, t: Seize) -> None:
        at = self.pc
        self.pc += 1
        if at == 0:
            self.begin(t)
            queue_all(t, W_CA_STARTS, t.units_at(self.world))  # SI-TIME-4
            settle(t)
        elif at == 1:
            t.stack.append(window(t, M_CA_START))
        elif at == 2:
            t.exchange += 1
            t.stack.append(Exchange())
        elif at == 3:
            over = t.withdrawn or t.exchange >= t.exchanges or not attackers(t)
            if not over:  # SI-MIL-A4-5
                self.pc = 2
        elif at == 4:
            t.stack.append(Outcome())  # SI-MIL-0-10: Parts B and C at the end of each
        else:
            t.stack.pop()
            self.end(t)

    def begin(self, t: Seize) -> None:
        t.world = self.world
        t.attacker = self.attacker
        t.defender = self.defender  # SI-MIL-0-3
        t.exchange = 0
        t.exchanges = t.spec.exchanges
        t.step = 0
        t.withdrawn = 0
        t.attacks = []
        t.emit("conquest-action", self.attacker, "SI-MIL-0-1", self.world)
        for card in t.zones[PLAY]:
            t.set_targeted(card, 0)
            t.set_striking(card, 0)
            t.set_spent(card, 0)

    def end(self, t: Seize) -> None:
        t.emit("conquest-action-ends", self.attacker, "SI-MIL-A4-5", self.world)
        for card in t.zones[PLAY][:]:
            if is_picket(t, card):
                eliminate(t, card, "SI-CONQ-5")
        t.expire(UNTIL_NEXT_EXCHANGE)  # none came
        expire(t, UNTIL_ACTION)
        for card in orphans(t):
            eliminate(t, card, "SI-CONQ-5")
        for card in t.zones[PLAY]:
            t.set_targeted(card, 0)
            t.set_chosen(card, -1)
        t.world = -1
        t.attacker = -1
        t.defender = -1
        t.exchange = 0
        t.exchanges = 0
        t.step = 0
        t.attacks = []


def attackers(t: Seize) -> list[int]:
    """Every Unit on the Attacker's side, counters too."""
    return [card for card in t.units_at(t.world) if attacking(t, card)]


class Exchange(Steps[Seize]):
    """One pass through all Steps (SI-GLOSS-EXCHANGE); before Step 1 of the first, the strikes."""

    __slots__ = ()

    def clone(self) -> Exchange:
        return Exchange(self.pc)

    def parts(self, t: Seize) -> int:
        return 25

    def part(self, t: Seize, n: int) -> Frame[Any] | None:
        if n < 3:
            return self.opening(t, n)
        if n < 7:
            return self.strikes(t, n) if t.exchange == 1 else None
        if n < 12:
            return self.fire(t, 1, n - 7, M_STEP_1, M_TARGETS_1)
        if n < 17:
            return self.fire(t, 2, n - 12, M_STEP_2, M_TARGETS_2)
        if n < 20:
            return self.losses(t, n)
        return self.parting(t, n)

    def opening(self, t: Seize, n: int) -> Frame[Any] | None:
        """SI-TIME-4: what happens as an Exchange starts."""
        if n == 0:
            t.step = 0
            t.emit("exchange", t.attacker, "SI-MIL-0-5", t.exchange)
            t.lasting = [_now(m) for m in t.lasting]
            for card in t.units_at(t.world):
                t.set_striking(card, 0)
                if not t.spec.support_lost_for_action or not t.targeted[card]:
                    t.set_targeted(card, 0)  # SI-KW-SUPPORT-3
                if t.form[card] == AS_FIGHTER:
                    t.set_form(card, AS_PRINTED)
            queue_all(t, W_EXCHANGE_STARTS, t.units_at(t.world))
            return None
        if n == 1:
            return SettleSeize() if t.triggers else None
        return window(t, M_EXCHANGE_START)

    def strikes(self, t: Seize, n: int) -> Frame[Any] | None:
        """SI-KW-SURPRISE-1 to SI-KW-SURPRISE-4: before Step 1, both sides at once."""
        if n == 3:
            t.attacks = []
            return DeclareAll(striking_order(t), 1)
        if not t.attacks:
            return None
        if n == 4:
            return SplitAll()
        if n == 5:
            return window(t, M_STRIKES)
        return Strikes()

    def fire(self, t: Seize, step: int, n: int, start: int, after: int) -> Frame[Any] | None:
        """SI-MIL-A1, SI-MIL-A2: all targets of a side are declared, then all totals resolved."""
        if n == 0:
            t.step = step
            t.attacks = []
            t.emit("step", t.attacker if step == 1 else t.defender, "SI-MIL-0-5", step)
            return window(t, start)
        if n == 1:
            return DeclareAll([t.attacker] if step == 1 else defending_order(t), 0)
        if n == 2 and t.attacks:
            return SplitAll()
        if n == 3 and t.attacks:
            return window(t, after)
        return Volley() if n == 4 else None

    def losses(self, t: Seize, n: int) -> Frame[Any] | None:
        """SI-MIL-A3: a last chance to mend, then all eliminations together."""
        if n == 17:
            t.step = 3
            return window(t, M_STEP_3)
        if n == 18:
            eliminate_damaged(t, t.units_at(t.world), "SI-MIL-A3-1")
            return None
        return Settling()

    def parting(self, t: Seize, n: int) -> Frame[Any] | None:
        """SI-MIL-A4: the Attacker withdraws with all or stays; then the Defender's Fleets."""
        if n == 20:
            t.step = 4
            return window(t, M_STEP_4_STARTS)
        if n == 21:
            return Withdrawal(t.attacker) if t.cards_at(t.world, t.attacker) else None
        if n == 22:
            if t.withdrawn:  # SI-MIL-A4-4
                return None
            fleets = [c for c in t.cards_at(t.world, t.defender) if type_of(t, c) == FLEET]
            return Regroup("SI-MIL-A4-3", t.defender, fleets)
        if n == 23:
            return window(t, M_STEP_4)
        expire(t, UNTIL_STEP)
        expire(t, UNTIL_EXCHANGE)
        return None


def _now(m: Lasting) -> Lasting:
    """What was meant for the next Exchange holds in this one."""
    if m.until != UNTIL_NEXT_EXCHANGE:
        return m
    return Lasting(m.attr, m.layer, m.amount, m.card, m.source, UNTIL_EXCHANGE, m.stamp)


def defending_order(t: Seize) -> list[int]:
    """The Defender, then others who have a Unit on that side (SI-CONQ-5)."""
    order = [t.defender]
    for seat in t.order():
        pickets = [c for c in t.units_at(t.world) if is_picket(t, c) and t.controller[c] == seat]
        if pickets and seat not in order:
            order.append(seat)
    return order


def striking_order(t: Seize) -> list[int]:
    """SI-KW-SURPRISE-4: the Attacker announces first."""
    order = [t.attacker]
    return order + [seat for seat in defending_order(t) if seat not in order]


class Volley(Frame[Seize]):
    """The end of Step 1 or 2: totals, counters, and what happens after the Step."""

    __slots__ = ()

    def clone(self) -> Volley:
        return Volley(self.pc)

    def step(self, t: Seize) -> None:
        at = self.pc
        self.pc += 1
        if at == 0:
            t.stack.append(Growth())
        elif at == 1:
            resolve_attacks(t, False)
            after_step(t)
            t.attacks = []
            settle(t)
        else:
            t.stack.pop()


class Strikes(Frame[Seize]):
    """Surprise Strikes resolve together; what they eliminate leaves at once."""

    __slots__ = ()

    def clone(self) -> Strikes:
        return Strikes(self.pc)

    def step(self, t: Seize) -> None:
        at = self.pc
        self.pc += 1
        if at == 0:
            t.stack.append(Growth())
        elif at == 1:
            hit = resolve_attacks(t, True)
            eliminate_damaged(t, hit, "SI-KW-SURPRISE-3")
            after_step(t)
            t.attacks = []
            settle(t)
        else:
            t.stack.pop()


def after_step(t: Seize) -> None:
    """What cards ordered for the end of this Step: strain, sacrifices; then Step effects end."""
    for lasting in t.lasting[:]:
        card = lasting.card
        if t.where[card] != PLAY:
            continue
        if lasting.attr == STRAIN:
            t.set_damage(card, t.damage[card] + lasting.amount)
            t.emit("damaged", t.controller[card], "SI-UNIV-1", card, lasting.amount)
        elif lasting.attr == DOOM:  # for its own ability, or because another card says so
            eliminate(t, card, "SI-COMP-17" if lasting.source == card else "SI-UNIV-1")
    for card in t.units_at(t.world):
        if t.is_counter(card) and t.damage[card]:
            clause = "SI-MIL-A2-7" if attacking(t, card) else "SI-MIL-A1-9"
            eliminate_damaged(t, [card], clause)
    expire(t, UNTIL_STEP)


class Settling(Frame[Seize]):
    """Step 3 triggers resolve before Step 4."""

    __slots__ = ()

    def clone(self) -> Settling:
        return Settling(self.pc)

    def step(self, t: Seize) -> None:
        t.stack.pop()
        expire(t, UNTIL_STEP)
        settle(t)


class Withdrawal(Ask[Seize]):
    """SI-MIL-A4-1, SI-MIL-A4-2, SI-MIL-A4-8: all leave and have failed, or all stay."""

    __slots__ = ()

    def clone(self) -> Withdrawal:
        return Withdrawal(self.seat, self.pc)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [verbs.A_STAY, verbs.A_WITHDRAW]

    def chosen(self, t: Seize, action: int) -> None:
        if action == verbs.A_STAY:
            return
        t.withdrawn = 1
        t.emit("withdraws", self.seat, "SI-MIL-A4-1", t.world)
        t.stack.append(Return(t.world, self.seat, t.cards_at(t.world, self.seat)))

    def clause(self) -> str:
        return "SI-MIL-A4-1"
