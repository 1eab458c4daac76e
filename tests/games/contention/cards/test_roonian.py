"""What the cards of the Roonian do."""

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
    ("Drone", 1, 1, 1, 2, []),
    ("Soldier", 2, 2, 3, 2, []),  # defense 2, and it defends its homeworld
    ("Hatchling Swarm", 2, 1, 2, 1, []),
    ("Creeper", 3, 2, 3, 2, ["Troops"]),
    ("Colony Pod", 3, 0, 2, 2, []),
    ("Morpher", 3, 2, 2, 2, []),
    ("Brood Mother", 4, 1, 4, 1, []),
    ("Royal Guard", 4, 3, 5, 1, ["Sentry"]),
    ("Battle Queen", 5, 4, 5, 1, []),
    ("Mothership", 6, 5, 6, 1, ["Shipyard: Bio", "Troops"]),
    ("The Yorlag", 8, 7, 8, 1, ["Rampage: 2"]),
]
ROON = ("Roonian", "Terran Alliance")


@covers(*[row[0] for row in SHIPS])
@pytest.mark.parametrize("row", SHIPS, ids=lambda row: row[0])
def test_ships(row: tuple[str, int, int, int, int, list[str]]) -> None:
    plays_plainly("Roonian", row)


@covers("Spine Wall")
def test_spine_wall() -> None:
    stands_plainly("Roonian", ("Spine Wall", 2, 1, 4, []))


@covers("Soldier")
def test_soldier_is_tougher_while_defending() -> None:
    sectors = {"a2": rule("Duskmar", 0, "0 Soldier"), "a3": stand("1 Soldier")}
    g = game(sectors, factions=ROON)
    assert g.defense("Soldier", "a2") == 3
    assert g.defense("Soldier", "a3") == 2


@covers("Hatchling Swarm")
def test_hatchling_swarm_brings_a_droneling() -> None:
    g = game(hands={0: ["Hatchling Swarm"]}, factions=ROON)
    g.play({0: "Hatchling Swarm"})
    assert g.at("Droneling") == "b1"
    assert g.controller("Droneling") == 0
    full = game({"a1": stand(*["0 Droneling"] * 6)}, {0: ["Hatchling Swarm"]}, factions=ROON)
    full.play({0: "Hatchling Swarm"})
    assert len(full.cards("Droneling")) == 6
    assert full.clauses("no-token") == ["C-TOK-02"]


@covers("Creeper", "Mothership")
@pytest.mark.parametrize("ship", ["Creeper", "Mothership"])
def test_troops_settle_what_they_destroy(ship: str) -> None:
    g = game({"a3": rule("Brightwell", 1, f"0 {ship}")}, factions=ROON, moment="battle")
    g.fight((ship, "Brightwell"))
    assert g.ruler("a3") == 0


@covers("Colony Pod")
def test_colony_pod_settles_where_it_is() -> None:
    g = game({"c3": stand("0 Colony Pod")}, factions=ROON, moment="command")
    g.until("Develop")
    assert g.why("settle c3") == "C-SETTLE-01"
    g.say("develop Colony Pod 0")
    assert g.ruler("c3") == 0
    assert g.names("scrap 0") == ["Colony Pod"]
    assert g.t.tokens[0] == 6


@covers("Colony Pod")
@pytest.mark.parametrize(
    ("sector", "tokens", "clause"),
    [
        (stand("0 Colony Pod", "1 Frigate"), 7, "C-SETTLE-03"),
        (stand("0 Colony Pod"), 0, "C-SETTLE-04"),
        ({"location": "Duskmar", "ruler": 1, "assets": ["0 Colony Pod"]}, 7, "C-DEV-03"),
    ],
)
def test_colony_pod_keeps_the_limits_of_settling(
    sector: dict[str, object], tokens: int, clause: str
) -> None:
    g = game({"c3": sector}, factions=ROON, moment="command")
    g.t.tokens[0] = tokens
    g.until("Develop")
    assert g.why("develop Colony Pod 0") == clause


