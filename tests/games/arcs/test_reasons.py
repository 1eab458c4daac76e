"""The advice: what it reads lies open, and who follows it wins against chance."""

from __future__ import annotations

import pytest

from regent.bots.base import Bot, RandomBot, Reason
from regent.bots.reasons import ReasonsBot
from regent.bots.sight import sight_beyond, sight_of
from regent.games.arcs import verbs
from regent.games.arcs.advice.judge import REASONS, judge, weigh
from regent.games.arcs.advice.maneuvers import outrage_cost
from regent.games.arcs.advice.reasons import OUTDONE
from regent.games.arcs.advice.targets import secure_worth, target_worth
from regent.games.arcs.advice.worth import declare_worth, standing
from regent.games.arcs.codes import (
    AGENT,
    CITY,
    KEEPER,
    MATERIAL,
    MOVE,
    PSIONIC,
    RELIC,
    TYCOON,
    WARLORD,
)
from regent.games.arcs.free_move import FreeMove
from regent.games.arcs.resources import Overflow
from regent.games.arcs.state import COURT_DECK, ROW, Arcs
from regent.games.arcs.title import TITLE
from regent.games.arcs.vocabulary import INTRIGUE
from regent.kernel import rng, rows
from regent.kernel.action import A_DONE, pack
from regent.kernel.advice import Advice
from regent.kernel.playout import weighed
from regent.kernel.tomlfile import TomlFile
from regent.lab.batch import answer_by
from regent.play.names import offered
from regent.play.scenario import Scenario
from regent.play.session import Session, new_header
from tests.games.arcs.table import settled, start
from tests.games.arcs.test_follies import PEACE, TAXING, opened


def played(seed: str, seats: int, clever: int) -> Session:
    """A game in which one seat follows the advice and the others chance."""
    session = Session.start(new_header(TITLE, "base", seats, seed))
    bots: list[Bot] = [RandomBot(f"{seed}/{seat}") for seat in range(seats)]
    bots[clever] = ReasonsBot(seed)
    while not session.table.over:
        seat = session.awaited()[0]
        answer_by(session, seat, bots[seat])
    return session


@pytest.mark.parametrize("clever", [0, 1])
def test_reasons_win_against_chance(clever: int) -> None:
    for game in range(3):
        session = played(f"reasons/{game}", 2, clever)
        assert session.table.ranks[clever] == 1
        assert TITLE.scores(session.table)[clever] >= 10


@pytest.mark.proves("K-ANSWER-5")
def test_the_next_part_of_a_move_is_advised_before_it_is_made() -> None:
    """The first part is only tried: nobody has answered anything, and the advice is about the
    question that would come."""
    session = Session.start(new_header(TITLE, "base", 2, "beyond"))
    bot = ReasonsBot("beyond")
    for _ in range(400):
        seat = session.awaited()[0]
        decision = session.decision(seat)
        assert decision is not None
        if decision.prompt == "Move" and len(decision.options) > 2:
            break
        answer_by(session, seat, bot)
    assert decision.prompt == "Move"
    part = next(name for name in decision.options if name.startswith("move"))
    before = rows.text(session.table)
    sight = sight_beyond(session, seat, [part])
    staged = session.stage(seat, [part])
    assert sight is not None
    assert staged is not None
    assert staged.decision.prompt != "Move"
    opinions = bot.opinions(sight)
    assert sorted(one.option for one in opinions) == sorted(staged.decision.options)
    assert any(one.reasons for one in opinions)
    assert rows.text(session.table) == before


ESCORTING = """
title = "arcs"
ruleset = "empire"
seats = 3
[given]
moment = "turn"
seat = 0
initiative = 0
first_regent = 1
[given.pieces]
gate-2 = ["0 2 ships", "empire ship"]
2-hex = [{pieces}]
1-hex = ["2 2 ships", "2 city", "0 city"]
[given.zones]
"played 0" = ["Mobilization 2"]
"court 1" = ["Mining Interest"]
"court 2" = ["Gatekeepers"]
"court 3" = ["Skirmishers"]
"court 4" = ["Arms Union"]
"""


