"""How a line is read: a sip at a time.

Two hundred kilobytes may hold forty thousand frames or pieces of a body, each of which is work. So
whatever came in at once is handed on in sips, with room for others between two of them, and whoever
has made us work too much waits for the next one. The rest stays with the sender meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import thread_time
from typing import Any, Final

from regent.server.limits import Limit, Turns

SIP: Final = 2048
"""Bytes that are read at once."""
LINGER: Final = 5.0
"""Seconds for what is still to be read on a line that is closed."""


class Tap:
    """Stands between a line and the protocol that reads it, which takes it for the line itself."""

    def __init__(
        self,
        transport: Any,
        take: Callable[[bytes], None],
        work: Limit,
        who: Callable[[], str],
        turns: Turns | None = None,
    ) -> None:
        self.transport = transport
        self.take = take
        self.work = work
        self.who = who
        """Whose line it is, by address; behind a proxy that is known when a request is read."""
        self.loop = asyncio.get_running_loop()
        self.waiting = bytearray()
        self.held: set[str] = set()
        """Why nothing is read now: who reads has enough, or does not get rid of the answers."""
        self.paused = False
        self.timer: asyncio.TimerHandle | None = None
        self.turns = turns or Turns()
        self.turn: asyncio.Future[None] | None = None
        """What is waited for before the next sip: other lines of the address were read first."""
        self.cutting: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def close(self) -> None:
        """Close the line when all is read that was written, but soon: who never reads would have it
        open for ever."""
        self.transport.close()
        if self.cutting is None:
            self.cutting = self.loop.call_later(LINGER, self.transport.abort)

    def pause_reading(self) -> None:
        self.hold("full")

    def resume_reading(self) -> None:
        self.go_on("full")

    def hold(self, why: str) -> None:
        self.held.add(why)
        self._pause()

    def go_on(self, why: str) -> None:
        self.held.discard(why)
        self._next()

    def received(self, data: bytes) -> None:
        self.waiting += data
        if self.timer is None and self.turn is None:
            self._sip()

    def stop(self) -> None:
        """Somebody else reads from here on, or nobody."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None
        if self.turn is not None:
            self.turn.cancel()
        self.turn = None
        if self.cutting is not None:
            self.cutting.cancel()
        self.waiting.clear()
        self.held.clear()
        self._resume()

    def _sip(self) -> None:
        self.timer = None
        if self.held or self.transport.is_closing():
            return
        if self.waiting:
            self.turn = self.turns.queued(self.who())
            if self.turn is not None:
                self._pause()
                self.turn.add_done_callback(self._turned)
                return
            self._swallow()
        self._next()

    def _turned(self, turn: asyncio.Future[None]) -> None:
        if turn is not self.turn:
            return  # somebody else reads from here on
        self.turn = None
        if not self.held and not self.transport.is_closing():
            self._swallow()
        self._next()

    def _swallow(self) -> None:
        sip = bytes(self.waiting[:SIP])
        del self.waiting[:SIP]
        began = thread_time()
        self.take(sip)
        cost = thread_time() - began
        self.work.charge(self.who(), cost)
        self.turns.worked(self.who(), cost)

    def _next(self) -> None:
        if self.timer is not None or self.turn is not None:
            return
        if self.held or self.transport.is_closing():
            return
        wait = self.work.wait(self.who())
        if self.waiting or wait:
            self._pause()
            self.timer = self.loop.call_later(wait, self._sip)
        else:
            self._resume()

    def _pause(self) -> None:
        if not self.paused and not self.transport.is_closing():
            self.paused = True
            self.transport.pause_reading()

    def _resume(self) -> None:
        if self.paused and not self.transport.is_closing():
            self.paused = False
            self.transport.resume_reading()
