"""The Allocation Phase: Characters for Resource counters, Units for Allocation points."""

from __future__ import annotations

from typing import Any

from regent.games.seize import sequences as steps
from regent.games.seize import (
    verbs,
)
from regent.games.seize.abilities import on_allocation
from regent.games.seize.artifacts import AllocateArtifacts
from regent.games.seize.codes import A_FOR, A_N, M_ALLOCATION_B, PRICE_CHARACTER, S_DO, W_AP
from regent.games.seize.editions import R_ARTIFACTS
from regent.games.seize.phase import SeatPhase
from regent.games.seize.reacting import window
from regent.games.seize.select import matches, would_dispute
from regent.games.seize.state import COURT, FIGURES, Seize
from regent.games.seize.units import deplete, face_up, pay, place_unit
from regent.games.seize.worlds import allocation_points, has_faceup, price, room
from regent.kernel.action import A_DECLINE, A_DONE, arg_a, pack, verb_of
from regent.kernel.flow import Ask
from regent.kernel.frame import Frame


class AllocationPhase(SeatPhase):
    """Characters, Artifacts where there are any, Units, and the windows around them."""

    __slots__ = ()

    def clone(self) -> AllocationPhase:
        return AllocationPhase(self.seat, self.pc)

    def sequence(self) -> int:
        return steps.ALLOCATION

    def do(self, t: Seize, step: int) -> Frame[Any] | None:
        if step == steps.WINDOW:
            return window(t)
        if step == steps.FACE_UP_CHARACTERS:
            return FaceUpCharacters(self.seat)
        if step == steps.ALLOCATE_ARTIFACTS:
            return AllocateArtifacts(self.seat) if t.spec.rules[R_ARTIFACTS] else None
        if step == steps.UNITS_WINDOW:
            return window(t, M_ALLOCATION_B)
        if step == steps.ALLOCATE_UNITS:
            return AllocateUnits(self.seat)
        if step == steps.DROP_BONUS:
            t.drop_bonus()
            return None
        return super().do(t, step)


