"""The house rules that no tool checks: directions of imports, lone installs, readable files."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "regent"

BELOW = {
    "kernel": set[str](),
    "games": {"kernel"},
    "play": {"games", "kernel"},
    "bots": {"play", "games", "kernel"},
    "lab": {"bots", "play", "games", "kernel"},
    "server": {"lab", "bots", "play", "games", "kernel"},
    "cli": {"server", "lab", "bots", "play", "games", "kernel"},
    "": {"cli"},
}
"""What each layer may import besides itself. The package's own files (`__main__`) open a door."""

FOREIGN = {"kernel": set[str](), "games": {"msgspec"}}
"""Third-party packages of the layers that must run without any door installed."""

DOORS = {"terminal": "cli"}
"""Files of a title that belong to a layer above: found by name, and unknown to the rules."""

MOST_LINES = 500


def imports(tree: ast.Module, module: str, is_package: bool) -> Iterator[tuple[str, int]]:
    """Every module that a file names, wherever in the file, and the line."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                # `from regent import lab` names the layer only in its second half.
                yield f"{origin}.{alias.name}", node.lineno
        elif isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            target = node.args[0]
            if name in {"import_module", "__import__"} and isinstance(target, ast.Constant):
                yield str(target.value), node.lineno


def lines_for_types(tree: ast.Module) -> set[int]:
    """Lines below `if TYPE_CHECKING:`, which never run."""
    lines: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for inner in node.body:
                lines.update(range(inner.lineno, (inner.end_lineno or inner.lineno) + 1))
    return lines


def layer_of(module: str) -> str:
    parts = module.split(".")
    if len(parts) > 3 and parts[1] == "games" and parts[3] in DOORS:
        return DOORS[parts[3]]
    return parts[1] if len(parts) > 1 and parts[1] in BELOW else ""


def title_of(module: str, root: Path) -> str:
    """The title a module belongs to; what all titles share belongs to none."""
    parts = module.split(".")
    if parts[:2] == ["regent", "games"] and len(parts) > 2:
        return parts[2] if (root / "games" / parts[2]).is_dir() else ""
    return ""


def objection(source: str, target: str, only_types: bool, root: Path) -> str:
    """Why one module may not import another, or nothing."""
    layer = layer_of(source)
    top = target.partition(".")[0]
    if top == "regent":
        aim = layer_of(target)
        if aim not in {layer, "", *BELOW[layer]}:
            return f"{layer} must not know {aim}"
        titles = {title_of(source, root), title_of(target, root)} - {""}
        return "titles must not know each other" if len(titles) > 1 else ""
    foreign = FOREIGN.get(layer)
    if foreign is None or top in sys.stdlib_module_names or top in foreign:
        return ""
    if only_types and top in ("librt", "mypy_extensions"):
        return ""
    return f"{layer} must not need {top}"


def violations(root: Path) -> list[str]:
    """Imports below a package folder that point the wrong way."""
    found: list[str] = []
    for path in sorted(root.rglob("*.py")):
        is_package = path.name == "__init__.py"
        inner = path.relative_to(root).with_suffix("").parts
        module = ".".join(["regent", *(inner[:-1] if is_package else inner)])
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for_types = lines_for_types(tree)
        for target, line in imports(tree, module, is_package):
            why = objection(module, target, line in for_types, root)
            if why:
                found.append(f"{path.relative_to(root)}:{line} imports {target}: {why}")
    return found


def test_imports_point_downwards() -> None:
    assert violations(SOURCE) == []


@pytest.mark.parametrize(
    ("file", "code", "why"),
    [
        ("kernel/a.py", "import regent.games.one.state", "kernel must not know games"),
        ("kernel/a.py", "from regent import play", "kernel must not know play"),
        ("kernel/a.py", "import msgspec", "kernel must not need msgspec"),
        ("kernel/a.py", "def f():\n    import rich.table", "kernel must not need rich"),
        ("kernel/a.py", "from ..games import one", "kernel must not know games"),
        ("kernel/a.py", "import mypy_extensions", "kernel must not need mypy_extensions"),
        ("games/one/a.py", "from regent.lab import coverage", "games must not know lab"),
        ("games/one/a.py", "from numpy import array", "games must not need numpy"),
        ("games/one/a.py", "import regent.games.two.state", "titles must not know each other"),
        ("games/one/a.py", "from regent.games.one import terminal", "games must not know cli"),
        ("games/one/wire.py", "import rich.table", "games must not need rich"),
        ("games/one/terminal.py", "import regent.games.two.state", "not know each other"),
        ("server/a.py", "from regent.games.one.terminal import draw", "server must not know cli"),
        ("play/a.py", "def f():\n    from regent.bots import x", "play must not know bots"),
        ("bots/a.py", "from regent.lab import arena", "bots must not know lab"),
        ("lab/a.py", "import importlib\nimportlib.import_module('regent.cli.main')", "know cli"),
        ("server/a.py", "import regent.cli.app", "server must not know cli"),
        ("server/__init__.py", "from ..cli import main", "server must not know cli"),
    ],
)
def test_a_planted_violation_is_found(tmp_path: Path, file: str, code: str, why: str) -> None:
    (tmp_path / "games" / "two").mkdir(parents=True)
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code, encoding="utf-8")
    [found] = violations(tmp_path)
    assert found.startswith(f"{file}:{len(code.splitlines())} ")
    assert found.endswith(why)


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("kernel/a.py", "import json\nfrom regent.kernel import b\nfrom regent import __version__"),
        ("kernel/a.py", "if TYPE_CHECKING:\n    from mypy_extensions import i64"),
        (
            "games/one/a.py",
            "import msgspec\nimport regent.kernel.b\nfrom regent.games.one import c",
        ),
        ("games/one/terminal.py", "import rich.table\nimport regent.cli.marks"),
        ("games/__init__.py", "from regent.games.one import title"),
        ("lab/a.py", "import regent.bots\nimport regent.play\nimport polars"),
        ("cli/a.py", "import typer\nimport regent.lab"),
        ("__main__.py", "from regent.cli.main import main"),
    ],
)
def test_what_is_allowed_is_left_alone(tmp_path: Path, file: str, code: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code, encoding="utf-8")
    assert violations(tmp_path) == []


ALONE = """
import importlib, pkgutil, sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in sys.stdlib_module_names or top in {"regent", "msgspec"}:
            return None
        if top.endswith("__mypyc"):  # the shared library of our own compiled modules
            return None
        raise ModuleNotFoundError(f"blocked: {name}")

