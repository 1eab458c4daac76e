"""What every Troop and Installation does."""

from __future__ import annotations

import pytest

from tests.games.seize.cards import (
    allocated,
    battle,
    blows,
    came,
    fare,
    hurt,
    reacts,
    step_over,
    to_exchange,
)
from tests.games.seize.table import Game, at, covers, game

ASSAULTS = [
    "Heavy Assault Mech Lance",
    "Hover Tank Squadron",
    "Infantry Suppression Hovers",
    "Jump Battlesuit Company",
    "Orbital Drop Marine Teams",
    "Powered Armor Platoons",
    "Termbot Tanks",
]
PATIENT = [
    "Android Battalion",
    "Augmented Super Soldiers",
    "Behemoth Tank Company",
    "Clone Battalion",
    "Cyborg Infantry Division",
    "Heavy Robot Battalion",
    "Infantry Battalion",
    "Intercept Hover Drones",
    "Leviathan Strider Mechs",
    "Main Battle Tank Company",
    "Mechanized Infantry Division",
    "Robot Infantry Battalion",
    "Scout Tank Deployment",
    "Standard Mech Company",
]


@covers(*ASSAULTS, *PATIENT)
@pytest.mark.parametrize("card", [*ASSAULTS, *PATIENT])
def test_assault_is_needed_in_the_first_exchange(card: str) -> None:
    g = battle(came(card), "1 Bombardment Shelter Network")
    if card == "Orbital Drop Marine Teams":
        g.until("Declare")
        g.say("done")  # no Surprise Strike
    g.attack((card, "Bombardment Shelter Network"))
    assert g.t.exchange == (1 if card in ASSAULTS else 2)
    g.passes()
    assert len(blows(g, card)) == 1


@covers(
    "Behemoth Tank Company", "Leviathan Strider Mechs", "Termbot Tanks", "Scout Tank Deployment"
)
def test_sub_light_troops_pay_their_way() -> None:
    for card in ("Behemoth Tank Company", "Leviathan Strider Mechs", "Termbot Tanks"):
        assert fare(card) == 1
    assert fare("Scout Tank Deployment") == fare("Hover Tank Squadron") == 0


@covers("Android Battalion", "Robot Infantry Battalion", "Scout Tank Deployment", "Clone Battalion")
def test_deployed_troops_enter_undepleted() -> None:
    for card in ("Android Battalion", "Robot Infantry Battalion", "Scout Tank Deployment"):
        assert not allocated(card).depleted(card)
    assert allocated("Clone Battalion").depleted("Clone Battalion")


@covers("Cyborg Infantry Division", "Scout Tank Deployment", "High Velocity Launch Facility")
def test_reactive_troops_react_depleted() -> None:
    assert reacts("Cyborg Infantry Division", depleted=True)
    assert reacts("Scout Tank Deployment", depleted=True)
    assert not reacts("Clone Battalion", depleted=True)
    assert not reacts("High Velocity Launch Facility")


@covers("Behemoth Tank Company", "Leviathan Strider Mechs")
@pytest.mark.parametrize("card", ["Behemoth Tank Company", "Leviathan Strider Mechs"])
def test_giants_besiege_and_are_hardened(card: str) -> None:
    g = battle(came(card), throne=True)
    to_exchange(g, 2)
    g.attack((card, "Mars"))
    assert g.conquest("Mars") == 0  # 9 against 10
    g = battle(came(card))
    to_exchange(g, 2)
    g.attack((card, "Mars"))
    assert g.happened("conquest-counted 0 mars 2") == 1
    g = battle(came("Light Cruiser Task Force", missions=0), f"1 {card}")
    g.attack(("Light Cruiser Task Force", card))
    assert hurt(g, card) == 1
    g.until("Withdrawal")
    assert not g.is_out(card)


@covers("Heavy Assault Mech Lance", "Siege Bunker Fortifications")
@pytest.mark.parametrize("card", ["Heavy Assault Mech Lance", "Siege Bunker Fortifications"])
def test_hardened_defenders_stand_two_hits(card: str) -> None:
    g = battle(came("Main Battle Tank Company"), came("Hover Tank Squadron"), f"1 {card}")
    g.attack(("Hover Tank Squadron", card))
    assert hurt(g, card) == (1 if card.startswith("Heavy") else 0)  # 5 against 5 or 6
    assert not g.is_out(card)
    to_exchange(g, 2)
    g.attack(("Main Battle Tank Company", card))
    step_over(g)
    assert hurt(g, card) >= 2
    assert g.is_out(card)


