"""The same games from the sources, in a process that takes no compiled module.

It must decide where the rules come from before it imports any of them. On the first line it says
which files they came from; then one line of JSON for each checkpoint.
"""

from __future__ import annotations

import json
import sys

from regent.lab.sources import SourceFirst

PACKAGES = ("regent.kernel", "regent.games", "tests.tiny")


def loaded() -> dict[str, str]:
    """The modules of the rules that are in use, and the file of each."""
    return {
        name: str(module.__file__)
        for name, module in sorted(sys.modules.items())
        if name.startswith(tuple(f"{package}." for package in PACKAGES))
    }


def main() -> None:
    sys.meta_path.insert(0, SourceFirst(PACKAGES))
    from tools import golden

    lines = [found for size in golden.sizes() for found in golden.checkpoints(size)]
    for line in [loaded(), *lines]:
        sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
