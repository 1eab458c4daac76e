"""Guild cards in use: their Prelude actions and their new actions (A-GUILD)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.ambition import seize
from regent.games.arcs.choosing import Choice, came_to_nothing
from regent.games.arcs.codes import ACTION, CITY, LEADER, LORE, RELIC, SHIP, TYPES, WEAPON
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.farseers import Redraw
from regent.games.arcs.fleet import PlaceEach, PlaceFleet
from regent.games.arcs.lore_actions import lore_frame
from regent.games.arcs.lore_prelude import bar_lore_use, use_lore
from regent.games.arcs.lore_words import SUMMON
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.resources import gain, receive
from regent.games.arcs.state import COURT_DISCARD, EACH, FACE_UP, FIRST, UNIONS, Arcs
from regent.games.arcs.stealing import Steal, StealType
from regent.games.arcs.values import can_seize, city_types, controls, icons, resources
from regent.games.arcs.vocabulary import (
    ABDUCT,
    EXECUTE,
    FENCE,
    FILL,
    GAIN,
    GAIN_EACH,
    GATE_SHIPS,
    PRESSGANG,
    REDRAW,
    SEIZE,
    SHIPS,
    STEAL,
    STEAL_TYPE,
    TRADE,
    UNION,
)
from regent.kernel.action import A_DONE, arg_a, arg_b, arg_c, pack, verb_of
from regent.kernel.errors import Broken
from regent.kernel.flow import Until
from regent.kernel.frame import Frame

RULE: Final = [""] + [f"A-GUILD-{number:02}" for number in range(1, 26)]
"""By the number of a Guild card the clause that says what it does."""


LORE_RULE: Final = [""] + [f"A-LORE-{number:02}" for number in range(1, 29)]


def rule_of(t: Arcs, card: int) -> str:
    face = t.face[card]
    rules = LORE_RULE if t.spec.kind[face] == LORE else RULE
    return rules[t.spec.number[face]]


# -- Prelude actions ------------------------------------------------------------------------------


def bar_use(t: Arcs, seat: int, card: int) -> str:
    """The clause that forbids a card's Prelude action now."""
    spec, face = t.spec, t.face[card]
    effect = spec.prelude[face]
    if effect < 0:
        return rule_of(t, card) if spec.kind[face] != LEADER else "A-LEAD-27"
    if card in t.secured:
        return "A-PREL-3"
    if spec.kind[face] == LORE:
        return bar_lore_use(t, seat, card, effect)
    if effect == SEIZE:
        return "A-GUILD-16" if t.acted else ""
    if effect == UNION:
        return "" if union_targets(t, spec.prelude_arg[face]) else rule_of(t, card)
    if effect == FENCE and (card in t.once or t.held_count(seat) == 0):
        return "A-GUILD-24"
    return ""


def use(t: Arcs, seat: int, card: int) -> None:
    """A Prelude action of a card; what is left to choose comes as questions. Nothing may come of it
    (A-PREL-7)."""
    spec, face = t.spec, t.face[card]
    effect, arg, rule = spec.prelude[face], spec.prelude_arg[face], rule_of(t, card)
    t.emit("uses", seat, rule, card)
    if spec.kind[face] == LORE:
        use_lore(t, seat, card, effect)
        return
    if not spec.prelude_stays[face]:
        t.move(card, COURT_DISCARD)
    if effect == UNION:
        t.stack.append(Beside(card, seat))
    elif effect == FENCE:
        t.use_once(card)
        t.stack.append(Fence(seat))
    elif effect == FILL:
        fill(t, seat, arg, rule)
    elif effect == STEAL_TYPE:
        t.stack.append(StealType(1, rule, seat, arg))
    elif effect == GATE_SHIPS:
        t.stack.append(PlaceEach(rule, t.gates(), seat))
    elif effect == SHIPS:
        t.stack.append(PlaceFleet(arg, rule, seat))
    elif effect == SEIZE:
        barred = can_seize(t, seat)
        if barred:
            t.emit("cannot-seize", seat, barred)
        else:
            seize(t, seat, rule)
    elif effect == REDRAW:
        t.stack.append(Redraw([], seat))
    elif effect == STEAL:
        t.stack.append(Steal(0, 1, rule, seat))
    elif effect == GAIN_EACH:
        gain(t, seat, [type for type in range(len(TYPES)) if arg >> type & 1], rule)
    else:
        raise Broken(f"{spec.names[face]} has no such Prelude action")


