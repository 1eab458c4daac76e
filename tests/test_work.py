"""The rules do not become slower unseen: their work is counted, which no busy machine disturbs."""

from __future__ import annotations

import textwrap
import warnings
from itertools import count
from typing import Any

import pytest

from regent.lab.work import TICK, cases, counted, with_ticks
from tests.helpers import interpreted
from tools import work


@interpreted
def test_no_decision_costs_more_work_than_on_record() -> None:
    """Where it became less, lower the record, or the next slow-down hides in the difference."""
    worse, better = work.compare(work.read(work.RECORD.read_text("utf-8")), work.count_all())
    told = "\n".join([*worse, f"if it is worth it, {work.AGAIN}"])
    assert not worse, f"more work for a decision:\n{told}"
    if better:
        warnings.warn(f"less work: {'; '.join(better)}; {work.AGAIN}", stacklevel=1)


@interpreted
def test_a_count_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(case for case in cases() if case[0] == "outposts")
    found = []
    for seed in ("1", "2"):
        monkeypatch.setenv("PYTHONHASHSEED", seed)
        found += list(counted([case]))
    assert found[0] == found[1]
    assert found[0][1] > 0


def ticks(source: str) -> tuple[int, Any]:
    """How often a source ticks, and what it leaves in `x`."""
    counter = count(1)
    space: dict[str, Any] = {TICK: counter.__next__}
    exec(with_ticks(textwrap.dedent(source), "test"), space)
    return next(counter) - 1, space.get("x")


@pytest.mark.parametrize(
    ("source", "work", "x"),
    [
        ("x = 1", 0, 1),
        ("x = len([1, 2])", 1, 2),
        ("x = [abs(n) for n in (1, -2, 3) if n != 3]", 3 + 2, [1, 2]),
        ("x = sum(n for n in (1, 2))", 1 + 2, 3),
        ("x = 0\nfor n in range(3):\n    x += n", 1 + 3, 3),
        ("x = 0\nwhile x < 3:\n    x += 1\nelse:\n    x = 9", 3, 9),
        ("def f(n):\n    return n and f(n - 1)\nx = f(2)", 3, 0),
        ("class A:\n    def f(self): return 1\n"
         "class B(A):\n    def f(self): return super().f() + 1\nx = B().f()", 4, 2),
        ("from __future__ import annotations\ndef f(n: no()) -> no(): return n\nx = f(7)", 1, 7),
    ],
)  # fmt: skip
def test_calls_and_turns_are_counted_and_nothing_else_changes(
    source: str, work: int, x: object
) -> None:
    assert ticks(source) == (work, x)


def test_what_rose_and_what_fell_is_told() -> None:
    old = {("a", "s", 2): 100.0, ("b", "s", 2): 100.0, ("c", "s", 2): 100.0, ("d", "s", 2): 1.0}
    new = {("a", "s", 2): 106.0, ("b", "s", 2): 94.0, ("c", "s", 2): 104.0, ("e", "s", 2): 1.0}
    worse, better = work.compare(old, new)
    assert [line[:5] for line in worse] == ["a s 2", "d s 2", "e s 2"]
    assert worse[0] == "a s 2: 106.0 for a decision, 100.0 on record (+6%)"
    assert better == ["b s 2: 94.0 for a decision, 100.0 on record (-6%)"]


def test_a_record_reads_as_it_was_written() -> None:
    record = {("a", "s+v", 2): 100.5, ("a", "s", 12): 7.0}
    assert work.read(work.write(record)) == record
