"""Rule sets of a title beside each other: what they set otherwise, with the clause of each book."""

from __future__ import annotations

from typing import Any

from regent.kernel.errors import InputError
from regent.kernel.parameter import Parameter
from regent.kernel.problems import shown, suggest
from regent.kernel.rulebook import Rulebook
from regent.kernel.title import Title


class Cell:
    """What one rule set has for a parameter: its value in words, and the clause of its book, or
    why that book has none."""

    __slots__ = ("clause", "reason", "value")

    def __init__(self, value: str, clause: str, reason: str) -> None:
        self.value = value
        self.clause = clause
        self.reason = reason


class Difference:
    """A parameter that is not the same in all rule sets compared; a cell for each of them."""

    __slots__ = ("cells", "name", "text")

    def __init__(self, name: str, text: str, cells: list[Cell]) -> None:
        self.name = name
        self.text = text
        self.cells = cells


def compare(title: Title[Any], rulesets: list[str]) -> list[Difference]:
    """The parameters in which these rule sets differ, in the order of the table."""
    known = title.rulesets.names()
    for name in rulesets:
        base, *variants = name.split("+")
        for part in [base, *[f"{base}+{variant}" for variant in variants]]:
            if part not in known:
                right = suggest(part, known)
                raise InputError(f"{title.name} has no rule set {part}", "", right)
    if len(rulesets) < 2:
        raise InputError("one rule set has nothing to be compared with", right="name two or more")
    columns = [settings(title, name) for name in rulesets]
    books = [title.rulebooks(name) for name in rulesets]
    found: list[Difference] = []
    for parameter in title.rulesets.parameters:
        values = [column[parameter.name] for column in columns]
        if any(value != values[0] for value in values):
            cells = [cell(parameter, value, by) for value, by in zip(values, books, strict=True)]
            found.append(Difference(parameter.name, parameter.text, cells))
    return found


def settings(title: Title[Any], ruleset: str) -> dict[str, list[tuple[int, object]]]:
    """By parameter: its value at each number of seats at which the rule set is played."""
    found: dict[str, list[tuple[int, object]]] = {p.name: [] for p in title.rulesets.parameters}
    for seats in title.rulesets.seats or range(title.seats[0], title.seats[1] + 1):
        try:
            rules = title.rulesets.resolve(ruleset, seats)
        except InputError:
            continue  # it is not for so many
        for name, value in rules.as_dict().items():
            found[name].append((seats, value))
    return {name: usual(values) for name, values in found.items()}


def usual(values: list[tuple[int, object]]) -> list[tuple[int, object]]:
    """The value that holds most often first, with seats 0; then where it is another."""
    count: dict[str, int] = {}
    for _, value in values:
        count[shown(value)] = count.get(shown(value), 0) + 1
    if not values:
        return []
    most = max(count, key=lambda word: count[word])
    first = next(value for _, value in values if shown(value) == most)
    return [(0, first), *[(seats, value) for seats, value in values if shown(value) != most]]


def cell(parameter: Parameter, values: list[tuple[int, object]], books: list[Rulebook]) -> Cell:
    said = ""
    for seats, value in values:
        word = shown(value).strip('"')
        said += f"; {word} with {seats} seats" if seats else word
    for book in books:
        if parameter.clause in book.concordance:
            return Cell(said, book.concordance[parameter.clause], "")
    reasons = [book.without[parameter.clause] for book in books if parameter.clause in book.without]
    return Cell(said, "", reasons[0] if reasons else "")
