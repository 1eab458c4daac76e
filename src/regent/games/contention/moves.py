"""Moving ships from sector to sector: neighbours, gates, and what stops a ship."""

from __future__ import annotations

from regent.games.contention.codes import (
    A_N,
    BLACK_HOLE,
    TRACTOR_BEAM,
    W_GATE,
    W_HOLE_GATE,
    W_NO_JUMP,
    W_START_SPEED,
    W_STOPS_MOVEMENT,
)
from regent.games.contention.state import PLAY, Contention
from regent.games.contention.values import has_while, keyword, speed


def held(t: Contention, ship: int, sector: int) -> bool:
    """C-MOVE-07, C-KW-TRACTOR-1: an enemy Tractor Beam there holds the ship."""
    seat = t.controller[ship]
    for card in t.location + t.zones[PLAY]:
        if t.at[card] == sector and t.enemy(seat, card) and keyword(t, card, TRACTOR_BEAM) >= 0:
            return True
    return False


def stops(t: Contention, ship: int, sector: int) -> bool:
    """C-MOVE-08 and anomalies: a ship that enters here by moving goes no further."""
    if held(t, ship, sector):
        return True
    return has_while(t, t.location[sector], W_STOPS_MOVEMENT) is not None


def is_gate(t: Contention, ship: int, sector: int) -> bool:
    """A face-up gate, or a Black Hole for those who can use it (C-GATE-03)."""
    place = t.location[sector]
    if has_while(t, place, W_GATE) is not None:
        return True
    if t.kind(place) != BLACK_HOLE:
        return False
    seat = t.controller[ship]
    for card in t.auras:
        if t.controller[card] == seat and has_while(t, card, W_HOLE_GATE) is not None:
            return True
    return False


def gates_from(t: Contention, ship: int, sector: int) -> list[int]:
    """C-GATE-02: where a gate leads at any time; without another gate, nowhere (C-GATE-04)."""
    if not is_gate(t, ship, sector):
        return []
    return [s for s in range(len(t.location)) if s != sector and is_gate(t, ship, s)]


def steps_from(t: Contention, ship: int, sector: int, entered: bool) -> list[int]:
    """Where a ship may go on to from a sector, by a step; not when something holds it there."""
    if held(t, ship, sector) or (entered and stops(t, ship, sector)):
        return []
    return t.spec.layout.neighbours[sector]


def reach(t: Contention, ship: int) -> int:
    """C-MOVE-02: the speed of a ship for the movement that starts where it is."""
    total = speed(t, ship)
    for card in t.auras:
        if t.at[card] == t.at[ship] and t.controller[card] == t.controller[ship]:
            op = has_while(t, card, W_START_SPEED)
            if op is not None:
                total += op.args[A_N]
    return total


def may_jump(t: Contention, ship: int, sector: int) -> bool:
    """C-GLOSS-JUMP-2: nothing that limits movement counts, but some cards forbid jumps."""
    for card in t.auras:
        if has_while(t, card, W_NO_JUMP) is None or not t.enemy(t.controller[card], ship):
            continue
        if t.at[card] in (sector, t.at[ship]):
            return False
    return True
