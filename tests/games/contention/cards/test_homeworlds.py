"""What homeworlds, the Capital and Black Holes do."""

from __future__ import annotations

import pytest

from tests.games.contention.table import covers, game, rule, stand

HOMEWORLDS = [
    ("Terran Homeworld", "Terran Alliance", 2, 7),
    ("Sek Homeworld", "Sek", 2, 6),
    ("Roonian Homeworld", "Roonian", 1, 8),
    ("Mechan Homeworld", "Mechan", 2, 8),
    ("Dregulon Homeworld", "Dregulon", 2, 7),
    ("Avar Homeworld", "Avar", 3, 6),
]
THREE = ("Terran Alliance", "Sek", "Avar")


@covers(*[row[0] for row in HOMEWORLDS])
@pytest.mark.parametrize("row", HOMEWORLDS, ids=lambda row: row[0])
def test_homeworlds(row: tuple[str, str, int, int]) -> None:
    name, faction, attack, defense = row
    g = game({"b1": stand("1 Cruiser")}, factions=(faction, "any"), moment="battle")
    assert (g.at(name), g.attack(name), g.defense(name)) == ("b1", attack, defense)
    assert g.offered(f"attack {name} cruiser") or g.awaited == 1


@covers("Terran Homeworld")
def test_terran_homeworld_gives_a_bonus_that_moves() -> None:
    g = game({"a2": stand("0 Frigate", "0 Cruiser", "1 Sek Patrol")}, moment="command")
    g.until("Develop", 0)
    g.say("develop Terran Homeworld 0")
    assert g.offers() == ["target frigate", "target cruiser"]
    g.say("target Frigate")
    assert (g.attack("Frigate"), g.defense("Frigate")) == (3, 3)
    g.next_turn()
    g.until("Develop", 0)
    g.say("develop Terran Homeworld 0", "target Cruiser")
    assert (g.attack("Frigate"), g.attack("Cruiser"), g.defense("Cruiser")) == (2, 4, 4)


@covers("Sek Homeworld")
def test_sek_homeworld_jumps_a_ship() -> None:
    sectors = {"a1": stand("0 Frigate", "1 Grapple Cruiser")}
    g = game(sectors, factions=("Sek", "Avar"), moment="command")
    g.until("Develop", 0)
    g.say("develop Sek Homeworld 0")
    assert "choose-sector b3" in g.offers()
    assert "choose-sector b4" not in g.offers()
    g.say("choose-sector b3")
    assert g.at("Frigate") == "b3"
    none = game(factions=("Sek", "Avar"), moment="command")
    none.until("Develop", 0)
    assert none.why("develop Sek Homeworld 0") == "C-DEV-03"  # no ship


@covers("Roonian Homeworld")
def test_roonian_homeworld_breeds_at_any_own_location() -> None:
    sectors = {"a2": rule("Duskmar", 0), "a3": rule("Bastion", 1)}
    g = game(sectors, factions=("Roonian", "Avar"), moment="command")
    g.until("Develop", 0)
    g.say("develop Roonian Homeworld 0")
    assert g.offers() == ["target-location b1", "target-location a2"]
    g.say("target-location a2")
    assert g.at("Droneling") == "a2"


@covers("Mechan Homeworld", "Ashkar Mines")
def test_worlds_that_develop_resources() -> None:
    g = game({"a2": rule("Ashkar Mines", 0)}, factions=("Mechan", "Avar"), moment="command")
    g.until("Develop", 0)
    g.say("develop Mechan Homeworld 0")
    assert g.t.resources[0] == 11
    assert g.awaited == 1  # one develop ability a turn
    g.next_turn()
    g.until("Develop", 0)
    before = g.t.resources[0]
    g.say("develop Ashkar Mines 0")
    assert g.t.resources[0] == before + 2


