"""Dice with faces: rolling some of them, and the odds of what they show together."""

from __future__ import annotations

from collections.abc import Sequence

from regent.kernel.frame import Frame, T
from regent.kernel.opened import mypyc_attr


class Die:
    """A kind of die: its name and, for each face, how many of each symbol it shows."""

    __slots__ = ("faces", "name")

    def __init__(self, name: str, faces: Sequence[Sequence[int]]) -> None:
        self.name = name
        self.faces = [list(face) for face in faces]


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Frame[T]):
    """Rolls a die for each number of sides and leaves what they show in `got`, counted from 0
    (K-CHANCE-1)."""

    __slots__ = ("sides", "stream")

    def __init__(self, sides: list[int], stream: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.sides = sides
        self.stream = stream

    def rolled(self, t: T) -> None:
        """What the outcome in `got` does; this frame has left the stack."""

    def step(self, t: T) -> None:
        t.got = [t.below(self.stream, sides) for sides in self.sides]
        t.stack.pop()
        self.rolled(t)


def symbols(die: Die, shown: list[int]) -> list[int]:
    """How many of each symbol several dice of one kind show together."""
    total = [0] * len(die.faces[0])
    for at in shown:
        face = die.faces[at]
        for i in range(len(total)):
            total[i] += face[i]
    return total


def odds(dice: Sequence[Die]) -> dict[tuple[int, ...], int]:
    """In how many ways these dice, rolled together, show each sum of symbols. The ways add up to
    the product of their numbers of faces, so the odds are exact."""
    found: dict[tuple[int, ...], int] = {}
    for die in dice:
        if not found:
            found[tuple([0] * len(die.faces[0]))] = 1
        further: dict[tuple[int, ...], int] = {}
        for shown, ways in found.items():
            for face in die.faces:
                sums = tuple([shown[i] + face[i] for i in range(len(face))])
                further[sums] = further.get(sums, 0) + ways
        found = further
    return found
