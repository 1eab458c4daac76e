"""The words of a table answer the beginner first."""

from __future__ import annotations

import msgspec
import pytest

from regent.games import registry
from regent.games.seize.state import COURT, RESERVE, Seize
from regent.play.orders import Order
from regent.play.session import Session, new_header
from regent.server.wire import Why
from regent.server.words import Words
from tests.games.seize.table import at as seized
from tests.games.seize.table import game


def at(title: str, prompt: str) -> tuple[Session, int]:
    """A game in which some seat is asked this."""
    rulesets = {"contention": "standard", "seize": "2022"}
    header = new_header(registry.title(title), rulesets[title], 2, "words")
    session = Session.start(header)
    for _ in range(500):
        for seat in session.awaited():
            decision = session.decision(seat)
            assert decision is not None
            if decision.prompt == prompt:
                return session, seat
            session.answer(seat, decision.options[0])
    raise AssertionError(f"{prompt} was never asked")


@pytest.mark.parametrize(
    ("title", "prompt", "said"),
    [
        ("contention", "Develop", "dropped in the Face-Off; this is the Command phase"),
        ("seize", "Moment", "this is a Resupply Phase"),
    ],
)
def test_a_card_of_the_hand_says_what_it_is_for(title: str, prompt: str, said: str) -> None:
    session, seat = at(title, prompt)
    words = Words(session, ["Ada", "Bob"])
    hand = session.title.view(session.table, seat)["seats"][seat]["hand"]
    plain = {words.reasons(seat, Why(0, card=one["card"]))[0].plain for one in hand}
    assert any(said in words for words in plain), plain
    first = words.reasons(seat, Why(0, card=hand[0]["card"]))[0]
    assert first.clause.startswith(("C-", "S22-"))


def test_who_is_not_asked_is_told_so() -> None:
    session, _ = at("contention", "Develop")
    words = Words(session, ["Ada", "Bob"])
    other = next(i for i in range(2) if i not in session.awaited())
    card = session.title.view(session.table, other)["seats"][other]["hand"][0]["card"]
    assert "not your turn" in words.reasons(other, Why(0, card=card))[0].plain


def test_an_order_says_what_it_silences() -> None:
    session, seat = at("seize", "Moment")
    words = Words(session, ["Ada", "Bob"])
    session.order(Order(seat, "Moment", "pass", ["attacked", "own-turn"]))
    session.order(Order(seat, "Moment"))
    passes = "Passes when asked for abilities and Reactions"
    plain = [order.said for order in words.orders(seat)]
    assert plain == [
        f"{passes}, unless you are attacked or it is your turn",
        f"{passes}, until you withdraw this",
    ]


def test_a_window_of_the_own_turn_is_called_so() -> None:
    session, seat = at("seize", "Moment")
    decision = session.decision(seat)
    assert decision is not None
    describer = Words(session, ["Ada", "Bob"]).describer
    asked = [msgspec.structs.replace(decision, seat=viewer) for viewer in range(2)]
    said = {describer.prompt(session.table, one).text.split(",")[0] for one in asked}
    assert said in ({"Your Turn", "The Turn of Ada"}, {"Your Turn", "The Turn of Bob"})


def test_an_ability_of_one_moment_says_when_it_is_used() -> None:
    """Azhar helps to pay for one Unit, and is used before any is allocated."""
    g = game(
        seized("Mars", 0),
        seized("Silicas", 1),
        hands={0: ["Fighter Squadron"]},
        figures={0: ["Azhar Maikenik"]},
        moment="allocation",
    )
    words = Words(g.session, ["Ada", "Bob"])
    g.until("AllocateUnits", 0)
    [reason, _] = words.reasons(0, Why(0, card=g.card("Azhar Maikenik")))
    assert "in the Allocation Phase, before Units are allocated" in reason.plain


def test_a_lead_that_is_too_dear_adds_up_both_costs() -> None:
    """Before the World is chosen, with the cheapest that could go with it."""
    session, seat = at("seize", "Found")
    t = session.table
    assert isinstance(t, Seize)
    words = Words(session, ["Ada", "Bob"])
    names = [t.spec.names[t.face[card]] for card in t.cards_in(seat, RESERVE)]
    dear = max(t.cards_in(seat, COURT), key=t.cost)
    [reason] = words.reasons(seat, Why(0, card=dear))
    assert reason.clause == "S22-SETUP-05"
    assert f"{t.spec.names[t.face[dear]]} costs 5 and even {names[0]}" in reason.plain
    assert "3: together 8. A Throne World and a Lead Character may cost at most 6" in reason.plain
    decision = session.decision(seat)
    assert decision is not None
    session.answer(seat, decision.options[0])
    [reason] = words.reasons(seat, Why(0, card=dear))
    assert f"{names[0]}, which you have chosen, 3: together 8." in reason.plain
