"""What is built for elsewhere: the copy with compiled modules, and what a wheel must hold."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tools import compile as compiling
from tools import wheel


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package in place of ours, and a library built from it."""
    package = tmp_path / "src" / "regent"
    (package / "kernel").mkdir(parents=True)
    (package / "server" / "page").mkdir(parents=True)
    (package / "kernel" / "a.py").write_text("x = 1", encoding="utf-8")
    (package / "kernel" / f"old{compiling.SUFFIX}").touch()
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "BUILD", tmp_path / "build")
    monkeypatch.setattr(compiling, "COPY", tmp_path / "copy")
    library = tmp_path / "build" / "lib"
    for name in (f"regent/kernel/a{compiling.SUFFIX}", f"tests/tiny/b{compiling.SUFFIX}"):
        (library / name).parent.mkdir(parents=True)
        (library / name).touch()
    return tmp_path


def test_the_copy_has_the_modules_of_now_and_the_sources_stay(elsewhere: Path) -> None:
    assert compiling.copy(elsewhere / "build" / "lib") == 1
    found = {p.relative_to(elsewhere / "copy").as_posix() for p in elsewhere.glob("copy/**/*.*")}
    assert found == {"regent/kernel/a.py", f"regent/kernel/a{compiling.SUFFIX}"}
    assert not (elsewhere / "src" / "regent" / "kernel" / f"a{compiling.SUFFIX}").exists()


def test_what_is_built_from_the_same_sources_is_not_built_again(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []

    def build(paths: list[str], level: str, flags: list[str]) -> None:
        built.append(level if "trained" not in flags else "trained")
        (elsewhere / "build" / "lib").mkdir()

    monkeypatch.setattr(compiling, "build", build)
    monkeypatch.setattr(compiling, "train", lambda _: ["trained"])
    paths = ["src/regent/kernel/a.py"]
    for level in ("3", "3", "0"):
        assert compiling.library(paths, level) == elsewhere / "build" / "lib"
    (elsewhere / paths[0]).write_text("x = 2", encoding="utf-8")
    compiling.library(paths, "0")
    for trained in (False, True, True):
        compiling.library(paths, "3", trained)
    assert built == ["3", "0", "0", "3", "trained"]


PAGE = "regent/server/page/index.html"


@pytest.mark.parametrize(
    ("names", "compiled", "why"),
    [
        (["regent/a.py"], False, "has no page"),
        ([PAGE], True, "has 0 compiled modules"),
        ([PAGE, "regent/a.cpython-311-x86_64-linux-gnu.so"], False, "has 1 compiled modules"),
    ],
)
def test_a_wheel_that_lacks_something_is_refused(
    tmp_path: Path, names: list[str], compiled: bool, why: str
) -> None:
    path = tmp_path / "regent.whl"
    with zipfile.ZipFile(path, "w") as content:
        for name in names:
            content.writestr(name, "")
    with pytest.raises(wheel.Failed, match=why):
        wheel.check_content(path, compiled)
