"""What the neutral cards do."""

from __future__ import annotations

import pytest

from tests.games.contention.table import (
    SPARE,
    covers,
    game,
    on,
    plays_plainly,
    rule,
    stand,
    stands_plainly,
)

SHIPS: list[tuple[str, int, int, int, int, list[str]]] = [
    ("Militia Patrol", 1, 1, 1, 1, ["Sentry"]),
    ("Frigate", 2, 2, 2, 2, []),
    ("Picket Ship", 2, 1, 2, 3, ["Blockade"]),
    ("Heavy Freighter", 3, 0, 3, 1, ["Production: 1"]),
    ("Cruiser", 3, 3, 3, 2, []),
    ("Catoran Gunship", 3, 2, 3, 2, ["Bombard: 2"]),
    ("Sorellian Pirates", 3, 2, 2, 3, ["Boarding"]),
    ("Sorellian Glory Seekers", 4, 4, 3, 2, []),
    ("XyoCorp Dropship", 3, 2, 2, 3, ["Troops"]),
    ("Short-Range Carrier", 4, 1, 3, 1, []),
    ("Imperial Battleship", 5, 4, 5, 2, []),
    ("Drydock Carrier", 5, 3, 6, 1, ["Shipyard: 3"]),
    ("XyoCorp Supercarrier", 6, 2, 5, 1, ["Shipyard: 2"]),
]
THREE = ("Terran Alliance", "Sek", "Avar")


@covers(*[row[0] for row in SHIPS])
@pytest.mark.parametrize("row", SHIPS, ids=lambda row: row[0])
def test_ships(row: tuple[str, int, int, int, int, list[str]]) -> None:
    plays_plainly("Mechan", row)


@covers("Orbital Platform")
def test_orbital_platform() -> None:
    stands_plainly("Mechan", ("Orbital Platform", 2, 2, 3, []))


@covers("Picket Ship", "Heavy Freighter")
def test_ships_of_production_and_blockade() -> None:
    sectors = {"a3": rule("Oris Deep", 1, "0 Picket Ship"), "a2": stand("0 Heavy Freighter")}
    g = game(sectors, moment="beginning", resources=0)
    assert g.t.resources == [2 + 1, 2]


@covers("Catoran Gunship")
def test_catoran_gunship_bombards() -> None:
    g = game({"a3": rule("Ironreach", 1, "0 Catoran Gunship")}, moment="battle")
    g.fight(("Catoran Gunship", "Ironreach"))
    assert g.happened("hits 0 catoran-gunship ironreach 4") == 1
    assert g.ruler("a3") == -1


@covers("Sorellian Pirates")
def test_sorellian_pirates_board() -> None:
    g = game({"a3": stand("0 Sorellian Pirates", "1 Frigate")}, moment="battle")
    g.fight(("Sorellian Pirates", "Frigate"))
    assert g.controller("Frigate") == 0


@covers("Sorellian Glory Seekers")
def test_glory_seekers_want_locations() -> None:
    sectors = {
        "a3": rule("Duskmar", 1, "0 Sorellian Glory Seekers"),
        "c3": stand("1 Frigate"),
    }
    g = game(sectors, moment="battle")
    g.fight(("Sorellian Glory Seekers", "Duskmar"))
    assert g.t.favor == [2 + 1, 0]
    g = game({"c3": stand("0 Sorellian Glory Seekers", "1 Frigate")}, moment="battle")
    g.fight(("Sorellian Glory Seekers", "Frigate"))
    assert g.t.favor == [0, 0]


@covers("XyoCorp Dropship")
def test_xyocorp_dropship_lands_troops() -> None:
    g = game({"a3": rule("Brightwell", 1, "0 XyoCorp Dropship")}, moment="battle")
    g.fight(("XyoCorp Dropship", "Brightwell"))
    assert g.ruler("a3") == 0


@covers("Short-Range Carrier", "XyoCorp Supercarrier")
@pytest.mark.parametrize("ship", ["Short-Range Carrier", "XyoCorp Supercarrier"])
def test_carriers_bring_two_fighters(ship: str) -> None:
    g = game(hands={0: [ship]})
    g.play({0: ship})
    assert len(g.cards("Fighter", "b1", 0)) == 2


