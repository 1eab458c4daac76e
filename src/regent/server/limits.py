"""How much one address may ask for, and how long a request may take to come in.

Everything here is decided before a request is looked at.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.types import ASGIApp, Receive, Scope, Send

from regent.server.guard import HEADERS, SAFE
from regent.server.wire import Problem

BODY_TIME: Final = 20.0
"""Seconds in which the body of a request must have come."""
ADDRESSES: Final = 20_000
"""Addresses that are remembered; those with nothing to their account are forgotten first."""
TOO_MANY: Final = 429
TOO_SLOW: Final = 408


class Limit:
    """So many in so many seconds from each address, at once or spread."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = float(most)
        self.rate = most / seconds
        self.left: dict[str, tuple[float, float]] = {}

    def takes(self, address: str) -> bool:
        """May this address have one more?"""
        now = monotonic()
        left, when = self.left.get(address, (self.most, now))
        left = min(self.most, left + (now - when) * self.rate)
        if left < 1.0:
            return False
        self.left[address] = (left - 1.0, now)
        if len(self.left) > ADDRESSES:
            self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        full = [
            a
            for a, (left, when) in self.left.items()
            if left + (now - when) * self.rate >= self.most
        ]
        for address in full or list(self.left)[: ADDRESSES // 2]:
            del self.left[address]


class Gate:
    """Before every request: is it one too many, and does its body come in time?"""

    def __init__(self, app: ASGIApp, changes: Limit, reads: Limit) -> None:
        self.app = app
        self.changes = changes
        self.reads = reads

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        limit = self.reads if scope["method"] in SAFE else self.changes
        client = scope.get("client")
        if not limit.takes(client[0] if client else ""):
            await _refuse(send, TOO_MANY, Problem("too many requests", right="wait a moment"))
            return
        await self.app(scope, _timed(receive), send)


def _timed(receive: Receive) -> Receive:
    until = monotonic() + BODY_TIME
    whole = False

    async def timed() -> Any:
        nonlocal whole
        if whole:
            return await receive()
        try:
            event = await asyncio.wait_for(receive(), max(0.0, until - monotonic()))
        except TimeoutError:
            raise ClientException("this request takes too long", status_code=TOO_SLOW) from None
        whole = not event.get("more_body", False)
        return event

    return timed


async def _refuse(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = {**HEADERS, "content-type": "application/json", "content-length": str(len(body))}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})
