"""Short ways to a game of Arcs."""

from __future__ import annotations

from typing import Any

from regent.games.arcs.state import Arcs
from regent.games.arcs.title import TITLE
from regent.kernel.frame import run


def start(seats: int, seed: str = "start", **settings: Any) -> Arcs:
    """A new game, up to its first question."""
    t = TITLE.new(TITLE.resolve("base", seats, settings), TITLE.cards(), seed)
    run(t)
    assert isinstance(t, Arcs)
    return t