class FaceUpCharacters(Frame[Seize]):
    """SI-ALLOC-A: any number of own facedown Characters."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> FaceUpCharacters:
        return FaceUpCharacters(self.seat, self.pc)

    def step(self, t: Seize) -> None:
        if t.cards_in(self.seat, COURT):
            t.waiting = 1 << self.seat
        else:
            t.stack.pop()

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [A_DONE, *[pack(verbs.FACE_UP, card) for card in t.cards_in(seat, COURT)]]

    def is_idle(self, t: Seize, seat: int, action: int) -> bool:
        """It would be Disputed, and of little use (SI-DISP-1)."""
        return verb_of(action) == verbs.FACE_UP and would_dispute(t, arg_a(action))

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        card = arg_a(action)
        if verb_of(action) != verbs.FACE_UP or card not in t.cards_in(seat, COURT):
            return "SI-ALLOC-A1"
        if has_faceup(t, seat, t.face[card], FIGURES):
            return "SI-ALLOC-A2"
        if price(t, seat, card, PRICE_CHARACTER, t.cost(card)) > t.resources[seat]:
            return "SI-ALLOC-A1"
        return ""

    def answer(self, t: Seize, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DONE:
            t.stack.pop()
            return
        card = arg_a(action)
        due = price(t, seat, card, PRICE_CHARACTER, t.cost(card))
        t.set_discount(seat, max(0, t.discount[seat] - 1))
        face_up(t, card, seat, "SI-ALLOC-A1")  # SI-ALLOC-A3: a copy elsewhere is Disputed
        pay(t, seat, due, "SI-ALLOC-A1")
        on_allocation(t, card, seat)

    def clause(self) -> str:
        return "SI-ALLOC-A1"


# -- Units ----------------------------------------------------------------------------------------


def helping(t: Seize, unit: int) -> list[int]:
    """Characters depleted for Allocation points that count for this Unit."""
    found: list[int] = []
    for card in t.bonus:
        for ability in t.spec.abilities[t.face[card]]:
            for op in ability.ops[S_DO]:
                wanted = op.selectors[A_FOR] if op.word == W_AP else None
                if wanted is not None and matches(t, wanted, unit, card):
                    found.append(card)
    return found


def bonus_points(t: Seize, unit: int) -> int:
    number = 0
    for card in helping(t, unit):
        for ability in t.spec.abilities[t.face[card]]:
            for op in ability.ops[S_DO]:
                if op.word == W_AP:
                    number += op.args[A_N]
    return number


def paying(t: Seize, seat: int) -> list[int]:
    """The Worlds that can still give Allocation points; Units come only to them (SI-ALLOC-B14)."""
    return [world for world in t.worlds(seat) if not t.depleted[world]]


class AllocateUnits(Frame[Seize]):
    """SI-ALLOC-B11: one Unit card after the other, as far as undepleted Worlds reach."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> AllocateUnits:
        return AllocateUnits(self.seat, self.pc)

    def step(self, t: Seize) -> None:
        if t.hand(self.seat) and paying(t, self.seat):
            t.waiting = 1 << self.seat
        else:
            t.stack.pop()

    def candidates(self, t: Seize, seat: int) -> list[int]:
        units = [card for card in t.hand(seat) if t.is_unit_card(card)]
        return [A_DONE, *[pack(verbs.ALLOCATE, card) for card in units]]

    def options(self, t: Seize, seat: int) -> list[int]:
        found = [A_DONE]
        worlds = paying(t, seat)
        free = False
        for world in worlds:
            if room(t, world, seat) > 0:
                free = True
                break
        if not free:
            return found
        printed = sum([t.cost(world) for world in worlds])
        plain = not t.bonus and not t.board().aiding
        for card in t.hand(seat):
            if not t.is_unit_card(card) or (plain and t.cost(card) > printed):
                continue
            if not self.bar(t, seat, pack(verbs.ALLOCATE, card)):
                found.append(pack(verbs.ALLOCATE, card))
        return found

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        card = arg_a(action)
        if verb_of(action) != verbs.ALLOCATE or card not in t.hand(seat):
            return "SI-ALLOC-B5"
        if not t.is_unit_card(card):
            return "SI-ALLOC-B5"
        worlds = paying(t, seat)
        total = bonus_points(t, card)
        total += sum([allocation_points(t, world, card) for world in worlds])
        if total < t.cost(card):
            return "SI-ALLOC-B5"
        if not any(room(t, world, seat) > 0 for world in worlds):
            return "SI-ALLOC-B9"
        return ""

    def answer(self, t: Seize, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DONE:
            t.stack.pop()
        else:
            t.stack.append(Allocate(seat, [], arg_a(action)))

    def clause(self) -> str:
        return "SI-ALLOC-B1"


class Allocate(Frame[Seize]):
    """Worlds deplete together for one Unit card (SI-ALLOC-B3, SI-ALLOC-B4), until they suffice and
    no further (SI-ALLOC-MORE), for points or for their text and never both (SI-ALLOC-B13,
    SI-UNIV-7, SI-DEPL-WORLD). Nothing is spent before the points suffice. What is left over is lost
    (SI-ALLOC-B6): two Worlds of cost 4 pay for a Fleet of cost 6 (SI-ALLOC-EXAMPLE).
    """

    __slots__ = ("seat", "spent", "unit")

    def __init__(self, seat: int, spent: list[int], unit: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat
        self.spent = spent
        self.unit = unit

    def clone(self) -> Allocate:
        return Allocate(self.seat, self.spent[:], self.unit, self.pc)

    def total(self, t: Seize, worlds: list[int]) -> int:
        points = [allocation_points(t, world, self.unit) for world in worlds]
        return sum(points) + bonus_points(t, self.unit)

    def enough(self, t: Seize, worlds: list[int]) -> bool:
        return bool(worlds) and self.total(t, worlds) >= t.cost(self.unit)

    def step(self, t: Seize) -> None:
        if self.enough(t, self.spent):
            t.stack.pop()
            t.stack.append(PlaceUnit(self.seat, self.spent, self.unit))
        else:
            t.waiting = 1 << self.seat

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [*[pack(verbs.SPEND, world) for world in paying(t, seat)], A_DECLINE]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DECLINE:
            return ""
        world = arg_a(action)
        if verb_of(action) != verbs.SPEND or world not in paying(t, seat):
            return "SI-DEPL-1" if world in t.worlds(seat) else "SI-ALLOC-B1"
        if world in self.spent:
            return "SI-ALLOC-B3"
        together = [*self.spent, world]
        if self.enough(t, together) and not any(room(t, w, seat) > 0 for w in together):
            return "SI-ALLOC-B9"
        return ""

    def answer(self, t: Seize, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DECLINE:
            t.stack.pop()
        else:
            self.spent.append(arg_a(action))

    def subject(self, t: Seize) -> list[int]:
        return [self.unit, self.total(t, self.spent), t.cost(self.unit)]

    def shape(self) -> str:
        return "pay"

    def clause(self) -> str:
        return "SI-ALLOC-B5"


class PlaceUnit(Ask[Seize]):
    """SI-ALLOC-B7, SI-ALLOC-B9: at one of the Worlds that paid, within its Capacity."""

    __slots__ = ("spent", "unit")

    def __init__(self, seat: int, spent: list[int], unit: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.spent = spent
        self.unit = unit

    def clone(self) -> PlaceUnit:
        return PlaceUnit(self.seat, self.spent, self.unit, self.pc)

    def step(self, t: Seize) -> None:
        free = [world for world in self.spent if room(t, world, self.seat) > 0]
        if len(free) == 1:
            t.stack.pop()
            self.place(t, free[0])
        else:
            t.waiting = 1 << self.seat

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [pack(verbs.PLACE, world) for world in self.spent]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        world = arg_a(action)
        if verb_of(action) != verbs.PLACE or world not in self.spent:
            return "SI-ALLOC-B7"
        return "" if room(t, world, seat) > 0 else "SI-CAP-5"

    def chosen(self, t: Seize, action: int) -> None:
        self.place(t, arg_a(action))

    def place(self, t: Seize, world: int) -> None:
        used = helping(t, self.unit)
        for paid in self.spent:
            deplete(t, paid, "SI-ALLOC-B1")
        t.use_bonus(used)
        place_unit(t, self.unit, self.seat, world)
        t.emit("allocates", self.seat, "SI-ALLOC-B5", self.unit, world)
        on_allocation(t, self.unit, self.seat)

    def subject(self, t: Seize) -> list[int]:
        return [self.unit]

    def clause(self) -> str:
        return "SI-ALLOC-B7"
