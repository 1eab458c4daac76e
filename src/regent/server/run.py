"""The server as a process: it says where it listens, and ends with the reason if it cannot."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import Any, Final

import uvicorn

from regent.kernel.errors import InputError
from regent.server.app import Setup, make_app
from regent.server.catalogue import catalogue
from regent.server.door import TimedProtocol, TimedStream
from regent.server.logs import log_config
from regent.server.store import Store

LARGEST: Final = 64 * 1024
"""Bytes in one message of a stream."""
CONNECTIONS: Final = 5000
"""Lines that may be open at once, if the system lets us have so many files."""
SPARE: Final = 200
"""Files for the database, for processes, and for whatever else."""
NEWCOMERS: Final = 4
"""Lines that are taken in one round of the loop. It would be all that wait: two thousand of them
took a second, in which nobody else was answered."""
WAITING: Final = 2048
"""Lines that may wait for that."""
GARBAGE: Final = (1_000, 10, 100)
"""How many new things, and looks at them, until those that stayed are looked at again."""


class Announced(uvicorn.Server):
    """Says where it listens, once it does."""

    def __init__(self, config: uvicorn.Config, address: str, opens: bool) -> None:
        super().__init__(config)
        self.address = address
        self.opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in sockets or []:
            each.listen(WAITING)  # uvicorn has one number for both
        if self.started:
            sys.stdout.write(f"Regent listens on {self.address}\n")
            sys.stdout.flush()
            if self.opens:
                threading.Timer(0.3, webbrowser.open, [self.address]).start()


def _connections() -> int:
    """As many lines as we may have, after asking for as many files as we can get."""
    try:
        import resource
    except ImportError:  # there is no such limit here
        return CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS + SPARE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return CONNECTIONS if soft == resource.RLIM_INFINITY else max(1, min(CONNECTIONS, soft - SPARE))


async def _usable(db: str) -> None:
    """Open the database once before anything listens, so that a person is told why it fails."""
    store = Store(db)
    try:
        await store.open()
    finally:
        await store.close()


def _settled() -> None:
    """What lives as long as the server is never looked through for garbage again, and the rest less
    often: one look through all of it would stop every table for a third of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def configured(setup: Setup, logs: dict[str, Any] | None) -> uvicorn.Config:
    """How uvicorn serves it."""
    return uvicorn.Config(
        make_app(setup),
        http=TimedProtocol,
        ws=TimedStream,
        log_config=logs,
        access_log=False,  # nobody needs a list of who looked at which table
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # a quarter of a megabyte a line for messages that are small
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=15,
        backlog=NEWCOMERS,
        limit_concurrency=_connections(),
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def run(setup: Setup, listening: socket.socket, address: str, opens: bool) -> None:
    """Serve until somebody stops it."""
    config = configured(setup, log_config())
    asyncio.run(_usable(setup.db))
    catalogue()  # a title or a lesson that cannot be read is told now, not to the first guest
    _settled()
    server = Announced(config, address, opens)
    server.run(sockets=[listening])
    if not server.started:
        raise InputError("the server could not start", right="the reason stands above")
