"""The Court row: who may secure what, refilling it, and Guild cards that change hands."""

from __future__ import annotations

from regent.games.arcs.codes import COUNCIL, IN_SESSION
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.empire import COUNCIL_PLACE
from regent.games.arcs.state import AREA, COURT_DECK, COURT_DISCARD, ROW, UNIONS, Arcs
from regent.games.arcs.traits import bar_paranoid
from regent.games.arcs.vocabulary import GUARD


def bar_decided(t: Arcs, place: int) -> str:
    """A decided Council is neither influenced nor secured (E-COUNCIL-12)."""
    if place == COUNCIL_PLACE and t.spec.empire and not t.is_in_session():
        return "E-COUNCIL-12"
    return ""


def bar_secure(t: Arcs, seat: int, place: int) -> str:
    """The clause that forbids securing the card in a place (A-SEC-1)."""
    own = t.agents_on(place, seat)
    if t.court_card(place) >= 0 and bar_decided(t, place):
        return bar_decided(t, place)
    if t.court_card(place) < 0 or own == 0:
        return "A-SEC-1"
    for other in range(t.seats):
        if other != seat and t.agents_on(place, other) >= own:
            return "A-SEC-1"
    return bar_paranoid(t, seat, place)


def can_secure(t: Arcs, seat: int) -> bool:
    """A-SEC-5."""
    for place in range(ROW_PLACES):
        if not bar_secure(t, seat, place):
            return True
    return False


def refill(t: Arcs) -> None:
    """Empty places of the row are filled from the deck, as far as it goes (A-SEC-4, A-SEC-6)."""
    for place in range(t.spec.row):
        if t.court_card(place) < 0 and t.zones[COURT_DECK]:
            card = t.zones[COURT_DECK][-1]
            t.move(card, ROW + place)
            t.emit("court", -1, "A-SEC-4", card)


def steal_card(t: Arcs, seat: int, card: int, clause: str) -> None:
    """A Guild card changes its play area; stolen Sworn Guardians are buried (A-GUILD-22)."""
    victim = t.keeper(card)
    if t.spec.always[GUARD][t.face[card]] >= 0:
        t.move(card, COURT_DECK, 0)  # the bottom (A-COURT-3)
        t.emit("steals-card", seat, clause, card, victim)
        t.emit("buries", seat, "A-GUILD-22", card)
        refill(t)
        return
    t.move(card, t.zone(seat, AREA))
    t.emit("steals-card", seat, clause, card, victim)


def discard_guild(t: Arcs, seat: int, card: int, clause: str) -> None:
    """A Guild card goes to the Court discard pile (A-OUTR-4)."""
    t.move(card, COURT_DISCARD)
    t.emit("discards-card", seat, clause, card)


def bury(t: Arcs, card: int, clause: str) -> None:
    """To the bottom of the Court deck (A-COURT-3, S-COURT-24); never the Council (E-COUNCIL-14)."""
    t.move(card, COURT_DECK, 0)
    t.emit("buries", -1, clause, card)


def open_session(t: Arcs, seat: int, clause: str) -> None:
    """The Council flips to In Session. From under a played card it returns to the Court, and what
    it would have decided is cancelled (E-COUNCIL-16, S-COURT-21)."""
    if t.is_in_session():
        return
    for card in t.zones[UNIONS][:]:
        if t.spec.kind[t.face[card]] == COUNCIL:
            t.move(card, ROW + COUNCIL_PLACE)
    t.turn_council(IN_SESSION)
    t.emit("in-session", seat, clause)
