"""What has triggered: earlier moments first, then the title's order of seats, then one's own."""

from __future__ import annotations

from typing import Any

import pytest

from regent.kernel.action import ORDER, pack
from regent.kernel.frame import Frame, answer, run
from regent.kernel.settle import Settle
from regent.kernel.table import Trigger
from tests.helpers import interpreted, table
from tests.tiny.state import Outposts

ECHO = 9
"""A trigger of this kind lets its seat trigger once more, with a smaller number."""


class Telling(Settle[Outposts]):
    """Writes down what resolves, as seat and source; the order of seats is 2, 1, 0."""

    def __init__(self, told: list[tuple[int, int]]) -> None:
        super().__init__()
        self.told = told

    def order(self, t: Outposts) -> list[int]:
        return [2, 1, 0]

    def resolve(self, t: Outposts, trigger: Trigger) -> Frame[Any] | None:
        self.told.append((trigger.seat, trigger.source))
        if trigger.kind == ECHO:
            t.trigger(1, trigger.a, trigger.source + 100)
        return None


def settle(*triggers: tuple[int, int, int, int]) -> tuple[Outposts, list[tuple[int, int]]]:
    """A table of three that settles these: kind, seat, source, and whom an echo triggers."""
    t = table(3).table
    assert isinstance(t, Outposts)
    t.waiting = 0
    t.triggers.clear()
    for kind, seat, source, whom in triggers:
        t.trigger(kind, seat, source, whom)
    told: list[tuple[int, int]] = []
    t.stack.append(Telling(told))
    return t, told


@interpreted
@pytest.mark.proves("K-TRIGGER-1")
def test_what_is_triggered_in_turn_comes_after_the_moment_that_triggered_it() -> None:
    """Seat 2 comes first in the order, yet what seat 1 triggers for it waits for seat 0."""
    t, told = settle((1, 0, 1, 0), (ECHO, 1, 2, 2))
    run(t)
    assert told == [(1, 2), (0, 1), (2, 102)]


@interpreted
@pytest.mark.proves("K-TRIGGER-1")
def test_later_moments_follow_in_the_order_in_which_they_came() -> None:
    """Seat 2 echoes for seat 0, then seat 1 for seat 2: two moments, the first one first."""
    t, told = settle((ECHO, 2, 1, 0), (ECHO, 1, 2, 2), (1, 0, 3, 0))
    run(t)
    assert told == [(2, 1), (1, 2), (0, 3), (0, 101), (2, 102)]


@interpreted
@pytest.mark.proves("K-TRIGGER-1")
def test_a_seat_is_offered_only_its_own_of_the_earliest_moment() -> None:
    t, told = settle((ECHO, 2, 1, 1), (1, 1, 2, 0), (1, 1, 3, 0))
    run(t)
    assert told == [(2, 1)]
    assert t.waiting == 1 << 1
    assert t.stack[-1].options(t, 1) == [pack(ORDER, 1, 2), pack(ORDER, 1, 3)]
    answer(t, 1, pack(ORDER, 1, 3))
    assert told == [(2, 1), (1, 3), (1, 2), (1, 101)]
