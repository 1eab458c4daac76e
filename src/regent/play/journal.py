"""The record of a game: its title, rules and seed, then every answer by name, one line each.

Lines are chained by checksums, so a change or a cut is found and said; nothing is overwritten.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from regent import __version__
from regent.kernel.errors import InputError
from regent.kernel.title import Title
from regent.play.deal import FAST, sealed, secret_of

FORMAT: Final = 1
PERSON: Final = ""
BOT: Final = "bot:"
"""In the header of a journal a seat played by a bot is named `bot:` and the bot's name."""
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
    texts: dict[str, str] = {}
    """What the table brought along in words: decks, a map."""
    decks: str = ""
    """Whether decks among them are secret (K-SECRET-6), or still awaited before the first card."""
    given: str = ""
    """The scenario that it began from, as it was brought."""
    chance: str = FAST
    """Where chance comes from: the seed by the fast generator, or `sealed`, the secret."""
    secret: str = ""
    commitment: str = ""
    """What was promised about the secret before the first card."""
    players: list[str] = []
    version: int = 0
    engine: str = ""


def new_header(
    title: Title[Any],
    ruleset: str,
    seats: int,
    seed: str,
    settings: dict[str, Any] | None = None,
    patch: str = "",
    players: list[str] | None = None,
    fast: bool = False,
    texts: dict[str, str] | None = None,
    decks: str = "",
) -> Header:
    """A header for this engine and this version of the title; InputError if the rules refuse.
    Without a seed chance is sealed: it comes from a secret, with a promise about it."""
    title.check_texts(texts or {}, seats)
    rules = title.resolve(ruleset, seats, settings or {}, texts)
    header = Header(
        format=FORMAT,
        title=title.name,
        ruleset=ruleset,
        seats=seats,
        seed=seed,
        settings=rules.changed(),
        fast=fast,
        patch=patch,
        texts=texts or {},
        decks=decks,
        players=players or [],
        version=title.version,
        engine=__version__,
    )
    return header if seed else sealed(header)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line after the header: an answer, or what was done with answers."""

    n: int
    seat: int = -1
    do: str = ""
    asked: str = ""
    """The question that a seat named with its answer: the same one sent again is taken once, also
    after a restart."""
    said: str = ""
    """What the seat wrote, where that is not the name of the option."""
    why: list[int] = []
    """What a bot said openly about this answer (K-DEAL-6)."""
    auto: bool = False
    spent: int = -1
    """The place among the orders of the one that answered, if it was given for once only."""
    undo: int = 0
    retract: bool = False
    concede: list[int] = []
    """The seats to which all others gave the game up (K-CONCEDE-1)."""
    order: dict[str, Any] | None = None
    snapshot: dict[str, Any] | None = None
    told: list[list[Any]] = []
    """With a snapshot: what happened since the one before, so that the log need not be replayed."""
    given: list[int] = []
    """With a snapshot: what the names of the questions count, so that they stay the same."""
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
            self._file = self.path.open("xb", buffering=0)
        except FileExistsError:
            right = "choose another name, or resume it"
            raise InputError("the file exists already", str(self.path), right) from None
        except OSError as error:
            raise InputError(f"cannot write: {error.strerror}", str(self.path)) from None
        self._write(msgspec.to_builtins(self.header))

    def append(self, entry: Entry) -> None:
        """K-JOURNAL-2: an answer counts when this returns; if it raises, nothing was added."""
        if self._file is not None:
            self._write(msgspec.to_builtins(entry))
        self.entries.append(entry)

    def _write(self, data: dict[str, Any]) -> None:
        """One line, whole or not at all: a full disk must not leave half a line before the next."""
        check = link(self._link, data)
        line = json.dumps({**data, "check": check}, ensure_ascii=False) + "\n"
        size = os.fstat(self._file.fileno()).st_size
        try:
            raw = line.encode()
            if self._file.write(raw) != len(raw):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(size)
                self._file.seek(size)
            what = f"the journal cannot be written: {error.strerror}"
            raise InputError(what, str(self.path), "the last answer was not taken") from None
        self._link = check

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    # -- reading --------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: Path, checked: bool = True) -> Journal:
        """Read a whole file; unchecked, the checksums are made anew from what it says."""
        whole, tail = _halves(path)
        try:
            text = whole.decode()
        except UnicodeDecodeError:
            raise InputError("this is not a text file", str(path)) from None
        # A line may be cut off in the middle of a letter: that makes it no other file.
        return cls.parse(text + tail.decode(errors="replace"), str(path), path, checked)

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
        whole, tail = _halves(path)
        journal = cls.parse(whole.decode(errors="replace"), str(path), path)
        if tail:
            _keep_beside(path, tail)
            with path.open("r+b") as file:
                file.truncate(len(whole))
        return journal

    def reopen(self) -> None:
        """Go on writing after the last line read."""
        if self.path is not None:
            self._file = self.path.open("ab", buffering=0)

    def text(self) -> str:
        """The whole journal as a file would hold it."""
        last = ""
        out: list[str] = []
        for item in (self.header, *self.entries):
            data = msgspec.to_builtins(item)
            last = link(last, data)
            out.append(json.dumps({**data, "check": last}, ensure_ascii=False))
        return "\n".join(out) + "\n"


def _halves(path: Path) -> tuple[bytes, bytes]:
    """The whole lines of a file, and what stands behind the last of them. A file without any
    line is all in the first half."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise InputError(f"cannot read: {error.strerror}", str(path)) from None
    end = data.rfind(b"\n") + 1
    return (data[:end], data[end:]) if end else (data, b"")


def _keep_beside(path: Path, tail: bytes) -> None:
    """Put away what was cut off, under the first name that is free: never over another piece."""
    n = 1
    while True:
        beside = path.with_name(f"{path.name}.cut{n if n > 1 else ''}")
        try:
            with beside.open("xb") as file:
                file.write(tail)
                return
        except FileExistsError:
            n += 1


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
    header = _convert(row, Header, f"{where}:1")
    secret_of(header, f"{where}:1")
    return header


def _entry(row: dict[str, Any], where: str) -> Entry:
    return _convert(row, Entry, where)


def _convert(row: dict[str, Any], kind: type[T], where: str) -> T:
    data = {key: value for key, value in row.items() if key != "check"}
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise InputError(str(error), where) from None
