"""The map: clusters, systems, planets, borders, and the twelve set-up cards. All of it is printed.

A system is `4 * (cluster - 1) + symbol`; symbol 0 is the gate of the cluster (A-MAP-1). There is no
other: the central area is none (A-MAP-6).
"""

from __future__ import annotations

from typing import Final

from regent.games.arcs.codes import FUEL, MATERIAL, NO_TYPE, PSIONIC, RELIC, WEAPON

CLUSTERS: Final = 6
SYSTEMS: Final = 24
SYMBOLS: Final = ("gate", "arrow", "crescent", "hex")

PLANETS: Final = (
    ((WEAPON, 2), (FUEL, 1), (MATERIAL, 2)),
    ((PSIONIC, 1), (WEAPON, 1), (RELIC, 2)),
    ((MATERIAL, 1), (FUEL, 1), (WEAPON, 2)),
    ((RELIC, 2), (FUEL, 2), (MATERIAL, 1)),
    ((WEAPON, 1), (RELIC, 1), (PSIONIC, 2)),
    ((MATERIAL, 1), (FUEL, 2), (PSIONIC, 1)),
)
"""By cluster and symbol the type and the number of building slots (A-MAP-2)."""

CROSSINGS: Final = (("2-hex", "3-arrow"), ("5-hex", "6-arrow"))
"""The only planet borders between clusters (A-MAP-4)."""


def place_name(system: int) -> str:
    """`gate-3` or `2-hex`."""
    cluster, symbol = system // 4 + 1, system % 4
    return f"gate-{cluster}" if symbol == 0 else f"{cluster}-{SYMBOLS[symbol]}"


PLACES: Final = [place_name(system) for system in range(SYSTEMS)]


def planet_types() -> list[int]:
    """By system the type of the planet; none for a gate."""
    found: list[int] = []
    for planets in PLANETS:
        found += [NO_TYPE] + [planet[0] for planet in planets]
    return found


def building_slots() -> list[int]:
    """By system how many buildings fit; none on a gate."""
    found: list[int] = []
    for planets in PLANETS:
        found += [0] + [planet[1] for planet in planets]
    return found


def borders(out: int) -> list[list[int]]:
    """By system those adjacent to it, when the clusters of this mask are out of play (A-MAP-3 to
    A-MAP-5)."""
    found: list[list[int]] = [[] for _ in range(SYSTEMS)]
    inside = [cluster for cluster in range(CLUSTERS) if not out >> cluster & 1]
    for at, cluster in enumerate(inside):
        gate = 4 * cluster
        for other in (inside[at - 1], inside[(at + 1) % len(inside)]):
            if other != cluster and 4 * other not in found[gate]:
                found[gate].append(4 * other)
        for planet in (gate + 1, gate + 2, gate + 3):
            found[gate].append(planet)
            found[planet].append(gate)
        for one, two in ((gate + 1, gate + 2), (gate + 2, gate + 3)):
            found[one].append(two)
            found[two].append(one)
    for one_name, two_name in CROSSINGS:
        one, two = PLACES.index(one_name), PLACES.index(two_name)
        if one // 4 in inside and two // 4 in inside:
            found[one].append(two)
            found[two].append(one)
    for places in found:
        places.sort()
    return found


class SetupCard:
    """A set-up card: clusters out of play, and for each place in turn order the systems A, B and
    C (two C systems with two players)."""

    __slots__ = ("name", "out", "places", "seats")

    def __init__(
        self, seats: int, name: str, out: tuple[int, ...], places: tuple[str, ...]
    ) -> None:
        self.seats = seats
        self.name = name
        self.out = 0
        for cluster in out:
            self.out |= 1 << (cluster - 1)
        self.places = [[PLACES.index(word) for word in row.split()] for row in places]


SETUP_CARDS: Final = [
    SetupCard(
        2,
        "frontiers",
        (1, 6),
        ("5-hex 4-hex gate-3 3-hex", "3-arrow 5-arrow gate-5 4-arrow"),
    ),
    SetupCard(
        2,
        "mix-up-1",
        (2, 5),
        ("4-crescent 3-crescent gate-1 6-arrow", "6-hex 3-hex gate-4 1-crescent"),
    ),
    SetupCard(
        2,
        "homelands",
        (1, 4),
        ("5-arrow 6-arrow gate-5 5-hex", "3-hex 3-arrow gate-3 2-arrow"),
    ),
    SetupCard(
        2,
        "mix-up-2",
        (1, 4),
        ("5-crescent 2-arrow gate-3 6-crescent", "2-crescent 6-arrow gate-5 3-hex"),
    ),
    SetupCard(
        3,
        "mix-up",
        (1, 4),
        ("3-hex 5-crescent gate-2", "5-hex 2-arrow gate-3", "2-hex 3-arrow gate-5"),
    ),
    SetupCard(
        3,
        "frontiers",
        (2, 3),
        ("1-hex 4-hex gate-6", "5-hex 1-crescent gate-5", "4-crescent 6-arrow gate-1"),
    ),
    SetupCard(
        3,
        "homelands",
        (5, 6),
        ("2-hex 3-crescent gate-3", "1-hex 2-arrow gate-2", "1-arrow 4-hex gate-4"),
    ),
    SetupCard(
        3,
        "core-conflict",
        (3, 6),
        ("1-hex 2-crescent gate-1", "2-hex 1-crescent gate-2", "1-arrow 2-arrow gate-4"),
    ),
    SetupCard(
        4,
        "mix-up-1",
        (3,),
        (
            "4-arrow 6-hex gate-1",
            "4-hex 5-hex gate-6",
            "5-arrow 1-hex gate-4",
            "6-arrow 1-arrow gate-5",
        ),
    ),
    SetupCard(
        4,
        "mix-up-2",
        (4,),
        (
            "5-hex 3-arrow gate-2",
            "3-hex 5-crescent gate-1",
            "2-hex 1-hex gate-3",
            "1-arrow 2-arrow gate-5",
        ),
    ),
    SetupCard(
        4,
        "frontiers",
        (5,),
        (
            "1-hex 3-crescent gate-2",
            "2-hex 6-hex gate-3",
            "4-crescent 2-arrow gate-6",
            "1-arrow 6-arrow gate-4",
        ),
    ),
    SetupCard(
        4,
        "mix-up-3",
        (6,),
        (
            "3-hex 5-crescent gate-1",
            "1-arrow 3-arrow gate-2",
            "1-hex 4-hex gate-3",
            "4-arrow 2-crescent gate-5",
        ),
    ),
]
"""A-SETUP-5, in the order of the rulebook's table."""


def cards_for(seats: int) -> list[SetupCard]:
    """The four set-up cards of a number of players."""
    return [card for card in SETUP_CARDS if card.seats == seats]