@covers("Dregulon Homeworld")
def test_dregulon_homeworld_spies_and_saves() -> None:
    hand = ["Dregulon Destroyer", "Catoran Raiders", "Blackmail"]
    g = game(hands={0: hand}, factions=("Dregulon", "Sek"), moment="command")
    g.until("Develop", 0)
    g.say("develop Dregulon Homeworld 0")
    assert g.sees_hand(0, 1)
    g.play({0: "Dregulon Destroyer"})
    assert g.happened("pays-for 0 dregulon-destroyer 3") == 1  # neither Secret nor Merc
    g.play({0: "Catoran Raiders"})
    assert g.happened("pays-for 0 catoran-raiders 2") == 1
    g.play({0: "Blackmail"})
    assert g.happened("pays-for 0 blackmail 2") == 1  # the first only


@covers("Dregulon Homeworld")
def test_the_dregulon_saving_comes_back_with_a_refund() -> None:
    sectors = {"a3": stand("1 Sek Raider", "0 Frigate")}
    hands = {0: ["Unfortunate Accident", "Blackmail"], 1: ["Ultimate Sacrifice"]}
    g = game(sectors, hands, factions=("Dregulon", "Sek"), moment="command", scepter=1)
    g.until("Develop", 0)
    g.say("develop Dregulon Homeworld 0")
    g.play({0: "Unfortunate Accident", 1: "Ultimate Sacrifice"})
    assert g.happened("pays-for 0 unfortunate-accident 2") == 1
    assert g.happened("refunded 0 unfortunate-accident 2") == 1  # its target was given up
    g.play({0: "Blackmail"})
    assert g.happened("pays-for 0 blackmail 1") == 1


@covers("Avar Homeworld")
def test_avar_homeworld_moves_a_ship_again() -> None:
    sectors = {"a1": stand("0 Frigate"), "a2": {"location": "Shadow Gate", "up": True}}
    sectors["c4"] = {"location": "Ember Gate", "up": True}
    g = game(sectors, factions=("Avar", "Sek"), moment="command")
    g.until("Develop", 0)
    g.say("develop Avar Homeworld 0", "choose-sector a2")
    assert "choose-sector c4" in g.offers()  # gates are free
    g.say("choose-sector c4", "choose-sector c3")  # two steps and a gate
    assert g.at("Frigate") == "c3"
    assert g.knows(0, "c3")
    assert not g.knows(1, "c3")


@covers("Imperial Capital")
def test_imperial_capital_brings_2_favor_each_turn() -> None:
    g = game({"c3": {"ruler": 1}}, seats=3, factions=THREE)
    assert (g.attack("Imperial Capital"), g.defense("Imperial Capital")) == (0, 5)
    g.next_turn()
    assert g.t.favor == [0, 2, 0]


@covers("Imperial Capital")
@pytest.mark.parametrize(
    ("ships", "clause"),
    [
        (["0 Frigate"], "C-SETTLE-07"),
        (["0 Cruiser"], ""),
        (["0 Cruiser", "1 Sek Probe"], "C-SETTLE-03"),
        (["0 Frigate", "0 Alliance Scout"], ""),
    ],
)
def test_imperial_capital_needs_a_fleet(ships: list[str], clause: str) -> None:
    sectors = {"c3": {"assets": ships}, "c2": rule("Duskmar", 0)}
    g = game(sectors, seats=3, factions=THREE, moment="command")
    g.until("Develop", 0)
    assert g.why("settle c3") == clause


@covers("Black Hole")
def test_black_hole_swallows_and_cannot_be_settled() -> None:
    sectors = {"a1": {"location": "Black Hole", "up": True, "assets": ["0 Frigate", "1 Cruiser"]}}
    sectors["a2"] = stand("0 Alliance Scout")
    g = game(sectors, moment="command")
    g.say("move Alliance Scout a1", "move Alliance Scout b1", "stop")  # passing through is fine
    g.until("Develop", 0)
    assert g.why("settle a1") == "C-SETTLE-05"
    g.next_turn()
    assert g.is_out("Frigate")
    assert g.is_out("Cruiser")
    assert g.at("Alliance Scout") == "b1"
    assert g.t.favor == [0, 0]
