"""Random play to the end, without checks: the measure of speed, and the rollout of searches."""

from __future__ import annotations

from typing import Final

from regent.kernel import rng
from regent.kernel.advice import Advice
from regent.kernel.frame import answer, offered, run
from regent.kernel.table import Table
from regent.kernel.title import Title

BLUNDERS: Final = 12
"""In a rollout one answer in so many is random."""

TIES: Final = 8
"""Advice this much finer than a point decides between equal options."""


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
        options = offered(t, seat)
        many = len(options)
        at = rng.below(source, 0, many) if many > 1 else 0
        answer(t, seat, options[at])
        count += 1
    return count


def guided(title: Title, t: Table, source: list[int], limit: int, until: int) -> int:
    """Let all seats follow the title's advice until its clock shows `until`, the game is over, or
    so many answers are given; how many it took.

    One answer in `BLUNDERS` is random, so that rollouts do not all go the same way.
    """
    count = 0
    while t.waiting and count < limit:
        mask = t.waiting
        seat = 0
        while not mask & 1:
            mask >>= 1
            seat += 1
        answer(t, seat, advised(title, t, seat, offered(t, seat), source))
        count += 1
        if until and title.clock(t) >= until:
            break
    return count


def advised(title: Title, t: Table, seat: int, options: list[int], source: list[int]) -> int:
    """The option with the best advice, ties broken at random; now and then any option."""
    many = len(options)
    if many == 1:
        return options[0]
    if rng.below(source, 0, BLUNDERS) == 0:
        return options[rng.below(source, 0, many)]
    best = options[0]
    top = -(1 << 40)
    for action in options:
        advice = Advice()
        title.advise(t, seat, action, advice)
        weight = advice.total * TIES + rng.below(source, 0, TIES)
        if weight > top:
            top = weight
            best = action
    return best
