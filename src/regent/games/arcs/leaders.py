"""What Leaders do with the actions of their players (A-LEAD-01 to A-LEAD-16).

What happens when an ambition is declared is in `declaring.py`, what a Leader allows or forbids in
`traits.py`.
"""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import (
    AGENT,
    CITY,
    COPY,
    DAMAGED,
    FRESH,
    FUEL,
    MATERIAL,
    PIVOT,
    SHIP,
    STARPORT,
    TYPES,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.court import bar_decided, can_secure
from regent.games.arcs.hits import hit
from regent.games.arcs.lore_words import (
    CHARISMATIC,
    INFLUENTIAL,
    MYTHIC,
    RUTHLESS,
)
from regent.games.arcs.resources import gain
from regent.games.arcs.state import Arcs
from regent.games.arcs.vocabulary import CARTEL
from regent.kernel.action import A_DONE, arg_a, arg_b, arg_c, pack, verb_of
from regent.kernel.frame import Frame

# -- after a tax ----------------------------------------------------------------------------------


class Taxed(Frame[Arcs]):
    """What follows from a tax: another type by Mythic, the same again by Ruthless."""

    __slots__ = ("owner", "seat", "system")

    def __init__(self, owner: int, system: int, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.owner = owner
        self.seat = seat
        self.system = system

    def clone(self) -> Taxed:
        return Taxed(self.owner, self.system, self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        t.stack.pop()
        seat, system = self.seat, self.system
        if system % 4 and t.shaped[system] < 0 and t.has(seat, MYTHIC):
            t.stack.append(Shape(system, seat))
        offer_ruthless(t, seat, system, self.owner, CITY)


class Shape(Choice):
    """A-LEAD-14a: a resource on the icon of the planet, or not."""

    __slots__ = ("system",)

    def __init__(self, system: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.system = system

    def clone(self) -> Shape:
        return Shape(self.system, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE] + [pack(verbs.CHOOSE, type) for type in range(len(TYPES))]
        return found + [pack(verbs.FROM_SUPPLY, type) for type in (MATERIAL, FUEL)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        verb, type = verb_of(action), arg_a(action)
        if action == A_DONE:
            return ""
        if verb not in (verbs.CHOOSE, verbs.FROM_SUPPLY) or type >= len(TYPES):
            return "K-ANSWER-3"
        if verb == verbs.FROM_SUPPLY:
            return "" if t.has_typed(seat, CARTEL, type) and t.tokens[type] else "A-LEAD-14a"
        return "" if t.held(seat, type) else "A-LEAD-14a"

    def chosen(self, t: Arcs, action: int) -> None:
        if action == A_DONE:
            return
        type = arg_a(action)
        if verb_of(action) == verbs.FROM_SUPPLY:
            t.draw_token(type)
        else:
            t.lift(self.seat, t.cheapest(self.seat, type))
        t.shape(self.system, type)
        t.emit("shapes", self.seat, "A-LEAD-14a", self.system, type)

    def clause(self) -> str:
        return "A-LEAD-14a"

    def subject(self, t: Arcs) -> list[int]:
        return [self.system]


class WhichType(Choice):
    """A-LORE-11: of which of its types a city gives a resource."""

    __slots__ = ("rule", "types")

    def __init__(self, rule: str, seat: int, types: list[int], pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.rule = rule
        self.types = types

    def clone(self) -> WhichType:
        return WhichType(self.rule, self.seat, self.types, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.CHOOSE, type) for type in range(len(TYPES))]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        type = arg_a(action)
        if verb_of(action) != verbs.CHOOSE or type not in self.types:
            return self.rule
        return "" if t.tokens[type] else "A-COMP-2"

    def chosen(self, t: Arcs, action: int) -> None:
        gain(t, self.seat, [arg_a(action)], self.rule)

    def clause(self) -> str:
        return self.rule


# -- Overseer -------------------------------------------------------------------------------------


def offer_ruthless(t: Arcs, seat: int, system: int, owner: int, kind: int) -> None:
    """A-LEAD-10a: once per turn."""
    card = t.card_with(seat, RUTHLESS)
    if card >= 0 and card not in t.once and t.pieces_at(system, owner, kind):
        t.stack.append(Ruthless(kind, owner, system, seat))


def after_building(t: Arcs, seat: int, system: int, owner: int) -> None:
    """A ship was built at a starport of this owner."""
    if t.spec.leaders:
        offer_ruthless(t, seat, system, owner, STARPORT)


class Ruthless(Choice):
    """A-LEAD-10a: hit the building that was just used to use it again, or not."""

    __slots__ = ("kind", "owner", "system")

    def __init__(self, kind: int, owner: int, system: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.kind = kind
        self.owner = owner
        self.system = system

    def clone(self) -> Ruthless:
        return Ruthless(self.kind, self.owner, self.system, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for condition in (FRESH, DAMAGED):
            if t.count(self.system, self.owner, self.kind, condition):
                found.append(pack(verbs.HIT, self.owner, self.kind, condition))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        owner, kind, condition = arg_a(action), arg_b(action), arg_c(action)
        if verb_of(action) != verbs.HIT or condition > DAMAGED:
            return "K-ANSWER-3"
        if owner != self.owner or kind != self.kind:
            return "A-LEAD-10a"
        return "" if t.count(self.system, owner, kind, condition) else "A-LEAD-10a"

    def chosen(self, t: Arcs, action: int) -> None:
        if action == A_DONE:
            return
        t.use_once(t.card_with(self.seat, RUTHLESS))
        t.stack.append(Again(self.kind, self.owner, self.system, self.seat))
        condition = arg_c(action)
        hit(t, self.seat, self.system, self.owner, self.kind, condition, "A-LEAD-10a", True)

    def clause(self) -> str:
        return "A-LEAD-10a"

    def subject(self, t: Arcs) -> list[int]:
        return [self.kind, self.system]


class Again(Frame[Arcs]):
    """A-LEAD-10a: the same once more, after Outrage and ransacking."""

    __slots__ = ("kind", "owner", "seat", "system")

    def __init__(self, kind: int, owner: int, system: int, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.kind = kind
        self.owner = owner
        self.seat = seat
        self.system = system

    def clone(self) -> Again:
        return Again(self.kind, self.owner, self.system, self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        t.stack.pop()
        if self.kind == CITY:
            t.spec.links.collect_tax(t, self.seat, self.system, self.owner)
        elif t.left(self.seat, SHIP):
            t.spec.links.build_ship(t, self.seat, self.system)


# -- influencing besides --------------------------------------------------------------------------


def copies_or_pivots(t: Arcs, seat: int) -> bool:
    """Does the pip that the seat is about to spend, or has spent, come of a Copy or Pivot?
    (A-LEAD-28)"""
    return t.spec.leaders > 0 and seat == t.active and t.mode in (COPY, PIVOT)


def charms(t: Arcs, seat: int) -> bool:
    """A-LEAD-07a: may the seat influence before or after what it secures now?"""
    return t.spec.leaders > 0 and t.by_pip(seat) and t.has(seat, CHARISMATIC)


def leaves_secure(t: Arcs, seat: int, place: int) -> bool:
    """Is there something to secure after an Agent has come onto this place?"""
    if can_secure(t, seat):
        return True
    own = t.agents_on(place, seat) + 1
    for other in range(t.seats):
        if other != seat and t.agents_on(place, other) >= own:
            return False
    return True


def bar_influence_first(t: Arcs, seat: int) -> str:
    """The clause that forbids to influence before securing."""
    if t.left(seat, AGENT):
        for place in range(ROW_PLACES):
            if t.court_card(place) >= 0 and leaves_secure(t, seat, place):
                return ""
    return "A-LEAD-07a"


def may_secure_later(t: Arcs, seat: int) -> bool:
    """Could the pip of a Copy or Pivot secure something after influencing?"""
    if not copies_or_pivots(t, seat) or not t.has(seat, CHARISMATIC):
        return False
    return not bar_influence_first(t, seat)


def after_influence(t: Arcs, seat: int) -> None:
    """A-LEAD-12b: once more, on any card."""
    if t.spec.leaders and t.by_pip(seat) and t.has(seat, INFLUENTIAL):
        t.stack.append(FreeInfluence(0, 1, "A-LEAD-12b", seat))


class FreeInfluence(Choice):
    """An Agent on a Court card that no pip and no resource pays for."""

    __slots__ = ("before", "may", "rule")

    def __init__(self, before: int, may: int, rule: str, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.before = before
        """Must something to secure be left? (A-LEAD-07a)"""
        self.may = may
        """May the seat leave it?"""
        self.rule = rule

    def clone(self) -> FreeInfluence:
        return FreeInfluence(self.before, self.may, self.rule, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE] if self.may else []
        for place in range(ROW_PLACES):
            if t.court_card(place) >= 0:
                found.append(pack(verbs.INFLUENCE, t.court_card(place)))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return "" if self.may else self.rule
        card = arg_a(action)
        if verb_of(action) != verbs.INFLUENCE or card >= len(t.face):
            return "K-ANSWER-3"
        place = t.court_place(card)
        if place < 0 or not t.left(seat, AGENT):
            return "A-INFL-1"
        if bar_decided(t, place):
            return "E-COUNCIL-12"
        return self.rule if self.before and not leaves_secure(t, seat, place) else ""

    def chosen(self, t: Arcs, action: int) -> None:
        if action != A_DONE:
            t.put_agent(t.court_place(arg_a(action)), self.seat)
            t.emit("influences", self.seat, self.rule, arg_a(action))

    def clause(self) -> str:
        return self.rule
