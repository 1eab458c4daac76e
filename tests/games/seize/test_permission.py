"""Reactions on other players' cards: who allows them, and what follows when nobody does."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.state import HAND
from tests.games.seize.cards import battle, came
from tests.games.seize.table import Game, at


def offered_help(*units: Any, card: str = "Phalanx Battle Formation", **more: Any) -> Game:
    """Seat 2 is about to help in a fight of seats 0 and 1, at the start of Step 1."""
    hands = more.pop("hands", {2: [card]})
    g = battle(*units, worlds=[at("Malakar 4", 2)], hands=hands, seats=3, **more)
    g.until_moment("step_1", 2)
    return g


@pytest.mark.proves("S22-REACT-14", "S22-REACT-8")
def test_a_declined_reaction_goes_back_to_its_player() -> None:
    g = offered_help(came("Robot Goliath"), "1 Clone Battalion", "1 Destroyer Detachment")
    g.say("play Phalanx Battle Formation", "choose Clone Battalion")
    assert (g.prompt, g.awaited) == ("Permit", 1)
    g.say("decline")
    assert g.happened("forbids 1 phalanx-battle-formation clone-battalion")
    assert (g.prompt, g.awaited) == ("Targets", 2)
    assert set(g.offers()) == {"choose destroyer-detachment", "choose robot-goliath", "done"}
    assert g.why("choose Clone Battalion") == "S22-REACT-14"
    g.say("choose Destroyer Detachment", "agree")
    assert g.happened("allows 1 phalanx-battle-formation destroyer-detachment")
    g.passes()
    assert g.defence("Destroyer Detachment") == 3 + 3
    assert g.resources(2) == 4


@pytest.mark.proves("S22-REACT-14")
def test_the_last_possible_target_is_not_asked_for_by_itself() -> None:
    g = offered_help(came("Robot Goliath"), "1 Clone Battalion")
    g.say("play Phalanx Battle Formation", "choose Clone Battalion", "decline")
    assert (g.prompt, g.awaited) == ("Targets", 2)  # not seat 0, whose Goliath is left
    assert set(g.offers()) == {"choose robot-goliath", "done"}
    g.say("done")
    assert g.names("hand 2") == ["Phalanx Battle Formation"]
    assert g.resources(2) == 5
    assert not g.happened("resolves")


@pytest.mark.proves("S22-REACT-14")
def test_a_reaction_taken_back_was_seen_and_does_not_come_again_at_that_moment() -> None:
    cards = ["Phalanx Battle Formation", "Phalanx Battle Formation", "Armor Piercing Barrage"]
    g = offered_help(came("Robot Goliath"), "1 Clone Battalion", hands={2: cards})
    g.say("play Phalanx Battle Formation", "choose Clone Battalion", "decline", "done")
    card = g.t.cards_in(2, HAND)[-1]
    assert all(g.t.knows(seat, card) for seat in range(3))  # it was announced openly
    assert (g.prompt, g.moment) == ("Moment", "step_1")
    g.until_moment("step_1", 2)
    assert g.why("play Phalanx Battle Formation") == "S22-REACT-14"  # nor the other copy
    assert g.offered("play Armor Piercing Barrage")
    g.until_moment("step_2", 2)
    assert g.offered("play Phalanx Battle Formation")


@pytest.mark.proves("S22-REACT-14")
def test_whoever_was_depleted_for_it_is_upright_again() -> None:
    g = offered_help(
        came("Robot Goliath"),
        "1 Clone Battalion",
        figures={2: ["General Dar'ken of Calestran Crusade"]},
    )
    g.say("play Phalanx Battle Formation", "deplete General Dar'ken of Calestran Crusade 1")
    assert g.depleted("General Dar'ken of Calestran Crusade")
    g.say("choose Clone Battalion", "decline", "choose Robot Goliath", "decline")
    assert g.happened("takes-back 2 phalanx-battle-formation")  # nobody was left to ask
    assert not g.depleted("General Dar'ken of Calestran Crusade")
    assert g.resources(2) == 5


@pytest.mark.proves("S22-ABIL-8")
def test_before_anybody_declined_a_target_must_be_chosen() -> None:
    g = offered_help(came("Robot Goliath"), "1 Clone Battalion")
    g.say("play Phalanx Battle Formation")
    assert g.why("done") == "S22-ABIL-8"
