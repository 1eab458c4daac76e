"""What the cards of the Dregulon do."""

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
    ("Shade Runner", 1, 1, 1, 2, ["Cloaking"]),
    ("Dregulon Infiltrator", 2, 1, 1, 2, ["Cloaking"]),
    ("Dregulon Destroyer", 3, 3, 2, 2, ["Cloaking"]),
    ("Catoran Raiders", 3, 3, 2, 3, []),
    ("Dregulon Battlecruiser", 5, 5, 4, 2, ["Cloaking"]),
    ("Shadow Dreadnaught", 7, 6, 6, 2, ["Boarding", "Cloaking"]),
]
DREG = ("Dregulon", "Sek")
THREE = ("Dregulon", "Sek", "Avar")


@covers(*[row[0] for row in SHIPS])
@pytest.mark.parametrize("row", SHIPS, ids=lambda row: row[0])
def test_ships(row: tuple[str, int, int, int, int, list[str]]) -> None:
    plays_plainly("Dregulon", row)


@covers("Dregulon Infiltrator")
def test_dregulon_infiltrator_looks_at_a_hand() -> None:
    g = game(hands={0: ["Dregulon Infiltrator"]}, seats=3, factions=THREE)
    g.play({0: "Dregulon Infiltrator"})
    assert g.offers() == ["choose-player 1", "choose-player 2"]
    g.say("choose-player 2")
    assert g.sees_hand(0, 2)
    assert not g.sees_hand(0, 1)
    assert not g.sees_hand(1, 2)


@covers("Catoran Raiders")
def test_catoran_raiders_are_paid_for_wrecks() -> None:
    sectors = {"a3": stand("0 Catoran Raiders", "1 Frigate", "1 Sek Raider")}
    sectors["c3"] = rule("Duskmar", 1, "0 Catoran Raiders")
    g = game(sectors, factions=DREG, moment="battle")
    first, second = g.named("Catoran Raiders", "a3"), g.named("Catoran Raiders", "c3")
    g.fight((first, "Frigate"), (second, "Duskmar"), ("Sek Raider", first))
    assert g.happened("gains 0 1") == 2  # also by the one that was lost
    g = game(
        {"a3": stand("0 Catoran Raiders", "0 Cruiser", "1 Frigate")},
        factions=DREG,
        moment="battle",
    )
    g.fight(("Cruiser", "Frigate"))
    assert g.happened("gains 0 1") == 0  # somebody else's work


@covers("Shadow Dreadnaught")
def test_shadow_dreadnaught_boards() -> None:
    g = game({"a3": stand("0 Shadow Dreadnaught", "1 Cruiser")}, factions=DREG, moment="battle")
    g.fight(("Shadow Dreadnaught", "Cruiser"))
    assert g.controller("Cruiser") == 0


@covers("Phantom Minefield")
def test_phantom_minefield_is_hidden_and_blows_up() -> None:
    stands_plainly("Dregulon", ("Phantom Minefield", 2, 0, 2, ["Cloaking"]))
    sectors = {"a3": rule("Duskmar", 0, on("Phantom Minefield", 0), "1 Cruiser", "0 Frigate")}
    g = game(sectors, {1: ["Missile Strike"]}, factions=DREG)
    g.play({1: "Missile Strike"})
    assert g.names("scrap 0") == ["Frigate"]  # the mines are no target: there was no choice
    g.fight(("Cruiser", "Phantom Minefield"))
    assert g.happened("damages 0 cruiser 2") == 1


