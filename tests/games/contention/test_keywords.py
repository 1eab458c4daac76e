"""The keywords of section 18, clause by clause."""

from __future__ import annotations

import pytest

from regent.games.contention import (
    values,
)
from tests.games.contention.table import game, on, rule, stand

# -- Backlash ---------------------------------------------------------------------------------


@pytest.mark.proves("C-KW-BACKLASH-1")
@pytest.mark.parametrize("way", ["battle", "effect", "host"])
def test_backlash_after_every_way_of_being_destroyed(way: str) -> None:
    mine = on("Graviton Mine", 0)
    sectors = {"a3": rule("Duskmar", 0, mine, "1 Cruiser", "1 Frigate")}
    g = game(sectors, {1: ["Sabotage", "Cerberus Missile"]})
    if way == "battle":
        g.fight(("Cruiser", "Graviton Mine"))
    elif way == "effect":
        g.play({1: "Sabotage"})
    else:
        g.play({1: "Cerberus Missile"}, "target-location a3")
    assert g.happened("damages 0 cruiser 3") == 1


@pytest.mark.proves("C-KW-BACKLASH-2")
@pytest.mark.parametrize("way", ["scrapped", "removed", "canceled"])
def test_no_backlash_otherwise(way: str) -> None:
    sectors = {"a3": stand("0 Phase Frigate", "1 Cruiser", "1 Sek Battlecruiser")}
    hands = {0: ["Ultimate Sacrifice", "Phase Frigate"], 1: ["Disintegration", "Bribe"]}
    g = game(sectors, hands, resources=[5, 9])
    if way == "scrapped":
        g.play({0: "Ultimate Sacrifice"}, "target Sek Battlecruiser")
    elif way == "removed":
        g.play({1: "Disintegration"})
    else:
        g.play({0: "Phase Frigate", 1: "Bribe"})
        assert "Phase Frigate" in g.names("scrap 0")
    assert g.happened("damages 0") == 0


@pytest.mark.proves("C-KW-BACKLASH-2")
def test_no_backlash_without_keywords() -> None:
    sectors = {"a3": stand("0 Phase Frigate", "1 Cruiser")}
    g = game(sectors, {1: ["Haywire"]})
    g.play({1: "Haywire"})
    g.fight(("Cruiser", "Phase Frigate"))
    assert g.is_out("Phase Frigate")
    assert g.happened("damages 0") == 0


@pytest.mark.proves("C-KW-BACKLASH-3")
def test_backlash_belongs_to_the_last_controller() -> None:
    stolen = [
        {"card": "Phase Frigate", "seat": 1, "owner": 0},
        on("Proxy Captain", 1, "Phase Frigate"),
    ]
    sectors = {"a3": stand(*stolen, "0 Cruiser", "1 Frigate"), "b1": stand("1 Sek Probe")}
    g = game(sectors, moment="battle")
    g.fight(("Cruiser", "Phase Frigate"))
    assert g.happened("damages 1 cruiser 2") == 1  # here, against the enemies of seat 1
    assert g.happened("damages 1 frigate") == 0
    assert g.happened("damages 1 sek-probe") == 0


# -- Blockade, Production ---------------------------------------------------------------------


@pytest.mark.proves("C-KW-BLOCKADE-1", "C-PROD-05")
def test_a_blockade_stops_enemy_locations_in_its_sector() -> None:
    sectors = {"a3": rule("Duskmar", 1, "0 Picket Ship"), "a2": rule("Bastion", 0, "0 Picket Ship")}
    g = game(sectors, moment="beginning", resources=0)
    assert g.t.resources == [3, 2]


@pytest.mark.proves("C-KW-BLOCKADE-2")
def test_a_blockade_stops_the_locations_production_but_not_its_guests() -> None:
    guests = (on("Automated Factory", 1), "1 Heavy Freighter")
    g = game(
        {"a3": rule("Oris Deep", 1, "0 Picket Ship", *guests)}, moment="beginning", resources=0
    )
    assert g.t.resources[1] == 1 + 1 + 1 + 1  # one always, homeworld, factory, freighter


