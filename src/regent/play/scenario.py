"""Scenarios: a position, what seats do, and what must follow, in one small text file.

The language is told in docs/scenarios.md. A mistake in the file is an InputError with its line;
a rule that does not hold is a failure with what was expected and what was found.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from regent.games import registry
from regent.kernel.action import A_PASS
from regent.kernel.errors import InputError, Refusal
from regent.kernel.frame import run
from regent.kernel.problems import InputErrors
from regent.kernel.tomlfile import KeyPath, TomlFile, as_number
from regent.play.deal import sealed
from regent.play.expect import Expectations, Failure
from regent.play.journal import Journal
from regent.play.names import match
from regent.play.orders import Order
from regent.play.position import Placer
from regent.play.reading import Reader
from regent.play.session import Session, new_header

TOP_KINDS: Final = {
    "title": "text",
    "ruleset": "text",
    "seats": "number",
    "seed": "seed",
    "secret": "text",
    "settings": "table",
    "about": "text",
    "clauses": "texts",
    "passes": "flag",
    "fast": "flag",
    "patch": "text",
    "texts": "table",
    "given": "table",
    "do": "steps",
    "expect": "table",
    "fuzz": "table",
}
STEP_KINDS: Final = {
    "seat": "number",
    "option": "text",
    "options": "texts",
    "refuse": "text",
    "clause": "text",
    "retract": "flag",
    "undo": "number",
    "order": "table",
    "settle": "flag",
    "say": "text",
    "expect": "table",
}
ORDER_KINDS: Final = {"prompt": "text", "option": "text", "stop": "texts", "once": "flag"}
TOP: Final = tuple(TOP_KINDS)
STEP: Final = tuple(STEP_KINDS)


class Scenario:
    """A scenario file, read and ready to run."""

    def __init__(self, file: TomlFile) -> None:
        self.file = file
        self.reader = Reader(file)
        self.data: dict[str, Any] = file.data
        self.reader.keys(self.data, (), TOP)
        if "title" not in self.data:
            raise InputError("no title", file.where(()), 'write title = "…"')
        self._check_kinds(self.data, (), TOP_KINDS)
        self.steps = self._steps()
        try:
            self.title = registry.title(str(self.data["title"]))
        except InputError as error:
            raise self.reader.wrong(("title",), error.what, error.right) from None

    @classmethod
    def read(cls, path: Path) -> Scenario:
        return cls(TomlFile.read(path))

    def _check_kinds(self, table: dict[str, Any], path: KeyPath, kinds: dict[str, str]) -> None:
        """Every value is of the kind its key asks for; what is in it is looked at later."""
        read = self.reader
        for key, value in table.items():
            kind, at = kinds[key], (*path, key)
            if kind == "text":
                read.text(value, at)
            elif kind == "texts":
                read.texts(value, at)
            elif kind == "number":
                read.number(value, at)
            elif kind == "flag":
                read.flag(value, at)
            elif kind == "table":
                read.table(value, at, f"write {key} = {{ … }} or a table of that name")
            elif kind == "seed" and as_number(value) is None:
                read.text(value, at)

    def _steps(self) -> list[dict[str, Any]]:
        read = self.reader
        steps: list[dict[str, Any]] = []
        for i, value in enumerate(read.items(self.data.get("do", []), ("do",), "write [[do]]")):
            step = read.table(value, ("do", i), "write [[do]]")
            read.keys(step, ("do", i), STEP)
            self._check_kinds(step, ("do", i), STEP_KINDS)
            if "order" in step:
                at = ("do", i, "order")
                read.keys(step["order"], at, tuple(ORDER_KINDS))
                self._check_kinds(step["order"], at, ORDER_KINDS)
                if not step["order"].get("prompt"):
                    right = 'name its prompt, or "*" for any'
                    raise read.wrong(at, "an order to no question", right)
            if step.get("options") == []:
                raise read.wrong(("do", i, "options"), "an empty choice", "name an option")
            if step.get("undo", 1) < 1:
                raise read.wrong(("do", i, "undo"), "nothing is taken back", "write 1 or more")
            steps.append(step)
        return steps

    @property
    def clauses(self) -> list[str]:
        """The clauses this scenario proves when it passes."""
        return list(self.data.get("clauses", []))

    def open(self, secret: str = "", given: str = "") -> Session:
        """The table with the position of `given`, before the first step. With a secret, what the
        file does not place is dealt from that, whatever seed the file names; `given` is then the
        file's text, for the header."""
        data = self.data
        secret = secret or str(data.get("secret", ""))
        try:
            header = new_header(
                self.title,
                data.get("ruleset", self.title.rulesets.rulesets[0].name),
                data.get("seats", self.title.seats[0]),
                str(data.get("seed", "")) or "scenario",
                data.get("settings", {}),
                patch=data.get("patch", ""),
                fast=data.get("fast", False),
                texts=data.get("texts", {}),
            )
            if secret:
                header = sealed(msgspec.structs.replace(header, given=given), secret)
        except InputErrors:
            raise
        except InputError as error:
            raise self._located(error, self.file.where((self._blamed(error.what),))) from None
        session = Session.start(header)
        if "given" in data:
            session.log.events.clear()
            Placer(self.title, session.table, self.file).place(data["given"])
            run(session.table)
            session.write_into(Journal(header))
        return session

    def _blamed(self, what: str) -> str:
        """The key at the top of the file that a refusal of the rules speaks of."""
        for name in self.data.get("settings", {}):
            if name in what:
                return "settings"
        return "seats" if "seat" in what and "seats" in self.data else "ruleset"

    def _located(self, error: InputError, where: str) -> InputError:
        """The mistake with its line, if who found it did not know one."""
        return error if error.where else InputError(error.what, where, error.right)

    def run(self) -> list[Failure]:
        """Play it; what did not come out as it should."""
        session = self.open()
        failures: list[Failure] = []
        for i, step in enumerate(self.steps):
            before = len(session.log.events)
            try:
                failure = self._step(session, step, i)
            except InputError as error:
                raise self._located(error, self.file.where(("do", i))) from None
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
        if seat is None or not 0 <= seat < session.table.seats:
            right = f"write a seat from 0 to {session.table.seats - 1}"
            raise InputError("this step has no seat", where, right)
        if self.data.get("passes"):
            pass_windows(session, seat, step.get("option", step.get("options", [""])[0]))
        if "refuse" in step:
            return self._refused(session, seat, step, where)
        try:
            self._act(session, seat, step, where)
        except Refusal as refusal:
            return Failure(where, f"{_said(step)} to be allowed", str(refusal))
        return None

    def _act(self, session: Session, seat: int, step: dict[str, Any], where: str) -> None:
        if "options" in step:
            session.commit(seat, step["options"])
        elif "option" in step:
            session.answer(seat, step["option"])
        elif step.get("retract"):
            session.retract(seat)
        elif "undo" in step:
            session.undo(seat, step["undo"])
        elif "order" in step:
            session.order(Order(seat=seat, **step["order"]))
        else:
            right = f"write one of: {', '.join(STEP[1:])}"
            raise InputError("this step does nothing", where, right)

    def _refused(
        self, session: Session, seat: int, step: dict[str, Any], where: str
    ) -> Failure | None:
        """An attempt that must fail, by the clause named, and change nothing."""
        text, clause = step["refuse"], step.get("clause", "")
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
        if offered and (not text or match(session.title, t, until, text, offered) is not None):
            return
        if top.shape() != "window" or A_PASS not in top.options(t, awaited[0]):
            return
        session.answer(awaited[0], "pass")
