"""Stealing by cards: one resource, one Guild card, or a type until there is enough."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import SLOTS, TYPES
from regent.games.arcs.court import steal_card
from regent.games.arcs.resources import steal_from_trust, steal_resource
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import bar_steal, bar_steal_type
from regent.kernel.action import A_DONE, arg_a, arg_b, pack, verb_of


def rival_resources(t: Arcs, seat: int) -> list[int]:
    """Every resource in a slot of a Rival, as an option."""
    found: list[int] = []
    for other in range(t.seats):
        if other == seat:
            continue
        for at in range(SLOTS):
            if t.slot(other, at) >= 0:
                found.append(pack(verbs.STEAL, other, at))
    return found


def rival_trust(t: Arcs, seat: int) -> list[int]:
    """Every type in the Imperial Trust of a Rival, as an option (S-TRUST-5)."""
    if t.first_regent() in (-1, seat):
        return []
    return [pack(verbs.STEAL_TRUST, type) for type in range(len(TYPES)) if t.trust(type)]


def bar_trust(t: Arcs, seat: int, type: int, rule: str) -> str:
    """The clause that forbids stealing this from the Trust."""
    if t.first_regent() in (-1, seat) or type >= len(TYPES) or not t.trust(type):
        return rule
    return bar_steal_type(t, seat, t.first_regent(), type)


def rival_cards(t: Arcs, seat: int) -> list[int]:
    """Every card in a Rival's play area, as an option."""
    found: list[int] = []
    for other in range(t.seats):
        if other != seat:
            for card in t.area(other):
                found.append(pack(verbs.STEAL_CARD, card))
    return found


class Steal(Choice):
    """A-GUILD-20, A-VOX-30: a Guild card, or where the card says so a resource."""

    __slots__ = ("may", "resource", "rule")

    def __init__(self, may: int, resource: int, rule: str, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.may = may
        """May the seat leave it?"""
        self.resource = resource
        """May it be a resource as well?"""
        self.rule = rule

    def clone(self) -> Steal:
        return Steal(self.may, self.resource, self.rule, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE] if self.may else []
        found += rival_cards(t, seat)
        if self.resource:
            found += rival_resources(t, seat) + rival_trust(t, seat)
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return "" if self.may else self.rule
        verb = verb_of(action)
        if verb == verbs.STEAL_CARD and arg_a(action) < len(t.face):
            owner = t.keeper(arg_a(action))
            if owner < 0 or owner == seat:
                return "A-COURT-2"
            return bar_steal(t, arg_a(action), owner)
        if verb == verbs.STEAL and self.resource:
            return bar_resource(t, seat, arg_a(action), arg_b(action), self.rule)
        if verb == verbs.STEAL_TRUST and self.resource:
            return bar_trust(t, seat, arg_a(action), self.rule)
        return "K-ANSWER-3"

    def chosen(self, t: Arcs, action: int) -> None:
        if action == A_DONE:
            return
        if verb_of(action) == verbs.STEAL:
            steal_resource(t, self.seat, arg_a(action), arg_b(action), self.rule)
        elif verb_of(action) == verbs.STEAL_TRUST:
            steal_from_trust(t, self.seat, arg_a(action), "S-TRUST-5")
        else:
            steal_card(t, self.seat, arg_a(action), self.rule)

    def clause(self) -> str:
        return self.rule


def bar_resource(t: Arcs, seat: int, other: int, at: int, rule: str) -> str:
    """The clause that forbids stealing from this slot."""
    if other >= t.seats or other == seat or at >= SLOTS or t.slot(other, at) < 0:
        return rule
    return bar_steal_type(t, seat, other, t.slot(other, at))


class StealType(Choice):
    """A-GUILD-02, A-GUILD-03: resources of one type from Rivals, as many as are wanted or there."""

    __slots__ = ("number", "rule", "type")

    def __init__(self, number: int, rule: str, seat: int, type: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.number = number
        self.rule = rule
        self.type = type

    def clone(self) -> StealType:
        return StealType(self.number, self.rule, self.seat, self.type, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return rival_resources(t, seat) + rival_trust(t, seat)

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        other, at = arg_a(action), arg_b(action)
        if verb_of(action) == verbs.STEAL_TRUST:
            barred = bar_trust(t, seat, other, self.rule)
            return barred or ("" if other == self.type else self.rule)
        if verb_of(action) != verbs.STEAL:
            return "K-ANSWER-3"
        barred = bar_resource(t, seat, other, at, self.rule)
        if barred:
            return barred
        return "" if t.slot(other, at) == self.type else self.rule

    def chosen(self, t: Arcs, action: int) -> None:
        if self.number > 1:
            t.stack.append(StealType(self.number - 1, self.rule, self.seat, self.type))
        if verb_of(action) == verbs.STEAL_TRUST:
            steal_from_trust(t, self.seat, arg_a(action), "S-TRUST-5")
            return
        steal_resource(t, self.seat, arg_a(action), arg_b(action), self.rule)

    def clause(self) -> str:
        return self.rule

    def subject(self, t: Arcs) -> list[int]:
        return [self.type]
