"""The rulebooks of the earlier editions beside that of 2022: whole, and one key for one rule.

Every rule that one of them has is found in the others, or is missing there with a reason.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regent.games import seize
from regent.kernel.rulebook import ID_SHAPE, Rulebook, read_rulebook
from regent.lab.coverage import missing_keys

FOLDER = Path(seize.__path__[0]) / "rulebook"
PREFIXES = {"seize-first": "S1", "seize-second": "S2", "seize-2022": "S22"}
EARLIER = ["seize-first", "seize-second"]
ID = re.compile(rf"(?<![\w-]){ID_SHAPE}(?![\w-])")


def book(name: str) -> Rulebook:
    [path] = FOLDER.rglob(f"{name}.md")
    return read_rulebook(path, f"seize/{name}")


def keys(one: Rulebook) -> set[str]:
    return {key for key in one.concordance if key.startswith("SI-")}


@pytest.mark.parametrize("name", PREFIXES)
def test_an_edition_knows_every_rule_of_the_others_or_says_that_it_has_none(name: str) -> None:
    every = set().union(*[keys(book(edition)) for edition in PREFIXES])
    assert every - keys(book(name)) - set(book(name).without) == set()
    assert set(book(name).without) - every == set()


def test_no_edition_forgets_a_key_that_the_code_cites() -> None:
    assert missing_keys([book(name) for name in PREFIXES], [FOLDER.parent]) == {}


@pytest.mark.parametrize("name", EARLIER)
def test_every_rule_that_can_be_tested_has_a_key_for_the_code(name: str) -> None:
    for clause in book(name).clauses:
        keyed = all(key.startswith("SI-") for key in clause.keys)
        assert keyed or clause.untestable, clause.id


@pytest.mark.parametrize("name", PREFIXES)
def test_a_book_has_its_own_prefix_and_points_only_to_clauses_it_has(name: str) -> None:
    one = book(name)
    assert {clause.id.partition("-")[0] for clause in one.clauses} == {PREFIXES[name]}
    for clause in one.clauses:
        for found in ID.findall(clause.text):
            family = any(other.id.startswith(f"{found}-") for other in one.clauses)
            assert one.get(found) is not None or family, f"{clause.id} points to {found}"
    for reason in one.without.values():
        assert all(one.get(found) is not None for found in ID.findall(reason)), reason


@pytest.mark.parametrize("name", EARLIER)
def test_a_ruling_says_why(name: str) -> None:
    for clause in book(name).clauses:
        assert clause.text.count("**RULING:**") == clause.text.count("*Why:*"), clause.id