@covers("Imperial Battleship")
def test_imperial_battleship_is_stronger_at_the_capital() -> None:
    sectors = {
        "c3": stand("0 Imperial Battleship"),
        "c2": stand("1 Imperial Battleship"),
    }
    g = game(sectors, seats=3, factions=THREE)
    assert (g.attack("Imperial Battleship", "c3"), g.defense("Imperial Battleship", "c3")) == (5, 6)
    assert (g.attack("Imperial Battleship", "c2"), g.defense("Imperial Battleship", "c2")) == (4, 5)


@covers("Drydock Carrier", "XyoCorp Supercarrier")
@pytest.mark.parametrize(
    ("yard", "fits", "too_big"),
    [
        ("Drydock Carrier", "Cruiser", "Sorellian Glory Seekers"),
        ("XyoCorp Supercarrier", "Frigate", "Cruiser"),
    ],
)
def test_ships_that_are_shipyards(yard: str, fits: str, too_big: str) -> None:
    g = game({"a3": stand(f"0 {yard}")}, {0: [fits, too_big]})
    g.play({0: fits}, f"site {yard}")
    assert g.at(fits) == "a3"
    g.play({0: too_big})
    assert g.at(too_big) == "b1"


@covers("Shipyard Complex")
def test_shipyard_complex_builds_everything() -> None:
    g = game(
        {"a2": rule("Duskmar", 0), "a3": rule("Bastion", 1)},
        {0: ["Shipyard Complex", "Drydock Carrier"]},
    )
    g.play({0: "Shipyard Complex"})
    assert "attach-to bastion" not in g.offers()
    g.say("attach-to Duskmar")
    g.play({0: "Drydock Carrier"}, "site Shipyard Complex")
    assert g.at("Drydock Carrier") == "a2"


@covers("XyoCorp Refinery")
def test_xyocorp_refinery_pays_at_once_and_each_turn() -> None:
    g = game({"a2": rule("Duskmar", 0)}, {0: ["XyoCorp Refinery"]})
    g.play({0: "XyoCorp Refinery"}, "attach-to Duskmar")
    assert g.t.resources[0] == 9 - 3 + 1
    g.next_turn()
    assert g.t.resources[0] == 7 + 3 + 1


@covers("Planetary Shield")
def test_planetary_shield_protects() -> None:
    g = game({"a2": rule("Duskmar", 0), "a3": rule("Bastion", 1)}, {0: ["Planetary Shield"]})
    g.play({0: "Planetary Shield"})
    assert g.offers() == ["attach-to terran-homeworld", "attach-to duskmar"]
    g.say("attach-to Duskmar")
    assert g.defense("Duskmar") == 5
    assert g.defense("Terran Homeworld") == 7


@covers("Energy Collector")
def test_energy_collector_also_on_a_free_anomaly_next_door() -> None:
    sectors = {
        "a1": {"location": "Catoran Nebula", "up": True},
        "c1": {"location": "Ion Veil"},
        "a4": {"location": "Terusk Rift", "up": True},
        "b2": rule("Bastion", 1),
    }
    g = game(sectors, {0: ["Energy Collector"]})
    g.play({0: "Energy Collector"})
    assert g.offers() == ["attach-to catoran-nebula", "attach-to terran-homeworld"]
    g.say("attach-to Catoran Nebula")
    before = g.t.resources[0]
    g.next_turn()
    assert g.t.resources[0] == before + 2 + 1
    g.until("Develop", 1)
    g.t.controller[g.card("Catoran Nebula")] = 1  # somebody else has settled it
    g.next_turn()
    assert g.names("scrap 0") == ["Energy Collector"]


@covers("Spy")
def test_spy_draws_and_watches() -> None:
    g = game(hands={0: ["Spy"], 1: ["Jump"]}, seats=3, factions=THREE)
    g.play({0: "Spy"}, "choose-player 1")
    assert g.happened("draws 0") == 1
    assert g.sees_hand(0, 1)
    assert not g.sees_hand(0, 2)
    g.next_turn()
    assert g.sees_hand(0, 1)  # also what was drawn since


@covers("Imperial Regent")
def test_imperial_regent_after_a_turn() -> None:
    g = game(hands={0: ["Imperial Regent"]})
    g.play({0: "Imperial Regent"})
    assert g.t.favor == [0, 0]
    g.next_turn()
    assert g.t.favor == [1, 0]
    g.next_turn()
    assert g.t.favor == [2, 0]


