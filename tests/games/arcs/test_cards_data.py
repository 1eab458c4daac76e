"""The cards of Arcs: complete, with the numbers of the rulebook, in one language."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from regent.games.arcs import FOLDER, lore_words, vocabulary
from regent.games.arcs.codes import ACTION, LEADER, LORE, PIECES, SUITS, TYPES
from regent.games.arcs.spec import KIT
from regent.games.arcs.title import TITLE
from regent.games.arcs.vocabulary import DO, SCHEMA, VOCABULARY, WHEN
from regent.kernel.ability import check_examples
from regent.kernel.card import CardSpec
from regent.kernel.cards import load_set
from regent.kernel.vocabulary import ABSENT
from regent.server import catalogue

FILES = sorted((FOLDER / "cards").glob("*.toml"))
CARDS = load_set(FILES, SCHEMA, "base")
BOOK = (FOLDER / "rulebook" / "arcs-base.md").read_text(encoding="utf-8")
LORE_BOOK = (FOLDER / "rulebook" / "arcs-leaders-lore.md").read_text(encoding="utf-8")


def test_examples_of_the_vocabulary_hold() -> None:
    check_examples(VOCABULARY, {})


def test_the_numbers_of_the_words_are_their_places() -> None:
    """`vocabulary.py` numbers the words by hand; a word put in between would shift all others."""
    for at, word in enumerate(DO):
        lore = lore_words.LORE_FIRST <= at < lore_words.LORE_FIRST + len(lore_words.LORE_WORDS)
        assert getattr(lore_words if lore else vocabulary, word.name.upper()) == at
    named = ("ALWAYS", "DISCARD", "PRELUDE", "SECURED", "NEW_ACTION", "SETUP", "CRISIS")
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
    assert Counter(card.provenance for card in CARDS.cards) == {"printed": 59 + 16 + 28}


def kind_of(kind: int) -> list[CardSpec]:
    return [card for card in CARDS.cards if card.values[SCHEMA.index["kind"]] == kind]


def box(text: str) -> tuple[int, int]:
    """`city, 3 ships` as the kind of building and the number of ships; -1 for no building."""
    building, ships = re.fullmatch(r"(?:(\w+), )?(\d) ships", text).groups()  # type: ignore[union-attr]
    return (PIECES.index(building) if building else ABSENT, int(ships))


@pytest.mark.proves(
    "A-LEAD-24", "A-LEAD-25", "A-LEAD-27", *[f"A-LEAD-{n:02}" for n in range(1, 17)]
)
def test_leaders_are_those_of_the_rulebook() -> None:
    """What each begins with, and that no Leader has a suit or a raid cost."""
    rows = re.findall(
        r"^- \*\*(A-LEAD-\d\d)\*\* \*([^*]+)\* \((\w+), (\w+)\)\. "
        r"A: (.+)\. B: (.+)\. C: (\d) ships\.$",
        LORE_BOOK,
        re.M,
    )
    leaders = kind_of(LEADER)
    assert [row[1] for row in rows] == [card.name for card in leaders]
    assert len(leaders) == 16
    for number, (clause, name, first, second, a, b, c) in enumerate(rows, 1):
        card = leaders[number - 1]
        assert (card.name, card.number("number")) == (name, number)
        assert clause in card.note
        value = {key: card.values[SCHEMA.index[key]] for key in (*KIT, "suit")}
        assert (value["first"], value["second"]) == (
            TYPES.index(first.lower()),
            TYPES.index(second.lower()),
        )
        assert (value["building_a"], value["ships_a"]) == box(a)
        assert (value["building_b"], value["ships_b"]) == box(b)
        assert value["ships_c"] == int(c)
        assert (value["suit"], card.number("raid")) == (ABSENT, 0)
        abilities = re.findall(rf"^- \*\*({clause}[a-c])\*\*", LORE_BOOK, re.M)
        assert card.note == ", ".join([clause, *abilities])
        assert len(card.abilities) == len(abilities)
    ships = [
        card.number("ships_a") + card.number("ships_b") + card.number("ships_c") for card in leaders
    ]
    assert ships == [8, 8, 8, 9, 10, 8, 9, 8, 8, 8, 9, 8, 9, 9, 9, 9]


@pytest.mark.proves("A-LORE-30")
def test_lore_is_that_of_the_rulebook() -> None:
    rows = re.findall(r"^- \*\*(A-LORE-\d\d)\*\* \*([^*]+)\*:", LORE_BOOK, re.M)
    lore = kind_of(LORE)
    assert [(card.note, card.name) for card in lore] == rows
    assert len(lore) == 28
    for number, card in enumerate(lore, 1):
        assert card.number("number") == number
        assert card.abilities
        assert (card.values[SCHEMA.index["suit"]], card.number("raid")) == (ABSENT, 0)


@pytest.mark.proves("A-COMP-5", "S-COMP-6", "S-COMP-11")
def test_the_gallery_has_every_card_of_the_box() -> None:
    """Also those that never lie on the table as tokens: set-up cards, as the rulebook's table has
    them, and Edicts."""
    base = catalogue.cards(TITLE, "base").cards
    empire = catalogue.cards(TITLE, "empire").cards
    kinds = Counter(card.type for card in base)
    assert kinds == {"action": 28, "guild": 25, "vox": 6, "leader": 16, "lore": 28, "setup": 12}
    kinds = Counter(card.type for card in empire)
    assert (kinds["vox"], kinds["event"], kinds["council"], kinds["edict"]) == (5, 3, 1, 4)
    assert len({card.slug for card in base}) == len(base)
    rows = re.findall(r"^\| (\dP [^|*]+)(\*?) \| ([\d, ]+) \|", BOOK, re.M)
    told = [
        (c.name, "*" if len(c.text) > 1 else "", c.facts["out"].replace(" ", ", "))
        for c in base
        if c.type == "setup"
    ]
    assert told == rows
    places = dict(re.findall(r"^\| (\dP [^|*]+)\*? \| [\d, ]+ \| ([^|]+) \|", BOOK, re.M))
    for card in base:
        if card.type == "setup":
            said = re.sub(r"\bG(\d)", r"gate-\1", places[card.name])
            assert card.facts["seat_1"].split() == re.findall(r"[\w]+-\w+", said.lower())
