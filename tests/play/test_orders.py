"""Standing orders between other things: compound choices, taking back, fast windows."""

from __future__ import annotations

import pytest

from regent.games import registry
from regent.kernel import rng, rows
from regent.kernel.errors import InputError, Refusal
from regent.play.orders import IN_A_ROW, Order
from regent.play.session import Session, new_header
from regent.play.undoing import take_back
from regent.server.words import Words
from tests.games.seize.table import at, game
from tests.games.seize.test_battle import came
from tests.helpers import position, table
from tests.play.test_session import paying


@pytest.mark.proves("K-ANSWER-5")
def test_no_order_comes_between_the_parts_of_a_choice() -> None:
    session = paying()
    session.orders.append(Order(seat=0, prompt="PayLaid", option="coin"))
    session.commit(0, ["give Scout", "give Beacon"])
    gifts = [event for event in session.log.events if event.kind == "gives"]
    assert len(gifts) == 2


@pytest.mark.parametrize("back", ["undo", "retract"])
def test_a_seat_that_takes_back_what_its_order_said_speaks_for_itself(back: str) -> None:
    session = table(seats=3)
    session.order(Order(seat=1, prompt="Choose", option="hold"))
    assert session.awaited() == [0, 2]
    if back == "undo":
        session.undo(1)
    else:
        session.retract(1)
    session.answer(0, "hold")
    assert session.awaited() == [1, 2], "the order spoke again"
    assert Session.replay(session.journal).quiet == session.quiet
    session.answer(1, "hold")
    session.answer(2, "hold")
    while session.table.stack[-1].prompt() != "Choose":
        seat = session.awaited()[0]
        session.answer(seat, session.decision(seat).options[0])
    assert 1 not in session.awaited(), "the order is heard again at the next question"


def declaring() -> Session:
    """Seize: one target is declared by hand, and a standing order says that it is all."""
    ships = [came("Main Battle Fleet"), came("Light Cruiser Task Force")]
    guard = "1 Fighter Squadron"
    g = game(at("Mars", 1, guard, *ships), at("Dalken Cendros", 0), fast=False)
    g.conquer("Mars")
    g.until("Declare", 0)
    g.session.orders.append(Order(seat=0, prompt="Declare", option="done"))
    g.say("target Main Battle Fleet, Fighter Squadron")
    return g.session


@pytest.mark.proves("K-UNDO-1")
def test_what_an_order_answered_goes_back_with_the_decision_before_it() -> None:
    """A person takes back what they decided, not what an order has answered for them since."""
    session = declaring()
    assert [entry.do for entry in session.journal.entries if entry.auto] == ["done"]
    assert [name.split(" ")[0] for name in session.undoable(0)][:2] == ["target", "pass"]
    session.undo(0)
    decision = session.decision(0)
    assert decision is not None
    assert len([name for name in decision.options if name.startswith("target")]) == 4
    assert session.journal.entries[-1].undo == 2, "the journal counts answers, as it always did"


def test_what_only_an_order_answered_says_so() -> None:
    session = paying()
    session.order(Order(seat=0, prompt="PayLaid", option="coin", once=True))
    said = Words(session, []).undoable(0)
    assert ["".join(part.text for part in one.parts) for one in said] == [
        "Pay a coin (answered for you)"
    ]
    session.undo(0)


def test_journals_that_took_back_an_order_alone_can_be_read() -> None:
    """So it was counted before, and so it is counted still."""
    session = declaring()
    take_back(session, 0, 1)
    assert [name.split(" ")[0] for name in session.undoable(0)][:2] == ["target", "pass"]
    with pytest.raises(Refusal):
        take_back(session, 0, 99)


def test_an_order_given_anew_is_heard_after_something_was_taken_back() -> None:
    session = table(seats=2)
    session.answer(1, "hold")
    session.undo(1)
    session.order(Order(seat=1, prompt="Choose", option="hold"))
    assert session.awaited() == [0]


def test_an_order_that_could_mean_several_things_waits_and_harms_nobody() -> None:
    session = position(
        '[given]\nmoment = "rally"\n[given.zones]\n"hand 0" = ["Rally"]\n'
        '"hand 1" = ["Rally"]\n"front 0" = ["Guard"]\n"front 1" = ["Guard"]\n'
    )
    session.order(Order(seat=1, prompt="RallyWindow", option="rally Rally Guard"))
    session.answer(0, "pass")
    assert session.awaited() == [1]
    with pytest.raises(InputError, match="an order to no question"):
        session.order(Order(seat=1, prompt=""))


