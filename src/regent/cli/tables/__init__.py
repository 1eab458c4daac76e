"""Drawings of tables: a title's own, or the one for all others.

A drawing is a function `draw(view, describer, width)` in `terminal.py` of the title's folder, where
`view` is what the title shows the viewer. It gives anything Rich can print, at most `width` columns
wide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from regent.cli.tables import generic
from regent.games import registry
from regent.play.describe import Describer

Drawing = Callable[[dict[str, Any], Describer, int], RenderableType]


def drawing(title: str) -> Drawing:
    """How a title is drawn: by its own room if it has one."""
    own = registry.room(title, "terminal")
    drawn: Drawing = generic.draw if own is None else own.draw
    return drawn
