"""The scenario language: what it says when a file is wrong, and when a rule is."""

from __future__ import annotations

from pathlib import Path

import pytest

from regent.kernel import rng, rows
from regent.kernel.errors import InputError
from regent.kernel.tomlfile import TomlFile
from regent.play.export import exported, history
from regent.play.scenario import Scenario
from tests.helpers import fails, position, table
from tests.play.test_journal import played

GIVEN = '[given]\nmoment = "lay"\n[given.zones]\n"hand 0" = ["Guard"]\n"hand 1" = ["Scout"]\n'


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('[given.zones]\n"hand 0" = ["Gard"]', "test:3: no card is called 'Gard'; did you mean"),
        ('[given.zones]\n"hand 7" = ["Guard"]', "test:3: no zone 'hand 7'"),
        ("[given]\ncoin = 3", "test:3: unknown key 'coin'"),
        ("[given]\ncoins = [1, 2, 3]", "test:3: 3 numbers for coins; write 2 numbers"),
        ('[given]\ncoins = ["x", 1]', "test:3: 'x' is not a whole number"),
        ('[given]\nmoment = "lunch"', "test:3: no moment 'lunch'"),
        ("[given.chance]\nstorm = [3]", "test:3: no chance 'storm'"),
        (
            '[given.zones]\n"hand 0" = ["Beacon","Beacon","Beacon","Beacon","Beacon"]',
            "only 4 cards",
        ),
        ('[given.zones]\n"hand 0" = ["Guard~1", "Guard~1"]', "card 1 is not there or placed twice"),
        ("[[do]]\nseat = 5\noption = 'pass'", "test:2: this step has no seat; write a seat from"),
        ("[[do]]\nseat = 0", "test:2: this step does nothing"),
        ("[[do]]\nseat = 0\nopton = 'pass'", "test:4: unknown key 'opton'; did you mean"),
        ("rulset = 'calm'", "test:2: unknown key 'rulset'; did you mean"),
        ("[expect]\n'seats.0.coin' = 3", "no 'seats.0.coin' in the view; seats.0 has coins"),
        ("ruleset = 'clam'", "calm"),
        ("seats = 9", "seats"),
        ("settings = { goal = 99 }", "goal"),
        ("settings = { rally = 'double', storm = false }", "T-OPT-4"),
        ("seats = ", "test:2"),
    ],
)
def test_a_mistake_in_a_file_is_said_with_its_line(text: str, what: str) -> None:
    with pytest.raises(InputError) as error:
        fails(text)
    assert what in str(error.value)


@pytest.mark.proves("T-OPT-4")
def test_options_that_exclude_each_other_are_refused_by_their_clause() -> None:
    with pytest.raises(InputError, match="T-OPT-4"):
        table(settings={"rally": "double", "storm": False})


def test_a_title_is_needed_and_must_exist() -> None:
    with pytest.raises(InputError, match="no title; write title"):
        Scenario(TomlFile.parse("seats = 2", "test"))
    with pytest.raises(InputError, match="did you mean 'outposts'"):
        Scenario(TomlFile.parse('title = "outpost"', "test"))


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[expect]\n'seats.0.coins' = 7", "test:8: expected seats.0.coins to be 7; found 3"),
        ("[expect]\n'seats.0.hand' = ['Scout']", "expected seats.0.hand to be ['scout']"),
        ("[expect]\n'seats.0.hand' = []", "found ['guard']"),
        ("[expect]\nawaited = [1]", "expected awaited to be [1]; found [0, 1]"),
        ("[expect]\nevents = ['falls']", "expected events 'falls'; found nothing happened"),
        ("[expect]\nclauses = ['T-STORM-1']", "expected clauses T-STORM-1; found none"),
        ("[expect]\noffers = { 0 = ['lay Scout'] }", "offered: hold, lay guard~"),
        ("[expect]\nnot_offers = { 0 = ['lay Guard'] }", "expected not_offers 'lay Guard'"),
        ("[expect]\nover = true", "expected over to be True; found False"),
        ("[[do]]\nseat = 0\nrefuse = 'lay Guard'\nclause = 'T-LAY-2'", "found it is allowed"),
        ("[[do]]\nseat = 0\nrefuse = 'done'\nclause = 'T-LAY-2'", "found refused by K-ANSWER-3"),
        ("[[do]]\nseat = 0\noption = 'lay Scout'", "'lay Scout' is not allowed [K-ANSWER-3]"),
        ("[[do]]\nseat = 0\nundo = 1", "cannot be taken back"),
        (
            "[[do]]\nseat = 0\noption = 'hold'\n[[do]]\nseat = 1\noption = 'hold'\n"
            "expect = { not_events = ['storm'] }",
            "expected not_events 'storm'",
        ),
    ],
)
def test_a_rule_that_does_not_hold_is_told_with_expected_and_found(text: str, what: str) -> None:
    found = fails(GIVEN + text)
    assert len(found) == 1, found
    assert what in found[0]


@pytest.mark.parametrize("answers", [0, 1, 7, 23, 41])
def test_any_position_can_be_written_and_put_on_the_table_again(answers: int) -> None:
    session = played(None, answers, seed=f"export{answers}", seats=3)
    text = exported(session)
    again = Scenario(TomlFile.parse(text, "export")).open()
    assert rows.text(again.table) == rows.text(session.table)
    assert Scenario(TomlFile.parse(text, "export")).run() == []


def test_a_history_plays_the_game_again(tmp_path: Path) -> None:
    session = played(None, 30, seed="history")
    path = tmp_path / "history.toml"
    path.write_text(history(session, 'a "quoted" title'))
    scenario = Scenario.read(path)
    assert scenario.run() == []
    assert scenario.data["about"] == 'a "quoted" title'


def test_cards_keep_their_numbers_when_asked_to() -> None:
    t = position('[given.zones]\n"hand 0" = ["Guard~30", "Scout~2"]\n').table
    assert t.zones[3] == [30, 2]
    counts = [t.face.count(face) for face in range(7)]
    assert counts == [6, 6, 5, 5, 4, 6, 6]


def test_planned_chance_is_read_as_a_die_shows_it() -> None:
    session = position('[given]\nmoment = "rally"\n[given.chance]\nstorms = [5, 2]\n')
    storms = [event.args[0] for event in session.log.events if event.kind == "storm"]
    assert storms == [5]
    assert session.table.forced == [1, 1]


def test_rng_is_not_touched_by_reading_a_position() -> None:
    one, other = position(GIVEN).table, position(GIVEN).table
    assert one.rng == other.rng
    assert rng.below(one.rng, 1, 6) == rng.below(other.rng, 1, 6)
