"""Settling: which locations may be taken, and by whom."""

from __future__ import annotations

from regent.games.contention.codes import BLACK_HOLE, HOMEWORLD
from regent.games.contention.state import Contention
from regent.games.contention.values import attack

CAPITAL_NEEDS = 3
"""Total attack of one's own ships at the Capital that its back side asks for."""


def bar_settle(t: Contention, seat: int, card: int, past_ships: bool) -> str:
    """The clause that forbids a seat to settle this location; empty when nothing does.

    Adjacency is not looked at here: it belongs to the basic Settle alone (C-SETTLE-11).
    """
    kind = t.kind(card)
    if t.controller[card] >= 0 or kind == BLACK_HOLE:
        return "C-SETTLE-05"
    if kind == HOMEWORLD and card != t.home(seat):
        return "C-SETTLE-06"
    if kind != HOMEWORLD and t.tokens[seat] <= 0:  # C-HOME-02
        return "C-SETTLE-04"
    sector = t.at[card]
    if not past_ships and foreign_ship(t, seat, sector):
        return "C-SETTLE-03"  # also at one's own homeworld: only C-HOME-03 looks past ships
    if t.is_capital(card) and not capital_requirement(t, seat, sector):
        return "C-SETTLE-07"
    return ""


def foreign_ship(t: Contention, seat: int, sector: int) -> bool:
    """An opponent's ship in the sector; allies do not count (C-SETTLE-10)."""
    for ship in t.ships_at(sector):
        if t.enemy(seat, ship):
            return True
    return False


def capital_requirement(t: Contention, seat: int, sector: int) -> bool:
    """C-TYPE-05: ships there with total attack 3 or more, and no opposing ship."""
    total = 0
    for ship in t.ships_at(sector):
        if t.enemy(seat, ship):
            return False
        if t.controller[ship] == seat:
            total += attack(t, ship)
    return total >= CAPITAL_NEEDS


def next_to_own(t: Contention, seat: int, sector: int) -> bool:
    """C-SETTLE-01, C-GLOSS-ADJACENT: one orthogonal step from a location the seat controls."""
    for near in t.spec.layout.neighbours[sector]:
        if t.controller[t.location[near]] == seat:
            return True
    return False
