"""The record of a game: its title, rules and seed, then every answer by name, one line each.

Lines are chained by checksums, so a change or a cut is found and said; nothing is overwritten.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from regent.kernel.errors import InputError

FORMAT: Final = 1
T = TypeVar("T")


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game started from."""

    format: int
    title: str
    ruleset: str
    seats: int
    seed: str
    settings: dict[str, Any] = {}
    fast: bool = False
    patch: str = ""
    players: list[str] = []
    version: int = 0
    engine: str = ""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line after the header: an answer, or what was done with answers."""

    n: int
    seat: int = -1
    do: str = ""
    auto: bool = False
    undo: int = 0
    retract: bool = False
    order: dict[str, Any] | None = None
    snapshot: dict[str, Any] | None = None
    end: dict[str, Any] | None = None


class CutOff(InputError):
    """The last line is not whole; what stands before it is."""

    def __init__(self, where: str, whole: int) -> None:
        self.whole = whole
        right = f"the {whole} entries before it are whole; --recover continues from them"
        super().__init__("the last line is cut off", where, right)


class Journal:
    """A header and its entries, in memory and, where it has a path, in a file."""

    def __init__(self, header: Header, path: Path | None = None) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.path = path
        self._link = ""
        self._file: Any = None

    # -- writing --------------------------------------------------------------------------------

    def create(self) -> None:
        """Start the file; never over another one."""
        if self.path is None:
            return
        try:
            self._file = self.path.open("x", encoding="utf-8")
        except FileExistsError:
            right = "choose another name, or resume it"
            raise InputError("the file exists already", str(self.path), right) from None
        except OSError as error:
            raise InputError(f"cannot write: {error.strerror}", str(self.path)) from None
        self._write(msgspec.to_builtins(self.header))

    def append(self, entry: Entry) -> None:
        """K-JOURNAL-2: an answer counts when this returns."""
        self.entries.append(entry)
        if self._file is not None:
            self._write(msgspec.to_builtins(entry))

    def _write(self, data: dict[str, Any]) -> None:
        self._link = link(self._link, data)
        self._file.write(json.dumps({**data, "check": self._link}, ensure_ascii=False) + "\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    # -- reading --------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: Path, checked: bool = True) -> Journal:
        """Read a whole file; unchecked, the checksums are made anew from what it says."""
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise InputError(f"cannot read: {error.strerror}", str(path)) from None
        except UnicodeDecodeError:
            raise InputError("this is not a text file", str(path)) from None
        return cls.parse(text, str(path), path, checked)

    @classmethod
    def parse(
        cls, text: str, where: str, path: Path | None = None, checked: bool = True
    ) -> Journal:
        lines = text.split("\n")
        tail = lines.pop()
        rows = [_row(line, f"{where}:{i + 1}", i) for i, line in enumerate(lines)]
        if not rows:
            raise InputError("there is no whole line in it", where, "is it a Regent journal?")
        journal = cls(_header(rows[0], where), path)
        last = ""
        for i, row in enumerate(rows):
            last = _checked(row, last, f"{where}:{i + 1}", checked)
            if i > 0:
                journal.entries.append(_entry(row, f"{where}:{i + 1}"))
        journal._link = last
        if tail:
            raise CutOff(f"{where}:{len(lines) + 1}", len(journal.entries))
        return journal

    @classmethod
    def recover(cls, path: Path) -> Journal:
        """The whole lines of a file that was cut off; the rest is kept beside it."""
        text = path.read_text(encoding="utf-8", errors="replace")
        whole, _, rest = text.rpartition("\n")
        journal = cls.parse(whole + "\n", str(path), path)
        if rest:
            path.with_name(path.name + ".cut").write_text(rest, encoding="utf-8")
            path.write_text(whole + "\n", encoding="utf-8")
        return journal

    def reopen(self) -> None:
        """Go on writing after the last line read."""
        if self.path is not None:
            self._file = self.path.open("a", encoding="utf-8")

    def text(self) -> str:
        """The whole journal as a file would hold it."""
        last = ""
        out: list[str] = []
        for item in (self.header, *self.entries):
            data = msgspec.to_builtins(item)
            last = link(last, data)
            out.append(json.dumps({**data, "check": last}, ensure_ascii=False))
        return "\n".join(out) + "\n"


def link(last: str, data: dict[str, Any]) -> str:
    """The checksum of a line, which takes in all lines before it."""
    plain = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256((last + plain).encode()).hexdigest()[:12]


def _row(line: str, where: str, i: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except json.JSONDecodeError:
        row = None
    if not isinstance(row, dict):
        right = "is it a Regent journal?" if i == 0 else "restore the line or cut the file there"
        raise InputError("this line is not readable", where, right)
    return row


def _checked(row: dict[str, Any], last: str, where: str, checked: bool) -> str:
    data = {key: value for key, value in row.items() if key != "check"}
    found = link(last, data)
    if checked and row.get("check") != found:
        right = "something was changed here or above; --unchecked reads it all the same"
        raise InputError("the checksum of this line does not fit", where, right)
    return found


def _header(row: dict[str, Any], where: str) -> Header:
    if "title" not in row or "format" not in row:
        raise InputError("the first line names no title", f"{where}:1", "is it a Regent journal?")
    if row["format"] != FORMAT:
        right = f"this engine reads format {FORMAT}"
        raise InputError(f"a journal of format {row['format']}", f"{where}:1", right)
    return _convert(row, Header, f"{where}:1")


def _entry(row: dict[str, Any], where: str) -> Entry:
    return _convert(row, Entry, where)


def _convert(row: dict[str, Any], kind: type[T], where: str) -> T:
    data = {key: value for key, value in row.items() if key != "check"}
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise InputError(str(error), where) from None
