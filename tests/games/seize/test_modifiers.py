"""How values are changed: sums, factors, splits, mixed attackers (S22-MOD)."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize import (
    values,
)
from regent.games.seize.state import ATT, DEF
from regent.kernel.layers import MULTIPLY, Term, value
from regent.kernel.vocabulary import slug
from tests.games.seize.table import Game, at
from tests.games.seize.test_battle import aim, battle, came


def patched(patch: str, *map_: dict[str, Any], **more: Any) -> Game:
    """A position with changed cards, at the beginning of seat 0's Military Phase."""
    seats = more.pop("seats", 2)
    placed: dict[str, list[str]] = {f"hand {s}": [] for s in range(seats)}
    placed.update({f"hand {s}": cards for s, cards in more.pop("hands", {}).items()})
    figures = {str(s): people for s, people in more.pop("figures", {}).items()}
    return Game(
        {
            "title": "seize",
            "seats": seats,
            "ruleset": "2022",
            "settings": more.pop("settings", {}),
            "fast": True,
            "patch": patch,
            "given": {
                "moment": more.pop("moment", "military"),
                "seat": 0,
                "zones": placed,
                "map": list(map_),
                "figures": figures,
                "resources": more.pop("resources", [5] * seats),
                **more,
            },
        }
    )


def changed(patch: str, *units: Any, world: str = "Mars", **more: Any) -> Game:
    """A battle with changed cards that has come to its first targets."""
    throne = bool(more.pop("throne", False))
    g = patched(
        patch,
        at(world, 1, *units, throne=throne),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        **more,
    )
    g.conquer(world)
    return g


def card(name: str, *lines: str) -> str:
    """A row of a patch."""
    return "\n".join(["[[card]]", f'name = "{name}"', "override_printed = true", *lines, ""])


def counts(g: Game, one: str, other: str) -> int:
    """What a whole attack of one counts against the other."""
    return values.incoming(g.t, g.cards(one)[0], g.cards(other)[0], 0)[0]


# -- sums and factors -----------------------------------------------------------------------------


@pytest.mark.proves("S22-MOD-1", "S22-KW-ATMO-1", "S22-MOD-12")
def test_sums_come_before_factors() -> None:
    g = changed(
        card("Bomber Squadron", "att = 5"),
        came("Bomber Squadron"),
        "1 Heavy Assault Mech Lance",
        hands={0: ["Shield Overload Gambit"]},
        figures={0: ["Beda'karer"]},
    )
    assert g.att("Bomber Squadron") == 6
    assert counts(g, "Bomber Squadron", "Heavy Assault Mech Lance") == 12  # (5 + 1) × 2
    assert counts(g, "Bomber Squadron", "Mars") == 6
    g.until_moment("step_1", 0)
    g.say("play Shield Overload Gambit", f"choose {g.named('Bomber Squadron')}")
    g.passes()
    assert counts(g, "Bomber Squadron", "Heavy Assault Mech Lance") == 20  # (5 + 1 + 4) × 2
    g = battle(
        came("Fighter Squadron"), "1 Bombardment Shelter Network", "1 Robot Infantry Battalion"
    )
    assert g.defence("Robot Infantry Battalion", "Fighter Squadron") == 4
    g = battle(
        came("Fighter Squadron"),
        "1 Bombardment Shelter Network",
        "1 Robot Infantry Battalion",
        world="Malakar 4",
    )
    assert g.defence("Robot Infantry Battalion", "Fighter Squadron") == 8  # (3 + 1) × 2


@pytest.mark.proves("S22-MOD-2", "S22-MOD-12")
def test_multipliers_add_up() -> None:
    g = battle(
        came("Termbot Tanks"),
        "1 Heavy Assault Mech Lance",
        hands={0: ["Drone Collision Attack"]},
        figures={0: ["Khamera"]},
    )
    g.until_moment("step_1", 0)
    g.say("use Khamera 0")
    g.until("Declare", 0)
    assert g.att("Termbot Tanks") == 12
    g.say(aim(g, "Termbot Tanks", "Heavy Assault Mech Lance"))
    g.until_moment("targets_1", 0)
    g.say("play Drone Collision Attack")
    g.passes()
    assert g.happened("attacks 0 termbot-tanks heavy-assault-mech-lance 24") == 1  # 6 × (2 + 2)


