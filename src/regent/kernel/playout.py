"""Random play to the end, without checks: the measure of speed, and the rollout of searches."""

from __future__ import annotations

from regent.kernel import rng
from regent.kernel.frame import run
from regent.kernel.table import Table


def playout(t: Table, source: list[int], limit: int = 1_000_000) -> int:
    """Answer at random until the game ends or the limit is reached; how many answers it took.

    `source` is the chooser's own random state: never the game's.
    """
    count = 0
    run(t)
    while t.waiting and count < limit:
        mask = t.waiting
        seat = 0
        while not mask & 1:
            mask >>= 1
            seat += 1
        top = t.stack[-1]
        offered = top.options(t, seat)
        many = len(offered)
        at = rng.below(source, 0, many) if many > 1 else 0
        top.answer(t, seat, offered[at])
        if not t.waiting:
            run(t)
        count += 1
    return count
