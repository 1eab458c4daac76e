"""Deals: who may speak, what others see, whose consent is needed, and that talks end."""

from __future__ import annotations

import pytest

from regent.kernel.action import A_AGREE, counted, pack
from regent.kernel.errors import Refusal
from regent.kernel.flow import Ask
from regent.kernel.parley import ACCEPT, LEAVE_OUT
from regent.play.describe import Describer
from regent.play.session import Session
from tests.helpers import interpreted, table
from tests.tiny.market import Market
from tests.tiny.state import Outposts


def at_market(seats: int = 3, coins: int = 4) -> Session:
    """A game in its first market, every seat with the same coins."""
    session = table(seats=seats, ruleset="fair")
    while not isinstance(session.table.stack[-1], Market):
        seat = session.awaited()[0]
        offered = session.decision(seat).options  # type: ignore[union-attr]
        session.answer(seat, next(o for o in ("hold", "pass", "done", offered[0]) if o in offered))
    t = session.table
    assert isinstance(t, Outposts)
    t.coins = [coins] * seats
    return session


def coins(session: Session) -> list[int]:
    assert isinstance(session.table, Outposts)
    return session.table.coins


def refused(session: Session, seat: int, option: str) -> str:
    with pytest.raises(Refusal) as caught:
        session.answer(seat, option)
    return caught.value.clause


@pytest.mark.proves("K-DEAL-1")
def test_all_speak_at_once_and_drafts_are_seen_by_nobody_else() -> None:
    session = at_market()
    assert session.awaited() == [0, 1, 2]
    others = [session.view(1), session.view(2), session.decision(1)]
    steps = session.steps
    session.answer(0, "coins 0 1 2")
    assert [session.view(1), session.view(2), session.decision(1)] == others
    assert session.view(0)["table"]["market"]["draft"] != []
    assert session.awaited() == [0, 1, 2]
    assert session.steps == steps, "others can count the changes of a draft"
    session.answer(0, "propose")
    assert session.steps == steps + 1
    assert len(session.view(2)["table"]["market"]["deals"]) == 1


@pytest.mark.proves("K-DEAL-1")
def test_an_empty_deal_is_not_proposed() -> None:
    session = at_market()
    assert refused(session, 0, "propose") == "K-DEAL-1"
    assert refused(session, 0, "clear-draft") == "K-DEAL-1"


@pytest.mark.proves("K-DEAL-1")
def test_one_item_is_left_out_again() -> None:
    session = at_market()
    session.commit(0, ["coins 0 1 2", "coins 1 2 3"])
    steps, others = session.steps, session.view(1)
    offered = session.decision(0).options  # type: ignore[union-attr]
    said = ["done", "propose", "clear-draft", "leave-out 1", "leave-out 2"]
    assert offered[:5] == said, "what grows with the draft comes after what does not"
    saying = Describer(session.title, ["A", "B", "C"]).option(session.table, 0, pack(LEAVE_OUT, 1))
    assert saying.text.startswith("Leave out: ")
    assert "B 2 coins" in saying.text
    nothing = Describer(session.title, ["A", "B", "C"]).option(session.table, 1, pack(LEAVE_OUT, 1))
    assert nothing.text == "Leave out: "
    assert refused(session, 0, "leave-out 3") == "K-DEAL-1"
    assert refused(session, 1, "leave-out 1") == "K-DEAL-1"
    session.answer(0, "leave-out 1")
    assert (session.steps, session.view(1)) == (steps, others), "others can count the changes"
    session.answer(0, "propose")
    for seat in (1, 2):
        session.answer(seat, "accept-deal 1")
    assert coins(session) == [4, 1, 7]


@pytest.mark.proves("K-DEAL-2", "T-MARKET-2")
def test_a_deal_needs_everyone_it_concerns_and_happens_as_a_whole() -> None:
    session = at_market()
    session.commit(0, ["coins 0 1 2", "coins 1 2 3", "propose"])
    session.answer(1, "accept-deal 1")
    assert coins(session) == [4, 4, 4]
    assert refused(session, 1, "accept-deal 1") == "K-DEAL-2"
    assert refused(session, 0, "accept-deal 1") == "K-DEAL-2"
    assert refused(session, 2, "withdraw-deal 1") == "K-DEAL-2"
    session.answer(2, "accept-deal 1")
    assert coins(session) == [2, 3, 7]


@pytest.mark.proves("K-DEAL-2")
def test_who_refuses_ends_a_deal_and_who_counters_starts_from_it() -> None:
    session = at_market()
    session.commit(0, ["coins 1 0 3", "propose"])
    session.answer(1, "counter-deal 1")
    assert session.view(1)["table"]["market"]["deals"] == []
    session.commit(1, ["coins 0 1 1", "propose"])
    session.answer(0, "accept-deal 2")
    assert coins(session) == [6, 2, 4]


