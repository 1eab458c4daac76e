"""The Conquest Action: who takes part, who targets whom, and what it does (S22-MIL-0, A1, A2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seize.table import Game, at, game, unit


def came(card: str, **more: Any) -> dict[str, Any]:
    """A Unit of the Attacker, as it stands after Part B."""
    return unit(card, 0, depleted=True, **more)


def battle(*units: Any, world: str = "Mars", **more: Any) -> Game:
    """Seat 0 attacks a World of seat 1; the Conquest Action has begun."""
    throne = bool(more.pop("throne", False))
    g = game(at(world, 1, *units, throne=throne), at("Dalken Cendros", 0), at("Silicas", 1), **more)
    g.conquer(world)
    return g


def numbered(g: Game, name: str, n: int) -> str:
    """The n-th of several cards of a name."""
    card = g.cards(name)[n]
    return f"{g.t.spec.slugs[g.t.face[card]]}~{card}"


def aim(g: Game, one: str, other: str) -> str:
    """The text that lets one target the other, with the numbers of both."""
    full = [name if "~" in name else g.named(name) for name in (one, other)]
    return f"target {full[0]} {full[1]}"


def offers_until(g: Game, prompt: str) -> list[str]:
    """Everything that was offered to anybody until this question; nobody wants anything."""
    found: list[str] = []
    while g.prompt != prompt:
        found += g.offers(g.session.awaited()[0])
        g.shrug()
    return found


def to_exchange(g: Game, number: int) -> None:
    """Nobody targets until this Exchange's first question."""
    while g.t.exchange < number:
        g.shrug()
    g.until("Declare")


# -- which Conquest Actions are fought ------------------------------------------------------------


def two_fronts(**more: Any) -> Game:
    g = game(
        at("Mars", 1, came("Robot Goliath")),
        at("Krinos Mecarios", 1, came("Main Battle Fleet")),
        at("Malakar 4", 1),
        at("Dalken Cendros", 0, "0 Robot Infantry Battalion"),
        at("Silicas", 1),
        **more,
    )
    g.until("Campaign")
    return g


@pytest.mark.proves("S22-MIL-0-1", "S22-MIL-0-2", "S22-CONQ-F2")
def test_the_attacker_orders_and_skips_the_worlds_entered() -> None:
    g = two_fronts()
    assert sorted(g.offers()) == [
        "conquer krinos-mecarios",
        "conquer mars",
        "skip krinos-mecarios",
        "skip mars",
    ]
    assert g.why("conquer Malakar 4") == "S22-MIL-0-1"
    assert g.why("conquer Dalken Cendros") == "S22-MIL-0-1"
    g.say("skip Krinos Mecarios")
    assert g.at("Main Battle Fleet") == "Dalken Cendros, Galactic Hubworld"
    assert sorted(g.offers()) == ["conquer mars", "skip mars"]
    g.say("conquer Mars")
    g.next_turn()
    assert g.happened("conquest-action 0") == 1  # one for each World, not again after it failed


@pytest.mark.proves("S22-MIL-0-10")
def test_a_conquest_is_settled_before_the_next_begins() -> None:
    g = two_fronts()
    g.say("conquer Mars")
    g.attack(("Robot Goliath", "Mars"))
    g.until("Campaign")
    assert g.controller("Mars") == 0
    assert g.offers() == ["conquer krinos-mecarios", "skip krinos-mecarios"]
    g.say("skip Krinos Mecarios")
    assert g.prompt == "Return"  # Mars may take it already
    assert g.offered("move Main Battle Fleet Mars")


@pytest.mark.proves("S22-MIL-0-3", "S22-GLOSS-DEFENDER")
def test_the_present_controller_defends() -> None:
    g = game(
        at("Mars", 1, came("Robot Goliath"), "1 Destroyer Detachment", owner=2),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        at("Malakar 4", 2),
        seats=3,
    )
    g.conquer("Mars")
    assert (g.t.attacker, g.t.defender) == (0, 1)
    g.attack(("Robot Goliath", "Mars"))
    assert g.prompt == "Declare"
    assert g.awaited == 1