@covers("Underworld Cantina")
def test_underworld_cantina_builds_mercs_cheaply() -> None:
    sectors = {"a2": rule("Duskmar", 0, on("Underworld Cantina", 0))}
    g = game(sectors, {0: ["Catoran Raiders", "Dregulon Destroyer", "Hired Guns"]}, factions=DREG)
    g.play({0: "Catoran Raiders"}, "site Underworld Cantina")
    assert g.at("Catoran Raiders") == "a2"
    assert g.happened("pays-for 0 catoran-raiders 2") == 1
    g.play({0: "Hired Guns"}, "target-location a2")
    assert g.happened("pays-for 0 hired-guns 1") == 1  # every Merc card, not only ships
    g.play({0: "Dregulon Destroyer"})
    assert g.at("Dregulon Destroyer") == "b1"
    assert g.happened("pays-for 0 dregulon-destroyer 3") == 1


@covers("Smuggler's Den")
def test_smugglers_den_produces_and_cloaks() -> None:
    sectors = {"a2": rule("Duskmar", 0, on("Smuggler's Den", 0), "0 Frigate", "1 Cruiser")}
    sectors["a3"] = stand("0 Catoran Gunship")
    g = game(sectors, factions=DREG, moment="beginning", resources=0)
    assert g.t.resources[0] == 2 + 1 + 1
    assert g.has("Frigate", "Cloaking")
    assert not g.has("Cruiser", "Cloaking")
    assert not g.has("Catoran Gunship", "Cloaking")


@covers("Infiltrated Shipyard")
def test_infiltrated_shipyard_on_an_enemy_colony_for_secret_ships() -> None:
    sectors = {"a3": rule("Duskmar", 1), "a2": rule("Ironreach", 0), "c3": rule("Bastion", 1)}
    g = game(
        sectors, {0: ["Infiltrated Shipyard", "Dregulon Infiltrator", "Frigate"]}, factions=DREG
    )
    g.play({0: "Infiltrated Shipyard"})
    assert g.offers() == ["attach-to duskmar", "attach-to bastion"]
    g.say("attach-to Duskmar")
    g.play({0: "Dregulon Infiltrator"}, "site Infiltrated Shipyard")
    assert g.at("Dregulon Infiltrator") == "a3"
    g.play({0: "Frigate"})
    assert g.at("Frigate") == "b1"


@covers("Proxy Captain")
def test_proxy_captain_takes_a_ship_and_gives_it_back() -> None:
    here = stand("1 Sek Invader", "1 Sek Battlecruiser", "1 Cruiser", "0 Frigate")
    g = game({"a3": here}, {0: ["Proxy Captain", "Unfortunate Accident"]}, factions=DREG)
    g.play({0: "Proxy Captain"})
    assert g.offers() == ["attach-to sek-invader", "attach-to cruiser"]  # cost 4 at most, enemies
    g.say("attach-to Sek Invader")
    assert g.controller("Sek Invader") == 0
    g.play({0: "Unfortunate Accident"}, "target Proxy Captain")
    assert g.controller("Sek Invader") == 1
    assert g.at("Sek Invader") == "a3"
    assert g.names("scrap 0") == ["Proxy Captain", "Unfortunate Accident"]


@covers("Proxy Captain")
def test_proxy_captain_scraps_what_no_longer_fits_and_ends_with_the_ship() -> None:
    here = stand("1 Cruiser", on("Upgrade", 1, "Cruiser"), "1 Sek Battlecruiser")
    g = game({"a3": here}, {0: ["Proxy Captain"]}, factions=DREG)
    g.play({0: "Proxy Captain"})
    assert g.names("scrap 1") == ["Upgrade"]  # its host is no friendly ship any more
    g.fight(("Sek Battlecruiser", "Cruiser"))
    assert g.names("scrap 0") == ["Proxy Captain"]
    assert g.names("scrap 1") == ["Upgrade", "Cruiser"]  # to its owner


@covers("Rebel Leader")
def test_rebel_leader_silences_a_colony() -> None:
    sectors = {"a3": rule("Bastion", 1), "c3": rule("Oris Deep", 1)}
    g = game(sectors, {0: ["Rebel Leader"]}, factions=DREG)
    g.play({0: "Rebel Leader"})
    assert g.offers() == ["attach-to bastion", "attach-to oris-deep"]
    g.say("attach-to Oris Deep")
    before = g.t.resources[1]
    g.next_turn()
    assert g.t.resources[1] == before + 1 + 2  # homeworld and Bastion
    g = game({"a3": rule("Bastion", 1)}, {0: ["Rebel Leader"]}, factions=DREG)
    g.play({0: "Rebel Leader"})
    assert g.attack("Bastion") == 0