@covers("Morpher")
def test_morpher_grows_to_four() -> None:
    g = game({"a2": stand("0 Morpher")}, factions=ROON)
    for turn in range(1, 6):
        g.next_turn()
        assert g.attack("Morpher") == 2 + min(4, turn)
        assert g.defense("Morpher") == 2 + min(4, turn)
    g = game(
        {"a2": stand({"card": "Morpher", "seat": 0, "counters": 2})},
        {1: ["Black Op"]},
        factions=ROON,
    )
    g.play({1: "Black Op"})
    assert g.is_out("Morpher")  # defense 4


@covers("Brood Mother")
def test_brood_mother_breeds_each_turn() -> None:
    g = game({"a2": stand("0 Brood Mother")}, factions=ROON)
    g.next_turn()
    assert [g.t.at[c] for c in g.cards("Droneling")] == [g.sector("a2")]
    for _ in range(7):
        g.next_turn()
    assert len(g.cards("Droneling")) == 6


@covers("Royal Guard")
def test_royal_guard_enters_anywhere() -> None:
    g = game({"a2": rule("Duskmar", 0)}, {0: ["Royal Guard"]}, factions=ROON)
    g.play({0: "Royal Guard"}, "site Duskmar")
    assert g.at("Royal Guard") == "a2"


@covers("Battle Queen")
def test_battle_queen_drives_other_bio_ships_here() -> None:
    here = stand("0 Battle Queen", "0 Drone", "0 Frigate", "1 Soldier")
    g = game({"a2": here, "a3": stand("0 Creeper")}, factions=ROON)
    assert (g.attack("Drone"), g.attack("Battle Queen")) == (2, 4)
    assert (g.attack("Frigate"), g.attack("Soldier"), g.attack("Creeper")) == (2, 2, 2)


@covers("Mothership", "Breeding Ground")
def test_bio_shipyards_accept_bio_ships_only() -> None:
    sectors = {
        "a3": stand("0 Mothership"),
        "a2": rule("Duskmar", 0, on("Breeding Ground", 0)),
    }
    g = game(sectors, {0: ["Drone", "Frigate"]}, factions=ROON)
    g.play({0: "Drone"})
    assert set(g.offers()) == {"site roonian-homeworld", "site mothership", "site breeding-ground"}
    g.say("site Mothership")
    assert g.at("Drone") == "a3"
    g.play({0: "Frigate"})
    assert g.at("Frigate") == "b1"


@covers("The Yorlag")
def test_the_yorlag_rampages() -> None:
    here = stand("0 The Yorlag", "0 Drone", "1 Frigate", "1 Shade Runner", "1 Cruiser")
    g = game({"a3": here}, factions=ROON, moment="battle")
    g.fight(("The Yorlag", "Cruiser"))
    assert g.is_out("Frigate")
    assert g.is_out("Shade Runner")
    assert g.is_out("Cruiser")
    assert g.at("Drone") == "a3"


@covers("Breeding Ground")
def test_breeding_ground_puts_two_dronelings_here() -> None:
    g = game({"a2": rule("Duskmar", 0, on("Breeding Ground", 0))}, factions=ROON, moment="command")
    g.until("Develop")
    g.say("develop Breeding Ground 1")
    assert [g.t.at[c] for c in g.cards("Droneling")] == [g.sector("a2")] * 2


@covers("Nutrient Vats")
def test_nutrient_vats_produce_and_build_small_ships() -> None:
    g = game({"a2": rule("Duskmar", 0)}, {0: ["Nutrient Vats", "Drone", "Soldier"]}, factions=ROON)
    g.play({0: "Nutrient Vats"}, "attach-to Duskmar")
    g.play({0: "Drone"}, "site Nutrient Vats")
    assert g.at("Drone") == "a2"
    g.play({0: "Soldier"})
    assert g.at("Soldier") == "b1"  # costs 2: too big
    before = g.t.resources[0]
    g.next_turn()
    assert g.t.resources[0] == before + 2 + 1 + 1


