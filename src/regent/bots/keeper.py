"""A bot in a process of its own: one that hangs or dies costs a moment, never a table.

The process is sent the question and the world that was dealt for the bot, as rows; it holds
nothing else, so any process can answer for any bot. If no answer comes in time, or the process is
gone, the bot's choice is made by reasons here, and the next question starts a new process.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any, Final

import msgspec

from regent.bots.base import Bot
from regent.bots.names import bot
from regent.bots.reasons import ReasonsBot
from regent.bots.sight import Sight
from regent.games import registry
from regent.kernel import rng, rows
from regent.kernel.cards import CardSet, patch_file
from regent.kernel.errors import InputError
from regent.kernel.ruleset import Rules
from regent.kernel.title import Title
from regent.kernel.tomlfile import TomlFile
from regent.play.child import Child, Gone, Late
from regent.play.journal import Header
from regent.play.session import Decision

LOG: Final = logging.getLogger("regent.bots")

PATIENCE: Final = 10.0
"""Seconds that a bot may take; a search stops long before."""

QUICK: Final = ("random", "reasons", "novice", "regular")
"""Bots that answer at once and need no process of their own."""

FIRST_PATIENCE: Final = 30.0
"""Seconds more for the first answer of a new process, which has to load everything."""

STEP_BACK: Final = 10
"""Who thinks long steps back behind those who answer at once."""


def thinker() -> Child:
    """A process that can answer for any bot."""
    return Child(think, nice=STEP_BACK)


class KeptBot(Bot):
    """Plays like the bot of that name, from another process."""

    def __init__(self, name: str, seed: str, header: Header, patience: float = PATIENCE) -> None:
        super().__init__(seed)
        bot(name, seed)  # an unknown name is refused here
        self.name = name
        self.seed = seed
        self.header = header
        self.patience = patience
        self.child: Child | None = None
        self.asked = 0
        self.faults = 0

    def choose(self, sight: Sight) -> int:
        self.child = self.child or thinker()
        return self.choose_by(sight, self.child)

    def choose_by(self, sight: Sight, child: Child) -> int:
        """The choice, thought out in this process."""
        if len(sight.decision.options) == 1:
            return 0
        try:
            at = child.ask(self._job(sight), self.patience, FIRST_PATIENCE)
            if isinstance(at, int) and 0 <= at < len(sight.decision.options):
                return at
            why = f"it chose {at!r}"
        except Late:
            why = f"no answer in {self.patience:g} s"
        except (Gone, InputError) as error:
            why = str(error)
        self.faults += 1
        LOG.warning("bot %s is stood in for by reasons: %s", self.name, why)
        child.stop()
        return self.stand_in(sight)

    def _job(self, sight: Sight) -> dict[str, Any]:
        # Each question has a seed of its own, because the next may go to another process.
        seed = f"{self.seed}/{self.asked}" if self.asked else self.seed
        self.asked += 1
        return {
            "name": self.name,
            "seed": seed,
            "header": msgspec.json.encode(self.header),
            "decision": msgspec.json.encode(sight.decision),
            "world": rows.to_rows(sight.world) if sight.world is not None else None,
        }

    def stand_in(self, sight: Sight) -> int:
        """A choice by reasons, at once."""
        try:
            return ReasonsBot(f"{self.seed}/{self.faults}").choose(sight)
        except Exception:  # whatever is wrong with the advice, the table goes on
            return rng.below(self.random, 0, len(sight.decision.options))

    def stop(self) -> None:
        """End the process, if there is one."""
        if self.child is not None:
            self.child.stop()


@lru_cache(maxsize=16)
def _game(header: bytes) -> tuple[Title[Any], Rules, CardSet]:
    """What a header says of its game, made once."""
    said = msgspec.json.decode(header, type=Header)
    title = registry.title(said.title)
    rules = title.resolve(said.ruleset, said.seats, said.settings, said.texts)
    cards = title.cards(rules.ruleset)
    if said.patch:
        cards = patch_file(cards, TomlFile.parse(said.patch, "the game's patch"))[0]
    return title, rules, cards


def think(job: dict[str, Any]) -> int:
    """In the process: one question, answered by a bot that is made for it."""
    title, rules, cards = _game(job["header"])
    decision = msgspec.json.decode(job["decision"], type=Decision)
    world = title.load(job["world"], rules, cards) if job["world"] is not None else None
    return bot(job["name"], job["seed"]).choose(Sight(title, decision.seat, decision, world))


def kept(name: str, seed: str, header: Header) -> Bot:
    """A bot for a table of people: quick ones in this process, all others in their own."""
    if name.partition(":")[0] in QUICK:
        return bot(name, seed)
    return KeptBot(name, seed, header)
