"""The stream of one seat: a WebSocket on which a viewer is told what it may know and answers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from regent.bots.reasons import ReasonsBot
from regent.bots.sight import sight_of
from regent.kernel.errors import InputError, Refusal
from regent.kernel.table import SPECTATOR
from regent.play import orders
from regent.play.session import Session
from regent.server.guard import identity, same_origin
from regent.server.hall import Hall, Missing
from regent.server.live import LiveTable
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
    Stage,
    Staged,
    ToTable,
    Undo,
    Why,
)
from regent.server.words import rule_text

BACKLOG: Final = 512
"""Messages that may wait for a slow line; after that it is cut, and comes back for everything."""
PATIENCE: Final = 10.0
"""Seconds for the first message."""
BURST: Final = 60
RATE: Final = 30.0
"""Messages at once, and per second."""
THOUGHT: Final = 15.0
"""What asking for advice costs of that."""
TRIES: Final = 200
"""Messages over the rate after which the line is cut."""
PARTS: Final = 64
LENGTH: Final = 400
CLOSED: Final = 1000
POLICY: Final = 1008
LATER: Final = 1013

DECODER: Final = msgspec.json.Decoder(ToTable)
ENCODER: Final = msgspec.json.Encoder()


class Line:
    """One connection: what is sent waits in a queue, so that nobody waits for a slow line."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.allowance = float(BURST)
        self.asked = monotonic()
        self.excess = 0
        self.slow = False

    def send(self, message: FromTable) -> None:
        if self.slow:
            return
        try:
            self.queue.put_nowait(ENCODER.encode(message))
        except asyncio.QueueFull:
            self.slow = True

    async def pump(self) -> None:
        while not self.slow:
            data = await self.queue.get()
            if data is None:
                return
            await self.socket.send_data(data, mode="text")
        await self.socket.close(LATER, "this line is too slow; come back for everything")

    def within_rate(self, price: float = 1.0) -> bool:
        """May this be asked now? What makes us think costs more than what we only take in."""
        now = monotonic()
        self.allowance = min(BURST, self.allowance + (now - self.asked) * RATE)
        self.asked = now
        if self.allowance < price:
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
    await socket.accept()
    line = Line(socket)
    pump = asyncio.create_task(line.pump())
    try:
        entered = await _enter(socket, line, hall, id)
        if entered is not None:
            await _attend(socket, line, hall, *entered)
    except WebSocketDisconnect:
        pass
    finally:
        with suppress(asyncio.QueueFull):
            line.queue.put_nowait(None)
        with suppress(Exception):
            await asyncio.wait_for(pump, PATIENCE)
            await socket.close(CLOSED)


async def _enter(
    socket: WebSocket[Any, Any, Any], line: Line, hall: Hall, id: str
) -> tuple[LiveTable, int, Person | None] | None:
    """The first message: who is it, and whose eyes may it have?"""
    try:
        first = await asyncio.wait_for(socket.receive_data(mode="text"), PATIENCE)
        message = DECODER.decode(first)
    except (TimeoutError, msgspec.DecodeError) as error:
        line.send(_no(0, "frame", "the first message must say who enters", str(error)))
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
        line.send(_no(0, "store", f"the database refuses: {error}"))
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
    watchers = table.watchers.setdefault(viewer, [])
    async with table.quiet():
        watchers.append(line)
        hall.tell_people(table)
        info = hall.info(table.record, person)
        line.send(Hello(info, viewer, table.players(), table.minimum))
        line.send(table.state(viewer))
    try:
        while not line.slow:
            data = await socket.receive_data(mode="text")
            await _hear(line, table, viewer, data)
            if line.excess > TRIES:
                await socket.close(POLICY, "too many messages")
                return
    finally:
        watchers.remove(line)
        if not watchers:
            table.told.pop(viewer, None)
        hall.tell_people(table)