@pytest.mark.proves("C-KW-PRODUCTION-1", "C-PROD-03")
def test_production_adds_its_number() -> None:
    sectors = {"a3": rule("Oris Deep", 1, on("Automated Factory", 1), "1 Heavy Freighter")}
    g = game(sectors, moment="beginning", resources=0)
    assert g.t.resources == [2, 3 + 3]


# -- Boarding ---------------------------------------------------------------------------------


@pytest.mark.proves("C-KW-BOARDING-1", "C-KW-BOARDING-2")
def test_boarding_returns_the_ship_without_a_question() -> None:
    g = game({"a3": stand("0 Sorellian Pirates", "1 Frigate")}, moment="battle")
    g.fight(("Sorellian Pirates", "Frigate"))
    assert (g.controller("Frigate"), g.at("Frigate")) == (0, "a3")
    assert g.names("scrap 1") == []


@pytest.mark.proves("C-KW-BOARDING-3", "C-KW-BOARDING-6")
def test_boarding_with_help_needs_a_hand_of_its_own() -> None:
    sectors = {"a3": stand("0 Sorellian Pirates", "0 Cruiser", "1 Sek Invader", "1 Frigate")}
    g = game(sectors, moment="battle")
    g.fight(("Sorellian Pirates", "Sek Invader"), ("Cruiser", "Sek Invader"))
    assert g.controller("Sek Invader") == 0
    g = game(sectors, moment="battle")
    g.fight(("Sorellian Pirates", "Sek Invader"), ("Cruiser", "Frigate"))
    assert g.names("scrap 1") == ["Frigate"]  # the Cruiser's alone


@pytest.mark.proves("C-KW-BOARDING-4", "C-WHO-01", "C-WHO-03")
def test_boarding_only_for_the_player_who_dealt_most() -> None:
    three = ("Terran Alliance", "Sek", "Avar")
    sectors = {"a2": stand("0 Sorellian Pirates", "2 Avar Raptor", "1 Sek Invader")}
    g = game(sectors, seats=3, factions=three, moment="battle")
    g.fight(("Sorellian Pirates", "Sek Invader"), ("Avar Raptor", "Sek Invader"))
    assert g.is_out("Sek Invader")
    assert g.names("scrap 1") == ["Sek Invader"]


@pytest.mark.proves("C-KW-BOARDING-4", "C-WHO-02")
def test_a_tie_goes_to_the_first_in_scepter_order() -> None:
    three = ("Terran Alliance", "Sek", "Avar")
    sectors = {"a2": stand("0 Sorellian Pirates", "2 Windrider", "1 Sek Invader")}
    for scepter, seat in ((0, 0), (2, -1)):
        g = game(sectors, seats=3, factions=three, moment="battle", scepter=scepter)
        g.fight(("Sorellian Pirates", "Sek Invader"), ("Windrider", "Sek Invader"))
        assert g.is_out("Sek Invader") == (seat < 0)


@pytest.mark.proves("C-KW-BOARDING-5")
def test_boarding_needs_its_asset_alive() -> None:
    g = game({"a3": stand("0 Sorellian Pirates", "1 Frigate")}, moment="battle")
    g.fight(("Sorellian Pirates", "Frigate"), ("Frigate", "Sorellian Pirates"))
    assert g.is_out("Frigate")
    assert g.is_out("Sorellian Pirates")


@pytest.mark.proves("C-KW-BOARDING-7")
def test_a_boarded_ship_is_bare_and_does_not_deploy() -> None:
    carrier = {"card": "Short-Range Carrier", "seat": 1, "damage": 2}
    sectors = {"a3": stand("0 Sorellian Pirates", carrier, on("Upgrade", 1, "Short-Range Carrier"))}
    sectors["a3"]["assets"].append("0 Cruiser")
    g = game(sectors, moment="battle")
    g.fight(("Sorellian Pirates", "Short-Range Carrier"), ("Cruiser", "Short-Range Carrier"))
    ship = g.card("Short-Range Carrier")
    assert (g.t.controller[ship], g.t.owner[ship], g.t.damage[ship]) == (0, 1, 0)
    assert (g.attack("Short-Range Carrier"), g.defense("Short-Range Carrier")) == (1, 3)
    assert g.names("scrap 1") == ["Upgrade"]
    assert g.is_out("Fighter")


