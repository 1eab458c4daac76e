"""A bot of one's own, as docs/bots.md shows it: the best-looking position after one answer."""

from __future__ import annotations

from regent.bots.base import Bot
from regent.bots.sight import Sight
from regent.kernel.frame import answer
from regent.kernel.playout import judged


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, sight: Sight) -> int:
        best = 0
        worth = -(10**9)
        for at, action in enumerate(sight.decision.actions):
            world = sight.imagined().clone()
            answer(world, sight.seat, action)
            found = judged(sight.title, world, sight.seat)
            if found > worth:
                best, worth = at, found
        return best
