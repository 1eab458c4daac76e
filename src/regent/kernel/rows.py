"""State as JSON rows, exact both ways; equality and digests come from the rows.

Field names are read from the classes, so that a new field is in the rows without anybody
remembering it; only `clone` is written by hand, and the property checks compare it with these.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from regent.kernel.errors import InputError
from regent.kernel.frame import Frame
from regent.kernel.table import Lasting, Table, Trigger

SCHEMA: Final = 1
"""Counts up when the kernel's own fields change their meaning."""

_FIELDS: dict[type, list[str]] = {}


def fields(cls: type) -> list[str]:
    """The value fields of a table or frame class, with those of its bases, by name."""
    known = _FIELDS.get(cls)
    if known is not None:
        return known
    compiled = getattr(cls, "__mypyc_attrs__", None)
    names: list[str] = []
    if compiled is not None:
        names = [name for name in compiled if not name.startswith("__")]
    else:
        for base in cls.__mro__:
            names.extend(base.__dict__.get("__slots__", ()))
    shared: tuple[str, ...] = getattr(cls, "SHARED", ())
    result = sorted(name for name in names if name not in shared)
    _FIELDS[cls] = result
    return result


def to_rows(t: Table) -> dict[str, Any]:
    """The whole value of a table as plain JSON data."""
    rows: dict[str, Any] = {"schema": SCHEMA}
    for name in fields(type(t)):
        if name not in ("stack", "triggers", "lasting"):
            rows[name] = _copied(getattr(t, name))
    rows["stack"] = [frame_row(frame) for frame in t.stack]
    rows["triggers"] = [trigger.row() for trigger in t.triggers]
    rows["lasting"] = [lasting.row() for lasting in t.lasting]
    return rows


def frame_row(frame: Frame[Any]) -> list[Any]:
    """A frame as its class name and its constructor's arguments by name."""
    cls = type(frame)
    return [cls.__name__, {name: _copied(getattr(frame, name)) for name in fields(cls)}]


def from_rows(t: Table, rows: dict[str, Any], frames: dict[str, type]) -> None:
    """Fill a fresh table of the right title and size with the value in the rows."""
    if rows.get("schema") != SCHEMA:
        found = rows.get("schema")
        raise InputError(f"rows of schema {found}", right=f"this engine reads schema {SCHEMA}")
    names = fields(type(t))
    missing = [name for name in names if name not in rows]
    if missing:
        raise InputError(f"rows without {', '.join(missing)}", right="save the game again")
    for name in names:
        if name not in ("stack", "triggers", "lasting"):
            setattr(t, name, _copied(rows[name]))
    t.stack = [frame_from(row, frames) for row in rows["stack"]]
    t.triggers = [Trigger(*row) for row in rows["triggers"]]
    t.lasting = [Lasting(*row) for row in rows["lasting"]]


def frame_from(row: list[Any], frames: dict[str, type]) -> Frame[Any]:
    """A frame from its row; the names it may have are the title's and nobody else's."""
    cls = frames.get(str(row[0]))
    if cls is None:
        raise InputError(f"unknown procedure {row[0]!r}", right="was it saved by another version?")
    values = {name: _copied(field) for name, field in row[1].items()}
    if sorted(values) != fields(cls):
        needs = ", ".join(fields(cls))
        raise InputError(f"procedure {row[0]} with {', '.join(values)}", right=f"it has {needs}")
    frame: Frame[Any] = cls(**values)
    return frame


def _copied(field: Any) -> Any:
    """Rows and tables share no list: the one is a record, the other goes on."""
    return [_copied(item) for item in field] if isinstance(field, list) else field


def text(t: Table) -> str:
    """The rows as one line of JSON, the same bytes in every mode and on every machine."""
    return json.dumps(to_rows(t), sort_keys=True, separators=(",", ":"))


def equal(one: Table, other: Table) -> bool:
    """Are the two tables the same value?"""
    return text(one) == text(other)


def digest(t: Table) -> str:
    """A short name for exactly this value."""
    return hashlib.sha256(text(t).encode()).hexdigest()[:16]
