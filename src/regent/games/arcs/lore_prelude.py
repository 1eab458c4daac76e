"""What Lore does in a Prelude (A-LORE-24, A-LORE-25, A-LORE-27, A-LORE-28, A-LORE-32)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.ambition import best_marker, declare
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import (
    AGENT,
    AMBITIONS,
    FUEL,
    KINDS,
    MATERIAL,
    SLOTS,
    TYCOON,
    TYPES,
    TYRANT,
    WARLORD,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.court import bar_decided, can_secure
from regent.games.arcs.leaders import FreeInfluence
from regent.games.arcs.lore_words import CHARM, EGO, SECOND_AMBITION, TERROR
from regent.games.arcs.resources import cover_slots, discard_type, gain
from regent.games.arcs.state import SCRAP, Arcs
from regent.games.arcs.traits import bar_generous
from regent.kernel.action import A_DONE, arg_a, arg_b, pack, verb_of
from regent.kernel.errors import Broken
from regent.kernel.flow import Until

MOST_CHARMS: Final = SLOTS
"""A-LORE-28: so many times a Prelude, so that it ends."""


def bar_lore_use(t: Arcs, seat: int, card: int, effect: int) -> str:
    """The clause that forbids the Prelude action of a Lore card now (A-LORE-31)."""
    if effect == TERROR:
        return "" if t.is_declared(WARLORD) and may_influence(t, seat) else "A-LORE-24"
    if effect == EGO:
        held = t.captive_count(seat) > 0 and can_secure(t, seat)
        return "" if t.is_declared(TYRANT) and held else "A-LORE-25"
    if effect == CHARM:
        if not t.is_declared(TYCOON) or t.once.count(card) >= MOST_CHARMS:
            return "A-LORE-28"
        return "" if t.held(seat, MATERIAL) + t.held(seat, FUEL) else "A-LORE-28"
    if effect != SECOND_AMBITION:
        raise Broken(f"{t.spec.names[t.face[card]]} has no such Prelude action")
    if not t.is_declared(TYCOON) or t.acted:
        return "A-LORE-27"
    if best_marker(t) < 0:
        return "A-AMB-2"
    return bar_generous(t, seat)


def may_influence(t: Arcs, seat: int) -> bool:
    """Is there a Trophy to return, and then an Agent to place?"""
    if not t.trophy_count(seat) or not t.left(seat, AGENT):
        return False
    for place in range(ROW_PLACES):
        if t.court_card(place) >= 0 and not bar_decided(t, place):
            return True
    return False


def use_lore(t: Arcs, seat: int, card: int, effect: int) -> None:
    """A Prelude action of a Lore card; the card stays."""
    if effect == TERROR:
        t.stack.append(FreeInfluence(0, 0, "A-LORE-24", seat))
        t.stack.append(ReturnTrophy(seat))
    elif effect == EGO:
        t.spec.links.secure(t, seat)
        t.stack.append(ReturnCaptive(seat))
    elif effect == CHARM:
        t.use_once(card)
        left = [t.held(seat, MATERIAL), t.held(seat, FUEL)]
        t.stack.append(Exchange(left, seat))
    else:
        for type in (MATERIAL, FUEL):
            discard_type(t, seat, type, "A-LORE-27")
        t.stack.append(DeclareOther(seat))


class ReturnTrophy(Choice):
    """A-LORE-24: which Trophy goes back to its owner."""

    __slots__ = ()

    def clone(self) -> ReturnTrophy:
        return ReturnTrophy(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for owner in t.spec.owners:
            for kind in range(KINDS):
                if t.trophies_of(seat, owner, kind):
                    found.append(pack(verbs.RETURN_TROPHY, owner, kind))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        owner, kind = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.RETURN_TROPHY or owner not in t.spec.owners or kind >= KINDS:
            return "K-ANSWER-3"
        return "" if t.trophies_of(seat, owner, kind) else "A-LORE-24"

    def chosen(self, t: Arcs, action: int) -> None:
        owner, kind = arg_a(action), arg_b(action)
        t.return_trophy(self.seat, owner, kind)
        t.emit("returns-trophy", self.seat, "A-LORE-24", kind, owner)
        room = cover_slots(t, owner) if owner < t.seats else None
        if room is not None:
            t.stack.append(room)

    def clause(self) -> str:
        return "A-LORE-24"


class ReturnCaptive(Choice):
    """A-LORE-25: which Captive goes back to its owner."""

    __slots__ = ()

    def clone(self) -> ReturnCaptive:
        return ReturnCaptive(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.RETURN_CAPTIVE, owner) for owner in range(t.seats)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.RETURN_CAPTIVE or arg_a(action) >= t.seats:
            return "K-ANSWER-3"
        return "" if t.captives_of(seat, arg_a(action)) else "A-LORE-25"

    def chosen(self, t: Arcs, action: int) -> None:
        t.free_captive(self.seat, arg_a(action))
        t.emit("releases", self.seat, "A-LORE-25", arg_a(action))

    def clause(self) -> str:
        return "A-LORE-25"


class DeclareOther(Choice):
    """A-LORE-27: an ambition on which no marker lies."""

    __slots__ = ()

    def clone(self) -> DeclareOther:
        return DeclareOther(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.DECLARE, ambition) for ambition in range(len(AMBITIONS))]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.DECLARE or arg_a(action) >= len(AMBITIONS):
            return "K-ANSWER-3"
        return "A-LORE-27" if t.is_declared(arg_a(action)) else ""

    def chosen(self, t: Arcs, action: int) -> None:
        declare(t, self.seat, arg_a(action), False, "A-LORE-27")

    def clause(self) -> str:
        return "A-LORE-27"


class Exchange(Until[Arcs]):
    """A-LORE-28: Material and Fuel for resources of any type, one by one."""

    __slots__ = ("left",)

    def __init__(self, left: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.left = left
        """How many Material and Fuel of those that the seat had may still be discarded."""

    def clone(self) -> Exchange:
        return Exchange(self.left[:], self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for given in (MATERIAL, FUEL):
            for type in range(len(TYPES)):
                found.append(pack(verbs.EXCHANGE, given, type))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        given, type = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.EXCHANGE or type >= len(TYPES):
            return "K-ANSWER-3"
        if given not in (MATERIAL, FUEL) or not self.left[given] or not t.held(seat, given):
            return "A-LORE-28"
        return "" if t.tokens[type] else "A-COMP-2"

    def chosen(self, t: Arcs, action: int) -> None:
        given, type = arg_a(action), arg_b(action)
        self.left[given] -= 1
        t.discard_from(self.seat, t.cheapest(self.seat, given))
        t.emit("discards", self.seat, "A-LORE-28", given, 1)
        gain(t, self.seat, [type], "A-LORE-28")

    def clause(self) -> str:
        return "A-LORE-28"


# -- clearing Outrage -----------------------------------------------------------------------------


def clear_outrage(t: Arcs, seat: int, card: int) -> None:
    """A-LORE-32: the card leaves the game, and Agents come home from the icons. Nothing may come of
    it (A-PREL-7)."""
    mask = t.spec.clears[t.face[card]]
    t.move(card, SCRAP)
    t.emit("clears", seat, "A-LORE-32", card)
    for type in range(len(TYPES)):
        if mask >> type & 1 and t.is_outraged(seat, type):
            t.uncover_icon(seat, type)
            t.emit("calms", seat, "A-LORE-32", type)
