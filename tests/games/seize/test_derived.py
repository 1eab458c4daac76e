"""What is worked out once equals what would be worked out now; a change past the mutators is
found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regent.games import registry
from regent.games.seize.state import MAP, PLAY, Seize
from regent.kernel import rng, rows
from regent.kernel.frame import answer, offered, run
from regent.kernel.playout import playout

TITLE = registry.title("seize")


def middle(seats: int, answers: int = 400) -> Seize:
    """A position in a random game, with all that can be worked out."""
    t = TITLE.new(TITLE.resolve("2022", seats), TITLE.cards(), "derived")
    playout(t, rng.seeded("derived", 1), answers)
    assert isinstance(t, Seize)
    t.board()
    for seat in range(seats):
        t.unseen(seat, 1)
    assert TITLE.violations(t) == []
    return t


def steal(t: Seize) -> None:
    world = t.zones[MAP][0]
    t.controller[world] = (t.controller[world] + 1) % t.seats


def stray(t: Seize) -> None:
    unit = t.zones[PLAY][0]
    t.at[unit] = next(world for world in t.zones[MAP] if world != t.at[unit])


def crown(t: Seize) -> None:
    world = next(world for world in t.zones[MAP] if world in t.board().disputed)
    t.throne[world] = 1


def reveal(t: Seize) -> None:
    for seat in range(t.seats):
        for card in t.cards_in(seat, 0):
            t.known[card] |= t.everybody()


@pytest.mark.parametrize("plant", [steal, stray, crown, reveal])
def test_a_change_past_the_mutators_is_found(plant: Callable[[Seize], None]) -> None:
    t = middle(4)
    plant(t)
    assert any("kept from before" in found for found in TITLE.violations(t))
    t.changed()
    assert not any("kept from before" in found for found in TITLE.violations(t))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_clone_and_its_original_go_their_own_ways(seats: int) -> None:
    t = middle(seats)
    source = rng.seeded("ways", 1)
    for _ in range(40):
        copy = t.clone()
        before = rows.text(t)
        playout(copy, rng.seeded("copy", 1), 25)
        assert rows.text(t) == before
        copy = t.clone()
        before = rows.text(copy)
        for _ in range(10):
            run(t)
            if not t.waiting:
                return
            seat = (t.waiting & -t.waiting).bit_length() - 1
            options = offered(t, seat)
            answer(t, seat, options[rng.below(source, 0, len(options))])
        assert rows.text(copy) == before
        assert TITLE.violations(t) == []
