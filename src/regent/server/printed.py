"""Answers that are the same for everybody while a server runs: rulebooks, cards, files of the page.

Each is written out and compressed once, and who has it already is told so in a line. There are only
so many of them, and what is asked for in another way is no other answer: so they are kept.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, Response

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

LEVEL: Final = 9
"""How hard they are compressed: it is done once."""
KEPT: Final = 32
"""Answers of one kind that are kept."""
ENCODING: Final = "deflate"
PACKED: Final = "packed"
"""Says of a route that its answers are compressed where they should be."""
ASK: Final = "no-cache"
"""May be kept by whoever got it, who asks each time whether it is still so."""


class Printed(msgspec.Struct, frozen=True):
    """An answer in bytes."""

    plain: bytes
    small: bytes
    media: str
    tag: str
    """What tells it from another; the same for both forms, and so a weak one."""


def printed(plain: bytes, media: str) -> Printed:
    small = zlib.compress(plain, LEVEL)
    if len(small) > 0.9 * len(plain):  # fonts and pictures are
        small = b""
    return Printed(plain, small, media, f'W/"{blake2b(plain, digest_size=16).hexdigest()}"')


def kept(answer: Callable[..., object]) -> _lru_cache_wrapper[Printed]:
    """Work an answer out once, and write it out once."""

    @lru_cache(maxsize=KEPT)
    def found(*given: Any) -> Printed:
        return printed(msgspec.json.encode(answer(*given)), "application/json")

    return found


def sent(request: Request[Any, Any, Any], found: Printed, keep: str = ASK) -> Response[bytes]:
    """The answer as whoever asks can read it, or that they have it."""
    headers = {"etag": found.tag, "cache-control": keep, "vary": "Accept-Encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=found.media, headers=headers)
    if found.small and ENCODING in request.headers.get("accept-encoding", ""):
        packed = {**headers, "content-encoding": ENCODING}
        return Response(found.small, media_type=found.media, headers=packed)
    return Response(found.plain, media_type=found.media, headers=headers)