@covers("Assassin")
def test_assassin_kills_an_agent_and_shames_its_controller() -> None:
    off = {
        "0": [{"card": "Spy", "on": 1}],
        "1": [{"card": "Lord Zantarif", "on": 1}, {"card": "Spy", "on": 0}],
    }
    g = game(hands={0: ["Assassin"]}, factions=DREG, favor=[0, 2], off_map=off)
    g.play({0: "Assassin"})
    assert g.offers() == ["target lord-zantarif", "target spy"]
    assert g.why("target " + g.named("Spy", seat=0)) == "C-PLAY-21"
    g.say("target Lord Zantarif")
    assert g.names("scrap 1") == ["Lord Zantarif"]
    assert g.t.favor == [0, 1]
    g = game(hands={0: ["Assassin"]}, factions=DREG, favor=[0, 2])
    g.play({0: "Assassin"})
    assert g.controller("Assassin") == 0  # nobody to kill: it enters all the same
    assert g.t.favor == [0, 2]


@covers("Spymaster Imlin")
def test_spymaster_imlin_makes_secrets_cheap_and_looks() -> None:
    hand = ["Spymaster Imlin", "Dregulon Infiltrator", "Frigate", "Spy"]
    g = game(hands={0: hand}, factions=DREG)
    g.play({0: "Spymaster Imlin"})
    assert g.happened("pays-for 0 spymaster-imlin 4") == 1
    g.play({0: "Dregulon Infiltrator"})
    assert g.happened("pays-for 0 dregulon-infiltrator 1") == 1
    g.play({0: "Frigate"})
    assert g.happened("pays-for 0 frigate 2") == 1
    g.play({0: "Spy"})
    assert g.happened("pays-for 0 spy 1") == 1
    off = {"0": [{"card": "Spymaster Imlin", "on": 0}]}
    g = game(factions=DREG, off_map=off)
    assert not g.sees_hand(0, 1)
    g.next_turn()
    assert g.sees_hand(0, 1)


@covers("Sleeper Agent")
@pytest.mark.parametrize("choice", [0, 1])
def test_sleeper_agent_wakes(choice: int) -> None:
    off = {"0": [{"card": "Sleeper Agent", "on": 1}]}
    hand = ["Jump", "Frigate"]
    g = game(hands={1: hand}, factions=DREG, moment="command", off_map=off, resources=[0, 1])
    g.until("Develop", 0)
    g.say("develop Sleeper Agent 1", f"choose {choice}")
    assert g.names("scrap 0") == ["Sleeper Agent"]
    if choice == 0:
        assert len(g.names("hand 1")) == 1
        assert len(g.names("scrap 1")) == 2
        assert g.t.resources == [0, 1]
    else:
        assert g.names("hand 1") == [*hand, SPARE]
        assert g.t.resources == [1, 0]  # up to 2: there was only one


@covers("Sleeper Agent")
def test_sleeper_agent_sleeps_one_turn() -> None:
    off = {"0": [{"card": "Sleeper Agent", "on": 1}]}
    g = game(factions=DREG, moment="command", off_map=off)
    g.t.turn_in[g.card("Sleeper Agent")] = g.t.turn
    g.until("Develop", 0)
    assert g.why("develop Sleeper Agent 1") == "C-KW-DELAY-1"


