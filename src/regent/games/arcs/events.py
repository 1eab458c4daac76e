"""Event cards at the end of a round, and the dice that are rolled for them (S-EVENT)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.crises import Crises
from regent.games.arcs.edicts import Edicts
from regent.games.arcs.event_dice import RollEvent, is_crisis
from regent.games.arcs.state import Arcs
from regent.games.arcs.summit import Summit
from regent.kernel.action import A_DONE
from regent.kernel.frame import Frame


class MayCall(Choice):
    """E-COUNCIL-4, S-EVENT-9: call the Summit, or not."""

    __slots__ = ("rule",)

    def __init__(self, rule: str, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.rule = rule

    def clone(self) -> MayCall:
        return MayCall(self.rule, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [verbs.A_CALL, A_DONE]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        return "" if action in (verbs.A_CALL, A_DONE) else self.rule

    def chosen(self, t: Arcs, action: int) -> None:
        if action == verbs.A_CALL:
            t.emit("calls", self.seat, self.rule)
            t.stack.append(Summit(self.seat))

    def clause(self) -> str:
        return self.rule


CALL: Final = 0
ROLL: Final = 1
RESOLVE: Final = 2


class EventHappens(Frame[Arcs]):
    """S-EVENT-8, S-EVENT-9: a Summit if the seat likes, both dice, and what they show."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> EventHappens:
        return EventHappens(self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        at = self.pc
        self.pc = at + 1
        if at == CALL:
            t.emit("event", self.seat, "S-EVENT-8")
            t.stack.append(MayCall("S-EVENT-9", self.seat))
        elif at == ROLL:
            t.stack.append(RollEvent(self.seat))
        else:
            t.stack.pop()
            number, event = t.got[0], t.got[1]
            if is_crisis(event):
                t.stack.append(Crises(event, number, self.seat))
            else:
                t.stack.append(Edicts())
