"""Scenario files broken at random: each runs, or is a mistake with its line; none is our bug."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from regent.kernel.errors import InputError
from regent.kernel.problems import InputErrors
from regent.kernel.tomlfile import KeyPath, TomlFile
from regent.play.scenario import Scenario

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))
EACH = 3
"""So many times each file is broken, always in the same ways."""

VALUES: list[Any] = [
    *(-1, 0, 1, 2, 7, 10**30, 1.5, float("nan"), True, False, "", "x", "0", "-1", "pass", "Guard"),
    *("Mars", "0 Mars", "~", "Guard~", "Guard~99999999999", "²", "\x00", "ü" * 300, "*", [], {}),
    *([[]], [{}], ["x"], [0, 0], {"0": 1}, {"x": {"y": []}}, {"0": ["pass"]}, {"card": "Spy"}),
]
KEYS = ["given", "do", "expect", "zones", "seat", "option", "refuse", "x", "0", "7", "", "a.b", "²"]


def places(value: Any, path: KeyPath = ()) -> Iterator[KeyPath]:
    """Every place in a file that could be broken."""
    items = list(value.items()) if isinstance(value, dict) else []
    items = list(enumerate(value)) if isinstance(value, list) else items
    for key, inner in items:
        yield (*path, key)
        yield from places(inner, (*path, key))


def break_once(data: dict[str, Any], dice: random.Random) -> str:
    """Delete, retype, rename, double or move one thing; what was done."""
    path = dice.choice(list(places(data)))
    holder: Any = data
    for key in path[:-1]:
        holder = holder[key]
    last, how = path[-1], dice.randrange(6)
    if how == 0:
        del holder[last]
    elif how == 1:
        holder[last] = deepcopy(dice.choice(VALUES))
    elif how == 2 and isinstance(holder, dict):
        holder[dice.choice(KEYS)] = holder.pop(last)
    elif how == 3 and isinstance(holder, list):
        holder.append(deepcopy(holder[last]))
    elif how == 4 and isinstance(holder[last], str):
        text = holder[last]
        at = dice.randrange(len(text) + 1)
        holder[last] = text[:at] + dice.choice(["", "x", " ", "~1", "-", "0"]) + text[at + 1 :]
    else:
        other: Any = data
        for key in dice.choice(list(places(data))):
            other = other[key]
        holder[last] = deepcopy(other)
    return f"{'.'.join(map(str, path))} ({how})"


def lines(data: dict[str, Any]) -> dict[KeyPath, int]:
    """A line for every place, as if each stood on its own."""
    return {path: number for number, path in enumerate(places(data), 1)}


def complaint(data: dict[str, Any]) -> str:
    """What is wrong with how a broken file is answered; empty if nothing is."""
    try:
        failures = Scenario(TomlFile("broken", data, lines(data))).run()
    except InputError as error:
        found = error.problems if isinstance(error, InputErrors) else [error]
        known = [re.fullmatch(r"broken:\d+", one.where) or "title" not in data for one in found]
        return "" if all(known) and str(error) else f"no line: {error}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return "; ".join(str(f) for f in failures if not f.where.startswith("broken:"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_broken_file_is_a_mistake_with_its_line(path: Path) -> None:
    whole = TomlFile.read(path).data
    for turn in range(EACH):
        dice = random.Random(f"{path.name} {turn}")
        data = deepcopy(whole)
        done = [break_once(data, dice) for _ in range(dice.randint(1, 2)) if data]
        assert complaint(data) == "", f"{done}\n{data}"
