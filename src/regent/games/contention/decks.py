"""Decks: lists of cards as text, whether a list is a legal deck, and the six that come in the box.

A deck is written one card a line, `2 Alliance Bomber`. The first line may be its name behind a
`#`; `homeworld: …` names the faction. Reading is forgiving about everything but the cards.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from regent.games.contention import FOLDER
from regent.games.contention.codes import (
    FACTIONS,
    HOMEWORLD,
    NEUTRAL,
    RARITIES,
    TYPES,
    UNIQUE,
    UNLIMITED,
)
from regent.kernel.cards import CardSet, CardSpec
from regent.kernel.errors import InputError
from regent.kernel.problems import Problems, suggest
from regent.kernel.vocabulary import slug

SIZE: Final = 30
DUAL_SIZE: Final = 45
DUAL_UNIQUES: Final = 3
FILES: Final = ("terran", "sek", "roonian", "mechan", "dregulon", "avar")
"""The files of the preconstructed decks, by faction."""

_MOST_COPIES: Final = 99
_BEFORE: Final = re.compile(r"(\d+)\s*[x×*]?\s+(\D.*)|(\d+)[x×*](\D.*)", re.IGNORECASE)
_BEHIND: Final = re.compile(r"(.*?\S)\s*[\s,(]\s*[x×*]?\s*(\d+)\s*[x×*]?\s*\)?", re.IGNORECASE)

Finding = tuple[str, str]
"""A clause and a sentence."""


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
    if isinstance(source, str):
        return _Reader("deck", "", cards).read(source)
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        what = f"the deck cannot be read ({error.strerror})"
        raise InputError(what, str(path), "name a readable file") from None
    except UnicodeDecodeError:
        raise InputError("the deck is not UTF-8 text", str(path), "save it as UTF-8") from None
    return _Reader(str(path), path.stem, cards).read(text)


class _Reader:
    """A deck being read, line by line."""

    __slots__ = ("bluffs", "cards", "counts", "faction", "name", "named", "problems", "where")

    def __init__(self, where: str, name: str, cards: CardSet) -> None:
        self.where = where
        self.name = name
        self.cards = cards
        self.named = False
        self.faction = -1
        self.counts: dict[int, int] = {}
        self.bluffs = 0
        self.problems = Problems()

    def read(self, text: str) -> Deck:
        said = False
        for number, raw in enumerate(text.splitlines(), start=1):
            spot = f"{self.where}:{number}"
            line = raw.strip()
            if line.startswith("#"):
                self._remark(line.lstrip("#").strip())
                continue
            line = line.partition(" #")[0].strip()
            key, colon, value = line.partition(":")
            if colon and slug(key) in ("homeworld", "faction"):
                said = True
                self._homeworld(value.strip(), spot)
            elif colon and slug(key) in ("name", "deck"):
                self.name = value.strip()
                self.named = True
            elif line:
                self._card(line, spot)
        if not said:
            right = 'write "homeworld: Terran Alliance", or whichever is yours'
            self.problems.add("the deck does not say its homeworld", self.where, right)
        self.problems.raise_any()
        entries = [(count, face) for face, count in self.counts.items()]
        return Deck(self.name, self.faction, entries, self.bluffs)

    def _remark(self, text: str) -> None:
        """The first remark above everything else is the name of the deck."""
        if text and not self.named and self.faction < 0 and not self.counts:
            self.name = text
            self.named = True

    def _homeworld(self, value: str, spot: str) -> None:
        wanted = slug(value).removesuffix("-homeworld")
        for faction in range(NEUTRAL):
            if wanted in (slug(FACTIONS[faction]), FILES[faction]):
                self.faction = faction
                return
        right = suggest(value, FACTIONS[:NEUTRAL])
        self.problems.add(f'no homeworld is called "{value}"', spot, right)

    def _card(self, line: str, spot: str) -> None:
        count, name = self._counted(line)
        if not 1 <= count <= _MOST_COPIES:
            right = f"write a number from 1 to {_MOST_COPIES}"
            self.problems.add(f"{count} copies of {name} are not possible", spot, right)
        elif slug(name) == "bluff":
            self.bluffs += count
        else:
            try:
                face = self.cards.by_name(name, spot).index
            except InputError as error:
                self.problems.take(error)
                return
            self.counts[face] = self.counts.get(face, 0) + count

    def _counted(self, line: str) -> tuple[int, str]:
        """How many of what; a name that is a card as it stands is not cut."""
        if self.cards.find(line) is not None:
            return 1, line
        before = _BEFORE.fullmatch(line)
        if before is not None:
            count = before.group(1) or before.group(3)
            return _number(count), before.group(2) or before.group(4)
        behind = _BEHIND.fullmatch(line)
        if behind is not None:
            return _number(behind.group(2)), behind.group(1)
        return 1, line


def _number(digits: str) -> int:
    return int(digits) if len(digits) < 7 else 10**6


# -- judging ----------------------------------------------------------------------------------


def check_deck(deck: Deck, cards: CardSet, dual: bool = False) -> list[Finding]:
    """Every rule the deck breaks, each with what would be right; none if it is legal."""
    factions = _factions(deck, cards)
    mixed = dual and len(factions) > 1
    found = _size_findings(deck, mixed)
    for count, face in deck.entries:
        found += _card_findings(count, cards.cards[face])
    if mixed:
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
