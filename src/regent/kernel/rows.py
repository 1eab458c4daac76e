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
from regent.kernel.packed import Ints, is_packed, unpacked
from regent.kernel.table import Lasting, Table, Trigger

SCHEMA: Final = 1
"""Counts up when the kernel's own fields change their meaning."""

OBJECTS: Final = ("stack", "triggers", "lasting")
"""The fields that hold objects; all others are numbers, texts and lists of numbers."""

LATER: Final = ("numbers",)
"""Fields that came after games had been saved: where they are missing, they are as on a new
table."""

_FIELDS: dict[type, list[str]] = {}
_KINDS: Final[dict[type, str]] = {int: "a whole number", str: "a text", list: "a list"}
_NUMBERS: Final = frozenset({int})
_PLAIN: Final = frozenset({int, str, bool})
_ENCODER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


def fields(cls: type) -> list[str]:
    """The value fields of a table or frame class, with those of its bases, by name."""
    known = _FIELDS.get(cls)
    if known is not None:
        return known
    names: set[str] = set()
    for base in cls.__mro__:
        # A compiled class names its fields and those of its bases; an interpreted one, which may
        # inherit from it, only its own.
        found = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__", ())
        names.update([name for name in found if not name.startswith("__")])
    shared: tuple[str, ...] = getattr(cls, "SHARED", ())
    result = sorted(name for name in names if name not in shared)
    _FIELDS[cls] = result
    return result


def to_rows(t: Table) -> dict[str, Any]:
    """The whole value of a table as plain JSON data that shares nothing with it."""
    return {name: _copied(field) for name, field in _rows(t).items()}


def _rows(t: Table) -> dict[str, Any]:
    """The same for a moment's look: its lists are the table's own."""
    rows: dict[str, Any] = {"schema": SCHEMA}
    for name in fields(type(t)):
        if name not in OBJECTS:
            rows[name] = unpacked(getattr(t, name))
    rows["stack"] = [_frame_row(frame) for frame in t.stack]
    rows["triggers"] = [trigger.row() for trigger in t.triggers]
    rows["lasting"] = [lasting.row() for lasting in t.lasting]
    return rows


def frame_row(frame: Frame[Any]) -> list[Any]:
    """A frame as its class name and its constructor's arguments by name."""
    row: list[Any] = _copied(_frame_row(frame))
    return row


def _frame_row(frame: Frame[Any]) -> list[Any]:
    cls = type(frame)
    return [cls.__name__, {name: getattr(frame, name) for name in fields(cls)}]


def matches(t: Table, rows: dict[str, Any]) -> bool:
    """Are these the rows of this table, but for fields that came later?"""
    now = to_rows(t)
    for name in LATER:
        if name not in rows:
            now.pop(name, None)
    return now == rows


def from_rows(t: Table, rows: dict[str, Any], frames: dict[str, type]) -> None:
    """Fill a fresh table of the right title and size with the value in the rows."""
    if rows.get("schema") != SCHEMA:
        found = rows.get("schema")
        raise InputError(f"rows of schema {found}", right=f"this engine reads schema {SCHEMA}")
    names = fields(type(t))
    missing = [name for name in names if name not in rows and name not in LATER]
    if missing:
        raise InputError(f"rows without {', '.join(missing)}", right="save the game again")
    for name in names:
        if name not in OBJECTS and name in rows:
            setattr(t, name, _fitting(name, rows[name], getattr(t, name)))
    t.stack = [frame_from(row, frames) for row in _list("stack", rows)]
    t.triggers = [Trigger(*_ints(row, 6, "triggers")) for row in _list("triggers", rows)]
    t.lasting = [Lasting(*_ints(row, 7, "lasting")) for row in _list("lasting", rows)]


def _fitting(name: str, value: Any, example: Any) -> Any:
    """The value of a field, if it is of the field's kind: a number, a text or a list."""
    if is_packed(example):
        if type(value) is not list or not _is_numbers(value):
            raise InputError(f"{name} is {value!r}", right="it is a list of numbers")
        return type(example)(value)
    kind = type(example)
    if type(value) is not kind:
        right = f"it is {_KINDS.get(kind, kind.__name__)}"
        raise InputError(f"{name} is {value!r}", right=right)
    if kind is list and not _is_numbers(value):
        raise InputError(f"{name} is {value!r}", right="it is a list of numbers, or of such lists")
    return _copied(value)


