"""Random play under all checks, by the hundred thousand decisions; what fails is made small.

A walk is a list of numbers: the n-th answer is the option with that number, counted round. So a
failing walk can be cut and simplified until nothing more can go, and is written as a scenario.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regent.kernel import rng
from regent.kernel.errors import InputError
from regent.kernel.frame import offered
from regent.lab.checks import ALL, Checks, Shares, Violation
from regent.play.export import history
from regent.play.journal import Header
from regent.play.names import option_name
from regent.play.scenario import Scenario
from regent.play.session import Session

MOST = 200_000
"""Answers after which a walk is given up."""


class Walk:
    """One random game under checks."""

    def __init__(self, header: Header, clauses: set[str], shares: Shares = ALL) -> None:
        self.session = Session.start(header)
        self.checks = Checks(self.session, clauses, header.seed, shares)
        self.choices: list[int] = []

    def seat_and_options(self, pick: int) -> tuple[int, list[int]]:
        """Who answers next, by chance among those awaited, and what it may say."""
        awaited = self.session.awaited()
        if not awaited:
            raise Violation("ends", "nobody is awaited and the game is not over")
        seat = awaited[pick % len(awaited)]
        options = offered(self.session.table, seat)
        if not options:
            raise Violation("ends", f"seat {seat} is awaited and has no option")
        return seat, options

    def step(self, choice: int) -> None:
        """One answer: `choice` counts round the seats awaited, then round their options."""
        self.choices.append(choice)
        seat, options = self.seat_and_options(choice)
        t = self.session.table
        action = options[(choice // 8) % len(options)]
        try:
            self.checks.before(seat, action)
        except Violation:
            raise
        except Exception as error:  # a look at the position fails, and no answer is to blame
            what = f"looking at {t.stack[-1].prompt()}: {type(error).__name__}: {error}"
            raise Violation("crash", what) from error
        try:
            self.session.act(seat, action)
            self.checks.after(seat)
        except Violation:
            raise
        except Exception as error:  # whatever a rule raises at an offered option is the finding
            name = option_name(self.session.title, self.session.table, action, seat)
            what = f"{name!r} was offered and fails: {type(error).__name__}: {error}"
            raise Violation("options", what) from error

    def play(self, choose: Callable[[], int]) -> int:
        """To the end; how many answers it took."""
        while not self.session.table.over:
            if len(self.choices) >= MOST:
                raise Violation("ends", f"not over after {MOST} answers")
            self.step(choose())
        self.checks.end(len(self.choices))
        return len(self.choices)


class Finding:
    """A violation with the shortest walk that was found to lead to it."""

    def __init__(self, header: Header, violation: Violation, choices: list[int], dump: str) -> None:
        self.header = header
        self.violation = violation
        self.choices = choices
        self.dump = dump

    def as_dict(self) -> dict[str, Any]:
        return {
            "check": self.violation.check,
            "what": self.violation.what,
            "seed": self.header.seed,
            "answers": len(self.choices),
        }


def play_one(
    header: Header, clauses: set[str], shares: Shares = ALL, effort: int = 200
) -> tuple[int, Finding | None]:
    """One game; its number of answers, and what was found wrong, made small with some effort."""
    source = rng.seeded(f"walk/{header.seed}", 1)
    walk = Walk(header, clauses, shares)
    try:
        return walk.play(lambda: rng.below(source, 0, 1 << 20)), None
    except Violation as violation:
        answers = len(walk.choices)
        return answers, shrink(header, clauses, walk.choices, violation, shares, effort)


def attempt(
    header: Header, clauses: set[str], choices: list[int], shares: Shares = ALL
) -> tuple[Violation | None, Walk]:
    """Walk these choices; the violation they lead to, if any."""
    walk = Walk(header, clauses, shares)
    try:
        for choice in choices:
            if walk.session.table.over:
                break
            walk.step(choice)
        if walk.session.table.over:
            walk.checks.end(len(walk.choices))
    except Violation as violation:
        return violation, walk
    return None, walk


def shrink(
    header: Header,
    clauses: set[str],
    choices: list[int],
    found: Violation,
    shares: Shares,
    budget: int,
) -> Finding:
    """Cut pieces out of the walk, then make its numbers small, while the same check fails."""
    best, violation = choices[:], found
    size = max(1, len(best) // 2)
    while size >= 1 and budget > 0:
        at = 0
        while at < len(best) and budget > 0:
            budget -= 1
            shorter = best[:at] + best[at + size :]
            again, walk = attempt(header, clauses, shorter, shares)
            if again is not None and again.check == found.check:
                best, violation = walk.choices[:], again
            else:
                at += size
        size //= 2
    at = 0
    while at < len(best) and budget > 0:
        if best[at]:
            budget -= 1
            again, walk = attempt(header, clauses, [*best[:at], 0, *best[at + 1 :]], shares)
            if again is not None and again.check == found.check:
                best, violation = walk.choices[:], again
        at += 1
    last, walk = attempt(header, clauses, best, shares)
    violation = last or violation
    dump = history(walk.session, f"{violation.check}: {violation.what}")
    return Finding(header, violation, best, dump + _walked(best, shares))


def _walked(choices: list[int], shares: Shares) -> str:
    """The walk itself: what a check found may hang on its own chance, and on an answer that was
    never given, and of both the scenario's steps know nothing."""
    of_answers = f"share = {float(shares.costly)}\nlook = {float(shares.looked)}"
    return f"\n[fuzz]\n{of_answers}\nchoices = {choices}\n"


def walk_again(scenario: Scenario, clauses: set[str]) -> Violation | None:
    """What the dump of a finding leads to now: the same violation, or none."""
    walked = scenario.data.get("fuzz", {})
    choices = walked.get("choices")
    shares = Shares(walked.get("share", 1.0), walked.get("look", 1.0))
    numbers = isinstance(choices, list) and all(type(choice) is int for choice in choices)
    if not numbers or not all(isinstance(share, float) for share in shares):
        right = "write [fuzz] with choices = [number, …], share and look = 1.0, as a dump has them"
        raise InputError("no walk", scenario.file.where(("fuzz",)), right)
    return attempt(scenario.open().journal.header, clauses, choices, shares)[0]
