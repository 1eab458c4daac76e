"""The Turn: order of players and Phases, the skipped Military Phase, the end of the game."""

from __future__ import annotations

import pytest

from regent.games.seize.state import PHASES
from tests.games.seize.start import bid, found, ready
from tests.games.seize.table import at, game, unit


@pytest.mark.proves("S22-TURN-01")
def test_turns_pass_clockwise() -> None:
    homes = [at(name, seat) for seat, name in enumerate(["Mars", "Silicas", "Malakar 4"])]
    g = game(*homes, moment="victory", seat=1, seats=3)
    order = []
    for _ in range(4):
        order.append(g.t.active)
        g.next_turn()
    assert order == [1, 2, 0, 1]


@pytest.mark.proves("S22-TURN-02", "S22-TURN-03", "S22-GLOSS-REGENT")
def test_six_phases_in_order_the_last_for_the_regent_only() -> None:
    for regent in (0, 1, -1):
        g = game(
            at("Mars", 0, throne=True),
            at("Silicas", 1, unit("Clone Battalion", 1, depleted=True), throne=True),
            moment="resupply",
            regent=regent,
            hands={0: ["Special Operation Orders"]},  # playable at any moment
        )
        phases: list[str] = []
        while g.t.active == 0:
            if not phases or phases[-1] != PHASES[g.t.phase]:
                phases.append(PHASES[g.t.phase])
            g.shrug()
        wanted = list(PHASES[1:] if regent == 0 else PHASES[1:-1])
        assert phases == wanted


@pytest.mark.proves("S22-TURN-02")
def test_parts_of_a_phase_come_in_order() -> None:
    """Resupply: upright, Asset card, Character, Resource counters, Worlds."""
    g = game(
        at("Mars", 0, depleted=True),
        at("Silicas", 1),
        moment="resupply",
        zones={"reserve 0": ["Saturn"]},
    )
    g.until("BuyWorlds")
    g.say("face-up Saturn")
    told = [e for e in g.session.log.events if e.clause.startswith("S22-RESUPPLY")]
    kinds = [event.clause for event in told if event.actor == 0]
    assert kinds == [
        "S22-RESUPPLY-A1",
        "S22-RESUPPLY-B1",
        "S22-RESUPPLY-C1",
        "S22-RESUPPLY-D1",
        "S22-RESUPPLY-E1",
        "S22-RESUPPLY-E1",
    ]


@pytest.mark.proves("S22-TURN-04", "S22-VAR-BESIEGED-2")
def test_the_first_own_turns_have_no_military_phase() -> None:
    for ruleset, turns, fights in (
        ("2022", 1, False),
        ("2022", 2, True),
        ("2022+besieged", 2, False),
        ("2022+besieged", 3, True),
    ):
        g = game(
            at("Mars", 1, unit("Clone Battalion", 0, depleted=True)),
            at("Dalken Cendros", 0),
            ruleset=ruleset,
            turns=[turns, 5],
        )
        g.until("Campaign" if fights else "SystemDraw")
        assert g.at("Clone Battalion").startswith("Mars" if fights else "Dalken")
        assert g.happened("no-military 0") == (0 if fights else 1)
        assert g.happened("skips 0") == 0  # nobody was asked


@pytest.mark.proves("S22-TURN-05")
def test_units_that_went_out_on_a_turn_without_military_phase_return() -> None:
    places = (
        at("Mars", 1),
        at("Dalken Cendros", 0, "0 Clone Battalion"),
        at("Silicas", 0, *["0 Infantry Battalion"]),
    )
    g = game(*places, moment="reallocation", turns=[1, 1])
    g.until("AttackMoves")
    g.say("move Clone Battalion Mars", "done")
    g.until("Return")
    assert g.happened("no-military 0") == 1
    g.say("move Clone Battalion Silicas")  # any Controlled World with room
    assert g.at("Clone Battalion").startswith("Silicas")
    assert g.depleted("Clone Battalion")
    g = game(
        *places,
        moment="reallocation",
        turns=[1, 1],
        settings={"attack_moves_without_military": False},
    )
    g.until("MoveAtHome")
    g.say("done")
    g.until("SystemDraw")  # Part B had nothing to offer
    assert g.at("Clone Battalion").startswith("Dalken")
    g = game(
        *places,
        moment="reallocation",
        turns=[2, 2],
        settings={"attack_moves_without_military": False},
    )
    g.until("AttackMoves")
    assert g.why("move Clone Battalion Mars") == ""


@pytest.mark.proves("S22-TURN-06", "S22-COMP-18")
def test_the_game_ends_only_by_victory_points() -> None:
    """A hundred Turns in which nobody wants anything, decks run dry, nobody wins."""
    g = game(at("Mars", 0), at("Silicas", 1), moment="victory")
    for _ in range(100):
        g.next_turn()
    assert not g.t.over
    assert g.t.turn > 100
    assert g.names("assets 0") == []
    mine = [at(name, 0) for name in ("Mars", "Silicas", "Dalken Cendros", "Malakar 4")]
    g = game(*mine, at("Saturn", 0), at("Bygaros 7", 1), moment="victory")
    g.next_turn()
    assert g.t.over
    assert g.session.cite(g.t.reason) == "S22-VICT-B2"


@pytest.mark.proves("S22-TURN-03", "S22-GLOSS-REGENT")
def test_without_regent_nobody_has_a_regent_phase() -> None:
    g = ready(seats=2, setup=[1, 1])
    found(g, ("Damirus Inner", "Ajee Delere"), ("Saturn", "Khamera"))
    bid(g, 0, 0)  # 6 and 6
    assert g.t.regent == -1
    for _ in range(4):
        turn = g.t.turn
        while g.t.turn == turn:
            assert PHASES[g.t.phase] != "regent"
            g.shrug()
