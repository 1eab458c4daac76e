"""What the cards of the Terran Alliance do."""

from __future__ import annotations

import pytest

from tests.games.contention.table import (
    covers,
    game,
    on,
    plays_plainly,
    rule,
    stand,
    stands_plainly,
)

SHIPS: list[tuple[str, int, int, int, int, list[str]]] = [
    ("Alliance Scout", 1, 1, 1, 3, []),
    ("Alliance Bomber", 2, 1, 2, 2, ["Bombard: 2"]),
    ("Alliance Dropship", 2, 1, 2, 2, ["Troops"]),
    ("Alliance Destroyer", 3, 3, 2, 2, []),
    ("Missile Cruiser", 5, 2, 3, 2, ["Range: 2"]),
    ("Alliance Battleship", 5, 4, 4, 1, ["Rampage: 2"]),
    ("Alliance Flagship", 7, 5, 7, 2, []),
]


@covers(*[row[0] for row in SHIPS])
@pytest.mark.parametrize("row", SHIPS, ids=lambda row: row[0])
def test_ships(row: tuple[str, int, int, int, int, list[str]]) -> None:
    plays_plainly("Terran Alliance", row)


@covers("Missile Base")
def test_missile_base_reaches_the_next_sector() -> None:
    stands_plainly("Terran Alliance", ("Missile Base", 4, 3, 2, ["Range: 1"]))
    sectors = {"a2": rule("Duskmar", 0, on("Missile Base", 0)), "a3": stand("1 Cruiser")}
    g = game(sectors, moment="battle")
    g.fight(("Missile Base", "Cruiser"))
    assert g.is_out("Cruiser")


@covers("Orbital Defense Grid")
def test_orbital_defense_grid_strengthens_its_location() -> None:
    stands_plainly("Terran Alliance", ("Orbital Defense Grid", 2, 1, 4, []))
    g = game({"a2": rule("Duskmar", 0, on("Orbital Defense Grid", 0)), "a3": rule("Ironreach", 0)})
    assert g.defense("Duskmar") == 3 + 1
    assert g.defense("Ironreach") == 4


@covers("Alliance Destroyer")
def test_alliance_destroyer_helps_another_ship_here() -> None:
    sectors = {"b1": stand("0 Cruiser", "0 Frigate"), "b2": stand("0 Alliance Scout")}
    g = game(sectors, {0: ["Alliance Destroyer"]})
    g.play({0: "Alliance Destroyer"})
    assert g.offers() == ["target cruiser", "target frigate"]  # neither itself nor elsewhere
    assert g.why("target " + g.named("Alliance Scout")) == "C-PLAY-21"
    g.say("target Cruiser")
    assert g.attack("Cruiser") == 3 + 1
    assert g.attack("Frigate") == 2
    g.next_turn()
    assert g.attack("Cruiser") == 3


@covers("Alliance Flagship")
def test_alliance_flagship_strengthens_other_ships_here() -> None:
    here = stand("0 Alliance Flagship", "0 Cruiser", "1 Frigate")
    g = game({"a2": here, "a3": stand("0 Alliance Scout")})
    assert (g.attack("Cruiser"), g.defense("Cruiser")) == (4, 4)
    assert (g.attack("Alliance Flagship"), g.defense("Alliance Flagship")) == (5, 7)
    assert (g.attack("Frigate"), g.defense("Frigate")) == (2, 2)
    assert (g.attack("Alliance Scout"), g.defense("Alliance Scout")) == (1, 1)


@covers("Command Center")
def test_command_center_is_a_small_shipyard_with_a_bonus() -> None:
    sectors = {"a2": rule("Duskmar", 0, on("Command Center", 0), "0 Frigate", "1 Sek Patrol")}
    g = game(sectors, {0: ["Cruiser", "Missile Cruiser"]})
    assert g.attack("Frigate") == 3
    assert g.attack("Sek Patrol") == 2
    g.play({0: "Cruiser"}, "site Command Center")
    assert g.at("Cruiser") == "a2"
    assert g.attack("Cruiser") == 4
    g.play({0: "Missile Cruiser"})  # costs 5: only the homeworld takes it, nothing to choose
    assert g.at("Missile Cruiser") == "b1"


@covers("Missile Silo")
def test_missile_silo_fires_in_develop() -> None:
    near = stand("1 Cruiser", "1 Shade Runner")
    sectors = {"a2": rule("Duskmar", 0, on("Missile Silo", 0)), "a3": near}
    sectors["c4"] = stand("1 Frigate")
    g = game(sectors, moment="command")
    g.until("Develop")
    g.say("develop Missile Silo 1")
    assert g.offers() == ["target cruiser", "target shade-runner"]  # no action: Cloaking is no help
    assert g.why("target " + g.named("Frigate")) == "C-DEV-03"
    g.say("target Cruiser")
    assert g.damage("Cruiser") == 2


