"""Printed actions of the played card of which nothing could come now, each with what is missing:
they are not offered (A-COMP-8), and whoever looks for them reads why."""

from __future__ import annotations

from regent.games.arcs.buying import pip_buys
from regent.games.arcs.codes import (
    ACTIONS,
    AGENT,
    BUILD,
    CITY,
    INFLUENCE,
    MOVE,
    REPAIR,
    SECURE,
    SHIP,
    STANDARD,
    STARPORT,
    TAX,
)
from regent.games.arcs.state import Arcs
from regent.games.arcs.turn import Turn, can_take


def idle(t: Arcs) -> list[dict[str, str]]:
    """From what lies open, for everybody alike."""
    top = t.stack[-1] if t.stack else None
    if not isinstance(top, Turn) or not t.pips:
        return []
    buys = pip_buys(t, top.seat)
    found: list[dict[str, str]] = []
    for action in range(STANDARD):
        if buys >> action & 1 and not can_take(t, top.seat, action, True):
            why, clause = missing(t, top.seat, action)
            found.append({"action": ACTIONS[action], "why": why, "clause": clause})
    return found


def missing(t: Arcs, seat: int, action: int) -> tuple[str, str]:
    """What an action lacks that could do nothing, and the clause that asks for it."""
    board = t.board()
    if action == TAX:
        if board.cities[seat]:
            return "each city that you could tax has been taxed this turn", "A-TAX-5"
        return "you have no city, and control no system with a Rival's", "A-TAX-1"
    if action == BUILD:
        if not board.starports[seat] and not t.left(seat, CITY) + t.left(seat, STARPORT):
            return "you have no city or starport left, and ships need a starport", "A-BUILD-4"
        if not t.left(seat, SHIP):
            return "you have no ship left, and no slot is free where you have a piece", "A-COMP-8"
        if board.starports[seat]:
            return (
                "each starport has built a ship, and no slot is free where you have a piece",
                "A-BUILD-5",
            )
        return "no slot is free where you have a piece, and ships need a starport", "A-BUILD-2"
    if action == MOVE:
        return "you have no ship on the map", "A-MOVE-1"
    if action == REPAIR:
        return "you have no damaged piece", "A-REPAIR-1"
    if action == INFLUENCE:
        if not t.left(seat, AGENT):
            return "you have no Agent left", "A-INFL-1"
        return "no Court card takes an Agent", "A-INFL-1"
    if action == SECURE:
        return "on no Court card do you have more Agents than each Rival", "A-SEC-1"
    return "no ship of yours is where somebody else has a piece", "A-BATTLE-2"
