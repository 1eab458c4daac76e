"""What was played: films to look at, journals and reports to take away, each as far as the one who
asks may know it."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from regent.kernel import rng, rows
from regent.kernel.table import EVERYTHING, SPECTATOR, Table
from regent.play.export import exported
from regent.play.journal import Header
from regent.play.session import Session
from regent.server.film import Film
from regent.server.people import Stranger
from regent.server.store import Person, Record, Seat

if TYPE_CHECKING:
    from regent.server.hall import Hall

FILMS: Final = 8
"""Films that are kept ready."""


class Archive:
    """The past of the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.films: dict[tuple[str, int], Film] = {}

    def viewers(self, record: Record, person: Person | None) -> list[int]:
        """As whom somebody may look at what was played."""
        if record.state == "film":
            return [EVERYTHING, SPECTATOR, *range(record.header.seats)]
        open_now = record.state == "over" and record.reveal
        found = [EVERYTHING, SPECTATOR] if open_now else []
        for seat, who in enumerate(record.seats):
            if open_now or (person is not None and who.person == person.id):
                found.append(seat)
        if not open_now and record.watchable:
            found.append(SPECTATOR)
        if not self.hall.knows(record, person, "") and not record.listed and not open_now:
            raise Stranger("this table is by invitation")
        return found

    async def film(self, record: Record) -> Film:
        live = self.hall.tables.get(record.id)
        if live is not None:
            await live.settled()
        key = (record.id, record.answers)
        if key not in self.films:
            journal = await self.hall.store.journal(record)
            names = [who.name or f"Seat {i + 1}" for i, who in enumerate(record.seats)]
            found = await self.hall.readers.film(journal)
            film = await asyncio.to_thread(Film.unpacked, record.header, names, found)
            self.films[key] = film
            while len(self.films) > FILMS:
                del self.films[next(iter(self.films))]
            return film
        return self.films[key]

    def forget(self, id: str) -> None:
        """A table is gone, and its films with it."""
        for key in [key for key in self.films if key[0] == id]:
            del self.films[key]

    async def upload(self, text: str, person: Person) -> Record:
        """Keep a journal that somebody brought, if it can be played."""
        journal, names, found = await self.hall.readers.journal(text, person.id)
        film = await asyncio.to_thread(Film.unpacked, journal.header, names, found)
        record = Record(
            id=secrets.token_urlsafe(9),
            name=film.session.title.full_name,
            header=journal.header,
            state="film",
            host=person.id,
            seats=[Seat("bot", name=name, bot="film") for name in names],
            answers=len(film.actions),
            turn=film.marks[-1][0],
        )
        await self.hall.store.add_table(record, journal.entries)
        self.films[record.id, record.answers] = film
        return record

    # -- taking away ----------------------------------------------------------------------------

    def is_open(self, record: Record, person: Person | None) -> bool:
        """May this person have the whole journal? After the end if the table agreed, or where
        nobody else's secrets are in it."""
        if record.state == "film" or (record.state == "over" and record.reveal):
            return True
        others = {who.person for who in record.seats if who.kind == "person"}
        free = all(who.kind != "open" for who in record.seats)
        return person is not None and free and others == {person.id}

    async def journal(self, record: Record, person: Person | None) -> str:
        if not self.is_open(record, person):
            raise Stranger("a journal holds what all hands hold; it is open after the end")
        return (await self.hall.store.journal(record)).text()

    async def report(self, record: Record, person: Person | None, seat: int) -> str:
        """The game as a scenario: all of it, or as one seat knows it."""
        about = f"A report from table {record.name}, after answer {record.answers}"
        if self.is_open(record, person):
            journal = await self.hall.store.journal(record)
            return await self.hall.readers.report(journal, about)
        viewer = self.hall.viewer(record, person, seat, "")
        live = await self.hall.table(record.id)
        async with live.lock:
            source = rng.seeded(secrets.token_hex(8), 1)
            t = live.session.title.redeal(live.session.table, viewer, source)
        return exported(await asyncio.to_thread(session_at, record.header, t), about)


def session_at(header: Header, t: Table) -> Session:
    """A session that stands at a position; the seed that dealt it stays behind."""
    session = Session.start(msgspec.structs.replace(header, seed=secrets.token_hex(8)))
    session.restore(rows.to_rows(t))
    return session
