"""Who stands where and what follows from it, worked out once after each change of places.

Everything here follows from zones, faces, `at`, `controller`, `host` and `throne`; it is no part of
the value. The table makes it when somebody asks and drops it when one of these changes
(`Seize.board`); `title.violations` compares it with one made anew. Nobody changes these lists.
"""

from __future__ import annotations

from typing import Final

from regent.games.seize.codes import SYSTEMS, UNITS
from regent.games.seize.spec import Spec
from regent.kernel.packed import Ints

ANY_SYSTEM: Final = len(SYSTEMS) + 1


class Board:
    """By seat: `worlds`, `figures`, `unit_cards`, `usable`. By the place of a World on the map,
    which `place` gives by card: `units`; by place and seat: `guests`, its Unit cards there."""

    __slots__ = (
        "aiding",
        "att_auras",
        "def_auras",
        "disputed",
        "far",
        "figures",
        "guests",
        "hosted",
        "keyword_auras",
        "place",
        "relics",
        "seats",
        "systems",
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
        relics: list[int],
        auras: list[int],
        face: Ints,
        at: Ints,
        controller: Ints,
        host: Ints,
        throne: Ints,
        spec: Spec,
    ) -> None:
        self.seats = seats
        self.place = [-1] * len(face)
        self.worlds: list[list[int]] = [[] for _ in range(seats)]
        self.figures: list[list[int]] = [[] for _ in range(seats)]
        self.units: list[list[int]] = []
        self.systems = [0] * (seats * ANY_SYSTEM)
        """How many Worlds of each System a seat Controls (SI-COMP-10)."""
        self.usable: list[list[int]] = [[] for _ in range(seats)]
        """The cards that can be depleted, spent or sacrificed for their text: Characters, Worlds,
        Units."""
        self.aiding: list[int] = []
        """The Worlds, Units and Artifacts that change Allocation points."""
        self.far: list[int] = []
        """The Worlds and Artifacts that let Units go anywhere."""
        self.disputed: list[int] = []
        """SI-DISP-1, SI-DISP-2: Worlds and Characters of which another faceup copy lies on the
        table; never a Throne World, nor what equals only such a one (SI-THRONE-3)."""
        self.att_auras = [card for card in auras if spec.att_aura[face[card]]]
        self.def_auras = [card for card in auras if spec.def_aura[face[card]]]
        self.keyword_auras = 0
        """The keywords that some card gives to others or denies them, as a mask."""
        for card in auras:
            self.keyword_auras |= spec.keyword_aura[face[card]]
        self.put_people(people, face, controller, spec)
        self.relics: list[list[int]] = [[] for _ in range(seats)]
        """The Artifacts of each seat (SI-ARTIFACT-1)."""
        self.put_relics(relics, face, controller, spec)
        self.put_worlds(map, face, controller, spec)
        self.find_disputes(map, face, throne)
        self.find_disputes(people, face, throne)
        self.guests: list[list[int]] = [[] for _ in range(len(self.units) * seats)]
        """Counters never count (SI-CAP-4), nor Reaction cards that fight (SI-CAP-9)."""
        self.unit_cards: list[list[int]] = [[] for _ in range(seats)]
        self.hosted: dict[int, list[int]] = {}
        """The Unit counters of each card."""
        self.put_units(play, face, at, controller, host, spec)

    def put_people(self, people: list[int], face: Ints, controller: Ints, spec: Spec) -> None:
        for card in people:
            seat = controller[card]
            if seat >= 0:
                self.figures[seat].append(card)
                if spec.usable[face[card]]:
                    self.usable[seat].append(card)

    def put_relics(self, relics: list[int], face: Ints, controller: Ints, spec: Spec) -> None:
        for card in relics:
            seat = controller[card]
            if seat < 0:
                continue
            self.relics[seat].append(card)
            if spec.usable[face[card]]:
                self.usable[seat].append(card)
            if spec.aids[face[card]]:
                self.aiding.append(card)
            if spec.far[face[card]]:
                self.far.append(card)

    def put_worlds(self, map: list[int], face: Ints, controller: Ints, spec: Spec) -> None:
        for world in map:
            self.place[world] = len(self.units)
            self.units.append([])
            seat = controller[world]
            if seat >= 0:
                self.worlds[seat].append(world)
                self.systems[seat * ANY_SYSTEM + spec.system[face[world]] + 1] += 1
                if spec.usable[face[world]]:
                    self.usable[seat].append(world)
            if spec.aids[face[world]]:
                self.aiding.append(world)
            if spec.far[face[world]]:
                self.far.append(world)

    def put_units(
        self, play: list[int], face: Ints, at: Ints, controller: Ints, host: Ints, spec: Spec
    ) -> None:
        seats = self.seats
        kind = spec.kind
        counter = spec.counter
        for card in play:
            world = at[card]
            seat = controller[card]
            one = face[card]
            place = self.place[world] if world >= 0 else -1
            if place >= 0:
                self.units[place].append(card)
            if spec.aids[one]:
                self.aiding.append(card)
            if seat >= 0 and spec.usable[one]:
                self.usable[seat].append(card)
            if counter[one]:
                self.hosted.setdefault(host[card], []).append(card)
            elif seat >= 0 and kind[one] < UNITS:
                self.unit_cards[seat].append(card)
                if place >= 0:
                    self.guests[place * seats + seat].append(card)

    def find_disputes(self, cards: list[int], face: Ints, throne: Ints) -> None:
        """Of which of these cards lies another copy there?"""
        first: dict[int, int] = {}
        for card in cards:
            if throne[card]:
                continue
            other = first.setdefault(face[card], card)
            if other != card:
                if other not in self.disputed:
                    self.disputed.append(other)
                self.disputed.append(card)

    def differs(self, other: Board) -> list[str]:
        """The names of what is not the same in another one."""
        found: list[str] = []
        for name, mine, theirs in (
            ("aiding", self.aiding, other.aiding),
            ("att_auras", self.att_auras, other.att_auras),
            ("def_auras", self.def_auras, other.def_auras),
            ("disputed", self.disputed, other.disputed),
            ("far", self.far, other.far),
            ("place", self.place, other.place),
            ("systems", self.systems, other.systems),
            ("keyword_auras", [self.keyword_auras], [other.keyword_auras]),
        ):
            if mine != theirs:
                found.append(name)
        for name, many, others in (
            ("figures", self.figures, other.figures),
            ("guests", self.guests, other.guests),
            ("relics", self.relics, other.relics),
            ("unit_cards", self.unit_cards, other.unit_cards),
            ("units", self.units, other.units),
            ("usable", self.usable, other.usable),
            ("worlds", self.worlds, other.worlds),
        ):
            if many != others:
                found.append(name)
        if self.hosted != other.hosted:
            found.append("hosted")
        return found
