"""The types that the page is generated from say what the titles' views really are."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regent.bots.base import RandomBot
from regent.games import registry
from regent.kernel.table import SPECTATOR
from regent.lab.batch import answer_by, default_ruleset
from regent.play.session import Session, new_header
from regent.server.delta import applied, changes
from regent.server.views import ArcsView, ContentionView, SeizeView

VIEWS: dict[str, Any] = {"arcs": ArcsView, "contention": ContentionView, "seize": SeizeView}


def test_every_title_has_a_type_for_its_view() -> None:
    assert set(VIEWS) == set(registry.names()) - {"outposts"}


@pytest.mark.parametrize(
    ("name", "ruleset", "seats"),
    [
        ("contention", "standard", 2),
        ("contention", "elimination", 4),
        ("seize", "2022", 3),
        ("seize", "2022+duel", 2),
        ("arcs", "base", 2),
        ("arcs", "base", 4),
    ],
)
def test_views_of_random_games_are_what_the_types_say(name: str, ruleset: str, seats: int) -> None:
    """No field too many, none missing, for every viewer; and the steps from one view to the next
    lead there."""
    title = registry.title(name)
    session = Session.start(new_header(title, ruleset or default_ruleset(title), seats, "views"))
    bot = RandomBot("views")
    last: dict[int, Any] = {}
    for answers in range(1200):
        if session.table.over:
            break
        if answers % 6 == 0:
            for viewer in (SPECTATOR, *range(seats)):
                view = session.view(viewer)["table"]
                read = msgspec.convert(view, VIEWS[name])
                assert msgspec.to_builtins(read) == msgspec.to_builtins(view)
                if viewer in last:
                    steps = changes(last[viewer], view)
                    assert applied(last[viewer], steps) == view
                last[viewer] = view
        answer_by(session, session.awaited()[0], bot)
    assert last
