"""What every Fleet does."""

from __future__ import annotations

import pytest

from tests.games.seize.cards import (
    allocated,
    battle,
    blows,
    came,
    fare,
    hurt,
    numbered,
    reacts,
    step_over,
    to_exchange,
)
from tests.games.seize.table import at, covers, game, unit

CARRIERS = [
    ("Bomber Carrier Group", "Bomber Counter", 2),
    ("Drone Carrier Group", "Drone Fighter Counter", 3),
    ("Fighter Carrier Group", "Fighter Counter", 3),
    ("Invasion Assault Force", "Marine Counter", 3),
    ("Marines Dropship Group", "Marine Counter", 2),
    ("Shock Robot Drop Carriers", "Drone Infantry Counter", 2),
    ("Special Ops Carrier Unit", "Special Ops Counter", 3),
]


@covers(*[card for card, _, _ in CARRIERS])
@pytest.mark.parametrize(("card", "counter", "number"), CARRIERS)
def test_carriers_fight_with_counters_behind_support(card: str, counter: str, number: int) -> None:
    g = battle(
        came(card),
        came("Light Cruiser Task Force", missions=0),
        "1 Destroyer Detachment",
        "1 Robot Infantry Battalion",
    )
    assert g.counters(card) == len(g.cards(counter)) == number
    if counter == "Special Ops Counter":
        g.until("Declare")
        g.say("done")  # no Surprise Strike
    one = numbered(g, counter, number - 1)
    g.attack((one, "Robot Infantry Battalion"))
    assert g.damage("Robot Infantry Battalion") == 1
    assert g.awaited == 1
    assert g.why(f"target Destroyer Detachment {card}") == "S22-MIL-A2-5"
    assert g.offered("target Destroyer Detachment Light Cruiser Task Force")
    assert g.offered(f"target Destroyer Detachment {counter}")  # Support is not for counters


@covers(*[card for card, _, _ in CARRIERS])
@pytest.mark.parametrize(("card", "counter", "number"), CARRIERS)
def test_carriers_get_their_counters_back(card: str, counter: str, number: int) -> None:
    g = game(at("Mars", 0, unit(card, 0, carried=0)), at("Silicas", 1), moment="resupply")
    g.next_turn()
    assert g.counters(card) == number
    assert {g.t.spec.names[g.t.face[c]] for c in g.t.counters_of(g.card(card))} == {counter}


@covers("Anti-matter Torpedo Ships", "Torpedo Bomber Squadron", "Main Battle Fleet")
@pytest.mark.parametrize(
    "card", ["Anti-matter Torpedo Ships", "Torpedo Bomber Squadron", "Main Battle Fleet"]
)
def test_piercing_breaks_a_hardened_card(card: str) -> None:
    g = battle(came(card), "1 Retired Rim Battlecruisers")
    g.attack((card, "Retired Rim Battlecruisers"))
    assert hurt(g, "Retired Rim Battlecruisers") == 2
    step_over(g)
    assert g.is_out("Retired Rim Battlecruisers")


@covers("Retired Rim Battlecruisers", "Robot Goliath", "Main Battle Fleet")
@pytest.mark.parametrize("card", ["Retired Rim Battlecruisers", "Robot Goliath"])
def test_hardened_cards_stand_one_hit(card: str) -> None:
    g = battle(
        came("Light Cruiser Task Force", missions=0), came("Imperial Guardian Fleet"), f"1 {card}"
    )
    g.attack(("Light Cruiser Task Force", card), ("Imperial Guardian Fleet", card))
    assert g.damage(card) == 1
    g.until("Withdrawal")
    assert not g.is_out(card)
    g.attack(("Light Cruiser Task Force", card), ("Imperial Guardian Fleet", card))
    step_over(g)
    assert g.is_out(card)


@covers(
    "Bomber Squadron",
    "Drone Fighter Squadron",
    "Fighter Squadron",
    "Interceptor Squadron",
    "Retired Rim Battlecruisers",
    "Robot Goliath",
    "Torpedo Bomber Squadron",
    "Anti-matter Torpedo Ships",
    "Atmospheric Insertion Squadron",
    "Invasion Assault Force",
)
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("Bomber Squadron", 1),
        ("Drone Fighter Squadron", 1),
        ("Fighter Squadron", 1),
        ("Interceptor Squadron", 1),
        ("Retired Rim Battlecruisers", 1),
        ("Robot Goliath", 1),
        ("Torpedo Bomber Squadron", 1),
        ("Anti-matter Torpedo Ships", 0),
        ("Atmospheric Insertion Squadron", 0),
        ("Invasion Assault Force", 0),
    ],
)
def test_sub_light_fleets_pay_their_way(card: str, price: int) -> None:
    assert fare(card) == price