# -- bonuses --------------------------------------------------------------------------------------


@covers(
    "Hover Tank Squadron",
    "Infantry Suppression Hovers",
    "Jump Battlesuit Company",
    "Main Battle Tank Company",
    "Standard Mech Company",
)
def test_bonuses_versus_others() -> None:
    mine = [
        came("Hover Tank Squadron"),
        came("Infantry Suppression Hovers"),
        came("Jump Battlesuit Company"),
        came("Main Battle Tank Company"),
    ]
    g = battle(
        *mine,
        "1 Standard Mech Company",
        "1 Heavy Robot Battalion",
        "1 Behemoth Tank Company",
        "1 High Velocity Launch Facility",
    )
    them = (
        "Standard Mech Company",
        "Heavy Robot Battalion",
        "Behemoth Tank Company",
        "High Velocity Launch Facility",
    )
    numbers = {
        "Hover Tank Squadron": (5, 5, 5, 5),
        "Infantry Suppression Hovers": (6, 8, 6, 6),
        "Jump Battlesuit Company": (5, 5, 5, 8),
        "Main Battle Tank Company": (6, 6, 8, 6),
    }
    for card, expected in numbers.items():
        assert tuple(g.att(card, other) for other in them) == expected
    assert g.defence("Hover Tank Squadron", "Heavy Robot Battalion") == 8
    assert g.defence("Hover Tank Squadron", "High Velocity Launch Facility") == 5
    assert g.defence("Hover Tank Squadron", "Infantry Suppression Hovers") == 5
    assert g.att("Standard Mech Company", "Main Battle Tank Company") == 5
    assert g.defence("Standard Mech Company", "Main Battle Tank Company") == 6
    assert g.att("Standard Mech Company", "High Velocity Launch Facility") == 3
    g.attack(
        ("Jump Battlesuit Company", "High Velocity Launch Facility"),
        ("Infantry Suppression Hovers", "Heavy Robot Battalion"),
        ("Hover Tank Squadron", "Standard Mech Company"),
    )
    g.passes()
    assert blows(g, "Jump Battlesuit Company") == [8]
    assert blows(g, "Infantry Suppression Hovers") == [8]
    assert hurt(g, "Standard Mech Company") == 0  # 5 against 4 + 2
    assert hurt(g, "High Velocity Launch Facility") == 1


@covers("Standard Mech Company")
def test_mechs_know_each_other() -> None:
    g = battle(came("Heavy Assault Mech Lance"), "1 Standard Mech Company")
    assert g.att("Standard Mech Company", "Heavy Assault Mech Lance") == 3
    assert g.defence("Standard Mech Company", "Heavy Assault Mech Lance") == 4


@covers("Hover Tank Squadron")
def test_hover_tanks_hold_out_against_infantry() -> None:
    g = battle(came("Hover Tank Squadron"), "1 Heavy Robot Battalion", "1 Clone Battalion")
    g.attack(("Hover Tank Squadron", "Clone Battalion"))
    g.attack(("Heavy Robot Battalion", "Hover Tank Squadron"))
    g.passes()
    assert hurt(g, "Hover Tank Squadron") == 0  # 5 against 8


@covers("Intercept Hover Drones")
def test_hover_drones_wait_for_assaults() -> None:
    g = battle(
        came("Jump Battlesuit Company"),
        came("Robot Infantry Battalion"),
        "1 Intercept Hover Drones",
    )
    assert g.att("Intercept Hover Drones", "Jump Battlesuit Company") == 3
    g.attack(("Jump Battlesuit Company", "Mars"))
    assert g.awaited == 1
    assert g.att("Intercept Hover Drones", "Jump Battlesuit Company") == 5
    assert g.att("Intercept Hover Drones", "Robot Infantry Battalion") == 3
    assert g.offered("target Intercept Hover Drones Robot Infantry Battalion")  # Intercept
    g.say("target Intercept Hover Drones Jump Battlesuit Company")
    assert hurt(g, "Jump Battlesuit Company") == 1
    g = battle(came("Orbital Drop Marine Teams"), "1 Intercept Hover Drones", "1 Clone Battalion")
    g.attack(("Orbital Drop Marine Teams", "Clone Battalion"))  # by Surprise Strike
    g.until("Declare", 1)
    assert g.att("Intercept Hover Drones", "Orbital Drop Marine Teams") == 3


