"""A refusal names the rule of this title that forbids, never a clause of the table."""

from __future__ import annotations

import pytest

from regent.games.contention.title import TITLE
from regent.lab.refusals import Refusals, Refused, measure
from regent.play.rulebooks import clause_ids
from regent.play.session import new_header
from regent.server.wire import Why
from regent.server.words import Words
from tests.games.contention.table import game, on, rule, stand

ALLOWED: set[Refused] = set()
"""Question, verb and clause of the table where no rule of the title speaks of it: nowhere."""

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("standard", 2, {}),
    ("standard", 3, {"free_explore": True}),
    ("elimination", 4, {"teams": "2v2"}),
    ("short", 6, {}),
]


@pytest.mark.parametrize(("ruleset", "seats", "chosen"), TABLES)
def test_near_misses_are_refused_by_rules_of_the_title(
    ruleset: str, seats: int, chosen: dict[str, object]
) -> None:
    found = Refusals()
    for number in range(3):
        found.take(measure(new_header(TITLE, ruleset, seats, f"refusals/{number}", chosen)))
    assert set(found.kernel()) <= ALLOWED, "\n".join(found.lines())
    cited = {clause for _, _, clause in found.cited}
    assert len(cited) > 20
    assert cited <= clause_ids(TITLE)


# -- the closest rule is named -----------------------------------------------------------------


@pytest.mark.proves("C-PLAY-05", "C-PLAY-06", "C-KW-SHIPYARD-2", "C-KW-SHIPYARD-3", "C-KW-DELAY-1")
def test_why_a_ship_may_not_enter_there() -> None:
    yards = [on("Gate to Sek Prime", 0), "0 Frigate"]
    sectors = {
        "a2": rule("Duskmar", 0, *yards),
        "a3": rule("Ironreach", 1),
        "c2": rule("New Haven", 0, on("Orbital Drydock", 0), on("Fleet Academy", 0)),
    }
    patch = (
        '[[card]]\nname = "Orbital Drydock"\nnew = true\ntype = "Construct"\ncost = 1\n'
        'keywords = ["Shipyard: 2"]\nprovenance = "designed"\n'
        '[[card]]\nname = "Duskmar"\nkeywords = ["Shipyard: Bio"]\noverride_printed = true\n'
    )
    g = game(sectors, {0: ["Alliance Flagship"]}, patch=patch)
    g.t.turn_in[g.card("Gate to Sek Prime")] = g.t.turn
    g.play({0: "Alliance Flagship"})
    assert g.offers() == ["site terran-homeworld", "site fleet-academy"]
    assert g.why("site Ironreach") == "C-PLAY-05"
    assert g.why("site Frigate") == "C-PLAY-05"
    assert g.why("site Duskmar") == "C-KW-SHIPYARD-2"
    assert g.why("site Orbital Drydock") == "C-KW-SHIPYARD-3"
    assert g.why("site Gate to Sek Prime") == "C-KW-DELAY-1"


@pytest.mark.proves("C-ATT-07", "C-GLOSS-ENEMY", "C-GLOSS-RANGE")
def test_why_a_host_a_player_or_a_sector_may_not_be_chosen() -> None:
    sectors = {"a2": rule("Duskmar", 0), "d4": rule("Ironreach", 1), "b2": stand("0 Sek Patrol")}
    hands = {0: ["Fighter Base", "Spy", "Jump"]}
    g = game(sectors, hands, seats=3, factions=("Sek", "Avar", "Mechan"))
    g.play({0: "Fighter Base"})
    assert g.why("attach-to Ironreach") == "C-ATT-07"
    g.say("attach-to Duskmar")
    g.play({0: "Spy"})
    assert g.why("choose-player 0") == "C-GLOSS-ENEMY"
    g.say("choose-player 1")
    g.play({0: "Jump"}, "target Sek Patrol")
    assert g.why("choose-sector e4") == "C-GLOSS-RANGE"
    assert g.why("choose-sector b2") == "C-GLOSS-JUMP-1"


@pytest.mark.proves("C-MOVE-02", "C-MOVE-04", "C-MOVE-06")
def test_why_a_ship_on_its_way_may_not_go_there() -> None:
    g = game({"a1": stand("0 Sek Patrol", "0 Cruiser")}, moment="command")
    g.say("move Sek Patrol a2")
    assert g.why("move Sek Patrol c4") == "C-MOVE-06"
    assert g.why("move Cruiser a2") == "C-MOVE-04"


@pytest.mark.proves("C-META-08")
def test_why_something_cannot_come_first() -> None:
    mine = {"0": ["Spymaster Imlin", "Imperial Ambassador"]}
    g = game({"b2": stand("0 Cruiser")}, moment="beginning", off_map=mine)
    assert g.prompt == "SettleContention"
    assert g.why("first bot Cruiser") == "C-META-08"


def test_a_ship_that_is_cloaked_says_so_when_it_is_pointed_at() -> None:
    """The page asks by card, without knowing what would be answered with it."""
    sectors = {
        "a2": rule("Catoran Nebula", 0, "1 Cruiser"),
        "b3": stand("1 Frigate"),
        "c3": stand("1 Frigate"),
    }
    g = game(sectors, {0: ["Cerberus Missile"]})
    g.play({0: "Cerberus Missile"})
    words = Words(g.session, ["Ada", "Bob"])
    [reason] = words.reasons(0, Why(0, card=g.card("Cruiser")))
    assert reason.clause == "C-KW-CLOAKING-1"
    assert "".join(part.text for part in reason.said.parts) == "Cruiser (Bob) at a2"
