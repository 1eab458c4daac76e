"""Decks of Seize: the four in the box, forgiving reading, unforgiving judging."""

from __future__ import annotations

from pathlib import Path

import pytest

from regent.games.seize.codes import CHARACTER, COUNTERS, TACTICS, TYPES, UNITS, WORLD
from regent.games.seize.decks import (
    DECK_RULES,
    FILES,
    NAMES,
    Deck,
    check_deck,
    read_deck,
    starter,
)
from regent.games.seize.title import TITLE
from regent.kernel.errors import InputError
from regent.kernel.problems import InputErrors

CARDS = TITLE.cards()
RULES = DECK_RULES["2022"]
CAPITAL, DRONE, FIGHTER, GROUND = range(4)

TABLE = {
    "Capital Attack": {"Fleet": 16, "Installation": 4, "Orbital": 4, "Troop": 10},
    "Drone Onslaught": {"Fleet": 14, "Installation": 4, "Orbital": 4, "Troop": 12},
    "Fighter Strike": {"Fleet": 17, "Installation": 4, "Orbital": 4, "Troop": 9},
    "Ground Assault": {"Fleet": 13, "Installation": 4, "Orbital": 4, "Troop": 13},
}
"""Units of each deck by type; the rest is the same in all four."""


def face(name: str) -> int:
    return CARDS.by_name(name).index


def faces(kinds: range) -> list[int]:
    """Every card of the set with a type among some, counters left out."""
    return [
        card.index
        for card in CARDS.cards
        if TYPES.index(card.choice("type")) in kinds and not card.flag("counter")
    ]


def changed(index: int, changes: dict[str, int]) -> Deck:
    """A starter deck with more or fewer copies of some cards."""
    deck = starter(index, CARDS, RULES)
    counts = {at: count for count, at in deck.entries}
    for name, more in changes.items():
        counts[face(name)] = counts.get(face(name), 0) + more
    return Deck(deck.name, [(count, at) for at, count in counts.items() if count], CARDS)


def within_limit() -> dict[str, int]:
    """What makes Capital Attack a legal deck of two copies at most."""
    return {
        "Imperial Guardian Fleet": -1,
        "Long Range Patrol Force": -1,
        "Main Battle Fleet": 1,
        "Heavy Cruiser Assault Force": 1,
    }


def built(assets: list[int]) -> Deck:
    """A deck of two copies of some Asset cards, with Characters and Worlds that are legal."""
    chosen = assets + faces(range(CHARACTER, CHARACTER + 1))[:5]
    chosen += faces(range(WORLD, WORLD + 1))[:5]
    return Deck("", [(2, at) for at in chosen], CARDS)


def broken(deck: Deck) -> list[str]:
    return [clause for clause, _ in check_deck(deck, CARDS, RULES)]


# -- the four in the box ----------------------------------------------------------------------


@pytest.mark.proves("S22-COMP-02", "S22-DECK-1")
@pytest.mark.parametrize("index", range(len(FILES)))
def test_starter_decks_hold_what_the_lists_say(index: int) -> None:
    deck = starter(index, CARDS, RULES)
    assert deck.name == NAMES[index]
    by_type = dict.fromkeys(TYPES, 0)
    for count, at in deck.entries:
        by_type[CARDS.cards[at].choice("type")] += count
    rest = {"Tactics": 16, "Character": 10, "World": 10, "Reaction": 0, "Artifact": 0}
    assert by_type == TABLE[deck.name] | rest
    assert sum(TABLE[deck.name].values()) == 34
    sizes = (len(deck.assets()), len(deck.characters()), len(deck.worlds()))
    assert sizes == (50, 10, 10)


@pytest.mark.parametrize("index", range(len(FILES)))
def test_copies_in_a_starter_deck(index: int) -> None:
    kinds = CARDS.column("type")
    entries = starter(index, CARDS, RULES).entries
    units = [count for count, at in entries if kinds[at] < UNITS]
    assert (units.count(1), units.count(3), units.count(2)) == (2, 2, 13)
    assert {count for count, at in entries if kinds[at] == TACTICS} == {2}
    assert {count for count, at in entries if kinds[at] > TACTICS} == {1}


def test_the_four_hold_every_card() -> None:
    decks = [starter(index, CARDS, RULES) for index in range(len(FILES))]
    held = {at for deck in decks for _, at in deck.entries}
    assert held == set(faces(range(len(TYPES))))
    assert len(held) == 124


