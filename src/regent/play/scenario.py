"""Scenarios: a position, what seats do, and what must follow, in one small text file.

The language is told in docs/scenarios.md. A mistake in the file is an InputError with its line;
a rule that does not hold is a failure with what was expected and what was found.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from regent.games import registry
from regent.kernel import rng
from regent.kernel.action import A_PASS
from regent.kernel.errors import InputError, Refusal
from regent.kernel.frame import offered, run
from regent.kernel.problems import InputErrors, suggest
from regent.kernel.reading import Reader
from regent.kernel.table import SPECTATOR
from regent.kernel.tomlfile import KeyPath, TomlFile, as_number, as_table
from regent.kernel.window import Window
from regent.play.deal import sealed, secret_of
from regent.play.describe import prompts
from regent.play.expect import Expectations, Failure
from regent.play.journal import Journal
from regent.play.looking import difference
from regent.play.names import match, verb_in
from regent.play.orders import Order
from regent.play.position import Placer
from regent.play.rulebooks import check_clause
from regent.play.session import Session, new_header
from regent.play.trace import Trace

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
    "onward": "flag",
    "patch": "text",
    "texts": "table",
    "given": "table",
    "do": "tables",
    "expect": "table",
    "same_for": "tables",
    "fuzz": "table",
}
STEP_KINDS: Final = {
    "seat": "number",
    "option": "text",
    "options": "texts",
    "refuse": "refused",
    "clause": "text",
    "retract": "flag",
    "undo": "number",
    "order": "table",
    "settle": "flag",
    "say": "text",
    "or": "texts",
    "expect": "table",
}
ORDER_KINDS: Final = {
    "prompt": "text",
    "option": "text",
    "stop": "texts",
    "once": "flag",
    "news": "flag",
    "until": "text",
}
REFUSED_KINDS: Final = {"undo": "number", "retract": "flag"}
SAME_KINDS: Final = {"seat": "number", "given": "table", "do": "tables"}
ACTIONS: Final = ("option", "options", "refuse", "retract", "undo", "order", "settle")
TOP: Final = tuple(TOP_KINDS)
STEP: Final = tuple(STEP_KINDS)
UNASKED: Final = ("K-ANSWER-1", "K-ANSWER-4")
"""Refusals that say only that the seat is not asked, or that the game is over."""


class Scenario:
    """A scenario file, read and ready to run."""

    def __init__(self, file: TomlFile) -> None:
        self.file = file
        self.reader = Reader(file)
        self.data: dict[str, Any] = file.data
        self._check_kinds(self.data, (), TOP_KINDS)
        if "title" not in self.data:
            raise InputError("no title", file.where(()), 'write title = "…"')
        self.steps = self._steps()
        try:
            self.title = registry.title(str(self.data["title"]))
        except InputError as error:
            raise self.reader.wrong(("title",), error.what, error.right) from None
        self.ruleset = str(self.data.get("ruleset", self.title.rulesets.rulesets[0].name))
        self._check_words()

    @classmethod
    def read(cls, path: Path) -> Scenario:
        return cls(TomlFile.read(path))

    def _check_kinds(self, table: dict[str, Any], path: KeyPath, kinds: dict[str, str]) -> None:
        """Only these keys, each with a value of its kind; what is in it is looked at later."""
        read = self.reader
        read.keys(table, path, tuple(kinds))
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
            elif kind == "tables":
                for i, item in enumerate(read.items(value, at, f"write [[{key}]]")):
                    read.table(item, (*at, i), f"write [[{key}]]")
            elif kind == "refused":
                self._check_refused(value, at)
            elif kind == "seed" and as_number(value) is None:
                read.text(value, at)

    def _check_refused(self, value: object, path: KeyPath) -> None:
        """An option, a compound choice, or something taken back."""
        if isinstance(value, list):
            self.reader.texts(value, path)
        elif isinstance(value, dict):
            self._check_kinds(value, path, REFUSED_KINDS)
            if len(value) != 1 or any(item is False for item in value.values()):
                right = "write { undo = 1 } or { retract = true }"
                raise self.reader.wrong(path, "nothing that could be refused", right)
        else:
            self.reader.text(value, path)

    def _check_words(self) -> None:
        """A size of table, clauses, questions and verbs that the title has."""
        fewest, most = self.title.seats
        self.reader.between(self.data.get("seats", fewest), ("seats",), fewest, most, "a number")
        for i, clause in enumerate(self.clauses):
            self._in(("clauses", i), check_clause, self.title, self.ruleset, clause)
        for i, step in enumerate(self.steps):
            if "clause" in step:
                self._in(
                    ("do", i, "clause"), check_clause, self.title, self.ruleset, step["clause"]
                )
            if "order" in step:
                self._check_order(step["order"], ("do", i, "order"))

    def _check_order(self, order: dict[str, Any], path: KeyPath) -> None:
        known = [*prompts(self.title), "*"]
        if order["prompt"] not in known:
            what = f"no question is called {order['prompt']!r}"
            raise self.reader.wrong((*path, "prompt"), what, suggest(order["prompt"], known))
        if "option" in order:
            self._in((*path, "option"), verb_in, self.title, order["option"])
        for i, tag in enumerate(order.get("stop", [])):
            if tag not in self.title.stops():
                right = suggest(tag, self.title.stops())
                raise self.reader.wrong((*path, "stop", i), f"no order stops at {tag!r}", right)

    def _in(self, path: KeyPath, check: Callable[..., object], *args: object) -> None:
        """Let somebody check what is written there who does not know the line."""
        try:
            check(*args)
        except InputError as error:
            raise self.reader.wrong(path, error.what, error.right) from None

    def _steps(self) -> list[dict[str, Any]]:
        return [
            self._checked_step(step, ("do", i)) for i, step in enumerate(self.data.get("do", []))
        ]

    def _checked_step(self, step: dict[str, Any], path: KeyPath) -> dict[str, Any]:
        """One step: it does one thing, and what it needs for that is there."""
        read = self.reader
        self._check_kinds(step, path, STEP_KINDS)
        does = [key for key in ACTIONS if step.get(key, False) is not False]
        if len(does) != 1:
            what = f"this step does several things: {', '.join(does)}"
            right = f"write one of: {', '.join(ACTIONS)}"
            raise read.wrong(path, what if does else "this step does nothing", right)
        if "seat" not in step and does != ["settle"]:
            raise read.wrong(path, "this step has no seat", "write seat = 0 or another")
        if "clause" in step and does != ["refuse"]:
            right = "write `refuse` before it, or what is expected under `expect`"
            raise read.wrong((*path, "clause"), "a clause where nothing is refused", right)
        if "order" in step:
            self._check_kinds(step["order"], (*path, "order"), ORDER_KINDS)
            if not step["order"].get("prompt"):
                right = 'name its prompt, or "*" for any'
                raise read.wrong((*path, "order"), "an order to no question", right)
        tried = {**step, **refused} if (refused := as_table(step.get("refuse"))) else step
        if tried.get("options") == [] or tried.get("refuse") == []:
            raise read.wrong((*path, does[0]), "an empty choice", "name an option")
        if tried.get("undo", 1) < 1:
            raise read.wrong((*path, does[0]), "nothing is taken back", "write 1 or more")
        return step

    @property
    def clauses(self) -> list[str]:
        """The clauses this scenario proves when it passes."""
        return list(self.data.get("clauses", []))

    def begin(self) -> Session:
        """The table with the position of `given`, before the first step."""
        return self._laid_out({})[0]

    def open(self, secret: str = "", given: str = "") -> Session:
        """The table with the position of `given`, before the first step, or after the last one if
        it is to go on there. With a secret, what the file does not place is dealt from that,
        whatever seed the file names; `given` is then the file's text, for the header."""
        if not self.data.get("onward"):
            return self._laid_out({}, secret, given)[0]
        session = self.begin()
        for i in range(len(self.steps)):
            failure = self._take_step(session, i)
            if failure is not None:
                raise InputError(f"{failure.expected}, but {failure.found}", failure.where)
        header = session.journal.header
        if secret:  # the steps stand as they were dealt; chance is another from here on
            header = sealed(msgspec.structs.replace(header, given=given), secret)
            session.table.rng = rng.sealed(secret_of(header), self.title.streams)
        session.marks.clear()
        session.write_into(Journal(header))
        return session

    def _laid_out(
        self, tokens: dict[str, list[int]], secret: str = "", given: str = ""
    ) -> tuple[Session, dict[str, list[int]]]:
        """The table, and the cards that lie in each zone that is told card by card."""
        data = self.data
        secret = secret or str(data.get("secret", ""))
        try:
            header = new_header(
                self.title,
                self.ruleset,
                data.get("seats", self.title.seats[0]),
                str(data.get("seed", "")) or "scenario",
                data.get("settings", {}),
                patch=data.get("patch", ""),
                fast=data.get("fast", False),
                texts=data.get("texts", {}),
            )
            if secret:
                header = sealed(msgspec.structs.replace(header, given=given), secret)
            session = Session.start(header)
        except InputErrors as errors:
            raise InputErrors([self._located(error) for error in errors.problems]) from None
        except InputError as error:
            raise self._located(error) from None
        if "given" not in data:
            return session, {}
        session.log.events.clear()
        placer = Placer(self.title, session.table, self.file, tokens)
        try:
            placer.place(data["given"])
            run(session.table)
        except InputError as error:
            cited = self.title.cited(header.ruleset, error)
            raise self._located(cited, ("given",)) from None
        session.write_into(Journal(header))
        return session, placer.named

    def _located(self, error: InputError, path: KeyPath = ()) -> InputError:
        """The mistake with its line: of a step, or of the key at the top that it speaks of."""
        if error.where.startswith(self.file.name):
            return error
        where = self.file.where(path or self._blamed(error))
        what = f"{error.where}: {error.what}" if error.where else error.what
        return InputError(what, where, error.right, error.clause)

    def _blamed(self, error: InputError) -> KeyPath:
        """The key at the top of the file that a refusal of the rules speaks of."""
        said = f"{error.where} {error.what}"
        if error.where.startswith("the game's patch"):
            return ("patch",)
        for key in ("settings", "texts"):
            for name in self.data.get(key, {}):
                if name in said or name.replace("_", " ") in said:
                    return (key, name)
        known = [key for key in ("ruleset", "texts", "settings", "seats") if key in self.data]
        if "seat" in said and "seats" in known:
            return ("seats",)
        return (known[0],) if known else ("title",)

    def run(self, trace: Trace | None = None) -> list[Failure]:
        """Play it; what did not come out as it should."""
        if trace is None:
            failures = self._play(None)
        else:
            trace.begin(self.begin())
            try:
                failures = self._play(trace)
            finally:
                trace.end()
        for i in range(len(self.data.get("same_for", []))):
            failures += self._same_for(i)
        return failures

    def _play(self, trace: Trace | None) -> list[Failure]:
        session = self.begin()
        failures: list[Failure] = []
        for i, step in enumerate(self.steps):
            before = len(session.log.events)
            failure = self._take_step(session, i, trace)
            if failure is not None:
                return [*failures, failure]
            if "expect" in step:
                wanted = Expectations(session, self.file, ("do", i, "expect"), before)
                failures += wanted.check(step["expect"])
        if "expect" in self.data:
            failures += Expectations(session, self.file, ("expect",), 0).check(self.data["expect"])
        return failures

    def _take_step(self, session: Session, i: int, trace: Trace | None = None) -> Failure | None:
        """One step; InputErrors name its line."""
        if trace is not None:
            trace.step(self.file.where(("do", i)), _said(self.steps[i]))
        known = len(session.journal.entries)
        try:
            failure = self._step(session, self.steps[i], i, trace)
        except InputError as error:
            raise self._located(error, ("do", i)) from None
        finally:
            if trace is not None:
                trace.took(session.journal.entries[known:])
        return failure

    def _step(
        self, session: Session, step: dict[str, Any], i: int, trace: Trace | None
    ) -> Failure | None:
        where = self.file.where(("do", i))
        if step.get("settle"):
            pass_windows(session)
            return None
        seat = self.reader.seat(step["seat"], ("do", i, "seat"), session.table.seats)
        if self.data.get("passes"):
            pass_windows(session, seat, step.get("option", step.get("options", [""])[0]))
        if "refuse" in step:
            return self._refused(session, seat, step, where, trace)
        try:
            _act(session, seat, step)
        except Refusal as refusal:
            return Failure(where, f"{_said(step)} to be allowed", str(refusal))
        return None

    def _refused(
        self,
        session: Session,
        seat: int,
        step: dict[str, Any],
        where: str,
        trace: Trace | None,
    ) -> Failure | None:
        """An attempt that must fail, by the clause named, and change nothing. That the seat is
        not even asked is no such refusal, unless it is named."""
        tried, clause = step["refuse"], step.get("clause", "")
        wanted = f"{_said(step)} refused by {clause or 'a rule'}"
        if isinstance(tried, dict):
            attempt = tried
        else:
            attempt = {"option" if isinstance(tried, str) else "options": tried}
        try:
            _act(session, seat, attempt)
        except Refusal as refusal:
            if trace is not None:
                trace.refused(seat, refusal)
            if refusal.clause in UNASKED and refusal.clause != clause:
                why = "the game is over" if session.table.over else f"seat {seat} is not asked"
                return Failure(where, wanted, f"{why} [{refusal.clause}]")
            if clause and refusal.clause != clause:
                return Failure(where, wanted, f"refused by {refusal.clause}")
            return None
        return Failure(where, wanted, "it is allowed")

    # -- two positions that look alike ------------------------------------------------------------

    def _same_for(self, i: int) -> list[Failure]:
        """Play this scenario beside the other position: whatever the seat is shown must agree."""
        path: KeyPath = ("same_for", i)
        same = self.data["same_for"][i]
        self._check_kinds(same, path, SAME_KINDS)
        if "seat" not in same or "given" not in same:
            right = "write seat = 0 and given = { … } with what differs"
            raise self.reader.wrong(path, "this needs a seat and a given", right)
        other = Scenario(self._variant(i))
        if len(other.steps) != len(self.steps):
            what = f"{len(other.steps)} steps beside {len(self.steps)}"
            raise self.reader.wrong((*path, "do"), what, "write one for each [[do]]")
        here, tokens = self._laid_out({})
        there, _ = other._laid_out(tokens)
        seats = here.table.seats
        seat = self.reader.seat(same["seat"], (*path, "seat"), seats + 1)
        viewer = SPECTATOR if seat == seats else seat
        for step in range(-1, len(self.steps)):
            if step >= 0 and self._take_step(here, step) is not None:
                return []  # which the scenario itself has said already
            failure = other._take_step(there, step) if step >= 0 else None
            if failure is not None:
                return [failure]
            a, b = _shown(here, viewer), _shown(there, viewer)
            if a != b:
                where = self.file.where(path)
                when = f"after step {step + 1}" if step >= 0 else "at the beginning"
                wanted = f"the two positions to look the same to seat {seat} {when}"
                return [Failure(where, wanted, difference(a, b))]
        return []

    def _variant(self, i: int) -> TomlFile:
        """The file with the other position in the place of its own, each line where it stands."""
        same = self.data["same_for"][i]
        data = {key: self.data[key] for key in self.data if key not in ("expect", "same_for")}
        data["given"] = _merged(self.data.get("given", {}), same["given"])
        steps = same.get("do", self.data.get("do", []))
        data["do"] = [{k: v for k, v in step.items() if k != "expect"} for step in steps]
        lines = dict(self.file.lines)
        for path, line in self.file.lines.items():
            if path[:2] == ("same_for", i) and len(path) > 2:
                lines[path[2:]] = line
        return TomlFile(self.file.name, data, lines)


