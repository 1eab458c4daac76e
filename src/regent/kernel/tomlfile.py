"""TOML files that people write, read so that every mistake can be answered with its line.

The standard parser gives values without positions. A second, much simpler pass over the text, which
the parser has already found valid, notes the line of every key; it judges nothing of the grammar.
"""

from __future__ import annotations

import os
import re
import tomllib
from bisect import bisect_right
from collections.abc import Sequence
from pathlib import Path

from regent.kernel.errors import InputError
from regent.kernel.problems import Problems

Key = str | int
KeyPath = tuple[Key, ...]

_BLANK = re.compile(r"(?:[ \t\n]+|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_NAME = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[A-Za-z0-9_-]+')
_TEXT = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})|\'\'\'.*?\'\'\'(?:\'{0,2})|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'',
    re.DOTALL,
)
_PLAIN = re.compile(r"[^,\]}#\n]+")
_AT_LINE = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)")


def as_table(value: object) -> dict[str, object] | None:
    return value if isinstance(value, dict) else None


def as_list(value: object) -> list[object] | None:
    return value if isinstance(value, list) else None


def as_number(value: object) -> int | None:
    """A whole number; `true` is none, although Python says so."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


class TomlFile:
    """One file: its values, and the line on which each of them was written."""

    __slots__ = ("data", "lines", "name")

    def __init__(self, name: str, data: dict[str, object], lines: dict[KeyPath, int]) -> None:
        self.name = name
        self.data = data
        self.lines = lines

    @staticmethod
    def read(path: str | os.PathLike[str]) -> TomlFile:
        name = os.fspath(path)
        try:
            raw = Path(name).read_bytes()
        except OSError as error:
            what = f"cannot be read ({error.strerror})"
            raise InputError(what, name, "give an existing TOML file") from None
        try:
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = raw.count(b"\n", 0, error.start) + 1
            raise InputError(
                "is not UTF-8 text", f"{name}:{line}", "save the file as UTF-8"
            ) from None
        return TomlFile.parse(text, name)

    @staticmethod
    def parse(text: str, name: str) -> TomlFile:
        text = text.replace("\r\n", "\n")
        try:
            data: dict[str, object] = tomllib.loads(text)
            lines = _Scanner(text).scan()
        except RecursionError:
            raise InputError(
                "tables or lists are nested too deeply", name, "write them flatter"
            ) from None
        except ValueError as error:
            raise _syntax_error(str(error), text, name) from None
        return TomlFile(name, data, lines)

    def where(self, path: Sequence[Key] = ()) -> str:
        """`file:line` of a key, or of the nearest thing around it whose line is known."""
        for length in range(len(path), 0, -1):
            line = self.lines.get(tuple(path[:length]))
            if line is not None:
                return f"{self.name}:{line}"
        return self.name


def _syntax_error(message: str, text: str, name: str) -> InputError:
    found = _AT_LINE.search(message)
    where = name
    right = "mend the syntax there or on the line before"
    if found is not None:
        number = found.group(1)
        where = f"{name}:{number if number else max(1, len(text.splitlines()))}"
        if number:
            line = text.split("\n")[int(number) - 1]
            if "{" in line and not line[int(found.group(2)) - 1 :].strip():
                right = "a table in braces stands on one line; write a longer one under [a.heading]"
    what = _AT_LINE.sub("", message)
    return InputError(f"is not valid TOML: {what}", where, right)


class Place:
    """A spot in a file as a person names it: file and line, row, key. Immutable."""

    __slots__ = ("file", "path", "row", "start")

    def __init__(self, file: TomlFile, path: KeyPath = (), row: str = "", start: int = 0) -> None:
        self.file = file
        self.path = path
        self.row = row
        self.start = start  # how much of the path the row name stands for

    def down(self, key: Key) -> Place:
        return Place(self.file, (*self.path, key), self.row, self.start)

    def called(self, row: str) -> Place:
        """The same spot, from here on known as this row."""
        return Place(self.file, self.path, row, len(self.path))

    def where(self) -> str:
        return self.file.where(self.path)

    def label(self) -> str:
        """Row and key, counted from one: `Drone, ability 1, do 2, to`."""
        parts: list[str] = [self.row] if self.row else []
        for key in self.path[self.start :]:
            if isinstance(key, int) and len(parts) > (1 if self.row else 0):
                parts[-1] += f" {key + 1}"
            else:
                parts.append(str(key + 1) if isinstance(key, int) else key)
        return ", ".join(parts)

    def wrong(self, problems: Problems, what: str, right: str = "") -> None:
        label = self.label()
        problems.add(f"{label}: {what}" if label else what, self.where(), right)


class _Scanner:
    """Walks valid TOML and notes lines, numbering arrays of tables as the parser does."""

    __slots__ = ("arrays", "breaks", "lines", "pos", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.pos = 0
        self.breaks = [at for at, char in enumerate(text) if char == "\n"]
        self.lines: dict[KeyPath, int] = {}
        self.arrays: dict[KeyPath, int] = {}

    def scan(self) -> dict[KeyPath, int]:
        inside: KeyPath = ()
        while self._skip(_BLANK) < len(self.text):
            if self.text[self.pos] == "[":
                inside = self._header()
            else:
                self._pair(inside)
        return self.lines

    def _skip(self, pattern: re.Pattern[str]) -> int:
        match = pattern.match(self.text, self.pos)
        if match is not None:
            self.pos = match.end()
        return self.pos

    def _note(self, path: KeyPath) -> None:
        if path not in self.lines:
            self.lines[path] = bisect_right(self.breaks, self.pos - 1) + 1

    def _header(self) -> KeyPath:
        many = self.text.startswith("[[", self.pos)
        self.pos += 2 if many else 1
        names = self._names()
        path: KeyPath = ()
        for at, name in enumerate(names):
            path = (*path, name)
            self._note(path)
            if many and at == len(names) - 1:
                self.arrays[path] = self.arrays.get(path, -1) + 1
            if path in self.arrays:
                path = (*path, self.arrays[path])
                self._note(path)
        self.pos += 2 if many else 1
        return path

    def _names(self) -> list[str]:
        """A dotted key."""
        names: list[str] = []
        while True:
            self._skip(_SPACE)
            start = self.pos
            raw = self.text[start : self._skip(_NAME)]
            names.append(_unquoted(raw))
            self._skip(_SPACE)
            if not self.text.startswith(".", self.pos):
                return names
            self.pos += 1

    def _pair(self, inside: KeyPath) -> None:
        path = inside
        start = self.pos
        for name in self._names():
            path = (*path, name)
            if path not in self.lines:
                self.lines[path] = bisect_right(self.breaks, start - 1) + 1
        self.pos += 1  # the equals sign
        self._value(path)

    def _value(self, path: KeyPath) -> None:
        self._skip(_SPACE)
        self._note(path)
        opening = self.text[self.pos]
        if opening == "[":
            self._items(path, "]")
        elif opening == "{":
            self._items(path, "}")
        elif opening in "\"'":
            self._skip(_TEXT)
        else:
            self._skip(_PLAIN)

    def _items(self, path: KeyPath, closing: str) -> None:
        self.pos += 1
        count = 0
        self._skip(_BLANK)
        while self.text[self.pos] != closing:
            if closing == "]":
                self._value((*path, count))
            else:
                self._pair(path)
            count += 1
            self._skip(_BLANK)
            if self.text[self.pos] == ",":
                self.pos += 1
                self._skip(_BLANK)
        self.pos += 1


def _unquoted(raw: str) -> str:
    if raw.startswith('"'):
        return str(tomllib.loads(f"key = {raw}")["key"])
    return raw[1:-1] if raw.startswith("'") else raw
