"""What a wheel gets besides the sources: the compiled modules, where REGENT_COMPILED names them.

Hatchling calls this while it builds. Without the variable the wheel is pure Python and runs
everywhere; with it the wheel is for this version of Python and this kind of machine.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE = "REGENT_COMPILED"


class Compiled(BuildHookInterface):  # type: ignore[misc]
    """Adds the modules of a folder that is laid out like the packages."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = os.environ.get(VARIABLE, "")
        if not folder or version == "editable":
            return
        modules = [path for end in ("*.so", "*.pyd") for path in Path(folder).rglob(end)]
        if not modules:
            raise FileNotFoundError(f"{VARIABLE}: no compiled modules in {folder}")
        for path in modules:
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["dependencies"].append("librt>=0.16")  # packed lists of numbers
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
