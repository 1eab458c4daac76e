"""What players bring to a table in words, for the titles that take it: decks and maps."""

from __future__ import annotations

from pathlib import Path

from regent.kernel.cards import CardSet
from regent.kernel.errors import Broken
from regent.kernel.opened import mypyc_attr

Finding = tuple[str, str]
"""What is wrong or doubtful: the key of its clause, and a sentence."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks:
    """Decks that players build. A table takes them as its texts `deck_0`, `deck_1`, …"""

    def check(self, path: Path, cards: CardSet) -> list[Finding]:
        """What is wrong with a deck in a file; InputError if it cannot be read."""
        raise Broken(f"{type(self).__name__} cannot check a deck")


@mypyc_attr(allow_interpreted_subclasses=True)
class Maps:
    """Maps that players draw. A table takes one as its text `map`."""

    def check(self, path: Path) -> tuple[list[Finding], list[Finding]]:
        """What forbids a map in a file, and what makes it doubtful."""
        raise Broken(f"{type(self).__name__} cannot check a map")

    def make(self, seats: int, seed: str) -> str:
        """A new map for this many seats, as text that `check` and a table can read."""
        raise Broken(f"{type(self).__name__} cannot make a map")
