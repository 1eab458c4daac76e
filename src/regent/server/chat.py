"""What those who sit at a table say to each other, beside the game: no part of its journal, and
nothing of the game is in it.

Only seats of people speak and hear; spectators are told nothing of it. Whoever comes back hears the
last that was said again.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from regent.kernel.errors import InputError
from regent.kernel.table import SPECTATOR
from regent.server.limits import tells
from regent.server.people import Stranger, shown_name
from regent.server.seating import others_play
from regent.server.store import Person, Record, Store, StoreError, now
from regent.server.wire import Chat, Spoken

if TYPE_CHECKING:
    from regent.server.hall import Hall
    from regent.server.live import LiveTable

KEPT: Final = 100
"""So much of the talk of a table is kept."""


def may_chat(record: Record) -> bool:
    """Is there anybody to talk to, and does the host allow it?"""
    return record.chat and others_play(record.seats)


class Talk:
    """The talk at one open table."""

    def __init__(self, record: Record, store: Store) -> None:
        self.record = record
        self.store = store
        self.spoken: list[Spoken] = []

    async def load(self) -> None:
        self.spoken = await self.store.spoken(self.record.id)

    def heard(self, viewer: int) -> Chat | None:
        """What a viewer who comes in is told of it."""
        if viewer == SPECTATOR or not self.spoken or not may_chat(self.record):
            return None
        return Chat(self.spoken)

    async def say(self, table: LiveTable, seat: int, text: str) -> None:
        """Somebody says something: it is stored, then everybody else who sits here hears it. It
        waits for nothing that is held back (K-WINDOW-5), and so tells nothing of that either."""
        if not may_chat(self.record):
            raise InputError("there is no chat at this table", right="the host can allow it")
        words = shown_name(text)
        if not any(unicodedata.category(c)[0] in "LNPS" for c in words):
            raise InputError("there is nothing in it that can be read", "text")
        n = self.spoken[-1].n + 1 if self.spoken else 1
        said = Spoken(n, seat, table.players()[seat], words, now())
        self.spoken.append(said)
        try:
            await self.store.speak(self.record.id, said, n - KEPT)
        except StoreError:
            self.spoken.remove(said)
            raise
        del self.spoken[:-KEPT]
        for viewer, watchers in list(table.watchers.items()):
            if viewer != SPECTATOR:
                tells(len(watchers))
                for watcher in watchers:
                    watcher.send(Chat([said]))


async def allow(hall: Hall, id: str, person: Person, on: bool) -> LiveTable:
    """The host allows the talk at a table, or ends it; what was said is kept."""
    table = await hall.table(id)
    record = table.record
    if record.host != person.id:
        raise Stranger("only the host allows or ends the chat")
    old, record.chat = record.chat, on
    try:
        await hall.store.chat(record)
    except StoreError:
        record.chat = old
        raise
    hall.tell_people(table)
    return table
