"""Which rule a refusal names: one of the rulebook wherever the rulebook forbids."""

from __future__ import annotations

import pytest

from regent.games.seize import verbs
from regent.games.seize.resupply import BuyWorlds
from regent.games.seize.state import Seize
from regent.games.seize.title import TITLE
from regent.kernel.action import pack
from regent.kernel.frame import offered
from regent.lab.refusals import Refusals, measure
from regent.play.rulebooks import clause_ids
from regent.play.session import Session, new_header
from tests.games.seize.cards import battle, came
from tests.games.seize.table import at, game

TABLES = [("2022", 2), ("2022", 3), ("2022+duel", 2), ("2022+besieged+accelerated", 3)]


def test_no_near_miss_is_refused_by_a_clause_of_the_table() -> None:
    found = Refusals()
    for at_, (ruleset, seats) in enumerate(TABLES):
        found.take(measure(new_header(TITLE, ruleset, seats, f"refusals/{at_}")))
    assert sum(found.cited.values()) > 5000
    assert found.kernel() == {}


@pytest.mark.parametrize("ruleset", ["first", "second", "2022"])
def test_the_help_of_a_variant_is_refused_by_the_rulebook_in_play(ruleset: str) -> None:
    """The first rulebook knows no Besieged Empire, so nothing may cite it there."""
    session = Session.start(new_header(TITLE, ruleset, 2, "rescue"))
    t = session.table
    assert isinstance(t, Seize)
    while not isinstance(t.stack[-1], BuyWorlds):
        seat = session.awaited()[0]
        session.act(seat, offered(t, seat)[-1])
    for action in (verbs.A_RESCUE, pack(verbs.SAVE, 0)):
        clause = session.cite(t.stack[-1].bar(t, session.awaited()[0], action))
        assert clause in clause_ids(TITLE, ruleset)
        assert "BESIEGED" not in clause


@pytest.mark.proves("S22-REACT-7")
def test_a_second_copy_is_refused_as_such() -> None:
    g = battle(
        came("Robot Goliath"),
        "1 Destroyer Detachment",
        "1 Clone Battalion",
        hands={1: ["Phalanx Battle Formation"] * 2},
    )
    g.until_moment("step_1", 1)
    g.say("play Phalanx Battle Formation", "choose Clone Battalion")
    g.until_moment("step_1", 1)
    g.say("play Phalanx Battle Formation")
    assert g.prompt == "Targets"
    assert g.why("choose Clone Battalion") == "S22-REACT-7"
    assert g.offered("choose Destroyer Detachment")


@pytest.mark.proves("S22-CNT-1")
def test_a_counter_as_a_target_is_refused_as_such() -> None:
    g = battle(
        came("Robot Goliath"),
        "1 Fighter Carrier Group",
        "1 Clone Battalion",
        hands={1: ["Phalanx Battle Formation"]},
    )
    g.until_moment("step_1", 1)
    g.say("play Phalanx Battle Formation")
    counter = g.cards("Fighter Counter")[0]
    assert g.why(f"choose fighter-counter~{counter}") == "S22-CNT-1"
    assert g.why("choose Mars") == "S22-ABIL-8"


@pytest.mark.proves("S22-ALLOC-B7")
def test_a_world_that_did_not_pay_is_refused_as_such() -> None:
    g = game(
        at("Mars", 0),
        at("Saturn", 0),
        at("Silicas", 0),
        at("Dalken Cendros", 1),
        hands={0: ["Robot Goliath", "Clone Battalion"]},
        moment="allocation",
    )
    g.until("AllocateUnits")
    g.say("allocate Clone Battalion")
    assert g.why("place Silicas") == "S22-ALLOC-B7"  # before anything is paid
    g.say("spend Mars")
    if g.prompt == "Allocate":
        g.say("spend Saturn")
        assert g.prompt == "PlaceUnit"
    assert g.why("place Silicas") == "S22-ALLOC-B7"