@pytest.mark.parametrize(
    ("pieces", "best"),
    [
        ('"1 city"', "escort 0 0"),  # to tax it: where Imperial ships come, the Truce comes too
        ('"0 city", "1 3 ships"', "escort 1 0"),  # with the Empire there it is held all the same
    ],
)
def test_imperial_ships_go_along_where_they_are_of_use(pieces: str, best: str) -> None:
    """A bot that took them wherever it went moved back and forth between two systems: each looked
    better until the Empire had come to it."""
    text = ESCORTING.replace("{pieces}", pieces)
    session = Scenario(TomlFile.parse(text, "test")).open()
    for option in ("take move", "move gate-2 2-hex", "ships 2 0"):
        session.answer(0, option)
    sight = sight_of(session, 0, rng.seeded("escort", 1), True)
    assert sight is not None
    assert ReasonsBot("escort").opinions(sight)[0].option == best


SUPPORTED = """
about = "A test"
title = "arcs"
ruleset = "empire"
seats = 3
clauses = ["E-BATTLE-13"]
[given]
moment = "turn"
seat = 0
initiative = 0
outlaws = [1]
first_regent = 2
[given.zones]
"played 0" = ["Aggression 2"]
[given.pieces]
2-hex = ["0 2 ships", "1 4 ships", {fleet}]
[given.chance]
dice = [4, 4]
"""


@pytest.mark.parametrize(
    ("fleet", "support", "best"),
    [
        ('"empire ship"', "support 1 0", "hit empire ship fresh"),
        ('"empire damaged ship"', "support 0 1", "hit 0 ship fresh"),
    ],
)
def test_an_imperial_ship_that_helps_is_no_trophy_of_ones_own(
    fleet: str, support: str, best: str
) -> None:
    """Whoever is attacked takes it, as if it were the attacker's: rather damage one more."""
    session = Scenario(TomlFile.parse(SUPPORTED.replace("{fleet}", fleet), "test")).open()
    for option in ("take battle", support, "dice assault 2", "dice skirmish 0", "dice raid 0"):
        session.answer(0, option)
    sight = sight_of(session, 0, rng.seeded("support", 1), True)
    assert sight is not None
    assert ReasonsBot("support").opinions(sight)[0].option == best


def test_the_judge_reads_what_lies_open() -> None:
    """Another deal of what a seat does not know looks as good to it."""
    t = start(3)
    source = rng.seeded("judge", 1)
    for seat in range(3):
        assert TITLE.adviser.judge(TITLE.redeal(t, seat, source), seat) == judge(t, seat)
        assert len(weigh(t, seat)) == len(REASONS)


def test_who_gains_nothing_by_a_move_is_done() -> None:
    """A ship that leaves its city for nothing is missed there: a tie goes to Done."""
    t = opened(PEACE + "[given.resources]\n" + TAXING).table
    assert isinstance(t, Arcs)
    free = FreeMove(0)
    t.stack.append(free)
    weights = {a: weighed(TITLE, t, 0, a).total for a in free.options(t, 0)}
    worthless = [a for a in weights if a != A_DONE and not target_worth(t, 0, a, MOVE)]
    assert worthless
    assert all(weights[a] < weights[A_DONE] for a in worthless)


def test_an_action_that_brings_nothing_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regent.games.arcs.advice.reasons.action_worth", lambda *_: 0)
    t = opened(PEACE + "[given.resources]\n" + TAXING).table
    assert isinstance(t, Arcs)
    t.end_prelude()
    weights = {n: weighed(TITLE, t, 0, a).total for n, a in offered(TITLE, t, 0).items()}
    taken = [name for name in weights if name.startswith("take ")]
    assert taken
    assert all(weights[name] < weights["done"] for name in taken)


def test_power_and_won_games_count_most() -> None:
    t = start(2)
    before = judge(t, 0)
    t.power[0] += 3
    assert judge(t, 0) == before + 300
    t.finish([2, 1], "A-CHAP-4")
    assert judge(t, 0) < -1000 < 1000 < judge(t, 1)


def test_an_ambition_is_worth_declaring_to_who_leads_in_it() -> None:
    t = start(3, setup_card="homelands")
    first = t.order()[0]  # a Relic, and no other has one
    assert t.held(first, RELIC) == 1
    assert declare_worth(t, first, KEEPER) > 200
    assert declare_worth(t, t.order()[1], KEEPER) < 0
    t.put_marker(2, KEEPER)
    assert standing(t, first, KEEPER) == 5
    assert standing(t, t.order()[1], KEEPER) == 0
    assert standing(t, first, TYCOON) == 0


