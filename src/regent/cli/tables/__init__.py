"""Drawings of tables: one module for each title that has its own, and one for all others.

A drawing is a function `draw(view, describer, width)` in the module `regent.cli.tables.<title>`,
where `view` is what the title shows the viewer. It gives anything Rich can print, at most `width`
columns wide.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from regent.cli.tables import generic
from regent.play.describe import Describer

Drawing = Callable[[dict[str, Any], Describer, int], RenderableType]


def drawing(title: str) -> Drawing:
    """How a title is drawn: by its own module if it has one."""
    name = f"{__name__}.{title.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return generic.draw
    own: Drawing = importlib.import_module(name).draw
    return own