@covers("Extortionist")
def test_extortionist_takes_a_share() -> None:
    off = {"0": [{"card": "Extortionist", "on": 1}]}
    g = game(factions=DREG, moment="beginning", off_map=off, resources=0)
    assert g.t.resources == [3, 1]
    three = [{"card": "Extortionist", "on": 1}] * 3
    g = game(
        {"b4": {"ruler": -1}}, factions=DREG, moment="beginning", off_map={"0": three}, resources=0
    )
    assert g.t.resources == [5, 0]  # never below 0, and the gain stays


@covers("Double Agent")
def test_double_agent_turns_an_agent_and_may_move_it() -> None:
    sectors = {"a3": stand("1 Cruiser", on("Admiral Rakel Ryneck", 1, "Cruiser"), "0 Frigate")}
    off = {"0": [{"card": "Spymaster Imlin", "on": 0}]}
    g = game(sectors, {0: ["Double Agent"]}, factions=DREG, off_map=off)
    g.play({0: "Double Agent"})  # only one enemy Agent
    assert g.offers() == ["attach-to frigate", "done"]
    g.say("attach-to Frigate")
    assert g.controller("Admiral Rakel Ryneck") == 0
    assert (g.attack("Frigate"), g.attack("Cruiser")) == (4, 3)
    g = game(sectors, {0: ["Double Agent"]}, factions=DREG)
    g.play({0: "Double Agent"}, "done")  # on an enemy ship it is no longer legal (C-ATT-06)
    assert g.names("scrap 1") == ["Admiral Rakel Ryneck"]


@covers("Double Agent")
def test_double_agent_and_agents_on_players() -> None:
    off = {"1": [{"card": "Political Attack Dog", "on": 0}]}
    g = game(hands={0: ["Double Agent"]}, seats=3, factions=THREE, off_map=off)
    g.play({0: "Double Agent"})
    assert g.offers() == ["choose-player 1", "choose-player 2", "done"]
    g.say("choose-player 2")
    dog = g.card("Political Attack Dog")
    assert (g.t.controller[dog], g.t.host_seat[dog]) == (0, 2)
    off = {"1": [{"card": "Imperial Regent", "on": 1}]}
    g = game(hands={0: ["Double Agent"]}, factions=DREG, off_map=off)
    g.play({0: "Double Agent"}, "choose-player 0")
    assert g.t.host_seat[g.card("Imperial Regent")] == 0


@covers("Double Agent", "Proxy Captain")
def test_double_agent_takes_a_proxy_captain_with_the_ship() -> None:
    captain = on("Proxy Captain", 1, "Frigate")
    sectors = {"a3": stand({"card": "Frigate", "seat": 1, "owner": 0}, captain, "1 Cruiser")}
    g = game(sectors, {0: ["Double Agent"]}, factions=DREG)
    g.t.base[g.card("Frigate")] = 0  # it was taken from seat 0
    g.play({0: "Double Agent"})
    assert g.offers() == ["attach-to cruiser", "done"]
    g.say("attach-to Cruiser")
    assert g.controller("Cruiser") == 0
    assert g.controller("Frigate") == 0  # and the other went back
    assert g.names("scrap 1") == []


@covers("Black Market Supplies")
def test_black_market_supplies_cost_a_card() -> None:
    g = game(hands={0: ["Black Market Supplies", "Frigate"]}, factions=DREG)
    g.play({0: "Black Market Supplies"})
    assert g.offers() == ["give-up frigate", "give-up imperial-armada"]
    g.say("give-up Frigate")
    assert g.t.resources[0] == 9 - 1 + 4
    assert sorted(g.names("scrap 0")) == ["Black Market Supplies", "Frigate"]


@covers("Diversion")
def test_diversion_cancels_an_action() -> None:
    sectors = {"a3": stand("0 Frigate")}
    g = game(sectors, {0: ["Diversion"], 1: ["Missile Strike"]}, factions=DREG)
    g.play({0: "Diversion", 1: "Missile Strike"})
    assert g.at("Frigate") == "a3"
    assert g.names("scrap 1") == ["Missile Strike"]
    assert g.t.resources == [7, 7]  # a canceled card is not refunded
    g = game(hands={0: ["Diversion"], 1: ["Frigate"]}, factions=DREG)
    g.play({0: "Diversion", 1: "Frigate"})  # a ship is no Action
    assert g.clauses("sent-back") == ["C-PLAY-04"]
    assert g.at("Frigate") == "b4"


