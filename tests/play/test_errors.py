"""Errors cross between processes whole: workers tell their master what went wrong."""

from __future__ import annotations

import pickle

import pytest

from regent.kernel.errors import Broken, InputError, Refusal, Runaway
from regent.kernel.problems import InputErrors
from regent.lab.checks import Violation
from regent.lab.crew import spread
from regent.play.journal import CutOff

ERRORS = [
    InputError("what", "where", "right"),
    InputErrors([InputError("one", "a:1"), InputError("two", "a:2", "three")]),
    Refusal("T-LAY-2", "no"),
    Violation("swap", "seen"),
    CutOff("g.journal:7", 5),
    Broken("inside"),
    Runaway("round and round"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_pickling(error: Exception) -> None:
    error.add_note("seen on the way")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.args == error.args
    assert vars(again).keys() == vars(error).keys()
    assert again.__notes__ == error.__notes__
    if isinstance(error, InputError):
        assert (again.what, again.where, again.right) == (error.what, error.where, error.right)


def cut(n: int) -> int:
    raise CutOff(f"g.journal:{n}", n)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_workers_error_arrives_as_what_it_was(jobs: int) -> None:
    with pytest.raises(CutOff) as error:
        list(spread(cut, [7, 7], jobs))
    assert error.value.whole == 7
    assert "g.journal:7: the last line is cut off; the 7 entries" in str(error.value)
