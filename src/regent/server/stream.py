"""The stream of one seat: a WebSocket on which a viewer is told what it may know and answers."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from contextlib import suppress
from time import monotonic, thread_time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from regent.bots.reasons import ReasonsBot
from regent.bots.sight import sight_beyond, sight_of
from regent.kernel.errors import InputError, Refusal
from regent.kernel.table import SPECTATOR
from regent.play import orders
from regent.play.session import Session
from regent.server.guard import address_of, identity, same_origin
from regent.server.hall import Hall, Missing
from regent.server.limits import PAYING, Limit, Turns, aside, neighbourhood
from regent.server.live import ENCODER, LiveTable
from regent.server.people import Stranger
from regent.server.store import Person, StoreError
from regent.server.wire import (
    Advice,
    Advised,
    Answer,
    Countermand,
    Done,
    Enter,
    FromTable,
    Hello,
    No,
    Opinion,
    Order,
    Reasons,
    Resync,
    Retract,
    Say,
    Stage,
    Staged,
    ToTable,
    Undo,
    Why,
)
from regent.server.words import rule_text

BACKLOG: Final = 512 * 1024
"""Bytes that may wait for a slow line; after that it is cut, and comes back for everything."""
FEW: Final = 256
"""Messages that may."""
PATIENCE: Final = 10.0
"""Seconds for the first message."""
BURST: Final = 60
RATE: Final = 30.0
"""Messages at once, and per second."""
LAST_WORDS: Final = 5.0
"""Seconds for what is still to be sent when a line is closed."""
SPECTATORS: Final = 200
"""Lines to one seat, or of spectators of a table: what is told there is told on each of them."""
TABS: Final = 50
"""Of one address."""
ORDERS: Final = 24
"""Standing orders of one seat."""
UNSTORED: Final = "the database refuses, and nothing has changed"
SECOND: Final = 100.0
"""Messages that a second of our work is worth."""
ENTERING: Final = 5.0
"""What it costs to enter: everything is said, and everybody is told."""
TAKEN_BACK: Final = 5000
"""Answers taken back and orders at one table: a journal must not grow where no game does."""
TRIES: Final = 200
"""Messages over the rate after which the line is cut."""
PARTS: Final = 64
CLOSED: Final = 1000
POLICY: Final = 1008
LATER: Final = 1013

PRICES: Final[dict[type, float]] = {
    Advice: 15.0,
    Why: 3.0,
    Stage: 5.0,
    Resync: 3.0,
    Order: 3.0,
    Say: 10.0,
}
"""What a message costs of that; all others cost one."""
LOG: Final = logging.getLogger("regent.server")

DECODER: Final = msgspec.json.Decoder(ToTable)


class Line:
    """One connection: what is sent waits in a queue, so that nobody waits for a slow line."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], purse: Limit, address: str, turns: Turns
    ) -> None:
        self.socket = socket
        self.turns = turns
        self.purse = purse
        self.address = address
        """All lines of an address together have so much; each has its own allowance beside."""
        self.queue: deque[bytes] = deque()
        self.size = 0
        self.more = asyncio.Event()
        self.empty = asyncio.Event()
        self.over = asyncio.Event()
        """Set when there is nothing more to hear: it was hung up, or is too slow."""
        self.code, self.why = CLOSED, ""
        self.allowance = float(BURST)
        self.asked = monotonic()
        self.excess = 0

    def send(self, message: FromTable | bytes) -> None:
        if self.over.is_set():
            return
        data = message if isinstance(message, bytes) else ENCODER.encode(message)
        if self.waits() > BACKLOG or len(self.queue) >= FEW:
            self.queue.clear()
            self.size = 0
            self.hang_up(LATER, "this line is too slow; come back for everything")
            return
        self.queue.append(data)
        self.size += len(data)
        self.empty.clear()
        self.more.set()

    def waits(self) -> int:
        """How many bytes wait. One message may be of any size, as the whole of a long game at its
        end: it counts against the line only when others of such a size come behind it."""
        if self.size <= BACKLOG:
            return self.size
        return self.size - max(len(data) for data in self.queue)

    async def room(self) -> None:
        """Until the answers to what was said have gone out: who talks must also listen."""
        if len(self.queue) > FEW // 4:
            try:
                await asyncio.wait_for(self.empty.wait(), LAST_WORDS)
            except TimeoutError:
                self.hang_up(LATER, "this line is too slow; come back for everything")

    def end(self) -> None:
        self.hang_up(CLOSED, "")

    def hang_up(self, code: int, why: str) -> None:
        """Close the line after what was sent has gone out."""
        if not self.over.is_set():
            self.code, self.why = code, why
            self.over.set()
            self.more.set()

    async def pump(self) -> None:
        """Send what waits, in order; the end comes last and never overtakes it."""
        while True:
            while self.queue:
                data = self.queue.popleft()
                self.size -= len(data)
                await self.socket.send_data(data, mode="text")
            self.empty.set()
            if self.over.is_set():
                break
            self.more.clear()
            await self.more.wait()
        await self.socket.close(self.code, self.why)

    def charge(self, price: float) -> None:
        """What was asked has cost more than one thought."""
        self.allowance -= price
        self.purse.charge(self.address, price)

    def within_rate(self, price: float = 1.0) -> bool:
        """May this be asked now? What makes us think costs more than what we only take in."""
        now = monotonic()
        self.allowance = min(BURST, self.allowance + (now - self.asked) * RATE)
        self.asked = now
        if self.allowance < price or not self.purse.takes(self.address, price):
            self.excess += 1
            return False
        self.allowance -= price
        return True


