"""Honest bots: what they are given, what they cannot reach, and what becomes of bad ones."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from regent.bots.base import Bot, Reason
from regent.bots.keeper import KeptBot
from regent.bots.names import BOTS, LEVELS, bot, known
from regent.bots.sight import Sight, sight_of
from regent.games import registry
from regent.kernel import rng, rows
from regent.kernel.errors import Broken, InputError
from regent.kernel.frame import answer, offered
from regent.kernel.table import Table
from regent.lab.batch import Experiment, answer_by, play_game
from regent.play.session import Session, new_header
from tests.lab.bots_for_tests import CheatingBot

TITLES = ["contention", "outposts", "seize"]
HONEST = ["random", "reasons", "search:iterations=3", "novice"]
OUTSIDE = "tests.lab.bots_for_tests"


def game(name: str, answers: int, seed: str = "honest", seats: int = 3) -> Session:
    """A game some random answers old, where somebody is asked something with a choice."""
    title = registry.title(name)
    ruleset = title.rulesets.rulesets[0].full_name()
    session = Session.start(new_header(title, ruleset, seats, seed))
    source = rng.seeded(seed, 1)
    while answers > 0 or len(_options(session)) < 2:
        t = session.table
        seat = session.awaited()[0]
        offered = t.stack[-1].options(t, seat)
        answer(t, seat, offered[rng.below(source, 0, len(offered))])
        if t.over:
            raise AssertionError("the game is over too early")
        answers -= 1
    return session


def _options(session: Session) -> list[int]:
    t = session.table
    return t.stack[-1].options(t, session.awaited()[0])


def swapped(session: Session, seat: int, seed: str) -> Session:
    """The same table with other cards where the seat cannot see them."""
    title = session.title
    return Session(
        title,
        session.journal,
        title.redeal(session.table, seat, rng.seeded(seed, 1)),
        session.cards,
        session.rules,
    )


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("answers", [0, 9, 40])
def test_what_a_bot_is_given_is_the_same_in_all_worlds_that_look_alike(
    name: str, answers: int
) -> None:
    """So nothing a bot computes from it can depend on what its seat does not know."""
    session = game(name, answers)
    seat = session.awaited()[0]
    for number in range(3):
        other = swapped(session, seat, f"swap{number}")
        here = sight_of(session, seat, rng.seeded("bot", 1), True)
        there = sight_of(other, seat, rng.seeded("bot", 1), True)
        assert here is not None
        assert there is not None
        assert rows.equal(here.imagined(), there.imagined())
        assert here.decision.options == there.decision.options
        assert here.view() == session.view(seat)["table"]


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("chooser", HONEST)
def test_an_honest_bot_chooses_the_same_in_all_worlds_that_look_alike(
    name: str, chooser: str
) -> None:
    session = game(name, 12)
    seat = session.awaited()[0]
    choices = {choice(bot(chooser, "same"), session, seat)}
    for number in range(4):
        other = swapped(session, seat, f"swap{number}")
        choices.add(choice(bot(chooser, "same"), other, seat))
    assert len(choices) == 1


def choice(chooser: Bot, session: Session, seat: int) -> int:
    sight = sight_of(session, seat, chooser.random, chooser.imagines)
    assert sight is not None
    return chooser.choose(sight)


def test_a_bot_gets_what_it_says_that_it_wants_and_no_more() -> None:
    """Names and worlds cost time: who wants only actions is given nothing else."""
    session = game("outposts", 5)
    seat = session.awaited()[0]
    sight = sight_of(session, seat, rng.seeded("bot", 1), imagines=False, reads=False)
    assert sight is not None
    assert sight.actions == offered(session.table, seat)
    assert sight.actions is not offered(session.table, seat)
    for wanted, ask in (("reads", lambda: sight.decision), ("imagines", sight.imagined)):
        with pytest.raises(Broken, match=wanted):
            ask()
    thinker = sight_of(session, seat, rng.seeded("bot", 1), imagines=True, reads=False)
    assert thinker is not None
    assert thinker.decision == session.decision(seat)  # made in a world that looks the same


def test_a_cheating_bot_is_found_by_the_same_test() -> None:
    session = game("contention", 12)
    seat = session.awaited()[0]
    choices = set()
    for number in range(12):
        other = swapped(session, seat, f"swap{number}") if number else session
        cheat = CheatingBot("same")
        cheat.table = other.table
        choices.add(choice(cheat, other, seat))
    assert len(choices) > 1


@pytest.mark.parametrize("name", TITLES)
def test_the_true_table_cannot_be_reached_from_what_a_bot_has(name: str) -> None:
    session = game(name, 9)
    seat = session.awaited()[0]
    chooser = bot("search:iterations=2", "reach")
    sight = sight_of(session, seat, chooser.random, True)
    assert sight is not None
    chooser.choose(sight)
    assert not reaches([chooser, sight], session.table)
    assert reaches([session], session.table)  # the walk does find it where it is


def reaches(roots: list[Any], wanted: Table) -> bool:
    """Is the object among all that can be reached from the roots, types and modules aside?"""
    seen: set[int] = set()
    todo: list[Any] = list(roots)
    while todo:
        thing = todo.pop()
        if thing is wanted:
            return True
        if id(thing) in seen or isinstance(thing, (type, type(gc))):
            continue
        seen.add(id(thing))
        todo += gc.get_referents(thing)
    return False


# -- names ----------------------------------------------------------------------------------------


def test_every_bot_has_a_name_and_levels_are_bots() -> None:
    assert set(LEVELS) <= set(BOTS)
    for name in BOTS:
        assert bot(name, "x").name == name
    assert bot("search:ms=5", "x").name == "search:ms=5"


@pytest.mark.parametrize("name", ["serch", "random:ms=5", "search:depth=3", "search:ms=x"])
def test_wrong_names_are_refused(name: str) -> None:
    with pytest.raises(InputError):
        bot(name, "x")


def test_the_example_of_the_docs_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGENT_BOTS", "greedy=tests.tiny.bots:GreedyBot")
    row = play_game((Experiment("outposts", "standard", 2, ["greedy", "random"], "docs"), 0))
    assert sorted(row["bots"]) == ["greedy", "random"]


def test_bots_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGENT_BOTS", f"wrong={OUTSIDE}:WrongBot")
    assert "wrong" in known()
    assert bot("wrong", "x").name == "wrong"
    for value in ("wrong", f"wrong={OUTSIDE}:Nobody", "wrong=no.such:Bot", "wrong=os:sep"):
        monkeypatch.setenv("REGENT_BOTS", value)
        with pytest.raises(InputError):
            bot("wrong", "x")


# -- processes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("cls", ["HangingBot", "DyingBot", "WrongBot"])
def test_a_bot_that_fails_never_blocks_the_table(cls: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regent.bots.keeper.FIRST_PATIENCE", 4.0)
    monkeypatch.setenv("REGENT_BOTS", f"bad={OUTSIDE}:{cls}")
    session = game("outposts", 5, seats=2)
    kept = KeptBot("bad", "x", session.journal.header, patience=0.2)
    seat = session.awaited()[0]
    before = session.answers
    answer_by(session, seat, kept)
    assert session.answers == before + 1
    assert kept.faults == 1
    assert kept.child is not None
    assert kept.child.process is None
    kept.stop()


def test_a_bot_in_its_own_process_plays_like_the_one_in_this() -> None:
    session = game("outposts", 5, seats=2)
    seat = session.awaited()[0]
    kept = KeptBot("search:iterations=20", "x", session.journal.header)
    here = bot("search:iterations=20", "x")
    sight = sight_of(session, seat, rng.seeded("s", 1), True)
    assert sight is not None
    assert kept.choose(sight) == here.choose(sight)
    assert kept.faults == 0
    kept.stop()


# -- play ---------------------------------------------------------------------------------------


def test_a_search_with_a_fault_falls_back_to_reasons_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = game("outposts", 5, seats=2)
    seat = session.awaited()[0]
    search = bot("search:iterations=5", "x")

    def broken(sight: Sight, root: object) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(search, "iterate", broken)
    sight = sight_of(session, seat, search.random, True)
    assert sight is not None
    assert search.choose(sight) == bot("reasons", "x").choose(sight)
    assert search.faults == 1
    assert [record.name for record in caplog.records] == ["regent.bots"]
    assert "search:iterations=5 failed and plays by reasons" in caplog.text
    assert f"seat {seat} was asked {sight.decision.prompt} in outposts" in caplog.text
    assert "RuntimeError: no" in caplog.text


def test_a_search_without_a_fault_counts_none(caplog: pytest.LogCaptureFixture) -> None:
    session = game("outposts", 5, seats=2)
    search = bot("search:iterations=5", "x")
    choice(search, session, session.awaited()[0])
    assert search.faults == 0
    assert not caplog.records


def test_a_search_stops_in_time() -> None:
    import time

    session = game("seize", 60)
    seat = session.awaited()[0]
    search = bot("search:ms=50", "x")
    sight = sight_of(session, seat, search.random, True)
    assert sight is not None
    began = time.perf_counter()
    search.choose(sight)
    assert time.perf_counter() - began < 5  # one iteration more than its time, on any machine


@pytest.mark.parametrize("name", ["contention", "seize"])
def test_reasons_beat_chance(name: str) -> None:
    title = registry.title(name)
    ruleset = title.rulesets.rulesets[0].full_name()
    ex = Experiment(name, ruleset, 2, ["reasons", "random"], "beat", fast=True, paired=True)
    won = 0
    for number in range(4):
        row = play_game((ex, number))
        won += row["ranks"][row["bots"].index("reasons")] == 1
    assert won >= 3


@pytest.mark.parametrize("name", ["contention", "seize"])
def test_opinions_name_their_reasons(name: str) -> None:
    session = game(name, 30)
    seat = session.awaited()[0]
    chooser = bot("reasons", "x")
    sight = sight_of(session, seat, chooser.random, True)
    assert sight is not None
    opinions = chooser.opinions(sight)
    assert sorted(o.option for o in opinions) == sorted(sight.decision.options)
    for opinion in opinions:
        assert opinion.weight == sum(reason.weight for reason in opinion.reasons)


def test_a_reason_that_decides_tells_no_number() -> None:
    assert Reason("safer slots", 3).said() == "safer slots +3"
    assert Reason("safer slots", 1000).said() == "safer slots, above all"
    assert Reason("nothing to win", -1000).said() == "nothing to win, above all against it"
