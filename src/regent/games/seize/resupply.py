"""The Resupply Phase: undeplete, draw, Characters, income and counters, Worlds (SI-RESUPPLY)."""

from __future__ import annotations

from typing import Any

from regent.games.seize import sequences as steps
from regent.games.seize import (
    verbs,
)
from regent.games.seize.abilities import on_allocation
from regent.games.seize.codes import PRICE_WORLD, W_INCOME
from regent.games.seize.editions import R_DISPUTED_GIVES, R_REPLENISH, R_RESCUED, THRONE_ALONE
from regent.games.seize.parameters import (
    IS_POOLED,
    R_CHARACTER_POOL,
    R_DISPUTED_INCOME,
    R_REFILL_WORLDS,
    R_RESCUE,
)
from regent.games.seize.phase import SeatPhase
from regent.games.seize.reacting import window
from regent.games.seize.select import disputed, would_dispute
from regent.games.seize.state import (
    ASSETS,
    CHARACTERS,
    COURT,
    DISCARD,
    FIGURES,
    HAND,
    MAP,
    PLAY,
    RELICS,
    RESERVE,
    SYSTEMS,
    Seize,
)
from regent.games.seize.units import (
    discard,
    draw,
    face_up,
    gain,
    pay,
    refill,
    undeplete,
)
from regent.games.seize.worlds import (
    gifts,
    has_faceup,
    income,
    is_throne_face,
    more_draws,
    price,
)
from regent.kernel.action import A_DONE, arg_a, pack, verb_of
from regent.kernel.frame import Frame
from regent.kernel.pick import Pick


class ResupplyPhase(SeatPhase):
    """Parts A to E with a window before, between and after them (SI-TIME-3)."""

    __slots__ = ()

    def clone(self) -> ResupplyPhase:
        return ResupplyPhase(self.seat, self.pc)

    def sequence(self) -> int:
        return steps.RESUPPLY

    def do(self, t: Seize, step: int) -> Frame[Any] | None:
        if step == steps.WINDOW:
            return window(t)
        if step == steps.UNDEPLETE:
            undeplete_all(t, self.seat)
        elif step == steps.DRAW_ASSETS:
            draw_cards(t, self.seat)
        elif step == steps.DRAW_CHARACTER:
            return draw_character(t, self.seat)
        elif step == steps.COLLECT:
            collect(t, self.seat)
        elif step == steps.BUY_WORLDS:
            return BuyWorlds(self.seat)
        else:
            return super().do(t, step)
        return None


def undeplete_all(t: Seize, seat: int) -> None:
    """SI-RESUPPLY-A1: every card the player Controls, Disputed ones too (SI-DISP-C2)."""
    for zone in (MAP, PLAY, FIGURES, RELICS):
        for card in t.zones[zone]:
            if t.controller[card] == seat:
                undeplete(t, card, "SI-RESUPPLY-A1")


def draw_cards(t: Seize, seat: int) -> None:
    """SI-RESUPPLY-B1, SI-REGENT-4: 1 Asset card, the Regent 2; and what Characters add. No hand is
    too large here (SI-RESUPPLY-HAND)."""
    number = (2 if t.regent == seat else 1) + more_draws(t, seat)
    for _ in range(number):
        draw(t, seat, ASSETS, HAND, "SI-RESUPPLY-B1")


def draw_character(t: Seize, seat: int) -> Frame[Any] | None:
    """SI-RESUPPLY-C1, SI-RESUPPLY-C2: 1 Character facedown; no more than three stay, so one
    leaves on the first Turn already (SI-SETUP-POOL-2)."""
    draw(t, seat, CHARACTERS, COURT, "SI-RESUPPLY-C1")
    pool = t.cards_in(seat, COURT) + t.figures(seat)  # SI-DISP-C3, SI-RESUPPLY-POOL-DISPUTED
    over = len(pool) - t.spec.rules[R_CHARACTER_POOL]
    if over <= 0:
        return None
    return Dismiss(over, over, [], pool, seat, verbs.DISCARD)


