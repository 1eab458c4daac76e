"""Build kernel, games and the tests' tiny title as extension modules beside their sources.

Python prefers an extension module to the source beside it, so the same imports run either way;
`--clean` goes back to pure Python. The sources are one group: calls between them are C calls.
`--copy` leaves the sources as they are and makes a copy of the package with the modules in it,
for measurements and wheels. `--train` compiles twice: the first modules count, in games, what is
done how often, and the compiler arranges the second ones by that.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "mypyc"
COPY = ROOT / "build" / "compiled"
"""A copy of the package with the modules in it: what `--copy` makes."""

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

# Folders that are compiled, each with the folder that its imports start from.
FOLDERS = {
    "src/regent/kernel": "src",
    "src/regent/games": "src",
    "tests/tiny": ".",
}

# Files that stay interpreted, each with its reason. `__init__.py` files always do: a package must
# be importable from plain files, and they hold no rule.
EXCLUDE: dict[str, str] = {
    # `play/journal.py` and `lab/checks.py`, which are never compiled, have errors of their own.
    # An interpreted class cannot inherit from a compiled exception, marked or not.
    "src/regent/kernel/errors.py": "interpreted errors inherit from these",
    # Its whole point is an `if TYPE_CHECKING … else`, of which mypyc keeps the wrong half.
    "src/regent/kernel/opened.py": "half of it is for types only",
    "src/regent/kernel/packed.py": "half of it is for types only",
    # Bots are never compiled, and a compiled class cannot inherit from one that is not.
    "tests/tiny/bots.py": "an example of a bot",
}

# Rooms of a title that its rules do not know, by file name.
DOORS: dict[str, str] = {
    "wire.py": "its annotations are read at run time",
    "terminal.py": "it draws with a package that is not compiled, above the rules",
}


def sources() -> list[str]:
    """Every module to compile, as a path from the root."""
    found: list[str] = []
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if path.name != "__init__.py" and path.name not in DOORS and name not in EXCLUDE:
                found.append(name)
    return found


def built() -> Iterator[Path]:
    """Every extension module that lies beside the sources, of any Python version."""
    for folder in ("src", "tests"):
        for ending in ("*.so", "*.pyd"):
            yield from (ROOT / folder).rglob(ending)


def compiler() -> str:
    """The C compiler that will be used."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def has_compiler() -> bool:
    """Whether C can be compiled here: a compiler and the headers of this Python."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler()) is not None and header.exists()


def link_time_flags() -> list[str]:
    """What lets the compiler inline across files, which nearly doubles the speed of play.

    Functions that others could replace when the library is loaded must not be inlined, so they are
    said to be nobody else's: that gains another fifth. Only gcc's is known to need no other tool;
    elsewhere all C goes into one file, which runs as fast and takes longer to build.
    """
    version = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=True)
    if "Free Software Foundation" not in version.stdout:
        return []
    return ["-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition"]


# Games that train the compiler: title, rule set, seats, how many; each once by chance and a tenth
# of them by bots that weigh their reasons.
TRAINING = (
    ("contention", "standard", 2, 300),
    ("contention", "standard", 4, 150),
    ("seize", "2022", 2, 80),
    ("seize", "2022", 4, 20),
    ("seize", "first", 3, 20),
    ("arcs", "base", 3, 300),
    ("arcs", "base+leaders+lore", 2, 300),
    ("arcs", "empire", 3, 200),
)


def train(paths: list[str]) -> list[str]:
    """Build modules that count, and play with them; the flags that use what was counted.

    The counts lie beside the object files, where the compiler looks for them.
    """
    shutil.rmtree(BUILD / "temp", ignore_errors=True)
    flags = link_time_flags()
    counting = [flag for flag in flags if not flag.startswith("-flto")]
    copy(build(paths, "3", [*counting, "-fprofile-generate", "-fprofile-update=single"]))
    for title, ruleset, seats, games in TRAINING:
        for bots, count in (("random", games), ("reasons", max(2, games // 10))):
            command = [sys.executable, "-m", "regent", "sim", title, "--ruleset", ruleset]
            command += ["--seats", str(seats), "--games", str(count), "--bots", bots]
            command += ["--out", str(BUILD / "training.jsonl")]
            (BUILD / "training.jsonl").unlink(missing_ok=True)
            environment = {**os.environ, "PYTHONPATH": str(COPY)}
            quiet = subprocess.DEVNULL
            subprocess.run(command, cwd=BUILD, env=environment, stdout=quiet, check=True)
    shutil.rmtree(BUILD / "lib")
    return [*flags, "-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]


def clean() -> int:
    """Remove what an earlier run built; how many modules that were."""
    modules = list(built())
    for path in modules:
        path.unlink()
    shutil.rmtree(BUILD, ignore_errors=True)
    return len(modules)


def build(paths: list[str], level: str, flags: list[str]) -> Path:
    """Translate and compile; the folder that holds the result, laid out like the packages."""
    extensions = mypycify(
        [f"--cache-dir={BUILD / 'cache'}", *paths],
        opt_level=level,
        multi_file=level == "0" or bool(flags),
        target_dir=str(BUILD / "c"),
        group_name="regent_compiled",
    )
    for extension in extensions:
        if os.name == "posix":  # what only debuggers read makes most of the file
            extension.extra_compile_args = [*extension.extra_compile_args, "-g0"]
        if extension.name.endswith("__mypyc"):  # all code is in it; the others only lead there
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
            extension.extra_link_args = [*extension.extra_link_args, *flags]
    command = SideBySide(Distribution({"name": "regent", "ext_modules": extensions}))
    command.build_lib = str(BUILD / "lib")
    command.build_temp = str(BUILD / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return BUILD / "lib"


class SideBySide(build_ext):  # type: ignore[misc]
    """Compiles as many files at once as there are processors.

    setuptools compiles the files of one extension one after the other, and our whole group is
    one extension.
    """

    def build_extensions(self) -> None:
        compile_some: Callable[..., list[str]] = self.compiler.compile

        def compile_all(sources: list[str], *rest: object, **more: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = pool.map(lambda file: compile_some([file], *rest, **more), sources)
                return [built for part in parts for built in part]

        self.compiler.compile = compile_all
        super().build_extensions()


def install(library: Path) -> int:
    """Put the built modules beside their sources; how many. Only now do old ones go."""
    for old in built():
        old.unlink()
    bases = {
        (ROOT / folder).relative_to(ROOT / base).parts[0]: base for folder, base in FOLDERS.items()
    }
    count = 0
    for path in sorted(library.rglob(f"*{SUFFIX}")):
        place = path.relative_to(library)
        target = ROOT / bases.get(place.parts[0], "src") / place
        shutil.copy(path, target)  # with the time of now: a source that was only touched is older
        count += 1
    return count


def checksum(paths: list[str], level: str, trained: bool) -> str:
    """What the modules are made from, in one number: sources, interpreter, compiler, training."""
    how = " ".join([level, *link_time_flags(), *map(str, TRAINING if trained else ())])
    total = hashlib.sha256(f"{sys.version} {compiler()} {how}".encode())
    for path in paths:
        total.update(f"\0{path}\0".encode() + (ROOT / path).read_bytes())
    return total.hexdigest()


def library(paths: list[str], level: str, trained: bool = False) -> Path:
    """The folder of the built modules; built now, unless it was from the same sources. The stamp
    comes last: half a build is none."""
    folder, stamp = BUILD / "lib", BUILD / "sources"
    value = checksum(paths, level, trained)
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == value:
        return folder
    stamp.unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    flags = [] if level == "0" else link_time_flags()
    build(paths, level, train(paths) if trained else flags)
    stamp.write_text(value, encoding="utf-8")
    return folder


def copy(library: Path) -> int:
    """Make the copy; how many modules are in it."""
    shutil.rmtree(COPY, ignore_errors=True)
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    shutil.copytree(ROOT / "src" / "regent", COPY / "regent", ignore=left_out)
    count = 0
    for path in sorted(library.rglob(f"*{SUFFIX}")):
        place = path.relative_to(library)
        if place.parts[0] != "tests":
            shutil.copy(path, COPY / place)
            count += 1
    return count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clean", action="store_true", help="remove what was built")
    parser.add_argument("--copy", action="store_true", help="into build/compiled")
    parser.add_argument("--train", action="store_true", help="twice the time, a sixth faster")
    parser.add_argument("--can", action="store_true", help="only say whether C can be compiled")
    parser.add_argument("--level", default="3", choices=["0", "1", "2", "3"], help="optimisation")
    wish = parser.parse_args()
    os.chdir(ROOT)
    if wish.clean:
        print(f"removed {clean()} compiled modules; pure Python is back")
        return 0
    if not has_compiler():
        print(
            "no C compiler with Python headers found; pure Python works without one.\n"
            "On Debian and Ubuntu: apt install gcc python3-dev",
            file=sys.stderr,
        )
        return 3
    if wish.can:
        return 0
    start = time.perf_counter()
    paths = sources()
    trained = wish.train and wish.level == "3" and bool(link_time_flags())
    if wish.train and not trained:
        print("only gcc is trained, at level 3; compiling without it", file=sys.stderr)
    folder = library(paths, wish.level, trained)
    count = copy(folder) if wish.copy else install(folder)
    where = "build/compiled" if wish.copy else "place; `make uncompile` goes back"
    took = time.perf_counter() - start
    print(f"{len(paths)} modules are compiled ({count} files, {took:.0f} s), in {where}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
