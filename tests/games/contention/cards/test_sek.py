"""What the cards of the Sek do."""

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
    ("Sek Probe", 1, 1, 1, 1, []),
    ("Sek Patrol", 2, 2, 2, 2, ["Sentry"]),
    ("Sek Raider", 3, 3, 2, 2, []),
    ("Sek Invader", 4, 3, 4, 2, ["Troops"]),
    ("Phase Frigate", 4, 3, 3, 2, []),
    ("Sek Battlecruiser", 5, 4, 5, 2, []),
    ("Sek Conqueror", 7, 6, 6, 2, ["Troops"]),
]
SEK = ("Sek", "Avar")


@covers(*[row[0] for row in SHIPS])
@pytest.mark.parametrize("row", SHIPS, ids=lambda row: row[0])
def test_ships(row: tuple[str, int, int, int, int, list[str]]) -> None:
    plays_plainly("Sek", row)


@covers("Sek Probe", "Sek Raider", "Sek Conqueror")
@pytest.mark.parametrize(
    ("ship", "reach", "too_far"),
    [("Sek Probe", "b3", "b4"), ("Sek Raider", "b4", "c4"), ("Sek Conqueror", "b4", "c4")],
)
def test_ships_that_jump_in_develop(ship: str, reach: str, too_far: str) -> None:
    g = game({"a1": stand(f"0 {ship}", "1 Grapple Cruiser")}, factions=SEK, moment="command")
    g.until("Develop")
    g.say(f"develop {ship} 0")
    assert f"choose-sector {reach}" in g.offers()
    assert f"choose-sector {too_far}" not in g.offers()
    assert "choose-sector a1" not in g.offers()
    g.say(f"choose-sector {reach}")
    assert g.at(ship) == reach  # a Tractor Beam does not hold what jumps
    assert g.knows(0, reach)


@covers("Sek Patrol")
def test_sek_patrol_may_enter_at_any_location_of_its_player() -> None:
    g = game(
        {"a2": rule("Duskmar", 0), "a3": rule("Ironreach", 1)}, {0: ["Sek Patrol"]}, factions=SEK
    )
    g.play({0: "Sek Patrol"})
    assert g.offers() == ["site sek-homeworld", "site duskmar"]
    g.say("site Duskmar")
    assert g.at("Sek Patrol") == "a2"


@covers("Sek Invader")
def test_sek_invader_takes_the_colony_it_destroys() -> None:
    g = game({"a3": rule("Duskmar", 1, "0 Sek Invader")}, factions=SEK, moment="battle")
    g.fight(("Sek Invader", "Duskmar"))
    assert g.ruler("a3") == 0
    assert g.t.tokens == [6, 7]
    assert g.t.favor == [2, 0]


@covers("Phase Frigate", "Graviton Mine")
def test_what_blows_up_hurts_enemy_ships_here() -> None:
    sectors = {
        "a3": stand("0 Phase Frigate", "0 Frigate", "1 Cruiser", "1 Avar Battlecruiser"),
        "b3": stand("1 Avar Clipper"),
    }
    g = game(sectors, factions=SEK, moment="battle")
    g.fight(("Avar Battlecruiser", "Phase Frigate"))
    assert g.happened("damages 0 cruiser 2") == 1
    assert g.happened("damages 0 avar-battlecruiser 2") == 1
    assert g.happened("damages 0 frigate") == 0
    assert g.happened("damages 0 avar-clipper") == 0
    stands_plainly("Sek", ("Graviton Mine", 2, 0, 3, []))
    mined = rule("Duskmar", 0, on("Graviton Mine", 0), "1 Cruiser", "1 Frigate")
    g = game({"a2": mined}, factions=SEK, moment="battle")
    g.fight(("Cruiser", "Graviton Mine"))
    assert g.is_out("Cruiser")
    assert g.is_out("Frigate")


@covers("Phase Frigate")
def test_a_scrapped_phase_frigate_has_no_backlash() -> None:
    sectors = {"a3": stand("0 Phase Frigate", "1 Cruiser", "1 Sek Patrol")}
    g = game(sectors, {0: ["Ultimate Sacrifice"]}, factions=SEK)
    g.play({0: "Ultimate Sacrifice"}, "target Cruiser")
    assert g.names("scrap 0") == ["Phase Frigate", "Ultimate Sacrifice"]
    assert g.damage("Sek Patrol") == 0


@covers("Sek Battlecruiser")
def test_sek_battlecruiser_may_jump_at_beginning_of_turn() -> None:
    g = game({"a1": stand("0 Sek Battlecruiser")}, factions=SEK, moment="beginning")
    assert g.offers() == ["use", "skip"]
    g.say("use")
    assert sorted(g.offers()) == sorted(
        f"choose-sector {s}" for s in ("b1", "c1", "a2", "b2", "a3")
    )
    g.say("choose-sector a3")
    assert g.at("Sek Battlecruiser") == "a3"
    g = game({"a1": stand("0 Sek Battlecruiser")}, factions=SEK, moment="beginning")
    g.say("skip")
    assert g.at("Sek Battlecruiser") == "a1"