class Dismiss(Pick[Seize]):
    """SI-RESUPPLY-C2: Characters that leave, faceup or facedown, as the player likes."""

    __slots__ = ()

    def clone(self) -> Dismiss:
        return Dismiss(
            self.least, self.most, self.picked[:], self.pool, self.seat, self.verb, self.pc
        )

    def bar(self, t: Seize, seat: int, action: int) -> str:
        return "SI-RESUPPLY-C2" if super().bar(t, seat, action) else ""

    def chosen(self, t: Seize) -> None:
        for card in t.got:
            if t.where[card] == FIGURES:
                discard(t, card)  # SI-RESUPPLY-C3: a Dispute may end by it
            else:
                t.move(card, t.zone(self.seat, DISCARD))
            t.emit("discards", self.seat, "SI-RESUPPLY-C2", card)

    def subject(self, t: Seize) -> list[int]:
        return [t.spec.rules[R_CHARACTER_POOL]]

    def clause(self) -> str:
        return "SI-RESUPPLY-C2"


def collect(t: Seize, seat: int) -> None:
    """SI-RESUPPLY-D: Resource counters of all faceup Worlds, then missing counters.

    Reserve Worlds give nothing (SI-RESUPPLY-D5).
    """
    total = 0
    halves = 0
    for world in t.worlds(seat):
        number = income(t, world, seat)
        if disputed(t, world):  # SI-RESUPPLY-D4, SI-DISP-W-1
            if not t.spec.rules[R_DISPUTED_GIVES]:
                continue  # SI-RESUPPLY-HALF: not even half
            halves += number
            if t.spec.rules[R_DISPUTED_INCOME] != IS_POOLED:
                total += number // 2
        else:
            total += number
    if t.spec.rules[R_DISPUTED_INCOME] == IS_POOLED:
        total += halves // 2
    gain(t, seat, total, "SI-RESUPPLY-D1")
    gain(t, seat, gifts(t, seat, W_INCOME), "SI-UNIV-1")
    if not t.spec.rules[R_REPLENISH]:
        return
    zones = (MAP, PLAY) if t.spec.rules[R_REFILL_WORLDS] else (PLAY,)
    for zone in zones:
        for card in t.zones[zone][:]:
            if t.controller[card] == seat and not t.is_counter(card) and refill(t, card):
                t.emit("refills", seat, "SI-RESUPPLY-D6", card)


