"""What the cards of the Avar do."""

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
    ("Avar Clipper", 1, 1, 1, 4, []),
    ("Windrider", 2, 2, 1, 4, []),
    ("Avar Destroyer", 3, 3, 3, 3, []),
    ("Avar Raptor", 3, 3, 2, 4, []),
    ("Border Guard", 3, 2, 3, 2, ["Range: 1"]),
    ("Authority Peacekeeper", 4, 2, 4, 3, []),
    ("Lance Corvette", 4, 3, 3, 3, ["Range: 1"]),
    ("Avar Battlecruiser", 5, 5, 4, 3, []),
    ("Avar Supercarrier", 7, 2, 6, 2, ["Range: 1"]),
]
AVAR = ("Avar", "Sek")


@covers(*[row[0] for row in SHIPS])
@pytest.mark.parametrize("row", SHIPS, ids=lambda row: row[0])
def test_ships(row: tuple[str, int, int, int, int, list[str]]) -> None:
    plays_plainly("Avar", row)


@covers("Border Guard", "Lance Corvette")
@pytest.mark.parametrize("ship", ["Border Guard", "Lance Corvette"])
def test_ships_that_reach_the_next_sector(ship: str) -> None:
    sectors = {
        "a2": stand(f"0 {ship}"),
        "a3": stand("1 Frigate"),
        "a4": stand("1 Cruiser"),
    }
    g = game(sectors, factions=AVAR, moment="battle")
    assert g.why(f"attack {ship} Cruiser") == "C-BATTLE-02"
    g.fight((ship, "Frigate"))
    assert g.is_out("Frigate")


@covers("Authority Peacekeeper")
def test_authority_peacekeeper_weakens_enemy_ships_here() -> None:
    here = stand("0 Authority Peacekeeper", "0 Frigate", "1 Cruiser", "1 Salvage Drone")
    g = game({"a3": here, "a2": stand("1 Sek Raider")}, factions=AVAR)
    assert (g.attack("Cruiser"), g.attack("Salvage Drone")) == (2, 0)
    assert (g.attack("Frigate"), g.attack("Sek Raider")) == (2, 3)


@covers("Avar Supercarrier", "Fighter Base")
def test_carriers_bring_fighters() -> None:
    g = game(hands={0: ["Avar Supercarrier"]}, factions=AVAR)
    g.play({0: "Avar Supercarrier"})
    assert len(g.cards("Fighter", "b1", 0)) == 2
    stands_plainly("Avar", ("Fighter Base", 3, 2, 2, ["Range: 1"]))
    g = game({"a2": rule("Duskmar", 0)}, {0: ["Fighter Base"]}, factions=AVAR)
    g.play({0: "Fighter Base"}, "attach-to Duskmar")
    assert g.at("Fighter") == "a2"


@covers("Long Watch Post")
def test_long_watch_post_reaches_two_sectors() -> None:
    stands_plainly("Avar", ("Long Watch Post", 2, 1, 2, ["Range: 2"]))
    sectors = {"a2": rule("Duskmar", 0, on("Long Watch Post", 0)), "a4": stand("1 Drone")}
    sectors["b4"] = stand("1 Sek Probe")
    g = game(sectors, factions=AVAR, moment="battle")
    assert g.why("attack Long Watch Post Sek Probe") == "C-BATTLE-02"
    g.fight(("Long Watch Post", "Drone"))
    assert g.is_out("Drone")


@covers("Shrine of the Fallen")
def test_shrine_of_the_fallen_mourns_once_a_turn() -> None:
    sectors = {
        "a2": rule("Duskmar", 0, on("Shrine of the Fallen", 0)),
        "a3": stand("0 Frigate", "0 Avar Clipper"),
        "c3": stand("0 Fighter"),
        "c4": stand("1 Drone"),
    }
    hand = ["Ion Storm", "Ion Storm", "Ion Storm"]
    g = game(sectors, {1: hand}, factions=AVAR)
    g.play({1: "Ion Storm"}, "choose-sector c3")
    assert g.t.favor == [0, 0]  # a token is not mourned
    g.play({1: "Ion Storm"}, "choose-sector c4")
    assert g.t.favor == [0, 0]  # nor an enemy
    g.play({1: "Ion Storm"}, "choose-sector a3")
    assert g.t.favor == [1, 0]  # two ships, one favor


@covers("Pilgrim's Way")
def test_pilgrims_way_speeds_a_movement_that_starts_there() -> None:
    sectors = {
        "a1": rule("Duskmar", 0, on("Pilgrim's Way", 0), "0 Frigate"),
        "b1": stand("0 Border Guard"),
    }
    g = game(sectors, factions=AVAR, moment="command")
    assert g.speed("Frigate") == 2
    g.say("move Frigate a2", "move Frigate a3", "move Frigate a4", "move Frigate b4")
    assert g.at("Frigate") == "b4"
    assert g.why("move Frigate c4") == "C-MOVE-04"
    g.say("move Border Guard a1", "move Border Guard a2")
    assert (g.prompt, g.at("Border Guard")) == ("Develop", "a2")  # it only passed by


