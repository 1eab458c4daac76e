"""What a question says of its answers before one is chosen: the likely target first, what is out of
reach, and what staying or leaving leads to."""

from __future__ import annotations

import pytest

from regent.bots.names import bot
from regent.games.seize.title import TITLE
from regent.lab.batch import answer_by
from regent.play.session import Session, new_header
from tests.games.seize.cards import battle, came
from tests.games.seize.table import Game, at, game, unit
from tests.games.seize.test_words import options, question


def chosen_from(g: Game, use: str) -> list[str]:
    """The targets that are listed once the card is used, in their order."""
    while not g.offered(use):
        g.shrug()
    g.say(use)
    g.until("Targets")
    return [name for name in options(g).values() if name not in ("Done", "Take it back at no cost")]


def test_what_helps_lists_ones_own_first() -> None:
    for seat in (0, 1):
        g = battle(
            "1 Clone Battalion",
            came("Robot Goliath"),
            came("Main Battle Fleet"),
            "1 Fighter Squadron",
            hands={seat: ["Phalanx Battle Formation"]},
        )
        found = chosen_from(g, "play Phalanx Battle Formation")
        assert ["(" in name for name in found] == [False, False, True, True], found


def test_what_harms_lists_others_first() -> None:
    g = battle(
        came("Robot Goliath"),
        figures={0: ["The Ka Triplets", "Brigadier General Na'zeen"], 1: ["Talandra Drus"]},
    )
    found = chosen_from(g, "use the-ka-triplets 0")
    assert found[0].startswith("Talandra Drus")
    assert found[1].startswith("Brigadier General Na'zeen")


def test_a_target_out_of_reach_of_all_is_marked() -> None:
    """Two Fighter Squadrons of ATT 3 reach Mars (5) together; one of them alone does not."""
    for ships, beyond in ((2, False), (1, True)):
        g = battle(*[came("Fighter Squadron")] * ships, "1 Fighter Squadron")
        g.until("Declare", 0)
        said = {name: text for name, text in options(g).items() if name.startswith("target")}
        for name, text in said.items():
            at_mars = name.split(" ")[2].startswith("mars")
            assert ("too much" in text) == (at_mars and beyond), text


def test_a_strike_says_its_numbers() -> None:
    g = battle(came("Rapid Strike Fleet"), "1 Fighter Squadron")
    g.until("Declare", 0)
    [said] = [text for name, text in options(g).items() if name.startswith("strike")]
    assert "by surprise: ATT " in said
    assert "DEF 3" in said


@pytest.mark.proves("S22-MIL-A4-1", "S22-MIL-A4-8")
def test_withdrawing_says_what_it_means() -> None:
    ships = [came("Main Battle Fleet"), came("Robot Goliath")]
    g = battle(*ships)
    g.until("Withdrawal")
    assert (
        question(g)
        == "Stay and fight on over Mars, Robot's Bane (Bo), or withdraw with everything and fail?"
    )
    assert options(g) == {"stay": "Stay and fight on", "withdraw": "Withdraw"}
    g.say("stay")
    g.until("Withdrawal")
    assert "is not taken as things stand" in question(g)
    g = battle(*ships)
    g.until("Declare", 0)
    while g.prompt == "Declare":
        aims = [o for o in options(g) if o.split(" ")[-1].startswith("mars")]
        g.say(aims[0] if aims else "done")
    g.until("Withdrawal")
    assert question(g).startswith("Mars, Robot's Bane (Bo) is yours after the last Exchange if")
    assert options(g) == {"stay": "Stay and hold on to the end", "withdraw": "Withdraw and fail"}
    g.say("stay")
    g.until("Declare", 0)
    assert question(g).startswith("Mars, Robot's Bane (Bo) is yours as things stand. Declare")
    g.until("Withdrawal")
    assert "is yours as things stand if you stay" in question(g)
    assert options(g) == {"stay": "Stay and win this fight", "withdraw": "Withdraw and fail"}


@pytest.mark.proves("S22-MIL-A4-3", "S22-CONQ-S4")
def test_a_defender_reads_whether_the_world_falls() -> None:
    for falls in (False, True):
        g = game(
            at("Mars", 1, came("Main Battle Fleet"), "1 Light Cruiser Task Force"),
            at("Krinos Mecarios", 1),
            at("Silicas", 1),
            at("Dalken Cendros", 0),
            at("Saturn", 0),
        )
        g.conquer("Mars")
        g.until("Declare", 0)
        if falls:
            g.say(next(o for o in options(g) if " mars" in o))
        g.until("Regroup", 1)
        assert question(g).startswith("Your Fleets may leave Mars")
        g.say("done")
        g.until("Regroup", 1)
        assert ("falls as things stand" in question(g)) == falls
        if falls:
            g.until("Return", 1)
            g.until("Regroup", 0)
            assert question(g).startswith("Mars, Robot's Bane is yours.")


