"""What an answer leads to is said before it is given."""

from __future__ import annotations

from tests.games.seize.cards import battle, came
from tests.games.seize.table import at, game
from tests.games.seize.test_words import log, options, question

BOTH = ": another player has it faceup too, both would be Disputed"


def test_what_would_be_disputed_says_so() -> None:
    zones = {"reserve 0": ["Mars", "Aquas Delor"]}
    g = game(at("Dalken Cendros", 0), at("Mars", 1), zones=zones, moment="resupply")
    while g.prompt != "BuyWorlds":
        g.shrug()
    words = [said for said in options(g).values() if said.startswith("Face up")]
    assert [said.split(",")[0] for said in words if said.endswith(BOTH)] == ["Face up Mars"]
    assert len(words) == 2


def test_a_throne_world_disputes_nothing() -> None:
    zones = {"reserve 0": ["Aquas Delor"]}
    worlds = (at("Dalken Cendros", 0), at("Silicas", 1, throne=True))
    g = game(*worlds, zones=zones, moment="resupply")
    while g.prompt != "BuyWorlds":
        g.shrug()
    assert not any(said.endswith(BOTH) for said in options(g).values())


def test_against_whom_names_those_who_are_there() -> None:
    g = battle(came("Augmented Super Soldiers"), "1 Android Battalion", "1 Termbot Tanks")
    g.until("ChooseSubtype", 0)
    assert list(options(g).values()) == [
        "Against Hover (none here)",
        "Against Infantry: Android Battalion",
        "Against Mech (none here)",
        "Against Vehicle: Termbot Tanks",
        "Against Drone: Android Battalion, Termbot Tanks",
    ]


def test_who_can_strike_nobody_is_not_told_to() -> None:
    """A Troop that has not targeted is protected (S22-KW-SURPRISE-8)."""
    told = "Before Step 1 Bo may strike by surprise."
    g = battle(came("Termbot Tanks"), "1 Rapid Strike Fleet")
    while g.t.step < 1:
        g.shrug()
    assert told not in log(g)
    g = battle(came("Destroyer Detachment"), "1 Rapid Strike Fleet")
    g.until("Declare", 1)
    assert told in log(g)


def test_leaving_says_what_becomes_of_the_world() -> None:
    g = battle(came("Main Battle Fleet"))
    g.until("Declare", 0)
    g.say("target Main Battle Fleet Mars")
    g.until("Regroup", 0)
    assert question(g).endswith("Its Owner takes it back if no Fleet or Troop of yours stays.")
    g = battle(came("Fighter Squadron"), "1 Main Battle Fleet")
    g.until("Declare", 1)
    g.say("target Main Battle Fleet Fighter Squadron")
    g.until("Regroup", 1)
    assert question(g).startswith("Nobody attacks Mars")