sys.meta_path.insert(0, Blocker())
sys.path.insert(0, sys.argv[1])
count = 0
for package in ("regent.kernel", "regent.games"):
    root = importlib.import_module(package)
    for found in pkgutil.walk_packages(root.__path__, package + "."):
        if found.name.rpartition(".")[2] in sys.argv[2:]:
            continue
        importlib.import_module(found.name)
        count += 1
print(count)
"""


def import_alone(source: Path) -> subprocess.CompletedProcess[str]:
    """Import kernel and games below `source` where only msgspec is installed."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("COV_", "PYTEST_"))}
    command = [sys.executable, "-c", ALONE, str(source), *DOORS]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def test_kernel_and_games_need_nothing_but_msgspec() -> None:
    done = import_alone(ROOT / "src")
    assert done.returncode == 0, done.stderr
    modules = [
        path
        for part in ("kernel", "games")
        for path in (SOURCE / part).rglob("*.py")
        if path.stem not in DOORS
    ]
    roots = 2
    assert int(done.stdout) == len(modules) - roots


def test_a_planted_dependency_is_blocked(tmp_path: Path) -> None:
    for package in ("regent", "regent/kernel", "regent/games"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
    (tmp_path / "regent/kernel/a.py").write_text("def f(): ...\nimport pytest\n", encoding="utf-8")
    done = import_alone(tmp_path)
    assert done.returncode != 0
    assert "blocked: pytest" in done.stderr


def long_files(root: Path) -> list[str]:
    """Files that nobody reads in one go."""
    found: list[str] = []
    for path in sorted(root.rglob("*.py")):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines >= MOST_LINES:
            found.append(f"{path.relative_to(root)} has {lines} lines")
    return found


def test_files_can_be_read_in_one_go() -> None:
    assert long_files(SOURCE) == []


def test_a_long_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "short.py").write_text("#\n" * (MOST_LINES - 1), encoding="utf-8")
    (tmp_path / "long.py").write_text("#\n" * MOST_LINES, encoding="utf-8")
    assert long_files(tmp_path) == [f"long.py has {MOST_LINES} lines"]


UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK|NotImplementedError|NotImplemented)\b")


def unfinished(root: Path) -> list[str]:
    """Places that promise work instead of doing it."""
    found: list[str] = []
    for ending in ("*.py", "*.toml", "*.md", "*.ftl"):
        for path in sorted(root.rglob(ending)):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
                if UNFINISHED.search(line) and "return NotImplemented" not in line:
                    found.append(f"{path.relative_to(root)}:{number}")
    return found


def test_nothing_is_left_unfinished() -> None:
    assert unfinished(SOURCE) == []


def test_an_unfinished_place_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n# TODO later\n", encoding="utf-8")
    (tmp_path / "b.py").write_text("raise NotImplementedError\n", encoding="utf-8")
    (tmp_path / "c.py").write_text("return NotImplemented  # Python's own word\n", encoding="utf-8")
    assert unfinished(tmp_path) == ["a.py:2", "b.py:1"]


def stale(root: Path) -> list[str]:
    """Compiled modules older than their source: Python would run yesterday's rules."""
    found: list[str] = []
    for built in sorted(root.rglob("*.so")):
        source = built.with_name(built.name.partition(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > built.stat().st_mtime:
            found.append(str(source.relative_to(root)))
    return found


def test_compiled_modules_are_up_to_date() -> None:
    late = stale(ROOT / "src") + stale(ROOT / "tests")
    assert late == [], "run `make compile` or `make uncompile`"


def test_a_stale_module_is_found(tmp_path: Path) -> None:
    for name, source_time, built_time in (("old", 20, 10), ("new", 10, 20)):
        source = tmp_path / f"{name}.py"
        built = tmp_path / f"{name}.cpython-311-x86_64-linux-gnu.so"
        source.touch()
        built.touch()
        os.utime(source, (source_time, source_time))
        os.utime(built, (built_time, built_time))
    assert stale(tmp_path) == ["old.py"]


FLOW = {"got", "log", "offer", "offer_to", "ret", "stack", "waiting"}
"""Fields of a table that belong to the flow of the game: frames set them as they go."""

GROWS = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}

STATE = {"changes.py", "counts.py", "fields.py", "marks.py", "state.py"}
"""Where a title keeps its fields and the named ways to change them; `setup.py` makes the lists."""

UNNAMED: dict[str, set[str]] = {}
"""Files that still write into the table by themselves. Nothing is ever added here."""


def table_fields(folder: Path) -> set[str]:
    """The names of what lies on the table of a title, from its class and the kernel's."""
    found: set[str] = set()
    for path in [SOURCE / "kernel" / "table.py", *[folder / name for name in sorted(STATE)]]:
        tree = ast.parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Module([], [])
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
                found.update(ast.literal_eval(node.value))
    return found - FLOW


def changed_field(node: ast.expr) -> str:
    """The field of a table `t` that an expression is or lies in; empty for anything else."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if not isinstance(node, ast.Attribute):
        return ""
    owner = node.value
    name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    return node.attr if name in {"t", "table", "own"} else ""


def unnamed_changes(tree: ast.Module, fields: set[str]) -> Iterator[int]:
    """Lines that write into a table without saying what that means."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            targets = [node.func.value] if node.func.attr in GROWS else []
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                if changed_field(one) in fields:
                    yield one.lineno


def titles() -> list[Path]:
    return sorted(path.parent for path in (SOURCE / "games").glob("*/state.py"))


@pytest.mark.parametrize("folder", titles(), ids=lambda folder: folder.name)
def test_the_state_changes_by_named_methods(folder: Path) -> None:
    fields = table_fields(folder)
    assert {"face", "zones"} <= fields
    found: dict[str, list[int]] = {}
    for path in sorted(folder.rglob("*.py")):
        if path.name not in STATE | {"setup.py"}:
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
            lines = sorted(unnamed_changes(tree, fields))
            if lines:
                found[path.name] = lines
    left = UNNAMED.get(folder.name, set())
    assert {name: lines for name, lines in found.items() if name not in left} == {}
    assert left <= set(found), "good: take these files out of the list"


@pytest.mark.parametrize(
    "code",
    [
        "t.damage[card] = 0",
        "self.t.resources[seat] += 1",
        "t.choices[seat][at] = []",
        "t.zones[0].append(card)",
        "t.hits.clear()",
        "t.turn += 1",
        "t.face[a], t.face[b] = 1, 2",
        "del t.hits[0:4]",
    ],
)
def test_an_unnamed_change_is_found(code: str) -> None:
    fields = {"choices", "damage", "face", "hits", "resources", "turn", "zones"}
    assert next(unnamed_changes(ast.parse(code), fields)) == 1


@pytest.mark.parametrize("code", ["t.stack.append(frame)", "t.hurt(card, 1)", "own = t.damage[0]"])
def test_a_named_change_is_left_alone(code: str) -> None:
    fields = {"damage"}
    assert list(unnamed_changes(ast.parse(code), fields)) == []


def neighbours(folder: Path) -> tuple[dict[str, set[str]], set[str]]:
    """Which modules of a title each imports as it is read, and which import later as well."""
    package = f"regent.games.{folder.name}"
    names = {
        ".".join(path.relative_to(folder).with_suffix("").parts): path
        for path in folder.rglob("*.py")
        if path.name != "__init__.py"
    }
    found: dict[str, set[str]] = {}
    late: set[str] = set()
    for name, path in names.items():
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for_types = lines_for_types(tree)
        at_once = {node.lineno for node in tree.body}
        found[name] = set()
        for target, line in imports(tree, f"{package}.{name}", False):
            inner = target.removeprefix(f"{package}.")
            known = inner if inner in names else inner.rpartition(".")[0]
            if not target.startswith(package) or known not in names or known == name:
                continue
            if line in for_types:
                continue  # never runs: a name for the reader and the type checker
            if line not in at_once:
                late.add(name)
            else:
                found[name].add(known)
    return found, late


def in_circles(graph: dict[str, set[str]]) -> set[str]:
    """Modules that can be reached from themselves."""
    found: set[str] = set()
    for start in graph:
        seen: set[str] = set()
        heap = list(graph[start])
        while heap:
            name = heap.pop()
            if name not in seen:
                seen.add(name)
                heap.extend(graph[name])
        if start in seen:
            found.add(start)
    return found


@pytest.mark.parametrize("folder", titles(), ids=lambda folder: folder.name)
def test_the_modules_of_a_title_form_no_circle(folder: Path) -> None:
    graph, late = neighbours(folder)
    assert in_circles(graph) == set()
    assert late == set(), "an import inside a function hides a circle"


def test_a_circle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert in_circles(graph) == {"a", "b", "c"}


def test_a_late_import_is_found_and_one_for_types_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n", encoding="utf-8")
    for_types = "if TYPE_CHECKING:\n    from regent.games.{} import a\n"
    late = "def f():\n    from regent.games.{} import a\n"
    (tmp_path / "b.py").write_text(for_types.format(tmp_path.name), encoding="utf-8")
    (tmp_path / "c.py").write_text(late.format(tmp_path.name), encoding="utf-8")
    assert neighbours(tmp_path) == ({"a": set(), "b": set(), "c": set()}, {"c"})
