"""Random games of every title and rule set under all checks; Hypothesis drives and shrinks."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regent.games import registry
from regent.lab.fuzz import Walk, play_one
from regent.play.rulebooks import clause_ids
from regent.play.session import new_header

GAMES = int(os.environ.get("REGENT_FUZZ_GAMES", "3"))

TABLES = [
    (name, ruleset.name, seats)
    for name in registry.names()
    for ruleset in registry.title(name).rulesets.rulesets
    for seats in range(registry.title(name).seats[0], registry.title(name).seats[1] + 1)
]


@pytest.mark.proves("K-SECRET-1", "K-UNDO-2", "K-WINDOW-1")
@pytest.mark.parametrize(("name", "ruleset", "seats"), TABLES)
def test_games(name: str, ruleset: str, seats: int) -> None:
    title = registry.title(name)
    clauses = clause_ids(title)
    for game in range(GAMES):
        header = new_header(title, ruleset, seats, f"walk/{game}")
        _, finding = play_one(header, clauses, 1.0)
        assert finding is None, f"{finding.violation}\n{finding.dump}"


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    seed=st.text(min_size=0, max_size=6),
    seats=st.integers(2, 4),
    ruleset=st.sampled_from(["standard", "calm", "short"]),
    choices=st.lists(st.integers(0, 1 << 12), max_size=60),
)
def test_any_choices(seed: str, seats: int, ruleset: str, choices: list[int]) -> None:
    title = registry.title("outposts")
    walk = Walk(new_header(title, ruleset, seats, seed), clause_ids(title))
    for choice in choices:
        if walk.session.table.over:
            break
        walk.step(choice)
