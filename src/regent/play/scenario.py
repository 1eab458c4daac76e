"""Scenarios: a position, what seats do, and what must follow, in one small text file.

The language is told in docs/scenarios.md. A mistake in the file is an InputError with its line;
a rule that does not hold is a failure with what was expected and what was found.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from regent.games import registry
from regent.kernel.action import A_PASS
from regent.kernel.errors import InputError, Refusal
from regent.kernel.frame import run
from regent.kernel.problems import suggest
from regent.kernel.tomlfile import TomlFile
from regent.play.expect import Expectations, Failure
from regent.play.names import match
from regent.play.orders import Order
from regent.play.position import Placer
from regent.play.session import Session, new_header

TOP: Final = (
    "title",
    "ruleset",
    "seats",
    "seed",
    "settings",
    "about",
    "clauses",
    "passes",
    "fast",
    "patch",
    "given",
    "do",
    "expect",
)
STEP: Final = (
    "seat",
    "option",
    "options",
    "refuse",
    "clause",
    "retract",
    "undo",
    "order",
    "settle",
    "expect",
)


class Scenario:
    """A scenario file, read and ready to run."""

    def __init__(self, file: TomlFile) -> None:
        self.file = file
        self.data: dict[str, Any] = file.data
        self._check_keys((), self.data, TOP)
        for i, step in enumerate(self.list_of("do")):
            self._check_keys(("do", i), step, STEP)
        if "title" not in self.data:
            raise InputError("no title", file.where(()), 'write title = "…"')
        self.title = registry.title(str(self.data["title"]))

    @classmethod
    def read(cls, path: Path) -> Scenario:
        return cls(TomlFile.read(path))

    def list_of(self, key: str) -> list[dict[str, Any]]:
        found = self.data.get(key, [])
        if not isinstance(found, list):
            raise InputError(f"{key} is not a list", self.file.where((key,)), f"write [[{key}]]")
        return found

    def _check_keys(self, path: tuple[str | int, ...], table: Any, known: tuple[str, ...]) -> None:
        if not isinstance(table, dict):
            raise InputError("this is not a table", self.file.where(path))
        for key in table:
            if key not in known:
                where = self.file.where((*path, key))
                raise InputError(f"unknown key {key!r}", where, suggest(key, known))

    @property
    def clauses(self) -> list[str]:
        """The clauses this scenario proves when it passes."""
        return [str(clause) for clause in self.data.get("clauses", [])]

    def open(self) -> Session:
        """The table with the position of `given`, before the first step."""
        data = self.data
        header = new_header(
            self.title,
            str(data.get("ruleset", self.title.rulesets.rulesets[0].name)),
            int(data.get("seats", self.title.seats[0])),
            str(data.get("seed", "scenario")),
            data.get("settings", {}),
            patch=str(data.get("patch", "")),
            fast=bool(data.get("fast", False)),
        )
        session = Session.start(header)
        if "given" in data:
            session.log.events.clear()
            Placer(self.title, session.table, self.file).place(data["given"])
            run(session.table)
        return session

    def run(self) -> list[Failure]:
        """Play it; what did not come out as it should."""
        session = self.open()
        failures: list[Failure] = []
        for i, step in enumerate(self.list_of("do")):
            before = len(session.log.events)
            failure = self._step(session, step, i)
            if failure is not None:
                return [*failures, failure]
            if "expect" in step:
                wanted = Expectations(session, self.file, ("do", i, "expect"), before)
                failures += wanted.check(step["expect"])
        if "expect" in self.data:
            failures += Expectations(session, self.file, ("expect",), 0).check(self.data["expect"])
        return failures

    def _step(self, session: Session, step: dict[str, Any], i: int) -> Failure | None:
        where = self.file.where(("do", i))
        if step.get("settle"):
            pass_windows(session)
            return None
        seat = step.get("seat")
        if not isinstance(seat, int) or not 0 <= seat < session.table.seats:
            right = f"write a seat from 0 to {session.table.seats - 1}"
            raise InputError("this step has no seat", where, right)
        if self.data.get("passes"):
            pass_windows(session, seat, str(step.get("option", step.get("options", [""])[0])))
        if "refuse" in step:
            return self._refused(session, seat, step, where)
        try:
            self._act(session, seat, step, where)
        except Refusal as refusal:
            return Failure(where, f"{_said(step)} to be allowed", str(refusal))
        return None

    def _act(self, session: Session, seat: int, step: dict[str, Any], where: str) -> None:
        if "options" in step:
            session.commit(seat, [str(option) for option in step["options"]])
        elif "option" in step:
            session.answer(seat, str(step["option"]))
        elif step.get("retract"):
            session.retract(seat)
        elif "undo" in step:
            session.undo(seat, int(step["undo"]))
        elif "order" in step:
            session.order(Order(seat=seat, **step["order"]))
        else:
            right = f"write one of: {', '.join(STEP[1:])}"
            raise InputError("this step does nothing", where, right)

    def _refused(
        self, session: Session, seat: int, step: dict[str, Any], where: str
    ) -> Failure | None:
        """An attempt that must fail, by the clause named, and change nothing."""
        text, clause = str(step["refuse"]), str(step.get("clause", ""))
        found = session.why(seat, text)
        if not found:
            return Failure(where, f"{text!r} to be refused [{clause}]", "it is allowed")
        if clause and found != clause:
            return Failure(where, f"{text!r} refused by {clause}", f"refused by {found}")
        return None


def _said(step: dict[str, Any]) -> str:
    for key in ("option", "options", "undo", "retract", "order"):
        if key in step:
            return f"{key} {step[key]!r}"
    return "the step"


def pass_windows(session: Session, until: int = -1, text: str = "") -> None:
    """Pass every reaction window until this seat is asked something it can answer with the text."""
    while session.table.waiting:
        t, awaited = session.table, session.awaited()
        top = t.stack[-1]
        offered = top.options(t, until) if until in awaited else []
        if offered and (not text or match(session.title, t, text, offered) is not None):
            return
        if top.shape() != "window" or A_PASS not in top.options(t, awaited[0]):
            return
        session.answer(awaited[0], "pass")