@covers(
    "Fighter Squadron", "Imperial Guardian Fleet", "Light Cruiser Task Force", "Main Battle Fleet"
)
def test_reactive_fleets_react_depleted() -> None:
    for card in ("Fighter Squadron", "Imperial Guardian Fleet", "Light Cruiser Task Force"):
        assert reacts(card, depleted=True)
    assert not reacts("Main Battle Fleet", depleted=True)


@covers("Drone Fighter Squadron", "Destroyer Detachment")
def test_a_deployed_fleet_enters_undepleted() -> None:
    assert not allocated("Drone Fighter Squadron").depleted("Drone Fighter Squadron")
    assert allocated("Destroyer Detachment").depleted("Destroyer Detachment")


@covers(
    "Destroyer Detachment",
    "Interceptor Squadron",
    "Retired Rim Battlecruisers",
    "Torpedo Bomber Squadron",
)
def test_bonuses_versus_sub_types() -> None:
    g = battle(
        came("Destroyer Detachment"),
        came("Interceptor Squadron"),
        came("Retired Rim Battlecruisers"),
        came("Torpedo Bomber Squadron"),
        "1 Bomber Squadron",
        "1 Bomber Carrier Group",
        unit("Light Cruiser Task Force", 1, missions=0),
        "1 Orbital Mega-city",
    )
    fighter, carrier, capital, station = (
        "Bomber Squadron",
        "Bomber Carrier Group",
        "Light Cruiser Task Force",
        "Orbital Mega-city",
    )
    expected = {
        "Destroyer Detachment": (5, 5, 3, 3),
        "Interceptor Squadron": (8, 4, 4, 4),
        "Retired Rim Battlecruisers": (6, 6, 8, 6),
        "Torpedo Bomber Squadron": (5, 5, 8, 5),
    }
    for card, numbers in expected.items():
        assert tuple(g.att(card, to) for to in (fighter, carrier, capital, station)) == numbers
        assert g.att(card, "Bomber Counter") == numbers[0]  # a counter is a Fighter too
    g.attack(("Torpedo Bomber Squadron", capital), ("Destroyer Detachment", carrier))
    assert hurt(g, capital) == 2
    assert blows(g, "Destroyer Detachment") == [5]
    assert hurt(g, carrier) == 0  # 5 against 6


@covers("Interceptor Squadron")
def test_interceptors_split_their_bonus_among_fighters() -> None:
    g = battle(came("Interceptor Squadron"), "1 Imperial Guardian Fleet", "1 Fighter Carrier Group")
    one, other = numbered(g, "Fighter Counter", 0), numbered(g, "Fighter Counter", 1)
    g.attack(("Interceptor Squadron", one), ("Interceptor Squadron", other), shares=(4,))
    assert blows(g, "Interceptor Squadron") == [4, 4]
    assert g.counters("Fighter Carrier Group") == 1
    g = battle(came("Bomber Carrier Group", carried=0), "1 Interceptor Squadron")
    g.until("Declare", 0)
    g.say("done")
    g.until("Declare", 1)
    assert g.offered("target Interceptor Squadron Bomber Carrier Group")  # Intercept


@covers("Fighter Squadron")
def test_fighters_profit_from_an_own_carrier_here() -> None:
    g = battle(came("Fighter Squadron"), came("Bomber Carrier Group"), "1 Imperial Guardian Fleet")
    assert g.att("Fighter Squadron") == 4
    g.attack(("Fighter Squadron", "Imperial Guardian Fleet"))
    assert g.damage("Imperial Guardian Fleet") == 1
    g = battle(came("Fighter Squadron"), "1 Bomber Carrier Group")
    assert g.att("Fighter Squadron") == 3  # not the enemy's
    g = game(
        at("Mars", 0, "0 Fighter Squadron"),
        at("Malakar 4", 0, "0 Bomber Carrier Group"),
        at("Silicas", 1),
    )
    assert g.att("Fighter Squadron") == 3


