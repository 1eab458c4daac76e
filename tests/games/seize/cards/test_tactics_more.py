"""What every Tactics card does that is played on Worlds, on moves or on orders."""

from __future__ import annotations

import pytest

from tests.games.seize.cards import battle, blows, came, hurt, step_over, to_exchange
from tests.games.seize.cards.test_tactics import (
    ADMIRAL,
    ASSASSIN,
    ENGINEER,
    GENERAL,
    POLITICIAN,
    play,
    spent,
)
from tests.games.seize.table import Game, at, covers, game, unit

# -- the World ------------------------------------------------------------------------------------


@covers("Planetary Defensive Ring")
def test_planetary_defensive_ring() -> None:
    g = play(
        "Planetary Defensive Ring", 1, "ca_start", came("Light Cruiser Task Force", missions=0)
    )
    g.attack(("Light Cruiser Task Force", "Mars"))
    step_over(g)
    assert g.conquest("Mars") == 1
    assert g.defence("Mars") == 9
    assert spent(g, 1) == 2
    to_exchange(g, 2)
    assert g.defence("Mars") == 9
    g.next_turn()
    assert g.defence("Mars") == 5
    g = play(
        "Planetary Defensive Ring",
        1,
        "step_1",
        came("Light Cruiser Task Force", missions=0),
        helper=ENGINEER,
    )
    g.until("Declare")
    assert g.defence("Mars") == 5
    assert g.required("Mars") == 2
    g.next_turn()
    assert g.required("Mars") == 1


@covers("Population Mobilization")
def test_population_mobilization() -> None:
    units = [came("Robot Goliath"), came("Rapid Strike Fleet"), "1 Robot Infantry Battalion"]
    g = play("Population Mobilization", 1, "step_1", *units)
    g.until("Declare")
    assert g.defence("Mars") == 8
    assert spent(g, 1) == 2
    to_exchange(g, 2)
    assert g.defence("Mars") == 5
    for helper, which, left in ((POLITICIAN, 1, 1), (GENERAL, 2, 0)):
        g = battle(*units, hands={1: ["Population Mobilization"]}, figures={1: [helper]})
        g.until("Declare")
        g.say("done")  # no Surprise Strike
        g.attack(("Robot Goliath", "Mars"))
        g.until_moment("step_2", 1)
        assert g.conquest("Mars") == 2
        g.say("play Population Mobilization", f"deplete {helper} {which}")
        g.passes()
        assert g.conquest("Mars") == left
        assert g.defence("Mars") == 5


@covers("Emergency Picket Fleet")
@pytest.mark.parametrize("helper", ["", ADMIRAL])
def test_emergency_picket_fleet(helper: str) -> None:
    g = play(
        "Emergency Picket Fleet",
        1,
        "exchange_start",
        came("Bomber Carrier Group", carried=0),
        came("Torpedo Bomber Squadron"),
        helper=helper,
    )
    assert spent(g, 1) == 2
    g.attack(("Torpedo Bomber Squadron", "Emergency Picket Fleet"))
    g.passes()
    assert hurt(g, "Emergency Picket Fleet") == 2
    g.until("Declare", 1)
    assert g.offered("target Emergency Picket Fleet Torpedo Bomber Squadron")
    assert g.offered("target Emergency Picket Fleet Bomber Carrier Group") == bool(helper)
    g.say("target Emergency Picket Fleet Torpedo Bomber Squadron")
    assert blows(g, "Emergency Picket Fleet") == [5]
    g.next_turn()
    assert g.names("discard 1") == ["Emergency Picket Fleet"]


