"""Rates by processor time, medians, and a loop that says how fast the machine is just now.

The speed of a core changes within seconds on machines that are shared. So between the slices of
every measurement a small loop in plain Python is timed, and figures are given as they would be on
a machine that makes `REFERENCE` thousand turns of that loop in a second. Such figures can be
compared between engines, runs and machines; what was seen is the figure times calibration /
REFERENCE.

Nothing but the standard library is needed here: other engines are measured with this module too,
each in an environment of its own.
"""

from __future__ import annotations

import gc
import math
import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

R = TypeVar("R")
State = TypeVar("State")

REFERENCE: Final = 3000.0
"""Thousand turns of the calibration loop in a second of the machine that figures are given for."""

REPEATS: Final = 3
SLICE: Final = 0.25
"""Seconds of work between two looks at the machine."""

PIECE: Final = 0.01
"""Seconds of one piece of work that has no end of its own."""

ROUND: Final = 10
"""Games that are always measured together: some cost many times what others do."""

TURNS: Final = 60_000
STATES: Final = 12
"""Positions in the middle of games on which single operations are measured."""


class Cell:
    """What the calibration loop works on."""

    __slots__ = ("count", "value")

    def __init__(self, value: int) -> None:
        self.value = value
        self.count = 0

    def bump(self, by: int) -> int:
        self.count += 1
        self.value = (self.value * 31 + by) & 0xFFFF
        return self.value


def calibrate() -> float:
    """Thousand turns a second of a loop over small objects, a list and a dictionary."""
    cells = [Cell(i) for i in range(64)]
    table: dict[int, int] = {}
    began = time.process_time()
    for i in range(TURNS):
        key = cells[i & 63].bump(i)
        table[key] = table.get(key, 0) + 1
        if not i & 1023:
            cells.sort(key=lambda cell: cell.value)
    return TURNS / 1000 / (time.process_time() - began)


class Sample(NamedTuple):
    """One repeat: its times in seconds, its time weighted with the speed of the machine, and what
    was done in it."""

    wall: float
    cpu: float
    work: float
    counts: dict[str, int]


class Watch:
    """Times pieces of work, and looks at the machine after every slice of them. The calibration's
    own time counts nowhere."""

    def __init__(self) -> None:
        gc.collect()
        self.wall = self.cpu = self.work = self.pending = 0.0
        self.speed = calibrate()

    def time(self, piece: Callable[[], R]) -> R:
        clock, began = time.perf_counter(), time.process_time()
        found = piece()
        took = time.process_time() - began
        self.wall += time.perf_counter() - clock
        self.cpu += took
        self.pending += took
        if self.pending >= SLICE:
            self._look()
        return found

    def _look(self) -> None:
        speed = calibrate()
        self.work += self.pending * (self.speed + speed) / 2
        self.speed = speed
        self.pending = 0.0

    def sample(self, counts: dict[str, int]) -> Sample:
        self._look()
        return Sample(self.wall, self.cpu, self.work, counts)


Work = Callable[[int], dict[str, int]]
"""The piece of work of that number: always the same work. Says what it did."""


def repeat(work: Work, seconds: float, least: int = 1) -> list[Sample]:
    """Pieces of work, counted from 0 in every repeat, in so many seconds of processor time.

    A repeat has a multiple of `least` pieces, so that whoever is slow does the same work as who is
    quick. Three repeats, or as many as there is time for.
    """
    found: list[Sample] = []
    repeats = REPEATS if seconds > SLICE else 1
    while len(found) < repeats and sum(s.cpu for s in found) < seconds:
        watch = Watch()
        counts: dict[str, int] = {}
        number = 0
        while number % least or watch.cpu < seconds / repeats:
            for key, value in watch.time(partial(work, number)).items():
                counts[key] = counts.get(key, 0) + value
            number += 1
        found.append(watch.sample(counts))
    return found


def rate(samples: Sequence[Sample], key: str) -> float:
    """How often a second, at the reference: the median of the repeats."""
    return statistics.median(s.counts[key] * REFERENCE / s.work for s in samples)


def calibration(samples: Sequence[Sample]) -> int:
    """How fast the machine was meanwhile."""
    return round(statistics.median(s.work / s.cpu for s in samples))


def share(samples: Sequence[Sample]) -> float:
    """How much of the time the process had a core for itself; little of it says: disturbed."""
    return round(sum(s.cpu for s in samples) / sum(s.wall for s in samples), 2)


def rounded(value: float, digits: int = 3) -> float:
    """So many digits that mean something."""
    if not value:
        return 0.0
    return round(value, digits - 1 - math.floor(math.log10(abs(value))))


Play = Callable[[random.Random], dict[str, int]]
"""Plays one whole game and says how many `decisions` it took, and what else is to be counted."""


def games(play: Play, seconds: float, warm: float = 0.5) -> dict[str, Any]:
    """Whole games of random play: decisions and games in a second, set-up included."""
    until = time.process_time() + min(warm, seconds)
    while time.process_time() < until:
        play(random.Random(0))

    def work(number: int) -> dict[str, int]:
        return {"games": 1, **play(random.Random(number))}

    samples = repeat(work, seconds, ROUND)
    played = sum(s.counts["games"] for s in samples)
    return {
        "decisions_per_second": round(rate(samples, "decisions")),
        "repeats": [round(s.counts["decisions"] * REFERENCE / s.work) for s in samples],
        "games_per_second": rounded(rate(samples, "games")),
        "games": played,
        **{
            f"{key}_per_game": rounded(sum(s.counts[key] for s in samples) / played)
            for key in samples[0].counts
            if key != "games"
        },
        "calibration": calibration(samples),
        "share": share(samples),
    }


def each(states: Sequence[State], operation: Callable[[State], object], seconds: float) -> float:
    """Microseconds for one operation at the reference, averaged over the positions."""

    def work(number: int) -> dict[str, int]:
        until = time.process_time() + PIECE
        done = 0
        while True:
            for state in states:
                operation(state)
            done += len(states)
            if time.process_time() >= until:
                return {"done": done}

    return rounded(1e6 / rate(repeat(work, seconds), "done"))
