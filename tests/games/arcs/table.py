"""Short ways to a game of Arcs."""

from __future__ import annotations

from typing import Any

from regent.games.arcs.empire_setup import Settle
from regent.games.arcs.state import Arcs
from regent.games.arcs.title import TITLE
from regent.kernel.frame import answer, offered, run


def start(seats: int, seed: str = "start", ruleset: str = "base", **settings: Any) -> Arcs:
    """A new game, up to its first question."""
    t = TITLE.new(TITLE.resolve(ruleset, seats, settings), TITLE.cards(ruleset), seed)
    run(t)
    assert isinstance(t, Arcs)
    return t


def settled(seats: int, seed: str = "start", ruleset: str = "empire", **settings: Any) -> Arcs:
    """A game with the Empire in which everybody has settled where the first option said."""
    t = start(seats, seed, ruleset, **settings)
    while isinstance(t.stack[-1], Settle):
        seat = t.waiting.bit_length() - 1
        answer(t, seat, offered(t, seat)[0])
    return t