@covers("Unfortunate Accident")
def test_unfortunate_accident_for_agents_and_weak_enemy_ships() -> None:
    sectors = {"a3": stand("1 Cruiser", "1 Sek Invader", "1 Shade Runner", "0 Frigate")}
    off = {"0": [{"card": "Spy", "on": 1}], "1": [{"card": "Lord Zantarif", "on": 1}]}
    g = game(sectors, {0: ["Unfortunate Accident"]}, factions=DREG, off_map=off)
    g.play({0: "Unfortunate Accident"})
    assert g.offers() == ["target cruiser", "target spy", "target lord-zantarif"]
    assert g.why("target " + g.named("Sek Invader")) == "C-PLAY-02"  # defense 4
    assert g.why("target " + g.named("Shade Runner")) == "C-KW-CLOAKING-1"
    g.say("target Lord Zantarif")
    assert g.names("scrap 1") == ["Lord Zantarif"]


@covers("Hired Guns")
def test_hired_guns_at_a_friendly_location() -> None:
    sectors = {"a2": rule("Duskmar", 0, "0 Fighter", "0 Fighter"), "a3": rule("Ironreach", 1)}
    g = game(sectors, {0: ["Hired Guns"]}, factions=DREG)
    g.play({0: "Hired Guns"})
    assert g.offers() == ["target-location b1", "target-location a2"]
    g.say("target-location a2")
    assert len(g.cards("Fighter", "a2")) == 3  # the third is the last


@covers("Bribe")
@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_bribe_asks_for_money(answer: str) -> None:
    g = game(hands={0: ["Bribe"], 1: ["Sek Raider"]}, factions=DREG)
    g.play({0: "Bribe", 1: "Sek Raider"})
    assert (g.awaited, g.offers()) == (1, ["pay", "decline"])
    g.say(answer)
    assert g.is_out("Sek Raider") == (answer == "decline")
    assert g.t.resources[1] == (4 if answer == "pay" else 6)
    assert ("Sek Raider" in g.names("scrap 1")) == (answer == "decline")


@covers("Bribe")
def test_bribe_needs_no_question_when_they_cannot_pay_and_no_action() -> None:
    g = game(hands={0: ["Bribe"], 1: ["Sek Raider"]}, factions=DREG, resources=[9, 4])
    g.play({0: "Bribe", 1: "Sek Raider"})
    assert g.names("scrap 1") == ["Sek Raider"]
    g = game(hands={0: ["Bribe"], 1: ["Imperial Envoy"]}, factions=DREG)
    g.play({0: "Bribe", 1: "Imperial Envoy"})
    assert g.clauses("sent-back") == ["C-PLAY-04"]


@covers("Blackmail")
def test_blackmail_costs_a_card_and_favor() -> None:
    g = game(hands={0: ["Blackmail"], 1: ["Jump"]}, factions=DREG, favor=[0, 1])
    g.play({0: "Blackmail"})
    assert len(g.names("hand 1")) == 1
    assert len(g.names("scrap 1")) == 1
    assert g.t.favor == [0, 0]


@covers("Cloak Screen")
def test_cloak_screen_hides_ships_at_friendly_locations() -> None:
    sectors = {
        "a2": rule("Duskmar", 0, "0 Frigate", "1 Cruiser"),
        "a3": stand("0 Catoran Gunship"),
    }
    g = game(sectors, {0: ["Cloak Screen"]}, factions=DREG)
    g.play({0: "Cloak Screen"})
    assert g.has("Frigate", "Cloaking")
    assert not g.has("Cruiser", "Cloaking")
    assert not g.has("Catoran Gunship", "Cloaking")