def _is_numbers(items: list[Any]) -> bool:
    if _NUMBERS.issuperset(map(type, items)):
        return True
    return all(type(x) is int or (type(x) is list and _is_numbers(x)) for x in items)


def _list(name: str, rows: dict[str, Any]) -> list[Any]:
    found = rows[name]
    if not isinstance(found, list):
        raise InputError(f"{name} is {found!r}", right="it is a list of rows")
    return found


def _ints(row: Any, count: int, name: str) -> list[int]:
    if not isinstance(row, list) or len(row) != count or not _is_numbers(row):
        raise InputError(f"{row!r} among {name}", right=f"each is a list of {count} numbers")
    return row


def frame_from(row: Any, frames: dict[str, type]) -> Frame[Any]:
    """A frame from its row; the names it may have are the title's and nobody else's."""
    if not isinstance(row, list) or len(row) != 2 or not isinstance(row[1], dict):
        raise InputError(f"{row!r} is no procedure", right="write [name, { field = value }]")
    cls = frames.get(str(row[0]))
    if cls is None:
        raise InputError(f"unknown procedure {row[0]!r}", right="was it saved by another version?")
    values = {name: _copied(field) for name, field in row[1].items()}
    if sorted(values) != fields(cls):
        needs = ", ".join(fields(cls))
        raise InputError(f"procedure {row[0]} with {', '.join(values)}", right=f"it has {needs}")
    try:
        frame: Frame[Any] = cls(**values)
    except TypeError as error:  # compiled constructors judge what they are given
        raise InputError(f"procedure {row[0]} cannot be {values!r}: {error}") from None
    return frame


def _copied(field: Any) -> Any:
    """Rows and tables share no list: the one is a record, the other goes on."""
    if isinstance(field, list):
        if _PLAIN.issuperset(map(type, field)):  # nearly all are lists of numbers
            return field[:]
        return [_copied(item) for item in field]
    if isinstance(field, dict):
        return {name: _copied(item) for name, item in field.items()}
    return field


def text(t: Table) -> str:
    """The rows as one line of JSON, the same bytes in every mode and on every machine."""
    return _ENCODER.encode(_rows(t))


def equal(one: Table, other: Table) -> bool:
    """Are the two tables the same value? As their texts would say, many times faster."""
    if type(one) is not type(other):
        return False
    for name in fields(type(one)):
        if name in OBJECTS:
            continue
        if not _same(getattr(one, name), getattr(other, name)):
            return False
    if len(one.stack) != len(other.stack):
        return False
    for i in range(len(one.stack)):
        if not same_frame(one.stack[i], other.stack[i]):
            return False
    if [x.row() for x in one.triggers] != [x.row() for x in other.triggers]:
        return False
    return [x.row() for x in one.lasting] == [x.row() for x in other.lasting]


def _same(one: Any, other: Any) -> bool:
    """Are two fields the same? Nearly all are numbers and plain lists, or shared by clones."""
    if one is other:
        return True
    kind = type(one)
    if kind is int or kind is list:
        return bool(one == other)
    if is_packed(one) and is_packed(other):
        return _same_numbers(one, other)
    return bool(unpacked(one) == unpacked(other))


def _same_numbers(one: Ints, other: Ints) -> bool:
    if len(one) != len(other):
        return False
    for i in range(len(one)):
        if one[i] != other[i]:
            return False
    return True


def same_frame(one: Frame[Any], other: Frame[Any]) -> bool:
    """Are the two frames the same procedure at the same point?"""
    if type(one) is not type(other):
        return False
    for name in fields(type(one)):
        if getattr(one, name) != getattr(other, name):
            return False
    return True


def digest(t: Table) -> str:
    """A short name for exactly this value."""
    return hashlib.sha256(text(t).encode()).hexdigest()[:16]
