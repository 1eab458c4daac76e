"""What every Unit counter does."""

from __future__ import annotations

import pytest

from tests.games.seize.cards import battle, blows, came, hurt, numbered, step_over, to_exchange
from tests.games.seize.table import covers

FLYING = [
    ("Bomber Carrier Group", "Bomber Counter"),
    ("Drone Carrier Group", "Drone Fighter Counter"),
    ("Fighter Carrier Group", "Fighter Counter"),
    ("Special Ops Carrier Unit", "Special Ops Counter"),
]
MARCHING = [
    ("Marines Dropship Group", "Marine Counter", 1),
    ("Shock Robot Drop Carriers", "Drone Infantry Counter", 1),
    ("Mechanized Infantry Division", "Infantry Counter", 2),
]


@covers(*[counter for _, counter in FLYING])
@pytest.mark.parametrize(("host", "counter"), FLYING)
def test_fighters_fight_fleets_and_are_fighters(host: str, counter: str) -> None:
    g = battle(came(host), "1 Fighter Squadron", "1 Destroyer Detachment", "1 Interceptor Squadron")
    number = g.counters(host)
    assert g.att("Interceptor Squadron", counter) == 8  # ATT +4 versus Fighters
    if counter == "Special Ops Counter":
        g.attack((numbered(g, counter, 0), "Fighter Squadron"))
        assert g.is_out("Fighter Squadron")  # Surprise Strike
    else:
        g.attack((numbered(g, counter, 0), "Fighter Squadron"))
        assert hurt(g, "Fighter Squadron") == 1
        assert blows(g, counter) == [3]
    g.until("Declare", 1)
    g.say(f"target {g.named('Destroyer Detachment')} {numbered(g, counter, 1)}", "done")  # 5
    assert g.counters(host) == number - 1  # gone at once


@covers("Bomber Counter", "Fighter Counter")
def test_bombers_are_atmospheric_and_frail() -> None:
    g = battle(came("Bomber Carrier Group"), "1 Heavy Assault Mech Lance")
    assert g.defence("Bomber Counter") == 2
    g.attack(("Bomber Counter", "Heavy Assault Mech Lance"))
    assert blows(g, "Bomber Counter") == [6]
    assert hurt(g, "Heavy Assault Mech Lance") == 1
    g = battle(came("Fighter Carrier Group"), "1 Heavy Assault Mech Lance")
    g.attack(("Fighter Counter", "Heavy Assault Mech Lance"))
    assert blows(g, "Fighter Counter") == [3]


@covers(*[counter for _, counter, _ in MARCHING])
@pytest.mark.parametrize(("host", "counter", "exchange"), MARCHING)
def test_infantry_marches_with_or_without_assault(host: str, counter: str, exchange: int) -> None:
    g = battle(came(host), "1 Robot Infantry Battalion", "1 Infantry Suppression Hovers")
    assert g.att("Infantry Suppression Hovers", counter) == 8  # Infantry
    g.until("Declare", 0)
    if exchange == 2:
        to_exchange(g, 2)
    assert g.t.exchange == exchange
    assert g.why(f"target {g.named(counter)} {g.named(host)}")
    g.attack((counter, "Robot Infantry Battalion"))
    assert hurt(g, "Robot Infantry Battalion") == 1


@covers("Drone Fighter Counter", "Drone Infantry Counter", "Fighter Counter", "Marine Counter")
def test_drone_counters_get_the_bonuses_of_drones() -> None:
    g = battle(
        came("Drone Carrier Group"),
        came("Shock Robot Drop Carriers"),
        came("Fighter Carrier Group"),
        came("Marines Dropship Group"),
        hands={0: ["AI Coordinated Offensive"]},
    )
    g.until_moment("ca_start", 0)
    g.say("play AI Coordinated Offensive")
    g.until("Declare")
    names = (
        "Drone Fighter Counter",
        "Drone Infantry Counter",
        "Fighter Counter",
        "Marine Counter",
    )
    assert [g.att(name) for name in names] == [6, 6, 3, 4]


@covers("Fighter Counter", "Drone Fighter Counter")
def test_counters_outlive_their_card_until_the_action_ends() -> None:
    for host, counter in FLYING[1:3]:
        g = battle(came("Main Battle Fleet"), f"1 {host}", "1 Imperial Guardian Fleet")
        g.attack(("Main Battle Fleet", host))
        step_over(g)
        g.until("Withdrawal")
        assert g.is_out(host)
        assert len(g.cards(counter)) == 3
        to_exchange(g, 2)
        g.until("Declare", 1)
        assert g.offered(f"target {counter} Main Battle Fleet")
        g.next_turn()
        assert g.is_out(counter)


@covers("Infantry Counter", "Militia Counter")
@pytest.mark.parametrize(
    ("helper", "counter", "left"),
    [("", "Infantry Counter", 1), ("Ajee Delere", "Militia Counter", 3)],
)
def test_rallied_infantry_holds_the_world(helper: str, counter: str, left: int) -> None:
    g = battle(
        came("Light Cruiser Task Force", missions=0),
        came("Torpedo Bomber Squadron"),
        hands={1: ["Militia Rally"]},
        figures={1: [helper]} if helper else {},
    )
    g.until_moment("ca_start", 1)
    g.say("play Militia Rally")
    if helper:
        g.say(f"deplete {helper} 1")
    g.attack(("Torpedo Bomber Squadron", counter), ("Light Cruiser Task Force", "Mars"))
    g.passes()
    assert len(g.cards(counter, 1)) == left  # 5 against 3, or Reinforced against 6
    assert g.conquest("Mars") == 1
    g.next_turn()
    assert g.is_out(counter)
    assert g.controller("Mars") == 1
