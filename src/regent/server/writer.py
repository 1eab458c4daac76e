"""One queue for everything that is written.

SQLite has one writer at a time, and those who wait for it outside compete and lose. Here whatever
has come in meanwhile is written in one transaction, with one sync of the disk; each is told after
that commit and not before. If a transaction of several fails, each of them is tried alone, so that
nobody is refused for another's fault.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from regent.server.schema import ENTRIES, TABLES

MOST: Final = 256
"""Jobs in one transaction: the first of them should not wait for an endless train."""

ADVANCED: Final = ("state", "touched", "answers", "turn", "awaited", "problem", "won")
"""What an answer changes of a table's row."""

Row = dict[str, Any]
Work = Callable[[AsyncConnection], Awaitable[object]]
ADD_ENTRIES: Final = insert(ENTRIES)
ADVANCE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("this_id"))
    .values({name: bindparam(f"to_{name}") for name in ADVANCED})
)


class Job:
    """One thing to write: the next lines of a journal, or whatever `work` does."""

    def __init__(self, work: Work | None, entries: list[Row], table: Row | None) -> None:
        self.work = work
        self.entries = entries
        self.table = table
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Writes for a whole server, one transaction after the other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: list[Job] = []
        self.task: asyncio.Task[None] | None = None
        self.transactions = 0
        self.jobs = 0

    async def write(self, work: Work) -> None:
        """Do something in a transaction; it is stored when this returns."""
        await self._wait(Job(work, [], None))

    async def append(self, entries: list[Row], table: Row) -> None:
        """Lines of a journal, and where its table is now."""
        moved = {f"to_{name}": table[name] for name in ADVANCED}
        await self._wait(Job(None, entries, {"this_id": table["id"], **moved}))

    async def _wait(self, job: Job) -> None:
        self.waiting.append(job)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())
        # Whoever stops waiting does not stop the writing: others stand in the same transaction.
        await asyncio.shield(job.done)

    async def close(self) -> None:
        """After what was asked for is written."""
        while self.task is not None and not self.task.done():
            await asyncio.wait({self.task})

    async def _run(self) -> None:
        while self.waiting:
            jobs, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            try:
                await self._together(jobs)
            except (SQLAlchemyError, OSError) as error:
                if len(jobs) == 1:
                    _fail(jobs[0], error)
                    continue
                for job in jobs:
                    try:
                        await self._together([job])
                    except (SQLAlchemyError, OSError) as own:
                        _fail(job, own)
                    except Exception as own:
                        _fail(job, own)
            except BaseException as error:  # nobody waits for ever for a writer that is gone
                for job in [*jobs, *self.waiting]:
                    _fail(job, error)
                self.waiting.clear()
                if not isinstance(error, Exception):
                    raise

    async def _together(self, jobs: list[Job]) -> None:
        async with self.engine.begin() as db:
            run: list[Job] = []
            for job in jobs:
                if job.work is None:
                    run.append(job)
                else:
                    await _append(db, run)
                    run = []
                    await job.work(db)
            await _append(db, run)
        self.transactions += 1
        self.jobs += len(jobs)
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)


async def _append(db: AsyncConnection, jobs: list[Job]) -> None:
    """Journals of many tables in two statements."""
    entries = [row for job in jobs for row in job.entries]
    tables = [job.table for job in jobs if job.table is not None]
    if entries:
        await db.execute(ADD_ENTRIES, entries)
    if tables:
        await db.execute(ADVANCE, tables)


def _fail(job: Job, error: BaseException) -> None:
    if not job.done.done():
        job.done.set_exception(error)
        job.done.exception()  # it may be that nobody waits any more
