"""How a server is run: what its operator chooses."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

PAGE: Final = Path(__file__).parent / "page"


class Setup(msgspec.Struct, frozen=True):
    """How a server is run."""

    db: str
    hosts: list[str] = []
    """Names under which it may be called; any, if there are none."""
    minimum: float = 1.0
    """Seconds that an answer in a reaction window takes at least, where several people play."""
    pause: float = 0.1
    """Seconds between two answers of bots."""
    changes: int = 600
    """Changes that one address may make in a minute."""
    reads: int = 3000
    """Other requests of one address in a minute."""
    guests: int = 240
    """New guests from one address in an hour."""
    listings: int = 40
    """New tables in the list of the lobby from one address in an hour; the list has a hundred."""
    messages: int = 3000
    """Messages on all streams of one address in a minute; what makes us work counts as more."""
    work: float = 15.0
    """Seconds of our time that the requests of one address may take in a minute, or the reading of
    what comes in on its lines; a tenth of them at once."""
    streams: int = 500
    """Streams that one address may have open."""
    own: int = 100
    """Unfinished tables of one guest."""
    thinkers: int = 1
    """Processes for bots that look ahead."""
    most_ms: int = 2000
    """Milliseconds that a table may let a bot think."""
    grace: float = 60.0
    """Seconds for which a seat is kept for somebody who is gone or does not answer; then the host
    or a vote may let a bot stand in."""
    keep_tables: float = 90.0
    """Days after which a table goes at which nothing happened; 0 for never."""
    keep_lessons: float = 7.0
    keep_guests: float = 400.0
    """Days after which a guest goes who was not here and sits nowhere."""
    page: str = str(PAGE)
