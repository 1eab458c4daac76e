"""Make sure that programs which tests run are on this machine: `python tools/need.py chromium`.

What is there is left alone. What is missing is installed with apt-get where that is possible
without asking anybody; elsewhere the answer is what to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

HEADLESS = "chromium-headless-shell"


def chromium() -> str | None:
    """A browser that Playwright can drive."""
    for name in (HEADLESS, "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        # Ubuntu's chromium-browser may be a note that the program comes by another way.
        if found and answers(found):
            return found
    return None


def headless() -> str | None:
    """A browser without windows: it needs a third less of the machine than one that keeps its own
    buttons and tabs as pages which nobody sees."""
    return shutil.which(HEADLESS)


def answers(program: str) -> bool:
    """Does it start at all?"""
    try:
        run = subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return run.returncode == 0


def postgres() -> str | None:
    """The folder of PostgreSQL's programs; Debian keeps them out of PATH, by version."""
    folders = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"),
        key=lambda folder: (len(folder.parent.name), folder.parent.name),
        reverse=True,
    )
    server = shutil.which("postgres")
    if server:
        # A link on PATH may stand alone; its programs are together.
        folders.append(Path(server).resolve().parent)
    for folder in folders:
        if all((folder / name).exists() for name in ("postgres", "initdb", "pg_ctl", "pg_isready")):
            return str(folder)
    return None


@dataclass(frozen=True)
class Need:
    """A program, where to look for it, and what brings it."""

    find: Callable[[], str | None]
    packages: tuple[str, ...]
    words: str


NEEDS = {
    "chromium": Need(chromium, ("chromium", "fonts-dejavu-core"), "Chromium, for browser tests"),
    "headless": Need(
        headless, (HEADLESS, "fonts-dejavu-core"), "Chromium without windows, which is quicker"
    ),
    "postgres": Need(postgres, ("postgresql",), "the PostgreSQL server, for database tests"),
}


def becoming_root() -> list[str] | None:
    """What to put before a command so that it runs as root without a question, if that works."""
    if os.name == "nt" or not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode:
        return None
    return [sudo, "-n", "--preserve-env=DEBIAN_FRONTEND"] if sudo else None


def install(packages: list[str]) -> str:
    """Install; what went wrong, if anything did."""
    prefix = becoming_root()
    if prefix is None:
        return ""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print(f"installing {', '.join(packages)} with apt-get", flush=True)
    for arguments in (
        # A new machine has no lists of packages; a broken source must not stop the others.
        ["update", "-qq"],
        ["install", "-qq", "-y", "--no-install-recommends", *packages],
    ):
        run = subprocess.run(
            [*prefix, "apt-get", *arguments],
            env=environment,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            check=False,
        )
    return "" if run.returncode == 0 else (run.stdout[-2000:] + run.stderr[-2000:]).strip()


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in NEEDS]
    if unknown or not names:
        print(
            f"tools/need.py: {', '.join(unknown) or 'nothing'} was asked for; "
            f"it knows {', '.join(NEEDS)}",
            file=sys.stderr,
        )
        return 2
    missing = [name for name in names if NEEDS[name].find() is None]
    if not missing:
        return 0
    packages = [package for name in missing for package in NEEDS[name].packages]
    trouble = install(packages)
    still = [name for name in missing if NEEDS[name].find() is None]
    for name in still:
        print(f"Missing on this machine: {NEEDS[name].words}.", file=sys.stderr)
    if still:
        wanted = " ".join(package for name in still for package in NEEDS[name].packages)
        if trouble:
            print(trouble, file=sys.stderr)
        print(f"On Debian and Ubuntu, as root: apt-get install {wanted}", file=sys.stderr)
        print("Elsewhere: install it so that its programs are on PATH.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
