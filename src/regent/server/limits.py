"""How much one address may ask for, and how long a request may take to come in.

Everything here is decided before a request is looked at.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import lru_cache, partial
from ipaddress import ip_address, ip_network
from time import monotonic, thread_time
from typing import Any, Final, TypeVar

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.types import ASGIApp, Receive, Scope, Send

from regent.server.guard import HEADERS, SAFE
from regent.server.printed import PACKED
from regent.server.wire import Problem

T = TypeVar("T")
BODY_TIME: Final = 20.0
"""Seconds in which the body of a request must have come."""
SMALL: Final = 64 * 1024
"""Bytes of a body that is never too much."""
BODIES: Final = 32 * 1024 * 1024
"""Bytes of larger bodies that one address may have with us at once, whole or on their way."""
ALL_BODIES: Final = 256 * 1024 * 1024
"""The same of everybody together."""
ADDRESSES: Final = 20_000
"""Addresses that are remembered; those with nothing to their account are forgotten first."""
ADDRESS: Final = 64
"""Letters of an address."""
NETWORK: Final = 64
"""Bits of an address of version 6 that tell networks apart."""
ASKING: Final[ContextVar[str]] = ContextVar("asking", default="")
"""The address of the request that is answered."""
PAYING: Final[ContextVar[Callable[[float], None] | None]] = ContextVar("paying", default=None)
"""How whoever asks pays for seconds of our time."""
TOLD: Final = 0.0001
"""Seconds that it takes to send one message on one line."""
TOO_MANY: Final = 429
TOO_SLOW: Final = 408
TOO_FULL: Final = 503
BAD_HOST: Final = 400
HOST: Final = b"host"
KNOWN_BY: Final = (b"cookie", b"authorization")
POLICY: Final = 1008
PIECE: Final = 0.002
"""Seconds of work after which others have their turn."""
DEBT: Final = 2.0
"""Seconds after which an address would have paid for the work it has made; who owes more is
refused, who owes less is only read more slowly (`tap.py`)."""


class Limit:
    """So many in so many seconds from each address, at once or spread."""

    def __init__(self, most: float, seconds: float) -> None:
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

    def wait(self, address: str) -> float:
        """Seconds until the account of this address is no longer overdrawn."""
        return max(0.0, -self._now(address)) / self.rate

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


class Turns:
    """Who has just made us work lets everybody else go first: a piece of work for an address in
    each round of the loop, however many lines it has and however small each request is. The rest
    waits in a queue of its own, first come, first served. An answer takes several rounds, and would
    wait in each of them for all the requests of a flood."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        """By address the seconds that it has had in this round."""
        self.queues: dict[str, deque[asyncio.Future[None]]] = {}

    def worked(self, address: str, seconds: float) -> None:
        where = neighbourhood(address)
        if where not in self.spent:
            asyncio.get_running_loop().call_soon(self._round, where)
        self.spent[where] = self.spent.get(where, 0.0) + seconds

    def queued(self, address: str) -> asyncio.Future[None] | None:
        """What to wait for before this address may have some more; None if it may now."""
        where = neighbourhood(address)
        if where not in self.queues and not (where in self.spent and self.spent[where] > PIECE):
            return None
        turn = asyncio.get_running_loop().create_future()
        self.queues.setdefault(where, deque()).append(turn)
        return turn

    async def turn(self, address: str) -> None:
        if (queued := self.queued(address)) is not None:
            await queued

    def _round(self, where: str) -> None:
        """A new round: the first of those who wait has its turn, and the next one in the next."""
        waiting = self.queues.get(where, deque())
        while waiting and waiting[0].done():  # it was cancelled
            waiting.popleft()
        if waiting:
            waiting.popleft().set_result(None)
            self.spent[where] = 0.0
            asyncio.get_running_loop().call_soon(self._round, where)
        else:
            self.queues.pop(where, None)
            del self.spent[where]


class Metered:
    """Something to be done, whose time on our loop is paid for step by step, when there is a turn
    for it. What it waits for costs nothing."""

    def __init__(
        self,
        doing: Coroutine[Any, Any, None],
        pay: Callable[[float], None],
        queued: Callable[[], asyncio.Future[None] | None] = lambda: None,
    ) -> None:
        self.doing = doing
        self.pay = pay
        self.queued = queued

    def __await__(self) -> Generator[Any, Any, None]:
        given, thrown = None, None
        while True:
            if thrown is None and (turn := self.queued()) is not None:
                try:
                    yield from turn
                except BaseException as error:  # also for who waits here
                    thrown = error
            began = thread_time()
            try:
                step = self.doing.send(given) if thrown is None else self.doing.throw(thrown)
            except StopIteration:
                return
            finally:
                self.pay(thread_time() - began)
            given, thrown = None, None
            try:
                given = yield step
            except BaseException as error:  # whatever it is, it is for who waits here
                thrown = error


async def aside(doing: Callable[..., T], *given: Any) -> T:
    """Done in a thread, where nobody waits for it; it takes our time all the same, and is paid for
    like what is done on the loop, also if it fails."""
    paying = PAYING.get()
    cost = 0.0

    def timed() -> T:
        nonlocal cost
        began = thread_time()
        try:
            return doing(*given)
        finally:
            cost = thread_time() - began

    try:
        return await asyncio.to_thread(timed)
    finally:
        if paying is not None:
            paying(cost)


def tells(lines: int) -> None:
    """Something is told on so many lines: each sends it by itself and later, and whoever has caused
    it pays for that too."""
    paying = PAYING.get()
    if paying is not None:
        paying(TOLD * lines)


class Bodies:
    """What has come in of bodies and is not answered yet. Each may be as large as a journal and
    take its time; hundreds of them at once would be all our memory."""

    def __init__(self, of_one: int = BODIES, of_all: int = ALL_BODIES) -> None:
        self.of_one = of_one
        self.of_all = of_all
        self.held: Counter[str] = Counter()

    def add(self, where: str, size: int) -> None:
        """So much more of one body; ClientException where it is too much."""
        self.held[where] += size
        if self.held[where] > self.of_one:
            raise ClientException("too much at once from your address", status_code=TOO_MANY)
        if self.held.total() > self.of_all:
            raise ClientException("too much comes in just now", status_code=TOO_FULL)

    def drop(self, where: str, size: int) -> None:
        self.held[where] -= size
        if self.held[where] <= 0:
            del self.held[where]


class Body:
    """The body of one request, which has to come in time."""

    def __init__(self, receive: Receive, bodies: Bodies, where: str) -> None:
        self.receive = receive
        self.bodies = bodies
        self.where = where
        self.until = monotonic() + BODY_TIME
        self.whole = False
        self.size = 0
        self.counted = 0

    async def next(self) -> Any:
        if self.whole:
            return await self.receive()
        try:
            event: Any = await asyncio.wait_for(self.receive(), max(0.0, self.until - monotonic()))
        except TimeoutError:
            raise ClientException("this request takes too long", status_code=TOO_SLOW) from None
        self.whole = not event.get("more_body", False)
        self.size += len(event.get("body", b""))
        more = max(0, self.size - SMALL) - self.counted
        if more > 0:
            self.counted += more
            self.bodies.add(self.where, more)
        return event

    def done(self) -> None:
        if self.counted:
            self.bodies.drop(self.where, self.counted)


class Gate:
    """Before every request: is it for us, is it one too many, and does its body come in time? What
    it costs us is put down to its address."""

    def __init__(
        self,
        app: ASGIApp,
        changes: Limit,
        reads: Limit,
        work: Limit,
        turns: Turns,
        bodies: Bodies,
        hosts: list[str],
    ) -> None:
        self.app = app
        self.bodies = bodies
        self.changes = changes
        self.reads = reads
        self.work = work
        self.turns = turns
        self.hosts = {host.lower() for host in hosts if not host.startswith("*")}
        self.ends = tuple(host[1:].lower() for host in hosts if host.startswith("*"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client: Any = scope.get("client")
        if client and len(client[0]) > ADDRESS:
            # A proxy may say anything, and addresses are kept by the thousand.
            scope["client"] = (client[0][:ADDRESS], client[1])
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        elif scope["type"] != ScopeType.WEBSOCKET or self._ours(scope):
            await self.app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": POLICY, "reason": "another host"})

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        limit = self.reads if scope["method"] in SAFE else self.changes
        client = scope.get("client")
        address = client[0] if client else ""
        if not limit.takes(address) or self.work.wait(address) > DEBT:
            await _refuse(send, TOO_MANY, Problem("too many requests", right="wait a moment"))
        elif not self._ours(scope):
            await _refuse(send, BAD_HOST, Problem("this server is not called so", "host"))
        else:
            _as_it_is(scope)
            ASKING.set(neighbourhood(address))
            PAYING.set(partial(self.work.charge, address))

            def pay(seconds: float) -> None:
                self.work.charge(address, seconds)
                self.turns.worked(address, seconds)

            body = Body(receive, self.bodies, neighbourhood(address))
            doing: Any = self.app(scope, body.next, send)
            try:
                await Metered(doing, pay, partial(self.turns.queued, address))
            finally:
                body.done()

    def _ours(self, scope: Any) -> bool:
        """Was it sent to a name of ours? Another site may have its name point to us."""
        if not self.hosts and not self.ends:
            return True
        said = [value.decode("latin-1").lower() for name, value in scope["headers"] if name == HOST]
        return len(said) == 1 and (said[0] in self.hosts or said[0].endswith(self.ends))


def _as_it_is(scope: Any) -> None:
    """What is for one person is not compressed: it may hold an invitation or a hand beside names
    that others have chosen, and who overhears how long it is could guess it letter by letter."""
    handler = scope.get("route_handler")
    known = any(name in KNOWN_BY for name, _ in scope["headers"])
    if known and not (handler is not None and handler.opt.get(PACKED)):
        scope["headers"] = [item for item in scope["headers"] if item[0] != b"accept-encoding"]


async def _refuse(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = {**HEADERS, "content-type": "application/json", "content-length": str(len(body))}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})
