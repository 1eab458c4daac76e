"""A card is one row; what an edition has otherwise stands below it."""

from __future__ import annotations

import pytest

from regent.kernel.cards import CardSchema, CardSet, Field, build_set, patch_file
from regent.kernel.errors import InputError
from regent.kernel.tomlfile import TomlFile
from regent.kernel.vocabulary import Slot, Vocabulary, Word

VOCABULARY = Vocabulary(
    "made", [Word("draw", "do", [], "draw", '"draw"')], [Slot("do", "what", does=True)]
)
SCHEMA = CardSchema(
    [Field("cost", "number", high=20), Field("def", "number", high=20)],
    VOCABULARY,
    editions=("first", "second"),
)

ROWS = """
[[card]]
name = "Robots"
cost = 5
def = 6
provenance = "mixed"
printed = ["def"]
[card.edition.first]
name = "Heavy Robots"
cost = 7
printed = ["name"]
[[card.edition.first.ability]]
do = "draw"
text = "Draw a card."

[[card]]
name = "Signet"
editions = ["first"]
cost = 1
provenance = "designed"

[[card]]
name = "Mars"
cost = 4
provenance = "designed"
"""


def made(text: str, edition: str) -> CardSet:
    return build_set([TomlFile.parse(text, "rows.toml")], SCHEMA, edition=edition)


def test_an_edition_lays_its_differences_over_the_row() -> None:
    first, second = made(ROWS, "first"), made(ROWS, "second")
    assert [card.name for card in first.cards] == ["Heavy Robots", "Signet", "Mars"]
    assert [card.name for card in second.cards] == ["Robots", "Mars"]
    assert first.column("cost") == [7, 1, 4]
    assert second.column("cost") == [5, 4]
    assert first.column("def")[0] == second.column("def")[0] == 6
    assert [len(card.abilities) for card in first.cards] == [1, 0, 0]
    assert not second.cards[0].abilities
    assert first.cards[0].printed == ["name"]


def test_a_patch_changes_the_cards_of_an_edition() -> None:
    patch = TomlFile.parse('[[card]]\nname = "Heavy Robots"\ncost = 6\n', "my.toml")
    changed, said = patch_file(made(ROWS, "first"), patch)
    assert changed.column("cost") == [6, 1, 4]
    assert said == ["Heavy Robots: cost 7 → 6"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[card.edition.frist]\ncost = 1", 'there is no edition "frist"'),
        ('editions = ["frist"]', 'there is no edition "frist"'),
        ("[card.edition.first]\ncots = 1", 'unknown key "cots"'),
        ("[card.edition.first]\ncost = 99", "is not possible"),
        ("edition = 3", "differences are tables by edition"),
        ("[card.edition.first]\nname = 3", "is no name"),
    ],
)
def test_mistakes_are_named(text: str, said: str) -> None:
    row = f'[[card]]\nname = "Mars"\ncost = 4\nprovenance = "designed"\n{text}\n'
    with pytest.raises(InputError) as found:
        made(row, "first")
    assert said in str(found.value)
    assert "rows.toml" in str(found.value)


def test_without_editions_the_keys_are_unknown() -> None:
    plain = CardSchema([Field("cost", "number")], VOCABULARY)
    row = '[[card]]\nname = "Mars"\ncost = 4\nprovenance = "designed"\neditions = ["first"]\n'
    with pytest.raises(InputError, match='unknown key "editions"'):
        build_set([TomlFile.parse(row, "rows.toml")], plain)
