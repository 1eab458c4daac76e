"""What a view shows: one's own drop, known hands, tokens, boarded ships, how the game is won."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from regent.games.contention.battle import Battle
from regent.games.contention.terminal import _heading as draw_heading
from regent.games.contention.terminal import draw
from regent.play.describe import Describer
from tests.games.contention.table import SHY, TITLE, Game, game, rule, stand

PLAYERS = ["Ann", "Ben", "Cid", "Dee", "Eve", "Fay"]


def seen(g: Game, viewer: int) -> dict[str, Any]:
    view: dict[str, Any] = g.session.view(viewer)["table"]
    return view


def drawn(g: Game, viewer: int) -> str:
    """The terminal's table as a viewer has it."""
    console = Console(file=io.StringIO(), width=140, highlight=False)
    with console.capture() as captured:
        console.print(draw(seen(g, viewer), Describer(TITLE, PLAYERS), 140))
    return " ".join(captured.get().split())


def hand(g: Game, viewer: int, seat: int) -> list[str]:
    """What a viewer knows of a hand."""
    return [card["name"] for card in seen(g, viewer)["seats"][seat]["hand"] if card["card"]]


# -- the own drop -----------------------------------------------------------------------------


@pytest.mark.proves("C-FACE-01", "K-SEAL-1")
def test_a_seat_sees_its_own_drop_after_others_answered_and_nobody_else_does() -> None:
    g = game(hands={0: ["Frigate"], 1: ["Cruiser"]}, seats=3, factions=("Sek", "Avar", "Mechan"))
    g.session.answer(0, "drop Frigate")
    g.session.answer(1, "bluff")
    mine = seen(g, 0)["seats"][0]["dropped"]
    assert (mine["what"], mine["card"]["name"]) == ("drop", "Frigate")
    assert seen(g, 1)["seats"][1]["dropped"] == {"what": "bluff", "card": None}
    for viewer, seat in ((0, 1), (1, 0), (2, 0), (-1, 0), (0, 2), (2, 2)):
        assert seen(g, viewer)["seats"][seat]["dropped"] is None
    assert "face down: Frigate" in drawn(g, 0)
    assert "face down: Bluff" in drawn(g, 1)
    assert "face down" not in drawn(g, -1)
    g.session.retract(0)
    assert seen(g, 0)["seats"][0]["dropped"] is None


# -- what a seat remembers of hands -----------------------------------------------------------


@pytest.mark.proves("K-SECRET-4")
def test_what_a_spy_saw_stays_known_when_the_spy_is_gone() -> None:
    g = game(
        hands={0: ["Spy", "Double Agent"], 1: ["Cruiser", "Frigate"]},
        factions=("Dregulon", "Sek"),
    )
    g.play({0: "Spy"})
    known = hand(g, 0, 1)
    assert {"Cruiser", "Frigate"} <= set(known)
    t = g.t
    spy = g.card("Spy")
    t.move(spy, t.scrap_of(0))
    t.host_seat[spy] = -1
    assert hand(g, 0, 1) == known
    assert hand(g, -1, 1) == []
    assert "hand: Cruiser" in drawn(g, 0)
    assert "hand: Cruiser" not in drawn(g, -1)
    g.play({1: "Cruiser"})
    assert "Cruiser" not in hand(g, 0, 1)
    assert "Frigate" in hand(g, 0, 1)


@pytest.mark.proves("K-SECRET-4")
def test_a_card_that_went_back_before_all_eyes_is_known_to_all_in_the_hand() -> None:
    g = game(hands={0: ["Mothership"], 1: ["Cruiser"]}, factions=("Roonian", "Sek"), resources=1)
    g.play({0: "Mothership"})
    assert g.happened("sent-back 0 mothership")
    for viewer in (1, -1):
        assert hand(g, viewer, 0) == ["Mothership"]
        assert "hand: Mothership" in drawn(g, viewer)


@pytest.mark.proves("K-SECRET-5")
def test_of_two_equal_cards_the_one_that_was_played_may_be_the_known_one() -> None:
    g = game(hands={0: ["Spy"], 1: ["Cruiser"]}, factions=("Dregulon", "Sek"))
    g.play({0: "Spy"})
    assert hand(g, 0, 1).count("Cruiser") == 1
    t = g.t
    spy = g.card("Spy")
    t.move(spy, t.scrap_of(0))
    t.host_seat[spy] = -1
    twin = t.new_card(t.spec.face_of("Cruiser"), t.hand_of(1), 1)
    g.until("Drop")
    g.session.answer(0, "bluff")
    g.session.answer(1, f"drop cruiser~{twin}")
    assert "Cruiser" not in hand(g, 0, 1)


# -- tokens, boarded ships --------------------------------------------------------------------


