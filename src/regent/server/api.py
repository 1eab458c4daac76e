"""The HTTP half of the API. Every refusal is a Problem; every change is stored before it counts."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import TooManyRequestsException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from regent.games import registry
from regent.kernel.table import EVERYTHING, SPECTATOR
from regent.lab.batch import default_ruleset
from regent.server import catalogue
from regent.server.chat import allow
from regent.server.guard import address_of, identity
from regent.server.hall import Hall
from regent.server.limits import aside
from regent.server.people import COOKIE, Stranger, clean_name
from regent.server.printed import PACKED, kept, sent
from regent.server.stand_in import STAND_IN
from regent.server.store import Person
from regent.server.wire import (
    Book,
    Box,
    Bringing,
    Cards,
    Catalogue,
    Chatting,
    Checked,
    Comparison,
    Conceding,
    DeckInfo,
    DeckWish,
    Forking,
    Inviting,
    Joining,
    MapInfo,
    MapWish,
    Me,
    Moment,
    Naming,
    Notice,
    Reel,
    Replacing,
    TableInfo,
    TableWish,
    Upload,
    Verified,
)

YEAR = 365 * 24 * 3600
JOURNAL = 8 * 1024 * 1024
"""Bytes of a request that brings a journal; that of the longest game is far smaller."""
Asking = Request[Any, Any, Any]
TITLES = kept(lambda: catalogue.catalogue())
CARDS = kept(lambda title, ruleset: catalogue.cards(title, ruleset))
RULES = kept(lambda title: catalogue.books(title))
COMPARED = kept(lambda title, rulesets: catalogue.comparison(title, rulesets))
BOXES = kept(lambda title, ruleset: catalogue.box(title, ruleset))


def once(answer: Any) -> dict[str, Any]:
    """For a route whose answers are written out once: what they hold, for the description of the
    API. They come compressed already."""
    return {
        "responses": {200: ResponseSpec(answer, generate_examples=False)},
        "opt": {PACKED: True},
    }


def hall_of(request: Asking) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def guest(request: Asking) -> Person:
    """The guest who asks; Stranger for somebody without a name."""
    found = await identity(hall_of(request).people, request)
    if found is None:
        raise Stranger("tell us your name first: POST /api/me")
    return found


async def host(request: Asking) -> Person:
    """The guest who wants a new table; there are only so many for an address, whatever names it
    has."""
    person = await guest(request)
    if not request.app.state.new_tables.takes(address_of(request)):
        raise TooManyRequestsException("too many new tables from your address")
    return person


async def anybody(request: Asking) -> Person | None:
    return await identity(hall_of(request).people, request)


class MeApi(Controller):
    """Guests: a name, and a token that is the whole identity."""

    path = "/api/me"
    tags = ["people"]  # noqa: RUF012 - Litestar declares it so

    @get(summary="Who am I?")
    async def me(self, request: Asking) -> Me | None:
        person = await anybody(request)
        return Me(person.id, person.name, "") if person is not None else None

    @post(summary="Become a guest, or take another name", status_code=200)
    async def name(self, request: Asking, data: JSONBody[Naming]) -> Response[Me]:
        hall = hall_of(request)
        try:
            person = await anybody(request)
        except Stranger:  # a cookie of another server: begin anew
            person = None
        if person is None:
            if not request.app.state.guests.takes(address_of(request)):
                raise TooManyRequestsException("too many new guests from your address")
            person = await hall.people.welcome(data.name)
        else:
            name = clean_name(data.name)
            await hall.store.rename(person.id, name)
            person = Person(person.id, name)
        token = hall.people.token(person)
        cookie = Cookie(
            COOKIE,
            value=token,
            httponly=True,
            samesite="strict",
            max_age=YEAR,
            secure=request.url.scheme == "https",
        )
        return Response(Me(person.id, person.name, token), cookies=[cookie])

    @get("/notices", summary="What happened while I was away")
    async def notices(self, request: Asking) -> list[Notice]:
        person = await guest(request)
        found = await hall_of(request).store.notices(person.id)
        return [Notice(notice.said, notice.created) for notice in found]

    @delete("/notices", summary="I have read them", status_code=200)
    async def dismiss(self, request: Asking) -> list[Notice]:
        person = await guest(request)
        await hall_of(request).store.dismiss(person.id)
        return []


class TitlesApi(Controller):
    """What can be played."""

    path = "/api"
    tags = ["titles"]  # noqa: RUF012 - Litestar declares it so

    @get("/titles", summary="Titles, rule sets, options, bots", **once(Catalogue))
    async def titles(self, request: Asking) -> Response[bytes]:
        return sent(request, TITLES())

    @get(
        "/titles/{title:str}/cards",
        summary="Every card and keyword, as a rule set has them",
        **once(Cards),
    )
    async def cards(
        self, request: Asking, title: FromPath[str], ruleset: FromQuery[str] = ""
    ) -> Response[bytes]:
        found = registry.title(title)
        return sent(request, CARDS(found, catalogue.base(found, ruleset)))

    @get("/titles/{title:str}/rules", summary="The rulebooks, clause by clause", **once(list[Book]))
    async def rules(self, request: Asking, title: FromPath[str]) -> Response[bytes]:
        return sent(request, RULES(registry.title(title)))

    @get(
        "/titles/{title:str}/compare/{rulesets:str}",
        summary="Where rule sets differ: A,B",
        **once(Comparison),
    )
    async def compare(
        self, request: Asking, title: FromPath[str], rulesets: FromPath[str]
    ) -> Response[bytes]:
        names = [name.strip() for name in rulesets.split(",", catalogue.MOST_COMPARED)]
        return sent(request, COMPARED(registry.title(title), tuple(names)))

    @post("/titles/{title:str}/check", summary="Do these options go together?", status_code=200)
    async def check(
        self, request: Asking, title: FromPath[str], data: JSONBody[TableWish]
    ) -> Checked:
        found = registry.title(title)
        if data.texts:  # what somebody wrote is read elsewhere, under a limit of time
            return await hall_of(request).readers.checked(found.name, data, address_of(request))
        return catalogue.checked(found, data)

    @get("/titles/{title:str}/decks", summary="The decks in the box, as text", **once(Box))
    async def decks(
        self, request: Asking, title: FromPath[str], ruleset: FromQuery[str] = ""
    ) -> Response[bytes]:
        found = registry.title(title)
        return sent(request, BOXES(found, catalogue.base(found, ruleset or default_ruleset(found))))

    @post("/titles/{title:str}/deck", summary="Is this deck legal?", status_code=200)
    async def deck(
        self, request: Asking, title: FromPath[str], data: JSONBody[DeckWish]
    ) -> DeckInfo:
        found = registry.title(title)
        return await hall_of(request).readers.deck(found.name, data, address_of(request))

    @post(
        "/titles/{title:str}/map", summary="Can this map be played? Or a new map", status_code=200
    )
    async def map(self, request: Asking, title: FromPath[str], data: JSONBody[MapWish]) -> MapInfo:
        found = registry.title(title)
        return await hall_of(request).readers.map(found.name, data, address_of(request))

    @post("/titles/{title:str}/lessons/{lesson:str}", summary="Begin a lesson")
    async def teach(
        self, request: Asking, title: FromPath[str], lesson: FromPath[str]
    ) -> TableInfo:
        person = await host(request)
        table = await hall_of(request).teach(title, lesson, person)
        return hall_of(request).info(table.record, person)


class TablesApi(Controller):
    """Tables: making, finding, sitting down."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012 - Litestar declares it so

    @get(summary="The open lobby")
    async def listed(self, request: Asking) -> list[TableInfo]:
        person = await anybody(request)
        hall = hall_of(request)
        return hall.infos(hall.shown(await hall.store.listed()), person)

    @get("/mine", summary="My tables, the latest first")
    async def mine(self, request: Asking) -> list[TableInfo]:
        person = await guest(request)
        hall = hall_of(request)
        return hall.infos(await hall.store.of_person(person.id), person)

    @post(summary="A new table")
    async def make(self, request: Asking, data: JSONBody[TableWish]) -> TableInfo:
        person = await host(request)
        if data.listed and not request.app.state.listings.takes(address_of(request)):
            raise TooManyRequestsException("too many tables for the lobby from your address")
        table = await hall_of(request).make(data, person)
        return hall_of(request).info(table.record, person)

    @get("/{id:str}", summary="One table")
    async def table(self, request: Asking, id: FromPath[str]) -> TableInfo:
        hall = hall_of(request)
        return hall.info(await hall.record(id), await anybody(request), True)

    @delete("/{id:str}", summary="Delete my table", status_code=200)
    async def remove(self, request: Asking, id: FromPath[str]) -> list[TableInfo]:
        person = await guest(request)
        await hall_of(request).keeping.delete(id, person)
        return []

    @post("/{id:str}/retry", summary="Try again after a fault", status_code=200)
    async def retry(self, request: Asking, id: FromPath[str]) -> TableInfo:
        person = await guest(request)
        table = await hall_of(request).seats.retry(id, person)
        return hall_of(request).info(table.record, person)

    @post(
        "/{id:str}/invites/{place:str}", summary="Withdraw or renew an invitation", status_code=200
    )
    async def invite(
        self, request: Asking, id: FromPath[str], place: FromPath[str], data: JSONBody[Inviting]
    ) -> TableInfo:
        person = await guest(request)
        table = await hall_of(request).seats.invite(id, person, place, data.open)
        return hall_of(request).info(table.record, person)

    @post("/{id:str}/chat", summary="Allow the chat of a table, or end it", status_code=200)
    async def chat(self, request: Asking, id: FromPath[str], data: JSONBody[Chatting]) -> TableInfo:
        person = await guest(request)
        table = await allow(hall_of(request), id, person, data.on)
        return hall_of(request).info(table.record, person)

    @post("/{id:str}/seats/{seat:int}/open", summary="Open the seat of a bot", status_code=200)
    async def vacate(self, request: Asking, id: FromPath[str], seat: FromPath[int]) -> TableInfo:
        person = await guest(request)
        table = await hall_of(request).seats.vacate(id, person, seat)
        return hall_of(request).info(table.record, person)

    @post("/{id:str}/concede", summary="Give the game up to a seat", status_code=200)
    async def concede(
        self, request: Asking, id: FromPath[str], data: JSONBody[Conceding]
    ) -> TableInfo:
        person = await guest(request)
        table = await hall_of(request).seats.concede(id, person, data.to)
        return hall_of(request).info(table.record, person)

    @post("/{id:str}/join", summary="Sit down", status_code=200)
    async def join(self, request: Asking, id: FromPath[str], data: JSONBody[Joining]) -> TableInfo:
        person = await guest(request)
        table = await hall_of(request).join(id, person, data.seat, data.invite)
        return hall_of(request).info(table.record, person)

    @post("/{id:str}/seats/{seat:int}/deck", summary="Bring my deck, in secret", status_code=200)
    async def bring(
        self, request: Asking, id: FromPath[str], seat: FromPath[int], data: JSONBody[Bringing]
    ) -> TableInfo:
        person = await guest(request)
        table = await hall_of(request).bringing.bring(id, person, seat, data.text)
        return hall_of(request).info(table.record, person)

    @post(
        "/{id:str}/seats/{seat:int}/bot",
        summary="Let a bot play a seat, or vote for it",
        status_code=200,
    )
    async def stand_in(
        self, request: Asking, id: FromPath[str], seat: FromPath[int], data: JSONBody[Replacing]
    ) -> TableInfo:
        person = await guest(request)
        table = await hall_of(request).seats.replace(id, person, seat, data.bot or STAND_IN)
        return hall_of(request).info(table.record, person)

    @delete("/{id:str}/seats/{seat:int}/bot", summary="Come back to my seat", status_code=200)
    async def back(self, request: Asking, id: FromPath[str], seat: FromPath[int]) -> TableInfo:
        person = await guest(request)
        table = await hall_of(request).seats.replace(id, person, seat, "")
        return hall_of(request).info(table.record, person)

    @get("/{id:str}/journal", summary="The journal, where no secret is left in it")
    async def journal(self, request: Asking, id: FromPath[str]) -> Response[str]:
        hall = hall_of(request)
        record = await hall.record(id)
        text = await hall.archive.journal(record, await anybody(request))
        return _file(text, f"{record.header.title}-{id}.journal")

    @get("/{id:str}/verify", summary="Was it dealt as promised? After the end")
    async def verify(self, request: Asking, id: FromPath[str]) -> Verified:
        hall = hall_of(request)
        return await hall.archive.verified(await hall.record(id), address_of(request))

    @get("/{id:str}/report", summary="The game as a scenario, for a bug report")
    async def report(
        self, request: Asking, id: FromPath[str], seat: FromQuery[int] = SPECTATOR
    ) -> Response[str]:
        hall = hall_of(request)
        record = await hall.record(id)
        person = await anybody(request)
        text = await hall.archive.report(record, person, seat, address_of(request))
        return _file(text, f"{record.header.title}-{id}.toml")


