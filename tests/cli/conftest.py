"""Commands run as a person runs them, on the tiny game, in a folder of their own."""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from regent.cli.main import main
from regent.games import registry
from regent.lab.bench import mode
from regent.play.journal import link
from tests.helpers import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
TINY = "outposts=tests.tiny.title"
LONE = re.compile(r"^ 1 .*\n(?:  rest .*\n)?> ", re.MULTILINE)
"""A question with a single answer, as it would stand on the screen."""


class Result(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Desk:
    """A folder, and commands run in it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str], patch: Any) -> None:
        self.folder = folder
        self.capsys = capsys
        self.patch = patch

    def __call__(self, *arguments: str, typed: str = "") -> Result:
        """In this process: quick, and the same code from `main` on."""
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = main(arguments)
        captured = self.capsys.readouterr()
        return Result(code, captured.out, captured.err)

    def command(self, *arguments: str, typed: str = "") -> Result:
        """In a process of its own."""
        done = subprocess.run(
            [sys.executable, "-m", "regent.cli.main", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=self.environment(),
            timeout=PATIENCE,
            check=False,
        )
        return Result(done.returncode, done.stdout, done.stderr)

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """A process that runs on; interrupts reach it even where the tests run in background."""
        return subprocess.Popen(
            [sys.executable, "-m", "regent.cli.main", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.folder,
            env=self.environment(),
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )

    def environment(self) -> dict[str, str]:
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("COV_", "PYTEST_"))}
        places = [ROOT / "src", ROOT, self.folder]
        return {**kept, "PYTHONPATH": os.pathsep.join(map(str, places))}

    def title(self, name: str, code: str) -> None:
        """One more title: a module in this folder that changes the tiny game."""
        if mode() == "compiled":
            pytest.skip("a compiled title cannot be changed from outside")
        head = (
            "from regent.kernel.brought import Decks, Judged\n"
            "from regent.kernel.errors import Broken\nfrom tests.tiny.title import OutpostsTitle\n"
        )
        tail = f"TITLE = Changed()\nTITLE.name = {name!r}\n"
        (self.folder / f"{name}.py").write_text(head + code + tail, encoding="utf-8")
        self.patch.setenv("REGENT_TITLES", f"{TINY},{name}={name}")
        self.patch.syspath_prepend(str(self.folder))

    def journal(self, *more: str, answers: int = 8) -> Path:
        """A game begun and left."""
        path = self.folder / "game.journal"
        wish = ("--seed", "spring", "--no-fast", "--save", str(path))
        self("play", "outposts", *wish, *more, typed="1\n" * answers)
        return path


@pytest.fixture
def regent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Desk:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REGENT_TITLES", TINY)
    for name in list(registry.SHIPPED):  # what is on the shelf must not decide what tests see
        monkeypatch.delitem(registry.SHIPPED, name)
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("NO_COLOR", "FORCE_COLOR", "LINES"):
        monkeypatch.delenv(name, raising=False)
    return Desk(tmp_path, capsys, monkeypatch)


def rewrite(path: Path, change: Callable[[int, dict[str, Any]], None]) -> None:
    """Change lines of a journal and make its checksums fit again."""
    last = ""
    lines: list[str] = []
    for i, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        row = json.loads(line)
        row.pop("check")
        change(i, row)
        last = link(last, row)
        lines.append(json.dumps({**row, "check": last}, ensure_ascii=False))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def fingerprint(folder: Path) -> dict[str, str]:
    """Every file of a folder and what is in it."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
