"""Decks that people bring to a table, before the first card and in secret (K-SECRET-6).

Until everybody has brought one the table waits; then it is dealt, from a secret that was made after
the last deck. Nobody is told of a deck more than that it is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.title import decks_of
from regent.play.deal import AWAITED_DECKS, SECRET_DECKS, sealed
from regent.play.journal import Header
from regent.play.session import Session
from regent.server.kept import Kept
from regent.server.limits import aside
from regent.server.live import LiveTable
from regent.server.people import Stranger
from regent.server.seating import lacking, others_play, players_of
from regent.server.seats import check_seat
from regent.server.store import Person, Record, Seat, StoreError
from regent.server.wire import TableWish

if TYPE_CHECKING:
    from regent.server.hall import Hall


def decks_of_table(wish: TableWish, seats: list[Seat]) -> str:
    """What a new table says of its decks."""
    mine = [name for name in wish.texts if name.startswith("deck_")]
    if not wish.decks:
        return SECRET_DECKS if mine and others_play(seats) else ""
    decks_of(registry.title(wish.title))
    for seat, who in enumerate(seats):
        if who.kind == "open" and f"deck_{seat}" in wish.texts:
            right = "leave it out, or take the seat yourself"
            raise InputError("whoever sits there brings a deck", f"deck_{seat}", right)
    return AWAITED_DECKS


class Bringing:
    """The decks that are brought to the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def bring(self, id: str, person: Person, seat: int, text: str) -> LiveTable:
        """Bring a deck, or another one in its place; InputError if the rules refuse it. The last
        one lets the game begin."""
        table = await self.hall.table(id)
        record = table.record
        async with table.bringing:  # one deck after the other: each must fit to those before it
            self._may(record, person, seat)
            header = _with(record.header, seat, text)
            await self.hall.readers.header(header, person.id)
            async with table.quiet():
                self._may(record, person, seat)  # while it was read, somebody else may have sat
                await self._store(record, _with(record.header, seat, text))
                await self.begin(table)
        self.hall.tell(table)
        return table

    async def begin(self, table: LiveTable) -> None:
        """Deal, if nobody is awaited any more; under the table's lock."""
        record = table.record
        header = record.header
        if header.decks != AWAITED_DECKS or lacking(header, record.seats):
            return
        header = msgspec.structs.replace(
            header, decks=SECRET_DECKS, players=players_of(record.seats)
        )
        if header.secret:
            header = sealed(header)
        session = await aside(Session.start, header, Kept(header))
        old = record.state, record.turn, record.awaited
        record.state, record.awaited = "playing", session.table.waiting
        record.turn = session.title.clock(session.table)
        try:
            await self._store(record, header)
        except StoreError:
            record.state, record.turn, record.awaited = old
            raise
        self.hall.charters.pop(record.id, None)
        table.dealt_anew(session)

    async def forget(self, record: Record, seat: int) -> None:
        """Another person shall sit there, who brings another deck."""
        name = f"deck_{seat}"
        if record.header.decks == AWAITED_DECKS and name in record.header.texts:
            texts = {key: text for key, text in record.header.texts.items() if key != name}
            await self._store(record, msgspec.structs.replace(record.header, texts=texts))

    async def _store(self, record: Record, header: Header) -> None:
        old, record.header = record.header, header
        try:
            await self.hall.store.header(record)
        except StoreError:
            record.header = old
            raise

    def _may(self, record: Record, person: Person, seat: int) -> None:
        check_seat(record, seat)
        who = record.seats[seat]
        if who.kind != "person" or who.person != person.id:
            raise Stranger("this is not your seat")
        if record.header.decks != AWAITED_DECKS:
            raise InputError(
                "no decks are brought to this table",
                right="decks are brought before the first card, where the table was made for it",
            )


def _with(header: Header, seat: int, text: str) -> Header:
    return msgspec.structs.replace(header, texts={**header.texts, f"deck_{seat}": text})
