"""What the measurements of other engines share.

Each is a program, `python -m bench.peers.NAME SECONDS`, that runs in an environment of its own
with nothing but that engine and the standard library, and prints a line of JSON for each game.
It calls public interfaces only. A decision is one action that a player chose and that was
applied; what chance does in between is not counted, but its time is.
"""

from __future__ import annotations

import json
import sys
from importlib.metadata import version
from typing import Any

MOST = 20_000
"""Decisions after which a game that does not end is left."""


def seconds() -> float:
    """Processor time for each game."""
    return float(sys.argv[1]) if len(sys.argv) > 1 else 3.0


def tell(engine: str, package: str, game: str, seats: int, core: str, **figures: Any) -> None:
    """One row of the results."""
    row = {
        "kind": "playout",
        "engine": engine,
        "version": version(package),
        "game": game,
        "seats": seats,
        "core": core,
        **figures,
    }
    print(json.dumps(row), flush=True)
