"""`regent bench`: how fast the rules run here."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean
from typing import Annotated, Any

import typer

from regent.cli.say import AsJson, as_json, bar, console, grid, say
from regent.cli.wishes import NO_TITLES, title_named
from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.title import Title
from regent.lab.batch import default_seats, fitting_seats
from regent.lab.bench import compare, mode
from regent.lab.measure import REFERENCE

SHORT = {"compiled": "compiled", "interpreted": "interp."}
EXAMPLE = "Example: regent bench TITLE --seats 4"


def register(app: typer.Typer) -> None:
    app.command("bench", epilog=EXAMPLE)(bench)


def bench(
    titles: Annotated[
        list[str] | None, typer.Argument(metavar="[TITLE…]", help="All titles if left out.")
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option("--seats", metavar="N", min=1, help="The largest table if left out."),
    ] = None,
    seconds: Annotated[
        float,
        typer.Option("--seconds", metavar="X", min=0.01, help="Time for each rule set and mode."),
    ] = 6.0,
    json: AsJson = False,
) -> None:
    """Measure decisions a second, and the cost of single operations."""
    if not titles and not registry.names():
        raise InputError("there is nothing to measure", right=NO_TITLES)
    found = [title_named(name) for name in titles or registry.names()]
    tasks = [
        (t.name, row.full_name(), size)
        for t in found
        for row in t.rulesets.rulesets
        if not row.base
        for size in _sizes(t, row.full_name(), seats)
    ]
    if not tasks:
        right = "leave --seats out to measure the largest table of each"
        raise InputError(f"no rules here can be played by {seats}", "--seats", right)
    results: list[dict[str, Any]] = []
    with bar() as progress:
        for task in progress.track(tasks, description="measuring"):
            results += compare(*task, seconds)
    if json:
        as_json({"mode": mode(), "results": results})
        return
    rows = [
        [
            f"{r['title']} {r['seats']}",
            r["ruleset"],
            SHORT[r["mode"]],
            f"{r['decisions_per_second']:,}",
            f"{r['inside_per_second']:,}",
            f"{r['session_per_second']:,}",
            f"{r['kept_per_second']:,}",
            _micro(r["clone_us"]),
        ]
        for r in results
    ]
    columns = ["seats", "rules", "mode", "driven/s", "inside/s", "sim/s", "table/s", "clone"]
    console().print(grid(columns, rows, ",".join(columns[3:])))
    speed = round(fmean(r["calibration"] for r in results))
    say(f"The rules run {mode()} here. Decisions a second: driven by a program, inside")
    say("the kernel's loop, as in `regent sim`, at a table with journal; µs of a clone.")
    say(f"Figures are for a calibration of {REFERENCE:,.0f}; this machine shows {speed:,}.")
    for ratio in _ratios(results):
        say(ratio)


def _micro(value: float) -> str:
    return f"{value:.1f}" if value < 100 else f"{value:,.0f}"


def _sizes(title: Title[Any], ruleset: str, seats: int | None) -> list[int]:
    """The size of table to measure: the one that was asked for, if these rules allow it."""
    if seats is None:
        return [default_seats(title, ruleset, {}, largest=True)]
    return [seats] if seats in fitting_seats(title, ruleset, {}) else []


def _ratios(results: list[dict[str, Any]]) -> list[str]:
    """How much faster compiled rules are, where both modes were measured."""
    told: list[str] = []
    for one, other in pairwise(results):
        same = (one["title"], one["ruleset"]) == (other["title"], other["ruleset"])
        if same and (one["mode"], other["mode"]) == ("compiled", "interpreted"):
            times = one["decisions_per_second"] / other["decisions_per_second"]
            told.append(f"{one['title']} {one['ruleset']}: compiled is {times:.1f} times as fast")
    return told
