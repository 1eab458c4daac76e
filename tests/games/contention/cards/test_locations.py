"""What colonies do, anomalies and gates among them."""

from __future__ import annotations

import pytest

from tests.games.contention.table import covers, game, on, rule, stand

COLONIES: list[tuple[str, int, int, list[str]]] = [
    ("Vernoth", 0, 3, []),
    ("Catoran Nebula", 0, 2, []),
    ("Shadow Gate", 0, 3, []),
    ("Ember Gate", 0, 3, []),
    ("Hollow Gate", 0, 2, []),
    ("Terusk Rift", 0, 2, []),
    ("Ion Veil", 0, 2, []),
    ("Kernoth", 1, 4, []),
    ("Greckari Vault", 0, 3, []),
    ("Sorell", 1, 3, []),
    ("Catora", 1, 3, ["Shipyard: 3"]),
    ("Xyo Prime", 0, 3, ["Production: 1"]),
    ("Halcyon Yards", 0, 3, ["Shipyard"]),
    ("Duskmar", 2, 3, []),
    ("Ironreach", 1, 4, []),
    ("Oris Deep", 0, 2, ["Production: 1"]),
    ("Brightwell", 0, 2, ["Production: 1"]),
    ("Pale Watch", 1, 3, ["Range: 1"]),
    ("Thornfall", 0, 3, []),
    ("Mirel", 0, 3, []),
    ("Ashkar Mines", 0, 3, []),
    ("Bastion", 2, 4, ["Tractor Beam"]),
    ("Lyrae Academy", 0, 3, []),
    ("New Haven", 0, 3, []),
    ("Quietus", 0, 3, []),
    ("Senate Moon", 0, 2, []),
    ("Broodmoor", 0, 3, []),
    ("Farpoint", 0, 2, []),
    ("Graven Reef", 0, 4, []),
    ("Verdance", 0, 3, []),
]
THREE = ("Terran Alliance", "Sek", "Avar")


@covers(*[row[0] for row in COLONIES])
@pytest.mark.parametrize("row", COLONIES, ids=lambda row: row[0])
def test_colonies_are_settled_with_their_numbers(row: tuple[str, int, int, list[str]]) -> None:
    name, attack, defense, words = row
    g = game({"a1": {"location": name}}, moment="command")
    g.until("Develop")
    g.say("settle a1")
    assert g.controller(name) == 0
    assert (g.attack(name), g.defense(name)) == (attack, defense)
    assert g.keywords(name) == words
    assert g.t.tokens[0] == 6


# -- colonies that work when settled ----------------------------------------------------------


@covers("Kernoth", "Greckari Vault", "New Haven", "Broodmoor", "Verdance")
@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("Kernoth", "favor 0 1 1 1"),
        ("Greckari Vault", "draws 0"),
        ("New Haven", "creates 0 fighter a1"),
        ("Broodmoor", "creates 0 droneling a1"),
        ("Verdance", "gains 0 2"),
    ],
)
def test_deploy_of_colonies(name: str, event: str) -> None:
    g = game({"a1": {"location": name}}, moment="command")
    g.until("Develop")
    assert g.happened(event) == 0
    g.say("settle a1")
    assert g.happened(event) == (2 if name in ("Greckari Vault", "Broodmoor") else 1)


@covers("Mirel", "Quietus")
def test_develop_abilities_of_colonies() -> None:
    g = game({"a2": rule("Mirel", 0)}, moment="command")
    g.until("Develop")
    g.say("develop Mirel 0")
    assert g.happened("draws 0") == 1
    g = game({"a1": rule("Quietus", 0)}, moment="command")
    g.until("Develop")
    g.say("develop Quietus 0")
    assert "target-location b3" in g.offers()
    assert "target-location b4" not in g.offers()
    g.say("target-location b3", "target-location a2")
    assert g.knows(0, "b3")
    assert g.happened("draws 0") == 1
    g = game({"a2": {"location": "Mirel", "up": True}}, moment="command")
    g.until("Develop")
    assert g.why("develop Mirel 0") == "C-DEV-03"  # nobody's


@covers("Xyo Prime", "Oris Deep", "Brightwell")
@pytest.mark.parametrize("name", ["Xyo Prime", "Oris Deep", "Brightwell"])
def test_colonies_that_produce(name: str) -> None:
    g = game({"a2": rule(name, 0)}, moment="beginning", resources=0)
    assert g.t.resources == [2 + 1 + 1, 2]


