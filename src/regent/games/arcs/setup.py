"""Setting up Arcs (A-SETUP)."""

from __future__ import annotations

from regent.games.arcs.chapter import Chapter
from regent.games.arcs.codes import ACTION, CITY, FRESH, GUILD, SHIP, STARPORT, VOX
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.draft import Opening, lay_out
from regent.games.arcs.empire_setup import deal_empire
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.state import (
    COURT,
    COURT_DECK,
    EACH,
    FIRST,
    PILE,
    ROW,
    SETUP,
    Arcs,
)


def sight(seats: int) -> list[int]:
    """Who sees into which zone: nobody into the piles that lie face down; a seat into its hand and
    the cards it played face down; everybody into the rest."""
    everybody = (2 << seats) - 1
    common = [0, everybody, 0, everybody, everybody, everybody, 0, everybody, 0]
    found = common + [everybody] * ROW_PLACES
    for seat in range(seats):
        found += [1 << seat, everybody, 1 << seat, 1 << seat, everybody]
    if len(found) != FIRST + EACH * seats:
        raise ValueError("a zone is seen by nobody knows whom")
    return found


def deal(t: Arcs) -> None:
    """A-SETUP-1 to A-SETUP-8 with what is in the box (A-COMP-4, A-COMP-5); markers, Power and
    chapter begin as A-SETUP-3 says. The first chapter deals the hands."""
    t.lay_out()
    if t.spec.empire:
        deal_empire(t)
        return
    for face, kind in enumerate(t.spec.kind):
        if kind in (GUILD, VOX):
            t.add_card(face, COURT_DECK)
        elif kind != ACTION:
            continue  # Leaders and Lore: `lay_out` of the draft
        elif t.seats == 4 or 2 <= t.spec.number[face] <= 6:  # A-COMP-4
            t.add_card(face, PILE)
    t.shuffle(COURT_DECK, COURT)
    for place in range(t.spec.row):
        t.move(t.zones[COURT_DECK][-1], ROW + place)
    t.initiative = t.below(SETUP, t.seats)
    t.leader = t.initiative
    drawn = t.below(SETUP, len(t.spec.setup))
    card = t.spec.setup[drawn]
    t.out = card.out
    if t.seats == 2:
        for system in range(SYSTEMS):  # A-SETUP-6
            if not t.in_play(system) and t.spec.type_of[system] >= 0:
                t.box_token(t.spec.type_of[system])
    if not t.spec.leaders:  # A-LEAD-20
        for at, seat in enumerate(t.order()):
            settle(t, seat, card.places[at])
    t.stack.append(Chapter())
    if t.spec.leaders or t.spec.lore:
        lay_out(t)
        t.stack.append(Opening(drawn))


def settle(t: Arcs, seat: int, places: list[int]) -> None:
    """A-SETUP-7, A-SETUP-8: the pieces and resources of one player."""
    for _ in range(3):
        t.place(places[0], seat, SHIP, FRESH)
        t.place(places[1], seat, SHIP, FRESH)
    t.place(places[0], seat, CITY, FRESH)
    t.place(places[1], seat, STARPORT, FRESH)
    for system in places[2:]:
        t.place(system, seat, SHIP, FRESH)
        t.place(system, seat, SHIP, FRESH)
    for slot in (0, 1):
        type = t.spec.type_of[places[slot]]
        t.draw_token(type)
        t.put_token(seat, slot, type)
