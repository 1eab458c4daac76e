"""The Resupply Phase: upright, draws, Characters, income and counters, Worlds."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.state import DISCARD, RESERVE
from regent.games.seize.units import new_counter
from tests.games.seize.table import Game, at, game, unit


def resupply(*map_: dict[str, Any], **more: Any) -> Game:
    """Seat 0 at the beginning of its Resupply Phase; seat 1 has a World."""
    if not any(place["seat"] == 1 for place in map_):
        map_ = (*map_, at("Malakar 4", 1))
    more.setdefault("resources", [5, 5])
    return game(*map_, moment="resupply", **more)


def paused(*map_: dict[str, Any], **more: Any) -> Game:
    """The same, but seat 0 has a Reaction for the first window, so that nothing has happened."""
    idle = at("Bygaros 7", 1, unit("Infantry Battalion", 1, depleted=True))
    return resupply(*map_, idle, hands={0: ["Special Operation Orders"]}, **more)


def after(g: Game) -> Game:
    """The Allocation Phase has come; nobody wanted anything."""
    while g.t.phase < 2:
        g.shrug()
    return g


# -- Part A ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-RESUPPLY-A1", "S22-DISP-C2")
def test_every_depleted_card_one_controls_is_turned_upright() -> None:
    g = resupply(
        at("Mars", 0, unit("Clone Battalion", 0, depleted=True), depleted=True),
        at("Silicas", 0, owner=1, depleted=True),
        at("Malakar 4", 1, unit("Robot Goliath", 1, depleted=True), depleted=True),
        figures={
            0: [
                {"card": "Ajee Delere", "depleted": True},
                {"card": "Khamera", "depleted": True},
            ],
            1: [{"card": "Khamera", "depleted": True}],
        },
    )
    after(g)
    for mine in ("Mars", "Silicas", "Clone Battalion", "Ajee Delere"):
        assert not g.depleted(mine), mine
    assert g.disputed("Khamera", 0)
    assert not g.depleted("Khamera", 0)
    for other in ("Malakar 4", "Robot Goliath"):
        assert g.depleted(other), other
    assert g.depleted("Khamera", 1)


# -- Part B ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-RESUPPLY-B1", "S22-REGENT-4")
def test_one_asset_card_the_regent_two() -> None:
    for regent, number in ((-1, 1), (1, 1), (0, 2)):
        g = after(resupply(at("Mars", 0), regent=regent))
        assert g.clauses("draws").count("S22-RESUPPLY-B1") == number
        assert len(g.names("hand 0")) == number


def emptied(g: Game, seat: int = 0) -> None:
    """All Asset cards of the seat go to its Discard Pile."""
    for zone in (0, 1, 2):
        for card in g.t.cards_in(seat, zone)[:]:
            g.t.move(card, g.t.zone(seat, DISCARD))


@pytest.mark.proves("S22-RESUPPLY-B2")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    for reshuffle in (False, True):
        g = paused(at("Mars", 0), settings={"reshuffle": reshuffle})
        emptied(g)
        piled = len(g.names("discard 0"))
        after(g)
        if reshuffle:
            assert len(g.names("hand 0")) == 2
            assert g.happened("reshuffles 0") == 1
            left = g.t.cards_in(0, DISCARD)
            assert all(g.t.is_world(card) or g.t.is_character(card) for card in left)
            assert len(g.names("assets 0")) == piled - len(left) - 1
        else:
            assert g.names("hand 0") == ["Special Operation Orders"]
            assert g.names("court 0") == []
            assert len(g.names("discard 0")) == piled


@pytest.mark.proves("S22-RESUPPLY-B2")
def test_an_empty_system_deck_gives_no_world() -> None:
    idle = at("Malakar 4", 1, unit("Infantry Battalion", 1, depleted=True))
    orders = ["Special Operation Orders"]
    g = game(at("Mars", 0), idle, moment="victory", hands={0: orders})
    assert g.prompt == "Moment"
    emptied(g)
    g.next_turn()
    assert g.t.cards_in(0, RESERVE) == []
    assert g.happened("draws 0") == 0


# -- Part C ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-RESUPPLY-C1", "S22-COMP-16")
def test_one_character_is_drawn_facedown() -> None:
    g = after(resupply(at("Mars", 0)))
    assert len(g.names("court 0")) == 1
    card = g.t.cards_in(0, 5)[0]
    assert g.t.knows(0, card)
    assert not g.t.knows(1, card)


@pytest.mark.proves("S22-RESUPPLY-C2", "S22-DISP-C3")
def test_no_more_than_three_characters_stay() -> None:
    g = resupply(
        at("Mars", 0),
        figures={0: ["Ajee Delere", "Khamera"], 1: ["Khamera"]},
        zones={"court 0": ["Lethess"], "characters 0": ["Telek"]},
    )
    g.until("Dismiss")
    assert sorted(g.offers()) == [
        "discard ajee-delere",
        "discard khamera",
        "discard lethess",
        "discard telek",
    ]  # the Disputed one counts and may go
    g.say("discard Lethess")
    assert "Lethess, Demoness of Oblivion" in g.names("discard 0")
    assert g.names("court 0") == ["Telek, the Cyber-Stream Stalker"]
    g = resupply(at("Mars", 0), figures={0: ["Ajee Delere"]}, zones={"court 0": ["Lethess"]})
    after(g)  # three: nobody is asked
    assert len(g.names("court 0")) == 2


@pytest.mark.proves("S22-RESUPPLY-C3", "S22-DISP-2", "S22-UNIV-12", "S22-COMP-15")
def test_discarding_a_faceup_copy_ends_the_dispute() -> None:
    g = resupply(
        at("Mars", 0),
        figures={0: ["Ajee Delere", "Khamera"], 1: ["Khamera"]},
        zones={"court 0": ["Lethess"], "characters 0": ["Telek"]},
    )
    g.until("Dismiss")
    assert g.disputed("Khamera", 1)
    g.say("discard Khamera")
    assert not g.disputed("Khamera", 1)
    assert g.names("discard 0") == ["Khamera, Overly Aug'd Berzerker"]
    assert all(g.t.knows(viewer, g.t.cards_in(0, DISCARD)[0]) for viewer in range(3))


# -- Part D ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-RESUPPLY-D1", "S22-RESUPPLY-D5")
def test_one_resource_counter_for_each_faceup_world() -> None:
    g = resupply(
        at("Mars", 0),
        at("Silicas", 0, owner=1),
        zones={"reserve 0": ["Dalken Cendros", "Damirus Inner"]},
    )
    assert after(g).resources(0) == 5 + 2
    assert g.resources(1) == 5


@pytest.mark.proves("S22-RESUPPLY-D2", "S22-RESUPPLY-D3", "S22-THRONE-5")
def test_a_throne_world_gives_2_to_its_owner_only() -> None:
    g = resupply(at("Mars", 0, throne=True), at("Silicas", 0))
    assert after(g).resources(0) == 5 + 3
    g = resupply(at("Mars", 0, owner=1, throne=True), at("Silicas", 0))
    assert after(g).resources(0) == 5 + 2
    g = resupply(at("Mars", 1, owner=0, throne=True), at("Silicas", 0))
    assert after(g).resources(0) == 5 + 1  # nothing while it is not Controlled


@pytest.mark.proves("S22-RESUPPLY-D4", "S22-DISP-W-1")
def test_a_disputed_world_generates_half() -> None:
    g = resupply(at("Mars", 0), at("Silicas", 0), at("Silicas", 1))
    assert after(g).resources(0) == 5 + 1  # 1 and half of 1
    g = resupply(at("Mars", 0), at("Bygaros 7", 0), at("Bygaros 7", 1))
    assert after(g).resources(0) == 5 + 2  # 1 and half of 2
    two = (at("Mars", 0), at("Silicas", 0), at("Malakar 4", 0))
    copies = (at("Silicas", 1), at("Malakar 4", 1))
    assert after(resupply(*two, *copies)).resources(0) == 5 + 1
    g = resupply(*two, *copies, settings={"disputed_income": "pooled"})
    assert after(g).resources(0) == 5 + 2  # half and half


@pytest.mark.proves("S22-RESUPPLY-D6", "S22-RESUPPLY-D7", "S22-CNT-6")
def test_counters_are_replaced_up_to_the_starting_number() -> None:
    g = paused(
        at(
            "Mars",
            0,
            unit("Fighter Carrier Group", 0, carried=1),
            unit("Heavy Robot Battalion", 0, missions=0),
            unit("Light Cruiser Task Force", 0, missions=5),
        ),
        at("Malakar 4", 1, unit("Drone Carrier Group", 1, carried=0)),
    )
    assert g.counters("Fighter Carrier Group") == 1
    after(g)
    assert g.counters("Fighter Carrier Group") == 3
    assert g.missions("Heavy Robot Battalion") == 2
    assert g.missions("Light Cruiser Task Force") == 5  # more than it started with: they stay
    assert g.counters("Drone Carrier Group") == 0  # not Controlled


@pytest.mark.proves("S22-RESUPPLY-D7")
def test_extra_unit_counters_stay() -> None:
    g = paused(at("Mars", 0, "0 Fighter Carrier Group"))
    host = g.card("Fighter Carrier Group")
    new_counter(g.t, g.t.spec.carries[g.t.face[host]], host, 0, g.t.at[host])
    after(g)
    assert g.counters("Fighter Carrier Group") == 4


@pytest.mark.proves("S22-RESUPPLY-D6")
def test_counters_on_worlds_are_replaced_too() -> None:
    """No World of the starter decks lists counters; a patch gives Mars two of a kind."""
    for refill, number in ((True, 2), (False, 0)):
        g = Game(
            {
                "title": "seize",
                "seats": 2,
                "settings": {"refill_worlds": refill},
                "fast": True,
                "patch": '[[card]]\nname = "Mars, Robot\'s Bane"\nmissions = 2\n',
                "given": {
                    "moment": "resupply",
                    "map": [at("Mars", 0), at("Malakar 4", 1)],
                    "zones": {"hand 0": [], "hand 1": []},
                },
            }
        )
        after(g)
        assert g.missions("Mars") == number


# -- Part E ---------------------------------------------------------------------------------------


@pytest.mark.proves("S22-RESUPPLY-E1", "S22-RESUPPLY-E5")
def test_worlds_are_faced_up_for_their_cost() -> None:
    g = resupply(
        at("Mars", 0),
        resources=[6, 0],
        hands={0: ["Clone Battalion"]},
        zones={"reserve 0": ["Silicas", "Saturn", "Dalken Cendros"]},
    )
    g.until("BuyWorlds")
    assert g.resources(0) == 7
    g.say("face-up Silicas")
    assert g.resources(0) == 3
    assert g.why("face-up Dalken Cendros") == "S22-RESUPPLY-E1"  # 5
    g.say("face-up Saturn")  # any number
    assert g.resources(0) == 0
    assert not g.depleted("Silicas")
    g.until("AllocateUnits")
    assert g.resources(0) == 0  # no income of this Turn
    g.say("allocate Clone Battalion", "spend Silicas")
    assert g.at("Clone Battalion").startswith("Silicas")
    g.until("Moment", 0)
    assert g.offered("use Saturn")  # and for its ability


@pytest.mark.proves("S22-RESUPPLY-E2", "S22-THRONE-3")
def test_a_throne_world_of_anybody_is_not_faced_up() -> None:
    for holder in (1, 2):
        g = game(
            at("Mars", 0),
            at("Silicas", holder, owner=1, throne=True),
            at("Malakar 4", 3 - holder),
            seats=3,
            moment="resupply",
            zones={"reserve 0": ["Silicas"]},
        )
        g.until("BuyWorlds")
        assert g.why("face-up Silicas") == "S22-RESUPPLY-E2"


@pytest.mark.proves("S22-RESUPPLY-E3")
def test_a_world_of_which_one_has_a_copy_is_not_faced_up() -> None:
    for owner in (0, 1):
        g = resupply(
            at("Mars", 0),
            at("Silicas", 0, owner=owner),
            zones={"reserve 0": ["Silicas"] * (2 - owner)},
        )
        g.until("BuyWorlds")
        assert g.why("face-up Silicas") == "S22-RESUPPLY-E3"


@pytest.mark.proves("S22-RESUPPLY-E4", "S22-DISP-1")
def test_a_copy_makes_all_copies_disputed_at_once() -> None:
    g = game(
        at("Mars", 0),
        at("Silicas", 1),
        at("Malakar 4", 2),
        seats=3,
        moment="resupply",
        zones={"reserve 0": ["Silicas"], "reserve 2": ["Malakar 4"]},
    )
    g.until("BuyWorlds")
    assert not g.disputed("Silicas")
    g.say("face-up Silicas")
    assert g.disputed("Silicas", 0)
    assert g.disputed("Silicas", 1)
    assert not g.disputed("Malakar 4")  # a facedown copy Disputes nothing


# -- Besieged Empires -----------------------------------------------------------------------------


def besieged(*worlds: str, tops: list[str], **more: Any) -> Game:
    begin = paused if more.pop("paused", False) else resupply
    return begin(
        *[at(world, 0) for world in worlds],
        at("Malakar 4", 1, throne=True),
        settings=more.pop("settings", {"rescue": True}),
        zones={"systems 0": tops},
        **more,
    )


@pytest.mark.proves("S22-VAR-BESIEGED-1", "S22-VAR-BESIEGED-1b", "S22-VAR-BESIEGED-0")
def test_a_player_with_one_world_is_rescued_by_asset_cards() -> None:
    g = besieged("Mars", tops=["Dalken Cendros", "Silicas"])
    g.until("BuyWorlds")
    before = len(g.names("assets 0"))
    assert g.resources(0) == 6
    g.say("rescue")
    assert g.controller("Silicas") == 0
    assert not g.depleted("Silicas")
    assert len(g.names("assets 0")) == before - 4
    assert len(g.names("discard 0")) == 4
    assert g.resources(0) == 6
    assert g.prompt != "BuyWorlds"  # two Worlds: that is enough
    g = besieged("Mars", "Silicas", tops=["Dalken Cendros"])
    after(g)
    assert g.happened("reveals") == 0


@pytest.mark.proves("S22-VAR-BESIEGED-1", "S22-VAR-BESIEGED-1b")
def test_the_rescue_may_be_repeated_up_to_two_worlds_from_the_second_turn_on() -> None:
    g = besieged(tops=["Dalken Cendros", "Silicas", "Mars"])
    g.until("BuyWorlds")
    g.say("rescue", "rescue")
    assert len(g.t.worlds(0)) == 2
    assert g.prompt != "BuyWorlds"
    g = besieged("Mars", tops=["Silicas"], turns=[1, 1])
    after(g)
    assert g.is_out("Silicas")
    g = besieged("Mars", tops=["Silicas"], turns=[1, 1], paused=True)
    g.t.move(g.t.cards_in(0, 1)[0], g.t.zone(0, RESERVE))
    g.until("BuyWorlds")
    assert g.why("rescue") == "S22-VAR-BESIEGED-1"
    g = besieged("Mars", tops=["Silicas"], settings={})
    after(g)
    assert g.is_out("Silicas")


@pytest.mark.proves("S22-VAR-BESIEGED-1a", "S22-VAR-BESIEGED-1b")
def test_a_world_that_may_not_be_faced_up_is_discarded_and_the_attempt_repeated() -> None:
    g = besieged("Mars", tops=["Silicas", "Mars", "Malakar 4"])
    g.until("BuyWorlds")
    assets = len(g.names("assets 0"))
    g.say("rescue")  # a Throne World
    assert g.names("discard 0") == ["Malakar 4, Dual-crusted Planet"]
    g.say("rescue")  # a copy of one's own
    assert g.names("discard 0")[-1] == "Mars, Robot's Bane"
    assert len(g.names("assets 0")) == assets
    g.say("rescue")
    assert g.controller("Silicas") == 0


@pytest.mark.proves("S22-VAR-BESIEGED-1b")
def test_a_rescued_world_may_become_disputed_and_one_too_dear_goes_back() -> None:
    g = besieged("Mars", tops=["Silicas"])
    g.t.set_throne(g.card("Malakar 4"), 0)
    g.t.face[g.card("Malakar 4")] = g.t.face[g.t.cards_in(0, 1)[-1]]
    g.until("BuyWorlds")
    g.say("rescue")
    assert g.disputed("Silicas", 0)
    g = besieged("Mars", tops=["Silicas"])
    g.until("BuyWorlds")
    for card in g.t.cards_in(0, 0)[3:]:
        g.t.move(card, g.t.zone(0, DISCARD))
    g.say("rescue")
    assert g.names("systems 0")[-1] == "Silicas, Paradise Planet"
    assert len(g.names("assets 0")) == 3
    assert g.prompt != "BuyWorlds"  # the attempt is over
