"""Tests of one edition that hold in another as well, played by its rules.

A rule that editions share is said once in a test. What is listed in `test_in_first.py` and
`test_in_second.py` is played again by that edition, and proves the clauses which its book gives to
the same keys.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from types import FunctionType
from typing import Any

import pytest

from regent.games.seize.title import TITLE
from tests.games.seize.table import keys_of


def played_by(edition: str, tests: dict[str, str]) -> dict[str, Callable[..., Any]]:
    """The tests of these modules, marked with the clauses of the edition."""
    found: dict[str, Callable[..., Any]] = {}
    for module, names in tests.items():
        lib = importlib.import_module(f"tests.games.seize.{module}")
        for name in names.split():
            found[name] = again(getattr(lib, name), edition)
    return found


def again(test: Any, edition: str) -> Callable[..., Any]:
    """The same test as another function, which proves what it does in that edition."""
    code, where = test.__code__, test.__globals__
    copy = FunctionType(code, where, test.__name__, test.__defaults__, test.__closure__)
    copy.__annotations__ = test.__annotations__
    marks = getattr(test, "pytestmark", [])
    clauses = [clause for mark in marks if mark.name == "proves" for clause in mark.args]
    kept = [mark for mark in marks if mark.name != "proves"]
    proven = pytest.mark.proves(*translated(clauses, edition)).mark
    vars(copy)["pytestmark"] = [*kept, proven]
    return copy


def translated(clauses: list[str], edition: str) -> list[str]:
    """What these clauses of another edition are in the book of this one, by the keys they share."""
    book = TITLE.rulebooks(edition)[0]
    found: dict[str, None] = {}
    for clause in clauses:
        for key in sorted(keys_of(clause)):
            if key in book.concordance:
                found[book.concordance[key]] = None
    return list(found)