@pytest.mark.proves("S22-MOD-2")
def test_multipliers_of_other_values_add_up_too() -> None:
    """No card multiplies Allocation points; the sum is the one that all values share."""
    terms = [Term(MULTIPLY, 2, -1), Term(MULTIPLY, 3, -1)]
    assert value(3, terms) == 15  # not 18


HALVES = card(
    "Orbital Mega-city",
    "[[card.ability]]",
    "while = [{ halve_small = 9 }, { halve_small = 9 }]",
)


@pytest.mark.proves("S22-MOD-3")
def test_divisions_multiply() -> None:
    g = changed(
        HALVES,
        came("Automated Missile Launchships"),
        came("Bomber Squadron"),
        "1 Orbital Mega-city",
    )
    g.t.modify(ATT, 1, -2, g.card("Automated Missile Launchships"), -1, 3)
    assert g.att("Automated Missile Launchships") == 8
    assert counts(g, "Automated Missile Launchships", "Orbital Mega-city") == 2  # 8 / 4


@pytest.mark.proves("S22-MOD-4")
def test_fractions_fall_away_once_at_the_end() -> None:
    g = battle(came("Hover Tank Squadron"), "1 Heavy Assault Mech Lance", figures={0: ["Lethess"]})
    g.until_moment("step_1", 0)
    g.say("use Lethess 0")
    g.passes()
    assert g.defence("Heavy Assault Mech Lance", "Hover Tank Squadron") == 2  # 5 / 2
    g = battle(
        came("Fighter Squadron"),
        "1 Hover Tank Squadron",
        world="Malakar 4",
        figures={0: ["Lethess"]},
    )
    g.until_moment("step_1", 0)
    g.say("use Lethess 0")
    g.passes()
    assert g.defence("Hover Tank Squadron", "Fighter Squadron") == 5  # 5 × 2 / 2, not 4


@pytest.mark.proves("S22-MOD-5")
def test_def_is_at_least_1_other_values_at_least_0() -> None:
    g = changed(
        card("Fighter Squadron", "def = 1", "att = 1", "ability = []")
        + card("Destroyer Detachment", "def = 1"),
        came("Fighter Squadron"),
        came("Imperial Guardian Fleet"),
        "1 Destroyer Detachment",
        hands={0: ["Shield Overload Gambit"]},
        figures={0: ["Lethess"]},
        world="Damirus Outer",
    )
    assert g.att("Fighter Squadron") == 0
    assert g.att("Imperial Guardian Fleet") == 3
    g.until_moment("step_1", 0)
    g.say("use Lethess 0")
    g.passes()
    assert g.defence("Destroyer Detachment") == 1  # 1 / 2
    g.t.modify(ATT, 1, -9, g.card("Imperial Guardian Fleet"), -1, 3)
    g.t.modify(DEF, 1, -9, g.card("Imperial Guardian Fleet"), -1, 3)
    assert g.att("Imperial Guardian Fleet") == 0
    assert g.defence("Imperial Guardian Fleet") == 1


@pytest.mark.proves("S22-MOD-5")
def test_the_floor_comes_after_the_whole_sum() -> None:
    g = changed(card("Fighter Squadron", "def = 2", "ability = []"), came("Fighter Squadron"))
    fighter = g.card("Fighter Squadron")
    g.t.modify(DEF, 1, -4, fighter, -1, 3)
    assert g.defence("Fighter Squadron") == 1
    g.t.modify(DEF, 1, 3, fighter, -1, 3)
    assert g.defence("Fighter Squadron") == 1  # 2 - 4 + 3, not 1 + 3
    g.t.modify(DEF, 1, 1, fighter, -1, 3)
    assert g.defence("Fighter Squadron") == 2


@pytest.mark.proves("S22-MOD-6")
def test_att_0_does_not_attack_and_stays_unseen() -> None:
    g = changed(
        card("Bomber Carrier Group", "att = 1"),
        came("Bomber Carrier Group", carried=0),
        came("Imperial Guardian Fleet"),
        "1 Destroyer Detachment",
        world="Damirus Outer",
    )
    g.until("Declare", 0)
    assert g.why(aim(g, "Bomber Carrier Group", "Destroyer Detachment")) == "S22-MOD-6"
    assert not g.offered("target Bomber Carrier Group")
    g.say("done")
    g.until("Declare", 1)
    assert g.why(aim(g, "Destroyer Detachment", "Bomber Carrier Group")) == "S22-MIL-A2-5"


