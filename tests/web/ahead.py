"""Games that are played ahead, without a page, to shortly before the moment a test looks at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regent.bots.names import bot
from regent.games import registry
from regent.lab.batch import answer_by, default_ruleset
from regent.play.export import history
from regent.play.journal import Header, new_header
from regent.play.session import Session

Until = Callable[[Session], bool]


def told(kind: str) -> Until:
    """Has the log told of such an event?"""
    return lambda session: any(event.kind == kind for event in session.events(0))


def before(
    title: str,
    until: Until,
    answers: int,
    ruleset: str = "",
    seats: int = 2,
    seed: str = "ahead",
    settings: dict[str, Any] | None = None,
) -> str:
    """A game among bots as a scenario that goes on where the first seat has so many answers left
    until `until` holds, if it goes on answering as its bot did."""
    known = registry.title(title)
    header = new_header(known, ruleset or default_ruleset(known), seats, seed, settings)
    entries = _played(header, until).journal.entries
    mine = [at for at, entry in enumerate(entries) if entry.do and entry.seat == 0]
    stop = mine[-answers]
    session = _played(header, lambda session: len(session.journal.entries) >= stop)
    return history(session, "played ahead")


def _played(header: Header, until: Until) -> Session:
    """By the same bots, so that a game is the same whenever it is played."""
    session = Session.start(header)
    bots = [bot("reasons", f"{header.seed} {seat}") for seat in range(header.seats)]
    while True:
        for seat in session.awaited():
            if until(session):
                return session
            answer_by(session, seat, bots[seat])
        if until(session):
            return session
        assert not session.table.over, "the game was over before"