@covers("Roonian Speaker")
def test_roonian_speaker_needs_most_locations() -> None:
    speaker = {"0": [{"card": "Roonian Speaker", "on": 0}]}
    g = game({"a2": rule("Duskmar", 0)}, factions=ROON, off_map=speaker)
    g.next_turn()
    assert g.t.favor == [1, 0]
    g = game(factions=ROON, off_map=speaker)  # one each is not more
    g.next_turn()
    assert g.t.favor == [0, 0]


@covers("Adaptive Carapace")
def test_adaptive_carapace_on_a_friendly_ship() -> None:
    g = game(
        {"a2": stand("0 Drone", "0 Frigate", "1 Cruiser")},
        {0: ["Adaptive Carapace"]},
        factions=ROON,
    )
    g.play({0: "Adaptive Carapace"})
    assert g.offers() == ["attach-to drone", "attach-to frigate"]
    g.say("attach-to Drone")
    assert (g.attack("Drone"), g.defense("Drone")) == (2, 3)


@covers("Propagate")
def test_propagate_three_at_a_site() -> None:
    sectors = {"a2": rule("Duskmar", 0, on("Breeding Ground", 0)), "a3": rule("Ironreach", 0)}
    g = game(sectors, {0: ["Propagate"]}, factions=ROON)
    g.play({0: "Propagate"})
    assert g.offers() == ["site roonian-homeworld", "site breeding-ground"]
    g.say("site Breeding Ground")
    assert [g.t.at[c] for c in g.cards("Droneling")] == [g.sector("a2")] * 3
    g = game({"a2": stand(*["0 Droneling"] * 5)}, {0: ["Propagate"]}, factions=ROON)
    g.play({0: "Propagate"})
    assert len(g.cards("Droneling")) == 6  # as many as fit


@covers("Expand")
def test_expand_settles_next_door() -> None:
    sectors = {
        "a1": stand("1 Frigate"),
        "c1": rule("Duskmar", 1),
        "b2": {"location": "Verdance"},
    }
    g = game(sectors, {0: ["Expand"]}, factions=ROON)
    before = g.t.resources[0]
    g.play({0: "Expand"})  # a1 has an opposing ship, c1 is taken: b2 is left
    assert g.ruler("b2") == 0
    assert g.t.tokens[0] == 6
    assert g.t.resources[0] == before - 3 + 2  # and Verdance's Deploy happened


@covers("Expand")
def test_expand_names_what_prevents_it() -> None:
    sectors = {"a1": stand("1 Frigate"), "a2": rule("Duskmar", 0)}
    g = game(sectors, {0: ["Expand"]}, factions=ROON)
    g.play({0: "Expand"})
    assert set(g.offers()) == {f"target-location {s}" for s in ("c1", "b2", "a3")}
    assert g.why("target-location a1") == "C-SETTLE-03"
    assert g.why("target-location a4") == "C-PLAY-02"
    g = game(sectors, {0: ["Expand"]}, factions=ROON)
    g.t.tokens[0] = 0
    g.play({0: "Expand"})
    assert g.clauses("sent-back") == ["C-PLAY-04"]


@covers("Swarm")
def test_swarm_is_for_all_bio_ships() -> None:
    sectors = {
        "a2": stand("0 Drone", "0 Frigate", "1 Soldier"),
        "c4": stand("0 Creeper"),
    }
    g = game(sectors, {0: ["Swarm"]}, factions=ROON)
    g.play({0: "Swarm"})
    assert (g.attack("Drone"), g.attack("Creeper")) == (2, 3)
    assert (g.attack("Frigate"), g.attack("Soldier")) == (2, 2)
    g.next_turn()
    assert g.attack("Drone") == 1


@covers("Protect the Hive")
def test_protect_the_hive_shields_a_location_and_its_defenders() -> None:
    sectors = {
        "a2": rule("Duskmar", 0, "0 Drone", on("Spine Wall", 0), "1 Frigate"),
        "a3": rule("Ironreach", 0, "0 Creeper"),
        "c3": rule("Bastion", 1),
    }
    g = game(sectors, {0: ["Protect the Hive"]}, factions=ROON)
    g.play({0: "Protect the Hive"})
    assert set(g.offers()) == {f"target-location {s}" for s in ("b1", "a2", "a3")}
    g.say("target-location a2")
    assert (g.defense("Duskmar"), g.defense("Drone"), g.defense("Spine Wall")) == (5, 3, 6)
    assert (g.defense("Frigate"), g.defense("Ironreach"), g.defense("Creeper")) == (2, 4, 3)


