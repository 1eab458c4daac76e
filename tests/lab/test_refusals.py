"""Near misses over random play: what refuses them is counted, and a rule that is silent is seen."""

from __future__ import annotations

import pytest

from regent.games import registry
from regent.kernel import rng
from regent.kernel.frame import answer
from regent.lab.refusals import Refusals, measure, near_misses
from regent.play.names import arguments
from regent.play.session import new_header
from tests.helpers import interpreted, table
from tests.tiny.lay import Choose


def outposts(seed: str = "refusals") -> Refusals:
    return measure(new_header(registry.title("outposts"), "standard", 3, seed))


def test_a_rule_of_the_title_is_counted_as_its_own() -> None:
    """T-LAY-2 refuses a reaction in the sealed choice: no clause of the table does."""
    found = outposts()
    assert found.cited["Choose", "lay", "T-LAY-2"] > 0
    assert ("Choose", "lay", "T-LAY-2") not in found.kernel()
    assert 0 < found.share() < 1
    assert found.lines()[0].endswith("cite a clause of the table")


@interpreted
def test_a_rule_that_is_silent_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted slip: a question whose rule forbids without naming itself."""
    monkeypatch.setattr(Choose, "bar", lambda self, t, seat, action: "")
    monkeypatch.setattr(Choose, "candidates", Choose.options)
    found = outposts()
    assert ("Choose", "lay", "T-LAY-2") not in found.cited
    assert ("Choose", "lay", "K-ANSWER-3") in found.kernel()
    assert {verb for prompt, verb, _ in found.cited if prompt == "Choose"} == {"lay"}


def test_near_misses_are_not_offered_and_name_only_what_the_seat_knows() -> None:
    session = table(3)
    t = session.table
    source = rng.seeded("near", 1)
    missed = 0
    while not t.over:
        seat = session.awaited()[0]
        offered = t.stack[-1].options(t, seat)
        for action in near_misses(session.title, t, seat, offered, source, 10):
            missed += 1
            assert action not in offered
            for kind, value in arguments(session.title, action):
                assert kind != "card" or t.knows(seat, value)
        answer(t, seat, offered[rng.below(source, 0, len(offered))])
    assert missed > 100


def test_two_games_are_counted_together() -> None:
    one, other = outposts("a"), outposts("b")
    both = Refusals()
    both.take(one)
    both.take(other)
    assert both.cited == one.cited + other.cited