@covers("Fleet Academy")
def test_fleet_academy_builds_everything_and_protects() -> None:
    g = game(
        {"a2": rule("Duskmar", 0, on("Fleet Academy", 0), "0 Frigate")}, {0: ["Missile Cruiser"]}
    )
    assert g.defense("Frigate") == 3
    g.play({0: "Missile Cruiser"}, "site Fleet Academy")
    assert g.at("Missile Cruiser") == "a2"
    assert g.defense("Missile Cruiser") == 3 + 1


@covers("Admiral Rakel Ryneck")
def test_admiral_leads_a_ship_and_its_sector() -> None:
    sectors = {"a2": stand("0 Cruiser", "0 Frigate", "1 Sek Patrol")}
    g = game(sectors, {0: ["Admiral Rakel Ryneck"]})
    g.play({0: "Admiral Rakel Ryneck"})
    assert g.offers() == ["attach-to cruiser", "attach-to frigate"]  # friendly ships only
    g.say("attach-to Cruiser")
    assert (g.attack("Cruiser"), g.defense("Cruiser")) == (5, 5)
    assert (g.attack("Frigate"), g.defense("Frigate")) == (3, 2)
    assert g.attack("Sek Patrol") == 2
    g.next_turn()
    g.until("Movement", 0)
    g.say("move Cruiser a3", "stop")
    assert g.at("Admiral Rakel Ryneck") == "a3"  # she moves with her ship
    assert g.attack("Frigate") == 2


@covers("Political Attack Dog")
def test_political_attack_dog_bites_only_the_more_favored() -> None:
    g = game(hands={0: ["Political Attack Dog"]}, favor=[2, 3])
    g.play({0: "Political Attack Dog"})  # with one opponent there is nothing to choose
    assert g.t.host_seat[g.card("Political Attack Dog")] == 1
    g.next_turn()
    assert g.t.favor == [2, 2]
    g.next_turn()
    assert g.t.favor == [2, 2]


@covers("Reinforcements")
def test_reinforcements_need_a_site() -> None:
    sectors = {"a2": rule("Duskmar", 0, on("Command Center", 0)), "a3": rule("Ironreach", 0)}
    g = game(sectors, {0: ["Reinforcements"]})
    g.play({0: "Reinforcements"})
    assert g.offers() == ["site terran-homeworld", "site command-center"]
    g.say("site Command Center")
    assert g.at("Destroyer") == "a2"
    assert g.names("scrap 0") == ["Reinforcements"]
    g = game({"b1": {"ruler": -1}}, {0: ["Reinforcements"]})
    g.play({0: "Reinforcements"})
    assert g.clauses("sent-back") == ["C-PLAY-04"]
    assert "Reinforcements" in g.names("hand 0")


@covers("Cerberus Missile")
def test_cerberus_missile_hits_ships_stations_and_colonies_within_3() -> None:
    sectors = {
        "b3": rule("Bastion", 1, "1 Cruiser", on("Spine Wall", 1)),
        "c4": stand("1 Frigate"),
        "b4": stand("1 Sek Raider"),
    }
    g = game(sectors, {0: ["Cerberus Missile"]}, favor=[0, 3])
    g.play({0: "Cerberus Missile"})
    assert g.offers() == [
        "target-location b3",
        "target cruiser",
        "target spine-wall",
        "target sek-raider",
    ]  # no homeworld, and c4 is 4 away
    assert g.why("target " + g.named("Frigate")) == "C-PLAY-02"
    g.say("target-location b3")
    assert g.ruler("b3") == -1
    assert g.is_out("Spine Wall")
    assert g.t.favor == [2, 2]


@covers("Missile Strike")
def test_missile_strike_within_2() -> None:
    sectors = {"b3": stand("1 Frigate"), "c3": stand("1 Cruiser")}
    sectors["a2"] = stand("1 Drone", "0 Alliance Scout")
    g = game(sectors, {0: ["Missile Strike"]})
    g.play({0: "Missile Strike"})
    assert g.offers() == ["target frigate", "target drone"]
    g.say("target Frigate")
    assert g.names("scrap 1") == ["Frigate"]


@covers("Black Op")
def test_black_op_kills_weak_ships_it_can_see() -> None:
    here = rule("Duskmar", 1, "1 Soldier", "1 Sek Battlecruiser", "1 Shade Runner", "0 Cruiser")
    g = game({"a3": here, "b3": stand("1 Frigate")}, {0: ["Black Op"]})
    g.play({0: "Black Op"})
    assert g.offers() == ["target soldier", "target frigate"]
    assert g.why("target " + g.named("Sek Battlecruiser")) == "C-PLAY-02"  # defense 5
    assert g.why("target " + g.named("Shade Runner")) == "C-KW-CLOAKING-1"
    assert g.why("target " + g.named("Cruiser")) == "C-PLAY-02"  # its own
    g.say("target Soldier")
    assert g.names("scrap 1") == ["Soldier"]
    assert g.t.resources[0] == 6


