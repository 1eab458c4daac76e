"""The standard actions that are done in one choice: Tax, Build, Repair, Influence, Secure.

Move and Battle have files of their own. Each is one question, whose options are the standard
action's and the new actions on the seat's cards that may be taken in its place (A-PREL-8).
"""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice, came_to_nothing
from regent.games.arcs.codes import (
    AGENT,
    BUILD,
    CITY,
    EMPIRE,
    FREE,
    INFLUENCE,
    OWNERS,
    SECURE,
    SHIP,
    STARPORT,
    TAX,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.court import bar_decided, bar_secure
from regent.games.arcs.guild import is_idle_new, take_new
from regent.games.arcs.leaders import (
    FreeInfluence,
    Taxed,
    WhichType,
    after_building,
    after_influence,
    bar_influence_first,
    charms,
)
from regent.games.arcs.lore_actions import Pay, bar_new
from regent.games.arcs.lore_words import INSPIRING
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.resources import draw, gain, receive
from regent.games.arcs.securing import Securing
from regent.games.arcs.state import Arcs
from regent.games.arcs.traits import (
    bar_cloud,
    bar_on_gate,
    bar_slot_tax,
    bar_taxer,
    bonds,
    built_condition,
    inspires,
    lore_buildings,
    tax_bonus,
    taxes_again,
    taxes_without_control,
)
from regent.games.arcs.values import (
    bar_truce,
    city_types,
    controller,
    controls,
    planet_type,
)
from regent.kernel.action import arg_a, arg_b, pack, verb_of


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
            if t.spec.new[self.action()][t.face[card]] < 0:
                return "A-PREL-8"
            return bar_new(t, card, self.action())
        return self.bar_standard(t, seat, action)

    def chosen(self, t: Arcs, action: int) -> None:
        if verb_of(action) == verbs.NEW_ACTION:
            take_new(t, self.seat, arg_a(action), self.action())
        else:
            self.perform(t, action)

    def none(self, t: Arcs) -> None:
        t.emit("nothing", self.seat, "A-COMP-8", self.action())
        came_to_nothing(t)

    def is_idle(self, t: Arcs, seat: int, action: int) -> bool:
        if verb_of(action) == verbs.NEW_ACTION:
            return is_idle_new(t, seat, arg_a(action), self.action())
        return False


# -- Tax ------------------------------------------------------------------------------------------


def bar_tax(t: Arcs, seat: int, system: int, owner: int) -> str:
    """The clause that forbids taxing a city of this owner there. It may be damaged (A-TAX-6) and
    give nothing (A-TAX-4)."""
    cities = t.pieces_at(system, owner, CITY)
    if cities == 0:
        return "A-TAX-1"
    barred = bar_taxer(t, seat, system, owner)
    if barred:
        return barred
    if owner != seat:
        holder = controller(t, system, seat)
        if holder != seat and not taxes_without_control(t, seat, system):
            return "A-TAX-1" if holder != EMPIRE else bar_imperial(t, seat)
        if bar_truce(t, seat, system, owner):  # a Free city is nobody's (E-FREE-2)
            return "E-TRUCE-4"
    if t.taxed(system, owner) >= cities and not taxes_again(t, seat):
        return "A-TAX-5"
    return ""


def bar_imperial(t: Arcs, seat: int) -> str:
    """Why the seat does not control a system of the Empire: no presence, or no Regent."""
    return "E-CTRL-8" if t.is_regent(seat) else "E-CTRL-14"


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
        if t.spec.leaders and t.has(seat, INSPIRING):
            for system in board.places[seat]:
                if board.buildings[system] < t.spec.slots[system]:
                    found.append(pack(verbs.TAX_SLOT, system))
        return found

    def bar_standard(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) == verbs.TAX_SLOT and arg_a(action) < SYSTEMS:
            return bar_slot_tax(t, seat, arg_a(action))
        if verb_of(action) != verbs.TAX or arg_a(action) >= SYSTEMS or arg_b(action) >= OWNERS:
            return "K-ANSWER-3"
        return bar_tax(t, seat, arg_a(action), arg_b(action))

    def perform(self, t: Arcs, action: int) -> None:
        if verb_of(action) == verbs.TAX_SLOT:
            system = arg_a(action)
            t.mark_slot(system)
            t.emit("taxes-slot", self.seat, "A-LEAD-13b", system)
            gain(t, self.seat, [planet_type(t, system)], "A-LEAD-13b")
            return
        tax(t, self.seat, arg_a(action), arg_b(action))

    def clause(self) -> str:
        return "A-TAX-1"


class TaxOwn(Tax):
    """A-LORE-10: one of the seat's own cities, and nothing in its place."""

    __slots__ = ()

    def clone(self) -> TaxOwn:
        return TaxOwn(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [option for option in self.standard(t, seat) if arg_b(option) == seat]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.TAX or arg_b(action) != seat:
            return "A-LORE-10"
        return self.bar_standard(t, seat, action)

    def clause(self) -> str:
        return "A-LORE-10"


def tax(t: Arcs, seat: int, system: int, owner: int) -> None:
    """One city is taxed; what follows from it comes after."""
    if t.taxed(system, owner) < t.pieces_at(system, owner, CITY):  # or again, A-LORE-23
        t.mark_taxed(system, owner)
    if t.spec.leaders:
        t.stack.append(Taxed(owner, system, seat))
    collect_tax(t, seat, system, owner)


def collect_tax(t: Arcs, seat: int, system: int, owner: int) -> None:
    """A-TAX-2, A-TAX-3: a resource of the planet's type; a Rival loses an Agent. A Free city
    captures nobody (E-FREE-3)."""
    if owner == seat:
        t.emit("taxes-own", seat, "A-TAX-1", system)
    else:
        t.emit("taxes", seat, "A-TAX-1", system, owner)
    if owner != seat and owner < t.seats and t.left(owner, AGENT):  # no Free one's: E-FREE-3
        if controls(t, seat, system) or inspires(t, seat, system):  # not as Loyal, A-LORE-33
            t.capture(seat, owner)
            t.emit("captures", seat, "A-TAX-3", owner, 1)
    elif not tax_gives(t, seat, system, owner):
        came_to_nothing(t)  # A-TAX-4
    types = city_types(t, system)
    found = draw(t, seat, types, "A-TAX-2") if len(types) == 1 else []
    receive(t, seat, found + draw(t, seat, tax_bonus(t, seat), "A-LEAD-28"))
    if len(types) > 1:
        t.stack.append(WhichType("A-LORE-11", seat, types))


def tax_gives(t: Arcs, seat: int, system: int, owner: int) -> bool:
    """Would anything come of taxing this city? A Leader may always have use for it."""
    if t.spec.leaders or (owner != seat and owner < t.seats and t.left(owner, AGENT)):
        return True
    for type in city_types(t, system):
        if t.tokens[type]:
            return True
    return False


def can_tax(t: Arcs, seat: int, gainfully: bool = False) -> bool:
    """Is there a city to tax, and if need be one of which anything would come?"""
    board = t.board()
    for owner in t.spec.owners:
        if board.cities[owner]:
            for system in board.places[owner]:
                if bar_tax(t, seat, system, owner):
                    continue
                if not gainfully or tax_gives(t, seat, system, owner):
                    return True
    if t.spec.leaders and t.has(seat, INSPIRING):
        for system in board.places[seat]:
            if not bar_slot_tax(t, seat, system):
                return True
    return False


# -- Build ----------------------------------------------------------------------------------------


def bar_building(t: Arcs, seat: int, system: int, kind: int) -> str:
    """The clause that forbids a city or starport there."""
    if not t.in_play(system):
        return "A-MAP-5"
    if not t.is_present(system, seat):
        return "A-BUILD-2"
    if system % 4 == 0:
        return bar_on_gate(t, seat, system, kind)
    if t.board().buildings[system] >= t.spec.slots[system]:
        return "A-BUILD-2"
    return "A-COMP-8" if t.left(seat, kind) == 0 else ""


def bar_ship(t: Arcs, seat: int, system: int, owner: int) -> str:
    """The clause that forbids a ship at a starport of this owner there."""
    ports = t.pieces_at(system, owner, STARPORT)
    if ports == 0 or (owner not in (seat, FREE) and not bonds(t, seat)):  # A-LORE-20
        return "A-BUILD-4"
    if owner == FREE and not controls(t, seat, system):
        return "E-FREE-1"  # E-FREE-4
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
            if t.pieces_at(system, FREE, STARPORT):
                found.append(pack(verbs.SHIP, system, FREE))
        return found + lore_buildings(t, seat) if t.spec.lore else found

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
        return bar_cloud(t, seat, system) if verb == verbs.CLOUD else "K-ANSWER-3"

    def perform(self, t: Arcs, action: int) -> None:
        verb, system = verb_of(action), arg_a(action)
        if verb == verbs.CLOUD:
            t.stack.append(Pay(system, self.seat))
            return
        if verb == verbs.SHIP:
            t.mark_built(system, arg_b(action))
            build_ship(t, self.seat, system)
            after_building(t, self.seat, system, arg_b(action))
            return
        kind = CITY if verb == verbs.CITY else STARPORT
        condition = built_condition(t, self.seat, system, kind)
        t.place(system, self.seat, kind, condition)
        t.fill_slot(system)
        clause = "A-BUILD-6" if condition else "A-BUILD-2"
        t.emit("builds", self.seat, clause, kind, system, condition)

    def clause(self) -> str:
        return "A-BUILD-1"


def build_ship(t: Arcs, seat: int, system: int) -> None:
    """A ship of the seat comes into a system, if one is left."""
    if t.left(seat, SHIP):
        condition = built_condition(t, seat, system, SHIP)  # A-BUILD-6
        t.place(system, seat, SHIP, condition)
        clause = "A-BUILD-6" if condition else "A-BUILD-4"
        t.emit("builds", seat, clause, SHIP, system, condition)


def can_build(t: Arcs, seat: int) -> bool:
    building = t.left(seat, CITY) > 0 or t.left(seat, STARPORT) > 0
    board = t.board()
    for system in board.places[seat]:
        if building and board.buildings[system] < t.spec.slots[system]:
            return True
        if not bar_ship(t, seat, system, seat) or not bar_ship(t, seat, system, FREE):
            return True
    if t.spec.lore:
        asked = Build(seat)
        for option in lore_buildings(t, seat):
            if not asked.bar_standard(t, seat, option):
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
        if not barred:
            barred = bar_decided(t, t.court_place(arg_a(action)))
        return barred or ("" if t.left(seat, AGENT) else "A-INFL-1")

    def perform(self, t: Arcs, action: int) -> None:
        t.put_agent(t.court_place(arg_a(action)), self.seat)
        t.emit("influences", self.seat, "A-INFL-1", arg_a(action))
        after_influence(t, self.seat)

    def clause(self) -> str:
        return "A-INFL-1"


def can_influence(t: Arcs, seat: int) -> bool:
    if not t.left(seat, AGENT):
        return False
    for place in range(ROW_PLACES):
        if t.court_card(place) >= 0 and not bar_decided(t, place):
            return True
    return False


class Secure(Act):
    """A-SEC-1: a Court card on which the seat has most Agents."""

    __slots__ = ()

    def clone(self) -> Secure:
        return Secure(self.seat, self.pc)

    def action(self) -> int:
        return SECURE

    def standard(self, t: Arcs, seat: int) -> list[int]:
        found = court_options(t, verbs.SECURE)
        before = charms(t, seat) and not self.pc
        return [*found, verbs.A_INFLUENCE_FIRST] if before else found

    def bar_standard(self, t: Arcs, seat: int, action: int) -> str:
        if action == verbs.A_INFLUENCE_FIRST:
            before = charms(t, seat) and not self.pc
            return bar_influence_first(t, seat) if before else "A-LEAD-07a"
        barred = bar_court(t, action, verbs.SECURE, "A-SEC-1")
        return barred or bar_secure(t, seat, t.court_place(arg_a(action)))

    def perform(self, t: Arcs, action: int) -> None:
        if action == verbs.A_INFLUENCE_FIRST:
            t.stack.append(Secure(self.seat, 1))
            t.stack.append(FreeInfluence(1, 0, "A-LEAD-07a", self.seat))
            return
        if charms(t, self.seat) and not self.pc:
            t.stack.append(FreeInfluence(0, 1, "A-LEAD-07a", self.seat))
        t.stack.append(Securing(t.court_place(arg_a(action)), 0, self.seat))

    def clause(self) -> str:
        return "A-SEC-1"