@pytest.mark.proves("S22-MIL-0-4", "S22-DISP-W-9", "S22-PRES-2")
def test_only_units_at_this_copy_take_part() -> None:
    g = game(
        at("Mars", 1, came("Robot Goliath"), "1 Destroyer Detachment", "1 Fighter Carrier Group"),
        at("Mars", 2, "2 Light Cruiser Task Force"),
        at("Dalken Cendros", 0),
        seats=3,
    )
    g.until("Campaign")
    g.say(f"conquer {g.named('Mars', 1)}")
    g.until("Declare")
    aims = {o.split(" ")[-1] for o in g.offers() if o.startswith("target robot-goliath")}
    assert sorted(aims) == [
        "destroyer-detachment",
        "fighter-carrier-group",
        "fighter-counter",
        "mars",
    ]
    g.say("done")
    g.until("Declare", 1)
    movers = {o.split(" ")[1] for o in g.offers() if o.startswith("target")}
    assert movers == {"destroyer-detachment", "fighter-carrier-group", "fighter-counter"}


@pytest.mark.proves("S22-MIL-0-5", "S22-GLOSS-EXCHANGE")
def test_two_exchanges_of_four_steps() -> None:
    g = battle(came("Robot Goliath"), "1 Destroyer Detachment")
    order: list[tuple[int, int]] = []
    while g.t.world >= 0:
        if (g.t.exchange, g.t.step) not in order:
            order.append((g.t.exchange, g.t.step))
        g.shrug()
    steps = [(exchange, step) for exchange, step in order if step]
    assert steps == [(1, 1), (1, 2), (1, 4), (2, 1), (2, 2), (2, 4)]
    assert g.happened("exchange 0 1") == 1
    assert g.happened("exchange 0 2") == 1
    assert g.happened("exchange 0 3") == 0


@pytest.mark.proves("S22-MIL-0-6", "S22-DEPL-1")
def test_depleted_units_fight_but_do_not_deplete_again() -> None:
    g = battle(
        came("Robot Goliath"),
        unit("Beam Weapon Batteries", 1, depleted=True),
        "1 Destroyer Detachment",
    )
    g.attack(("Robot Goliath", "Beam Weapon Batteries"))
    assert g.prompt == "Declare"
    assert g.damage("Beam Weapon Batteries") == 1
    g.say(f"target {g.named('Beam Weapon Batteries')} {g.named('Robot Goliath')}")
    assert g.happened("uses 1") == 0
    g = battle(came("Robot Goliath"), "1 Beam Weapon Batteries")
    assert g.prompt == "Moment"
    assert g.awaited == 1
    assert g.offered("use Beam Weapon Batteries")
    g.say("use Beam Weapon Batteries 1")
    assert g.depleted("Beam Weapon Batteries")
    assert not [o for o in offers_until(g, "Withdrawal") if o.startswith("use")]


@pytest.mark.proves("S22-MIL-0-7")
def test_nobody_has_to_target() -> None:
    g = battle(came("Robot Goliath"), came("Hover Tank Squadron"), "1 Destroyer Detachment")
    g.until("Declare", 0)
    g.say("done")
    g.until("Declare", 1)
    g.say("done")
    g.until("Withdrawal")
    assert g.happened("targets") == 0


@pytest.mark.proves("S22-MIL-0-8")
def test_all_targets_are_declared_before_any_total() -> None:
    g = battle(came("Robot Goliath"), came("Fighter Squadron"), "1 Destroyer Detachment")
    g.until("Declare")
    g.say("target Robot Goliath Destroyer Detachment")
    assert g.damage("Destroyer Detachment") == 0
    assert g.offered("target Fighter Squadron Destroyer Detachment")
    assert g.happened("total") == 0
    g.say("target Fighter Squadron Mars")
    assert g.damage("Destroyer Detachment") == 1
    assert g.happened("total") == 2


@pytest.mark.proves("S22-MIL-0-9", "S22-MIL-A1-5")
def test_one_total_and_one_counter_a_target() -> None:
    g = battle(
        came("Robot Goliath"),
        came("Light Cruiser Task Force", missions=0),
        "1 Robot Infantry Battalion",
    )
    g.attack(
        ("Robot Goliath", "Robot Infantry Battalion"),
        ("Light Cruiser Task Force", "Robot Infantry Battalion"),
    )
    assert g.happened("damaged 1 robot-infantry-battalion 1") == 1  # 21 against 3
    assert g.happened("total 0 robot-infantry-battalion 21") == 1


