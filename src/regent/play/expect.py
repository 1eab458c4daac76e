"""What a scenario expects: paths into views, events, clauses, options, zones, the end."""

from __future__ import annotations

from typing import Any, Final

from regent.kernel.errors import InputError
from regent.kernel.event import Event
from regent.kernel.reading import Reader
from regent.kernel.table import EVERYTHING, SPECTATOR
from regent.kernel.title import scenes_of
from regent.kernel.tomlfile import KeyPath, TomlFile
from regent.kernel.vocabulary import slug
from regent.play.looking import Look
from regent.play.names import offered, parse, refuse_unknown, short_name
from regent.play.rulebooks import check_clause
from regent.play.session import Session
from regent.play.told import check_event, event_words, matches

EVENTS: Final = ("events", "events_in_order", "not_events")
EXPECT: Final = (
    "offers",
    "offers_only",
    "not_offers",
    *EVENTS,
    "clauses",
    "not_clauses",
    "awaited",
    "over",
    "winners",
    "reason",
    "zones",
    "sees",
)
"""Words of `expect`; every other key is a path into the view."""


class Failure:
    """One thing that should have been otherwise."""

    __slots__ = ("expected", "found", "where")

    def __init__(self, where: str, expected: str, found: str) -> None:
        self.where = where
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"{self.where}: expected {self.expected}; found {self.found}"


