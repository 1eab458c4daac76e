"""What the Empire is worth to a seat: its title, Favors, the objective of its Fate.

On the scale of `worth.py`; everything that is read lies open.
"""

from __future__ import annotations

from typing import Final

from regent.games.arcs.acts import chapters_of
from regent.games.arcs.advice.worth import POWER
from regent.games.arcs.codes import EMPIRE
from regent.games.arcs.fates import GENERIC, GRAND, LAST_ACT, favored_by, systems_held
from regent.games.arcs.state import Arcs

FIRST_REGENT: Final = 40
FAVOR: Final = 14
COMMANDED: Final = 5
"""An Imperial ship where a Regent is present."""
PREY: Final = 4
"""An Imperial ship where an Outlaw has ships."""
TRUST: Final = 9
"""A resource in the Trust, to an Outlaw who may steal it."""
FORECAST: Final = 7
"""Of ten spaces that an objective will advance if nothing changes so many are counted."""


def fealty_worth(t: Arcs, seat: int) -> int:
    """Title, tile and Favors."""
    total = 0
    regent = t.is_regent(seat)
    for system in t.board().places[seat]:
        ships = t.ships_at(system, EMPIRE)
        if ships and regent:
            total += COMMANDED * ships
        elif ships and t.ships_at(system, seat):
            total += PREY * ships
    if t.first_regent() == seat:
        total += FIRST_REGENT
    elif not regent:
        total += TRUST * min(t.trust_count(), t.room(seat) - t.held_count(seat))
    for owner in range(t.seats):
        total += FAVOR * t.favors(seat, owner)
    return total


def fate_worth(t: Arcs, seat: int) -> int:
    """The Power that the objective will cost, or that the grand ambitions will bring."""
    if not t.spec.fated:
        return 0
    left = chapters_of(t.act()) - t.chapter + 1
    if t.act() == LAST_ACT:
        fulfilled = int(systems_held(t, seat) >= GENERIC.realm[t.seats])
        fulfilled += int(favored_by(t, seat) >= t.seats // 2)
        if not fulfilled:
            return 0
        return 6 * POWER * GRAND[min(t.chapter, len(GRAND)) - 1][fulfilled - 1] // 10
    space = t.objective(seat)
    each = GENERIC.statecraft * favored_by(t, seat)
    each += min(GENERIC.most, GENERIC.dominion * systems_held(t, seat))
    return -POWER * (10 * space - FORECAST * min(space, left * each)) // 10
