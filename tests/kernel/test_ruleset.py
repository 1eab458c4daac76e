"""Rule sets: what may be played, and everything that is said about what may not."""

from __future__ import annotations

import json

import pytest

from regent.kernel.errors import Broken, InputError
from regent.kernel.ruleset import (
    EDITION,
    Between,
    Conflict,
    Parameter,
    Rules,
    Ruleset,
    RulesetTable,
)

REACT = ("fleets", "fleets_and_troops")


def table() -> RulesetTable:
    return RulesetTable(
        "Seize",
        [
            Parameter("hand_size", "number", 6, Between(1, 12), "Z-HAND-1", "Cards in hand"),
            Parameter("vp_threshold", "number", 20, (15, 20, 25, 30), "Z-VP-1", "Points to win"),
            Parameter("capacity", "flag", False, (), "Z-CAP-1", "Worlds hold few units"),
            Parameter("team", "flag", False, (), "Z-TEAM-1", "Partners"),
            Parameter("react_types", "choice", "fleets", REACT, "Z-REACT-1", "Who reacts"),
        ],
        [
            Ruleset(
                "first",
                "The first edition",
                {"vp_threshold": 25},
                by_seats={2: {"vp_threshold": 30}},
            ),
            Ruleset("2022", "The newest", {"capacity": True, "react_types": "fleets_and_troops"}),
            Ruleset("basic", "For beginners", {"vp_threshold": 15, "capacity": False}, base="2022"),
            Ruleset("long", "An evening", {"vp_threshold": 30}, base="2022"),
            Ruleset("big-hands", "More cards", {"hand_size": 8}, base="2022"),
        ],
        [
            Conflict("Z-TEAM-2", "teams need pairs", (("team", (True,)), ("seats", (2, 3, 5)))),
            Conflict("S-X", "too long", (("vp_threshold", (30,)), ("react_types", ("fleets",)))),
        ],
        seats=(2, 3, 4, 5, 6),
    )


def refused(ruleset: str, seats: int, settings: dict[str, object]) -> str:
    with pytest.raises(InputError) as caught:
        table().resolve(ruleset, seats, settings)
    return str(caught.value)


def test_a_rule_set_is_its_row_over_the_defaults() -> None:
    rules = table().resolve("2022", 4)
    assert rules.flag("capacity") is True
    assert rules.number("capacity") == 1
    assert rules.number("hand_size") == 6
    assert rules.choice("react_types") == "fleets_and_troops"
    assert rules.number("react_types") == 1
    assert rules.number("seats") == 4
    assert rules.changed() == {}


def test_settings_go_over_the_rule_set_and_only_they_are_changed() -> None:
    rules = table().resolve("2022", 4, {"hand_size": 8, "capacity": True})
    assert rules.changed() == {"hand_size": 8}
    assert rules.as_dict() == {
        "hand_size": 8,
        "vp_threshold": 20,
        "capacity": True,
        "team": False,
        "react_types": "fleets_and_troops",
    }
    assert table().resolve(rules.ruleset, rules.seats, rules.changed()) == rules


def test_some_values_depend_on_the_seats() -> None:
    assert table().resolve("first", 3).number("vp_threshold") == 25
    rules = table().resolve("first", 2, {"react_types": "fleets_and_troops"})
    assert rules.number("vp_threshold") == 30
    assert rules.changed() == {"react_types": "fleets_and_troops"}


def test_variants_combine_in_any_order_to_the_same_rules() -> None:
    one = table().resolve("2022+big-hands+basic", 3)
    other = table().resolve("2022+basic+big-hands", 3)
    assert one == other
    assert hash(one) == hash(other)
    assert one.ruleset == "2022+basic+big-hands"
    assert (one.number("vp_threshold"), one.number("hand_size"), one.flag("capacity")) == (
        15,
        8,
        False,
    )


def test_variants_that_contradict_each_other_leave_the_choice_to_the_table() -> None:
    text = refused("2022+basic+long", 3, {})
    assert "basic sets vp_threshold to 15 and long to 30" in text
    assert table().resolve("2022+basic+long", 3, {"vp_threshold": 20}).number("vp_threshold") == 20


def test_a_setting_that_yields_gives_way_to_another_variant_in_either_order() -> None:
    row = Parameter("skip", "number", 1, Between(0, 5), "S-SKIP", "turns without war")
    slow = Ruleset("slow", "", {"skip": 2}, base="2022", yields=("skip",))
    fast = Ruleset("fast", "", {"skip": 0}, base="2022")
    for variants in ([slow, fast], [fast, slow]):
        made = RulesetTable("t", [row], [Ruleset("2022", "", {}), *variants])
        assert made.resolve("2022+slow+fast", 2).number("skip") == 0
        assert made.resolve("2022+slow", 2).number("skip") == 2
    with pytest.raises(Broken, match="yields what it does not set"):
        RulesetTable("t", [row], [Ruleset("2022", "", {}, yields=("skip",))])


def test_rules_differ_by_title_rule_set_seats_and_values() -> None:
    rules = table().resolve("2022", 4)
    assert rules == table().resolve("2022", 4, {"hand_size": 6})
    others: list[object] = [
        table().resolve("2022", 3),
        table().resolve("2022+big-hands", 4),
        table().resolve("2022", 4, {"hand_size": 7}),
        "2022",
    ]
    for other in others:
        assert rules != other


