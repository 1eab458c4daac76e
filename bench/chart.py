"""Plain charts as SVG text: bars and lines on a logarithmic scale, drawn by hand.

They carry their own background, so that they read the same on a light and on a dark page.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH = 860
PAPER, INK, FAINT, GRID = "#fbfaf7", "#1d2733", "#66717d", "#dcdad2"
COLOURS = {"ours": "#b4451f", "ours, interpreted": "#dda182", "theirs": "#4d6f8f"}
SERIES = ("#b4451f", "#2f6f9f", "#5f8a3c", "#7d5aa6")
FONT = "font-family='system-ui, sans-serif'"


class Bar(NamedTuple):
    label: str
    value: float
    kind: str
    """A key of COLOURS."""


class Line(NamedTuple):
    label: str
    values: list[float]


class Panel(NamedTuple):
    """Lines over the same steps."""

    title: str
    steps: list[str]
    lines: list[Line]


def text(x: float, y: float, words: str, size: int = 13, fill: str = INK, more: str = "") -> str:
    return (
        f"<text x='{x:.0f}' y='{y:.0f}' font-size='{size}' fill='{fill}' {FONT}{more}>"
        f"{escape(words)}</text>"
    )


def picture(title: str, height: float, parts: Sequence[str]) -> str:
    """A whole file; the title is what a screen reader says."""
    return "\n".join(
        [
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height:.0f}' "
            f"role='img'>",
            f"<title>{escape(title)}</title>",
            f"<rect width='{WIDTH}' height='{height:.0f}' fill='{PAPER}'/>",
            *parts,
            "</svg>",
            "",
        ]
    )


class Scale:
    """Where a value lies between two ends, by its logarithm; the ends are 1, 2 or 5 of a power."""

    def __init__(self, values: Sequence[float], start: float, end: float) -> None:
        ticks = [m * 10**p for p in range(-3, 10) for m in (1, 2, 5)]
        self.low = max(t for t in ticks if t <= min(values))
        self.high = min(t for t in ticks if t >= max(values) and t > self.low)
        self.ticks = [t for t in ticks if self.low <= t <= self.high]
        self.start = start
        self.end = end

    def __call__(self, value: float) -> float:
        share = math.log(value / self.low) / math.log(self.high / self.low)
        return self.start + share * (self.end - self.start)


def short(value: float) -> str:
    """1,234 as 1.2k."""
    if value >= 1e6:
        return f"{value / 1e6:.3g}M"
    return f"{value / 1e3:.3g}k" if value >= 1000 else f"{value:.3g}"


def bars(title: str, rows: Sequence[Bar]) -> str:
    """Horizontal bars, one below the other, in the order they are given."""
    left, top, step = 300, 64, 22
    bottom = top + step * len(rows)
    scale = Scale([row.value for row in rows], left, WIDTH - 70)
    parts = [text(16, 28, title, 17, more=" font-weight='600'")]
    x = 16.0
    for kind, colour in COLOURS.items():
        if any(row.kind == kind for row in rows):
            parts.append(f"<rect x='{x:.0f}' y='40' width='11' height='11' fill='{colour}'/>")
            parts.append(text(x + 16, 50, kind, 12, FAINT))
            x += 36 + 7 * len(kind)
    for tick in scale.ticks:
        at = scale(tick)
        parts.append(
            f"<line x1='{at:.1f}' x2='{at:.1f}' y1='{top - 4}' y2='{bottom}' stroke='{GRID}'/>"
        )
        parts.append(text(at, bottom + 16, short(tick), 11, FAINT, " text-anchor='middle'"))
    for number, row in enumerate(rows):
        y = top + step * number
        length = scale(row.value) - left + 6  # a little more, or the lowest would be invisible
        weight = " font-weight='600'" if row.kind != "theirs" else ""
        parts.append(text(left - 14, y + 13, row.label, 13, INK, f" text-anchor='end'{weight}"))
        parts.append(
            f"<rect x='{left - 6}' y='{y + 2}' width='{length:.1f}' height='{step - 7}' "
            f"fill='{COLOURS[row.kind]}'/>"
        )
        parts.append(text(left + length, y + 13, short(row.value), 12, FAINT))
    return picture(title, bottom + 30, parts)


def lines(title: str, panels: Sequence[Panel]) -> str:
    """Panels side by side on one scale; a series has one colour in all of them."""
    top, bottom, gap, left = 66, 300, 34, 52
    values = [v for panel in panels for line in panel.lines for v in line.values]
    scale = Scale(values, bottom, top)
    labels = list(dict.fromkeys(line.label for panel in panels for line in panel.lines))
    colours = {label: SERIES[i % len(SERIES)] for i, label in enumerate(labels)}
    width = (WIDTH - left - 20 - gap * (len(panels) - 1)) / len(panels)
    parts = [text(16, 28, title, 17, more=" font-weight='600'")]
    for number, panel in enumerate(panels):
        x0 = left + number * (width + gap)
        parts.append(text(x0, top - 12, panel.title, 13, FAINT))
        for tick in scale.ticks:
            y = scale(tick)
            parts.append(
                f"<line x1='{x0:.0f}' x2='{x0 + width:.0f}' y1='{y:.1f}' y2='{y:.1f}' "
                f"stroke='{GRID}'/>"
            )
            if number == 0:
                parts.append(text(x0 - 6, y + 4, short(tick), 11, FAINT, " text-anchor='end'"))
        pitch = width / max(1, len(panel.steps) - 1)
        for i, step in enumerate(panel.steps):
            at = x0 + i * pitch
            parts.append(text(at, bottom + 18, step, 11, FAINT, " text-anchor='middle'"))
        for line in panel.lines:
            points = [(x0 + i * pitch, scale(v)) for i, v in enumerate(line.values)]
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            colour = colours[line.label]
            parts.append(
                f"<polyline points='{path}' fill='none' stroke='{colour}' stroke-width='2'/>"
            )
            parts += [
                f"<circle cx='{x:.1f}' cy='{y:.1f}' r='3' fill='{colour}'/>" for x, y in points
            ]
    x = 16.0
    for label, colour in colours.items():
        parts.append(
            f"<rect x='{x:.0f}' y='{bottom + 34}' width='11' height='11' fill='{colour}'/>"
        )
        parts.append(text(x + 16, bottom + 44, label, 12))
        x += 40 + 7 * len(label)
    return picture(title, bottom + 60, parts)
