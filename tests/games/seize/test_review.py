"""Interactions found by a review of the rules against their clauses."""

from __future__ import annotations

import pytest

from tests.games.seize.table import at, game, unit
from tests.games.seize.test_battle import aim, battle, came, to_exchange
from tests.games.seize.test_duel import mustered


@pytest.mark.proves("S22-REACT-6", "S22-KW-SUBLIGHT-1")
def test_a_sub_light_move_does_not_spend_what_is_set_aside() -> None:
    """The last Resource counter waits for Special Operation Orders, so the Goliath stays."""
    g = game(
        at("Mars", 1),
        at("Dalken Cendros", 0, "0 Robot Goliath", unit("Destroyer Detachment", 0, depleted=True)),
        hands={0: ["Special Operation Orders", "Secret Maneuvers"]},
        moment="reallocation",
        resources=[2, 0],
    )
    g.until_moment("reallocation_b", 0)
    g.say("play Special Operation Orders", "amount 1")
    g.say("play Secret Maneuvers")
    g.until("AttackMoves")
    assert g.resources(0) == 0
    assert g.at("Robot Goliath").startswith("Dalken")
    assert not g.depleted("Destroyer Detachment")


@pytest.mark.proves("S22-CAP-9")
def test_a_picket_fleet_is_no_unit_card_for_other_cards() -> None:
    g = battle(
        came("Robot Goliath"),
        "1 Destroyer Detachment",
        hands={1: ["Emergency Picket Fleet", "Phalanx Battle Formation"]},
    )
    g.until_moment("ca_start", 1)
    g.say("play Emergency Picket Fleet")
    g.until_moment("step_1", 1)
    g.say("play Phalanx Battle Formation")
    assert g.prompt == "Targets"
    assert g.offered("choose Destroyer Detachment")
    assert not g.offered("choose Emergency Picket Fleet")


@pytest.mark.proves("S22-REACT-8", "S22-ABIL-5")
def test_a_character_is_not_spent_on_a_reaction_that_was_refused() -> None:
    g = battle(
        came("Robot Goliath"),
        "1 Destroyer Detachment",
        hands={2: ["Phalanx Battle Formation"]},
        seats=3,
        figures={2: ["Brigadier General Na'zeen"]},
    )
    g.until_moment("step_1", 2)
    g.say("play Phalanx Battle Formation", "deplete Brigadier General Na'zeen 1")
    g.say("choose Robot Goliath", "decline")
    g.say("done")  # nobody else is asked
    assert g.names("hand 2") == ["Phalanx Battle Formation"]
    assert not g.depleted("Brigadier General Na'zeen")
    assert g.resources(2) == 5


@pytest.mark.proves("S22-REACT-12", "S22-GLOSS-EXCHANGE")
def test_what_was_meant_for_an_exchange_that_never_came_is_over() -> None:
    """No Attacker is left for the 3rd Exchange; Siege +1 does not wait for another fight."""
    g = battle(
        came("Clone Battalion"),
        "1 Behemoth Tank Company",
        "1 Infantry Battalion",
        hands={1: ["Prolonged Planetary Siege"]},
        figures={1: ["1st General Paledos"]},
        resources=[0, 5],
    )
    to_exchange(g, 2)
    g.until("Declare", 1)
    g.say(aim(g, "Behemoth Tank Company", "Clone Battalion"), "done")
    g.until_moment("step_4", 1)
    g.say("play Prolonged Planetary Siege", "deplete 1st General Paledos 1")
    g.until("SystemDraw")
    assert g.happened("exchange 0 3") == 0
    assert not g.has("Infantry Battalion", "Siege")
    assert g.names("discard 1") == ["Prolonged Planetary Siege"]


@pytest.mark.proves("S22-VAR-DUEL-1", "S22-VAR-DUEL-7")
def test_a_duel_has_no_asset_deck() -> None:
    """Galvagex 3 would put a Unit out of reach of the next fight, Ygranus bring in a stranger."""
    mine, theirs = ["Rapid Strike Fleet"], ["Imperial Guardian Fleet"]
    g, _, defender = mustered(mine, theirs, "Galvagex", deck="capital")
    g.attack(("Rapid Strike Fleet", "Imperial Guardian Fleet"))
    assert g.is_out("Imperial Guardian Fleet")
    g.until("Muster")
    assert g.happened(f"uses {defender}") == 0
    assert len(g.names("pool 0")) == len(g.names("pool 1")) == 15
    g, _, defender = mustered(mine, theirs, "Ygranus", deck="capital")
    while g.prompt != "Muster":
        if g.prompt == "Moment":
            assert not g.offered("use")
        g.shrug()


@pytest.mark.proves("S22-ABIL-3")
def test_a_character_that_was_refused_is_not_asked_for_again_at_that_moment() -> None:
    figures = {1: ["Brigadier General Na'zeen"]}
    g = battle(came("Infantry Battalion"), "1 Destroyer Detachment", figures=figures)
    g.until_moment("step_1", 0)
    wish = "activate Infantry Battalion Brigadier General Na'zeen"
    g.say(wish)
    assert (g.prompt, g.awaited) == ("Accept", 1)
    g.say("decline")
    assert g.moment == "step_2"  # nothing else was to be said in Step 1
    assert g.offered(wish)


@pytest.mark.proves("S22-ABIL-1", "S22-ABIL-3")
def test_an_engineer_refused_to_a_fallen_clone_is_not_asked_for_again() -> None:
    g = battle(
        came("Clone Battalion"),
        "1 Behemoth Tank Company",
        figures={1: ["M-5-X-10000"]},
        resources=[0, 5],
    )
    to_exchange(g, 2)
    g.until("Declare", 1)
    g.say(aim(g, "Behemoth Tank Company", "Clone Battalion"))
    g.until("Rise")
    g.say("deplete M-5-X-10000 1", "decline")
    assert g.prompt != "Rise"
    assert not g.depleted("M-5-X-10000")
