"""The types in the titles' own folders say what their views really are."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regent.bots.base import RandomBot
from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.table import EVERYTHING, SPECTATOR
from regent.kernel.title import Title
from regent.lab.batch import answer_by
from regent.play.session import Session, new_header
from regent.server.delta import applied, changes

ANSWERS = 600
EVERY = 7
"""Answers from one look to the next."""


def type_of(name: str) -> Any:
    wire = registry.room(name, "wire")
    assert wire is not None, f"{name} has no wire.py that types its view"
    return wire.VIEW


def fits(title: Title, ruleset: str, seats: int) -> bool:
    try:
        title.rulesets.resolve(ruleset, seats)
    except InputError:
        return False
    return True


def tables() -> list[tuple[str, str, int]]:
    """Every title with each of its rule sets, by turns at its smallest and at its fullest."""
    found: list[tuple[str, str, int]] = []
    for name in registry.names():
        title = registry.title(name)
        for at, ruleset in enumerate(title.rulesets.names()):
            sizes = [n for n in title.rulesets.seats if fits(title, ruleset, n)]
            if sizes:
                found.append((name, ruleset, sizes[-(at % 2)]))
    return found


@pytest.mark.parametrize(("name", "ruleset", "seats"), tables())
def test_views_of_random_games_are_what_the_types_say(name: str, ruleset: str, seats: int) -> None:
    """No field too many, none missing, for every viewer; and the steps from one view to the next
    lead there."""
    kind = type_of(name)
    session = Session.start(new_header(registry.title(name), ruleset, seats, "views"))
    bot = RandomBot("views")
    last: dict[int, Any] = {}
    for answers in range(ANSWERS):
        if session.table.over:
            break
        if answers % EVERY == 0:
            for viewer in (SPECTATOR, EVERYTHING, *range(seats)):
                view = session.title.view(session.table, viewer)
                read = msgspec.convert(view, kind)
                assert msgspec.to_builtins(read) == msgspec.to_builtins(view)
                if viewer in last:
                    steps = changes(last[viewer], view)
                    assert applied(last[viewer], steps) == view
                last[viewer] = view
        answer_by(session, session.awaited()[0], bot)
    assert last
