"""Steps 3 and 4 and the clearing up of a Conquest Action (S22-MIL-A3, A4, B)."""

from __future__ import annotations

import pytest

from tests.games.seize.table import Game, at, game, unit
from tests.games.seize.test_battle import aim, battle, came, numbered, to_exchange

# -- Step 3 ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-MIL-A3-1", "S22-UNIV-12", "S22-MIL-A3-3")
def test_both_sides_lose_at_once_and_hardened_cards_keep_their_damage() -> None:
    g = battle(
        came("Torpedo Bomber Squadron"),
        came("Destroyer Detachment"),
        unit("Robot Goliath", 1, damage=0),
        "1 Fighter Squadron",
    )
    g.until("Declare", 0)
    g.say(aim(g, "Destroyer Detachment", "Fighter Squadron"))
    g.say(aim(g, "Torpedo Bomber Squadron", "Robot Goliath"))
    g.until("Declare", 1)
    assert g.damage("Robot Goliath") == 0  # 8 against 10
    g.say(aim(g, "Robot Goliath", "Torpedo Bomber Squadron"), "done")
    g.until("Withdrawal")
    assert g.names("discard 0") == ["Torpedo Bomber Squadron"]
    assert g.names("discard 1") == ["Fighter Squadron"]


@pytest.mark.proves("S22-MIL-A3-1", "S22-MIL-A3-3", "S22-KW-HARD-1", "S22-MIL-B-1")
def test_damage_stays_for_the_next_exchange_and_then_eliminates() -> None:
    units = [came("Robot Goliath"), "1 Retired Rim Battlecruisers"]  # 12 against 5, Hardened +1
    g = battle(*units)
    g.attack(("Robot Goliath", "Retired Rim Battlecruisers"))
    to_exchange(g, 2)
    assert g.damage("Retired Rim Battlecruisers") == 1
    g.attack(("Robot Goliath", "Retired Rim Battlecruisers"))
    g.until("Withdrawal")
    assert g.is_out("Retired Rim Battlecruisers")
    g = battle(*units)
    g.attack(("Robot Goliath", "Retired Rim Battlecruisers"))
    g.until("SystemDraw")
    assert g.damage("Retired Rim Battlecruisers") == 0  # the Conquest Action is over


@pytest.mark.proves("S22-MIL-B-1")
def test_damage_does_not_outlast_the_action_for_those_who_left() -> None:
    g = battle(came("Robot Goliath"), came("Main Battle Fleet"), "1 Retired Rim Battlecruisers")
    g.attack(("Main Battle Fleet", "Retired Rim Battlecruisers"))  # 10 against 5, Piercing +1
    g.until("SystemDraw")
    g = battle(came("Robot Goliath"), "1 Retired Rim Battlecruisers")
    g.attack(("Robot Goliath", "Retired Rim Battlecruisers"))
    g.until("Regroup", 1)
    g.say("move Retired Rim Battlecruisers Silicas")
    g.until("SystemDraw")
    assert g.damage("Retired Rim Battlecruisers") == 0
    g = battle(came("Retired Rim Battlecruisers"), "1 Main Battle Tank Company", "1 Robot Goliath")
    g.until("Declare", 1)
    g.say(aim(g, "Robot Goliath", "Retired Rim Battlecruisers"))
    g.until("Withdrawal", 0)
    assert g.damage("Retired Rim Battlecruisers") == 1
    g.say("withdraw")
    g.until("SystemDraw")
    assert g.damage("Retired Rim Battlecruisers") == 0


@pytest.mark.proves("S22-UNIV-1")
def test_a_mecha_that_left_as_a_fleet_is_a_troop_afterwards() -> None:
    g = battle(came("Transformable Mecha Company"), "1 Destroyer Detachment")
    g.until("ChooseForm")
    g.say("fight-as fleet")
    g.until("Declare", 0)
    assert g.offered("target Transformable Mecha Company Destroyer Detachment")  # as a Fleet
    g.until("Withdrawal")
    g.say("withdraw")
    g.until("SystemDraw")
    assert g.t.form[g.card("Transformable Mecha Company")] == 0


@pytest.mark.proves("S22-MIL-A3-2", "S22-TIME-3")
def test_before_eliminations_a_damage_counter_may_be_removed() -> None:
    g = battle(
        came("Robot Goliath"), "1 Imperial Guardian Fleet", hands={1: ["Damage Control Drones"]}
    )
    g.attack(("Robot Goliath", "Imperial Guardian Fleet"))
    g.until_moment("step_3", 1)
    assert g.damage("Imperial Guardian Fleet") == 1
    g.say("play Damage Control Drones", f"choose {g.named('Imperial Guardian Fleet')}")
    g.until("Withdrawal")
    assert not g.is_out("Imperial Guardian Fleet")
    assert g.damage("Imperial Guardian Fleet") == 0


