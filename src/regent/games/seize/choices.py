"""What a card chooses for itself as a Conquest Action or an Exchange starts (SI-TIME-4)."""

from __future__ import annotations

from typing import Final

from regent.games.seize import (
    verbs,
)
from regent.games.seize.codes import DRONE, HOVER, INFANTRY, MECH, VEHICLE
from regent.games.seize.state import AS_FIGHTER, AS_PRINTED, Seize
from regent.kernel.action import arg_a, pack
from regent.kernel.flow import Ask

CHOOSABLE: Final = (HOVER, INFANTRY, MECH, VEHICLE, DRONE)


class ChooseSubtype(Ask[Seize]):
    """A card chooses which Troops it fights best."""

    __slots__ = ("card",)

    def __init__(self, card: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.card = card

    def clone(self) -> ChooseSubtype:
        return ChooseSubtype(self.card, self.seat, self.pc)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [pack(verbs.SUBTYPE, subtype) for subtype in CHOOSABLE]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        return "" if action in self.candidates(t, seat) else "SI-ABIL-8"

    def chosen(self, t: Seize, action: int) -> None:
        t.set_chosen(self.card, arg_a(action))
        t.emit("chooses", self.seat, "SI-UNIV-1", self.card, arg_a(action))

    def subject(self, t: Seize) -> list[int]:
        return [self.card]

    def clause(self) -> str:
        return "SI-TIME-4"


class ChooseForm(Ask[Seize]):
    """A Mech fights this Exchange as a Troop or as a Fleet."""

    __slots__ = ("card",)

    def __init__(self, card: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.card = card

    def clone(self) -> ChooseForm:
        return ChooseForm(self.card, self.seat, self.pc)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [pack(verbs.FORM, AS_PRINTED), pack(verbs.FORM, AS_FIGHTER)]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        return "" if action in self.candidates(t, seat) else "SI-ABIL-8"

    def chosen(self, t: Seize, action: int) -> None:
        t.set_form(self.card, arg_a(action))
        t.emit("fights-as", self.seat, "SI-UNIV-1", self.card, arg_a(action))

    def subject(self, t: Seize) -> list[int]:
        return [self.card]

    def clause(self) -> str:
        return "SI-TIME-4"
