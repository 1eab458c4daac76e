"""The Victory Phase: Liberation, the test, rewards, draws and hand size (SI-VICT)."""

from __future__ import annotations

from typing import Any

from regent.games.seize import sequences as steps
from regent.games.seize import (
    verbs,
)
from regent.games.seize.codes import (
    FLEET,
    M_VICTORY,
    PRICE_SYSTEM_DRAW,
    TROOP,
)
from regent.games.seize.editions import (
    R_COUNTERS_HOLD,
    R_LEAST_DRAW_PRICE,
    R_LEAST_REWARD,
    R_MARKER_HOLDS,
    R_THRONE_LOSS,
    TOKEN_TAKEN,
)
from regent.games.seize.leaving import Leave, must_leave, ranks
from regent.games.seize.looking import Discarding
from regent.games.seize.moving import Return
from regent.games.seize.parameters import R_HAND_SIZE, R_SYSTEM_DRAW_REPEAT, R_VICTORY_POINTS
from regent.games.seize.phase import SeatPhase
from regent.games.seize.reacting import window
from regent.games.seize.state import MAP, RESERVE, SYSTEMS, Seize
from regent.games.seize.triggers import settle
from regent.games.seize.types import is_own_throne, type_of
from regent.games.seize.units import discard, draw, draw_assets, eliminate, gain, pay, relics_at
from regent.games.seize.worlds import controlled, has_faceup, is_conquered, points, price
from regent.kernel.action import A_PASS, arg_a, pack, verb_of
from regent.kernel.flow import Ask
from regent.kernel.frame import Frame


class VictoryPhase(SeatPhase):
    """Its parts, with a window before, between and after them (SI-TIME-3)."""

    __slots__ = ()

    def clone(self) -> VictoryPhase:
        return VictoryPhase(self.seat, self.pc)

    def sequence(self) -> int:
        return steps.VICTORY

    def do(self, t: Seize, step: int) -> Frame[Any] | None:
        if t.is_out(self.seat):
            return None  # SI-OUT-2: there is nothing left to do
        if step in (steps.REWARD, steps.REWARD_DRAWS):
            self.reward(t, step)
            return None
        if step == steps.WINDOW:
            return window(t)
        if step == steps.RETHRONE:
            return Rethrone(self.seat) if throneless(t, self.seat) else None
        if step == steps.OUT:
            return Leave(self.seat) if must_leave(t, self.seat) else None
        if step == steps.LIBERATE:
            return LiberateAll(self.seat)
        if step == steps.VICTORY_WINDOW:
            return window(t, M_VICTORY)
        if step == steps.TEST:
            test(t, self.seat)
        elif step == steps.FREE_DRAW:
            draw(t, self.seat, SYSTEMS, RESERVE, "SI-VICT-FREE-DRAW")
        elif step == steps.SYSTEM_DRAW:
            return SystemDraw(self.seat)
        elif step == steps.FILL_HAND:
            return fill_hand(t, self.seat)
        else:
            return super().do(t, step)
        return None

    def reward(self, t: Seize, step: int) -> None:
        """Resource counters, or cards: SI-VICT-F1, SI-VICT-F2; whether the hand is cut afterwards
        is a matter of the sequence (SI-VICT-F3)."""
        if step == steps.REWARD:
            reward(t, self.seat)
            return
        for world in t.conquered:
            if t.where[world] == MAP:  # not for an eliminated copy
                draw_assets(t, self.seat, 2 if world in t.crowns else 1, "SI-VICT-F1")


# -- Liberation ----------------------------------------------------------------------------------


