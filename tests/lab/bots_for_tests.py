"""Bots from outside that misbehave: they hang, die, cheat, fail, or play the fool."""

from __future__ import annotations

import os
import time
from typing import Any

from regent.bots.base import Bot
from regent.bots.reasons import ReasonsBot
from regent.bots.search import Node, SearchBot
from regent.bots.sight import Sight
from regent.kernel import rng
from regent.kernel.table import Table


class HangingBot(Bot):
    """Thinks for ever."""

    def choose(self, sight: Sight) -> int:
        time.sleep(3600)
        return 0


class DyingBot(Bot):
    """Its process is gone before it answers."""

    def choose(self, sight: Sight) -> int:
        os._exit(9)


class WrongBot(Bot):
    """Answers with an option that is not there."""

    def choose(self, sight: Sight) -> int:
        return 10_000


class CheatingBot(Bot):
    """Was given the true table by somebody, and plays by what lies in other hands."""

    table: Table | None = None

    def choose(self, sight: Sight) -> int:
        t: Any = self.table
        hidden = sum(
            (card + 1) * t.face[card]
            for card in range(len(t.face))
            if not t.knows(sight.seat, card)
        )
        return int(hidden) % len(sight.decision.options)


class FailingSearch(SearchBot):
    """A search with a fault in every second question it thinks about."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, iterations=1)
        self.asked = 0

    def iterate(self, sight: Sight, root: Node) -> None:
        self.asked += 1
        if self.asked % 2:
            raise KeyError("planted")
        super().iterate(sight, root)


class FoolishBot(ReasonsBot):
    """Every third answer is any option; else it plays well, so that it comes into positions where
    there is something to spoil."""

    def choose(self, sight: Sight) -> int:
        if rng.below(self.random, 0, 3):
            return super().choose(sight)
        return rng.below(self.random, 0, len(sight.decision.options))
