"""The number die and the event die (S-COMP-9): what their faces show is printed."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.state import EVENTS, Arcs
from regent.kernel.dice import Roll

SIDES: Final = 6
EVENT_FACES: Final = (
    "arrow-crisis",
    "arrow-edict",
    "crescent-crisis",
    "crescent-edict",
    "hex-crisis",
    "hex-edict",
)


class RollEvent(Roll[Arcs]):
    """Both dice; `got` is the cluster and the face of the event die, from 0."""

    __slots__ = ()

    def __init__(self, sides: list[int] | None = None, stream: int = EVENTS, pc: int = 0) -> None:
        super().__init__([SIDES, SIDES] if sides is None else sides, stream, pc)

    def clone(self) -> RollEvent:
        return RollEvent(self.sides, self.stream, self.pc)

    def rolled(self, t: Arcs) -> None:
        t.emit("rolls-event", -1, "S-COMP-9", t.got[0] + 1, t.got[1])


def is_crisis(face: int) -> bool:
    return face % 2 == 0


def symbol_of(face: int) -> int:
    """Arrow, Crescent or Hex, as in a system's number: 1 to 3 (S-CRISIS-6)."""
    return face // 2 + 1
