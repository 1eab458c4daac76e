"""Arcs, a game of galactic empire for 2 to 4."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
"""Found here because this module is never compiled: a compiled one does not know where it lies."""
