"""A bot that follows the advice of its title, and says why."""

from __future__ import annotations

from typing import Final

from regent.bots.base import Bot, Opinion, Reason
from regent.bots.sight import Sight
from regent.kernel import rng
from regent.kernel.advice import Advice
from regent.kernel.playout import weighed

FINE: Final = 16
"""Equal advice is decided by chance, finer than any weight."""


BEARABLE: Final = 3
"""A slip is never worse than the best option divided by this."""


class ReasonsBot(Bot):
    """The option with the best reasons. `slips` of a hundred choices are made at random among
    those that are at least a third as good: weaker, but nothing to laugh at."""

    name = "reasons"
    reads = False

    def __init__(self, seed: str, slips: int = 0) -> None:
        super().__init__(seed)
        self.slips = slips

    def choose(self, sight: Sight) -> int:
        actions = sight.actions
        if len(actions) == 1:
            return 0
        weights = [self.weigh(sight, action).total for action in actions]
        if self.slips and rng.below(self.random, 0, 100) < self.slips:
            best = max(weights)
            bearable = best // BEARABLE if best > 0 else best
            free = [at for at, weight in enumerate(weights) if weight >= bearable]
            return free[rng.below(self.random, 0, len(free))]
        fine = [weight * FINE + rng.below(self.random, 0, FINE) for weight in weights]
        return fine.index(max(fine))

    def weigh(self, sight: Sight, action: int, keep: bool = False) -> Advice:
        return weighed(sight.title, sight.imagined(), sight.seat, action, keep)

    def opinions(self, sight: Sight) -> list[Opinion]:
        found: list[Opinion] = []
        for name, action in zip(sight.decision.options, sight.decision.actions, strict=True):
            advice = self.weigh(sight, action, keep=True)
            why = [Reason(n, w) for n, w in zip(advice.names, advice.weights, strict=True)]
            found.append(Opinion(name, advice.total, why))
        return sorted(found, key=lambda opinion: -opinion.weight)
