"""What a title needs to write its own part of a scenario's `given` into a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regent.kernel.errors import InputError
from regent.kernel.problems import suggest
from regent.kernel.reading import Reader
from regent.kernel.table import Table
from regent.kernel.tomlfile import KeyPath

if TYPE_CHECKING:
    from regent.kernel.title import Title

MOST: Final = 9999
"""No counter of a scenario is higher: numbers beyond it are slips of the finger."""


class Placing:
    """One `given` that is being put on one table: its file, and the cards that have their place."""

    __slots__ = ("placed", "read", "t", "title")

    def __init__(self, title: Title[Any], t: Table, read: Reader, placed: set[int]) -> None:
        self.title = title
        self.t = t
        self.read = read
        self.placed = placed

    def wrong(self, path: KeyPath, what: str, right: str = "", clause: str = "") -> InputError:
        return self.read.wrong(path, what, right, clause)

    def face(self, name: object, path: KeyPath) -> int:
        """A face by the name of its card."""
        written = self.read.text(name, path)
        face = self.title.face_of(self.t, written)
        if face < 0:
            right = suggest(written, self.title.face_slugs(self.t), listing=False)
            raise self.wrong(path, f"no card is called {written!r}", right)
        return face

    def seat(self, value: object, path: KeyPath) -> int:
        return self.read.seat(value, path, self.t.seats)

    def count(self, value: object, path: KeyPath) -> int:
        return self.read.between(value, path, 0, MOST, "a number")

    def entry(self, value: object, path: KeyPath, fields: dict[str, str]) -> dict[str, Any]:
        """A card with what lies on it: a table with only these fields, or its name alone.

        Where a `seat` belongs to it, that stands before the name: `"1 Drone"`.
        """
        if isinstance(value, str):
            if "seat" not in fields:
                return {"card": value}
            seat, _, name = value.partition(" ")
            if not seat.isdigit() or not name:
                raise self.wrong(path, f"{value!r} names no seat", 'write it as in "0 Drone"')
            return {"card": name, "seat": self.seat(seat, path)}
        right = 'write a name, or { card = "…" }'
        table = self.read.table(value, path, right)
        self.read.keys(table, path, tuple(fields))
        for needed in ("card", "seat"):
            if needed in fields and needed not in table:
                raise self.wrong(path, f"an entry without {needed}", f"write {needed} = …")
        return table
