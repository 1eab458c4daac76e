"""Decks of Contention: the six in the box, forgiving reading, unforgiving judging."""

from __future__ import annotations

from pathlib import Path

import pytest

from regent.games.contention import (
    FOLDER,
)
from regent.games.contention.codes import FACTIONS, NEUTRAL
from regent.games.contention.decks import Deck, check_deck, precon, read_deck, write_deck
from regent.games.contention.vocabulary import SCHEMA
from regent.kernel.cards import load_set
from regent.kernel.errors import InputError
from regent.kernel.problems import InputErrors

CARDS = load_set(sorted((FOLDER / "cards").glob("*.toml")), SCHEMA)
TERRAN = 0
SEK = 1
AVAR = 5


def changed(faction: int, changes: dict[str, int], homeworld: int = -1) -> Deck:
    """A preconstructed deck with more or fewer copies of some cards."""
    deck = precon(faction, CARDS)
    counts = {face: count for count, face in deck.entries}
    for name, more in changes.items():
        face = CARDS.by_name(name).index
        counts[face] = counts.get(face, 0) + more
    entries = [(count, face) for face, count in counts.items() if count]
    return Deck(deck.name, homeworld if homeworld >= 0 else faction, entries)


def broken(deck: Deck, dual: bool = False) -> list[str]:
    return [clause for clause, _ in check_deck(deck, CARDS, dual)]


def dual_deck() -> Deck:
    """45 cards of Terran and Avar with three Uniques."""
    lines = ["homeworld: Avar"]
    lines += ["2 Alliance Bomber", "2 Alliance Dropship", "2 Alliance Destroyer", "2 Black Op"]
    lines += ["2 Missile Cruiser", "2 Alliance Battleship", "2 Missile Strike", "2 Slander"]
    lines += ["1 Alliance Flagship", "1 Admiral Rakel Ryneck", "2 Reinforcements"]
    lines += ["2 Avar Clipper", "2 Avar Destroyer", "2 Avar Raptor", "2 Border Guard"]
    lines += ["2 Fighter Base", "2 Recall", "2 Alert Fighters", "1 Shrine of the Fallen"]
    lines += ["10 Militia Patrol"]
    return read_deck("\n".join(lines), CARDS)


# -- the six in the box -----------------------------------------------------------------------


@pytest.mark.proves("C-DECK-07")
@pytest.mark.parametrize("faction", range(NEUTRAL))
def test_preconstructed_decks_are_legal(faction: int) -> None:
    deck = precon(faction, CARDS)
    assert check_deck(deck, CARDS) == []
    assert check_deck(deck, CARDS, dual=True) == []
    assert (deck.name, deck.faction, deck.size()) == (FACTIONS[faction], faction, 30)
    assert len(deck.faces()) == 30


def test_neutral_cards_of_the_six() -> None:
    neutral = [
        sum(
            count
            for count, face in precon(faction, CARDS).entries
            if CARDS.cards[face].choice("faction") == "Neutral"
        )
        for faction in range(NEUTRAL)
    ]
    assert neutral == [3, 3, 0, 5, 8, 4]


def test_no_card_is_in_two_of_the_six() -> None:
    faces = [face for faction in range(NEUTRAL) for _, face in precon(faction, CARDS).entries]
    assert len(faces) == len(set(faces)) == 113


@pytest.mark.parametrize("faction", range(NEUTRAL))
def test_written_decks_read_the_same(faction: int, tmp_path: Path) -> None:
    deck = precon(faction, CARDS)
    path = tmp_path / "mine.txt"
    path.write_text(write_deck(deck, CARDS), encoding="utf-8")
    again = read_deck(path, CARDS)
    assert (again.name, again.faction, again.entries) == (deck.name, deck.faction, deck.entries)


