"""Elimination Mode: what leaves the game with a player."""

from __future__ import annotations

import pytest

from regent.games.contention.state import GONE
from regent.games.contention.victory import remove_player
from tests.games.contention.table import game


@pytest.mark.proves("C-OPT-ELIM-12")
def test_what_has_triggered_for_an_eliminated_player_resolves_no_more() -> None:
    t = game(seats=3, settings={"elimination": True}).t
    for seat in (0, 1, 1, 2):
        t.trigger(0, seat, t.zones[t.deck_of(seat)][0])
    remove_player(t, 1)
    assert [trigger.seat for trigger in t.triggers] == [0, 2]
    assert t.zones[t.deck_of(1)] == []
    assert all(t.owner[card] == 1 for card in t.zones[GONE])
