"""Who sits where changes: bots stand in, people come back, links are withdrawn, faults are tried
again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regent.kernel.errors import InputError, Refusal
from regent.play.deal import AWAITED_DECKS
from regent.play.session import Session
from regent.server.live import LiveTable
from regent.server.people import Stranger
from regent.server.seating import replaced, table_state
from regent.server.stand_in import (
    STAND_IN,
    conceded,
    conceding,
    may,
    overdue,
    party,
    passed,
    voters,
)
from regent.server.store import Person, Record, Seat, StoreError

if TYPE_CHECKING:
    from regent.server.hall import Hall


def check_seat(record: Record, seat: int) -> None:
    if not 0 <= seat < record.header.seats:
        raise InputError(f"there is no seat {seat}", right=f"0 to {record.header.seats - 1}")


class Seats:
    """The seats of the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def replace(self, id: str, person: Person, seat: int, bot: str) -> LiveTable:
        """Let a bot play a seat, or give it back (`bot` empty). For the seat of another this is a
        vote; the host needs none where nobody has been there for a while."""
        table = await self.hall.table(id)
        record = table.record
        check_seat(record, seat)
        if bot:
            self.hall.thinkers.check(bot)
        async with table.quiet():
            who = record.seats[seat]
            mine = who.kind == "person" and who.person == person.id
            rights = may(record, table, seat, person, self.hall.setup.grace)
            if "vote" in rights and "stand_in" not in rights and bot:
                votes = table.patience.votes.setdefault(seat, set())
                votes.update(voters(record, person))
                if passed(record, seat, votes):
                    await self._seat(table, seat, replaced(who, bot, False))
            elif ("stand_in" if bot else "back") in rights or mine:
                await self._seat(table, seat, replaced(who, bot, mine))
            else:
                right = f"after {self.hall.setup.grace:g} seconds the host or a vote may"
                raise Stranger(f"only its player may do that while the seat is kept; {right}")
        self.hall.tell(table)
        await self.settle(table)
        return table

    async def stand_in(self, table: LiveTable, seat: int) -> None:
        """The clock has run out: a bot stands in until the player comes back."""
        async with table.quiet():
            if seat not in overdue(table):
                return  # it has answered while we waited
            await self._seat(table, seat, replaced(table.record.seats[seat], STAND_IN, False))
        self.hall.tell(table)
        await self.settle(table)

    async def vacate(self, id: str, person: Person, seat: int) -> LiveTable:
        """Let a person have the seat of a bot."""
        table = await self.hall.table(id)
        check_seat(table.record, seat)
        async with table.quiet():
            if table.record.host == person.id and table.record.shown:
                what = "you know what is in all hands here, so nobody else can sit down"
                raise Refusal("K-CHANCE-2", f"{what}; make a new table")
            if "open" not in may(table.record, table, seat, person, self.hall.setup.grace):
                raise Stranger("only the host may open the seat of a bot")
            await self._seat(table, seat, Seat("open"))
        self.hall.tell(table)
        return table

    async def concede(self, id: str, person: Person, to: int) -> LiveTable:
        """Give the game up to a seat, or take that back (-1); it is over when all others have
        (K-CONCEDE-1)."""
        table = await self.hall.table(id)
        record = table.record
        async with table.quiet():
            mine = voters(record, person)
            if not mine:
                raise Stranger("only those who play here may concede")
            losing: list[int] = []
            if to >= 0:
                check_seat(record, to)
                if record.state in ("waiting", "over"):
                    what = "not while a seat is free" if record.state == "waiting" else "it is over"
                    raise Refusal("K-CONCEDE-1", what)
                winners = party(record, to)
                losing = conceding(record, person, winners)
                if not losing:
                    raise Refusal("K-CONCEDE-1", "nobody concedes to oneself")
            for seat in mine:
                table.conceded.pop(seat, None)
            table.conceded |= dict.fromkeys(losing, to)
        await self.settle(table)
        self.hall.tell_people(table)
        return table

    async def settle(self, table: LiveTable) -> None:
        """Is the game given up by all who are asked? Who is stood in for is asked no longer."""

        def agreed() -> list[int]:
            for to in sorted(set(table.conceded.values())):
                winners = party(table.record, to)
                if conceded(table.record, winners, table.conceded):
                    return winners
            return []

        def deed(session: Session) -> None:
            if agreed() and not session.table.over:  # nobody has taken it back meanwhile
                session.concede(agreed())

        if agreed():
            await table.act(deed)

    async def retry(self, id: str, person: Person) -> LiveTable:
        """Go on after a fault: those who sit here may have it tried again."""
        table = await self.hall.table(id)
        if not self.hall.knows(table.record, person, ""):
            raise Stranger("only those who sit here may do that")
        await table.go_on()
        self.hall.tell(table)
        return table

    async def invite(self, id: str, person: Person, place: str, holds: bool) -> LiveTable:
        """Withdraw an invitation, or make a new one; either way the old link holds no longer."""
        table = await self.hall.table(id)
        record = table.record
        if record.host != person.id:
            raise Stranger("only the host invites")
        if place not in self.hall.inviting(record):
            raise InputError(f"there is no invitation to {place[:20]!r}")
        async with table.quiet():
            old = record.keys.get(place, 0)
            used = old if old >= 0 else -old - 1
            record.keys[place] = used + 1 if holds else -(used + 1) - 1
            try:
                await self.hall.store.keys(record)
            except StoreError:
                record.keys[place] = old
                raise
        self.hall.tell_people(table)
        return table

    async def _seat(self, table: LiveTable, seat: int, who: Seat) -> None:
        """Somebody else sits there now; under the table's lock."""
        record = table.record
        old = record.seats[seat], record.state
        record.seats[seat] = who
        gathering = record.header.decks == AWAITED_DECKS
        record.state = table_state(record.seats, record.state == "over", gathering)
        record.problem = ""
        table.patience.votes.pop(seat, None)
        await self.store(table, seat, old)
        if who.kind == "open":
            await self.hall.bringing.forget(record, seat)
        await self.hall.bringing.begin(table)

    async def store(self, table: LiveTable, seat: int, old: tuple[Seat, str]) -> None:
        try:
            await self.hall.store.seat(table.record, seat)
        except Exception:
            table.record.seats[seat], table.record.state = old
            raise
