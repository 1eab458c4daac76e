"""What the measurements over sockets share: a server's memory and time, and a row of results.

Client and server run in two processes on one machine, so the wall clock says little about the
server alone. Its own processor time for an answer is what can be compared.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from regent.lab.measure import REFERENCE, calibrate, rounded

WARM = 2.0
"""Seconds of play that do not count: people sit down, caches and compilers get ready."""


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def can_look() -> bool:
    """Whether this system tells what a process uses."""
    return Path("/proc/self/stat").exists()


def apart(server: int) -> None:
    """The server on one core, whoever plays on the others, where that can be chosen."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else []
    if len(cores) > 1:
        os.sched_setaffinity(server, cores[:1])
        os.sched_setaffinity(0, cores[1:])


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Round:
    """One measurement: from here to `row`, the calibration before and after."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.speed = calibrate()
        self.used = cpu(pid)

    def row(self, answers: int, seconds: float, waits: list[float]) -> dict[str, Any]:
        """What was seen; the rate by the server's own time is given for the reference."""
        used = cpu(self.pid) - self.used
        speed = (self.speed + calibrate()) / 2
        return {
            "answers_per_server_second": round(answers / used * REFERENCE / speed) if used else 0,
            "answers_per_second": rounded(answers / seconds),
            "server_share": round(used / seconds, 2),
            "p50_ms": rounded(percentile(waits, 0.5)),
            "p95_ms": rounded(percentile(waits, 0.95)),
            "p99_ms": rounded(percentile(waits, 0.99)),
            "server_mb": round(memory(self.pid)),
            "calibration": round(speed),
        }
