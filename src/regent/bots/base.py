"""The contract of a bot."""

from __future__ import annotations

from typing import Final

import msgspec

from regent.bots.sight import Sight
from regent.kernel import rng
from regent.kernel.errors import InputError

DECIDES: Final = 1000
"""From this weight on a reason outweighs all others together; how much it is tells nobody
anything."""


class Reason(msgspec.Struct, frozen=True):
    """One named reason for or against an option."""

    name: str
    weight: float

    def said(self) -> str:
        """For a person."""
        if not self.weight:
            return self.name
        if abs(self.weight) < DECIDES:
            return f"{self.name} {self.weight:+g}"
        return (
            f"{self.name}, above all" if self.weight > 0 else f"{self.name}, above all against it"
        )


class Opinion(msgspec.Struct, frozen=True):
    """What a bot thinks of one option: how good it is, and why."""

    option: str
    weight: float
    reasons: list[Reason] = []


class Bot:
    """Chooses for one seat from what that seat may know: it never has the game."""

    name = "bot"
    imagines = True
    """Does it want a world to think in?"""
    reads = True
    """Does it look at the question and its options in words, or only at actions?"""

    def __init__(self, seed: str) -> None:
        self.random = rng.seeded(f"bot/{seed}", 1)
        self.faults = 0
        """Answers that something simpler had to give because the bot itself failed."""

    def choose(self, sight: Sight) -> int:
        """The index of one of the decision's options."""
        raise InputError(f"bot {self.name!r} does not choose")

    def opinions(self, sight: Sight) -> list[Opinion]:
        """What it thinks of each option, best first; none if it cannot say."""
        return []


class RandomBot(Bot):
    """Any option, each as likely as the others."""

    name = "random"
    imagines = False
    reads = False

    def choose(self, sight: Sight) -> int:
        return rng.below(self.random, 0, len(sight.actions))
