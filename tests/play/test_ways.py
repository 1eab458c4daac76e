"""Compound choices that bring a ship further than one step: found by trying, made as a whole."""

from __future__ import annotations

import random

import pytest

from regent.games import registry
from regent.games.contention.command import Movement
from regent.games.contention.moves import reach
from regent.games.contention.state import Contention
from regent.kernel.errors import Refusal
from regent.kernel.rows import digest
from regent.kernel.title import Title
from regent.play.session import Session, new_header


def moving(seed: str, most: int = 400) -> list[Session]:
    """Positions of a random game in which a seat chooses a ship to move."""
    title: Title[Contention] = registry.title("contention")
    session = Session.start(new_header(title, "standard", 3, seed))
    chance = random.Random(seed)
    found: list[Session] = []
    for _ in range(most):
        if session.table.over:
            break
        seat = session.awaited()[0]
        top = session.table.stack[-1]
        if isinstance(top, Movement) and top.ship < 0:
            beside = Session(
                title,
                session.journal,
                session.table.clone(),
                session.cards,
                session.rules,
                keeps=False,
            )
            beside.given = session.given[:]
            found.append(beside)
        decision = session.decision(seat)
        assert decision is not None
        session.answer(seat, chance.choice(decision.options))
    return found


def ship_at(session: Session, ship: int) -> int:
    t = session.table
    assert isinstance(t, Contention)
    return t.at[ship]


@pytest.mark.proves("C-MOVE-02", "C-MOVE-03", "K-ANSWER-5")
def test_a_ship_gets_where_its_way_says_and_stays() -> None:
    """Every way is taken: the ship stands there, is done, and the next ship is asked for."""
    far = 0
    for session in moving("ways"):
        (seat,) = session.awaited()
        t = session.table
        assert isinstance(t, Contention)
        for ship in t.ships_of(seat):
            before = t.clone()
            ways = session.ways(seat, ship)
            places = [way.action >> 12 & 4095 for way in ways]
            assert len(set(places)) == len(places), "two ways to one place"
            assert t.at[ship] not in places, "a way to where it is"
            assert digest(t) == digest(before), "looking for a way changed the game"
            for way, place in zip(ways, places, strict=True):
                moves = [text for text in way.texts if text.startswith("move ")]
                assert len(moves) <= reach(t, ship), "further than its speed"
                far += len(moves) > 1
                session.commit(seat, way.texts)
                assert ship_at(session, ship) == place
                top = session.table.stack[-1]
                assert not isinstance(top, Movement) or top.ship != ship, "it is still on its way"
                session.table = before.clone()
                session.names.clear()
    assert far > 10, "no ship could go further than one step"


def test_what_is_not_mine_or_unknown_has_no_way() -> None:
    session = moving("ways", 60)[0]
    (seat,) = session.awaited()
    t = session.table
    assert isinstance(t, Contention)
    other = next(s for s in range(3) if s != seat)
    unknown = next(card for card in range(len(t.face)) if not t.knows(seat, card))
    assert session.ways(seat, unknown) == []
    assert session.ways(seat, len(t.face)) == []
    assert session.ways(other, t.ships_of(seat)[0]) == []


def test_a_way_is_taken_whole_or_not_at_all() -> None:
    for session in moving("ways"):
        (seat,) = session.awaited()
        t = session.table
        assert isinstance(t, Contention)
        ways = [way for ship in t.ships_of(seat) for way in session.ways(seat, ship)]
        if not ways:
            continue
        before = digest(t)
        with pytest.raises(Refusal):
            session.commit(seat, [*ways[0].texts, "stop"])
        assert digest(session.table) == before
        return
    raise AssertionError("no ship had a way")
