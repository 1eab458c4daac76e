"""Capacity: how many Unit cards of a player a World takes, and what becomes of those too many."""

from __future__ import annotations

import pytest

from regent.games.seize.title import TITLE
from regent.games.seize.worlds import room
from tests.games.seize.table import Game, at, game, unit

THREE = ["0 Infantry Battalion"] * 3
FOUR = ["0 Infantry Battalion"] * 4


def out(card: str, seat: int = 0) -> dict[str, object]:
    """A Unit that went out in Part B."""
    return unit(card, seat, depleted=True)


def free(g: Game, world: str, seat: int = 0) -> int:
    return room(g.t, g.card(world), seat)


@pytest.mark.proves("S22-CAP-1", "S22-CAP-2", "S22-CAP-4", "S22-COMP-08")
def test_unit_cards_of_each_player_are_counted_alone_counters_never() -> None:
    g = game(
        at(
            "Mars",
            0,
            "0 Fighter Carrier Group",
            "0 Clone Battalion",
            out("Robot Goliath", 1),
            out("Termbot Tanks", 1),
            out("Termbot Tanks", 1),
        ),
        at("Malakar 4", 1),
        moment="reallocation",
    )
    assert len(g.t.units_at(g.card("Mars"))) == 8
    assert free(g, "Mars", 0) == 2
    assert free(g, "Mars", 1) == 1


@pytest.mark.proves("S22-CAP-1", "S22-CAP-5", "S22-CAP-4")
def test_a_full_world_takes_no_more_in_reallocation() -> None:
    g = game(
        at("Saturn", 0, *[unit("Infantry Battalion", 0, depleted=True)] * 3),
        at("Dalken Cendros", 0, "0 Clone Battalion"),
        at("Malakar 4", 1),
        moment="reallocation",
    )
    g.until("AttackMoves")  # nothing could move in Part A
    assert g.at("Clone Battalion").startswith("Dalken")
    g = game(
        at("Saturn", 0, *[unit("Infantry Battalion", 0, depleted=True)] * 2),
        at("Dalken Cendros", 0, "0 Fighter Carrier Group", "0 Clone Battalion"),
        at("Malakar 4", 1),
        moment="reallocation",
    )
    g.until("MoveAtHome")
    g.say("move Fighter Carrier Group Saturn")  # three cards, six Units
    assert len(g.t.units_at(g.card("Saturn"))) == 6
    assert g.prompt != "MoveAtHome" or g.why("move Clone Battalion Saturn") == "S22-CAP-5"


@pytest.mark.proves("S22-CAP-10", "S22-CAP-5")
def test_two_full_worlds_swap_units() -> None:
    g = game(
        at("Saturn", 0, *["0 Infantry Battalion"] * 2, "0 Clone Battalion"),
        at("Silicas", 0, *["0 Termbot Tanks"] * 3, "0 Robot Goliath"),
        at("Malakar 4", 1),
        moment="reallocation",
    )
    g.until("MoveAtHome")
    g.say("move Robot Goliath Saturn")
    assert g.why("done") == "S22-CAP-5"  # four at Saturn
    assert g.why("move Termbot Tanks Saturn") == "S22-CAP-5"
    g.say("move Clone Battalion Silicas", "done")
    assert g.at("Robot Goliath").startswith("Saturn")
    assert g.at("Clone Battalion").startswith("Silicas")


@pytest.mark.proves("S22-CAP-10")
def test_a_unit_goes_back_where_the_result_would_not_fit() -> None:
    g = game(
        at("Saturn", 0, *["0 Infantry Battalion"] * 2, "0 Clone Battalion"),
        at("Silicas", 0, *["0 Termbot Tanks"] * 3, "0 Robot Goliath"),
        at("Malakar 4", 1),
        moment="reallocation",
    )
    g.until("MoveAtHome")
    g.say("move Robot Goliath Saturn")
    assert g.why("done") == "S22-CAP-5"
    g.say("move Robot Goliath Silicas", "done")
    assert g.at("Robot Goliath").startswith("Silicas")


@pytest.mark.proves("S22-CAP-3", "S22-CAP-2", "S22-REALLOC-C8")
def test_react_keeps_within_the_defenders_own_capacity() -> None:
    g = game(
        at("Saturn", 1, *["1 Infantry Battalion"] * 2),
        at("Silicas", 1, "1 Clone Battalion", "1 Robot Goliath"),
        at("Mars", 0, "0 Termbot Tanks", "0 Destroyer Detachment"),
        moment="reallocation",
    )
    g.until("AttackMoves")
    g.say("move Termbot Tanks Saturn", "move Destroyer Detachment Saturn")
    g.until("React")
    g.say("move Clone Battalion Saturn")
    assert g.prompt != "React" or g.why("move Robot Goliath Saturn") == "S22-CAP-5"
    assert len(g.t.cards_at(g.card("Saturn"), 1)) == 3
    g.until("Campaign")
    assert g.at("Robot Goliath").startswith("Silicas")


def win(g: Game, world: str, *units: str) -> None:
    """The Conquest Action at this World succeeds in its 1st Exchange, as far as it goes."""
    g.conquer(world)
    g.attack(*[(name, world) for name in units])


