"""The rulebooks of a title, with the rules of the table itself."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from regent import kernel
from regent.kernel.errors import InputError
from regent.kernel.problems import suggest
from regent.kernel.rulebook import Clause, Rulebook, read_rulebook
from regent.kernel.title import Title

TABLE_RULES: Final = Path(kernel.__path__[0]) / "table.md"


def table_rules() -> Rulebook:
    """What holds at every table, whatever the game."""
    return read_rulebook(TABLE_RULES)


def title_rules(title: Title[Any]) -> list[Rulebook]:
    """The rulebooks of one title."""
    return [read_rulebook(path) for path in sorted((title.folder / "rulebook").glob("*.md"))]


def all_rules(title: Title[Any]) -> list[Rulebook]:
    return [*title_rules(title), table_rules()]


def rules_in_play(title: Title[Any], ruleset: str = "") -> list[Rulebook]:
    """The rulebooks a rule set is played by, and the table's own rules."""
    return [*title.rulebooks(ruleset), table_rules()]


def clause_ids(title: Title[Any], ruleset: str = "") -> set[str]:
    """Every clause that may be cited at a table of this title under a rule set."""
    return {clause.id for book in rules_in_play(title, ruleset) for clause in book.clauses}


@cache
def _known(title: Title[Any], ruleset: str) -> frozenset[str]:
    return frozenset(clause_ids(title, ruleset))


def check_clause(title: Title[Any], ruleset: str, clause: str) -> None:
    """InputError if the rulebooks by which a rule set is played have no such clause."""
    known = _known(title, ruleset.partition("+")[0])  # a variant has the books of its base
    if clause not in known:
        right = suggest(clause, sorted(known), listing=False)
        raise InputError(f"no clause is called {clause!r}", right=right)


def find_clause(books: list[Rulebook], clause: str) -> Clause:
    """A clause by its id, however it is typed; InputError with near ones when there is none."""
    wanted = clause.strip().upper()
    for book in books:
        for found in book.clauses:
            if found.id.upper() == wanted:
                return found
    near = [c.id for b in books for c in b.clauses if c.id.upper().startswith(wanted[:4])]
    right = f"near it: {', '.join(near[:8])}" if near else "try words instead of an id"
    raise InputError(f"no clause is called {clause!r}", right=right)
