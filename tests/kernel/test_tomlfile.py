"""Positions in TOML files: every message about a file must lead to the right line."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regent.kernel.card import PATCH_KEYS, ROW_KEYS
from regent.kernel.errors import InputError
from regent.kernel.problems import InputErrors, Problems, shown, suggest
from regent.kernel.tomlfile import Key, Place, TomlFile

SAMPLE = '''# a comment with [brackets] and "quotes"
title = "Cards = [1]"
"odd key".'x.y' = 1

[[card]]
name = "Drone"
text = """
[[card]]
not = "a key" """""

[[card]]
name = 'Soldier'
  [[card.ability]]
  when = "enters_play"
  do = [
    { damage = 2, to = "target" }, # } ]
    { choose_one = [ { draw = 1 },
                     { repair = true, who = { kind = ["ship", "station"] } } ] },
  ]
  [[card.ability]]
  do = "draw"

[[card]]
name = "Queen"
[card.size]
width = 1979-05-27 07:32:00
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("odd key", "x.y"), 3),
        (("card", 0), 5),
        (("card", 0, "text"), 7),
        (("card", 1), 11),
        (("card", 1, "name"), 12),
        (("card", 1, "ability", 0), 13),
        (("card", 1, "ability", 0, "when"), 14),
        (("card", 1, "ability", 0, "do"), 15),
        (("card", 1, "ability", 0, "do", 0, "to"), 16),
        (("card", 1, "ability", 0, "do", 1, "choose_one", 0, "draw"), 17),
        (("card", 1, "ability", 0, "do", 1, "choose_one", 1, "who", "kind", 1), 18),
        (("card", 1, "ability", 1, "do"), 21),
        (("card", 2, "size", "width"), 26),
        (("card", 1, "ability", 1, "target", "kind"), 20),  # not written: the table it would be in
        (("card", 2, "cost"), 23),
    ],
)
def test_where_gives_the_line_of_the_key_or_of_what_is_around_it(
    path: tuple[Key, ...], line: int
) -> None:
    assert TomlFile.parse(SAMPLE, "cards.toml").where(path) == f"cards.toml:{line}"


def test_where_names_only_the_file_when_nothing_around_is_known() -> None:
    assert TomlFile.parse(SAMPLE, "cards.toml").where(("nothing", 0)) == "cards.toml"
    assert TomlFile.parse("", "cards.toml").where() == "cards.toml"


def test_line_ends_and_byte_order_marks_of_other_systems_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(b"\xef\xbb\xbf" + SAMPLE.replace("\n", "\r\n").encode())
    file = TomlFile.read(path)
    assert file.data == tomllib.loads(SAMPLE)
    assert file.where(("card", 1, "ability", 1, "do")) == f"{path}:21"


@pytest.mark.parametrize(
    ("text", "line"), [("a = 1\nb = = 2\n", 2), ("a = 1\n\nb = [1,\n", 3), ("a = 1\na = 2\n", 2)]
)
def test_a_syntax_error_names_file_and_line(text: str, line: int) -> None:
    with pytest.raises(InputError) as caught:
        TomlFile.parse(text, "bad.toml")
    assert caught.value.where == f"bad.toml:{line}"
    assert "(at" not in caught.value.what
    assert caught.value.right


def test_numbers_and_nesting_beyond_reason_are_still_errors_of_the_file() -> None:
    with pytest.raises(InputError):
        TomlFile.parse("a = " + "9" * 10000, "big.toml")
    with pytest.raises(InputError) as caught:
        TomlFile.parse("a = " + "[" * 5000 + "]" * 5000, "deep.toml")
    assert caught.value.where == "deep.toml"


def test_a_file_that_cannot_be_read_or_is_not_text(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        TomlFile.read(tmp_path / "missing.toml")
    assert "missing.toml" in caught.value.where
    with pytest.raises(InputError):
        TomlFile.read(tmp_path)
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'a = 1\nb = "\xe9"\n')
    with pytest.raises(InputError) as caught:
        TomlFile.read(latin)
    assert caught.value.where == f"{latin}:2"
    assert "UTF-8" in caught.value.right


def test_a_place_counts_from_one_and_begins_at_its_row() -> None:
    place = Place(TomlFile.parse(SAMPLE, "c.toml")).down("card").down(1)
    assert place.label() == "card 2"
    inner = place.called("Soldier").down("ability").down(0).down("do").down(1)
    assert inner.label() == "Soldier, ability 1, do 2"
    assert inner.where() == "c.toml:17"
    problems = Problems()
    inner.wrong(problems, "is odd", "make it even")
    with pytest.raises(InputError) as caught:
        problems.raise_any()
    assert str(caught.value) == "c.toml:17: Soldier, ability 1, do 2: is odd; make it even"


def test_several_mistakes_are_raised_together_and_stay_apart() -> None:
    problems = Problems()
    problems.raise_any()
    problems.add("one", "a:1")
    more = Problems()
    more.add("two", "a:2")
    more.add("three")
    with pytest.raises(InputErrors) as inner:
        more.raise_any()
    problems.take(inner.value)
    with pytest.raises(InputErrors) as caught:
        problems.raise_any()
    assert [error.what for error in caught.value.problems] == ["one", "two", "three"]
    assert str(caught.value) == "3 mistakes:\na:1: one\na:2: two\nthree"


def test_suggestions_and_shown_values() -> None:
    assert suggest("Damge", ["damage", "draw"], listing=False) == "did you mean damage?"
    assert suggest("zzz", ["damage"], listing=False) == ""
    assert suggest("zzz", ["damage", "draw"]) == "known here: damage, draw"
    assert shown({"a": [True, "x", 2]}) == '{ a = [true, "x", 2] }'


def test_the_examples_for_designers_are_valid_and_every_row_key_is_explained() -> None:
    text = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")
    examples = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        assert "card" in TomlFile.parse(example, "docs/cards.md").data
    for key in ROW_KEYS:
        assert f"| `{key}` |" in text
    for key in PATCH_KEYS:
        assert f"| `{key} = true` |" in text


SCALARS = st.one_of(
    st.integers(-99, 99).map(str),
    st.sampled_from(["true", "1.5", "'li#t'", '"a\\"]b"', '"""x\n\\""" ]\n"y"""', "'''q\n]'''"]),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda items: "[\n# c ]\n" + ",\n".join(items) + "]"),
        st.lists(inner, max_size=3).map(
            lambda items: "{" + ", ".join(f"k{n} = {v}" for n, v in enumerate(items)) + "}"
        ),
    ),
    max_leaves=8,
)


@given(st.lists(st.tuples(st.sampled_from(["pair", "[[t]]", "[[t.u]]", "[t.v]"]), VALUES)))
def test_every_value_of_any_file_has_a_line_that_holds_its_key(
    parts: list[tuple[str, str]],
) -> None:
    text = ""
    for number, (head, value) in enumerate(parts):
        text += ("" if head == "pair" else head + "\n") + f"key{number} = {value}\n"
    try:
        file = TomlFile.parse(text, "f")
    except InputError:
        with pytest.raises(tomllib.TOMLDecodeError):
            tomllib.loads(text)
        return
    lines = text.split("\n")
    walked = list(_paths(file.data, ()))
    assert set(walked) == set(file.lines)
    for path in walked:
        if isinstance(path[-1], str) and path[-1].startswith("k"):
            assert path[-1] in lines[file.lines[path] - 1]


def _paths(value: object, at: tuple[Key, ...]) -> list[tuple[Key, ...]]:
    found = [at] if at else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += _paths(item, (*at, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            found += _paths(item, (*at, number))
    return found
