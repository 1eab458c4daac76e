"""What players bring to a table in words, for the titles that take it: decks and maps."""

from __future__ import annotations

from pathlib import Path

from regent.kernel.cards import CardSet
from regent.kernel.errors import Broken, InputError
from regent.kernel.opened import mypyc_attr
from regent.kernel.ruleset import Rules

Finding = tuple[str, str]
"""What is wrong or doubtful: the key of its clause, and a sentence."""


class Heap:
    """One of the decks of a list: how many cards lie in it, how many must, the most copies of a
    card where all have the same limit (0 where they do not), and how many are drawn before the
    first turn (0 where that is not known)."""

    __slots__ = ("copies", "hand", "name", "size", "wanted")

    def __init__(self, name: str, size: int, wanted: int, copies: int, hand: int) -> None:
        self.name = name
        self.size = size
        self.wanted = wanted
        self.copies = copies
        self.hand = hand


class Judged:
    """A deck list as it was read, and all that is to be said about it.

    `entries` are triples of count, face and the number of the heap, -1 for what belongs in none;
    `side` is the faction it names, `mistakes` are the lines that could not be read, `findings` the
    rules it breaks.
    """

    __slots__ = ("entries", "findings", "heaps", "mistakes", "name", "side")

    def __init__(
        self,
        name: str,
        side: str,
        entries: list[tuple[int, int, int]],
        heaps: list[Heap],
        mistakes: list[InputError],
        findings: list[Finding],
    ) -> None:
        self.name = name
        self.side = side
        self.entries = entries
        self.heaps = heaps
        self.mistakes = mistakes
        self.findings = findings


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks:
    """Decks that players build. A table takes them as its texts `deck_0`, `deck_1`, …

    K-SECRET-6: the list of such a deck is its player's secret.
    """

    def judge(self, source: str | Path, cards: CardSet, rules: Rules | None = None) -> Judged:
        """A deck in a file or a text, read as far as it can be; by the options of a table, where
        there is one."""
        raise Broken(f"{type(self).__name__} cannot judge a deck")

    def box(self, cards: CardSet) -> list[tuple[str, str]]:
        """The decks that come in the box: name and text."""
        raise Broken(f"{type(self).__name__} does not know the decks in the box")

    def stand_in(self, text: str, cards: CardSet) -> str:
        """A deck of the box that everybody may think of in the place of this one: it depends on
        nothing but what a table shows openly."""
        raise Broken(f"{type(self).__name__} has no deck to stand in")


@mypyc_attr(allow_interpreted_subclasses=True)
class Maps:
    """Maps that players draw. A table takes one as its text `map`."""

    def check(self, source: str | Path) -> tuple[list[Finding], list[Finding]]:
        """What forbids a map in a file or a text, and what makes it doubtful; InputError if it
        cannot be read."""
        raise Broken(f"{type(self).__name__} cannot check a map")

    def make(self, seats: int, seed: str) -> str:
        """A new map for this many seats, as text that `check` and a table can read."""
        raise Broken(f"{type(self).__name__} cannot make a map")
