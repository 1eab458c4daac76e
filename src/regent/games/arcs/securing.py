"""Securing and ransacking a Court card, and the fall of a city that leads to it."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import COUNCIL, VOX
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.court import refill
from regent.games.arcs.outrage import provoke
from regent.games.arcs.state import AREA, UNIONS, Arcs
from regent.games.arcs.vox import WhenSecured, put_away
from regent.kernel.action import arg_a, pack, verb_of
from regent.kernel.frame import Frame


class Securing(Frame[Arcs]):
    """A-SEC-2 to A-SEC-4, A-RANS-3: Agents, on the Council too (E-COUNCIL-2), then the card, then
    the place is refilled (A-VOX-1)."""

    __slots__ = ("place", "ransack", "seat")

    def __init__(self, place: int, ransack: int, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.place = place
        self.ransack = ransack
        self.seat = seat

    def clone(self) -> Securing:
        return Securing(self.place, self.ransack, self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        card = t.court_card(self.place)
        kind = t.spec.kind[t.face[card]]
        if self.pc == 0:
            self.pc = 1
            own = t.agents_on(self.place, self.seat)
            self.agents(t, card)
            if kind == VOX:
                t.stack.append(WhenSecured(own, card, self.seat))
                return
        t.stack.pop()
        if kind == VOX:
            put_away(t, card)
        elif kind == COUNCIL:
            t.move(card, UNIONS)  # under the played card; its place stays empty (E-COUNCIL-1)
            t.secure_council(self.seat)
            t.emit("tucks", self.seat, "E-COUNCIL-1", card)
            return
        else:
            t.move(card, t.zone(self.seat, AREA))
            t.note_secured(card)
        refill(t)

    def agents(self, t: Arcs, card: int) -> None:
        clause = "A-RANS-3" if self.ransack else "A-SEC-2"
        t.emit("ransacks" if self.ransack else "secures", self.seat, clause, card)
        t.recall_agents(self.place, self.seat)
        for other in range(t.seats):
            number = t.agents_on(self.place, other)
            if other == self.seat or number == 0:
                continue
            if self.ransack:
                t.ransack_agents(self.place, self.seat, other)
                t.emit("agents-slain", self.seat, clause, other, number)
            else:
                t.capture_agents(self.place, self.seat, other)
                t.emit("captures", self.seat, clause, other, number)


class Ransack(Choice):
    """A-RANS-1: a Court card with an Agent of the defender on it, whatever the majority."""

    __slots__ = ("defender",)

    def __init__(self, defender: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.defender = defender

    def clone(self) -> Ransack:
        return Ransack(self.defender, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(ROW_PLACES):
            if t.court_card(place) >= 0:
                found.append(pack(verbs.RANSACK, t.court_card(place)))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.RANSACK or arg_a(action) >= len(t.face):
            return "K-ANSWER-3"
        place = t.court_place(arg_a(action))
        if place < 0 or self.defender >= t.seats or not t.agents_on(place, self.defender):
            return "A-RANS-1"
        return ""

    def chosen(self, t: Arcs, action: int) -> None:
        t.stack.append(Securing(t.court_place(arg_a(action)), 1, self.seat))

    def none(self, t: Arcs) -> None:
        t.emit("nothing-to-ransack", self.seat, "A-RANS-2", self.defender)  # E-FREE-12

    def clause(self) -> str:
        return "A-RANS-1"

    def subject(self, t: Arcs) -> list[int]:
        return [self.defender]


class CityFalls(Frame[Arcs]):
    """A-OUTR-1, A-RANS-1: whoever destroyed a city provokes Outrage, then ransacks; for each city
    once (A-RANS-4)."""

    __slots__ = ("defender", "ransack", "seat", "types")

    def __init__(
        self, defender: int, ransack: int, seat: int, types: list[int], pc: int = 0
    ) -> None:
        super().__init__(pc)
        self.defender = defender
        self.ransack = ransack
        """Is there anything to ransack? Not for a city of one's own, and not everywhere
        (A-LEAD-01a)."""
        self.seat = seat
        self.types = types

    def clone(self) -> CityFalls:
        return CityFalls(self.defender, self.ransack, self.seat, self.types, self.pc)

    def step(self, t: Arcs) -> None:
        t.stack.pop()
        for type in self.types:
            provoke(t, self.seat, type, "A-OUTR-1")
        if self.ransack:
            t.stack.append(Ransack(self.defender, self.seat))