class FilmsApi(Controller):
    """What was played, to look at and to play on from."""

    path = "/api"
    tags = ["replays"]  # noqa: RUF012 - Litestar declares it so

    @post("/films", summary="Bring a journal to look at", request_max_body_size=JOURNAL)
    async def upload(self, request: Asking, data: JSONBody[Upload]) -> TableInfo:
        person = await host(request)
        hall = hall_of(request)
        return hall.info(await hall.archive.upload(data.journal, person), person)

    @get("/tables/{id:str}/film", summary="All ticks and the log, for one viewer")
    async def reel(
        self,
        request: Asking,
        id: FromPath[str],
        viewer: FromQuery[int | None] = None,
    ) -> Reel:
        hall = hall_of(request)
        person = await anybody(request)
        record = await hall.record(id)
        viewers = hall.archive.viewers(record, person)
        looking = _allowed(viewers, viewer)
        film = await hall.archive.film(record, address_of(request))
        names = film.words.describer.players
        info = hall.info(record, person)
        ticks, lines = await aside(film.reel, looking)
        return Reel(info, looking, viewers, names, ticks, lines)

    @get("/tables/{id:str}/film/{at:int}", summary="One moment, for one viewer")
    async def moment(
        self,
        request: Asking,
        id: FromPath[str],
        at: FromPath[int],
        viewer: FromQuery[int | None] = None,
    ) -> Moment:
        hall = hall_of(request)
        record = await hall.record(id)
        looking = _allowed(hall.archive.viewers(record, await anybody(request)), viewer)
        film = await hall.archive.film(record, address_of(request))
        return await aside(film.moment, at, looking)

    @post("/tables/{id:str}/fork", summary="Play on from a moment, on a new table")
    async def fork(self, request: Asking, id: FromPath[str], data: JSONBody[Forking]) -> TableInfo:
        hall = hall_of(request)
        person = await host(request)
        record = await hall.record(id)
        table = await hall.fork(record, person, data.at, data.seat, data.bot, data.viewer)
        return hall.info(table.record, person)


def _allowed(viewers: list[int], viewer: int | None) -> int:
    if viewer is None and viewers:
        return viewers[0]
    if viewer is None or viewer not in viewers:
        if viewer == EVERYTHING:
            raise Stranger("all faces are shown only after the end")
        raise Stranger("you may not look from this seat")
    return viewer


def _file(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
