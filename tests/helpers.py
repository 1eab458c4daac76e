"""Short ways to a table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from regent.games import registry
from regent.kernel import rows
from regent.kernel.tomlfile import TomlFile
from regent.play.scenario import Scenario
from regent.play.session import Session, new_header

PATIENCE = 120.0
"""Seconds for anything on a machine that is busy with other work: who waits for what comes loses
nothing by being ready to wait longer."""

interpreted = pytest.mark.skipif(
    not rows.__file__.endswith(".py"),
    reason="compiled classes can be neither changed nor subclassed from outside",
)
"""For tests that plant a bug in a class: they run in the interpreted mode only."""


def table(
    seats: int = 2,
    ruleset: str = "standard",
    seed: str = "test",
    settings: dict[str, Any] | None = None,
    fast: bool = False,
) -> Session:
    """A new game of Outposts."""
    title = registry.title("outposts")
    return Session.start(new_header(title, ruleset, seats, seed, settings, fast=fast))


def wait_for(condition: Callable[[], object]) -> None:
    """Until it holds; for what another process does."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def position(text: str) -> Session:
    """A game of Outposts at the position a scenario text gives."""
    return Scenario(TomlFile.parse('title = "outposts"\n' + text, "test")).open()


def fails(text: str) -> list[str]:
    """What a scenario text finds wrong."""
    scenario = Scenario(TomlFile.parse('title = "outposts"\n' + text, "test"))
    return [str(failure) for failure in scenario.run()]
