"""Ten tests that show how clauses of Seize are tested."""

from __future__ import annotations

import pytest

from tests.games.seize.table import at, game, unit


@pytest.mark.proves("S22-MIL-A1-5", "S22-MIL-A1-7", "S22-MIL-A1-10", "S22-MIL-A3-1")
def test_a_unit_that_meets_def_is_damaged_and_leaves_in_step_3() -> None:
    g = game(
        at("Mars", 1, "1 Destroyer Detachment", unit("Fighter Squadron", 0, depleted=True)),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
    )
    g.conquer("Mars")
    g.attack(("Fighter Squadron", "Destroyer Detachment"))  # 3 against 3
    assert g.damage("Destroyer Detachment") == 1
    assert g.prompt == "Declare"
    assert g.awaited == 1
    g.until("Withdrawal")
    assert g.is_out("Destroyer Detachment")
    assert "Destroyer Detachment" in g.names("discard 1")


@pytest.mark.proves("S22-REALLOC-B1", "S22-REALLOC-B2", "S22-REALLOC-B4")
def test_fleets_and_troops_go_out_and_deplete() -> None:
    g = game(
        at("Galvagex 3", 1),
        at("Mars", 0, "0 Robot Goliath", "0 Orbital Mega-city", "0 Clone Battalion"),
        moment="reallocation",
    )
    g.until("AttackMoves")
    assert g.why("move Orbital Mega-city Galvagex 3") == "S22-REALLOC-B2"
    g.say("move Clone Battalion Galvagex 3")
    assert g.depleted("Clone Battalion")
    assert g.at("Clone Battalion") == "Galvagex 3, Junk World"


@pytest.mark.proves("S22-VICT-B1", "S22-VICT-B2", "S22-DISP-W-3")
def test_points_of_undisputed_worlds_win() -> None:
    mine = ["Mars", "Earth Prime", "Silicas", "Dalken Cendros"]
    g = game(*[at(name, 0) for name in mine], at("Saturn", 0), at("Mars", 1), moment="victory")
    assert g.points(0) == 17  # Mars is Disputed
    g.next_turn()
    assert not g.t.over
    g = game(*[at(name, 0) for name in mine], at("Saturn", 0), moment="victory")
    g.next_turn()
    assert g.t.over
    assert g.t.ranks == [1, 2]


@pytest.mark.proves("S22-REACT-8", "S22-REACT-13", "S22-ABIL-1", "S22-ABIL-2", "S22-ABIL-3")
def test_a_third_player_helps_with_the_defenders_politician() -> None:
    g = game(
        at("Mars", 1, unit("Robot Goliath", 0, depleted=True)),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        at("Malakar 4", 2),
        hands={2: ["Population Mobilization"]},
        figures={1: ["Ajee Delere, GalNet Celebrity"]},
        seats=3,
        resources=[5, 0, 5],
    )
    g.conquer("Mars")
    g.attack(("Robot Goliath", "Mars"))
    g.until_moment("step_2", 2)
    assert g.conquest("Mars") == 2  # Siege +1
    g.say("play Population Mobilization")
    assert g.prompt == "Upgrade"
    assert g.awaited == 1
    g.say("deplete Ajee Delere 1")
    assert g.prompt == "Accept"
    assert g.awaited == 2
    g.say("agree")
    assert g.prompt == "Permit"
    assert g.awaited == 1
    g.say("agree")
    g.passes()
    assert g.conquest("Mars") == 1
    assert g.depleted("Ajee Delere")
    assert g.resources(2) == 3
