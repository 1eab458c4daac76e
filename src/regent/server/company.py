"""The bots of a table: each is given what its seat may know, thinks outside the lock, and answers
through the same door as everybody."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from regent.bots.base import Bot
from regent.bots.keeper import KeptBot, kept
from regent.bots.sight import Sight, sight_of
from regent.kernel.errors import InputError, Refusal
from regent.lab.fuzz import MOST
from regent.play.deal import derived, public
from regent.play.session import Session
from regent.server.live import LiveTable
from regent.server.store import StoreError

LOG: Final = logging.getLogger("regent.server")
AGAIN: Final = 2.0
"""Seconds until a bot tries again whose answer could not be stored."""


class Company:
    """Plays the seats of one table that bots have, until the table is closed."""

    def __init__(self, table: LiveTable, pause: float) -> None:
        self.table = table
        self.pause = pause
        """Seconds between two answers of bots, so that people can follow."""
        self.bots: dict[int, tuple[str, Bot]] = {}
        self.task = asyncio.create_task(self._play())

    async def close(self) -> None:
        async with self.table.lock:  # never in the middle of storing an answer
            self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        for _, bot in self.bots.values():
            if isinstance(bot, KeptBot):
                bot.stop()

    def _bot(self, seat: int, name: str) -> Bot:
        """The bot of a seat; another level is another bot."""
        found = self.bots.get(seat)
        if found is not None and found[0] == name:
            return found[1]
        session = self.table.session
        # The answers given so far are part of the seed: a game that is taken up again must not
        # repeat the bot's first choices.
        header = session.journal.header
        bot = kept(name, derived(header, f"{seat}/{session.answers}"), public(header))
        self.bots[seat] = (name, bot)
        return bot

    async def _play(self) -> None:
        while True:
            self.table.changed.clear()
            try:
                busy = await self._answer_one()
            except StoreError:
                await asyncio.sleep(AGAIN)
                continue
            except Exception:
                LOG.exception("table %s: its bots have stopped", self.table.record.id)
                await self.table.changed.wait()
                continue
            if busy:
                await asyncio.sleep(self.pause)
            else:
                await self.table.changed.wait()

    def _awaited(self) -> list[tuple[int, str]]:
        """The seats with bots that are asked, and how their bots are called."""
        record = self.table.record
        if record.state != "playing":
            return []
        asked = self.table.session.awaited()
        seats = [(seat, record.seats[seat]) for seat in asked]
        return [(seat, who.bot) for seat, who in seats if who.kind == "bot" or who.away]

    async def _answer_one(self) -> bool:
        """Let one bot that is asked answer; was there one?"""
        table = self.table
        await table.settled()
        async with table.lock:
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
            option = await asyncio.to_thread(_chosen, bot, sight)
        question = sight.decision.id if sight is not None else ""
        return await self._give(seat, option, question)

    async def _give(self, seat: int, option: str, question: str) -> bool:
        def deed(session: Session) -> None:
            session.answer(seat, option, question)

        try:
            await self.table.act(deed)
        except Refusal:
            return True  # the question passed while the bot thought: it looks again
        except InputError:
            self.table.record.state = "stuck"
            self.table.publish_all()
            return False
        return True


def _chosen(bot: Bot, sight: Sight) -> str:
    at = bot.choose(sight)
    if not 0 <= at < len(sight.decision.options):
        raise InputError(f"bot {bot.name!r} chose option {at}", sight.decision.prompt)
    return sight.decision.options[at]
