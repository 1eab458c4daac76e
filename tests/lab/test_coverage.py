"""What is counted as cited and proven, and what is reported as a slip."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regent.kernel.errors import InputError
from regent.kernel.rulebook import Rulebook, parse_rulebook, read_rulebook
from regent.lab.coverage import Citation, count, find_rulebooks, missing_keys, unknown
from regent.lab.record import merge, read_record, write_record

BOOK = """\
- **X-MOVE-1** Ships move.
- **X-MOVE-2** Ships stop.
- **X-MOVE-3** Ships turn.
- **X-COMP-1** Ten ships. {untestable: a count of components}
- **X-KW-HARD-C1** Hard.
"""

CODE = '''\
"""Movement.

Follows X-MOVE-1.
"""
STOP = "X-MOVE-2"  # and X-KW-HARD-C1
name = X-MOVE-3
shape = "[A-Z0-9] PREX-MOVE-3 X-MOVE-3-ish X-MOVE-33"
'''


@pytest.fixture
def books() -> list[Rulebook]:
    return [parse_rulebook(BOOK, Path("x.md"), "x")]


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_book_is_counted(tmp_path: Path, books: list[Rulebook]) -> None:
    write(tmp_path / "src" / "deep" / "move.py", CODE)
    record = write(tmp_path / "r.json", '{"X-MOVE-2": ["t.py::a"], "X-GONE-1": ["t.py::a"]}')
    [book] = count(books, tmp_path / "src", record)
    assert json.loads(json.dumps(book.to_dict())) == {
        "name": "x",
        "clauses": 5,
        "untestable": {"X-COMP-1": "a count of components"},
        "cited": ["X-MOVE-1", "X-MOVE-2", "X-KW-HARD-C1"],
        "proven": ["X-MOVE-2"],
        "uncited": ["X-MOVE-3"],
        "unproven": ["X-MOVE-1", "X-MOVE-3", "X-KW-HARD-C1"],
    }


def test_card_files_cite_and_other_data_does_not(tmp_path: Path, books: list[Rulebook]) -> None:
    write(tmp_path / "cards" / "units.toml", 'clause = "X-MOVE-1"\n')
    write(tmp_path / "puzzles" / "one.toml", 'clause = "X-MOVE-2"\n')
    [book] = count(books, tmp_path, tmp_path / "none.json")
    assert book.cited == ["X-MOVE-1"]
    assert book.proven == []


def test_text_in_f_strings_is_found(tmp_path: Path, books: list[Rulebook]) -> None:
    write(tmp_path / "a.py", 'why = f"{who} may not: X-MOVE-1"\n')
    assert count(books, tmp_path, tmp_path / "none.json")[0].cited == ["X-MOVE-1"]


def test_an_id_in_two_books_is_refused(tmp_path: Path, books: list[Rulebook]) -> None:
    second = parse_rulebook("\n**X-MOVE-1** Again.", Path("y.md"))
    with pytest.raises(InputError, match=r"X-MOVE-1 is also in x\.md") as caught:
        count([*books, second], tmp_path, tmp_path / "none.json")
    assert caught.value.where == "y.md:2"


def test_unknown_ids_are_reported_with_their_place(tmp_path: Path, books: list[Rulebook]) -> None:
    code = write(tmp_path / "src" / "a.py", CODE)
    test = write(tmp_path / "tests" / "test_a.py", '@proves("X-MOVE-1", "X-MVOE-1")\n')
    data = write(tmp_path / "tests" / "s.toml", '[[expect]]\nclause = "X-MOVE-9"\n')
    found = unknown(books, [tmp_path / "src", tmp_path / "tests"])
    assert found == [
        Citation("X-MOVE-33", str(code), 7),
        Citation("X-MVOE-1", str(test), 1),
        Citation("X-MOVE-9", str(data), 2),
    ]


@pytest.mark.parametrize("word", ["X-MOVE", "X-KW-HARD", "X-KW-HARD-C", "Q-MOVE-1", "X-9", "UTF-8"])
def test_families_and_other_words_are_no_slips(
    tmp_path: Path, books: list[Rulebook], word: str
) -> None:
    write(tmp_path / "a.py", f"# {word}\n")
    assert unknown(books, [tmp_path]) == []


def test_short_ids_are_judged_where_a_book_has_them(tmp_path: Path) -> None:
    write(tmp_path / "a.py", "# Z-01 Z-02\n")
    book = parse_rulebook("**Z-01** A scenario.", Path("z.md"))
    assert [found.clause for found in unknown([book], [tmp_path])] == ["Z-02"]


def test_a_broken_source_is_named(tmp_path: Path, books: list[Rulebook]) -> None:
    path = write(tmp_path / "a.py", 'x = """ X-MOVE-1')
    with pytest.raises(InputError) as caught:
        count(books, tmp_path, tmp_path / "none.json")
    assert caught.value.where == str(path)