def test_a_fast_table_does_not_tell_of_hands_by_what_could_be_decided_together() -> None:
    """A choice that goes past a window is refused alike, whatever the other holds."""
    said = []
    for hand in ("Scout", "Veto"):
        session = position(
            'fast = true\n[given]\nmoment = "lay"\ncoins = [2, 2]\n[given.zones]\n'
            f'"hand 0" = ["Raider", "Rally"]\n"hand 1" = ["{hand}"]\n"front 0" = ["Guard"]\n'
        )
        session.answer(0, "lay Raider")
        session.answer(1, "hold")
        before = rows.text(session.table)
        with pytest.raises((Refusal, InputError)) as error:
            session.commit(0, ["coin", "coin", "rally Rally Guard", "drop Veto"])
        assert rows.text(session.table) == before
        said.append(str(error.value))
    assert said[0] == said[1]


@pytest.mark.proves("K-ORDER-3")
def test_orders_that_only_feed_each_other_are_withdrawn() -> None:
    """Both seats of Contention answer whatever they are asked: that would never end."""
    title = registry.title("contention")
    session = Session.start(new_header(title, "standard", 2, "for ever"))
    for seat in range(2):
        for option in ("done", "pass", "bluff"):
            session.order(Order(seat=seat, prompt="*", option=option))
    seats = session.awaited()
    for _ in range(50):
        if session.relieved:
            break
        seat = session.awaited()[0]
        decision = session.decision(seat)
        assert decision is not None
        session.answer(seat, decision.options[0], decision.id)
    assert session.relieved, seats
    run = 0
    for entry in session.journal.entries:
        run = run + 1 if entry.auto else 0 if entry.do or entry.order else run
        assert run <= IN_A_ROW
    assert session.orders == []
    again = Session.resume(session.journal)
    assert again.orders == []
    assert rows.text(again.table) == rows.text(session.table)
    seat = session.awaited()[0]
    decision = session.decision(seat)
    assert decision is not None
    session.answer(seat, decision.options[0])
    assert seat not in session.relieved


@pytest.mark.proves("K-ORDER-1")
def test_orders_may_speak_a_few_at_a_time() -> None:
    """A door that must not be held up asks for slices; the game is the same."""
    games = []
    for at_once in (IN_A_ROW + 1, 3):
        title = registry.title("contention")
        session = Session.start(new_header(title, "standard", 2, "slices"))
        session.at_once = at_once
        for seat in range(2):
            session.order(Order(seat=seat, prompt="*", option="bluff"))
        while session.obeys() and not session.relieved:
            session.obey()
        games.append(rows.text(session.table))
    assert games[0] == games[1]


@pytest.mark.proves("K-ANSWER-2", "K-JOURNAL-2")
@pytest.mark.parametrize("name", ["contention", "outposts", "seize"])
def test_an_answer_sent_again_after_a_restart_is_taken_once(name: str) -> None:
    """Also across snapshots, after something was taken back, and for choices of several parts;
    and a question that still stands keeps its name."""
    title = registry.title(name)
    ruleset = title.rulesets.rulesets[0].full_name()
    session = Session.start(new_header(title, ruleset, 2, "again"))
    source = rng.seeded("again", 1)
    sent: list[tuple[int, str, str]] = []
    while session.answers < 450 and not session.table.over:
        seat = session.awaited()[-1]
        decision = session.decision(seat)
        assert decision is not None
        option = decision.options[rng.below(source, 0, len(decision.options))]
        session.answer(seat, option, decision.id)
        sent = [*sent[-10:], (seat, option, decision.id)]
        if session.undoable(seat) and rng.below(source, 0, 8) == 0:
            session.undo(seat)
    if name != "outposts":
        assert any(entry.snapshot for entry in session.journal.entries)
    again = Session.resume(session.journal)
    before = len(again.journal.entries)
    for seat, option, decision_id in sent:
        again.answer(seat, option, decision_id)
    assert len(again.journal.entries) == before
    for seat in session.awaited():
        standing, resumed = session.decision(seat), again.decision(seat)
        assert standing is not None
        assert resumed is not None
        assert standing.id == resumed.id


@pytest.mark.proves("K-ANSWER-2")
def test_a_choice_of_several_parts_is_remembered_whole_after_a_restart() -> None:
    session = paying()
    decision = session.decision(0)
    assert decision is not None
    session.commit(0, ["give Scout", "give Beacon"], decision.id)
    again = Session.resume(session.journal)
    before = len(again.journal.entries)
    again.commit(0, ["give Scout", "give Beacon"], decision.id)
    assert len(again.journal.entries) == before
    with pytest.raises(Refusal, match="K-ANSWER-2"):
        again.commit(0, ["give Scout"], decision.id)
