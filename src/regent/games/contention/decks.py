"""Decks: lists of cards as text, whether a list is a legal deck, and the six that come in the box.

A deck is written one card a line, `2 Alliance Bomber`, as `games/decklist.py` reads it;
`homeworld: …` names the faction.
"""

from __future__ import annotations

import os
from typing import Final

from regent.games.contention import (
    FOLDER,
)
from regent.games.contention.codes import (
    FACTIONS,
    HOMEWORLD,
    NEUTRAL,
    RARITIES,
    TYPES,
    UNIQUE,
    UNLIMITED,
)
from regent.games.decklist import Finding, ListReader, list_text
from regent.kernel.cards import CardSet, CardSpec
from regent.kernel.problems import Problems, suggest
from regent.kernel.vocabulary import slug

SIZE: Final = 30
DUAL_SIZE: Final = 45
DUAL_UNIQUES: Final = 3
FILES: Final = ("terran", "sek", "roonian", "mechan", "dregulon", "avar")
"""The files of the preconstructed decks, by faction."""


class Deck:
    """A list of cards for the homeworld of a faction.

    `entries` are pairs of count and face, each face once; `bluffs` counts Bluff cards that were
    written into the list, which no deck may hold.
    """

    __slots__ = ("bluffs", "entries", "faction", "name")

    def __init__(
        self, name: str, faction: int, entries: list[tuple[int, int]], bluffs: int = 0
    ) -> None:
        self.name = name
        self.faction = faction
        self.entries = entries
        self.bluffs = bluffs

    def size(self) -> int:
        return sum([count for count, _ in self.entries])

    def faces(self) -> list[int]:
        """Every card of the deck, one by one."""
        found: list[int] = []
        for count, face in self.entries:
            found += [face] * count
        return found


def precon(faction: int, cards: CardSet) -> Deck:
    """The preconstructed deck of a faction (C-DECK-07)."""
    return read_deck(FOLDER / "decks" / f"{FILES[faction]}.txt", cards)


def deck_size(deck: Deck, cards: CardSet, dual: bool) -> int:
    """How many cards the deck must have."""
    return DUAL_SIZE if dual and len(_factions(deck, cards)) > 1 else SIZE


def write_deck(deck: Deck, cards: CardSet) -> str:
    """The text of a deck; reading it gives the same deck."""
    lines = [f"# {deck.name}"] if deck.name else []
    lines += [f"homeworld: {FACTIONS[deck.faction]}", ""]
    lines += [f"{count} {cards.cards[face].name}" for count, face in deck.entries]
    if deck.bluffs:
        lines.append(f"{deck.bluffs} Bluff")
    return "\n".join(lines) + "\n"


# -- reading ----------------------------------------------------------------------------------


def read_deck(source: str | os.PathLike[str], cards: CardSet) -> Deck:
    """A deck from a path, or from a text; everything that is wrong is said together."""
    deck, problems = read_leniently(source, cards)
    problems.raise_any()
    return deck


def read_leniently(source: str | os.PathLike[str], cards: CardSet) -> tuple[Deck, Problems]:
    """A deck as far as it can be read, and what cannot be; faction -1 where none is named."""
    where, name, text = list_text(source)
    reader = _Reader(where, name, cards)
    return reader.deck(text), reader.problems


class _Reader(ListReader):
    """A deck being read: a list of cards and the homeworld."""

    __slots__ = ("bluffs", "faction", "said")

    def __init__(self, where: str, name: str, cards: CardSet) -> None:
        super().__init__(where, name, cards)
        self.faction = -1
        self.said = False
        self.bluffs = 0

    def deck(self, text: str) -> Deck:
        self.read(text)
        if not self.said:
            right = 'write "homeworld: Terran Alliance", or whichever is yours'
            self.problems.add("the deck does not say its homeworld", self.where, right)
        return Deck(self.name, self.faction, self.entries(), self.bluffs)

    def header(self, key: str, value: str, spot: str) -> bool:
        if key not in ("homeworld", "faction"):
            return False
        self.said = True
        wanted = slug(value).removesuffix("-homeworld")
        for faction in range(NEUTRAL):
            if wanted in (slug(FACTIONS[faction]), FILES[faction]):
                self.faction = faction
                return True
        right = suggest(value, FACTIONS[:NEUTRAL])
        self.problems.add(f'no homeworld is called "{value}"', spot, right)
        return True

    def other(self, name: str, count: int) -> bool:
        if slug(name) != "bluff":
            return False
        self.bluffs += count
        return True