def test_rulebooks_are_found_below_kernel_and_titles(tmp_path: Path) -> None:
    write(tmp_path / "kernel" / "table.md", "**X-AB-1** a")
    write(tmp_path / "games" / "one" / "rulebook" / "first.md", "**Y-AB-1** a")
    write(tmp_path / "games" / "one" / "notes.md", "**Y-AB-1** a")
    assert [book.name for book in find_rulebooks(tmp_path)] == ["kernel/table", "one/first"]


def test_the_rulebooks_of_this_project_are_readable_and_cited_rightly() -> None:
    root = Path(__file__).resolve().parents[2]
    books = find_rulebooks(root / "src" / "regent")
    assert "kernel/table" in [book.name for book in books]
    assert all(book.clauses for book in books)
    counted = count(books, root / "src" / "regent", root / ".regent" / "proven.json")
    assert [book.name for book in counted] == [book.name for book in books]
    tiny = [read_rulebook(path) for path in (root / "tests" / "tiny" / "rulebook").glob("*.md")]
    assert unknown(books + tiny, [root / "src", root / "tests"]) == []


def test_the_record_outlives_a_round_trip(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "r.json"
    assert read_record(path) == {}
    write_record(path, {"X-AB-1": ["t.py::a"]})
    assert read_record(path) == {"X-AB-1": ["t.py::a"]}
    assert [file.name for file in path.parent.iterdir()] == ["r.json"]


@pytest.mark.parametrize("text", ["{", "[]", '{"X-AB-1": "t"}', '{"X-AB-1": [1]}'])
def test_a_damaged_record_is_an_input_error(tmp_path: Path, text: str) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        read_record(write(tmp_path / "r.json", text))


def test_merging_replaces_what_ran_keeps_what_did_not_and_drops_what_is_gone() -> None:
    old = {"X-AB-1": ["ran", "idle", "gone"], "X-AB-2": ["failed"], "X-AB-3": ["idle"]}
    ran = {"ran": {"X-AB-2"}, "failed": set[str](), "new": {"X-AB-1"}}
    assert merge(old, ran, lambda test: test == "gone") == {
        "X-AB-1": ["idle", "new"],
        "X-AB-2": ["ran"],
        "X-AB-3": ["idle"],
    }


def test_a_clause_is_cited_by_its_key(tmp_path: Path) -> None:
    write(tmp_path / "a.py", "# X-MOVE-1 and X1-ONLY-1\n")
    text = "**X1-GO-1** Go. {key: X-MOVE-1}\n\n**X1-ONLY-1** Once.\n\n**X1-ONLY-2** Twice."
    [book] = count([parse_rulebook(text, Path("x.md"))], tmp_path, tmp_path / "none.json")
    assert (book.cited, book.uncited) == (["X1-GO-1", "X1-ONLY-1"], ["X1-ONLY-2"])


def test_an_edition_that_forgets_a_key_is_found(tmp_path: Path) -> None:
    write(tmp_path / "a.py", '"X-MOVE-1", "X-MOVE-2", "X-MOVE-3"\n')
    one = parse_rulebook("{keys: X}\n**X2-MOVE-1** a\n**X2-MOVE-2** b", Path("a.md"), "x/two")
    text = "**X1-GO-1** Go. {key: X-MOVE-1}"
    other = parse_rulebook(text, Path("b.md"), "x/one")
    assert missing_keys([one, other], [tmp_path]) == {"x/one": ["X-MOVE-2"]}
    text += "\n\n{without: X-MOVE-2} nobody goes far"
    other = parse_rulebook(text, Path("b.md"), "x/one")
    assert missing_keys([one, other], [tmp_path]) == {}


def test_a_book_that_adds_to_another_is_no_edition_of_it(tmp_path: Path) -> None:
    write(tmp_path / "a.py", '"X-MOVE-1", "X-WAR-1"\n')
    one = parse_rulebook("**X-MOVE-1** Go.", Path("a.md"), "x/base")
    other = parse_rulebook("**X-WAR-1** Fight.", Path("b.md"), "x/war")
    assert missing_keys([one, other], [tmp_path]) == {}


def test_every_edition_knows_every_rule_or_says_that_it_has_none() -> None:
    source = Path(__file__).parents[2] / "src" / "regent"
    assert missing_keys(find_rulebooks(source), [source]) == {}


def test_every_clause_we_ship_is_cited_by_the_code(tmp_path: Path) -> None:
    """A clause loses its last citation when the code that held it goes; that must be seen."""
    source = Path(__file__).parents[2] / "src" / "regent"
    books = count(find_rulebooks(source), source, tmp_path / "no-record.json")
    assert {book.name: book.uncited for book in books if book.uncited} == {}
