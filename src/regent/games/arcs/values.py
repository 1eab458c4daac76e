"""What the rules read off the table: control, icons, what counts for an ambition."""

from __future__ import annotations

from regent.games.arcs.codes import (
    EMPATH,
    FUEL,
    GUILD,
    KEEPER,
    MATERIAL,
    PSIONIC,
    RELIC,
    TYCOON,
    TYRANT,
    WARLORD,
    WEAPON,
)
from regent.games.arcs.state import Arcs
from regent.games.arcs.vocabulary import CARTEL, GUARD, LOYAL


def controller(t: Arcs, system: int, asking: int) -> int:
    """Who controls a system, seen by the player whose action asks; -1 for nobody (A-CTRL-1,
    A-CTRL-2). In the base game it is the same for everybody; where the Empire has ships it is not
    (E-CTRL-1 to E-CTRL-9 of the Empire rules), so everybody asks with who wants to know."""
    return t.board().most[system]


def controls(t: Arcs, seat: int, system: int) -> bool:
    return controller(t, system, seat) == seat


def is_foreign(t: Arcs, seat: int, system: int) -> bool:
    """Is the system controlled by anyone else? (A-CTRL-3: A-BUILD-6, A-MOVE-6)"""
    holder = controller(t, system, seat)
    return holder >= 0 and holder != seat


def cards_of(t: Arcs, seat: int, type: int) -> int:
    """Guild cards of this suit in the seat's play area."""
    spec = t.spec
    total = 0
    for card in t.area(seat):
        face = t.face[card]
        if spec.kind[face] == GUILD and spec.suit[face] == type:
            total += 1
    return total


def resources(t: Arcs, seat: int, type: int) -> int:
    """Resources of a type that the seat has: slots, and what lies on cards (A-RES-8), which in the
    base game is the supply on a Cartel (A-GUILD-34)."""
    found = t.held(seat, type)
    if t.has_typed(seat, CARTEL, type):
        found += t.tokens[type]
    return found


def icons(t: Arcs, seat: int, type: int) -> int:
    """Icons of a type: resources and Guild cards (A-COURT-1, A-GUILD-35)."""
    return resources(t, seat, type) + cards_of(t, seat, type)


def measure(t: Arcs, seat: int, ambition: int) -> int:
    """What the seat has of an ambition (A-SCORE-1, A-SCORE-6): Captives for Tyrant (A-TROPHY-2),
    Trophies for Warlord (A-TROPHY-1), icons for the others."""
    if ambition == TYCOON:
        return icons(t, seat, MATERIAL) + icons(t, seat, FUEL)
    if ambition == TYRANT:
        return t.captive_count(seat)
    if ambition == WARLORD:
        return t.trophy_count(seat)
    return icons(t, seat, RELIC if ambition == KEEPER else PSIONIC)


def boxed(t: Arcs, ambition: int) -> int:
    """What lies on the box of an ambition: the third player of a game of two (A-SCORE-7)."""
    if ambition == TYCOON:
        return t.boxes[MATERIAL] + t.boxes[FUEL]
    if ambition == WARLORD:
        return t.boxes[WEAPON]
    if ambition == KEEPER:
        return t.boxes[RELIC]
    return t.boxes[PSIONIC] if ambition == EMPATH else 0


def is_loyal(t: Arcs, card: int) -> bool:
    """Not discarded by Outrage (A-GUILD-01)."""
    return t.spec.always[t.face[card]] == LOYAL


def is_guarded(t: Arcs, seat: int) -> bool:
    """Sworn Guardians: nothing else can be stolen from this seat (A-GUILD-22)."""
    return t.has(seat, GUARD)


def bar_steal(t: Arcs, card: int, owner: int) -> str:
    """The clause that forbids stealing a card of a play area; nothing in most cases."""
    if t.spec.kind[t.face[card]] != GUILD:
        return "A-COURT-2"
    if is_guarded(t, owner) and t.spec.always[t.face[card]] != GUARD:
        return "A-GUILD-22"
    return ""


def can_seize(t: Arcs, seat: int) -> str:
    """The clause that forbids seizing the initiative now (A-SEIZE-3)."""
    return "A-SEIZE-3" if t.seized or t.initiative == seat else ""
