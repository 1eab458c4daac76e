"""Rule sets beside each other, from their rows."""

from __future__ import annotations

import pytest

from regent.games import registry
from regent.kernel.errors import InputError
from regent.play.compare import compare

SEIZE = registry.title("seize")
EDITIONS = ["first", "second", "2022"]


def test_a_row_for_every_option_in_which_editions_differ() -> None:
    rows = {row.name: row for row in compare(SEIZE, EDITIONS)}
    assert "hand_size" not in rows, "it is the same in all"
    dicts = [SEIZE.rulesets.resolve(name, 3).as_dict() for name in EDITIONS]
    for name in dicts[0]:
        if any(found[name] != dicts[0][name] for found in dicts):
            assert name in rows
    row = rows["throne_loss"]
    assert [cell.value for cell in row.cells] == ["taken", "until_liberated", "kept"]
    assert [cell.clause for cell in row.cells] == ["S1-CONQ-B8", "S2-CONQ-X2", "S22-CONQ-E6"]


def test_numbers_of_seats_are_told_where_they_matter() -> None:
    rows = {row.name: row for row in compare(SEIZE, EDITIONS)}
    said = [cell.value for cell in rows["victory_points"].cells]
    assert said[0] == "25; 30 with 2 seats; 20 with 5 seats; 20 with 6 seats"
    assert said[1] == "20"


def test_a_book_without_the_rule_says_why() -> None:
    rows = {row.name: row for row in compare(SEIZE, EDITIONS)}
    first, _, newest = rows["artifacts"].cells
    assert first.clause == "S1-ALLOC-B1"
    assert newest.clause == ""
    assert newest.reason


def test_variants_are_compared_with_their_base() -> None:
    [row, *rest] = compare(SEIZE, ["second", "second+two-players"])
    assert row.name == "victory_points"
    assert [each.name for each in rest] == ["regent"], "told for more seats only"


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["first"], "nothing to be compared with"),
        (["first", "third"], "no rule set third"),
        (["first", "2022+dule"], "no rule set 2022\\+dule"),
    ],
)
def test_mistakes_are_named(names: list[str], said: str) -> None:
    with pytest.raises(InputError, match=said):
        compare(SEIZE, names)


def test_a_rule_that_the_book_in_play_lacks_is_cited_from_one_that_has_it() -> None:
    """A table of the second edition with Capacity, which only that of 2022 has."""
    assert SEIZE.cite("second", "SI-CAP-1") == "S22-CAP-1"
    assert SEIZE.cite("2022", "SI-ARTIFACT-2") == "S1-ALLOC-B2"
    assert SEIZE.cite("first", "SI-ALLOC-B5") == "S1-ALLOC-C2"
    assert SEIZE.cite("first", "K-ANSWER-1") == "K-ANSWER-1"


def test_the_longer_game_of_two_is_for_two() -> None:
    assert SEIZE.resolve("second+two-players", 2).number("victory_points") == 30
    with pytest.raises(InputError, match="second\\+two-players is for 2 seats") as caught:
        SEIZE.resolve("second+two-players", 3)
    assert caught.value.clause == "S2-VAR-2P-01"
