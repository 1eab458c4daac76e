"""Worker processes that hold one item of work each.

When one dies, its item is given to another, and nothing that was finished is lost.
"""

from __future__ import annotations

import signal
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from typing import Any, Final, TypeVar

from regent.kernel.errors import Broken, InputError

I = TypeVar("I")  # noqa: E741 - an item of work
R = TypeVar("R")

LIVES: Final = 3
"""How many workers one item may cost before it is taken to be the cause."""


def spread(work: Callable[[I], R], items: Iterable[I], jobs: int) -> Iterator[R]:
    """The results of `work` on every item, as they are finished, from `jobs` processes."""
    if jobs <= 1:
        yield from map(work, items)
        return
    crew = _Crew(work, jobs)
    try:
        yield from crew.results(iter(items))
    finally:
        crew.stop()


class _Crew:
    """Worker processes, each with a pipe of its own: one that dies takes only its item along."""

    def __init__(self, work: Callable[[Any], Any], jobs: int) -> None:
        self.work = work
        self.jobs = jobs
        self.context = get_context("spawn")
        self.workers: list[_Worker] = []
        self.again: deque[_Item] = deque()

    def results(self, items: Iterator[Any]) -> Iterator[Any]:
        while True:
            for worker in self.workers:
                if worker.item is None:
                    self._give(worker, items)
            while len(self.workers) < self.jobs:
                worker = _Worker(self.context, self.work)
                self.workers.append(worker)
                if not self._give(worker, items):
                    break
            busy = {worker.pipe: worker for worker in self.workers if worker.item is not None}
            if not busy:
                return
            for pipe in wait(list(busy)):
                yield from self._take(busy[pipe])  # type: ignore[index]

    def _give(self, worker: _Worker, items: Iterator[Any]) -> bool:
        if self.again:
            return worker.begin(self.again.popleft())
        for value in items:
            return worker.begin(_Item(value))
        return False

    def _take(self, worker: _Worker) -> Iterator[Any]:
        """What a worker has to say; if it is dead, its item goes to another."""
        item = worker.item
        try:
            kind, said = worker.pipe.recv()
        except (EOFError, OSError):
            self.workers.remove(worker)
            worker.stop()
            if item is not None:
                self._retry(item)
            return
        worker.item = None
        if kind == "input":
            raise said
        if kind == "broken":
            fault = Broken(said[0])
            fault.add_note(said[1])
            raise fault
        yield said

    def _retry(self, item: _Item) -> None:
        item.tries += 1
        if item.tries >= LIVES:
            what = f"{item.tries} worker processes died over the same game"
            right = "what is finished is kept; try fewer --jobs, or look at the machine's memory"
            raise InputError(what, right=right)
        self.again.append(item)

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()


class _Item:
    """Something to do, and how many workers have died over it."""

    __slots__ = ("tries", "value")

    def __init__(self, value: Any) -> None:
        self.value = value
        self.tries = 0


class _Worker:
    """One process and what it is busy with."""

    def __init__(self, context: SpawnContext, work: Callable[[Any], Any]) -> None:
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()
        self.item: _Item | None = None

    def begin(self, item: _Item) -> bool:
        self.item = item
        try:
            self.pipe.send(item.value)
        except OSError:
            return True  # it has died meanwhile; reading from it will say so
        return True

    def stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def _serve(pipe: Connection[Any, Any], work: Callable[[Any], Any]) -> None:
    """The life of a worker. It ends when the pipe is closed, so it never outlives its master."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            item = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            said: tuple[str, Any] = ("done", work(item))
        except InputError as error:
            said = ("input", error)
        except Exception as error:  # told to the master, who says it once and stops
            said = ("broken", (f"{type(error).__name__}: {error}", traceback.format_exc()))
        try:
            pipe.send(said)
        except OSError:
            return