@covers("Catora", "Halcyon Yards")
def test_colonies_that_are_shipyards() -> None:
    sectors = {"a2": rule("Catora", 0), "a3": rule("Halcyon Yards", 0), "c3": rule("Duskmar", 0)}
    g = game(sectors, {0: ["Cruiser", "Missile Cruiser"]})
    g.play({0: "Cruiser"})
    assert g.offers() == ["site terran-homeworld", "site catora", "site halcyon-yards"]
    g.say("site Catora")
    g.play({0: "Missile Cruiser"})
    assert g.offers() == ["site terran-homeworld", "site halcyon-yards"]


@covers("Sorell")
def test_sorell_hires_mercs_cheaply() -> None:
    g = game({"a2": rule("Sorell", 0)}, {0: ["Catoran Gunship", "Frigate"]})
    g.play({0: "Catoran Gunship"})
    g.play({0: "Frigate"})
    assert g.happened("pays-for 0 catoran-gunship 2") == 1
    assert g.happened("pays-for 0 frigate 2") == 1


@covers("Duskmar", "Ironreach", "Kernoth", "Catora", "Sorell", "Bastion")
@pytest.mark.parametrize("name", ["Duskmar", "Ironreach", "Kernoth", "Catora", "Sorell", "Bastion"])
def test_armed_colonies_shoot_what_is_in_their_sector(name: str) -> None:
    sectors = {"a2": rule(name, 0, "1 Cruiser"), "a3": stand("1 Frigate")}
    g = game(sectors, moment="battle")
    assert g.why(f"attack {name} Frigate") == "C-BATTLE-02"
    g.fight((name, "Cruiser"))
    assert g.happened(f"hits 0 {name.lower()} cruiser") == 1


@covers("Pale Watch")
def test_pale_watch_shoots_into_the_next_sector() -> None:
    g = game({"a2": rule("Pale Watch", 0), "a3": stand("1 Sek Probe")}, moment="battle")
    g.fight(("Pale Watch", "Sek Probe"))
    assert g.is_out("Sek Probe")


@covers("Thornfall")
def test_thornfall_takes_revenge() -> None:
    sectors = {
        "a3": rule("Thornfall", 1, "0 Cruiser", "0 Alliance Scout"),
        "a4": stand("0 Frigate"),
    }
    g = game(sectors, moment="battle")
    g.fight(("Cruiser", "Thornfall"))
    assert g.happened("damages 1 cruiser 2") == 1
    assert g.is_out("Alliance Scout")
    assert g.happened("damages 1 frigate") == 0


@covers("Bastion")
def test_bastion_holds_enemy_ships() -> None:
    sectors = {"a2": rule("Bastion", 1, "0 Frigate"), "c2": stand("0 Cruiser")}
    g = game(sectors, moment="command")
    assert g.why("move Frigate a1") == "C-MOVE-07"
    g.say("move Cruiser b2")
    assert "move cruiser a2" in g.offers()


@covers("Lyrae Academy", "Graven Reef")
def test_colonies_that_strengthen() -> None:
    sectors = {
        "a2": rule("Lyrae Academy", 0, "0 Frigate", "1 Cruiser"),
        "a3": rule("Graven Reef", 0, on("Spine Wall", 0), "0 Alliance Scout"),
    }
    g = game(sectors)
    assert (g.attack("Frigate"), g.attack("Cruiser"), g.attack("Alliance Scout")) == (3, 3, 1)
    assert (g.defense("Spine Wall"), g.defense("Alliance Scout")) == (5, 1)


@covers("Senate Moon")
def test_senate_moon_needs_the_capital() -> None:
    g = game({"c2": rule("Senate Moon", 0), "c3": {"ruler": 0}}, seats=3, factions=THREE)
    g.next_turn()
    g.until("Develop")
    assert g.t.favor == [3, 0, 0]
    g = game({"c2": rule("Senate Moon", 0), "c3": {"ruler": 1}}, seats=3, factions=THREE)
    g.next_turn()
    g.until("Develop")
    assert g.t.favor == [0, 2, 0]