# -- reading ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "2 Drone",
        "2x Drone",
        "2 x  drone",
        "2×DRONE",
        "Drone x2",
        "Drone (2)",
        "drone 2",
        "Drone, 2",
    ],
)
def test_counts_stand_anywhere(line: str) -> None:
    deck = read_deck("homeworld: Roonian\n" + line, CARDS)
    assert deck.entries == [(2, CARDS.by_name("Drone").index)]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Smuggler’s  Den", "Smuggler's Den"),
        ("1 pilgrim's way", "Pilgrim's Way"),
        ("“Aora, Daughter of Sheratar”", "Aora, Daughter of Sheratar"),
        ("1 Short–Range Carrier", "Short-Range Carrier"),
        ("Two: of the inner council", "Two: of the Inner Council"),
        ("FOUR: BATTLEFORM  # the contender", "Four: Battleform"),
    ],
)
def test_names_are_found_however_written(line: str, name: str) -> None:
    deck = read_deck(f"  Homeworld :  terran homeworld\n\n{line}\n", CARDS)
    assert deck.entries == [(1, CARDS.by_name(name).index)]
    assert deck.faction == TERRAN


def test_the_same_card_twice_is_added_up() -> None:
    deck = read_deck("homeworld: Sek\n1 Jump\n1 Jump\n", CARDS)
    assert deck.entries == [(2, CARDS.by_name("Jump").index)]


def test_the_first_remark_is_the_name() -> None:
    text = "# Night raid\n# second remark\nhomeworld: Dregulon\n1 Spy\n"
    assert read_deck(text, CARDS).name == "Night raid"
    assert read_deck("name: Day raid\n" + text, CARDS).name == "Day raid"
    assert read_deck("homeworld: Sek\n# a remark\n1 Jump", CARDS).name == ""


