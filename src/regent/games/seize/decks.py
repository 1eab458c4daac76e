"""Decks: a player's three decks as one list, whether it is legal, and the four in the box.

A deck is written one card a line, `2 Rapid Strike Fleet`, as `games/decklist.py` reads it. The
type of each card says whether it goes to the Asset, the Character or the System Deck, so the
order is free and headings are remarks.
"""

from __future__ import annotations

import os
from typing import Final

from regent.games.decklist import Finding, ListReader, list_text
from regent.games.seize import (
    FOLDER,
)
from regent.games.seize.codes import ARTIFACT, CHARACTER, REACTION, TACTICS, WORLD
from regent.kernel.cards import CardSet
from regent.kernel.errors import InputError
from regent.kernel.problems import Problems
from regent.kernel.vocabulary import slug

FILES: Final = ("capital", "drone", "fighter", "ground")
"""The files of the starter decks, in a folder for each edition."""
NAMES: Final = ("Capital Attack", "Drone Onslaught", "Fighter Strike", "Ground Assault")
"""Their names, in the same order."""


class DeckRules:
    """How decks are made in one edition: the sizes of the three decks, and how many copies of a
    card are allowed in each (SI-DECK-1, SI-DECK-CHARACTERS, SI-DECK-WORLDS, SI-DECK-3); `folder`
    holds its starter decks."""

    __slots__ = ("copies", "edition", "folder", "sizes")

    def __init__(
        self, edition: str, folder: str, sizes: tuple[int, int, int], copies: tuple[int, int, int]
    ) -> None:
        self.edition = edition
        self.folder = folder
        self.sizes = sizes
        self.copies = copies


KINDS: Final = ("Asset", "Character", "System")
"""The decks, in the order of sizes and copies."""
DECK_RULES: Final = {
    "2022": DeckRules("2022", "2022", sizes=(50, 10, 10), copies=(2, 2, 2)),
    # SI-DECK-SIZES: its text names the four themes and prints no lists, so they are those of 2022
    "second": DeckRules("second", "2022", sizes=(50, 10, 10), copies=(3, 2, 2)),
    # its text prints sizes only; the lists are those of 2022, changed by design
    "first": DeckRules("first", "first", sizes=(48, 12, 12), copies=(3, 2, 2)),
}
"""By edition."""
HEADINGS: Final = (
    "assets",
    "asset-deck",
    "units",
    "fleets",
    "orbitals",
    "installations",
    "troops",
    "tactics",
    "reactions",
    "artifacts",
    "characters",
    "character-deck",
    "worlds",
    "system-deck",
)
"""Remarks that head a part of the list and do not name the deck."""


class Deck:
    """The Asset, Character and System Deck of a player (SI-COMP-02).

    `entries` are pairs of count and face, each face once.
    """

    __slots__ = ("cards", "entries", "name")

    def __init__(self, name: str, entries: list[tuple[int, int]], cards: CardSet) -> None:
        self.name = name
        self.entries = entries
        self.cards = cards

    def assets(self) -> list[int]:
        """SI-COMP-ASSETS: every card of the Asset Deck: Units, Reactions and Artifacts."""
        return self._faces(0, TACTICS) + self._faces(REACTION, ARTIFACT)

    def characters(self) -> list[int]:
        """Every card of the Character Deck, one by one."""
        return self._faces(CHARACTER, CHARACTER)

    def worlds(self) -> list[int]:
        """Every card of the System Deck, one by one."""
        return self._faces(WORLD, WORLD)

    def _faces(self, first: int, last: int) -> list[int]:
        """The cards from one type to another; Unit counters lie in no deck."""
        kinds = self.cards.column("type")
        counters = self.cards.column("counter")
        found: list[int] = []
        for count, face in self.entries:
            if first <= kinds[face] <= last and counters[face] != 1:
                found += [face] * count
        return found


def starter(index: int, cards: CardSet, rules: DeckRules) -> Deck:
    """One of the starter decks of an edition, in the order of NAMES."""
    return read_deck(FOLDER / "decks" / rules.folder / f"{FILES[index]}.txt", cards)


