"""Outposts: a tiny game that uses every frame of the kernel, to prove the kernel with."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
"""Found here because this module is never compiled: a compiled one does not know where it lies."""
