"""A bot in a process of its own: one that hangs or dies costs a moment, never a table.

The process is sent the question and the world that was dealt for the bot, as rows; it holds
nothing else. If no answer comes in time, or the process is gone, the bot's choice is made by
reasons here, and the next question starts a new process.
"""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from regent.bots.base import Bot
from regent.bots.names import bot
from regent.bots.reasons import ReasonsBot
from regent.bots.sight import Sight
from regent.games import registry
from regent.kernel import rng, rows
from regent.kernel.cards import patch_file
from regent.kernel.errors import InputError
from regent.kernel.tomlfile import TomlFile
from regent.play.journal import Header
from regent.play.session import Decision

PATIENCE: Final = 10.0
"""Seconds that a bot may take; a search stops long before."""

QUICK: Final = ("random", "reasons", "novice", "regular")
"""Bots that answer at once and need no process of their own."""

FIRST_PATIENCE: Final = 30.0
"""Seconds for the first answer of a new process, which has to load everything."""


class KeptBot(Bot):
    """Plays like the bot of that name, from another process."""

    def __init__(self, name: str, seed: str, header: Header, patience: float = PATIENCE) -> None:
        super().__init__(seed)
        bot(name, seed)  # an unknown name is refused here
        self.name = name
        self.seed = seed
        self.header = header
        self.patience = patience
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.fresh = True
        self.faults = 0

    def choose(self, sight: Sight) -> int:
        if len(sight.decision.options) == 1:
            return 0
        try:
            at = self._ask(sight)
        except (OSError, EOFError):
            at = None
        if at is not None and 0 <= at < len(sight.decision.options):
            return at
        self.faults += 1
        self.stop()
        return self._stand_in(sight)

    def _ask(self, sight: Sight) -> int | None:
        pipe = self.pipe or self._start()
        decision = sight.decision
        asked = [decision.id, decision.prompt, decision.shape, decision.clause, decision.about]
        pipe.send([sight.seat, asked, decision.options, decision.actions, _rows(sight)])
        patience = max(self.patience, FIRST_PATIENCE) if self.fresh else self.patience
        if not pipe.poll(patience):
            return None
        self.fresh = False
        answer = pipe.recv()
        return answer if isinstance(answer, int) else None

    def _stand_in(self, sight: Sight) -> int:
        try:
            return ReasonsBot(f"{self.seed}/{self.faults}").choose(sight)
        except Exception:  # whatever is wrong with the advice, the table goes on
            return rng.below(self.random, 0, len(sight.decision.options))

    def _start(self) -> Connection:
        context = get_context("spawn")
        here, there = context.Pipe()
        seed = f"{self.seed}/{self.faults}" if self.faults else self.seed
        self.process = context.Process(
            target=_serve, args=(there, self.name, seed, self.header), daemon=True
        )
        self.process.start()
        there.close()
        self.pipe = here
        self.fresh = True
        return here

    def stop(self) -> None:
        """End the process, if there is one."""
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
        self.pipe = None
        self.process = None


def _rows(sight: Sight) -> dict[str, Any] | None:
    return rows.to_rows(sight.world) if sight.world is not None else None


def _serve(pipe: Connection, name: str, seed: str, header: Header) -> None:
    """The process: one question after the other until the table closes the pipe."""
    title = registry.title(header.title)
    rules = title.resolve(header.ruleset, header.seats, header.settings, header.texts)
    cards = title.cards()
    if header.patch:
        cards = patch_file(cards, TomlFile.parse(header.patch, "the game's patch"))[0]
    chooser = bot(name, seed)
    while True:
        try:
            seat, asked, options, actions, data = pipe.recv()
        except (EOFError, OSError):
            return
        decision = Decision(
            id=asked[0],
            seat=seat,
            prompt=asked[1],
            shape=asked[2],
            clause=asked[3],
            about=asked[4],
            options=options,
            actions=actions,
        )
        world = title.load(data, rules, cards) if data is not None else None
        try:
            pipe.send(chooser.choose(Sight(title, seat, decision, world)))
        except (InputError, OSError):
            return


def kept(name: str, seed: str, header: Header) -> Bot:
    """A bot for a table of people: quick ones in this process, all others in their own."""
    if name.partition(":")[0] in QUICK:
        return bot(name, seed)
    return KeptBot(name, seed, header)
