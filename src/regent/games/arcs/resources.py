"""Gaining, rearranging and discarding resources (A-RES)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.choosing import GAINED, Acting, Choice
from regent.games.arcs.codes import HOLDING, RAID_COST, SLOTS, TYPES
from regent.games.arcs.state import Arcs
from regent.kernel.action import A_DONE, arg_a, arg_b, pack, verb_of
from regent.kernel.flow import Until
from regent.kernel.frame import Frame

MOST_SWAPS: Final = HOLDING - 1
"""Any order of the slots of a board is reached by so many exchanges; one more with Ancient
Holdings."""


def gain(t: Arcs, seat: int, types: list[int], clause: str) -> None:
    """Resources from the supply, as far as they are there (A-COMP-2, A-FINE-6)."""
    receive(t, seat, draw(t, seat, types, clause))


def draw(t: Arcs, seat: int, types: list[int], clause: str) -> list[int]:
    """Those that are there, on their way to the seat."""
    found: list[int] = []
    for type in types:
        if t.tokens[type] > 0:
            t.draw_token(type)
            t.emit("gains", seat, clause, type)
            found.append(type)
        else:
            t.emit("none-left", seat, "A-COMP-2", type)
    return found


def steal_resource(t: Arcs, seat: int, victim: int, at: int, clause: str) -> None:
    """A resource from a slot of somebody else (A-RAID-3)."""
    type = t.lift(victim, at)
    t.emit("steals", seat, clause, type, victim)
    receive(t, seat, [type])


def steal_from_trust(t: Arcs, seat: int, type: int, clause: str) -> None:
    """A resource of the Imperial Trust (E-COUNCIL-7, S-TRUST-5)."""
    t.lift_trust(type)
    t.emit("steals-trust", seat, clause, type)
    receive(t, seat, [type])


def receive(t: Arcs, seat: int, types: list[int]) -> None:
    """Resources on their way arrive. Each goes to the empty slot that is hardest to raid, and what
    lies easier moves up; then the seat may rearrange (A-RES-4)."""
    if not types:
        return
    at = 0
    while at < len(types):
        slot = t.dearest_empty(seat)
        if slot < 0:
            t.stack.append(Arrange(seat))
            t.stack.append(Overflow(types[at:], seat))
            return
        t.put_token(seat, slot, types[at])
        at += 1
    move_up(t, seat)
    if is_worth_arranging(t, seat):
        t.stack.append(Arrange(seat))


def move_up(t: Arcs, seat: int) -> None:
    """No slot stays empty that is harder to raid than a full one: who may rearrange wants that in
    any case. What lies harder stays ahead of what lies easier."""
    while True:
        to = t.dearest_empty(seat)
        if to < 0:
            return
        best = -1
        for at in range(SLOTS):
            if t.is_open(seat, at) and t.slot(seat, at) >= 0 and RAID_COST[at] < RAID_COST[to]:
                if best < 0 or RAID_COST[at] > RAID_COST[best]:
                    best = at
        if best < 0:
            return
        t.swap_slots(seat, best, to)


def is_worth_arranging(t: Arcs, seat: int) -> bool:
    """Could another order be better for the seat? Two types in slots of unlike raid cost, or an
    empty slot that is harder to raid than a full one."""
    last = SLOTS if t.holding(seat) else t.open_slots(seat)
    for one in range(t.open_slots(seat)):
        for other in range(one + 1, last):
            if RAID_COST[one] == RAID_COST[other] or not t.is_open(seat, other):
                continue
            a, b = t.slot(seat, one), t.slot(seat, other)
            if a == b:
                continue
            if a >= 0 and b >= 0:
                return True
            if (a < 0) == (RAID_COST[one] > RAID_COST[other]):
                return True
    return False


def most_swaps(t: Arcs, seat: int) -> int:
    return MOST_SWAPS + int(t.holding(seat))


ASKED: Final = 1
"""The first of the counts of `Arrange`: nothing has been exchanged yet."""


class Taking(Until[Arcs]):
    """What is taken one by one is rearranged once, when that is over (A-RES-4)."""

    __slots__ = ()

    def done(self, t: Arcs) -> None:
        if self.pc & GAINED:
            t.stack.append(Arrange(self.seat))


class Arrange(Until[Arcs]):
    """A-RES-4: the seat may exchange what lies in its slots; `pc` counts how often it has. Where
    its turn goes on at once, that question offers it, and nothing is asked for it alone."""

    __slots__ = ()

    def clone(self) -> Arrange:
        return Arrange(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for one in range(SLOTS):
            for other in range(one + 1, SLOTS):
                found.append(pack(verbs.SWAP_SLOTS, one, other))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        one, other = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.SWAP_SLOTS or max(one, other) >= SLOTS:
            return "K-ANSWER-3"
        if one >= other:
            return "A-RES-4"
        if not t.is_open(seat, one) or not t.is_open(seat, other):
            return "A-RES-3"
        if self.pc > most_swaps(t, seat) or RAID_COST[one] == RAID_COST[other]:
            return "A-RES-4"
        return "A-RES-4" if t.slot(seat, one) == t.slot(seat, other) else ""

    def step(self, t: Arcs) -> None:
        if self.pc > most_swaps(t, self.seat) or not is_worth_arranging(t, self.seat):
            t.stack.pop()
            return
        below = t.stack[-2] if len(t.stack) > 1 else None
        goes_on = isinstance(below, Taking) or (isinstance(below, Acting) and t.pips > 0)
        if not self.pc and goes_on and isinstance(below, Until) and below.seat == self.seat:
            t.stack.pop()
            below.pc |= GAINED
            return
        self.pc = max(self.pc, ASKED)
        t.waiting = 1 << self.seat

    def chosen(self, t: Arcs, action: int) -> None:
        self.pc += 1
        t.swap_slots(self.seat, arg_a(action), arg_b(action))
        t.emit("rearranges", self.seat, "A-RES-4", arg_a(action), arg_b(action))

    def habit(self) -> int:
        return A_DONE

    def clause(self) -> str:
        return "A-RES-4"


class Overflow(Choice):
    """A-RES-4: there is no room; the seat chooses which resource goes back to the supply."""

    __slots__ = ("types",)

    def __init__(self, types: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.types = types
        """What is still on its way, the next one first."""

    def clone(self) -> Overflow:
        return Overflow(self.types, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.DISCARD, type) for type in range(len(TYPES))]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.DISCARD or arg_a(action) >= len(TYPES):
            return "K-ANSWER-3"
        type = arg_a(action)
        return "" if type == self.types[0] or t.held(seat, type) else "A-RES-4"

    def chosen(self, t: Arcs, action: int) -> None:
        arriving, dropped = self.types[0], arg_a(action)
        if dropped == arriving:
            t.drop_token(arriving)
        else:
            at = t.cheapest(self.seat, dropped)
            t.discard_from(self.seat, at)
            t.put_token(self.seat, at, arriving)
        t.emit("discards", self.seat, "A-RES-4", dropped, 1)
        if len(self.types) > 1:
            t.stack.append(Overflow(self.types[1:], self.seat))

    def clause(self) -> str:
        return "A-RES-4"

    def subject(self, t: Arcs) -> list[int]:
        return [self.types[0]]


class MakeRoom(Choice):
    """A-RES-5: a returning city covers a slot; what no longer fits is discarded."""

    __slots__ = ()

    def clone(self) -> MakeRoom:
        return MakeRoom(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.DISCARD, type) for type in range(len(TYPES))]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.DISCARD or arg_a(action) >= len(TYPES):
            return "K-ANSWER-3"
        return "" if t.held(seat, arg_a(action)) else "A-RES-5"

    def step(self, t: Arcs) -> None:
        if t.held_count(self.seat) > t.room(self.seat):
            super().step(t)
            return
        t.stack.pop()
        uncover(t, self.seat)

    def chosen(self, t: Arcs, action: int) -> None:
        t.discard_from(self.seat, covered_first(t, self.seat, arg_a(action)))
        t.emit("discards", self.seat, "A-RES-5", arg_a(action), 1)
        t.stack.append(MakeRoom(self.seat))

    def clause(self) -> str:
        return "A-RES-5"


def covered_first(t: Arcs, seat: int, type: int) -> int:
    """Of the slots that hold this type a covered one, else the cheapest."""
    for at in range(t.open_slots(seat), HOLDING):
        if t.slot(seat, at) == type:
            return at
    return t.cheapest(seat, type)


def uncover(t: Arcs, seat: int) -> None:
    """What lies in covered slots moves to open ones, and the seat may rearrange (A-RES-5)."""
    moved = False
    for at in range(t.open_slots(seat), HOLDING):
        if t.slot(seat, at) >= 0:
            t.swap_slots(seat, at, t.dearest_empty(seat))
            moved = True
    if moved and is_worth_arranging(t, seat):
        t.stack.append(Arrange(seat))


def needs_room(t: Arcs, seat: int) -> bool:
    """Does a resource lie in a slot that is covered?"""
    for at in range(t.open_slots(seat), HOLDING):
        if t.slot(seat, at) >= 0:
            return True
    return False


def cover_slots(t: Arcs, seat: int) -> Frame[Arcs] | None:
    """After a city came back to the board of a seat: what has to be put right, if anything."""
    return MakeRoom(seat) if needs_room(t, seat) else None


def discard_type(t: Arcs, seat: int, type: int, clause: str) -> None:
    """All resources of a type in the seat's slots go back to the supply."""
    number = 0
    for at in range(SLOTS):
        if t.slot(seat, at) == type:
            t.discard_from(seat, at)
            number += 1
    if number:
        t.emit("discards", seat, clause, type, number)
