"""`regent fuzz`: random games under every check."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer

from regent.cli.crash import fresh
from regent.cli.ends import FAILED
from regent.cli.opening import brought, patch_text
from regent.cli.say import AsJson, as_json, bar, say
from regent.cli.wishes import Files, Jobs, Patch, Ruleset, Seats, Settings, located, wished
from regent.kernel.errors import InputError
from regent.kernel.vocabulary import slug
from regent.lab.batch import fuzz_game
from regent.lab.checks import Shares
from regent.lab.crew import spread
from regent.lab.fuzz import walk_again
from regent.play.rulebooks import clause_ids
from regent.play.scenario import Scenario
from regent.play.session import new_header

EXAMPLE = (
    "Example: regent fuzz TITLE --ruleset standard --seats 3 --games 100 --seed night --jobs 2"
)


def register(app: typer.Typer) -> None:
    app.command("fuzz", epilog=EXAMPLE)(fuzz)


def fuzz(
    title: Annotated[
        str, typer.Argument(metavar="TITLE", help="A title, or the file of a finding to see again.")
    ],
    ruleset: Ruleset = "",
    seats: Seats = 0,
    games: Annotated[int, typer.Option("--games", metavar="G", min=1, help="How many.")] = 20,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Game i has seed S/i.")] = "1",
    settings: Settings = None,
    look: Annotated[
        float,
        typer.Option("--look", min=0.0, max=1.0, help="How many answers are looked at, 0 to 1."),
    ] = 1.0,
    share: Annotated[
        float,
        typer.Option(
            "--share", min=0.0, max=1.0, help="Of these, how many under the costly checks too."
        ),
    ] = 1.0,
    patch: Patch = None,
    file: Files = None,
    jobs: Jobs = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Where a finding goes, as a scenario."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Play random games under all checks; what fails is made small and written as a scenario."""
    if title.endswith(".toml"):
        _again(Path(title), json)
        return
    if out is not None and out.exists():
        raise InputError("the file exists already", str(out), "choose another --out")
    wish = wished(title, ruleset, settings, seats)
    changed, texts = patch_text(wish.title, wish.ruleset, patch), brought(file or [])
    headers = [
        new_header(
            wish.title,
            wish.ruleset,
            wish.seats,
            f"{seed}/{i}",
            wish.settings,
            patch=changed,
            texts=texts,
        )
        for i in range(games)
    ]
    began = time.perf_counter()
    decisions = played = 0
    tasks = [(header, Shares(share, look)) for header in headers]
    found: dict[str, Any] | None = None
    with bar() as progress:
        task = progress.add_task("games", total=games)
        for result in spread(fuzz_game, tasks, jobs):
            decisions += result["answers"]
            played += 1
            progress.update(task, completed=played)
            if result["finding"] is not None:
                found = result
                break
    told: dict[str, Any] = {
        "ok": found is None,
        "title": wish.title.name,
        "games": played,
        "decisions": decisions,
        "seconds": round(time.perf_counter() - began, 3),
        "violations": [],
    }
    if found is None:
        _tell(told, json, f"ok: {played} games, {decisions} decisions, 0 violations")
        return
    place = _keep(found, out, wish.title.name)
    finding = found["finding"]
    told["violations"] = [finding | {"dump": str(place)}]
    what = f"{finding['check']}: {finding['what']}"
    _tell(
        told,
        json,
        f"failed: {what} (seed {finding['seed']}, {finding['answers']} answers); "
        f"the game is in {place}",
    )
    raise typer.Exit(FAILED)


def _again(path: Path, json: bool) -> None:
    """Walk the way of a finding again, under the same checks."""
    scenario = Scenario.read(path)
    with located(path):
        found = walk_again(scenario, clause_ids(scenario.title, scenario.ruleset))
    told = {"ok": found is None, "file": str(path), "found": str(found or "")}
    line = f"failed: {found}" if found is not None else "ok: the finding is no longer there"
    _tell(told, json, line)
    if found is not None:
        raise typer.Exit(FAILED)


def _keep(result: dict[str, Any], out: Path | None, title: str) -> Path:
    """Write the finding to a new file."""
    place = out or fresh(Path(f"fuzz-{title}-{slug(result['finding']['seed'])}.toml"))
    with place.open("x", encoding="utf-8") as file:
        file.write(result["dump"])
    return place


def _tell(told: dict[str, Any], json: bool, line: str) -> None:
    if json:
        as_json(told)
    else:
        say(line)
