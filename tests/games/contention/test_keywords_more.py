"""The keywords of section 18, clause by clause: Rampage to Troops."""

from __future__ import annotations

import pytest

from tests.games.contention.table import game, on, rule, stand

THREE = ("Terran Alliance", "Sek", "Avar")

# -- Rampage, Range ---------------------------------------------------------------------------


@pytest.mark.proves("C-KW-RAMPAGE-1", "C-KW-RAMPAGE-3")
def test_rampage_hits_every_enemy_ship_and_station_here() -> None:
    here = rule(
        "Ironreach", 1, on("Spine Wall", 1), "1 Shade Runner", "0 Alliance Battleship", "0 Drone"
    )
    g = game({"a3": here, "a4": stand("1 Sek Probe")}, moment="battle")
    g.fight()  # no attack at all
    assert g.happened("rampages 0 alliance-battleship spine-wall 2") == 1
    assert g.happened("rampages 0 alliance-battleship shade-runner 2") == 1
    for spared in ("ironreach", "drone", "sek-probe"):
        assert g.happened(f"rampages 0 alliance-battleship {spared}") == 0


@pytest.mark.proves("C-KW-RAMPAGE-2", "C-BATTLE-11", "C-DMG-07")
def test_rampage_counts_for_the_defenders_and_comes_with_the_attacks() -> None:
    sectors = {"a3": rule("Duskmar", 1, "1 Frigate", "1 Cruiser", "0 Alliance Battleship")}
    g = game(sectors, moment="battle")
    assert g.why("attack Alliance Battleship Duskmar") == "C-BATTLE-08"  # the Cruiser needs 1 more
    sectors = {"a3": rule("Duskmar", 1, "1 Frigate", "0 Alliance Battleship")}
    g = game(sectors, moment="battle")
    g.fight(("Alliance Battleship", "Duskmar"), ("Frigate", "Alliance Battleship"))
    assert g.happened("hits 1 frigate alliance-battleship 2") == 1  # it dies, and still strikes
    assert g.is_out("Frigate")
    assert g.ruler("a3") == -1


@pytest.mark.proves("C-KW-RAMPAGE-3")
def test_rampage_of_a_ship_without_attack_that_dies() -> None:
    sectors = {"a3": stand("0 Alliance Battleship", "1 Frigate", "1 Sek Conqueror")}
    g = game(sectors, {1: ["Spore Cloud"]}, moment="battle")
    ship = g.card("Alliance Battleship")
    g.t.modify(0, 1, -4, ship, ship, 0)  # attack 0 this turn
    g.fight(("Sek Conqueror", "Alliance Battleship"))
    assert g.is_out("Alliance Battleship")
    assert g.is_out("Frigate")


@pytest.mark.proves("C-KW-RANGE-1", "C-BATTLE-02", "C-GLOSS-RANGE")
def test_range_reaches_up_to_its_number() -> None:
    sectors = {
        "a1": stand("0 Missile Cruiser", "1 Sek Probe"),
        "a2": stand("1 Frigate"),
        "b2": stand("1 Cruiser"),
        "b3": stand("1 Drone"),
    }
    g = game(sectors, moment="battle")
    for name in ("Sek Probe", "Frigate", "Cruiser"):
        assert g.why(f"attack Missile Cruiser {name}") == ""
    assert g.why("attack Missile Cruiser Drone") == "C-BATTLE-02"


@pytest.mark.proves("C-KW-RANGE-2")
def test_ranges_do_not_add_up() -> None:
    aora = on("Aora, Daughter of Sheratar", 0, "Missile Cruiser")
    g = game({"a1": stand("0 Missile Cruiser", aora), "b3": stand("1 Drone")}, moment="battle")
    assert g.keywords("Missile Cruiser") == ["Range: 2"]


# -- Sentry, Shipyard -------------------------------------------------------------------------


@pytest.mark.proves("C-KW-SENTRY-1", "C-PLAY-07")
def test_sentry_at_any_location_of_its_player() -> None:
    sectors = {"a2": rule("Duskmar", 0), "a3": rule("Bastion", 1), "b1": {"ruler": -1}}
    g = game(sectors, {0: ["Militia Patrol", "Frigate"]})
    g.play({0: "Militia Patrol"})
    assert g.at("Militia Patrol") == "a2"
    g.play({0: "Frigate"})
    assert g.clauses("sent-back") == ["C-PLAY-04"]  # no Sentry, no homeworld, no Shipyard