@pytest.mark.proves("C-KW-BOARDING-7")
def test_boarding_a_unique_ship_scraps_the_other_copy() -> None:
    sectors = {
        "a3": stand("0 Sorellian Pirates", {"card": "Morpher", "seat": 1}),
        "a1": stand("0 Picket Ship"),
    }
    g = game(sectors, moment="battle")
    g.t.face[g.card("Picket Ship")] = g.t.spec.face_of("Morpher")  # no scenario takes two
    g.fight(("Sorellian Pirates", g.named("Morpher", "a3")))
    assert g.at("Morpher") == "a3"
    assert g.names("scrap 0") == ["Morpher"]


@pytest.mark.proves("C-KW-BOARDING-7", "C-DRAW-03")
def test_boarding_finds_the_ship_in_a_deck_reshuffled_meanwhile() -> None:
    sectors = {"a3": stand("0 Sorellian Pirates", {"card": "Picket Ship", "seat": 1})}
    pile = {"scrap 1": ["Sek Probe", "Jump", "Sek Raider", "Supernova", "Ion Storm"]}
    g = game(sectors, moment="battle", zones=pile)
    t = g.t
    for card in t.zones[t.deck_of(1)][:]:
        t.move(card, 4)  # nothing is left to draw: the pile will become the deck
    g.fight(("Sorellian Pirates", "Picket Ship"))
    assert g.happened("reshuffles 1") >= 1
    assert (g.controller("Picket Ship"), g.at("Picket Ship")) == (0, "a3")


@pytest.mark.proves("C-KW-BOARDING-8")
def test_two_boarders_get_one_ship() -> None:
    g = game(
        {"a3": stand("0 Sorellian Pirates", "0 Four: Battleform", "1 Cruiser")}, moment="battle"
    )
    g.fight(("Sorellian Pirates", "Cruiser"), ("Four: Battleform", "Cruiser"))
    assert g.happened("boards 0 cruiser") == 1
    assert g.controller("Cruiser") == 0


# -- Bombard, Cloaking ------------------------------------------------------------------------


@pytest.mark.proves("C-KW-BOMBARD-1")
def test_bombard_against_locations_only() -> None:
    sectors = {
        "a3": rule("Ironreach", 1, "0 Alliance Bomber", "0 Catoran Gunship"),
        "c3": stand("1 Drone"),
    }
    g = game(sectors, moment="battle")
    g.fight(("Alliance Bomber", "Ironreach"))
    assert g.happened("hits 0 alliance-bomber ironreach 3") == 1
    g = game({"a3": stand("0 Alliance Bomber", "1 Cruiser")}, moment="battle")
    g.fight(("Alliance Bomber", "Cruiser"))
    assert g.happened("hits 0 alliance-bomber cruiser 1") == 1


@pytest.mark.proves("C-KW-BOMBARD-1")
def test_bombard_is_attack_from_targeting_until_end_of_turn() -> None:
    """For everything that asks: the numbers shown, and what the Capital asks of Troops after the
    damage (C-KW-TROOPS-5)."""
    ships = ["0 Alliance Bomber", "0 Alliance Dropship"]
    sectors = {"c3": rule("Imperial Capital", 1, *ships, damage=2)}
    g = game(sectors, moment="battle", seats=3, factions=("Terran Alliance", "Sek", "Avar"))
    bomber, turn = g.card("Alliance Bomber"), g.t.turn
    assert g.attack("Alliance Bomber") + g.attack("Alliance Dropship") < 3
    g.say("attack Alliance Bomber Imperial Capital")
    assert g.attack("Alliance Bomber") == 3
    g.say("attack Alliance Dropship Imperial Capital")
    assert g.happened("hits 0 alliance-bomber imperial-capital 3") == 1
    assert g.happened("settles 0 imperial-capital") == 1
    assert g.t.turn == turn + 1
    assert values.attack(g.t, bomber) == 1


@pytest.mark.proves("C-KW-BOMBARD-2")
def test_bombards_add_up() -> None:
    off = {"0": ["Targeting Systems", "Targeting Systems"]}
    g = game({"a3": rule("Ironreach", 1, "0 Alliance Bomber")}, moment="battle", off_map=off)
    g.fight(("Alliance Bomber", "Ironreach"))
    assert g.happened("hits 0 alliance-bomber ironreach 5") == 1


