"""The scenario language: what one seat sees, secrets side by side, options, refusals, order."""

from __future__ import annotations

import re

import pytest

from regent.kernel.errors import InputError
from regent.kernel.tomlfile import TomlFile
from regent.play.scenario import Scenario
from regent.play.trace import Trace
from tests.helpers import fails, position

LAY = """
seats = 2
[given]
moment = "lay"
coins = [2, 2]
[given.zones]
"hand 0" = ["Guard", "Scout"]
"hand 1" = ["Raider"]
"front 0" = ["Guard", "Trader"]
"""
BOTH_HOLD = '[[do]]\nseat = 0\noption = "hold"\n[[do]]\nseat = 1\noption = "hold"\n'


def one(text: str) -> str:
    """The one thing that a scenario finds wrong."""
    [found] = fails(text)
    return found


def wrong(text: str) -> str:
    with pytest.raises(InputError) as error:
        fails(text)
    return str(error.value)


# -- what one seat sees -----------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_the_backs_of_others() -> None:
    sees = '[expect.sees.{seat}]\n"seats.0.hand" = {hand}\n'
    assert fails(LAY + sees.format(seat=0, hand='["Guard", "Scout"]')) == []
    assert fails(LAY + sees.format(seat=1, hand='["unseen", "unseen"]')) == []
    assert fails(LAY + sees.format(seat=2, hand='["unseen", "unseen"]')) == []  # a spectator
    found = one(LAY + sees.format(seat=1, hand='["Guard", "unseen"]'))
    assert "expected sees.1.seats.0.hand to be ['guard', 'unseen']" in found
    assert "found ['unseen', 'unseen']" in found


def test_a_seat_is_told_only_what_it_may_know() -> None:
    start = 'seats = 2\n[given]\nmoment = "round"\n[given.zones]\ndeck = ["Scout", "Veto"]\n'
    told = '[expect.sees.{seat}]\n{key} = ["{event}"]\n'
    for seat, key, event, holds in [
        (0, "events", "draws 0 veto", True),
        (1, "events", "draws 0", True),
        (1, "events", "draws 0 veto", False),
        (1, "not_events", "draws 0 veto", True),
        (0, "not_events", "draws 0 veto", False),
        (2, "not_events", "draws 1 scout", True),
    ]:
        found = fails(start + told.format(seat=seat, key=key, event=event))
        assert (found == []) is holds, (seat, key, event, found)


def test_what_nobody_at_the_table_is_cannot_see() -> None:
    assert "test:12: there is no seat 3" in wrong(LAY + "[expect]\nsees = { 3 = { round = 1 } }")


# -- paths by name, tables over several lines ----------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.0.front.Guard.power", 2),
        ("front.Guard.power", 2),
        ("seats.0.front.trader.name", '"Trader"'),
        ("seats.0.front.0.name", '"Guard"'),
        ("seats.0.front.Guard", '"Guard"'),
    ],
)
def test_a_path_goes_by_names(path: str, value: object) -> None:
    assert fails(f'{LAY}[expect]\n"{path}" = {value}\n') == []


def test_a_path_that_leads_nowhere_says_what_is_there() -> None:
    text = LAY + '[expect]\n"seats.0.front.Raider.power" = 2\n'
    assert "test:12: no 'seats.0.front.Raider.power' in the view" in wrong(text)
    assert "seats.0.front has guard, trader" in wrong(text)
    text = LAY.replace('"Trader"', '"Guard"') + '[expect]\n"front.Guard.power" = 3\n'
    assert "'Guard' is there more than once; write its place in the list: 0, 1" in wrong(text)


def test_a_table_of_paths_may_stand_over_several_lines() -> None:
    text = LAY + '[expect.seats.0]\ncoins = 2\nhand = ["Guard", "Scout"]\nfront.Guard.power = {}\n'
    assert fails(text.format(2)) == []
    assert "test:14: expected seats.0.front.Guard.power to be 4; found 2" in one(text.format(4))
    assert "nothing is expected of seats" in wrong(LAY + "[expect]\nseats = {}\n")
    step = LAY + '[[do]]\nseat = 0\noption = "hold"\n[do.expect]\nawaited = [1]\n'
    assert fails(step + "[do.expect.offers]\n1 = ['hold']\n") == []
    assert "expected offers 'lay Scout' for seat 1" in one(
        step + "[do.expect.offers]\n1 = ['lay Scout']\n"
    )


# -- options --------------------------------------------------------------------------------------


