"""A position in words: what a scenario's `given` says, put on a table and read off it again."""

from __future__ import annotations

import json
from typing import Any, Final

from regent.kernel import rows
from regent.kernel.errors import InputError
from regent.kernel.problems import suggest
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.kernel.tomlfile import TomlFile
from regent.kernel.vocabulary import slug

GIVEN: Final = ("moment", "seat", "zones", "chance", "known", "exact")
NAMED: Final = ("zones", "where", "face", "known", "forced", "stack")
"""Fields that `given` says in words; the others stand under `exact` when a table is written."""


class Placer:
    """Puts one `given` table on a freshly dealt game."""

    def __init__(self, title: Title, t: Table, file: TomlFile) -> None:
        self.title = title
        self.t = t
        self.file = file

    def place(self, given: dict[str, Any]) -> None:
        counters = self.title.counters()
        for key, value in given.items():
            if key not in GIVEN and key not in counters:
                known = [*GIVEN, *counters]
                raise InputError(f"unknown key {key!r}", self._at(key), suggest(key, known))
            if key in counters:
                self._counter(key, counters[key], value)
        if "zones" in given:
            self._zones(given["zones"])
        for stream, outcomes in given.get("chance", {}).items():
            self._chance(stream, outcomes)
        for name, seats in given.get("known", {}).items():
            self.t.known[self._card(name, ("known", name))] = sum(1 << seat for seat in seats)
        self._exact(given.get("exact", {}))
        if "moment" in given:
            self._moment(given["moment"], given.get("seat", 0))

    def _at(self, *path: str | int) -> str:
        return self.file.where(("given", *path))

    def _number(self, value: object, *path: str | int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise InputError(f"{value!r} is not a whole number", self._at(*path))
        return value

    def _counter(self, key: str, kind: str, value: Any) -> None:
        """`coins = [2, 3]` by seat, `round = 4`, `damage = { "Patrol~3" = 1 }`."""
        t = self.t
        if kind == "table":
            setattr(t, key, self._number(value, key))
            return
        field: list[int] = getattr(t, key)
        if kind == "seat" and isinstance(value, list):
            if len(value) != t.seats:
                right = f"write {t.seats} numbers, one for each seat"
                raise InputError(f"{len(value)} numbers for {key}", self._at(key), right)
            for seat, number in enumerate(value):
                field[seat] = self._number(number, key)
            return
        if not isinstance(value, dict):
            raise InputError(f"{key} is given by {kind}", self._at(key), f"write {{ {kind} = n }}")
        for name, number in value.items():
            field[self._index(kind, name, key)] = self._number(number, key, name)

    def _index(self, kind: str, name: str, key: str) -> int:
        if kind == "card":
            return self._card(name, (key, name))
        if kind == "seat":
            if name.isdigit() and int(name) < self.t.seats:
                return int(name)
            raise InputError(f"no seat {name!r}", self._at(key, name))
        return self.title.place_index(self.t, name, self._at(key, name))

    def _zones(self, zones: dict[str, Any]) -> None:
        """The zones named hold exactly these cards; every other card lies where the rest lies."""
        t = self.t
        names = self.title.zone_names(t)
        free = sorted(range(len(t.face)), key=lambda card: (t.where[card], card))
        for card in free:
            t.move(card, self.title.rest(t, card))
        placed: set[int] = set()
        for zone, cards in zones.items():
            if zone not in names:
                raise InputError(f"no zone {zone!r}", self._at("zones", zone), suggest(zone, names))
            for i, name in enumerate(cards):
                card = self._take(name, placed, ("zones", zone, i))
                t.move(card, names.index(zone))
                placed.add(card)
        for card in range(len(t.face)):
            t.known[card] = t.sight[t.where[card]]

    def _take(self, name: str, placed: set[int], path: tuple[str | int, ...]) -> int:
        """A card of that name that is not yet placed; `name~7` gives card 7 that face."""
        t = self.t
        plain, _, number = name.partition("~")
        face = self._face(plain, path)
        if number:
            return self._take_exactly(int(number), face, placed, path)
        for card in range(len(t.face)):
            if t.face[card] == face and card not in placed:
                return card
        copies = t.face.count(face)
        raise InputError(f"there are only {copies} cards called {plain!r}", self._at(*path))

    def _take_exactly(
        self, card: int, face: int, placed: set[int], path: tuple[str | int, ...]
    ) -> int:
        t = self.t
        if card >= len(t.face) or card in placed:
            raise InputError(f"card {card} is not there or placed twice", self._at(*path))
        if t.face[card] != face:
            others = [c for c in range(len(t.face)) if t.face[c] == face and c not in placed]
            if not others:
                raise InputError(f"no card is left to be card {card}", self._at(*path))
            t.face[others[0]], t.face[card] = t.face[card], face
        return card

    def _face(self, name: str, path: tuple[str | int, ...]) -> int:
        known = self.title.face_slugs(self.t)
        if slug(name) not in known:
            right = suggest(slug(name), known)
            raise InputError(f"no card is called {name!r}", self._at(*path), right)
        return known.index(slug(name))

    def _card(self, name: str, path: tuple[str | int, ...]) -> int:
        """A card on the table by name; with several of that name, the first placed."""
        plain, _, number = name.partition("~")
        if number:
            return int(number)
        face = self._face(plain, path)
        cards = [c for zone in self.t.zones[::-1] for c in zone if self.t.face[c] == face]
        return cards[0]

    def _chance(self, stream: str, outcomes: list[int]) -> None:
        """Planned outcomes as a person reads them: a die shows 1 to 6."""
        streams = self.title.streams
        if stream not in streams:
            right = suggest(stream, streams)
            raise InputError(f"no chance {stream!r}", self._at("chance", stream), right)
        for outcome in outcomes:
            self.t.forced += [streams.index(stream), outcome - 1]

    def _moment(self, moment: str, seat: int) -> None:
        known = self.title.moments()
        if moment not in known:
            raise InputError(f"no moment {moment!r}", self._at("moment"), suggest(moment, known))
        t = self.t
        t.stack.clear()
        t.triggers.clear()
        t.waiting = 0
        t.stack.append(self.title.begin_at(t, moment, seat))

    def _exact(self, exact: dict[str, Any]) -> None:
        """Fields as rows, for a position that was written by a table and must be the same."""
        if not exact:
            return
        data = json.loads(rows.text(self.t))
        for name, value in exact.items():
            if name not in data:
                raise InputError(f"no field {name!r}", self._at("exact", name))
            data[name] = json.loads(value) if isinstance(value, str) else value
        rows.from_rows(self.t, data, self.title.frames)


def written(title: Title, t: Table) -> dict[str, Any]:
    """The position of a table as a `given` that puts exactly the same one on another table."""
    counters = title.counters()
    names = title.zone_names(t)
    given: dict[str, Any] = {}
    for key, kind in counters.items():
        if kind in ("table", "seat"):
            given[key] = getattr(t, key)
    given["zones"] = {
        names[i]: [title.argument(t, "card", card) for card in zone]
        for i, zone in enumerate(t.zones)
        if zone
    }
    data = rows.to_rows(t)
    exact = {k: v for k, v in data.items() if k not in counters and k not in ("zones", "schema")}
    exact |= {key: data[key] for key, kind in counters.items() if kind not in ("table", "seat")}
    given["exact"] = {key: json.dumps(value) for key, value in exact.items()}
    return given
