"""A table of any title, drawn from its view alone.

What a view holds is told apart by its form: a number or word is a counter, `{"seat": 1}` somebody,
a list of cards a zone, the list under `seats` becomes panels side by side. A title may name any key
in its texts as `view-<key>`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regent.cli.marks import colour, seat_text, shape
from regent.play.describe import Describer

NARROWEST: Final = 20
"""Columns below which a panel is of no use; then the seats take a second row."""

FRAME: Final = 4
"""Columns of a panel that its border and padding take."""

EMPTY: Final = "–"


def draw(view: dict[str, Any], describer: Describer, width: int) -> RenderableType:
    """The open table first, then every seat."""
    common = {key: value for key, value in view.items() if key != "seats"}
    parts: list[RenderableType] = [_facts(_together(common), describer, width)] if common else []
    seats = view.get("seats")
    if isinstance(seats, list) and seats:
        parts += _seats(seats, describer, width)
    return Group(*parts)


def _seats(seats: list[Any], describer: Describer, width: int) -> list[RenderableType]:
    """Panels side by side, in as few rows as leave each of them wide enough."""
    fit = max(1, width // NARROWEST)
    across = -(-len(seats) // -(-len(seats) // fit))
    each = width // across
    rows: list[RenderableType] = []
    for at in range(0, len(seats), across):
        here = range(at, min(at + across, len(seats)))
        bodies = [_body(seats[seat], describer, each - FRAME) for seat in here]
        height = max(_lines(body, each - FRAME) for body in bodies) + 2
        table = Table.grid()
        panels = [
            _panel(seat, body, describer, each, height)
            for seat, body in zip(here, bodies, strict=True)
        ]
        table.add_row(*panels)
        rows.append(table)
    return rows


def _lines(body: Text, width: int) -> int:
    """Lines a text takes; what is too long for one line is folded by the panel."""
    return sum(max(1, -(-cell_len(line) // width)) for line in body.plain.split("\n"))


def _body(facts: Any, describer: Describer, width: int) -> Text:
    return _facts(facts, describer, width) if isinstance(facts, dict) else said(facts, describer)


def _panel(seat: int, body: Text, describer: Describer, width: int, height: int) -> Panel:
    name = Text(f"{shape(seat)} {describer.seat(seat)}", style=f"bold {colour(seat)}")
    return Panel(
        body,
        title=name,
        title_align="left",
        border_style=colour(seat),
        box=box.ROUNDED,
        padding=(0, 1),
        width=width,
        height=height,
    )


def _facts(facts: dict[str, Any], describer: Describer, width: int) -> Text:
    """Counters in a row, and below them whatever needs more room, each behind its name."""
    counters: list[Text] = []
    zones: list[tuple[str, list[Text]]] = []
    for key, value in facts.items():
        if isinstance(value, dict | list) and not _is_seat(value):
            zones.append((label(key, describer), _items(value, describer)))
            continue
        counter = Text.assemble((f"{label(key, describer)} ", "dim"))
        counters.append(counter.append_text(said(value, describer, "bold")))
    longest = max([len(name) for name, _ in zones], default=0)
    wide = width >= 4 * longest and width > NARROWEST  # else a column of names takes too much
    lines = [flowed(Text(), counters, " · " if wide else " ", 0, width)] if counters else []
    for name, items in zones:
        head = Text.assemble((name.ljust(longest if wide else 0) + " ", "dim"))
        lines.append(flowed(head, items, ", ", longest + 1 if wide else 2, width))
    return Text("\n").join(lines)


def _together(facts: dict[str, Any]) -> dict[str, Any]:
    """The open table, with what is empty there among the counters: it needs no line."""
    return {key: EMPTY if value in ([], {}) else value for key, value in facts.items()}


def flowed(head: Text, items: list[Text], between: str, indent: int, width: int) -> Text:
    """Items one after another behind a head, broken only between them."""
    text = head.copy()
    used = head.cell_len
    for i, item in enumerate(items):
        joint = between if i else ""
        room = len(between.rstrip()) if i + 1 < len(items) else 0
        if used > indent and used + len(joint) + item.cell_len + room > width:
            text.append(joint.rstrip(" ·") + "\n" + " " * indent)
            used = indent
        else:
            text.append(joint, style="dim")
            used += len(joint)
        text.append_text(item)
        used += item.cell_len
    return text


def _items(value: Any, describer: Describer) -> list[Text]:
    """What a list or table holds, in pieces that stay whole."""
    if isinstance(value, list):
        if not value:
            return [Text(EMPTY)]
        if all(_is_card(item) for item in value):
            return _cards(value)
        return [_entry(item, describer) for item in value]
    if _is_card(value):
        return _cards([value])
    pieces = [] if value else [Text(EMPTY)]
    for key, inner in value.items():
        piece = Text.assemble((f"{label(key, describer)} ", "dim"))
        pieces.append(piece.append_text(said(inner, describer)))
    return pieces


def label(key: str, describer: Describer) -> str:
    """What a key of a view is called."""
    named = f"view-{key}"
    return describer.plain(named) if describer.has(named) else key.replace("_", " ")


def said(value: Any, describer: Describer, style: str = "") -> Text:
    """Anything a view may hold, in a line of text."""
    if _is_seat(value):
        return seat_text(value["seat"], describer.seat(value["seat"]))
    if isinstance(value, dict | list):
        return Text(", ").join(_items(value, describer))
    return Text(_plain(value), style=style)


def _entry(value: Any, describer: Describer) -> Text:
    """One of several things that are no cards: its name or whose it is, then what is told of it."""
    if not isinstance(value, dict) or _is_card(value) or not value:
        return said(value, describer)
    facts = {key: inner for key, inner in value.items() if inner not in (None, "", [], {})}
    parts: list[Text] = []
    if "name" in facts:
        parts.append(Text(str(facts.pop("name")), style="bold"))
        facts.pop("place", None)
    elif "seat" in facts:
        parts.append(said({"seat": facts.pop("seat")}, describer))
    return Text(" ").join([*parts, *_items(facts, describer)] if facts else parts)


def _is_seat(value: Any) -> bool:
    """Somebody, and nothing else."""
    return isinstance(value, dict) and set(value) == {"seat"}


def _is_card(value: Any) -> bool:
    return isinstance(value, dict) and "card" in value


def _cards(cards: list[dict[str, Any]]) -> list[Text]:
    """Cards by name, each kind once with its count; those face down as a number only."""
    known = Counter(_card(card) for card in cards if card.get("name") is not None)
    pieces: list[Text] = []
    for name, count in known.items():
        piece = Text(name)
        if count > 1:
            piece.append(f" ×{count}", style="dim")
        pieces.append(piece)
    hidden = len(cards) - sum(known.values())
    if hidden:
        pieces.append(Text(f"{hidden} face down", style="dim italic"))
    return pieces


def _card(card: dict[str, Any]) -> str:
    """A card's name with the numbers and words that hold for it now: `Raider 3`."""
    numbers = [str(v) for k, v in card.items() if k != "card" and type(v) is int and v != 0]
    words = [k.replace("_", " ") for k, v in card.items() if v is True]
    words += [v for k, v in card.items() if k != "name" and isinstance(v, str) and v]
    text = " ".join([str(card["name"]), *(["/".join(numbers)] if numbers else [])])
    return f"{text} ({', '.join(words)})" if words else text


def _plain(value: Any) -> str:
    if value is None or value == "":
        return EMPTY
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
