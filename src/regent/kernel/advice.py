"""Why an option looks good or bad: named reasons with weights, summed up as they come."""

from __future__ import annotations


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