@pytest.mark.proves("C-KW-SHIPYARD-1", "C-TYPE-11", "C-PLAY-05")
def test_a_shipyard_takes_ships_in_its_sector() -> None:
    g = game({"a2": rule("Duskmar", 0, on("Shipyard Complex", 0))}, {0: ["Frigate"]})
    g.play({0: "Frigate"})
    assert g.offers() == ["site terran-homeworld", "site shipyard-complex"]
    assert g.why("site duskmar") == "C-PLAY-05"
    g.say("site Shipyard Complex")
    assert g.at("Frigate") == "a2"


@pytest.mark.proves("C-KW-SHIPYARD-2")
def test_a_shipyard_for_a_subtype() -> None:
    sectors = {"a2": rule("Duskmar", 0, on("Underworld Cantina", 0))}
    g = game(sectors, {0: ["Catoran Gunship", "Frigate"]})
    g.play({0: "Catoran Gunship"}, "site Underworld Cantina")
    g.play({0: "Frigate"})
    assert (g.at("Catoran Gunship"), g.at("Frigate")) == ("a2", "b1")


@pytest.mark.proves("C-KW-SHIPYARD-3")
def test_a_shipyard_for_small_ships_looks_at_the_printed_cost() -> None:
    yard = rule("Duskmar", 0, on("Nutrient Vats", 0))
    g = game({"a2": yard, "a3": rule("Sorell", 0)}, {0: ["Frigate", "Drone"]})
    g.play({0: "Drone"}, "site Nutrient Vats")
    assert g.at("Drone") == "a2"
    g.play({0: "Frigate"})
    assert g.at("Frigate") == "b1"
    yard = rule("Duskmar", 0, on("Command Center", 0))
    sectors = {"a2": yard, "a3": rule("Sorell", 0)}
    g = game(sectors, {0: ["Sorellian Glory Seekers", "Reinforcements"]})
    g.play({0: "Sorellian Glory Seekers"})  # 3 to pay here, but 4 printed
    assert g.at("Sorellian Glory Seekers") == "b1"
    g.play({0: "Reinforcements"}, "site Command Center")  # a token costs 0
    assert g.at("Destroyer") == "a2"


@pytest.mark.proves("C-KW-SHIPYARD-4")
def test_tokens_of_actions_need_a_site() -> None:
    sectors = {"a2": rule("Duskmar", 0, on("Shipyard Complex", 0)), "a3": rule("Ironreach", 0)}
    g = game(sectors, {0: ["Reinforcements"]})
    g.play({0: "Reinforcements"})
    assert g.offers() == ["site terran-homeworld", "site shipyard-complex"]
    g = game(sectors, {0: ["Hired Guns"]})  # which names another place
    g.play({0: "Hired Guns"}, "target-location a3")
    assert len(g.cards("Fighter", "a3")) == 2


# -- Tractor Beam -----------------------------------------------------------------------------


@pytest.mark.proves("C-KW-TRACTOR-1", "C-MOVE-07", "C-MOVE-08")
def test_a_tractor_beam_holds_enemies_who_may_still_jump() -> None:
    sectors = {
        "a2": stand("1 Grapple Cruiser", "0 Frigate", "1 Drone"),
        "b1": stand("0 Alliance Scout"),
    }
    g = game(sectors, {0: ["Jump"]}, moment="command")
    assert g.why("move Frigate a1") == "C-MOVE-07"
    g.say("move Alliance Scout a1", "move Alliance Scout a2")
    assert g.prompt != "Movement"  # caught: it must stop there
    g.until("Movement", 1)
    assert g.why("move Drone a1") == ""  # one's own are free
    g.play({0: "Jump"}, "target Frigate", "choose-sector a1")
    assert g.at("Frigate") == "a1"


# -- Troops -----------------------------------------------------------------------------------