@pytest.mark.parametrize("index", range(len(FILES)))
def test_what_a_starter_deck_has_alone(index: int) -> None:
    decks = [starter(other, CARDS, RULES) for other in range(len(FILES))]
    others = [deck for other, deck in enumerate(decks) if other != index]
    for mine, theirs in (
        (decks[index].characters(), [at for deck in others for at in deck.characters()]),
        (decks[index].worlds(), [at for deck in others for at in deck.worlds()]),
    ):
        assert sorted([theirs.count(at) for at in mine]) == [0, 0] + [1] * 8


# -- reading ----------------------------------------------------------------------------------


def test_the_three_decks_are_told_apart_by_type() -> None:
    deck = read_deck("1 Mars, Robot's Bane\n2 Clone Battalion\nX, the Cyber Revenant\n", CARDS)
    assert deck.assets() == [face("Clone Battalion")] * 2
    assert deck.characters() == [face("X, the Cyber Revenant")]
    assert deck.worlds() == [face("Mars, Robot's Bane")]


@pytest.mark.parametrize(
    ("line", "name", "count"),
    [
        ("1 1st General Paledos", "1st General Paledos", 1),
        ("1st General Paledos", "1st General Paledos", 1),
        ("2x 1st general paledos", "1st General Paledos", 2),
        ("2x1st General Paledos", "1st General Paledos", 2),
        ("1st General Paledos x2", "1st General Paledos", 2),
        ("M-5-X-10000", "M-5-X-10000", 1),
        ("2 M-5-X-10000", "M-5-X-10000", 2),
        ("M-5-X-10000 (2)", "M-5-X-10000", 2),
        ("2 x X, the Cyber Revenant", "X, the Cyber Revenant", 2),
        ("2 Geladhore 5, the 1st Exo–world", "Geladhore 5, the 1st Exo-world", 2),
        ("Granarias 2 of the Red Nebula", "Granarias 2 of the Red Nebula", 1),
    ],
)
def test_numbers_in_names_are_no_counts(line: str, name: str, count: int) -> None:
    assert read_deck(line, CARDS).entries == [(count, face(name))]


def test_headings_are_remarks_and_the_first_other_remark_is_the_name(tmp_path: Path) -> None:
    text = "## Assets\n2 Clone Battalion\n\nWorlds:\n1 Saturn, Belter's Home\n"
    assert read_deck("# Night raid\n" + text, CARDS).name == "Night raid"
    assert read_deck("name: Day raid\n" + text, CARDS).name == "Day raid"
    assert read_deck(text, CARDS).name == ""
    path = tmp_path / "mine.txt"
    path.write_text(text, encoding="utf-8")
    deck = read_deck(path, CARDS)
    assert (deck.name, len(deck.assets()), len(deck.worlds())) == ("mine", 2, 1)


def test_an_unknown_card_is_named_with_line_and_nearest() -> None:
    with pytest.raises(InputError) as caught:
        read_deck("# Mine\n2 Rapid Strick Fleet\n", CARDS)
    assert caught.value.where == "deck:2"
    assert "Rapid Strike Fleet" in caught.value.right


def test_what_is_no_deck_is_not_read_to_its_end() -> None:
    with pytest.raises(InputErrors) as caught:
        read_deck("Nobody's Ship\n" * 3000, CARDS)
    assert len(caught.value.problems) == 21
    assert "was not read" in str(caught.value.problems[-1])


def test_all_mistakes_are_said_together() -> None:
    text = "1 1st General Paledoss\n0 Clone Battalion\nWorlds: 1 Saturn, Belter's Home\n"
    with pytest.raises(InputErrors) as caught:
        read_deck(text, CARDS)
    assert [problem.where for problem in caught.value.problems] == ["deck:1", "deck:2", "deck:3"]


# -- judging ----------------------------------------------------------------------------------


@pytest.mark.proves("S22-DECK-3")
@pytest.mark.parametrize("index", range(len(FILES)))
def test_starter_decks_are_legal_with_three_copies(index: int) -> None:
    deck = starter(index, CARDS, RULES)
    assert check_deck(deck, CARDS, RULES) == []
    again = Deck("Mine", deck.entries[::-1], CARDS)
    assert check_deck(again, CARDS, RULES) == [], "neither the name nor the order counts"


