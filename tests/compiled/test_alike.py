"""What compares cards reads packed lists as well as plain ones: in compiled code a list that is
said to be plain and is not stops the game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from regent.bots.base import RandomBot
from regent.games import registry
from regent.lab.batch import answer_by, default_ruleset
from regent.play.session import Session, new_header


@pytest.mark.parametrize("name", registry.names())
def test_equal_cards_can_be_compared_at_any_table(name: str) -> None:
    title = registry.title(name)
    session = Session.start(new_header(title, default_ruleset(title), title.seats[1], "alike"))
    bot = RandomBot("alike")
    compared = 0
    for answers in range(300):
        if session.table.over:
            break
        t = session.table
        if answers % 50 == 49:
            for zone in t.zones:
                for one, other in pairwise(zone):
                    if t.face[one] == t.face[other]:
                        assert title.alike(t, one, other) == title.alike(t, other, one)
                        compared += 1
        answer_by(session, session.awaited()[0], bot)
    assert compared or len(set(session.table.face)) == len(session.table.face)
