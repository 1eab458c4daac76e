"""Interpreted or compiled, the same answers give the same game, byte for byte.

Whatever runs here is compared with recorded checksums, so this never passes by doing nothing.
Where the rules are compiled they are also compared with the sources, run in a second process.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import zip_longest
from typing import Any

import pytest

from regent.lab.bench import mode
from tests.compiled.interpreted import loaded
from tools import compile as compiling
from tools import golden

ENDINGS = (".so", ".pyd")
NOTHING: tuple[str, dict[str, Any]] = ("nothing", {})


@pytest.fixture(scope="module")
def here() -> list[tuple[str, dict[str, Any]]]:
    """The checkpoints of this process, as JSON has them."""
    lines = [found for size in golden.sizes() for found in golden.checkpoints(size)]
    return [(name, data) for name, data in json.loads(json.dumps(lines))]


@pytest.mark.proves("K-JOURNAL-1")
def test_the_recorded_traces(here: list[tuple[str, dict[str, Any]]]) -> None:
    recorded = (golden.FOLDER / golden.TRACES).read_text(encoding="utf-8").splitlines()
    for old, found in zip_longest(recorded, here):
        now = golden.trace_line(*found) if found is not None else "nothing"
        assert old == now, f"{mode()} rules part from tests/golden/{golden.TRACES} here"


def test_compiled_or_not_but_never_half() -> None:
    """A module that was left out of the build would be compared with itself."""
    wanted = {
        path.removeprefix("src/").removesuffix(".py").replace("/", ".")
        for path in compiling.sources()
    }
    files = {name: file for name, file in loaded().items() if name in wanted}
    assert len(files) > 20
    compiled = {name for name, file in files.items() if file.endswith(ENDINGS)}
    assert compiled == (set(files) if mode() == "compiled" else set())


def test_the_sources_play_the_same_games(here: list[tuple[str, dict[str, Any]]]) -> None:
    """In the interpreted mode the second process shows that nothing depends on the process,
    such as the order of a set of texts."""
    files, there = from_sources()
    assert [name for name, file in files.items() if file.endswith(ENDINGS)] == []
    for (name, one), (other_name, other) in zip_longest(here, there, fillvalue=NOTHING):
        assert name == other_name
        for key in one:
            assert one[key] == other[key], f"{name}: {key} differs; {mode()} here, sources there"


def from_sources() -> tuple[dict[str, str], list[tuple[str, dict[str, Any]]]]:
    """The files used and the checkpoints of a process that reads sources only."""
    environment = {
        **{k: v for k, v in os.environ.items() if not k.startswith(("COV_", "PYTEST_"))},
        "PYTHONPATH": os.pathsep.join([str(golden.ROOT), *[path for path in sys.path if path]]),
        "PYTHONHASHSEED": "7",
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.interpreted"],
        capture_output=True,
        text=True,
        env=environment,
        cwd=golden.ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    files, *lines = [json.loads(line) for line in done.stdout.splitlines()]
    return files, [(name, data) for name, data in lines]
