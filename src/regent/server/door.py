"""The line a request comes in on: one that begins and never goes on is cut."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_TIME: Final = 10.0
"""Seconds from the first byte of a request, or from the connection, until its headers are there."""


class TimedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a clock for the headers. Between two requests uvicorn's own
    clock runs, while one is answered none."""

    head: asyncio.TimerHandle | None = None
    head_time = HEAD_TIME

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wind()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        if self.head is None:
            self._wind()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._stop()
        super().on_headers_complete()

    def _wind(self) -> None:
        self.head = self.loop.call_later(self.head_time, self._cut)

    def _stop(self) -> None:
        if self.head is not None:
            self.head.cancel()
        self.head = None

    def _cut(self) -> None:
        self.head = None
        if self.transport is not None and not self.transport.is_closing():
            self.transport.abort()
