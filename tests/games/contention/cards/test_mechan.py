"""What the cards of the Mechan do."""

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
    ("Salvage Drone", 1, 0, 2, 2, []),
    ("Mechan Sentry", 2, 1, 3, 1, ["Sentry"]),
    ("Mechan Cruiser", 3, 2, 4, 2, []),
    ("Assembler", 3, 0, 3, 1, ["Production: 1"]),
    ("Grapple Cruiser", 4, 2, 5, 2, ["Tractor Beam"]),
    ("Mechan Battlecruiser", 5, 4, 6, 2, []),
    ("Mechan Behemoth", 6, 4, 8, 1, ["Blockade"]),
    ("Four: Battleform", 7, 6, 7, 2, ["Boarding"]),
    ("Mechan Dreadstar", 8, 7, 8, 1, ["Tractor Beam"]),
]
MECHAN = ("Mechan", "Avar")


@covers(*[row[0] for row in SHIPS])
@pytest.mark.parametrize("row", SHIPS, ids=lambda row: row[0])
def test_ships(row: tuple[str, int, int, int, int, list[str]]) -> None:
    plays_plainly("Mechan", row)


@covers("Mechan Guardian")
def test_mechan_guardian() -> None:
    stands_plainly("Mechan", ("Mechan Guardian", 3, 2, 5, []))


@covers("Salvage Drone")
def test_salvage_drone_gains_once_a_turn_from_wrecks_here() -> None:
    here = stand("0 Salvage Drone", "1 Frigate", "1 Avar Clipper", "0 Mechan Dreadstar")
    g = game(
        {"a3": here, "a4": stand("1 Windrider")},
        {0: ["Ion Storm", "Supernova"]},
        factions=MECHAN,
        resources=20,
    )
    g.play({0: "Ion Storm"}, "choose-sector a4")
    assert g.happened("gains 0 1") == 0  # elsewhere
    g.t.damage[g.card("Salvage Drone")] = -9  # so that it survives the storm
    g.play({0: "Supernova"}, "choose-sector a3")
    assert g.is_out("Frigate")
    assert g.is_out("Avar Clipper")
    assert g.happened("gains 0 1") == 1


@covers("Salvage Drone")
def test_salvage_drone_that_dies_in_the_same_moment_still_gains() -> None:
    here = stand("0 Salvage Drone", "1 Frigate")
    g = game({"a3": here}, {0: ["Ion Storm"]}, factions=MECHAN)
    g.play({0: "Ion Storm"}, "choose-sector a3")
    assert g.is_out("Salvage Drone")
    assert g.happened("gains 0 1") == 1
    alone = game({"a3": stand("0 Salvage Drone")}, {0: ["Ion Storm"]}, factions=MECHAN)
    alone.play({0: "Ion Storm"}, "choose-sector a3")
    assert alone.happened("gains 0 1") == 0  # not for itself


@covers("Mechan Sentry")
def test_mechan_sentry_enters_anywhere() -> None:
    g = game({"a2": rule("Duskmar", 0)}, {0: ["Mechan Sentry"]}, factions=MECHAN)
    g.play({0: "Mechan Sentry"}, "site Duskmar")
    assert g.at("Mechan Sentry") == "a2"


@covers("Assembler")
def test_assembler_produces() -> None:
    sectors = {"a2": stand("0 Assembler")}
    g = game(sectors, factions=MECHAN, resources=0, moment="beginning")
    assert g.t.resources == [3, 2]


@covers("Grapple Cruiser", "Mechan Dreadstar")
@pytest.mark.parametrize("ship", ["Grapple Cruiser", "Mechan Dreadstar"])
def test_tractor_beams_hold_enemy_ships(ship: str) -> None:
    here = stand(f"0 {ship}", "1 Frigate", "0 Cruiser")
    g = game({"a3": here, "c3": stand("1 Windrider")}, factions=MECHAN, moment="command")
    assert g.why("move Cruiser a4") == ""
    g.until("Movement", 1)
    assert g.why("move Frigate a4") == "C-MOVE-07"
    assert g.why("move Windrider c4") == ""


@covers("Tractor Array")
def test_tractor_array_holds_too() -> None:
    stands_plainly("Mechan", ("Tractor Array", 3, 1, 5, ["Tractor Beam"]))
    here = rule("Duskmar", 0, on("Tractor Array", 0), "1 Frigate")
    g = game({"a3": here, "c3": stand("1 Cruiser")}, factions=MECHAN, moment="command", scepter=1)
    assert g.why("move Frigate a4") == "C-MOVE-07"
    assert g.why("move Cruiser c4") == ""


@covers("Mechan Behemoth")
def test_mechan_behemoth_blockades() -> None:
    here = rule("Oris Deep", 1, "0 Mechan Behemoth")
    g = game({"a3": here}, factions=MECHAN, resources=0, moment="beginning")
    assert g.t.resources == [2, 2]