@covers("Bomber Squadron", "Atmospheric Insertion Squadron")
@pytest.mark.parametrize(
    ("card", "att"), [("Bomber Squadron", 3), ("Atmospheric Insertion Squadron", 4)]
)
def test_atmospheric_fleets_double_against_the_ground(card: str, att: int) -> None:
    targets = (("Main Battle Tank Company", 2 * att), ("Orbital Mega-city", att), ("Mars", att))
    for target, number in targets:
        g = battle(came(card), "1 Main Battle Tank Company", "1 Orbital Mega-city")
        g.attack((card, target))
        assert blows(g, card) == [number]


@covers("Atmospheric Insertion Squadron")
def test_insertion_lets_one_troop_assault() -> None:
    g = battle(
        came("Atmospheric Insertion Squadron"),
        came("Clone Battalion"),
        came("Infantry Battalion"),
        "1 Robot Infantry Battalion",
    )
    g.until_moment("step_1", 0)
    g.say("use Atmospheric Insertion Squadron 0", "choose Clone Battalion")
    assert g.missions("Atmospheric Insertion Squadron") == 0
    assert g.has("Clone Battalion", "Assault")
    assert not g.has("Infantry Battalion", "Assault")
    g.attack(("Clone Battalion", "Robot Infantry Battalion"))
    assert g.t.exchange == 1
    assert g.damage("Robot Infantry Battalion") == 1
    to_exchange(g, 2)
    assert not g.has("Clone Battalion", "Assault")


@covers("Automated Missile Launchships")
def test_launchships_spread_wide_or_go_out_with_a_bang() -> None:
    units = [
        came("Automated Missile Launchships"),
        "1 Destroyer Detachment",
        "1 Imperial Guardian Fleet",
        "1 Fighter Squadron",
        "1 Robot Goliath",
    ]
    three = ("Destroyer Detachment", "Imperial Guardian Fleet", "Fighter Squadron")
    g = battle(*units)
    g.attack(*[("Automated Missile Launchships", one) for one in three], shares=(3, 4))
    g.passes()
    assert blows(g, "Automated Missile Launchships") == [3, 4, 3]
    assert all(hurt(g, one) == 1 for one in three)
    g = battle(*units)
    g.attack(("Automated Missile Launchships", "Robot Goliath"))
    assert g.moment == "targets_1"
    g.say("use Automated Missile Launchships 0")
    assert blows(g, "Automated Missile Launchships") == [16]
    assert hurt(g, "Robot Goliath") == 2  # it left after the attack
    assert "Automated Missile Launchships" in g.names("discard 0")


@covers("Drone Fighter Squadron")
def test_drone_fighters_ram() -> None:
    g = battle(
        came("Drone Fighter Squadron"),
        came("Destroyer Detachment"),
        "1 Retired Rim Battlecruisers",
    )
    assert g.prompt != "Moment" or not g.offered("use Drone Fighter Squadron")
    g.attack(
        ("Drone Fighter Squadron", "Retired Rim Battlecruisers"),
        ("Destroyer Detachment", "Retired Rim Battlecruisers"),
    )
    g.say("use Drone Fighter Squadron 0")
    g.passes()
    assert hurt(g, "Retired Rim Battlecruisers") == 2
    assert g.is_out("Drone Fighter Squadron")


@covers("Heavy Cruiser Assault Force")
def test_heavy_cruisers_halve_small_attacks_one_by_one() -> None:
    g = battle(
        came("Heavy Cruiser Assault Force"),
        "1 Imperial Guardian Fleet",
        "1 Torpedo Bomber Squadron",
        "1 Destroyer Detachment",
    )
    g.attack(
        ("Heavy Cruiser Assault Force", "Imperial Guardian Fleet"),
        ("Heavy Cruiser Assault Force", "Destroyer Detachment"),
        shares=(6,),
    )
    assert blows(g, "Heavy Cruiser Assault Force") == [6, 5]
    mine = "Heavy Cruiser Assault Force"
    g.attack(*[(one, mine) for one in ("Imperial Guardian Fleet", "Torpedo Bomber Squadron")])
    assert blows(g, "Imperial Guardian Fleet") == [2]  # 4
    assert blows(g, "Torpedo Bomber Squadron") == [8]  # 5 and 3 versus Capitals
    assert hurt(g, mine) == 2  # 10 reaches 9, and Piercing
    assert g.is_out(mine)


