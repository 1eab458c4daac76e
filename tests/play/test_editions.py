"""A title with two editions: everything that is said cites the rulebook in play."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from regent.games import registry
from regent.kernel.errors import InputError, Refusal
from regent.kernel.ruleset import Ruleset, RulesetTable
from regent.kernel.tomlfile import TomlFile
from regent.lab.fuzz import play_one
from regent.play.rulebooks import check_clause, clause_ids, rules_in_play
from regent.play.scenario import Scenario
from regent.play.session import Session, new_header
from tests.helpers import interpreted
from tests.tiny import FOLDER, title

pytestmark = interpreted


@pytest.fixture
def editions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> title.OutpostsTitle:
    """Outposts, and a second edition whose clauses have other names."""
    first = (FOLDER / "rulebook" / "outposts.md").read_text(encoding="utf-8")
    books = tmp_path / "rulebook"
    books.mkdir()
    (books / "first.md").write_text(first, encoding="utf-8")
    second = first.replace("**T-", "**T2-").replace("# Outposts\n", "# Outposts\n\n{keys: T}\n", 1)
    (books / "second.md").write_text(second, encoding="utf-8")
    (tmp_path / "cards").symlink_to(FOLDER / "cards")
    (tmp_path / "texts").symlink_to(FOLDER / "texts")
    made = title.OutpostsTitle()
    made.name, made.folder = "editions", tmp_path
    made.rulesets = RulesetTable(
        "editions",
        title.RULESETS.parameters,
        [
            Ruleset("old", "the first edition", {"goal": 6}, books=["first"]),
            Ruleset("new", "the second", {"goal": 6}, books=["second"]),
            Ruleset("calm", "and without storms", {"storm": False}, base="new"),
        ],
        title.RULESETS.conflicts,
        seats=(2, 3, 4),
    )
    module = ModuleType("two_editions")
    module.__dict__["TITLE"] = made
    monkeypatch.setitem(sys.modules, "two_editions", module)
    monkeypatch.setenv(registry.VARIABLE, "editions=two_editions")
    return made


def cited(session: Session) -> set[str]:
    return {event.clause for event in session.log.events}


@pytest.mark.parametrize("ruleset", ["old", "new", "new+calm"])
def test_a_game_cites_its_own_edition_only(editions: title.OutpostsTitle, ruleset: str) -> None:
    """Events, questions, refusals and the end, at every answer of a game under all checks."""
    header = new_header(editions, ruleset, 2, "edition")
    _, finding = play_one(header, clause_ids(editions, ruleset))
    assert finding is None, finding.dump
    if ruleset != "old":
        _, finding = play_one(header, clause_ids(editions, "old"))
        assert finding is not None, "a clause of the other edition was not missed"


def test_what_a_player_is_shown_is_the_clause_of_the_edition(
    editions: title.OutpostsTitle,
) -> None:
    for ruleset, prefix in (("old", "T-"), ("new+calm", "T2-")):
        session = Session.start(new_header(editions, ruleset, 2, "x"))
        assert all(clause.startswith((prefix, "K-")) for clause in cited(session))
        assert any(clause.startswith(prefix) for clause in cited(session))
        while True:
            seat = session.awaited()[0]
            decision = session.decision(seat)
            assert decision is not None
            assert decision.clause.startswith((prefix, "K-"))
            options = decision.options
            session.answer(seat, next((o for o in options if o.startswith("lay")), options[0]))
            if session.table.waiting and session.table.stack[-1].prompt() == "VetoWindow":
                break
        seat = session.awaited()[0]
        with pytest.raises(Refusal) as refusal:
            session.answer(seat, "lay Scout")
        assert refusal.value.clause.startswith((prefix, "K-"))
        book = rules_in_play(editions, session.rules.ruleset)[0]
        assert all(clause.id.startswith(prefix) for clause in book.clauses)


def test_a_clause_of_the_other_edition_is_no_clause(editions: title.OutpostsTitle) -> None:
    check_clause(editions, "old", "T-LAY-1")
    check_clause(editions, "new+calm", "T2-LAY-1")
    for ruleset, clause in (("old", "T2-LAY-1"), ("new", "T-LAY-1"), ("new+calm", "T-LAY-1")):
        with pytest.raises(InputError, match="no clause is called"):
            check_clause(editions, ruleset, clause)
    text = 'title = "editions"\nseats = 2\nseed = "x"\n'
    right = f'ruleset = "new"\nclauses = {json.dumps(["T2-LAY-1"])}\n'
    assert Scenario(TomlFile.parse(text + right, "right.toml")).run() == []
    with pytest.raises(InputError, match="T-LAY-1"):
        Scenario(TomlFile.parse(text + right.replace("T2-", "T-"), "wrong.toml"))


def test_a_rule_set_may_be_played_by_several_books(editions: title.OutpostsTitle) -> None:
    """One adds to the other: clauses of both are in play, each key leads to its own."""
    more = "# More\n\n{keys: TX}\n\n- **TM-MORE-1** There is more."
    (editions.folder / "rulebook" / "more.md").write_text(more, encoding="utf-8")
    rows = [*editions.rulesets.rulesets, Ruleset("all", "both", {}, books=["second", "more"])]
    editions.rulesets = RulesetTable("editions", title.RULESETS.parameters, rows, seats=(2, 3, 4))
    in_play = [book.name for book in rules_in_play(editions, "all")]
    assert in_play == ["second", "more", "table"]
    assert {"T2-LAY-1", "TM-MORE-1"} < clause_ids(editions, "all")
    assert "TM-MORE-1" not in clause_ids(editions, "new")
    assert editions.cite("all", "TX-MORE-1") == "TM-MORE-1"
    assert editions.cite("all", "T-LAY-1") == "T2-LAY-1"
    # A table may mix options of several: what its own book lacks is cited from another.
    assert editions.cite("new", "TX-MORE-1") == "TM-MORE-1"
    concordance = editions.concordance("all")
    assert (concordance["TX-MORE-1"], concordance["T-LAY-1"]) == ("TM-MORE-1", "T2-LAY-1")
    check_clause(editions, "all", "TM-MORE-1")
    _, finding = play_one(new_header(editions, "all", 2, "x"), clause_ids(editions, "all"))
    assert finding is None, finding.dump