@covers("Four: Battleform")
def test_four_boards_what_it_destroys() -> None:
    g = game({"a3": stand("0 Four: Battleform", "1 Cruiser")}, factions=MECHAN, moment="battle")
    g.fight(("Four: Battleform", "Cruiser"))
    assert g.controller("Cruiser") == 0
    assert g.at("Cruiser") == "a3"
    assert g.t.owner[g.card("Cruiser")] == 1


@covers("Automated Factory")
def test_automated_factory_produces() -> None:
    g = game({"a2": rule("Duskmar", 0)}, {0: ["Automated Factory"]}, factions=MECHAN, resources=3)
    g.play({0: "Automated Factory"})
    assert not g.offered("attach-to avar-homeworld")
    g.say("attach-to Duskmar")
    g.next_turn()
    assert g.t.resources[0] == 2 + 1 + 1


@covers("Everforge")
def test_everforge_makes_ships_cheaper_here_only() -> None:
    sectors = {"a2": rule("Duskmar", 0, on("Everforge", 0))}
    g = game(sectors, {0: ["Mechan Cruiser", "Mechan Cruiser", "Salvage Drone"]}, factions=MECHAN)
    g.play({0: "Mechan Cruiser"}, "site Everforge")
    assert g.happened("pays-for 0 mechan-cruiser 2") == 1
    g.play({0: "Mechan Cruiser"}, "site Mechan Homeworld")
    assert g.happened("pays-for 0 mechan-cruiser 3") == 1
    g.play({0: "Salvage Drone"}, "site Everforge")
    assert g.happened("pays-for 0 salvage-drone 1") == 1  # 1 at least


@covers("Everforge")
def test_everforge_works_for_any_site_in_its_sector() -> None:
    g = game({"b1": stand(on("Everforge", 0))}, {0: ["Mechan Cruiser"]}, factions=MECHAN)
    g.play({0: "Mechan Cruiser"}, "site Mechan Homeworld")
    assert g.happened("pays-for 0 mechan-cruiser 2") == 1


@covers("Fortress Core")
def test_fortress_core_strengthens_its_location() -> None:
    g = game(
        {"a2": rule("Duskmar", 0), "a3": rule("Ironreach", 1)},
        {0: ["Fortress Core"]},
        factions=MECHAN,
    )
    g.play({0: "Fortress Core"})
    assert g.offers() == ["attach-to mechan-homeworld", "attach-to duskmar"]
    g.say("attach-to Duskmar")
    assert g.defense("Duskmar") == 6
    assert g.defense("Mechan Homeworld") == 8


@covers("Upgrade")
def test_upgrade_goes_with_its_ship() -> None:
    sectors = {"a2": stand("0 Mechan Cruiser", "0 Frigate", "1 Cruiser")}
    g = game(sectors, {0: ["Upgrade"], 1: ["Unfortunate Accident"]}, factions=MECHAN)
    g.play({0: "Upgrade"})
    assert g.offers() == ["attach-to mechan-cruiser", "attach-to frigate"]
    g.say("attach-to Frigate")
    assert (g.attack("Frigate"), g.defense("Frigate")) == (4, 4)
    g.t.damage[g.card("Frigate")] = 3
    g.fight(("Cruiser", "Frigate"))
    assert sorted(g.names("scrap 0")) == ["Frigate", "Upgrade"]


@covers("Two: of the Inner Council")
def test_two_gives_a_resource_or_a_card_after_its_delay() -> None:
    g = game(hands={0: ["Two: of the Inner Council"]}, factions=MECHAN)
    g.play({0: "Two: of the Inner Council"})
    g.next_turn()
    before = g.t.resources[0]
    assert g.offers() == ["choose 0", "choose 1"]
    g.say("choose 0")
    assert g.t.resources[0] == before + 1
    g.next_turn()
    cards = len(g.t.hand(0))
    g.say("choose 1")
    assert len(g.t.hand(0)) == cards + 1


@covers("Two: of the Inner Council")
def test_two_does_nothing_in_the_turn_it_comes() -> None:
    off = {"0": [{"card": "Two: of the Inner Council", "on": 0}]}
    g = game(factions=MECHAN, moment="beginning", off_map=off)
    g.t.turn_in[g.card("Two: of the Inner Council")] = g.t.turn
    assert g.prompt == "Using"  # placed as if it had come the turn before
    new = game(factions=MECHAN, off_map=off)
    new.t.turn_in[new.card("Two: of the Inner Council")] = new.t.turn + 1
    new.next_turn()
    assert new.prompt != "Using"


@covers("Engine Bug")
def test_engine_bug_stops_an_enemy_ship() -> None:
    sectors = {"a3": stand("1 Avar Clipper", "1 Windrider", "0 Mechan Cruiser")}
    g = game(sectors, {0: ["Engine Bug"]}, factions=MECHAN)
    g.play({0: "Engine Bug"})
    assert g.offers() == ["attach-to avar-clipper", "attach-to windrider"]
    g.say("attach-to Avar Clipper")
    assert g.speed("Avar Clipper") == 0
    g.next_turn()
    g.until("Movement", 1)
    assert g.why("move Avar Clipper a4") == "C-MOVE-02"
    assert g.why("move Windrider a4") == ""


