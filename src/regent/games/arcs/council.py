"""The Imperial Council: secured, and resolved when the round ends (E-COUNCIL)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import COUNCIL, DECIDED, TYPES
from regent.games.arcs.crises import NOT_ROLLED, Crises
from regent.games.arcs.edicts import Edicts
from regent.games.arcs.empire import COUNCIL_PLACE
from regent.games.arcs.events import MayCall
from regent.games.arcs.resources import steal_from_trust
from regent.games.arcs.state import ROW, UNIONS, Arcs
from regent.games.arcs.values import bar_steal_type
from regent.kernel.action import A_DONE, arg_a, pack, verb_of
from regent.kernel.flow import Until
from regent.kernel.frame import Frame

CALL: Final = 0
REWARD: Final = 1
CHOOSE: Final = 2


class CouncilDecides(Frame[Arcs]):
    """E-COUNCIL-11: back to the Court, a Summit, the tile or the Trust, Crises or Edicts."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> CouncilDecides:
        return CouncilDecides(self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        at, seat = self.pc, self.seat
        self.pc = at + 1
        if at == CALL:
            for card in t.zones[UNIONS][:]:
                if t.spec.kind[t.face[card]] == COUNCIL:
                    t.move(card, ROW + COUNCIL_PLACE)
            t.turn_council(DECIDED)  # E-COUNCIL-3
            t.emit("council-decides", seat, "E-COUNCIL-3")
            t.stack.append(MayCall("E-COUNCIL-4", seat))
        elif at == REWARD:
            # by the title of this moment, after the Summit (E-COUNCIL-5, E-SUMMIT-12)
            if t.is_regent(seat):
                if t.first_regent() != seat:  # E-COUNCIL-6
                    t.take_tile(seat)
                    t.emit("first-regent", seat, "E-COUNCIL-5")
            elif t.first_regent() >= 0:  # E-COUNCIL-9
                room = t.room(seat) - t.held_count(seat)
                t.stack.append(StealTrust(room, seat))
        elif at == CHOOSE:
            t.stack.pop()
            t.stack.append(Either(seat))


class StealTrust(Until[Arcs]):
    """E-COUNCIL-7, E-COUNCIL-8: resources of the Trust, as many as there are empty slots."""

    __slots__ = ("room",)

    def __init__(self, room: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.room = room

    def clone(self) -> StealTrust:
        return StealTrust(self.room, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.STEAL_TRUST, type) for type in range(len(TYPES))] + [A_DONE]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        if verb_of(action) != verbs.STEAL_TRUST or arg_a(action) >= len(TYPES):
            return "K-ANSWER-3"
        if not self.room or not t.trust(arg_a(action)):
            return "E-COUNCIL-7"
        return bar_steal_type(t, seat, t.first_regent(), arg_a(action))

    def chosen(self, t: Arcs, action: int) -> None:
        self.room -= 1
        steal_from_trust(t, self.seat, arg_a(action), "E-COUNCIL-7")
        t.score_power(t.first_regent(), -1)
        t.emit("loses", t.first_regent(), "E-COUNCIL-8", 1)

    def clause(self) -> str:
        return "E-COUNCIL-7"

    def subject(self, t: Arcs) -> list[int]:
        return [self.room]


class Either(Choice):
    """E-COUNCIL-10: Crises or Edicts, one of them."""

    __slots__ = ()

    def clone(self) -> Either:
        return Either(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [verbs.A_CRISES, verbs.A_EDICTS]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        return "" if action in (verbs.A_CRISES, verbs.A_EDICTS) else "E-COUNCIL-10"

    def chosen(self, t: Arcs, action: int) -> None:
        if action == verbs.A_CRISES:
            t.stack.append(Crises(NOT_ROLLED, NOT_ROLLED, self.seat))
        else:
            t.stack.append(Edicts())

    def clause(self) -> str:
        return "E-COUNCIL-10"
