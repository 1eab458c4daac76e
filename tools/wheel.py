"""Build the wheels of a release into dist/, and try each of them out.

One is pure Python and runs everywhere; one has the compiled modules and is for this version of
Python and this kind of machine (left out where there is no C compiler). Both have the page. Each is
installed into a fresh environment, plays a game of bots, and serves the page.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import venv
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"
PAGE: Final = ROOT / "src" / "regent" / "server" / "page" / "index.html"
COMPILED: Final = ROOT / "build" / "compiled"
EXTRAS: Final = "cli,lab,server"
TITLE: Final = "contention"

PATIENCE: Final = 60.0
"""Seconds until a server must have said where it is, and until it must have answered."""


class Failed(Exception):
    """A step that went wrong, in words for the person who started it."""


def run(command: list[str], where: Path = ROOT, **more: str) -> str:
    """What a command said; Failed with all of it if it went wrong."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | more
    done = subprocess.run(
        command, cwd=where, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Failed(f"{done.stdout}{done.stderr}\n{' '.join(command[:4])} … failed")
    return done.stdout


def build(compiled: bool) -> Path:
    """Make one wheel and move it to dist/."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", folder, "."]
        run(command, ROOT, **({"REGENT_COMPILED": str(COMPILED)} if compiled else {}))
        [wheel] = Path(folder).glob("*.whl")
        DIST.mkdir(exist_ok=True)
        return Path(shutil.move(wheel, DIST / wheel.name))


def check_content(wheel: Path, compiled: bool) -> None:
    """The page is in it, and compiled modules exactly where they should be."""
    with zipfile.ZipFile(wheel) as content:
        names = content.namelist()
    if "regent/server/page/index.html" not in names:
        raise Failed(f"{wheel.name} has no page: run `make page`")
    modules = [name for name in names if name.endswith((".so", ".pyd"))]
    if bool(modules) != compiled:
        raise Failed(f"{wheel.name} has {len(modules)} compiled modules")


def check_install(wheel: Path, compiled: bool) -> str:
    """Install it where nothing else is, play a game of bots, serve the page."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "env", with_pip=True)
        scripts = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        python = str(scripts / "python")
        constraints = str(ROOT / "constraints.txt")
        asked = f"{wheel}[{EXTRAS}]"
        run([python, "-m", "pip", "install", "--quiet", "-c", constraints, asked], folder)
        regent = str(scripts / "regent")
        run([regent, "sim", TITLE, "--games", "1", "--out", "game.jsonl"], folder)
        [game] = (folder / "game.jsonl").read_text(encoding="utf-8").splitlines()
        answers: int = json.loads(game)["answers"]
        asking = "from regent.lab.bench import mode; print(mode())"
        mode = run([python, "-c", asking], folder).strip()
        if mode != ("compiled" if compiled else "interpreted"):
            raise Failed(f"the rules of {wheel.name} run {mode}")
        check_page(regent, folder)
        return f"{wheel.name}: {mode}, a game of {answers} answers played, the page served"


def check_page(regent: str, folder: Path) -> None:
    """Start a server and ask it for the page and a script of it."""
    command = [regent, "serve", "--port", "0", "--db", f"sqlite:///{folder}/tables.db"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=folder, env=environment
    )
    try:
        assert server.stdout is not None
        found = None
        for line in server.stdout:
            found = re.search(r"http://[^\s/]+", line)
            if found:
                break
        if found is None:
            raise Failed("the server did not start")
        page = fetch(found[0] + "/")
        script = re.search(r'src="([^"]+\.js)"', page)
        if script is None or not fetch(found[0] + "/" + script[1].lstrip("./")):
            raise Failed("the server has no page")
    finally:
        server.kill()
        server.wait()


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
    return text


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pure", action="store_true", help="only the one that runs everywhere")
    wish = parser.parse_args()
    try:
        if not PAGE.is_file():
            raise Failed("there is no page yet: run `make page`")
        kinds = [False]
        if not wish.pure:
            done = subprocess.run(
                [sys.executable, "tools/compile.py", "--copy", "--train"], cwd=ROOT
            )
            if done.returncode:
                print("only the wheel in pure Python is made", file=sys.stderr)
            else:
                kinds.append(True)
        for compiled in kinds:
            wheel = build(compiled)
            check_content(wheel, compiled)
            print(check_install(wheel, compiled), flush=True)
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