def test_offers_only_is_the_whole_list() -> None:
    text = LAY + "[expect]\noffers_only = {{ 1 = {} }}\n"
    assert fails(text.format("['hold', 'lay Raider']")) == []
    assert "nothing else for seat 1; found 'hold' is offered too" in one(
        text.format("['lay Raider']")
    )
    assert "'lay Scout' for seat 1" in one(text.format("['hold', 'lay Raider', 'lay Scout']"))


def test_offers_only_of_nothing_means_that_the_seat_is_not_asked() -> None:
    step = '[[do]]\nseat = 0\noption = "hold"\n'
    assert fails(LAY + step + "expect = { offers_only = { 0 = [] } }\n") == []
    assert "nothing else for seat 0" in fails(LAY + "[expect]\noffers_only = { 0 = [] }\n")[0]


# -- refusals -------------------------------------------------------------------------------------


def test_a_compound_choice_is_refused_by_the_clause_of_its_part() -> None:
    text = (
        LAY.replace("coins = [2, 2]", "coins = [1, 0]").replace('"Scout"]', '"Raider", "Scout"]')
        + '[[do]]\nseat = 1\noption = "hold"\n[[do]]\nseat = 0\noption = "lay Raider"\n'
        + '[[do]]\nseat = 0\nrefuse = {}\nclause = "{}"\n'
    )
    assert fails(text.format('["coin", "coin"]', "T-COST-3")) == []
    assert "refused by T-COST-3" in one(text.format('["coin", "coin"]', "K-ANSWER-5"))
    found = one(text.format('["coin", "give Scout"]', "T-COST-3"))
    assert "refuse ['coin', 'give Scout'] refused by T-COST-3; found it is allowed" in found


def test_an_undo_that_must_not_be_is_refused_by_its_clause() -> None:
    held = LAY + BOTH_HOLD + '[[do]]\nseat = {}\nrefuse = {{ undo = 1 }}\nclause = "{}"\n'
    assert fails(held.format(0, "K-UNDO-3")) == []
    assert "refused by K-UNDO-3" in one(held.format(0, "K-UNDO-2"))
    free = LAY + '[[do]]\nseat = 0\noption = "hold"\n[[do]]\nseat = 0\nrefuse = { undo = 1 }\n'
    assert "found it is allowed" in one(free)


def test_a_sealed_answer_that_is_not_there_cannot_be_retracted() -> None:
    text = LAY + '[[do]]\nseat = 0\nrefuse = {{ retract = true }}\nclause = "{}"\n'
    assert fails(text.format("K-SEAL-3")) == []
    assert "refused by K-SEAL-3" in one(text.format("K-UNDO-1"))


def test_a_refusal_counts_only_where_the_seat_is_asked() -> None:
    start = LAY + '[[do]]\nseat = 0\noption = "hold"\n[[do]]\nseat = 0\nrefuse = "lay Guard"\n'
    assert "found seat 0 is not asked [K-ANSWER-1]" in one(start)
    assert "found seat 0 is not asked [K-ANSWER-1]" in one(start + 'clause = "T-LAY-2"\n')
    assert fails(start + 'clause = "K-ANSWER-1"\n') == []


def test_what_is_not_offered_must_be_asked_for() -> None:
    step = '[[do]]\nseat = 0\noption = "hold"\n'
    found = one(LAY + step + "expect = { not_offers = { 0 = ['lay Guard'] } }\n")
    assert "found seat 0 is asked nothing" in found


# -- events ---------------------------------------------------------------------------------------

STORM = """
seats = 2
[given]
moment = "rally"
chance = { storms = [4] }
[given.zones]
"front 0" = ["Guard"]
"front 1" = ["Scout"]
"hand 1" = ["Veto"]
[[do]]
seat = 1
option = "pass"
"""


def test_the_order_of_events_within_an_answer() -> None:
    def run(wanted: str) -> list[str]:
        return fails(f"{STORM}expect = {{ events_in_order = {wanted} }}\n")

    assert run('["storm 4", "falls 1 scout", "scores 0"]') == []
    [found] = run('["falls 1 scout", "storm 4"]')
    assert "expected events_in_order 'storm 4' after 'falls 1 scout'" in found
    [found] = run('["falls 0", "storm"]')
    assert "expected events_in_order 'falls 0'; found" in found
    [found] = run('["storm", "storm"]')
    assert "'storm' after 'storm'" in found


# -- zones ----------------------------------------------------------------------------------------