@pytest.mark.proves("C-COMP-03")
def test_both_deluxe_tokens_lie_where_they_lie_and_the_log_names_them() -> None:
    g = game({"b1": stand("0 Cruiser")}, moment="command")
    g.say("done", "develop Terran Homeworld 0")
    [cruiser] = [a for p in seen(g, 1)["map"] for a in p["assets"] if a["name"] == "Cruiser"]
    assert cruiser["tokens"] == ["bonus"]
    assert "[Terran bonus token]" in drawn(g, 1)
    told = Describer(TITLE, PLAYERS)
    lines = [told.event(g.t, e, 1).text for e in g.session.events(1) if e.kind == "marks"]
    assert lines == ["Ann puts the Terran bonus token on Cruiser at b1."]
    g = game({"a1": rule("Vernoth", 0), "a2": rule("Duskmar", 0)}, moment="command")
    g.say("develop Vernoth 0", "target-location a2")
    [place] = [p for p in seen(g, 1)["map"] if p["sector"] == "a2"]
    assert place["location"]["tokens"] == ["extractor"]
    assert "a2 [Extractor token]" in drawn(g, -1)


@pytest.mark.proves("C-KW-BOARDING-7", "C-GLOSS-OWNER")
def test_a_boarded_ship_shows_whose_it_was() -> None:
    g = game({"b2": stand("0 Sorellian Pirates", "0 Cruiser", "1 Sek Raider")})
    g.fight(("Sorellian Pirates", "Sek Raider"), ("Cruiser", "Sek Raider"))
    [raider] = [a for p in seen(g, 1)["map"] for a in p["assets"] if a["name"] == "Sek Raider"]
    assert (raider["controller"], raider["owner"]) == (0, 1)
    others = [a for p in seen(g, 1)["map"] for a in p["assets"] if a["name"] != "Sek Raider"]
    assert all("owner" not in asset for asset in others)
    assert "’s)" in drawn(g, 0)


# -- the sums of a battle -----------------------------------------------------------------------


def duels(g: Game, viewer: int = -1) -> dict[str, tuple[list[tuple[str, int, str]], int, bool]]:
    """By target: what is aimed at it, what it comes to, and whether that is enough."""
    t = g.t
    names = t.spec.names
    found: dict[str, tuple[list[tuple[str, int, str]], int, bool]] = {}
    for duel in seen(g, viewer)["battle"]:
        terms = [(names[t.face[e["card"]]], e["amount"], e["why"]) for e in duel["terms"]]
        found[names[t.face[duel["target"]]]] = (terms, duel["total"], duel["lethal"])
    return found


@pytest.mark.proves("C-GLOSS-LETHAL", "C-BATTLE-12", "C-TEAM-09")
def test_the_battle_adds_attacks_damage_and_the_rampage_of_enemies_only() -> None:
    here = rule(
        "Mirel", 0, "0 Alliance Battleship", "2 Frigate", "1 Cruiser", "1 Sek Battlecruiser"
    )
    g = game(
        {"b2": here},
        seats=4,
        factions=("Terran Alliance", "Sek", "Mechan", "Avar"),
        settings={"teams": "2v2"},
        moment="battle",
    )
    rampage = ([("Alliance Battleship", 2, "Rampage")], 2, False)
    assert duels(g) == {"Cruiser": rampage, "Sek Battlecruiser": rampage}  # aimed at or not
    g.t.damage[g.card("Cruiser")] = 1
    g.say("attack Alliance Battleship Cruiser")
    strong = g.attack("Alliance Battleship")
    terms = [("Alliance Battleship", strong, "attack"), ("Alliance Battleship", 2, "Rampage")]
    assert duels(g) == {"Cruiser": (terms, strong + 3, True), "Sek Battlecruiser": rampage}
    while g.awaited != 1:
        g.say("done")
    g.say("attack Cruiser Frigate")
    weak = g.attack("Cruiser")
    # The Rampage of an ally passes the Frigate by.
    lethal = weak >= g.defense("Frigate")
    assert duels(g)["Frigate"] == ([("Cruiser", weak, "attack")], weak, lethal)


@pytest.mark.proves("C-KW-BOMBARD-1")
def test_the_battle_counts_bombard_once_and_no_rampage_against_a_location() -> None:
    here = rule("Duskmar", 1, "0 Alliance Battleship", "0 Alliance Bomber")
    g = game({"a3": here}, moment="battle")
    before = g.attack("Alliance Bomber")
    g.say("attack Alliance Bomber Duskmar")
    [term] = duels(g)["Duskmar"][0]
    assert term[0] == "Alliance Bomber"
    assert term[1] == g.attack("Alliance Bomber") > before


# -- how it is won, teams, scrap piles ----------------------------------------------------------