@pytest.mark.proves("C-KW-CLOAKING-1")
def test_cloaking_hides_from_enemy_actions_not_from_friends() -> None:
    sectors = {"a3": stand("0 Shade Runner", "0 Frigate")}
    g = game(sectors, {0: ["Tactical Advantage"], 1: ["Black Op"]}, scepter=1)
    g.play({0: "Tactical Advantage", 1: "Black Op"})  # the Frigate was all there was for seat 1
    assert "target shade-runner" in g.offers()
    g.say("target Shade Runner")
    assert g.is_out("Frigate")
    assert g.attack("Shade Runner") == 3


@pytest.mark.proves("C-KW-CLOAKING-2", "C-BATTLE-20")
def test_cloaking_hides_from_range_but_not_from_the_same_sector() -> None:
    sectors = {
        "a2": stand("0 Border Guard"),
        "a3": rule("Oris Deep", 1, "1 Shade Runner", "0 Lance Corvette"),
    }
    g = game(sectors, moment="battle")
    assert g.why("attack Border Guard Shade Runner") == "C-KW-CLOAKING-2"
    assert g.why("attack Border Guard Oris Deep") == "C-BATTLE-08"  # it still defends
    assert g.why("attack Lance Corvette Shade Runner") == ""


@pytest.mark.proves("C-KW-CLOAKING-3", "C-GLOSS-TARGET-2")
def test_all_effects_hit_what_is_cloaked() -> None:
    g = game({"a3": stand("1 Dregulon Destroyer")}, {0: ["Ion Storm"]})
    g.play({0: "Ion Storm"}, "choose-sector a3")
    assert g.is_out("Dregulon Destroyer")


# -- Delay, Deploy, Limit ---------------------------------------------------------------------


@pytest.mark.proves("C-KW-DELAY-1")
def test_delay_silences_the_first_turn() -> None:
    g = game({"a2": rule("Duskmar", 0)}, {0: ["Gate to Sek Prime", "Frigate"]})
    g.play({0: "Gate to Sek Prime"}, "attach-to Duskmar")
    g.play({0: "Frigate"})
    assert g.at("Frigate") == "b1"
    g.next_turn()
    assert g.has("Gate to Sek Prime", "Shipyard")


@pytest.mark.proves("C-KW-DELAY-2")
def test_delay_spares_deploy_and_what_stands_above_it() -> None:
    patch = '[[card]]\nname = "Spy"\nkeywords = ["Delay"]\n'
    g = game(hands={0: ["Spy"]}, patch=patch)
    g.play({0: "Spy"})
    assert g.t.host_seat[g.card("Spy")] == 1  # Attach always works
    assert g.happened("draws 0") == 1  # Deploy too
    assert not g.sees_hand(0, 1)  # the rest waits
    g.next_turn()
    assert g.sees_hand(0, 1)


@pytest.mark.proves("C-KW-DELAY-2")
@pytest.mark.parametrize("above", [0, 1, 2, 3])
def test_text_above_delay_works_at_once(above: int) -> None:
    """The third paragraph of the Spy is the one that shows the hand."""
    patch = f'[[card]]\nname = "Spy"\nkeywords = ["Delay"]\nabove = {above}\n'
    g = game(hands={0: ["Spy"]}, patch=patch)
    g.play({0: "Spy"})
    assert g.sees_hand(0, 1) == (above == 3)


@pytest.mark.proves("C-KW-DELAY-2")
@pytest.mark.parametrize("words", [["Shipyard", "Delay"], ["Delay", "Shipyard"]])
def test_a_keyword_above_delay_works_at_once(words: list[str]) -> None:
    patch = f'[[card]]\nname = "Gate to Sek Prime"\nkeywords = {words}\noverride_printed = true\n'
    g = game({"a2": rule("Duskmar", 0)}, {0: ["Gate to Sek Prime"]}, patch=patch)
    g.play({0: "Gate to Sek Prime"}, "attach-to Duskmar")
    assert g.has("Gate to Sek Prime", "Shipyard") == (words[0] == "Shipyard")
    g.next_turn()
    assert g.has("Gate to Sek Prime", "Shipyard")