def test_a_named_deck_holds_exactly_its_cards() -> None:
    t = position('seats = 2\n[given.zones]\ndeck = ["Guard", "Scout"]\n"hand 0" = ["Veto"]\n').table
    names = ["scout", "guard", "raider", "trader", "beacon", "veto", "rally"]
    assert [names[t.face[card]] for card in t.zones[0]] == ["guard", "scout"]
    assert len(t.zones[0]) + len(t.zones[1]) + len(t.zones[3]) == len(t.face)
    assert len(t.zones[1]) == len(t.face) - 3
    assert all(t.known[card] == 0 for card in t.zones[0])


def test_the_cards_of_a_zone_can_be_expected() -> None:
    text = LAY + "[expect]\nzones = {{ {} }}\n"
    assert fails(text.format('"hand 0" = ["Guard", "Scout"], discard = []')) == []
    found = one(text.format('"hand 0" = ["Scout", "Guard"]'))
    assert "expected zones.hand 0 to be ['scout', 'guard']; found ['guard', 'scout']" in found
    assert "no zone 'hnad 0'; did you mean hand 0" in wrong(text.format('"hnad 0" = []'))
    assert "no card is called 'Gard'" in wrong(text.format('"hand 0" = ["Gard"]'))


# -- same_for -------------------------------------------------------------------------------------


def test_two_positions_that_look_alike_to_a_seat() -> None:
    other = '[same_for.given.zones]\n"hand 0" = ["Veto", "Trader"]\n'
    steps = '[[same_for.do]]\nseat = 0\noption = "{}"\n'
    laid = LAY + '[[do]]\nseat = 0\noption = "lay Guard"\n[[same_for]]\nseat = {}\n'
    assert fails(laid.format(1) + other + steps.format("lay Trader")) == []
    assert fails(laid.format(2) + other + steps.format("lay Trader")) == []
    found = one(laid.format(0) + other + steps.format("lay Trader"))
    assert "test:14: expected the two positions to look the same to seat 0 at the begin" in found
    assert "view.table.seats.0.hand.0" in found


def test_positions_that_come_apart_later_are_told_with_the_step() -> None:
    """Both hold in one world; in the other something is laid and shown."""
    text = LAY + BOTH_HOLD + "[[same_for]]\nseat = 1\ngiven = { round = 1 }\n"
    steps = '[[same_for.do]]\nseat = 0\noption = "{}"\n[[same_for.do]]\nseat = 1\noption = "hold"\n'
    assert fails(text + steps.format("hold")) == []
    assert "to look the same to seat 1 after step 2" in one(text + steps.format("lay Scout"))


def test_a_step_that_is_impossible_in_the_other_position_is_told() -> None:
    text = LAY + '[[do]]\nseat = 0\noption = "lay Scout"\n[[same_for]]\nseat = 1\n'
    found = one(text + 'given = { zones = { "hand 0" = ["Veto", "Guard"] } }\n')
    assert "test:11: expected option 'lay Scout' to be allowed" in found


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("same_for = 3", "test:11: same_for: 3 is not a list; write [[same_for]]"),
        ("[[same_for]]\nseat = 1", "test:11: this needs a seat and a given"),
        ("[[same_for]]\nseat = 7\ngiven = {}", "test:12: there is no seat 7"),
        ("[[same_for]]\nset = 7\ngiven = {}", "test:12: unknown key 'set'; did you mean seat"),
        (
            "[[same_for]]\nseat = 1\n[same_for.given.zones]\n'hand 0' = ['Gard']",
            "test:14: no card is called 'Gard'",
        ),
        (
            "[[same_for]]\nseat = 1\ngiven = {}\n[[same_for.do]]\nseat = 0\noption = 'hold'",
            "test:14: 1 steps beside 0; write one for each",
        ),
    ],
)
def test_a_mistake_in_same_for(text: str, what: str) -> None:
    start = LAY if not text.startswith("same") else LAY.split("[given]")[0] + "\n" * 7
    assert what in wrong(start + text)


# -- trace ----------------------------------------------------------------------------------------


def test_a_trace_tells_questions_answers_and_events() -> None:
    text = 'title = "outposts"\n' + STORM + '[[do]]\nseat = 0\nrefuse = "lay Veto"\n'
    trace = Trace()
    Scenario(TomlFile.parse(text, "test")).run(trace)
    told = "\n".join(trace.lines)
    assert "test:11: option 'pass'" in told
    assert re.search(r"seat 1 is asked RallyWindow \[T-RALLY-1\]: pass", told)
    assert "seat 1 answers: pass" in told
    assert told.index("    storm 4 [T-STORM-1]") < told.index("    falls 1 scout")
    assert re.search(r"seat 0 is refused: .* \[T-LAY-2\]", told)
    assert trace.lines[-1].startswith("  seat 1 is asked Choose")