@pytest.mark.proves(
    "S22-MIL-A3-4", "S22-MIL-B-2", "S22-MIL-A4-6", "S22-CNT-3", "S22-MIL-A4-3", "S22-CNT-2"
)
def test_counters_of_an_eliminated_card_fight_on_and_cannot_leave() -> None:
    g = battle(came("Robot Goliath"), "1 Fighter Carrier Group", "1 Destroyer Detachment")
    g.attack(("Robot Goliath", "Fighter Carrier Group"))
    g.until("Regroup", 1)
    assert g.is_out("Fighter Carrier Group")
    assert len(g.cards("Fighter Counter", 1)) == 3
    assert {o.split(" ")[1] for o in g.offers() if o != "done"} == {"destroyer-detachment"}
    to_exchange(g, 2)
    g.say("done")
    g.until("Declare", 1)
    assert g.offered("target fighter-counter robot-goliath")
    g.until("SystemDraw")
    assert g.is_out("Fighter Counter")


# -- Step 4 ---------------------------------------------------------------------------------------


def parting() -> Game:
    g = game(
        at(
            "Mars",
            1,
            came("Fighter Carrier Group"),
            came("Robot Goliath"),
            came("Robot Infantry Battalion"),
            "1 Destroyer Detachment",
            "1 Fighter Squadron",
        ),
        at("Dalken Cendros", 0),
        at("Krinos Mecarios", 0),
        at("Silicas", 1),
    )
    g.conquer("Mars")
    return g


@pytest.mark.proves(
    "S22-MIL-A4-1", "S22-MIL-A4-2", "S22-MIL-A4-4", "S22-MIL-A4-6", "S22-MIL-A4-7", "S22-CONQ-F1"
)
def test_the_attacker_withdraws_with_all_and_the_action_is_over() -> None:
    g = parting()
    g.attack(("Robot Goliath", "Mars"))
    g.until("Withdrawal")
    assert g.awaited == 0
    assert g.conquest("Mars") == 2
    assert g.offers() == ["stay", "withdraw"]  # all or none
    g.say("withdraw")
    moves = {o.split(" ")[1] for o in g.offers()}
    assert moves == {"fighter-carrier-group", "robot-goliath", "robot-infantry-battalion"}
    g.say("move Fighter Carrier Group Dalken Cendros")
    g.say("move Robot Goliath Krinos Mecarios")  # not all to the same World
    g.say("move Robot Infantry Battalion Krinos Mecarios")
    assert g.at("Fighter Counter") == "Dalken Cendros, Galactic Hubworld"
    assert g.counters("Fighter Carrier Group") == 3
    assert g.happened("unsuccessful 0 mars") == 1
    assert g.conquest("Mars") == 0
    assert g.controller("Mars") == 1
    assert g.happened("exchange 0 2") == 0
    assert g.happened("depletes") == 0
    assert g.happened("moves 1") == 0  # the Defender was not asked
    g = parting()
    for name in ("Fighter Carrier Group", "Robot Goliath", "Robot Infantry Battalion"):
        g.t.depleted[g.card(name)] = 0
    g.until("Withdrawal")
    g.say("withdraw")
    g.until("SystemDraw")
    assert not g.depleted("Robot Goliath")
    assert not g.depleted("Fighter Carrier Group")


@pytest.mark.proves("S22-MIL-A4-3", "S22-MIL-A4-6", "S22-MIL-A4-7")
def test_then_the_defender_may_move_fleet_cards() -> None:
    g = battle(
        came("Robot Goliath"),
        "1 Fighter Carrier Group",
        "1 Destroyer Detachment",
        "1 Robot Infantry Battalion",
        "1 Orbital Mega-city",
    )
    g.until("Withdrawal", 0)
    g.say("stay")
    assert g.prompt == "Regroup"
    assert g.awaited == 1
    movers = {o.split(" ")[1] for o in g.offers() if o != "done"}
    assert movers == {"fighter-carrier-group", "destroyer-detachment"}  # no Troop, no Orbital
    g.say("move Fighter Carrier Group Silicas")
    assert {g.t.at[c] for c in g.cards("Fighter Counter")} == {g.card("Silicas")}
    assert g.offered("move Destroyer Detachment Silicas")
    assert g.offered("done")
    assert not g.depleted("Fighter Carrier Group")
    g.say("done")
    assert g.at("Destroyer Detachment") == "Mars, Robot's Bane"
    assert g.t.exchange == 2


