"""How fast the rules run: decisions, games, sessions, copies, options, views.

Figures are medians by processor time, given for a machine of a fixed speed (`lab/measure.py`).
Where compiled modules lie beside the sources, the interpreted mode is measured in a second
process, so that a ratio comes from one run.

This module imports nothing of the kernel before it must (`lab/sources.py`).
"""

from __future__ import annotations

import importlib
import json
import random
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from regent.lab.measure import ROUND, STATES, Watch, each, games, rate
from regent.lab.sources import SourceFirst, elsewhere, packages_of

if TYPE_CHECKING:
    from regent.kernel.table import Table
    from regent.kernel.title import Title

PARTS: Final = 10
"""Pieces of equal length that the course of a game is measured in."""

STRIDE: Final = 20
"""Answers between two positions of which one will be the middle of a game."""


def mode() -> str:
    """Which rules run here: `compiled` extension modules or `interpreted` sources."""
    table = importlib.import_module("regent.kernel.table")
    return "compiled" if str(table.__file__).endswith((".so", ".pyd")) else "interpreted"


class Bench:
    """A title under a rule set with a number of seats, and new games of it."""

    def __init__(self, name: str, ruleset: str, seats: int) -> None:
        from regent.games import registry

        self.title: Title[Any] = registry.title(name)
        self.ruleset = ruleset
        self.seats = seats
        self.rules = self.title.resolve(ruleset, seats)
        self.cards = self.title.cards(ruleset)

    def fresh(self, seed: str) -> Table:
        """A new game, up to its first question."""
        from regent.kernel.frame import run

        t: Table = self.title.new(self.rules, self.cards, seed)
        run(t)
        return t

    def about(self) -> dict[str, Any]:
        return {
            "title": self.title.name,
            "ruleset": self.ruleset,
            "seats": self.seats,
            "mode": mode(),
        }


# -- measuring ---------------------------------------------------------------------------------


def measure(name: str, ruleset: str, seats: int, seconds: float) -> dict[str, Any]:
    """All figures of one table; it takes about so many seconds of processor time."""
    bench = Bench(name, ruleset, seats)
    states = _middles(bench.fresh)
    short = seconds / 8
    return {
        **bench.about(),
        **games(_driven(bench), seconds / 4),
        "inside_per_second": games(_inside(bench), short)["decisions_per_second"],
        "session_per_second": games(_sessions(bench), short)["decisions_per_second"],
        "kept_per_second": games(_kept(bench), short)["decisions_per_second"],
        "clone_us": each(states, lambda t: t.clone(), short),
        "options_us": each(states, _options, short),
        "view_us": each(states, lambda t: bench.title.view(t, _asked(t)), short),
    }


def _driven(bench: Bench) -> Callable[[random.Random], dict[str, int]]:
    """Random games as a program in Python plays them: one call for the options, one to answer."""
    from regent.kernel.frame import answer, offered

    def play(source: random.Random) -> dict[str, int]:
        t = bench.fresh(str(source.random()))
        chance = source.random
        count = 0
        while t.waiting:
            seat = _asked(t)
            options = offered(t, seat)
            answer(t, seat, options[int(chance() * len(options))])
            count += 1
        return {"decisions": count}

    return play


def _inside(bench: Bench) -> Callable[[random.Random], dict[str, int]]:
    """Random games in the kernel's own loop, which searches use; compiled where the kernel is."""
    from regent.kernel import rng
    from regent.kernel.playout import playout

    def play(source: random.Random) -> dict[str, int]:
        seed = str(source.random())
        return {"decisions": playout(bench.fresh(seed), rng.seeded(seed, 1))}

    return play


def _sessions(bench: Bench) -> Callable[[random.Random], dict[str, int]]:
    """Games of random bots as `regent sim` plays them: sessions that keep nothing."""
    from regent.lab.batch import Experiment, play_game

    def play(source: random.Random) -> dict[str, int]:
        experiment = Experiment(
            title=bench.title.name,
            ruleset=bench.ruleset,
            seats=bench.seats,
            bots=["random"],
            seed=str(source.random()),
        )
        return {"decisions": play_game((experiment, 0))["answers"]}

    return play


def _kept(bench: Bench) -> Callable[[random.Random], dict[str, int]]:
    """Random games as tables are played: each answer with its name, mark, log and journal."""
    from regent.kernel.frame import offered
    from regent.play.session import Session, new_header

    def play(source: random.Random) -> dict[str, int]:
        header = new_header(bench.title, bench.ruleset, bench.seats, str(source.random()))
        session = Session.start(header)
        while not session.table.over:
            seat = _asked(session.table)
            options = offered(session.table, seat)
            session.act(seat, options[int(source.random() * len(options))])
        return {"decisions": session.answers}

    return play


def _middles(fresh: Callable[[str], Table]) -> list[Table]:
    """Positions from half way through games."""
    from regent.kernel import rng
    from regent.kernel.playout import playout

    states: list[Table] = []
    for i in range(STATES):
        t, source = fresh(f"middle/{i}"), rng.seeded(f"middle/{i}", 1)
        trail = [t.clone()]
        while playout(t, source, STRIDE) == STRIDE:
            trail.append(t.clone())
        states.append(trail[(len(trail) - 1) // 2])
    return states


def _asked(t: Table) -> int:
    """The first seat that is awaited."""
    mask = t.waiting
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def _options(t: Table) -> list[int]:
    return t.stack[-1].options(t, _asked(t))


def course(name: str, ruleset: str, seats: int, seconds: float) -> dict[str, Any]:
    """Decisions a second in each tenth of a game, in the kernel's own loop."""
    from regent.kernel import rng
    from regent.kernel.playout import playout

    bench = Bench(name, ruleset, seats)
    counts = [0] * PARTS
    watches = [Watch() for _ in range(PARTS)]
    game = 0
    while game % ROUND or sum(watch.cpu for watch in watches) < seconds:
        seed = f"course/{game}"
        length = playout(bench.fresh(seed), rng.seeded(seed, 1))
        t, source = bench.fresh(seed), rng.seeded(seed, 1)
        for part, watch in enumerate(watches):
            wanted = length * (part + 1) // PARTS - length * part // PARTS
            counts[part] += watch.time(partial(playout, t, source, wanted))
        game += 1
    samples = [w.sample({"answers": n}) for w, n in zip(watches, counts, strict=True)]
    rates = [round(rate([sample], "answers")) for sample in samples]
    return {**bench.about(), "games": game, "course": rates}


# -- both modes --------------------------------------------------------------------------------


def compare(name: str, ruleset: str, seats: int, seconds: float) -> list[dict[str, Any]]:
    """The figures here, and those of the sources if what runs here is compiled."""
    found = [measure(name, ruleset, seats, seconds)]
    if found[0]["mode"] == "compiled":
        wish = [packages_of([name]), "measure", [name, ruleset, seats, seconds]]
        found.append(elsewhere("regent.lab.bench", wish, "measuring the interpreted mode"))
    return found


def _as_wished(wish: str) -> None:
    """What a second process does: it may be told to take nothing compiled of some packages."""
    packages, what, how = json.loads(wish)
    if packages:
        sys.meta_path.insert(0, SourceFirst(packages))
    sys.stdout.write(json.dumps({"measure": measure, "course": course}[what](*how)))


if __name__ == "__main__":
    _as_wished(sys.argv[1])
