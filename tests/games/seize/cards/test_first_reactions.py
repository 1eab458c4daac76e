"""What every Reaction of the first edition that is no Tactics card does."""

from __future__ import annotations

from typing import Any

import pytest

from regent.games.seize.worlds import allocation_points
from tests.games.seize.cards import came
from tests.games.seize.table import Game, at, covers, game

ASSASSIN = "Andala Marenas"
ENGINEER = "Shalindris Nu"
HUNTER = "Delanos Vec"
POLITICIAN = "Shalma Questin of the 1st Nano Order"


def first(*map_: dict[str, Any], **more: Any) -> Game:
    more.setdefault("resources", [5] * more.get("seats", 2))
    return game(*map_, ruleset="first", **more)


def battle(card: str, seat: int, moment: str, *units: Any, helper: str = "", **more: Any) -> Game:
    """A seat plays the card in a battle for Mars, upgraded by an own Character if one is given."""
    hands = {seat: [card], **more.pop("hands", {})}
    figures = {seat: [helper]} if helper else {}
    g = first(
        at("Mars", 1, *units),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        hands=hands,
        figures=figures,
        **more,
    )
    g.conquer("Mars")
    g.until_moment(moment, seat)
    g.say(f"play {card}")
    if helper:
        g.say(f"deplete {helper} 1")
    return g


def at_peace(card: str, helper: str = "", seat: int = 0, **more: Any) -> Game:
    """A seat plays the card at the first moment that allows it."""
    g = first(
        at("Mars", 0, throne=True),
        at("Dalken Cendros", 1),
        hands={seat: [card], **more.pop("hands", {})},
        figures={seat: [helper]} if helper else {},
        **more,
    )
    for _ in range(40):
        if g.prompt == "Moment" and g.session.awaited() == [seat] and g.offered(f"play {card}"):
            break
        g.shrug()
    g.say(f"play {card}")
    if helper:
        g.say(f"deplete {helper} 1")
    return g


@covers("Stolen Battle Plans", edition="first")
@pytest.mark.parametrize("helper", ["", ASSASSIN])
def test_stolen_battle_plans(helper: str) -> None:
    hand = ["Robot Goliath", "Infantry Battalion", "On High Alert"]
    g = at_peace("Stolen Battle Plans", helper, hands={1: hand}, moment="resupply")
    assert g.prompt == "Spying"
    assert g.happened("spies 0") == 3
    assert g.why("done") == "S1-UNI-14", "a card that fits must go"
    if helper:
        g.say("discard Robot Goliath")
    else:
        assert g.why("discard Robot Goliath") == "S1-UNI-14"
        g.say("discard Infantry Battalion")
    assert g.names("discard 1") == ["Robot Goliath" if helper else "Infantry Battalion"]
    assert g.happened("pays 0 1") == 1


def test_plans_are_stolen_from_one_of_several_and_nothing_where_nothing_fits() -> None:
    g = at_peace(
        "Stolen Battle Plans",
        hands={1: ["Robot Goliath"], 2: ["Infantry Battalion"]},
        seats=3,
        moment="resupply",
    )
    assert g.prompt == "ChoosePlayer"
    g.say("player 1")
    assert g.prompt == "Spying", "whoever looks is asked although nothing fits"
    g.say("done")
    assert g.names("discard 1") == []
    assert g.t.knows(0, g.t.hand(1)[0])
    assert not g.t.knows(2, g.t.hand(1)[0])


@covers("Intercepted Transmission", edition="first")
@pytest.mark.parametrize("helper", ["", HUNTER])
def test_intercepted_transmission(helper: str) -> None:
    dear = bool(helper)
    card = "Planetary Defensive Ring" if dear else "Armor Piercing Barrage"
    g = first(
        at("Mars", 1, came("Destroyer Detachment"), "1 Main Battle Fleet"),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        hands={0: ["Intercepted Transmission"], 1: [card]},
        figures={0: [helper]} if helper else {},
    )
    g.conquer("Mars")
    g.until_moment("step_1", 1)
    g.say(f"play {card}")
    if g.prompt == "Targets":
        g.say("choose Main Battle Fleet")
    assert g.awaited == 0
    g.say("play Intercepted Transmission")
    if helper:
        g.say(f"deplete {helper} 1")
    assert g.happened(f"cancelled 1 {g.t.spec.slugs[g.t.spec.cards.by_name(card).index]}") == 1
    assert g.resources(1) == 5, "what is cancelled is not paid"


def test_a_transmission_that_is_too_dear_goes_back_without_a_hunter() -> None:
    g = first(
        at("Mars", 1, came("Destroyer Detachment"), "1 Main Battle Fleet"),
        at("Dalken Cendros", 0),
        at("Silicas", 1),
        hands={0: ["Intercepted Transmission"], 1: ["Planetary Defensive Ring"]},
        figures={0: [HUNTER]},
    )
    g.conquer("Mars")
    g.until_moment("step_1", 1)
    g.say("play Planetary Defensive Ring")
    g.say("play Intercepted Transmission", "decline")
    assert g.names("hand 0") == ["Intercepted Transmission"]
    assert g.resources(0) == 5
    assert g.defence("Mars") == 9


