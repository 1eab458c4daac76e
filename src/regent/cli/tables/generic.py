"""A table of any title, drawn from its view alone.

What a view holds is told apart by its form: a number or word is a counter, a list of cards is a
zone, the list under `seats` becomes panels side by side. A title may name any key in its texts
as `view-<key>`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regent.cli.marks import colour, shape
from regent.play.describe import Describer

NARROWEST: Final = 20
"""Columns below which a panel is of no use; then the seats take a second row."""

EMPTY: Final = "–"


def draw(view: dict[str, Any], describer: Describer, width: int) -> RenderableType:
    """The open table first, then every seat."""
    common = {key: value for key, value in view.items() if key != "seats"}
    parts: list[RenderableType] = [_facts(common, describer)]
    seats = view.get("seats")
    if isinstance(seats, list) and seats:
        parts.append(_seats(seats, describer, width))
    return Group(*parts)


def _seats(seats: list[Any], describer: Describer, width: int) -> RenderableType:
    fit = max(1, width // NARROWEST)
    rows = -(-len(seats) // fit)
    across = -(-len(seats) // rows)
    table = Table.grid(expand=True)
    for _ in range(across):
        table.add_column(ratio=1)
    for at in range(0, len(seats), across):
        panels = [_panel(seat, seats[seat], describer) for seat in range(at, len(seats))[:across]]
        table.add_row(*panels)
    return table


def _panel(seat: int, facts: Any, describer: Describer) -> Panel:
    name = Text(f"{shape(seat)} {describer.seat(seat)}", style=f"bold {colour(seat)}")
    body = _facts(facts, describer) if isinstance(facts, dict) else said(facts, describer)
    return Panel(
        body,
        title=name,
        title_align="left",
        border_style=colour(seat),
        box=box.ROUNDED,
        padding=(0, 1),
    )


def _facts(facts: dict[str, Any], describer: Describer) -> RenderableType:
    """Counters in a row, and below them whatever needs more room, each behind its name."""
    counters = Text()
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    for key, value in facts.items():
        if isinstance(value, dict | list):
            table.add_row(label(key, describer), said(value, describer))
            continue
        if counters:
            counters.append(" · ", style="dim")
        counters.append(label(key, describer).replace(" ", "\u00a0"), style="dim")
        counters.append("\u00a0")
        counters.append(_plain(value), style="bold")
    return Group(*([counters] if counters else []), *([table] if table.rows else []))


def label(key: str, describer: Describer) -> str:
    """What a key of a view is called."""
    named = f"view-{key}"
    return describer.plain(named) if describer.has(named) else key.replace("_", " ")


def said(value: Any, describer: Describer) -> Text:
    """Anything a view may hold, in a line of text."""
    if isinstance(value, list):
        if value and all(_is_card(item) for item in value):
            return _cards(value)
        if all(not isinstance(item, dict | list) for item in value):
            return Text(", ".join(_plain(item) for item in value) or EMPTY)
        return Text("; ").join(said(item, describer) for item in value)
    if _is_card(value):
        return _cards([value])
    if isinstance(value, dict):
        text = Text()
        for key, inner in value.items():
            if text:
                text.append(", ")
            text.append(f"{label(key, describer)} ", style="dim")
            text.append_text(said(inner, describer))
        return text or Text(EMPTY)
    return Text(_plain(value))


def _is_card(value: Any) -> bool:
    return isinstance(value, dict) and "card" in value


def _cards(cards: list[dict[str, Any]]) -> Text:
    """Cards by name, each kind once with its count; those face down as a number only."""
    known = Counter(_card(card) for card in cards if card.get("name") is not None)
    text = Text()
    for name, count in known.items():
        if text:
            text.append(", ")
        text.append(name)
        if count > 1:
            text.append(f"\u00a0×{count}", style="dim")
    hidden = len(cards) - sum(known.values())
    if hidden:
        text.append(", " if text else "")
        text.append(f"{hidden} face down", style="dim italic")
    return text


def _card(card: dict[str, Any]) -> str:
    """A card's name with the numbers and words that hold for it now: `Raider 3`."""
    numbers = [str(v) for k, v in card.items() if k != "card" and type(v) is int and v != 0]
    words = [k.replace("_", " ") for k, v in card.items() if v is True]
    words += [v for k, v in card.items() if k != "name" and isinstance(v, str) and v]
    text = " ".join([str(card["name"]), *(["/".join(numbers)] if numbers else [])])
    return (f"{text} ({', '.join(words)})" if words else text).replace(" ", "\u00a0")


def _plain(value: Any) -> str:
    if value is None or value == "":
        return EMPTY
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