@pytest.mark.proves("C-WIN-01", "C-WIN-02", "C-END-03", "C-TIE-01", "C-OPT-ELIM-03")
def test_the_view_says_who_wins_at_the_end_of_this_turn_as_things_stand() -> None:
    g = game(seats=3, factions=("Terran Alliance", "Sek", "Mechan"))
    assert seen(g, -1)["ahead"] is None
    g.t.favor[1] = g.t.spec.favor_to_win
    assert seen(g, 0)["ahead"] == {"seat": 1, "clause": "C-WIN-01"}
    g.t.tokens[2] = 0
    assert seen(g, -1)["ahead"] == {"seat": 1, "clause": "C-WIN-01"}, "more favor breaks the tie"
    g.t.favor[1] = 1
    assert seen(g, -1)["ahead"] == {"seat": 2, "clause": "C-WIN-02"}
    assert "Cid wins at the end of this turn if nothing changes: all 7 colony" in drawn(g, 0)
    while not g.t.over:
        for seat in g.session.awaited():
            g.session.answer(seat, SHY[g.prompt])
    assert g.t.ranks.index(1) == 2, "as was said"
    assert seen(g, -1)["ahead"] is None
    g = game(settings={"elimination": True})
    g.t.favor[0] = 8
    assert seen(g, 0)["ahead"] is None, "favor wins nothing there"
    g.t.tokens[0] = 0
    assert seen(g, 0)["ahead"] == {"seat": 0, "clause": "C-OPT-ELIM-03"}


@pytest.mark.proves("C-DMG-01")
def test_a_battle_that_is_dealt_is_not_added_up_a_second_time() -> None:
    g = game({"b2": stand("0 Dreadnought", "1 Cruiser")}, moment="battle")
    g.say("attack Dreadnought Cruiser")
    total = {name: one[1] for name, one in duels(g).items()}
    assert total == {"Cruiser": g.attack("Dreadnought")}
    [battle] = [frame for frame in g.t.stack if isinstance(frame, Battle)]
    battle.pc += 1  # what follows from the damage is asked before the aims are lowered
    assert battle.deals_damage()
    assert duels(g) == {}


@pytest.mark.proves("C-WIN-01", "C-WIN-03", "C-WIN-07", "C-OPT-ELIM-09", "C-TEAM-03")
def test_the_ways_to_win_are_those_in_force() -> None:
    assert seen(game(), -1)["goals"] == ["favor", "tokens", "homeworld"]
    assert "wins: 8 favor · all 7 colony tokens placed · the enemy homeworld" in drawn(game(), -1)
    four = ("Sek", "Avar", "Mechan", "Roonian")
    many = game(seats=4, factions=four)
    assert seen(many, -1)["goals"] == ["favor", "tokens"]
    last = game(seats=4, factions=four, settings={"elimination": True})
    assert seen(last, -1)["goals"] == ["last", "tokens"]
    assert "the last contender standing" in drawn(last, -1)
    assert "8 favor" not in drawn(last, -1)
    teams = {"elimination": True, "teams": "2v2"}
    assert "the last team standing" in drawn(game(seats=4, factions=four, settings=teams), -1)


@pytest.mark.proves("C-TEAM-07", "C-ZONE-01")
def test_teams_speakers_and_scrap_piles_stand_in_the_terminal() -> None:
    settings = {"teams": "2v2", "team_1": "A", "speaker_1": True}
    g = game(
        seats=4,
        factions=("Sek", "Avar", "Mechan", "Roonian"),
        settings=settings,
        zones={"scrap 1": ["Frigate", "Frigate", "Cruiser"]},
    )
    said = drawn(g, 0)
    assert "Ben Avar · team A, speaker" in said
    assert "Ann Sek · team A " in said
    assert "scrap pile: Cruiser · Frigate ×2" in said


def test_equal_ships_are_told_apart_by_what_aims_at_them() -> None:
    """Who has one of them covered wants to mean the other."""
    sectors = {"a3": stand("0 Cruiser", "0 Frigate", "1 Sek Patrol", "1 Sek Patrol")}
    g = game(sectors, moment="battle")
    one, other = g.cards("Sek Patrol", "a3")
    assert TITLE.alike(g.t, one, other)
    g.say(f"attack cruiser sek-patrol~{one}")
    assert not TITLE.alike(g.t, one, other)
    assert not TITLE.alike(g.t, other, one)


# -- what was explored ------------------------------------------------------------------------


@pytest.mark.proves("C-ZONE-07")
def test_who_explored_a_location_knows_all_that_is_printed_on_it() -> None:
    """Its attack and its keywords, as they are once it is settled; nobody else knows a thing."""
    sectors = {"b1": stand("0 Cruiser"), "b2": {"location": "Bastion", "up": False}}
    g = game(sectors, moment="command")
    g.until("Movement", 0)
    g.say("move Cruiser b2", "stop")
    g.until("Develop", 0)
    place = next(p for p in seen(g, 0)["map"] if p["sector"] == "b2")
    location = place["location"]
    assert not place["up"]
    assert (location["attack"], location["defense"]) == (2, 4)
    assert location["keywords"] == ["Tractor Beam"]
    other = next(p for p in seen(g, 1)["map"] if p["sector"] == "b2")
    assert other["location"] == {"card": None}


def test_the_terminal_counts_tokens_as_the_goal_does() -> None:
    """ "All 7 placed" wins; who has placed none has not 7 of them."""
    g = game({})
    g.session.table.tokens[0] = 5
    told = drawn(g, 0)
    assert "tokens placed" in told
    assert "2/7" in told
    view = seen(g, 0) | {"turn": 0}
    assert "Before turn 1" in str(draw_heading(view, Describer(TITLE, PLAYERS)))
