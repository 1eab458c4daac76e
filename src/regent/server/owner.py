"""The file of a SQLite database: readable by its owner only, and open in one process only."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from sqlalchemy.engine import URL

from regent.kernel.errors import InputError

PRIVATE: Final = 0o600


def file_of(url: URL) -> Path | None:
    """The file behind a URL; None for memory, for another database, and for one to be read only."""
    named = url.database or ""
    if url.get_backend_name() != "sqlite" or named in ("", ":memory:"):
        return None
    if named.startswith("file:"):
        parts = urlsplit(named)
        modes = [*parse_qs(parts.query).get("mode", []), str(url.query.get("mode", ""))]
        return None if {"memory", "ro"} & set(modes) else Path(parts.path)
    return Path(named)


class Ownership:
    """Holds a database file until it is given up, or the process ends in whatever way."""

    def __init__(self, file: Path) -> None:
        self.file = file.resolve()  # the same file by another name is the same file
        self.lock = self.file.with_name(f"{self.file.name}.lock")
        self.held = -1

    def take(self) -> None:
        """InputError if another process has it; OSError if the folder cannot be written."""
        held = os.open(self.lock, os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            _lock(held)
        except OSError:
            os.close(held)
            right = "stop it first, or choose another file; several servers share a PostgreSQL"
            raise InputError("another server has this database open", "--db", right) from None
        self.held = held
        try:
            # SQLite gives its side files the rights of the database.
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, PRIVATE))
            with suppress(OSError):  # a file of somebody else is left as it is
                self.file.chmod(PRIVATE)
        except OSError:
            self.give_up()
            raise

    def give_up(self) -> None:
        if self.held >= 0:
            os.close(self.held)
        self.held = -1


def _lock(held: int) -> None:
    """OSError if somebody has it. The system gives it up when a process ends, in whatever way."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
