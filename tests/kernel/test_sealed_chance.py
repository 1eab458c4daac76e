"""The sealed generator: keys by name, the same numbers for ever, nothing told of the secret."""

from __future__ import annotations

from collections import Counter

import pytest

from regent.kernel import rng

SECRET = bytes(range(32))
STREAMS = ("setup", "decks")


@pytest.mark.proves("K-CHANCE-1", "K-CHANCE-2")
def test_the_numbers_of_a_secret_never_change() -> None:
    """Interpreted and compiled, today and in ten years: a journal must be played again."""
    state = rng.sealed(SECRET, STREAMS)
    assert [rng.below(state, 0, 1000) for _ in range(6)] == [672, 553, 772, 85, 896, 33]
    deck = list(range(10))
    rng.shuffle(state, 1, deck, 7)
    assert deck == [1, 4, 5, 9, 6, 8, 0, 7, 3, 2]


def test_streams_have_keys_of_their_own() -> None:
    one = rng.sealed(SECRET, STREAMS)
    other = rng.sealed(SECRET, ("decks", "other"))
    assert rng.streams(one) == 2
    assert rng.streams(rng.seeded("x", 3)) == 3
    assert one[1:9] != one[10:18]
    assert one[10:18] == other[1:9], "a key belongs to the name, not to the place"
    before = one[:]
    rng.below(one, 0, 6)
    assert one[10:] == before[10:], "a draw of one stream does not move another"


def test_each_deck_is_shuffled_under_a_key_of_its_own() -> None:
    decks: list[list[int]] = []
    for deck in (3, 4):
        state = rng.sealed(SECRET, STREAMS)
        items = list(range(30))
        rng.shuffle(state, 1, items, deck)
        decks.append(items)
        again = list(range(30))
        rng.shuffle(state, 1, again, deck)
        assert again != items, "the same deck shuffled again"
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == list(range(30))


def test_draws_are_fair() -> None:
    state = rng.sealed(SECRET, STREAMS)
    counts = Counter(rng.below(state, 0, 6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(850 < count < 1150 for count in counts.values())
    assert rng.below(state, 0, 1) == 0


def test_rows_hold_small_numbers() -> None:
    """JSON of every language reads them back exactly."""
    assert all(0 <= number < 1 << 32 for number in rng.sealed(SECRET, STREAMS))
