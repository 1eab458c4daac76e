"""No field is forgotten: every field of every table and frame is copied, compared and saved."""

from __future__ import annotations

import inspect
import sys
from typing import Any

import pytest

from regent.games import registry
from regent.kernel import flow, pick, rows, sealed, settle, window
from regent.kernel.frame import Frame
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.play.session import Session, new_header
from tests.helpers import interpreted

TITLES = registry.names()


def changed(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [*value[:-1], changed(value[-1])]
    return [*value, 77] if isinstance(value, list) else value


def started(title: Title[Any]) -> Session:
    ruleset = title.rulesets.rulesets[0].name
    return Session.start(new_header(title, ruleset, title.seats[0], "fields"))


def objects(name: str) -> list[tuple[str, str]]:
    """Every (class, field) pair of a title's state."""
    title = registry.title(name)
    found = [("", field) for field in rows.fields(type(started(title).table))]
    for frame, cls in title.frames.items():
        found += [(frame, field) for field in rows.fields(cls)]
    return found


PAIRS = [(name, cls, field) for name in TITLES for cls, field in objects(name)]


def sample(cls: type) -> Frame[Any]:
    """A frame with some value in each field, by the types its constructor asks for."""
    made: dict[str, Any] = {}
    for field, parameter in inspect.signature(cls.__init__).parameters.items():
        if field == "self":
            continue
        annotation = str(parameter.annotation)
        if "list[list[list" in annotation:
            made[field] = [[[1]], [[2]]]
        elif "list[list" in annotation:
            made[field] = [[1], [2]]
        elif "list" in annotation:
            made[field] = [1, 2]
        else:
            made[field] = "x" if annotation == "str" else 1
    frame: Frame[Any] = cls(**made)
    return frame


@interpreted
@pytest.mark.parametrize(("name", "cls", "field"), PAIRS)
def test_field(name: str, cls: str, field: str) -> None:
    title = registry.title(name)
    if cls:
        check_frame(title, title.frames[cls], field)
    else:
        check_table(started(title).table, field)


def check_frame(title: Title[Any], cls: type, field: str) -> None:
    frame = sample(cls)
    setattr(frame, field, changed(getattr(frame, field)))
    copy = frame.clone()
    assert type(copy) is cls, "clone makes another class"
    assert rows.frame_row(copy) == rows.frame_row(frame), f"{cls.__name__}.clone forgets {field}"
    again = rows.frame_from(rows.frame_row(frame), title.frames)
    assert rows.frame_row(again) == rows.frame_row(frame)


def check_table(t: Table, field: str) -> None:
    if field in ("stack", "triggers", "lasting"):
        return  # lists of objects: compared as rows in test_table and in every property walk
    before = rows.text(t)
    setattr(t, field, changed(getattr(t, field)))
    assert rows.text(t) != before, f"rows and equality do not see {field}"
    if field == "seats":
        return  # a clone takes it from its constructor
    try:
        copy = t.clone()
    except TypeError:  # an empty list of lists of lists: its depth was not to be seen
        setattr(t, field, [*getattr(t, field)[:-1], [[77]]])
        copy = t.clone()
    assert getattr(copy, field) == getattr(t, field), f"clone forgets {field}"


@pytest.mark.parametrize("name", TITLES)
def test_every_frame_of_a_title_is_registered(name: str) -> None:
    title = registry.title(name)
    package = type(title).__module__.rpartition(".")[0]
    for module_name, module in list(sys.modules.items()):
        if not module_name.startswith(package + "."):
            continue
        for cls in vars(module).values():
            if not isinstance(cls, type) or not issubclass(cls, Frame):
                continue
            if cls.__module__ == module_name and cls.clone is not Frame.clone:
                assert cls.__name__ in title.frames, f"{cls.__name__} is not among the frames"


def test_the_tiny_game_uses_every_kernel_frame() -> None:
    title = registry.title("outposts")
    kernel_frames = {
        cls
        for module in (flow, pick, sealed, settle, window)
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, Frame) and cls.__module__ == module.__name__
    }
    used = {base for cls in title.frames.values() for base in cls.__mro__}
    assert kernel_frames - used == set()