def is_idle_use(t: Arcs, seat: int, card: int) -> bool:
    """Could nothing come of a Prelude action now? It is offered all the same (A-PREL-7)."""
    spec, face = t.spec, t.face[card]
    effect, arg = spec.prelude[face], spec.prelude_arg[face]
    if spec.kind[face] == LORE:
        return False  # what it needs is asked for before (A-LORE-31)
    if effect == FILL:
        full = t.room(seat) == t.held_count(seat)
        return full or (not t.tokens[arg] and is_empty(t, seat, StealType(1, "", seat, arg)))
    if effect == STEAL_TYPE:
        return is_empty(t, seat, StealType(1, "", seat, arg))
    if effect == GATE_SHIPS:
        return t.left(seat, SHIP) == 0
    if effect == SHIPS:
        return t.left(seat, SHIP) == 0 or is_empty(t, seat, PlaceFleet(arg, "", seat))
    if effect == SEIZE:
        return can_seize(t, seat) != ""
    if effect == STEAL:
        return is_empty(t, seat, Steal(0, 1, "", seat))
    if effect == GAIN_EACH:
        return not sum([t.tokens[type] for type in range(len(TYPES)) if arg >> type & 1])
    return False


def fill(t: Arcs, seat: int, type: int, rule: str) -> None:
    """A-GUILD-02: all empty slots, from the supply and then from Rivals."""
    room = t.room(seat) - t.held_count(seat)
    here = min(room, t.tokens[type])
    if room > here:
        t.stack.append(StealType(room - here, rule, seat, type))
    gain(t, seat, [type] * here, rule)


def union_targets(t: Arcs, suit: int) -> list[int]:
    """Face-up played cards of a suit without a Union (A-GUILD-04, A-GUILD-31)."""
    taken = t.unions[2::3]
    found: list[int] = []
    for seat in range(t.seats):
        for card in t.cards_in(seat, FACE_UP):
            if t.suit_of(card) == suit and card not in taken:
                found.append(card)
    return found


