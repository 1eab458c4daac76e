"""Who may come in, and how: origins, headers, sizes, rates."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException

from regent.server.people import COOKIE, People
from regent.server.store import Person

SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADER: Final = "x-regent"
"""A page of ours sends it with every change; a form on another site cannot."""

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    # Whatever does not say otherwise is for the one who asks: hands, tokens, invitations. A proxy
    # between could hand it to the next, and a browser show it to the next at the same machine.
    "cache-control": "no-store",
}

Connection = ASGIConnection[Any, Any, Any, Any]


def same_origin(connection: Connection) -> bool:
    """Was this sent by a page of ours, or by no page at all? Browsers always say."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # no browser writes such an address
        return False


def address_of(connection: Connection) -> str:
    client = connection.client
    return client.host if client is not None else ""


async def refuse_forgery(request: Request[Any, Any, Any]) -> None:
    """A change must come from our own page, or from a program that shows its token. (No thread is
    needed for this: it must not wait for what is computed in them.)"""
    if request.method in SAFE:
        return
    if not same_origin(request):
        raise PermissionDeniedException("this came from another site")
    if not bearer(request) and request.cookies.get(COOKIE) and HEADER not in request.headers:
        raise PermissionDeniedException(f"a change needs the header {HEADER}")


def bearer(connection: Connection) -> str:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def identity(people: People, connection: Connection, token: str = "") -> Person | None:
    """Who this is, by the token it shows or by its cookie; Stranger if that is forged."""
    return await people.who(token or bearer(connection) or connection.cookies.get(COOKIE, ""))