@pytest.mark.proves("C-KW-DELAY-2", "C-WHO-03")
@pytest.mark.parametrize("above", [0, 1])
def test_what_waits_below_delay_waits(above: int) -> None:
    """When this destroys, Backlash and develop ask the same: here the first of them."""
    patch = f'[[card]]\nname = "Catoran Raiders"\nkeywords = ["Delay"]\nabove = {above}\n'
    g = game({"b1": stand("1 Frigate")}, {0: ["Catoran Raiders"]}, patch=patch)
    g.play({0: "Catoran Raiders"})
    g.fight(("Catoran Raiders", "Frigate"))
    assert g.happened("destroyed 1 frigate") == 1
    assert g.happened("gains 0 1") == above


@pytest.mark.proves("C-KW-DELAY-3")
def test_delay_leaves_the_numbers_and_counts_anew_for_a_new_controller() -> None:
    g = game({"a2": rule("Duskmar", 0)}, {0: ["Singularity Generator"]})
    g.play({0: "Singularity Generator"}, "attach-to Duskmar")
    assert g.defense("Singularity Generator") == 4
    off = {"1": [{"card": "Sleeper Agent", "on": 0}]}
    g = game(hands={0: ["Double Agent"]}, off_map=off)
    g.play({0: "Double Agent"}, "choose-player 1")
    g.until("Drop")
    assert g.t.turn_in[g.card("Sleeper Agent")] == g.t.turn


@pytest.mark.proves("C-KW-DEPLOY-1", "C-SETTLE-08")
def test_deploy_of_what_enters_play_and_of_settled_locations() -> None:
    g = game({"a1": {"location": "New Haven"}}, {0: ["Short-Range Carrier"]}, moment="command")
    g.until("Develop", 0)
    g.say("settle a1")
    assert len(g.cards("Fighter", "a1")) == 1
    g.play({0: "Short-Range Carrier"})
    assert len(g.cards("Fighter", "b1")) == 2


@pytest.mark.proves("C-KW-DEPLOY-2", "C-KW-TROOPS-7")
def test_control_changes_do_not_deploy_but_troops_do() -> None:
    g = game({"a3": stand("1 Short-Range Carrier")}, {0: ["Proxy Captain"]})
    g.play({0: "Proxy Captain"})
    assert g.controller("Short-Range Carrier") == 0
    assert g.is_out("Fighter")
    g = game({"a3": rule("New Haven", 1, "0 Sek Invader")}, moment="battle")
    g.fight(("Sek Invader", "New Haven"))
    assert g.at("Fighter") == "a3"


@pytest.mark.proves("C-KW-LIMIT-1", "C-PLAY-24")
def test_one_limit_card_a_turn_for_each_player() -> None:
    envoys = ["Imperial Envoy", "Imperial Mandate"]
    g = game(hands={0: envoys, 1: envoys})
    g.play({0: "Imperial Envoy"})
    g.play({1: "Imperial Envoy"})
    assert g.t.favor == [1, 1]
    g.play({0: "Imperial Mandate"})
    assert g.t.favor == [1, 1]
    assert g.clauses("sent-back") == ["C-PLAY-24"]
    g.play({0: "Imperial Mandate"})
    assert g.t.favor[0] == 3


@pytest.mark.proves("C-KW-LIMIT-2")
def test_a_canceled_limit_card_counts_a_returned_one_does_not() -> None:
    hands = {0: ["Imperial Envoy", "Imperial Mandate"], 1: ["Diversion"]}
    g = game(hands=hands)
    g.play({0: "Imperial Envoy", 1: "Diversion"})
    g.play({0: "Imperial Mandate"})
    assert g.clauses("sent-back") == ["C-PLAY-24"]
    sectors = {"a3": rule("Duskmar", 1), "a2": stand("0 Frigate")}
    hands = {0: ["Planet Cracker", "Imperial Envoy"], 1: ["Black Op"]}
    g = game(sectors, hands, scepter=1)
    g.play({0: "Planet Cracker", 1: "Black Op"})  # the ship it needs dies first
    assert g.happened("refunded 0 planet-cracker 6") == 1
    g.play({0: "Imperial Envoy"})
    assert g.t.favor[0] == 1