@covers("Emergency Picket Fleet")
def test_a_picket_of_a_third_player_defends_with_consent() -> None:
    g = game(
        at("Mars", 1, came("Light Cruiser Task Force", missions=0)),
        at("Dalken Cendros", 0),
        at("Malakar 4", 2),
        hands={2: ["Emergency Picket Fleet"]},
        seats=3,
    )
    g.conquer("Mars")
    g.until_moment("ca_start", 2)
    g.say("play Emergency Picket Fleet")
    assert g.prompt == "Permit"
    assert g.awaited == 1
    g.say("agree")
    g.until("Declare", 2)
    assert g.offered("target Emergency Picket Fleet Light Cruiser Task Force")
    g.next_turn()
    assert g.names("discard 2") == ["Emergency Picket Fleet"]
    assert g.resources(2) == 3


@covers("Militia Rally", "Infantry Counter", "Militia Counter")
def test_militia_rally() -> None:
    g = play("Militia Rally", 1, "ca_start", came("Jump Battlesuit Company"))
    g.attack(("Jump Battlesuit Company", "Infantry Counter"))
    g.passes()
    assert len(g.cards("Infantry Counter", 1)) == 1
    assert spent(g, 1) == 2
    g.next_turn()
    assert g.is_out("Infantry Counter")
    assert "Militia Rally" in g.names("discard 1")
    g = play("Militia Rally", 1, "ca_start", came("Torpedo Bomber Squadron"), helper=POLITICIAN)
    assert len(g.cards("Militia Counter", 1)) == 3
    g.attack(("Torpedo Bomber Squadron", "Militia Counter"))
    g.passes()
    assert len(g.cards("Militia Counter", 1)) == 3  # Reinforced: 5 against 6


@covers("Prolonged Planetary Siege")
@pytest.mark.parametrize("helper", ["", GENERAL])
def test_prolonged_planetary_siege(helper: str) -> None:
    g = battle(
        came("Hover Tank Squadron"),
        "1 Orbital Mega-city",
        hands={0: ["Prolonged Planetary Siege"]},
        figures={0: [helper]} if helper else {},
    )
    while not (g.prompt == "Moment" and g.moment == "step_4" and g.t.exchange == 2):
        assert not (g.prompt == "Moment" and g.offered("play Prolonged"))
        g.shrug()
    g.say("play Prolonged Planetary Siege")
    if helper:
        g.say(f"deplete {helper} 1")
    to_exchange(g, 3)
    assert spent(g, 0) == 3
    assert g.has("Hover Tank Squadron", "Siege") == bool(helper)
    g.attack(("Hover Tank Squadron", "Mars"))
    g.passes()
    assert g.happened(f"conquest-counted 0 mars {2 if helper else 1}") == 1
    g.next_turn()
    assert g.controller("Mars") == 0
    assert g.happened("exchange 0 4") == 0


# -- moves, orders --------------------------------------------------------------------------------


def reallocating(tactics: str, seat: int, helper: str = "") -> Game:
    return game(
        at("Mars", 1),
        at("Malakar 4", 1, unit("Destroyer Detachment", 1, depleted=True)),
        at(
            "Krinos Mecarios",
            1,
            unit("Clone Battalion", 1, depleted=True),
            unit("Main Battle Fleet", 1, depleted=True),
            unit("Beam Weapon Batteries", 1, depleted=True),
        ),
        at(
            "Dalken Cendros",
            0,
            "0 Rapid Strike Fleet",
            "0 Hover Tank Squadron",
            "0 Clone Battalion",
        ),
        hands={seat: [tactics]},
        figures={seat: [helper]} if helper else {},
        moment="reallocation",
    )


@covers("On High Alert")
def test_on_high_alert() -> None:
    def entered(helper: str = "") -> Game:
        g = reallocating("On High Alert", 1, helper)
        g.until("AttackMoves")
        g.say("move Rapid Strike Fleet Mars")
        g.until_moment("reallocation_c", 1)
        g.say("play On High Alert")
        return g

    g = entered()
    assert sorted(g.offers()) == ["choose destroyer-detachment", "choose main-battle-fleet"]
    g.say("choose Main Battle Fleet")
    g.until("Campaign")
    assert g.at("Main Battle Fleet") == "Mars, Robot's Bane"
    assert spent(g, 1) == 1
    g = entered(ADMIRAL)
    g.say(f"deplete {ADMIRAL} 1")
    g.say("choose Main Battle Fleet", "choose Clone Battalion", "choose Destroyer Detachment")
    g.until("Campaign")
    world = g.card("Mars")
    assert len(g.t.cards_at(world, 1)) == 3


