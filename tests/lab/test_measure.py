"""Rates by processor time at a fixed speed of the machine."""

from __future__ import annotations

import random
import time

import pytest

from regent.lab import measure
from regent.lab.measure import REFERENCE, REPEATS, Sample, calibration, each, games, rate, rounded


def test_a_rate_is_what_it_would_be_at_the_reference() -> None:
    """A machine of half the speed does half as much in a second, and its loop says so."""
    quick = Sample(wall=2.0, cpu=1.0, work=REFERENCE, counts={"done": 100})
    slow = Sample(wall=1.0, cpu=1.0, work=REFERENCE / 2, counts={"done": 50})
    assert rate([quick], "done") == rate([slow], "done") == 100
    assert calibration([slow]) == REFERENCE / 2
    assert measure.share([quick, slow]) == 0.67


def test_one_disturbed_repeat_changes_nothing() -> None:
    good = Sample(1.0, 1.0, REFERENCE, {"done": 100})
    bad = Sample(1.0, 1.0, REFERENCE, {"done": 1})
    assert rate([good, bad, good], "done") == 100


def test_slow_and_quick_do_the_same_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole rounds, from the same first game in each repeat; no repeat there is no time for."""
    monkeypatch.setattr(measure, "calibrate", lambda: REFERENCE)
    done: list[int] = []

    def work(number: int) -> dict[str, int]:
        done.append(number)
        spend(0.1)
        return {"done": 1}

    [sample] = measure.repeat(work, 0.3, 4)
    assert done == [0, 1, 2, 3]
    assert sample.counts == {"done": 4}
    assert sample.work == pytest.approx(sample.cpu * REFERENCE)


def spend(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def test_games_are_counted_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "calibrate", lambda: REFERENCE)

    def play(source: random.Random) -> dict[str, int]:
        spend(0.002)
        return {"decisions": 4, "unfinished": 1}

    found = games(play, 0.3)
    assert found["decisions_per_game"] == 4
    assert found["unfinished_per_game"] == 1
    assert found["calibration"] == REFERENCE
    assert len(found["repeats"]) == REPEATS
    assert 500 < found["decisions_per_second"] <= 2000
    assert found["decisions_per_second"] == pytest.approx(found["games_per_second"] * 4, rel=0.01)


def test_an_operation_is_measured_in_microseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "calibrate", lambda: REFERENCE)
    assert 1000 <= each([None], lambda _: spend(0.001), 0.03) < 3000


def test_figures_have_three_digits() -> None:
    assert [rounded(x) for x in (0, 0.012345, 12.345, 123456)] == [0, 0.0123, 12.3, 123000]


def test_the_loop_takes_processor_time_only() -> None:
    assert measure.calibrate() > 0