@covers("Black Op")
def test_black_op_counts_the_defense_of_the_moment() -> None:
    strong = stand("1 Cruiser", on("Upgrade", 1, "Cruiser"))
    g = game({"a3": strong}, {0: ["Black Op"]})
    g.play({0: "Black Op"})
    assert g.clauses("sent-back") == ["C-PLAY-04"]


@covers("Battle Plan")
def test_battle_plan_for_one_sector_and_a_card() -> None:
    sectors = {"a2": stand("0 Cruiser", "1 Frigate"), "a3": stand("0 Alliance Scout")}
    g = game(sectors, {0: ["Battle Plan"]})
    g.play({0: "Battle Plan"})
    assert len(g.offers()) == 12
    g.say("choose-sector a2")
    assert (g.attack("Cruiser"), g.attack("Frigate"), g.attack("Alliance Scout")) == (4, 2, 1)
    assert g.happened("draws 0") == 1


@covers("Attack of Opportunity")
def test_attack_of_opportunity_between_two_in_one_sector() -> None:
    sectors = {
        "a2": stand("0 Cruiser", "1 Sek Battlecruiser"),
        "a3": stand("0 Frigate"),
        "b3": stand("0 Alliance Scout", "1 Sek Patrol"),
    }
    g = game(sectors, {0: ["Attack of Opportunity"]})
    g.play({0: "Attack of Opportunity"})
    assert g.offers() == ["target cruiser", "target alliance-scout"]  # nobody to hit at a3
    g.say("target Cruiser")
    assert g.damage("Sek Battlecruiser") == 3
    assert g.damage("Sek Patrol") == 0


@covers("Attack of Opportunity")
def test_attack_of_opportunity_is_dealt_by_the_ship() -> None:
    g = game({"a2": stand("0 Sorellian Pirates", "1 Frigate")}, {0: ["Attack of Opportunity"]})
    g.play({0: "Attack of Opportunity"})
    assert g.controller("Frigate") == 0  # the pirates boarded what they destroyed


@covers("Tactical Advantage")
def test_tactical_advantage_for_this_turn() -> None:
    sectors = {"a2": stand("0 Cruiser", "0 Frigate", "1 Sek Patrol")}
    g = game(sectors, {0: ["Tactical Advantage"]})
    g.play({0: "Tactical Advantage"})
    assert g.offers() == ["target cruiser", "target frigate"]
    g.say("target Cruiser")
    assert (g.attack("Cruiser"), g.defense("Cruiser")) == (5, 5)
    g.next_turn()
    assert (g.attack("Cruiser"), g.defense("Cruiser")) == (3, 3)


@covers("Slander")
def test_slander_costs_an_opponent_2_favor() -> None:
    g = game(
        hands={0: ["Slander"]},
        seats=3,
        factions=("Terran Alliance", "Sek", "Avar"),
        favor=[1, 1, 3],
    )
    g.play({0: "Slander"})
    assert g.offers() == ["choose-player 1", "choose-player 2"]
    g.say("choose-player 2")
    assert g.t.favor == [1, 1, 1]


@covers("Slander", "Smear Campaign")
def test_one_limit_card_a_turn() -> None:
    g = game(hands={0: ["Slander", "Smear Campaign"]}, favor=[0, 5])
    g.play({0: "Slander"})
    assert g.t.favor == [0, 3]
    g.play({0: "Smear Campaign"})
    assert g.clauses("sent-back") == ["C-PLAY-24"]
    assert g.t.favor == [0, 3]
    assert g.happened("pays-for 0") == 1


@covers("Smear Campaign")
def test_smear_campaign_hits_all_opponents() -> None:
    three = ("Terran Alliance", "Sek", "Avar")
    g = game(hands={0: ["Smear Campaign"]}, seats=3, factions=three, favor=[1, 0, 3])
    g.play({0: "Smear Campaign"})
    assert g.t.favor == [2, 0, 2]


@covers("Targeting Systems")
def test_targeting_systems_add_to_bombard() -> None:
    sectors = {
        "b4": stand("0 Alliance Bomber", "0 Frigate"),
        "a2": stand("1 Sek Patrol"),
    }
    g = game(sectors, {0: ["Targeting Systems"]})
    g.play({0: "Targeting Systems"})
    assert g.keywords("Alliance Bomber") == ["Bombard: 3"]
    assert g.keywords("Frigate") == ["Bombard: 1"]
    assert "Bombard: 1" not in g.keywords("Sek Patrol")
    g.fight(("Alliance Bomber", "Sek Homeworld"), ("Frigate", "Sek Homeworld"))
    assert g.happened("hits 0 alliance-bomber sek-homeworld 4") == 1
    assert g.happened("hits 0 frigate sek-homeworld 3") == 1
