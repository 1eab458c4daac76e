"""What every Tactics card does, instantly and with each upgrade."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seize.cards import battle, blows, came, hurt, numbered, step_over, to_exchange
from tests.games.seize.table import Game, at, covers, game

ADMIRAL = "Rear Admiral Thalmic Brenzar"
ASSASSIN = "Andala Marenas"
ENGINEER = "Shalindris Nu"
GENERAL = "Brigadier General Na'zeen"
HUNTER = "Delanos Vec"
POLITICIAN = "Shalma Questin of the 1st Nano Order"
ANDROID = "Alpha Theta Omicron"


def play(tactics: str, seat: int, moment: str, *units: Any, helper: str = "", **more: Any) -> Game:
    """A seat plays the card in a battle, upgraded by an own Character if one is given."""
    figures = {seat: [helper]} if helper else {}
    g = battle(*units, hands={seat: [tactics]}, figures=figures, **more)
    g.until_moment(moment, seat)
    g.say(f"play {tactics}")
    if helper:
        assert g.prompt == "Upgrade"
        g.say(f"deplete {helper} 1")
        assert g.depleted(helper)
    return g


def spent(g: Game, seat: int) -> int:
    return 5 - g.resources(seat)


# -- all of a kind --------------------------------------------------------------------------------


@covers("AI Coordinated Offensive")
@pytest.mark.parametrize("helper", ["", GENERAL])
def test_ai_coordinated_offensive(helper: str) -> None:
    g = play(
        "AI Coordinated Offensive",
        0,
        "ca_start",
        came("Robot Goliath"),
        came("Drone Carrier Group"),
        came("Destroyer Detachment"),
        "1 Robot Infantry Battalion",
        helper=helper,
    )
    g.until("Declare")
    assert spent(g, 0) == 2
    assert g.names("discard 0") == []
    assert g.att("Robot Goliath") == 15
    assert g.att("Drone Fighter Counter") == 6
    assert g.att("Destroyer Detachment") == 3
    assert g.att("Robot Infantry Battalion") == 3
    pierces = 1 if helper else -1
    assert g.keyword("Drone Fighter Counter", "Piercing") == pierces
    assert g.keyword("Destroyer Detachment", "Piercing") == -1
    to_exchange(g, 2)
    assert g.att("Robot Goliath") == 15
    g.next_turn()
    assert g.att("Robot Goliath") == 12
    assert "AI Coordinated Offensive" in g.names("discard 0")


@covers("Piercing Wedge Formation")
@pytest.mark.parametrize("helper", ["", ADMIRAL])
def test_piercing_wedge_formation(helper: str) -> None:
    g = play(
        "Piercing Wedge Formation",
        0,
        "step_1",
        came("Destroyer Detachment"),
        came("Hover Tank Squadron"),
        "1 Retired Rim Battlecruisers",
        helper=helper,
    )
    g.until("Declare")
    assert spent(g, 0) == 2
    assert g.att("Destroyer Detachment") == 6
    assert g.att("Hover Tank Squadron") == 5
    assert g.att("Retired Rim Battlecruisers") == 6
    g.attack(("Destroyer Detachment", "Retired Rim Battlecruisers"))
    step_over(g)
    assert hurt(g, "Retired Rim Battlecruisers") == (2 if helper else 1)
    to_exchange(g, 2)
    assert g.att("Destroyer Detachment") == 3


@covers("Hull Dancing Run")
@pytest.mark.parametrize("helper", ["", ASSASSIN])
def test_hull_dancing_run(helper: str) -> None:
    g = play(
        "Hull Dancing Run",
        0,
        "step_1",
        came("Bomber Squadron"),
        came("Fighter Squadron"),
        came("Destroyer Detachment"),
        "1 Retired Rim Battlecruisers",
        "1 Fighter Carrier Group",
        "1 Orbital Mega-city",
        helper=helper,
    )
    if helper:
        g.say("choose Bomber Squadron")
    g.until("Declare")
    assert spent(g, 0) == 1
    for target in ("Retired Rim Battlecruisers", "Fighter Carrier Group", "Orbital Mega-city"):
        assert g.att("Bomber Squadron", target) == 5
    assert g.att("Bomber Squadron", "Fighter Counter") == 3
    assert g.att("Bomber Squadron", "Mars") == 3
    assert g.att("Destroyer Detachment", "Orbital Mega-city") == 3
    assert g.has("Bomber Squadron", "Piercing") == bool(helper)
    assert not g.has("Fighter Squadron", "Piercing")
    g.attack(("Bomber Squadron", "Retired Rim Battlecruisers"))
    step_over(g)
    assert hurt(g, "Retired Rim Battlecruisers") == (2 if helper else 1)
    to_exchange(g, 2)
    assert g.att("Bomber Squadron", "Orbital Mega-city") == 3


@covers("Heavy Bombardment Ordnance")
def test_heavy_bombardment_ordnance() -> None:
    units = [came("Main Battle Fleet"), came("Rapid Strike Fleet"), "1 Imperial Guardian Fleet"]
    g = play("Heavy Bombardment Ordnance", 0, "step_1", *units, throne=True)
    assert sorted(g.offers()) == ["choose main-battle-fleet", "choose rapid-strike-fleet"]
    g.say("choose Main Battle Fleet")
    g.attack(("Main Battle Fleet", "Mars"), ("Rapid Strike Fleet", "Mars"))
    step_over(g)
    assert g.happened("conquest-counted 0 mars 2") == 1
    assert spent(g, 0) == 2
    g = play("Heavy Bombardment Ordnance", 0, "step_1", *units, throne=True, helper=POLITICIAN)
    g.attack(("Main Battle Fleet", "Mars"), ("Rapid Strike Fleet", "Mars"))
    step_over(g)
    assert g.happened("conquest-counted 0 mars 3") == 1
    assert not g.has("Imperial Guardian Fleet", "Siege")
    to_exchange(g, 2)
    assert not g.has("Main Battle Fleet", "Siege")


# -- on one Unit ----------------------------------------------------------------------------------


@covers("Armor Piercing Barrage")
@pytest.mark.parametrize(("helper", "number"), [("", 1), (GENERAL, 2)])
def test_armor_piercing_barrage(helper: str, number: int) -> None:
    g = play(
        "Armor Piercing Barrage",
        0,
        "step_1",
        came("Rapid Strike Fleet"),
        came("Fighter Carrier Group"),
        "1 Retired Rim Battlecruisers",
        helper=helper,
    )
    assert not g.offered("choose Fighter Counter")  # a Unit card
    g.say("choose Rapid Strike Fleet")
    g.until("Declare")
    assert spent(g, 0) == 1
    assert g.keyword("Rapid Strike Fleet", "Piercing") == number
    g.attack(("Rapid Strike Fleet", "Retired Rim Battlecruisers"))
    step_over(g)
    assert hurt(g, "Retired Rim Battlecruisers") == 1 + number
    to_exchange(g, 2)
    assert not g.has("Rapid Strike Fleet", "Piercing")


@covers("Armor Piercing Barrage", "Phalanx Battle Formation")
def test_a_third_player_helps_with_consent() -> None:
    for answer, number in (("agree", 1), ("decline", 0)):
        g = game(
            at("Mars", 1, came("Robot Goliath"), "1 Destroyer Detachment"),
            at("Dalken Cendros", 0),
            at("Malakar 4", 2),
            hands={2: ["Phalanx Battle Formation"]},
            seats=3,
        )
        g.conquer("Mars")
        g.until_moment("step_1", 2)
        g.say("play Phalanx Battle Formation", "choose Destroyer Detachment")
        assert g.prompt == "Permit"
        assert g.awaited == 1
        g.say(answer)
        if answer == "decline":
            assert g.prompt == "Targets"
            assert g.awaited == 2
            g.say("done")
        g.until("Declare")
        assert g.defence("Destroyer Detachment") == 3 + 3 * number
        assert 5 - g.resources(2) == number
        assert (g.names("hand 2") == []) == bool(number)


@covers("Phalanx Battle Formation")
def test_phalanx_battle_formation() -> None:
    units = [
        came("Light Cruiser Task Force", missions=0),
        "1 Destroyer Detachment",
        "1 Robot Infantry Battalion",
        "1 Orbital Mega-city",
        "1 Fighter Squadron",
    ]
    mine = ("Destroyer Detachment", "Robot Infantry Battalion", "Orbital Mega-city")
    g = play("Phalanx Battle Formation", 1, "step_1", *units)
    g.say("choose Destroyer Detachment")
    g.until("Declare")
    assert [g.defence(one) for one in mine] == [6, 3, 7]
    assert spent(g, 1) == 1
    to_exchange(g, 2)
    assert g.defence("Destroyer Detachment") == 3
    g = play("Phalanx Battle Formation", 1, "step_1", *units, helper=GENERAL)
    g.say(*[f"choose {one}" for one in mine])
    g.until("Declare")
    assert [g.defence(one) for one in mine] == [6, 6, 10]
    assert g.defence("Fighter Squadron") == 3


@covers("Shield Overload Gambit")
@pytest.mark.parametrize(("helper", "att", "defence"), [("", 7, 1), (ENGINEER, 9, 3)])
def test_shield_overload_gambit(helper: str, att: int, defence: int) -> None:
    g = play(
        "Shield Overload Gambit",
        0,
        "step_1",
        came("Destroyer Detachment"),
        "1 Fighter Squadron",
        helper=helper,
    )
    g.say("choose Destroyer Detachment")
    g.until("Declare")
    assert (g.att("Destroyer Detachment"), g.defence("Destroyer Detachment")) == (att, defence)
    assert spent(g, 0) == 1
    to_exchange(g, 2)
    assert (g.att("Destroyer Detachment"), g.defence("Destroyer Detachment")) == (3, 3)


@covers("Firing Range Advantage")
@pytest.mark.parametrize(("helper", "number"), [("", 3), (HUNTER, 6)])
def test_firing_range_advantage(helper: str, number: int) -> None:
    g = play(
        "Firing Range Advantage",
        0,
        "ca_start",
        came("Destroyer Detachment"),
        came("Hover Tank Squadron"),
        "1 Long Range Patrol Force",
        "1 Retired Rim Battlecruisers",
        helper=helper,
    )
    assert not g.offered("choose Hover Tank Squadron")
    g.say("choose Destroyer Detachment")
    g.attack(("Destroyer Detachment", "Long Range Patrol Force"))
    g.passes()
    assert blows(g, "Destroyer Detachment") == [number]
    assert spent(g, 0) == 1
    assert g.is_out("Long Range Patrol Force")
    assert g.att("Destroyer Detachment") == number
    to_exchange(g, 2)
    assert g.att("Destroyer Detachment") == 3
    assert g.has("Destroyer Detachment", "Surprise Strike")
    g.next_turn()
    assert not g.has("Destroyer Detachment", "Surprise Strike")


# -- damage ---------------------------------------------------------------------------------------


@covers("Damage Control Drones")
def test_damage_control_drones() -> None:
    units = [
        came("Robot Goliath"),
        came("Anti-matter Torpedo Ships"),
        "1 Destroyer Detachment",
        "1 Retired Rim Battlecruisers",
    ]
    both = [
        ("Robot Goliath", "Destroyer Detachment"),
        ("Anti-matter Torpedo Ships", "Retired Rim Battlecruisers"),
    ]

    def after(helper: str) -> Game:
        people = {1: [helper]} if helper else {}
        g = battle(*units, hands={1: ["Damage Control Drones"]}, figures=people)
        g.attack(*both)
        g.until_moment("step_3", 1)
        assert (g.damage("Destroyer Detachment"), g.damage("Retired Rim Battlecruisers")) == (1, 2)
        g.say("play Damage Control Drones")
        return g

    g = after("")
    g.say("choose Destroyer Detachment")
    g.until("Withdrawal")
    assert not g.is_out("Destroyer Detachment")
    assert g.is_out("Retired Rim Battlecruisers")
    assert spent(g, 1) == 1
    assert "Damage Control Drones" in g.names("discard 1")
    g = after(ENGINEER)
    g.say(f"deplete {ENGINEER} 1")
    g.say("choose Destroyer Detachment", "choose Retired Rim Battlecruisers")
    g.until("Withdrawal")
    assert not g.is_out("Destroyer Detachment")
    assert not g.is_out("Retired Rim Battlecruisers")
    assert g.happened("mends 1") == 2


@covers("Disposable Forces")
@pytest.mark.parametrize("helper", ["", GENERAL])
def test_disposable_forces(helper: str) -> None:
    g = battle(
        came("Anti-matter Torpedo Ships"),
        "1 Robot Infantry Battalion",
        "1 Scout Tank Deployment",
        "1 Retired Rim Battlecruisers",
        hands={1: ["Disposable Forces"]},
        figures={1: [helper]} if helper else {},
    )
    g.attack(("Anti-matter Torpedo Ships", "Retired Rim Battlecruisers"))
    g.until_moment("step_3", 1)
    g.say("play Disposable Forces")
    if helper:
        g.say(f"deplete {helper} 1")
    assert sorted(g.offers()) == [
        "choose robot-infantry-battalion",
        "choose scout-tank-deployment",
    ]
    g.say("choose Robot Infantry Battalion")
    assert not g.offered("choose Robot Infantry Battalion")  # another one
    g.say("choose Retired Rim Battlecruisers")
    g.until("Withdrawal")
    assert g.is_out("Robot Infantry Battalion")
    assert not g.is_out("Retired Rim Battlecruisers")
    assert spent(g, 1) == 0
    assert len(g.names("hand 1")) == (1 if helper else 0)


@covers("Disposable Forces")
def test_a_counter_is_a_disposable_troop() -> None:
    g = battle(
        came("Anti-matter Torpedo Ships"),
        "1 Marines Dropship Group",
        hands={1: ["Disposable Forces"]},
    )
    g.attack(("Anti-matter Torpedo Ships", "Marines Dropship Group"))
    g.until_moment("step_3", 1)
    g.say("play Disposable Forces", f"choose {numbered(g, 'Marine Counter', 0)}")
    g.until("Withdrawal")
    assert not g.is_out("Marines Dropship Group")
    assert g.counters("Marines Dropship Group") == 1


# -- targets --------------------------------------------------------------------------------------


@covers("Decoy Hologram Fleet")
def test_decoy_hologram_fleet() -> None:
    units = [
        came("Destroyer Detachment"),
        came("Rapid Strike Fleet"),
        came("Jump Battlesuit Company"),
        "1 Fighter Squadron",
        "1 Robot Infantry Battalion",
        "1 Orbital Mega-city",
    ]
    aims = [
        ("Destroyer Detachment", "Fighter Squadron"),
        ("Rapid Strike Fleet", "Orbital Mega-city"),
        ("Jump Battlesuit Company", "Robot Infantry Battalion"),
    ]

    def declared(**more: Any) -> Game:
        g = battle(*units, hands={1: ["Decoy Hologram Fleet"]}, **more)
        g.until("Declare")
        g.say("done")  # no Surprise Strike
        g.attack(*aims)
        g.until_moment("targets_1", 1)
        g.say("play Decoy Hologram Fleet")
        return g

    g = declared()  # one attack on a Fleet: no choice
    step_over(g)
    assert hurt(g, "Fighter Squadron") == 0
    assert hurt(g, "Robot Infantry Battalion") == 1
    assert spent(g, 1) == 2
    assert g.happened("cancels-attack 1") == 1
    g = declared(figures={1: [ADMIRAL]})
    g.say(f"deplete {ADMIRAL} 1")
    assert not g.offered("choose-attack Rapid Strike Fleet")
    g.say("choose-attack Destroyer Detachment Fighter Squadron")
    g.say("choose-attack Jump Battlesuit Company Robot Infantry Battalion")
    step_over(g)
    assert hurt(g, "Fighter Squadron") == hurt(g, "Robot Infantry Battalion") == 0


@covers("Drone Collision Attack")
@pytest.mark.parametrize(("helper", "number"), [("", 1), (ANDROID, 2)])
def test_drone_collision_attack(helper: str, number: int) -> None:
    g = battle(
        came("Drone Carrier Group"),
        came("Robot Goliath"),
        came("Destroyer Detachment"),
        "1 Retired Rim Battlecruisers",
        hands={0: ["Drone Collision Attack"]},
        figures={0: [helper]} if helper else {},
    )
    g.attack(
        ("Drone Fighter Counter", "Retired Rim Battlecruisers"),
        ("Destroyer Detachment", "Mars"),
    )
    g.until_moment("targets_1", 0)
    g.say("play Drone Collision Attack")  # the only Drone that targets
    if helper:
        g.say(f"deplete {helper} 1")
    step_over(g)
    assert blows(g, "Drone Fighter Counter") == [6]
    assert hurt(g, "Retired Rim Battlecruisers") == number
    assert g.counters("Drone Carrier Group") == 2
    assert spent(g, 0) == 0
