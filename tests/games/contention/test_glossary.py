"""What the words of section 17 mean, clause by clause."""

from __future__ import annotations

import pytest

from regent.games.contention import (
    values,
)
from tests.games.contention.table import Game, game, on, rule, stand

THREE = ("Terran Alliance", "Sek", "Avar")
FOUR = ("Terran Alliance", "Sek", "Avar", "Mechan")


@pytest.mark.proves("C-GLOSS-ADJACENT", "C-MAP-05")
def test_adjacent_is_one_orthogonal_step() -> None:
    g = game({"a1": stand("0 Frigate")}, {0: ["Spacial Fissure"]})
    g.play({0: "Spacial Fissure"}, "choose-sector b2")
    assert set(g.offers()) == {f"choose-sector {s}" for s in ("b1", "a2", "c2", "b3")}


@pytest.mark.proves("C-GLOSS-CANCEL", "C-PLAY-12")
def test_a_canceled_card_never_resolves() -> None:
    g = game(hands={0: ["Imperial Envoy"], 1: ["Diversion"]})
    g.play({0: "Imperial Envoy", 1: "Diversion"})
    assert g.t.favor == [0, 0]
    assert g.names("scrap 0") == ["Imperial Envoy"]
    assert g.happened("resolves 0") == 0
    assert g.t.resources[0] == 7


@pytest.mark.proves("C-GLOSS-CANCEL")
def test_only_cards_being_played_can_be_canceled() -> None:
    g = game({"a3": stand("0 Frigate")}, {1: ["Bribe"]})
    g.play({1: "Bribe"})  # the ship is long in play
    assert g.clauses("sent-back") == ["C-PLAY-04"]


@pytest.mark.proves("C-GLOSS-CONTROL")
def test_control_is_not_ownership_and_goes_back() -> None:
    sectors = {"a3": stand("1 Frigate", "1 Sek Battlecruiser")}
    g = game(sectors, {0: ["Proxy Captain"], 1: ["Unfortunate Accident"]})
    g.play({0: "Proxy Captain"})
    frigate = g.card("Frigate")
    assert (g.t.controller[frigate], g.t.owner[frigate]) == (0, 1)
    g.until("Declare")
    assert "attack frigate sek-battlecruiser" in g.offers(0)  # its controller uses it
    g = game(sectors, {0: ["Proxy Captain"], 1: ["Unfortunate Accident"]})
    g.play({0: "Proxy Captain"})
    g.play({1: "Unfortunate Accident"}, "target Proxy Captain")
    assert (g.controller("Frigate"), g.at("Frigate")) == (1, "a3")


@pytest.mark.proves("C-GLOSS-CONTROL")
def test_control_goes_back_to_an_older_effect_first_and_nothing_deploys() -> None:
    sectors = {"a2": stand("2 Short-Range Carrier")}
    hands = {0: ["Proxy Captain", "Unfortunate Accident"], 1: ["Proxy Captain"]}
    g = game(sectors, hands, seats=3, factions=THREE)
    g.play({0: "Proxy Captain"})
    g.play({1: "Proxy Captain"})
    assert g.controller("Short-Range Carrier") == 1
    g.play({0: "Unfortunate Accident"}, "target " + g.named("Proxy Captain", seat=1))
    assert g.controller("Short-Range Carrier") == 0
    assert g.is_out("Fighter")


@pytest.mark.proves("C-GLOSS-CONTROL")
def test_what_is_captured_at_the_end_of_a_loan_stays_lost() -> None:
    """An attachment that has nothing to do with control changes nothing when it leaves."""
    captain = on("Proxy Captain", 0, "Frigate")
    sectors = {
        "a3": stand(
            {"card": "Frigate", "seat": 0, "owner": 1}, captain, on("Upgrade", 0, "Frigate")
        )
    }
    g = game(sectors, {1: ["Sabotage"]})
    g.t.base[g.card("Frigate")] = 1
    g.play({1: "Sabotage"})
    assert g.is_out("Upgrade")
    assert g.controller("Frigate") == 0
    assert g.happened("controls") == 0


@pytest.mark.proves("C-GLOSS-OWNER", "C-ZONE-05", "C-TOK-04")
def test_cards_go_to_their_owners_and_tokens_belong_to_their_maker() -> None:
    sectors = {"a3": stand({"card": "Frigate", "seat": 0, "owner": 1}, "1 Cruiser")}
    g = game(sectors, {0: ["Alert Fighters"]})
    g.play({0: "Alert Fighters"})
    assert {g.t.owner[c] for c in g.cards("Fighter")} == {0}
    g.fight(("Cruiser", "Frigate"))
    assert g.names("scrap 1") == ["Frigate"]
    assert g.t.owner[g.card("Terran Homeworld")] == 0


