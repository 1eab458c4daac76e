"""How much one address may ask for, and how long a request may take to come in.

Everything here is decided before a request is looked at.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from ipaddress import ip_address, ip_network
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
NETWORK: Final = 64
"""Bits of an address of version 6 that tell networks apart."""
TOO_MANY: Final = 429
TOO_SLOW: Final = 408


class Limit:
    """So many in so many seconds from each address, at once or spread."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = float(most)
        self.rate = most / seconds
        self.left: dict[str, tuple[float, float]] = {}

    def takes(self, address: str, price: float = 1.0) -> bool:
        """May this address have so much more?"""
        if self._now(address) < 1.0:
            return False
        self.charge(address, price)
        return True

    def charge(self, address: str, price: float) -> None:
        """It was more than was known beforehand; the account may be overdrawn."""
        where = neighbourhood(address)
        self.left[where] = (self._now(address) - price, monotonic())
        if len(self.left) > ADDRESSES:
            self._forget()

    def _now(self, address: str) -> float:
        left, when = self.left.get(neighbourhood(address), (self.most, 0.0))
        return min(self.most, left + (monotonic() - when) * self.rate)

    def _forget(self) -> None:
        """Those who have the most left, and half of all: it is not done again for a while."""
        for where in sorted(self.left, key=self._now, reverse=True)[: ADDRESSES // 2]:
            del self.left[where]


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """Who has one address of version 6 has a network of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, NETWORK), strict=False))


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
