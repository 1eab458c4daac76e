"""The line a request comes in on: one that begins and never goes on is cut, and so is one on which
nobody reads the answer."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_TIME: Final = 10.0
"""Seconds from the first byte of a request, or from the connection, until its headers are there."""
HEAD: Final = 64 * 1024
"""Bytes of address and headers; the parser itself would take any number."""
READ_TIME: Final = 15.0
"""Seconds in which some of an answer must have been read."""
READ_RATE: Final = 1024
"""Bytes a second that a line must take while something waits for it."""
LINES: Final = 2500
"""Lines that one address may have open, half of all: it can never have every one."""


class TimedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a clock and a measure for the headers, and a clock for who
    should read. Between two requests uvicorn's own clock runs, while one is answered none."""

    head: asyncio.TimerHandle | None = None
    head_size = 0
    reading: asyncio.TimerHandle | None = None
    counted = ""
    head_time = HEAD_TIME
    read_time = READ_TIME
    lines = LINES
    open: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # whatever is not read is noticed
        self.counted = self.client[0] if self.client else "?"
        self.open[self.counted] += 1
        if self.open[self.counted] > self.lines:
            self._cut()
        else:
            self._wind()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._read()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        head = self.head
        super().data_received(data)
        if self.head is not None and self.head is head:  # nothing but headers, and no end of them
            self.head_size += len(data)
            if self.head_size > HEAD:
                self._cut()

    def handle_websocket_upgrade(self) -> None:
        self._uncount()  # streams are counted by themselves
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        if self.head is None:
            self._wind()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._stop()
        super().on_headers_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()

    def _wait_for(self, left: int) -> None:
        self._read()
        self.reading = self.loop.call_later(self.read_time, self._look, left)

    def _look(self, left: int) -> None:
        """Has enough been read of what was left?"""
        now = self.transport.get_write_buffer_size()
        if left - now < READ_RATE * self.read_time:
            self._cut()
        else:
            self._wait_for(now)

    def _read(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
        self.reading = None

    def _wind(self) -> None:
        self.head_size = 0
        self.head = self.loop.call_later(self.head_time, self._cut)

    def _stop(self) -> None:
        if self.head is not None:
            self.head.cancel()
        self.head = None

    def _cut(self) -> None:
        self._stop()
        if self.transport is not None:
            self.transport.abort()

    def _uncount(self) -> None:
        if self.counted:
            self.open[self.counted] -= 1
            if self.open[self.counted] <= 0:
                del self.open[self.counted]
        self.counted = ""
