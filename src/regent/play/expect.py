"""What a scenario expects: paths into the full view, events, clauses, options, the end."""

from __future__ import annotations

from typing import Any

from regent.kernel.errors import InputError
from regent.kernel.event import Event
from regent.kernel.table import EVERYTHING
from regent.kernel.tomlfile import TomlFile
from regent.kernel.vocabulary import slug
from regent.play.names import offered, short_name
from regent.play.reading import Reader
from regent.play.session import Session


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

    def __init__(
        self, session: Session, file: TomlFile, path: tuple[str | int, ...], since: int
    ) -> None:
        self.session = session
        self.file = file
        self.reader = Reader(file)
        self.path = path
        self.since = since
        self.failures: list[Failure] = []

    def check(self, wanted: dict[str, Any]) -> list[Failure]:
        for key, value in wanted.items():
            at = (*self.path, key)
            if key in ("offers", "not_offers"):
                self._offers(key, value)
            elif key in ("events", "not_events"):
                self._events(key, self.reader.texts(value, at))
            elif key in ("clauses", "not_clauses"):
                self._clauses(key, self.reader.texts(value, at))
            elif key == "awaited":
                self._compare(key, self.reader.numbers(value, at), self.session.awaited())
            elif key == "winners":
                self._compare(key, self.reader.numbers(value, at), self._end(key))
            elif key == "over":
                self._compare(key, self.reader.flag(value, at), self._end(key))
            elif key == "reason":
                self._compare(key, self.reader.text(value, at), self._end(key))
            else:
                self._compare(key, value, self._look(key))
        return self.failures

    def _fail(self, key: str, expected: str, found: str) -> None:
        where = self.file.where((*self.path, key))
        self.failures.append(Failure(where, f"{key} {expected}", found))

    def _compare(self, key: str, expected: Any, found: Any) -> None:
        if isinstance(expected, list) and isinstance(found, list):
            found = [_plain(item, want) for item, want in _paired(found, expected)]
            expected = [slug(item) if isinstance(item, str) else item for item in expected]
        if expected != found:
            self._fail(key, f"to be {expected!r}", repr(found))

    def _look(self, path: str) -> Any:
        """Follow a dotted path into the view that shows everything."""
        found: Any = self.session.title.view(self.session.table, EVERYTHING)
        for i, step in enumerate(path.split(".")):
            if isinstance(found, dict) and step in found:
                found = found[step]
            elif isinstance(found, list) and step.isdigit() and int(step) < len(found):
                found = found[int(step)]
            else:
                at = ".".join(path.split(".")[:i]) or "the view"
                right = f"{at} has {', '.join(map(str, _keys(found)))}"
                where = self.file.where((*self.path, path))
                raise InputError(f"no {path!r} in the view", where, right)
        return found

    def _end(self, key: str) -> Any:
        t = self.session.table
        if key == "over":
            return bool(t.over)
        if key == "reason":
            return self.session.cite(t.reason)
        return [seat for seat in range(t.seats) if t.ranks and t.ranks[seat] == 1]

    def _offers(self, key: str, wanted: object) -> None:
        """`offers = { 0 = ["lay Scout"] }`: by seat, what must (or must not) be offered."""
        path = (*self.path, key)
        right = 'write { seat = ["option", …] }, as in { 0 = ["pass"] }'
        last = self.session.table.seats - 1
        for seat, listed in self.reader.table(wanted, path, right).items():
            if not seat.isdecimal() or int(seat) > last:
                right = f"write a seat from 0 to {last}"
                raise self.reader.wrong((*path, seat), f"no seat {seat!r}", right)
            names = self.reader.texts(listed, (*path, seat))
            found = offered(self.session.title, self.session.table, int(seat))
            known = {slug(n.replace("~", " ")) for n in found} | {
                slug(short_name(n)) for n in found
            }
            for name in names:
                if (slug(name.replace("~", " ")) in known) != (key == "offers"):
                    self._fail(key, f"{name!r} for seat {seat}", f"offered: {', '.join(found)}")

    def _events(self, key: str, wanted: list[str]) -> None:
        events = self.session.log.events[self.since :]
        said = [self._event_words(event) for event in events]
        for text in wanted:
            words = slug(text)
            matches = any(words == full or full.startswith(words + "-") for full in said)
            if matches != (key == "events"):
                self._fail(key, repr(text), "; ".join(said) or "nothing happened")

    def _event_words(self, event: Event) -> str:
        """An event as its kind, its actor and its arguments: `draws 0 scout`."""
        title, t = self.session.title, self.session.table
        words = [event.kind, *([str(event.actor)] if event.actor >= 0 else [])]
        for i, kind in enumerate(title.events[event.kind]):
            if event.faces[i] >= 0:
                words.append(title.face_slug(t, event.faces[i]))
            elif event.args[i] >= 0:
                words.append(title.argument(t, kind, event.args[i]))
        return slug(" ".join(words))

    def _clauses(self, key: str, wanted: list[str]) -> None:
        found = sorted({event.clause for event in self.session.log.events[self.since :]})
        for clause in wanted:
            if (clause in found) != (key == "clauses"):
                self._fail(key, clause, ", ".join(found) or "none")


def _paired(found: list[Any], expected: list[Any]) -> list[tuple[Any, Any]]:
    padding = [None] * max(0, len(found) - len(expected))
    return list(zip(found, [*expected, *padding], strict=False))


def _plain(item: Any, want: Any) -> Any:
    """A card in a view compares by its name where the scenario names it."""
    if isinstance(item, dict) and "name" in item and (want is None or isinstance(want, str)):
        return slug(str(item["name"]))
    return slug(item) if isinstance(item, str) else item


def _keys(found: Any) -> list[Any]:
    if isinstance(found, dict):
        return list(found)
    return list(range(len(found))) if isinstance(found, list) else []
