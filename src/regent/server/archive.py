"""What was played: films to look at, journals and reports to take away, each as far as the one who
asks may know it."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from regent.kernel import rng, rows
from regent.kernel.errors import InputError
from regent.kernel.table import EVERYTHING, SPECTATOR, Table
from regent.play.deal import charter, fresh_chance, sealed, secret_of, shown_early
from regent.play.disguise import disguised
from regent.play.export import exported
from regent.play.journal import Header, Journal
from regent.play.session import Session
from regent.server.film import Film
from regent.server.limits import aside
from regent.server.people import Stranger
from regent.server.store import Person, Record, Seat
from regent.server.wire import Verified

if TYPE_CHECKING:
    from regent.server.hall import Hall

BROUGHT: Final = 32 * 1024 * 1024
"""Letters of all journals that one guest has brought."""
FILMS: Final = 8
"""Films that are kept ready."""


class Archive:
    """The past of the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.films: dict[tuple[str, int, str], Film] = {}
        self.making: dict[tuple[str, int, str], asyncio.Task[Film]] = {}

    def viewers(self, record: Record, person: Person | None) -> list[int]:
        """As whom somebody may look at what was played."""
        if record.state == "film":
            return [EVERYTHING, SPECTATOR, *range(record.header.seats)]
        open_now = self.is_revealed(record)
        found = [EVERYTHING, SPECTATOR] if open_now else []
        for seat, who in enumerate(record.seats):
            if open_now or (person is not None and who.person == person.id):
                found.append(seat)
        if not open_now and record.watchable:
            found.append(SPECTATOR)
        if not self.hall.knows(record, person, "") and not record.listed and not open_now:
            raise Stranger("this table is by invitation")
        return found

    async def film(self, record: Record, who: str) -> Film:
        """A film, made once for all who ask for it at the same time."""
        live = self.hall.tables.get(record.id)
        if live is None:
            key = (record.id, record.answers, record.touched)
            return self.films.get(key) or await self._filmed(record, key, None, who)
        # What is stored and held back must not be in it (K-WINDOW-5).
        async with live.quiet():
            key = (record.id, record.answers, str(live.session.answers))
            if key in self.films:
                return self.films[key]
            journal = await self.hall.store.journal(record)
        return await self._filmed(record, key, journal, who)

    async def _filmed(
        self, record: Record, key: tuple[str, int, str], journal: Journal | None, who: str
    ) -> Film:
        if key not in self.making:
            task = asyncio.create_task(self._make(record, key, journal, who))
            self.making[key] = task
            task.add_done_callback(lambda _: self.making.pop(key))
        return await asyncio.shield(self.making[key])

    async def _make(
        self, record: Record, key: tuple[str, int, str], journal: Journal | None, who: str
    ) -> Film:
        journal = journal or await self.hall.store.journal(record)
        names = [seat.name or f"Seat {i + 1}" for i, seat in enumerate(record.seats)]
        found = await self.hall.readers.film(journal, who)
        film = await aside(Film.unpacked, record.header, names, found)
        self.films[key] = film
        while len(self.films) > FILMS:
            del self.films[next(iter(self.films))]
        return film

    def forget(self, id: str) -> None:
        """A table is gone, and its films with it."""
        for key in [key for key in self.films if key[0] == id]:
            del self.films[key]

    async def upload(self, text: str, person: Person) -> Record:
        """Keep a journal that somebody brought, if it can be played."""
        await self.hall.within_limits(person)
        if await self.hall.store.filmed(person.id) + len(text) > BROUGHT:
            right = "delete some of them first"
            raise InputError("you have brought so many journals, which is enough", right=right)
        journal, names, found = await self.hall.readers.journal(text, person.id)
        film = await aside(Film.unpacked, journal.header, names, found)
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
        self.films[record.id, record.answers, record.touched] = film
        return record

    # -- taking away ----------------------------------------------------------------------------

    def is_revealed(self, record: Record) -> bool:
        """Are all hands open to everybody? After the end, once it is shown, if it was agreed."""
        return self.hall.told(record).state == "over" and record.reveal

    def is_open(self, record: Record, person: Person | None) -> bool:
        """May this person know all hands? After the end if the table agreed, or where they are
        nobody else's."""
        if record.state == "film" or self.is_revealed(record):
            return True
        others = {who.person for who in record.seats if who.kind == "person"}
        free = all(who.kind != "open" for who in record.seats)
        return person is not None and free and others == {person.id}

    def _keeps_secret(self, record: Record) -> bool:
        """Does the secret of this deal still tell what comes?"""
        running = record.state != "film" and self.hall.told(record).state != "over"
        return running and bool(record.header.secret)

    async def journal(self, record: Record, person: Person | None) -> str:
        if not self.is_open(record, person):
            raise Stranger("a journal holds what all hands hold; it is open after the end")
        if self._keeps_secret(record):
            right = "after the end you may have it; a report tells how the game stands"
            raise InputError(
                "this journal holds the secret from which the game is dealt", "", right
            )
        return (await self.hall.store.journal(record)).text()

    async def verified(self, record: Record, who: str) -> Verified:
        """The promise and the whole game, computed again from the secret (K-CHANCE-3)."""
        header = record.header
        if record.state != "film" and not self.is_revealed(record):
            raise Stranger("a deal is verified after the end, where all hands are shown then")
        found = await self.hall.readers.verified(await self.hall.store.journal(record), who)
        # Whoever writes a journal writes its promise too: only what was promised here counts.
        ours = bool(header.commitment) and record.state != "film"
        promise = (found.commitment, charter(header)) if ours else ("", "")
        return Verified(*promise, header.secret, found.answers, found.digest, found.wrong)

    def _about(self, record: Record) -> str:
        return f"A report from table {record.name}, after answer {self.hall.told(record).answers}"

    async def report(self, record: Record, person: Person | None, seat: int, who: str) -> str:
        """The game as a scenario: all of it, or where it stands, as far as one seat knows it. The
        secret of a running game is never in it. Who plays alone is told all hands, and the table
        remembers that."""
        if self.is_open(record, person) and not self._keeps_secret(record):
            journal = await self.hall.store.journal(record)
            return await self.hall.readers.report(journal, self._about(record), who)
        live = await self.hall.table(record.id)
        async with live.quiet():
            record = live.record
            about = self._about(record)  # of this very moment
            known = self.is_open(record, person)
            viewer = SPECTATOR if known else self.hall.viewer(record, person, seat, "")
            if known and not record.shown:
                await self.hall.store.shown(record)
                record.shown = True
            t = live.session.table.clone()
            if not known:
                t = live.session.title.redeal(t, viewer, fresh_chance())
        looks = EVERYTHING if known else viewer
        return await aside(_exported, record.header, t, looks, about)


def _exported(header: Header, t: Table, viewer: int, about: str) -> str:
    return exported(session_at(header, t, viewer), about)


def session_at(header: Header, t: Table, viewer: int) -> Session:
    """A session that stands at a position. What dealt it stays behind: chance comes from a secret
    of its own from here on, and of decks that were brought the viewer's own are left."""
    known = disguised(shown_early(header), viewer)
    header = sealed(msgspec.structs.replace(known, given=""))
    session = Session.start(header)
    session.restore(rows.to_rows(t))
    session.table.rng = rng.sealed(secret_of(header), session.title.streams)
    return session
