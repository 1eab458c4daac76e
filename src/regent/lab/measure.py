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
from typing import Any, Final, NamedTuple, TypeVar

State = TypeVar("State")

REFERENCE: Final = 3000.0
"""Thousand turns of the calibration loop in a second of the machine that figures are given for."""

REPEATS: Final = 3
SLICE: Final = 0.25
"""Seconds of work between two looks at the machine."""

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


Work = Callable[[float, int], dict[str, int]]
"""Works until `time.process_time()` shows the first number, by chance from the second; says what
it did."""


def repeat(work: Work, seconds: float) -> list[Sample]:
    """Several repeats that take so many seconds of processor time together, one if that is not
    worth dividing. The calibration's own time counts nowhere."""
    found: list[Sample] = []
    repeats = REPEATS if seconds > SLICE else 1
    seconds /= repeats
    for number in range(repeats):
        gc.collect()
        wall = cpu = weighted = 0.0
        counts: dict[str, int] = {}
        before = calibrate()
        slices = 0
        while cpu < seconds:
            clock, began = time.perf_counter(), time.process_time()
            done = work(began + min(SLICE, seconds - cpu), number * 10_000 + slices)
            took = time.process_time() - began
            wall += time.perf_counter() - clock
            after = calibrate()
            cpu += took
            weighted += took * (before + after) / 2
            before = after
            slices += 1
            for key, value in done.items():
                counts[key] = counts.get(key, 0) + value
        found.append(Sample(wall, cpu, weighted, counts))
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
    source = random.Random(0)
    until = time.process_time() + min(warm, seconds)
    while time.process_time() < until:
        play(source)

    def work(until: float, seed: int) -> dict[str, int]:
        source = random.Random(seed + 1)
        counts = {"games": 0, "decisions": 0}
        while True:
            for key, value in play(source).items():
                counts[key] = counts.get(key, 0) + value
            counts["games"] += 1
            if time.process_time() >= until:
                return counts

    samples = repeat(work, seconds)
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

    def work(until: float, seed: int) -> dict[str, int]:
        done = 0
        while True:
            for state in states:
                operation(state)
            done += len(states)
            if time.process_time() >= until:
                return {"done": done}

    return rounded(1e6 / rate(repeat(work, seconds), "done"))
