"""Measurements: the figures are there, and the sources can be measured beside what is compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from regent.lab.bench import PARTS, compare, course, measure, mode
from regent.lab.sources import SourceFirst

ROOT = Path(__file__).resolve().parents[2]
FIGURES = [
    "decisions_per_second",
    "inside_per_second",
    "session_per_second",
    "kept_per_second",
    "games_per_second",
    "decisions_per_game",
    "clone_us",
    "options_us",
    "view_us",
    "calibration",
]


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGENT_TITLES", "outposts=tests.tiny.title")


def test_all_figures_are_measured() -> None:
    found = measure("outposts", "short", 2, 0.05)
    assert all(found[key] > 0 for key in FIGURES)
    assert found["mode"] == mode()


def test_the_course_of_a_game_is_measured_in_parts() -> None:
    found = course("outposts", "short", 2, 0.01)
    assert len(found["course"]) == PARTS
    assert all(rate > 0 for rate in found["course"])


def test_both_modes_where_there_are_two() -> None:
    modes = [found["mode"] for found in compare("outposts", "short", 2, 0.05)]
    assert modes == (["compiled", "interpreted"] if mode() == "compiled" else ["interpreted"])


def test_the_second_process_measures_sources() -> None:
    packages = ["regent.kernel", "regent.games", "tests.tiny"]
    wish = json.dumps([packages, "measure", ["outposts", "short", 2, 0.05]])
    done = subprocess.run(
        [sys.executable, "-m", "regent.lab.bench", wish],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["mode"] == "interpreted"


def test_sources_win_over_extensions(tmp_path: Path) -> None:
    (tmp_path / "one.py").touch()
    (tmp_path / "one.cpython-311-x86_64-linux-gnu.so").touch()
    (tmp_path / "two.cpython-311-x86_64-linux-gnu.so").touch()
    finder = SourceFirst(["pack"])
    spec = finder.find_spec("pack.one", [str(tmp_path)])
    assert spec is not None
    assert spec.origin == str(tmp_path / "one.py")
    assert finder.find_spec("pack.two", [str(tmp_path)]) is None
    assert finder.find_spec("packs.one", [str(tmp_path)]) is None
