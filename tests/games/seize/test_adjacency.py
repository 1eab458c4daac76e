"""Which Uncontrolled Worlds Units may go to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seize.table import Game, at, game

HOMES = (at("Malakar 4", 1), at("Silicas", 2), at("Bygaros 7", 3))


def four(*map_: dict[str, Any], **more: Any) -> Game:
    """Seat 0 of four with a Clone Battalion at Dalken Cendros, in Part B."""
    given = {"moment": "reallocation", "seats": 4, **more}
    g = game(at("Dalken Cendros", 0, "0 Clone Battalion"), *map_, **given)
    g.until("AttackMoves")
    return g


@pytest.mark.proves("S22-ADJ-1", "S22-REALLOC-B1")
def test_worlds_of_the_players_left_and_right_are_adjacent() -> None:
    g = four(*HOMES)
    assert g.offers() == [
        "done",
        "move clone-battalion malakar-4",
        "move clone-battalion bygaros-7",
    ]
    assert g.why("move Clone Battalion Silicas") == "S22-ADJ-1"


@pytest.mark.proves("S22-ADJ-1")
def test_six_players_reach_two_of_five_others() -> None:
    names = ["Malakar 4", "Silicas", "Bygaros 7", "Krinos Mecarios", "Mars"]
    g = four(*[at(name, seat + 1) for seat, name in enumerate(names)], seats=6)
    assert g.offers() == ["done", "move clone-battalion malakar-4", "move clone-battalion mars"]


@pytest.mark.proves("S22-ADJ-2", "S22-GLOSS-SYSTEM", "S22-ADJ-5")
def test_worlds_of_a_system_of_which_one_controls_a_world_are_adjacent() -> None:
    g = four(*HOMES, at("Saturn", 0), at("Mars", 2))
    assert g.why("move Clone Battalion Mars") == ""  # from Dalken Cendros too
    assert g.why("move Clone Battalion Silicas") == "S22-ADJ-1"
    g = four(*HOMES, at("Saturn", 0), at("Mars", 2), settings={"adjacency_by_origin": True})
    assert g.why("move Clone Battalion Mars") == "S22-ADJ-1"
    g = four(
        *HOMES,
        at("Saturn", 0, "0 Infantry Battalion"),
        at("Mars", 2),
        settings={"adjacency_by_origin": True},
    )
    assert g.why("move Infantry Battalion Mars") == ""


@pytest.mark.proves("S22-ADJ-3", "S22-DISP-W-7", "S22-ADJ-5")
def test_other_copies_of_a_disputed_world_are_adjacent() -> None:
    copies = (at("Krinos Mecarios", 0, "0 Infantry Battalion"), at("Krinos Mecarios", 2))
    for by_origin in (False, True):
        g = four(*HOMES, *copies, settings={"adjacency_by_origin": by_origin})
        there = f"krinos-mecarios~{g.cards('Krinos Mecarios', 2)[0]}"
        assert g.why(f"move Infantry Battalion {there}") == ""
        assert g.why(f"move Clone Battalion {there}") == ("S22-ADJ-1" if by_origin else "")


@pytest.mark.proves("S22-ADJ-4")
def test_with_two_or_three_players_everything_is_adjacent() -> None:
    g = four(at("Malakar 4", 1), seats=2)
    assert g.offers() == ["done", "move clone-battalion malakar-4"]
    g = four(at("Malakar 4", 1), at("Silicas", 2), seats=3)
    assert len(g.offers()) == 3


@pytest.mark.proves("S22-ADJ-6", "S22-GLOSS-OWNED", "S22-GLOSS-UNCONTROLLED")
def test_the_present_controller_counts_not_the_owner() -> None:
    g = four(*HOMES, at("Krinos Mecarios", 2, owner=0), at("Geladhore 5", 1, owner=2))
    assert g.why("move Clone Battalion Krinos Mecarios") == "S22-ADJ-1"  # one's own, far away
    assert g.why("move Clone Battalion Geladhore 5") == ""


@pytest.mark.proves("S22-REALLOC-B1")
def test_a_card_that_goes_anywhere_needs_no_adjacency() -> None:
    g = four(*HOMES, at("Mars", 0, "0 Long Range Patrol Force"))
    assert g.why("move Long Range Patrol Force Silicas") == ""