class Expectations:
    """Checks one `expect` table against a session; events count from number `since`."""

    def __init__(self, session: Session, file: TomlFile, path: KeyPath, since: int) -> None:
        self.session = session
        self.file = file
        self.reader = Reader(file)
        self.path = path
        self.since = since
        self.failures: list[Failure] = []

    def check(self, wanted: dict[str, Any]) -> list[Failure]:
        look = Look(self.session.title, self.session.table, EVERYTHING)
        for key, value in wanted.items():
            at = (*self.path, key)
            if key in ("offers", "offers_only", "not_offers"):
                self._offers(key, value, at)
            elif key in EVENTS:
                self._events(self.session.log.events[self.since :], key, value, at)
            elif key in ("clauses", "not_clauses"):
                self._clauses(key, value, at)
            elif key in ("awaited", "winners"):
                self._compare(at, self._seats(value, at), self._end(key))
            elif key == "over":
                self._compare(at, self.reader.flag(value, at), self._end(key))
            elif key == "reason":
                self._compare(at, self._clause(value, at), self._end(key))
            elif key == "zones":
                self._zones(look, value, at)
            elif key == "sees":
                self._sees(value, at)
            else:
                self._path(look, key, value, at)
        return self.failures

    def _fail(self, path: KeyPath, expected: str, found: str) -> None:
        named = ".".join(str(key) for key in path[len(self.path) :])
        self.failures.append(Failure(self.file.where(path), f"{named} {expected}", found))

    def _compare(self, path: KeyPath, expected: Any, found: Any) -> None:
        if expected != found:
            self._fail(path, f"to be {expected!r}", repr(found))

    def _located(self, error: InputError, path: KeyPath) -> InputError:
        return self.reader.wrong(path, error.what, error.right)

    # -- views ----------------------------------------------------------------------------------

    def _path(self, look: Look, way: str, value: Any, at: KeyPath) -> None:
        """One path with what lies there, or a table of paths that go on from it."""
        if isinstance(value, dict):
            if not value:
                raise self.reader.wrong(at, f"nothing is expected of {way}", "write a value")
            for key, inner in value.items():
                self._path(look, f"{way}.{key}", inner, (*at, key))
            return
        try:
            found = look.at(way)
        except InputError as error:
            raise self._located(error, at) from None
        self._compare(at, look.wanted(value), look.plain(found, value))

    def _sees(self, wanted: object, path: KeyPath) -> None:
        """By seat, paths into that seat's view and events as they are told to it; the number after
        the last seat stands for a spectator."""
        seats = self.session.table.seats
        right = 'write { seat = { "path" = value } }'
        for key, table in self.reader.table(wanted, path, right).items():
            at = (*path, key)
            seat = self.reader.seat(key, at, seats + 1)
            viewer = SPECTATOR if seat == seats else seat
            look = Look(self.session.title, self.session.table, viewer)
            for way, value in self.reader.table(table, at, 'write { "path" = value }').items():
                if way in EVENTS:
                    told = self.session.events(viewer, self.since)
                    self._events(told, way, value, (*at, way))
                else:
                    self._path(look, way, value, (*at, way))

    def _zones(self, look: Look, wanted: object, path: KeyPath) -> None:
        """`zones = { deck = ["Guard"] }`: exactly these cards, first to last."""
        title, t = self.session.title, self.session.table
        zones = self.reader.table(wanted, path, 'write { zone = ["card", …] }')
        names = scenes_of(title).zone_names(t)
        self.reader.keys(zones, path, tuple(names), "zone")
        for zone, cards in zones.items():
            found = [title.face_name(t, t.face[card]) for card in t.zones[names.index(zone)]]
            listed = self.reader.texts(cards, (*path, zone))
            for i, name in enumerate(listed):
                if title.face_of(t, name) < 0:
                    raise self.reader.wrong((*path, zone, i), f"no card is called {name!r}")
            self._compare((*path, zone), look.wanted(listed), look.wanted(found))

    # -- questions and the end --------------------------------------------------------------------

    def _seats(self, value: object, path: KeyPath) -> list[int]:
        numbers = self.reader.numbers(value, path)
        seats = self.session.table.seats
        return [self.reader.seat(seat, (*path, i), seats) for i, seat in enumerate(numbers)]

    def _end(self, key: str) -> Any:
        t = self.session.table
        if key == "awaited":
            return self.session.awaited()
        if key == "over":
            return bool(t.over)
        if key == "reason":
            return self.session.cite(t.reason)
        return [seat for seat in range(t.seats) if t.ranks and t.ranks[seat] == 1]

    def _offers(self, key: str, wanted: object, path: KeyPath) -> None:
        """`offers = { 0 = ["lay Scout"] }`: by seat, what must (or must not) be offered."""
        title, t = self.session.title, self.session.table
        right = 'write { seat = ["option", …] }, as in { 0 = ["pass"] }'
        for seat, listed in self.reader.table(wanted, path, right).items():
            at = (*path, seat)
            number = self.reader.seat(seat, at, t.seats)
            found = offered(title, t, number)
            told = f"offered: {', '.join(found)}" if found else f"seat {seat} is asked nothing"
            names = self.reader.texts(listed, at)
            for i, name in enumerate(names):
                there = any(_means(name, option) for option in found)
                if not there:
                    self._check_option(number, name, (*at, i))
                if there == (key == "not_offers") or not found:
                    self._fail(path, f"{name!r} for seat {seat}", told)
            for option in found if key == "offers_only" else []:
                if not any(_means(name, option) for name in names):
                    self._fail(path, f"nothing else for seat {seat}", f"{option!r} is offered too")

    def _check_option(self, seat: int, name: str, path: KeyPath) -> None:
        """What is not offered must at least be something this game knows."""
        try:
            refuse_unknown(self.session.table, seat, name)
            parse(self.session.title, self.session.table, seat, name)
        except InputError as error:
            raise self._located(error, path) from None

    # -- what happened ----------------------------------------------------------------------------

    def _events(self, events: list[Event], key: str, value: object, path: KeyPath) -> None:
        title, t = self.session.title, self.session.table
        wanted = self.reader.texts(value, path)
        for i, text in enumerate(wanted):
            try:
                check_event(title, t, text)
            except InputError as error:
                raise self._located(error, (*path, i)) from None
        said = [event_words(title, t, event) for event in events]
        told = "; ".join(said) or "nothing happened"
        if key == "events_in_order":
            self._in_order(wanted, said, path)
            return
        for text in wanted:
            if any(matches(text, event) for event in said) != (key == "events"):
                self._fail(path, repr(text), told)

    def _in_order(self, wanted: list[str], said: list[str], path: KeyPath) -> None:
        """Each of them, one after the other; others may lie between."""
        begin = 0
        for i, text in enumerate(wanted):
            later = [n for n in range(begin, len(said)) if matches(text, said[n])]
            if not later:
                before = f" after {wanted[i - 1]!r}" if i else ""
                rest = "; ".join(said[begin:]) or "nothing more"
                self._fail(path, f"{text!r}{before}", rest)
                return
            begin = later[0] + 1

    def _clause(self, value: object, path: KeyPath) -> str:
        clause = self.reader.text(value, path)
        try:
            check_clause(self.session.title, self.session.rules.ruleset, clause)
        except InputError as error:
            raise self._located(error, path) from None
        return clause

    def _clauses(self, key: str, value: object, path: KeyPath) -> None:
        found = sorted({event.clause for event in self.session.log.events[self.since :]})
        for i, clause in enumerate(self.reader.texts(value, path)):
            self._clause(clause, (*path, i))
            if (clause in found) != (key == "clauses"):
                self._fail(path, clause, ", ".join(found) or "none")


def _means(name: str, option: str) -> bool:
    """Is an option called so, with the numbers of its cards or without?"""
    written = slug(name.replace("~", " "))
    return written in (slug(option.replace("~", " ")), slug(short_name(option)))