@pytest.mark.proves("C-GLOSS-DEFENDER", "C-BATTLE-07", "C-BATTLE-14")
def test_a_defender_stands_at_its_controllers_location() -> None:
    sectors = {"a2": rule("Ironreach", 1, "1 Soldier", "2 Soldier", "0 Cruiser")}
    g = game(sectors, seats=3, factions=THREE, moment="battle")
    soldiers = {g.t.controller[c]: f"soldier~{c}" for c in g.cards("Soldier")}
    ironreach = g.named("Ironreach")
    cruiser = g.named("Cruiser")
    assert g.why(f"attack {cruiser} {ironreach}") == "C-BATTLE-08"
    tough = {g.t.controller[c]: values.defense(g.t, c) for c in g.cards("Soldier")}
    assert tough == {1: 3, 2: 2}  # +1 while defending, and seat 2 only visits
    g.say(f"attack {cruiser} {soldiers[1]}")  # 3 damage: its defense is 3 while it defends
    assert g.t.target[g.card("Cruiser")] == g.cards("Soldier")[0]


@pytest.mark.proves("C-GLOSS-DESTROY", "C-GLOSS-LETHAL", "C-DMG-03")
def test_destroyed_by_damage_or_by_an_effect() -> None:
    wounded = {"card": "Mechan Battlecruiser", "seat": 1, "damage": 3}
    sectors = {"a3": stand(wounded, "1 Phase Frigate", "0 Frigate", "0 Cruiser")}
    g = game(sectors, {0: ["Black Op"]})
    g.play({0: "Black Op"})  # the other has defense 6
    assert g.names("scrap 1") == ["Phase Frigate"]
    assert g.is_out("Frigate")  # its Backlash
    g.fight(("Cruiser", "Mechan Battlecruiser"))  # 3 and 3 are 6
    assert g.is_out("Mechan Battlecruiser")


@pytest.mark.proves("C-GLOSS-LETHAL", "C-DMG-11")
def test_one_damage_too_little_does_not_destroy() -> None:
    wounded = {"card": "Mechan Battlecruiser", "seat": 1, "damage": 2}
    g = game({"a3": stand(wounded, "0 Cruiser")}, moment="battle")
    g.fight(("Cruiser", "Mechan Battlecruiser"))
    assert g.at("Mechan Battlecruiser") == "a3"


@pytest.mark.proves("C-GLOSS-DISCARD", "C-BLUFF-06")
def test_discarding_is_from_the_hand_to_the_pile() -> None:
    g = game(hands={0: ["Blackmail", "Blackmail"], 1: []}, zones={"hand 1": ["Jump"]})
    g.play({0: "Blackmail"})
    assert g.names("scrap 1") == ["Jump"]
    assert g.names("hand 1") == []


@pytest.mark.proves("C-GLOSS-SCRAP", "C-ATT-05")
def test_scrapping_is_no_destruction() -> None:
    mask = on("Mask of Sheratar", 0, "Phase Frigate")
    sectors = {"a3": stand("0 Phase Frigate", mask, "1 Cruiser", "1 Sek Battlecruiser")}
    g = game(sectors, {0: ["Ultimate Sacrifice"]})
    g.play({0: "Ultimate Sacrifice"}, "target Cruiser")
    assert g.names("scrap 0") == ["Mask of Sheratar", "Phase Frigate", "Ultimate Sacrifice"]
    assert g.happened("destroyed 0") == 0
    assert g.happened("draws 0") == 0
    assert g.damage("Sek Battlecruiser") == 0


@pytest.mark.proves("C-GLOSS-REMOVE", "C-ATT-08", "C-ZONE-03")
def test_removing_is_for_good() -> None:
    sectors = {
        "a3": stand("1 Phase Frigate", on("Mask of Sheratar", 1, "Phase Frigate"), "0 Cruiser")
    }
    g = game(sectors, {0: ["Disintegration"]})
    g.play({0: "Disintegration"})
    assert g.names("gone") == ["Mask of Sheratar", "Phase Frigate"]
    assert g.names("scrap 1") == []
    assert g.damage("Cruiser") == 0
    assert g.happened("draws 1") == 0


def _targets(g: Game, card: str) -> list[str]:
    g.play({0: card})
    return g.offers()


@pytest.mark.proves("C-GLOSS-ENEMY", "C-TEAM-05")
def test_enemy_means_controlled_by_an_opponent() -> None:
    sectors = {"a2": stand("0 Frigate", "1 Cruiser", "2 Windrider", "3 Mechan Cruiser")}
    g = game(sectors, {0: ["Black Op"]}, seats=4, factions=FOUR)
    assert _targets(g, "Black Op") == [
        "target cruiser",
        "target windrider",
        "target mechan-cruiser",
    ]
    g = game(sectors, {0: ["Black Op"]}, seats=4, factions=FOUR, settings={"teams": "2v2"})
    assert _targets(g, "Black Op") == ["target cruiser", "target mechan-cruiser"]