@covers("Imperial Ambassador")
def test_imperial_ambassador_at_once_and_with_the_capital() -> None:
    g = game(hands={0: ["Imperial Ambassador"]}, seats=3, factions=THREE)
    g.play({0: "Imperial Ambassador"})
    assert g.t.favor == [1, 0, 0]
    g.next_turn()
    assert g.t.favor == [1, 0, 0]
    off = {"0": [{"card": "Imperial Ambassador", "on": 0}]}
    g = game({"c3": {"ruler": 0}}, seats=3, factions=THREE, off_map=off)
    g.next_turn()
    g.until("Develop")
    assert g.t.favor == [2 + 1, 0, 0]


@covers("Corporate Auditor")
def test_corporate_auditor_stops_production_abilities_only() -> None:
    sectors = {"a3": rule("Oris Deep", 1, on("Automated Factory", 1)), "a2": rule("Xyo Prime", 0)}
    g = game(sectors, {0: ["Corporate Auditor"]})
    g.play({0: "Corporate Auditor"})
    assert g.offers() == ["attach-to oris-deep", "attach-to sek-homeworld"]
    g.say("attach-to Oris Deep")
    before = g.t.resources[1]
    g.next_turn()
    assert g.t.resources[1] == before + 3  # two locations and one more, nothing else


@covers("Defensive Strike")
def test_defensive_strike_at_home() -> None:
    sectors = {
        "b1": stand("1 Sek Patrol", "1 Shade Runner"),
        "a2": stand("1 Cruiser"),
    }
    g = game(sectors, {0: ["Defensive Strike"]})
    g.play({0: "Defensive Strike"})  # neither the hidden one nor the one elsewhere
    assert g.names("scrap 1") == ["Sek Patrol"]


@covers("Cloning")
def test_cloning_brings_back_a_ship_or_an_agent() -> None:
    piles = {"scrap 0": ["Frigate", "Spy", "Upgrade"], "scrap 1": ["Cruiser"]}
    g = game(hands={0: ["Cloning"]}, zones=piles)
    g.play({0: "Cloning"})
    assert g.offers() == ["target frigate", "target spy"]
    g.say("target Spy")
    assert g.names("hand 0") == [SPARE, "Spy"]


@covers("Countermeasures")
def test_countermeasures_cancel_what_targets_mine() -> None:
    sectors = {"a3": stand("0 Frigate")}
    g = game(sectors, {0: ["Countermeasures"], 1: ["Missile Strike"]})
    g.play({0: "Countermeasures", 1: "Missile Strike"})
    assert g.at("Frigate") == "a3"
    assert g.names("scrap 1") == ["Missile Strike"]
    assert g.names("scrap 0") == ["Countermeasures"]


@covers("Countermeasures")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("Imperial Envoy", []),
        ("Slander", []),
        ("Ion Storm", ["choose-sector a1"]),
        ("Jump", ["choose-sector a4"]),
    ],
)
def test_countermeasures_come_back_otherwise(card: str, answers: list[str]) -> None:
    """A player, a sector or one's own ship is no asset of mine."""
    g = game({"c3": stand("1 Cruiser")}, {0: ["Countermeasures"], 1: [card]}, favor=[1, 1])
    g.play({0: "Countermeasures", 1: card}, *answers)
    assert g.clauses("refunded") == ["C-PLAY-15"]
    assert "Countermeasures" in g.names("hand 0")
    assert g.happened("cancels") == 0


@covers("Requisition")
def test_requisition_draws_for_those_behind() -> None:
    g = game(hands={0: ["Requisition"]})
    g.play({0: "Requisition"})
    assert g.t.resources[0] == 9 - 1 + 2
    assert g.happened("draws 0") == 0
    g = game({"a3": rule("Duskmar", 1)}, {0: ["Requisition"]})
    g.play({0: "Requisition"})
    assert g.happened("draws 0") == 1


@covers("Survey Team")
def test_survey_team_explores_up_to_three() -> None:
    g = game({"a1": {"up": True}}, {0: ["Survey Team"]})
    g.play({0: "Survey Team"})
    assert "target-location a1" not in g.offers()  # face up
    assert "target-location a4" not in g.offers()  # 4 away
    g.say("target-location b2", "target-location b3", "target-location c1")
    assert [g.knows(0, s) for s in ("b2", "b3", "c1", "c2")] == [True, True, True, False]
    assert not g.knows(1, "b2")
    assert g.happened("draws 0") == 1
    g = game(hands={0: ["Survey Team"]})
    g.play({0: "Survey Team"}, "done")  # none is also up to three
    assert g.happened("draws 0") == 1


