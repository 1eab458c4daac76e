"""Words of the vocabulary that no printed card has: the cards of extra.toml at work."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regent.games.seize.state import PLAYED
from regent.games.seize.worlds import allocation_points
from tests.games.seize.table import Game, at
from tests.games.seize.test_battle import came
from tests.games.seize.test_modifiers import patched

EXTRA = Path(__file__).with_name("extra.toml").read_text(encoding="utf-8")


def card(g: Game, name: str) -> int:
    """The one card of that name, of the test set or not."""
    [found] = [c for c in range(len(g.t.face)) if g.t.spec.names[g.t.face[c]] == name]
    return found


def fight(*units: Any, **more: Any) -> Game:
    g = patched(
        EXTRA, at("Mars", 1, *units), at("Dalken Cendros", 0), at("Krinos Mecarios", 1), **more
    )
    g.conquer("Mars")
    return g


@pytest.mark.proves("S22-MOD-2")
def test_multipliers_of_allocation_points_add_up() -> None:
    def yields(*units: str) -> int:
        g = patched(
            EXTRA,
            at("Verdant Twin", 0, *units),
            at("Mars", 1),
            hands={0: ["Clone Battalion", "Destroyer Detachment"]},
            moment="allocation",
        )
        hand = {g.t.spec.names[g.t.face[c]]: c for c in g.t.hand(0)}
        world = card(g, "Verdant Twin")
        assert allocation_points(g.t, world, hand["Destroyer Detachment"]) == 3  # Troops only
        return allocation_points(g.t, world, hand["Clone Battalion"])

    assert yields() == 3 * 2
    assert yields("0 Muster Depot") == 3 * (2 + 3)


@pytest.mark.proves("S22-MOD-2", "S22-ALLOC-B5")
def test_a_unit_is_paid_with_multiplied_points() -> None:
    g = patched(
        EXTRA,
        at("Verdant Twin", 0, "0 Muster Depot"),
        at("Mars", 1),
        hands={0: ["Behemoth Tank Company"]},
        moment="allocation",
    )
    g.until("AllocateUnits")
    g.say("allocate Behemoth Tank Company", "spend Verdant Twin")
    assert g.at("Behemoth Tank Company") == "Verdant Twin"


@pytest.mark.proves("S22-REACT-5", "S22-REACT-6")
def test_a_cancel_eliminates_what_is_allocated() -> None:
    g = fight(
        came("Robot Goliath"),
        "1 Destroyer Detachment",
        hands={0: ["Signal Purge"], 1: ["Phalanx Battle Formation"]},
    )
    g.until_moment("step_1", 1)
    g.say("play Phalanx Battle Formation", "choose Destroyer Detachment")
    assert g.happened("resolves 1 phalanx-battle-formation")  # as it was announced, nothing lay
    assert g.defence("Destroyer Detachment") == 3 + 3
    assert (g.prompt, g.awaited) == ("Moment", 0)
    g.say("play Signal Purge")
    assert g.happened("aims 0 signal-purge phalanx-battle-formation")
    g.until("Declare", 0)
    assert g.defence("Destroyer Detachment") == 3
    assert g.t.zones[PLAYED] == []
    assert "Phalanx Battle Formation" in g.names("discard 1")
    assert g.clauses("eliminated") == ["S22-REACT-5"]
    assert g.resources(1) == 4  # what was paid is spent


@pytest.mark.proves("S22-REACT-5", "S22-CONQ-5")
def test_a_cancelled_picket_fleet_leaves_and_its_keywords_with_it() -> None:
    g = fight(
        came("Robot Goliath"),
        hands={0: ["Signal Purge"], 1: ["Emergency Picket Fleet"]},
    )
    g.until_moment("ca_start", 1)
    g.say("play Emergency Picket Fleet")
    assert not g.is_out("Emergency Picket Fleet")
    assert g.awaited == 0
    g.say("play Signal Purge")
    g.until("Declare", 0)
    assert g.is_out("Emergency Picket Fleet")


@pytest.mark.proves("S22-UNIV-5")
def test_an_effect_without_a_time_frame_lasts_for_the_step_it_is_used_in() -> None:
    g = fight(
        came("Robot Goliath"),
        "1 Destroyer Detachment",
        "1 Clone Battalion",
        hands={1: ["Brace for Impact"]},
    )
    g.attack(("Robot Goliath", "Destroyer Detachment"))
    g.until_moment("step_3", 1)
    g.say("play Brace for Impact")
    g.until("Withdrawal")
    assert not g.is_out("Destroyer Detachment")  # it takes 2 Damage counters in this Step
    assert not g.has("Destroyer Detachment", "Hardened")  # and the Step is over


@pytest.mark.proves("S22-UNIV-5")
def test_without_a_step_there_is_nothing_for_it_to_last() -> None:
    g = fight(
        came("Robot Goliath"),
        "1 Destroyer Detachment",
        hands={1: ["Brace for Impact", "Planetary Defensive Ring"]},
    )
    g.until_moment("ca_start", 1)
    assert not g.offered("play Brace for Impact")
    g.until_moment("step_1", 1)
    assert g.offered("play Brace for Impact")


@pytest.mark.proves("S22-COMP-06")
def test_a_reaction_that_is_no_tactics_card_is_played_like_one() -> None:
    g = patched(EXTRA, at("Mars", 0), at("Silicas", 1), hands={0: ["Windfall"]}, moment="resupply")
    g.until("Moment", 0)
    g.say("play Windfall")
    g.passes()
    assert g.resources(0) >= 7
    assert "Windfall" in g.names("discard 0")


@pytest.mark.proves("S22-COMP-06", "S22-VAR-DUEL-1")
def test_a_duel_takes_tactics_cards_only() -> None:
    g = Game({"title": "seize", "seats": 2, "ruleset": "2022+duel", "fast": True, "patch": EXTRA})
    names = {g.t.spec.names[g.t.face[c]] for c in range(len(g.t.face))}
    assert "Signal Purge" in names
    assert "Windfall" not in names
