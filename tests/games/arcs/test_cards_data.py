"""The cards of Arcs: complete, with the numbers of the rulebook, in one language."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from regent.games.arcs import FOLDER, vocabulary
from regent.games.arcs.codes import ACTION, SUITS, TYPES
from regent.games.arcs.vocabulary import DO, SCHEMA, VOCABULARY, WHEN
from regent.kernel.ability import check_examples
from regent.kernel.cards import load_set

FILES = sorted((FOLDER / "cards").glob("*.toml"))
CARDS = load_set(FILES, SCHEMA)
BOOK = (FOLDER / "rulebook" / "arcs-base.md").read_text(encoding="utf-8")


def test_examples_of_the_vocabulary_hold() -> None:
    check_examples(VOCABULARY, {})


def test_the_numbers_of_the_words_are_their_places() -> None:
    """`vocabulary.py` numbers the words by hand; a word put in between would shift all others."""
    for at, word in enumerate(DO):
        assert getattr(vocabulary, word.name.upper()) == at
    named = ("ALWAYS", "DISCARD", "PRELUDE", "SECURED", "NEW_ACTION")
    assert [getattr(vocabulary, name) for name in named] == list(range(len(WHEN)))


@pytest.mark.proves("A-CARD-1", "A-CARD-2", "A-COMP-4")
def test_action_cards_are_those_of_the_rulebook() -> None:
    cards = [card for card in CARDS.cards if card.values[SCHEMA.index["kind"]] == ACTION]
    assert len(cards) == 28
    for suit in SUITS:
        row = re.search(rf"^\| {suit.title()} \|([ \d|]+)\|$", BOOK, re.M)
        assert row is not None
        pips = [int(number) for number in row[1].split("|")]
        own = [card for card in cards if card.name.startswith(suit.title())]
        assert [(card.number("number"), card.number("pips")) for card in own] == list(
            enumerate(pips, 1)
        )


@pytest.mark.proves("A-COMP-5", "A-COURT-1")
def test_court_cards_are_those_of_the_rulebook() -> None:
    guild = re.findall(
        r"^- \*\*(A-GUILD-\d+)\*\* \*([^*]+)\* \((\w+), raid cost (\d)\)", BOOK, re.M
    )
    vox = re.findall(r"^- \*\*(A-VOX-\d+)\*\* \*([^*]+)\*", BOOK, re.M)
    assert (len(guild), len(vox)) == (25, 6)
    by_name = {card.name: card for card in CARDS.cards}
    for clause, name, suit, raid in guild:
        card = by_name[name]
        assert card.number("raid") == int(raid)
        assert card.values[SCHEMA.index["suit"]] == TYPES.index(suit.lower())
        assert card.note == clause
        assert card.abilities
    for clause, name in vox:
        assert by_name[name].note == clause
        assert len(by_name[name].abilities) == 1
    assert Counter(card.provenance for card in CARDS.cards) == {"printed": 59}