@covers("Mask of Sheratar")
def test_mask_of_sheratar_strengthens_and_is_inherited() -> None:
    g = game(
        {"a3": stand("0 Frigate", "1 Cruiser", "1 Sek Patrol")},
        {0: ["Mask of Sheratar"]},
        factions=AVAR,
    )
    g.play({0: "Mask of Sheratar"})  # the one friendly ship
    assert (g.attack("Frigate"), g.defense("Frigate")) == (3, 3)
    g.fight(("Cruiser", "Frigate"))
    assert g.happened("draws 0") == 2 + 1  # and the draw of the next turn
    assert sorted(g.names("scrap 0")) == ["Frigate", "Mask of Sheratar"]


@covers("Aora, Daughter of Sheratar")
def test_aora_leads_a_ship() -> None:
    sectors = {"a3": stand("0 Frigate", "0 Border Guard", "1 Cruiser")}
    g = game(sectors, {0: ["Aora, Daughter of Sheratar"]}, factions=AVAR)
    g.play({0: "Aora, Daughter of Sheratar"})
    assert g.offers() == ["attach-to frigate", "attach-to border-guard"]
    g.say("attach-to Frigate")
    assert (g.attack("Frigate"), g.speed("Frigate"), g.defense("Frigate")) == (4, 3, 2)
    assert g.keywords("Frigate") == ["Range: 1"]


@covers("Alert Fighters")
def test_alert_fighters_at_a_friendly_location() -> None:
    g = game(
        {"a2": rule("Duskmar", 0), "a3": rule("Ironreach", 1)},
        {0: ["Alert Fighters"]},
        factions=AVAR,
    )
    g.play({0: "Alert Fighters"})
    assert g.offers() == ["target-location b1", "target-location a2"]
    g.say("target-location a2")
    assert len(g.cards("Fighter", "a2", 0)) == 2


@covers("Authority Intervention")
def test_authority_intervention_forbids_attacks_but_not_rampage() -> None:
    here = rule("Bastion", 1, "1 Cruiser", "0 Alliance Battleship", "0 Frigate")
    sectors = {"a3": here, "c3": stand("0 Avar Raptor", "1 Drone")}
    g = game(sectors, {0: ["Authority Intervention"]}, factions=AVAR)
    g.play({0: "Authority Intervention"}, "choose-sector a3")
    g.until("Declare")
    assert g.why("attack Frigate Cruiser") == "C-META-05"
    g.fight(("Avar Raptor", "Drone"))
    assert g.happened("hits 1") == 0  # neither the Cruiser nor Bastion
    assert g.happened("rampages 0 alliance-battleship cruiser 2") == 1
    g.next_turn()
    g.until("Declare")
    assert g.offered("attack")


@covers("Recall")
def test_recall_home_and_repaired() -> None:
    sectors = {"a4": stand({"card": "Avar Destroyer", "seat": 0, "damage": 2}, "1 Grapple Cruiser")}
    g = game(sectors, {0: ["Recall"]}, factions=AVAR)
    g.play({0: "Recall"})
    assert g.at("Avar Destroyer") == "b1"
    assert g.damage("Avar Destroyer") == 0


@covers("Recall")
def test_recall_needs_the_homeworld() -> None:
    g = game(
        {"a4": stand("0 Avar Destroyer"), "b1": {"ruler": -1}},
        {0: ["Recall"]},
        factions=AVAR,
    )
    g.play({0: "Recall"})
    assert g.clauses("sent-back") == ["C-PLAY-04"]
    assert "Recall" in g.names("hand 0")
    assert g.at("Avar Destroyer") == "a4"


@covers("Emergency Boosters")
def test_emergency_boosters_move_a_ship_in_the_face_off() -> None:
    sectors = {"a1": stand("0 Border Guard"), "b2": stand("1 Grapple Cruiser")}
    g = game(sectors, {0: ["Emergency Boosters"]}, factions=AVAR)
    g.play({0: "Emergency Boosters"}, "choose-sector a2")
    assert g.offers() == ["choose-sector a1", "choose-sector b2", "choose-sector a3", "done"]
    g.say("choose-sector a3")  # two steps are its speed
    assert g.at("Border Guard") == "a3"
    assert g.knows(0, "a3")


@covers("Emergency Boosters")
def test_emergency_boosters_cannot_leave_a_tractor_beam() -> None:
    sectors = {"a1": stand("0 Border Guard", "1 Grapple Cruiser")}
    g = game(sectors, {0: ["Emergency Boosters"]}, factions=AVAR)
    g.play({0: "Emergency Boosters"})
    assert g.at("Border Guard") == "a1"


