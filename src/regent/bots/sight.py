"""What a bot is given: the question, and a world that looks to its seat just like the true one.

In that world everything the seat does not know is dealt again from a fresh stream: hands, decks,
sealed answers, coming chance. The view of the seat is the same in both, options too; the swap
test proves it. The true game is nowhere in what a bot can reach, so no bot can cheat.
"""

from __future__ import annotations

from typing import Any

from regent.kernel.errors import Broken
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.play.session import Decision, Session


class Sight:
    """One question to one seat, with a world to think in where the bot wants one."""

    __slots__ = ("decision", "seat", "title", "world")

    def __init__(
        self, title: Title, seat: int, decision: Decision, world: Table | None = None
    ) -> None:
        self.title = title
        self.seat = seat
        self.decision = decision
        self.world = world

    def imagined(self) -> Table:
        """The world to think in; it is not to be changed, `clone` or `another` give new ones."""
        if self.world is None:
            raise Broken("a bot that thinks ahead must say so: set `imagines`")
        return self.world

    def another(self, source: list[int]) -> Table:
        """Another world that looks the same to the seat."""
        return self.title.redeal(self.imagined(), self.seat, source)

    def view(self) -> dict[str, Any]:
        """What the seat sees, by the same builder that every door uses."""
        return self.title.view(self.imagined(), self.seat)


def sight_of(session: Session, seat: int, source: list[int], imagines: bool) -> Sight | None:
    """What a bot at this seat may have of the question it is asked; None if it is not asked."""
    decision = session.decision(seat)
    if decision is None:
        return None
    world = session.title.redeal(session.table, seat, source) if imagines else None
    return Sight(session.title, seat, decision, world)
