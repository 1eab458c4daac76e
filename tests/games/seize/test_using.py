"""Abilities in a fight: Mission counters, who may use them, and what is not used twice."""

from __future__ import annotations

import pytest

from tests.games.seize.cards import battle, came
from tests.games.seize.table import at

ROBOTS = "Heavy Robot Battalion"


@pytest.mark.proves("S22-ABIL-7")
def test_several_mission_counters_in_one_exchange_unless_the_table_says_one() -> None:
    g = battle(came("Robot Goliath"), f"1 {ROBOTS}")
    g.until_moment("step_1", 1)
    g.say(f"use {ROBOTS} 0", "option 1")
    g.until_moment("step_2", 1)
    g.say(f"use {ROBOTS} 0")  # only the other effect is left, so nothing is asked
    assert g.missions(ROBOTS) == 0
    assert g.att(ROBOTS) == 8
    assert [g.keyword(ROBOTS, word) for word in ("Piercing", "Hardened")] == [1, 1]
    g = battle(
        came("Robot Goliath"),
        f"1 {ROBOTS}",
        settings={"one_mission": True},
        figures={1: ["Ajee Delere"]},
    )
    g.until_moment("step_1", 1)
    g.say(f"use {ROBOTS} 0", "option 1")
    assert (g.awaited, g.t.exchange) == (1, 1)
    assert g.why(f"use {ROBOTS} 0") == "S22-ABIL-7"
    g.until("Withdrawal")  # not asked again in this Exchange
    assert g.missions(ROBOTS) == 1
    g.say("stay")
    g.until_moment("step_1", 1)  # the next Exchange
    assert g.offered(f"use {ROBOTS} 0")


@pytest.mark.proves("S22-ABIL-9")
def test_what_a_card_has_already_is_not_bought_again() -> None:
    g = battle(
        came("Light Cruiser Task Force", missions=2),
        "1 Clone Battalion",
        figures={0: ["Ajee Delere"]},
    )
    g.until_moment("step_1", 0)
    g.say("use Light Cruiser Task Force 0")
    assert (g.moment, g.t.exchange, g.awaited) == ("step_1", 1, 0)
    assert g.why("use Light Cruiser Task Force 0") == "S22-ABIL-9"
    assert g.missions("Light Cruiser Task Force") == 1


@pytest.mark.proves("S22-ABIL-9")
def test_a_second_general_is_not_depleted_for_the_same() -> None:
    generals = ["General Dar'ken of Calestran Crusade", "Brigadier General Na'zeen"]
    g = battle(
        came("Robot Goliath"),
        "1 Infantry Battalion",
        "1 Powered Armor Platoons",
        figures={1: generals},
        fast=False,
    )
    g.until_moment("step_1", 1)
    g.say(f"activate Infantry Battalion {generals[0]}")
    g.until_moment("step_1", 1)
    assert g.why(f"activate Infantry Battalion {generals[1]}") == "S22-ABIL-9"
    assert g.offered("activate Powered Armor Platoons")  # another card, another ability
    g.until_moment("exchange_start", 1)  # the 2nd Exchange: what lasted for the 1st is over
    g.until_moment("step_1", 1)
    assert g.offered("activate Infantry Battalion")


@pytest.mark.proves("S22-PRES-4")
def test_a_unit_elsewhere_does_nothing_for_the_exchange() -> None:
    g = battle(
        came("Robot Goliath"),
        "1 Beam Weapon Batteries",
        worlds=[at("Ipernex Minor", 1, "1 Beam Weapon Batteries", f"1 {ROBOTS}")],
        fast=False,
    )
    g.until_moment("step_2", 1)
    here, there = g.cards("Beam Weapon Batteries")
    if g.t.at[here] != g.t.world:
        here, there = there, here
    slug = "beam-weapon-batteries"
    assert g.why(f"use {slug}~{there} 1") == "S22-PRES-4"
    assert g.why(f"use {ROBOTS} 0") == "S22-PRES-4"
    assert g.offered("use Beam Weapon Batteries 1")
    assert g.why(f"use {slug}~{here} 1") == ""