@pytest.mark.proves("S22-VICT-D2", "S22-VICT-D1")
def test_a_second_system_draw_is_refused_as_such() -> None:
    g = game(
        at("Mars", 0),
        at("Silicas", 1),
        figures={0: ["Ajee Delere"]},
        moment="victory",
        fast=False,
    )
    assert g.prompt == "Moment"
    assert g.why("system-draw") == "S22-VICT-D1"  # not yet
    g.until("SystemDraw")
    g.say("system-draw")
    assert g.prompt == "Moment"
    assert g.awaited == 0
    assert g.why("system-draw") == "S22-VICT-D2"


@pytest.mark.proves("S22-DISP-C1", "S22-DEPL-1", "S22-UNIV-9")
def test_a_disputed_admiral_is_refused_as_such() -> None:
    admirals = ["Rear Admiral Thalmic Brenzar", "Vice Admiral Zinn Garnath"]
    beda = "Beda'karer, 1st Campaign Fleet Admiral"
    g = battle(
        came("Robot Goliath"),
        hands={1: ["Emergency Picket Fleet"]},
        figures={
            0: [admirals[0], beda],
            1: [admirals[0], admirals[1], {"card": "Alpha Theta Omicron"}],
        },
    )
    g.until_moment("ca_start", 1)
    g.say("play Emergency Picket Fleet")
    assert g.prompt == "Upgrade"
    assert g.awaited == 1
    mine = g.named(admirals[0], 1)
    assert g.why(f"deplete {mine} 1") == "S22-DISP-C1"
    assert g.why(f"deplete {g.named(beda)} 1") == "S22-UNIV-9"
    assert g.offered(f"deplete {admirals[1]} 1")


@pytest.mark.proves("S22-DEPL-1")
def test_a_depleted_admiral_is_refused_as_such() -> None:
    admirals = ["Rear Admiral Thalmic Brenzar", "Vice Admiral Zinn Garnath"]
    g = battle(
        came("Robot Goliath"),
        hands={1: ["Emergency Picket Fleet"]},
        figures={1: [{"card": admirals[0], "depleted": True}, admirals[1]]},
    )
    g.until_moment("ca_start", 1)
    g.say("play Emergency Picket Fleet")
    assert g.why(f"deplete {admirals[0]} 1") == "S22-DEPL-1"


@pytest.mark.proves("S22-TURN-02")
def test_what_belongs_to_another_moment_is_refused_by_its_own_rule() -> None:
    g = game(
        at("Mars", 0, "0 Clone Battalion"),
        at("Silicas", 1),
        hands={0: ["Destroyer Detachment"]},
        moment="allocation",
    )
    g.until("AllocateUnits")
    assert g.why("move Clone Battalion Silicas") == "S22-REALLOC-B1"
    assert g.why("conquer Silicas") == "S22-MIL-0-1"
    assert g.why("withdraw") == "S22-MIL-A4-1"
    assert g.why("bid Destroyer Detachment") == "S22-SETUP-08"
    assert g.why("target Clone Battalion Silicas") == "S22-MIL-0-8"


@pytest.mark.proves("S22-REALLOC-C2")
def test_who_is_attacked_moves_in_part_c() -> None:
    """In a window before it the defender's move is refused by React, not by the moves of Part A."""
    g = game(
        at("Mars", 1),
        at("Saturn", 1, "1 Termbot Tanks"),
        at("Silicas", 0, "0 Destroyer Detachment"),
        moment="reallocation",
    )
    g.until("AttackMoves")
    g.say("move Destroyer Detachment Mars")
    assert (g.prompt, g.awaited) == ("Moment", 1)
    assert g.why("move Termbot Tanks Mars") == "S22-REALLOC-C2"
    g.until("React")
    g.say("move Termbot Tanks Mars")
    assert g.at("Termbot Tanks").startswith("Mars")
