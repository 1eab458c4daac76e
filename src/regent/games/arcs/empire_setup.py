"""Setting up a game with the Empire (S-SETUP)."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.chapter import Chapter
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import (
    ACTION,
    BLIGHT,
    CITY,
    COUNCIL,
    DAMAGED,
    EMPIRE,
    EVENT,
    FREE,
    FRESH,
    GUILD,
    LORE,
    POLICIES,
    SHIP,
    STARPORT,
    VOX,
)
from regent.games.arcs.draft import drawn, faces_of
from regent.games.arcs.empire import COUNCIL_PLACE
from regent.games.arcs.fates import begin_objectives
from regent.games.arcs.map import CLUSTERS, SYSTEMS
from regent.games.arcs.state import COURT, COURT_DECK, EVENTS, PILE, ROW, SETUP, Arcs
from regent.kernel.action import arg_a, arg_b, pack, verb_of
from regent.kernel.flow import EachSeat
from regent.kernel.frame import Frame


def deal_empire(t: Arcs) -> None:
    """S-SETUP-1 to S-SETUP-14 with the campaign Court deck (S-COMP-10) and a Fate for everybody
    (S-COMP-12), markers and Power as S-SETUP-3 says; then the players settle, which ends in the
    position of S-SETUP-19, and the first chapter deals the hands."""
    t.found_empire()
    t.begin_act()
    events = 3 if t.seats == 4 else 2  # S-COMP-4
    for face, kind in enumerate(t.spec.kind):
        if kind == COUNCIL:
            t.add_card(face, ROW + COUNCIL_PLACE)  # S-SETUP-6
        elif kind == EVENT:
            if t.spec.number[face] <= events:
                t.add_card(face, PILE)
        elif kind in (GUILD, VOX):
            t.add_card(face, COURT_DECK)
        elif kind == ACTION and (t.seats == 4 or 2 <= t.spec.number[face] <= 6):  # S-SETUP-2
            t.add_card(face, PILE)
    t.shuffle(COURT_DECK, COURT)
    for place in range(t.spec.row):  # S-SETUP-4
        t.move(t.zones[COURT_DECK][-1], ROW + place)
    if t.spec.lore:  # S-SETUP-5
        for face in drawn(t, faces_of(t, LORE), t.seats):
            t.add_card(face, COURT_DECK)
        t.shuffle(COURT_DECK, COURT)
    t.take_initiative(t.below(SETUP, t.seats))
    t.set_policy(t.below(SETUP, len(POLICIES)))  # S-SETUP-8
    t.take_tile(t.initiative)  # S-SETUP-14
    begin_objectives(t)
    spread_out(t)
    order = t.order()
    t.stack.append(Settling(order + order[::-1]))


def spread_out(t: Arcs) -> None:
    """S-SETUP-9 to S-SETUP-12: of all six clusters (S-COMP-11) two are Imperial, the others
    blighted (S-SETUP-11), some planets free (S-SETUP-10)."""
    first = t.below(EVENTS, CLUSTERS)
    symbol = t.below(EVENTS, 6) // 2 + 1
    imperial = (first, (first + 1) % CLUSTERS)
    for system in range(SYSTEMS):
        if system // 4 in imperial:
            t.place(system, EMPIRE, SHIP, FRESH)
            if t.seats == 2 and t.spec.type_of[system] >= 0:
                t.box_token(t.spec.type_of[system])
        else:
            t.place(system, BLIGHT, SHIP, DAMAGED)
            if system % 4 == symbol:
                t.place(system, FREE, CITY, FRESH)


class Settling(EachSeat[Arcs]):
    """S-SETUP-15, S-SETUP-16: everybody settles twice, in turn order and back."""

    __slots__ = ()

    def clone(self) -> Settling:
        return Settling(self.order, self.pc)

    def each(self, t: Arcs, seat: int) -> Frame[Arcs] | None:
        return Settle(seat)

    def done(self, t: Arcs) -> None:
        """S-SETUP-17: what is left of the Imperial planets is free."""
        for system in range(SYSTEMS):
            if t.ships_at(system, EMPIRE):
                for _ in range(t.spec.slots[system] - t.board().buildings[system]):
                    t.place(system, FREE, CITY, FRESH)
        t.stack.append(Chapter())


class Settle(Choice):
    """S-SETUP-15: three ships and a building on an Imperial planet, and its resource."""

    __slots__ = ()

    def clone(self) -> Settle:
        return Settle(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for system in range(SYSTEMS):
            if t.ships_at(system, EMPIRE) and t.spec.slots[system]:
                found.append(pack(verbs.SETTLE, system, CITY))
                found.append(pack(verbs.SETTLE, system, STARPORT))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        system = arg_a(action)
        if verb_of(action) != verbs.SETTLE or system >= SYSTEMS:
            return "K-ANSWER-3"
        if arg_b(action) not in (CITY, STARPORT) or not t.ships_at(system, EMPIRE):
            return "S-SETUP-15"
        return "" if t.board().buildings[system] < t.spec.slots[system] else "S-SETUP-15"

    def chosen(self, t: Arcs, action: int) -> None:
        system, kind, seat = arg_a(action), arg_b(action), self.seat
        for _ in range(3):
            t.place(system, seat, SHIP, FRESH)
        t.place(system, seat, kind, FRESH)
        t.emit("founds", seat, "S-SETUP-15", kind, system)
        type = t.spec.type_of[system]
        if t.tokens[type]:
            t.draw_token(type)
            t.emit("gains", seat, "S-SETUP-15", type)
            t.put_token(seat, t.held_count(seat), type)  # from the left (S-SETUP-16)

    def clause(self) -> str:
        return "S-SETUP-15"
