"""What the view tells beside the pieces: why a printed action is not offered, what cities add,
what a Fate asks, and what dice cost whoever rolls them."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from regent.bots.base import RandomBot
from regent.games.arcs import verbs
from regent.games.arcs.buying import pip_buys
from regent.games.arcs.codes import ACTIONS, AGENT, CITY, FRESH, STANDARD
from regent.games.arcs.dice import BATTLE_DICE, INTERCEPT, SELF
from regent.games.arcs.idle import missing
from regent.games.arcs.odds import intercepted, suffered
from regent.games.arcs.title import TITLE
from regent.games.arcs.turn import Turn, can_take
from regent.kernel.action import arg_a, verb_of
from regent.lab.batch import answer_by
from regent.play.scenario import Scenario
from regent.play.session import Session, new_header
from tests.games.arcs.table import settled, start

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "arcs"


def test_what_is_printed_is_offered_or_says_what_it_lacks() -> None:
    """In whole games, whatever is asked: a card's actions are all there, one way or the other."""
    lacking = set[str]()
    for game, ruleset in enumerate(("base", "base+leaders+lore", "empire")):
        session = Session.start(new_header(TITLE, ruleset, 3, f"idle/{game}"))
        bot = RandomBot(f"idle/{game}")
        for _ in range(600):
            t = session.table
            if t.over:
                break
            seat = session.awaited()[0]
            top = t.stack[-1]
            idle = TITLE.view(t, seat)["idle"]
            if isinstance(top, Turn) and t.pips:
                offered = [
                    ACTIONS[arg_a(a)] for a in top.options(t, seat) if verb_of(a) == verbs.TAKE
                ]
                named = [one["action"] for one in idle]
                buys = pip_buys(t, seat)
                printed = [ACTIONS[action] for action in range(STANDARD) if buys >> action & 1]
                assert sorted(offered + named) == sorted(printed)
                lacking.update(named)
            else:
                assert idle == []
            answer_by(session, seat, bot)
    assert {"repair", "secure", "battle"} <= lacking


def test_what_an_action_lacks() -> None:
    t = start(3)
    found = {ACTIONS[action]: missing(t, 0, action) for action in range(STANDARD)}
    assert not can_take(t, 0, ACTIONS.index("repair"), True)
    assert found["repair"] == ("you have no damaged piece", "A-REPAIR-1")
    assert found["battle"] == ("no ship of yours is where somebody else has a piece", "A-BATTLE-2")
    assert found["secure"][1] == "A-SEC-1"
    while t.left(0, AGENT):
        t.put_agent(0, 0)
    assert missing(t, 0, ACTIONS.index("influence")) == ("you have no Agent left", "A-INFL-1")


@pytest.mark.proves("A-SCORE-5")
def test_what_cities_add_to_a_victory() -> None:
    t = start(3)
    bonus: list[dict[str, int]] = []
    for _ in range(t.left(0, CITY) + 1):
        bonus.append(TITLE.view(t, 1)["seats"][0]["city_bonus"])
        if t.left(0, CITY):
            t.place(t.board().places[0][0], 0, CITY, FRESH)
            t.changed()
    assert bonus[-3:] == [
        {"now": 0, "more": 1, "next": 2},
        {"now": 2, "more": 1, "next": 5},
        {"now": 5, "more": 0, "next": 5},
    ]


def test_a_fate_tells_its_numbers() -> None:
    t = settled(3, "fate")
    fate: dict[str, Any] = TITLE.view(t, 0)["empire"]["fate"]
    assert fate == {
        "renown": 3,
        "statecraft": 1,
        "dominion": 1,
        "most": 4,
        "bonus": 0,
        "realm": 6,
        "favored": 1,
        "grand": [],
    }


@pytest.mark.parametrize("numbers", [[0, 0, 0], [1, 0, 0], [2, 1, 0], [1, 0, 2], [0, 3, 0]])
@pytest.mark.parametrize(("hits", "ignored", "added"), [(2, 0, 0), (0, 0, 0), (3, 1, 0), (1, 0, 1)])
def test_what_dice_cost_is_counted_roll_by_roll(
    numbers: list[int], hits: int, ignored: int, added: int
) -> None:
    faces = [die.faces for kind, die in enumerate(BATTLE_DICE) for _ in range(numbers[kind])]
    taken: list[int] = []
    caught = 0
    for roll in product(*faces):
        symbols = sum(face[INTERCEPT] for face in roll)
        symbols -= min(symbols, ignored)
        comes = symbols + added > 0
        caught += comes
        taken.append(sum(face[SELF] for face in roll) + hits * comes)
    parts = suffered(numbers, hits, ignored, added)
    assert parts == pytest.approx([taken.count(n) / len(taken) for n in range(max(taken) + 1)])
    assert intercepted(numbers, ignored, added) == pytest.approx(caught / len(taken))


@pytest.mark.proves("A-BATTLE-9")
def test_a_battle_tells_what_it_may_cost() -> None:
    """Two fresh ships would intercept four with an Assault die each time the sixth face shows."""
    session = Scenario.read(SCENARIOS / "battle-interception.toml").open()
    session.answer(0, "take battle")
    seen = TITLE.view(session.table, 0)["battle"]
    assert seen["intercepting"] == 2
    one = next(odds for odds in seen["odds"] if odds["number"] == 1)
    assert one["intercepted"] == pytest.approx(1 / 6, abs=0.001)
    assert one["suffered"] == pytest.approx([2 / 6, 3 / 6, 1 / 6], abs=0.001)
