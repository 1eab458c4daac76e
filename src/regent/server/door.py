"""The lines that requests and streams come in on: one that begins and never goes on is cut, and so
is one on which nobody reads the answer; none is read faster than others can bear."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from regent.server.limits import Limit, neighbourhood
from regent.server.tap import Tap

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
UNREAD: Final = 32 * 1024 * 1024
"""Bytes of answers that may wait for all lines of an address: each of them may read slowly, but
thousands of large answers at once are memory."""
GULP: Final = 16 * 1024
"""Bytes that are taken from a line at once, and wait with us if it is not read on. A quarter of a
megabyte, as it would be otherwise, for each of thousands of lines is memory too."""
PIECES: Final = 1024
"""Pieces that a message may come in; empty ones have no size to be measured by."""
POLICY: Final = 1008


def tapped(protocol: Any, line: Any, take: Callable[[bytes], None]) -> Any:
    """A line that is read a sip at a time, at the cost of whoever sent the latest request on it."""
    peer = line.get_extra_info("peername")
    near = peer[0] if isinstance(peer, tuple) else "?"

    def who() -> str:
        scope = getattr(protocol, "scope", None)
        client = scope.get("client") if scope else None
        return client[0] if client else near

    work: Limit = protocol.config.app.state.work
    if hasattr(line, "max_size"):  # where the loop takes as much as there is
        line.max_size = GULP
    return Tap(line, take, work, who, protocol.config.app.state.turns)


class TimedStream(WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them, a sip at a time; who does not read is not heard. Until
    hands are shaken the line counts as one of requests, and a clock runs."""

    tap: Any
    head_time = HEAD_TIME
    shaking: asyncio.TimerHandle | None = None
    uncount: Callable[[], None] = staticmethod(lambda: None)

    def connection_made(self, transport: Any) -> None:
        line = transport.transport if isinstance(transport, Tap) else transport
        self.tap = tapped(self, line, self._take)
        super().connection_made(self.tap)
        self.shaking = self.loop.call_later(self.head_time, self.tap.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._shaken()
        self.tap.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.tap.received(data)

    def _take(self, data: bytes) -> None:
        super().data_received(data)
        # Where the request cannot be read uvicorn would wait for another one, for ever.
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.tap.write(b"".join(self.conn.data_to_send()))
            self.tap.close()

    def start_keepalive(self) -> None:
        self._shaken()  # streams are counted by themselves, and have a clock of their own
        super().start_keepalive()

    def _shaken(self) -> None:
        if self.shaking is not None:
            self.shaking.cancel()
            self.uncount()
        self.shaking = None

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < PIECES:
            super().handle_cont(event)
        elif not self.close_sent:
            self.frames = []
            self.conn.fail(POLICY, "a message in too many pieces")
            self.handle_parser_exception()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.tap.hold("unread")

    def resume_writing(self) -> None:
        super().resume_writing()
        self.tap.go_on("unread")


class TimedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a clock and a measure for the headers, and a clock for who
    should read. Between two requests uvicorn's own clock runs, while one is answered none; and
    whatever else comes while nothing is answered lets ours run."""

    tap: Any
    inside = False
    """Has a request begun to come whose body has no end yet?"""
    left = False
    """Has the line become a stream, and is no longer ours?"""
    rest: asyncio.TimerHandle | None = None
    """Runs while a body still comes that is answered already."""
    head: asyncio.TimerHandle | None = None
    head_size = 0
    reading: asyncio.TimerHandle | None = None
    counted = ""
    head_time = HEAD_TIME
    read_time = READ_TIME
    lines = LINES
    open: ClassVar[Counter[str]] = Counter()
    most_unread = UNREAD
    unread: ClassVar[Counter[str]] = Counter()
    """By address how many bytes wait for whom they were written for."""
    waits = 0
    paid_by = ""
    """How many of them on this line, and whose they are."""

    def connection_made(self, transport: Any) -> None:
        self.tap = tapped(self, transport, self._take)
        super().connection_made(self.tap)
        transport.set_write_buffer_limits(0)  # whatever is not read is noticed
        self.counted = neighbourhood(self.client[0]) if self.client else "?"
        self.open[self.counted] += 1
        if self.open[self.counted] > self.lines:
            self._cut()
        else:
            self._wind()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._read()
        self._owe(0)
        self._rested()
        self._uncount()
        self.tap.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.tap.received(data)

    def _take(self, data: bytes) -> None:
        head = self.head
        super().data_received(data)
        if self.head is not None and self.head is head:  # nothing but headers, and no end of them
            self.head_size += len(data)
            if self.head_size > HEAD:
                self._cut()
        elif self.head is None and self._idle():
            self._wind()  # empty lines are no request either

    def _idle(self) -> bool:
        """Is nothing asked, and nothing answered?"""
        if self.inside or self.left:
            return False
        return self.cycle is None or self.cycle.response_complete

    def handle_websocket_upgrade(self) -> None:
        self.left = True
        self._stop()
        self.tap.stop()
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade()
        stream = self.transport.get_protocol()
        if isinstance(stream, TimedStream):
            stream.uncount = self._uncount

    def on_message_begin(self) -> None:
        if self.head is None:
            self._wind()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.inside:  # behind a body: nobody needs them, and there would be no end of them
            self._cut()
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._stop()
        self.inside = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.inside = False
        self._rested()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.pipeline:  # nothing more is read before these are answered
            self.tap.hold("ahead")
        else:
            self.tap.go_on("ahead")
        if self.inside and self.rest is None:
            self.rest = self.loop.call_later(self.head_time, self._cut)

    def pause_writing(self) -> None:
        super().pause_writing()
        left = self.transport.get_write_buffer_size()
        self._owe(left)
        if self.unread[self._where()] > self.most_unread:
            self._cut()
        else:
            self._wait_for(left)

    def resume_writing(self) -> None:
        self._read()
        self._owe(0)
        super().resume_writing()

    def _wait_for(self, left: int) -> None:
        self._read()
        self.reading = self.loop.call_later(self.read_time, self._look, left)

    def _look(self, left: int) -> None:
        """Has enough been read of what was left?"""
        now = self.transport.get_write_buffer_size()
        self._owe(now)
        if left - now < READ_RATE * self.read_time:
            self._cut()
        else:
            self._wait_for(now)

    def _where(self) -> str:
        """Whose line it is; behind a proxy that is known when a request is read."""
        return neighbourhood(self.tap.who())

    def _owe(self, left: int) -> None:
        if self.paid_by:
            self.unread[self.paid_by] -= self.waits
            if self.unread[self.paid_by] <= 0:
                del self.unread[self.paid_by]
        self.waits, self.paid_by = left, self._where() if left else ""
        if left:
            self.unread[self.paid_by] += left

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

    def _rested(self) -> None:
        if self.rest is not None:
            self.rest.cancel()
        self.rest = None

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
