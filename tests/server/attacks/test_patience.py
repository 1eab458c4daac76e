"""Who plays for time: answers that are taken back again and again do not turn back the clock."""

from __future__ import annotations

import pytest

from regent.games import registry
from regent.play.session import Session, new_header
from regent.server import patience
from regent.server.patience import Patience


class Clock:
    """Time that passes when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(patience, "monotonic", lambda: self.now)


def turn(seats: int, passes: bool) -> tuple[Session, int, str]:
    """A game of Arcs where one seat is asked and can take an answer back, which brings a question
    to another seat, or one more to itself."""
    game = registry.title("arcs")
    session = Session.start(new_header(game, game.rulesets.rulesets[0].name, seats, "patience"))
    for step in range(200):
        seat, *others = session.awaited()
        decision = session.decision(seat)
        assert decision is not None
        for option in [] if others else decision.options:
            session.answer(seat, option)
            if not session.undoable(seat):
                break
            right = (session.awaited() == [seat]) != passes
            session.undo(seat)
            if right:
                return session, seat, option
        else:
            session.answer(seat, decision.options[step % len(decision.options)])
    raise AssertionError("there is no such moment")


def test_a_question_that_comes_back_is_as_old_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer and its undo each minute, and the others waited for ever, with clock and votes."""
    clock, waits = Clock(monkeypatch), Patience()
    session, seat, option = turn(3, passes=False)
    waits.note(session)
    for round in range(3):
        clock.now += 50
        assert waits.asked_for(seat) == 50 * (round + 1), "all that it has thought about this"
        session.answer(seat, option)
        waits.note(session)
        clock.now += 20
        assert waits.asked_for(seat) == 20 * (round + 1), "and about what comes then"
        session.undo(seat)
        waits.note(session)


def test_votes_come_back_with_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    waits = Patience()
    session, seat, option = turn(3, passes=False)
    waits.note(session)
    waits.votes[seat] = {0}
    session.answer(seat, option)
    waits.note(session)
    assert not waits.votes, "it has answered"
    session.undo(seat)
    waits.note(session)
    assert waits.votes == {seat: {0}}


def test_nobody_takes_the_time_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is asked because of an answer that is taken back and given again has all the time for
    it; and what can no longer be taken back is forgotten."""
    clock, waits = Clock(monkeypatch), Patience()
    session, seat, option = turn(3, passes=True)
    waits.note(session)
    clock.now += 10
    for _ in range(3):
        session.answer(seat, option)
        waits.note(session)
        (other,) = session.awaited()
        assert waits.asked_for(other) == 0
        clock.now += 55
        session.undo(seat)
        waits.note(session)
        assert waits.asked_for(seat) == 10
    session.answer(seat, option)
    waits.note(session)
    decision = session.decision(other)
    assert decision is not None
    session.answer(other, decision.options[0])
    waits.note(session)
    assert seat not in waits.asked
    assert not waits.before[seat], "another has answered"