@pytest.mark.proves("S22-MIL-0-9", "S22-MIL-A1-5")
def test_small_attacks_join() -> None:
    units = [came("Fighter Squadron"), came("Destroyer Detachment"), "1 Imperial Guardian Fleet"]
    g = battle(*units)
    g.attack(("Fighter Squadron", "Imperial Guardian Fleet"))  # 3 against 4
    assert g.damage("Imperial Guardian Fleet") == 0
    g = battle(*units)
    both = ("Fighter Squadron", "Destroyer Detachment")
    g.attack(*[(one, "Imperial Guardian Fleet") for one in both])
    assert g.damage("Imperial Guardian Fleet") == 1


@pytest.mark.proves("S22-MIL-0-12", "S22-MIL-A4-3")
def test_a_fleet_that_left_defends_elsewhere() -> None:
    g = game(
        at(
            "Mars",
            1,
            came("Robot Goliath"),
            "1 Light Cruiser Task Force",
            "1 Robot Infantry Battalion",
        ),
        at("Krinos Mecarios", 1, came("Main Battle Fleet")),
        at("Dalken Cendros", 0),
    )
    g.conquer("Mars")
    g.until("Regroup", 1)
    assert g.offered("move Light Cruiser Task Force Krinos Mecarios")
    assert g.why(f"move {g.named('Robot Infantry Battalion')} krinos-mecarios") == "S22-MIL-A4-3"
    g.say("move Light Cruiser Task Force Krinos Mecarios")
    g.until("Campaign")
    g.say("conquer Krinos Mecarios")
    g.until("Declare", 1)
    assert g.offered("target Light Cruiser Task Force Main Battle Fleet")


@pytest.mark.proves("S22-MIL-0-13", "S22-COMP-05")
def test_counters_fight_as_units_of_their_own_type() -> None:
    g = battle(
        came("Fighter Carrier Group"),
        came("Marines Dropship Group"),
        "1 Destroyer Detachment",
        "1 Robot Infantry Battalion",
    )
    g.until("Declare")
    marine, fighter = numbered(g, "Marine Counter", 0), numbered(g, "Fighter Counter", 1)
    assert g.why(f"target {marine} Destroyer Detachment") == "S22-MIL-A1-4"
    g.say(aim(g, marine, "Robot Infantry Battalion"), aim(g, fighter, "Destroyer Detachment"))
    g.say("done")
    assert g.damage("Robot Infantry Battalion") == 1
    assert g.damage("Destroyer Detachment") == 1


# -- Step 1 ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-MIL-A1-1")
def test_a_fleet_targets_any_one_defender_or_the_world() -> None:
    g = battle(
        came("Light Cruiser Task Force", missions=0),
        "1 Destroyer Detachment",
        "1 Orbital Mega-city",
        "1 Robot Infantry Battalion",
        "1 Siege Bunker Fortifications",
    )
    g.until("Declare")
    aims = sorted(o.split(" ")[-1] for o in g.offers() if o.startswith("target"))
    assert aims == [
        "destroyer-detachment",
        "mars",
        "orbital-mega-city",
        "robot-infantry-battalion",
        "siege-bunker-fortifications",
    ]
    g.say("target Light Cruiser Task Force Orbital Mega-city")
    assert g.happened("attacks 0 light-cruiser-task-force orbital-mega-city 9") == 1
    assert g.awaited == 1  # only one target


@pytest.mark.proves("S22-MIL-A1-2", "S22-MIL-A1-3", "S22-MIL-A1-4", "S22-MIL-A2-8")
def test_troops_wait_for_the_second_exchange() -> None:
    g = battle(
        came("Behemoth Tank Company"),
        "1 Light Cruiser Task Force",
        "1 Orbital Mega-city",
        "1 Robot Infantry Battalion",
        "1 Siege Bunker Fortifications",
    )
    mine = "target Behemoth Tank Company"
    g.until("Withdrawal")
    assert g.happened("targets") == 0  # nobody could target in the 1st Exchange
    to_exchange(g, 2)
    assert g.t.exchange == 2
    assert sorted(g.offers()) == [
        "done",
        "target behemoth-tank-company mars",
        "target behemoth-tank-company robot-infantry-battalion",
        "target behemoth-tank-company siege-bunker-fortifications",
    ]
    assert g.why(f"{mine} Light Cruiser Task Force") == "S22-MIL-A1-4"
    assert g.why(f"{mine} Orbital Mega-city") == "S22-MIL-A1-4"
    g.say("done")
    g.until("Declare", 1)  # it did not target, and yet it is a target now
    assert g.offered("target Light Cruiser Task Force Behemoth Tank Company")