class Beside(Choice):
    """A-GUILD-04: beside which played card the Union is put."""

    __slots__ = ("card",)

    def __init__(self, card: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.card = card

    def clone(self) -> Beside:
        return Beside(self.card, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for other in range(t.seats):
            found += [pack(verbs.BESIDE, card) for card in t.cards_in(other, FACE_UP)]
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        card = arg_a(action)
        if verb_of(action) != verbs.BESIDE or card >= len(t.face):
            return "K-ANSWER-3"
        zone = t.where[card] - FIRST
        if zone < 0 or zone % EACH != FACE_UP or t.spec.kind[t.face[card]] != ACTION:
            return "A-GUILD-31"
        if card in t.unions[2::3]:
            return "A-GUILD-31"
        suit = t.spec.prelude_arg[t.face[self.card]]
        return "" if t.suit_of(card) == suit else rule_of(t, self.card)

    def chosen(self, t: Arcs, action: int) -> None:
        t.move(self.card, UNIONS)
        t.join_union(self.card, self.seat, arg_a(action))
        t.emit("joins", self.seat, "A-GUILD-31", self.card, arg_a(action))

    def clause(self) -> str:
        return "A-GUILD-31"

    def subject(self, t: Arcs) -> list[int]:
        return [self.card]


class Fence(Choice):
    """A-GUILD-24: which resource is given for a Relic."""

    __slots__ = ()

    def clone(self) -> Fence:
        return Fence(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.DISCARD, type) for type in range(len(TYPES))]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.DISCARD or arg_a(action) >= len(TYPES):
            return "K-ANSWER-3"
        return "" if t.held(seat, arg_a(action)) else "A-GUILD-24"

    def chosen(self, t: Arcs, action: int) -> None:
        t.discard_from(self.seat, t.cheapest(self.seat, arg_a(action)))
        t.emit("discards", self.seat, "A-GUILD-24", arg_a(action), 1)
        gain(t, self.seat, [RELIC], "A-GUILD-24")

    def clause(self) -> str:
        return "A-GUILD-24"


# -- new actions ----------------------------------------------------------------------------------


def take_new(t: Arcs, seat: int, card: int, action: int) -> None:
    """A new action in place of a standard one (A-PREL-8); nothing may come of it."""
    spec, face = t.spec, t.face[card]
    rule, idle = rule_of(t, card), is_idle_new(t, seat, card, action)
    t.emit("uses", seat, rule, card)
    if spec.new[action][face] == SUMMON:
        t.use_once(card)
    if idle:
        t.emit("nothing", seat, "A-COMP-8", action)
        came_to_nothing(t)
    elif gains_new(t, card, action):
        gain(t, seat, [spec.new_arg[action][face]], rule)
    else:
        t.stack.append(new_frame(t, seat, card, action))


def gains_new(t: Arcs, card: int, action: int) -> bool:
    """Is a resource all that this new action brings?"""
    face = t.face[card]
    return t.spec.kind[face] != LORE and t.spec.new[action][face] == GAIN


def new_frame(t: Arcs, seat: int, card: int, action: int) -> Frame[Arcs]:
    """The question of a new action."""
    face = t.face[card]
    effect = t.spec.new[action][face]
    if t.spec.kind[face] == LORE:
        return lore_frame(t, seat, card, effect)
    if effect == PRESSGANG:
        return Pressgang(seat)
    if effect == EXECUTE:
        return Execute(seat)
    if effect == ABDUCT:
        return Abduct(seat)
    if effect == TRADE:
        return Trade(seat)
    raise Broken(f"{t.spec.names[face]} has no such action")


def is_idle_new(t: Arcs, seat: int, card: int, action: int) -> bool:
    """Could nothing come of a new action now? It is offered all the same (A-PREL-8)."""
    if gains_new(t, card, action):
        return t.tokens[t.spec.new_arg[action][t.face[card]]] == 0
    return is_empty(t, seat, new_frame(t, seat, card, action))


def is_empty(t: Arcs, seat: int, frame: Frame[Arcs]) -> bool:
    """Has a question no answer but to be done?"""
    for option in frame.options(t, seat):
        if option != A_DONE:
            return False
    return True


class Pressgang(Until[Arcs]):
    """A-GUILD-12: Captives go home, each for a resource."""

    __slots__ = ()

    def clone(self) -> Pressgang:
        return Pressgang(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for owner in range(t.seats):
            if t.captives_of(seat, owner):
                for type in range(len(TYPES)):
                    found.append(pack(verbs.PRESS, owner, type))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        owner, type = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.PRESS or owner >= t.seats or type >= len(TYPES):
            return "K-ANSWER-3"
        if not t.captives_of(seat, owner):
            return "A-GUILD-12"
        return "" if t.tokens[type] else "A-COMP-2"

    def chosen(self, t: Arcs, action: int) -> None:
        t.free_captive(self.seat, arg_a(action))
        t.emit("releases", self.seat, "A-GUILD-12", arg_a(action))
        gain(t, self.seat, [arg_b(action)], "A-GUILD-12")

    def clause(self) -> str:
        return "A-GUILD-12"


class Execute(Until[Arcs]):
    """A-GUILD-12: Captives become Trophies."""

    __slots__ = ()

    def clone(self) -> Execute:
        return Execute(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for owner in range(t.seats):
            if t.captives_of(seat, owner):
                found.append(pack(verbs.EXECUTE, owner))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        if verb_of(action) != verbs.EXECUTE or arg_a(action) >= t.seats:
            return "K-ANSWER-3"
        return "" if t.captives_of(seat, arg_a(action)) else "A-GUILD-12"

    def chosen(self, t: Arcs, action: int) -> None:
        t.execute_captive(self.seat, arg_a(action))
        t.emit("executes", self.seat, "A-GUILD-12", arg_a(action))

    def clause(self) -> str:
        return "A-GUILD-12"


class Abduct(Choice):
    """A-GUILD-14: all Rival Agents on one Court card."""

    __slots__ = ()

    def clone(self) -> Abduct:
        return Abduct(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(ROW_PLACES):
            if t.court_card(place) >= 0:
                found.append(pack(verbs.ABDUCT, t.court_card(place)))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.ABDUCT or arg_a(action) >= len(t.face):
            return "K-ANSWER-3"
        place = t.court_place(arg_a(action))
        if place < 0:
            return "A-GUILD-14"
        rivals = t.rival_agents(place, seat)
        return "" if 0 < rivals < icons(t, seat, WEAPON) else "A-GUILD-14"

    def chosen(self, t: Arcs, action: int) -> None:
        place = t.court_place(arg_a(action))
        for owner in range(t.seats):
            number = t.agents_on(place, owner)
            if owner != self.seat and number:
                t.capture_agents(place, self.seat, owner)
                t.emit("captures", self.seat, "A-GUILD-14", owner, number)

    def clause(self) -> str:
        return "A-GUILD-14"


def wanted_of(t: Arcs, system: int, owner: int) -> list[int]:
    """The types of a city of which its owner has a resource: several on a gate (A-LORE-11)."""
    return [type for type in city_types(t, system) if t.held(owner, type)]


class Trade(Choice):
    """A-GUILD-23: with the owner of which city, and what is given for a resource of its type."""

    __slots__ = ()

    def clone(self) -> Trade:
        return Trade(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for owner in range(t.seats):
            if owner == seat:
                continue
            for system in t.board().places[owner]:
                if t.pieces_at(system, owner, CITY):
                    for type in range(len(TYPES)):
                        found.append(pack(verbs.TRADE, system, owner, type))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        system, owner, given = arg_a(action), arg_b(action), arg_c(action)
        if verb_of(action) != verbs.TRADE or system >= SYSTEMS or given >= len(TYPES):
            return "K-ANSWER-3"
        if owner >= t.seats or owner == seat or not t.pieces_at(system, owner, CITY):
            return "A-GUILD-23"
        if not controls(t, seat, system) or not wanted_of(t, system, owner):
            return "A-GUILD-23"
        return "" if t.held(seat, given) and not resources(t, owner, given) else "A-GUILD-23"

    def chosen(self, t: Arcs, action: int) -> None:
        system, owner, given = arg_a(action), arg_b(action), arg_c(action)
        t.stack.append(TradeFor(given, owner, self.seat, wanted_of(t, system, owner)))

    def clause(self) -> str:
        return "A-GUILD-23"


class TradeFor(Choice):
    """A-GUILD-23: which resource is taken, where the city has several types."""

    __slots__ = ("given", "owner", "types")

    def __init__(self, given: int, owner: int, seat: int, types: list[int], pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.given = given
        self.owner = owner
        self.types = types

    def clone(self) -> TradeFor:
        return TradeFor(self.given, self.owner, self.seat, self.types, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.CHOOSE, type) for type in self.types]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        fits = verb_of(action) == verbs.CHOOSE and arg_a(action) in self.types
        return "" if fits else "A-GUILD-23"

    def chosen(self, t: Arcs, action: int) -> None:
        wanted, given, owner = arg_a(action), self.given, self.owner
        t.lift(owner, t.cheapest(owner, wanted))
        t.lift(self.seat, t.cheapest(self.seat, given))
        t.emit("trades", self.seat, "A-GUILD-23", wanted, given, owner)
        receive(t, owner, [given])
        receive(t, self.seat, [wanted])

    def clause(self) -> str:
        return "A-GUILD-23"
