"""The swap test over a real server: two servers with the same people and the same table, but for
what one viewer cannot know. Whatever that viewer sends and fetches, the bytes must be the same."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from regent.games import registry
from regent.kernel import rng, rows
from regent.kernel.frame import answer
from regent.kernel.sealed import Sealed
from regent.kernel.table import SPECTATOR, Table
from regent.kernel.window import Window
from regent.lab import secrecy
from regent.play import orders
from regent.play.journal import Header
from regent.play.names import option_name
from regent.play.session import Session, new_header
from regent.server.kept import Kept
from regent.server.live import LiveTable
from regent.server.reading import Readers, read
from regent.server.store import Record, Seat
from tests.helpers import PATIENCE
from tests.server.client import Guest, Place, Site, dealt, site, sqlite

TRIES = 6
"""Options that are tried and cards that are asked about, at most, in each position."""


ALL, AFTER = 9, 6
"""Addresses that are asked, and those among them that are asked again after an answer."""


class Numbers:
    """Takes the place of `secrets`: the same names on both servers."""

    def __init__(self) -> None:
        self.n = 0

    def name(self, *_: object) -> str:
        self.n += 1
        return f"name{self.n}"


class Pair:
    """Two servers, and who sits there."""

    def __init__(self, sites: list[Site], guests: list[list[Guest]], numbers: Numbers) -> None:
        self.sites = sites
        self.guests = guests
        self.numbers = numbers
        self.tables = 0

    async def put(
        self,
        header: Header,
        worlds: list[Table],
        other: Header | None = None,
        reveal: bool = True,
    ) -> str:
        """The same table on both, each with its own world; and where decks differ, its own
        header."""
        self.tables += 1
        id = f"swap{self.tables}"
        headers = [header, other or header]
        for here, guests, t, header in zip(self.sites, self.guests, worlds, headers, strict=True):
            session = Session.start(header)
            session.restore(rows.to_rows(t))
            session.write_into(Kept(header))
            record = Record(
                id=id,
                name="Swap",
                header=header,
                state="playing",
                host=guests[0].id,
                seats=[Seat("person", guests[i].id, guests[i].name) for i in range(t.seats)],
                listed=True,
                reveal=reveal,
                awaited=t.waiting,
            )
            await here.hall.store.add_table(record, session.journal.entries)
        return id

    async def both(self, look: Any, *given: Any) -> str:
        """What a viewer is told by both; where it differs, or nothing."""
        told: list[list[str]] = []
        begin = self.numbers.n
        for here, guests in zip(self.sites, self.guests, strict=True):
            self.numbers.n = begin
            told.append(await look(here, guests, *given))
        return difference(*told)


def difference(one: list[str], other: list[str]) -> str:
    """The first thing that is not the same, its door first."""
    for a, b in zip(one, other, strict=False):
        if a != b:
            at = next((i for i in range(min(len(a), len(b))) if a[i] != b[i]), 0)
            begin = max(0, at - 60)
            return f"{a[:40]} … {a[begin : at + 60]!r} or {b[begin : at + 60]!r}"
    return "" if len(one) == len(other) else f"{len(one)} or {len(other)} messages: {one[-1][:60]}"


@asynccontextmanager
async def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int) -> AsyncIterator[Pair]:
    """Two servers over copies of one database."""
    first, second = tmp_path / "one.db", tmp_path / "two.db"
    async with site(sqlite(first)) as here:
        names = [*["Ada", "Bob", "Cyd", "Dan", "Eve", "Fay"][:seats], "Gus"]
        guests = [await here.guest(name) for name in names]
    shutil.copy(first, second)
    numbers = Numbers()
    dealt(monkeypatch, "swap")
    for room in ("store", "chat"):
        monkeypatch.setattr(f"regent.server.{room}.now", lambda: "2030-01-31T00:00:00+00:00")
    monkeypatch.setattr("regent.play.deal.secrets.token_hex", lambda *_: "00" * 8)
    monkeypatch.setattr("secrets.token_urlsafe", numbers.name)
    # Both worlds are asked one after the other: what depends on the clock alone stands still.
    monkeypatch.setattr("regent.server.stream.BURST", 1_000_000)
    # What a server has read elsewhere is read here by the same code: to start four processes for
    # each test takes longer than all the rest (`test_requests.py` and others see to them).
    monkeypatch.setattr(Readers, "_read", read_here)
    still: dict[str, Any] = {"grace": 1e6, "pause": 1e6}
    async with site(sqlite(first), **still) as one, site(sqlite(second), **still) as two:
        same = [[_at(here, guest) for guest in guests] for here in (one, two)]
        yield Pair([one, two], same, numbers)


async def read_here(self: Readers, job: Any, patience: float, urgency: int) -> Any:
    return await asyncio.to_thread(read, job)


def _at(here: Site, guest: Guest) -> Guest:
    return Guest(here.http, {"id": guest.id, "name": guest.name, "token": guest.token})


# -- the doors ----------------------------------------------------------------------------------


async def played_on(here: Site, id: str) -> None:
    """Until a bot of a fork has given its first answer, if one is asked: after that they pause, so
    that both worlds are compared at the same moment, however quick the machine is."""
    live = await here.hall.table(id)
    bots = here.hall.companies[id]
    async with asyncio.timeout(PATIENCE):
        while not live.session.answers and bots._awaited():
            await asyncio.sleep(0.001)


async def opened(here: Site, guests: list[Guest], id: str, viewer: int, doors: int) -> list[str]:
    """So many of the addresses that a viewer may ask."""
    who = guests[viewer]  # the last one sits nowhere, and watches
    path = f"/api/tables/{id}"
    all_ = [path, "/api/tables", "/api/tables/mine", f"{path}/journal", f"{path}/verify"]
    all_ += [f"{path}/film?viewer={viewer}", f"{path}/film/0?viewer={viewer}"]
    all_ += [f"{path}/film?viewer=-1", f"{path}/report?seat={viewer}"]
    told: list[str] = []
    for door in all_[:doors]:
        found = await who.call("GET", door)
        told.append(f"GET {door}: {found.status_code} {found.text} {_around(found)}")
    return told


def _around(found: httpx.Response) -> str:
    """What comes with an answer: how long it is on the line, how old, how it is packed."""
    return str(sorted((name, said) for name, said in found.headers.items() if name != "date"))


async def fetched(here: Site, guests: list[Guest], id: str, viewer: int) -> list[str]:
    """What a viewer gets by every address, and by a fork of its own."""
    told = await opened(here, guests, id, viewer, ALL)
    who, path = guests[viewer], f"/api/tables/{id}"
    if viewer != SPECTATOR:
        wish = {"at": 0, "seat": viewer, "bot": "random"}
        forked = await who.call("POST", f"{path}/fork", wish)
        told.append(f"fork: {forked.status_code} {forked.text} {_around(forked)}")
        if forked.status_code != 201:
            assert forked.status_code == 400, forked.text  # a game that has not begun, or is over
            return told
        path = f"/api/tables/{forked.json()['id']}"
        moment = await who.call("GET", f"{path}/film/0?viewer={viewer}")
        told.append(f"forked: {moment.status_code} {moment.text}")
        await played_on(here, forked.json()["id"])
        # Who plays a fork alone may know all of it, so all of it must be the same.
        whole = await who.call("GET", f"{path}/report?seat=0")
        assert whole.status_code == 200, whole.text
        told.append(f"fork in full: {whole.text}")
    return told


@asynccontextmanager
async def seated(here: Site, id: str, viewer: int, guests: list[Guest]) -> AsyncIterator[Place]:
    """A stream; afterwards the server has noticed that it is gone, and has told the others. When
    it notices depends on the sockets alone, so both worlds wait for it."""
    live = await here.hall.table(id)
    before = _watching(live)
    async with here.sit(id, viewer, guests[viewer]) as place:
        yield place
    async with asyncio.timeout(PATIENCE):
        while _watching(live) > before:
            await asyncio.sleep(0.001)


def _watching(live: LiveTable) -> int:
    return sum(map(len, live.watchers.values()))


async def said(here: Site, guests: list[Guest], id: str, viewer: int, choice: int) -> list[str]:
    """What the stream of a viewer says, also when it tries, asks why, and asks for advice."""
    async with seated(here, id, viewer, guests) as place:
        if viewer != SPECTATOR:
            await _ask_around(place, choice)
        await place.say("resync")
        return [f"stream: {raw}" for raw in place.raw]


async def _ask_around(place: Place, choice: int) -> None:
    question = place.question
    options = [option["name"] for option in question["options"]] if question else []
    for name in options[choice % 3 :: 3][:TRIES]:
        await place.say("stage", options=[name])
        await place.say("stage", options=[name, options[choice % len(options)]])
        await place.say("advice", options=[name])
    for card in range(choice % 7, 7 * TRIES, 7):
        await place.say("stage", card=card)
        await place.say("why", card=card)
        await place.say("why", place=card % 24)
        await place.say("why", card=card, place=card % 24)
    await place.say("why", text="pass")
    await place.say("undo")
    await place.say("advice")
    await place.say("say", text="what I say is all that the others hear of me")


async def answered(
    here: Site,
    guests: list[Guest],
    id: str,
    viewer: int,
    seat: int,
    answers: dict[Site, list[str]],
    back: bool,
) -> list[str]:
    """What a viewer hears while a seat gives its answer, and perhaps takes it back."""
    async with seated(here, id, viewer, guests) as place:
        async with seated(here, id, seat, guests) as other:
            for name in answers[here]:
                done = await other.answer(name, question=(await other.asked())["id"])
                assert done["type"] == "done", done
                await other.say("resync")
            await other.say("say", text="and what they say is all that I hear")
            if back:
                await other.say("undo")
            heard = [f"own: {raw}" for raw in other.raw] if seat == viewer else []
        await place.say("resync")
        told = [f"heard: {raw}" for raw in place.raw] + heard
    return told + await opened(here, guests, id, viewer, AFTER)


async def ordered(
    here: Site, guests: list[Guest], id: str, viewer: int, seat: int, order: dict[str, Any]
) -> list[str]:
    """What a viewer hears while a seat gives an order that answers at once (K-ORDER-4)."""
    async with seated(here, id, viewer, guests) as place:
        async with seated(here, id, seat, guests) as other:
            assert (await other.say("order", **order))["type"] == "done"
            live = await here.hall.table(id)
            if live.obeying is not None:
                await asyncio.wait({live.obeying})
        await place.say("resync")
        told = [f"while ordered: {raw}" for raw in place.raw]
    return told + await opened(here, guests, id, viewer, AFTER)


async def once_more(here: Site, guests: list[Guest], id: str, viewer: int) -> list[str]:
    """What a viewer is told when a game among two is given up, the other asks for a rematch, and
    the viewer, if it played, takes the seat that is kept."""
    path, asks = f"/api/tables/{id}", guests[0 if viewer == 1 else 1]
    kept = {"kind": "open", "after": 1 if asks is guests[0] else 0}
    async with seated(here, id, viewer, guests) as place:
        await guests[1].ask("POST", f"{path}/concede", {"to": 0})
        title = (await here.hall.record(id)).header.title
        wish = {"title": title, "seats": [{"kind": "me"}, kept], "after": id, "listed": True}
        made = await asks.ask("POST", "/api/tables", {**wish, "reveal": False})
        await place.say("resync")
        told = [f"given up: {raw}" for raw in place.raw]
    told += await opened(here, guests, id, viewer, ALL)
    again = (await guests[viewer].ask("GET", path))["again"]
    assert (again is None) == (viewer == SPECTATOR)
    if again is not None:
        join = f"/api/tables/{again['id']}/join"
        joined = await guests[viewer].call("POST", join, {"invite": again["invite"]})
        told.append(f"joined: {joined.status_code} {joined.text}")
    return told + await opened(here, guests, made["id"], viewer, ALL)


# -- positions ----------------------------------------------------------------------------------


LENGTHS = (0, 1, 2, 3, 5, 9, 20, 40, 80)


def position(
    title: str, seats: int, dice: random.Random, lengths: tuple[int, ...] = LENGTHS
) -> Session:
    """Somewhere in a random game: of the first rule set, or of one named `title/ruleset`."""
    name, _, ruleset = title.partition("/")
    game = registry.title(name)
    header = new_header(game, ruleset or game.rulesets.rulesets[0].name, seats, "")
    while True:
        session = Session.start(header)
        for _ in range(dice.choice(lengths)):
            if session.table.over:
                break
            seat = dice.choice(session.awaited())
            decision = session.decision(seat)
            assert decision is not None
            session.answer(seat, dice.choice(decision.options))
        if not session.table.over:
            return session


async def look(pair: Pair, session: Session, viewer: int, dice: random.Random) -> str:
    """What the viewer could tell apart in this position, through any door."""
    title, t = session.title, session.table
    source = rng.seeded(f"swap/{dice.random()}", 1)
    other = title.redeal(t, viewer, source)
    id = await pair.put(session.journal.header, [t, other])
    choice = dice.randrange(1000)
    found = await pair.both(fetched, id, viewer) or await pair.both(said, id, viewer, choice)
    if found:
        return found
    found = await by_order(pair, session, viewer, [t, other])
    return found or await _ahead(pair, session, viewer, dice, other)


NEWS: dict[str, Any] = {"prompt": "*", "option": "pass", "news": True, "until": "turn"}


async def by_order(pair: Pair, session: Session, viewer: int, worlds: list[Table]) -> str:
    """Another seat that is asked for a reaction gives an order that looks for news: whether it
    speaks must not depend on what that seat holds (K-ORDER-4, K-ORDER-5)."""
    seats = [seat for seat in session.awaited() if seat != viewer]
    if not isinstance(session.table.stack[-1], Window) or not seats:
        return ""
    seat, bit = seats[0], secrecy.bit_of(session.table, viewer)
    known = secrecy.known_faces(session.table, bit)
    for world in worlds:
        there = Session.start(session.journal.header)
        there.restore(rows.to_rows(world))
        before = len(there.log.events)
        there.order(orders.Order(seat, "*", "pass", [], False, True, "turn"))
        if secrecy._seen(there.log.events[before:], bit, known)[1]:
            return ""  # it truly learns something by it
    id = await pair.put(session.journal.header, worlds)
    return await pair.both(ordered, id, viewer, seat, NEWS)


async def _ahead(
    pair: Pair, session: Session, viewer: int, dice: random.Random, other: Table
) -> str:
    """The same answer in worlds that differ in faces alone; or, where it stays sealed, another
    answer of another seat."""
    title, t = session.title, session.table
    seat = dice.choice(session.awaited())
    other.stack = [frame.clone() for frame in t.stack]
    other.rng = t.rng[:]
    actions = t.stack[-1].options(t, seat)
    action = dice.choice(actions)
    worlds = [t, other]
    if not secrecy._possible(other, seat, action):
        return ""
    # The same card has another face in the other world, and so another name.
    answers = [[option_name(title, world, action, seat)] for world in worlds]
    top = t.stack[-1]
    if isinstance(top, Sealed) and seat != viewer:
        if top.pending == 1 << seat:
            return ""  # it would be revealed, and another answer is another game
        answers = [_sealed(session, seat, dice) for _ in worlds]
        worlds = [t, t]
    else:
        bit = secrecy.bit_of(t, viewer)
        for world in worlds:
            events = secrecy._told(title, world.clone(), seat, action)
            if secrecy._seen(events, bit, secrecy.known_faces(t, bit))[1]:
                return ""  # it truly learns something
    id = await pair.put(session.journal.header, worlds)
    given = dict(zip(pair.sites, answers, strict=True))
    back = seat == viewer and dice.random() < 0.5
    return await pair.both(answered, id, viewer, seat, given, back)


def _sealed(session: Session, seat: int, dice: random.Random) -> list[str]:
    """A whole sealed answer of a seat, in all its parts."""
    t = session.table.clone()
    found: list[str] = []
    while t.waiting >> seat & 1:
        action = dice.choice(t.stack[-1].options(t, seat))
        found.append(option_name(session.title, t, action, seat))
        answer(t, seat, action)
    return found
