"""A table in use: answers, undo, orders, secrecy at the door."""

from __future__ import annotations

import json

import pytest

from regent.kernel import rng, rows
from regent.kernel.action import A_DONE, FIRST_VERB, pack
from regent.kernel.errors import InputError, Refusal
from regent.kernel.frame import offered
from regent.kernel.table import EVERYTHING, SPECTATOR
from regent.kernel.tomlfile import TomlFile
from regent.play import session as sessions
from regent.play.export import history
from regent.play.orders import Order
from regent.play.scenario import Scenario
from regent.play.session import Session, new_header
from tests.helpers import interpreted, position, table
from tests.tiny import lay
from tests.tiny.state import FIRST_HAND
from tests.tiny.title import TITLE

PAYING = """
[given]
moment = "lay"
coins = [2, 0]
[given.zones]
"hand 0" = ["Raider", "Scout", "Beacon"]
"hand 1" = ["Scout"]
"""


def paying() -> Session:
    session = position(PAYING)
    session.answer(0, "lay Raider")
    session.answer(1, "hold")
    return session


def refused(session: Session, clause: str, seat: int, text: str, decision: str = "") -> None:
    before = rows.text(session.table)
    with pytest.raises(Refusal) as refusal:
        session.answer(seat, text, decision)
    assert refusal.value.clause == clause
    assert rows.text(session.table) == before, "a refused answer changed the game"


def played(ruleset: str, how: str, keeps: bool = True) -> Session:
    """A random game, answered by names or by actions."""
    header = new_header(TITLE, ruleset, 3, "same")
    session = Session.start(header, keeps=keeps)
    source = rng.seeded("chooser", 1)
    while not session.table.over:
        seat = session.awaited()[-1]
        if how == "names":
            decision = session.decision(seat)
            assert decision is not None
            session.answer(seat, decision.options[rng.below(source, 0, len(decision.options))])
        else:
            options = offered(session.table, seat)
            session.act(seat, options[rng.below(source, 0, len(options))])
    return session


@pytest.mark.parametrize("ruleset", ["standard", "fair"])
def test_answers_by_action_and_by_name_are_the_same_game(ruleset: str) -> None:
    """Journal and log line by line; and without either the table is the same."""
    named, acted = played(ruleset, "names"), played(ruleset, "actions")
    assert acted.journal.text() == named.journal.text()
    assert [event.row() for event in acted.log.events] == [e.row() for e in named.log.events]
    unkept = played(ruleset, "actions", keeps=False)
    assert rows.text(unkept.table) == rows.text(named.table)
    assert unkept.answers == named.answers
    assert unkept.journal.entries == []
    assert unkept.log.events == []


def test_an_action_that_is_not_offered_is_refused_by_its_clause() -> None:
    session = position(PAYING)
    before = rows.text(session.table)
    scout = session.table.zones[FIRST_HAND + 1][0]
    for seat, action, clause in ((0, A_DONE, "K-ANSWER-3"), (7, A_DONE, "K-ANSWER-1")):
        with pytest.raises(Refusal) as refusal:
            session.act(seat, action)
        assert refusal.value.clause == clause
    with pytest.raises(Refusal):
        session.act(0, pack(FIRST_VERB, scout))  # a card of the other hand
    assert rows.text(session.table) == before
    assert not any(entry.do for entry in session.journal.entries)


@pytest.mark.proves("K-ANSWER-2")
def test_an_answer_to_a_decision_that_has_passed_is_refused_and_a_repeated_one_taken_once() -> None:
    session = position(PAYING)
    decision = session.decision(0)
    assert decision is not None
    session.answer(0, "lay Raider", decision.id)
    before = rows.text(session.table)
    session.answer(0, "lay Raider", decision.id)
    assert rows.text(session.table) == before
    refused(session, "K-ANSWER-2", 0, "hold", decision.id)


@pytest.mark.proves("K-ANSWER-2", "K-SEAL-1")
def test_simultaneous_decisions_keep_their_names_while_others_answer() -> None:
    session = table(seats=3)
    decision = session.decision(2)
    assert decision is not None
    session.answer(0, "hold")
    session.answer(1, "hold")
    session.answer(2, "hold", decision.id)
    assert session.table.round >= 1


@pytest.mark.proves("K-ANSWER-1")
def test_only_an_awaited_seat_answers() -> None:
    session = table()
    session.answer(0, "hold")
    refused(session, "K-ANSWER-1", 0, "hold")
    refused(session, "K-ANSWER-1", 7, "hold")
    refused(session, "K-ANSWER-1", -1, "hold")


def test_nonsense_is_answered_with_the_verbs() -> None:
    with pytest.raises(InputError, match="its verbs are"):
        table().answer(0, "conquer everything")


