"""Bots measured against each other: the same deals from every seat, intervals and ratings.

Games are played and kept as in `lab/batch.py`: one line of JSON each, so that a batch may be
stopped, killed and gone on with. What is told about them is made from the lines alone.
"""

from __future__ import annotations

import importlib
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec

from regent.kernel.errors import InputError
from regent.kernel.title import Title
from regent.lab.batch import Experiment
from regent.lab.follies import tally

PATIENCE: Final = 5
"""Seconds in which a scheduler must answer."""

Z: Final = 1.959964
"""95 of 100 times the true rate lies in the interval."""


class Rate(msgspec.Struct, frozen=True):
    """So many won of so many, with the interval the true rate lies in."""

    won: float
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.won / self.of if self.of else 0.0


def wilson(won: float, of: int) -> Rate:
    """Wilson's interval; a draw between n counts as 1/n won."""
    if of == 0:
        return Rate(0.0, 0, 0.0, 1.0)
    share = won / of
    square = Z * Z / of
    middle = (share + square / 2) / (1 + square)
    half = Z * math.sqrt(share * (1 - share) / of + square / (4 * of)) / (1 + square)
    return Rate(won, of, max(0.0, middle - half), min(1.0, middle + half))


class Rating(msgspec.Struct, frozen=True):
    """Strength by openskill's Plackett-Luce model: 25 is where everybody starts."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the bot is worth at the least, nearly certainly."""
        return self.mu - 3 * self.sigma


class Report(msgspec.Struct, frozen=True):
    """Everything an arena tells."""

    games: int
    bots: dict[str, Rate]
    ratings: dict[str, Rating]
    sides: dict[str, Rate]
    seats: list[Rate]
    ends: dict[str, int]
    faults: dict[str, int]
    """By bot, answers that something simpler gave because the bot itself failed."""
    follies: dict[str, dict[str, int]]
    """By bot, how often each laughable play was seen, where they were counted."""
    turns: list[float]
    answers: list[float]
    seconds: float


def report(rows: list[dict[str, Any]]) -> Report:
    """From the lines of a batch."""
    bots: Tally = Tally()
    sides: Tally = Tally()
    seats: Tally = Tally()
    faults: Counter[str] = Counter()
    for row in rows:
        winners = [seat for seat, rank in enumerate(row["ranks"]) if rank == 1]
        for seat, name in enumerate(row["bots"]):
            faults[name] += row["faults"][seat] if "faults" in row else 0
            won = 1 / len(winners) if seat in winners else 0.0
            bots.add(name, won)
            seats.add(str(seat), won)
            if "sides" in row:
                sides.add(row["sides"][seat], won)
    return Report(
        games=len(rows),
        bots=bots.rates(),
        ratings=ratings(rows),
        sides=sides.rates(),
        seats=[rate for _, rate in sorted(seats.rates().items())],
        ends=dict(Counter(row["reason"] for row in rows).most_common()),
        faults=dict(sorted(faults.items())),
        follies=tally(rows),
        turns=spread_of([row["turns"] for row in rows if "turns" in row]),
        answers=spread_of([row["answers"] for row in rows]),
        seconds=round(sum(row["seconds"] for row in rows), 1),
    )


def pairings(title: Title[Any], experiment: Experiment) -> list[Experiment]:
    """The experiment once for every pair of different sides, in both orders: for two seats."""
    sides = title.sides
    if sides is None or experiment.seats != 2:
        right = "it needs two seats, and a title with factions or decks"
        raise InputError(f"{title.full_name} cannot be played in pairings like this", right=right)
    found: list[Experiment] = []
    for one in sides.choices:
        for other in sides.choices:
            if one != other:
                settings = {
                    **experiment.settings,
                    f"{sides.setting}0": one,
                    f"{sides.setting}1": other,
                }
                seed = f"{experiment.seed}/{min(one, other)}-{max(one, other)}"
                found.append(msgspec.structs.replace(experiment, settings=settings, seed=seed))
    return found


def matrix(rows: list[dict[str, Any]]) -> dict[str, dict[str, Rate]]:
    """How often each side beats each other one."""
    tallies: defaultdict[str, Tally] = defaultdict(Tally)
    for row in rows:
        winners = [seat for seat, rank in enumerate(row["ranks"]) if rank == 1]
        for seat in (0, 1):
            mine, other = row["sides"][seat], row["sides"][1 - seat]
            tallies[mine].add(other, 1 / len(winners) if seat in winners else 0.0)
    return {side: tally.rates() for side, tally in sorted(tallies.items())}


class Tally:
    """Wins and games by name."""

    def __init__(self) -> None:
        self.won: defaultdict[str, float] = defaultdict(float)
        self.of: Counter[str] = Counter()

    def add(self, name: str, won: float) -> None:
        self.won[name] += won
        self.of[name] += 1

    def rates(self) -> dict[str, Rate]:
        return {name: wilson(self.won[name], self.of[name]) for name in sorted(self.of)}


def spread_of(numbers: list[int]) -> list[float]:
    """Least, a tenth, the middle, nine tenths, most; empty for none."""
    if not numbers:
        return []
    ordered = sorted(numbers)
    last = len(ordered) - 1
    return [float(ordered[round(last * part)]) for part in (0.0, 0.1, 0.5, 0.9, 1.0)]


def ratings(rows: list[dict[str, Any]]) -> dict[str, Rating]:
    """Openskill over all games in the order of their numbers; one bot at two seats of a game is
    two players of equal strength, and learns from both."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {}
    for row in sorted(rows, key=_number):
        names = row["bots"]
        for name in names:
            known.setdefault(name, model.rating(name=name))
        if len(set(names)) < 2:
            continue
        teams = [[model.create_rating([known[n].mu, known[n].sigma], n)] for n in names]
        after = model.rate(teams, ranks=[float(rank) for rank in row["ranks"]])
        for name in set(names):
            mine = [after[seat][0] for seat, other in enumerate(names) if other == name]
            known[name].mu = sum(r.mu for r in mine) / len(mine)
            known[name].sigma = sum(r.sigma for r in mine) / len(mine)
    return {name: Rating(round(r.mu, 2), round(r.sigma, 2)) for name, r in sorted(known.items())}


def _number(row: dict[str, Any]) -> int:
    tail = row["seed"].rpartition("/")[2]
    return int(tail) if tail.isdecimal() else 0


# -- a cluster ----------------------------------------------------------------------------------


def on_dask(
    work: Callable[[Any], dict[str, Any]], items: Iterable[Any], address: str
) -> Iterator[dict[str, Any]]:
    """The results of `work` from a Dask cluster, as they come; a lost worker's games are played
    again by another."""
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError:
        right = "install it with: pip install 'regent[dask]'"
        raise InputError("Dask is not installed", "--dask", right) from None
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except OSError as error:
        right = "start one with: dask scheduler"
        raise InputError(f"no Dask scheduler answers ({error})", address, right) from None
    with client:
        futures = client.map(work, list(items), pure=False, retries=3)
        for _, result in distributed.as_completed(futures, with_results=True):
            yield result