class BuyWorlds(Frame[Seize]):
    """SI-RESUPPLY-E: any number of Reserve Worlds, each for its cost; they pay nothing this Turn

    (SI-RESUPPLY-E5). In Besieged Empires a player with one World or none may be rescued.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> BuyWorlds:
        return BuyWorlds(self.seat, self.pc)

    def step(self, t: Seize) -> None:
        top = self.may_be_rescued(t) and t.cards_in(self.seat, SYSTEMS)
        if not t.cards_in(self.seat, RESERVE) and not top:
            t.stack.pop()
        else:
            t.waiting = 1 << self.seat

    def may_be_rescued(self, t: Seize) -> bool:
        """SI-VAR-BESIEGED-1, SI-VAR-BESIEGED-1b: until two Worlds are Controlled."""
        if not t.spec.rules[R_RESCUE] or self.pc:
            return False
        if t.spec.rules[R_RESCUED] == THRONE_ALONE:
            return throne_alone(t, self.seat)
        return t.turns[self.seat] >= 2 and len(t.worlds(self.seat)) <= 1

    def is_idle(self, t: Seize, seat: int, action: int) -> bool:
        """It would be Disputed, and of little use (SI-DISP-1)."""
        return verb_of(action) == verbs.FACE_UP and would_dispute(t, arg_a(action))

    def candidates(self, t: Seize, seat: int) -> list[int]:
        found = [A_DONE, *[pack(verbs.FACE_UP, card) for card in t.cards_in(seat, RESERVE)]]
        if t.spec.rules[R_RESCUE]:
            found.append(verbs.A_RESCUE)
            if t.spec.rules[R_RESCUED] == THRONE_ALONE:
                found += [pack(verbs.SAVE, card) for card in t.cards_in(seat, RESERVE)]
        return found

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        if verb_of(action) in (verbs.RESCUE, verbs.SAVE) and not t.spec.rules[R_RESCUE]:
            return "SI-RESUPPLY-E1"  # such help is a variant's, which not every rulebook has
        if action == verbs.A_RESCUE:
            top = self.may_be_rescued(t) and t.cards_in(seat, SYSTEMS)
            return "" if top else "SI-VAR-BESIEGED-1"
        card = arg_a(action)
        if verb_of(action) == verbs.SAVE:
            return self.bar_save(t, seat, card)
        if verb_of(action) != verbs.FACE_UP or card not in t.cards_in(seat, RESERVE):
            return "SI-RESUPPLY-E1"
        return bar_world(t, seat, card)

    def bar_save(self, t: Seize, seat: int, card: int) -> str:
        """SI-BESIEGED-ONCE: a Reserve World may be paid with Asset cards too, in one edition."""
        if t.spec.rules[R_RESCUED] != THRONE_ALONE or not self.may_be_rescued(t):
            return "SI-VAR-BESIEGED-1"
        if card not in t.cards_in(seat, RESERVE):
            return "SI-RESUPPLY-E1"
        if len(t.cards_in(seat, ASSETS)) < t.cost(card):
            return "SI-VAR-BESIEGED-1b"
        return bar_copy(t, seat, t.face[card])

    def answer(self, t: Seize, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DONE:
            t.stack.pop()
        elif action == verbs.A_RESCUE:
            self.rescue(t)
        elif verb_of(action) == verbs.SAVE:
            self.pay_with_assets(t, arg_a(action))
        else:
            card = arg_a(action)
            due = price(t, seat, card, PRICE_WORLD, t.cost(card))
            t.set_discount(seat, max(0, t.discount[seat] - 1))
            face_up(t, card, seat, "SI-RESUPPLY-E1")  # SI-RESUPPLY-E4: copies are Disputed
            pay(t, seat, due, "SI-RESUPPLY-E1")
            on_allocation(t, card, seat)

    def rescue(self, t: Seize) -> None:
        """SI-VAR-BESIEGED-1: the top System card, paid with the top of the Asset Deck."""
        seat = self.seat
        card = t.cards_in(seat, SYSTEMS)[-1]
        t.learn(card, t.everybody())
        t.emit("reveals", seat, "SI-VAR-BESIEGED-1", card)
        if bar_copy(t, seat, t.face[card]):
            t.move(card, t.zone(seat, DISCARD))  # SI-VAR-BESIEGED-1a
            t.emit("discards", seat, "SI-VAR-BESIEGED-1a", card)
            return
        if len(t.cards_in(seat, ASSETS)) < t.cost(card):
            self.pc = 1  # SI-VAR-BESIEGED-1b: it goes back on top, and that was it
            return
        self.pay_with_assets(t, card)

    def pay_with_assets(self, t: Seize, card: int) -> None:
        """As many cards from the top of the Asset Deck as the World costs."""
        seat = self.seat
        if t.spec.rules[R_RESCUED] == THRONE_ALONE:
            self.pc = 1  # SI-BESIEGED-ONCE
        for _ in range(t.cost(card)):
            top = t.cards_in(seat, ASSETS)[-1]
            t.move(top, t.zone(seat, DISCARD))
            t.emit("discards", seat, "SI-VAR-BESIEGED-1", top)
        face_up(t, card, seat, "SI-VAR-BESIEGED-1")

    def clause(self) -> str:
        return "SI-RESUPPLY-E1"


def throne_alone(t: Seize, seat: int) -> bool:
    """SI-VAR-BESIEGED-1: the Throne World is all that is left, and another World was Conquered."""
    if [w for w in t.worlds(seat) if not t.throne[w] or t.owner[w] != seat]:
        return False
    lost = [w for w in t.zones[MAP] if t.owner[w] == seat and t.controller[w] != seat]
    return bool(t.worlds(seat)) and bool(lost)


def bar_copy(t: Seize, seat: int, face: int) -> str:
    """A copy of a Throne World, or of a World one has, is not faced up; what others have Conquered
    does not count (SI-RESUPPLY-COPY)."""
    if has_faceup(t, seat, face, MAP):
        return "SI-RESUPPLY-E3"  # one's own Throne World too
    return "SI-RESUPPLY-E2" if is_throne_face(t, face) else ""


def bar_world(t: Seize, seat: int, card: int) -> str:
    """What forbids facing up a Reserve World."""
    clause = bar_copy(t, seat, t.face[card])
    if clause:
        return clause
    if price(t, seat, card, PRICE_WORLD, t.cost(card)) > t.resources[seat]:
        return "SI-RESUPPLY-E1"
    return ""
