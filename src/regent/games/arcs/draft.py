"""Leaders and Lore are drafted, and the Leaders set up what is theirs (A-LEAD-20 to A-LEAD-26)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import (
    AGENT,
    CITY,
    FRESH,
    LEADER,
    LORE,
    SHIP,
    TYPES,
)
from regent.games.arcs.lore_words import DECENTRALIZED, HATED, LEARNED, OUTRAGED
from regent.games.arcs.state import AREA, DRAFT, HAND, LORE_DECK, SCRAP, SETUP, Arcs
from regent.kernel.action import arg_a, pack, verb_of
from regent.kernel.errors import Broken
from regent.kernel.flow import Ask
from regent.kernel.frame import Frame

BASE_BOX: Final = (8, 14)
"""Leaders and Lore up to these numbers are in the base box (A-LEAD-21)."""

# Places in a Leader's kit, as in spec.KIT
BUILDING: Final = (2, 4)
SHIPS: Final = (3, 5)
SHIPS_C: Final = 6


def lay_out(t: Arcs) -> None:
    """A-LEAD-21, A-LEAD-23: Leaders and Lore at random, one more than there are players; the Lore
    that is left makes a deck."""
    if t.spec.leaders:
        for face in drawn(t, faces_of(t, LEADER), t.seats + 1):
            t.add_card(face, DRAFT)
    lore = faces_of(t, LORE)
    if t.spec.lore:
        number = t.seats * t.spec.lore_each + 1
        for face in drawn(t, lore, number):
            t.add_card(face, DRAFT)
            lore.remove(face)
    if t.spec.leaders:  # the Archivist draws from it (A-LEAD-09a)
        for face in lore:
            t.add_card(face, LORE_DECK)
        t.shuffle(LORE_DECK, SETUP)


def faces_of(t: Arcs, kind: int) -> list[int]:
    """The cards of a kind that may be laid out."""
    spec = t.spec
    at = 0 if kind == LEADER else 1
    found: list[int] = []
    for face in range(len(spec.kind)):
        if spec.kind[face] == kind and (spec.pool[at] or spec.number[face] <= BASE_BOX[at]):
            found.append(face)
    return found


def drawn(t: Arcs, faces: list[int], number: int) -> list[int]:
    """So many of them at random, in the order of their numbers."""
    left = faces[:]
    found: list[int] = []
    for _ in range(number):
        found.append(left.pop(t.below(SETUP, len(left))))
    found.sort()
    return found


class Opening(Frame[Arcs]):
    """A-LEAD-22 to A-LEAD-26: the draft in reverse turn order, the pieces and resources of each
    Leader, then what Leaders do at set-up, in turn order."""

    __slots__ = ("card",)

    def __init__(self, card: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.card = card
        """Which of the set-up cards of this number of players."""

    def clone(self) -> Opening:
        return Opening(self.card, self.pc)

    def step(self, t: Arcs) -> None:
        at = self.pc
        self.pc = at + 1
        order = t.order()
        picks = t.seats * (t.spec.leaders + t.spec.lore_each)
        if at < picks:
            t.stack.append(Draft(order[-1 - at % t.seats]))  # A-LEAD-22: counterclockwise
            return
        if at == picks:
            self.settle(t, order)
        if at < picks + t.seats:
            set_up(t, order[at - picks])
            return
        t.stack.pop()

    def settle(self, t: Arcs, order: list[int]) -> None:
        for card in t.zones[DRAFT][:]:
            t.move(card, SCRAP)
            t.emit("left-over", -1, "A-LEAD-22", card)
        if t.spec.leaders:
            for at, seat in enumerate(order):
                place_kit(t, seat, t.spec.setup[self.card].places[at])


class Draft(Ask[Arcs]):
    """A-LEAD-22: one card of those laid out, of a kind that the seat still needs."""

    __slots__ = ()

    def clone(self) -> Draft:
        return Draft(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.DRAFT, card) for card in t.zones[DRAFT]]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        card = arg_a(action)
        if verb_of(action) != verbs.DRAFT or card not in t.zones[DRAFT]:
            return "A-LEAD-22"
        kind = t.spec.kind[t.face[card]]
        most = 1 if kind == LEADER else t.spec.lore_each
        own = [c for c in t.area(seat) if t.spec.kind[t.face[c]] == kind]
        return "" if len(own) < most else "A-LEAD-22"

    def chosen(self, t: Arcs, action: int) -> None:
        card = arg_a(action)
        t.move(card, t.zone(self.seat, AREA))
        t.emit("drafts", self.seat, "A-LEAD-22", card)

    def clause(self) -> str:
        return "A-LEAD-22"


def leader_of(t: Arcs, seat: int) -> int:
    """The seat's Leader card; -1 without one."""
    for card in t.area(seat):
        if t.spec.kind[t.face[card]] == LEADER:
            return card
    return -1


