"""The same people once more: who played a game finds a seat kept at the table that follows it.

The seat is offered, not taken for anybody: each sits down by an invitation of one's own. What is
noted here outlasts the old table's being put away, but not the server; afterwards links do what
they always do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from regent.kernel.errors import InputError, Refusal
from regent.server.live import LiveTable
from regent.server.people import Stranger
from regent.server.stand_in import voters
from regent.server.store import Person, Record
from regent.server.wire import Again, TableWish

if TYPE_CHECKING:
    from regent.server.hall import Hall


NOTED: Final = 1000
"""Tables that follow others, of which is known whom they wait for."""


class Following(NamedTuple):
    """The table that follows a game, and by seat of that game the place that is kept there."""

    id: str
    places: dict[int, int]


class Rematches:
    """Tables that follow others."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.following: dict[str, Following] = {}
        """By table the one that follows it, the oldest first."""

    async def make(self, wish: TableWish, host: Person) -> LiveTable:
        """The table that follows `wish.after`: a new one, or the one that somebody else of those
        who played there was quicker to make."""
        old = await self.hall.table(wish.after)
        if not voters(old.record, host):
            raise Stranger("only those who played there may ask for a rematch")
        if old.record.state != "over":
            raise InputError("that game is not over", "after", "end it, or leave this out")
        async with old.rematching:
            next = self.following.get(old.record.id)
            if next is not None:
                record = await self._unfinished(next.id)
                if record is not None:
                    return await self._sit_down(old, next, record, host)
            places = kept_places(wish, old.record)
            made = await self.hall.make(msgspec.structs.replace(wish, after=""), host)
            self._note(old.record.id, Following(made.record.id, places))
        self.hall.tell_people(old)
        return made

    def _note(self, id: str, follower: Following) -> None:
        """The latest are kept: who comes after so many others follows a link."""
        self.following.pop(id, None)
        self.following[id] = follower
        if len(self.following) > NOTED:
            del self.following[next(iter(self.following))]

    async def _unfinished(self, id: str) -> Record | None:
        live = self.hall.tables.get(id)
        record = live.record if live is not None else await self.hall.store.table(id)
        return record if record is not None and record.state != "over" else None

    async def _sit_down(
        self, old: LiveTable, next: Following, record: Record, person: Person
    ) -> LiveTable:
        if is_seated(record, person):
            return await self.hall.table(next.id)
        place = place_of(old.record, next, person)
        if place < 0:
            raise Refusal("K-SECRET-1", "a rematch was made, and no seat was kept for you there")
        invite = self.hall.people.invitation(record, str(place))
        return await self.hall.join(next.id, person, place, invite)

    def told(self, record: Record, person: Person | None) -> Again | None:
        """The table that follows, while it is open, for those who played: with the invitation to
        one's own seat."""
        next = self.following.get(record.id)
        made = self.hall.tables.get(next.id) if next is not None else None
        if next is None or made is None or person is None or not voters(record, person):
            return None
        if is_seated(made.record, person):
            return Again(next.id, "")
        place = place_of(record, next, person)
        if place < 0 or made.record.seats[place].kind != "open":
            return None
        invite = self.hall.people.invitation(made.record, str(place))
        return Again(next.id, invite) if invite else None


def is_seated(record: Record, person: Person) -> bool:
    return any(who.kind == "person" and who.person == person.id for who in record.seats)


def kept_places(wish: TableWish, old: Record) -> dict[int, int]:
    """By seat of the old table the open seat that is kept for whoever sat there."""
    found: dict[int, int] = {}
    for place, one in enumerate(wish.seats):
        if one.kind != "open" or one.after < 0:
            continue
        if one.after >= len(old.seats) or old.seats[one.after].kind != "person":
            raise InputError(f"nobody played seat {one.after} there", "seats", "leave it out")
        found[one.after] = place
    return found


def place_of(old: Record, next: Following, person: Person) -> int:
    """The place that is kept for somebody; -1 for none."""
    for seat in voters(old, person):
        if seat in next.places:
            return next.places[seat]
    return -1
