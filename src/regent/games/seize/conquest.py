"""The Conquest Action: two Exchanges of four Steps, from its start to its end (SI-MIL)."""

from __future__ import annotations

from typing import Any, Final

from regent.games.seize import sequences as steps
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
from regent.games.seize.declare import Declare, DeclareAll, Growth, SplitAll
from regent.games.seize.effects import expire
from regent.games.seize.moving import Regroup, Return
from regent.games.seize.outcome import Outcome
from regent.games.seize.parameters import R_EXCHANGES, R_SUPPORT_LOST_FOR_ACTION
from regent.games.seize.phase import Phase
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
from regent.games.seize.units import eliminate, eliminate_all, is_picket, orphans
from regent.games.seize.worlds import succeeds
from regent.kernel.flow import Ask
from regent.kernel.frame import Frame

OPENING: Final = (steps.BEGIN_EXCHANGE, steps.SETTLE, steps.EXCHANGE_WINDOW)
STRIKING: Final = (
    steps.ATTACKER_STRIKES,
    steps.DEFENDER_STRIKES,
    steps.STRIKE_TARGETS,
    steps.STRIKE_SHARES,
    steps.STRIKE_WINDOW,
    steps.STRIKES,
)
ATTACK: Final = (
    steps.ATTACK_STEP,
    steps.ATTACK_TARGETS,
    steps.ATTACK_SHARES,
    steps.ATTACK_TARGETED,
    steps.ATTACK_VOLLEY,
)
DEFENCE: Final = (
    steps.DEFENCE_STEP,
    steps.DEFENCE_TARGETS,
    steps.DEFENCE_SHARES,
    steps.DEFENCE_TARGETED,
    steps.DEFENCE_VOLLEY,
)
LOSING: Final = (steps.LOSSES_STEP, steps.LOSSES, steps.AFTER_LOSSES)


# What staying leads to (`prompt-Withdrawal`).
FIGHTS_ON: Final = 0
FAILS: Final = 1
TAKES_IT: Final = 2
HAS_IT: Final = 3
"""All that is needed is there before the last Exchange; a card may still change it."""
OUTLOOKS: Final = ("fights-on", "fails", "takes-it", "has-it")
"""The same for the answers: also where the World is as good as taken there is a choice
(SI-MIL-A4-8), and each answer says what it leads to."""


