"""Rulebooks of every style in use are read, and a slip in one is named with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from regent.kernel.errors import InputError
from regent.kernel.rulebook import Rulebook, is_clause_id, parse_rulebook, read_rulebook

PAGE = """\
# A game: clauses

- One bullet = one clause (`X-<AREA>-<n>`). **Rule** and **First-player** are only words.

## 1. Meta (X-META)

- **X-META-01** [p18] Card text beats the rulebook.
- **X-META-02** **RULING:** a "can't" beats a "may".
  *Why:* it is usual
  everywhere.

  - a list inside

- **X-KW-BLOCKADE-1** Ships stop. {M,D}
- **X-GLOSS-HERE** Means the same sector.
- **X22-VAR-BESIEGED-1a** If equal, repeat. {V}
- **X22-ALLOC-B14** Pay. RULING: (R5) whole numbers.

---

Words after a ruled line belong to no clause.

## 2. Talks (Y-NEGOT)

**Y-NEGOT-1** Rule: anything may be offered.
- Full rules: see `Y-NEGOT-2`.
- Test: an offer is listed.

**Y-NEGOT-2** Rule (limits, half): no hidden offers.

| Side | Offers |
| --- | --- |
| A | 1 |

```
# a comment, not a heading
**Y-NEGOT-9** an example, not a clause
```

### Cards

| Id | Card | Effect |
| --- | --- | --- |
| Y-GUILD-01 | Loyal Engineers | Not discarded. |
| **Y-GUILD-02** | Bards | Sing. {untestable: taste} |
| Y-LEFT-03 (L430–474) | Mars | The same. |

Text after a table.

## 3. Scenarios

- **Z-01 First production** [p12]. Expect: 2 each.

### Y-SCN-05 Conquest (full script)
Step one.

## 4. Rulings

