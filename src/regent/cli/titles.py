"""`regent titles`: what can be played, and with which rules."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from regent.cli.say import AsJson, as_json, console, grid, say
from regent.cli.wishes import NO_TITLES
from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.problems import shown
from regent.kernel.ruleset import Ruleset
from regent.kernel.title import Title
from regent.play.compare import Cell, Difference
from regent.play.compare import compare as differences

EXAMPLE = "Example: regent titles seize --compare first,second,2022"


def register(app: typer.Typer) -> None:
    app.command("titles", epilog=EXAMPLE)(titles)


Only = Annotated[str, typer.Argument(metavar="[TITLE]", help="This title only.")]
Compared = Annotated[
    str,
    typer.Option(
        "--compare", metavar="A,B", help="What these rule sets do otherwise than each other."
    ),
]


def titles(name: Only = "", compare: Compared = "", json: AsJson = False) -> None:
    """List the titles with their seats, rule sets and options, or compare rule sets of one."""
    if compare:
        compared(name, [ruleset.strip() for ruleset in compare.split(",")], json)
        return
    found = [registry.title(each) for each in ([name] if name else registry.names())]
    if json:
        as_json([described(title) for title in found])
        return
    if not found:
        say(NO_TITLES[0].upper() + NO_TITLES[1:] + ".")
    for i, title in enumerate(found):
        if i:
            say("")
        _show(title)


def compared(name: str, rulesets: list[str], json: bool) -> None:
    """Every option in which rule sets differ, with the clause of each rulebook."""
    if not name:
        right = "write it first, as in: regent titles seize --compare first,2022"
        raise InputError("--compare needs a title", "", right)
    rows = differences(registry.title(name), rulesets)
    if json:
        as_json([_difference(row, rulesets) for row in rows])
        return
    cells = [[f"{row.text} ({row.name})", *[_cell(cell) for cell in row.cells]] for row in rows]
    console().print(grid(["option", *rulesets], cells))


def _cell(cell: Cell) -> str:
    if cell.clause:
        return f"{cell.value} [{cell.clause}]"
    return f"{cell.value} (none: {cell.reason})" if cell.reason else cell.value


def _difference(row: Difference, rulesets: list[str]) -> dict[str, Any]:
    cells = zip(rulesets, row.cells, strict=True)
    return {
        "name": row.name,
        "text": row.text,
        "rulesets": {
            name: {"value": cell.value, "clause": cell.clause, "reason": cell.reason}
            for name, cell in cells
        },
    }


def described(title: Title[Any]) -> dict[str, Any]:
    """A title as data: who it is, and its whole table of rules."""
    form = title.rulesets.form()
    return {
        "name": title.name,
        "full_name": title.full_name,
        "version": title.version,
        "seats": list(title.seats),
        "rulesets": form["rulesets"],
        "parameters": form["parameters"],
        "conflicts": form["conflicts"],
    }


def _show(title: Title[Any]) -> None:
    out = console()
    least, most = title.seats
    out.print(f"{title.full_name} ({title.name})", style="bold", end="")
    out.print(f", {least} to {most} seats" if least != most else f", {least} seats")
    table = title.rulesets
    rows = [[row.full_name(), row.text, _settings(row)] for row in table.rulesets]
    out.print(grid(["rule set", "what it is", "it sets"], rows))
    options = [
        [p.name, _values(p.form()), shown(p.default).strip('"'), p.text, p.clause]
        for p in table.parameters
    ]
    if any(row.base for row in table.rulesets):
        out.print("Variants go together: base+one+another.")
    if options:
        out.print(grid(["option", "may be", "else", "what it is", "clause"], options))
    for conflict in table.conflicts:
        out.print(f"Not together: {conflict.text} [{conflict.clause}]")


def _settings(row: Ruleset) -> str:
    said = ", ".join(f"{name}={_plain(value)}" for name, value in row.settings.items())
    return f"{said} (gives way: {', '.join(row.yields)})" if row.yields else said


def _plain(value: object) -> str:
    return shown(value).strip('"')


def _values(form: dict[str, object]) -> str:
    """Legal values in as few words as a column has room for."""
    values = form["values"]
    if isinstance(values, dict):
        return f"{values['low']} to {values['high']}"
    called = form["called"]
    if isinstance(called, list) and isinstance(values, list) and called:
        pairs = zip(map(_plain, values), called, strict=True)
        return "; ".join(name if name == said else f"{name}: {said}" for name, said in pairs)
    return ", ".join(_plain(value) for value in values) if isinstance(values, list) else ""