@covers("Main Battle Tank Company")
def test_battle_tanks_pierce() -> None:
    g = battle(came("Main Battle Tank Company"), "1 Siege Bunker Fortifications")
    to_exchange(g, 2)
    g.attack(("Main Battle Tank Company", "Siege Bunker Fortifications"))
    assert hurt(g, "Siege Bunker Fortifications") == 2


@covers("Mechanized Infantry Division")
def test_mechanized_infantry_brings_more_infantry() -> None:
    g = battle(came("Mechanized Infantry Division"), "1 Standard Mech Company")
    assert g.counters("Mechanized Infantry Division") == 1
    assert g.att("Standard Mech Company", "Mechanized Infantry Division") == 3  # a Mech too
    assert g.att("Standard Mech Company", "Infantry Counter") == 5
    to_exchange(g, 2)
    g.attack(("Mechanized Infantry Division", "Mars"), ("Infantry Counter", "Mars"))
    assert g.conquest("Mars") == 1  # 4 + 3 against 5


@covers("Occupation Drone Force")
def test_occupation_pays_at_a_conquered_world() -> None:
    def earned(owner: int) -> int:
        g = game(
            at("Mars", 0, "0 Occupation Drone Force", owner=owner),
            at("Silicas", 1),
            moment="resupply",
            resources=[0, 0],
        )
        g.next_turn()
        return g.happened("gains 0 2")

    assert earned(1) == 1
    assert earned(0) == 0


@covers("Occupation Drone Force")
def test_occupation_drones_besiege() -> None:
    g = battle(came("Occupation Drone Force"), came("Infantry Battalion"))
    to_exchange(g, 2)
    g.attack(("Occupation Drone Force", "Mars"), ("Infantry Battalion", "Mars"))
    assert g.happened("conquest-counted 0 mars 2") == 1


@covers("Orbital Drop Marine Teams")
def test_drop_marines_strike_or_assault_not_both() -> None:
    g = battle(came("Orbital Drop Marine Teams"), "1 Clone Battalion", "1 Robot Infantry Battalion")
    g.attack(("Orbital Drop Marine Teams", "Robot Infantry Battalion"))
    assert g.is_out("Robot Infantry Battalion")
    assert g.happened("targets 0") == 1
    to_exchange(g, 2)
    assert g.happened("targets 0") == 1  # no Assault in the 1st Exchange besides


# -- abilities ------------------------------------------------------------------------------------


@covers("Android Battalion")
def test_androids_order_an_assault() -> None:
    g = battle(
        came("Android Battalion"),
        "1 Robot Infantry Battalion",
        figures={0: ["M-5-X-10000"]},
    )
    g.until_moment("ca_start", 0)
    g.say("activate Android Battalion M-5-X-10000")
    assert g.depleted("M-5-X-10000")
    assert g.has("Android Battalion", "Assault")
    g.attack(("Android Battalion", "Robot Infantry Battalion"))
    assert g.t.exchange == 1
    to_exchange(g, 2)
    assert g.has("Android Battalion", "Assault")  # the whole Conquest Action
    g.next_turn()
    assert not g.has("Android Battalion", "Assault")


@covers("Augmented Super Soldiers")
def test_super_soldiers_choose_their_enemy() -> None:
    g = battle(
        came("Augmented Super Soldiers"),
        "1 Heavy Robot Battalion",
        "1 Clone Battalion",
        "1 Bombardment Shelter Network",
        figures={0: ["Ajee Delere"]},
    )
    assert g.prompt == "ChooseSubtype"
    assert len(g.offers()) == 5
    g.say("versus Drone")
    assert g.att("Augmented Super Soldiers", "Heavy Robot Battalion") == 8
    assert g.defence("Augmented Super Soldiers", "Heavy Robot Battalion") == 8
    assert g.att("Augmented Super Soldiers", "Clone Battalion") == 5
    assert g.att("Augmented Super Soldiers", "Bombardment Shelter Network") == 5
    to_exchange(g, 2)
    g.attack(("Augmented Super Soldiers", "Heavy Robot Battalion"))
    g.passes()
    assert blows(g, "Augmented Super Soldiers") == [8]
    g.next_turn()
    assert g.t.chosen[g.card("Augmented Super Soldiers")] == -1


