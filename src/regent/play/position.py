"""A position in words: what a scenario's `given` says, put on a table and read off it again."""

from __future__ import annotations

import json
from typing import Any, Final

from regent.kernel import rng, rows
from regent.kernel.errors import InputError
from regent.kernel.packed import unpacked
from regent.kernel.placing import MOST, Placing
from regent.kernel.problems import suggest
from regent.kernel.reading import Reader
from regent.kernel.table import EVERYTHING, Table
from regent.kernel.title import Title, scenes_of
from regent.kernel.tomlfile import KeyPath, TomlFile
from regent.play.names import offered

GIVEN: Final = ("moment", "seat", "zones", "chance", "known", "exact")
COPY: Final = "rows are written by `export`; copy them whole"


class Placer:
    """Puts one `given` table on a freshly dealt game.

    `tokens` are the cards that lie in each zone of another position: what differs from it here
    are then the faces, and the cards keep their numbers.
    """

    def __init__(
        self,
        title: Title[Any],
        t: Table,
        file: TomlFile,
        tokens: dict[str, list[int]] | None = None,
    ) -> None:
        self.title = title
        self.scenes = scenes_of(title)
        self.t = t
        self.file = file
        self.reader = Reader(file)
        self.named: dict[str, list[int]] = {}
        """The zones that are told card by card, each with the cards that were put there."""
        self.tokens = tokens or {}
        self.placing = Placing(title, t, self.reader, set())

    def place(self, given: dict[str, Any]) -> None:
        counters = self.scenes.counters()
        own = [key for key in self.scenes.given_keys() if "." not in key]
        self.reader.keys(given, ("given",), (*GIVEN, *counters, *own))
        exact = self._table(given, "exact", "field = value")
        if "zones" in given and "zones" not in exact:
            self._zones(self._table(given, "zones", 'zone = ["card", …]'))
        for key in own:
            if key in given:
                self.scenes.place_given(self.t, key, given[key], self.placing)
        for key, value in given.items():
            if key in counters:
                self._counter(key, counters[key], value)
        for stream, outcomes in self._table(given, "chance", "stream = [outcome, …]").items():
            self._chance(stream, outcomes)
        for name, seats in self._table(given, "known", "card = [seat, …]").items():
            self._known(name, seats)
        self._exact(exact)
        self.t.changed()
        seat = self.reader.seat(given.get("seat", 0), ("given", "seat"), self.t.seats)
        if "moment" in given:
            self._moment(self.reader.text(given["moment"], ("given", "moment")), seat)
        elif "seat" in given:
            right = "name the moment too, or leave it out"
            raise self.reader.wrong(("given", "seat"), "a seat without a moment", right)
        for found in self.title.violations(self.t):
            raise self.reader.wrong(("given",), f"this position cannot be: {found}")

    def _table(self, given: dict[str, Any], key: str, form: str) -> dict[str, Any]:
        return self.reader.table(given.get(key, {}), ("given", key), f"write {{ {form} }}")

    def _known(self, name: str, seats: object) -> None:
        """Who knows a card; the number after the last seat stands for a spectator."""
        path = ("given", "known", name)
        mask = 0
        for i, seat in enumerate(self.reader.numbers(seats, path)):
            mask |= 1 << self.reader.between(seat, (*path, i), 0, self.t.seats, "a seat")
        self.t.known[self._card(name, path)] = mask

    def _counter(self, key: str, kind: str, value: Any) -> None:
        """`coins = [2, 3]` by seat, `round = 4`, `damage = { "Patrol~3" = 1 }`."""
        t, path = self.t, ("given", key)
        if kind == "table":
            setattr(t, key, self.placing.count(value, path))
            return
        if kind.startswith("holder"):
            least, what = (-1, "a seat, or -1 for nobody,") if "none" in kind else (0, "a seat")
            setattr(t, key, self.reader.between(value, path, least, t.seats - 1, what))
            return
        field: list[int] = getattr(t, key)
        if kind == "seat" and isinstance(value, list):
            if len(value) != t.seats:
                right = f"write {t.seats} numbers, one for each seat"
                raise self.reader.wrong(path, f"{len(value)} numbers for {key}", right)
            for seat, number in enumerate(value):
                field[seat] = self.placing.count(number, path)
            return
        if not isinstance(value, dict):
            raise self.reader.wrong(path, f"{key} is given by {kind}", f"write {{ {kind} = n }}")
        for name, number in value.items():
            at = (*path, name)
            field[self._index(kind, name, at)] = self.placing.count(number, at)

    def _index(self, kind: str, name: str, path: KeyPath) -> int:
        if kind == "card":
            return self._card(name, path)
        if kind == "seat":
            return self.placing.seat(name, path)
        return self.scenes.place_index(self.t, name, self.file.where(path))

    def _zones(self, zones: dict[str, Any]) -> None:
        """The zones named hold exactly these cards; every other card lies where the rest lies."""
        t, scenes = self.t, self.scenes
        names = scenes.zone_names(t)
        self.reader.keys(zones, ("given", "zones"), tuple(names), "zone")
        named = [names.index(zone) for zone in zones]
        before, faces, known = t.where[:], t.face[:], t.known[:]
        for card in sorted(range(len(t.face)), key=lambda card: (t.where[card], card)):
            rest = scenes.rest(t, card, named)
            if rest >= 0 and rest != t.where[card]:
                t.move(card, rest)
        for zone, cards in zones.items():
            path = ("given", "zones", zone)
            self.named[zone] = []
            for i, name in enumerate(self.reader.texts(cards, path)):
                card = self._take(name, names.index(zone), i, (*path, i))
                t.move(card, names.index(zone))
                self.placing.placed.add(card)
                self.named[zone].append(card)
        for zone, there in self.named.items():
            more = len(t.zones[names.index(zone)]) - len(there)
            if more:
                what = f"{zone} holds {more} more cards that have no other place"
                right = "name them, or leave one of these zones out"
                raise self.reader.wrong(("given", "zones", zone), what, right)
        for card in range(len(t.face)):
            stayed = card < len(before) and t.where[card] == before[card]
            same = stayed and t.face[card] == faces[card]
            t.known[card] = known[card] if same else t.sight[t.where[card]]
        t.changed()

    def _take(self, name: str, zone: int, i: int, path: KeyPath) -> int:
        """A card of that name that is not yet placed; `name~7` gives card 7 that face."""
        t, placed = self.t, self.placing.placed
        plain, number = self._split(name, path)
        face = self.placing.face(plain, path)
        reason = self.scenes.misplaced(t, face, zone)
        if reason:
            where = self.scenes.zone_names(t)[zone]
            raise self.reader.wrong(path, f"{plain!r} cannot lie in {where}", reason)
        if number is not None and (number >= len(t.face) or number in placed):
            raise self.reader.wrong(path, f"card {number} is not there or placed twice")
        others = self.tokens.get(self.scenes.zone_names(t)[zone], [])
        if number is None and i < len(others) and others[i] not in placed:
            number = others[i]
        if number is not None and number < len(t.face) and t.face[number] == face:
            return number
        card = self.scenes.spare(t, face, zone, placed)
        if card < 0:
            copies = list(t.face).count(face)
            raise self.reader.wrong(path, f"there are only {copies} cards called {plain!r}")
        if number is None:
            return card
        t.face[card], t.face[number] = t.face[number], face
        return number

    def _card(self, name: str, path: KeyPath) -> int:
        """A card by name: one that this file has placed, or else any. Several must be alike."""
        plain, number = self._split(name, path)
        face = self.placing.face(plain, path)
        cards = [card for card in range(len(self.t.face)) if self.t.face[card] == face]
        numbers = ", ".join(map(str, cards)) or "none"
        if number is not None and number not in cards:
            right = f"those called so: {numbers}"
            raise self.reader.wrong(path, f"card {number} is not called {plain!r}", right)
        if not cards:
            raise self.reader.wrong(path, f"no card at this table is called {plain!r}")
        if number is not None:
            return number
        cards = [card for card in cards if card in self.placing.placed] or cards
        if any(not self.title.alike(self.t, cards[0], card) for card in cards[1:]):
            right = f"give the one that is meant its number; they are {numbers}"
            raise self.reader.wrong(path, f"several cards are called {plain!r}", right)
        return cards[0]

    def _split(self, name: str, path: KeyPath) -> tuple[str, int | None]:
        """`Scout~7` as its name and number."""
        plain, sign, number = name.partition("~")
        number = number.strip()
        if sign and not (number.isascii() and number.isdigit() and len(number) < 6):
            right = "write the number of a card, as in Scout~7"
            raise self.reader.wrong(path, f"{name!r} has no number behind its ~", right)
        return plain, int(number) if sign else None

    def _chance(self, stream: str, outcomes: object) -> None:
        """Planned outcomes as a person reads them: a die shows 1 to 6."""
        path = ("given", "chance", stream)
        known = self.scenes.chance()
        if stream in self.title.streams and stream not in known:
            right = "say by zones what lies in a deck" + (f"; planned: {', '.join(known)}")
            raise self.reader.wrong(path, f"{stream} cannot be planned: they are shuffles", right)
        if stream not in known:
            raise self.reader.wrong(path, f"no chance {stream!r}", suggest(stream, known))
        for i, outcome in enumerate(self.reader.numbers(outcomes, path)):
            if not 1 <= outcome <= MOST:
                right = "outcomes count from 1, as on a die"
                raise self.reader.wrong((*path, i), f"{outcome} is no outcome", right)
            self.t.forced += [self.title.streams.index(stream), outcome - 1]

    def _moment(self, moment: str, seat: int) -> None:
        known = self.scenes.moments()
        path = ("given", "moment")
        if moment not in known:
            raise self.reader.wrong(path, f"no moment {moment!r}", suggest(moment, known))
        t = self.t
        t.stack.clear()
        t.triggers.clear()
        t.waiting = 0
        try:
            t.stack.append(self.scenes.begin_at(t, moment, seat))
        except InputError as error:
            raise self.reader.wrong(path, error.what, error.right) from None

    def _exact(self, exact: dict[str, Any]) -> None:
        """Fields as rows, for a position that was written by a table and must be the same."""
        if not exact:
            return
        data = json.loads(rows.text(self.t))
        for name, value in exact.items():
            if name not in data:
                path = ("given", "exact", name)
                raise self.reader.wrong(path, f"no field {name!r}", suggest(name, data, False))
            data[name] = self._row(name, value)
        t = self.t
        by_card = [name for name, n in _lengths(t).items() if n == len(t.face)]
        zones = len(t.zones)
        try:
            rows.from_rows(t, data, self.title.frames)
            if len(t.zones) != zones or any(_lengths(t)[name] != len(t.face) for name in by_card):
                raise InputError("the rows are not of the same length", right=COPY)
            self._look_over()
        except InputError as error:
            raise self.reader.wrong(("given", "exact"), error.what, error.right) from None

    def _look_over(self) -> None:
        """Rows that a table has written can be looked at from all sides; others fail somewhere."""
        t = self.t
        lying = sorted([card for zone in t.zones for card in zone])
        where = all(card in t.zones[t.where[card]] for card in lying if card < len(t.where))
        if lying != list(range(len(t.face))) or not where:
            raise InputError("zones and where do not fit together", right=COPY)
        try:
            self.title.view(t, EVERYTHING)
            for seat in range(t.seats):
                offered(self.title, t, seat)
        except Exception as error:
            what = f"these rows make no position ({type(error).__name__}: {error})"
            raise InputError(what, right=COPY) from None

    def _row(self, name: str, value: object) -> object:
        """A row as JSON in a text; numbers may stand there as they are."""
        if not isinstance(value, str):
            return value
        try:
            return json.loads(value)
        except (ValueError, RecursionError) as error:
            what = f"{name} is not JSON: {getattr(error, 'msg', error)}"
            raise self.reader.wrong(("given", "exact", name), what, COPY) from None


def _lengths(t: Table) -> dict[str, int]:
    """How long each list of a table is."""
    fields = {name: unpacked(getattr(t, name)) for name in rows.fields(type(t))}
    return {name: len(value) for name, value in fields.items() if isinstance(value, list)}


def written(title: Title[Any], t: Table) -> dict[str, Any]:
    """The position of a table as a `given` that puts exactly the same one on another table, but
    for the keys of sealed chance."""
    scenes = scenes_of(title)
    counters = scenes.counters()
    names = scenes.zone_names(t)
    given: dict[str, Any] = {}
    plain = [key for key, kind in counters.items() if kind not in ("card", "place")]
    for key in plain:
        given[key] = getattr(t, key)
    given["zones"] = {
        names[i]: [title.argument(t, "card", card) for card in zone]
        for i, zone in enumerate(t.zones)
        if zone
    }
    data = rows.to_rows(t)
    left = {"schema", "rng"} if t.rng and t.rng[0] == rng.SEALED else {"schema"}
    exact = {k: v for k, v in data.items() if k not in plain and k not in left}
    given["exact"] = {key: json.dumps(value) for key, value in exact.items()}
    return given
