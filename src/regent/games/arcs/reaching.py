"""How far ships go: which gates let a Catapult through, and what lies behind them (A-MOVE-2)."""

from __future__ import annotations

from regent.games.arcs.codes import BLIGHT, EMPIRE, LONGEST_CATAPULT
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import controller


def goes_through(t: Arcs, seat: int, gate: int, steps: int, imperial: int) -> bool:
    """May a Catapult go on from here? Asked before the ships arrive (A-MOVE-4, E-MOVE-14)."""
    if gate % 4 or steps >= LONGEST_CATAPULT:
        return False
    return not stops_catapult(t, seat, gate, imperial)


def stops_catapult(t: Arcs, seat: int, gate: int, imperial: int) -> bool:
    """Does whoever holds the gate end the move of this seat's ships, so many Imperial ones among
    them? Never the seat itself (A-MOVE-6, E-MOVE-13)."""
    if t.ships_at(gate, BLIGHT):  # E-BLIGHT-13
        return True
    holder = controller(t, gate, seat)
    if holder < 0 or holder == seat:
        return False
    if not t.is_regent(seat):
        return True  # E-MOVE-6, E-MOVE-8, E-MOVE-12
    if holder == EMPIRE:
        return False  # E-MOVE-7
    if t.is_regent(holder):
        return imperial == 0  # E-MOVE-9, E-MOVE-10
    return True  # E-MOVE-11


def reached(t: Arcs, seat: int, gate: int, steps: int) -> list[int]:
    """In threes: every system to which ships in a gate may go on, nearest first, the gate before
    it on the way, and after how many moves they are there. Gates that end a move are reached, and
    lead no further (A-MOVE-6)."""
    found: list[int] = []
    seen = [gate]
    front = [gate]
    while front and steps < LONGEST_CATAPULT:
        steps += 1
        further: list[int] = []
        for at in front:
            for end in t.neighbours(at):
                if end in seen:
                    continue
                seen.append(end)
                found += [end, at, steps]
                if goes_through(t, seat, end, steps, 0):
                    further.append(end)
        front = further
    return found