@pytest.mark.proves("C-KW-TROOPS-1")
@pytest.mark.parametrize(("tokens", "ruler"), [(7, 0), (0, -1)])
def test_troops_settle_if_there_is_a_token(tokens: int, ruler: int) -> None:
    sectors = {"a3": rule("Duskmar", 1, "0 Sek Invader")}
    g = game(sectors, moment="battle")
    g.t.tokens[0] = tokens
    g.fight(("Sek Invader", "Duskmar"))
    assert g.ruler("a3") == ruler


@pytest.mark.proves("C-KW-TROOPS-2", "C-KW-TROOPS-6")
def test_troops_with_help_need_a_hand_of_their_own() -> None:
    sectors = {"a3": rule("Ironreach", 1, "0 Alliance Dropship", "0 Cruiser")}
    g = game(sectors, moment="battle")
    g.fight(("Alliance Dropship", "Ironreach"), ("Cruiser", "Ironreach"))
    assert g.ruler("a3") == 0
    sectors = {"a3": rule("Duskmar", 1, "0 Alliance Dropship", "0 Cruiser")}
    g = game(sectors, moment="battle")
    g.fight(("Cruiser", "Duskmar"))
    assert g.ruler("a3") == -1
    sectors["b2"] = stand("0 Alliance Dropship", "1 Drone")  # Troops that hit something else
    sectors["a3"] = rule("Duskmar", 1, "0 Cruiser")
    g = game(sectors, moment="battle")
    g.fight(("Cruiser", "Duskmar"), ("Alliance Dropship", "Drone"))
    assert g.ruler("a3") == -1


@pytest.mark.proves("C-KW-TROOPS-3")
def test_troops_only_for_the_player_who_destroyed_it() -> None:
    sectors = {"a2": rule("Ironreach", 1, "0 Alliance Dropship", "2 Avar Raptor")}
    g = game(sectors, seats=3, factions=THREE, moment="battle")
    g.fight(("Alliance Dropship", "Ironreach"), ("Avar Raptor", "Ironreach"))
    assert g.ruler("a2") == -1
    assert g.t.favor == [0, 0, 2]


@pytest.mark.proves("C-KW-TROOPS-4", "C-DMG-08")
def test_troops_come_last() -> None:
    sectors = {"a3": rule("Thornfall", 1, "0 Sek Invader")}
    g = game(sectors, moment="battle")
    g.t.tokens[1] = 0
    g.fight(("Sek Invader", "Thornfall"))
    said = g.story()
    assert said.index("damages 1 sek-invader 2 thornfall") < said.index("settles 0 thornfall a3")
    assert g.t.tokens == [6, 1]  # the old token had gone back before


@pytest.mark.proves("C-KW-TROOPS-4", "C-DMG-08", "C-DMG-09")
def test_boarding_comes_before_troops() -> None:
    """What was boarded counts for the Capital's requirement: the Pirates alone have too little."""
    ships = ["0 Alliance Dropship", "0 Sorellian Pirates", "1 Frigate"]
    sectors = {"c3": {"ruler": 1, "damage": 4, "assets": ships}}
    g = game(sectors, seats=3, factions=THREE, moment="battle")
    g.fight(
        ("Sorellian Pirates", "Frigate"),
        ("Alliance Dropship", "Imperial Capital"),
        ("Frigate", "Alliance Dropship"),
    )
    assert g.is_out("Alliance Dropship")
    assert g.controller("Frigate") == 0
    assert g.ruler("c3") == 0


@pytest.mark.proves("C-DMG-09")
def test_boarding_comes_before_the_troops_of_a_later_pass() -> None:
    """The Capital falls when its Defense Grid has left; the Frigate boarded counts for it, too."""
    grid = on("Orbital Defense Grid", 1, owner=0, damage=2)
    ships = ["0 Alliance Dropship", "0 Sorellian Pirates", "1 Frigate", grid]
    sectors = {
        "c3": {"ruler": 1, "damage": 4, "assets": ships},
        "c2": stand("0 Missile Cruiser"),
    }
    g = game(sectors, seats=3, factions=THREE, moment="battle")
    g.fight(
        ("Missile Cruiser", "Orbital Defense Grid"),
        ("Sorellian Pirates", "Frigate"),
        ("Alliance Dropship", "Imperial Capital"),
        ("Frigate", "Alliance Dropship"),
    )
    assert g.is_out("Orbital Defense Grid")
    assert g.controller("Frigate") == 0
    assert g.ruler("c3") == 0


