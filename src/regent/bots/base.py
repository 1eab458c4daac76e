"""The contract of a bot, and how to get one by name."""

from __future__ import annotations

from typing import Any, Final

from regent.kernel import rng
from regent.kernel.errors import InputError
from regent.play.session import Decision


class Bot:
    """Chooses for one seat from that seat's view and its decision: it never has the game."""

    name = "bot"

    def __init__(self, seed: str) -> None:
        self.random = rng.seeded(f"bot/{seed}", 1)

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        """The index of one of the decision's options."""
        raise InputError(f"bot {self.name!r} does not choose")


class RandomBot(Bot):
    """Any option, each as likely as the others."""

    name = "random"

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        return rng.below(self.random, 0, len(decision.options))


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot}


def bot(name: str, seed: str) -> Bot:
    """A bot by name, with a random stream of its own."""
    if name not in BOTS:
        known = ", ".join(sorted(BOTS))
        raise InputError(f"no bot is called {name!r}", right=f"the bots are: {known}")
    return BOTS[name](seed)
