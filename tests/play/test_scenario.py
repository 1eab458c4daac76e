"""The scenario language: what it says when a file is wrong, and when a rule is."""

from __future__ import annotations

from pathlib import Path

import pytest

from regent.games import registry
from regent.kernel import rng, rows
from regent.kernel.errors import InputError
from regent.kernel.tomlfile import TomlFile
from regent.play.export import exported, history
from regent.play.scenario import Scenario
from regent.play.session import Session, new_header
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
        ('[given]\ncoins = ["x", 1]', 'test:3: coins: "x" is not a whole number'),
        ('[given]\nmoment = "lunch"', "test:3: no moment 'lunch'"),
        ("[given.chance]\nstorm = [3]", "test:3: no chance 'storm'"),
        (
            '[given.zones]\n"hand 0" = ["Beacon","Beacon","Beacon","Beacon","Beacon"]',
            "only 4 cards",
        ),
        ('[given.zones]\n"hand 0" = ["Guard~1", "Guard~1"]', "card 1 is not there or placed twice"),
        (
            "[[do]]\nseat = 5\noption = 'pass'",
            "test:3: there is no seat 5; write a seat",
        ),
        ("[[do]]\noption = 'pass'", "test:2: this step has no seat; write seat = 0"),
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


STEP = "[[do]]\nseat = 0\n"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("seats = 'two'", 'test:2: seats: "two" is not a whole number; write a number'),
        ("seats = true", "test:2: seats: true is not a whole number"),
        ("settings = 3", "test:2: settings: 3 is not a table; write settings = {"),
        ("ruleset = 3", "test:2: ruleset: 3 is not a text; write it in quotes"),
        ("about = 3", "test:2: about: 3 is not a text"),
        ("seed = []", "test:2: seed: [] is not a text"),
        ("passes = 'yes'", 'test:2: passes: "yes" is neither true nor false; write true'),
        ("fast = 1", "test:2: fast: 1 is neither true nor false"),
        ("patch = 3", "test:2: patch: 3 is not a text"),
        ("clauses = 3", "test:2: clauses: 3 is not a list; write a list of texts"),
        ("clauses = [3]", "test:2: clauses, 0: 3 is not a text"),
        ("given = 3", "test:2: given: 3 is not a table"),
        ("expect = 3", "test:2: expect: 3 is not a table"),
        ("do = 3", "test:2: do: 3 is not a list; write [[do]]"),
        ("do = [3]", "test:2: do, 0: 3 is not a table; write [[do]]"),
        ("ruleset = 'clam'", "test:2: "),
        ("seats = 9", "test:2: "),
        ("settings = { goal = 99 }", "test:2: "),
        ("[given]\nzones = 3", "test:3: zones: 3 is not a table; write { zone ="),
        ("[given.zones]\ndeck = 3", "test:3: deck: 3 is not a list; write a list of texts"),
        ("[given.zones]\ndeck = [3]", "test:3: deck, 0: 3 is not a text"),
        ("[given.zones]\ndeck = ['Scout~x']", "test:3: 'Scout~x' has no number behind its ~"),
        ("[given.zones]\ndeck = ['Scout~']", "test:3: 'Scout~' has no number behind its ~"),
        ("[given.zones]\ndeck = ['Scout~999']", "test:3: card 999 is not there"),
        ("[given]\nchance = 3", "test:3: chance: 3 is not a table; write { stream ="),
        ("[given.chance]\nstorms = 3", "test:3: storms: 3 is not a list; write a list of numbers"),
        ("[given.chance]\nstorms = ['x']", 'test:3: storms, 0: "x" is not a whole number'),
        ("[given.chance]\nstorms = [0]", "test:3: 0 is no outcome; outcomes count from 1"),
        ("[given]\nknown = 3", "test:3: known: 3 is not a table; write { card ="),
        ("[given.known]\nScout = 3", "test:3: Scout: 3 is not a list; write a list of numbers"),
        (
            "[given.known]\nScout = [7]",
            "test:3: Scout, 0: 7 is not a seat; write a seat from 0 to 2",
        ),
        (
            "[given.known]\n'Scout~999' = [0]",
            "test:3: card 999 is not called 'Scout'; those called",
        ),
        ("[given]\nmoment = 3", "test:3: moment: 3 is not a text"),
        ("[given]\nseat = 'x'\nmoment = 'lay'", 'test:3: there is no seat "x"; write a seat'),
        ("[given]\nseat = 7\nmoment = 'lay'", "test:3: there is no seat 7; write a seat from"),
        ("[given]\ncoins = 3", "test:3: coins is given by seat"),
        ("[given]\nround = 'x'", 'test:3: round: "x" is not a whole number'),
        ("[given]\nexact = 3", "test:3: exact: 3 is not a table; write { field ="),
        ("[given.exact]\nrng = '[1,'", "test:3: rng is not JSON"),
        ("[given.exact]\nrng = '3'", "test:2: rng is 3; it is a list"),
        ("[given.exact]\nserial = '[]'", "test:2: serial is []; it is a whole number"),
        ("[given.exact]\nstack = '[[3, {}]]'", "test:2: unknown procedure 3"),
        ("[given.exact]\nlasting = '[[3]]'", "each is a list of 7 numbers"),
        ("[given.exact]\nlunch = 3", "test:3: no field 'lunch'"),
        ("[[do]]\nseat = 'x'", 'test:3: seat: "x" is not a whole number'),
        (STEP + "option = 3", "test:4: option: 3 is not a text"),
        (STEP + "options = 'hold'", 'test:4: options: "hold" is not a list'),
        (STEP + "options = []", "test:4: an empty choice; name an option"),
        ("passes = true\n" + STEP + "options = []", "test:5: an empty choice"),
        (STEP + "refuse = 3", "test:4: refuse: 3 is not a text"),
        (STEP + "refuse = 'hold'\nclause = 3", "test:5: clause: 3 is not a text"),
        (STEP + "retract = 'yes'", 'test:4: retract: "yes" is neither true nor false'),
        (STEP + "undo = 'one'", 'test:4: undo: "one" is not a whole number; write a number'),
        (STEP + "undo = 0", "test:4: nothing is taken back; write 1 or more"),
        (STEP + "order = 3", "test:4: order: 3 is not a table"),
        (STEP + "order = { promt = 'Choose' }", "test:4: unknown key 'promt'; did you mean prompt"),
        (STEP + "order = { prompt = 3 }", "test:4: prompt: 3 is not a text"),
        (STEP + "order = { prompt = 'Choose', stop = 'x' }", 'test:4: stop: "x" is not a list'),
        (STEP + "order = { prompt = 'Choose', once = 1 }", "test:4: once: 1 is neither true"),
        (STEP + "order = { option = 'hold' }", "test:4: an order to no question; name its prompt"),
        (STEP + "expect = 3", "test:4: expect: 3 is not a table"),
        (STEP + "option = 'conquer'", "test:2: 'conquer' is nothing this game knows; its verbs"),
        (STEP + "refuse = 'lay Scout~41'", "test:2: you know no card with the number 41"),
        ("[expect]\nevents = 3", "test:3: events: 3 is not a list; write a list of texts"),
        ("[expect]\nnot_events = [3]", "test:3: not_events, 0: 3 is not a text"),
        ("[expect]\nclauses = 3", "test:3: clauses: 3 is not a list"),
        ("[expect]\noffers = 3", "test:3: offers: 3 is not a table; write { seat ="),
        (
            "[expect]\noffers = { x = ['pass'] }",
            'test:3: there is no seat "x"; write a seat',
        ),
        (
            "[expect]\noffers = { 7 = ['pass'] }",
            "test:3: there is no seat 7; write a seat",
        ),
        ("[expect]\noffers = { 0 = 'pass' }", 'test:3: 0: "pass" is not a list'),
        ("[expect]\nawaited = 0", "test:3: awaited: 0 is not a list; write a list of numbers"),
        ("[expect]\nwinners = ['x']", 'test:3: winners, 0: "x" is not a whole number'),
        ("[expect]\nover = 'yes'", 'test:3: over: "yes" is neither true nor false'),
        ("[expect]\nreason = 3", "test:3: reason: 3 is not a text"),
    ],
)
def test_a_value_of_the_wrong_kind_is_said_with_its_line(text: str, what: str) -> None:
    with pytest.raises(InputError) as error:
        fails(text)
    assert what in str(error.value)
    assert "\n" not in str(error.value)


