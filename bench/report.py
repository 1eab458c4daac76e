"""Tables and pictures of docs/performance.md, made from bench/results.jsonl and nothing else.

What stands between the marks `<!-- NAME -->` and `<!-- end -->` is written anew; the words around
it are a person's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from bench.chart import Bar, Line, Panel, bars, lines
from regent.lab.measure import REFERENCE

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "bench" / "results.jsonl"
PAGE: Final = ROOT / "docs" / "performance.md"
PICTURES: Final = ROOT / "docs" / "pictures"

OURS: Final = "regent"
COMPARED: Final = (2, 4)
"""Sizes of table at which ours stands beside the others."""

BUSY: Final = 0.9
"""A process that had less than this share of a core was disturbed."""

Row = dict[str, Any]


# -- results -----------------------------------------------------------------------------------


def read() -> list[Row]:
    if not RESULTS.exists():
        return []
    return [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]


def write_results(rows: Iterable[Row]) -> None:
    text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    RESULTS.write_text(text, encoding="utf-8")


def of_kind(rows: Iterable[Row], kind: str) -> list[Row]:
    return [row for row in rows if row["kind"] == kind]


def line(row: Row) -> str:
    """A row for the person who waits for it."""
    if row["kind"] == "skipped":
        return f"{row['engine']}: skipped, {row['why']}"
    about = f"{row['engine']} {row['game']}, {row['seats']} seats, {row['core']}"
    if row["kind"] == "course":
        return f"{about}: {' '.join(str(rate) for rate in row['course'])}"
    if row["kind"] == "socket":
        return f"{about}: {row['answers_per_server_second']} answers for a second of the server"
    return f"{about}: {row['decisions_per_second']:,} decisions/s"


# -- tables ------------------------------------------------------------------------------------


def number(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [list(columns), ["---"] * len(columns), *map(list, rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def engine_of(row: Row) -> str:
    return "**Regent**" if row["engine"] == OURS else f"{row['engine']} {row['version']}"


def compared(rows: Iterable[Row]) -> list[Row]:
    """The games that stand beside each other, quickest first."""
    found = [
        row for row in of_kind(rows, "playout") if row["engine"] != OURS or row["seats"] in COMPARED
    ]
    return sorted(found, key=lambda row: -int(row["decisions_per_second"]))


def peers_table(rows: Sequence[Row]) -> str:
    columns = ["Engine", "Game", "Seats", "Core", "Decisions/s", "Inside", "Clone µs", "A game"]
    return table(
        columns,
        [
            [
                engine_of(row),
                row["game"],
                str(row["seats"]),
                row["core"],
                number(row["decisions_per_second"]),
                number(row.get("inside_per_second")),
                number(row.get("clone_us")),
                number(row["decisions_per_game"]),
            ]
            for row in compared(rows)
        ],
    )


def ours_table(rows: Sequence[Row]) -> str:
    found = [row for row in of_kind(rows, "playout") if row["engine"] == OURS]
    found.sort(key=lambda row: (row["game"], row["mode"], row["seats"]))
    columns = ["Title", "Mode", "Seats", "Decisions/s", "Inside", "Sessions", "Clone µs"]
    columns += ["Options µs", "View µs"]
    figures = ["decisions_per_second", "inside_per_second", "session_per_second", "clone_us"]
    figures += ["options_us", "view_us"]
    return table(
        columns,
        [
            [r["game"], r["mode"], str(r["seats"]), *(number(r[key]) for key in figures)]
            for r in found
        ],
    )


def sockets_table(rows: Sequence[Row]) -> str:
    columns = ["Server", "Game", "Core", "Stored in", "Tables", "Answers/s of the server"]
    columns += ["Answers/s seen", "p50 ms", "p95 ms", "MB"]
    return table(
        columns,
        [
            [
                engine_of(row),
                row["game"],
                row["core"],
                row["storage"],
                str(row["tables"]),
                number(row["answers_per_server_second"]),
                number(row["answers_per_second"]),
                number(row["p50_ms"]),
                number(row["p95_ms"]),
                str(row["server_mb"]),
            ]
            for row in of_kind(rows, "socket")
        ],
    )


def about(rows: Sequence[Row]) -> str:
    """When and where it was measured, whether that can be trusted, and what is missing."""
    told: list[str] = []
    for run in of_kind(rows, "run"):
        told.append(
            f"Measured {run['when']} UTC with Python {run['python']} on {run['cores']} cores "
            f"({run['machine']}), {run['seconds']:g} seconds a figure."
        )
    shares = sorted(row["share"] for row in of_kind(rows, "playout"))
    if shares:
        middle = shares[len(shares) // 2]
        speeds = [row["calibration"] for row in of_kind(rows, "playout")]
        told.append(
            f"A process had {middle:.0%} of a core (median); the calibration was "
            f"{min(speeds):,} to {max(speeds):,}, figures are for {REFERENCE:,.0f}."
        )
        if middle < BUSY:
            told.append("**The machine was busy with other work: these figures are provisional.**")
    if len(of_kind(rows, "run")) > 1:
        told.append("The rows come from several runs.")
    for row in of_kind(rows, "skipped"):
        told.append(f"Skipped: {row['engine']}, {row['why']}.")
    return "  \n".join(told)


# -- pictures ----------------------------------------------------------------------------------


def label_of(row: Row) -> str:
    name = "Regent" if row["engine"] == OURS else row["engine"]
    game = row["game"].replace("_", " ").removeprefix("python ")
    return f"{name} {game}, {row['seats']} seats" + (", C++" if row["core"] == "C++" else "")


def peers_picture(rows: Sequence[Row]) -> str:
    drawn: list[Bar] = []
    for row in compared(rows):
        kind = "theirs"
        if row["engine"] == OURS:
            kind = "ours" if row["mode"] == "compiled" else "ours, interpreted"
        drawn.append(Bar(label_of(row), row["decisions_per_second"], kind))
    return bars("Decisions a second, driven from Python, one core", drawn)


def course_picture(rows: Sequence[Row]) -> str:
    by_course = [
        Line(f"{row['game']}, {row['mode']}", [float(v) for v in row["course"]])
        for row in of_kind(rows, "course")
    ]
    own = [row for row in of_kind(rows, "playout") if row["engine"] == OURS]
    if not own or not by_course:
        raise ValueError(f"{RESULTS.name} has no rows of our own: measure --only {OURS}")
    seats = sorted({row["seats"] for row in own})
    by_seats = []
    for game, mode in dict.fromkeys((row["game"], row["mode"]) for row in own):
        found = {r["seats"]: r for r in own if (r["game"], r["mode"]) == (game, mode)}
        if list(found) == seats:
            values = [float(found[n]["inside_per_second"]) for n in seats]
            by_seats.append(Line(f"{game}, {mode}", values))
    tenths = [f"{10 * (i + 1)} %" if i % 2 else "" for i in range(len(by_course[0].values))]
    panels = [
        Panel("over the course of a game, 4 seats", tenths, by_course),
        Panel("by seats", [str(n) for n in seats], by_seats),
    ]
    return lines("Decisions a second in the kernel's own loop", panels)


# -- writing -----------------------------------------------------------------------------------

PARTS: Final = {
    "about": about,
    "peers": peers_table,
    "ours": ours_table,
    "sockets": sockets_table,
}


def filled(page: str, rows: Sequence[Row]) -> str:
    """The page with its tables made anew."""
    for name, made in PARTS.items():
        pattern = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        if not pattern.search(page):
            raise ValueError(f"the page has no place for {name!r}: <!-- {name} --> … <!-- end -->")
        text = f"\n{made(rows)}\n\n"
        page = pattern.sub(lambda found, text=text: found[1] + text + found[2], page)  # type: ignore[misc]
    return page


def texts() -> dict[Path, str]:
    """Every file that is made from the results."""
    rows = read()
    return {
        PAGE: filled(PAGE.read_text(encoding="utf-8"), rows),
        PICTURES / "performance.svg": peers_picture(rows),
        PICTURES / "performance-course.svg": course_picture(rows),
    }


def write_all() -> list[str]:
    written: list[str] = []
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")
        written.append(path.relative_to(ROOT).as_posix())
    return written