@covers("Jump Ring")
def test_jump_ring_is_a_whole_movement() -> None:
    ring = rule(
        "Duskmar", 0, on("Jump Ring", 0), "0 Frigate", "0 Cruiser", on("Engine Bug", 1, "Cruiser")
    )
    sectors = {"a1": ring, "b1": stand("0 Sek Probe")}
    g = game(sectors, factions=SEK, moment="command")
    assert "jump frigate b3" in g.offers()
    assert "jump frigate b4" not in g.offers()
    assert not g.offered("jump sek-probe")
    g.say("jump Frigate b3")
    assert g.at("Frigate") == "b3"
    assert g.why("move Frigate b2") == "C-MOVE-04"
    g.say("jump Cruiser a4")  # speed 0 does not matter
    assert g.at("Cruiser") == "a4"
    assert g.at("Engine Bug") == "a4"


@covers("Gate to Sek Prime")
def test_gate_to_sek_prime_sleeps_a_turn_then_builds() -> None:
    g = game(
        {"a2": rule("Duskmar", 0)},
        {0: ["Gate to Sek Prime", "Frigate"]},
        factions=SEK,
        resources=12,
    )
    g.play({0: "Gate to Sek Prime"}, "attach-to Duskmar")
    g.play({0: "Frigate"})
    assert g.at("Frigate") == "b1"  # no Shipyard yet, so there was no choice
    g.next_turn()
    g.until("Develop", 0)
    g.say("develop Gate to Sek Prime 1")
    assert g.at("Dreadnought") == "a2"
    assert g.happened("pays 0 4") == 1
    poor = rule("Duskmar", 0, on("Gate to Sek Prime", 0))
    g = game({"a2": poor}, factions=SEK, moment="command", resources=3)
    g.until("Develop", 0)
    assert g.why("develop Gate to Sek Prime 1") == "C-DEV-03"


@covers("Dimensional Anchor")
def test_dimensional_anchor_holds_enemies_only() -> None:
    here = rule("Duskmar", 1, on("Dimensional Anchor", 1), "0 Cruiser", "1 Avar Clipper")
    sectors = {"a2": here, "a1": stand("0 Frigate")}
    g = game(sectors, {0: ["Jump"], 1: ["Jump"]}, factions=SEK)
    g.play({0: "Jump", 1: "Jump"})
    assert g.offers() == [
        "choose-sector " + s for s in _sectors_but("a1", "a2")
    ]  # the Cruiser can't
    g.say("choose-sector b2", "choose-sector a3")  # its own ship leaves freely
    assert g.at("Frigate") == "b2"
    assert g.at("Avar Clipper") == "a3"


def _sectors_but(*left_out: str) -> list[str]:
    cells = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4"]
    return [c for c in cells if c not in left_out and c != "c4"]  # c4 is 5 from a1


@covers("Dimensional Anchor")
def test_dimensional_anchor_also_stops_a_jump_announced_before() -> None:
    sectors = {"a2": rule("Duskmar", 1), "a1": stand("0 Frigate")}
    g = game(sectors, {0: ["Jump"], 1: ["Dimensional Anchor"]}, factions=SEK, scepter=1)
    g.play({0: "Jump", 1: "Dimensional Anchor"}, "attach-to Duskmar", "choose-sector a2")
    assert g.at("Frigate") == "a1"


@covers("Lord Zantarif")
def test_lord_zantarif_rewards_each_ship_once() -> None:
    sectors = {"a1": stand("0 Frigate", "0 Cruiser", "1 Avar Raptor")}
    g = game(
        sectors,
        {0: ["Jump", "Jump"]},
        factions=SEK,
        off_map={"0": [{"card": "Lord Zantarif", "on": 0}]},
    )
    g.play({0: "Jump"}, "target Frigate", "choose-sector a2")
    assert g.attack("Frigate") == 3
    g.play({0: "Jump"}, "target Frigate", "choose-sector a3")
    assert g.attack("Frigate") == 3
    g.next_turn()
    assert g.prompt == "Using"
    g.say("use", "target Cruiser")
    assert "choose-sector a3" in g.offers()
    assert "choose-sector a4" not in g.offers()
    g.say("choose-sector b1")
    assert g.at("Cruiser") == "b1"
    assert g.attack("Cruiser") == 4


@covers("Jump")
def test_jump_moves_a_friendly_ship_up_to_4() -> None:
    sectors = {"a1": stand("0 Frigate", "0 Cruiser"), "b1": stand("1 Avar Raptor")}
    g = game(sectors, {0: ["Jump"]}, factions=SEK)
    g.play({0: "Jump"})
    assert g.offers() == ["target frigate", "target cruiser"]
    g.say("target Frigate")
    assert "choose-sector b4" in g.offers()
    assert "choose-sector c4" not in g.offers()
    g.say("choose-sector b4")
    assert g.at("Frigate") == "b4"


