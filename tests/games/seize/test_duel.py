"""Conquest Action duels (S22-VAR-DUEL)."""

from __future__ import annotations

import itertools

import pytest

from regent.games.seize.codes import TACTICS as TACTICS_TYPE
from regent.games.seize.state import FIGURES, HAND, MAP, POOL, SHARED
from regent.games.seize.title import TITLE
from tests.games.seize.table import Game
from tests.games.seize.test_battle import aim

UNITS = {
    "ground": [
        "Behemoth Tank Company",
        "Orbital Mega-city",
        "Destroyer Detachment",
        "Destroyer Detachment",
        "Hover Tank Squadron",
        "Main Battle Tank Company",
        "Invasion Assault Force",
        "Marines Dropship Group",
        "Anti-matter Torpedo Ships",
        "Scout Tank Deployment",
    ],
    "capital": [
        "Heavy Cruiser Assault Force",
        "Imperial Guardian Fleet",
        "Imperial Guardian Fleet",
        "Interceptor Squadron",
        "Interceptor Squadron",
        "Main Battle Fleet",
        "Rapid Strike Fleet",
        "Rapid Strike Fleet",
        "Retired Rim Battlecruisers",
        "Retired Rim Battlecruisers",
    ],
}
TACTICS = {
    "ground": [
        "Phalanx Battle Formation",
        "Shield Overload Gambit",
        "Population Mobilization",
        "Prolonged Planetary Siege",
        "Disposable Forces",
    ],
    "capital": [
        "Special Operation Orders",
        "Firing Range Advantage",
        "Piercing Wedge Formation",
        "Damage Control Drones",
        "Heavy Bombardment Ordnance",
    ],
}


def duel(*worlds: str, decks: tuple[str, str] = ("ground", "ground")) -> Game:
    """A new duel; the Worlds named lie on top of the deck, the first uppermost."""
    g = Game(
        {
            "title": "seize",
            "ruleset": "2022+duel",
            "seats": 2,
            "fast": True,
            "settings": {"deck_0": decks[0], "deck_1": decks[1]},
        }
    )
    t = g.t
    for name in reversed(worlds):
        [world] = [c for c in t.zones[SHARED] if t.spec.names[t.face[c]].startswith(name)]
        t.zones[SHARED].remove(world)
        t.zones[SHARED].append(world)
    return g


def assemble(g: Game, decks: tuple[str, str] = ("ground", "ground")) -> None:
    for seat, deck in enumerate(decks):
        for name in UNITS[deck] + TACTICS[deck]:
            g.say(f"pick {name}", seat=seat)


def mustered(
    mine: list[str], theirs: list[str], world: str = "Mars", deck: str = "ground"
) -> tuple[Game, int, int]:
    """The first World with what the Attacker and the Defender picked, and who they are."""
    decks = (deck, deck)
    g = duel(world, decks=decks)
    assemble(g, decks)
    attacker = g.t.active
    for seat, picks in ((attacker, mine), (1 - attacker, theirs)):
        g.say(*[f"pick {name}" for name in picks], "done", seat=seat)
    return g, attacker, 1 - attacker


@pytest.mark.proves("S22-VAR-DUEL-1")
def test_ten_units_and_five_tactics_of_ones_choice() -> None:
    g = duel()
    assert g.prompt == "Assemble"
    assert g.session.awaited() == [0, 1]
    g.say(*[f"pick {name}" for name in UNITS["ground"]], seat=0)
    assert g.why("pick Powered Armor Platoons", 0) == "S22-VAR-DUEL-1"
    assert not any("platoons" in offer for offer in g.offers(0))
    g.say(*[f"pick {name}" for name in TACTICS["ground"][:4]], seat=0)
    assert g.session.awaited() == [0, 1]
    g.say("pick Disposable Forces", seat=0)
    assert g.session.awaited() == [1]
    g.say(*[f"pick {name}" for name in TACTICS["ground"]], seat=1)
    assert g.why("pick Militia Rally", 1) == "S22-VAR-DUEL-1"
    g.say(*[f"pick {name}" for name in UNITS["ground"]], seat=1)
    assert g.prompt == "Muster"
    assert sorted(g.names("pool 0")) == sorted(UNITS["ground"] + TACTICS["ground"])
    assert not g.t.zones[FIGURES]
    assert not g.names("court 0")
    assert not g.names("characters 0")


