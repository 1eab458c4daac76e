"""Where bots think: so many at once and no more, the tables of people first.

Bots that answer at once share two threads. All others share a fixed number of processes, which
step back behind everything else and die with the server.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from typing import Final

from regent.bots.base import Bot
from regent.bots.keeper import KeptBot, thinker
from regent.bots.names import EXPERT_MS, budget
from regent.bots.names import bot as known_bot
from regent.bots.sight import Sight
from regent.kernel.errors import InputError

QUICK: Final = 2
"""Threads for bots that answer at once."""
SPARE: Final = 1.0
"""Seconds beyond its budget that an answer in a window takes: by then it is always there."""
NAME: Final = 40
"""Letters in the name of a bot with its settings."""

PEOPLE: Final = 0
BOTS: Final = 1
"""How urgent a table is: somebody waits for its bots, or nobody."""


class Lane:
    """So many may go at once; of those who wait the most urgent goes first, and among equals
    whoever has asked for the least."""

    def __init__(self, width: int) -> None:
        self.free = width
        self.waiting: list[tuple[int, int, int, asyncio.Future[None]]] = []
        self.count = 0
        self.of: Counter[str] = Counter()
        """By whom how many go or wait."""

    @asynccontextmanager
    async def turn(self, urgency: int, who: str = "") -> AsyncIterator[None]:
        self.of[who] += 1
        try:
            async with self._turn((urgency, self.of[who])):
                yield
        finally:
            self.of[who] -= 1
            if not self.of[who]:
                del self.of[who]

    @asynccontextmanager
    async def _turn(self, rank: tuple[int, int]) -> AsyncIterator[None]:
        if self.free > 0:
            self.free -= 1
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.count += 1
            heappush(self.waiting, (*rank, self.count, mine))
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._next()  # it was our turn, and we do not take it
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while self.waiting:
            *_, other = heappop(self.waiting)
            if not other.done():
                other.set_result(None)
                return
        self.free += 1


class Thinkers:
    """All bots of a server."""

    def __init__(self, processes: int, most_ms: int) -> None:
        self.most_ms = most_ms
        """Milliseconds, or iterations, that a table may ask for."""
        self.children = [thinker() for _ in range(processes)]
        self.idle = list(self.children)
        self.slow = Lane(processes)
        self.quick = Lane(QUICK)
        self.threads = ThreadPoolExecutor(QUICK + processes, "bots")
        self.closed = False

    def close(self) -> None:
        """No bot thinks any more; those that wait for their turn wait until they are called off."""
        self.closed = True
        for child in self.children:
            child.kill()
        self.threads.shutdown(wait=False, cancel_futures=True)

    def check(self, name: str) -> None:
        """InputError for a bot that there is not, or that wants to think longer than it may."""
        if len(name) > NAME:
            raise InputError("the name of a bot is too long", right=f"write at most {NAME} letters")
        known_bot(name, "")
        for what, wanted in budget(name).items():
            if wanted > self.most_ms:
                right = f"at most {what}={self.most_ms} at this server"
                raise InputError(f"bot {name!r} would think too long", right=right)

    async def choose(
        self, bot: Bot, sight: Sight, urgency: int, who: str = "", even: bool = False
    ) -> int:
        """The bot's choice, when it is its turn; `who` is host of its table. An `even` one takes as
        long whatever there is to think about (K-WINDOW-5)."""
        loop = asyncio.get_running_loop()
        if not isinstance(bot, KeptBot):
            async with self.quick.turn(urgency, who):
                if self.closed:
                    await asyncio.Event().wait()
                return await loop.run_in_executor(self.threads, bot.choose, sight)
        async with self.slow.turn(urgency, who):
            if self.closed:
                await asyncio.Event().wait()
            if not even:
                return await self._thought(bot, sight)
            until = loop.time() + whole_time(bot.name)
            try:
                async with asyncio.timeout_at(until - SPARE / 2):
                    at = await self._thought(bot, sight)
            except TimeoutError:
                at = await loop.run_in_executor(self.threads, bot.stand_in, sight)
            await asyncio.sleep(until - loop.time())
            return at

    async def _thought(self, bot: KeptBot, sight: Sight) -> int:
        """What a bot has found out in one of the processes."""
        child = self.idle.pop()
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self.threads, bot.choose_by, sight, child)
        try:
            return await asyncio.shield(asked)
        except asyncio.CancelledError:  # nobody wants the answer any more
            child.kill()
            fresh = thinker()  # the old one belongs to its thread until that has noticed
            self.children[self.children.index(child)] = fresh
            child = fresh
            raise
        finally:
            self.idle.append(child)


def whole_time(name: str) -> float:
    """Seconds that a bot takes in a window, with or without anything to choose from."""
    wanted = budget(name)
    return wanted.get("ms", wanted.get("iterations", EXPERT_MS)) / 1000 + SPARE
