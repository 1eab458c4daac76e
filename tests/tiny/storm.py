"""Rallies before the storm, the storm, the hand limit, and the score."""

from __future__ import annotations

from typing import Final

from regent.kernel.action import A_PASS, FIRST_VERB, arg_a, arg_b, pack
from regent.kernel.dice import Roll
from regent.kernel.flow import Consent, EachSeat
from regent.kernel.frame import Frame
from regent.kernel.pick import Pick
from regent.kernel.window import Window
from tests.tiny.income import SettleTiny
from tests.tiny.lay import RALLY
from tests.tiny.state import DISCARD, FIRST_HAND, ON_FALL, STORMS, Outposts

DROP: Final = FIRST_VERB + 6


class RallyWindow(Window[Outposts]):
    """T-RALLY-1: each seat may rally an outpost, its own or, if agreed, another's."""

    __slots__ = ()

    def clone(self) -> RallyWindow:
        return RallyWindow(self.order, self.at, self.passes, self.pc)

    def could(self, t: Outposts, seat: int) -> bool:
        if not t.zones[FIRST_HAND + seat]:
            return False
        return any(t.front(other) for other in range(t.seats))

    def candidates(self, t: Outposts, seat: int) -> list[int]:
        found = [A_PASS]
        for card in t.hand(seat):
            for other in range(t.seats):
                for post in t.front(other):
                    found.append(pack(RALLY, card, post))
        return found

    def bar(self, t: Outposts, seat: int, action: int) -> str:
        if action == A_PASS:
            return ""
        if action >> 36 != RALLY:
            return "K-ANSWER-3"
        face = t.face[arg_a(action)]
        if t.spec.reaction[face] != 2:
            return "T-VETO-3"
        if t.coins[seat] < t.spec.cost[face]:
            return "T-VETO-2"
        post = arg_b(action)
        return "T-RALLY-3" if any(m.card == post for m in t.lasting) else ""

    def options(self, t: Outposts, seat: int) -> list[int]:
        reaction = t.spec.reaction
        for card in t.zones[FIRST_HAND + seat]:
            if reaction[t.face[card]] == 2:
                return [a for a in self.candidates(t, seat) if not self.bar(t, seat, a)]
        return [A_PASS]

    def react(self, t: Outposts, seat: int, action: int) -> None:
        card = arg_a(action)
        t.coins[seat] -= t.spec.cost[t.face[card]]
        t.move(card, DISCARD)
        t.emit("rallies", seat, "T-RALLY-1", card, arg_b(action))
        owner = t.keeper(arg_b(action))
        if owner == seat:
            t.rally(arg_b(action), card)
        else:
            t.stack.append(AllowRally(card, arg_b(action), owner))

    def clause(self) -> str:
        return "T-RALLY-1"


class AllowRally(Consent[Outposts]):
    """T-RALLY-2: the keeper of the outpost agrees or not."""

    __slots__ = ("card", "post")

    def __init__(self, card: int, post: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.card = card
        self.post = post

    def clone(self) -> AllowRally:
        return AllowRally(self.card, self.post, self.seat, self.pc)

    def chosen(self, t: Outposts, action: int) -> None:
        super().chosen(t, action)
        if t.ret:
            t.rally(self.post, self.card)
            t.emit("allows", self.seat, "T-RALLY-2", self.post)
        else:
            t.emit("refuses", self.seat, "T-RALLY-2", self.post)

    def clause(self) -> str:
        return "T-RALLY-2"

    def subject(self, t: Outposts) -> list[int]:
        return [self.card, self.post]


class Storm(Roll[Outposts]):
    """T-STORM-1."""

    __slots__ = ()

    def clone(self) -> Storm:
        return Storm(self.sides, self.stream, self.pc)

    def rolled(self, t: Outposts) -> None:
        die = t.got[0] + 1
        t.emit("storm", -1, "T-STORM-1", die)
        falls = t.spec.does[ON_FALL]
        for seat in t.order():
            for card in t.front(seat)[:]:
                if t.power(card) < die - 2:
                    t.move(card, DISCARD)
                    t.emit("falls", seat, "T-STORM-2", card)
                    if falls[t.face[card]]:
                        t.trigger(ON_FALL, seat, card)
        t.stack.append(SettleTiny())


class HandLimit(EachSeat[Outposts]):
    """T-LIMIT-1."""

    __slots__ = ()

    def clone(self) -> HandLimit:
        return HandLimit(self.order, self.pc)

    def each(self, t: Outposts, seat: int) -> Frame[Outposts] | None:
        over = len(t.hand(seat)) - t.spec.limit
        return DropCards(over, over, [], t.hand(seat)[:], seat, DROP) if over > 0 else None


class DropCards(Pick[Outposts]):
    __slots__ = ()

    def clone(self) -> DropCards:
        return DropCards(
            self.least, self.most, self.picked[:], self.pool, self.seat, self.verb, self.pc
        )

    def chosen(self, t: Outposts) -> None:
        for card in t.got:
            t.move(card, DISCARD)
            t.emit("drops", self.seat, "T-LIMIT-1", card)

    def clause(self) -> str:
        return "T-LIMIT-1"

    def subject(self, t: Outposts) -> list[int]:
        return [self.least]


def storm(t: Outposts) -> Frame[Outposts] | None:
    """T-OPT-2: or no storm at all."""
    return Storm([6], STORMS) if t.spec.storm else None