class LiberateAll(Frame[Seize]):
    """SI-VICT-A: Owned Worlds that their conqueror has left, or holds without a counter.

    Looked at only here (SI-VICT-A7).
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> LiberateAll:
        return LiberateAll(self.seat, self.pc)

    def step(self, t: Seize) -> None:
        for world in t.zones[MAP]:
            if t.owner[world] == self.seat and is_conquered(t, world) and is_free(t, world):
                liberate(t, world)
                return
        t.stack.pop()
        settle(t)


def is_free(t: Seize, world: int) -> bool:
    """SI-VICT-A1, SI-VICT-A2, SI-VICT-A6."""
    holder = t.controller[world]
    if t.spec.rules[R_MARKER_HOLDS] and t.conquest_of(world, holder) == 0:
        return True
    for card in t.units_at(world):
        if t.is_counter(card) and not t.spec.rules[R_COUNTERS_HOLD]:
            continue
        if t.controller[card] == holder and type_of(t, card) in (FLEET, TROOP):
            return False
    return True


def liberate(t: Seize, world: int) -> None:
    """SI-VICT-A3 to SI-VICT-A5, SI-GLOSS-LIBERATED: back to its Owner, without any reward."""
    holder = t.controller[world]
    for card in t.cards_at(world, holder):
        if type_of(t, card) not in (FLEET, TROOP):
            eliminate(t, card, "SI-VICT-A4")
    for relic in relics_at(t, world):
        eliminate(t, relic, "SI-VICT-A4")
    if t.spec.rules[R_THRONE_LOSS] == TOKEN_TAKEN:
        t.set_throne(world, 0)  # SI-THRONE-6: it was the Throne World of its conqueror
    seat = t.owner[world]
    t.clear_conquest(world)  # SI-VICT-CLEARED
    if has_faceup(t, seat, t.face[world], MAP):  # SI-CONQ-E5
        left = t.cards_at(world, holder)
        t.hand_to(world, seat)
        t.emit("eliminated", seat, "SI-CONQ-E5", world)
        t.stack.append(Gone(world))
        t.stack.append(Return(world, "SI-VICT-A3", holder, left))
        return
    t.hand_to(world, seat)
    t.emit("liberates", seat, "SI-VICT-A3", world)
    t.stack.append(Return(world, "SI-VICT-A3", holder, t.cards_at(world, holder)))


class Gone(Frame[Seize]):
    """A second copy of a World leaves when everybody has left it."""

    __slots__ = ("world",)

    def __init__(self, world: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.world = world

    def clone(self) -> Gone:
        return Gone(self.world, self.pc)

    def step(self, t: Seize) -> None:
        t.stack.pop()
        discard(t, self.world)


# -- a new Throne World ---------------------------------------------------------------------------


def throneless(t: Seize, seat: int) -> bool:
    """SI-RETHRONE-2: has the seat lost its Throne World, now or in an earlier Turn?"""
    return not any(is_own_throne(t, world, seat) for world in t.worlds(seat))


class Rethrone(Ask[Seize]):
    """SI-RETHRONE-1: one of the Worlds the seat controls, so none that is Disputed; Conquered ones
    too (SI-RETHRONE-3), or none at all (SI-RETHRONE-2)."""

    __slots__ = ()

    def clone(self) -> Rethrone:
        return Rethrone(self.seat, self.pc)

    def step(self, t: Seize) -> None:
        if controlled(t, self.seat):
            t.waiting = 1 << self.seat
        else:
            t.stack.pop()

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [A_PASS, *[pack(verbs.THRONE, world) for world in t.worlds(seat)]]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_PASS:
            return ""
        known = verb_of(action) == verbs.THRONE and arg_a(action) in controlled(t, seat)
        return "" if known else "SI-RETHRONE-1"

    def chosen(self, t: Seize, action: int) -> None:
        if action != A_PASS:
            t.set_throne(arg_a(action), 1)  # SI-RETHRONE-4
            t.emit("enthrones", self.seat, "SI-RETHRONE-1", arg_a(action))

    def clause(self) -> str:
        return "SI-RETHRONE-1"


# -- the test and the rewards ---------------------------------------------------------------------


def test(t: Seize, seat: int) -> None:
    """SI-VICT-B: only the active player, and only now (SI-VICT-B3, SI-COMP-18, SI-VICT-NUMBERS).

    Who has no World loses nothing by it here (SI-UNIV-13).
    """
    have = points(t, seat)
    t.emit("points", seat, "SI-VICT-B1", have, t.spec.rules[R_VICTORY_POINTS])
    if have >= t.spec.rules[R_VICTORY_POINTS]:
        t.emit("wins", seat, "SI-VICT-B2", have)
        t.finish(ranks(t, seat), "SI-VICT-B2")


def reward(t: Seize, seat: int) -> None:
    """SI-VICT-C: half the cost of each World Conquered this Turn, all of a Throne World's.

    Liberated Worlds are not among them, eliminated copies only if the table says so
    (SI-VICT-C3, SI-VICT-C4); Worlds taken from other conquerors are (SI-VICT-C5).
    """
    for world in t.conquered:
        if world in t.crowns:  # SI-VICT-C2, SI-THRONE-4
            gain(t, seat, t.cost(world), "SI-VICT-C2")
        else:
            number = max(t.cost(world) // 2, t.spec.rules[R_LEAST_REWARD])  # SI-VICT-LEAST
            gain(t, seat, number, "SI-VICT-C1")


def draw_price(t: Seize, seat: int) -> int:
    """SI-VICT-D1, SI-VICT-D3, SI-DISP-W-PRICE: as many Resource counters as Worlds Controlled."""
    dear = price(t, seat, -1, PRICE_SYSTEM_DRAW, len(controlled(t, seat)))
    return max(dear, t.spec.rules[R_LEAST_DRAW_PRICE])


class SystemDraw(Frame[Seize]):
    """SI-VICT-D: a System card facedown, for a price; once (SI-VICT-D2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> SystemDraw:
        return SystemDraw(self.seat, self.pc)

    def affordable(self, t: Seize) -> bool:
        return draw_price(t, self.seat) <= t.resources[self.seat]

    def step(self, t: Seize) -> None:
        done = self.pc and (not t.spec.rules[R_SYSTEM_DRAW_REPEAT] or draw_price(t, self.seat) == 0)
        if done or not t.cards_in(self.seat, SYSTEMS) or not self.affordable(t):
            t.stack.pop()
        else:
            t.waiting = 1 << self.seat

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [A_PASS, verbs.A_SYSTEM_DRAW]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        return "" if action in (A_PASS, verbs.A_SYSTEM_DRAW) else "SI-VICT-D1"

    def answer(self, t: Seize, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_PASS:
            t.stack.pop()
            return
        self.pc = 1
        pay(t, seat, draw_price(t, seat), "SI-VICT-D1")
        draw(t, seat, SYSTEMS, RESERVE, "SI-VICT-D1")  # SI-VICT-D4: as many as there are

    def subject(self, t: Seize) -> list[int]:
        return [draw_price(t, self.seat)]

    def clause(self) -> str:
        return "SI-VICT-D1"


def fill_hand(t: Seize, seat: int) -> Frame[Any] | None:
    """SI-VICT-E1: up to the hand size, or down to it by one's own choice."""
    over = len(t.hand(seat)) - t.spec.rules[R_HAND_SIZE]
    if over > 0:
        return Discarding(over, over, [], t.hand(seat)[:], "SI-VICT-E1", seat, verbs.DISCARD)
    draw_assets(t, seat, -over, "SI-VICT-E1")
    return None
