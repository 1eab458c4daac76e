"""The standard actions that are done in one choice: Tax, Build, Repair, Influence, Secure.

Move and Battle have files of their own. Each is one question, whose options are the standard
action's and the new actions on the seat's cards that may be taken in its place (A-PREL-8).
"""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import (
    AGENT,
    BUILD,
    CITY,
    DAMAGED,
    FRESH,
    INFLUENCE,
    NO_TYPE,
    ON_MAP,
    OWNERS,
    REPAIR,
    SECURE,
    SHIP,
    STARPORT,
    TAX,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.court import bar_secure
from regent.games.arcs.guild import take_new
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.resources import gain
from regent.games.arcs.securing import Securing
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import controls, is_foreign
from regent.kernel.action import arg_a, arg_b, arg_c, pack, verb_of


def new_actions(t: Arcs, seat: int, action: int) -> list[int]:
    """The new actions that the seat's cards offer in place of a standard one, as options: one for
    each pip or resource (A-GUILD-33)."""
    new = t.spec.new[action]
    return [pack(verbs.NEW_ACTION, card) for card in t.area(seat) if new[t.face[card]] >= 0]


class Act(Choice):
    """One action of the active player."""

    __slots__ = ()

    def action(self) -> int:
        """Which standard action this is."""
        return TAX

    def standard(self, t: Arcs, seat: int) -> list[int]:
        """What the standard action could be done with."""
        return []

    def bar_standard(self, t: Arcs, seat: int, action: int) -> str:
        return ""

    def perform(self, t: Arcs, action: int) -> None:
        """Do it; this frame has left the stack."""

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return self.standard(t, seat) + new_actions(t, seat, self.action())

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) == verbs.NEW_ACTION:
            card = arg_a(action)
            if card >= len(t.face) or t.keeper(card) != seat:
                return "A-PREL-8"
            return "" if t.spec.new[self.action()][t.face[card]] >= 0 else "A-PREL-8"
        return self.bar_standard(t, seat, action)

    def chosen(self, t: Arcs, action: int) -> None:
        if verb_of(action) == verbs.NEW_ACTION:
            take_new(t, self.seat, arg_a(action), self.action())
        else:
            self.perform(t, action)

    def none(self, t: Arcs) -> None:
        t.emit("nothing", self.seat, "A-PREL-6", self.action())


# -- Tax ------------------------------------------------------------------------------------------


def bar_tax(t: Arcs, seat: int, system: int, owner: int) -> str:
    """The clause that forbids taxing a city of this owner there. It may be damaged (A-TAX-6) and
    give nothing (A-TAX-4)."""
    cities = t.pieces_at(system, owner, CITY)
    if cities == 0 or (owner != seat and not controls(t, seat, system)):
        return "A-TAX-1"
    return "A-TAX-5" if t.taxed(system, owner) >= cities else ""