@covers("Planet Cracker")
def test_planet_cracker_on_colonies_and_the_capital() -> None:
    sectors = {"a3": rule("Bastion", 1), "a2": stand("0 Frigate"), "c3": rule("Duskmar", 1)}
    g = game(sectors, {0: ["Planet Cracker"]}, favor=[0, 1])
    g.play({0: "Planet Cracker"})  # Duskmar is too far from the ship
    assert g.ruler("a3") == -1
    assert g.t.favor == [2, 0]
    sectors = {"c3": {"ruler": 1}, "c2": stand("0 Frigate")}
    g = game(sectors, {0: ["Planet Cracker"]}, seats=3, factions=THREE)
    g.play({0: "Planet Cracker"})
    assert g.damage("Imperial Capital") == 4
    g = game({"b3": stand("0 Frigate")}, {0: ["Planet Cracker"]})
    g.play({0: "Planet Cracker"})  # a homeworld is no target
    assert g.clauses("sent-back") == ["C-PLAY-04"]


@covers("Imperial Envoy")
def test_imperial_envoy_gains_favor_once_a_turn() -> None:
    g = game(hands={0: ["Imperial Envoy", "Imperial Envoy"]})
    g.play({0: "Imperial Envoy"})
    assert g.t.favor == [1, 0]
    g.play({0: "Imperial Envoy"})
    assert g.clauses("sent-back") == ["C-PLAY-24"]


@covers("Sabotage")
def test_sabotage_wrecks_constructs_and_weak_stations() -> None:
    yard = on("Shipyard Complex", 1)
    sectors = {
        "a3": rule("Duskmar", 1, yard, on("Orbital Platform", 1), on("Spine Wall", 1), "1 Frigate")
    }
    sectors["a2"] = rule("Ironreach", 0, on("Fortress Core", 0))
    g = game(sectors, {0: ["Sabotage"]})
    g.play({0: "Sabotage"})
    assert set(g.offers()) == {
        "target shipyard-complex",
        "target orbital-platform",
        "target fortress-core",
    }
    assert g.why("target " + g.named("Spine Wall")) == "C-PLAY-02"  # defense 4
    g.say("target Orbital Platform")
    assert g.names("scrap 1") == ["Orbital Platform"]


@covers("Imperial Armada")
def test_imperial_armada_brings_a_dreadnought() -> None:
    g = game({"a2": rule("Duskmar", 0, on("Shipyard Complex", 0)), "a3": rule("Bastion", 0)})
    g.play({0: "Imperial Armada"})
    assert g.offers() == ["site terran-homeworld", "site shipyard-complex"]
    g.say("site Shipyard Complex")
    g.until("Develop")
    assert g.at("Dreadnought") == "a2"


@covers("Advanced AI")
def test_advanced_ai_sells_a_card() -> None:
    g = game(off_map={"0": ["Advanced AI"]})
    g.next_turn()
    before, cards = g.t.resources[0], len(g.t.hand(0))
    assert g.offers() == ["use", "skip"]
    g.say("use")
    assert (g.t.resources[0], len(g.t.hand(0))) == (before - 1, cards + 1)
    g.next_turn()
    cards = len(g.t.hand(0))
    g.say("skip")
    assert len(g.t.hand(0)) == cards


@covers("Advanced Propulsion")
def test_advanced_propulsion_speeds_all_ships() -> None:
    g = game({"a2": stand("0 Frigate", "1 Cruiser")}, {0: ["Advanced Propulsion"]})
    g.play({0: "Advanced Propulsion"})
    assert (g.speed("Frigate"), g.speed("Cruiser")) == (3, 2)


@covers("Deep Space Sensors")
def test_deep_space_sensors_draw_and_explore() -> None:
    g = game(hands={0: ["Deep Space Sensors"]})
    g.play({0: "Deep Space Sensors"})
    assert g.happened("draws 0") == 1
    g.next_turn()
    assert "target-location b3" in g.offers()
    assert "target-location a4" not in g.offers()
    g.say("target-location b3")
    assert g.knows(0, "b3")


@covers("Trade Charter")
def test_trade_charter_produces_and_favors_corp_cards() -> None:
    g = game(hands={0: ["Trade Charter", "XyoCorp Dropship", "Frigate"]})
    g.play({0: "Trade Charter"})
    g.play({0: "XyoCorp Dropship"})
    assert g.happened("pays-for 0 xyocorp-dropship 2") == 1
    g.play({0: "Frigate"})
    assert g.happened("pays-for 0 frigate 2") == 1
    before = g.t.resources[0]
    g.next_turn()
    assert g.t.resources[0] == before + 2 + 1