@pytest.mark.proves("C-GLOSS-FRIENDLY", "C-TEAM-04")
def test_friendly_means_controlled_by_you_or_an_ally() -> None:
    sectors = {"a2": stand("0 Frigate", "0 Drone", "1 Cruiser", "2 Windrider")}
    g = game(sectors, {0: ["Tactical Advantage"]}, seats=4, factions=FOUR)
    assert _targets(g, "Tactical Advantage") == ["target frigate", "target drone"]
    teams = {"teams": "2v2"}
    g = game(sectors, {0: ["Tactical Advantage"]}, seats=4, factions=FOUR, settings=teams)
    wanted = ["target frigate", "target drone", "target windrider"]
    assert _targets(g, "Tactical Advantage") == wanted


@pytest.mark.proves("C-GLOSS-FRIENDLY")
def test_a_card_you_are_playing_is_friendly_too() -> None:
    """So an opponent's card may be canceled and one's own may not."""
    g = game(hands={0: ["Diversion"], 1: ["Diversion"]})
    g.play({0: "Diversion", 1: "Diversion"})
    assert g.happened("names-card 0 diversion") == 1
    assert g.happened("cancels 0 diversion") == 1  # each could only name the other's
    assert g.happened("cancels 1") == 0


@pytest.mark.proves("C-GLOSS-HERE")
def test_here_is_the_sector_of_the_card_with_the_text() -> None:
    sectors = {"a2": stand("0 Alliance Flagship", "0 Frigate"), "a3": stand("0 Cruiser")}
    g = game(sectors, moment="command")
    assert (g.attack("Frigate"), g.attack("Cruiser")) == (3, 3)
    g.say("move Alliance Flagship a3", "stop")
    assert (g.attack("Frigate"), g.attack("Cruiser")) == (2, 4)


@pytest.mark.proves("C-GLOSS-THERE")
def test_there_is_the_sector_of_what_was_chosen() -> None:
    sectors = {"a2": rule("Duskmar", 0, "1 Cruiser"), "b1": stand("1 Sek Raider")}
    g = game(sectors, {0: ["Spore Cloud"]})
    g.play({0: "Spore Cloud"}, "target-location a2")
    assert (g.attack("Cruiser"), g.attack("Sek Raider")) == (1, 3)


@pytest.mark.proves("C-GLOSS-JUMP-1", "C-GLOSS-JUMP-2")
def test_a_jump_passes_nothing_and_nothing_that_limits_movement_counts() -> None:
    sectors = {
        "a1": stand("0 Frigate", on("Engine Bug", 1, "Frigate"), "1 Grapple Cruiser"),
        "a2": {"location": "Terusk Rift", "up": True, "assets": ["1 Grapple Cruiser"]},
    }
    g = game(sectors, {0: ["Jump"]})
    g.play({0: "Jump"}, "choose-sector a3")
    assert g.at("Frigate") == "a3"
    assert not g.knows(0, "b2")  # it came by no other way


@pytest.mark.proves("C-GLOSS-JUMP-3", "C-EXPL-03")
def test_a_jump_is_no_movement_and_explores() -> None:
    sectors = {"a1": stand("0 Sek Probe")}
    g = game(sectors, factions=("Sek", "Avar"), moment="command")
    g.say("move Sek Probe a2")  # all its speed
    g.until("Develop", 0)
    g.say("develop Sek Probe 0", "choose-sector c3")
    assert g.at("Sek Probe") == "c3"
    assert g.knows(0, "c3")
    assert not g.knows(1, "c3")


@pytest.mark.proves("C-GLOSS-RANGE")
def test_within_range_counts_from_any_friendly_location_itself_included() -> None:
    sectors = {
        "c4": rule("Duskmar", 0, "1 Frigate"),
        "c3": stand("1 Drone"),
        "a3": stand("1 Cruiser"),
    }
    g = game(sectors, {0: ["Missile Strike"]})
    assert _targets(g, "Missile Strike") == ["target frigate", "target drone"]  # a3 is 3 from each


@pytest.mark.proves("C-GLOSS-SECTOR", "C-MAP-04")
def test_a_sector_has_one_location_and_moving_changes_the_sector() -> None:
    g = game({"a1": stand("0 Frigate")}, moment="command")
    assert len(g.t.location) == len(set(g.t.location)) == 12
    assert set(g.offers()) == {"done", "move frigate b1", "move frigate a2"}
    g.say("move Frigate a2", "stop")
    assert g.at("Frigate") == "a2"


