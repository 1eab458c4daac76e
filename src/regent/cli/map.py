"""`regent map`: maps of the players' own, for the titles that have them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regent.cli.ends import FAILED
from regent.cli.say import AsJson, as_json, say
from regent.cli.wishes import title_named
from regent.kernel.errors import InputError
from regent.kernel.title import maps_of

CHECK = "Example: regent map check contention mine.txt"
MAKE = "Example: regent map make contention --seats 4 --seed 7 > mine.txt"

TitleName = Annotated[str, typer.Argument(metavar="TITLE", help="The title.")]


def register(app: typer.Typer) -> None:
    maps = typer.Typer(
        help="Check maps that players draw, and make new ones.", no_args_is_help=True
    )
    maps.command("check", epilog=CHECK)(check)
    maps.command("make", epilog=MAKE)(make)
    app.add_typer(maps, name="map")


def check(
    title: TitleName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A map.")],
    json: AsJson = False,
) -> None:
    """Say whether a map can be played, by which clause it cannot, and what is doubtful."""
    if not file.is_file():
        raise InputError("there is no such file", str(file))
    errors, warnings = maps_of(title_named(title)).check(file)
    if json:
        told = {
            name: [{"clause": clause, "what": what} for clause, what in found]
            for name, found in (("errors", errors), ("warnings", warnings))
        }
        as_json({"path": str(file), "title": title, "ok": not errors, **told})
    else:
        say(f"{'FAIL' if errors else 'ok  '}  {file}")
        for clause, what in errors:
            say(f"      {what} [{clause}]")
        for clause, what in warnings:
            say(f"      doubtful: {what} [{clause}]")
    if errors:
        raise typer.Exit(FAILED)


def make(
    title: TitleName,
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="How many play.")],
    seed: Annotated[
        str, typer.Option("--seed", metavar="S", help="The same seed makes the same map.")
    ] = "1",
) -> None:
    """Make a fair new map; play it with `regent play TITLE --file map=FILE`."""
    typer.echo(maps_of(title_named(title)).make(seats, seed), nl=False)
