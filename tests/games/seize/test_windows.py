"""Moments for Reactions and abilities: which there are, who is asked, and what that tells nobody

(S22-TIME, K-WINDOW-1).
"""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.reacting import Moment
from regent.games.seize.state import Seize
from regent.kernel import rng
from regent.kernel.action import A_DONE
from regent.lab.secrecy import Swap
from tests.games.seize.table import Game, at, game, unit
from tests.games.seize.test_battle import aim, came
from tests.helpers import interpreted

FRONT = [unit("Robot Goliath", 0, depleted=True), unit("Fighter Squadron", 1, depleted=True)]


def tactics(seat: int) -> list[str]:
    """All Tactics cards in a seat's deck."""
    t = position().t
    return [
        t.spec.names[t.face[card]]
        for card in range(len(t.face))
        if t.owner[card] == seat and t.is_reaction(card)
    ]


def position(**more: Any) -> Game:
    """A battle with slow windows: whoever might have something to play is asked."""
    front = more.pop("front", FRONT)
    more.setdefault("hands", {0: ["Clone Battalion"], 1: ["Clone Battalion"]})
    settings = {"deck_0": "capital", "deck_1": "ground"}
    return game(
        at("Mars", 1, *front),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        settings=settings,
        fast=False,
        **more,
    )


def asked(g: Game) -> list[tuple[str, int]]:
    """The windows of the Turn, each with who was asked; nobody does anything."""
    found: list[tuple[str, int]] = []
    turn = g.t.turn
    while g.t.turn == turn and not g.t.over:
        if g.prompt == "Moment":
            found.append((g.moment, g.awaited))
        g.shrug()
    return found


# -- which moments there are ----------------------------------------------------------------------


@pytest.mark.proves("S22-TIME-3")
def test_the_moments_of_a_turn() -> None:
    """A Reaction for any time is asked for at every moment."""
    g = position(hands={0: [], 1: ["Special Operation Orders"]}, moment="resupply")
    moments = [moment for moment, seat in asked(g) if seat == 1]
    exchange = ["exchange_start", "step_1", "step_2", "step_3", "step_4_starts", "step_4"]
    assert moments == [
        *["part"] * 5,  # Resupply A to E
        "part",
        "allocation_b",
        "part",
        "reallocation_b",
        "reallocation_c",  # after the moves of Part B
        "part",  # Military
        "ca_start",
        *exchange,
        *exchange,
        "part",  # Victory A
        "victory",  # before it is checked
        *["part"] * 4,  # C to F
    ]


@pytest.mark.proves("S22-TIME-3")
def test_after_targets_are_declared_and_for_every_reaction() -> None:
    g = game(
        at("Mars", 1, came("Rapid Strike Fleet"), *FRONT),
        at("Dalken Cendros", 0),
        hands={1: ["Special Operation Orders"] * 2},
        fast=False,
    )
    g.conquer("Mars")
    seen: list[str] = []
    while g.t.exchange < 2:
        if g.prompt == "Moment" and g.awaited == 1:
            seen.append(g.moment)
        if g.prompt == "Declare" and not g.t.attacks:
            strike = "strike" if g.offered("strike") else "target"
            one, other = ("Rapid Strike Fleet", "Fighter Squadron")
            if g.t.step == 1:
                one, other = ("Robot Goliath", "Mars")
            g.say(aim(g, one, other).replace("target", strike, 1))
        else:
            g.shrug()
    assert seen[:7] == [
        "ca_start",
        "exchange_start",
        "strikes",
        "step_1",
        "targets_1",
        "step_2",
        "step_3",
    ]
    g = position(hands={0: [], 1: ["Special Operation Orders"] * 2}, moment="resupply")
    g.until("Moment", 1)
    depth = len(g.t.stack)
    g.say("play Special Operation Orders", "amount 1")
    while g.prompt in ("Targets", "Permit"):
        g.say("agree" if g.prompt == "Permit" else g.offers()[0])
    g.until("Moment", 1)
    assert len(g.t.stack) > depth  # a window in the window: for answers


@pytest.mark.proves("S22-TIME-4")
def test_the_order_in_which_a_conquest_action_opens() -> None:
    g = game(
        at(
            "Mars",
            1,
            came("Augmented Super Soldiers"),
            came("Transformable Mecha Company"),
            came("Rapid Strike Fleet"),
            "1 Beam Weapon Batteries",
        ),
        at("Dalken Cendros", 0),
        hands={0: ["Firing Range Advantage"]},
    )
    g.conquer("Mars")
    order: list[str] = []
    while g.t.step < 2 and g.t.exchange < 2:
        what = g.moment if g.prompt == "Moment" else f"{g.prompt} {g.t.step}"
        if not order or order[-1] != what:
            order.append(what)
        g.shrug()
    assert order == [
        "ChooseSubtype 0",
        "ca_start",
        "ChooseForm 0",
        "exchange_start",
        "Declare 0",
        "step_1",
        "Declare 1",
    ]


