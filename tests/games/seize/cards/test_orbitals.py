"""What every Orbital and every Installation does."""

from __future__ import annotations

from tests.games.seize.cards import (
    battle,
    blows,
    came,
    hurt,
    points,
    reacts,
    to_exchange,
)
from tests.games.seize.table import at, covers, game, unit


@covers("Early Intercept Maser Projectors")
def test_masers_strike_first_and_intercept() -> None:
    g = battle(came("Destroyer Detachment"), "1 Early Intercept Maser Projectors")
    g.until("Declare", 1)
    g.say("strike Early Intercept Maser Projectors Destroyer Detachment")
    assert g.is_out("Destroyer Detachment")
    g = battle(
        came("Robot Infantry Battalion"),
        came("Bomber Carrier Group", carried=0),
        "1 Early Intercept Maser Projectors",
    )
    g.until("Declare", 1)  # no strike
    g.say("done")
    g.until("Declare", 0)
    g.say("done")
    g.until("Declare", 1)
    assert g.t.step == 2
    assert g.offered("target Early Intercept Maser Projectors Bomber Carrier Group")
    assert g.offered("target Early Intercept Maser Projectors Robot Infantry Battalion")


@covers("Galadium Commerce Station")
def test_a_commerce_station_makes_its_world_richer() -> None:
    there = game(at("Mars", 0, "0 Galadium Commerce Station"), at("Silicas", 0), at("Malakar 4", 1))
    for card in ("Robot Goliath", "Clone Battalion", "Orbital Mega-city", "Beam Weapon Batteries"):
        fleet = 3 if card == "Robot Goliath" else 0
        assert points(there, "Mars", card) == 6 + fleet
        assert points(there, "Silicas", card) == 4
    g = game(
        at("Mars", 0, "0 Galadium Commerce Station"),
        at("Silicas", 1),
        hands={0: ["Infantry Suppression Hovers"]},
        moment="allocation",
    )
    g.until("AllocateUnits")
    g.say("allocate Infantry Suppression Hovers", "spend Mars")  # 4 + 2 for 6
    assert g.at("Infantry Suppression Hovers") == "Mars, Robot's Bane"


@covers("Orbital Mega-city")
def test_a_mega_city_pays_unless_disputed() -> None:
    def earned(*more: dict[str, object]) -> int:
        g = game(
            at("Mars", 0, "0 Orbital Mega-city"),
            at("Malakar 4", 0),
            at("Silicas", 1),
            *more,
            moment="resupply",
            resources=[0, 0],
        )
        g.next_turn()
        told = [s for s in g.story() if s.startswith("gains 0")]
        return int(told[0].split(" ")[-1])

    assert earned() == 3
    assert earned(at("Mars", 1)) == 1  # half of 1, rounded down, and 1 of Malakar 4


@covers("Zero-entry Mobile Platforms", "Orbital Mega-city")
def test_platforms_react_like_a_fleet() -> None:
    assert reacts("Zero-entry Mobile Platforms")
    assert reacts("Zero-entry Mobile Platforms", depleted=True)  # Reactive
    assert not reacts("Orbital Mega-city")
    g = game(
        at("Mars", 1),
        at("Silicas", 0, "0 Zero-entry Mobile Platforms", "0 Fighter Squadron"),
        moment="reallocation",
    )
    g.until("AttackMoves")
    assert g.why("move Zero-entry Mobile Platforms Mars") == "S22-REALLOC-B2"


@covers("Orbital Mega-city", "Galadium Commerce Station")
def test_orbitals_do_not_hold_a_world() -> None:
    g = battle(came("Robot Goliath"), "1 Orbital Mega-city", "1 Galadium Commerce Station")
    g.attack(("Robot Goliath", "Mars"))
    g.until("SystemDraw")
    assert g.controller("Mars") == 0
    assert g.is_out("Orbital Mega-city")
    assert g.is_out("Galadium Commerce Station")


# -- Installations --------------------------------------------------------------------------------


@covers("Beam Weapon Batteries")
def test_batteries_fire_at_two_fleets() -> None:
    g = battle(
        came("Imperial Guardian Fleet"),
        came("Destroyer Detachment"),
        came("Hover Tank Squadron"),
        "1 Beam Weapon Batteries",
    )
    assert g.att("Beam Weapon Batteries", "Imperial Guardian Fleet") == 8
    assert g.att("Beam Weapon Batteries", "Hover Tank Squadron") == 6
    g.until_moment("step_2", 1)
    g.say("use Beam Weapon Batteries 1")
    assert g.depleted("Beam Weapon Batteries")
    g.attack(
        ("Beam Weapon Batteries", "Imperial Guardian Fleet"),
        ("Beam Weapon Batteries", "Destroyer Detachment"),
        shares=(4,),
    )
    assert blows(g, "Beam Weapon Batteries") == [4, 4]
    to_exchange(g, 2)
    assert not g.has("Beam Weapon Batteries", "Firing Arcs")


@covers("Bombardment Shelter Network")
def test_shelters_help_against_fleets() -> None:
    g = battle(
        came("Bomber Squadron"),
        came("Hover Tank Squadron"),
        "1 Bombardment Shelter Network",
        "1 Robot Infantry Battalion",
        "1 High Velocity Launch Facility",
        "1 Destroyer Detachment",
    )
    assert g.defence("Robot Infantry Battalion", "Bomber Squadron") == 4
    assert g.defence("Robot Infantry Battalion", "Hover Tank Squadron") == 3
    assert g.defence("High Velocity Launch Facility", "Bomber Squadron") == 6
    assert g.defence("Destroyer Detachment", "Bomber Squadron") == 3
    assert g.defence("Bombardment Shelter Network", "Bomber Squadron") == 14  # Reinforced
    assert g.defence("Bombardment Shelter Network", "Hover Tank Squadron") == 7
    g.attack(("Bomber Squadron", "Bombardment Shelter Network"))
    assert hurt(g, "Bombardment Shelter Network") == 0


@covers("High Velocity Launch Facility")
def test_launch_facilities_pierce_and_intercept() -> None:
    g = battle(came("Clone Battalion"), came("Bomber Squadron"), "1 High Velocity Launch Facility")
    g.until("Declare", 0)
    g.say("done")
    g.until("Declare", 1)
    assert g.t.exchange == 1
    g.say("target High Velocity Launch Facility Clone Battalion")
    assert hurt(g, "Clone Battalion") == 2


@covers("Siege Bunker Fortifications")
def test_bunkers_break_sieges() -> None:
    g = battle(came("Robot Goliath"), "1 Siege Bunker Fortifications")
    assert not g.has("Robot Goliath", "Siege")
    g.attack(("Robot Goliath", "Mars"))
    assert g.conquest("Mars") == 1
    g = battle(came("Clone Battalion"), "1 Siege Bunker Fortifications", "1 Robot Goliath")
    assert g.has("Robot Goliath", "Siege")


@covers("Siege Bunker Fortifications", "Clone Battalion")
def test_units_on_the_ground_hold_a_world() -> None:
    for card in ("Siege Bunker Fortifications", "Clone Battalion"):
        g = battle(came("Main Battle Fleet"), unit(card, 1, depleted=True))
        g.attack(("Main Battle Fleet", "Mars"))
        g.next_turn()
        assert g.controller("Mars") == 1
