"""Run tests many times, with other deals each time, and say which of them ever failed.

What plays by fixed seeds is the same in every run. What is repeated here has clocks, processes or
browsers in it, which is where tests go wrong on one machine in a hundred. Each round is a line in
the report, so that a long series can be stopped and gone on with.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIVELY = ["tests/server", "tests/cli", "tests/web", "tests/lab", "tests/play"]


def round_of(number: int, paths: list[str], processes: int, folder: Path) -> dict[str, object]:
    """One round: how many passed, and what failed."""
    report = folder / f"round-{number}.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(processes), f"--junitxml={report}"]
    began = time.monotonic()
    with (folder / f"round-{number}.log").open("w", encoding="utf-8") as log:
        environment = {**os.environ, "REGENT_DEALS": str(number)}
        done = subprocess.run(
            [*command, *paths], cwd=ROOT, env=environment, stdout=log, stderr=log, check=False
        )
    found: dict[str, object] = {"round": number, "exit": done.returncode}
    found["seconds"] = round(time.monotonic() - began)
    found["load"] = os.getloadavg()[1]
    suite = ET.parse(report).getroot().find("testsuite")
    assert suite is not None
    cases = suite.findall("testcase")
    wrong = [case for case in cases if case.find("failure") is not None]
    wrong += [case for case in cases if case.find("error") is not None]
    found["tests"] = len(cases)
    found["failed"] = [f"{case.get('classname')}.{case.get('name')}" for case in wrong]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", nargs="*", default=LIVELY, help="tests; else all with clocks")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="the number of the first round")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, default=ROOT / ".regent" / "again")
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    bad = 0
    for number in range(wish.first, wish.first + wish.rounds):
        found = round_of(number, wish.paths, wish.processes, wish.out)
        bad += found["exit"] != 0
        line = json.dumps(found)
        with (wish.out / "rounds.jsonl").open("a", encoding="utf-8") as file:
            file.write(line + "\n")
        print(line, flush=True)
    print(f"{wish.rounds - bad} passed, {bad} failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
