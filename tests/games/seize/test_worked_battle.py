"""The printed battle over Earth Prime, sum by sum: each number of the example, term by term."""

from __future__ import annotations

from pathlib import Path

import pytest

from regent.games.seize.title import TITLE
from regent.kernel.tomlfile import TomlFile
from regent.play.scenario import Scenario
from regent.play.session import Session
from tests.games.seize.cards import battle, came
from tests.games.seize.table import at, own

FILE = Path(__file__).parents[2] / "scenarios" / "seize" / "scn-05-conquest-of-earth-prime.toml"
SIGNS = {"term-add": "+", "term-times": "×", "term-divide": "÷"}

SUMS = """
rapid-strike-fleet at drone-carrier-group: 6 + 4 = 10
10 at drone-carrier-group
drone-carrier-group: 8 + 2 = 10
heavy-cruiser-assault-force at drone-fighter-counter: 11, of it 6 = 6
6 at drone-fighter-counter
drone-fighter-counter: 3 + 2 = 5
heavy-cruiser-assault-force at drone-fighter-counter: 11, of it 5 = 5
5 at drone-fighter-counter
drone-fighter-counter: 3 + 2 = 5
jump-battlesuit-company at beam-weapon-batteries: 5 + 3 = 8
8 at beam-weapon-batteries
beam-weapon-batteries: 6 + 2 = 8
beam-weapon-batteries at rapid-strike-fleet: 6 + 2 + 2, of it 6 = 6
6 at rapid-strike-fleet
rapid-strike-fleet: 4 = 4
beam-weapon-batteries at heavy-cruiser-assault-force: 6 + 2 + 2, of it 4 ÷ 2 = 2
drone-fighter-counter at heavy-cruiser-assault-force: 3 + 2 + 3 = 8
10 at heavy-cruiser-assault-force
heavy-cruiser-assault-force: 9 = 9
heavy-robot-battalion at jump-battlesuit-company: 5 + 2 + 3 = 10
10 at jump-battlesuit-company
jump-battlesuit-company: 5 = 5
rapid-strike-fleet at earth-prime: 6 + 3 = 9
heavy-cruiser-assault-force at earth-prime: 11 + 3 = 14
23 at earth-prime
earth-prime: 8 × 2 = 16
augmented-super-soldiers at heavy-robot-battalion: 5 + 3 = 8
8 at heavy-robot-battalion
heavy-robot-battalion: 5 + 2 = 7
drone-fighter-counter at rapid-strike-fleet: 3 + 2 + 3 = 8
8 at rapid-strike-fleet
rapid-strike-fleet: 4 = 4
heavy-robot-battalion at augmented-super-soldiers: 5 + 2 + 3 + 3 = 13
13 at augmented-super-soldiers
augmented-super-soldiers: 5 + 3 = 8
"""

COUNTERS = """
damaged drone-carrier-group 1
damaged drone-fighter-counter 1
damaged drone-fighter-counter 1
damaged beam-weapon-batteries 1
damaged rapid-strike-fleet 1
damaged heavy-cruiser-assault-force 1
damaged jump-battlesuit-company 2
mends rapid-strike-fleet 1
conquest-counted earth-prime 3
damaged heavy-robot-battalion 1
damaged rapid-strike-fleet 1
damaged augmented-super-soldiers 1
relieves earth-prime 1
"""


class Kept(Scenario):
    """A scenario whose table can be looked at afterwards."""

    def begin(self) -> Session:
        self.session = super().begin()
        return self.session


def told(session: Session) -> tuple[list[str], list[str]]:
    """Every attack, total and DEF with its terms, and every counter, as the log tells them."""
    t = own(session.table)
    lines: list[str] = []
    results: list[int] = []
    counters: list[str] = []
    for event in session.log.events:
        cards = [t.spec.slugs[face] for face in event.faces if face >= 0]
        number = event.args[-1] if event.args else -1
        if event.kind == "attacks":
            lines.append(f"{cards[0]} at {cards[1]}: ")
            results.append(number)
        elif event.kind == "total":
            lines.append(f"{number} at {cards[0]}")
            results.append(-1)
        elif event.kind == "defends":
            lines.append(f"{cards[0]}: ")
            results.append(event.args[1])
        elif event.kind in ("printed-att", "printed-def"):
            lines[-1] += str(number)
        elif event.kind == "share":
            lines[-1] += f", of it {number}"
        elif event.kind in SIGNS:
            lines[-1] += f" {SIGNS[event.kind]} {number}"
        elif event.kind in ("damaged", "conquest-counted", "mends", "relieves"):
            counters.append(f"{event.kind} {cards[0]} {number}")
    pairs = zip(lines, results, strict=True)
    return [f"{line} = {number}" if number >= 0 else line for line, number in pairs], counters


@pytest.mark.proves("S22-MOD-1", "S22-MOD-7", "S22-MOD-8", "S22-MOD-12", "S22-MIL-0-9")
def test_all_48_numbers_of_the_printed_battle() -> None:
    scenario = Kept(TomlFile.read(FILE))
    assert scenario.run() == []
    sums, counters = told(scenario.session)
    assert sums == SUMS.strip().split("\n")
    assert sorted(counters) == sorted(COUNTERS.strip().split("\n"))
    assert len(sums) + len(counters) == 48


def test_a_mission_counter_of_the_heavy_robots_is_one_thing_or_the_other() -> None:
    for said, att, piercing, hardened in (("option 1", 5, 1, -1), ("option 2", 8, -1, 1)):
        g = battle(came("Robot Goliath"), "1 Heavy Robot Battalion")
        g.until_moment("step_1", 1)
        g.say("use Heavy Robot Battalion 0", said)
        assert g.att("Heavy Robot Battalion") == att
        assert g.keyword("Heavy Robot Battalion", "Piercing") == piercing
        assert g.keyword("Heavy Robot Battalion", "Hardened") == hardened


@pytest.mark.proves("S22-CONQ-5")
def test_earth_prime_helps_all_who_defend_it() -> None:
    g = battle(
        came("Robot Goliath"),
        world="Earth Prime",
        worlds=[at("Malakar 4", 2)],
        hands={2: ["Emergency Picket Fleet"]},
        seats=3,
    )
    g.until_moment("ca_start", 2)
    g.say("play Emergency Picket Fleet", "agree")
    g.passes()
    assert g.att("Emergency Picket Fleet") == 5 + 2
    assert g.defence("Emergency Picket Fleet") == 5 + 2
    assert g.att("Robot Goliath") == TITLE.cards().by_name("Robot Goliath").number("att")


def test_what_is_deduced_of_earth_prime_is_not_called_printed() -> None:
    card = TITLE.cards().by_name("Earth Prime")
    assert not card.is_printed("conquest")
    assert card.number("conquest") == 2
