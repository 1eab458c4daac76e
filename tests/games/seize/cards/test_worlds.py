"""What every World does, alone and with a second World of its System."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.worlds import allocation_points
from tests.games.seize.cards import allocated, battle, came, hurt, points, to_exchange
from tests.games.seize.table import Game, at, covers, game


def quiet(*map_: dict[str, Any], **more: Any) -> Game:
    """Seat 0 has these Worlds, seat 1 a plain one."""
    more.setdefault("moment", "reallocation")
    return game(*map_, at("Krinos Mecarios", 1), **more)


def attacked(world: str, *units: Any, partner: str = "", **more: Any) -> Game:
    """Seat 0 attacks this World of seat 1, who may have a second one of the System."""
    worlds = [at(partner, 1)] if partner else []
    return battle(*units, world=world, worlds=worlds, **more)


# -- Allocation points ----------------------------------------------------------------------------

CARDS = {
    "Capital": "Robot Goliath",
    "Carrier": "Fighter Carrier Group",
    "Starship": "Destroyer Detachment",
    "Station": "Orbital Mega-city",
    "Satellite": "Early Intercept Maser Projectors",
    "Emplacement": "Beam Weapon Batteries",
    "Infantry": "Clone Battalion",
    "Mech": "Standard Mech Company",
    "Vehicle": "Main Battle Tank Company",
    "Hover": "Hover Tank Squadron",
    "Drone": "Robot Infantry Battalion",
}
FLEETS = {"Capital", "Carrier", "Starship"}
TROOPS = {"Infantry", "Mech", "Vehicle", "Hover", "Drone"}


@covers(
    "Xygarius Calendra",
    "Zythenus Calendra",
    "Dalken Cendros",
    "Delnathos Beta",
    "Geladhore 5",
    "Ipernex Major",
    "Krinos Mecarios",
    "Shalastra Shogmon",
    "Mars",
)
@pytest.mark.parametrize(
    ("world", "cost", "more", "kinds", "partner", "then"),
    [
        ("Xygarius Calendra", 3, 1, TROOPS, "Ygranus Calendra", 2),
        ("Zythenus Calendra", 4, 2, {"Capital", "Carrier"}, "Ygranus Calendra", 2),
        ("Dalken Cendros", 5, 1, set(CARDS), "", 1),
        ("Delnathos Beta", 3, 1, {"Infantry", "Drone"}, "Delnathos Alpha", 2),
        ("Geladhore 5", 3, 2, {"Station", "Satellite", "Emplacement"}, "Geladhore Prime", 2),
        ("Ipernex Major", 5, 1, FLEETS, "Ipernex Minor", 1),
        ("Krinos Mecarios", 4, 2, {"Mech", "Vehicle", "Station"}, "", 2),
        ("Shalastra Shogmon", 3, 2, {"Drone", "Capital"}, "Shalastra Oogmos", 2),
        ("Mars", 4, 3, FLEETS, "Earth Prime", 3),
    ],
)
def test_allocation_points(
    world: str, cost: int, more: int, kinds: set[str], partner: str, then: int
) -> None:
    for others, bonus in (([], more), ([at(partner, 0)] if partner else [], then)):
        g = game(at(world, 0), *others, at("Silicas", 1), zones={"hand 1": list(CARDS.values())})
        for kind, card in CARDS.items():
            expected = cost + (bonus if kind in kinds else 0)
            assert points(g, world, card) == expected, (kind, bonus)


@covers("Ipernex Major", "Krinos Mecarios", "Dalken Cendros")
def test_a_bonus_pays_for_a_unit_and_a_dispute_halves_it() -> None:
    g = allocated("Jump Battlesuit Company")
    assert g.at("Jump Battlesuit Company") == "Dalken Cendros, Galactic Hubworld"
    g = game(
        at("Ipernex Major", 0), at("Ipernex Major", 1), hands={0: ["Light Cruiser Task Force"]}
    )
    card = g.cards("Ipernex Major", 0)[0]
    assert allocation_points(g.t, card, g.t.hand(0)[0]) == 3  # (5 + 1) / 2


@covers("Delnathos Beta", "Geladhore 5", "Shalastra Shogmon")
@pytest.mark.parametrize(
    ("world", "partner", "card"),
    [
        ("Delnathos Beta", "Delnathos Alpha", "Clone Battalion"),
        ("Geladhore 5", "Geladhore Prime", "Orbital Mega-city"),
        ("Geladhore 5", "Geladhore Prime", "Beam Weapon Batteries"),
        ("Shalastra Shogmon", "Shalastra Oogmos", "Heavy Robot Battalion"),
    ],
)
def test_units_allocated_there_are_deployed_with_two(world: str, partner: str, card: str) -> None:
    assert not allocated(card, world, at(partner, 0)).depleted(card)
    if world != "Delnathos Beta":
        assert allocated(card, world).depleted(card)
    if card != "Beam Weapon Batteries":
        other = "Intercept Hover Drones" if world == "Delnathos Beta" else "Scout Tank Deployment"
        g = allocated(other, world, at(partner, 0))
        assert g.depleted(other) == (other == "Intercept Hover Drones")


@covers("Delnathos Beta")
def test_delnathos_beta_alone_deploys_nothing() -> None:
    assert allocated("Clone Battalion", "Delnathos Beta").depleted("Clone Battalion")


# -- resources, prices, cards ---------------------------------------------------------------------


@covers("Bygaros 7", "Malakar 4")
def test_the_garden_pays_more() -> None:
    def income(world: str) -> int:
        g = quiet(
            at(world, 0), moment="resupply", resources=[0, 0], zones={"reserve 0": ["Silicas"]}
        )
        g.until("BuyWorlds")
        return g.resources(0)

    assert income("Bygaros 7") == 2
    assert income("Malakar 4") == 1


@covers("Delnathos Alpha", "Saturn")
@pytest.mark.parametrize(
    ("world", "partner"), [("Delnathos Alpha", "Delnathos Beta"), ("Saturn", "Mars")]
)
def test_worlds_that_deplete_for_counters(world: str, partner: str) -> None:
    g = quiet(at(world, 0))
    assert not g.offered(f"use {world} 1")
    g.say(f"use {world} 0")
    assert g.resources(0) == 6
    assert g.depleted(world)
    g = quiet(at(world, 0), at(partner, 0))
    assert not g.offered(f"use {world} 0")  # instead, not besides
    g.say(f"use {world} 1")
    assert g.resources(0) == 7
    assert g.depleted(world)


@covers("Saturn")
def test_a_disputed_world_does_not_deplete_for_its_text() -> None:
    g = game(at("Saturn", 0), at("Delnathos Alpha", 0), at("Saturn", 1), moment="reallocation")
    assert g.why(f"use {g.named('Saturn', 0)} 0") == "S22-DISP-W-4"
    g = game(
        at("Saturn", 0, depleted=True),
        at("Delnathos Alpha", 0),
        at("Mars", 1),
        moment="reallocation",
    )
    assert g.why("use Saturn 0") == "S22-DEPL-1"


@covers("Ygranus Calendra")
def test_the_heart_of_the_galnet_draws() -> None:
    g = quiet(at("Ygranus Calendra", 0))
    g.say("use Ygranus Calendra 0")
    assert len(g.names("hand 0")) == 1
    assert g.depleted("Ygranus Calendra")
    g = quiet(at("Ygranus Calendra", 0), at("Zythenus Calendra", 0))
    g.say("use Ygranus Calendra 1")
    assert g.prompt == "Discarding"
    assert len(g.names("hand 0")) == 2
    g.say(g.offers()[0])
    assert len(g.names("hand 0")) == 1
    assert len(g.names("discard 0")) == 1


@covers("Galvagex 3")
def test_the_junk_world_recycles() -> None:
    g = quiet(
        at("Galvagex 3", 0),
        zones={"discard 0": ["Standard Mech Company", "Jump Battlesuit Company", "Militia Rally"]},
    )
    g.say("use Galvagex 3 0")  # the only one of cost 4 or less
    assert g.names("assets 0")[-1] == "Standard Mech Company"
    assert g.depleted("Galvagex 3")
    assert sorted(g.names("discard 0")) == ["Jump Battlesuit Company", "Militia Rally"]


@covers("Silicas")
def test_paradise_makes_characters_cheaper() -> None:
    for world, prices in (("Silicas", 1 + 2), ("Malakar 4", 1 + 3)):
        g = quiet(at(world, 0), moment="allocation", zones={"court 0": ["Delanos Vec", "Telek"]})
        g.until("FaceUpCharacters")
        g.say("face-up Delanos Vec", "face-up Telek")  # 1 at least
        assert g.resources(0) == 5 - prices


@covers("Geladhore Prime")
def test_the_hub_reaches_every_world() -> None:
    units = ["0 Destroyer Detachment", "0 Clone Battalion", "0 Orbital Mega-city"]
    for world, clause in (("Geladhore Prime", ""), ("Malakar 4", "S22-ADJ-1")):
        g = game(
            at(world, 0, *units),
            at("Silicas", 1),
            at("Mars", 2),
            at("Krinos Mecarios", 3),
            seats=4,
            moment="reallocation",
        )
        g.until("AttackMoves")
        for one in ("Destroyer Detachment", "Clone Battalion"):
            assert g.offered(f"move {one} Mars") == (not clause)
        assert not g.offered("move Orbital Mega-city Mars")
    g = game(
        at("Geladhore Prime", 0),
        at("Malakar 4", 0, "0 Destroyer Detachment"),
        at("Silicas", 1),
        at("Mars", 2),
        at("Krinos Mecarios", 3),
        seats=4,
        moment="reallocation",
    )
    g.until("AttackMoves")
    assert g.why("move Destroyer Detachment Mars") == "S22-ADJ-1"  # not from elsewhere


@covers("Geladhore Prime")
def test_two_hubs_draw_worlds_cheaper() -> None:
    def paid(*worlds: str) -> int:
        g = quiet(*[at(world, 0) for world in worlds], moment="victory", resources=[5, 5])
        g.until("SystemDraw")
        g.say("system-draw")
        return 5 - g.resources(0)

    assert paid("Malakar 4", "Bygaros 7") - paid("Geladhore Prime", "Geladhore 5") == 1
    assert paid("Geladhore Prime", "Bygaros 7") == paid("Malakar 4", "Bygaros 7")


@covers("Shalastra Oogmos")
def test_the_cyber_world_readies_characters() -> None:
    people = [{"card": name, "depleted": True} for name in ("Ajee Delere", "Telek", "Sendaris")]
    g = quiet(at("Shalastra Oogmos", 0), figures={0: people})
    g.say("use Shalastra Oogmos 0", "choose Telek")
    assert not g.depleted("Telek")
    assert g.depleted("Sendaris")
    assert g.depleted("Shalastra Oogmos")
    g = quiet(at("Shalastra Oogmos", 0), at("Shalastra Shogmon", 0), figures={0: people})
    g.say("use Shalastra Oogmos 1", "choose Telek", "choose Sendaris")
    assert not g.depleted("Telek")
    assert not g.depleted("Sendaris")
    assert g.depleted("Ajee Delere")


# -- in battle ------------------------------------------------------------------------------------


@covers("Aquas Delor")
def test_water_slows_troops_down() -> None:
    g = attacked(
        "Aquas Delor",
        came("Jump Battlesuit Company"),
        came("Hover Tank Squadron"),
        came("Destroyer Detachment"),
        "1 Robot Infantry Battalion",
        "1 Cyborg Infantry Division",
    )
    assert g.att("Jump Battlesuit Company") == 4
    assert g.att("Hover Tank Squadron") == 5
    assert g.att("Destroyer Detachment") == 3
    assert g.att("Robot Infantry Battalion") == 3
    g.attack(("Jump Battlesuit Company", "Cyborg Infantry Division"))
    assert hurt(g, "Cyborg Infantry Division") == 0  # 4 against 5


@covers("Damirus Outer")
def test_embers_weaken_fleets() -> None:
    units = [came("Destroyer Detachment"), came("Hover Tank Squadron"), "1 Fighter Squadron"]
    g = attacked("Damirus Outer", *units)
    assert g.att("Destroyer Detachment") == 2
    assert g.att("Hover Tank Squadron") == 5
    assert g.att("Fighter Squadron") == 3
    g.attack(("Destroyer Detachment", "Fighter Squadron"))  # 2 + 2 against 3
    assert hurt(g, "Fighter Squadron") == 1
    g = attacked("Damirus Outer", *units, partner="Damirus Inner")
    assert g.att("Destroyer Detachment") == 1
    assert g.att("Destroyer Detachment", "Fighter Squadron") == 3


@covers("Damirus Inner")
@pytest.mark.parametrize("partner", ["", "Damirus Outer"])
def test_the_dead_pay_once_a_turn(partner: str) -> None:
    g = attacked(
        "Damirus Inner",
        came("Robot Goliath"),
        came("Main Battle Fleet"),
        "1 Robot Infantry Battalion",
        "1 Scout Tank Deployment",
        "1 Destroyer Detachment",
        partner=partner,
    )
    g.attack(
        ("Robot Goliath", "Robot Infantry Battalion"),
        ("Robot Goliath", "Destroyer Detachment"),
        ("Main Battle Fleet", "Scout Tank Deployment"),
        shares=(8,),
    )
    g.until("Withdrawal")
    assert g.is_out("Robot Infantry Battalion")
    assert g.is_out("Scout Tank Deployment")
    assert g.resources(1) == 6  # once
    if partner:
        assert g.names("assets 1")[-1] in ("Robot Infantry Battalion", "Scout Tank Deployment")
        assert len(g.names("discard 1")) == 2
    else:
        assert len(g.names("discard 1")) == 3


@covers("Granarias 2 of the Red Nebula")
def test_the_nebula_hides_nobody() -> None:
    g = attacked(
        "Granarias 2 of the Red Nebula",
        came("Rapid Strike Fleet"),
        came("Bomber Carrier Group", carried=0),
        "1 Destroyer Detachment",
        "1 Early Intercept Maser Projectors",
    )
    assert not g.has("Rapid Strike Fleet", "Surprise Strike")
    assert not g.has("Bomber Carrier Group", "Support")
    assert g.has("Early Intercept Maser Projectors", "Surprise Strike")
    g.until("Declare")
    assert g.awaited == 1
    assert g.offered("strike Early Intercept Maser Projectors")
    g.say("done")
    g.until("Declare", 0)
    assert not g.offered("strike")
    g.say("done")
    g.until("Declare", 1)
    assert g.offered("target Destroyer Detachment Bomber Carrier Group")


@covers("Malakar 4")
def test_two_crusts_reinforce_troops() -> None:
    g = attacked(
        "Malakar 4",
        came("Torpedo Bomber Squadron"),
        came("Hover Tank Squadron"),
        "1 Robot Infantry Battalion",
        "1 Siege Bunker Fortifications",
    )
    assert g.defence("Robot Infantry Battalion", "Torpedo Bomber Squadron") == 6
    assert g.defence("Robot Infantry Battalion", "Hover Tank Squadron") == 3
    assert not g.has("Siege Bunker Fortifications", "Reinforced")
    assert not g.has("Hover Tank Squadron", "Reinforced")
    g.attack(("Torpedo Bomber Squadron", "Robot Infantry Battalion"))
    assert hurt(g, "Robot Infantry Battalion") == 0


@covers("Zythenus Calendra")
def test_the_sheath_covers_fleets_with_two() -> None:
    units = [came("Destroyer Detachment"), "1 Fighter Squadron", "1 Robot Infantry Battalion"]
    g = attacked("Zythenus Calendra", *units)
    assert g.defence("Fighter Squadron") == 3
    g = attacked("Zythenus Calendra", *units, partner="Xygarius Calendra")
    assert g.defence("Fighter Squadron") == 4
    assert g.defence("Robot Infantry Battalion") == 3
    assert g.defence("Destroyer Detachment") == 3


@covers("Ipernex Major")
def test_the_fist_strengthens_attacks_with_two() -> None:
    for partner, more in (("", 0), ("Ipernex Minor", 1)):
        g = battle(
            came("Robot Goliath"),
            came("Fighter Carrier Group"),
            came("Destroyer Detachment"),
            "1 Light Cruiser Task Force",
            worlds=[at("Ipernex Major", 0), *([at(partner, 0)] if partner else [])],
        )
        assert g.att("Robot Goliath") == 12 + more
        assert g.att("Fighter Carrier Group") == 2 + more
        assert g.att("Destroyer Detachment") == 3
        assert g.att("Fighter Counter") == 3
        assert g.att("Light Cruiser Task Force") == 9


@covers("Ipernex Minor")
def test_the_roost_stands_in_for_a_general() -> None:
    g = battle(
        came("Powered Armor Platoons"),
        "1 Robot Infantry Battalion",
        worlds=[at("Ipernex Minor", 0)],
    )
    g.until_moment("exchange_start", 0)
    g.say("activate Powered Armor Platoons Ipernex Minor")
    assert g.depleted("Ipernex Minor")
    assert g.keyword("Powered Armor Platoons", "Hardened") == 1


@covers("Ipernex Minor")
@pytest.mark.parametrize("partner", ["", "Ipernex Major"])
def test_the_roost_stands_in_for_an_admiral_with_two(partner: str) -> None:
    g = battle(
        came("Destroyer Detachment"),
        "1 Fighter Squadron",
        hands={0: ["Piercing Wedge Formation"]},
        worlds=[at("Ipernex Minor", 0), *([at(partner, 0)] if partner else [])],
    )
    g.until_moment("step_1", 0)
    g.say("play Piercing Wedge Formation")
    assert (g.prompt == "Upgrade") == bool(partner)
    if partner:
        g.say("deplete Ipernex Minor 1")
        g.until("Declare")
        assert g.has("Destroyer Detachment", "Piercing")
        assert g.depleted("Ipernex Minor")


@covers("Earth Prime")
def test_the_cradle_fights_hard() -> None:
    g = attacked("Earth Prime", came("Robot Goliath"), "1 Destroyer Detachment", throne=True)
    assert g.att("Destroyer Detachment") == 5
    assert g.defence("Destroyer Detachment") == 5
    assert g.defence("Earth Prime") == 16
    assert g.required("Earth Prime") == 3
    assert g.defence("Robot Goliath") == 10
    g = attacked("Earth Prime", came("Robot Goliath"))
    assert g.defence("Earth Prime") == 8
    assert g.required("Earth Prime") == 2
    g.attack(("Robot Goliath", "Earth Prime"))
    assert g.happened("conquest-counted 0 earth-prime 2") == 1


@covers("Earth Prime", "Mars")
def test_terra_stands_together() -> None:
    units = [came("Robot Goliath"), came("Destroyer Detachment"), "1 Fighter Squadron"]
    g = attacked("Mars", *units)
    assert (g.defence("Fighter Squadron"), g.defence("Robot Goliath")) == (3, 10)
    g = attacked("Mars", *units, partner="Earth Prime")
    assert g.defence("Fighter Squadron") == 4  # at another Terra World
    assert g.att("Fighter Squadron") == 3
    assert g.defence("Robot Goliath") == 9
    assert g.defence("Destroyer Detachment") == 3
    to_exchange(g, 2)
    g.next_turn()
    assert g.defence("Robot Goliath") == 10
    assert g.defence("Fighter Squadron") == 3