def test_nobody_cancels_the_council_that_they_have_secured() -> None:
    """Council Intrigue turns a secured Council back (S-COURT-21): good against others only."""
    t = settled(3)
    intrigue = next(c for c in range(len(t.face)) if t.spec.secured[t.face[c]] == INTRIGUE)
    if t.where[intrigue] != ROW:
        t.move(t.court_card(0), COURT_DECK)
        t.move(intrigue, ROW)
    assert secure_worth(t, 0, 0) > 0
    t.secure_council(0)
    assert secure_worth(t, 0, 0) < 0
    assert secure_worth(t, 1, 0) > 0


def test_who_is_far_behind_does_not_declare_for_a_rival_with_a_city_bonus() -> None:
    """A Rival with more Trophies and all cities built: 10 Power for them, 3 for the seat."""
    t = start(3)
    for _ in range(t.left(0, CITY)):
        t.scrap(0, CITY)
    for _ in range(3):
        t.give_trophy(0, 1, AGENT)
    t.give_trophy(2, 1, AGENT)
    assert declare_worth(t, 2, WARLORD) <= 0 < declare_worth(t, 0, WARLORD)


def test_what_leads_in_a_declared_ambition_is_not_thrown_away() -> None:
    """A Material that may count some day does not cost one of the Relics that lead in Keeper."""
    t = start(3, setup_card="homelands")
    for at, type in enumerate((RELIC, RELIC, RELIC, PSIONIC)):
        t.slots[at] = type
    t.declare(2, KEEPER)
    t.stack.append(Overflow([MATERIAL], 0))

    def worth(type: int) -> int:
        advice = Advice()
        TITLE.adviser.advise(t, 0, pack(verbs.DISCARD, type), advice)
        return advice.total

    assert worth(RELIC) < worth(MATERIAL)
    assert worth(RELIC) < worth(PSIONIC)


def reasons_for(given: str, option: str) -> dict[str, int]:
    """What speaks for and against an option of seat 0, by name."""
    session = opened(given)
    sight = sight_of(session, 0, rng.seeded("reasons", 1), True)
    assert sight is not None
    told = {one.option: one for one in ReasonsBot("reasons").opinions(sight)}
    return {reason.name: int(reason.weight) for reason in told[option].reasons}


LED = "[given.resources]\n0 = ['psionic']\n[given.ambitions]\nempath = [1]\n"


def test_the_resource_that_leads_in_an_ambition_is_kept() -> None:
    why = reasons_for(PEACE + LED + TAXING, "spend psionic tax")
    assert why["it holds the lead in an ambition"] <= -100
    calm = LED.replace("['psionic']", "['psionic', 'psionic']")
    assert "it holds the lead in an ambition" not in reasons_for(
        PEACE + calm + TAXING, "spend psionic tax"
    )


def test_somebody_elses_ambition_is_not_declared() -> None:
    given = PEACE + "[given.resources]\n0 = ['relic']\n1 = ['relic', 'relic']\n"
    given += TAXING.replace("Administration 4", "Administration 5")
    assert reasons_for(given, "declare keeper")["somebody else has more of it"] == OUTDONE


def test_outrage_costs_all_that_leads() -> None:
    """Two Relics that lead in Keeper weigh more than two that count for nothing yet."""
    t = start(3, setup_card="homelands")
    first = t.order()[0]
    before = outrage_cost(t, first, RELIC)
    t.declare(2, KEEPER)
    assert outrage_cost(t, first, RELIC) > before + 300


def test_how_many_dice_is_advised_with_a_reason() -> None:
    """None of a kind, too: who was advised to attack is told where the dice are to come from."""
    session = Scenario(TomlFile.parse(SUPPORTED.replace("{fleet}", '"empire ship"'), "test")).open()
    for option in ("take battle", "support 1 0"):
        session.answer(0, option)
    for taken in ("dice assault 1", "dice skirmish 0"):
        sight = sight_of(session, 0, rng.seeded("dice", 1), True)
        assert sight is not None
        opinions = ReasonsBot("dice").opinions(sight)
        assert all(opinion.reasons for opinion in opinions)
        session.answer(0, taken)
    assert Reason("left to better dice", 0).said() == "left to better dice"
