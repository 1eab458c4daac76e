"""Work in a process of its own: its time is what it works, not what others do beside it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest

from regent.play.child import METERED, Child, Late


@contextmanager
def started(work: Callable[[Any], Any], first: Any) -> Iterator[Child]:
    """A child that has loaded what it needs, so that no time is added for that."""
    child = Child(work)
    try:
        child.ask(first, 60.0, waiting=300.0)
        yield child
    finally:
        child.stop()


@pytest.mark.skipif(not METERED, reason="the system does not count what a process works")
def test_who_waits_for_the_machine_has_not_worked_too_long() -> None:
    """As on a machine with much else to do: ten times the patience passes, and nothing is done."""
    with started(time.sleep, 0.0) as child:
        assert child.ask(2.0, 0.2, waiting=1000.0) is None


@pytest.mark.skipif(not METERED, reason="the system does not count what a process works")
def test_who_works_without_end_is_ended_by_its_own_work() -> None:
    """However long one would wait; the next job begins anew."""
    with started(sum, [1]) as child:
        with pytest.raises(Late) as late:
            child.ask(count(), 0.2, waiting=10_000.0)
        assert late.value.worked
        assert child.ask([1, 2], 60.0, waiting=300.0) == 3


def test_what_was_worked_for_one_job_is_not_counted_for_the_next() -> None:
    with started(sum, [1]) as child:
        process = child.process
        for _ in range(4):
            assert child.ask(range(4_000_000), 60.0, waiting=300.0) > 0
        assert child.ask([1], 0.2, waiting=1000.0) == 1
        assert child.process is process


def test_who_never_answers_is_not_waited_for_without_end() -> None:
    with started(time.sleep, 0.0) as child:
        with pytest.raises(Late) as late:
            child.ask(10_000.0, 0.1, waiting=0.1)
        assert late.value.worked is not METERED
