"""What every Artifact of the first edition does."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.worlds import adjacent, allocation_points
from tests.games.seize.cards import came
from tests.games.seize.table import Game, at, covers, game

ENGINEER = "Shalindris Nu"
POLITICIAN = "Shalma Questin of the 1st Nano Order"


def first(*map_: dict[str, Any], relics: dict[int, list[Any]], **more: Any) -> Game:
    given = {str(seat): cards for seat, cards in relics.items()}
    return game(*map_, ruleset="first", relics=given, **more)


def battle(relic: str, *units: Any, owner: int = 0, **more: Any) -> Game:
    """Seat 0 attacks Mars; a seat has the Artifact."""
    g = first(
        at("Mars", 1, *units),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        relics={owner: [relic]},
        **more,
    )
    g.conquer("Mars")
    return g


@covers("Black Hole Device", edition="first")
@pytest.mark.proves("S1-ELIMW-01", "S1-ELIMW-02", "S1-UNI-03")
def test_black_hole_device() -> None:
    g = first(
        at("Mars", 1, "1 Destroyer Detachment", "1 Clone Battalion", came("Rapid Strike Fleet")),
        at("Silicas", 1, throne=True),
        at("Dalken Cendros", 0),
        at("Malakar 4", 0),
        relics={0: ["Black Hole Device"]},
    )
    assert g.prompt == "Moment"
    g.say("use Black Hole Device 0")
    assert g.why("choose Silicas") == "S1-UNI-14", "no Throne World"
    g.say("choose Mars")
    assert g.prompt == "Return"
    assert g.awaited == 0, "the Attacker's Fleet goes first"
    g.say("move Rapid Strike Fleet Malakar 4")
    assert g.at("Destroyer Detachment").startswith("Silicas")
    assert g.is_out("Mars")
    assert "Clone Battalion" in g.names("discard 1")
    assert "Mars, Robot's Bane" in g.names("discard 1")
    assert g.names("relics") == []
    assert "Black Hole Device" in g.names("discard 0")
    assert g.t.entered == []


def test_the_black_hole_device_waits_for_its_own_conquest_phase() -> None:
    world = at("Mars", 1)
    g = first(world, at("Dalken Cendros", 0), relics={0: ["Black Hole Device"]}, moment="victory")
    g.until_moment("victory")
    assert g.why("use Black Hole Device 0", 0) == "S1-UNI-13"
    g = first(
        at("Mars", 1, came("Rapid Strike Fleet")),
        at("Dalken Cendros", 0),
        relics={1: ["Black Hole Device"]},
        fast=False,
    )
    g.until("Campaign")
    assert g.happened("eliminated") == 0, "it is another player's Phase"


@covers("Nanite Dis-assembler", edition="first")
@pytest.mark.parametrize("helper", ["", ENGINEER])
def test_nanite_disassembler(helper: str) -> None:
    g = battle(
        "Nanite Dis-assembler",
        came("Destroyer Detachment"),
        "1 Main Battle Fleet",
        "1 Clone Battalion",
        figures={0: [helper]} if helper else {},
    )
    printed = g.defence("Main Battle Fleet"), g.defence("Clone Battalion")
    g.until_moment("step_1", 0)
    if helper:
        g.say(f"activate Nanite Dis-assembler {helper}")
        g.say("choose Main Battle Fleet", "choose Clone Battalion")
    else:
        g.say("use Nanite Dis-assembler 0", "choose Main Battle Fleet")
    assert g.t.depleted[g.t.relics(0)[0]]
    both = g.defence("Main Battle Fleet"), g.defence("Clone Battalion")
    halved = printed[0] // 2, printed[1] // 2 if helper else printed[1]
    assert both == halved
    if helper:
        assert g.depleted(helper)


def test_an_artifact_is_upgraded_by_an_own_character_alone() -> None:
    g = battle(
        "Nanite Dis-assembler",
        came("Destroyer Detachment"),
        "1 Main Battle Fleet",
        "1 Clone Battalion",
        figures={1: [ENGINEER]},
    )
    g.until_moment("step_1", 0)
    assert not g.offered("activate")
    relic = f"nanite-dis-assembler~{g.t.relics(0)[0]}"
    assert g.why(f"activate {relic} {ENGINEER}") == "S1-DEPL-06"


@covers("Sentient Planet Killer", edition="first")
def test_sentient_planet_killer() -> None:
    g = battle("Sentient Planet Killer", came("Rapid Strike Fleet"), "1 Clone Battalion")
    alone, against = g.att("Rapid Strike Fleet"), g.att("Rapid Strike Fleet", "Clone Battalion")
    g.until_moment("step_1", 0)
    g.say("use Sentient Planet Killer 0")
    assert g.att("Rapid Strike Fleet") == alone
    assert g.att("Rapid Strike Fleet", "Clone Battalion") == against
    assert g.att("Rapid Strike Fleet", "Mars") == alone + 6
    g.until_moment("step_2") if g.t.step == 2 else None
    g.until("Withdrawal")
    assert g.t.depleted[g.t.relics(0)[0]]


@covers("Single-point Gate", edition="first")
@pytest.mark.parametrize("owner", [0, 1])
def test_single_point_gate(owner: int) -> None:
    g = first(
        at("Dalken Cendros", 0, "0 Destroyer Detachment"),
        at("Krinos Mecarios", 1),
        at("Mars", 2),
        at("Malakar 4", 3),
        relics={owner: ["Single-point Gate"]},
        seats=4,
        moment="reallocation",
    )
    far = adjacent(g.t, 0, g.card("Destroyer Detachment"), g.card("Mars"))
    assert far == (owner == 0)


@covers("World-forge of the Ancients", edition="first")
@pytest.mark.proves("S1-ICON-01")
@pytest.mark.parametrize(("copies", "points"), [(1, 4 + 2), (2, (4 + 1) // 2)])
def test_world_forge_of_the_ancients(copies: int, points: int) -> None:
    g = first(
        at("Silicas", 0),
        *([at("Silicas", 1)] if copies == 2 else []),
        at("Malakar 4", 0),
        at("Krinos Mecarios", 1),
        relics={0: [{"card": "World-forge of the Ancients", "at": "Silicas"}]},
        hands={0: ["Clone Battalion"]},
        moment="allocation",
    )
    troop = g.t.hand(0)[0]
    [silicas] = g.cards("Silicas", 0)
    assert g.t.cost(silicas) == 4
    assert allocation_points(g.t, silicas, troop) == points
    malakar = g.card("Malakar 4")
    assert allocation_points(g.t, malakar, troop) == g.t.cost(malakar)


@covers("Nexus Throne Signet", edition="first")
@pytest.mark.parametrize("throne", [True, False])
def test_nexus_throne_signet(throne: bool) -> None:
    g = first(
        at("Mars", 0, throne=throne),
        at("Dalken Cendros", 1),
        relics={0: ["Nexus Throne Signet"]},
        moment="resupply",
        resources=[0, 0],
    )
    g.next_turn()
    assert g.happened("gains 0 2") == int(throne)
    assert g.happened("gains 0 1") == 1, "by the card, or by the World"


@covers("Dopplegen'r Vault", edition="first")
@pytest.mark.parametrize("spared", [True, False])
def test_dopplegenr_vault(spared: bool) -> None:
    g = first(
        at("Mars", 0, throne=True),
        at("Dalken Cendros", 1, throne=True),
        at("Silicas", 2),
        figures={0: ["Khamera"], 1: ["Khamera"]},
        relics={1: ["Dopplegen'r Vault"]},
        seats=3,
        regent=0,
        moment="regent",
    )
    g.until("Judge")
    g.say(f"eliminate {g.named('Khamera', 1)}")
    assert g.prompt == "Spare"
    assert g.awaited == 1
    g.say("eliminate Dopplegen'r Vault" if spared else "decline")
    assert g.is_out("Khamera", 1) != spared
    assert (g.names("relics") == []) == spared


@covers("Archive of Lost Ancients", edition="first")
@pytest.mark.parametrize("helper", ["", POLITICIAN])
def test_archive_of_lost_ancients(helper: str) -> None:
    g = first(
        at("Mars", 0, throne=True),
        at("Dalken Cendros", 1),
        figures={0: [helper]} if helper else {},
        relics={0: ["Archive of Lost Ancients"], 1: []},
        hands={0: ["Clone Battalion"]},
        moment="resupply",
    )
    assert g.prompt == "Moment"
    if helper:
        g.say(f"activate Archive of Lost Ancients {helper}")
        assert len(g.t.hand(0)) >= 2
    else:
        g.say("use Archive of Lost Ancients 0")
        assert g.prompt == "Discarding"
        g.say("discard Clone Battalion")
    assert g.happened("depletes 0 archive-of-lost-ancients") == 1
    assert "Clone Battalion" in g.names("hand 0" if helper else "discard 0")


def test_the_archive_is_used_on_an_own_turn_only() -> None:
    g = first(
        at("Mars", 0),
        at("Dalken Cendros", 1),
        relics={1: ["Archive of Lost Ancients"]},
        moment="resupply",
        fast=False,
    )
    for _ in range(20):
        if g.t.active != 0:
            break
        assert not g.offered("use Archive")
        g.shrug()
