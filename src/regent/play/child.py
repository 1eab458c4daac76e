"""Work in a process of its own, which can be stopped at any moment and never outlives us.

What a stranger brought may cost hours or all memory to read, and a bot may think for ever. A child
is given one job after the other and a time for each; if it does not answer in time, or dies, it is
ended and the next job starts a new one. Time is what the job itself works, counted by the system:
on a busy machine a small job waits longer, and nobody is told that it was too large.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from regent.kernel.errors import InputError

STARTING: Final = 30.0
"""Seconds more for the first answer of a new process, which has to load everything."""
DEATH_SIGNAL: Final = 1
"""PR_SET_PDEATHSIG of Linux's prctl."""
METERED: Final = hasattr(signal, "setitimer")
"""Does the system count what a process works? Windows does not."""


class Late(Exception):
    """No answer in time; the process was ended. `worked` says whether it used up its time itself,
    or waited for the machine."""

    def __init__(self, worked: bool) -> None:
        super().__init__("it worked too long" if worked else "it waited too long")
        self.worked = worked


class Gone(Exception):
    """The process died, or the work failed in a way that nobody foresaw."""


class Child:
    """One process that does `work`, a function that can be imported, for one job at a time."""

    def __init__(self, work: Callable[[Any], Any], nice: int = 0, memory: int = 0) -> None:
        self.work = work
        self.nice = nice
        """How far it steps back behind others."""
        self.memory = memory
        """Megabytes that it may take; 0 for as many as there are."""
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.life: Connection | None = None
        self.fresh = True
        self.ended = False

    def ask(
        self, job: Any, patience: float, starting: float = STARTING, waiting: float = 0.0
    ) -> Any:
        """The result of one job, which may work for `patience` seconds and be waited for so many
        more; InputError as the work says it, Late or Gone otherwise."""
        try:
            pipe = self.pipe or self._start()
            allowed = patience + (starting if self.fresh else 0.0)
            pipe.send((job, allowed))
            if not pipe.poll(allowed + waiting):
                self.stop()
                raise Late(worked=not METERED)
            kind, said = pipe.recv()
        except (OSError, EOFError) as error:
            process = self.process
            self.stop()
            if METERED and process is not None and process.exitcode == -signal.SIGPROF:
                raise Late(worked=True) from None
            raise Gone(type(error).__name__) from None
        self.fresh = False
        if kind == "input":
            raise said
        if kind == "fault":
            self.stop()
            raise Gone(said)
        return said

    def _start(self) -> Connection:
        context = get_context("spawn")
        here, there = context.Pipe()
        held, watched = context.Pipe()
        self.process = context.Process(
            target=_serve, args=(there, watched, self.work, self.nice, self.memory), daemon=True
        )
        self.process.start()
        there.close()
        watched.close()
        self.pipe, self.life, self.fresh = here, held, True
        if self.ended:  # just now, in another thread, before there was anything to end
            raise EOFError
        return here

    def kill(self) -> None:
        """End it for good while another thread may still wait for it, which then finds it gone."""
        self.ended = True
        process = self.process
        if process is not None:
            process.kill()

    def stop(self) -> None:
        """End the process, if there is one."""
        process, self.process = self.process, None
        for end in (self.pipe, self.life):
            if end is not None:
                end.close()
        self.pipe = self.life = None
        if process is not None:
            process.kill()
            process.join(5)


def _serve(
    pipe: Connection, life: Connection, work: Callable[[Any], Any], nice: int, memory: int
) -> None:
    """The process: one job after the other until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who holds us ends us
    _die_with(life)
    _step_back(nice, memory)
    while True:
        try:
            job, allowed = pipe.recv()
        except (EOFError, OSError):
            return
        _allow(allowed)
        try:
            answer: tuple[str, Any] = ("done", work(job))
        except InputError as error:
            answer = ("input", error)
        except MemoryError:
            answer = ("input", InputError("this takes too much memory", right="make it smaller"))
        except RecursionError:
            answer = ("input", InputError("this is nested too deeply", right="write it flatter"))
        except Exception as error:
            answer = ("fault", f"{type(error).__name__}: {error}"[:200])
        _allow(0.0)
        try:
            pipe.send(answer)
        except OSError:
            return


def _allow(seconds: float) -> None:
    """So many seconds of work, or any number; the signal that comes then ends the process."""
    if METERED:
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _die_with(life: Connection) -> None:
    """End when whoever started us ends, in whatever way and whatever we are doing: Linux sends a
    signal, and everywhere the other end of a pipe closes."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)

    def watch() -> None:
        with suppress(EOFError, OSError):
            life.recv()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _step_back(nice: int, memory: int) -> None:
    if nice and hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(nice)
    if memory:
        with suppress(ImportError, OSError, ValueError):
            import resource

            most = memory * 1024 * 1024
            resource.setrlimit(resource.RLIMIT_AS, (most, most))
