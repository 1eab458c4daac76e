"""Standing orders between other things: compound choices, taking back, fast windows."""

from __future__ import annotations

import pytest

from regent.kernel import rows
from regent.kernel.errors import InputError, Refusal
from regent.play.orders import Order
from regent.play.session import Session
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
