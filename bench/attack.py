"""The attacks on a table that take long, each again and with a report.

    python bench/attack.py staging --games 20
    python bench/attack.py crack --seconds 600

Each attack is a function that takes its options and returns lines for the report and whether the
table held. A new one is written here, or in a module beside this one, and named in ATTACKS.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

Report = tuple[list[str], bool]
Options = Callable[[argparse.ArgumentParser], None]
Attack = tuple[str, Options, Callable[[argparse.Namespace], Report]]
"""What it does in a sentence, its options, and the attack."""

ATTACKS: dict[str, Attack] = {}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Attack a table and say what held.")
    commands = parser.add_subparsers(dest="attack", required=True)
    for name, (about, options, _) in ATTACKS.items():
        options(commands.add_parser(name, help=about, description=about))
    given = parser.parse_args(arguments)
    lines, held = ATTACKS[given.attack][2](given)
    print("\n".join(lines))
    print(f"{given.attack}: {'held' if held else 'NOT HELD'}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