@pytest.mark.proves("S22-MIL-A1-3", "S22-KW-ASSAULT-1")
def test_a_troop_with_assault_targets_at_once() -> None:
    g = battle(
        came("Clone Battalion"),
        came("Hover Tank Squadron"),
        "1 Robot Infantry Battalion",
        "1 Siege Bunker Fortifications",
        "1 Destroyer Detachment",
    )
    g.until("Declare")
    assert g.t.exchange == 1
    assert sorted(g.offers()) == [
        "done",
        "target hover-tank-squadron mars",
        "target hover-tank-squadron robot-infantry-battalion",
        "target hover-tank-squadron siege-bunker-fortifications",
    ]
    assert g.why(aim(g, "Clone Battalion", "Robot Infantry Battalion")) == "S22-MIL-A1-3"
    assert g.why("target Hover Tank Squadron Destroyer Detachment") == "S22-MIL-A1-4"


@pytest.mark.proves("S22-MIL-A1-6", "S22-THRONE-1", "S22-MIL-A1-7")
def test_a_world_that_is_reached_takes_a_conquest_counter() -> None:
    g = battle(came("Torpedo Bomber Squadron"))
    g.attack(("Torpedo Bomber Squadron", "Mars"))  # 5 against 5
    assert g.conquest("Mars") == 1
    g = battle(came("Imperial Guardian Fleet"))
    g.attack(("Imperial Guardian Fleet", "Mars"))  # 4 against 5
    assert g.conquest("Mars") == 0
    g = battle(came("Light Cruiser Task Force", missions=0), throne=True)
    g.attack(("Light Cruiser Task Force", "Mars"))  # 9 against 10
    assert g.conquest("Mars") == 0
    g = battle(came("Main Battle Fleet"), throne=True)
    g.attack(("Main Battle Fleet", "Mars"))  # 10 against 10
    assert g.conquest("Mars") == 1


@pytest.mark.proves("S22-MIL-A1-8", "S22-CONQ-2", "S22-THRONE-2")
def test_conquest_counters_add_up_over_both_exchanges() -> None:
    g = battle(came("Main Battle Fleet"), throne=True)
    assert g.required("Mars") == 2
    g.attack(("Main Battle Fleet", "Mars"))
    assert g.conquest("Mars") == 1
    g.attack(("Main Battle Fleet", "Mars"))
    assert g.t.exchange == 2
    assert g.conquest("Mars") == 2
    g.until("SystemDraw")
    assert g.controller("Mars") == 0


@pytest.mark.proves("S22-MIL-A1-9", "S22-MIL-A1-10")
def test_a_counter_goes_at_once_a_card_still_acts() -> None:
    g = battle(
        came("Light Cruiser Task Force", missions=0),
        came("Destroyer Detachment"),
        unit("Fighter Carrier Group", 1, carried=1),
    )
    g.attack(
        ("Destroyer Detachment", "Fighter Counter"),
        ("Light Cruiser Task Force", "Fighter Carrier Group"),
    )
    assert g.awaited == 1
    assert g.is_out("Fighter Counter")
    movers = {o.split(" ")[1] for o in g.offers() if o.startswith("target")}
    assert movers == {"fighter-carrier-group"}
    assert g.damage("Fighter Carrier Group") == 1


# -- Step 2 ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-MIL-A2-1", "S22-MIL-A2-2", "S22-MIL-A2-4", "S22-KW-ASSAULT-2")
def test_defenders_target_attackers_troops_only_troops() -> None:
    g = battle(
        came("Light Cruiser Task Force", missions=0),
        came("Hover Tank Squadron"),
        "1 Destroyer Detachment",
        "1 Orbital Mega-city",
        "1 Robot Infantry Battalion",
        "1 High Velocity Launch Facility",
    )
    g.attack(("Hover Tank Squadron", "Robot Infantry Battalion"))
    assert g.awaited == 1
    for mine in ("Destroyer Detachment", "Orbital Mega-city", "High Velocity Launch Facility"):
        assert g.offered(f"target {mine} Light Cruiser Task Force")
        assert g.offered(f"target {mine} Hover Tank Squadron")  # it has used Assault
        assert g.why(f"target {mine} Mars").startswith("S22-MIL-A2-1")
    assert g.offered("target Robot Infantry Battalion Hover Tank Squadron")
    assert g.why("target Robot Infantry Battalion Light Cruiser Task Force") == "S22-MIL-A2-2"