@pytest.mark.proves("S22-MOD-6")
def test_att_1_halved_is_no_attack() -> None:
    g = battle(
        came("Heavy Cruiser Assault Force"), came("Robot Goliath"), "1 Galadium Commerce Station"
    )
    g.until("Declare", 1)
    mine = "Galadium Commerce Station"
    assert counts(g, mine, "Heavy Cruiser Assault Force") == 0
    assert g.why(aim(g, mine, "Heavy Cruiser Assault Force")) == "S22-MOD-6"
    assert g.offered("target Galadium Commerce Station Robot Goliath")


# -- splits ---------------------------------------------------------------------------------------


def intercepting(*others: str) -> Game:
    """The Interceptor Squadron, ATT 4 and +4 versus Fighters, aims at two Units."""
    g = battle(came("Interceptor Squadron"), *[f"1 {name}" for name in others])
    g.until("Declare")
    g.say(*[aim(g, "Interceptor Squadron", name) for name in others])
    assert g.prompt == "Split"
    return g


@pytest.mark.proves("S22-MOD-7")
def test_a_bonus_counts_once_for_the_unit() -> None:
    g = intercepting("Fighter Squadron", "Torpedo Bomber Squadron")
    assert g.offers() == [f"amount {n}" for n in range(1, 8)]  # 8 in all, not 16
    g.say("amount 5")
    assert g.happened("splits 0 interceptor-squadron fighter-squadron 5") == 1
    assert g.happened("splits 0 interceptor-squadron torpedo-bomber-squadron 3") == 1
    assert g.damage("Fighter Squadron") == 1  # 5 against 3
    assert g.damage("Torpedo Bomber Squadron") == 0  # 3 against 4


@pytest.mark.proves("S22-MOD-7")
def test_what_is_added_after_the_split_is_not_lost() -> None:
    g = battle(
        came("Robot Goliath"),
        "1 Robot Infantry Battalion",
        "1 Imperial Guardian Fleet",
        "1 Main Battle Fleet",
        hands={0: ["Shield Overload Gambit"]},
    )
    g.attack(
        ("Robot Goliath", "Main Battle Fleet"),
        ("Robot Goliath", "Imperial Guardian Fleet"),
        shares=(8,),
    )
    g.until_moment("targets_1", 0)
    g.say("play Shield Overload Gambit", f"choose {g.named('Robot Goliath')}")
    g.until("Declare", 1)
    assert g.happened("attacks 0 robot-goliath main-battle-fleet 12") == 1
    assert g.happened("attacks 0 robot-goliath imperial-guardian-fleet 4") == 1


@pytest.mark.proves("S22-MOD-8", "S22-KW-ATMO-1")
def test_factors_of_the_target_act_on_the_share() -> None:
    g = changed(
        card("Bomber Squadron", "att = 6", 'keywords = ["Atmospheric", "Firing Arcs +1"]'),
        came("Bomber Squadron"),
        "1 Hover Tank Squadron",
        "1 Fighter Squadron",
    )
    g.attack(
        ("Bomber Squadron", "Hover Tank Squadron"),
        ("Bomber Squadron", "Fighter Squadron"),
        shares=(3,),
    )
    assert g.happened("attacks 0 bomber-squadron hover-tank-squadron 6") == 1
    assert g.happened("attacks 0 bomber-squadron fighter-squadron 3") == 1


@pytest.mark.proves("S22-MOD-8")
def test_a_single_attack_is_one_share() -> None:
    g = battle(came("Robot Goliath"), "1 Heavy Cruiser Assault Force", "1 Fighter Squadron")
    g.attack(
        ("Robot Goliath", "Heavy Cruiser Assault Force"),
        ("Robot Goliath", "Fighter Squadron"),
        shares=(5,),
    )
    assert g.happened("attacks 0 robot-goliath heavy-cruiser-assault-force 2") == 1  # 5 / 2
    assert g.happened("attacks 0 robot-goliath fighter-squadron 7") == 1
    g = battle(came("Robot Goliath"), came("Destroyer Detachment"), "1 Heavy Cruiser Assault Force")
    g.attack(
        ("Robot Goliath", "Heavy Cruiser Assault Force"),
        ("Destroyer Detachment", "Heavy Cruiser Assault Force"),
    )
    assert g.happened("total 0 heavy-cruiser-assault-force 13") == 1  # 12, and 3 / 2