@pytest.mark.proves("C-KW-TROOPS-5")
@pytest.mark.parametrize(("other", "ruler"), [("Sek Probe", 0), ("Sek Battlecruiser", -1)])
def test_troops_at_the_capital_need_its_requirement(other: str, ruler: int) -> None:
    """A destroyed ship no longer stands in the way, a living one does."""
    sectors = {"c3": {"ruler": 1, "assets": ["0 Sek Conqueror", "0 Cruiser", f"2 {other}"]}}
    g = game(sectors, seats=3, factions=THREE, moment="battle")
    g.fight(("Sek Conqueror", "Imperial Capital"), ("Cruiser", other))
    assert g.ruler("c3") == ruler


@pytest.mark.proves("C-KW-TROOPS-6")
def test_troops_need_not_survive() -> None:
    sectors = {
        "a3": rule("Duskmar", 1, "0 Sek Invader"),
        "a4": stand("1 Missile Cruiser", "1 Border Guard"),
    }
    g = game(sectors, moment="battle")
    g.fight(
        ("Sek Invader", "Duskmar"),
        ("Missile Cruiser", "Sek Invader"),
        ("Border Guard", "Sek Invader"),
    )
    assert g.is_out("Sek Invader")
    assert g.ruler("a3") == 0


@pytest.mark.proves("C-KW-TROOPS-6")
def test_lost_keywords_are_lost_for_the_dead_too() -> None:
    sectors = {
        "a3": rule("Bastion", 1, "0 Sek Conqueror", "0 Sek Raider"),
        "a4": stand("1 Missile Cruiser"),
    }
    g = game(sectors, {1: ["Haywire"]})
    g.play({1: "Haywire"}, "target Sek Conqueror")
    g.t.damage[g.card("Sek Conqueror")] = 4
    g.t.damage[g.card("Bastion")] = 1
    conqueror = g.card("Sek Conqueror")
    g.t.modify(0, 1, 1, conqueror, conqueror, 0)  # attack 1 again, without Troops
    g.fight(
        ("Sek Raider", "Bastion"),
        ("Sek Conqueror", "Bastion"),
        ("Missile Cruiser", "Sek Conqueror"),
    )
    assert g.is_out("Sek Conqueror")
    assert g.ruler("a3") == -1


@pytest.mark.proves("C-KW-TROOPS-8")
def test_opposing_ships_do_not_stop_troops() -> None:
    sectors = {"a2": rule("Duskmar", 1, "0 Sek Invader", "2 Avar Raptor")}
    g = game(sectors, seats=3, factions=THREE, moment="battle")
    g.fight(("Sek Invader", "Duskmar"))
    assert g.ruler("a2") == 0


@pytest.mark.proves("C-KW-TROOPS-1", "C-HOME-10", "C-HOME-01")
def test_troops_never_take_a_homeworld() -> None:
    sectors = {"c1": stand("1 Sek Conqueror", "1 Sek Invader")}
    g = game(sectors, seats=3, factions=THREE, moment="battle")
    g.fight(("Sek Conqueror", "Terran Homeworld"), ("Sek Invader", "Terran Homeworld"))
    assert g.ruler("c1") == -1
    assert g.t.favor[1] == 4


@pytest.mark.proves("C-DMG-09")
def test_what_dies_with_its_bonus_was_destroyed_by_who_hit_it() -> None:
    grid = on("Orbital Defense Grid", 1)
    sectors = {"a3": rule("Duskmar", 1, grid, "0 Sek Battlecruiser", "0 Sek Invader")}
    g = game(sectors, moment="battle")
    g.fight(("Sek Battlecruiser", "Orbital Defense Grid"), ("Sek Invader", "Duskmar"))
    assert g.t.favor[0] == 2  # 3 damage, and 3 defense once the grid is gone
    assert g.ruler("a3") == 0
