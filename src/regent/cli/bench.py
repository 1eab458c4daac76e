"""`regent bench`: how fast the rules run here."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Any

import typer

from regent.cli.say import AsJson, as_json, bar, console, grid, say
from regent.cli.wishes import NO_TITLES, title_named
from regent.games import registry
from regent.kernel.errors import InputError
from regent.lab.bench import compare, mode

SHORT = {"compiled": "compiled", "interpreted": "interp."}
EXAMPLE = "Example: regent bench TITLE --seconds 5"


def register(app: typer.Typer) -> None:
    app.command("bench", epilog=EXAMPLE)(bench)


def bench(
    titles: Annotated[
        list[str] | None, typer.Argument(metavar="[TITLE…]", help="All titles if left out.")
    ] = None,
    seconds: Annotated[
        float,
        typer.Option("--seconds", metavar="X", min=0.01, help="Time for each rule set and mode."),
    ] = 3.0,
    json: AsJson = False,
) -> None:
    """Measure decisions and playouts per second, and the cost of single operations."""
    if not titles and not registry.names():
        raise InputError("there is nothing to measure", right=NO_TITLES)
    found = [title_named(name) for name in titles or registry.names()]
    tasks = [
        (t.name, row.full_name()) for t in found for row in t.rulesets.rulesets if not row.base
    ]
    results: list[dict[str, Any]] = []
    with bar() as progress:
        for name, ruleset in progress.track(tasks, description="measuring"):
            results += compare(name, ruleset, seconds)
    if json:
        as_json({"mode": mode(), "results": results})
        return
    rows = [
        [
            f"{r['title']} {r['seats']}",
            r["ruleset"],
            SHORT[r["mode"]],
            f"{r['decisions_per_second']:,}",
            f"{r['playouts_per_second']:,}",
            f"{r['clone_us']:.1f}",
            f"{r['options_us']:.1f}",
            f"{r['view_us']:.1f}",
        ]
        for r in results
    ]
    columns = ["seats", "rules", "mode", "decisions/s", "games/s", "clone", "opts", "view"]
    console().print(grid(columns, rows, ",".join(columns[3:])))
    say(f"The rules run {mode()} here; clone, options and view are microseconds.")
    for ratio in _ratios(results):
        say(ratio)


def _ratios(results: list[dict[str, Any]]) -> list[str]:
    """How much faster compiled rules are, where both modes were measured."""
    told: list[str] = []
    for one, other in pairwise(results):
        same = (one["title"], one["ruleset"]) == (other["title"], other["ruleset"])
        if same and (one["mode"], other["mode"]) == ("compiled", "interpreted"):
            times = one["decisions_per_second"] / other["decisions_per_second"]
            told.append(f"{one['title']} {one['ruleset']}: compiled is {times:.1f} times as fast")
    return told
