"""Lists of cards as text, `2 Alliance Bomber` a line, for every title that has decks.

The first remark behind a `#` may be the name of the list. Reading is forgiving about everything
but the cards. What else a list may say, a title reads by a subclass of `ListReader`.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from regent.kernel.cards import CardSet
from regent.kernel.errors import InputError
from regent.kernel.opened import mypyc_attr
from regent.kernel.problems import Problems
from regent.kernel.vocabulary import slug

MOST_COPIES: Final = 99
MOST_PROBLEMS: Final = 20
"""For so many lines it is said what may have been meant, which takes a look at every card."""
_BEFORE: Final = re.compile(r"(\d+)\s*[x×*]?\s+(\D.*)|(\d+)[x×*](\D.*)", re.IGNORECASE)
_NUMBERED: Final = re.compile(r"(\d+)(?:\s*[x×*]?\s+|[x×*])(\d.*)", re.IGNORECASE)
_BEHIND: Final = re.compile(r"(.*?\S)\s*[\s,(]\s*[x×*]?\s*(\d+)\s*[x×*]?\s*\)?", re.IGNORECASE)

Finding = tuple[str, str]
"""A clause and a sentence."""


def list_text(source: str | os.PathLike[str]) -> tuple[str, str, str]:
    """Of a path, or of a text: what messages call it, its name for now, and the text."""
    if isinstance(source, str):
        return "deck", "", source
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        what = f"the deck cannot be read ({error.strerror})"
        raise InputError(what, str(path), "name a readable file") from None
    except UnicodeDecodeError:
        raise InputError("the deck is not UTF-8 text", str(path), "save it as UTF-8") from None
    return str(path), path.stem, text


@mypyc_attr(allow_interpreted_subclasses=True)
class ListReader:
    """A list being read, line by line; `problems` collects all that is wrong in it."""

    __slots__ = ("begun", "cards", "counts", "name", "named", "problems", "where")

    def __init__(self, where: str, name: str, cards: CardSet) -> None:
        self.where = where
        self.name = name
        self.cards = cards
        self.named = False
        self.begun = False
        """Whether anything but a remark or a name has been read."""
        self.counts: dict[int, int] = {}
        """Copies by face, in the order of the list."""
        self.problems = Problems()

    # -- for a title to fill in -------------------------------------------------------------------

    def header(self, key: str, value: str, spot: str) -> bool:
        """Whether `key: value` is no card, but something the title understands; `key` is a slug."""
        return False

    def other(self, name: str, count: int) -> bool:
        """Whether the title counts something by that name that is no card of the set."""
        return False

    def remark(self, text: str) -> None:
        """The first remark above everything else is the name of the list."""
        if text and not self.named and not self.begun:
            self.name = text
            self.named = True

    # -- reading ----------------------------------------------------------------------------------

    def read(self, text: str) -> None:
        for number, raw in enumerate(text.splitlines(), start=1):
            line = raw.strip()
            if line.startswith("#"):
                self.remark(line.lstrip("#").strip())
                continue
            line = line.partition(" #")[0].strip()
            if line:
                self._line(line, f"{self.where}:{number}")
            if len(self.problems.found) >= MOST_PROBLEMS:
                right = "put these right first"
                self.problems.add("what follows was not read", f"{self.where}:{number}", right)
                return

    def entries(self) -> list[tuple[int, int]]:
        """Pairs of count and face, each face once."""
        return [(count, face) for face, count in self.counts.items()]

    def _line(self, line: str, spot: str) -> None:
        key, colon, value = line.partition(":")
        if colon and slug(key) in ("name", "deck"):
            self.name = value.strip()
            self.named = True
            return
        if not (colon and self.header(slug(key), value.strip(), spot)):
            self._card(line, spot)
        self.begun = True

    def _card(self, line: str, spot: str) -> None:
        count, name = self._counted(line)
        if not 1 <= count <= MOST_COPIES:
            right = f"write a number from 1 to {MOST_COPIES}"
            self.problems.add(f"{count} copies of {name} are not possible", spot, right)
        elif not self.other(name, count):
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
        # "1 1st General": of two numbers the first is a count if the second begins a card's name.
        numbered = _NUMBERED.fullmatch(line)
        if numbered is not None and self.cards.find(numbered.group(2)) is not None:
            return _number(numbered.group(1)), numbered.group(2)
        behind = _BEHIND.fullmatch(line)
        if behind is not None:
            return _number(behind.group(2)), behind.group(1)
        return 1, line


def _number(digits: str) -> int:
    return int(digits) if len(digits) < 7 else 10**6
