"""Many games of bots against bots, one line of JSON for each that has been finished.

A file of results is also the memory of the experiment: what stands in it is never played again,
so a run may be stopped, killed or lengthened at any time.
"""

from __future__ import annotations

import hashlib
import json
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from regent.bots.base import Bot
from regent.bots.names import bot
from regent.bots.sight import sight_of
from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.title import Title
from regent.lab.checks import Shares
from regent.lab.crew import spread
from regent.lab.follies import Onlooker
from regent.lab.fuzz import play_one
from regent.play.journal import Header
from regent.play.rulebooks import clause_ids
from regent.play.session import Session, new_header

NO_RESULT: Final = 20_000
"""Answers after which a game of bots is left without a result: nobody has won, nobody lost."""


class Experiment(msgspec.Struct, frozen=True):
    """What all games of one file have in common."""

    title: str
    ruleset: str
    seats: int
    bots: list[str]
    seed: str
    settings: dict[str, Any] = {}
    fast: bool = False
    patch: str = ""
    texts: dict[str, str] = {}
    paired: bool = False
    """Is every deal played once for each seating of the bots?"""
    follies: bool = False
    """Are laughable plays counted?"""

    def game_seed(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def seating(self, number: int) -> list[str]:
        """The bots by seat: they move on by one seat every game, so that none keeps the best."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def deal_seed(self, number: int) -> str:
        """Paired games have the same deal until every bot has sat everywhere."""
        return self.game_seed(number // self.seats if self.paired else number)

    def header(self, number: int) -> Header:
        title = registry.title(self.title)
        seed = self.deal_seed(number)
        return new_header(
            title,
            self.ruleset,
            self.seats,
            seed,
            self.settings,
            patch=self.patch,
            fast=self.fast,
            texts=self.texts,
        )

    def common(self) -> dict[str, Any]:
        """What a line of this experiment says besides its own game."""
        return {
            "title": self.title,
            "ruleset": self.ruleset,
            "seats": self.seats,
            "settings": self.settings,
            "fast": self.fast,
            "brought": digest(self.patch, self.texts),
            **({"paired": True} if self.paired else {}),
            **({"counted": "follies"} if self.follies else {}),
        }


def digest(patch: str, texts: dict[str, str]) -> str:
    """A short name for the patch and the decks and maps of an experiment; empty for none."""
    if not patch and not texts:
        return ""
    return hashlib.sha256(msgspec.json.encode([patch, sorted(texts.items())])).hexdigest()[:12]


def default_ruleset(title: Title[Any]) -> str:
    """The rule set that comes first in the title's table."""
    return title.rulesets.rulesets[0].full_name()


def fitting_seats(title: Title[Any], ruleset: str, settings: dict[str, Any]) -> list[int]:
    """The sizes of table these rules can be played at."""
    fit: list[int] = []
    for seats in range(title.seats[0], title.seats[1] + 1):
        try:
            title.resolve(ruleset, seats, settings)
        except InputError:
            continue
        fit.append(seats)
    return fit


def default_seats(
    title: Title[Any], ruleset: str, settings: dict[str, Any], largest: bool = False
) -> int:
    """The smallest table these rules can be played at, or the largest."""
    fit = fitting_seats(title, ruleset, settings)
    if not fit:
        return title.seats[0]  # whoever resolves the rules for it says what is wrong with them
    return fit[-1] if largest else fit[0]


# -- one game ----------------------------------------------------------------------------------


def play_game(task: tuple[Experiment, int]) -> dict[str, Any]:
    """One game of bots; its line in the file of results."""
    experiment, number = task
    began = time.perf_counter()
    session = Session.start(experiment.header(number), keeps=False)
    names = experiment.seating(number)
    seed = experiment.game_seed(number)
    bots = [bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    watch = Onlooker(session.title, experiment.seats) if experiment.follies else None
    while not session.table.over:
        if session.answers >= NO_RESULT:
            break
        for seat in session.awaited():
            answer_by(session, seat, bots[seat], watch)
    table = session.table
    ranks = table.ranks if table.over else [1] * table.seats
    row: dict[str, Any] = {
        "seed": seed,
        **experiment.common(),
        "bots": names,
        "ranks": ranks,
        "scores": session.title.scores(table),
        "reason": session.cite(table.reason) if table.over else "no result",
        "answers": session.answers,
        "faults": [chooser.faults for chooser in bots],
    }
    if watch is not None:
        row["follies"] = watch.counted()
    sides = session.title.sides
    if sides is not None:
        row["sides"] = sides.of(table)
    if session.title.clock(table):
        row["turns"] = session.title.clock(table)
    row["seconds"] = round(time.perf_counter() - began, 4)
    return row


def answer_by(
    session: Session, seat: int, chooser: Bot, watch: Onlooker | None = None, speaks: bool = False
) -> None:
    """Let a bot answer for its seat: it is given what the seat may know, nothing else."""
    sight = sight_of(session, seat, chooser.random, chooser.imagines, chooser.reads)
    if sight is None:
        return
    at = chooser.choose(sight)
    if not 0 <= at < len(sight.actions):
        asked = session.table.stack[-1].prompt()
        right = f"there are {len(sight.actions)}, counted from 0"
        raise InputError(f"bot {chooser.name!r} chose option {at}", asked, right)
    action = sight.actions[at]
    if watch is not None:
        watch.see(session.table, seat, action)
    session.act(seat, action, speaks)


@cache
def _clauses(title: str, ruleset: str) -> set[str]:
    return clause_ids(registry.title(title), ruleset)


def fuzz_game(task: tuple[Header, Shares]) -> dict[str, Any]:
    """One random game under all checks, as plain data that can cross between processes."""
    header, shares = task
    try:
        answers, finding = play_one(header, _clauses(header.title, header.ruleset), shares)
    except Exception as error:  # what a check or a view raises is a finding like any other
        what = f"{type(error).__name__}: {error}"
        told = "".join(f"# {line}\n" for line in traceback.format_exc().splitlines())
        found = {"check": "crash", "what": what, "seed": header.seed, "answers": 0}
        return {"answers": 0, "finding": found, "dump": told + _beginning(header, what)}
    if finding is None:
        return {"answers": answers, "finding": None, "dump": ""}
    return {"answers": answers, "finding": finding.as_dict(), "dump": finding.dump}


def _beginning(header: Header, about: str) -> str:
    """The start of a game as a scenario, where no walk is known that leads to the fault."""
    facts: dict[str, Any] = {
        "about": about,
        "title": header.title,
        "ruleset": header.ruleset,
        "seats": header.seats,
        "seed": header.seed,
    }
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in facts.items()]
    if header.settings:
        lines.append("[settings]")
        lines += [f"{key} = {json.dumps(value)}" for key, value in header.settings.items()]
    return "\n".join(lines) + "\n"


# -- the file of results -----------------------------------------------------------------------


def read_results(path: Path, experiment: Experiment) -> list[dict[str, Any]]:
    """The games in a file; a last line that was cut off is not a game. InputError if another
    experiment was written there."""
    if not path.exists():
        return []
    rows: dict[str, dict[str, Any]] = {}
    for number, line in enumerate(path.read_bytes().split(b"\n")[:-1], start=1):
        row = _result(line, f"{path}:{number}", experiment)
        rows.setdefault(row["seed"], row)  # two runs at once may have played the same game
    return list(rows.values())


def _result(line: bytes, where: str, experiment: Experiment) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError:  # neither JSON nor text
        row = None
    if not isinstance(row, dict) or not isinstance(row.get("seed"), str):
        right = "remove the line, or choose another --out"
        raise InputError("this line is not the result of a game", where, right)
    wanted = experiment.common() | {"bots": sorted(set(experiment.bots))}
    found = row | {"bots": sorted(set(row.get("bots", [])))}
    for key, value in wanted.items():
        if key == "bots" and set(found["bots"]) <= set(value):
            continue
        if found.get(key) != value:
            what = f"this game was played with {key} {json.dumps(row.get(key))}"
            right = f"now it would be {json.dumps(value)}: choose another --out"
            raise InputError(what, where, right)
    return row


def trim(path: Path) -> bool:
    """Take away a last line without an end: the game it told of is played again."""
    if not path.exists():
        return False
    whole = path.read_bytes()
    kept = whole[: whole.rfind(b"\n") + 1]
    if len(kept) == len(whole):
        return False
    with path.open("r+b") as file:
        file.truncate(len(kept))
    return True


Crew = Callable[[Callable[[Any], dict[str, Any]], list[Any]], Iterator[dict[str, Any]]]
"""Who plays the games, if not processes of this machine: the work, the games, the results."""


def run(
    experiment: Experiment,
    games: int,
    jobs: int,
    path: Path,
    tell: Callable[[int], None],
    crew: Crew | None = None,
) -> list[dict[str, Any]]:
    """Play what is missing in the file and append it; all rows of the experiment. `tell` is
    called with the number of games that stand in the file, at first and after each."""
    rows = read_results(path, experiment)
    trim(path)
    seeds = {row["seed"] for row in rows}
    missing = [(experiment, n) for n in range(games) if experiment.game_seed(n) not in seeds]
    wanted = {experiment.game_seed(n) for n in range(games)}
    rows = [row for row in rows if row["seed"] in wanted]
    tell(len(rows))
    if not missing:
        return rows
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        played = crew(play_game, missing) if crew else spread(play_game, missing, jobs)
        for row in played:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
            file.flush()
            rows.append(row)
            tell(len(rows))
    return rows


def summary(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Who won how often, how games ended, how long they were."""
    places: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    seat_wins: Counter[int] = Counter()
    for row in rows:
        for seat, name in enumerate(row["bots"]):
            places[name] += 1
            if row["ranks"][seat] == 1:
                wins[name] += 1
                seat_wins[seat] += 1
    return {
        "games": len(rows),
        "bots": {
            name: {"seats": places[name], "wins": wins[name], "share": wins[name] / places[name]}
            for name in sorted(places)
        },
        "wins_by_seat": [seat_wins[seat] for seat in range(max([r["seats"] for r in rows] or [0]))],
        "reasons": dict(Counter(row["reason"] for row in rows).most_common()),
        "answers_mean": _mean([row["answers"] for row in rows]),
        "turns_mean": _mean([row["turns"] for row in rows if "turns" in row]),
        "seconds": round(sum(row["seconds"] for row in rows), 3),
    }


def _mean(values: list[int]) -> float | None:
    return round(sum(values) / len(values), 2) if values else None
