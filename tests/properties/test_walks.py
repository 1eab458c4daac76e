"""Random games of every title and rule set under all checks; Hypothesis drives and shrinks."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.title import Title
from regent.lab.checks import ALL, Shares
from regent.lab.fuzz import Walk, play_one
from regent.play.rulebooks import clause_ids
from regent.play.session import new_header

GAMES = int(os.environ.get("REGENT_FUZZ_GAMES", "0"))
"""More games at each table than CI plays: `REGENT_FUZZ_GAMES=25 pytest tests/properties`."""

TINY = "outposts"
OPTIONS: dict[str, list[tuple[int, dict[str, object]]]] = {
    "contention": [
        (4, {"teams": "2v2"}),
        (6, {"teams": "2v2v2", "elimination": True}),
        (6, {"teams": "3v3"}),
        (3, {"free_explore": True, "map": "made", "random_seating": True}),
    ],
    "seize": [
        (3, {"rescue": True, "garrisons_react": True}),
        (4, {"adjacency_by_origin": True, "reshuffle": True, "bid_faceup": False}),
        (2, {"strike_on_world": True, "support_lost_for_action": True, "exchanges": 3}),
    ],
    "arcs": [(4, {"leaders": True, "lore": True, "lore_each": 2, "split_discard": True})],
}
"""Tables with options, by title: seats and settings on the first rule set."""

STACKED: dict[str, list[tuple[int, str]]] = {
    "seize": [
        (3, "2022+besieged+accelerated"),
        (2, "2022+basic+besieged+accelerated"),
        (2, "2022+besieged+two-players"),
    ],
    "arcs": [(n, "base+leaders+lore") for n in (2, 3, 4)],
}
"""Tables with several variants together, by title."""


SEEDS: dict[tuple[str, str, int], str] = {
    ("seize", "2022", 4): "short1",
    ("seize", "2022", 5): "short2",
    ("seize", "2022", 6): "short0",
    ("seize", "second", 5): "short0",
    ("seize", "second", 6): "short",
    ("seize", "first", 4): "short49",
    ("seize", "first", 5): "short4",
    ("seize", "first", 6): "short3",
    ("seize", "first+basic", 4): "short0",
    ("seize", "first+accelerated", 4): "short4",
}
"""Where the usual seed gives a game of many thousand answers; `regent fuzz` plays such ones."""


LONG = {("arcs", "empire-campaign")}
"""Games of three Acts: in CI at the smallest table only; `regent fuzz` plays the others."""


def playable(title: Title[Any], ruleset: str, seats: int) -> bool:
    """Is this rule set meant for so many?"""
    try:
        title.rulesets.resolve(ruleset, seats)
    except InputError:
        return False
    return True


def tables() -> list[tuple[str, str, int, dict[str, object]]]:
    """Every title with each rule set at each number of seats it allows, then with options."""
    found: list[tuple[str, str, int, dict[str, object]]] = []
    for name in registry.names():
        title = registry.title(name)
        for ruleset in title.rulesets.rulesets:
            sizes = [n for n in title.rulesets.seats if playable(title, ruleset.full_name(), n)]
            if ruleset.base:  # variants at the smallest and a middling table
                sizes = [n for n in sizes if n in (sizes[0], 4)]
            if (name, ruleset.full_name()) in LONG:
                sizes = sizes[:1]
            for seats in sizes:
                found.append((name, ruleset.full_name(), seats, {}))
        for seats, chosen in OPTIONS.get(name, []):
            found.append((name, title.rulesets.rulesets[0].full_name(), seats, chosen))
        for seats, stacked in STACKED.get(name, []):
            found.append((name, stacked, seats, {}))
    return found


@pytest.mark.proves("K-SECRET-1", "K-UNDO-2", "K-WINDOW-1")
@pytest.mark.parametrize(("name", "ruleset", "seats", "chosen"), tables())
def test_games(name: str, ruleset: str, seats: int, chosen: dict[str, object]) -> None:
    """The tiny game with every check at every answer; titles with the costly ones now and then."""
    title = registry.title(name)
    clauses = clause_ids(title, ruleset)
    shares = ALL if name == TINY else Shares(0.02)
    for game in range(GAMES or (3 if name == TINY else 1)):
        seed = SEEDS.get((name, ruleset, seats), "walk")
        header = new_header(title, ruleset, seats, f"{seed}/{game}", chosen)
        _, finding = play_one(header, clauses, shares, effort=30)
        assert finding is None, f"{finding.violation}\n{finding.dump}"


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    seed=st.text(min_size=0, max_size=6),
    seats=st.integers(2, 4),
    ruleset=st.sampled_from(["standard", "calm", "short", "fair"]),
    choices=st.lists(st.integers(0, 1 << 12), max_size=60),
)
def test_any_choices(seed: str, seats: int, ruleset: str, choices: list[int]) -> None:
    title = registry.title("outposts")
    walk = Walk(new_header(title, ruleset, seats, seed), clause_ids(title, ruleset))
    for choice in choices:
        if walk.session.table.over:
            break
        walk.step(choice)
