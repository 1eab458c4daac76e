"""A question to one seat, and the answers that it may still take back."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from regent.kernel.event import Event
from regent.kernel.parley import Parley
from regent.kernel.sealed import Sealed
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.kernel.window import Window

NO_ACTION: Final = -1

PHASES: Final = 64
"""More than a turn has."""


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat, with everything it may answer."""

    id: str
    seat: int
    prompt: str
    shape: str
    clause: str
    about: list[int]
    options: list[str]
    actions: list[int]
    final: str = ""
    """The clause that locks in an answer once others have been told of it (K-UNDO-4)."""
    by_hand: bool = False
    """A single answer is given by hand all the same, because something is lost by it."""
    rests: list[str] = []
    """How long one may answer so from here on by a standing order, as its `until` says it."""
    habit: str = ""
    """What that order would answer."""

    @property
    def answers_itself(self) -> bool:
        """There is nothing to choose, nothing to lose and nothing to lock in: no person needs to
        be asked, where nobody else learns anything from how soon the answer comes."""
        return len(self.options) == 1 and not self.by_hand and not self.final


def question(
    title: Title[Any], ruleset: str, t: Table, seat: int, id: str, names: dict[str, int]
) -> Decision:
    """The question to an awaited seat in a position, whose options have these names."""
    top = t.stack[-1]
    usual = top.habit()
    habit = next((name for name, action in names.items() if action == usual), "")
    return Decision(
        id=id,
        seat=seat,
        prompt=top.prompt(),
        shape=top.shape(),
        clause=title.cite(ruleset, top.clause()),
        about=top.subject(t),
        options=list(names),
        actions=list(names.values()),
        final=title.cite(ruleset, top.final()),
        by_hand=top.by_hand(),
        rests=rests(title, t, seat) if habit else [],
        habit=habit,
    )


def spell(title: Title[Any], t: Table, until: str) -> int:
    """The number of the fight, phase or turn that a standing order given now would last for; -1
    where there is none."""
    if until == "fight":
        return title.fight(t)
    turn = title.clock(t)
    return turn * PHASES + title.phase(t) if until == "phase" else turn


def rests(title: Title[Any], t: Table, seat: int) -> list[str]:
    """How long one may answer by habit from the present question on, the shortest time first. Doors
    offer it beside the answers, whatever that seat holds. On one's own turn it ends with the phase:
    in the next one own cards have other uses, and whoever passes now does not think of them."""
    top = t.stack[-1]
    if not isinstance(top, Window):
        return [""]
    longest = "phase" if "own-turn" in top.tags(t, seat) else "turn"
    return [until for until in ("fight", longest) if spell(title, t, until) >= 0]


class Staged:
    """Where a compound choice would lead: the next question to the same seat, in a world in which
    everything that the seat does not know is dealt again."""

    __slots__ = ("decision", "world")

    def __init__(self, world: Table, decision: Decision) -> None:
        self.world = world
        self.decision = decision


class Way:
    """Answers in a row that bring a card to a place: their names, and the last that moves it, with
    the world in which it is offered."""

    __slots__ = ("action", "texts", "world")

    def __init__(self, texts: list[str], world: Table, action: int) -> None:
        self.texts = texts
        self.world = world
        self.action = action


class Mark:
    """The game before an answer, kept while that answer can be taken back."""

    __slots__ = ("action", "auto", "barrier", "before", "events", "seat", "text")

    def __init__(
        self,
        seat: int,
        before: Table,
        events: int,
        text: str,
        action: int = NO_ACTION,
        auto: bool = False,
    ) -> None:
        self.seat = seat
        self.before = before
        self.barrier = before.barrier
        self.events = events
        self.text = text
        self.action = action
        self.auto = auto
        """Was it given by a standing order?"""

    def asks_alike(self, after: Table) -> bool:
        """Are others asked the same before and after? Not where a deal was proposed or is gone: if
        it is taken back, another may have its number (K-ANSWER-2)."""
        then, now = self.before.stack[-1], after.stack[-1]
        if isinstance(then, Parley) and isinstance(now, Parley) and then.deals != now.deals:
            return False
        return self.before.serial == after.serial


def locked(mark: Mark, after: Table, told: list[Event]) -> str:
    """The clause that locks in the answer of a mark, after which this was told: where a rulebook
    calls it final, and some other seat or spectator has heard of it (K-UNDO-4)."""
    clause = mark.before.stack[-1].final()
    if not clause:
        return ""
    others = after.everybody() & ~(1 << mark.seat)
    for event in told:
        for viewer in range(after.seats + 1):
            if others >> viewer & 1 and event.seen_by(1 << viewer) is not None:
                return clause
    return ""


def revealed(before: Table, after: Table) -> bool:
    """Was the question before a sealed one, and are all its answers in? They say something even
    where no face is shown, as when everybody has bluffed (K-SEAL-1, K-SEAL-3)."""
    return before.serial != after.serial and isinstance(before.stack[-1], Sealed)


def partial(before: Table, after: Table, seat: int) -> bool:
    """Is the seat still about its sealed answer or its draft of a deal, as it was before? Others
    are not to know how many parts it has (K-SEAL-1, K-DEAL-1)."""
    if before.serial != after.serial or not before.waiting & after.waiting & 1 << seat:
        return False
    then, now = before.stack[-1], after.stack[-1]
    if isinstance(then, Parley) and isinstance(now, Parley):
        return then.drafts[seat] != now.drafts[seat] and then.deals == now.deals
    return isinstance(then, Sealed)
