"""Rules read from their sources, in a process of their own, even where compiled modules lie beside.

The second process has to decide where the kernel comes from before it imports any of it, so what
runs there imports nothing of the kernel at its top; neither does this module.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any


class SourceFirst(MetaPathFinder):
    """Finds the `.py` file of a module of these packages even where an extension lies beside."""

    def __init__(self, packages: Sequence[str]) -> None:
        self.packages = tuple(packages)

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if not any(fullname.startswith(package + ".") for package in self.packages):
            return None
        tail = fullname.rpartition(".")[2]
        for folder in path or ():
            source = Path(folder) / f"{tail}.py"
            if source.is_file():
                return spec_from_file_location(fullname, source)
        return None


def packages_of(names: Sequence[str]) -> list[str]:
    """What has to come from source: the kernel, the titles in the box, and those of these names."""
    from regent.games import registry

    modules = registry.modules()
    outside = {modules[name].rpartition(".")[0] for name in names} - {""}
    return sorted({"regent.kernel", "regent.games", *outside})


def elsewhere(module: str, wish: object, what: str) -> Any:
    """What a module of ours finds when it runs as a program in a process of its own.

    It is given the wish and says its answer as JSON; `what` names its work where it fails.
    """
    from regent.kernel.errors import Broken

    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", module, json.dumps(wish)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        raise Broken(f"{what} failed: {last[0]}")
    return json.loads(done.stdout)