@covers("Spore Cloud")
def test_spore_cloud_weakens_attackers_of_a_location() -> None:
    here = rule("Duskmar", 0, "0 Drone", "1 Cruiser", "1 Alliance Scout")
    g = game({"a2": here, "a3": stand("1 Frigate")}, {0: ["Spore Cloud"]}, factions=ROON)
    g.play({0: "Spore Cloud"}, "target-location a2")
    assert (g.attack("Cruiser"), g.attack("Alliance Scout")) == (1, 0)  # never below 0
    assert (g.attack("Drone"), g.attack("Frigate")) == (1, 2)
    g.until("Declare")
    assert not g.offered("attack alliance-scout")


@covers("Metamorphosis")
def test_metamorphosis_exchanges_a_ship_for_a_bigger_one() -> None:
    sectors = {"a2": stand("0 Drone"), "a3": stand("0 Frigate", "1 Cruiser")}
    hand = ["Metamorphosis", "Creeper", "Royal Guard", "Cruiser"]
    g = game(sectors, {0: hand}, factions=ROON)
    g.play({0: "Metamorphosis"})
    assert g.offers() == ["give-up drone", "give-up frigate"]
    g.say("give-up Frigate")
    assert g.offers() == ["target creeper", "target royal-guard"]  # cost up to 4, Bio only
    g.say("target Royal Guard")
    assert g.at("Royal Guard") == "a3"
    assert g.is_out("Frigate")
    assert g.t.resources[0] == 7
    g = game(sectors, {0: hand}, factions=ROON)
    g.play({0: "Metamorphosis"}, "give-up Drone")
    assert g.at("Creeper") == "a2"  # the Royal Guard costs 3 more: nothing to choose


@covers("Metamorphosis")
def test_metamorphosis_triggers_deploy_and_needs_a_card() -> None:
    sectors = {"a2": stand("0 Droneling")}
    g = game(sectors, {0: ["Metamorphosis", "Hatchling Swarm"]}, factions=ROON)
    g.play({0: "Metamorphosis"})
    assert g.at("Hatchling Swarm") == "a2"
    assert len(g.cards("Droneling")) == 1  # one given up, one born
    g = game(sectors, {0: ["Metamorphosis", "Creeper"]}, factions=ROON)
    g.play({0: "Metamorphosis"})  # a token costs 0, the Creeper 3
    assert g.clauses("sent-back") == ["C-PLAY-04"]
    assert len(g.cards("Droneling")) == 1


@covers("Hive Mind")
def test_hive_mind_needs_three_together() -> None:
    sectors = {
        "a2": stand("0 Drone", "0 Creeper", "0 Droneling"),
        "a3": stand("0 Soldier", "0 Morpher", "0 Frigate"),
    }
    g = game(sectors, {0: ["Hive Mind"]}, factions=ROON)
    g.play({0: "Hive Mind"})
    assert (g.attack("Drone"), g.attack("Creeper"), g.attack("Droneling")) == (2, 3, 2)
    assert (g.attack("Soldier"), g.attack("Morpher"), g.attack("Frigate")) == (2, 2, 2)


@covers("Enhanced Morphology")
def test_enhanced_morphology_for_bio_ships_that_are_no_tokens() -> None:
    sectors = {"a2": stand("0 Drone", "0 Droneling", "0 Frigate", "1 Creeper")}
    g = game(sectors, {0: ["Enhanced Morphology"]}, factions=ROON)
    g.play({0: "Enhanced Morphology"})
    assert (g.defense("Drone"), g.defense("Droneling")) == (2, 1)
    assert (g.defense("Frigate"), g.defense("Creeper")) == (2, 3)
