"""What each keyword does (S22-KW)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seize.table import Game, at, game, unit
from tests.games.seize.test_battle import aim, battle, came, numbered, to_exchange
from tests.games.seize.test_modifiers import patched


def strike(g: Game, one: str, other: str) -> str:
    """The text of a Surprise Strike, with the numbers of both."""
    return aim(g, one, other).replace("target", "strike", 1)


# -- Atmospheric, Deployed, Sub-light, Reactive ---------------------------------------------------


@pytest.mark.proves("S22-KW-ATMO-1")
def test_atmospheric_doubles_versus_the_ground_not_versus_the_world() -> None:
    def total(target: str) -> int:
        g = battle(
            came("Bomber Squadron"),
            "1 Heavy Assault Mech Lance",
            "1 Siege Bunker Fortifications",
            "1 Orbital Mega-city",
            "1 Fighter Squadron",
        )
        g.attack(("Bomber Squadron", target))
        [line] = [s for s in g.story() if s.startswith("attacks 0 bomber-squadron")]
        return int(line.split(" ")[-1])

    assert total("Heavy Assault Mech Lance") == 6
    assert total("Siege Bunker Fortifications") == 6
    assert total("Orbital Mega-city") == 3
    assert total("Fighter Squadron") == 3
    assert total("Mars") == 3


@pytest.mark.proves("S22-KW-DEPLOYED-1", "S22-ALLOC-B8")
def test_deployed_units_enter_undepleted() -> None:
    def allocated(card: str) -> Game:
        g = game(at("Dalken Cendros", 0), at("Mars", 1), hands={0: [card]}, moment="allocation")
        g.until("AllocateUnits")
        g.say(f"allocate {card}", "spend Dalken Cendros")
        return g

    g = allocated("Robot Infantry Battalion")
    assert not g.depleted("Robot Infantry Battalion")
    g.until("AttackMoves")
    assert g.offered("move Robot Infantry Battalion Mars")
    g = allocated("Clone Battalion")
    assert g.depleted("Clone Battalion")


@pytest.mark.proves("S22-KW-SUBLIGHT-1", "S22-REALLOC-B3")
def test_sub_light_pays_for_each_way_out() -> None:
    g = game(
        at("Mars", 1),
        at(
            "Silicas",
            0,
            "0 Fighter Squadron",
            "0 Destroyer Detachment",
            "0 Bomber Squadron",
            "0 Imperial Guardian Fleet",
        ),
        at("Dalken Cendros", 0),
        moment="reallocation",
        resources=[1, 0],
    )
    g.until("MoveAtHome")
    g.say("move Fighter Squadron Dalken Cendros", "done")
    assert g.resources(0) == 1
    g.until("AttackMoves")
    g.say("move Destroyer Detachment Mars", "move Fighter Squadron Mars")
    assert g.why("move Bomber Squadron Mars") == "S22-KW-SUBLIGHT-1"
    g.until("Campaign")
    assert g.resources(0) == 0
    assert g.happened("pays 0 1") == 1


@pytest.mark.proves("S22-KW-REACTIVE-1", "S22-KW-REACTIVE-2", "S22-REALLOC-C5")
def test_reactive_units_react_from_anywhere_depleted_or_not() -> None:
    g = game(
        at("Mars", 1),
        at(
            "Silicas",
            1,
            unit("Imperial Guardian Fleet", 1, depleted=True),
            unit("Zero-entry Mobile Platforms", 1, depleted=True),
            unit("Destroyer Detachment", 1, depleted=True),
            "1 Scout Tank Deployment",
        ),
        at("Dalken Cendros", 0, "0 Robot Infantry Battalion"),
        moment="reallocation",
    )
    g.until("AttackMoves")
    g.say("move Robot Infantry Battalion Mars")
    g.until("React", 1)
    for one in ("Imperial Guardian Fleet", "Scout Tank Deployment", "Zero-entry Mobile Platforms"):
        assert g.offered(f"move {one} Mars")
    assert not g.offered("move Destroyer Detachment")
    g.say("move Scout Tank Deployment Mars", "move Zero-entry Mobile Platforms Mars", "done")
    assert not g.depleted("Scout Tank Deployment")
    assert g.happened("depletes 1") == 0
    assert g.at("Zero-entry Mobile Platforms") == "Mars, Robot's Bane"


# -- Firing Arcs ----------------------------------------------------------------------------------


def arcs() -> Game:
    g = battle(
        came("Robot Goliath"),
        "1 Destroyer Detachment",
        "1 Fighter Squadron",
        "1 Imperial Guardian Fleet",
    )
    g.until("Declare")
    return g


@pytest.mark.proves("S22-KW-ARCS-1", "S22-KW-ARCS-3")
def test_att_is_split_among_x_and_one_units() -> None:
    g = arcs()
    g.say(aim(g, "Robot Goliath", "Destroyer Detachment"))
    assert g.why(aim(g, "Robot Goliath", "Destroyer Detachment")) == "S22-KW-ARCS-1"
    g.say(aim(g, "Robot Goliath", "Fighter Squadron"))
    assert g.prompt == "Split"  # a third is not offered: it has Firing Arcs +1
    assert g.offers() == [f"amount {n}" for n in range(1, 12)]  # whole, at least 1 for each
    g.say("amount 10")
    assert g.damage("Destroyer Detachment") == 1  # 10 against 3
    assert g.damage("Fighter Squadron") == 0  # 2 against 3
    g = arcs()
    g.attack(
        ("Robot Goliath", "Destroyer Detachment"),
        ("Robot Goliath", "Fighter Squadron"),
        shares=(9,),
    )
    assert g.damage("Destroyer Detachment") == 1
    assert g.damage("Fighter Squadron") == 1


@pytest.mark.proves("S22-KW-ARCS-1")
def test_without_arcs_there_is_one_target_and_with_two_there_are_three() -> None:
    g = battle(
        came("Automated Missile Launchships"),
        came("Retired Rim Battlecruisers"),
        *[f"1 {name}" for name in ("Destroyer Detachment", "Fighter Squadron", "Bomber Squadron")],
    )
    g.until("Declare")
    g.say(aim(g, "Retired Rim Battlecruisers", "Fighter Squadron"))
    assert g.why(aim(g, "Retired Rim Battlecruisers", "Bomber Squadron")) == "S22-KW-ARCS-1"
    for name in ("Destroyer Detachment", "Fighter Squadron", "Bomber Squadron"):
        g.say(aim(g, "Automated Missile Launchships", name))
    g.until("Split")
    assert g.offers() == [f"amount {n}" for n in range(1, 9)]  # 10, 1 for each of the others


@pytest.mark.proves("S22-KW-ARCS-2")
def test_no_split_between_the_world_and_units() -> None:
    g = arcs()
    g.say(aim(g, "Robot Goliath", "Destroyer Detachment"))
    assert g.why(aim(g, "Robot Goliath", "Mars")) == "S22-KW-ARCS-2"
    g = arcs()
    g.say(aim(g, "Robot Goliath", "Mars"))
    assert g.happened("total 0 mars 12") == 1  # all of it, and no further question


@pytest.mark.proves("S22-KW-ARCS-3")
def test_a_share_joins_the_att_of_others() -> None:
    g = battle(
        came("Robot Goliath"),
        came("Fighter Squadron"),
        "1 Main Battle Fleet",
        "1 Destroyer Detachment",
    )
    g.attack(
        ("Robot Goliath", "Main Battle Fleet"),
        ("Robot Goliath", "Destroyer Detachment"),
        ("Fighter Squadron", "Main Battle Fleet"),
        shares=(5,),
    )
    assert g.damage("Main Battle Fleet") == 1  # 5 + 3 against 8
    assert g.damage("Destroyer Detachment") == 1


# -- Hardened, Intercept --------------------------------------------------------------------------


@pytest.mark.proves("S22-KW-HARD-1", "S22-KW-PIERCE-1")
def test_hardened_takes_one_more() -> None:
    g = battle(came("Robot Goliath"), "1 Retired Rim Battlecruisers")
    g.attack(("Robot Goliath", "Retired Rim Battlecruisers"))
    g.until("Withdrawal")
    assert g.damage("Retired Rim Battlecruisers") == 1
    g = battle(came("Main Battle Fleet"), "1 Retired Rim Battlecruisers")  # Piercing +1
    g.attack(("Main Battle Fleet", "Retired Rim Battlecruisers"))
    assert g.damage("Retired Rim Battlecruisers") == 2
    g.until("Withdrawal")
    assert g.is_out("Retired Rim Battlecruisers")


@pytest.mark.proves("S22-KW-HARD-2", "S22-KW-SURPRISE-3")
def test_hardened_holds_against_a_strike() -> None:
    def struck(**more: Any) -> Game:
        g = battle(came("Rapid Strike Fleet"), "1 Retired Rim Battlecruisers", **more)
        g.until("Declare")
        g.say(strike(g, "Rapid Strike Fleet", "Retired Rim Battlecruisers"))
        return g

    g = struck()
    assert g.damage("Retired Rim Battlecruisers") == 1
    g = struck(settings={"hardened_against_strikes": False})
    assert g.is_out("Retired Rim Battlecruisers")


@pytest.mark.proves("S22-KW-INTERCEPT-1", "S22-KW-INTERCEPT-3")
def test_intercept_lifts_support_for_those_who_may_target_fleets() -> None:
    def hover(**more: Any) -> Game:
        g = battle(
            came("Bomber Carrier Group", carried=0),
            came("Fighter Squadron"),
            "1 Intercept Hover Drones",
            "1 High Velocity Launch Facility",
            "1 Destroyer Detachment",
            **more,
        )
        g.until("Declare", 0)
        g.say("done")
        g.until("Declare", 1)
        assert g.offered("target High Velocity Launch Facility Bomber Carrier Group")
        assert g.why("target Destroyer Detachment Bomber Carrier Group") == "S22-MIL-A2-5"
        return g

    g = hover()
    assert g.why("target Intercept Hover Drones Bomber Carrier Group") == "S22-MIL-A2-2"
    g = hover(settings={"intercept_any_type": True})
    assert g.offered("target Intercept Hover Drones Bomber Carrier Group")
    assert g.why("target Intercept Hover Drones Fighter Squadron") == "S22-MIL-A2-2"


@pytest.mark.proves("S22-KW-INTERCEPT-2")
def test_a_troop_with_intercept_targets_quiet_troops() -> None:
    g = battle(came("Robot Infantry Battalion"), "1 Intercept Hover Drones", "1 Clone Battalion")
    g.until("Declare", 1)
    assert g.t.exchange == 1
    assert g.offers() == ["done", "target intercept-hover-drones robot-infantry-battalion"]


# -- Piercing, Reinforced, Siege ------------------------------------------------------------------


@pytest.mark.proves("S22-KW-PIERCE-1", "S22-CNT-5")
def test_piercing_needs_a_first_damage_counter() -> None:
    g = battle(came("Torpedo Bomber Squadron"), "1 Siege Bunker Fortifications")  # 5 against 6
    g.attack(("Torpedo Bomber Squadron", "Siege Bunker Fortifications"))
    assert g.damage("Siege Bunker Fortifications") == 0


@pytest.mark.proves("S22-KW-PIERCE-2")
def test_piercing_adds_up_and_counts_for_each_target() -> None:
    g = battle(
        came("Torpedo Bomber Squadron"), came("Anti-matter Torpedo Ships"), "1 Robot Goliath"
    )
    g.attack(
        ("Torpedo Bomber Squadron", "Robot Goliath"), ("Anti-matter Torpedo Ships", "Robot Goliath")
    )
    assert g.damage("Robot Goliath") == 3  # 8 + 5 against 10; 1 + 1 + 1
    g = battle(came("Main Battle Fleet"), "1 Robot Goliath", "1 Destroyer Detachment")
    g = battle(
        came("Main Battle Fleet"), "1 Retired Rim Battlecruisers", "1 Imperial Guardian Fleet"
    )
    g.attack(
        ("Main Battle Fleet", "Retired Rim Battlecruisers"),
        ("Main Battle Fleet", "Imperial Guardian Fleet"),
        shares=(5,),
    )
    assert g.damage("Retired Rim Battlecruisers") == 2
    assert g.damage("Imperial Guardian Fleet") == 2


@pytest.mark.proves("S22-KW-REINF-1")
def test_reinforced_doubles_against_fleets_and_orbitals() -> None:
    g = battle(
        came("Fighter Squadron"),
        came("Hover Tank Squadron"),
        "1 Bombardment Shelter Network",
        "1 Orbital Mega-city",
    )
    assert g.defence("Bombardment Shelter Network", "Fighter Squadron") == 14
    assert g.defence("Bombardment Shelter Network", "Orbital Mega-city") == 14
    assert g.defence("Bombardment Shelter Network", "Hover Tank Squadron") == 7
    g = battle(came("Robot Goliath"), "1 Bombardment Shelter Network")
    g.attack(("Robot Goliath", "Bombardment Shelter Network"))
    assert g.happened("damaged") == 0  # 12 against 14
    g = battle(came("Robot Goliath"), "1 Infantry Battalion", world="Malakar 4")
    assert g.defence("Infantry Battalion", "Robot Goliath") == 6


@pytest.mark.proves("S22-KW-SIEGE-1", "S22-KW-SIEGE-2", "S22-CNT-5")
def test_siege_adds_up() -> None:
    g = battle(came("Robot Goliath"), came("Light Cruiser Task Force", missions=0))
    g.attack(("Robot Goliath", "Mars"))
    assert g.conquest("Mars") == 2
    g = battle(came("Robot Goliath"), came("Behemoth Tank Company"))
    to_exchange(g, 2)
    g.attack(("Robot Goliath", "Mars"), ("Behemoth Tank Company", "Mars"))
    assert g.conquest("Mars") == 3  # 1 and both Sieges
    g = battle(came("Occupation Drone Force"))
    to_exchange(g, 2)
    g.attack(("Occupation Drone Force", "Mars"))  # 2 against 5
    assert g.happened("conquest-counted") == 0


# -- Support --------------------------------------------------------------------------------------


@pytest.mark.proves("S22-KW-SUPPORT-2")
def test_support_does_nothing_for_defenders() -> None:
    g = battle(came("Robot Goliath"), "1 Bomber Carrier Group")
    g.until("Declare", 0)
    assert g.offered("target Robot Goliath Bomber Carrier Group")


def carrier(**more: Any) -> Game:
    g = battle(came("Bomber Carrier Group", carried=0), "1 Destroyer Detachment", **more)
    g.attack(("Bomber Carrier Group", "Mars"))
    assert g.offered("target Destroyer Detachment Bomber Carrier Group")
    g.say("done")
    to_exchange(g, 2)
    g.say("done")
    return g


@pytest.mark.proves("S22-KW-SUPPORT-3")
def test_support_comes_back_in_the_next_exchange() -> None:
    g = carrier()
    assert g.prompt == "Withdrawal"  # there was nothing to target for the Defender
    g = carrier(settings={"support_lost_for_action": True})
    assert g.prompt == "Declare"
    assert g.awaited == 1
    assert g.offered("target Destroyer Detachment Bomber Carrier Group")


@pytest.mark.proves("S22-KW-SUPPORT-3")
def test_a_strike_counts_as_targeting() -> None:
    g = battle(
        came("Bomber Carrier Group", carried=0),
        "1 Destroyer Detachment",
        "1 Orbital Mega-city",
        hands={0: ["Firing Range Advantage"]},
    )
    g.until_moment("ca_start", 0)
    g.say("play Firing Range Advantage", f"choose {g.named('Bomber Carrier Group')}")
    g.until("Declare", 0)
    g.say(strike(g, "Bomber Carrier Group", "Orbital Mega-city"))
    g.until("Declare", 1)
    assert g.offered("target Destroyer Detachment Bomber Carrier Group")


@pytest.mark.proves("S22-KW-SUPPORT-4")
def test_counters_are_not_supported() -> None:
    g = battle(came("Bomber Carrier Group"), "1 Destroyer Detachment")
    g.until("Declare", 1)
    assert g.offered("target Destroyer Detachment bomber-counter")
    assert g.why("target Destroyer Detachment Bomber Carrier Group") == "S22-MIL-A2-5"


# -- Surprise Strike ------------------------------------------------------------------------------


@pytest.mark.proves("S22-KW-SURPRISE-1", "S22-KW-SURPRISE-3")
def test_a_strike_comes_first_and_is_the_only_targeting() -> None:
    g = battle(
        came("Rapid Strike Fleet"),
        came("Fighter Squadron"),
        "1 Light Cruiser Task Force",
        "1 Robot Infantry Battalion",
    )
    g.until("Declare", 0)
    assert g.t.step == 0
    assert g.why("strike Fighter Squadron Light Cruiser Task Force") == "S22-KW-SURPRISE-1"
    g.say(strike(g, "Rapid Strike Fleet", "Light Cruiser Task Force"))  # 6 + 4 against 7
    g.until("Declare", 0)
    assert g.t.step == 1
    assert g.is_out("Light Cruiser Task Force")  # before it acted
    assert g.why(aim(g, "Rapid Strike Fleet", "Mars")) == "S22-KW-SURPRISE-1"
    assert g.offered("target Fighter Squadron")
    to_exchange(g, 2)
    assert g.t.step == 1
    assert g.offered("target Rapid Strike Fleet Mars")


@pytest.mark.proves("S22-KW-SURPRISE-2")
def test_strikes_join_only_strikes() -> None:
    g = battle(
        came("Orbital Drop Marine Teams"),
        came("Hover Tank Squadron"),
        "1 Main Battle Tank Company",
    )
    g.until("Declare", 0)
    g.say(strike(g, "Orbital Drop Marine Teams", "Main Battle Tank Company"))  # 4 against 7
    g.until("Declare", 0)
    g.say(aim(g, "Hover Tank Squadron", "Main Battle Tank Company"))  # 5 against 7
    assert g.damage("Main Battle Tank Company") == 0
    g = battle(
        came("Special Ops Carrier Unit", carried=2), "1 Torpedo Bomber Squadron"
    )  # 3 + 3 against 4
    g.until("Declare", 0)
    for n in range(2):
        g.say(strike(g, numbered(g, "Special Ops Counter", n), "Torpedo Bomber Squadron"))
    assert g.is_out("Torpedo Bomber Squadron")


@pytest.mark.proves("S22-KW-SURPRISE-4", "S22-UNIV-11")
def test_strikes_of_both_sides_happen_at_once() -> None:
    g = battle(
        came("Rapid Strike Fleet"),
        came("Imperial Guardian Fleet"),
        "1 Early Intercept Maser Projectors",
    )
    g.until("Declare")
    assert g.awaited == 0
    assert g.t.step == 0
    g.say(strike(g, "Rapid Strike Fleet", "Early Intercept Maser Projectors"))
    assert g.awaited == 1
    assert g.damage("Early Intercept Maser Projectors") == 0
    g.say(strike(g, "Early Intercept Maser Projectors", "Imperial Guardian Fleet"))
    assert g.is_out("Early Intercept Maser Projectors")
    assert g.is_out("Imperial Guardian Fleet")


@pytest.mark.proves("S22-KW-SURPRISE-5", "S22-KW-SURPRISE-9")
def test_assault_or_strike_but_not_both() -> None:
    units = [came("Orbital Drop Marine Teams"), "1 Heavy Assault Mech Lance"]
    g = battle(*units)
    g.until("Declare", 0)
    g.say(strike(g, "Orbital Drop Marine Teams", "Heavy Assault Mech Lance"))
    g.until("Declare")
    assert g.awaited == 1  # no Step 1 for it
    g = battle(*units)
    g.until("Declare", 0)
    g.say("done")  # it need not strike
    g.until("Declare", 0)
    assert g.t.step == 1
    assert g.t.exchange == 1
    assert g.offered("target Orbital Drop Marine Teams Heavy Assault Mech Lance")


SOLDIERS = """
[[card]]
name = "Infantry Battalion"
keywords = ["Surprise Strike"]
ability = []
"""


@pytest.mark.proves("S22-KW-SURPRISE-6")
def test_a_troop_without_assault_may_strike() -> None:
    def soldiers(**more: Any) -> Game:
        units = [came("Infantry Battalion"), "1 Robot Infantry Battalion", "1 Destroyer Detachment"]
        g = patched(
            SOLDIERS, at("Mars", 1, *units), at("Dalken Cendros", 0), at("Silicas", 1), **more
        )
        g.conquer("Mars")
        g.until("Declare")
        return g

    g = soldiers()
    assert g.offers() == ["done", "strike infantry-battalion robot-infantry-battalion"]
    assert g.why(strike(g, "Infantry Battalion", "Destroyer Detachment")) == "S22-MIL-A1-4"
    g = soldiers(settings={"strike_needs_assault": True})
    assert g.t.exchange == 2  # nobody could do anything before


@pytest.mark.proves("S22-KW-SURPRISE-7")
def test_a_strike_is_not_for_the_world() -> None:
    g = battle(came("Rapid Strike Fleet"), "1 Destroyer Detachment")
    g.until("Declare", 0)
    assert g.why(strike(g, "Rapid Strike Fleet", "Mars")) == "S22-KW-SURPRISE-7"
    g = battle(
        came("Rapid Strike Fleet"), "1 Destroyer Detachment", settings={"strike_on_world": True}
    )
    g.until("Declare", 0)
    g.say(strike(g, "Rapid Strike Fleet", "Mars"))
    assert g.conquest("Mars") == 1


@pytest.mark.proves("S22-KW-SURPRISE-8")
def test_a_defenders_strike_respects_what_is_protected() -> None:
    units = [
        came("Orbital Drop Marine Teams"),
        came("Hover Tank Squadron"),
        came("Bomber Carrier Group", carried=0),
        came("Destroyer Detachment"),
        "1 Rapid Strike Fleet",
        "1 Robot Infantry Battalion",
    ]
    g = battle(*units)
    g.until("Declare", 0)
    g.say("done")
    assert g.awaited == 1
    assert g.t.step == 0
    assert g.offers() == ["done", "strike rapid-strike-fleet destroyer-detachment"]
    assert g.why(strike(g, "Rapid Strike Fleet", "Hover Tank Squadron")) == "S22-MIL-A2-3"
    assert g.why(strike(g, "Rapid Strike Fleet", "Bomber Carrier Group")) == "S22-MIL-A2-5"
    g = battle(*units)
    g.until("Declare", 0)
    g.say(strike(g, "Orbital Drop Marine Teams", "Robot Infantry Battalion"))
    assert g.awaited == 1  # what struck has targeted
    assert g.offered("strike Rapid Strike Fleet Orbital Drop Marine Teams")


@pytest.mark.proves("S22-KW-SURPRISE-9")
def test_a_fleet_may_target_normally_instead() -> None:
    g = battle(came("Rapid Strike Fleet"), "1 Destroyer Detachment")
    g.until("Declare", 0)
    g.say("done")
    g.until("Declare", 0)
    assert g.t.step == 1
    assert g.t.exchange == 1
    g.say(aim(g, "Rapid Strike Fleet", "Mars"))
    assert g.happened("total 0 mars 6") == 1  # without the bonus of a strike
