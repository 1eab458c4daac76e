"""Playing a title well: why an option looks good or bad, how good a position looks, and what a
beginner would laugh at."""

from __future__ import annotations

from typing import Final, Generic

from regent.kernel.errors import Broken
from regent.kernel.frame import T
from regent.kernel.opened import mypyc_attr

WON: Final = 100_000
"""What a won game is worth to `judge`."""


class Advice:
    """The reasons for and against one option; their names are kept only where somebody reads them.

    Weights are whole numbers on a scale of the title's own, the same for all its questions.
    """

    __slots__ = ("keep", "names", "total", "weights")

    def __init__(self, keep: bool = False) -> None:
        self.keep = keep
        self.total = 0
        self.names: list[str] = []
        self.weights: list[int] = []

    def add(self, reason: str, weight: int) -> None:
        """One reason more; a weight below 0 speaks against the option."""
        self.total += weight
        if self.keep and weight:
            self.names.append(reason)
            self.weights.append(weight)

    def note(self, reason: str) -> None:
        """Why nothing speaks for or against the option."""
        if self.keep and reason:
            self.names.append(reason)
            self.weights.append(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser(Generic[T]):
    """What bots ask a title. Only what the seat may know counts."""

    def advise(self, t: T, seat: int, action: int, advice: Advice) -> None:
        """The reasons for and against one option of the question that is asked now."""
        raise Broken(f"{type(self).__name__} does not advise")

    def judge(self, t: T, seat: int) -> int:
        """How good the position looks to a seat, in hundredths of a point, won games far above
        all others; searches ask it at their horizon."""
        raise Broken(f"{type(self).__name__} does not judge")

    def because(self, t: T, seat: int, action: int) -> list[int]:
        """What a bot says openly about its answer to a deal (K-DEAL-6), as arguments of the event
        `because`; nothing where there is none. Nothing but what everybody knows is in `t`."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Follies(Generic[T]):
    """What a beginner would laugh at: `known` has each by name with what it is."""

    def __init__(self, known: dict[str, str]) -> None:
        self.known = known

    def seen(self, t: T, seat: int, action: int, memory: list[int]) -> str:
        """The name of the folly that an answer is, from the position before it; empty for none.

        `memory` begins empty with a game and is kept by whoever watches it.
        """
        raise Broken(f"{type(self).__name__} does not look")