def test_everything_wrong_is_said_at_once() -> None:
    text = refused("2023", 9, {"hand_sice": 6, "vp_threshold": 21, "capacity": "yes", "team": 1})
    assert "not played with 9 seats; choose one of 2, 3, 4, 5, 6." in text
    assert "no rule set 2023; did you mean 2022" in text
    assert "no parameter hand_sice; did you mean hand_size?" in text
    assert "vp_threshold cannot be 21; one of 15, 20, 25, 30." in text
    assert 'capacity cannot be "yes"; true or false.' in text
    assert "team cannot be 1; true or false." in text
    assert "\n" not in text


def test_a_variant_belongs_to_its_base() -> None:
    assert "no rule set first+basic" in refused("first+basic", 3, {})
    assert "no rule set basic" in refused("basic", 3, {})
    unknown = refused("nothing+basic", 3, {})
    assert "no rule set nothing;" in unknown
    assert "nothing+basic" not in unknown


@pytest.mark.parametrize("value", [0, 13, True, "6", 6.0, None])
def test_a_number_must_be_a_whole_number_of_the_range(value: object) -> None:
    assert "a whole number from 1 to 12" in refused("2022", 4, {"hand_size": value})


def test_a_conflict_names_the_settings_and_the_clause() -> None:
    text = refused("2022", 3, {"team": True})
    held = "team = true and seats = 3"
    assert text == f"{held}: teams need pairs [Z-TEAM-2]; change one of them"
    assert table().resolve("2022", 4, {"team": True}).flag("team")
    assert "[S-X]" in refused("first", 2, {})  # the rule set itself runs into it


def test_a_conflict_may_speak_of_the_edition() -> None:
    team = Parameter("team", "flag", False, (), "Z-TEAM-1", "Partners")
    rows = [
        Ruleset("short", "For an hour", {"team": True}, base="new"),
        Ruleset("old", "The old one", {}, edition="first"),
        Ruleset("new", "The new one", {}, edition="second"),
    ]
    alone = Conflict(
        "Z-TEAM-3", "everybody for themselves", (("team", (True,)), (EDITION, ("first",)))
    )
    rules = RulesetTable("Seize", [team], rows, [alone])
    with pytest.raises(InputError) as caught:
        rules.resolve("old", 2, {"team": True})
    assert str(caught.value).startswith('team = true and edition = "first": everybody for')
    assert rules.resolve("new+short", 2).flag("team")
    other = Conflict("Z-TEAM-3", "no such edition", ((EDITION, ("third",)),))
    with pytest.raises(Broken, match="third"):
        RulesetTable("Seize", [team], rows, [other])
    with pytest.raises(Broken):
        Parameter(EDITION, "flag", False, (), "Z-X-1", "taken")


def test_a_value_that_is_wrong_causes_no_conflict_on_top() -> None:
    text = refused("first", 2, {"react_types": "flets"})
    assert "did you mean fleets" in text
    assert "[S-X]" not in text


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("capacity", "true", True),
        ("capacity", " No ", False),
        ("capacity", "1", True),
        ("hand_size", "8", 8),
        ("react_types", "Fleets", "fleets"),
    ],
)
def test_settings_from_a_command_line(name: str, text: str, value: object) -> None:
    parsed = table().parse_setting(name, text)
    assert parsed == value
    assert type(parsed) is type(value)


@pytest.mark.parametrize(
    ("name", "text", "right"),
    [
        ("capacity", "perhaps", "true or false"),
        ("hand_size", "many", "from 1 to 12"),
        ("hand_size", "-1", "from 1 to 12"),
        ("hand_size", "9" * 5000, "from 1 to 12"),
        ("react_types", "fleet", "did you mean fleets"),
        ("capasity", "true", "did you mean capacity?"),
    ],
)
def test_bad_settings_from_a_command_line(name: str, text: str, right: str) -> None:
    with pytest.raises(InputError) as caught:
        table().parse_setting(name, text)
    assert right in caught.value.right


def test_the_form_survives_json_and_tells_all() -> None:
    form = table().form()
    assert json.loads(json.dumps(form)) == form
    text = json.dumps(form)
    for word in (
        "hand_size",
        "Z-HAND-1",
        "fleets_and_troops",
        "2022+basic",
        "Z-TEAM-2",
        "by_seats",
    ):
        assert word in text
    parameters = form["parameters"]
    assert isinstance(parameters, list)
    assert parameters[0]["values"] == {"low": 1, "high": 12}
    assert parameters[1]["values"] == [15, 20, 25, 30]
    assert parameters[2]["values"] == [False, True]


def test_asking_for_what_is_not_there_is_a_bug() -> None:
    rules: Rules = table().resolve("2022", 4)
    for ask in (rules.number, rules.flag, rules.choice):
        with pytest.raises(Broken):
            ask("hand_sice")
    with pytest.raises(Broken):
        rules.flag("hand_size")
    with pytest.raises(Broken):
        rules.choice("capacity")


def test_a_table_that_contradicts_itself_is_a_bug() -> None:
    size = Parameter("size", "number", 1, Between(1, 2))
    with pytest.raises(Broken):
        Parameter("size", "number", 3, Between(1, 2))
    with pytest.raises(Broken):
        Parameter("size", "choice", "a", (1, 2))
    with pytest.raises(Broken):
        Parameter("seats", "flag", False)
    with pytest.raises(Broken):
        RulesetTable("T", [size, size], [])
    with pytest.raises(Broken):
        RulesetTable("T", [size], [Ruleset("a", "", {"size": 3})])
    with pytest.raises(Broken):
        RulesetTable("T", [size], [Ruleset("a", "", {}, by_seats={2: {"sise": 1}})])
    with pytest.raises(Broken):
        RulesetTable("T", [size], [Ruleset("a", "", {}, base="b")])
    with pytest.raises(Broken):
        RulesetTable("T", [size], [], [Conflict("C", "", (("sise", (1,)),))])