@pytest.mark.proves("S22-TIME-1", "S22-TIME-2", "S22-UNIV-11")
def test_a_window_is_over_when_all_have_passed_in_succession() -> None:
    g = game(
        at("Mars", 1, *FRONT),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        at("Malakar 4", 2),
        hands={s: ["Special Operation Orders"] for s in range(3)},
        figures={1: ["Ajee Delere"]},
        seats=3,
        fast=False,
    )
    g.conquer("Mars")
    order: list[int] = []
    while g.moment == "ca_start" and len(order) < 20:
        order.append(g.awaited)
        if order == [0, 1]:
            g.say("use Ajee Delere 0")
        else:
            g.say("pass")
    assert order == [0, 1, 2, 0, 1]  # after the Defender acted, all are asked again


@pytest.mark.proves("S22-TIME-1", "S22-TIME-2")
def test_triggers_come_in_the_same_order() -> None:
    g = game(
        at(
            "Mars",
            1,
            "1 Augmented Super Soldiers",
            came("Augmented Super Soldiers"),
        ),
        at("Dalken Cendros", 0),
    )
    g.conquer("Mars")
    assert g.prompt == "ChooseSubtype"
    assert g.awaited == 0
    g.say("versus mech")
    assert g.prompt == "ChooseSubtype"
    assert g.awaited == 1


# -- from public knowledge ------------------------------------------------------------------------


@pytest.mark.proves("K-WINDOW-1")
def test_a_seat_is_asked_for_what_it_could_hold() -> None:
    mine = tactics(1)
    assert "Population Mobilization" in mine
    moments = {moment for moment, seat in asked(position()) if seat == 1}
    assert {"step_1", "step_2"} <= moments  # its hand holds no Reaction at all


@pytest.mark.proves("K-WINDOW-1")
def test_a_seat_is_not_asked_when_all_copies_lie_open() -> None:
    mine = tactics(1)
    g = position(zones={"discard 1": mine})
    assert [moment for moment, seat in asked(g) if seat == 1] == []
    left = [name for name in mine if name != "Population Mobilization"]
    moments = {moment for moment, seat in asked(position(zones={"discard 1": left})) if seat == 1}
    assert moments == {"step_1", "step_2"}  # when Population Mobilization could be played


@pytest.mark.proves("K-WINDOW-1")
def test_a_seat_without_cards_or_money_is_not_asked() -> None:
    g = position(hands={0: [], 1: []})
    assert [moment for moment, seat in asked(g) if seat == 1] == []
    left = [name for name in tactics(1) if name != "Population Mobilization"]
    g = position(zones={"discard 1": left}, resources=[5, 1])  # it costs 2
    assert [moment for moment, seat in asked(g) if seat == 1] == []


@pytest.mark.proves("K-WINDOW-4")
def test_fast_windows_look_at_the_hand() -> None:
    g = game(
        at("Mars", 1, *FRONT),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        hands={1: ["Clone Battalion"]},
        settings={"deck_1": "ground"},
    )
    assert asked(g) == []


# -- a planted leak is caught ---------------------------------------------------------------------


def found_by_swaps(g: Game, viewer: int) -> str:
    """What the swap test finds before and after the Attacker's "done"."""
    swap = Swap(g.session, g.awaited, A_DONE)
    source = rng.seeded("seize", 1)
    for _ in range(40):
        found = swap.look(viewer, source)
        if found:
            return found
    return ""


def before_step_2(card: str) -> Game:
    left = [name for name in tactics(1) if name != "Population Mobilization"]
    g = position(front=FRONT[:1], hands={0: [], 1: [card]}, zones={"discard 1": left})
    g.conquer("Mars")
    g.until("Declare", 0)
    return g


@interpreted
def test_a_window_that_opens_by_the_real_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    holding = before_step_2("Population Mobilization")
    lacking = before_step_2("Clone Battalion")
    for g in (holding, lacking):
        for viewer in (0, -1):
            assert found_by_swaps(g, viewer) == ""

    def could(self: Moment, t: Seize, seat: int) -> bool:
        return len(self.options(t, seat)) > 1

    monkeypatch.setattr(Moment, "could", could)
    assert "cannot know" in found_by_swaps(holding, 0)


@pytest.mark.proves("S22-SETUP-11", "S22-TIME-3")
def test_hidden_bids_are_among_what_a_hand_may_hold() -> None:
    """With bids kept facedown nobody can know that the only Reaction was bid away."""
    asked_now: list[bool] = []
    for place in ("bids 1", "discard 1"):
        g = game(
            at("Mars", 1, unit("Robot Goliath", 0, depleted=True)),
            at("Dalken Cendros", 0),
            hands={1: ["Clone Battalion"]},
            zones={place: ["Special Operation Orders"] * 2},
            settings={"bid_faceup": False, "deck_1": "ground"},
            fast=False,
        )
        asked_now.append(("part", 1) in asked(g))  # its own deck has no Reaction for any time
    assert asked_now == [True, False]