def test_a_defender_reads_that_the_world_is_lost_before_targets_are_declared() -> None:
    g = battle(came("Main Battle Fleet"), came("Robot Goliath"), "1 Fighter Squadron")
    g.until("Declare", 0)
    assert question(g) == "Declare your targets. A Unit may stay quiet."
    while g.prompt == "Declare" and g.awaited == 0:
        aims = [o for o in options(g) if o.split(" ")[-1].startswith("mars")]
        g.say(aims[0] if aims else "done")
    g.until("Declare", 1)
    assert question(g).startswith("Mars, Robot's Bane falls as things stand. Declare your targets.")


@pytest.mark.proves("S22-KW-HARD-1")
def test_a_hardened_target_says_how_many_damage_counters_it_takes() -> None:
    g = battle(came("Robot Goliath"), "1 Retired Rim Battlecruisers", "1 Fighter Squadron")
    g.until("Declare", 0)
    ends = "falls by 2 Damage counters"
    said = {text: ends in text for text in options(g).values() if " targets " in text}
    assert {text: "Retired Rim" in text for text in said} == said
    assert any(said.values())
    g.attack(("Robot Goliath", "Retired Rim Battlecruisers"))
    g.until("Withdrawal")
    g.say("stay")
    g.until("Declare", 0)
    [words] = [text for text in options(g).values() if "targets Retired Rim" in text]
    assert words.endswith("falls by 1 more Damage counter")


@pytest.mark.parametrize("counts", [True, False])
def test_a_strike_tells_of_hardened_only_where_it_counts(counts: bool) -> None:
    ships = [came("Rapid Strike Fleet"), "1 Retired Rim Battlecruisers"]
    g = battle(*ships, settings={"hardened_against_strikes": counts})
    g.until("Declare", 0)
    [words] = [text for name, text in options(g).items() if name.startswith("strike")]
    assert ("falls by 2 Damage counters" in words) == counts


def test_what_is_allocated_or_played_says_its_cost() -> None:
    hand = ["Clone Battalion", "Special Operation Orders", "Phalanx Battle Formation"]
    g = battle(came("Robot Goliath"), "1 Fighter Squadron", hands={0: hand}, resources=[5, 5])
    while not g.offered("play Phalanx Battle Formation"):
        g.shrug()
    card = next(c for c in g.t.hand(0) if g.t.spec.names[g.t.face[c]].startswith("Phalanx"))
    cost = g.t.cost(card)
    words = f"({cost} Resource counter{'s' if cost > 1 else ''})"
    assert any(text.startswith(f"Play Phalanx Battle Formation {words}") for text in said(g))
    g = game(
        at("Mars", 0, unit("Robot Goliath", 0, depleted=True)),
        at("Silicas", 1),
        hands={0: hand},
        resources=[5, 0],
        moment="allocation",
    )
    g.until("Moment", 0)
    assert "Play Special Operation Orders (X Resource counters)" in [
        text.removesuffix(" (of no use to you now)") for text in said(g)
    ]
    g.until("AllocateUnits", 0)
    battalion = next(c for c in g.t.hand(0) if g.t.is_unit_card(c))
    assert f"Allocate Clone Battalion ({g.t.cost(battalion)} points)" in said(g)


def said(g: Game) -> list[str]:
    return list(options(g).values())


def test_a_window_in_a_fight_names_the_rival_once() -> None:
    g = battle(
        came("Main Battle Fleet"),
        "1 Fighter Squadron",
        hands={0: ["Special Operation Orders"], 1: ["Special Operation Orders"]},
        resources=[5, 5],
        fast=False,
    )
    asked = {0: "You attack Mars, Robot's Bane (Bo), ", 1: "Ana attacks your Mars, Robot's Bane, "}
    for seat, words in asked.items():
        g.until("Moment", seat)
        assert question(g, seat).startswith(f"{words}start of the Conquest Action: ")
        g.say("pass", seat=seat)


@pytest.mark.parametrize(("edition", "seats"), [("2022", 2), ("2022", 4), ("first", 2)])
def test_no_single_answer_is_given_by_hand(edition: str, seats: int) -> None:
    """In no question of Seize anything is lost by the only answer: doors give it among bots."""
    session = Session.start(new_header(TITLE, edition, seats, "single"), keeps=False)
    bots = [bot("reasons", str(seat)) for seat in range(seats)]
    single: set[str] = set()
    while not session.table.over and session.answers < 600:
        for seat in session.awaited():
            decision = session.decision(seat)
            assert decision is not None
            if len(decision.options) == 1:
                single.add(decision.prompt)
                assert decision.answers_itself, decision.prompt
            answer_by(session, seat, bots[seat])
    assert {"FaceUpCharacters", "Moment"} <= single