@pytest.mark.proves("S22-MIL-A2-3", "S22-KW-ASSAULT-2")
def test_a_troop_that_kept_quiet_is_protected_in_the_first_exchange() -> None:
    g = battle(
        came("Hover Tank Squadron"),
        came("Robot Infantry Battalion"),
        "1 Destroyer Detachment",
        "1 Robot Infantry Battalion",
    )
    g.until("Declare", 0)
    g.say("done")  # neither the one with Assault nor the other
    g.until("Withdrawal")
    assert g.happened("targets") == 0
    g = battle(
        came("Light Cruiser Task Force", missions=0),
        came("Hover Tank Squadron"),
        "1 Destroyer Detachment",
    )
    g.until("Declare", 0)
    g.say("done")
    g.until("Declare", 1)
    assert g.why("target Destroyer Detachment Hover Tank Squadron") == "S22-MIL-A2-3"


@pytest.mark.proves("S22-MIL-A2-3", "S22-KW-INTERCEPT-2")
def test_intercept_finds_quiet_troops() -> None:
    g = battle(came("Robot Infantry Battalion"), "1 Interceptor Squadron", "1 Destroyer Detachment")
    g.until("Declare", 1)
    assert g.t.exchange == 1
    assert g.offers() == ["done", "target interceptor-squadron robot-infantry-battalion"]


@pytest.mark.proves("S22-MIL-A2-4")
def test_a_troop_that_struck_by_surprise_is_a_target() -> None:
    g = battle(
        came("Orbital Drop Marine Teams"), "1 Robot Infantry Battalion", "1 Destroyer Detachment"
    )
    g.until("Declare", 0)
    assert g.offered("strike Orbital Drop Marine Teams Robot Infantry Battalion")
    g.say("strike Orbital Drop Marine Teams Robot Infantry Battalion")
    g.until("Declare", 1)
    assert g.offered("target Destroyer Detachment Orbital Drop Marine Teams")


@pytest.mark.proves("S22-MIL-A2-5", "S22-KW-SUPPORT-1", "S22-KW-INTERCEPT-1")
def test_a_support_fleet_is_protected_until_it_targets() -> None:
    units = [
        came("Bomber Carrier Group", carried=0),
        "1 Destroyer Detachment",
        "1 Interceptor Squadron",
    ]
    g = battle(*units)
    g.until("Declare", 0)
    g.say("done")
    g.until("Declare", 1)
    assert g.why("target Destroyer Detachment Bomber Carrier Group") == "S22-MIL-A2-5"
    assert g.offered("target Interceptor Squadron Bomber Carrier Group")
    g = battle(*units)
    g.attack(("Bomber Carrier Group", "Mars"))
    assert g.awaited == 1
    assert g.offered("target Destroyer Detachment Bomber Carrier Group")


@pytest.mark.proves("S22-MIL-A2-6")
def test_attackers_are_damaged_in_step_2() -> None:
    units = [came("Imperial Guardian Fleet"), "1 Destroyer Detachment", "1 Long Range Patrol Force"]
    g = battle(*units)
    g.until("Declare", 1)
    g.say("target Destroyer Detachment Imperial Guardian Fleet", "done")  # 3 against 4
    assert g.damage("Imperial Guardian Fleet") == 0
    g = battle(*units)
    g.until("Declare", 1)
    g.say("target Destroyer Detachment Imperial Guardian Fleet")
    g.say("target Long Range Patrol Force Imperial Guardian Fleet")
    while g.t.step == 2:
        g.shrug()
    assert g.happened("damaged 0 imperial-guardian-fleet 1") == 1
    assert "S22-MIL-A2-6" in g.clauses("damaged")


@pytest.mark.proves("S22-MIL-A2-7")
def test_an_attacking_counter_is_gone_at_once() -> None:
    g = battle(came("Fighter Carrier Group", carried=1), "1 Destroyer Detachment")
    g.until("Declare", 1)
    g.say("target Destroyer Detachment Fighter Counter")
    assert g.is_out("Fighter Counter")
    assert "S22-MIL-A2-7" in g.clauses("eliminated")
