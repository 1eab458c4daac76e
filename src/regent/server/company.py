"""The bots of a table: each is given what its seat may know, thinks outside the lock, and answers
through the same door as everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextvars import Context
from typing import Final

from regent.bots.base import Bot
from regent.bots.keeper import kept
from regent.bots.sight import Sight, sight_of
from regent.kernel.errors import InputError, Refusal
from regent.lab.fuzz import MOST
from regent.play.deal import derived, public
from regent.play.disguise import disguised
from regent.play.session import Session
from regent.server.live import LiveTable
from regent.server.store import StoreError
from regent.server.thinking import BOTS, PEOPLE, Thinkers

LOG: Final = logging.getLogger("regent.server")
AGAIN: Final = 2.0
"""Seconds until a bot tries again whose answer could not be stored."""
IDLE: Final = 300.0
"""Seconds without anybody at a table after which its bots rest until somebody comes, and the table
is put away; the store has it."""


class Company:
    """Plays the seats of one table that bots have, until the table is closed."""

    def __init__(
        self,
        table: LiveTable,
        pause: float,
        thinkers: Thinkers,
        tell: Callable[[LiveTable], None],
    ) -> None:
        self.table = table
        self.thinkers = thinkers
        self.tell = tell
        """Tells everybody at the table how it stands with it."""
        self.pause = pause
        """Seconds between two answers of bots, so that people can follow."""
        self.bots: dict[int, tuple[str, Bot]] = {}
        # In a context of its own: whoever opened the table does not pay for all that bots do there.
        self.task = asyncio.create_task(self._play(), context=Context())

    async def close(self) -> None:
        async with self.table.lock:  # never in the middle of storing an answer
            self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    def _bot(self, seat: int, name: str) -> Bot:
        """The bot of a seat; another level is another bot."""
        found = self.bots.get(seat)
        if found is not None and found[0] == name:
            return found[1]
        session = self.table.session
        # The answers given so far are part of the seed: a game that is taken up again must not
        # repeat the bot's first choices.
        header = session.journal.header
        known = disguised(public(header), seat)
        bot = kept(name, derived(header, f"{seat}/{session.answers}"), known)
        self.bots[seat] = (name, bot)
        return bot

    async def _play(self) -> None:
        while True:
            self.table.changed.clear()
            try:
                busy = await self._answer_one()
            except StoreError as error:
                LOG.warning("table %s: a bot waits for the store: %s", self.table.record.id, error)
                await asyncio.sleep(AGAIN)
                continue
            except Exception as error:
                LOG.exception("table %s: its bots have stopped", self.table.record.id)
                await self._stopped(f"a bot cannot go on: {type(error).__name__}")
                busy = False
            if busy:
                await asyncio.sleep(self.pause)
            else:
                await self.table.changed.wait()

    async def _stopped(self, problem: str) -> None:
        """Show that the table stands still, to those who can do something about it."""
        try:
            await self.table.stop_at(problem)
        except StoreError as error:
            LOG.error("table %s: %s, and not stored: %s", self.table.record.id, problem, error)
        self.tell(self.table)

    def _awaited(self) -> list[tuple[int, str]]:
        """The seats with bots that are asked, and how their bots are called."""
        record = self.table.record
        if record.state != "playing" or self.table.alone() > IDLE:
            return []
        asked = self.table.session.awaited()
        seats = [(seat, record.seats[seat]) for seat in asked]
        return [(seat, who.bot) for seat, who in seats if who.kind == "bot" or who.away]

    async def _answer_one(self) -> bool:
        """Let one bot that is asked answer; was there one?"""
        table = self.table
        async with table.quiet():
            asked = self._awaited()
            if not asked or table.session.answers >= MOST:
                return False
            seat, name = asked[0]
            step = table.script.next(table.session, seat) if table.script.steps else None
            if step is not None:
                sight, option = None, step.option
            else:
                bot = self._bot(seat, name)
                sight, option = sight_of(table.session, seat, bot.random, bot.imagines), ""
        if sight is not None:
            even = table.timed() and sight.decision.shape == "window"
            option = await self._chosen(bot, sight, even)
        question = sight.decision.id if sight is not None else ""
        return await self._give(seat, option, question)

    async def _give(self, seat: int, option: str, question: str) -> bool:
        def deed(session: Session) -> None:
            session.answer(seat, option, question, bot=True)

        try:
            await self.table.act(deed)
        except Refusal:
            return True  # the question passed while the bot thought: it looks again
        except InputError as error:
            await self._stopped(f"a bot's answer cannot be taken: {error.what}")
            return False
        return True

    async def _chosen(self, bot: Bot, sight: Sight, even: bool) -> str:
        urgency = PEOPLE if any(self.table.watchers.values()) else BOTS
        at = await self.thinkers.choose(bot, sight, urgency, self.whose(), even)
        return _named(bot, sight, at)

    def whose(self) -> str:
        """On whose account bots think here: of the address from which a seat, or else the table, is
        looked at; a guest may have as many names as there are tables. Where nobody looks, the
        host's."""
        found = sorted(self.table.watchers.items(), reverse=True)
        return next((lines[0].address for _, lines in found if lines), self.table.record.host)


def _named(bot: Bot, sight: Sight, at: int) -> str:
    if not 0 <= at < len(sight.decision.options):
        raise InputError(f"bot {bot.name!r} chose option {at}", sight.decision.prompt)
    return sight.decision.options[at]
