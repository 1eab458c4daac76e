"""How good a position looks to one seat, from what that seat may know.

A quick sum of what wins games: Power, what the declared ambitions would bring, pieces, the Court,
resources and cards. Bots use it at the horizon of a search; `weigh` says why.
"""

from __future__ import annotations

from typing import Final

from regent.games.arcs.advice.fealty import fate_worth, fealty_worth
from regent.games.arcs.advice.worth import (
    HAND_CARD,
    INITIATIVE,
    POWER,
    ambitions_worth,
    court_standing,
    holdings_worth,
    pieces_worth,
)
from regent.games.arcs.state import Arcs

WON: Final = 100_000

REASONS: Final = (
    "Power",
    "ambitions",
    "pieces",
    "Court",
    "holdings",
    "cards",
    "initiative",
    "fealty",
    "Fate",
)


def weigh(t: Arcs, seat: int) -> list[int]:
    """The worth of a seat's own position, reason by reason, in the order of REASONS. Only open
    information is read: how many cards are held, never which."""
    return [
        POWER * t.power[seat],
        ambitions_worth(t, seat),
        pieces_worth(t, seat),
        court_standing(t, seat),
        holdings_worth(t, seat),
        HAND_CARD * len(t.hand(seat)),
        INITIATIVE if t.initiative == seat else 0,
        fealty_worth(t, seat) if t.spec.empire else 0,
        fate_worth(t, seat) if t.spec.empire else 0,
    ]


def judge(t: Arcs, seat: int) -> int:
    """The seat's own worth less that of its best Rival; won games far above all others."""
    if t.over:
        return WON if t.ranks[seat] == 1 else -WON
    best = -WON
    for other in range(t.seats):
        if other != seat:
            best = max(best, sum(weigh(t, other)))
    return sum(weigh(t, seat)) - best