@covers("Heavy Cruiser Assault Force")
def test_heavy_cruisers_are_hardened() -> None:
    g = battle(came("Heavy Cruiser Assault Force"), unit("Light Cruiser Task Force", 1, missions=0))
    g.until("Declare", 1)
    g.say("target Light Cruiser Task Force Heavy Cruiser Assault Force")
    assert hurt(g, "Heavy Cruiser Assault Force") == 1  # 9 against 9
    g.until("Withdrawal")
    assert not g.is_out("Heavy Cruiser Assault Force")


@covers("Imperial Guardian Fleet")
def test_guardians_defend_thrones_better() -> None:
    units = [came("Torpedo Bomber Squadron"), "1 Imperial Guardian Fleet"]
    g = battle(*units, throne=True)
    assert g.defence("Imperial Guardian Fleet") == 6
    g.attack(("Torpedo Bomber Squadron", "Imperial Guardian Fleet"))
    assert hurt(g, "Imperial Guardian Fleet") == 0
    assert battle(*units).defence("Imperial Guardian Fleet") == 4
    g = battle(came("Imperial Guardian Fleet"), "1 Destroyer Detachment", throne=True)
    assert g.defence("Imperial Guardian Fleet") == 4  # it attacks


@covers("Light Cruiser Task Force")
def test_light_cruisers_spend_missions_to_intercept() -> None:
    g = battle(came("Bomber Carrier Group", carried=0), "1 Light Cruiser Task Force")
    g.until("Declare", 0)
    g.say("done")
    assert g.prompt == "Moment"
    assert g.awaited == 1
    assert g.moment == "step_2"
    g.say("use Light Cruiser Task Force 0")
    assert g.missions("Light Cruiser Task Force") == 1
    g.until("Declare", 1)
    g.say("target Light Cruiser Task Force Bomber Carrier Group")
    step_over(g)
    assert hurt(g, "Bomber Carrier Group") == 1


@covers("Light Cruiser Task Force")
def test_one_mission_an_exchange() -> None:
    g = battle(came("Bomber Carrier Group"), "1 Light Cruiser Task Force")
    g.until_moment("exchange_start", 1)
    g.say("use Light Cruiser Task Force 0")
    g.until("Declare", 1)
    assert g.has("Light Cruiser Task Force", "Intercept")
    assert g.missions("Light Cruiser Task Force") == 1
    while g.t.exchange == 1:
        assert not (g.prompt == "Moment" and g.awaited == 1)
        g.shrug()
    assert not g.has("Light Cruiser Task Force", "Intercept")
    g.until_moment("exchange_start", 1)
    g.say("use Light Cruiser Task Force 0")
    assert g.missions("Light Cruiser Task Force") == 0


@covers("Long Range Patrol Force")
def test_patrols_reach_any_world() -> None:
    g = game(
        at("Mars", 0, "0 Long Range Patrol Force", "0 Destroyer Detachment"),
        at("Silicas", 1),
        at("Malakar 4", 2),
        at("Krinos Mecarios", 3),
        seats=4,
        moment="reallocation",
    )
    g.until("AttackMoves")
    assert g.why("move Destroyer Detachment Malakar 4") == "S22-ADJ-1"
    g.say("move Long Range Patrol Force Malakar 4")
    assert g.at("Long Range Patrol Force") == "Malakar 4, Dual-crusted Planet"


@covers("Long Range Patrol Force")
@pytest.mark.parametrize("bottom", [False, True])
def test_patrols_look_at_the_top_card(bottom: bool) -> None:
    g = game(
        at("Mars", 0, "0 Long Range Patrol Force"),
        at("Silicas", 1),
        zones={"assets 0": ["Clone Battalion", "Infantry Battalion", "Robot Goliath"]},
        moment="reallocation",
    )
    assert g.prompt == "Moment"
    g.say("use Long Range Patrol Force 1")
    assert g.prompt == "Looking"
    assert g.depleted("Long Range Patrol Force")
    seen = [s for s in g.session.log.events if s.kind == "sees"]
    assert len(seen) == 1
    top = g.t.zones[g.t.zone(0, 0)][-1]
    assert g.t.known[top] == 1  # the seat alone
    before = g.names("assets 0")
    g.say("bottom" if bottom else "keep")
    after = g.names("assets 0")
    assert after == ([before[-1], *before[:-1]] if bottom else before)