def play_on(g: Game) -> None:
    """A World is fought over with nothing: both muster nobody."""
    for seat in (0, 1):
        g.say("done", seat=seat)


@pytest.mark.proves("S22-VAR-DUEL-2", "S22-VAR-DUEL-3", "S22-MIL-0-11", "S22-VAR-DUEL-8")
def test_ten_worlds_roles_alternate_and_nothing_taken_is_a_draw() -> None:
    g = duel()
    assemble(g)
    top = [g.t.face[card] for card in reversed(g.t.zones[MAP] + g.t.zones[SHARED])]
    assert len(set(top)) == len(top)
    seen: list[int] = []
    defenders: list[int] = []
    while not g.t.over:
        [world] = g.t.zones[MAP]
        seen.append(g.t.face[world])
        defenders.append(g.t.controller[world])
        assert g.t.active == 1 - g.t.controller[world]
        assert not g.t.throne[world]
        play_on(g)
    assert len(seen) == 10
    assert len(set(seen)) == 10
    assert all(one != other for one, other in itertools.pairwise(defenders))
    assert g.happened("conquest-action") == 0  # nobody came to attack
    assert g.t.ranks == [1, 1]


@pytest.mark.proves("S22-VAR-DUEL-4", "S22-VAR-DUEL-5")
def test_points_for_units_and_tactics() -> None:
    g = duel("Mars")
    assemble(g)
    attacker = g.t.active
    defender = 1 - attacker
    g.say("pick Invasion Assault Force", "pick Anti-matter Torpedo Ships", seat=defender)  # 10 + 4
    assert g.why("pick Behemoth Tank Company", defender) == "S22-VAR-DUEL-4"  # and 8
    g.say("pick Destroyer Detachment", seat=defender)  # 17
    assert g.why("pick Orbital Mega-city", defender) == "S22-VAR-DUEL-4"  # 4 more
    g.say("pick Scout Tank Deployment", seat=defender)  # 20 exactly
    g.say("pick Behemoth Tank Company", "pick Invasion Assault Force", seat=attacker)  # 18
    g.say("pick Anti-matter Torpedo Ships", seat=attacker)  # 22
    assert g.why("pick Destroyer Detachment", attacker) == "S22-VAR-DUEL-5"  # 24 for Mars
    g = duel("Mars")
    assemble(g)
    g.say("pick Behemoth Tank Company", "pick Invasion Assault Force", seat=attacker)
    g.say("pick Destroyer Detachment", seat=attacker)  # 21
    g.say("pick Scout Tank Deployment", seat=attacker)  # 24 exactly
    g.say("pick Phalanx Battle Formation", seat=attacker)
    assert g.why("pick Population Mobilization", attacker) == "S22-VAR-DUEL-4"
    assert g.why("pick Prolonged Planetary Siege", attacker) == "S22-VAR-DUEL-4"
    g.say("pick Shield Overload Gambit", "pick Disposable Forces", seat=attacker)  # 2 in all


@pytest.mark.proves("S22-VAR-DUEL-6")
def test_x_is_2() -> None:
    decks = ("capital", "capital")
    g = duel("Mars", decks=decks)
    assemble(g, decks)
    attacker = g.t.active
    g.say("pick Firing Range Advantage", seat=attacker)
    assert g.why("pick Special Operation Orders", attacker) == "S22-VAR-DUEL-4"
    fleets = ["Interceptor Squadron", "Rapid Strike Fleet", "Imperial Guardian Fleet"]
    g, attacker, _ = mustered(["Special Operation Orders", *fleets], [], deck="capital")
    assert g.resources(attacker) == 0
    g.until("Moment", attacker)
    g.say("play Special Operation Orders")
    assert g.prompt == "Targets"  # X was not asked
    g.say("choose Interceptor Squadron", "choose Rapid Strike Fleet")
    assert g.prompt != "Targets"
    g.passes()
    assert [g.depleted(name) for name in fleets] == [False, False, True]
    assert g.resources(attacker) == 0