class Tax(Act):
    """A-TAX: one city gives a resource, a Rival's an Agent as well."""

    __slots__ = ()

    def clone(self) -> Tax:
        return Tax(self.seat, self.pc)

    def action(self) -> int:
        return TAX

    def standard(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        board = t.board()
        for owner in t.spec.owners:
            if board.cities[owner] == 0:
                continue
            for system in board.places[owner]:
                if t.pieces_at(system, owner, CITY):
                    found.append(pack(verbs.TAX, system, owner))
        return found

    def bar_standard(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.TAX or arg_a(action) >= SYSTEMS or arg_b(action) >= OWNERS:
            return "K-ANSWER-3"
        return bar_tax(t, seat, arg_a(action), arg_b(action))

    def perform(self, t: Arcs, action: int) -> None:
        tax(t, self.seat, arg_a(action), arg_b(action))

    def clause(self) -> str:
        return "A-TAX-1"


def tax(t: Arcs, seat: int, system: int, owner: int) -> None:
    """A-TAX-2, A-TAX-3: a resource of the planet's type; a Rival loses an Agent."""
    t.mark_taxed(system, owner)
    if owner == seat:
        t.emit("taxes-own", seat, "A-TAX-1", system)
    else:
        t.emit("taxes", seat, "A-TAX-1", system, owner)
    if owner != seat and owner < t.seats and t.left(owner, AGENT):
        t.capture(seat, owner)
        t.emit("captures", seat, "A-TAX-3", owner, 1)
    if t.spec.type_of[system] != NO_TYPE:
        gain(t, seat, [t.spec.type_of[system]], "A-TAX-2")


def can_tax(t: Arcs, seat: int) -> bool:
    board = t.board()
    for owner in t.spec.owners:
        if board.cities[owner]:
            for system in board.places[owner]:
                if not bar_tax(t, seat, system, owner):
                    return True
    return False


# -- Build ----------------------------------------------------------------------------------------


def bar_building(t: Arcs, seat: int, system: int, kind: int) -> str:
    """The clause that forbids a city or starport there."""
    if not t.in_play(system):
        return "A-MAP-5"
    if not t.is_present(system, seat):
        return "A-BUILD-2"
    if t.board().buildings[system] >= t.spec.slots[system]:
        return "A-BUILD-2"
    return "A-COMP-8" if t.left(seat, kind) == 0 else ""


def bar_ship(t: Arcs, seat: int, system: int, owner: int) -> str:
    """The clause that forbids a ship at a starport of this owner there."""
    ports = t.pieces_at(system, owner, STARPORT)
    if owner != seat or ports == 0:
        return "A-BUILD-4"
    if t.built(system, owner) >= ports:
        return "A-BUILD-5"
    return "A-COMP-8" if t.left(seat, SHIP) == 0 else ""


class Build(Act):
    """A-BUILD: a city, a starport or a ship."""

    __slots__ = ()

    def clone(self) -> Build:
        return Build(self.seat, self.pc)

    def action(self) -> int:
        return BUILD

    def standard(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for system in t.board().places[seat]:
            if t.spec.slots[system]:
                found.append(pack(verbs.CITY, system))
                found.append(pack(verbs.STARPORT, system))
            if t.pieces_at(system, seat, STARPORT):
                found.append(pack(verbs.SHIP, system, seat))
        return found

    def bar_standard(self, t: Arcs, seat: int, action: int) -> str:
        verb, system = verb_of(action), arg_a(action)
        if system >= SYSTEMS:
            return "K-ANSWER-3"
        if verb == verbs.CITY:
            return bar_building(t, seat, system, CITY)
        if verb == verbs.STARPORT:
            return bar_building(t, seat, system, STARPORT)
        if verb == verbs.SHIP and arg_b(action) < OWNERS:
            return bar_ship(t, seat, system, arg_b(action))
        return "K-ANSWER-3"

    def perform(self, t: Arcs, action: int) -> None:
        verb, system = verb_of(action), arg_a(action)
        kind = SHIP if verb == verbs.SHIP else CITY if verb == verbs.CITY else STARPORT
        condition = DAMAGED if is_foreign(t, self.seat, system) else FRESH  # A-BUILD-6
        t.place(system, self.seat, kind, condition)
        if kind == SHIP:
            t.mark_built(system, arg_b(action))
        clause = "A-BUILD-6" if condition else "A-BUILD-4" if kind == SHIP else "A-BUILD-2"
        t.emit("builds", self.seat, clause, kind, system, condition)

    def clause(self) -> str:
        return "A-BUILD-1"


def can_build(t: Arcs, seat: int) -> bool:
    building = t.left(seat, CITY) > 0 or t.left(seat, STARPORT) > 0
    board = t.board()
    for system in board.places[seat]:
        if building and board.buildings[system] < t.spec.slots[system]:
            return True
        if not bar_ship(t, seat, system, seat):
            return True
    return False


# -- Repair ---------------------------------------------------------------------------------------


class Repair(Act):
    """A-REPAIR-1: one damaged piece of your own."""

    __slots__ = ()

    def clone(self) -> Repair:
        return Repair(self.seat, self.pc)

    def action(self) -> int:
        return REPAIR

    def standard(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for system in t.board().places[seat]:
            for kind in range(ON_MAP):
                if t.count(system, seat, kind, DAMAGED):
                    found.append(pack(verbs.REPAIR, system, seat, kind))
        return found

    def bar_standard(self, t: Arcs, seat: int, action: int) -> str:
        system, owner, kind = arg_a(action), arg_b(action), arg_c(action)
        if verb_of(action) != verbs.REPAIR or system >= SYSTEMS or owner >= OWNERS:
            return "K-ANSWER-3"
        if kind >= ON_MAP or owner != seat or not t.count(system, owner, kind, DAMAGED):
            return "A-REPAIR-1"
        return ""

    def perform(self, t: Arcs, action: int) -> None:
        t.repair(arg_a(action), arg_b(action), arg_c(action))
        t.emit("repairs", self.seat, "A-REPAIR-1", arg_c(action), arg_a(action))

    def clause(self) -> str:
        return "A-REPAIR-1"


def can_repair(t: Arcs, seat: int) -> bool:
    for system in t.board().places[seat]:
        for kind in range(ON_MAP):
            if t.count(system, seat, kind, DAMAGED):
                return True
    return False


# -- Influence and Secure -------------------------------------------------------------------------


def court_options(t: Arcs, verb: int) -> list[int]:
    """The cards of the Court row, as options."""
    found: list[int] = []
    for place in range(ROW_PLACES):
        card = t.court_card(place)
        if card >= 0:
            found.append(pack(verb, card))
    return found


def bar_court(t: Arcs, action: int, verb: int, clause: str) -> str:
    """The clause that refuses an option which names no card of the row."""
    if verb_of(action) != verb or arg_a(action) >= len(t.face):
        return "K-ANSWER-3"
    return "" if t.court_place(arg_a(action)) >= 0 else clause


class Influence(Act):
    """A-INFL-1: an Agent on a Court card."""

    __slots__ = ()

    def clone(self) -> Influence:
        return Influence(self.seat, self.pc)

    def action(self) -> int:
        return INFLUENCE

    def standard(self, t: Arcs, seat: int) -> list[int]:
        return court_options(t, verbs.INFLUENCE)

    def bar_standard(self, t: Arcs, seat: int, action: int) -> str:
        barred = bar_court(t, action, verbs.INFLUENCE, "A-INFL-1")
        return barred or ("" if t.left(seat, AGENT) else "A-INFL-1")

    def perform(self, t: Arcs, action: int) -> None:
        t.put_agent(t.court_place(arg_a(action)), self.seat)
        t.emit("influences", self.seat, "A-INFL-1", arg_a(action))

    def clause(self) -> str:
        return "A-INFL-1"


def can_influence(t: Arcs, seat: int) -> bool:
    return t.left(seat, AGENT) > 0 and len(court_options(t, verbs.INFLUENCE)) > 0


class Secure(Act):
    """A-SEC-1: a Court card on which the seat has most Agents."""

    __slots__ = ()

    def clone(self) -> Secure:
        return Secure(self.seat, self.pc)

    def action(self) -> int:
        return SECURE

    def standard(self, t: Arcs, seat: int) -> list[int]:
        return court_options(t, verbs.SECURE)

    def bar_standard(self, t: Arcs, seat: int, action: int) -> str:
        barred = bar_court(t, action, verbs.SECURE, "A-SEC-1")
        return barred or bar_secure(t, seat, t.court_place(arg_a(action)))

    def perform(self, t: Arcs, action: int) -> None:
        t.stack.append(Securing(t.court_place(arg_a(action)), 0, self.seat))

    def clause(self) -> str:
        return "A-SEC-1"
