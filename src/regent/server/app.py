"""The server as one application: routes, guards, the page, and what is open while it runs."""

from __future__ import annotations

import logging
import mimetypes
import re
import zlib
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Litestar, Request, Response, get, route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression.facade import CompressionFacade
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.response import File

from regent import __version__
from regent.kernel.errors import InputError, Refusal
from regent.server import catalogue
from regent.server.api import FilmsApi, MeApi, TablesApi, TitlesApi
from regent.server.guard import HEADERS, refuse_forgery
from regent.server.hall import Hall, Missing
from regent.server.limits import Bodies, Gate, Limit, Turns
from regent.server.people import People, Stranger
from regent.server.printed import PACKED, Printed, printed, sent
from regent.server.reading import Busy
from regent.server.setup import PAGE, Setup
from regent.server.store import Store, StoreError
from regent.server.stream import UNSTORED, stream
from regent.server.wire import Problem

__all__ = ["PAGE", "Setup", "make_app"]

LOG: Final = logging.getLogger("regent.server")
BODY: Final = 2 * 1024 * 1024
"""Bytes of a request; a journal may be larger."""
LEVEL: Final = 6
"""How hard answers are compressed."""
READY: Final = 5.0
"""Seconds for which the answer to /api/ready holds."""
TABLES: Final = 10
"""New tables from one address for each new guest that may come from it."""
ASSET: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}")
FILES: Final = 200
"""Files of the page that are kept."""
FOREVER: Final = "public, max-age=31536000, immutable"


class Deflate(CompressionFacade):
    """Smaller answers. Unlike gzip its header has no time, and so no year that does not fit."""

    encoding = "deflate"

    def __init__(self, buffer: BytesIO, compression_encoding: str, config: object) -> None:
        self.buffer = buffer
        self.compressor: Any = None
        """A quarter of a megabyte, and made with each request: so not before there is an answer."""

    def write(self, body: bytes) -> None:
        if self.compressor is None:
            self.compressor = zlib.compressobj(LEVEL)
        self.buffer.write(self.compressor.compress(body))
        self.buffer.write(self.compressor.flush(zlib.Z_SYNC_FLUSH))

    def close(self) -> None:
        if self.compressor is not None:
            self.buffer.write(self.compressor.flush())


def make_app(setup: Setup) -> Litestar:
    """The application; it opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(setup.db)
        await store.open()
        people = People(store, await store.secret())
        hall = Hall(store, people, setup)
        app.state.hall = hall
        app.state.guests = Limit(setup.guests, 3600)
        app.state.new_tables = Limit(TABLES * setup.guests, 3600)
        app.state.listings = Limit(setup.listings, 3600)
        app.state.messages = Limit(setup.messages, 60)
        app.state.streams = Counter()
        await hall.start()
        try:
            yield
        finally:
            await hall.stop()
            await store.close()

    work, turns, bodies = Limit(setup.work / 10, 6), Turns(), Bodies()
    gate = DefineMiddleware(
        Gate,
        changes=Limit(setup.changes, 60),
        reads=Limit(setup.reads, 60),
        work=work,
        turns=turns,
        bodies=bodies,
        hosts=setup.hosts,
    )
    routes: list[Any] = [MeApi, TitlesApi, TablesApi, FilmsApi, stream, health, _readiness()]
    page = Path(setup.page)
    if (page / "index.html").is_file():
        routes += _page(page)
    return Litestar(
        routes,
        state=State({"work": work, "turns": turns, "bodies": bodies}),
        lifespan=[lifespan],
        before_request=refuse_forgery,
        after_request=_with_policies,
        middleware=[gate],
        compression_config=CompressionConfig(
            backend="deflate",
            minimum_size=1000,
            compression_facade=Deflate,
            gzip_fallback=False,
            exclude_opt_key=PACKED,
        ),
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Regent",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            description="Tables, people and rules. The stream of a seat is described in "
            "docs/api.md.",
        ),
        exception_handlers={
            InputError: _bad_input,
            Refusal: _refused,
            Stranger: _stranger,
            Missing: _missing,
            StoreError: _unstored,
            Busy: _busy,
            HTTPException: _http,
            Exception: _fault,
        },
        logging_config=None,
    )


@get("/api/health", include_in_schema=False)
async def health() -> dict[str, str]:
    return {"regent": __version__}


def _readiness() -> Any:
    """Can answers be stored? Asked of the database once in a while, however many ask us."""
    known: dict[str, float] = {}

    @get("/api/ready", include_in_schema=False)
    async def ready(request: Request[Any, Any, Any]) -> dict[str, str]:
        hall: Hall = request.app.state.hall
        if monotonic() - known.get("until", -READY) > 0:
            await hall.store.ready()
            known["until"] = monotonic() + READY
        return {"regent": __version__, "store": "can be written"}

    return ready


def _page(folder: Path) -> list[Any]:
    """The built page: its files, and the one document for every address of the page."""
    index = folder / "index.html"

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def document(path: FromPath[str] = "") -> File:
        if path.startswith("/api/"):
            raise Missing("there is nothing here; the API is described at /api/schema/openapi.json")
        return File(
            index,
            content_disposition_type="inline",
            media_type="text/html",
            headers={"cache-control": "no-cache"},
        )

    @route(
        "/assets/{name:str}",
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={PACKED: True},
    )
    async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        # Whatever could be no name of an asset never reaches the file system.
        path = folder / "assets" / name
        if not ASSET.fullmatch(name) or not path.is_file():
            raise Missing("there is no such file")
        return sent(request, _file(path), FOREVER)

    return [document, asset]


@lru_cache(maxsize=FILES)
def _file(path: Path) -> Printed:
    """Names of assets hold a digest of what is in them, so each is read and compressed once."""
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return printed(path.read_bytes(), media)


async def _with_policies(response: Response[Any]) -> Response[Any]:
    return _with_headers(response)


def _with_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _answer(status: int, problem: Problem) -> Response[Problem]:
    return _with_headers(Response(problem, status_code=status, media_type="application/json"))


def _bad_input(_: Request[Any, Any, Any], error: InputError) -> Response[Problem]:
    return _answer(400, catalogue.problem(error))


def _refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return _answer(409, Problem(error.what, clause=error.clause))


def _stranger(_: Request[Any, Any, Any], error: Stranger) -> Response[Problem]:
    return _answer(403, Problem(str(error), code=error.code))


def _missing(_: Request[Any, Any, Any], error: Missing) -> Response[Problem]:
    return _answer(404, Problem(str(error)))


def _unstored(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    LOG.error("%s %s: not stored: %s", request.method, request.url.path[:80], error)
    return _answer(503, Problem(UNSTORED, right="try again"))


def _busy(_: Request[Any, Any, Any], error: Busy) -> Response[Problem]:
    return _answer(503, Problem(str(error), right="try again in a moment"))


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    where = ", ".join(str(item.get("key", "")) for item in extra if isinstance(item, dict))
    said = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict))
    return _answer(error.status_code, Problem(said or error.detail, where))


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug of ours: written down for us, and no word about the inside to the outside. What is too
    deep, too long or no text for the reader of JSON is a mistake of who sent it."""
    if isinstance(error, RecursionError | UnicodeError | msgspec.DecodeError):
        return _answer(400, Problem("this request cannot be read", right="send plain, flat JSON"))
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return _answer(500, Problem("something is wrong with the server", right="please report it"))