def whole_set(cards: CardSet, rules: DeckRules) -> Deck:
    """Every Unit and Tactics card of the set, as often as a deck may hold it (SI-DECK-3)."""
    kinds = cards.column("type")
    counters = cards.column("counter")
    faces = [card.index for card in cards.cards if kinds[card.index] <= TACTICS]
    most = rules.copies[0]
    return Deck("All cards", [(most, face) for face in faces if counters[face] != 1], cards)


# -- reading ----------------------------------------------------------------------------------


def read_deck(source: str | os.PathLike[str], cards: CardSet) -> Deck:
    """A deck from a path, or from a text; everything that is wrong is said together."""
    deck, problems = read_leniently(source, cards)
    problems.raise_any()
    return deck


def read_leniently(source: str | os.PathLike[str], cards: CardSet) -> tuple[Deck, Problems]:
    """A deck as far as it can be read, and what cannot be."""
    where, name, text = list_text(source)
    reader = _Reader(where, name, cards)
    reader.read(text)
    return Deck(reader.name, reader.entries(), cards), reader.problems


def write_deck(deck: Deck, cards: CardSet) -> str:
    """The text of a deck, the three decks one after the other; reading it gives the same deck."""
    kinds = cards.column("type")
    lines = [f"# {deck.name}"] if deck.name else []
    for at, kind in enumerate(KINDS):
        part = [(n, face) for n, face in deck.entries if deck_of(kinds[face]) == at]
        if part:
            lines += ["", f"## {kind} Deck", *[f"{n} {cards.cards[face].name}" for n, face in part]]
    return "\n".join(lines) + "\n"


class _Reader(ListReader):
    """A deck being read: a list of cards, maybe with headings."""

    __slots__ = ()

    def header(self, key: str, value: str, spot: str) -> bool:
        return not value and key in HEADINGS

    def remark(self, text: str) -> None:
        if slug(text) not in HEADINGS:
            super().remark(text)


# -- judging ----------------------------------------------------------------------------------


def check_deck(deck: Deck, cards: CardSet, rules: DeckRules) -> list[Finding]:
    """Every rule the deck breaks, each with what would be right; none if it is legal.

    Units and Tactics may be mixed as one likes (SI-DECK-5).
    """
    found: list[Finding] = []
    for at, part in enumerate((deck.assets(), deck.characters(), deck.worlds())):
        found += _size_finding(KINDS[at], len(part), rules.sizes[at])
    counters = cards.column("counter")
    kinds = cards.column("type")
    copies: list[Finding] = []
    for count, face in deck.entries:
        name = cards.cards[face].name
        most = rules.copies[deck_of(kinds[face])]
        if counters[face] == 1:
            what = f"{name} is a Unit counter; counters are no cards of a deck, so leave it out."
            found.append(("SI-DECK-2", what))
        elif count > most:
            # A second copy is legal even of a World or a Character (SI-DECK-4).
            what = f"There are {count} copies of {name}; {most} is the most."
            copies.append(("SI-DECK-3", what))
    if copies and not _is_starter(deck, cards, rules):
        found += copies
    return found


def deck_of(kind: int) -> int:
    """To which of the three decks a type belongs."""
    if kind == CHARACTER:
        return 1
    return 2 if kind == WORLD else 0


def _size_finding(kind: str, size: int, wanted: int) -> list[Finding]:
    if size == wanted:
        return []
    change = f"take out {size - wanted}" if size > wanted else f"add {wanted - size}"
    what = f"The {kind} Deck has {size} cards; it has exactly {wanted}, so {change}."
    return [("SI-DECK-1", what)]


def _is_starter(deck: Deck, cards: CardSet, rules: DeckRules) -> bool:
    """Whether the list is one of the four in the box, whatever its name and order."""
    entries = sorted(deck.entries)
    for index in range(len(FILES)):
        try:
            if sorted(starter(index, cards, rules).entries) == entries:
                return True
        except InputError:
            continue  # a patch took out one of its cards
    return False
