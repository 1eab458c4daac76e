"""New actions on Lore cards, and what is paid for a Cloud City (A-LORE)."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import (
    BLIGHT,
    CITY,
    DAMAGED,
    EMPIRE,
    FRESH,
    OWNERS,
    SHIP,
    STARPORT,
    TYPES,
    TYRANT,
)
from regent.games.arcs.dice import DICE_WORDS, HIT, MOST, SIDES, SKIRMISH
from regent.games.arcs.hits import ON_TARGETS, Hits
from regent.games.arcs.lore_words import (
    ANNEX,
    FIRE_RIFLES,
    GUIDE,
    MARTYR,
    NURTURE,
    PRUNE,
    SUMMON,
)
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.resources import cover_slots
from regent.games.arcs.rolling import RollDice, offer_rerolls, read_dice, shown
from regent.games.arcs.state import DEFENDER, DICE, PLACE, Arcs
from regent.games.arcs.traits import built_condition, payments
from regent.games.arcs.values import bar_harm, controls, planet_type
from regent.kernel.action import A_DONE, arg_a, arg_b, arg_c, pack, verb_of
from regent.kernel.errors import Broken
from regent.kernel.flow import Until
from regent.kernel.frame import Frame


def bar_new(t: Arcs, card: int, action: int) -> str:
    """The clause that forbids a new action of a card now."""
    effect = t.spec.new[action][t.face[card]]
    if effect == SUMMON and card in t.once:
        return "A-LORE-01"
    return "A-LORE-26" if effect == ANNEX and not t.is_declared(TYRANT) else ""


def lore_frame(t: Arcs, seat: int, card: int, effect: int) -> Frame[Arcs]:
    """The question of a new action of a Lore card."""
    if effect == SUMMON:
        return Summon(seat)
    if effect == FIRE_RIFLES:
        return FireRifles(seat)
    if effect == NURTURE:
        return t.spec.links.tax_own(seat)
    if effect == PRUNE:
        return Prune(seat)
    if effect == GUIDE:
        return Guide(seat)
    if effect == MARTYR:
        return Martyr(seat)
    if effect == ANNEX:
        return Annex(seat)
    raise Broken(f"{t.spec.names[t.face[card]]} has no such action")


# -- building -------------------------------------------------------------------------------------


class Pay(Choice):
    """A-LORE-09: which resource is spent for a city outside the slots."""

    __slots__ = ("system",)

    def __init__(self, system: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.system = system

    def clone(self) -> Pay:
        return Pay(self.system, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.PAY, type) for type in range(len(TYPES))]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        fits = arg_a(action) in payments(t, seat, planet_type(t, self.system))
        return "" if verb_of(action) == verbs.PAY and fits else "A-LORE-09"

    def chosen(self, t: Arcs, action: int) -> None:
        type, at = arg_a(action), t.cheapest(self.seat, arg_a(action))
        if t.prelude:
            t.spend_from(self.seat, at)  # A-PREL-2
        else:
            t.discard_from(self.seat, at)
        t.emit("pays", self.seat, "A-LORE-09", type)
        condition = built_condition(t, self.seat, self.system, CITY)
        t.place(self.system, self.seat, CITY, condition)
        t.outside(self.system, self.seat)
        t.emit("builds", self.seat, "A-LORE-09", CITY, self.system, condition)

    def clause(self) -> str:
        return "A-LORE-09"


class Summon(Choice):
    """A-LORE-01: a ship at a city that the seat controls."""

    __slots__ = ()

    def clone(self) -> Summon:
        return Summon(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.PLACE, system) for system in range(SYSTEMS)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        system = arg_a(action)
        if verb_of(action) != verbs.PLACE or system >= SYSTEMS:
            return "K-ANSWER-3"
        if not t.left(seat, SHIP):
            return "A-COMP-8"
        if controls(t, seat, system):
            for owner in t.spec.owners:
                if t.pieces_at(system, owner, CITY):
                    return ""
        return "A-LORE-01"

    def chosen(self, t: Arcs, action: int) -> None:
        t.place(arg_a(action), self.seat, SHIP, FRESH)
        t.emit("builds", self.seat, "A-LORE-01", SHIP, arg_a(action), FRESH)

    def clause(self) -> str:
        return "A-LORE-01"


class Prune(Choice):
    """A-LORE-10: a starport in a slot for a city, or the reverse."""

    __slots__ = ()

    def clone(self) -> Prune:
        return Prune(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for system in t.board().places[seat]:
            for kind in (CITY, STARPORT):
                for condition in (FRESH, DAMAGED):
                    if t.count(system, seat, kind, condition):
                        found.append(pack(verbs.PRUNE, system, kind, condition))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        system, kind, condition = arg_a(action), arg_b(action), arg_c(action)
        if verb_of(action) != verbs.PRUNE or system >= SYSTEMS or condition > DAMAGED:
            return "K-ANSWER-3"
        if kind not in (CITY, STARPORT) or not t.count(system, seat, kind, condition):
            return "A-LORE-10"
        if not t.left(seat, STARPORT if kind == CITY else CITY):
            return "A-FINE-4"
        outside = kind == CITY and t.clouds[system] == seat + 1
        if system % 4 == 0 or t.pieces_at(system, seat, kind) <= int(outside):
            return "A-LORE-10"
        return ""

    def chosen(self, t: Arcs, action: int) -> None:
        system, kind, condition = arg_a(action), arg_b(action), arg_c(action)
        t.take_home(system, self.seat, kind, condition)
        new = STARPORT if kind == CITY else CITY
        t.place(system, self.seat, new, condition)
        t.emit("replaces", self.seat, "A-LORE-10", kind, new, system)
        room = cover_slots(t, self.seat)
        if room is not None:
            t.stack.append(room)

    def clause(self) -> str:
        return "A-LORE-10"


class Annex(Choice):
    """A-LORE-26: a building of another colour becomes the seat's."""

    __slots__ = ()

    def clone(self) -> Annex:
        return Annex(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for owner in t.spec.owners:
            if owner == seat:
                continue
            for system in t.board().places[owner]:
                for kind in (CITY, STARPORT):
                    if t.pieces_at(system, owner, kind):
                        found.append(pack(verbs.ANNEX, system, owner, kind))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        system, owner, kind = arg_a(action), arg_b(action), arg_c(action)
        if verb_of(action) != verbs.ANNEX or system >= SYSTEMS or owner >= OWNERS:
            return "K-ANSWER-3"
        if owner == seat or kind not in (CITY, STARPORT) or not t.pieces_at(system, owner, kind):
            return "A-LORE-26"
        if not controls(t, seat, system):
            return "A-LORE-26"
        return "" if t.left(seat, kind) else "A-FINE-4"

    def chosen(self, t: Arcs, action: int) -> None:
        system, owner, kind = arg_a(action), arg_b(action), arg_c(action)
        condition = FRESH if t.count(system, owner, kind, FRESH) else DAMAGED
        t.annex(system, owner, self.seat, kind, condition)
        t.emit("annexes", self.seat, "A-LORE-26", kind, system, owner)
        room = cover_slots(t, owner) if owner < t.seats else None
        if room is not None:
            t.stack.append(room)

    def clause(self) -> str:
        return "A-LORE-26"


# -- moving ---------------------------------------------------------------------------------------


class Guide(Choice):
    """A-LORE-16: between a system with a fresh starport of the seat and an adjacent one."""

    __slots__ = ()

    def clone(self) -> Guide:
        return Guide(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for port in t.board().places[seat]:
            if t.count(port, seat, STARPORT, FRESH):
                for other in t.neighbours(port):
                    for start, end in ((port, other), (other, port)):
                        option = pack(verbs.GUIDE, start, end)
                        if option not in found:
                            found.append(option)
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        start, end = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.GUIDE or start >= SYSTEMS or end >= SYSTEMS:
            return "K-ANSWER-3"
        if end not in t.neighbours(start):
            return "A-MOVE-1"
        port = t.count(start, seat, STARPORT, FRESH) + t.count(end, seat, STARPORT, FRESH)
        if not port:
            return "A-LORE-16"
        barred = "A-LORE-16"
        for owner in t.spec.owners:
            if owner != BLIGHT and t.ships_at(start, owner):
                barred = bar_law(t, seat, owner, 1, t.ships_at(start, seat))
                if not barred:
                    return ""
        return barred

    def chosen(self, t: Arcs, action: int) -> None:
        t.stack.append(Beam(arg_b(action), 0, [], arg_a(action), self.seat))

    def clause(self) -> str:
        return "A-LORE-16"


def bar_law(t: Arcs, seat: int, owner: int, ships: int, loyal: int) -> str:
    """The Movement Law binds a Regent who guides ships, as it is no card: at most one Imperial ship
    for each Loyal one that goes the same way. It does not speak of Outlaws."""
    if owner != EMPIRE or ships <= loyal or not t.is_regent(seat):
        return ""
    return "E-MOVE-1" if loyal else "E-MOVE-3"


class Beam(Until[Arcs]):
    """A-LORE-16: how many ships of each owner go. No card that changes moves applies."""

    __slots__ = ("end", "loyal", "moved", "start")

    def __init__(
        self, end: int, loyal: int, moved: list[int], start: int, seat: int, pc: int = 0
    ) -> None:
        super().__init__(seat, pc)
        self.end = end
        self.loyal = loyal
        """Ships of the seat that have gone."""
        self.moved = moved
        """Owners whose ships have gone."""
        self.start = start

    def clone(self) -> Beam:
        return Beam(self.end, self.loyal, self.moved[:], self.start, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for owner in t.spec.owners:
            for fresh in range(t.count(self.start, owner, SHIP, FRESH), -1, -1):
                for damaged in range(t.count(self.start, owner, SHIP, DAMAGED), -1, -1):
                    if fresh + damaged:
                        found.append(pack(verbs.BEAM, owner, fresh, damaged))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        owner, fresh, damaged = arg_a(action), arg_b(action), arg_c(action)
        if verb_of(action) != verbs.BEAM or owner >= OWNERS:
            return "K-ANSWER-3"
        if owner in self.moved or owner == BLIGHT or fresh + damaged == 0:
            return "A-LORE-16"
        if fresh > t.count(self.start, owner, SHIP, FRESH):
            return "A-LORE-16"
        if damaged > t.count(self.start, owner, SHIP, DAMAGED):
            return "A-LORE-16"
        return bar_law(t, seat, owner, fresh + damaged, self.loyal)

    def chosen(self, t: Arcs, action: int) -> None:
        owner, fresh, damaged = arg_a(action), arg_b(action), arg_c(action)
        self.moved.append(owner)
        if owner == self.seat:
            self.loyal = fresh + damaged
        t.shift_ships(owner, self.start, self.end, fresh, damaged)
        t.emit("moves", owner, "A-LORE-16", fresh + damaged, self.start, self.end)

    def clause(self) -> str:
        return "A-LORE-16"

    def subject(self, t: Arcs) -> list[int]:
        return [self.start, self.end]


class Martyr(Choice):
    """A-LORE-18: a fresh ship of the seat for a ship of another colour, or for nothing."""

    __slots__ = ()

    def clone(self) -> Martyr:
        return Martyr(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for system in t.board().places[seat]:
            if not t.count(system, seat, SHIP, FRESH):
                continue
            for owner in t.spec.owners:
                for condition in (FRESH, DAMAGED):
                    if owner != seat and t.count(system, owner, SHIP, condition):
                        found.append(pack(verbs.MARTYR, system, owner, condition))
            found.append(pack(verbs.SACRIFICE, system))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        verb, system, owner, condition = (
            verb_of(action),
            arg_a(action),
            arg_b(action),
            arg_c(action),
        )
        if verb not in (verbs.MARTYR, verbs.SACRIFICE) or system >= SYSTEMS:
            return "K-ANSWER-3"
        if owner >= OWNERS or condition > DAMAGED:
            return "K-ANSWER-3"
        if not t.count(system, seat, SHIP, FRESH):
            return "A-LORE-18"
        if verb == verbs.SACRIFICE:
            return ""
        if owner in (seat, BLIGHT) or not t.count(system, owner, SHIP, condition):
            return "A-LORE-18"
        return bar_harm(t, seat, system, owner)

    def chosen(self, t: Arcs, action: int) -> None:
        system, owner = arg_a(action), arg_b(action)
        t.take_home(system, self.seat, SHIP, FRESH)
        t.emit("destroyed", self.seat, "A-LORE-18", SHIP, system)
        if verb_of(action) == verbs.MARTYR:
            t.take_trophy(self.seat, system, owner, SHIP, arg_c(action))
            t.emit("destroyed", owner, "A-LORE-18", SHIP, system)

    def clause(self) -> str:
        return "A-LORE-18"


# -- Galactic Rifles ------------------------------------------------------------------------------


class FireRifles(Choice):
    """A-LORE-02: from which system, at whom in which adjacent one."""

    __slots__ = ()

    def clone(self) -> FireRifles:
        return FireRifles(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for system in t.board().places[seat]:
            if t.count(system, seat, SHIP, FRESH):
                for target in t.neighbours(system):
                    for owner in t.spec.owners:
                        if owner != seat and t.is_present(target, owner):
                            found.append(pack(verbs.FIRE, system, target, owner))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        system, target, owner = arg_a(action), arg_b(action), arg_c(action)
        if verb_of(action) != verbs.FIRE or max(system, target) >= SYSTEMS or owner >= OWNERS:
            return "K-ANSWER-3"
        if not t.count(system, seat, SHIP, FRESH) or target not in t.neighbours(system):
            return "A-LORE-02"
        if owner == seat or not t.is_present(target, owner):
            return "A-LORE-02"
        return bar_harm(t, seat, target, owner)

    def chosen(self, t: Arcs, action: int) -> None:
        system, target, owner = arg_a(action), arg_b(action), arg_c(action)
        t.aim(target, owner)
        t.emit("fires", self.seat, "A-LORE-02", system, target, owner)
        t.stack.append(Fire([], self.seat))
        most = min(MOST, t.count(system, self.seat, SHIP, FRESH))
        t.stack.append(RifleDice(most, self.seat))

    def clause(self) -> str:
        return "A-LORE-02"


class RifleDice(Choice):
    """A-LORE-02: how many Skirmish dice."""

    __slots__ = ("most",)

    def __init__(self, most: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.most = most

    def clone(self) -> RifleDice:
        return RifleDice(self.most, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.DICE, SKIRMISH, number) for number in range(MOST, -1, -1)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.DICE or arg_a(action) != SKIRMISH:
            return "A-LORE-02"
        return "" if arg_b(action) <= self.most else "A-LORE-02"

    def chosen(self, t: Arcs, action: int) -> None:
        numbers = [0] * len(DICE_WORDS)
        numbers[SKIRMISH] = arg_b(action)
        t.got = numbers

    def clause(self) -> str:
        return "A-LORE-02"

    def subject(self, t: Arcs) -> list[int]:
        return [SKIRMISH, self.most]


class Fire(Frame[Arcs]):
    """A-LORE-02: the dice are rolled, and the hits dealt. No battle is fought."""

    __slots__ = ("rolled", "seat")

    def __init__(self, rolled: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.rolled = rolled
        self.seat = seat

    def clone(self) -> Fire:
        return Fire(self.rolled, self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        at = self.pc
        self.pc = at + 1
        if at == 0:
            self.rolled = t.got[:]
            t.stack.append(RollDice([SIDES] * sum(self.rolled), DICE))
        elif at == 1:
            self.rolled = read_dice(t, self.seat, self.rolled)
            offer_rerolls(t, self.seat, self.rolled, -1)
        elif at == 2:
            hits = shown(t.got, HIT)
            if hits:
                t.stack.append(Hits(hits, ON_TARGETS, "A-LORE-02", self.seat))
        else:
            t.stack.pop()
            t.emit("battle-over", self.seat, "A-LORE-02", t.battle[DEFENDER], t.battle[PLACE])
            t.end_battle()
