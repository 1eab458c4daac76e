"""The guide for a first game: scenario files whose steps speak.

A lesson is a position and what everybody does from there, with words to the newcomer's steps. The
newcomer may leave the path at any time: then the lesson falls silent and the game goes on.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.title import Title
from regent.play.scenario import Scenario
from regent.play.session import Session
from regent.server.store import Record


class Line(msgspec.Struct, frozen=True):
    """One answer of a lesson, by its exact name."""

    seat: int
    option: str
    say: str


def lesson_files(title: Title) -> list[Path]:
    """The lessons of a title, in the order of their names."""
    return sorted((title.folder / "lessons").glob("*.toml"))


def lesson(title: Title, name: str) -> Scenario:
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
        done = session.journal.entries[-1]
        found.append(Line(done.seat, done.do, step.get("say", "")))
    return found


class Script:
    """The lesson of one table, and how far the game has followed it."""

    def __init__(self, steps: list[Line]) -> None:
        self.steps = steps

    @classmethod
    def of(cls, record: Record) -> Script:
        return cls(script(record.header.title, record.lesson) if record.lesson else [])

    def next(self, session: Session) -> Line | None:
        """The step that comes now; None when the lesson is over or was left."""
        done = [(entry.seat, entry.do) for entry in _standing(session)]
        if len(done) >= len(self.steps):
            return None
        for (seat, option), step in zip(done, self.steps, strict=False):
            if seat != step.seat or option != step.option:
                return None
        return self.steps[len(done)]

    def advice(self, session: Session, seat: int) -> tuple[str, str]:
        """What the lesson says to this seat now, and the option it would take."""
        step = self.next(session) if self.steps else None
        if step is None or step.seat != seat:
            return "", ""
        return step.say, step.option


class _Done(msgspec.Struct, frozen=True):
    seat: int
    do: str


def _standing(session: Session) -> list[_Done]:
    """The answers that were not taken back."""
    found: list[_Done] = []
    for entry in session.journal.entries:
        if entry.do:
            found.append(_Done(entry.seat, entry.do))
        elif entry.undo:
            del found[-entry.undo :]
    return found
