"""Paths into a view, and values as a scenario writes them.

A path goes down by keys and numbers, and by names where cards or places lie in a list:
`seats.0.worlds.Mars.units`. What every seat has may be named without a seat; then the lists of
all seats count together: `worlds.Mars.units`.
"""

from __future__ import annotations

from typing import Any, Final

from regent.kernel.errors import InputError
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.kernel.vocabulary import slug
from regent.play.names import UNSEEN

NAMES: Final = ("name", "sector")
"""What tells an entry of a list in a view by name."""


class Look:
    """What one viewer is shown, and the way to single things in it."""

    def __init__(self, title: Title[Any], t: Table, viewer: int) -> None:
        self.title = title
        self.t = t
        self.view: Any = title.view(t, viewer)

    def at(self, path: str) -> Any:
        """What lies at a path; InputError with what is there where it leads nowhere."""
        found, words, done = self.view, path.split("."), ""
        while words:
            key, below = self._step(found, words)
            if not key:
                here = ", ".join(self._keys(found)) or "nothing in it"
                right = f"{done or 'the view'} has {here}"
                raise InputError(f"no {path!r} in the view", right=right)
            done = f"{done}.{'.'.join(words[:key])}".strip(".")
            found, words = below, words[key:]
        return found

    def _step(self, found: Any, words: list[str]) -> tuple[int, Any]:
        """One step down: how many words it took, 0 for none, and what lies there."""
        first = words[0]
        if isinstance(found, dict):
            if first in found:
                return 1, found[first]
            if found is self.view:
                return self._of_all_seats(first)
        if isinstance(found, list):
            if first.isascii() and first.isdigit() and len(first) < 6 and int(first) < len(found):
                return 1, found[int(first)]
            for length in range(len(words), 0, -1):  # names may have dots in them
                named = self._named(found, ".".join(words[:length]))
                if named is not None:
                    return length, named
        return 0, None

    def _of_all_seats(self, key: str) -> tuple[int, Any]:
        """The lists of all seats under this key, one behind the other."""
        seats = self.view.get("seats", [])
        if not seats or not all(isinstance(seat.get(key), list) for seat in seats):
            return 0, None
        return 1, [item for seat in seats for item in seat[key]]

    def _named(self, items: list[Any], name: str) -> Any:
        wanted = self.word(name)
        found = [item for item in items if wanted in _names(self, item)]
        if len(found) > 1:
            places = ", ".join(str(i) for i, item in enumerate(items) if item in found)
            right = f"write its place in the list: {places}"
            raise InputError(f"{name!r} is there more than once", right=right)
        return found[0] if found else None

    def _keys(self, found: Any) -> list[str]:
        if isinstance(found, dict):
            return list(found)
        if not isinstance(found, list):
            return []
        return [str(next(iter(_names(self, item)), i)) for i, item in enumerate(found)]

    def word(self, text: str) -> str:
        """A name as it is compared: a card by its whole name, however it is called."""
        face = self.title.face_of(self.t, text)
        return slug(self.title.face_name(self.t, face) if face >= 0 else text)

    def plain(self, found: Any, wanted: Any) -> Any:
        """What was found as the scenario would write it: cards by name where it names them."""
        if isinstance(found, list) and isinstance(wanted, list):
            padding = [None] * max(0, len(found) - len(wanted))
            return [self.plain(f, w) for f, w in zip(found, [*wanted, *padding], strict=False)]
        if isinstance(found, dict) and (wanted is None or isinstance(wanted, str)):
            if "name" in found:
                return slug(str(found["name"]))
            if "card" in found and found["card"] is None:
                return UNSEEN
        return slug(found) if isinstance(found, str) else found

    def wanted(self, value: Any) -> Any:
        """What the scenario writes, in the same form."""
        if isinstance(value, list):
            return [self.wanted(item) for item in value]
        return self.word(value) if isinstance(value, str) else value


def _names(look: Look, item: Any) -> list[str]:
    if not isinstance(item, dict):
        return []
    return [slug(str(item[key])) for key in NAMES if key in item]


def difference(a: Any, b: Any, path: str = "") -> str:
    """Where two structures differ first."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in a:
            if a[key] != b.get(key):
                return difference(a[key], b.get(key), f"{path}.{key}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i in range(len(a)):
            if a[i] != b[i]:
                return difference(a[i], b[i], f"{path}.{i}")
    return f"{path.strip('.') or 'it'} is {a!r} or {b!r}"