@websocket("/api/tables/{id:str}/stream", opt={"exclude_from_auth": True})
async def stream(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """See docs/api.md: the messages are ToTable and FromTable of `wire.py`."""
    hall: Hall = socket.app.state.hall
    if not same_origin(socket):
        await socket.close(POLICY, "from another site")
        return
    open_now: Counter[str] = socket.app.state.streams
    address = neighbourhood(address_of(socket))
    if open_now[address] >= hall.setup.streams:
        await socket.close(LATER, "too many streams from this address")
        return
    purse: Limit = socket.app.state.messages
    if not purse.takes(address, ENTERING):
        await socket.close(LATER, "too many streams in so short a time")
        return
    PAYING.set(lambda seconds: purse.charge(address, seconds * SECOND))
    open_now[address] += 1
    try:
        await socket.accept()
        await _converse(Line(socket, purse, address, socket.app.state.turns), hall, id)
    finally:
        open_now[address] -= 1
        if open_now[address] <= 0:
            del open_now[address]


async def _converse(line: Line, hall: Hall, id: str) -> None:
    """Hear what comes and send what is to be told, until either has an end."""
    socket = line.socket
    pump = asyncio.create_task(line.pump())
    hearing = asyncio.create_task(_listen(socket, line, hall, id))
    ended = asyncio.create_task(line.over.wait())
    try:
        await asyncio.wait({hearing, pump, ended}, return_when=asyncio.FIRST_COMPLETED)
        line.end()
        # Who does not read is not waited for long: what was to be sent is dropped.
        await asyncio.wait({pump}, timeout=LAST_WORDS)
    finally:
        for task in (hearing, pump, ended):
            task.cancel()
        for done in await asyncio.gather(hearing, pump, ended, return_exceptions=True):
            if isinstance(done, Exception) and not isinstance(done, WebSocketDisconnect):
                LOG.debug("a stream ended: %r", done)
        with suppress(Exception):
            await asyncio.wait_for(socket.close(line.code, line.why), LAST_WORDS)


async def _listen(socket: WebSocket[Any, Any, Any], line: Line, hall: Hall, id: str) -> None:
    with suppress(WebSocketDisconnect):
        entered = await _enter(socket, line, hall, id)
        if entered is not None:
            await _attend(socket, line, hall, *entered)


async def _receive(socket: WebSocket[Any, Any, Any]) -> bytes | str:
    """The next message, whatever kind of frame it came in."""
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnect", code=event.get("code", CLOSED))
        if event["type"] == "websocket.receive":
            found: bytes | str | None = event.get("text") or event.get("bytes")
            return found or b""


async def _enter(
    socket: WebSocket[Any, Any, Any], line: Line, hall: Hall, id: str
) -> tuple[LiveTable, int, Person | None] | None:
    """The first message: who is it, and whose eyes may it have?"""
    try:
        first = await asyncio.wait_for(_receive(socket), PATIENCE)
        message = _decoded(first)
    except (TimeoutError, InputError):
        line.send(_no(0, "frame", "the first message must say who enters"))
        return None
    if not isinstance(message, Enter):
        line.send(_no(0, "frame", "the first message must be `enter`"))
        return None
    try:
        person = await identity(hall.people, socket, message.token)
        table = await hall.table(id)
        viewer = hall.viewer(table.record, person, message.seat, message.invite)
    except (Stranger, Missing, InputError) as error:
        code = "missing" if isinstance(error, Missing) else "seat"
        line.send(_no(0, code, str(error)))
        return None
    except StoreError as error:
        LOG.error("table %s: %s", id[:24], error)
        line.send(_no(0, "store", UNSTORED, "try again"))
        return None
    others = table.watchers.get(viewer, [])
    near = [other for other in others if other.address == line.address]
    if len(others) >= SPECTATORS or len(near) >= TABS:
        line.send(_no(0, "seat", "there are too many lines to this place already"))
        return None
    return table, viewer, person


async def _attend(
    socket: WebSocket[Any, Any, Any],
    line: Line,
    hall: Hall,
    table: LiveTable,
    viewer: int,
    person: Person | None,
) -> None:
    """Tell everything, then listen until the line is cut."""
    await line.turns.turn(line.address)
    async with table.quiet():
        began = thread_time()
        if table.closed:
            line.hang_up(LATER, "the table was just put away; come back")
            return
        table.came(viewer, line)
        hall.tell_people(table)
        info = hall.info(table.record, person, True)
        line.send(Hello(info, viewer, table.players(), table.minimum))
        talk = table.talk.heard(viewer)
        if talk is not None:
            line.send(talk)
        line.send(table.state(viewer))
        cost = thread_time() - began
    line.turns.worked(line.address, cost)
    line.charge(cost * SECOND)  # a long game is more to say than a short one
    try:
        while not line.over.is_set():
            data = await _receive(socket)
            await line.turns.turn(line.address)
            await _hear(line, table, viewer, data)
            await line.room()
            if line.excess > TRIES:
                line.send(_no(0, "rate", "too many messages: this line is cut", "come back"))
                line.hang_up(POLICY, "too many messages")
                return
    finally:
        table.went(viewer, line)
        hall.tell_people(table)


def _decoded(data: bytes | str) -> ToTable:
    """A message, if it can be read; InputError if not."""
    try:
        found: ToTable = DECODER.decode(data)
    except msgspec.DecodeError as error:
        raise InputError(f"this message cannot be read: {error}") from None
    except (RecursionError, ValueError):  # too deep, too many digits, no text at all
        raise InputError("this message cannot be read") from None
    return found


async def _hear(line: Line, table: LiveTable, viewer: int, data: bytes | str) -> None:
    """One message; whatever is wrong with it, the table is unharmed."""
    ref = 0
    try:
        message = _decoded(data)
    except InputError as error:
        # What cannot be read counts like what can.
        code = "frame" if line.within_rate() else "rate"
        line.send(_no(ref, code, error.what))
        return
    try:
        ref = getattr(message, "ref", 0)
        if not line.within_rate(PRICES.get(type(message), 1.0)):
            line.send(_no(ref, "rate", "too many messages", "wait a moment"))
            return
        before = table.session.in_a_row
        table.cost = 0.0
        try:
            await _do(line, table, viewer, message)
        finally:  # what was refused has been thought about as well
            line.charge(max(0, table.session.in_a_row - before) + table.cost * SECOND)
            line.turns.worked(line.address, table.cost)
    except Refusal as error:
        rule = rule_text(table.session.title.name, error.clause)
        line.send(No(ref, "rule", error.what, "", error.clause, rule))
    except InputError as error:
        line.send(_no(ref, "input", error.what, error.right))
    except Stranger as error:
        line.send(_no(ref, "seat", str(error)))
    except StoreError as error:
        LOG.error("table %s: not stored: %s", table.record.id, error)
        line.send(_no(ref, "store", UNSTORED, "try again"))
    except Exception:  # a bug of ours costs the answer, not the line
        LOG.exception("table %s: %s", table.record.id, type(message).__name__)
        line.send(_no(ref, "input", "something is wrong with the server", "please report it"))


async def _do(line: Line, table: LiveTable, viewer: int, message: ToTable) -> None:
    if isinstance(message, Resync):
        async with table.quiet(), table.weighed():
            line.send(table.state(viewer))
        line.send(Done(message.ref))
        return
    if viewer == SPECTATOR:
        raise Stranger("spectators only watch")
    if isinstance(message, Why):
        async with table.quiet(), table.weighed():
            said = table.words.reasons(viewer, message)
        line.send(Reasons(message.ref, said))
    elif isinstance(message, Stage):
        async with table.quiet(), table.weighed():
            found = _staged(table, viewer, message)
        line.send(found)
    elif isinstance(message, Advice):
        line.send(await _advised(table, viewer, message))
    elif isinstance(message, Say):
        await asyncio.shield(table.talk.say(table, viewer, message.text))
        line.send(Done(message.ref))
    elif isinstance(message, Enter):
        raise InputError("you have entered already")
    else:
        await _deed(table, viewer, message)
        line.send(Done(message.ref))


async def _deed(
    table: LiveTable, seat: int, message: Answer | Undo | Retract | Order | Countermand
) -> None:
    """What changes the table."""
    if table.record.state == "waiting":
        raise InputError("the table waits for its players", right="invite them, or ask for bots")
    if table.record.seats[seat].away:
        raise InputError("a bot plays for you", right="come back to your seat first")

    if not isinstance(message, Answer) and table.taken_back >= TAKEN_BACK:
        raise InputError("too much was taken back or ordered at this table", right="play on")

    def deed(session: Session) -> None:
        if session.table.over and isinstance(message, Order | Countermand):
            raise Refusal("K-ANSWER-4", "the game is over")  # and so is its journal
        if isinstance(message, Answer):
            _answer(session, seat, message)
        elif isinstance(message, Undo):
            if table.keeps(seat):
                what = "what is sealed or said in a negotiation has its own way back"
                raise Refusal("K-UNDO-5", what)
            session.undo(seat, message.count)
        elif isinstance(message, Retract):
            session.retract(seat)
        elif isinstance(message, Order):
            if len(session.standing(seat)) >= ORDERS:
                right = "withdraw them and give fewer"
                raise InputError(f"you have {ORDERS} standing orders", right=right)
            order = orders.Order(
                seat,
                message.prompt,
                message.option,
                message.stop,
                message.once,
                message.news,
                message.until,
            )
            session.order(order)
        else:
            session.countermand(seat)

    # Who hangs up in the middle of it does not stop it: it is stored, or refused, as a whole.
    await asyncio.shield(table.act(deed))
    if not isinstance(message, Answer):
        table.taken_back += 1 + (message.count if isinstance(message, Undo) else 0)


def _answer(session: Session, seat: int, message: Answer) -> None:
    if not message.question:
        raise InputError("an answer to no question", "question", "name the question's id")
    if not message.options:
        raise InputError("no options", right=f"name 1 to {PARTS}")
    if len(message.options) == 1:
        session.answer(seat, message.options[0], message.question)
    else:
        session.commit(seat, message.options, message.question)


def _staged(table: LiveTable, seat: int, message: Stage) -> Staged:
    """Where a compound choice would lead, or which would bring a card somewhere; on a copy."""
    if message.card >= 0 and not message.options:
        ways = table.session.ways(seat, message.card)
        return Staged(message.ref, None, [table.words.way(seat, way) for way in ways])
    if not message.options:
        raise InputError("no options", right=f"name 1 to {PARTS}")
    found = table.session.stage(seat, message.options)
    asked = table.words.question(found.world, found.decision) if found is not None else None
    return Staged(message.ref, asked, [])


async def _advised(table: LiveTable, seat: int, message: Advice) -> Advised:
    """What a bot would think, given what this seat may know."""
    if not table.record.advice:
        raise InputError("this table plays without advice", right="think for yourself")
    async with table.quiet(), table.weighed():
        asked = table.session.decision(seat)
        bot = ReasonsBot(f"advice/{table.record.id}/{asked.id if asked else ''}")
        sight = (
            sight_beyond(table.session, seat, message.options)
            if message.options
            else sight_of(table.session, seat, bot.random, True)
        )
    if sight is None:
        return Advised(message.ref, [])
    opinions = await aside(bot.opinions, sight)
    said = [Opinion(o.option, o.weight, [r.said() for r in o.reasons]) for o in opinions]
    return Advised(message.ref, said)


def _no(ref: int, code: Any, said: str, right: str = "") -> No:
    return No(ref, code, said, right, "", "")
