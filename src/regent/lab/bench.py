"""How fast the rules run: decisions, playouts, copies, options, views.

Each figure is the best of several rounds by the processor time of this process, because what
disturbs a measurement only ever makes it slower. Where compiled modules lie beside the sources,
the interpreted mode is measured in a second process, so that a ratio comes from one run.

This module imports nothing of the kernel before it must: the second process has to decide first
where the kernel comes from.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from regent.kernel.table import Table
    from regent.kernel.title import Title

ROUNDS: Final = 5
STATES: Final = 12
"""Positions in the middle of games on which single operations are measured."""

MICRO: Final = 1e6


def mode() -> str:
    """Which rules run here: `compiled` extension modules or `interpreted` sources."""
    table = importlib.import_module("regent.kernel.table")
    return "compiled" if str(table.__file__).endswith((".so", ".pyd")) else "interpreted"


# -- measuring ---------------------------------------------------------------------------------


def measure(name: str, ruleset: str, seconds: float) -> dict[str, Any]:
    """All figures of one title under one rule set at a full table; it takes about `seconds`."""
    from regent.games import registry
    from regent.kernel.frame import run
    from regent.lab.batch import default_seats

    title = registry.title(name)
    seats = default_seats(title, ruleset, {}, largest=True)
    rules = title.resolve(ruleset, seats)
    cards = title.cards()

    def fresh(seed: str) -> Table:
        t = title.new(rules, cards, seed)
        run(t)
        return t

    decisions, playouts = _playouts(fresh, seconds / 2)
    states = _middles(fresh)
    share = seconds / 6
    return {
        "title": name,
        "ruleset": ruleset,
        "seats": seats,
        "mode": mode(),
        "decisions_per_second": round(decisions),
        "playouts_per_second": round(playouts, 1),
        "clone_us": _each(states, lambda t: t.clone(), share),
        "options_us": _each(states, _options, share),
        "view_us": _each(states, lambda t: title.view(t, _asked(t)), share),
    }


def _playouts(fresh: Callable[[str], Table], seconds: float) -> tuple[float, float]:
    """Answers and whole games in a second, set-up included; the same games in every round."""
    from regent.kernel import rng
    from regent.kernel.playout import playout

    best = (0.0, 0.0)
    for _ in range(ROUNDS):
        source = rng.seeded("bench", 1)
        answers = games = 0
        began = time.process_time()
        while True:
            answers += playout(fresh(f"bench/{games}"), source)
            games += 1
            took = time.process_time() - began
            if took >= seconds / ROUNDS:
                break
        best = max(best, (answers / took, games / took))
    return best


def _middles(fresh: Callable[[str], Table]) -> list[Table]:
    """Games stopped half way."""
    from regent.kernel import rng
    from regent.kernel.playout import playout

    states: list[Table] = []
    for i in range(STATES):
        length = playout(fresh(f"middle/{i}"), rng.seeded(f"middle/{i}", 1))
        t = fresh(f"middle/{i}")
        playout(t, rng.seeded(f"middle/{i}", 1), length // 2)
        states.append(t)
    return states


def _asked(t: Table) -> int:
    """The first seat that is awaited."""
    return next(seat for seat in range(t.seats) if t.waiting >> seat & 1)


def _options(t: Table) -> list[int]:
    return t.stack[-1].options(t, _asked(t))


def _each(states: list[Table], work: Callable[[Table], object], seconds: float) -> float:
    """Microseconds for one piece of work, averaged over the positions."""
    best = float("inf")
    for _ in range(ROUNDS):
        count = 0
        began = time.process_time()
        while True:
            for t in states:
                work(t)
            count += len(states)
            took = time.process_time() - began
            if took >= seconds / ROUNDS:
                break
        best = min(best, took / count)
    return round(best * MICRO, 2)


def compare(name: str, ruleset: str, seconds: float) -> list[dict[str, Any]]:
    """The figures here, and those of the sources if what runs here is compiled."""
    found = [measure(name, ruleset, seconds)]
    if found[0]["mode"] == "compiled":
        found.append(_from_source(name, ruleset, seconds))
    return found


# -- the interpreted mode beside the compiled one ----------------------------------------------


class SourceFirst(MetaPathFinder):
    """Finds the `.py` file of a module of these packages even where an extension lies beside."""

    def __init__(self, packages: Sequence[str]) -> None:
        self.packages = tuple(packages)

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if not any(fullname.startswith(package + ".") for package in self.packages):
            return None
        tail = fullname.rpartition(".")[2]
        for folder in path or ():
            source = Path(folder) / f"{tail}.py"
            if source.is_file():
                return spec_from_file_location(fullname, source)
        return None


def _packages(title: Title) -> list[str]:
    """What has to come from source: the kernel, the titles in the box, and this one's package."""
    outside = type(title).__module__.rpartition(".")[0]
    return ["regent.kernel", "regent.games", *([outside] if outside else [])]


def _from_source(name: str, ruleset: str, seconds: float) -> dict[str, Any]:
    """The same figures from a process that reads sources only."""
    from regent.games import registry
    from regent.kernel.errors import Broken

    wish = json.dumps([_packages(registry.title(name)), name, ruleset, seconds])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "regent.lab.bench", wish]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        raise Broken(f"the interpreted mode could not be measured: {last[0]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _measure_sources(wish: str) -> None:
    """What the second process does."""
    packages, name, ruleset, seconds = json.loads(wish)
    sys.meta_path.insert(0, SourceFirst(packages))
    sys.stdout.write(json.dumps(measure(name, ruleset, seconds)))


if __name__ == "__main__":
    _measure_sources(sys.argv[1])
