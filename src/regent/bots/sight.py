"""What a bot is given: the question, and a world that looks to its seat just like the true one.

In that world everything the seat does not know is dealt again from a fresh stream: hands, decks,
sealed answers, coming chance. The view of the seat is the same in both, options too; the swap
test proves it. The true game is nowhere in what a bot can reach, so no bot can cheat.
"""

from __future__ import annotations

from typing import Any

from regent.kernel.errors import Broken
from regent.kernel.frame import offered
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.play.decision import Decision, question
from regent.play.names import option_name
from regent.play.session import Session


class Sight:
    """One question to one seat: the actions it may take, and, where the bot wants them, the
    question in words and a world to think in."""

    __slots__ = ("_asked", "actions", "id", "ruleset", "seat", "title", "world")

    def __init__(
        self,
        title: Title[Any],
        seat: int,
        asked: Decision | None,
        world: Table | None = None,
        actions: list[int] | None = None,
        ruleset: str = "",
        id: str = "",
    ) -> None:
        self.title = title
        self.seat = seat
        self.world = world
        self.ruleset = ruleset
        self.id = id
        self.actions = asked.actions if asked is not None else actions or []
        self._asked = asked

    @property
    def decision(self) -> Decision:
        """The question with its clause and the names of all options. It is the same in the world
        that looks the same, so who has a world can have it made there."""
        if self._asked is None:
            if self.world is None:
                raise Broken("a bot that looks at the question must say so: set `reads`")
            t, title, seat = self.world, self.title, self.seat
            names = {option_name(title, t, action, seat): action for action in self.actions}
            self._asked = question(title, self.ruleset, t, seat, self.id, names)
        return self._asked

    def imagined(self) -> Table:
        """The world to think in; it is not to be changed, `clone` or `another` give new ones."""
        if self.world is None:
            raise Broken("a bot that thinks ahead must say so: set `imagines`")
        return self.world

    def another(self, source: list[int]) -> Table:
        """Another world that looks the same to the seat."""
        world: Table = self.title.redeal(self.imagined(), self.seat, source)
        return world

    def view(self) -> dict[str, Any]:
        """What the seat sees, by the same builder that every door uses."""
        return self.title.view(self.imagined(), self.seat)


def sight_of(
    session: Session, seat: int, source: list[int], imagines: bool, reads: bool = True
) -> Sight | None:
    """What a bot at this seat may have of the question it is asked; None if it is not asked."""
    if not session.is_awaited(seat):
        return None
    title, t = session.title, session.table
    world = title.redeal(t, seat, source) if imagines else None
    if reads:
        return Sight(title, seat, session.decision(seat), world)
    actions, ruleset = offered(t, seat)[:], session.rules.ruleset
    return Sight(title, seat, None, world, actions, ruleset, session.decision_id(seat))


def sight_beyond(session: Session, seat: int, parts: list[str]) -> Sight | None:
    """The same for the next part of a compound choice that is put together and not made: in the
    world in which it was tried. None where what comes next cannot be known before it is made."""
    staged = session.stage(seat, parts)
    return Sight(session.title, seat, staged.decision, staged.world) if staged is not None else None