class ConquestAction(Phase):
    """One Conquest Action at one World; its number of Exchanges may grow (SI-GLOSS-EXCHANGE)."""

    __slots__ = ("attacker", "defender", "world")

    def __init__(self, attacker: int, defender: int, world: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.attacker = attacker
        self.defender = defender
        self.world = world

    def clone(self) -> ConquestAction:
        return ConquestAction(self.attacker, self.defender, self.world, self.pc)

    def sequence(self) -> int:
        return steps.CONQUEST_ACTION

    def do(self, t: Seize, step: int) -> Frame[Any] | None:
        if step == steps.BEGIN_ACTION:
            self.begin(t)
            queue_all(t, W_CA_STARTS, t.units_at(self.world))  # SI-TIME-4
            return SettleSeize() if t.triggers else None
        if step == steps.ACTION_WINDOW:
            return window(t, M_CA_START)
        if step == steps.FIGHT:
            if t.withdrawn:  # a card has cancelled the whole of it
                return None
            t.begin_exchange()
            return Exchange()
        if step == steps.FIGHT_ON:
            over = t.withdrawn or t.exchange >= t.exchanges or not attackers(t)
            if not over:  # SI-MIL-A4-5, SI-MIL-COMMIT, SI-MIL-THROUGH
                self.back_to(t, steps.FIGHT)
            return None
        if step == steps.OUTCOME:
            return Outcome()  # SI-MIL-0-10: Parts B and C at the end of each
        return super().do(t, step)

    def begin(self, t: Seize) -> None:
        exchanges = t.spec.rules[R_EXCHANGES]
        t.begin_action(self.world, self.attacker, self.defender, exchanges)
        t.emit("conquest-action", self.attacker, "SI-MIL-0-1", self.world)
        for card in t.zones[PLAY]:
            t.set_targeted(card, 0)
            t.set_striking(card, 0)
            t.set_spent(card, 0)

    def done(self, t: Seize) -> None:
        t.emit("conquest-action-ends", self.attacker, "SI-MIL-A4-5", self.world)
        for card in t.zones[PLAY][:]:
            if is_picket(t, card):
                eliminate(t, card, "SI-CONQ-5")
        t.expire(UNTIL_NEXT_EXCHANGE)  # none came
        expire(t, UNTIL_ACTION)
        eliminate_all(t, orphans(t), "SI-CONQ-5")
        for card in t.zones[PLAY]:
            t.set_targeted(card, 0)
            t.set_chosen(card, -1)
        t.end_action()


def attackers(t: Seize) -> list[int]:
    """Every Unit on the Attacker's side, counters too."""
    return [card for card in t.units_at(t.world) if attacking(t, card)]


class Exchange(Phase):
    """One pass through all Steps (SI-GLOSS-EXCHANGE); before Step 1 of the first, the strikes."""

    __slots__ = ()

    def clone(self) -> Exchange:
        return Exchange(self.pc)

    def sequence(self) -> int:
        return steps.EXCHANGE

    def do(self, t: Seize, step: int) -> Frame[Any] | None:
        if step in OPENING:
            return self.opening(t, step)
        if step in STRIKING:
            return self.strikes(t, step) if t.exchange == 1 else None
        if step in ATTACK:
            return self.fire(t, 1, ATTACK.index(step))
        if step in DEFENCE:
            return self.fire(t, 2, DEFENCE.index(step))
        if step in LOSING:
            return self.losses(t, step)
        return self.parting(t, step)

    def opening(self, t: Seize, step: int) -> Frame[Any] | None:
        """SI-TIME-4: what happens as an Exchange starts."""
        if step == steps.SETTLE:
            return SettleSeize() if t.triggers else None
        if step == steps.EXCHANGE_WINDOW:
            return window(t, M_EXCHANGE_START)
        t.begin_step(0)
        t.emit("exchange", t.attacker, "SI-MIL-0-5", t.exchange)
        t.start_lasting()
        for card in t.units_at(t.world):
            t.set_striking(card, 0)
            if not t.spec.rules[R_SUPPORT_LOST_FOR_ACTION] or not t.targeted[card]:
                t.set_targeted(card, 0)  # SI-KW-SUPPORT-3
            if t.form[card] == AS_FIGHTER:
                t.set_form(card, AS_PRINTED)
        queue_all(t, W_EXCHANGE_STARTS, t.units_at(t.world))
        return None

    def strikes(self, t: Seize, step: int) -> Frame[Any] | None:
        """SI-KW-SURPRISE-1 to SI-KW-SURPRISE-4: before Step 1, both sides at once."""
        if step == steps.STRIKE_TARGETS:
            return open_strikes(t, striking_order(t))
        if step == steps.ATTACKER_STRIKES:
            return open_strikes(t, [t.attacker])
        if step == steps.DEFENDER_STRIKES:  # with what is left
            return open_strikes(t, defending_order(t))
        if not t.attacks:
            return None
        if step == steps.STRIKE_SHARES:
            return SplitAll()
        return window(t, M_STRIKES) if step == steps.STRIKE_WINDOW else Strikes()

    def fire(self, t: Seize, side: int, at: int) -> Frame[Any] | None:
        """SI-MIL-A1, SI-MIL-A2: all targets of a side are declared, then all totals resolved; `at`
        counts the five steps of each side."""
        step = ATTACK[at]
        if step == steps.ATTACK_STEP:
            t.begin_step(side)
            t.clear_attacks()
            t.emit("step", t.attacker if side == 1 else t.defender, "SI-MIL-0-5", side)
            return window(t, M_STEP_1 if side == 1 else M_STEP_2)
        if step == steps.ATTACK_TARGETS:
            return DeclareAll([t.attacker] if side == 1 else defending_order(t), 0)
        if step == steps.ATTACK_VOLLEY:
            return Volley()
        if not t.attacks:
            return None
        if step == steps.ATTACK_SHARES:
            return SplitAll()
        return window(t, M_TARGETS_1 if side == 1 else M_TARGETS_2)

    def losses(self, t: Seize, step: int) -> Frame[Any] | None:
        """SI-MIL-A3: a last chance to mend, then all eliminations together."""
        if step == steps.LOSSES_STEP:
            t.begin_step(3)
            return window(t, M_STEP_3)
        if step == steps.AFTER_LOSSES:
            return Settling()
        eliminate_damaged(t, t.units_at(t.world), "SI-MIL-A3-1")
        return None

    def parting(self, t: Seize, step: int) -> Frame[Any] | None:
        """SI-MIL-A4: the Attacker withdraws with all or stays; then the Defender's Fleets."""
        if step == steps.PARTING_STEP:
            t.begin_step(4)
            return window(t, M_STEP_4_STARTS)
        if step == steps.WITHDRAW:
            return Withdrawal(t.attacker) if t.cards_at(t.world, t.attacker) else None
        if step == steps.RETREAT:
            if t.withdrawn:  # SI-MIL-A4-4
                return None
            fleets = [c for c in t.cards_at(t.world, t.defender) if type_of(t, c) == FLEET]
            return Regroup("SI-MIL-A4-3", t.defender, fleets)
        if step == steps.PARTING_WINDOW:
            return window(t, M_STEP_4)
        if step != steps.END_EXCHANGE:
            return super().do(t, step)
        expire(t, UNTIL_STEP)
        expire(t, UNTIL_EXCHANGE)
        return None


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


def open_strikes(t: Seize, order: list[int]) -> Frame[Any]:
    """Each of them declares strikes; who has any Unit for it and whom to strike is told of
    (SI-KW-SURPRISE-1)."""
    t.clear_attacks()
    for seat in order:
        if len(Declare(seat, 1).options(t, seat)) > 1:
            t.emit("step", seat, "SI-KW-SURPRISE-1", 0)
    return DeclareAll(order, 1)


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
            t.clear_attacks()
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
            t.clear_attacks()
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
        t.withdraw()
        t.emit("withdraws", self.seat, "SI-MIL-A4-1", t.world)
        units = t.cards_at(t.world, self.seat)
        t.stack.append(Return(t.world, "SI-MIL-A4-1", self.seat, units))

    def subject(self, t: Seize) -> list[int]:
        """What staying leads to as things stand: another Exchange, in which the World may be taken
        already, failure, or the World."""
        if t.exchange < t.exchanges:
            return [HAS_IT if succeeds(t) else FIGHTS_ON, t.world]
        return [TAKES_IT if succeeds(t) else FAILS, t.world]

    def clause(self) -> str:
        return "SI-MIL-A4-1"