@covers("Main Battle Fleet")
def test_a_main_battle_fleet_leads_other_fleets() -> None:
    g = battle(
        came("Main Battle Fleet"),
        came("Destroyer Detachment"),
        came("Hover Tank Squadron"),
        "1 Imperial Guardian Fleet",
        "1 Fighter Squadron",
    )
    assert g.att("Destroyer Detachment") == 4
    assert g.att("Main Battle Fleet") == 10
    assert g.att("Hover Tank Squadron") == 5
    assert g.att("Fighter Squadron") == 3
    g.attack(
        ("Destroyer Detachment", "Imperial Guardian Fleet"),
        ("Main Battle Fleet", "Imperial Guardian Fleet"),
        ("Main Battle Fleet", "Fighter Squadron"),
        shares=(5,),
    )
    assert blows(g, "Destroyer Detachment") == [4]
    assert blows(g, "Main Battle Fleet") == [5, 5]


@covers("Marine Hover Transports")
def test_transports_bring_a_marine_and_shield_hovers() -> None:
    g = battle(
        came("Marine Hover Transports"),
        came("Hover Tank Squadron"),
        came("Infantry Battalion"),
        "1 Intercept Hover Drones",
        "1 Robot Infantry Battalion",
    )
    assert g.defence("Hover Tank Squadron") == 6
    assert g.defence("Infantry Battalion") == 3
    assert g.defence("Intercept Hover Drones") == 4
    assert g.counters("Marine Hover Transports") == 1
    g.attack(("Marine Counter", "Robot Infantry Battalion"))
    assert g.t.exchange == 1
    assert g.damage("Robot Infantry Battalion") == 1
    assert not g.has("Marine Hover Transports", "Support")


@covers("Rapid Strike Fleet")
def test_rapid_strikes_hit_harder_by_surprise() -> None:
    g = battle(came("Rapid Strike Fleet"), "1 Retired Rim Battlecruisers", "1 Drone Carrier Group")
    assert g.att("Rapid Strike Fleet") == 6
    g.attack(("Rapid Strike Fleet", "Drone Carrier Group"))
    assert blows(g, "Rapid Strike Fleet") == [10]
    assert g.is_out("Drone Carrier Group")
    to_exchange(g, 2)
    g.attack(("Rapid Strike Fleet", "Retired Rim Battlecruisers"))
    assert blows(g, "Rapid Strike Fleet") == [10, 6]


@covers("Robot Goliath")
def test_a_goliath_besieges_and_splits() -> None:
    g = battle(came("Robot Goliath"), throne=True)
    g.attack(("Robot Goliath", "Mars"))
    assert g.conquest("Mars") == 2  # Siege +1
    cruisers = unit("Light Cruiser Task Force", 1, missions=0)
    g = battle(came("Robot Goliath"), cruisers, "1 Torpedo Bomber Squadron")
    g.attack(
        ("Robot Goliath", "Light Cruiser Task Force"),
        ("Robot Goliath", "Torpedo Bomber Squadron"),
        shares=(8,),
    )
    assert blows(g, "Robot Goliath") == [8, 4]
    assert hurt(g, "Light Cruiser Task Force") == hurt(g, "Torpedo Bomber Squadron") == 1


@covers("Special Ops Carrier Unit", "Special Ops Counter")
def test_special_ops_strike_first() -> None:
    g = battle(came("Special Ops Carrier Unit"), "1 Destroyer Detachment")
    g.attack((numbered(g, "Special Ops Counter", 0), "Destroyer Detachment"))
    assert g.is_out("Destroyer Detachment")
    assert "S22-KW-SURPRISE-3" in g.clauses("eliminated")


@covers("Invasion Assault Force", "Marines Dropship Group")
@pytest.mark.parametrize("card", ["Invasion Assault Force", "Marines Dropship Group"])
def test_marines_storm_a_world(card: str) -> None:
    g = battle(came(card))
    marines = [(numbered(g, "Marine Counter", n), "Mars") for n in range(2)]
    g.attack(*marines)
    assert g.t.exchange == 1
    assert g.conquest("Mars") == 1
    g.until("SystemDraw")
    assert g.controller("Mars") == 0  # the card holds it, not the counters
