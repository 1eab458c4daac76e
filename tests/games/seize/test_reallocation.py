"""The Reallocation Phase: moves at home, attack moves, React."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.reallocation import bar_attack_move
from regent.games.seize.state import RESERVE
from tests.games.seize.table import Game, at, game, unit


def moves(*map_: dict[str, Any], **more: Any) -> Game:
    return game(*map_, moment="reallocation", **more)


def attacked(*map_: dict[str, Any], by: str = "Scout Tank Deployment", **more: Any) -> Game:
    """Seat 0 goes from Dalken Cendros to Mars of seat 1, who is asked to React if it can."""
    g = moves(at("Dalken Cendros", 0, f"0 {by}"), *map_, **more)
    g.until("AttackMoves")
    g.say(f"move {by} Mars")
    if g.prompt == "AttackMoves":
        g.say("done")
    return g


# -- Part A ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-REALLOC-A1", "S22-REALLOC-A2", "S22-REALLOC-A3", "S22-REALLOC-B7")
def test_undepleted_units_move_among_own_worlds_and_may_go_on() -> None:
    g = moves(
        at(
            "Mars",
            0,
            "0 Fighter Carrier Group",
            "0 Orbital Mega-city",
            "0 Bombardment Shelter Network",
            unit("Clone Battalion", 0, depleted=True),
        ),
        at("Dalken Cendros", 0),
        at("Malakar 4", 1),
    )
    g.until("MoveAtHome")
    assert g.why("move Clone Battalion Dalken Cendros") == "S22-REALLOC-A2"
    assert g.why("move Orbital Mega-city Malakar 4") == "S22-REALLOC-A1"
    for card in ("Fighter Carrier Group", "Orbital Mega-city", "Bombardment Shelter Network"):
        g.say(f"move {card} Dalken Cendros")
        assert g.at(card).startswith("Dalken")
        assert not g.depleted(card)
    assert {g.t.at[c] for c in g.cards("Fighter Counter")} == {g.card("Dalken Cendros")}
    g.until("AttackMoves")
    g.say("move Fighter Carrier Group Malakar 4")  # still undepleted: on to Part B
    assert g.depleted("Fighter Carrier Group")
    assert {g.t.at[c] for c in g.cards("Fighter Counter")} == {g.card("Malakar 4")}


# -- Part B ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-REALLOC-B1", "S22-REALLOC-B2", "S22-DEPL-2")
def test_undepleted_fleets_and_troops_go_out_and_deplete() -> None:
    g = moves(
        at(
            "Mars",
            0,
            "0 Destroyer Detachment",
            "0 Clone Battalion",
            "0 Early Intercept Maser Projectors",
            unit("Infantry Battalion", 0, depleted=True),
        ),
        at("Dalken Cendros", 0, "0 Beam Weapon Batteries"),
        at("Malakar 4", 1),
    )
    g.until("AttackMoves")
    assert g.why("move Infantry Battalion Malakar 4") == "S22-REALLOC-B1"
    assert g.why("move Early Intercept Maser Projectors Malakar 4") == "S22-REALLOC-B2"
    assert g.why("move Beam Weapon Batteries Malakar 4") == "S22-REALLOC-B2"
    assert g.why("move Clone Battalion Dalken Cendros") == "S22-REALLOC-B1"
    for card in ("Destroyer Detachment", "Clone Battalion"):
        g.say(f"move {card} Malakar 4")
        assert g.depleted(card)
        assert g.at(card).startswith("Malakar")


@pytest.mark.proves("S22-REALLOC-B3", "S22-KW-SUBLIGHT-1")
def test_sub_light_pays_for_each_move_out_and_for_none_at_home() -> None:
    places = (
        at("Mars", 0, "0 Robot Goliath", "0 Termbot Tanks", "0 Clone Battalion"),
        at("Dalken Cendros", 0),
        at("Malakar 4", 1),
    )
    g = moves(*places, resources=[1, 0])
    g.until("MoveAtHome")
    g.say("move Robot Goliath Dalken Cendros")
    assert g.resources(0) == 1
    g.until("AttackMoves")
    g.say("move Robot Goliath Malakar 4")
    assert g.resources(0) == 0
    assert g.why("move Termbot Tanks Malakar 4") == "S22-KW-SUBLIGHT-1"
    g.say("move Clone Battalion Malakar 4")
    assert g.resources(0) == 0
    g = moves(*places, resources=[2, 0])
    g.until("AttackMoves")
    g.say("move Robot Goliath Malakar 4", "move Termbot Tanks Malakar 4")
    assert g.resources(0) == 0


@pytest.mark.proves("S22-REALLOC-B4", "S22-CAP-2")
def test_capacity_limits_the_attackers() -> None:
    g = moves(
        at("Dalken Cendros", 0, *["0 Clone Battalion"] * 4),
        at("Saturn", 1, *["1 Infantry Battalion"] * 3),
        at("Malakar 4", 1),
    )
    g.until("AttackMoves")
    for _ in range(3):
        g.say("move Clone Battalion Saturn")
    assert g.why("move Clone Battalion Saturn") == "S22-REALLOC-B4"
    assert g.why("move Clone Battalion Malakar 4") == ""


@pytest.mark.proves("S22-REALLOC-B5", "S22-REALLOC-C12", "S22-REALLOC-C1")
def test_several_worlds_of_several_players_who_react_clockwise() -> None:
    g = moves(
        at("Dalken Cendros", 1, *["1 Destroyer Detachment"] * 3),
        at("Mars", 0),
        at("Silicas", 0, "0 Scout Tank Deployment"),
        at("Malakar 4", 2),
        at("Bygaros 7", 2),
        at("Krinos Mecarios", 2, "2 Scout Tank Deployment"),
        at("Saturn", 3, "3 Scout Tank Deployment"),
        at("Earth Prime", 3),
        seats=4,
        seat=1,
    )
    g.until("AttackMoves")
    g.say("move Destroyer Detachment Mars", "move Destroyer Detachment Malakar 4")
    g.say("move Destroyer Detachment Bygaros 7")
    g.until("React")
    asked = []
    while g.prompt == "React":
        asked.append(g.awaited)
        g.say("done")
    assert asked == [2, 0]  # clockwise from seat 1; seat 3 was not attacked; nobody twice
    g.until("Campaign")
    assert len([o for o in g.offers() if o.startswith("conquer")]) == 3


@pytest.mark.proves("S22-REALLOC-B6", "S22-GLOSS-UNCONTROLLED")
def test_facedown_worlds_are_not_attacked() -> None:
    g = moves(
        at("Dalken Cendros", 0, "0 Clone Battalion"),
        at("Silicas", 1, owner=0),
        zones={"reserve 1": ["Mars"]},
    )
    g.until("AttackMoves")
    assert g.offers() == ["done", "move clone-battalion silicas"]  # Owned, but Uncontrolled
    reserve = g.t.cards_in(1, RESERVE)[0]
    assert bar_attack_move(g.t, 0, g.card("Clone Battalion"), reserve) == "SI-REALLOC-B6"


# -- React ----------------------------------------------------------------------------------------


@pytest.mark.proves(
    "S22-REALLOC-C2", "S22-REALLOC-C3", "S22-REALLOC-C6", "S22-REALLOC-C7", "S22-PRES-1"
)
def test_undepleted_fleets_and_troops_react_free_and_undepleted() -> None:
    g = attacked(
        at("Mars", 1),
        at(
            "Silicas",
            1,
            "1 Robot Goliath",
            "1 Clone Battalion",
            "1 Orbital Mega-city",
            "1 Bombardment Shelter Network",
        ),
        at("Malakar 4", 1),
        resources=[0, 0],
    )
    g.until("React")
    assert g.awaited == 1
    assert g.why("move Orbital Mega-city Mars") == "S22-REALLOC-C3"
    assert g.why("move Bombardment Shelter Network Mars") == "S22-REALLOC-C3"
    assert g.why("move Clone Battalion Malakar 4") == "S22-REALLOC-C2"  # not attacked
    g.say("move Robot Goliath Mars")  # Sub-light, without any Resource counter
    g.say("move Clone Battalion Mars")
    for card in ("Robot Goliath", "Clone Battalion"):
        assert g.at(card).startswith("Mars")
        assert not g.depleted(card)


@pytest.mark.proves("S22-REALLOC-C4", "S22-GLOSS-SYSTEM")
def test_depleted_units_react_within_the_system_only() -> None:
    g = attacked(
        at("Mars", 1),
        at("Saturn", 1, unit("Robot Goliath", 1, depleted=True)),
        at("Silicas", 1, unit("Clone Battalion", 1, depleted=True)),
        resources=[0, 0],
    )
    g.until("React")
    assert g.why("move Clone Battalion Mars") == "S22-REALLOC-C4"
    g.say("move Robot Goliath Mars")
    assert g.at("Robot Goliath").startswith("Mars")
    assert g.depleted("Robot Goliath")


@pytest.mark.proves("S22-REALLOC-C5", "S22-KW-REACTIVE-1", "S22-KW-REACTIVE-2")
def test_reactive_units_react_from_anywhere() -> None:
    g = attacked(
        at("Mars", 1),
        at(
            "Silicas",
            1,
            unit("Cyborg Infantry Division", 1, depleted=True),
            "1 Imperial Guardian Fleet",
            unit("Zero-entry Mobile Platforms", 1, depleted=True),
        ),
    )
    g.until("React")
    for card, depleted in (
        ("Cyborg Infantry Division", True),
        ("Imperial Guardian Fleet", False),
        ("Zero-entry Mobile Platforms", True),  # an Orbital
    ):
        g.say(f"move {card} Mars")
        assert g.at(card).startswith("Mars")
        assert g.depleted(card) is depleted


@pytest.mark.proves("S22-REALLOC-C1", "S22-REALLOC-C11")
def test_who_is_not_attacked_does_not_move() -> None:
    """Seat 2 has Units in the System of the attacked World, and is not asked."""
    g = attacked(
        at("Mars", 1),
        at("Saturn", 2, "2 Clone Battalion"),
        at("Earth Prime", 2),
        seats=3,
    )
    assert g.prompt != "React"
    g.until("Campaign")
    assert g.at("Clone Battalion").startswith("Saturn")
    g = moves(at("Dalken Cendros", 0, "0 Clone Battalion"), at("Mars", 1), at("Saturn", 1))
    g.until("AttackMoves")
    g.say("done")  # no Part B move, no Part C
    assert g.prompt != "React"
    assert g.t.entered == []


@pytest.mark.proves("S22-REALLOC-C12")
def test_the_active_player_does_not_answer_a_react() -> None:
    g = attacked(
        at("Mars", 1),
        at("Silicas", 1, "1 Clone Battalion"),
        at("Malakar 4", 0, "0 Destroyer Detachment"),
    )
    g.until("React")
    g.say("move Clone Battalion Mars")
    g.until("Campaign")
    assert g.at("Destroyer Detachment").startswith("Malakar")
    assert g.happened("moves 0 destroyer-detachment") == 0


@pytest.mark.proves("S22-REALLOC-C9")
def test_on_high_alert_lets_a_depleted_fleet_react() -> None:
    g = attacked(
        at("Mars", 1),
        at("Silicas", 1, unit("Main Battle Fleet", 1, depleted=True)),
        hands={1: ["On High Alert"]},
    )
    g.until_moment("reallocation_c", 1)
    g.say("play On High Alert")
    g.passes()
    if g.prompt == "Targets":
        g.say(g.offers()[0])
    g.until("Campaign")
    assert g.at("Main Battle Fleet").startswith("Mars")
    assert g.depleted("Main Battle Fleet")


@pytest.mark.proves("S22-REALLOC-C10")
def test_a_disputed_world_is_like_any_other_for_react() -> None:
    places = (
        at("Silicas", 1, unit("Clone Battalion", 1, depleted=True)),
        at("Mars", 2),
        at("Silicas", 2),
        at("Mars", 1),
    )
    for reading in (False, True):
        g = moves(
            at("Dalken Cendros", 0, "0 Scout Tank Deployment"),
            *places,
            seats=3,
            settings={"depleted_react_to_disputed": reading},
        )
        g.until("AttackMoves")
        g.say(f"move {g.named('Scout Tank Deployment')} {g.named('Mars', 1)}")
        if reading:
            g.until("React")
            assert g.why("move Clone Battalion Mars") == ""
        else:
            g.until("Campaign")
            assert g.at("Clone Battalion").startswith("Silicas")


@pytest.mark.proves("S22-REALLOC-C13")
def test_a_unit_leaves_one_attacked_world_for_another() -> None:
    g = moves(
        at("Dalken Cendros", 0, *["0 Scout Tank Deployment"] * 2),
        at("Mars", 1, "1 Clone Battalion"),
        at("Silicas", 1),
    )
    g.until("AttackMoves")
    g.say("move Scout Tank Deployment Mars", "move Scout Tank Deployment Silicas")
    g.until("React")
    g.say("move Clone Battalion Silicas")
    assert g.at("Clone Battalion").startswith("Silicas")


@pytest.mark.proves("S22-VAR-BESIEGED-3", "S22-VAR-BESIEGED-0")
def test_garrisons_react_in_besieged_empires() -> None:
    places = (
        at("Mars", 1),
        at(
            "Silicas",
            1,
            "1 Orbital Mega-city",
            "1 Bombardment Shelter Network",
            unit("Beam Weapon Batteries", 1, depleted=True),
        ),
    )
    for depletes in (True, False):
        g = attacked(*places, settings={"garrisons_react": True, "garrison_depletes": depletes})
        g.until("React")
        assert g.why("move Beam Weapon Batteries Mars") == "S22-VAR-BESIEGED-3"
        g.say("move Orbital Mega-city Mars", "move Bombardment Shelter Network Mars")
        for card in ("Orbital Mega-city", "Bombardment Shelter Network"):
            assert g.at(card).startswith("Mars")
            assert g.depleted(card) is depletes
    g = attacked(*places, ruleset="2022+besieged")
    g.until("React")
    g.say("move Orbital Mega-city Mars")
    assert g.depleted("Orbital Mega-city")
    g = attacked(*places)
    assert g.prompt != "React"


@pytest.mark.proves("S22-PRES-3", "S22-REALLOC-B7", "S22-CNT-2")
def test_counters_travel_with_their_card_and_belong_to_its_controller() -> None:
    g = attacked(
        at("Mars", 1),
        at("Silicas", 1, "1 Fighter Carrier Group", unit("Heavy Robot Battalion", 1, missions=1)),
    )
    g.until("React")
    assert not any("fighter-counter" in offer for offer in g.offers())
    g.say("move Fighter Carrier Group Mars", "move Heavy Robot Battalion Mars")
    assert {g.t.at[c] for c in g.cards("Fighter Counter")} == {g.card("Mars")}
    assert {g.t.controller[c] for c in g.cards("Fighter Counter")} == {1}
    assert g.missions("Heavy Robot Battalion") == 1
