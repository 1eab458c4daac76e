"""Blight: how it spreads, and what it does in Crises (E-BLIGHT)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.codes import BLIGHT, DAMAGED, EMPIRE, FRESH, SHIP
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.state import Arcs

FRESH_HITS: Final = 3
DAMAGED_HITS: Final = 1
"""Hits that one Blight deals in Crises (E-BLIGHT-6, E-BLIGHT-7)."""


def place_blight(t: Arcs, system: int, clause: str) -> None:
    """A damaged one, if there is any (E-BLIGHT-15)."""
    if t.find_blight(t.order()):
        t.place(system, BLIGHT, SHIP, DAMAGED)
        t.emit("blight-spreads", -1, clause, system)


def repair_blight(t: Arcs, system: int, clause: str) -> None:
    for _ in range(t.count(system, BLIGHT, SHIP, DAMAGED)):
        t.repair(system, BLIGHT, SHIP)
        t.emit("blight-grows", -1, clause, system)


def blight_crises(t: Arcs) -> None:
    """S-CRISIS-2: in every system with Blight; systems do not interact. The Truce Law does not hold
    it back (E-TRUCE-8)."""
    for system in range(SYSTEMS):
        hits = FRESH_HITS * t.count(system, BLIGHT, SHIP, FRESH)
        hits += DAMAGED_HITS * t.count(system, BLIGHT, SHIP, DAMAGED)
        if not hits:
            continue
        left = devour(t, system, EMPIRE, hits, "E-BLIGHT-8")
        if left:
            for seat in t.order():
                devour(t, system, seat, left, "E-BLIGHT-9")


def devour(t: Arcs, system: int, owner: int, hits: int, clause: str) -> int:
    """So many hits on the ships of one owner, fresh ones first (E-BLIGHT-10); buildings stand
    (E-BLIGHT-11), and nobody takes what is destroyed (E-BLIGHT-12). Who has nothing left is helped
    when their next turn ends (S-CRISIS-8). The hits that are left."""
    while hits and t.ships_at(system, owner):
        hits -= 1
        if t.count(system, owner, SHIP, FRESH):
            t.damage(system, owner, SHIP)
            t.emit("damaged", owner, clause, SHIP, system)
        else:
            t.take_home(system, owner, SHIP, DAMAGED)
            t.emit("destroyed", owner, clause, SHIP, system)
    return hits