@pytest.mark.proves("K-ANSWER-5")
def test_a_compound_choice_is_all_or_nothing() -> None:
    session = paying()
    before = rows.text(session.table)
    with pytest.raises(Refusal) as refusal:
        session.commit(0, ["coin", "give Veto"])
    assert refusal.value.clause == "T-COST-3"
    assert "part 2" in str(refusal.value)
    assert rows.text(session.table) == before
    with pytest.raises(Refusal, match="cannot be decided together"):
        table().commit(0, ["hold", "hold"])
    session.commit(0, ["give Scout", "give Beacon"])
    gifts = [event for event in session.log.events if event.kind == "gives"]
    assert len(gifts) == 2


@pytest.mark.proves("K-UNDO-1", "K-UNDO-3")
def test_undo_leads_back_exactly_and_stops_at_another_seats_answer() -> None:
    session = paying()
    before = rows.text(session.table)
    events = len(session.log.events)
    session.answer(0, "coin")
    assert session.undoable(0) == ["coin"]
    session.undo(0)
    assert rows.text(session.table) == before
    assert len(session.log.events) == events
    assert session.undoable(0) == []
    with pytest.raises(Refusal) as refusal:
        session.undo(0)
    assert refusal.value.clause in ("K-UNDO-2", "K-UNDO-3")
    other = table()
    other.answer(0, "hold")
    other.answer(1, "hold")
    with pytest.raises(Refusal) as refusal:
        other.undo(0)
    assert refusal.value.clause == "K-UNDO-3"


@pytest.mark.proves("K-UNDO-2")
def test_a_drawn_card_ends_what_can_be_taken_back() -> None:
    session = position(
        '[given]\nmoment = "rally"\n[given.zones]\n"hand 0" = ["Rally"]\n"front 0" = ["Guard"]\n'
    )
    session.answer(0, "pass")
    assert session.undoable(0) == []
    with pytest.raises(Refusal) as refusal:
        session.undo(0)
    assert refusal.value.clause == "K-UNDO-2"


@pytest.mark.proves("K-SEAL-2", "K-SEAL-3")
def test_a_retracted_answer_can_be_given_again_and_nobody_undoes_across_it() -> None:
    session = table(seats=3)
    session.answer(0, "hold")
    session.answer(1, "hold")
    session.retract(0)
    assert session.awaited() == [0, 2]
    assert session.undoable(1) == []
    with pytest.raises(Refusal, match="K-SEAL-3"):
        session.retract(2)
    assert session.decision(0) is not None


@pytest.mark.proves("K-SECRET-1", "K-SECRET-2", "K-SECRET-3")
def test_views_show_what_each_may_know() -> None:
    session = position(PAYING)
    own = json.dumps(session.view(0))
    spectator = session.view(SPECTATOR)["table"]
    assert "Raider" in own
    assert "Raider" not in json.dumps(session.view(1))
    assert spectator["seats"][0]["hand"] == [{"card": None}] * 3
    with pytest.raises(Refusal, match="K-SECRET-3"):
        session.view(EVERYTHING)
    session.answer(0, "lay Raider")
    assert "Raider" not in json.dumps([e.row() for e in session.events(1)])
    assert session.view(1)["awaited"] == [1], "that a sealed answer was given is seen"


@pytest.mark.proves("K-ORDER-1", "K-ORDER-2")
def test_a_standing_order_is_obeyed_recorded_and_survives() -> None:
    session = table(seats=2)
    session.order(Order(seat=1, prompt="Choose", option="hold"))
    assert session.awaited() == [0]
    auto = [entry for entry in session.journal.entries if entry.auto]
    assert [(entry.seat, entry.do) for entry in auto] == [(1, "hold")]
    again = Session.resume(session.journal)
    assert rows.text(again.table) == rows.text(session.table)
    assert again.orders == session.orders
    session.countermand(1)
    assert Session.resume(session.journal).orders == []


def test_an_order_given_once_is_used_once_and_one_that_cannot_be_obeyed_waits() -> None:
    session = table(seats=2)
    session.order(Order(seat=1, prompt="Choose", option="hold", once=True))
    session.order(Order(seat=0, prompt="Choose", option="conquer"))
    assert session.awaited() == [0]
    assert [order.option for order in session.orders] == ["conquer"]


def test_why_names_the_clause_without_changing_anything() -> None:
    session = position('[given]\nmoment = "lay"\n[given.zones]\n"hand 0" = ["Veto", "Guard"]\n')
    before = rows.text(session.table)
    assert session.why(0, "lay Veto") == "T-LAY-2"
    assert session.why(0, "lay Guard") == ""
    assert session.why(1, "pass") == "K-ANSWER-3"
    assert rows.text(session.table) == before


def test_standings_say_who_won_and_why() -> None:
    session = position(
        'settings = { storm = false, goal = 4 }\n[given]\nmoment = "rally"\n'
        'points = [3, 1]\n[given.zones]\n"front 0" = ["Guard"]\n'
    )
    assert session.standings() == {"ranks": [1, 2], "scores": [6, 1], "clause": "T-END-1"}
    assert "hand" in json.dumps(session.view(EVERYTHING))