@pytest.mark.proves("S22-VAR-DUEL-7", "S22-VAR-DUEL-8")
def test_a_standard_fight_then_roles_change_and_all_cards_are_back() -> None:
    g, attacker, defender = mustered(
        ["Anti-matter Torpedo Ships", "Shield Overload Gambit", "Phalanx Battle Formation"],
        ["Scout Tank Deployment"],
    )
    assert g.happened("exchange") == 1
    g.until_moment("step_1", attacker)
    g.say("play Shield Overload Gambit", "choose Anti-matter Torpedo Ships")
    g.attack(("Anti-matter Torpedo Ships", "Scout Tank Deployment"))
    g.until("Declare", attacker)
    assert g.t.exchange == 2
    assert g.is_out("Scout Tank Deployment")
    g.say(aim(g, "Anti-matter Torpedo Ships", "Mars"))  # 5 against 5
    g.until("Muster")
    assert g.t.score[attacker] == 4
    assert g.t.score[defender] == 0
    assert g.t.active == defender
    for seat in (0, 1):
        assert sorted(g.names(f"pool {seat}")) == sorted(UNITS["ground"] + TACTICS["ground"])
        assert not g.t.cards_in(seat, HAND)
        assert len(g.t.cards_in(seat, POOL)) == 15
    while not g.t.over:
        play_on(g)
    assert g.t.ranks[attacker] == 1
    assert g.t.ranks[defender] == 2


@pytest.mark.proves("S22-VAR-DUEL-8")
def test_a_world_that_held_scores_for_nobody() -> None:
    g, attacker, defender = mustered(["Destroyer Detachment"], ["Scout Tank Deployment"])
    g.until("Muster")
    assert g.t.score == [0, 0]
    assert attacker != defender


@pytest.mark.proves("S22-VAR-DUEL-9", "S22-CAP-1")
def test_secret_picks_capacity_and_how_they_stand() -> None:
    g = duel("Galvagex 3")
    assemble(g)
    attacker = g.t.active
    assert g.session.awaited() == [0, 1]
    g.say("pick Orbital Mega-city", "pick Destroyer Detachment", seat=attacker)
    g.say("pick Destroyer Detachment", seat=attacker)  # the Orbital takes no Capacity
    assert g.why("pick Scout Tank Deployment", attacker) == "S22-CAP-1"  # Galvagex 3 holds two
    g.say("done", seat=attacker)
    assert g.session.awaited() == [1 - attacker]
    assert g.happened("musters") == 0  # nothing is told before both are done
    g.say("pick Orbital Mega-city", "pick Scout Tank Deployment", "done", seat=1 - attacker)
    assert g.depleted("Destroyer Detachment", attacker)
    assert not g.depleted("Scout Tank Deployment")
    assert not g.depleted("Orbital Mega-city")
    assert len(g.cards("Orbital Mega-city")) == 1  # the Attacker's takes no part
    assert g.controller("Orbital Mega-city") == 1 - attacker


@pytest.mark.proves("S22-VAR-DUEL-9", "S22-VAR-DUEL-4")
def test_what_stays_behind_takes_no_capacity_but_the_defenders_does() -> None:
    g = duel("Galvagex 3")
    assemble(g)
    defender = 1 - g.t.active
    g.say("pick Orbital Mega-city", "pick Destroyer Detachment", seat=defender)
    assert g.why("pick Scout Tank Deployment", defender) == "S22-CAP-1"


@pytest.mark.proves("S22-VAR-DUEL-1")
def test_any_cards_of_the_set_are_put_together() -> None:
    g = Game({"title": "seize", "ruleset": "2022+duel", "seats": 2, "fast": True})
    cards = TITLE.cards()
    kinds = cards.column("type")
    assets = [c for c in cards.cards if kinds[c.index] <= TACTICS_TYPE]
    every = [c.name for c in assets if not c.flag("counter")]
    for seat in range(2):
        mine = sorted(g.t.spec.names[g.t.face[c]] for c in g.t.cards_in(seat, POOL))
        assert mine == sorted(every * 2)
    assert len(every) > 60
    for name in UNITS["ground"][:5] + UNITS["capital"][:5]:
        g.say(f"pick {name}", seat=0)
    g = duel()  # a deck that was chosen is where the cards come from
    assert g.why("pick Main Battle Fleet", 0) == "S22-VAR-DUEL-1"
