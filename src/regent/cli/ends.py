"""How a command can end."""

from __future__ import annotations

from typing import Final

FAILED: Final = 1
"""The work was done and found something wrong: a scenario that fails, a violation."""
WRONG_INPUT: Final = 2
OUR_BUG: Final = 3
INTERRUPTED: Final = 130
NO_READER: Final = 141


class Stopped(Exception):
    """Somebody pressed Ctrl-C, and there is something to say about it, such as how to go on."""