@covers("Augmented Super Soldiers")
def test_a_genaug_hardens_super_soldiers() -> None:
    g = battle(came("Augmented Super Soldiers"), "1 Clone Battalion", figures={0: ["Ajee Delere"]})
    g.say("versus Mech")
    g.until_moment("exchange_start", 0)
    g.say("activate Augmented Super Soldiers Ajee Delere")
    assert g.keyword("Augmented Super Soldiers", "Hardened") == 1
    assert g.depleted("Ajee Delere")
    to_exchange(g, 2)
    assert not g.has("Augmented Super Soldiers", "Hardened")


def clones_fall(**more: object) -> Game:
    g = battle(
        came("Light Cruiser Task Force", missions=0),
        "1 Clone Battalion",
        "1 Destroyer Detachment",
        **more,
    )
    g.attack(("Light Cruiser Task Force", "Clone Battalion"))
    g.until("Rise")
    assert g.awaited == 1
    return g


@covers("Clone Battalion")
def test_clones_come_back_for_a_counter() -> None:
    g = clones_fall()
    assert g.offers() == ["decline", "pay"]
    g.say("pay")
    assert g.names("hand 1") == ["Clone Battalion"]
    assert g.resources(1) == 4
    g = clones_fall()
    g.say("decline")
    assert g.names("discard 1") == ["Clone Battalion"]
    assert g.resources(1) == 5


@covers("Clone Battalion")
def test_an_engineer_returns_clones_for_nothing() -> None:
    g = clones_fall(figures={1: ["Shalindris Nu"]}, resources=[0, 0])
    assert not g.offered("pay")
    g.say("deplete Shalindris Nu 1")
    assert g.names("hand 1") == ["Clone Battalion"]
    assert g.depleted("Shalindris Nu")


@covers("Clone Battalion")
def test_clones_may_be_helped_by_another_players_engineer() -> None:
    for answer, back in (("agree", True), ("decline", False)):
        g = clones_fall(figures={0: ["M-5-X-10000"]}, resources=[0, 0])
        g.say("deplete M-5-X-10000 1")
        assert g.prompt == "Lend"
        assert g.awaited == 0
        g.say(answer)
        assert (g.names("hand 1") == ["Clone Battalion"]) == back
        assert g.depleted("M-5-X-10000") == back


@covers("Clone Battalion")
def test_clones_without_a_home_may_come_back_too() -> None:
    g = game(
        at("Mars", 1, came("Clone Battalion")),
        at("Galvagex 3", 0, "0 Destroyer Detachment", "0 Fighter Squadron"),
    )
    g.until("Campaign")
    g.say("skip Mars")
    assert g.prompt == "Rise"
    g.say("pay")
    assert g.names("hand 0") == ["Clone Battalion"]


@covers("Cyborg Infantry Division")
def test_a_cyborg_steels_cyborg_infantry() -> None:
    g = battle(
        came("Torpedo Bomber Squadron"),
        "1 Cyborg Infantry Division",
        figures={1: ["Sendaris"]},
    )
    g.attack(("Torpedo Bomber Squadron", "Cyborg Infantry Division"))
    g.until_moment("targets_1", 1)
    g.say("activate Cyborg Infantry Division Sendaris")
    assert g.defence("Cyborg Infantry Division") == 8
    assert g.depleted("Sendaris")
    to_exchange(g, 2)
    assert hurt(g, "Cyborg Infantry Division") == 0  # 5 against 8
    assert g.defence("Cyborg Infantry Division") == 5