@pytest.mark.proves("S22-DECK-3")
def test_a_third_copy_in_a_constructed_deck() -> None:
    assert check_deck(changed(CAPITAL, within_limit()), CARDS, RULES) == []
    deck = changed(CAPITAL, within_limit() | {"Clone Battalion": 1, "On High Alert": -1})
    assert check_deck(deck, CARDS, RULES) == [
        ("SI-DECK-3", "There are 3 copies of Clone Battalion; 2 is the most.")
    ]
    assert broken(changed(CAPITAL, {"Clone Battalion": -1, "Robot Goliath": 1})) == [
        "SI-DECK-3",
        "SI-DECK-3",
    ], "a starter deck with one other card is a constructed deck"


@pytest.mark.proves("S22-DECK-1")
@pytest.mark.parametrize(
    ("name", "more", "sentence"),
    [
        ("Robot Goliath", 1, "The Asset Deck has 51 cards; it has exactly 50, so take out 1."),
        ("On High Alert", -2, "The Asset Deck has 48 cards; it has exactly 50, so add 2."),
        ("M-5-X-10000", 1, "The Character Deck has 11 cards; it has exactly 10, so take out 1."),
        (
            "Aquas Delor, Water World",
            -1,
            "The System Deck has 9 cards; it has exactly 10, so add 1.",
        ),
    ],
)
def test_fifty_ten_and_ten_exactly(name: str, more: int, sentence: str) -> None:
    deck = changed(CAPITAL, within_limit() | {name: more})
    assert check_deck(deck, CARDS, RULES) == [("SI-DECK-1", sentence)]


@pytest.mark.proves("S22-DECK-1")
def test_an_empty_deck() -> None:
    assert broken(read_deck("# Nothing", CARDS)) == ["SI-DECK-1"] * 3


@pytest.mark.proves("S22-DECK-2")
def test_cards_of_all_starter_decks_may_be_mixed() -> None:
    mixed = {
        "Clone Battalion": -2,
        "Robot Goliath": 1,
        "Bomber Squadron": 1,
        "On High Alert": -2,
        "Militia Rally": 1,
        "Drone Collision Attack": 1,
        "M-5-X-10000": -1,
        "Lethess, Demoness of Oblivion": 1,
        "Aquas Delor, Water World": -1,
        "Galvagex 3, Junk World": 1,
    }
    assert check_deck(changed(CAPITAL, within_limit() | mixed), CARDS, RULES) == []


@pytest.mark.proves("S22-DECK-2")
@pytest.mark.parametrize("name", COUNTERS)
def test_counters_are_no_cards_of_a_deck(name: str) -> None:
    deck = changed(CAPITAL, within_limit() | {name: 3})
    assert len(deck.assets()) == 50
    what = f"{CARDS.by_name(name).name} is a Unit counter; counters are no cards of a deck"
    assert check_deck(deck, CARDS, RULES) == [("SI-DECK-2", f"{what}, so leave it out.")]


@pytest.mark.proves("S22-DECK-4")
def test_second_copies_of_worlds_and_characters() -> None:
    doubles = {
        "M-5-X-10000": 1,
        "X, the Cyber Revenant": -1,
        "Aquas Delor, Water World": 1,
        "Damirus Outer, Star's Ember": -1,
    }
    deck = changed(CAPITAL, within_limit() | doubles)
    assert deck.characters().count(face("M-5-X-10000")) == 2
    assert deck.worlds().count(face("Aquas Delor, Water World")) == 2
    assert check_deck(deck, CARDS, RULES) == []
    third = {"M-5-X-10000": 2, "X, the Cyber Revenant": -1, "Ajee Delere, GalNet Celebrity": -1}
    assert broken(changed(CAPITAL, within_limit() | third)) == ["SI-DECK-3"]


@pytest.mark.proves("S22-DECK-5")
def test_no_least_number_of_units_or_tactics() -> None:
    units = faces(range(UNITS))
    tactics = faces(range(TACTICS, TACTICS + 1))
    assert check_deck(built(units[:25]), CARDS, RULES) == []
    assert check_deck(built(tactics[:20] + units[:5]), CARDS, RULES) == []


def test_every_broken_rule_is_named() -> None:
    deck = changed(GROUND, {COUNTERS[0]: 1, "Robot Goliath": 1, "Saturn, Belter's Home": 2})
    clauses = ["SI-DECK-1"] * 2 + ["SI-DECK-2"] + ["SI-DECK-3"] * 3
    assert broken(deck) == clauses