@pytest.mark.proves("K-DEAL-3")
def test_what_cannot_be_carried_out_any_more_lapses() -> None:
    session = at_market()
    session.commit(0, ["coins 0 1 3", "propose"])
    session.commit(0, ["coins 0 2 3", "propose"])
    session.answer(1, "accept-deal 1")
    assert coins(session) == [1, 7, 4]
    assert session.view(2)["table"]["market"]["deals"] == []
    assert session.log.events[-1].kind == "lapses"
    assert refused(session, 2, "accept-deal 2") == "K-DEAL-2"


@pytest.mark.proves("K-DEAL-4")
def test_who_is_done_is_asked_again_and_talks_end_when_all_are() -> None:
    session = at_market()
    session.answer(1, "done")
    session.answer(2, "done")
    assert session.awaited() == [0]
    session.commit(0, ["coins 0 1 1", "propose"])
    assert session.awaited() == [0, 1]
    session.answer(1, "done")
    assert session.view(0)["table"]["market"]["deals"] == []
    session.answer(0, "done")
    assert not any(isinstance(frame, Market) for frame in session.table.stack)


@pytest.mark.proves("K-DEAL-5")
def test_talks_are_bounded() -> None:
    session = at_market()
    session.commit(0, ["coins 0 1 1", "coins 0 1 2", "coins 1 0 1"])
    assert refused(session, 0, "coins 1 0 2") == "K-DEAL-5"
    session.answer(0, "propose")
    session.commit(0, ["coins 0 2 1", "propose"])
    assert refused(session, 0, "coins 0 2 1") == "K-DEAL-5"
    for _ in range(4):
        session.commit(1, ["coins 1 2 1", "clear-draft"])
    assert refused(session, 1, "coins 1 2 1") == "K-DEAL-5"
    session.commit(2, ["coins 2 1 1", *["coins 2 0 1", "leave-out 2"] * 3, "coins 2 0 1"])
    assert refused(session, 2, "leave-out 1") == "K-DEAL-5"


@pytest.mark.proves("T-MARKET-3")
def test_nobody_gives_what_it_has_not() -> None:
    session = at_market(coins=2)
    session.answer(0, "coins 0 1 2")
    assert refused(session, 0, "coins 0 2 1") == "T-MARKET-3"


@pytest.mark.proves("T-MARKET-1", "T-OPT-6")
def test_cards_are_sold_until_done() -> None:
    session = table(seats=2, ruleset="fair")
    while session.decision(session.awaited()[0]).prompt != "Sell":  # type: ignore[union-attr]
        seat = session.awaited()[0]
        offered = session.decision(seat).options  # type: ignore[union-attr]
        session.answer(seat, next(o for o in ("hold", "pass", offered[0]) if o in offered))
    [seat] = session.awaited()
    before = coins(session)[seat]
    hand = [o for o in session.decision(seat).options if o != "done"]  # type: ignore[union-attr]
    for option in hand:
        assert session.awaited() == [seat]
        session.answer(seat, option)
    assert coins(session)[seat] == before + len(hand)
    assert session.awaited() != [seat]  # with nothing left to sell nobody is asked


@interpreted
@pytest.mark.proves("K-DEAL-3")
def test_what_a_deal_asks_for_can_make_other_deals_void(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals are looked at again when whatever a deal led to is over, not only at once."""

    class Fine(Ask[Outposts]):
        __slots__ = ()

        def clone(self) -> Fine:
            return Fine(self.seat, self.pc)

        def candidates(self, t: Outposts, seat: int) -> list[int]:
            return [A_AGREE]

        def chosen(self, t: Outposts, action: int) -> None:
            t.coins[0] = 0

    def carry_out(self: Market, t: Outposts, items: list[int]) -> None:
        t.stack.append(Fine(1))

    monkeypatch.setattr(Market, "carry_out", carry_out)
    session = at_market()
    t = session.table
    session.commit(0, ["coins 0 1 1", "propose"])
    session.commit(0, ["coins 0 2 1", "propose"])
    session.act(1, pack(ACCEPT, 1))
    top = t.stack[-2]
    assert isinstance(top, Market)
    assert len(top.deals) == 1  # nothing is void yet
    session.act(1, A_AGREE)
    assert top.deals == []
    assert session.log.events[-1].kind == "lapses"


@interpreted
def test_items_are_listed_once_for_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Summit has hundreds of them: what is offered must not cost their square."""
    t = at_market().table
    listed: list[int] = []
    whole = Market.items

    def items(self: Market, t: Outposts, seat: int) -> list[int]:
        listed.append(seat)
        return whole(self, t, seat)

    monkeypatch.setattr(Market, "items", items)
    assert len(t.stack[-1].options(t, 0)) > 10
    assert listed == [0]


def test_equal_pieces_are_one_option_for_each_number() -> None:
    assert counted(20, 3, 1, 2) == [pack(20, 1, 2, n) for n in (1, 2, 3)]
    assert counted(20, 0) == []
