"""The map and the set-up cards, against the tables of the rulebook."""

from __future__ import annotations

import re

import pytest

from regent.games.arcs import FOLDER
from regent.games.arcs.codes import TYPES
from regent.games.arcs.map import (
    PLACES,
    SETUP_CARDS,
    SYMBOLS,
    SYSTEMS,
    borders,
    building_slots,
    cards_for,
    planet_types,
)

BOOK = (FOLDER / "rulebook" / "arcs-base.md").read_text(encoding="utf-8")
FULL = borders(0)


@pytest.mark.proves("A-MAP-1", "A-MAP-2")
def test_planets_are_those_of_the_rulebook() -> None:
    types, slots = planet_types(), building_slots()
    rows = re.findall(r"^\| (\d) \| (\w+), (\d) \| (\w+), (\d) \| (\w+), (\d) \|$", BOOK, re.M)
    assert len(rows) == 6
    for row in rows:
        cluster = int(row[0])
        assert PLACES[4 * (cluster - 1)] == f"gate-{cluster}"
        assert types[4 * (cluster - 1)] == -1
        assert slots[4 * (cluster - 1)] == 0
        for at, symbol in enumerate(SYMBOLS[1:]):
            system = PLACES.index(f"{cluster}-{symbol}")
            assert TYPES[types[system]] == row[1 + 2 * at].lower()
            assert slots[system] == int(row[2 + 2 * at])
    assert sum(slots) == 26
    assert sum(1 for type in types if type >= 0) == 18
    assert [types.count(type) for type in range(5)] == [4, 4, 4, 3, 3]


@pytest.mark.proves("A-MAP-3", "A-MAP-4", "A-MAP-6")
def test_the_full_map_has_38_borders() -> None:
    assert len(FULL) == SYSTEMS == 24
    assert sum(len(places) for places in FULL) == 2 * 38
    for system in range(SYSTEMS):
        assert all(system in FULL[other] for other in FULL[system])
    crossing = [
        (PLACES[a], PLACES[b])
        for a in range(SYSTEMS)
        for b in FULL[a]
        if a < b and a // 4 != b // 4 and a % 4 and b % 4
    ]
    assert crossing == [("2-hex", "3-arrow"), ("5-hex", "6-arrow")]
    assert PLACES.index("1-hex") not in FULL[PLACES.index("1-arrow")]


@pytest.mark.proves("A-MAP-5")
@pytest.mark.parametrize(
    ("out", "pairs"),
    [
        ((1, 4), {(2, 3), (3, 5), (5, 6), (6, 2)}),
        ((5, 6), {(1, 2), (2, 3), (3, 4), (4, 1)}),
        ((3,), {(1, 2), (2, 4), (4, 5), (5, 6), (6, 1)}),
    ],
)
def test_the_ring_closes_over_what_is_out_of_play(
    out: tuple[int, ...], pairs: set[tuple[int, int]]
) -> None:
    found = borders(sum(1 << (cluster - 1) for cluster in out))
    for cluster in range(1, 7):
        gate = 4 * (cluster - 1)
        wanted = {b for a, b in pairs if a == cluster} | {a for a, b in pairs if b == cluster}
        assert {other // 4 + 1 for other in found[gate] if other % 4 == 0} == wanted
        if cluster in out:
            assert all(not found[gate + at] for at in range(4))
    crossing = PLACES.index("3-arrow") in found[PLACES.index("2-hex")]
    assert crossing == (2 not in out and 3 not in out)


@pytest.mark.proves("A-SETUP-5", "A-COMP-5")
def test_set_up_cards_are_those_of_the_rulebook() -> None:
    rows = re.findall(r"^\| (\d)P ([^|]+?)\*? \| ([\d, ]+) \| (.*) \|$", BOOK, re.M)
    assert len(rows) == len(SETUP_CARDS) == 12
    for card, (seats, name, out, places) in zip(SETUP_CARDS, rows, strict=True):
        assert card.seats == int(seats)
        assert card.name == name.lower().replace(" ", "-")
        assert card.out == sum(1 << (int(cluster) - 1) for cluster in out.split(","))
        written = [_systems(cell) for cell in places.split("|") if cell.strip()]
        assert card.places == written
        assert all(not card.out >> (system // 4) & 1 for row in card.places for system in row)
    assert [len(cards_for(seats)) for seats in (2, 3, 4)] == [4, 4, 4]


def _systems(cell: str) -> list[int]:
    """`5-Hex, 4-Hex, G3 + 3-Hex` as systems."""
    words = re.split(r"[,+]", cell)
    names = [re.sub(r"^G(\d)$", r"gate-\1", word.strip()).lower() for word in words]
    return [PLACES.index(name) for name in names]