async def _hear(line: Line, table: LiveTable, viewer: int, data: str) -> None:
    """One message; whatever is wrong with it, the table is unharmed."""
    ref = 0
    try:
        message = DECODER.decode(data)
        ref = getattr(message, "ref", 0)
        if not line.within_rate(THOUGHT if isinstance(message, Advice) else 1.0):
            line.send(_no(ref, "rate", "too many messages", "wait a moment"))
            return
        await _do(line, table, viewer, message)
    except msgspec.DecodeError as error:
        line.send(_no(ref, "frame", f"this message cannot be read: {error}"))
    except Refusal as error:
        rule = rule_text(table.session.title.name, error.clause)
        line.send(No(ref, "rule", error.what, "", error.clause, rule))
    except InputError as error:
        line.send(_no(ref, "input", error.what, error.right))
    except Stranger as error:
        line.send(_no(ref, "seat", str(error)))
    except StoreError as error:
        line.send(_no(ref, "store", f"not stored: {error}", "nothing has changed; try again"))


async def _do(line: Line, table: LiveTable, viewer: int, message: ToTable) -> None:
    if isinstance(message, Resync):
        async with table.quiet():
            line.send(table.state(viewer))
        line.send(Done(message.ref))
        return
    if viewer == SPECTATOR:
        raise Stranger("spectators only watch")
    if isinstance(message, Why):
        async with table.quiet():
            said = table.words.reasons(viewer, message.card, message.text)
        line.send(Reasons(message.ref, said))
    elif isinstance(message, Stage):
        async with table.quiet():
            found = _staged(table, viewer, message)
        line.send(found)
    elif isinstance(message, Advice):
        line.send(await _advised(table, viewer, message))
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

    def deed(session: Session) -> None:
        if isinstance(message, Answer):
            _answer(session, seat, message)
        elif isinstance(message, Undo):
            session.undo(seat, message.count)
        elif isinstance(message, Retract):
            session.retract(seat)
        elif isinstance(message, Order):
            stop = message.stop[:PARTS]
            session.order(orders.Order(seat, message.prompt, message.option, stop, message.once))
        else:
            session.countermand(seat)

    await table.act(deed)


def _answer(session: Session, seat: int, message: Answer) -> None:
    if not message.question:
        raise InputError("an answer to no question", "question", "name the question's id")
    if not message.options or len(message.options) > PARTS:
        raise InputError(f"{len(message.options)} options", right=f"name 1 to {PARTS}")
    if any(len(option) > LENGTH for option in message.options):
        raise InputError("an endless option", right=f"at most {LENGTH} letters")
    if len(message.options) == 1:
        session.answer(seat, message.options[0], message.question)
    else:
        session.commit(seat, message.options, message.question)


def _staged(table: LiveTable, seat: int, message: Stage) -> Staged:
    """Where a compound choice would lead, found on a copy."""
    if not 1 <= len(message.options) <= PARTS:
        raise InputError(f"{len(message.options)} options", right=f"name 1 to {PARTS}")
    found = table.session.stage(seat, message.options)
    asked = table.words.question(found.world, found.decision) if found is not None else None
    return Staged(message.ref, asked)


async def _advised(table: LiveTable, seat: int, message: Advice) -> Advised:
    """What a bot would think, given what this seat may know."""
    async with table.quiet():
        asked = table.session.decision(seat)
        bot = ReasonsBot(f"advice/{table.record.id}/{asked.id if asked else ''}")
        sight = sight_of(table.session, seat, bot.random, True)
    if sight is None:
        return Advised(message.ref, [])
    opinions = await asyncio.to_thread(bot.opinions, sight)
    said = [
        Opinion(o.option, o.weight, [f"{r.name} {r.weight:+g}" for r in o.reasons])
        for o in opinions
    ]
    return Advised(message.ref, said)


def _no(ref: int, code: Any, said: str, right: str = "") -> No:
    return No(ref, code, said, right, "", "")