@pytest.mark.proves("S22-CAP-3")
def test_moves_after_a_conquest_keep_within_capacity() -> None:
    g = game(
        at("Mars", 1, out("Robot Goliath"), out("Clone Battalion")),
        at("Saturn", 0, *THREE),
        at("Galvagex 3", 0, "0 Infantry Battalion"),
        at("Malakar 4", 1),
    )
    win(g, "Mars", "Robot Goliath")
    g.until("Regroup", 0)
    assert g.why("move Clone Battalion Saturn") == "S22-CAP-5"
    g.say("move Clone Battalion Galvagex 3")
    assert g.prompt != "Regroup" or g.why("move Robot Goliath Galvagex 3") == "S22-CAP-5"


@pytest.mark.proves("S22-CAP-8", "S22-CAP-3")
def test_a_forced_move_goes_to_any_world_with_room() -> None:
    g = game(
        at("Mars", 1, out("Robot Goliath"), out("Clone Battalion")),
        at("Saturn", 0, *THREE),
        at("Silicas", 0, *THREE),
        at("Dalken Cendros", 0, *THREE),
        at("Malakar 4", 1),
    )
    g.until("Campaign")
    g.say("skip Mars")
    assert g.prompt == "Return"
    assert sorted(g.offers()) == [
        "move clone-battalion dalken-cendros",
        "move clone-battalion silicas",
        "move robot-goliath dalken-cendros",
        "move robot-goliath silicas",
    ]
    g.say("move Clone Battalion Silicas")  # Silicas is full now
    assert g.at("Robot Goliath").startswith("Dalken")


@pytest.mark.proves("S22-CAP-6", "S22-CAP-7", "S22-CAP-8")
def test_units_that_no_world_can_take_are_lost_with_their_counters() -> None:
    g = game(
        at("Mars", 1, out("Fighter Carrier Group"), out("Clone Battalion")),
        at("Saturn", 0, *THREE),
        at("Silicas", 0, *THREE),
        at("Malakar 4", 1),
    )
    g.until("Campaign")
    g.say("skip Mars")  # one place at Silicas
    g.say("move Clone Battalion Silicas")
    assert g.names("discard 0") == ["Fighter Carrier Group"]
    assert g.is_out("Fighter Counter")
    g = game(at("Mars", 1, out("Fighter Carrier Group")), at("Malakar 4", 1))
    g.until("Campaign")
    g.say("skip Mars")  # no World at all
    assert g.names("discard 0") == ["Fighter Carrier Group"]
    assert g.is_out("Fighter Counter")


@pytest.mark.proves("S22-CAP-7", "S22-CAP-8")
def test_the_controller_chooses_who_finds_the_last_place() -> None:
    for saved in ("Robot Goliath", "Clone Battalion"):
        g = game(
            at("Mars", 1, out("Robot Goliath"), out("Clone Battalion")),
            at("Saturn", 0, *THREE),
            at("Silicas", 0, *THREE),
            at("Malakar 4", 1),
        )
        g.until("Campaign")
        g.say("skip Mars")
        assert g.prompt == "Return"
        assert sorted(g.offers()) == ["move clone-battalion silicas", "move robot-goliath silicas"]
        g.say(f"move {saved} Silicas")
        assert g.at(saved).startswith("Silicas")
        [other] = {"Robot Goliath", "Clone Battalion"} - {saved}
        assert g.names("discard 0") == [other]


@pytest.mark.proves("S22-CAP-9", "S22-PRES-1")
def test_a_picket_fleet_takes_no_capacity() -> None:
    g = game(
        at("Saturn", 1, *["1 Infantry Battalion"] * 3, out("Robot Goliath")),
        at("Mars", 0),
        at("Malakar 4", 1),
        hands={1: ["Emergency Picket Fleet"]},
    )
    g.conquer("Saturn")
    g.until_moment("ca_start", 1)
    assert free(g, "Saturn", 1) == 0
    g.say("play Emergency Picket Fleet")
    g.passes()
    assert g.at("Emergency Picket Fleet").startswith("Saturn")
    assert free(g, "Saturn", 1) == 0
    assert len(g.t.cards_at(g.card("Saturn"), 1)) == 3


@pytest.mark.proves("S22-CAP-11")
def test_a_conquered_world_takes_as_many_as_before() -> None:
    for throne in (False, True):
        g = game(
            at(
                "Saturn",
                1,
                out("Robot Goliath"),
                out("Clone Battalion"),
                out("Clone Battalion"),
                throne=throne,
            ),
            at("Mars", 0, "0 Infantry Battalion"),
            at("Malakar 4", 1),
            settings={"throne_conquest": 0},
        )
        win(g, "Saturn", "Robot Goliath")
        g.until("SystemDraw")
        assert g.controller("Saturn") == 0
        assert len(g.t.cards_at(g.card("Saturn"), 0)) == 3
        assert free(g, "Saturn") == 0
        assert g.names("discard 0") == []


@pytest.mark.proves("S22-CAP-10")
def test_a_unit_that_has_gone_back_stays() -> None:
    """Else two full Worlds could pass it to and fro for ever."""
    g = game(
        at("Galvagex 3", 0, "0 Clone Battalion", "0 Infantry Battalion"),
        at("Saturn", 0, *["0 Robot Infantry Battalion"] * 3),
        at("Mars", 0, "0 Android Battalion"),
        moment="reallocation",
    )
    g.until("MoveAtHome")
    g.say("move Clone Battalion Saturn")  # one too many there
    g.say("move Android Battalion Galvagex 3")  # and its old place is taken
    g.say("move Clone Battalion Galvagex 3")  # back: now there is one too many here
    assert g.why("move Clone Battalion Saturn") == "S22-CAP-10"
    assert g.why("done") == "S22-CAP-5"
    g.say("move Android Battalion Mars")
    g.say("done")
    assert not TITLE.violations(g.t)
