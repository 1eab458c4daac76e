"""A position in words: what a scenario's `given` says, put on a table and read off it again."""

from __future__ import annotations

import json
from typing import Any, Final

from regent.kernel import rng, rows
from regent.kernel.errors import InputError
from regent.kernel.problems import suggest
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.kernel.tomlfile import TomlFile
from regent.kernel.vocabulary import slug
from regent.play.reading import Reader

GIVEN: Final = ("moment", "seat", "zones", "chance", "known", "exact")
NAMED: Final = ("zones", "where", "face", "known", "forced", "stack")
"""Fields that `given` says in words; the others stand under `exact` when a table is written."""


class Placer:
    """Puts one `given` table on a freshly dealt game."""

    def __init__(self, title: Title, t: Table, file: TomlFile) -> None:
        self.title = title
        self.t = t
        self.file = file
        self.reader = Reader(file)

    def place(self, given: dict[str, Any]) -> None:
        counters, own = self.title.counters(), self.title.given_keys()
        for key in given:
            if key not in GIVEN and key not in counters and key not in own:
                known = [*GIVEN, *counters, *own]
                raise InputError(f"unknown key {key!r}", self._at(key), suggest(key, known))
        exact = self._table(given, "exact", "field = value")
        if "zones" in given and "zones" not in exact:
            self._zones(self._table(given, "zones", 'zone = ["card", …]'))
        for key in own:
            if key in given:
                self.title.place_given(self.t, key, given[key], self._at(key))
        for key, value in given.items():
            if key in counters:
                self._counter(key, counters[key], value)
        for stream, outcomes in self._table(given, "chance", "stream = [outcome, …]").items():
            self._chance(stream, outcomes)
        for name, seats in self._table(given, "known", "card = [seat, …]").items():
            self._known(name, seats)
        self._exact(exact)
        seat = given.get("seat", 0)
        self.reader.between(seat, ("given", "seat"), 0, self.t.seats - 1, "a seat")
        if "moment" in given:
            self._moment(self.reader.text(given["moment"], ("given", "moment")), seat)

    def _table(self, given: dict[str, Any], key: str, form: str) -> dict[str, Any]:
        return self.reader.table(given.get(key, {}), ("given", key), f"write {{ {form} }}")

    def _known(self, name: str, seats: object) -> None:
        """Who knows a card; the number after the last seat stands for a spectator."""
        path = ("given", "known", name)
        mask = 0
        for i, seat in enumerate(self.reader.numbers(seats, path)):
            mask |= 1 << self.reader.between(seat, (*path, i), 0, self.t.seats, "a seat")
        self.t.known[self._card(name, ("known", name))] = mask

    def _at(self, *path: str | int) -> str:
        return self.file.where(("given", *path))

    def _number(self, value: object, *path: str | int) -> int:
        return self.reader.number(value, ("given", *path))

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
        before = t.where[:]
        for card in sorted(range(len(t.face)), key=lambda card: (t.where[card], card)):
            if self.title.rest(t, card) != t.where[card]:
                t.move(card, self.title.rest(t, card))
        placed: set[int] = set()
        for zone, cards in zones.items():
            if zone not in names:
                raise InputError(f"no zone {zone!r}", self._at("zones", zone), suggest(zone, names))
            for i, name in enumerate(self.reader.texts(cards, ("given", "zones", zone))):
                card = self._take(name, names.index(zone), placed, ("zones", zone, i))
                t.move(card, names.index(zone))
                placed.add(card)
        for card in range(len(t.face)):
            if card >= len(before) or t.where[card] != before[card]:
                t.known[card] = t.sight[t.where[card]]

    def _take(self, name: str, zone: int, placed: set[int], path: tuple[str | int, ...]) -> int:
        """A card of that name that is not yet placed; `name~7` gives card 7 that face."""
        t = self.t
        plain, number = self._split(name, path)
        face = self._face(plain, path)
        if number is not None:
            return self._take_exactly(number, face, placed, path)
        card = self.title.spare(t, face, zone, placed)
        if card >= 0:
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
        for face in range(len(known)):  # the whole name of a card with a short one
            if slug(self.title.face_name(self.t, face)) == slug(name):
                return face
        if slug(name) not in known:
            right = suggest(slug(name), known)
            raise InputError(f"no card is called {name!r}", self._at(*path), right)
        return known.index(slug(name))

    def _card(self, name: str, path: tuple[str | int, ...]) -> int:
        """A card on the table by name; with several of that name, the first placed."""
        plain, number = self._split(name, path)
        face = self._face(plain, path)
        cards = [c for zone in self.t.zones[::-1] for c in zone if self.t.face[c] == face]
        if number is not None and number not in cards:
            right = f"those called so: {', '.join(map(str, sorted(cards))) or 'none'}"
            raise InputError(f"card {number} is not called {plain!r}", self._at(*path), right)
        if not cards:
            raise InputError(f"no card on the table is called {plain!r}", self._at(*path))
        return cards[0] if number is None else number

    def _split(self, name: str, path: tuple[str | int, ...]) -> tuple[str, int | None]:
        """`Scout~7` as its name and number."""
        plain, sign, number = name.partition("~")
        if sign and not number.strip().isdecimal():
            right = "write the number of a card, as in Scout~7"
            raise InputError(f"{name!r} has no number behind its ~", self._at(*path), right)
        return plain, int(number) if sign else None

    def _chance(self, stream: str, outcomes: object) -> None:
        """Planned outcomes as a person reads them: a die shows 1 to 6."""
        streams = self.title.streams
        if stream not in streams:
            right = suggest(stream, streams)
            raise InputError(f"no chance {stream!r}", self._at("chance", stream), right)
        path = ("given", "chance", stream)
        for i, outcome in enumerate(self.reader.numbers(outcomes, path)):
            if outcome < 1:
                right = "outcomes count from 1, as on a die"
                raise self.reader.wrong((*path, i), f"{outcome} is no outcome", right)
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
            data[name] = self._row(name, value)
        try:
            rows.from_rows(self.t, data, self.title.frames)
        except InputError as error:
            raise InputError(error.what, self._at("exact"), error.right) from None

    def _row(self, name: str, value: object) -> object:
        """A row as JSON in a text; numbers may stand there as they are."""
        if not isinstance(value, str):
            return value
        try:
            return json.loads(value)
        except json.JSONDecodeError as error:
            what = f"{name} is not JSON: {error.msg}"
            right = "rows are written by `export`; copy them whole"
            raise InputError(what, self._at("exact", name), right) from None


def written(title: Title, t: Table) -> dict[str, Any]:
    """The position of a table as a `given` that puts exactly the same one on another table, but
    for the keys of sealed chance."""
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
    left = {"schema", "rng"} if t.rng and t.rng[0] == rng.SEALED else {"schema"}
    exact = {k: v for k, v in data.items() if k not in counters and k not in left}
    exact |= {key: data[key] for key, kind in counters.items() if kind not in ("table", "seat")}
    given["exact"] = {key: json.dumps(value) for key, value in exact.items()}
    return given