| Clause | Question |
| --- | --- |
| Y-NEGOT-1 | May silence be offered? |
| Y-SETUP (table) | Who starts? |
"""


@pytest.fixture
def book() -> Rulebook:
    return parse_rulebook(PAGE, Path("book.md"))


def words(book: Rulebook, id: str) -> str:
    clause = book.get(id)
    assert clause is not None, id
    return clause.text


def test_every_style_of_clause_is_read_in_order(book: Rulebook) -> None:
    assert [clause.id for clause in book.clauses] == [
        "X-META-01",
        "X-META-02",
        "X-KW-BLOCKADE-1",
        "X-GLOSS-HERE",
        "X22-VAR-BESIEGED-1a",
        "X22-ALLOC-B14",
        "Y-NEGOT-1",
        "Y-NEGOT-2",
        "Y-GUILD-01",
        "Y-GUILD-02",
        "Y-LEFT-03",
        "Z-01",
        "Y-SCN-05",
    ]


def test_a_clause_knows_its_words_section_and_line(book: Rulebook) -> None:
    clause = book.get("X-META-01")
    assert clause is not None
    assert clause.text == "[p18] Card text beats the rulebook."
    assert clause.section == "1. Meta (X-META)"
    assert PAGE.splitlines()[clause.line - 1].startswith("- **X-META-01**")
    assert clause.untestable == ""


def test_a_clause_goes_on_until_the_next_clause_heading_or_ruled_line(book: Rulebook) -> None:
    assert words(book, "X-META-02") == (
        '**RULING:** a "can\'t" beats a "may".\n*Why:* it is usual\neverywhere.\n\n- a list inside'
    )
    assert words(book, "X22-ALLOC-B14") == "Pay. RULING: (R5) whole numbers."
    assert words(book, "Y-NEGOT-1").endswith("- Test: an offer is listed.")


def test_tables_and_fences_inside_a_clause_are_its_words(book: Rulebook) -> None:
    text = words(book, "Y-NEGOT-2")
    assert "| A | 1 |" in text
    assert "# a comment, not a heading" in text
    assert "Loyal Engineers" not in text


def test_a_table_row_is_one_clause(book: Rulebook) -> None:
    assert words(book, "Y-GUILD-01") == "Loyal Engineers | Not discarded."
    assert words(book, "Y-LEFT-03") == "Mars | The same."
    assert book.get("Y-GUILD-01").section == "Cards"  # type: ignore[union-attr]


def test_titles_and_headings_are_words_of_their_clause(book: Rulebook) -> None:
    assert words(book, "Z-01") == "First production [p12]. Expect: 2 each."
    assert words(book, "Y-SCN-05") == "Conquest (full script)\nStep one."


def test_a_row_that_points_to_a_clause_is_no_second_one(book: Rulebook) -> None:
    assert words(book, "Y-NEGOT-1").startswith("Rule: anything")
    assert book.get("Y-SETUP") is None


def test_the_mark_gives_the_reason_and_leaves_the_text(book: Rulebook) -> None:
    clause = book.get("Y-GUILD-02")
    assert clause is not None
    assert (clause.text, clause.untestable) == ("Bards | Sing.", "taste")


@pytest.mark.parametrize(
    "text",
    [
        "- **X-COMP-1** A box. {untestable: a count of\n  components}",
        "- **X-COMP-1** A box.\n  {untestable: a count of components}\n",
        "**X-COMP-1** A box. {untestable:  a count of components }\n\n",
    ],
)
def test_the_mark_may_stand_anywhere_at_the_end(text: str) -> None:
    [clause] = parse_rulebook(text, Path("b.md")).clauses
    assert (clause.text, clause.untestable) == ("A box.", "a count of components")


def test_the_mark_may_stand_before_a_table() -> None:
    text = "**X-COMP-1** A box. {untestable: a count}\n\n| a |\n| - |\n"
    [clause] = parse_rulebook(text, Path("b.md")).clauses
    assert (clause.text, clause.untestable) == ("A box.\n\n| a |\n| - |", "a count")


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ("- **X-A1-1** a\n", "b.md:1", "X-A1-1 looks like a clause id and is none"),
        ("- **X-AB-1** a\n\n- **X-AB-1** b\n", "b.md:3", "clause X-AB-1 is already on line 1"),
        ("| X-AB-1 | a |\n| X-AB-1 | b |\n", "b.md:2", "clause X-AB-1 is already on line 1"),
        (
            "- **X-AB-1** a {untestable: }\n",
            "b.md:1",
            "clause X-AB-1 is untestable without a reason",
        ),
        (
            "\n- **X-AB-1** a {untestable}\n",
            "b.md:2",
            "clause X-AB-1 is untestable without a reason",
        ),
        ("- **X-AB-1** a {untestable: b} c\n", "b.md:1", "clause X-AB-1 has words after its mark"),
        (
            "- **X-AB-1** a {untestable: b}\n  {untestable: c}\n",
            "b.md:1",
            "clause X-AB-1 is marked untestable twice",
        ),
        ("- **X-AB-1** a\n- **X-Ab-2** b\n", "b.md:2", "X-Ab-2 looks like a clause id and is none"),
        ("**X_AB_2** b\n", "b.md:1", "X_AB_2 looks like a clause id and is none"),
    ],
)
def test_a_slip_is_named_with_its_place(text: str, where: str, what: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_rulebook(text, Path("b.md"))
    assert (caught.value.where, caught.value.what) == (where, what)
    assert caught.value.right


def test_a_file_is_read_under_its_own_or_a_given_name(tmp_path: Path) -> None:
    path = tmp_path / "second.md"
    path.write_text(PAGE, encoding="utf-8")
    assert read_rulebook(path).name == "second"
    assert read_rulebook(path, "game/second").name == "game/second"
    assert read_rulebook(path).path == path
    assert len(read_rulebook(path).clauses) == 13


def test_an_unreadable_file_is_an_input_error(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        read_rulebook(tmp_path / "none.md")
    path = tmp_path / "latin.md"
    path.write_bytes("**X-AB-1** schön".encode("latin-1"))
    with pytest.raises(InputError, match="not UTF-8") as caught:
        read_rulebook(path)
    assert caught.value.where == str(path)


@pytest.mark.parametrize(
    "word",
    [
        "X-ANSWER-1",
        "X-META-01",
        "X-KW-BLOCKADE-1",
        "X-GLOSS-HERE",
        "X22-VAR-BESIEGED-4",
        "X1-CONQ-A13b",
        "X2-CONQ-S4-1",
        "X22-MIL-0-3",
        "X22-VAR-56P",
        "X-01",
    ],
)
def test_the_ids_of_every_rulebook_have_the_shape(word: str) -> None:
    assert is_clause_id(word)


@pytest.mark.parametrize("word", ["A-Z0-9", "A-Z", "X", "x-meta-1", "X-META-", "X-5-X", "UTF8", ""])
def test_other_words_have_not(word: str) -> None:
    assert not is_clause_id(word)


# -- keys: one rule in several editions --------------------------------------------------------


def test_without_editions_an_id_is_its_own_key() -> None:
    book = parse_rulebook("**X-MOVE-1** Ships move.", Path("x.md"))
    assert book.concordance == {"X-MOVE-1": "X-MOVE-1"}


def test_a_book_may_stand_for_the_keys_but_for_their_prefix() -> None:
    text = "{keys: X}\n\n- **X22-MOVE-1** Go.\n- **X22-MOVE-2a** Far. {key: X-FAR-1 X-FAR-2}"
    book = parse_rulebook(text, Path("x.md"))
    assert book.concordance == {
        "X-MOVE-1": "X22-MOVE-1",
        "X-FAR-1": "X22-MOVE-2a",
        "X-FAR-2": "X22-MOVE-2a",
    }
    assert [clause.text for clause in book.clauses] == ["Go.", "Far."]


def test_a_clause_names_its_keys_beside_its_other_mark() -> None:
    text = "**X1-MOVE-3** Be kind. {key: X-MOVE-1} {untestable: taste}"
    [clause] = parse_rulebook(text, Path("x.md")).clauses
    assert (clause.keys, clause.untestable, clause.text) == (["X-MOVE-1"], "taste", "Be kind.")


def test_an_edition_says_what_it_has_not() -> None:
    text = "**X1-MOVE-1** Go. {key: X-MOVE-1}\n\n- {without: X-FAR-1, X-FAR-2} Nobody goes far.\n"
    book = parse_rulebook(text, Path("x.md"))
    assert book.without == {"X-FAR-1": "Nobody goes far.", "X-FAR-2": "Nobody goes far."}
    assert [clause.text for clause in book.clauses] == ["Go."]


@pytest.mark.parametrize(
    ("text", "what", "line"),
    [
        ("**X1-AB-1** a {key: X-AB-1}\n**X1-AB-2** b {key: X-AB-1}", "is already X1-AB-1", 2),
        ("**X1-AB-1** a {key: X-AB-1}\n{without: X-AB-1} no", "is said to be missing here", 1),
        ("{without: X-AB-1} no\n{without: X-AB-1} no", "is said to be missing twice", 2),
        ("{without: X-AB-1}", "is missing without a reason", 1),
        ("{without: } no", "a mark without a key", 1),
        ("**X1-AB-1** a {key: move}", "move is no key of a rule", 1),
        ("**X1-AB-1** a\n{keys: X}", "too late for {keys: …}", 2),
    ],
)
def test_a_slip_in_the_keys_is_named(text: str, what: str, line: int) -> None:
    with pytest.raises(InputError) as caught:
        parse_rulebook(text, Path("x.md"))
    assert what in caught.value.what
    assert caught.value.where == f"x.md:{line}"
