"""What settling leads to. Destruction and abilities settle in turn, so settling does not import
them: the title hands it this, filled in by `linked.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regent.kernel.errors import Broken
from regent.kernel.frame import Frame

if TYPE_CHECKING:
    from regent.games.contention.state import Contention


class Links:
    """The calls back: from settling to what settles."""

    __slots__ = ()

    def casualties(self) -> Frame[Any]:
        """The frame that takes the doomed off the table."""
        raise Broken("nobody has said what takes the doomed off the table")

    def in_casualties(self, t: Contention) -> bool:
        """Is a batch of destruction not yet complete?"""
        raise Broken("nobody has said how destruction is known")

    def in_damage_step(self, t: Contention) -> bool:
        """Is this the Damage step of a battle, with what its destructions lead to?"""
        raise Broken("nobody has said how the Damage step is known")

    def use(
        self, seat: int, card: int, number: int, about: int, sector: int, face: int
    ) -> Frame[Any]:
        """The frame that uses a triggered ability."""
        raise Broken("nobody has said how an ability is used")