@covers("Sleeper Saboteur", edition="first")
@pytest.mark.parametrize("helper", ["", ASSASSIN])
def test_sleeper_saboteur(helper: str) -> None:
    g = battle(
        "Sleeper Saboteur",
        0,
        "step_1",
        came("Destroyer Detachment"),
        "1 Beam Weapon Batteries",
        "1 Clone Battalion",
        helper=helper,
    )
    g.passes()
    assert g.depleted("Beam Weapon Batteries")
    assert g.att("Beam Weapon Batteries") == 3
    g.until("Withdrawal")
    assert g.happened("damaged 1 beam-weapon-batteries 1") == int(bool(helper))


def test_a_saboteur_does_no_damage_outside_of_the_steps() -> None:
    g = at_peace_with_battery()
    assert g.prompt != "Upgrade", "the Assassin is of no use now"
    assert g.depleted("Beam Weapon Batteries")


def at_peace_with_battery() -> Game:
    g = first(
        at("Mars", 0),
        at("Dalken Cendros", 1, "1 Beam Weapon Batteries"),
        hands={0: ["Sleeper Saboteur"]},
        figures={0: [ASSASSIN]},
        moment="resupply",
    )
    g.say("play Sleeper Saboteur")
    return g


@covers("Bribed Quartermaster", edition="first")
@pytest.mark.proves("S1-XCOST-01", "S1-XCOST-02")
@pytest.mark.parametrize(
    ("top", "goes"),
    [("Infantry Battalion", True), ("Robot Goliath", False), ("Special Operation Orders", True)],
)
def test_bribed_quartermaster(top: str, goes: bool) -> None:
    g = at_peace("Bribed Quartermaster", zones={"assets 1": [top]}, moment="resupply")
    assert g.happened("reveals 1") == 1
    assert g.names("discard 1") == ([top] if goes else [])


def test_a_hunter_pays_for_the_quartermaster() -> None:
    top = {"assets 1": ["Robot Goliath"]}
    g = at_peace("Bribed Quartermaster", HUNTER, zones=top, moment="resupply")
    assert g.happened("gains 0 1") == 1


@covers("Senate Embargo", edition="first")
@pytest.mark.parametrize("helper", ["", POLITICIAN])
def test_senate_embargo(helper: str) -> None:
    g = first(
        at("Mars", 0),
        at("Malakar 4", 0),
        at("Dalken Cendros", 1),
        hands={0: ["Clone Battalion"], 1: ["Senate Embargo"]},
        figures={1: [helper]} if helper else {},
        moment="allocation",
    )
    g.until_moment("allocation_b", 1)
    g.say("play Senate Embargo")
    if helper:
        g.say(f"deplete {helper} 1", "choose Mars", "choose Malakar 4")
    else:
        g.say("choose Mars")
    g.until("AllocateUnits")
    troop = g.t.hand(0)[0]
    mars, malakar = g.card("Mars"), g.card("Malakar 4")
    assert allocation_points(g.t, mars, troop) == 5 // 2
    cost = g.t.cost(malakar)
    assert allocation_points(g.t, malakar, troop) == (cost // 2 if helper else cost)
    g.next_turn()
    assert allocation_points(g.t, mars, troop) == 5, "for that Turn"


@covers("Emergency Levy", edition="first")
@pytest.mark.parametrize(("helper", "gains"), [("", [1, 2]), (POLITICIAN, [2, 2, 1])])
def test_emergency_levy(helper: str, gains: list[int]) -> None:
    g = at_peace("Emergency Levy", helper, moment="resupply")
    told = [int(said.split()[-1]) for said in g.story() if said.startswith("gains 0")]
    assert told == gains, "the levy, the Throne World, the Politician"
    assert g.names("discard 0") == ["Emergency Levy"]


def test_a_levy_is_raised_in_the_own_resupply_phase() -> None:
    g = first(
        at("Mars", 0),
        at("Dalken Cendros", 1),
        hands={1: ["Emergency Levy"], 0: ["Emergency Levy"]},
        moment="allocation",
        fast=False,
    )
    while g.t.active == 0:
        if g.prompt == "Moment":
            assert not g.offered("play")
        g.shrug()


@covers("Ceasefire Accord", edition="first")
@pytest.mark.parametrize("helper", ["", POLITICIAN])
def test_ceasefire_accord(helper: str) -> None:
    g = battle("Ceasefire Accord", 1, "ca_start", came("Destroyer Detachment"), helper=helper)
    g.passes()
    assert g.at("Destroyer Detachment").startswith("Dalken Cendros")
    assert g.happened("exchange") == 0
    assert g.happened("calls-off 1 mars") == 1
    assert g.happened("unsuccessful 0 mars") == 1
    assert g.happened("draws 1") == int(bool(helper))
    assert g.controller("Mars") == 1


@covers("Phase Screen Generator", edition="first")
@pytest.mark.parametrize("helper", ["", ENGINEER])
def test_phase_screen_generator(helper: str) -> None:
    g = battle(
        "Phase Screen Generator",
        1,
        "step_1",
        came("Destroyer Detachment"),
        came("Interceptor Squadron"),
        "1 Main Battle Fleet",
        "1 Clone Battalion",
        helper=helper,
    )
    g.say("choose Main Battle Fleet")
    g.until("Declare", 0)
    assert g.why("target Destroyer Detachment Main Battle Fleet") == "S1-UNI-01"
    assert g.offered("target Destroyer Detachment Clone Battalion")
    while g.t.exchange == 1:
        g.shrug()
    g.until("Declare", 0)
    assert g.offered("target Destroyer Detachment Main Battle Fleet"), "in the next Exchange again"