@covers("Farpoint")
def test_farpoint_speeds_those_who_start_there() -> None:
    sectors = {"a1": rule("Farpoint", 0, "0 Frigate"), "b1": stand("0 Cruiser")}
    g = game(sectors, moment="command")
    g.say("move Frigate a2", "move Frigate a3", "move Frigate a4")
    assert g.at("Frigate") == "a4"
    g.say("move Cruiser b2", "move Cruiser b3")
    assert (g.prompt, g.at("Cruiser")) == ("Develop", "b3")


@covers("Vernoth")
def test_vernoth_and_its_extractor() -> None:
    sectors = {
        "a1": rule("Vernoth", 0),
        "a2": rule("Duskmar", 1),
        "a3": {"up": True},
        "b2": {"up": True},
    }
    g = game(sectors, moment="command", resources=0)
    g.until("Develop", 0)
    g.say("develop Vernoth 0")
    assert set(g.offers()) == {f"target-location {s}" for s in ("a1", "b1", "a2", "a3", "b2")}
    g.say("target-location b2")
    g.next_turn()
    assert g.t.resources[0] == 3 + 1
    g.until("Develop", 0)
    before = g.t.resources[0]
    g.say("develop Vernoth 0", "target-location a2")  # an opponent's: it lies idle
    g.next_turn()
    assert g.t.resources[0] == before + 3


# -- anomalies and gates ----------------------------------------------------------------------


@pytest.mark.proves("C-ANOM-01", "C-ANOM-02")
@covers("Catoran Nebula")
def test_catoran_nebula_cloaks_everybody_while_face_up() -> None:
    sectors = {
        "a3": {"location": "Catoran Nebula", "up": True, "assets": ["0 Frigate", "1 Cruiser"]}
    }
    g = game(sectors)
    assert g.has("Frigate", "Cloaking")
    assert g.has("Cruiser", "Cloaking")
    sectors["a3"]["up"] = False
    g = game(sectors)
    assert not g.has("Frigate", "Cloaking")


@pytest.mark.proves("C-GATE-01", "C-GATE-02", "C-GATE-04", "C-MOVE-10")
@covers("Shadow Gate", "Ember Gate", "Hollow Gate")
@pytest.mark.parametrize("name", ["Shadow Gate", "Ember Gate", "Hollow Gate"])
def test_gates_lead_to_other_gates(name: str) -> None:
    other = "Ember Gate" if name != "Ember Gate" else "Shadow Gate"
    sectors = {
        "a1": {
            "location": name,
            "up": True,
            "assets": ["0 Frigate", on("Engine Bug", 1, "Frigate")],
        },
        "c4": {"location": other, "up": True},
        "c2": {"location": "Duskmar", "up": True},
    }
    g = game(sectors, moment="command")
    assert g.offers() == ["done", "move frigate c4"]  # speed 0, and a gate is free
    g.say("move Frigate c4")
    assert g.at("Frigate") == "c4"
    sectors["c4"]["up"] = False
    g = game(sectors, moment="command")
    assert g.prompt == "Develop"  # nowhere to go


@covers("Terusk Rift")
def test_terusk_rift_ends_a_movement() -> None:
    sectors = {
        "a1": stand("0 Alliance Scout"),
        "a2": {"location": "Terusk Rift", "up": True},
    }
    g = game(sectors, moment="command")
    g.say("move Alliance Scout a2")
    assert (g.prompt, g.at("Alliance Scout")) == ("Develop", "a2")
    g.next_turn()
    g.until("Movement", 0)
    g.say("move Alliance Scout a3", "move Alliance Scout a4")  # leaving is free
    assert g.at("Alliance Scout") == "a4"


@covers("Ion Veil")
def test_ion_veil_blinds_range() -> None:
    sectors = {
        "a2": stand("0 Missile Cruiser", "1 Sek Probe"),
        "a3": {"location": "Ion Veil", "up": True, "assets": ["1 Frigate", "0 Border Guard"]},
        "a4": stand("1 Cruiser"),
    }
    g = game(sectors, moment="battle")
    assert g.why("attack Missile Cruiser Frigate") == "C-ANOM-01"
    assert g.why("attack Border Guard Cruiser") == "C-ANOM-01"
    assert g.why("attack Border Guard Frigate") == ""
    assert g.why("attack Missile Cruiser Cruiser") == ""  # over it is fine
