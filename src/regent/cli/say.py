"""How commands speak: tables for people, JSON for programs, progress on the error stream."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]

CLAUSE: Final = "dim"


def console(error: bool = False) -> Console:
    """A console that takes text as it is: a clause in brackets is not markup."""
    return Console(stderr=error, highlight=False, markup=False, emoji=False)


def say(text: str) -> None:
    """One line as it is, never wrapped: a program may look for it."""
    print(text)


def note(text: str) -> None:
    """Something worth knowing that is not the result."""
    print(text, file=sys.stderr)


def as_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def grid(columns: Sequence[str], rows: Sequence[Sequence[object]], numbers: str = "") -> Table:
    """A plain table; `numbers` names the columns that are aligned to the right."""
    table = Table(
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
        show_edge=False,
        header_style="bold",
    )
    for name in columns:
        right = name in numbers.split(",")
        table.add_column(name, justify="right" if right else "left", overflow="fold")
    for row in rows:
        table.add_row(*[cell if isinstance(cell, Text) else Text(str(cell)) for cell in row])
    return table


def bar() -> Progress:
    """A progress bar on the error stream; nothing where that is not a terminal."""
    out = console(error=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=out, disable=not out.is_terminal, transient=True)