def test_an_ambiguous_name_is_said_and_alike_cards_are_not() -> None:
    session = position(
        '[given]\nmoment = "rally"\n[given.zones]\n"hand 0" = ["Rally", "Rally"]\n'
        '"front 0" = ["Guard"]\n"front 1" = ["Guard"]\n'
    )
    with pytest.raises(InputError, match="could mean several things"):
        session.answer(0, "rally Rally Guard")
    name = next(n for n in session.decision(0).options if n.startswith("rally"))
    session.answer(0, name)


# -- answers sent twice, and by the wrong seat -------------------------------------------------


@pytest.mark.proves("K-ANSWER-2", "K-SEAL-1")
def test_nobody_can_try_by_repeating_what_another_has_sealed() -> None:
    session = position(PAYING)
    decision = session.decision(0)
    assert decision is not None
    session.answer(0, "lay Raider", decision.id)
    for guess in ("lay Raider", "hold"):
        refused(session, "K-ANSWER-2", 1, guess, decision.id)


@pytest.mark.proves("K-ANSWER-2")
def test_a_compound_choice_sent_twice_is_taken_once() -> None:
    session = paying()
    decision = session.decision(0)
    assert decision is not None
    texts = ["give Scout", "give Beacon"]
    session.commit(0, texts, decision.id)
    before = rows.text(session.table)
    session.commit(0, texts, decision.id)
    assert rows.text(session.table) == before
    with pytest.raises(Refusal, match="K-ANSWER-2"):
        session.commit(0, texts[::-1], decision.id)
    with pytest.raises(InputError, match="an empty choice"):
        session.commit(0, [])


def test_what_is_remembered_of_answers_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "REPEATS", 5)
    session = table()
    for _ in range(20):
        seat = session.awaited()[0]
        decision = session.decision(seat)
        assert decision is not None
        session.answer(seat, decision.options[0], decision.id)
    assert len(session.taken) == 5
    session.answer(seat, decision.options[0], decision.id)


@pytest.mark.proves("K-ANSWER-2")
def test_a_question_that_comes_again_after_an_undo_has_another_name() -> None:
    session = position(
        '[given]\nmoment = "rally"\n[given.zones]\n"hand 0" = ["Rally~5"]\n'
        '"hand 1" = ["Rally"]\n"front 0" = ["Guard"]\n'
        '[given.known]\n"Rally~5" = [0, 1, 2]\n'
    )
    session.answer(0, "pass")
    first = session.decision(1)
    session.undo(0)
    session.answer(0, "rally Rally Guard")
    second = session.decision(1)
    assert first is not None
    assert second is not None
    assert first.prompt == second.prompt
    assert first.id != second.id
    refused(session, "K-ANSWER-2", 1, "pass", first.id)


def test_a_sealed_question_keeps_its_name_while_another_takes_its_answer_back() -> None:
    session = table(seats=3)
    waiting = session.decision(2)
    assert waiting is not None
    session.answer(0, "hold")
    mine = session.decision(0)
    session.undo(0)
    session.answer(0, "hold")
    session.retract(0)
    assert mine is None
    assert session.decision(2).id == waiting.id
    session.answer(2, "hold", waiting.id)


def test_a_seat_that_is_not_there() -> None:
    session = table()
    for seat in (-1, -2, 2, 99):
        assert session.decision(seat) is None
        assert session.why(seat, "hold") == "K-ANSWER-1"
        with pytest.raises(Refusal, match="K-SEAL-3"):
            session.retract(seat)
        with pytest.raises(InputError, match="there is no seat"):
            session.order(Order(seat=seat, prompt="Choose"))
    for viewer in (-3, 2):
        with pytest.raises(InputError, match="there is no seat"):
            session.view(viewer)
        with pytest.raises(InputError, match="there is no seat"):
            session.events(viewer)


@pytest.mark.proves("K-SECRET-3")
def test_events_are_not_told_whole_before_the_end() -> None:
    session = table()
    with pytest.raises(Refusal, match="K-SECRET-3"):
        session.events(EVERYTHING)
    session.table.finish([1, 2], "T-END-1")
    assert session.events(EVERYTHING) == session.log.events


@interpreted
def test_a_rule_that_fails_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = paying()
    before, events = rows.text(session.table), len(session.log.events)
    entries = len(session.journal.entries)
    monkeypatch.setattr(lay.PayLaid, "spend", lambda self, t, action: {}[action])
    session.answer(0, "coin")
    with pytest.raises(KeyError):
        session.answer(0, "give Scout")
    monkeypatch.undo()
    assert session.undoable(0) == ["coin"]
    session.undo(0)
    assert rows.text(session.table) == before
    assert len(session.log.events) == events
    assert len(session.journal.entries) == entries + 2


# -- from a scenario ---------------------------------------------------------------------------


def test_the_journal_of_a_game_from_a_scenario_plays_the_same_game() -> None:
    session = paying()
    session.answer(0, "coin")
    for whole in (True, False):
        again = Session.replay(session.journal, whole)
        assert rows.equal(again.table, session.table)
    text = history(session, "from a scenario")
    scenario = Scenario(TomlFile.parse(text, "history"))
    assert scenario.run() == []
    assert rows.equal(scenario.open().table, session.table)  # who opens it goes on from there
