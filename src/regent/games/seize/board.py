"""Who stands where: lists by World and by seat, worked out once after each change of places.

Everything here follows from zones, `at`, `controller` and `host`; it is no part of the value. The
table makes it when somebody asks and drops it when a card changes its place (`Seize.board`).
Nobody changes these lists.
"""

from __future__ import annotations

from regent.games.seize.codes import UNITS
from regent.kernel.packed import Ints


class Board:
    """`worlds`, `figures` and `unit_cards` by seat; `units` and `crowd` by the place of a World
    on the map, which `place` gives by card."""

    __slots__ = (
        "counters",
        "crowd",
        "figures",
        "place",
        "seats",
        "unit_cards",
        "units",
        "usable",
        "worlds",
    )

    def __init__(
        self,
        seats: int,
        map: list[int],
        play: list[int],
        people: list[int],
        face: Ints,
        at: Ints,
        controller: Ints,
        kind: list[int],
        counter: list[int],
        usable: list[list[int]],
    ) -> None:
        self.seats = seats
        self.place = [-1] * len(face)
        self.worlds: list[list[int]] = [[] for _ in range(seats)]
        self.units: list[list[int]] = []
        for world in map:
            self.place[world] = len(self.units)
            self.units.append([])
            seat = controller[world]
            if seat >= 0:
                self.worlds[seat].append(world)
        self.figures: list[list[int]] = [[] for _ in range(seats)]
        for card in people:
            seat = controller[card]
            if seat >= 0:
                self.figures[seat].append(card)
        self.crowd = [0] * (len(self.units) * seats)
        """How many Unit cards each seat has at each World: counters never count (SI-CAP-4), nor
        Reaction cards that fight (SI-CAP-9)."""
        self.unit_cards: list[list[int]] = [[] for _ in range(seats)]
        self.counters: list[int] = []
        self.usable: list[list[int]] = [[] for _ in range(seats)]
        """The cards of each seat that can be depleted, spent or sacrificed for their text:
        Characters, Worlds, Units."""
        for zone in (people, map, play):
            for card in zone:
                if controller[card] >= 0 and usable[face[card]]:
                    self.usable[controller[card]].append(card)
        for card in play:
            world = at[card]
            place = self.place[world] if world >= 0 else -1
            if place >= 0:
                self.units[place].append(card)
            if counter[face[card]]:
                self.counters.append(card)
                continue
            seat = controller[card]
            if seat < 0 or kind[face[card]] >= UNITS:
                continue
            self.unit_cards[seat].append(card)
            if place >= 0:
                self.crowd[place * seats + seat] += 1