@pytest.mark.proves("C-GLOSS-SETTLE", "C-SETTLE-11")
def test_settle_in_card_text_takes_control() -> None:
    g = game({"c3": {"location": "Verdance", "assets": ["0 Colony Pod"]}}, moment="command")
    g.until("Develop", 0)
    assert "settle a1" in g.offers()  # the basic ability of that name
    g.say("develop Colony Pod 0")
    assert g.ruler("c3") == 0
    assert g.happened("gains 0 2") == 1


@pytest.mark.proves("C-GLOSS-SOURCE", "C-WHO-05", "C-DEST-07")
def test_the_source_decides_who_destroyed_it() -> None:
    sectors = {"a2": rule("Duskmar", 1), "b2": stand("0 Frigate")}
    g = game(sectors, {0: ["Planet Cracker"]}, seats=3, factions=THREE, favor=[0, 1, 0])
    g.play({0: "Planet Cracker"})
    assert g.t.favor == [2, 0, 0]


@pytest.mark.proves("C-GLOSS-TARGET-1")
@pytest.mark.parametrize("way", ["action", "attachment", "attack"])
def test_what_targets(way: str) -> None:
    sectors = {"a3": stand("0 Sek Raider", "1 Frigate"), "b3": stand("1 Drone")}
    if way == "action":
        g = game(sectors, {0: ["Forced Jump"], 1: ["Recall"]}, scepter=1)
        g.play(
            {0: "Forced Jump", 1: "Recall"}, "target Frigate", "target Frigate", "choose-sector a4"
        )
        assert g.at("Frigate") == "a4"  # a jumped target is still valid
    elif way == "attachment":
        g = game(sectors, {0: ["Engine Bug"], 1: ["Ultimate Sacrifice"]}, scepter=1)
        g.play({0: "Engine Bug", 1: "Ultimate Sacrifice"}, "attach-to Frigate")
        assert g.happened("refunded 0 engine-bug 2") == 1  # its host is gone: an invalid target
    else:
        g = game(sectors, moment="battle")
        g.say("attack Sek Raider Frigate")
        assert g.happened("targets 0 sek-raider frigate") == 1


@pytest.mark.proves("C-GLOSS-TARGET-3")
def test_a_chosen_sector_never_becomes_invalid() -> None:
    sectors = {"a3": stand("1 Frigate")}
    g = game(sectors, {0: ["Ion Storm"], 1: ["Recall"]}, scepter=1)
    g.play({0: "Ion Storm", 1: "Recall"}, "choose-sector a3")
    assert g.at("Frigate") == "b4"
    assert g.names("scrap 0") == ["Ion Storm"]  # it resolved on an empty sector
    assert g.happened("refunded") == 0


@pytest.mark.proves("C-GLOSS-TARGET-3", "C-PLAY-15")
def test_a_location_or_card_in_a_pile_is_a_target() -> None:
    piles = {"scrap 0": ["Frigate"]}
    g = game(hands={0: ["Cloning"]}, zones=piles)
    g.until("Drop")
    t = g.t
    for card in t.zones[t.deck_of(0)][:]:
        t.move(card, 4)
    t.refill_all()  # the pile has become the deck
    g.play({0: "Cloning"})
    assert g.clauses("sent-back") == ["C-PLAY-04"]
    sectors = {"a2": rule("Brightwell", 0), "b2": stand("1 Frigate")}
    g = game(sectors, {0: ["Hired Guns"], 1: ["Cerberus Missile"]}, scepter=1)
    g.play({0: "Hired Guns", 1: "Cerberus Missile"}, "target-location a2")  # one has no choice
    assert g.happened("refunded 0 hired-guns 2") == 1


@pytest.mark.proves("C-GLOSS-TARGET-4")
def test_abilities_of_assets_reach_what_is_cloaked() -> None:
    sectors = {"a2": rule("Duskmar", 0, on("Missile Silo", 0)), "a3": stand("1 Shade Runner")}
    g = game(sectors, moment="command")
    g.until("Develop", 0)
    g.say("develop Missile Silo 1")
    assert g.is_out("Shade Runner")


@pytest.mark.proves("C-DRAW-03")
def test_the_last_card_drawn_leaves_a_new_deck_at_once() -> None:
    """Not when somebody looks next: what reaches the pile a moment later is not in it."""
    g = game(hands={0: ["Frigate"]})
    t = g.t
    deck, pile = t.deck_of(0), t.scrap_of(0)
    for card in t.zones[deck][:-1]:
        t.move(card, pile)
    t.draw(0, 1, "C-DRAW-01")
    assert t.zones[deck]
    assert t.zones[pile] == []
