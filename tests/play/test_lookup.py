"""Plain questions find the rule they mean, at the terminal as on the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from regent.games import registry
from regent.kernel.rulebook import parse_rulebook
from regent.play.lookup import searched
from regent.play.rulebooks import all_rules

BOOK = parse_rulebook(
    "\n".join(
        [
            "- **X-WINDOW-1** A window opens for all seats.",
            "- **X-WIN-1** A contender with 8 favor at the end of a turn wins the game.",
            "- **X-SCEPTER-1** Whoever holds the Void Scepter begins.",
            "- **X-MOVE-1** Ships move sector by sector. A window may follow.",
            "- **X-MOVE-2** A ship that moves may not move back.",
        ]
    ),
    Path("rules.md"),
)


def ids(asked: str) -> list[str]:
    return [clause.id for _, clause in searched([BOOK], asked)]


def test_a_question_is_its_words_that_mean_something() -> None:
    assert ids("How do I win?") == ["X-WIN-1"]


def test_both_ways_to_write_a_word_find_it() -> None:
    assert ids("sceptre") == ["X-SCEPTER-1"]
    assert ids("SCEP") == ["X-SCEPTER-1"]
    assert ids("scéptre") == ["X-SCEPTER-1"]


def test_all_words_are_wanted_and_some_where_all_together_stand_nowhere() -> None:
    assert sorted(ids("ship move")) == ["X-MOVE-1", "X-MOVE-2"]
    assert sorted(ids("scepter favor")) == ["X-SCEPTER-1", "X-WIN-1"]
    assert ids("zebra") == []
    assert ids("  ") == []


def test_an_id_or_a_part_of_it_finds_its_clause() -> None:
    assert ids("x-move-2") == ["X-MOVE-2"]
    assert sorted(ids("x-move")) == ["X-MOVE-1", "X-MOVE-2"]


@pytest.mark.parametrize(
    ("title", "clause"),
    [("arcs", "A-END-1"), ("contention", "C-WIN-01"), ("seize", "S22-VICT-B1")],
)
def test_how_do_i_win_finds_the_end_of_every_title(title: str, clause: str) -> None:
    first = [found.id for _, found in searched(all_rules(registry.title(title)), "how do I win")]
    assert not any("WINDOW" in id for id in first)
    assert clause in first[:6]


@pytest.mark.parametrize(
    ("title", "clause"),
    [("arcs", "A-BATTLE-1"), ("contention", "C-BATTLE-01"), ("seize", "S22-MIL-A1-1")],
)
def test_when_can_i_attack_finds_the_clause_that_allows_it(title: str, clause: str) -> None:
    found = searched(all_rules(registry.title(title)), "when can I attack")
    assert clause in [one.id for _, one in found[:4]]