@pytest.mark.proves("S22-MIL-A4-5", "S22-GLOSS-EXCHANGE")
def test_after_the_second_exchange_it_is_over_unless_a_card_prolongs_it() -> None:
    g = battle(came("Robot Goliath"), "1 Destroyer Detachment")
    g.until("SystemDraw")
    assert g.happened("exchange 0 2") == 1
    assert g.happened("exchange 0 3") == 0
    g = battle(
        came("Robot Goliath"),
        "1 Destroyer Detachment",
        hands={0: ["Prolonged Planetary Siege"]},
    )
    g.until_moment("step_4", 0)
    assert g.t.exchange == 2  # not yet in the first
    g.say("play Prolonged Planetary Siege")
    g.until("SystemDraw")
    assert g.happened("exchange 0 3") == 1
    assert g.happened("exchange 0 4") == 0


@pytest.mark.proves("S22-MIL-A4-8")
def test_a_late_withdrawal_gives_up_a_won_world() -> None:
    g = battle(came("Robot Goliath"))
    g.attack(("Robot Goliath", "Mars"))
    to_exchange(g, 2)
    g.until("Withdrawal")
    assert g.t.exchange == 2
    assert g.conquest("Mars") >= g.required("Mars")
    g.say("withdraw")
    g.until("SystemDraw")
    assert g.controller("Mars") == 1
    assert g.conquest("Mars") == 0
    assert g.at("Robot Goliath") == "Dalken Cendros, Galactic Hubworld"


@pytest.mark.proves("S22-MIL-A4-1", "S22-MIL-A4-6", "S22-MIL-B-2")
def test_orphaned_counters_do_not_fight_on_after_a_withdrawal() -> None:
    g = battle(came("Fighter Carrier Group"), came("Robot Goliath"), "1 Main Battle Fleet")
    g.attack(("Fighter Carrier Group", "Mars"))
    g.say(aim(g, "Main Battle Fleet", "Fighter Carrier Group"), "done")
    g.until("Withdrawal")
    assert g.is_out("Fighter Carrier Group")
    assert len(g.cards("Fighter Counter")) == 3
    g.say("withdraw")
    g.until("SystemDraw")
    assert g.happened("exchange 0 2") == 0
    assert g.is_out("Fighter Counter")


# -- Part B before Part C -------------------------------------------------------------------------


@pytest.mark.proves("S22-MIL-B-2", "S22-MIL-B-3")
def test_a_troop_counter_without_its_card_holds_nothing() -> None:
    g = battle(
        came("Robot Goliath"),
        came("Main Battle Fleet"),
        unit("Mechanized Infantry Division", 1, carried=1),
    )
    g.attack(("Robot Goliath", "Mars"), ("Main Battle Fleet", "Mechanized Infantry Division"))
    g.until("Withdrawal")
    assert g.is_out("Mechanized Infantry Division")
    assert len(g.cards("Infantry Counter", 1)) == 1
    g.until("SystemDraw")
    assert g.controller("Mars") == 0
    assert g.is_out("Infantry Counter")


@pytest.mark.proves("S22-CNT-7")
def test_a_hardened_counter_keeps_no_damage() -> None:
    """A Bomber counter gets Hardened +1: one Damage counter is discarded, two eliminate it."""
    from tests.games.seize.test_modifiers import patched

    patch = '[[card]]\nname = "Bomber Counter"\nkeywords = ["Atmospheric", "Hardened +1"]\n'
    units = [
        came("Robot Goliath"),
        came("Torpedo Bomber Squadron"),
        unit("Bomber Carrier Group", 1, carried=1),
    ]
    g = patched(patch, at("Mars", 1, *units), at("Dalken Cendros", 0), at("Silicas", 1))
    g.conquer("Mars")
    g.attack(("Robot Goliath", "Bomber Counter"))
    assert g.damage("Bomber Counter") == 0
    assert g.happened("damaged 1 bomber-counter 1") == 1
    to_exchange(g, 2)
    g.attack(("Robot Goliath", "Bomber Counter"), ("Torpedo Bomber Squadron", "Bomber Counter"))
    assert g.is_out("Bomber Counter")  # Piercing +1 makes it two of the same resolution
    assert numbered(g, "Bomber Carrier Group", 0)
