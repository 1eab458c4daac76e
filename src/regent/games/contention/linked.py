"""The calls back from settling to what settles, as the game has them (`links.py`)."""

from __future__ import annotations

from typing import Any

from regent.games.contention.abilities import use
from regent.games.contention.battle import Battle
from regent.games.contention.destruction import Casualties
from regent.games.contention.links import Links
from regent.games.contention.state import Contention
from regent.kernel.frame import Frame


class Linked(Links):
    """Everything there is to come back to."""

    __slots__ = ()

    def casualties(self) -> Frame[Any]:
        return Casualties([], [], [], [])

    def in_casualties(self, t: Contention) -> bool:
        return any(isinstance(frame, Casualties) for frame in t.stack)

    def in_damage_step(self, t: Contention) -> bool:
        return any(isinstance(frame, Battle) and frame.deals_damage() for frame in t.stack)

    def use(
        self, seat: int, card: int, number: int, about: int, sector: int, face: int
    ) -> Frame[Any]:
        return use(seat, card, number, about, sector, face)
