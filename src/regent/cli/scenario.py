"""`regent scenario`: run scenario files and say what does not hold."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from regent.cli.crash import save
from regent.cli.ends import FAILED, OUR_BUG, WRONG_INPUT
from regent.cli.say import AsJson, as_json, bar, say
from regent.cli.wishes import located
from regent.kernel.errors import InputError
from regent.play.scenario import Scenario
from regent.play.trace import Trace

EXAMPLE = "Example: regent scenario tests/scenarios puzzle.toml"


def register(app: typer.Typer) -> None:
    app.command("scenario", epilog=EXAMPLE)(scenario)


def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH…", help="Files or folders.")],
    trace: Annotated[
        bool, typer.Option("--trace", help="Show each question, answer and event.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Run scenarios: one line for each that holds, and what was found where one does not."""
    results: list[dict[str, Any]] = []
    files = _files(paths)
    with bar() as progress:
        for file in progress.track(files, description="scenarios"):
            results.append(_result(file, trace))
            if not json:
                _print(results[-1])
    if json:
        as_json(results)
    if any("bug" in result for result in results):
        raise typer.Exit(OUR_BUG)
    if any(result["error"] for result in results):
        raise typer.Exit(WRONG_INPUT)
    if not all(result["ok"] for result in results):
        raise typer.Exit(FAILED)


def _files(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise InputError("there is no scenario in it", str(path), "scenarios are .toml files")
        found += inside
    return found


def _result(file: Path, traced: bool) -> dict[str, Any]:
    result: dict[str, Any] = {"path": str(file), "about": "", "ok": False, "failures": []}
    result["error"] = ""
    trace = Trace() if traced else None
    if trace is not None:
        result["trace"] = trace.lines
    try:
        with located(file):
            read = Scenario.read(file)
            result["about"] = str(read.data.get("about", ""))
            failures = read.run(trace)
    except InputError as error:
        result["error"] = str(error)
        return result
    except Exception as error:  # a fault of ours in one file must not hide the others
        result["error"] = f"{file}: a bug of ours: {type(error).__name__}: {error}"
        result["bug"] = str(save(error))
        return result
    result["ok"] = not failures
    for failure in failures:
        told = {"where": failure.where, "expected": failure.expected, "found": failure.found}
        result["failures"].append(told)
    return result


def _print(result: dict[str, Any]) -> None:
    for line in result.get("trace", []):
        say(line)
    if result["ok"]:
        say(f"ok    {result['path']}  {result['about']}".rstrip())
    elif result["error"]:
        kept = f"; all about it is in {result['bug']}" if "bug" in result else ""
        say(f"ERROR {result['error']}{kept}")
    else:
        say(f"FAIL  {result['path']}  {result['about']}".rstrip())
        for failure in result["failures"]:
            say(f"      {failure['where']}")
            say(f"        expected {failure['expected']}")
            say(f"        found    {failure['found']}")
