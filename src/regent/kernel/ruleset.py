"""Editions, variants and options as one table of parameters.

The same rows serve validation, the lobby form, the help text, journals and experiments, so that an
option cannot exist in one of them only. What a rule set is good for is decided here once; the rules
themselves only ask `rules.flag(...)`, `rules.number(...)` or `rules.choice(...)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regent.kernel.errors import Broken, InputError
from regent.kernel.parameter import EDITION, SEATS, Between, Parameter
from regent.kernel.problems import Problems, shown, suggest

__all__ = [
    "EDITION",
    "SEATS",
    "Between",
    "Conflict",
    "Parameter",
    "Rules",
    "Ruleset",
    "RulesetTable",
]


class Conflict:
    """Settings that cannot hold together: all of the conditions at once are forbidden. A condition
    speaks of a parameter, of the number of seats or of the edition."""

    __slots__ = ("clause", "conditions", "text")

    def __init__(
        self, clause: str, text: str, conditions: Sequence[tuple[str, tuple[object, ...]]]
    ) -> None:
        self.clause = clause
        self.text = text
        self.conditions = list(conditions)

    def form(self) -> dict[str, object]:
        conditions = [[name, list(values)] for name, values in self.conditions]
        return {"clause": self.clause, "text": self.text, "conditions": conditions}


class Ruleset:
    """A named row of overrides. With a `base` it is a variant, played as `base+name`.

    `by_seats` holds what only holds at a given number of seats, such as a victory threshold.
    `books` names the rulebooks it is played by, where a title has several, in the order in which
    they are read; a variant has its base's.
    `edition` names what else belongs to an edition, where there are several: the profile of its
    cards, its deck lists, its sequences.
    `yields` names settings that give way to those of other variants, where the rulebook says that
    this part of a variant may be left out; whatever else two variants set differently conflicts.
    `seats` names the sizes of table it is meant for, where not all are, and `clause` says so.
    """

    __slots__ = (
        "base",
        "books",
        "by_seats",
        "clause",
        "edition",
        "name",
        "seats",
        "settings",
        "text",
        "yields",
    )

    def __init__(
        self,
        name: str,
        text: str,
        settings: Mapping[str, object],
        base: str = "",
        by_seats: Mapping[int, Mapping[str, object]] | None = None,
        books: Sequence[str] = (),
        yields: Sequence[str] = (),
        edition: str = "",
        seats: Sequence[int] = (),
        clause: str = "",
    ) -> None:
        self.books = list(books)
        self.seats = list(seats)
        self.clause = clause
        self.edition = edition
        self.name = name
        self.text = text
        self.settings = dict(settings)
        self.base = base
        self.by_seats = {seats: dict(row) for seats, row in by_seats.items()} if by_seats else {}
        self.yields = list(yields)

    def full_name(self) -> str:
        return f"{self.base}+{self.name}" if self.base else self.name

    def at(self, seats: int) -> dict[str, object]:
        """What this row sets at a table of that size."""
        return {**self.settings, **self.by_seats.get(seats, {})}

    def form(self) -> dict[str, object]:
        by_seats = {str(seats): dict(row) for seats, row in self.by_seats.items()}
        return {
            "name": self.full_name(),
            "base": self.base,
            "books": list(self.books),
            "edition": self.edition,
            "text": self.text,
            "settings": dict(self.settings),
            "by_seats": by_seats,
        }


class Rules:
    """Resolved values, fixed for the whole game. Two are equal if they make the same game.

    `texts` are what the table brought along in words, by name: decks, a map.
    """

    __slots__ = ("_base", "_values", "ruleset", "seats", "table", "texts")

    def __init__(
        self,
        table: RulesetTable,
        ruleset: str,
        seats: int,
        base: list[int],
        values: list[int],
        texts: Mapping[str, str],
    ) -> None:
        self.texts = dict(texts)
        self.table = table
        self.ruleset = ruleset
        self.seats = seats
        self._base = base
        self._values = values

    def number(self, name: str) -> int:
        """A number as it is, a flag as 0 or 1, a choice as its place in the list of words."""
        return self.seats if name == SEATS else self._values[self.table.index(name)]

    def flag(self, name: str) -> bool:
        return self._values[self.table.index(name, "flag")] == 1

    def choice(self, name: str) -> str:
        index = self.table.index(name, "choice")
        return self.table.parameters[index].words[self._values[index]]

    def as_dict(self) -> dict[str, object]:
        return {
            row.name: row.decode(self._values[at]) for at, row in enumerate(self.table.parameters)
        }

    def changed(self) -> dict[str, object]:
        """Only what differs from the named rule set: what a journal has to remember."""
        return {
            row.name: row.decode(self._values[at])
            for at, row in enumerate(self.table.parameters)
            if self._values[at] != self._base[at]
        }

    def _identity(self) -> tuple[str, str, int, tuple[int, ...], tuple[tuple[str, str], ...]]:
        texts = tuple(sorted(self.texts.items()))
        return (self.table.title, self.ruleset, self.seats, tuple(self._values), texts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def __repr__(self) -> str:
        return f"Rules({self.table.title} {self.ruleset}, {self.seats} seats, {self.changed()})"


class RulesetTable:
    """All rule sets of a title. Its own consistency is checked when it is made."""

    __slots__ = ("_index", "conflicts", "parameters", "rulesets", "seats", "title")

    def __init__(
        self,
        title: str,
        parameters: Sequence[Parameter],
        rulesets: Sequence[Ruleset],
        conflicts: Sequence[Conflict] = (),
        seats: Sequence[int] = (),
    ) -> None:
        self.title = title
        self.parameters = list(parameters)
        self.rulesets = list(rulesets)
        self.conflicts = list(conflicts)
        self.seats = list(seats)
        self._index = {row.name: at for at, row in enumerate(self.parameters)}
        self._check()

    def _check(self) -> None:
        if len(self._index) != len(self.parameters):
            raise Broken(f"{self.title}: two parameters have the same name")
        names = self.names()
        if len(set(names)) != len(names):
            raise Broken(f"{self.title}: two rule sets have the same name")
        bases = [row.name for row in self.rulesets if not row.base]
        for row in self.rulesets:
            if any(name not in row.settings for name in row.yields):
                raise Broken(f"{self.title}: {row.full_name()} yields what it does not set")
            if "+" in row.name or (row.base and row.base not in bases):
                raise Broken(f"{self.title}: rule set {row.full_name()} has no base of that name")
            for settings in [row.settings, *row.by_seats.values()]:
                for name, value in settings.items():
                    self._must_be_legal(f"rule set {row.full_name()}", name, value)
        for conflict in self.conflicts:
            for name, values in conflict.conditions:
                for value in values:
                    self._must_be_legal(f"conflict {conflict.clause}", name, value)
        for parameter in self.parameters:
            for name, values in parameter.when:
                for value in values:
                    self._must_be_legal(f"when of {parameter.name}", name, value)

    def _must_be_legal(self, place: str, name: str, value: object) -> None:
        if place.startswith(("conflict", "when")) and name in (SEATS, EDITION):
            if name == EDITION and value not in [row.edition for row in self.rulesets]:
                raise Broken(f"{self.title}: {place} speaks of an edition {shown(value)}")
            return
        if name not in self._index or self.parameters[self._index[name]].encode(value) is None:
            raise Broken(f"{self.title}: {place} sets {name} to {shown(value)}")

    def names(self) -> list[str]:
        return [row.full_name() for row in self.rulesets]

    def books(self, ruleset: str) -> list[str]:
        """The rulebooks of a rule set, by the names its base row gives; none where there is only
        one. A rule set that there is not has those of the first."""
        row = self.base_row(ruleset)
        return row.books if row is not None else []

    def edition(self, ruleset: str) -> str:
        """The edition of a rule set, by the name its base row gives; empty where there is one."""
        row = self.base_row(ruleset)
        return row.edition if row is not None else ""

    def base_row(self, ruleset: str) -> Ruleset | None:
        """The row a rule set is based on; the first where there is no such rule set."""
        base = ruleset.partition("+")[0].strip()
        for row in self.rulesets:
            if row.full_name() == base:
                return row
        return self.rulesets[0] if self.rulesets else None

    def index(self, name: str, kind: str = "") -> int:
        """Where a parameter stands; asking for one that is not there is a mistake of the rules."""
        at = self._index.get(name, -1)
        if at < 0 or (kind and self.parameters[at].kind != kind):
            raise Broken(f"{self.title}: no {kind or 'parameter'} named {name}")
        return at

    def resolve(
        self,
        ruleset: str,
        seats: int,
        settings: Mapping[str, object] | None = None,
        texts: Mapping[str, str] | None = None,
    ) -> Rules:
        """Rules for one game, or one error that names everything wrong with the wish."""
        problems = Problems()
        if self.seats and seats not in self.seats:
            allowed = ", ".join([str(number) for number in self.seats])
            problems.add(
                f"{self.title} is not played with {seats} seats",
                right=f"choose one of {allowed}",
                about=(SEATS,),
            )
        wanted = dict(settings) if settings else {}
        rows = self._rows(ruleset, problems)
        values = [self._code(row.name, row.default) for row in self.parameters]
        for row in rows:
            if row.seats and seats not in row.seats:
                meant = " or ".join([str(number) for number in row.seats])
                what = f"{row.full_name()} is for {meant} seats"
                right = f"choose {meant}, or leave {row.name} out"
                problems.add(what, f"{SEATS} = {seats}", right, row.clause, (SEATS,))
            for name, value in row.at(seats).items():
                if not _gives_way(row, name, rows, seats):
                    values[self._index[name]] = self._code(name, value)
        self._check_variants(rows, seats, wanted, problems)
        base = list(values)
        ill = self._apply(wanted, values, problems)
        if rows:
            self._check_conflicts(self.edition(ruleset), seats, values, ill, problems)
        problems.raise_any(sentences=True)
        name = "+".join([row.name for row in rows])
        return Rules(self, name, seats, base, values, texts if texts else {})

    def _code(self, name: str, value: object) -> int:
        code = self.parameters[self._index[name]].encode(value)
        if code is None:
            raise Broken(f"{self.title}: {name} cannot be {shown(value)}")
        return code

    def _rows(self, ruleset: str, problems: Problems) -> list[Ruleset]:
        """The base and its variants, in the order of the table whatever the order of the wish."""
        parts = [part.strip() for part in ruleset.split("+")]
        wanted = {parts[0]} | {f"{parts[0]}+{part}" for part in parts[1:]}
        rows = [row for row in self.rulesets if row.full_name() in wanted]
        known = {row.full_name() for row in rows}
        for name in sorted(wanted - known):
            if name == parts[0] or parts[0] in known:
                problems.add(
                    f"{self.title} has no rule set {name}", "", suggest(name, self.names())
                )
        return rows if parts[0] in known else []

    def _check_variants(
        self, rows: list[Ruleset], seats: int, wanted: dict[str, object], problems: Problems
    ) -> None:
        """Two variants that want different values leave the choice to the table."""
        seen: dict[str, tuple[str, object]] = {}
        for row in rows:
            if not row.base:
                continue
            for name, value in row.at(seats).items():
                if _gives_way(row, name, rows, seats):
                    continue
                if name not in seen:
                    seen[name] = (row.name, value)
                elif seen[name][1] != value and name not in wanted:
                    other, theirs = seen[name]
                    what = (
                        f"{other} sets {name} to {shown(theirs)} and {row.name} to {shown(value)}"
                    )
                    right = f"set {name} yourself or drop one of them"
                    problems.add(what, right=right, about=(name,))

    def _apply(self, wanted: dict[str, object], values: list[int], problems: Problems) -> list[str]:
        """Write the settings over the values; gives the names of those that could not be used."""
        ill: list[str] = []
        for name, value in wanted.items():
            at = self._index.get(name, -1)
            code = self.parameters[at].encode(value) if at >= 0 else None
            if code is not None:
                values[at] = code
                continue
            ill.append(name)
            if at < 0:
                problems.add(
                    f"{self.title} has no parameter {name}", "", suggest(name, self._index)
                )
            else:
                right = self.parameters[at].refusal(value)
                problems.add(f"{name} cannot be {shown(value)}", right=right, about=(name,))
        return ill

    def _check_conflicts(
        self, edition: str, seats: int, values: list[int], ill: list[str], problems: Problems
    ) -> None:
        for conflict in self.conflicts:
            held: list[str] = []
            for name, forbidden in conflict.conditions:
                value: object = seats if name == SEATS else edition
                if name in self._index:
                    at = self._index[name]
                    value = self.parameters[at].decode(values[at])
                if name not in ill and _holds(value, forbidden):
                    held.append(f"{name} = {shown(value)}")
            if len(held) == len(conflict.conditions):
                names = tuple([name for name, _ in conflict.conditions])
                where = " and ".join(held)
                problems.add(conflict.text, where, "change one of them", conflict.clause, names)

    def parse_setting(self, name: str, text: str) -> object:
        """A setting typed on a command line, as the value `resolve` takes."""
        at = self._index.get(name, -1)
        if at < 0:
            raise InputError(
                f"{self.title} has no parameter {name}", "", suggest(name, self._index)
            )
        value = self.parameters[at].parse(text)
        if self.parameters[at].encode(value) is None:
            raise InputError(f'{name} cannot be "{text}"', "", self.parameters[at].refusal(value))
        return value

    def form(self) -> dict[str, object]:
        """Everything a lobby needs to draw the form and to grey out what cannot be combined."""
        return {
            "title": self.title,
            "seats": list(self.seats),
            "rulesets": [row.form() for row in self.rulesets],
            "parameters": [row.form() for row in self.parameters],
            "conflicts": [row.form() for row in self.conflicts],
        }


def _gives_way(row: Ruleset, name: str, rows: list[Ruleset], seats: int) -> bool:
    """Does this setting of a variant give way to that of another one?"""
    if name not in row.yields:
        return False
    return any(other is not row and other.base and name in other.at(seats) for other in rows)


def _holds(value: object, forbidden: tuple[object, ...]) -> bool:
    """Membership that does not take `true` for 1."""
    return any(
        value == other and isinstance(value, bool) == isinstance(other, bool) for other in forbidden
    )
