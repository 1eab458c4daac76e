"""The Court row: who may secure what, refilling it, and Guild cards that change hands."""

from __future__ import annotations

from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.state import AREA, COURT_DECK, COURT_DISCARD, ROW, Arcs
from regent.games.arcs.vocabulary import GUARD


def bar_secure(t: Arcs, seat: int, place: int) -> str:
    """The clause that forbids securing the card in a place (A-SEC-1)."""
    own = t.agents_on(place, seat)
    if t.court_card(place) < 0 or own == 0:
        return "A-SEC-1"
    for other in range(t.seats):
        if other != seat and t.agents_on(place, other) >= own:
            return "A-SEC-1"
    return ""


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
    if t.spec.always[t.face[card]] == GUARD:
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
