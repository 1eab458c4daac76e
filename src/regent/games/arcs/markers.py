"""The ambition markers: which lie on which ambition, and with which side up."""

from __future__ import annotations

from regent.games.arcs.codes import AMBITIONS, MARKERS
from regent.games.arcs.empire import Empire
from regent.kernel.packed import Ints, i64, vec


class Markers(Empire):
    """The table with its ambition markers."""

    __slots__ = ("gold", "marker")

    def __init__(self, seats: int, sight: list[int]) -> None:
        super().__init__(seats, sight)
        self.marker: Ints = vec[i64]()
        self.gold = 0
        """The markers that lie on their gold side, as a mask."""

    def lay_markers(self) -> None:
        """All available, blue side up (A-SETUP-3)."""
        self.marker = vec[i64]([-1] * MARKERS)
        self.gold = 0

    def copy_markers(self, other: Markers) -> None:
        self.copy_empire(other)
        other.marker = self.marker[:]
        other.gold = self.gold

    def is_declared(self, ambition: int) -> bool:
        for at in range(MARKERS):
            if self.marker[at] == ambition:
                return True
        return False

    def side(self, marker: int) -> int:
        """Which side of a marker lies up: 0 for blue, 1 for gold."""
        return self.gold >> marker & 1

    def put_marker(self, marker: int, ambition: int) -> None:
        self.marker[marker] = ambition

    def begin_markers(self, gold: int) -> None:
        """Those of a mask lie on their gold side at the start of an Act (S-INT-8)."""
        self.clear_markers()
        self.gold = gold

    def clear_markers(self) -> None:
        """All markers are available again (A-CHAP-3)."""
        for at in range(MARKERS):
            self.marker[at] = -1

    def flip_marker(self, marker: int) -> None:
        self.gold |= 1 << marker

    def declared_ambitions(self) -> list[int]:
        return [ambition for ambition in range(len(AMBITIONS)) if self.is_declared(ambition)]
