"""Count the work of a decision anew and write it down in tests/work.txt.

Run it when the count fell, so that it cannot rise again unseen, or when it rose for a reason that
is worth it; the message of the commit says which. `tests/test_work.py` compares.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from regent.games import registry
from regent.lab.work import Case, cases, counted

ROOT: Final = Path(__file__).resolve().parent.parent
RECORD: Final = ROOT / "tests" / "work.txt"

MARGIN: Final = 0.05
"""A count further away from the record than this share is told."""

HEAD: Final = """\
# Work for one decision of fixed random games: calls made and turns of loops, by title, rule set
# and seats. Written by tools/work.py; tests/test_work.py fails where it rises.
"""

AGAIN: Final = "write it down with .venv/bin/python tools/work.py"


def read(text: str) -> dict[Case, float]:
    """A record as it was written."""
    found: dict[Case, float] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, ruleset, seats, work = line.split()
            found[name, ruleset, int(seats)] = float(work)
    return found


def write(record: Mapping[Case, float]) -> str:
    lines = [f"{name} {rules} {seats} {work}" for (name, rules, seats), work in record.items()]
    return HEAD + "\n".join(lines) + "\n"


def count_all() -> dict[Case, float]:
    return dict(counted(cases()))


def compare(old: Mapping[Case, float], new: Mapping[Case, float]) -> tuple[list[str], list[str]]:
    """What is worse than the record or not in it, and what is better, each in a line."""
    worse: list[str] = []
    better: list[str] = []
    for case in sorted({*old, *new}):
        who = " ".join(map(str, case))
        if case not in old or case not in new:
            where = "tests/work.txt" if case not in old else "what is counted"
            worse.append(f"{who} is not in {where}: {AGAIN}")
            continue
        by = new[case] / old[case] - 1
        line = f"{who}: {new[case]} for a decision, {old[case]} on record ({by:+.0%})"
        if by > MARGIN:
            worse.append(line)
        elif by < -MARGIN:
            better.append(line)
    return worse, better


def main() -> None:
    sys.path.insert(0, str(ROOT))  # the tiny game lies among the tests
    os.environ.setdefault(registry.VARIABLE, "outposts=tests.tiny.title")
    old = read(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    new = count_all()
    RECORD.write_text(write(new), encoding="utf-8")
    for case, work in new.items():
        before = f", was {old[case]}" if case in old else ""
        print(f"{' '.join(map(str, case))}: {work}{before}")


if __name__ == "__main__":
    main()
