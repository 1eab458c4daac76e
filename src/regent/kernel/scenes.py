"""Positions in words: what a title brings so that scenarios can begin in the middle of a game."""

from __future__ import annotations

from typing import Any, Generic

from regent.kernel.errors import Broken
from regent.kernel.frame import Frame, T
from regent.kernel.opened import mypyc_attr
from regent.kernel.placing import Placing


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenes(Generic[T]):
    """What a scenario's `given` may say about a table of this title, and how it is put there."""

    def moments(self) -> dict[str, str]:
        """The named moments at which a scenario may begin, besides the start of a game, each
        with what it is."""
        return {}

    def begin_at(self, t: T, moment: str, seat: int) -> Frame[Any]:
        """The procedure in progress at that moment; InputError if these rules have none such."""
        raise Broken(f"{type(self).__name__} knows no moment {moment!r}")

    def chance(self) -> dict[str, str]:
        """The random streams a scenario may plan, each with what its outcomes are. A shuffle
        takes no plan: what lies in a deck is said by its zone."""
        return {}

    def zone_names(self, t: T) -> list[str]:
        """The zones by name, in the order of their indices: `deck`, `hand 0`, ..."""
        raise Broken(f"{type(self).__name__} does not name its zones")

    def rest(self, t: T, card: int, named: list[int]) -> int:
        """The zone where a card lies that a scenario does not place: none of those it names, for
        they hold exactly what is said. -1 where there is no other."""
        return -1 if 0 in named else 0

    def spare(self, t: T, face: int, zone: int, placed: set[int]) -> int:
        """A card with this face to put into a zone, not one already placed; -1 for none."""
        for card in range(len(t.face)):
            if t.face[card] == face and card not in placed:
                return card
        return -1

    def misplaced(self, t: T, face: int, zone: int) -> str:
        """Why a card with this face cannot be put into a zone by a scenario; empty if it can."""
        return ""

    def counters(self) -> dict[str, str]:
        """The fields a scenario may set by name: each by `seat`, `card` or `place`, or one of the
        whole `table`, or the seat that is its `holder` (`holder or none`: -1 for nobody)."""
        return {}

    def place_index(self, t: T, name: str, where: str) -> int:
        """A place of the map by its name."""
        raise Broken(f"{type(self).__name__} has no places")

    def given_keys(self) -> dict[str, tuple[str, dict[str, str]]]:
        """What else a scenario's `given` may say in the title's own words: by key what it is,
        and the fields of one of its entries, each with what it means."""
        return {}

    def place_given(self, t: T, key: str, value: Any, placing: Placing) -> None:
        """Write such an entry into the table; InputError with its line if it cannot be."""
        raise Broken(f"{type(self).__name__} cannot place {key!r}")
