"""Every scenario file is a test; it proves the clauses it names."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from regent.play.rulebooks import clause_ids
from regent.play.scenario import Scenario

FILES = sorted(Path(__file__).parent.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path, prove: Callable[..., None]) -> None:
    scenario = Scenario.read(path)
    unknown = set(scenario.clauses) - clause_ids(scenario.title, scenario.ruleset)
    assert not unknown, f"clauses no rulebook holds: {unknown}"
    assert [str(failure) for failure in scenario.run()] == []
    prove(*scenario.clauses)
