"""Elimination Mode: what leaves the game with a player."""

from __future__ import annotations

import pytest

from regent.games.contention.state import GONE
from regent.games.contention.victory import remove_player
from tests.games.contention.table import game, rule


@pytest.mark.proves("C-OPT-ELIM-12")
def test_what_has_triggered_for_an_eliminated_player_resolves_no_more() -> None:
    t = game(seats=3, settings={"elimination": True}).t
    for seat in (0, 1, 1, 2):
        t.trigger(0, seat, t.zones[t.deck_of(seat)][0])
    remove_player(t, 1)
    assert [trigger.seat for trigger in t.triggers] == [0, 2]
    assert t.zones[t.deck_of(1)] == []
    assert all(t.owner[card] == 1 for card in t.zones[GONE])


def test_who_is_out_ranks_behind_whoever_still_plays_whatever_favor_was_left() -> None:
    colonies = ("b1", "d1", "b2", "c2", "d2", "b3", "d3")
    names = ("Verdance", "Mirel", "Oris Deep", "Brightwell", "Farpoint", "Xyo Prime", "Senate Moon")
    lands = {at: rule(name, 0) for at, name in zip(colonies, names, strict=True)}
    g = game(
        lands | {"e3": {"ruler": 1, "assets": ["2 Mechan Dreadstar"]}},
        seats=3,
        factions=("Terran Alliance", "Sek", "Mechan"),
        settings={"elimination": True},
        moment="battle",
        favor=[8, 20, 1],
    )
    g.until("Declare", 2)
    g.say("attack Mechan Dreadstar Sek Homeworld")
    assert g.happened("loses 1")
    standings = g.session.standings()
    assert standings is not None
    assert standings["clause"] == "C-OPT-ELIM-03"
    assert standings["ranks"] == [1, 3, 2]
