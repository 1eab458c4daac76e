"""A table written as a scenario: for bug reports, puzzles, lessons."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.play.journal import Header
from regent.play.position import written
from regent.play.session import Session


def exported(session: Session, about: str = "") -> str:
    """The present position of a game as a scenario file that puts it on the table again. The
    secret of its deal, from which all that comes could be computed, stays behind."""
    header = msgspec.structs.replace(session.journal.header, secret="")
    lines = _head(header, about or "A position from a game")
    lines += _given(session.title, session.table)
    return "\n".join(lines) + "\n"


def _head(header: Header, about: str, onward: bool = False) -> list[str]:
    """What the game was played with: without its patch or settings it would be another game."""
    lines = [
        f"about = {_value(about)}",
        f"title = {_value(header.title)}",
        f"ruleset = {_value(header.ruleset)}",
        f"seats = {header.seats}",
        f"fast = {_value(header.fast)}",
    ]
    if onward:
        lines.append("onward = true")
    if header.secret:
        lines.append(f"secret = {_value(header.secret)}")
    else:  # a position out of a sealed game goes on with chance of its own
        lines.append(f"seed = {_value(header.seed or 'position')}")
    if header.patch:
        lines.append(f"patch = {_value(header.patch)}")
    if header.settings:
        lines += ["", "[settings]", *_pairs(header.settings)]
    if header.texts:
        lines += ["", "[texts]", *_pairs(header.texts)]
    return lines


def _given(title: Title[Any], t: Table) -> list[str]:
    given = written(title, t)
    tables = {key: value for key, value in given.items() if isinstance(value, dict)}
    lines = ["", "[given]", *_pairs({k: v for k, v in given.items() if k not in tables})]
    for key, table in tables.items():
        lines += ["", f"[given.{key}]", *_pairs(table)]
    return lines


def history(session: Session, about: str) -> str:
    """A game from its start as a scenario: the seed and every answer that still stands. Who
    opens it sits down where it was written."""
    lines = _head(session.journal.header, about, onward=True)
    begun = session.journal.entries[0].snapshot if session.journal.entries else None
    if begun is not None:  # it began from the position of a scenario
        lines += _given(session.title, session.title.load(begun, session.rules, session.cards))
    for entry in session.journal.entries:
        if entry.do:
            lines += ["", "[[do]]", f"seat = {entry.seat}", f"option = {_value(entry.do)}"]
        elif entry.undo:
            lines += ["", "[[do]]", f"seat = {entry.seat}", f"undo = {entry.undo}"]
        elif entry.retract:
            lines += ["", "[[do]]", f"seat = {entry.seat}", "retract = true"]
    return "\n".join(lines) + "\n"


def _pairs(table: dict[str, Any]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in table.items()]


def _key(key: str) -> str:
    plain = key.replace("-", "").replace("_", "")
    return key if plain.isalnum() and plain.isascii() else _value(key)


def _value(value: Any) -> str:
    """TOML for the few kinds of values a scenario holds; strings are JSON's, but for one sign."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