def test_an_unknown_card_is_named_with_line_and_nearest(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("# Mine\nhomeworld: Avar\n2 Avar Rapter\n", encoding="utf-8")
    with pytest.raises(InputError) as caught:
        read_deck(path, CARDS)
    assert caught.value.where == f"{path}:3"
    assert "Avar Raptor" in caught.value.right


def test_all_mistakes_are_said_together() -> None:
    with pytest.raises(InputErrors) as caught:
        read_deck("homeworld: Tarran\n2 Avar Rapter\n0 Drone\n123456789 Drone\n", CARDS)
    assert [problem.where for problem in caught.value.problems] == [
        "deck:1",
        "deck:2",
        "deck:3",
        "deck:4",
    ]


def test_a_deck_without_homeworld() -> None:
    with pytest.raises(InputError, match="does not say its homeworld"):
        read_deck("2 Drone", CARDS)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        read_deck(tmp_path / "none.txt", CARDS)
    path = tmp_path / "bytes.txt"
    path.write_bytes(b"2 \xff")
    with pytest.raises(InputError, match="UTF-8"):
        read_deck(path, CARDS)


# -- judging ----------------------------------------------------------------------------------


@pytest.mark.proves("C-DECK-01")
def test_thirty_cards_exactly() -> None:
    one_more = changed(TERRAN, {"Frigate": 1})
    assert check_deck(one_more, CARDS) == [
        ("C-DECK-01", "The deck has 31 cards; a deck has exactly 30, so take out 1.")
    ]
    one_less = changed(TERRAN, {"Slander": -1})
    assert check_deck(one_less, CARDS) == [
        ("C-DECK-01", "The deck has 29 cards; a deck has exactly 30, so add 1.")
    ]


@pytest.mark.proves("C-DECK-02")
def test_a_third_copy() -> None:
    deck = changed(TERRAN, {"Alliance Bomber": 1, "Slander": -1})
    assert check_deck(deck, CARDS) == [
        ("C-DECK-02", "There are 3 copies of Alliance Bomber; 2 is the most.")
    ]


@pytest.mark.proves("C-DECK-03", "C-CARD-07")
def test_a_second_copy_of_a_unique() -> None:
    deck = changed(TERRAN, {"Alliance Flagship": 1, "Slander": -1})
    assert broken(deck) == ["C-DECK-03"]
    assert broken(changed(TERRAN, {"Alliance Flagship": 2, "Slander": -1, "Battle Plan": -1})) == [
        "C-DECK-03"
    ]


@pytest.mark.proves("C-DECK-04", "C-DECK-08", "C-CARD-07")
@pytest.mark.parametrize("faction", range(NEUTRAL))
def test_unlimited_and_neutral_only(faction: int) -> None:
    patrol = CARDS.by_name("Militia Patrol").index
    assert check_deck(Deck("", faction, [(30, patrol)]), CARDS) == []


@pytest.mark.proves("C-DECK-05", "C-CARD-06")
def test_cards_of_another_faction() -> None:
    deck = changed(TERRAN, {"Jump": 1, "Drone": 1, "Slander": -1, "Battle Plan": -1})
    found = check_deck(deck, CARDS)
    assert [clause for clause, _ in found] == ["C-DECK-05", "C-DECK-05"]
    assert "Jump: Sek" in found[0][1]
    assert "Drone: Roonian" in found[1][1]
    assert broken(changed(TERRAN, {}, homeworld=SEK)) == ["C-DECK-05"]


@pytest.mark.proves("C-DECK-06")
def test_the_bluff_is_no_card_of_a_deck() -> None:
    text = write_deck(precon(TERRAN, CARDS), CARDS)
    deck = read_deck(text + "1 Bluff\n", CARDS)
    assert deck.size() == 30
    assert broken(deck) == ["C-DECK-06"]
    assert read_deck(write_deck(deck, CARDS), CARDS).bluffs == 1


@pytest.mark.proves("C-DECK-09")
@pytest.mark.parametrize("name", ["Vernoth", "Terran Homeworld", "Imperial Capital", "Fighter"])
def test_locations_and_tokens(name: str) -> None:
    assert broken(changed(TERRAN, {name: 1, "Slander": -1})) == ["C-DECK-09"]
    assert broken(changed(AVAR, {name: 1, "Recall": -1})) == ["C-DECK-09"]


def test_every_broken_rule_is_named() -> None:
    deck = changed(
        TERRAN, {"Black Op": 1, "Alliance Flagship": 1, "Jump": 1, "Vernoth": 1, "Destroyer": 3}
    )
    deck.bluffs = 1
    assert sorted(broken(deck)) == [
        "C-DECK-01",
        "C-DECK-02",
        "C-DECK-03",
        "C-DECK-05",
        "C-DECK-06",
        "C-DECK-09",
        "C-DECK-09",
    ]


# -- two factions -----------------------------------------------------------------------------


@pytest.mark.proves("C-OPT-DUAL-01", "C-OPT-DUAL-03")
def test_two_factions() -> None:
    deck = dual_deck()
    assert deck.size() == 45
    assert broken(deck, dual=True) == []
    assert broken(deck) == ["C-DECK-01", "C-DECK-05"]
    deck.faction = SEK
    assert broken(deck, dual=True) == ["C-OPT-DUAL-03"]


@pytest.mark.proves("C-OPT-DUAL-01")
def test_three_factions() -> None:
    deck = dual_deck()
    deck.entries = [(8, face) if count == 10 else (count, face) for count, face in deck.entries]
    deck.entries.append((2, CARDS.by_name("Jump").index))
    assert broken(deck, dual=True) == ["C-OPT-DUAL-01"]


@pytest.mark.proves("C-OPT-DUAL-02", "C-OPT-DUAL-04")
def test_size_and_uniques_of_two_factions() -> None:
    deck = dual_deck()
    deck.entries.append((1, CARDS.by_name("Imperial Regent").index))
    assert broken(deck, dual=True) == ["C-OPT-DUAL-02", "C-OPT-DUAL-02"]
    small = changed(TERRAN, {"Recall": 2, "Slander": -1, "Battle Plan": -1})
    assert broken(small, dual=True) == ["C-OPT-DUAL-02"]


@pytest.mark.proves("C-OPT-DUAL-04")
def test_copy_limits_hold_for_two_factions_too() -> None:
    deck = dual_deck()
    recall = CARDS.by_name("Recall").index
    patrol = CARDS.by_name("Militia Patrol").index
    deck.entries = [(count, face) for count, face in deck.entries if face not in (recall, patrol)]
    deck.entries += [(3, recall), (9, patrol)]
    assert broken(deck, dual=True) == ["C-DECK-02"]


@pytest.mark.proves("C-OPT-DUAL-04")
def test_one_faction_keeps_thirty_and_any_number_of_uniques() -> None:
    deck = precon(SEK, CARDS)
    uniques = [1 for _, face in deck.entries if CARDS.cards[face].choice("rarity") == "unique"]
    assert len(uniques) > 3
    assert broken(deck, dual=True) == []
    assert broken(changed(SEK, {"Frigate": 2}), dual=True) == ["C-DECK-01"]
