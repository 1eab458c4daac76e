"""Laughable plays of bots, counted: each title says in its `advice/follies.py` what they are."""

from __future__ import annotations

from collections import Counter
from typing import Any

from regent.kernel.table import Table
from regent.kernel.title import Title


class Onlooker:
    """Looks at every answer of one game before it is given."""

    def __init__(self, title: Title[Any], seats: int) -> None:
        self.follies = title.follies
        self.memory: list[int] = []
        self.found: list[Counter[str]] = [Counter() for _ in range(seats)]

    def see(self, t: Table, seat: int, action: int) -> None:
        if self.follies is None:
            return
        name = self.follies.seen(t, seat, action, self.memory)
        if name:
            self.found[seat][name] += 1

    def counted(self) -> list[dict[str, int]]:
        """By seat, how often each folly was seen; nothing of those that never were."""
        return [dict(sorted(found.items())) for found in self.found]


def tally(rows: list[dict[str, Any]]) -> dict[str, dict[str, int]]:
    """From the lines of a batch: by bot, how often each folly was seen in all its games."""
    total: dict[str, Counter[str]] = {}
    for row in rows:
        for name, found in zip(row["bots"], row.get("follies", []), strict=False):
            total.setdefault(name, Counter()).update(found)
    return {name: dict(sorted(found.items())) for name, found in sorted(total.items())}
