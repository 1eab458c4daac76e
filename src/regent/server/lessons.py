"""The guide for a first game: scenario files whose steps speak.

A lesson is a position and what everybody does from there, with words to the newcomer's steps. The
newcomer may leave the path at any time: then the lesson says how to come back, and the game goes
on. Another piece of the same name is as good as the one that the lesson means, and so is what the
file names under `or`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.title import Title
from regent.play.scenario import Scenario
from regent.play.session import Session
from regent.server.store import Record

OVER: Final = "That was this chapter. Play on as you like, or take the next one."
LEFT: Final = (
    "You have left the lesson. Take your answer back to return to it, or play on as you like."
)
GONE: Final = (
    "You have left the lesson, and what you answered stands. Play on as you like, or begin the "
    "chapter again."
)
CARD: Final = re.compile(r"~(\d+)")


class Line(msgspec.Struct, frozen=True):
    """One answer of a lesson, by its exact name."""

    seat: int
    option: str
    say: str
    also: tuple[str, ...] = ()
    """Answers that lead to the same."""


def lesson_files(title: Title[Any]) -> list[Path]:
    """The lessons of a title, in the order of their names."""
    return sorted((title.folder / "lessons").glob("*.toml"))


def lesson(title: Title[Any], name: str) -> Scenario:
    for path in lesson_files(title):
        if path.stem == name:
            return Scenario.read(path)
    known = ", ".join(path.stem for path in lesson_files(title)) or "none"
    raise InputError(f"{title.full_name} has no lesson {name!r}", right=f"there are: {known}")


@lru_cache(maxsize=32)
def script(title: str, name: str) -> list[Line]:
    """What is done in a lesson, found by doing it."""
    scenario = lesson(registry.title(title), name)
    session = scenario.open()
    found: list[Line] = []
    for step in scenario.steps:
        session.answer(step["seat"], step["option"])
        done = [entry for entry in session.journal.entries if entry.do][-1]
        also = tuple(step.get("or", ()))
        found.append(Line(done.seat, done.do, step.get("say", ""), also))
    return found


class Script:
    """The lesson of one table, and how far the game has followed it."""

    def __init__(self, steps: list[Line]) -> None:
        self.steps = steps
        self.seats = max([step.seat for step in steps], default=-1) + 1

    @classmethod
    def of(cls, record: Record) -> Script:
        return cls(script(record.header.title, record.lesson) if record.lesson else [])

    def next(self, session: Session, seat: int) -> Line | None:
        """What this seat does now; None when the lesson is over for it or was left by anybody.
        Where several are asked at once, the order of their answers is their own affair."""
        done = _standing(session, self.seats)
        swaps: dict[str, str] = {}
        for other in range(self.seats):
            for step, answer in zip(self.of_seat(other), done[other], strict=False):
                if answer not in step.also and not _as_good(step.option, answer, swaps):
                    return None
            if len(done[other]) > len(self.of_seat(other)):
                return None
        steps = self.of_seat(seat)
        at = len(done[seat]) if 0 <= seat < self.seats else len(steps)
        if at >= len(steps):
            return None
        step = steps[at]
        return Line(step.seat, _swapped(step.option, swaps), step.say, step.also)

    def of_seat(self, seat: int) -> list[Line]:
        return [step for step in self.steps if step.seat == seat]

    def advice(self, session: Session, seat: int) -> tuple[str, str]:
        """What the lesson says to this seat now, and the option it would take."""
        if not self.steps or seat not in session.awaited() or not 0 <= seat < self.seats:
            return "", ""
        step = self.next(session, seat)
        if step is not None:
            return step.say, step.option
        beyond = len(_standing(session, self.seats)[seat]) - len(self.of_seat(seat))
        if beyond > 0:
            return "", ""
        left = LEFT if self.way_back(session, seat) else GONE
        return (OVER if beyond == 0 else left), ""

    def way_back(self, session: Session, seat: int) -> int:
        """So many decisions taken back bring a seat that strayed to the path again;
        0 if it never strayed, or where the rules no longer let it (K-UNDO-1)."""
        if not 0 <= seat < self.seats:
            return 0
        done, swaps = _standing(session, self.seats)[seat], dict[str, str]()
        for n, (step, answer) in enumerate(zip(self.of_seat(seat), done, strict=False)):
            if answer not in step.also and not _as_good(step.option, answer, swaps):
                back = len(done) - n
                return back if back <= len(session.undoable(seat)) else 0
        return 0


def _swapped(option: str, swaps: dict[str, str]) -> str:
    """A step of the lesson with the cards that the newcomer took instead of equal ones."""
    return CARD.sub(lambda found: f"~{swaps.get(found[1], found[1])}", option)


def _as_good(option: str, answer: str, swaps: dict[str, str]) -> bool:
    """Is this the step of the lesson, or the same with another card of the same name? From then on
    the two have changed places in the lesson."""
    if CARD.sub("~", option) != CARD.sub("~", answer):
        return False
    wanted, given = CARD.findall(_swapped(option, swaps)), CARD.findall(answer)
    for one, other in zip(wanted, given, strict=True):
        if one != other:
            back = {to: of for of, to in swaps.items()}
            swaps[back.get(one, one)], swaps[back.get(other, other)] = other, one
    return True


def _standing(session: Session, seats: int) -> list[list[str]]:
    """By seat the answers that were not taken back."""
    found: list[tuple[int, str]] = []
    for entry in session.journal.entries:
        if entry.do:
            found.append((entry.seat, entry.do))
        elif entry.undo:
            del found[-entry.undo :]
    return [[do for other, do in found if other == seat] for seat in range(seats)]