@covers("Forced Jump")
def test_forced_jump_throws_an_enemy_up_to_2_away() -> None:
    sectors = {"a2": stand("0 Frigate", "1 Cruiser", "1 Avar Raptor", "1 Shade Runner")}
    g = game(sectors, {0: ["Forced Jump"]}, factions=SEK)
    g.play({0: "Forced Jump"})
    assert g.offers() == ["target cruiser", "target avar-raptor"]
    assert g.why("target " + g.named("Shade Runner")) == "C-KW-CLOAKING-1"
    g.say("target Cruiser")
    assert "choose-sector b4" not in g.offers()
    g.say("choose-sector b3")
    assert g.at("Cruiser") == "b3"
    assert g.knows(1, "b3")  # the ship's controller explores


@covers("Spacial Dislocation")
def test_spacial_dislocation_exchanges_all_ships() -> None:
    sectors = {
        "a1": stand("0 Frigate", "1 Cruiser"),
        "b3": rule("Duskmar", 1, "1 Shade Runner", on("Spine Wall", 1)),
    }
    g = game(sectors, {0: ["Spacial Dislocation"]}, factions=SEK)
    g.play({0: "Spacial Dislocation"}, "choose-sector a1")
    assert "choose-sector b4" not in g.offers()  # 4 away
    assert "choose-sector a1" not in g.offers()
    g.say("choose-sector b3")
    assert (g.at("Frigate"), g.at("Cruiser"), g.at("Shade Runner")) == ("b3", "b3", "a1")
    assert g.at("Spine Wall") == "b3"  # a station never moves


@covers("Spacial Fissure")
def test_spacial_fissure_pushes_and_hurts() -> None:
    sectors = {
        "a1": stand("0 Frigate", "1 Cruiser"),
        "a2": stand("1 Avar Battlecruiser"),
    }
    g = game(sectors, {0: ["Spacial Fissure"]}, factions=SEK)
    g.play({0: "Spacial Fissure"}, "choose-sector a1")
    assert g.offers() == ["choose-sector b1", "choose-sector a2"]
    g.say("choose-sector a2")
    assert (g.at("Frigate"), g.at("Cruiser")) == ("a2", "a2")
    assert (g.damage("Frigate"), g.damage("Cruiser"), g.damage("Avar Battlecruiser")) == (1, 1, 0)


@covers("Supernova", "Ion Storm")
@pytest.mark.parametrize(("card", "amount"), [("Supernova", 4), ("Ion Storm", 2)])
def test_storms_hit_everything_in_a_sector(card: str, amount: int) -> None:
    wall = rule(
        "Duskmar", 1, on("Tractor Array", 1), "1 Dregulon Battlecruiser", "0 Mechan Battlecruiser"
    )
    sectors = {"a3": wall, "b3": stand("1 Four: Battleform")}
    g = game(sectors, {0: [card]}, factions=SEK)
    g.play({0: card}, "choose-sector a3")
    assert g.happened(f"damages 0 dregulon-battlecruiser {amount}") == 1  # cloaked, and hit
    assert g.damage("Tractor Array") == amount
    assert g.damage("Mechan Battlecruiser") == amount  # its own too
    assert g.damage("Duskmar") == 0
    assert g.damage("Four: Battleform") == 0


@covers("Gravity Wave")
def test_gravity_wave_runs_from_a_friendly_ship() -> None:
    sectors = {
        "a2": stand("0 Frigate", "1 Cruiser", "0 Sek Patrol"),
        "a3": rule("Duskmar", 1, "1 Avar Destroyer", on("Spine Wall", 1)),
        "b3": stand("1 Avar Battlecruiser"),
    }
    g = game(sectors, {0: ["Gravity Wave"]}, factions=SEK)
    g.play({0: "Gravity Wave"})
    assert g.offers() == ["target frigate", "target sek-patrol"]
    g.say("target Frigate")
    assert (g.damage("Cruiser"), g.damage("Avar Destroyer"), g.damage("Spine Wall")) == (1, 1, 0)
    assert (g.damage("Avar Battlecruiser"), g.damage("Sek Patrol")) == (0, 0)


@covers("Disintegration")
def test_disintegration_removes_for_good() -> None:
    ships = ["1 Border Guard", "1 Avar Battlecruiser", "1 Shade Runner", "1 Fighter"]
    mask = on("Mask of Sheratar", 1, "Border Guard")
    g = game({"a3": stand(*ships, mask)}, {0: ["Disintegration"]}, factions=SEK)
    g.play({0: "Disintegration"})
    assert g.offers() == ["target border-guard", "target fighter"]
    assert g.why("target " + g.named("Avar Battlecruiser")) == "C-PLAY-02"  # costs 5
    g.say("target Border Guard")
    assert g.names("gone")[-2:] == ["Mask of Sheratar", "Border Guard"]
    assert g.names("scrap 1") == []
    assert g.happened("draws 1") == 0  # no Backlash
