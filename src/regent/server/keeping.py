"""The housekeeping: clocks that run out, tables that nobody needs any more, guests who are gone."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from time import monotonic, time
from typing import TYPE_CHECKING, Final

from regent.server.company import IDLE
from regent.server.people import Stranger
from regent.server.seating import bot_awaited
from regent.server.stand_in import may, overdue
from regent.server.store import Person, Record, StoreError
from regent.server.wire import Gone

if TYPE_CHECKING:
    from regent.server.hall import Hall

LOG: Final = logging.getLogger("regent.server")
TICK: Final = 1.0
"""Seconds between two looks at the clocks."""
SWEEP: Final = 30
"""Ticks between two looks for tables that can be put away."""
CROWD: Final = 500
"""Open tables without anybody at them; where there are more, they are put away sooner."""
SOON: Final = 30.0
"""Seconds after which they are then."""
EXPIRY: Final = 600
"""Ticks between two looks for what has expired."""
JUMP: Final = 3600.0
"""Seconds by which the clock of the machine may go wrong between two looks."""
JUST: Final = 60.0
"""Seconds in which who has just begun a lesson comes to its table."""
DOUBT: Final = 24 * 3600.0
"""Seconds for which it is not believed after a jump: whatever it says to have expired stays."""


class Keeping:
    """Looks after the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.task: asyncio.Task[None] | None = None
        self.offered: dict[str, set[tuple[int, str]]] = {}
        """By table what may be done about silent seats, as it was told last."""
        self.ahead = _ahead()
        self.doubted = 0.0
        """Until when the clock of the machine is not believed."""

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        tick = 0
        while True:
            for each, work in ((1, self.clocks), (SWEEP, self.sweep), (EXPIRY, self.expire)):
                if tick % each == 0:
                    try:
                        await work()
                    except StoreError as error:
                        LOG.error("housekeeping: %s", error)
                    except Exception:
                        LOG.exception("housekeeping failed")
            tick += 1
            await asyncio.sleep(TICK)

    # -- clocks ---------------------------------------------------------------------------------

    async def clocks(self) -> None:
        """Let bots stand in where the clock has run out, and tell where one could be voted for."""
        hall = self.hall
        for id, table in list(hall.tables.items()):
            if table.held():
                continue  # what was answered is shown first
            for seat in overdue(table):
                await hall.seats.stand_in(table, seat)
            if any(table.watchers.values()):
                offered = self._offers(table.record)
                if offered != self.offered.get(id, set()):
                    self.offered[id] = offered
                    hall.tell_people(table)
        for id in [id for id in self.offered if id not in hall.tables]:
            del self.offered[id]

    def _offers(self, record: Record) -> set[tuple[int, str]]:
        live, grace = self.hall.tables[record.id], self.hall.setup.grace
        people = {who.person for who in record.seats if who.kind == "person"} | {record.host}
        return {
            (seat, f"{person} {right}")
            for seat, who in enumerate(record.seats)
            if who.kind == "person"
            for person in people - {who.person}
            for right in may(record, live, seat, Person(person, ""), grace)
            if right != "concede"  # that is no matter of time
        }

    # -- what nobody needs ----------------------------------------------------------------------

    async def sweep(self) -> None:
        """Put away open tables that nobody looks at. Thousands may be made that nobody enters."""
        hall = self.hall
        left = [id for id, table in hall.tables.items() if not any(table.watchers.values())]
        patience = IDLE if len(left) <= CROWD else SOON
        for id in left:
            table = hall.tables.get(id)
            if table is None or any(table.watchers.values()):
                continue  # while others were put away
            idle = monotonic() - hall.used.get(id, 0.0) > patience
            if idle and (table.alone() > patience or not bot_awaited(table.record)):
                await hall.close(id)

    def expires(self, record: Record, touched: str) -> str:
        """When a table goes if nothing happens after it was touched."""
        days = self._days(record)
        if not days:
            return ""
        try:
            last = datetime.fromisoformat(touched)
            return (last + timedelta(days=days)).isoformat(timespec="seconds")
        except (ValueError, OverflowError):
            return ""

    def _days(self, record: Record) -> float:
        setup = self.hall.setup
        return setup.keep_lessons if record.lesson else setup.keep_tables

    async def expire(self) -> None:
        """Remove what was not touched for as long as the operator said."""
        hall, setup = self.hall, self.hall.setup
        here, hall.people.here = hall.people.here, set()
        if here:
            await hall.store.saw(sorted(here))
        if not self._believed():
            return
        for days, lessons in ((setup.keep_lessons, True), (setup.keep_tables, False)):
            if not days:
                continue
            for id in await hall.store.untouched(ago(days), lessons):
                live = hall.tables.get(id)
                if live is None or not any(live.watchers.values()):
                    why = f"nothing had happened there for {days:g} days"
                    await self.remove(await hall.record(id), why, "")
        if setup.keep_guests:
            gone = await hall.store.forget_people(ago(setup.keep_guests))
            if gone:
                LOG.info("%d guests were forgotten", gone)

    def _believed(self) -> bool:
        """Has the clock of the machine gone as it should? One that is set to another year for a
        minute would cost everybody every table."""
        before, self.ahead = self.ahead, _ahead()
        if abs(self.ahead - before) > JUMP:
            LOG.warning(
                "the clock has jumped by %.0f s: nothing expires today", self.ahead - before
            )
            self.doubted = monotonic() + DOUBT
        return monotonic() >= self.doubted

    async def left_lessons(self, person: Person) -> None:
        """Who begins a lesson has left those before: no list shows the way back to them. One that
        somebody looks at, or has just begun elsewhere, stays."""
        for id in await self.hall.store.untouched(ago(JUST / 86_400), True, person.id):
            live = self.hall.tables.get(id)
            record = await self.hall.store.table(id)
            if record is not None and (live is None or not any(live.watchers.values())):
                await self.remove(record, "another was begun", person.id)

    async def delete(self, id: str, person: Person) -> None:
        """A host takes a table away."""
        record = await self.hall.record(id)
        if record.host != person.id:
            raise Stranger("only the host may delete a table")
        await self.remove(record, f"{person.name} deleted it", person.id)

    async def remove(self, record: Record, why: str, by: str) -> None:
        """A table goes, with a word to those who sat there."""
        hall, id = self.hall, record.id
        said = f"The table {record.name} is gone: {why}."
        told = {who.person for who in record.seats if who.person} | {record.host}
        live = hall.tables.get(id)
        hall.removed.add(id)
        try:
            if live is not None:
                await hall.close(id)
            await hall.store.remove(id, sorted(told - {by}), said)
        finally:
            hall.removed.discard(id)
        if live is not None:
            for watchers in live.watchers.values():
                for watcher in list(watchers):
                    watcher.send(Gone(said))
                    watcher.end()
        hall.archive.forget(id)
        LOG.info("table %s is gone: %s", id, why)


def _ahead() -> float:
    """How far the clock of the machine is ahead of one that nobody sets."""
    return time() - monotonic()


def ago(days: float) -> str:
    try:
        return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
    except OverflowError:
        return ""