@covers("Seven: the Archivist")
def test_seven_draws_once_a_turn_for_constructs_and_tech() -> None:
    hand = ["Seven: the Archivist", "Frigate", "Nanite Repair", "Fortress Core"]
    g = game(hands={0: hand}, factions=MECHAN, resources=20)
    g.play({0: "Seven: the Archivist"})
    g.play({0: "Frigate"})
    assert g.happened("draws 0") == 0
    g.play({0: "Nanite Repair"})
    assert g.happened("draws 0") == 1
    g.play({0: "Fortress Core"})
    assert g.happened("draws 0") == 1


@covers("Haywire")
def test_haywire_takes_attack_and_keywords_for_a_turn() -> None:
    sectors = {
        "a3": rule(
            "Duskmar", 1, on("Missile Base", 1), "1 Border Guard", "1 Shade Runner", "0 Frigate"
        )
    }
    g = game(sectors, {0: ["Haywire"]}, factions=MECHAN)
    g.play({0: "Haywire"})
    assert g.offers() == ["target missile-base", "target border-guard"]
    assert g.why("target " + g.named("Shade Runner")) == "C-KW-CLOAKING-1"
    g.say("target Border Guard")
    assert g.attack("Border Guard") == 0
    assert g.keywords("Border Guard") == []
    assert g.attack("Missile Base") == 3
    g.next_turn()
    assert g.attack("Border Guard") == 2
    assert g.keywords("Border Guard") == ["Range: 1"]


@covers("Reconstruct")
def test_reconstruct_rebuilds_at_a_site() -> None:
    sectors = {"a2": rule("Duskmar", 0, on("Command Center", 0))}
    piles = {"scrap 0": ["Mechan Cruiser", "Grapple Cruiser", "Mechan Battlecruiser", "Upgrade"]}
    g = game(sectors, {0: ["Reconstruct"]}, factions=MECHAN, zones=piles)
    g.play({0: "Reconstruct"})
    assert g.offers() == ["target mechan-cruiser", "target grapple-cruiser"]
    g.say("target Mechan Cruiser")
    assert g.offers() == ["site mechan-homeworld", "site command-center"]
    g.say("site Command Center")
    assert g.at("Mechan Cruiser") == "a2"
    g = game(sectors, {0: ["Reconstruct"]}, factions=MECHAN, zones=piles)
    g.play({0: "Reconstruct"}, "target Grapple Cruiser")
    assert g.at("Grapple Cruiser") == "b1"  # too big for Shipyard: 3


@covers("Overclock")
def test_overclock_burns_a_little() -> None:
    sectors = {"a2": stand("0 Mechan Cruiser", "1 Cruiser")}
    g = game(sectors, {0: ["Overclock"]}, factions=MECHAN)
    g.play({0: "Overclock"})
    assert (g.attack("Mechan Cruiser"), g.damage("Mechan Cruiser")) == (5, 1)
    g.next_turn()
    assert (g.attack("Mechan Cruiser"), g.damage("Mechan Cruiser")) == (2, 0)


@covers("Stockpile")
@pytest.mark.parametrize(("constructs", "gain"), [(0, 1), (2, 3), (5, 4)])
def test_stockpile_counts_constructs(constructs: int, gain: int) -> None:
    sectors = {"a2": rule("Duskmar", 0, *[on("Fortress Core", 0)] * constructs)}
    sectors["a3"] = rule("Ironreach", 1, on("Fortress Core", 1))
    g = game(sectors, {0: ["Stockpile"]}, factions=MECHAN)
    g.play({0: "Stockpile"})
    assert g.t.resources[0] == 9 - 1 + gain


@covers("Production Matrix")
@pytest.mark.parametrize(("factories", "extra"), [(0, 0), (2, 2), (4, 3)])
def test_production_matrix_adds_3_at_most(factories: int, extra: int) -> None:
    sectors = {"a2": rule("Duskmar", 0, *[on("Automated Factory", 0)] * factories)}
    off = {"0": ["Production Matrix"]}
    g = game(sectors, factions=MECHAN, resources=0, moment="beginning", off_map=off)
    assert g.t.resources[0] == 3 + factories + extra


@covers("Nanite Repair")
def test_nanite_repair_before_the_battle() -> None:
    here = [
        {"card": "Mechan Cruiser", "seat": 0, "damage": 2},
        {"card": "Frigate", "seat": 1, "damage": 1},
    ]
    sectors = {"a3": stand(*here, "1 Avar Raptor"), "b1": {"damage": 3}}
    g = game(sectors, factions=MECHAN, off_map={"0": ["Nanite Repair"]})
    g.until("Declare")
    assert g.damage("Mechan Cruiser") == 0
    assert g.damage("Frigate") == 1
    assert g.damage("Mechan Homeworld") == 3
    g.fight(("Avar Raptor", "Mechan Cruiser"))
    assert g.at("Mechan Cruiser") == "a3"