def test_an_ambiguous_answer_names_the_line_of_its_step() -> None:
    text = (
        '[given]\nmoment = "rally"\n[given.zones]\n"hand 0" = ["Rally"]\n'
        '"front 0" = ["Guard"]\n"front 1" = ["Guard"]\n'
        "[[do]]\nseat = 0\noption = 'rally Rally Guard'\n"
    )
    for passes in ("", "passes = true\n"):
        line = 8 + passes.count("\n")
        with pytest.raises(InputError, match=f"test:{line}: .* could mean several things"):
            fails(passes + text)


PATCH = '[[card]]\nname = "Guard"\ncost = 0\n'


def test_a_history_keeps_the_patch_the_game_was_played_with() -> None:
    header = new_header(registry.title("outposts"), "standard", 2, "p\x7f", patch=PATCH)
    session = Session.start(header)
    scenario = Scenario(TomlFile.parse(history(session, "patched"), "history"))
    assert scenario.data["patch"] == PATCH
    again = scenario.open()
    assert again.journal.header.seed == header.seed
    guard = again.cards.by_name("Guard").index
    assert again.cards.column("cost")[guard] == 0
    assert registry.title("outposts").cards().column("cost")[guard] != 0
    assert Scenario(TomlFile.parse(exported(session), "export")).data["patch"] == PATCH