# -- judging ----------------------------------------------------------------------------------


def check_deck(deck: Deck, cards: CardSet, dual: bool = False) -> list[Finding]:
    """Every rule the deck breaks, each with what would be right; none if it is legal."""
    factions = _factions(deck, cards)
    mixed = dual and len(factions) > 1
    found = _size_findings(deck, mixed)
    for count, face in deck.entries:
        found += _card_findings(count, cards.cards[face])
    if deck.faction < 0:
        pass  # that it names no homeworld was said when it was read
    elif mixed:
        found += _dual_findings(deck, cards, factions)
    else:
        found += _faction_findings(deck, cards)
    if deck.bluffs:
        what = "The Bluff card is in the list; it is never part of a deck, so leave it out."
        found.append(("C-DECK-06", what))
    return found


def _factions(deck: Deck, cards: CardSet) -> list[int]:
    """The factions whose cards are in the deck, in the order of their numbers."""
    column = cards.column("faction")
    kinds = cards.column("type")
    found = {column[face] for _, face in deck.entries if kinds[face] < HOMEWORLD}
    return sorted(found - {NEUTRAL})


def _size_findings(deck: Deck, mixed: bool) -> list[Finding]:
    size = deck.size()
    wanted = DUAL_SIZE if mixed else SIZE
    if size == wanted:
        return []
    change = f"take out {size - wanted}" if size > wanted else f"add {wanted - size}"
    kind = "a deck of two factions" if mixed else "a deck"
    what = f"The deck has {size} cards; {kind} has exactly {wanted}, so {change}."
    return [("C-OPT-DUAL-02" if mixed else "C-DECK-01", what)]


def _card_findings(count: int, card: CardSpec) -> list[Finding]:
    """Copies (any number of an Unlimited card, C-DECK-04), and what is no card of a deck."""
    kind = TYPES.index(card.choice("type"))
    if kind >= HOMEWORLD:
        what = f"{card.name} is a location; locations can't be put in a deck, so leave it out."
        return [("C-DECK-09", what)]
    if card.flag("token"):
        what = f"{card.name} is a token ship; tokens can't be put in a deck, so leave it out."
        return [("C-DECK-09", what)]
    rarity = RARITIES.index(card.choice("rarity"))
    if rarity == UNIQUE and count > 1:
        what = f"There are {count} copies of {card.name}; it is Unique, so 1 is the most."
        return [("C-DECK-03", what)]
    if rarity != UNLIMITED and count > 2:
        what = f"There are {count} copies of {card.name}; 2 is the most."
        return [("C-DECK-02", what)]
    return []


def _faction_findings(deck: Deck, cards: CardSet) -> list[Finding]:
    """One faction, that of the homeworld; neutral cards alone are enough (C-DECK-08)."""
    found: list[Finding] = []
    home = FACTIONS[deck.faction]
    for faction in _factions(deck, cards):
        if faction != deck.faction:
            listed = ", ".join(_cards_of(deck, cards, faction))
            what = f"{listed}: {FACTIONS[faction]}; with this homeworld a deck holds only"
            found.append(("C-DECK-05", f"{what} {home} and neutral cards."))
    return found


def _dual_findings(deck: Deck, cards: CardSet, factions: list[int]) -> list[Finding]:
    """Only for decks of two factions; copy limits hold for them too (C-OPT-DUAL-04)."""
    found: list[Finding] = []
    names = [FACTIONS[faction] for faction in factions]
    if len(factions) > 2:
        what = f"The deck holds cards of {len(factions)} factions ({', '.join(names)})"
        found.append(("C-OPT-DUAL-01", f"{what}; two are the most."))
    rarities = cards.column("rarity")
    uniques = sum([count for count, face in deck.entries if rarities[face] == UNIQUE])
    if uniques > DUAL_UNIQUES:
        what = f"The deck has {uniques} Unique cards; a deck of two factions has at most"
        found.append(("C-OPT-DUAL-02", f"{what} {DUAL_UNIQUES}."))
    if deck.faction not in factions:
        what = f"The homeworld is {FACTIONS[deck.faction]}; it must be of a faction in the deck"
        found.append(("C-OPT-DUAL-03", f"{what}: {' or '.join(names)}."))
    return found


def _cards_of(deck: Deck, cards: CardSet, faction: int) -> list[str]:
    column = cards.column("faction")
    kinds = cards.column("type")
    return [
        cards.cards[face].name
        for _, face in deck.entries
        if column[face] == faction and kinds[face] < HOMEWORLD
    ]