def place_kit(t: Arcs, seat: int, places: list[int]) -> None:
    """A-LEAD-24, A-LEAD-25: the pieces of the Leader's boxes, and two resources."""
    card = leader_of(t, seat)
    kit = t.spec.kits[t.face[card]]
    for at in (0, 1):
        if kit[BUILDING[at]] >= 0:
            t.place(places[at], seat, kit[BUILDING[at]], FRESH)
        for _ in range(kit[SHIPS[at]]):
            t.place(places[at], seat, SHIP, FRESH)
    for system in places[2:]:
        for _ in range(kit[SHIPS_C]):
            t.place(system, seat, SHIP, FRESH)
    for slot in (0, 1):
        t.draw_token(kit[slot])
        t.put_token(seat, slot, kit[slot])
    t.emit("settles", seat, "A-LEAD-24", card)


def set_up(t: Arcs, seat: int) -> None:
    """A-LEAD-26: what the seat's Leader does at set-up, if anything."""
    card = leader_of(t, seat)
    if card < 0:
        return
    face = t.face[card]
    step, arg, more = t.spec.setup_step[face], t.spec.setup_arg[face], t.spec.setup_more[face]
    if step == OUTRAGED:  # A-LEAD-02b, A-LEAD-16b
        for type in range(len(TYPES)):
            if arg >> type & 1:
                t.cover_icon(seat, type)
                t.emit("outraged", seat, "A-LEAD-26", type)
    elif step == HATED:
        scrap(t, seat, SHIP, arg, "A-LEAD-10b")
        scrap(t, seat, AGENT, more, "A-LEAD-10b")
    elif step == DECENTRALIZED:
        scrap(t, seat, CITY, arg, "A-LEAD-13a")
    elif step == LEARNED:
        for _ in range(arg):
            drawn_card = t.zones[LORE_DECK][-1]
            t.move(drawn_card, t.zone(seat, HAND))
            t.emit("draws-lore", seat, "A-LEAD-09a", drawn_card)
        t.stack.append(Learn(more, seat))
    elif step >= 0:
        raise Broken(f"{t.spec.names[face]} does nothing like that at set-up")


def scrap(t: Arcs, seat: int, kind: int, number: int, clause: str) -> None:
    """A-LEAD-31: pieces of the supply leave the game."""
    for _ in range(number):
        t.scrap(seat, kind)
    t.emit("scraps", seat, clause, number, kind)


class Learn(Choice):
    """A-LEAD-09a: which of the drawn Lore cards are kept, one after the other."""

    __slots__ = ("keep",)

    def __init__(self, keep: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.keep = keep

    def clone(self) -> Learn:
        return Learn(self.keep, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.DRAFT, card) for card in t.hand(seat)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.DRAFT or arg_a(action) not in t.hand(seat):
            return "A-LEAD-09a"
        return ""

    def chosen(self, t: Arcs, action: int) -> None:
        card = arg_a(action)
        t.move(card, t.zone(self.seat, AREA))
        t.emit("drafts", self.seat, "A-LEAD-09a", card)
        if self.keep > 1:
            t.stack.append(Learn(self.keep - 1, self.seat))
            return
        for other in t.hand(self.seat)[:]:
            t.move(other, SCRAP)
            t.emit("left-over", -1, "A-LEAD-09a", other)

    def clause(self) -> str:
        return "A-LEAD-09a"

    def subject(self, t: Arcs) -> list[int]:
        return [self.keep]
