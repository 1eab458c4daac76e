"""What the Sek do with Black Holes and Transporters."""

from __future__ import annotations

from tests.games.contention.table import covers, game, on, rule, stand

SEK = ("Sek", "Avar")


@covers("Singularity Generator")
def test_singularity_generator_makes_a_black_hole_after_its_delay() -> None:
    sectors = {"a2": rule("Duskmar", 0), "a3": rule("Ironreach", 1), "b4": {"ruler": -1}}
    g = game(sectors, {0: ["Singularity Generator"]}, factions=SEK)
    g.play({0: "Singularity Generator"}, "attach-to Duskmar")
    g.next_turn()
    g.until("Develop", 0)
    assert g.why("develop Singularity Generator 1") == ""
    g.say("develop Singularity Generator 1")
    offers = g.offers()
    assert "target-location b3" in offers
    assert "target-location a3" not in offers  # somebody's
    assert "target-location b4" not in offers  # 3 away
    g.say("target-location b3")
    assert g.kind_at("b3") == "Black Hole"
    assert g.names("scrap 0") == ["Singularity Generator"]
    late = rule("Duskmar", 0, on("Singularity Generator", 0))
    g = game({"a2": late}, factions=SEK, moment="command")
    g.t.turn_in[g.card("Singularity Generator")] = g.t.turn  # as if it had just come
    g.until("Develop", 0)
    assert g.why("develop Singularity Generator 1") == "C-KW-DELAY-1"


@covers("Singularity Generator")
def test_singularity_generator_spares_the_capital() -> None:
    factions = ("Sek", "Avar", "Mechan")
    sectors = {"c2": rule("Duskmar", 0, on("Singularity Generator", 0))}
    g = game(sectors, seats=3, factions=factions, moment="command")
    g.until("Develop", 0)
    g.say("develop Singularity Generator 1")
    assert "target-location c3" not in g.offers()


@covers("Singularity Bomb")
def test_singularity_bomb_destroys_then_makes_a_black_hole() -> None:
    sectors = {"a3": rule("Duskmar", 1, "1 Cruiser"), "a2": stand("0 Frigate")}
    sectors["b4"] = stand("0 Sek Probe")
    g = game(sectors, {0: ["Singularity Bomb"]}, factions=SEK, favor=[0, 2])
    g.play({0: "Singularity Bomb"})
    offers = g.offers()
    assert "target-location a3" in offers
    assert "target-location b4" not in offers  # a controlled homeworld
    assert "target-location c1" not in offers  # no ship of ours near
    g.say("target-location a3")
    assert g.kind_at("a3") == "Black Hole"
    assert g.t.favor == [2, 1]
    assert g.t.tokens == [7, 7]
    assert g.at("Cruiser") == "a3"
    g.next_turn()
    assert g.is_out("Cruiser")  # swallowed at end of turn


@covers("Singularity Bomb")
def test_singularity_bomb_on_free_places() -> None:
    sectors = {"b3": stand("0 Frigate"), "b4": {"ruler": -1}}
    g = game(sectors, {0: ["Singularity Bomb"]}, factions=SEK, favor=[0, 2])
    g.play({0: "Singularity Bomb"}, "target-location b4")
    assert g.kind_at("b4") == "Black Hole"
    assert g.t.favor == [0, 2]
    g = game(
        {"c2": stand("0 Frigate")},
        {0: ["Singularity Bomb"]},
        seats=3,
        factions=("Sek", "Avar", "Mechan"),
    )
    g.play({0: "Singularity Bomb"})
    assert "target-location c3" not in g.offers()  # never the Capital


@covers("Transporters")
def test_transporters_give_troops_by_printed_attack() -> None:
    sectors = {
        "a3": rule("Ironreach", 1, "0 Sek Raider", "0 Sek Patrol", on("Upgrade", 0, "Sek Patrol"))
    }
    g = game(sectors, {0: ["Transporters"]}, factions=SEK)
    g.play({0: "Transporters"})
    assert g.has("Sek Raider", "Troops")
    assert not g.has("Sek Patrol", "Troops")  # attack 4, but 2 printed
    g.fight(("Sek Raider", "Ironreach"), ("Sek Patrol", "Ironreach"))
    assert g.ruler("a3") == 0


@covers("Transporters")
def test_transporters_land_troops_of_a_ship_that_dies() -> None:
    sectors = {
        "a3": rule("Duskmar", 1, "0 Sek Raider", "1 Avar Clipper"),
        "a4": stand("1 Border Guard"),
    }
    sectors["a3"]["assets"].append("0 Frigate")
    g = game(sectors, factions=SEK, moment="battle", off_map={"0": ["Transporters"]})
    g.fight(("Frigate", "Avar Clipper"), ("Sek Raider", "Duskmar"), ("Border Guard", "Sek Raider"))
    assert g.is_out("Sek Raider")
    assert g.ruler("a3") == 0


@covers("Event Horizon")
def test_event_horizon_makes_black_holes_safe_gates_for_its_player() -> None:
    sectors = {
        "a2": {"location": "Black Hole", "up": True, "assets": ["0 Frigate", "1 Cruiser"]},
        "c4": {"location": "Black Hole", "up": True},
        "c2": {"location": "Shadow Gate", "up": True},
    }
    g = game(sectors, factions=SEK, moment="command", off_map={"0": ["Event Horizon"]})
    assert "move frigate c4" in g.offers()
    assert "move frigate c2" in g.offers()
    g.say("done")
    g.until("Movement", 1)
    assert "move cruiser c4" not in g.offers()
    g.next_turn()
    assert g.at("Frigate") == "a2"
    assert g.is_out("Cruiser")
