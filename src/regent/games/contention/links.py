"""Calls that would otherwise run in a circle: settling calls what in turn settles."""

from __future__ import annotations

from typing import Any

from regent.games.contention.state import Contention
from regent.kernel.frame import Frame


def casualties(t: Contention) -> Frame[Any]:
    """The frame that takes the doomed off the table."""
    from regent.games.contention.destruction import Casualties

    return Casualties([], [], [], [])


def in_casualties(t: Contention) -> bool:
    """Is a batch of destruction not yet complete?"""
    from regent.games.contention.destruction import Casualties

    return any(isinstance(frame, Casualties) for frame in t.stack)


def in_damage_step(t: Contention) -> bool:
    """Is this the Damage step of a battle, with what its destructions lead to?"""
    from regent.games.contention.battle import Battle

    return any(isinstance(frame, Battle) and frame.deals_damage() for frame in t.stack)


def use(seat: int, card: int, number: int, about: int, sector: int, face: int) -> Frame[Any]:
    """The frame that uses a triggered ability."""
    from regent.games.contention.abilities import use as using

    return using(seat, card, number, about, sector, face)