@covers("Heavy Robot Battalion")
@pytest.mark.parametrize(("option", "keyword", "att"), [(1, "Piercing", 5), (2, "Hardened", 8)])
def test_heavy_robots_spend_missions(option: int, keyword: str, att: int) -> None:
    g = battle(came("Jump Battlesuit Company"), "1 Heavy Robot Battalion")
    g.attack(("Jump Battlesuit Company", "Heavy Robot Battalion"))
    g.until_moment("step_2", 1)
    g.say("use Heavy Robot Battalion 0", f"option {option}")
    assert g.att("Heavy Robot Battalion") == att
    assert g.missions("Heavy Robot Battalion") == 1
    assert g.keyword("Heavy Robot Battalion", keyword) == 1
    g.attack(("Heavy Robot Battalion", "Jump Battlesuit Company"))
    g.passes()  # a second Mission counter is left
    assert hurt(g, "Jump Battlesuit Company") == (2 if option == 1 else 1)
    step_over(g)
    assert g.is_out("Heavy Robot Battalion") == (option == 1)  # 5 against 5 in Step 1


@covers("Infantry Battalion")
def test_any_players_general_drills_infantry() -> None:
    g = game(
        at("Mars", 1, came("Light Cruiser Task Force", missions=0), "1 Infantry Battalion"),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        at("Malakar 4", 2),
        figures={2: ["1st General Paledos"]},
        seats=3,
    )
    g.conquer("Mars")
    g.until_moment("exchange_start", 1)
    g.say("activate Infantry Battalion 1st General Paledos")
    assert g.prompt == "Accept"
    assert g.awaited == 2
    g.say("agree")
    assert g.depleted("1st General Paledos")
    assert g.att("Infantry Battalion") == g.defence("Infantry Battalion") == 5
    to_exchange(g, 2)
    assert g.att("Infantry Battalion") == g.defence("Infantry Battalion") == 3


@covers("Infantry Battalion")
def test_a_refused_general_stays_undepleted() -> None:
    g = battle(came("Robot Goliath"), "1 Infantry Battalion", figures={0: ["1st General Paledos"]})
    g.until_moment("exchange_start", 1)
    g.say("activate Infantry Battalion 1st General Paledos", "decline")
    assert not g.depleted("1st General Paledos")
    assert g.att("Infantry Battalion") == 3


@covers("Powered Armor Platoons")
def test_a_general_hardens_powered_armor() -> None:
    g = battle(
        came("Powered Armor Platoons"),
        "1 Cyborg Infantry Division",
        figures={0: ["Brigadier General Na'zeen"]},
    )
    g.attack(("Powered Armor Platoons", "Cyborg Infantry Division"))
    g.until_moment("targets_1", 0)
    g.say("activate Powered Armor Platoons Brigadier General Na'zeen")
    g.attack(("Cyborg Infantry Division", "Powered Armor Platoons"))
    assert hurt(g, "Powered Armor Platoons") == 1  # 4 against 4
    g.until("Withdrawal")
    assert not g.is_out("Powered Armor Platoons")


@covers("Termbot Tanks")
def test_termbots_ram() -> None:
    g = battle(came("Termbot Tanks"), "1 Behemoth Tank Company")
    g.attack(("Termbot Tanks", "Behemoth Tank Company"))
    g.say("use Termbot Tanks 0")
    g.passes()
    assert blows(g, "Termbot Tanks") == [9]
    assert hurt(g, "Behemoth Tank Company") == 2
    assert g.is_out("Termbot Tanks")
    assert g.is_out("Behemoth Tank Company")


@covers("Transformable Mecha Company")
def test_mecha_change_their_form_each_exchange() -> None:
    g = battle(came("Transformable Mecha Company"), "1 Destroyer Detachment", "1 Clone Battalion")
    g.until("ChooseForm")
    g.say("fight-as fleet")
    assert g.att("Destroyer Detachment", "Transformable Mecha Company") == 5  # a Fighter
    g.attack(("Transformable Mecha Company", "Destroyer Detachment"))
    assert g.t.exchange == 1
    assert hurt(g, "Destroyer Detachment") == 1
    g.until("ChooseForm")
    assert g.t.exchange == 2
    g.say("fight-as troop")
    g.until("Declare")
    assert g.offered("target Transformable Mecha Company Clone Battalion")


@covers("Transformable Mecha Company")
def test_mecha_hold_the_ground_in_any_form() -> None:
    g = battle(came("Robot Goliath"), "1 Transformable Mecha Company")
    for _ in range(2):
        g.until("ChooseForm")
        g.say("fight-as fleet")
    g.attack(("Robot Goliath", "Mars"))
    g.next_turn()
    assert g.controller("Mars") == 1  # a Troop for the conquest