@covers("Secret Maneuvers")
def test_secret_maneuvers() -> None:
    g = reallocating("Secret Maneuvers", 0)
    g.until_moment("reallocation_b", 0)
    g.say("play Secret Maneuvers")
    assert not g.offered("choose Main Battle Fleet")
    g.say("choose Rapid Strike Fleet")
    assert g.prompt == "Send"
    g.say("move Rapid Strike Fleet Mars")
    assert g.at("Rapid Strike Fleet") == "Mars, Robot's Bane"
    assert spent(g, 0) == 1
    assert not g.depleted("Rapid Strike Fleet")
    g.until("Campaign")
    assert g.offered("conquer Mars")
    g = reallocating("Secret Maneuvers", 0, GENERAL)
    g.until_moment("reallocation_b", 0)
    g.say("play Secret Maneuvers", f"deplete {GENERAL} 1")
    mine = ("Rapid Strike Fleet", "Hover Tank Squadron", g.named("Clone Battalion", 0))
    g.say(*[f"choose {one}" for one in mine])
    g.say("move Rapid Strike Fleet Mars", "move Hover Tank Squadron Mars")
    g.say("move Clone Battalion Malakar 4")
    assert g.happened("depletes 0 rapid-strike-fleet") == 0
    g.until("Campaign")
    assert g.offered("conquer Malakar 4")
    assert g.offered("conquer Mars")


@covers("Secret Maneuvers", "Torpedo Bomber Squadron")
def test_sub_light_units_pay_for_secret_maneuvers_too() -> None:
    def sent(money: int) -> Game:
        g = game(
            at("Mars", 1),
            at("Silicas", 0, "0 Torpedo Bomber Squadron"),
            hands={0: ["Secret Maneuvers"]},
            resources=[money, 0],
            moment="reallocation",
        )
        g.until_moment("reallocation_b", 0)
        g.say("play Secret Maneuvers")
        return g

    g = sent(2)
    assert g.at("Torpedo Bomber Squadron") == "Mars, Robot's Bane"
    assert g.resources(0) == 0
    assert sent(1).at("Torpedo Bomber Squadron") == "Silicas, Paradise Planet"


@covers("Special Operation Orders")
def test_special_operation_orders() -> None:
    def ordered(helper: str) -> Game:
        g = game(
            at("Mars", 0, came("Rapid Strike Fleet"), came("Clone Battalion")),
            at("Malakar 4", 0, came("Destroyer Detachment"), unit("Orbital Mega-city", 0)),
            at("Silicas", 1),
            hands={0: ["Special Operation Orders"]},
            figures={0: [helper]} if helper else {},
            moment="reallocation",
        )
        assert g.prompt == "Moment"
        g.say("play Special Operation Orders")
        assert g.offers() == [f"amount {n}" for n in range(1, 6)]
        g.say("amount 2")
        return g

    g = ordered("")
    g.say("choose Clone Battalion", "choose Destroyer Detachment")
    g.passes()
    assert not g.depleted("Clone Battalion")
    assert not g.depleted("Destroyer Detachment")
    assert g.depleted("Rapid Strike Fleet")
    assert spent(g, 0) == 2
    g = ordered(ASSASSIN)
    g.say(f"deplete {ASSASSIN} 1", "choose Clone Battalion", "choose Destroyer Detachment")
    assert not g.offered("choose Rapid Strike Fleet")
    g.say("choose Destroyer Detachment")
    g.passes()
    assert g.has("Destroyer Detachment", "Surprise Strike")
    assert not g.has("Clone Battalion", "Surprise Strike")
    g.next_turn()
    assert not g.has("Destroyer Detachment", "Surprise Strike")
