"""Which rule a refusal names: one of the rulebook wherever the rulebook forbids."""

from __future__ import annotations

from regent.games.arcs.refusals import CLAUSES
from regent.games.arcs.title import TITLE
from regent.games.arcs.verbs import VERBS
from regent.lab.refusals import Refusals, measure
from regent.play.rulebooks import clause_ids
from regent.play.session import new_header


def test_no_near_miss_is_refused_by_a_clause_of_the_table() -> None:
    found = Refusals()
    for seats in (2, 3, 4):
        found.take(measure(new_header(TITLE, "base", seats, f"refusals/{seats}")))
    assert sum(found.cited.values()) > 3000
    assert found.kernel() == {}


def test_every_verb_has_a_moment_of_its_own() -> None:
    assert set(CLAUSES) == {verb.code for verb in VERBS}
    assert set(CLAUSES.values()) <= clause_ids(TITLE, "base")