@covers("Ultimate Sacrifice")
def test_ultimate_sacrifice_takes_one_along() -> None:
    sectors = {
        "a3": rule("Duskmar", 1, "0 Avar Clipper", "1 Sek Conqueror", on("Spine Wall", 1)),
        "b3": stand("0 Frigate"),
        "c3": stand("0 Windrider", "1 Cruiser"),
    }
    g = game(sectors, {0: ["Ultimate Sacrifice"]}, factions=AVAR)
    g.play({0: "Ultimate Sacrifice"})
    assert g.offers() == ["give-up avar-clipper", "give-up windrider"]  # nobody to kill at b3
    g.say("give-up Avar Clipper")
    assert g.offers() == ["target sek-conqueror", "target spine-wall"]
    g.say("target Sek Conqueror")
    assert g.names("scrap 1") == ["Sek Conqueror"]
    assert g.names("scrap 0") == ["Avar Clipper", "Ultimate Sacrifice"]


@covers("Ultimate Sacrifice")
def test_ultimate_sacrifice_is_given_back_when_the_target_is_gone() -> None:
    sectors = {"a3": stand({"card": "Border Guard", "seat": 0, "damage": 1}, "1 Sek Raider")}
    g = game(sectors, {0: ["Ultimate Sacrifice"], 1: ["Recall"]}, factions=AVAR, scepter=1)
    g.play({0: "Ultimate Sacrifice", 1: "Recall"})
    assert g.at("Sek Raider") == "b4"
    assert g.clauses("refunded") == ["C-PLAY-15"]
    assert g.at("Border Guard") == "a3"
    assert g.damage("Border Guard") == 1
    assert g.t.resources[0] == 9


@covers("Slingshot Maneuver")
def test_slingshot_moves_up_to_three_from_one_sector() -> None:
    here = ["0 Avar Clipper", "0 Windrider", "0 Border Guard", "0 Lance Corvette"]
    sectors = {"a1": {"assets": here}, "c1": stand("0 Frigate")}
    g = game(sectors, {0: ["Slingshot Maneuver"]}, factions=AVAR)
    g.play({0: "Slingshot Maneuver"}, "target Avar Clipper")
    assert "target frigate" not in g.offers()  # another sector
    g.say("target Windrider", "target Border Guard")
    assert g.offered("choose-sector")  # three are chosen: now the paths
    g.say("choose-sector a2", "choose-sector a3")
    g.say("choose-sector b1", "done", "done")
    assert (g.at("Avar Clipper"), g.at("Windrider"), g.at("Border Guard")) == ("a3", "b1", "a1")


@covers("Slingshot Maneuver")
def test_slingshot_keeps_each_ships_own_path() -> None:
    sectors = {"a1": stand("0 Avar Clipper", "0 Border Guard")}
    g = game(sectors, {0: ["Slingshot Maneuver"], 1: ["Black Op"]}, factions=AVAR, scepter=1)
    g.play({0: "Slingshot Maneuver", 1: "Black Op"}, "target Avar Clipper")
    g.say("target Avar Clipper", "target Border Guard")
    g.say("choose-sector b1", "done", "choose-sector a2", "done")
    assert g.is_out("Avar Clipper")
    assert g.at("Border Guard") == "a2"


@covers("Authority Tribunal")
def test_authority_tribunal_only_against_the_more_favored() -> None:
    three = ("Avar", "Sek", "Mechan")
    g = game(hands={0: ["Authority Tribunal"]}, seats=3, factions=three, favor=[2, 2, 3])
    g.play({0: "Authority Tribunal"})  # only seat 2 has more
    assert g.t.favor == [2, 2, 1]
    g = game(hands={0: ["Authority Tribunal"]}, factions=AVAR, favor=[2, 2])
    g.play({0: "Authority Tribunal"})
    assert g.clauses("sent-back") == ["C-PLAY-04"]


@covers("Imperial Mandate")
def test_imperial_mandate_gains_2_favor() -> None:
    g = game(hands={0: ["Imperial Mandate"]}, factions=AVAR)
    g.play({0: "Imperial Mandate"})
    assert g.t.favor == [2, 0]
    assert g.t.resources[0] == 5


@covers("Veteran Pilots")
def test_veteran_pilots_fly_small_ships() -> None:
    sectors = {"a2": stand("0 Windrider", "0 Fighter", "0 Avar Raptor", "1 Frigate")}
    g = game(sectors, {0: ["Veteran Pilots"]}, factions=AVAR)
    g.play({0: "Veteran Pilots"})
    assert (g.attack("Windrider"), g.attack("Fighter")) == (3, 2)
    assert (g.attack("Avar Raptor"), g.attack("Frigate")) == (3, 2)
