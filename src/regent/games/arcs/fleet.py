"""Ships that cards place: one in each of some systems, or several in one (A-GUILD-30)."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import FRESH, SHIP
from regent.games.arcs.map import CLUSTERS, SYSTEMS
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import controls
from regent.kernel.action import arg_a, pack, verb_of


def place_ships(t: Arcs, seat: int, system: int, number: int, clause: str) -> None:
    """Fresh ships from the supply, as many as there are (A-COMP-8)."""
    placed = min(number, t.left(seat, SHIP))
    for _ in range(placed):
        t.place(system, seat, SHIP, FRESH)
    if placed:
        t.emit("places", seat, clause, placed, system)


class PlaceEach(Choice):
    """One ship in each of some systems; with too few ships the seat chooses where."""

    __slots__ = ("rule", "systems")

    def __init__(self, rule: str, systems: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.rule = rule
        self.systems = systems

    def clone(self) -> PlaceEach:
        return PlaceEach(self.rule, self.systems, self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        if 0 < t.left(self.seat, SHIP) < len(self.systems):
            super().step(t)
            return
        t.stack.pop()
        if t.left(self.seat, SHIP):
            for system in self.systems:
                place_ships(t, self.seat, system, 1, self.rule)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.PLACE, system) for system in self.systems]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        fits = verb_of(action) == verbs.PLACE and arg_a(action) in self.systems
        return "" if fits else self.rule

    def chosen(self, t: Arcs, action: int) -> None:
        place_ships(t, self.seat, arg_a(action), 1, self.rule)
        rest = [system for system in self.systems if system != arg_a(action)]
        t.stack.append(PlaceEach(self.rule, rest, self.seat))

    def clause(self) -> str:
        return self.rule


class PlaceFleet(Choice):
    """Several ships in one system that the seat controls."""

    __slots__ = ("number", "rule")

    def __init__(self, number: int, rule: str, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.number = number
        self.rule = rule

    def clone(self) -> PlaceFleet:
        return PlaceFleet(self.number, self.rule, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.PLACE, system) for system in range(SYSTEMS)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.PLACE or arg_a(action) >= SYSTEMS:
            return "K-ANSWER-3"
        return "" if controls(t, seat, arg_a(action)) else self.rule

    def chosen(self, t: Arcs, action: int) -> None:
        place_ships(t, self.seat, arg_a(action), self.number, self.rule)

    def clause(self) -> str:
        return self.rule

    def subject(self, t: Arcs) -> list[int]:
        return [self.number]


class Return(Choice):
    """A-TURN-13: whoever has neither ship nor starport on the map comes back in a gate."""

    __slots__ = ()

    def clone(self) -> Return:
        return Return(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.PLACE, 4 * cluster) for cluster in range(CLUSTERS)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        fits = verb_of(action) == verbs.PLACE and arg_a(action) in t.gates()
        return "" if fits else "A-TURN-13"

    def chosen(self, t: Arcs, action: int) -> None:
        place_ships(t, self.seat, arg_a(action), 3, "A-TURN-13")

    def clause(self) -> str:
        return "A-TURN-13"


class Uprising(Choice):
    """A-VOX-26: a ship in each system of one cluster."""

    __slots__ = ()

    def clone(self) -> Uprising:
        return Uprising(self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        if t.left(self.seat, SHIP):
            super().step(t)
        else:
            t.stack.pop()

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.CLUSTER, cluster) for cluster in range(1, CLUSTERS + 1)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        cluster = arg_a(action)
        if verb_of(action) != verbs.CLUSTER or not 1 <= cluster <= CLUSTERS:
            return "K-ANSWER-3"
        return "A-MAP-5" if t.out >> (cluster - 1) & 1 else ""

    def chosen(self, t: Arcs, action: int) -> None:
        gate = 4 * (arg_a(action) - 1)
        t.stack.append(PlaceEach("A-VOX-26", [gate, gate + 1, gate + 2, gate + 3], self.seat))

    def clause(self) -> str:
        return "A-VOX-26"