@pytest.mark.proves("S22-MOD-9")
def test_a_bonus_is_spent_only_where_it_counts() -> None:
    g = intercepting("Retired Rim Battlecruisers", "Fighter Squadron")
    assert g.offers() == [f"amount {n}" for n in range(1, 5)]  # at most 4 on the Capital
    assert g.why("amount 5") == "S22-MOD-9"
    g.say("amount 4")
    assert g.happened("splits 0 interceptor-squadron fighter-squadron 4") == 1  # 8 in all
    g = intercepting("Fighter Squadron", "Retired Rim Battlecruisers")
    assert g.offers() == [f"amount {n}" for n in range(1, 8)]
    g.say("amount 1")
    assert g.happened("splits 0 interceptor-squadron retired-rim-battlecruisers 4") == 1


# -- DEF that depends on the attacker -------------------------------------------------------------


def mixed(fleet: str, troop: str, guard: str, **more: Any) -> int:
    """How often a guard on Malakar 4, where Troops are Reinforced, is damaged by both."""
    g = battle(came(fleet), came(troop), f"1 {guard}", world="Malakar 4", **more)
    g.attack((fleet, guard), (troop, guard))
    return g.happened(f"damaged 1 {slug(guard)}")


@pytest.mark.proves("S22-MOD-10")
def test_some_of_a_mixed_group_are_enough() -> None:
    # 6 against Fleets, 3 against Troops: the Troop alone has 5
    assert mixed("Fighter Squadron", "Hover Tank Squadron", "Robot Infantry Battalion") == 1
    # 10 and 5: together 9 do not reach 10, but the 6 of the Troop reach 5
    alone = ("Fighter Squadron", "Heavy Assault Mech Lance", "Cyborg Infantry Division")
    assert mixed(*alone) == 1
    assert mixed(*alone, settings={"mixed_defense": "highest"}) == 0
    # 14 and 7: neither 11 nor the 5 of the Troop; the 6 of the Fleet do not help it over 7
    assert (
        mixed("Retired Rim Battlecruisers", "Powered Armor Platoons", "Main Battle Tank Company")
        == 0
    )
    # together they reach the higher DEF
    assert mixed("Robot Goliath", "Hover Tank Squadron", "Main Battle Tank Company") == 1


@pytest.mark.proves("S22-MOD-11", "S22-THRONE-1")
def test_a_throne_world_doubles_its_sum() -> None:
    def ring(**more: Any) -> int:
        g = battle(
            came("Robot Goliath"), throne=True, hands={1: ["Planetary Defensive Ring"]}, **more
        )
        g.until_moment("ca_start", 1)
        g.say("play Planetary Defensive Ring")
        g.passes()
        return g.defence("Mars")

    assert ring() == 18  # (5 + 4) × 2
    assert ring(settings={"throne_doubles_printed": True}) == 14  # 5 × 2 + 4


@pytest.mark.proves("S22-MOD-12", "S22-UNIV-2")
def test_bonuses_of_different_cards_add_up() -> None:
    g = battle(
        came("Hover Tank Squadron"),
        came("Jump Battlesuit Company"),
        "1 Heavy Robot Battalion",
        "1 Standard Mech Company",
        world="Earth Prime",
        hands={1: ["AI Coordinated Offensive"]},
    )
    g.until_moment("ca_start", 1)
    g.say("play AI Coordinated Offensive")
    g.passes()
    assert g.att("Heavy Robot Battalion") == 5 + 2 + 3
    g.until_moment("step_1", 1)
    g.say("use Heavy Robot Battalion 0", "option 2")
    g.passes()
    assert g.att("Heavy Robot Battalion") == 5 + 2 + 3 + 3
    g.until("Declare", 0)
    both = ("Hover Tank Squadron", "Jump Battlesuit Company")
    assert {g.defence("Standard Mech Company", one) for one in both} == {4 + 2 + 2}
    g.attack(*[(one, "Standard Mech Company") for one in both])
    g.passes()
    assert g.happened("defends 1 standard-mech-company 8") == 1  # +2 once, not twice