def _merged(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """A table with what another says instead, key by key."""
    merged = dict(one)
    for key, value in other.items():
        both = isinstance(value, dict) and isinstance(one.get(key), dict)
        merged[key] = _merged(one[key], value) if both else value
    return merged


def _shown(session: Session, viewer: int) -> dict[str, Any]:
    """Everything a viewer is shown and told so far."""
    decision = session.decision(viewer)
    asked: list[Any] = []
    if decision is not None:
        asked = [decision.prompt, decision.clause, decision.about, decision.options]
    told = [event.row() for event in session.events(viewer)]
    return {"view": session.view(viewer), "question": asked, "events": told}


def _act(session: Session, seat: int, step: dict[str, Any]) -> None:
    if "options" in step:
        session.commit(seat, step["options"])
    elif "option" in step:
        session.answer(seat, step["option"])
    elif step.get("retract"):
        session.retract(seat)
    elif "undo" in step:
        session.undo(seat, step["undo"])
    else:
        session.order(Order(seat=seat, **step["order"]))


def _said(step: dict[str, Any]) -> str:
    """What a step does, in the words of the file."""
    does = next(key for key in ACTIONS if step.get(key, False) is not False)
    return f"{does} {step[does]!r}"


def pass_windows(session: Session, until: int = -1, text: str = "") -> None:
    """Pass every reaction window until this seat is asked something it can answer with the text."""
    while session.table.waiting:
        t, awaited = session.table, session.awaited()
        top = t.stack[-1]
        mine = offered(t, until) if until in awaited else []
        if mine and (not text or match(session.title, t, until, text, mine) is not None):
            return
        if not isinstance(top, Window) or A_PASS not in offered(t, awaited[0]):
            return
        session.answer(awaited[0], "pass")
