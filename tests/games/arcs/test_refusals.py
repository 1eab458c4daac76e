"""Which rule a refusal names: one of the rulebook wherever the rulebook forbids."""

from __future__ import annotations

from regent.games.arcs.refusals import CLAUSES
from regent.games.arcs.title import TITLE
from regent.games.arcs.verbs import EMPIRE, VERBS
from regent.kernel.action import FIRST_VERB
from regent.lab.refusals import Refusals, measure
from regent.play.rulebooks import clause_ids
from regent.play.session import new_header


def test_no_near_miss_is_refused_by_a_clause_of_the_table() -> None:
    found = Refusals()
    for seats in (2, 3, 4):
        found.take(measure(new_header(TITLE, "base", seats, f"refusals/{seats}")))
    assert sum(found.cited.values()) > 3000
    assert found.kernel() == {}


OF_THE_TABLE = {"K-DEAL-1", "K-DEAL-2", "K-DEAL-5"}
"""How a negotiation is held is a rule of every table."""


def test_near_misses_with_the_empire_are_refused_by_its_rules() -> None:
    found = Refusals()
    for seats in (2, 3):
        found.take(measure(new_header(TITLE, "empire", seats, f"refusals/{seats}")))
    assert sum(found.cited.values()) > 2000
    assert {clause for _, _, clause in found.kernel()} <= OF_THE_TABLE


def test_every_verb_has_a_moment_of_its_own() -> None:
    own = {verb.code for verb in VERBS if verb.code >= FIRST_VERB}
    assert set(CLAUSES) == own
    base = {clause for code, clause in CLAUSES.items() if code < EMPIRE}
    assert base <= clause_ids(TITLE, "base")
    assert set(CLAUSES.values()) <= clause_ids(TITLE, "empire")
