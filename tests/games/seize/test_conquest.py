"""How a Conquest Action ends: success, failure, and the exceptions (S22-CONQ)."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize import (
    sequences,
)
from regent.games.seize.military import MilitaryPhase, abroad
from regent.kernel.frame import run
from tests.games.seize.table import Game, at, game, unit
from tests.games.seize.test_battle import aim, battle, came


def besiege(g: Game, unit_name: str = "Robot Goliath", world: str = "Mars") -> None:
    """The World is attacked in the 1st Exchange and the Conquest Action is fought to its end."""
    g.attack((unit_name, world))
    g.until("SystemDraw")


# -- when it succeeds -----------------------------------------------------------------------------


@pytest.mark.proves("S22-CONQ-1", "S22-CONQ-2")
def test_enough_counters_nobody_on_the_ground_and_a_card() -> None:
    g = battle(came("Robot Goliath"))
    besiege(g)
    assert g.controller("Mars") == 0
    assert g.happened("conquers 0 mars") == 1
    g = battle(came("Imperial Guardian Fleet"))  # (a) 4 against 5
    besiege(g, "Imperial Guardian Fleet")
    assert g.controller("Mars") == 1
    for guard in ("Robot Infantry Battalion", "Siege Bunker Fortifications"):  # (b)
        g = battle(came("Torpedo Bomber Squadron"), f"1 {guard}")
        besiege(g, "Torpedo Bomber Squadron")
        assert g.controller("Mars") == 1
        assert g.happened("conquest-counted 0 mars 1") == 1


@pytest.mark.proves("S22-CONQ-1", "S22-MIL-A3-4")
def test_counters_alone_do_not_take_a_world() -> None:
    g = battle(
        came("Fighter Carrier Group"), "1 Robot Goliath", hands={0: ["Shield Overload Gambit"]}
    )
    g.until("Declare", 0)
    counters = [g.t.spec.slugs[g.t.face[c]] + f"~{c}" for c in g.cards("Fighter Counter")]
    g.say(*[aim(g, counter, "Mars") for counter in counters])  # 9 against 5
    g.say(aim(g, "Fighter Carrier Group", "Mars"))
    g.until("Declare", 1)
    g.say(aim(g, "Robot Goliath", "Fighter Carrier Group"), "done")
    g.until("SystemDraw")
    assert g.is_out("Fighter Carrier Group")
    assert g.controller("Mars") == 1
    assert g.happened("conquest-counted 0 mars 1") == 1
    assert g.happened("exchange 0 2") == 1  # the counters fought on


@pytest.mark.proves("S22-CONQ-2", "S22-THRONE-2", "S22-VAR-BESIEGED-4", "S22-VAR-2P-1")
def test_how_many_counters_a_world_needs() -> None:
    def need(world: str, throne: bool, **more: Any) -> int:
        g = game(at(world, 1, throne=throne), at("Silicas", 0), **more)
        return g.required(world)

    for kind, wanted in {
        "2022": (1, 2, 2, 3),
        "2022+besieged": (2, 3, 2, 3),
        "2022+two-players": (2, 3, 3, 4),
    }.items():
        found = [
            need(world, throne, ruleset=kind)
            for world in ("Mars", "Earth Prime")
            for throne in (False, True)
        ]
        assert tuple(found) == wanted, kind


@pytest.mark.proves("S22-CONQ-2")
def test_a_card_may_raise_the_number_for_one_conquest_action() -> None:
    g = battle(
        came("Torpedo Bomber Squadron"),
        hands={1: ["Planetary Defensive Ring"]},
        figures={1: ["M-5-X-10000"]},
    )
    g.until_moment("ca_start", 1)
    g.say("play Planetary Defensive Ring")
    assert g.prompt == "Upgrade"
    g.say("deplete M-5-X-10000 1")
    assert g.required("Mars") == 2
    assert g.defence("Mars") == 5
    g.attack(("Torpedo Bomber Squadron", "Mars"))
    g.until("SystemDraw")
    assert g.controller("Mars") == 1
    assert g.happened("conquest-counted 0 mars 1") == 1
    assert g.required("Mars") == 1


@pytest.mark.proves("S22-CONQ-3", "S22-CONQ-S1", "S22-CONQ-S2", "S22-CONQ-S3", "S22-CONQ-S6")
def test_fleets_leave_orbitals_are_lost_and_the_world_changes_hands() -> None:
    g = battle(came("Robot Goliath"), "1 Fighter Carrier Group", "1 Orbital Mega-city")
    g.attack(("Robot Goliath", "Mars"))
    g.until("SystemDraw")
    assert g.controller("Mars") == 0
    assert g.t.owner[g.card("Mars")] == 1
    assert g.conquest("Mars", 0) == 2
    assert g.at("Fighter Carrier Group") == "Silicas, Paradise Planet"
    assert g.counters("Fighter Carrier Group") == 3
    assert g.at("Fighter Counter") == "Silicas, Paradise Planet"
    assert "Orbital Mega-city" in g.names("discard 1")
    assert g.happened("eliminated 1 orbital-mega-city") == 1
    assert not g.depleted("Fighter Carrier Group")


@pytest.mark.proves("S22-CONQ-S1", "S22-CAP-7")
def test_fleets_without_a_world_are_discarded() -> None:
    g = game(at("Mars", 1, came("Robot Goliath"), "1 Destroyer Detachment"), at("Silicas", 0))
    g.conquer("Mars")
    besiege(g)
    assert g.controller("Mars") == 0
    assert "Destroyer Detachment" in g.names("discard 1")


@pytest.mark.proves("S22-CONQ-S3")
def test_counters_of_other_colours_are_removed() -> None:
    g = game(
        at("Mars", 1, came("Robot Goliath"), owner=2, conquest={"1": 2}),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        at("Malakar 4", 2),
        seats=3,
    )
    g.conquer("Mars")
    besiege(g)
    assert g.counters_on(g.card("Mars")) == [2, 0, 0]


@pytest.mark.proves("S22-CONQ-S4", "S22-CONQ-F3")
def test_the_attacker_leaves_or_moves_survivors() -> None:
    g = battle(came("Robot Goliath"), came("Robot Infantry Battalion"))
    g.attack(("Robot Goliath", "Mars"))
    g.until("Regroup", 0)
    movers = {o.split(" ")[1] for o in g.offers() if o != "done"}
    assert movers == {"robot-goliath", "robot-infantry-battalion"}
    g.say("move Robot Infantry Battalion Dalken Cendros", "done")
    assert g.at("Robot Goliath") == "Mars, Robot's Bane"
    assert g.at("Robot Infantry Battalion") == "Dalken Cendros, Galactic Hubworld"
    assert g.depleted("Robot Goliath")  # neither turned upright nor turned again
    assert g.happened("depletes") == 0


@pytest.mark.proves("S22-CONQ-S5")
@pytest.mark.parametrize("depleted", [True, False])
def test_the_world_stays_as_it_is(depleted: bool) -> None:
    g = game(
        at("Mars", 1, came("Robot Goliath"), depleted=depleted, conquest={"0": 0}),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
    )
    g.conquer("Mars")
    besiege(g)
    assert g.controller("Mars") == 0
    assert g.depleted("Mars") is depleted


@pytest.mark.proves("S22-CONQ-4")
def test_troop_counters_of_a_living_card_hold_the_world() -> None:
    def fight(**more: Any) -> Game:
        g = battle(came("Robot Goliath"), unit("Marine Hover Transports", 1, carried=1), **more)
        besiege(g)
        return g

    g = fight()
    assert g.controller("Mars") == 1
    assert g.counters("Marine Hover Transports") == 1
    g = fight(settings={"troop_counters_block": False})
    assert g.controller("Mars") == 0
    assert g.at("Marine Hover Transports") == "Silicas, Paradise Planet"
    assert g.at("Marine Counter") == "Silicas, Paradise Planet"


@pytest.mark.proves("S22-CONQ-5")
def test_militia_that_somebody_else_raised_defends_and_leaves() -> None:
    g = game(
        at("Mars", 1, came("Torpedo Bomber Squadron")),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        at("Malakar 4", 2),
        hands={2: ["Militia Rally"]},
        seats=3,
    )
    g.conquer("Mars")
    g.until_moment("ca_start", 2)
    g.say("play Militia Rally")
    assert g.prompt == "Permit"
    assert g.awaited == 1
    g.say("agree")
    assert len(g.cards("Infantry Counter", 1)) == 2
    g.attack(("Torpedo Bomber Squadron", "Mars"))
    g.until("SystemDraw")
    assert g.happened("conquest-counted 0 mars 1") == 1
    assert g.controller("Mars") == 1
    assert g.is_out("Infantry Counter")
    assert g.names("discard 2") == ["Militia Rally"]


@pytest.mark.proves("S22-CONQ-5", "S22-CAP-9", "S22-REACT-8", "S22-PRES-1")
def test_a_picket_fleet_fights_for_the_defender_and_leaves() -> None:
    g = game(
        at("Mars", 1, came("Torpedo Bomber Squadron")),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        at("Malakar 4", 2),
        hands={2: ["Emergency Picket Fleet"]},
        seats=3,
    )
    g.conquer("Mars")
    g.until_moment("ca_start", 2)
    g.say("play Emergency Picket Fleet")
    g.say("agree")
    assert g.resources(2) == 3
    assert g.resources(1) == 5
    g.attack(("Torpedo Bomber Squadron", "Mars"))
    assert g.prompt == "Declare"
    assert g.awaited == 2
    g.say(aim(g, "Emergency Picket Fleet", "Torpedo Bomber Squadron"))  # 5 against 4
    g.until("SystemDraw")
    assert g.is_out("Torpedo Bomber Squadron")
    assert g.names("discard 2") == ["Emergency Picket Fleet"]


# -- failure --------------------------------------------------------------------------------------


@pytest.mark.proves("S22-CONQ-F1", "S22-CONQ-F2", "S22-CONQ-F3", "S22-CAP-8")
def test_after_a_failure_counters_go_and_units_go_home() -> None:
    g = game(
        at("Earth Prime", 1, came("Light Cruiser Task Force", missions=0), came("Robot Goliath")),
        at("Galvagex 3", 0, "0 Fighter Squadron"),
        at("Krinos Mecarios", 0),
    )
    g.conquer("Earth Prime")
    g.attack(("Light Cruiser Task Force", "Earth Prime"))
    assert g.conquest("Earth Prime") == 1
    g.until("Return", 0)
    assert g.conquest("Earth Prime") == 0
    assert g.offered("move Robot Goliath Galvagex 3")
    assert g.offered("move Robot Goliath Krinos Mecarios")
    g.say("move Robot Goliath Galvagex 3")  # room for two
    assert g.at("Light Cruiser Task Force") == "Krinos Mecarios, Galadium Nexus"
    g.until("SystemDraw")
    assert g.happened("depletes") == 0
    assert not [c for c in g.t.units_at(g.card("Earth Prime")) if g.t.controller[c] == 0]


@pytest.mark.proves("S22-CONQ-F1", "S22-CONQ-F2")
def test_a_skip_is_a_failure() -> None:
    g = game(
        at("Mars", 1, came("Robot Goliath"), conquest={"0": 1}),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
    )
    g.until("Campaign")
    g.say("skip Mars")
    assert g.conquest("Mars") == 0
    assert g.happened("conquest-action") == 0
    assert g.at("Robot Goliath") == "Dalken Cendros, Galactic Hubworld"


@pytest.mark.proves("S22-CONQ-F4", "S22-CAP-7")
def test_an_attacker_without_room_discards() -> None:
    g = game(at("Mars", 1, came("Fighter Carrier Group"), came("Robot Goliath")))
    g.conquer("Mars")
    g.until("SystemDraw")
    assert sorted(g.names("discard 0")) == ["Fighter Carrier Group", "Robot Goliath"]
    assert g.is_out("Fighter Counter")
    full = ["0 Fighter Squadron", "0 Destroyer Detachment"]
    g = game(at("Mars", 1, came("Robot Goliath")), at("Galvagex 3", 0, *full), at("Silicas", 1))
    g.until("Campaign")
    g.say("skip Mars")
    assert g.names("discard 0") == ["Robot Goliath"]


# -- exceptions -----------------------------------------------------------------------------------


@pytest.mark.proves("S22-CONQ-E1", "S22-CONQ-S6")
def test_a_conquered_world_is_conquered_by_a_third() -> None:
    g = game(
        at("Mars", 1, came("Robot Goliath"), owner=2, conquest={"1": 3}),
        at("Dalken Cendros", 0),
        at("Malakar 4", 2),
        seats=3,
    )
    g.conquer("Mars")
    besiege(g)
    world = g.card("Mars")
    assert g.controller("Mars") == 0
    assert g.t.owner[world] == 2
    assert g.counters_on(world) == [2, 0, 0]
    assert g.t.conquered == [world]


@pytest.mark.proves("S22-CONQ-E2", "S22-GLOSS-LIBERATED")
def test_an_owner_liberates() -> None:
    g = game(
        at("Mars", 1, came("Robot Goliath"), owner=0, conquest={"1": 2}),
        at("Dalken Cendros", 0),
        resources=[0, 0],
    )
    g.conquer("Mars")
    besiege(g)
    world = g.card("Mars")
    assert g.controller("Mars") == 0
    assert g.counters_on(world) == [0, 0]
    assert g.happened("liberates 0 mars") == 1
    assert g.happened("conquers") == 0
    assert g.t.conquered == []
    assert g.resources(0) == 0


def copies(**more: Any) -> Game:
    g = game(
        at(
            "Mars",
            1,
            came("Robot Goliath"),
            "1 Destroyer Detachment",
            "1 Orbital Mega-city",
            **more,
        ),
        at("Mars", 0),
        at("Silicas", 1),
        at("Dalken Cendros", 0),
    )
    g.until("Campaign")
    g.say(f"conquer {g.named('Mars', 1)}")
    g.until("Declare")
    g.say(aim(g, "Robot Goliath", g.named("Mars", 1)))
    return g


@pytest.mark.proves("S22-CONQ-E3", "S22-CONQ-E7", "S22-DISP-2", "S22-CONQ-S2")
def test_a_second_copy_is_eliminated() -> None:
    g = copies()
    assert g.disputed("Mars", 0)
    g.until("Return", 0)
    assert g.at("Destroyer Detachment") == "Silicas, Paradise Planet"
    assert g.offered("move Robot Goliath Mars")
    assert g.offered("move Robot Goliath Dalken Cendros")
    g.say(f"move {g.named('Robot Goliath')} {g.named('Mars', 0)}")
    g.until("SystemDraw")
    assert g.names("discard 1") == ["Orbital Mega-city", "Mars, Robot's Bane"]
    assert not g.disputed("Mars", 0)
    assert g.is_out("Mars", 1)
    assert g.at("Robot Goliath") == "Mars, Robot's Bane"
    assert g.happened("conquers") == 0
    assert g.t.conquered == []


@pytest.mark.proves("S22-CONQ-E4")
def test_a_disputed_world_is_conquered_and_stays_disputed() -> None:
    g = game(
        at("Mars", 1, came("Robot Goliath")),
        at("Mars", 2),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        seats=3,
    )
    g.until("Campaign")
    g.say(f"conquer {g.named('Mars', 1)}")
    g.until("Declare")
    g.say(aim(g, "Robot Goliath", g.named("Mars", 1)))
    g.until("SystemDraw")
    assert g.is_out("Mars", 1)
    assert g.disputed("Mars", 0)
    assert g.disputed("Mars", 2)
    assert g.t.conquered == g.cards("Mars", 0)
    assert g.points(0) == 5


@pytest.mark.proves("S22-CONQ-E5")
def test_the_second_copy_of_its_owner_is_eliminated_not_liberated() -> None:
    g = copies(owner=0, conquest={"1": 1})
    g.until("SystemDraw")
    assert g.happened("liberates") == 0
    assert g.names("discard 0") == ["Mars, Robot's Bane"]
    assert len(g.cards("Mars")) == 1
    assert not g.disputed("Mars", 0)


@pytest.mark.proves("S22-CONQ-E5")
def test_a_second_copy_that_would_come_back_by_itself_is_eliminated() -> None:
    g = game(
        at("Mars", 1, owner=0, conquest={"1": 1}), at("Mars", 0), at("Silicas", 1), moment="victory"
    )
    g.until("SystemDraw")
    assert g.happened("liberates") == 0
    assert g.names("discard 0") == ["Mars, Robot's Bane"]
    assert len(g.cards("Mars")) == 1
    assert not g.disputed("Mars", 0)


@pytest.mark.proves("S22-CONQ-E6", "S22-THRONE-6", "S22-THRONE-8")
def test_a_throne_world_is_conquered_with_its_token() -> None:
    g = battle(came("Robot Goliath"), throne=True)
    besiege(g)
    world = g.card("Mars")
    assert g.controller("Mars") == 0
    assert g.t.owner[world] == 1
    assert g.t.throne[world] == 1
    assert g.required("Mars") == 2
    assert g.defence("Mars") == 10


@pytest.mark.proves("S22-CONQ-F3")
def test_nobody_stays_at_an_uncontrolled_world_when_the_phase_ends() -> None:
    g = battle(came("Robot Goliath"))
    t = g.t
    phase = MilitaryPhase(0)
    last = phase.do(t, sequences.SEND_HOME)
    assert last is not None
    t.stack[:] = [last]
    t.waiting = 0
    run(t)
    assert abroad(t, 0) == []
    assert g.at("Robot Goliath").startswith("Dalken Cendros")
