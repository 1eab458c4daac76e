"""The round, its score, and the end of the game."""

from __future__ import annotations

from regent.kernel.flow import Steps
from regent.kernel.frame import Frame
from regent.kernel.sealed import no_drafts
from tests.tiny.income import Income
from tests.tiny.lay import Choose
from tests.tiny.market import Selling
from tests.tiny.state import END_OF_ROUND, ROUNDS, Outposts
from tests.tiny.storm import HandLimit, RallyWindow, storm


class Round(Steps[Outposts]):
    """Income, laying, rallies, storm, market, hand limit, score."""

    __slots__ = ()

    def clone(self) -> Round:
        return Round(self.pc)

    def parts(self, t: Outposts) -> int:
        return 6

    def part(self, t: Outposts, n: int) -> Frame[Outposts] | None:
        if n == 0:
            t.round += 1
            t.emit("round", -1, "T-SETUP-2", t.round)
            return Income(t.order())
        if n == 1:
            everyone = (1 << t.seats) - 1
            return Choose(no_drafts(t), everyone, everyone)
        if n == 2:
            return RallyWindow(t.order())
        if n == 3:
            return storm(t)
        if n == 4:
            return Selling(t.order()) if t.spec.market else None  # T-OPT-6
        return HandLimit(t.order())

    def done(self, t: Outposts) -> None:
        score(t)
        t.expire(END_OF_ROUND)
        if max(t.points) >= t.spec.goal:
            t.finish(ranking(t), "T-END-1")
        elif t.round >= ROUNDS:
            t.finish(ranking(t), "T-END-2")
        else:
            t.first = (t.first + 1) % t.seats
            t.stack.append(Round())


def score(t: Outposts) -> None:
    """T-SCORE-1, T-SCORE-2."""
    power = [t.total_power(seat) for seat in range(t.seats)]
    most = max(power)
    if power.count(most) == 1:
        t.points[power.index(most)] += 2
        t.emit("scores", power.index(most), "T-SCORE-1", 2)
    for seat in range(t.seats):
        if t.front(seat):
            t.points[seat] += 1
            t.emit("scores", seat, "T-SCORE-2", 1)


def ranking(t: Outposts) -> list[int]:
    """T-END-1: most points, then most power, then earlier in order."""
    order = t.order()
    keys = [(-t.points[s], -t.total_power(s), order.index(s)) for s in range(t.seats)]
    best = sorted(keys)
    return [best.index(key) + 1 for key in keys]
