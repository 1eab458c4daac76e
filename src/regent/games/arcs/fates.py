"""Fates: what a Fate card asks of its player, and what it brings when chapters and Acts end.

A Fate is a row of numbers; the steps below are the only places where one speaks. There is one, the
same for everybody and made by us (S-FATE).
"""

from __future__ import annotations

from typing import Final

from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import scoring_controller


class Fate:
    """What advances an objective: for each ambition won, for each Rival whose Favor is held, for
    each system up to a number; by the number of players where it begins and what counts as a great
    realm."""

    __slots__ = ("dominion", "most", "name", "realm", "renown", "start", "statecraft")

    def __init__(
        self,
        name: str,
        start: tuple[int, ...],
        renown: int,
        statecraft: int,
        dominion: int,
        most: int,
        realm: tuple[int, ...],
    ) -> None:
        self.name = name
        self.start = start
        self.renown = renown
        self.statecraft = statecraft
        self.dominion = dominion
        self.most = most
        self.realm = realm


GENERIC: Final = Fate("generic", (0, 0, 18, 16, 14), 3, 1, 1, 4, (0, 0, 8, 6, 6))
"""S-FATE-3 to S-FATE-6, S-FATE-9: indexed by the number of players."""

LATER_ACT: Final = 2
"""So much further begins an objective in Act II (S-FATE-3)."""
LAST_ACT: Final = 3
"""The Act with grand ambitions and without an objective (S-FATE-9)."""
GRAND: Final = ((2, 4), (3, 8), (4, 14), (5, 20))
"""By chapter of that Act what one and what both of the grand ambitions bring: printed numbers."""


def begin_objectives(t: Arcs) -> None:
    """S-SETUP-13, S-INT-13: markers on their start."""
    for seat in range(t.seats):
        space = 0
        if t.spec.fated and t.act() < LAST_ACT:
            space = GENERIC.start[t.seats] + LATER_ACT * (t.act() - 1)
        t.set_objective(seat, space)


def advance(t: Arcs, seat: int, by: int, clause: str) -> None:
    if by and t.objective(seat):
        moved = t.advance(seat, by)
        t.emit("advances", seat, clause, moved, t.objective(seat))
        if not t.objective(seat):
            t.emit("completes", seat, "S-FATE-1")


def win_renown(t: Arcs, seat: int) -> None:
    """S-FATE-4: the seat has won an ambition."""
    if t.spec.empire:
        advance(t, seat, GENERIC.renown, "S-FATE-4")


def systems_held(t: Arcs, seat: int) -> int:
    """Systems that the seat controls when nobody's turn it is (S-FATE-6, E-CTRL-4)."""
    total = 0
    for system in range(SYSTEMS):
        if scoring_controller(t, system) == seat:
            total += 1
    return total


def favored_by(t: Arcs, seat: int) -> int:
    """Rivals of whom the seat holds a Favor."""
    total = 0
    for owner in range(t.seats):
        if t.favors(seat, owner):
            total += 1
    return total


def end_of_chapter(t: Arcs) -> None:
    """S-TERM-5: after the ambitions the grand ones of Act III, then the objectives."""
    if not t.spec.fated:
        return
    for seat in t.order():
        if t.act() == LAST_ACT:
            grand_ambitions(t, seat)
            continue
        advance(t, seat, GENERIC.statecraft * favored_by(t, seat), "S-FATE-5")
        held = min(GENERIC.most, GENERIC.dominion * systems_held(t, seat))
        advance(t, seat, held, "S-FATE-6")


def grand_ambitions(t: Arcs, seat: int) -> None:
    """S-FATE-9: a great realm, and Favors of half of the Rivals."""
    fulfilled = int(systems_held(t, seat) >= GENERIC.realm[t.seats])
    fulfilled += int(favored_by(t, seat) >= t.seats // 2)  # half of the others, rounded up
    if fulfilled:
        power = GRAND[t.chapter - 1][fulfilled - 1]
        t.score_power(seat, power)
        t.emit("grand", seat, "S-FATE-9", fulfilled, power)


def resolve_objectives(t: Arcs) -> None:
    """S-FATE-7, S-FATE-8: whoever has not completed theirs loses Power."""
    if not t.spec.fated or t.act() == LAST_ACT:
        return
    for seat in t.order():
        space = t.objective(seat)
        if space:
            t.score_power(seat, -space)
            t.emit("fails", seat, "S-FATE-7", space)
        elif t.spec.objective_bonus:
            t.score_power(seat, t.spec.objective_bonus)
            t.emit("fulfils", seat, "S-FATE-8", t.spec.objective_bonus)
