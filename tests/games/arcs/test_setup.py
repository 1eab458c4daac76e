"""Setting up: every set-up card, every number of players."""

from __future__ import annotations

import pytest

from regent.games.arcs.codes import (
    AGENT,
    CITY,
    DAMAGED,
    FRESH,
    MARKERS,
    SHIP,
    STARPORT,
    TYPES,
)
from regent.games.arcs.invariants import violations
from regent.games.arcs.map import SETUP_CARDS, SYSTEMS
from regent.games.arcs.state import (
    COURT_DECK,
    COURT_DISCARD,
    OPEN_PILE,
    PILE,
    Arcs,
)
from regent.games.arcs.title import TITLE
from regent.games.arcs.values import measure
from regent.kernel.errors import InputError
from tests.games.arcs.table import start

CARDS = [(card.seats, card.name) for card in SETUP_CARDS]


@pytest.mark.proves("A-SETUP-5", "A-SETUP-7", "A-SETUP-8", "A-MAP-5", "A-COMP-1", "A-RES-1")
@pytest.mark.parametrize(("seats", "name"), CARDS)
def test_every_set_up_card(seats: int, name: str) -> None:
    t = start(seats, setup_card=name)
    card = next(c for c in SETUP_CARDS if (c.seats, c.name) == (seats, name))
    assert t.out == card.out
    assert not violations(t)
    for at, seat in enumerate(t.order()):
        a, b, *rest = card.places[at]
        assert t.count(a, seat, SHIP, FRESH) == t.count(b, seat, SHIP, FRESH) == 3
        assert t.count(a, seat, CITY, FRESH) == t.count(b, seat, STARPORT, FRESH) == 1
        assert [t.count(system, seat, SHIP, FRESH) for system in rest] == [2] * len(rest)
        assert len(rest) == (2 if seats == 2 else 1)
        assert t.slot(seat, 0) == t.spec.type_of[a]
        assert t.slot(seat, 1) == t.spec.type_of[b]
        assert t.left(seat, SHIP) == 15 - 6 - 2 * len(rest)
        assert (t.left(seat, CITY), t.left(seat, STARPORT), t.left(seat, AGENT)) == (4, 4, 10)
        assert t.open_slots(seat) == 3
        assert t.held_count(seat) == 2


@pytest.mark.proves("A-SETUP-2", "A-SETUP-4", "A-SETUP-9", "A-COMP-4", "A-COMP-5", "A-CARD-4")
@pytest.mark.parametrize(("seats", "cards", "row"), [(2, 20, 3), (3, 20, 4), (4, 28, 4)])
def test_decks_and_hands(seats: int, cards: int, row: int) -> None:
    t = start(seats)
    assert len(t.face) == cards + 31
    assert len(t.zones[PILE]) == cards - 6 * seats
    assert not t.zones[OPEN_PILE]
    assert all(len(t.hand(seat)) == 6 for seat in range(seats))
    assert [t.court_card(place) >= 0 for place in range(row)] == [True] * row
    assert len(t.zones[COURT_DECK]) == 31 - row
    for seat in range(seats):
        for card in t.hand(seat):
            assert t.known[card] == 1 << seat
    assert all(t.known[card] == 0 for card in t.zones[PILE])


@pytest.mark.proves("A-SETUP-3", "A-SETUP-11", "A-COMP-6", "A-COMP-2")
def test_nothing_has_happened_yet() -> None:
    t = start(3)
    assert (t.chapter, t.round, t.power) == (1, 1, [0, 0, 0])
    assert list(t.marker) == [-1] * MARKERS
    assert t.gold == 0
    assert (t.seized, t.declared, t.zero, t.lead) == (0, 0, 0, -1)
    assert not t.zones[COURT_DISCARD]
    assert not any(t.area(seat) for seat in range(3))
    for seat in range(3):
        assert t.trophy_count(seat) == t.captive_count(seat) == 0
        assert not any(t.is_outraged(seat, type) for type in range(len(TYPES)))
    assert all(t.count(s, seat, SHIP, DAMAGED) == 0 for s in range(SYSTEMS) for seat in range(3))
    assert sum(t.tokens[type] for type in range(len(TYPES))) == 25 - 6


@pytest.mark.proves("A-SETUP-1")
def test_anybody_may_have_the_initiative_and_the_turns_go_clockwise() -> None:
    tables = [start(4, f"initiative/{n}") for n in range(40)]
    assert {t.initiative for t in tables} == {0, 1, 2, 3}
    for t in tables:
        assert t.order() == [(t.initiative + n) % 4 for n in range(4)]
        assert t.waiting == 1 << t.initiative


@pytest.mark.proves("A-SETUP-6", "A-SCORE-7")
def test_two_players_have_six_resources_on_the_boxes() -> None:
    for seats, name in CARDS:
        t = start(seats, setup_card=name)
        boxed = sum(t.boxes[type] for type in range(len(TYPES)))
        assert boxed == (6 if seats == 2 else 0)
        if seats == 2:
            for type in range(len(TYPES)):
                out = [s for s in range(SYSTEMS) if not t.in_play(s) and t.spec.type_of[s] == type]
                assert t.boxes[type] == len(out)


@pytest.mark.proves("A-SETUP-5")
def test_a_set_up_card_of_another_number_of_players_is_refused() -> None:
    with pytest.raises(InputError, match="A-SETUP-5"):
        TITLE.resolve("base", 2, {"setup_card": "core-conflict"})


@pytest.mark.proves("A-SCORE-1", "A-SCORE-6")
def test_resources_count_for_their_ambitions() -> None:
    t = start(3, setup_card="homelands")
    seat = t.order()[0]  # Relic and Fuel
    assert [measure(t, seat, ambition) for ambition in range(5)] == [1, 0, 0, 1, 0]
    assert isinstance(t, Arcs)
