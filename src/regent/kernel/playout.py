"""Random play to the end, without checks: the measure of speed, and the rollout of searches."""

from __future__ import annotations

from typing import Any, Final

from regent.kernel import rng
from regent.kernel.advice import WON, Advice
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


def guided(title: Title[Any], t: Table, source: list[int], limit: int, until: int) -> int:
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


def advised(title: Title[Any], t: Table, seat: int, options: list[int], source: list[int]) -> int:
    """The option with the best advice, ties broken at random; now and then any option."""
    many = len(options)
    if many == 1:
        return options[0]
    if rng.below(source, 0, BLUNDERS) == 0:
        return options[rng.below(source, 0, many)]
    best = options[0]
    top = -(1 << 40)
    for action in options:
        advice = weighed(title, t, seat, action)
        weight = advice.total * TIES + rng.below(source, 0, TIES)
        if weight > top:
            top = weight
            best = action
    return best


def weighed(title: Title[Any], t: Table, seat: int, action: int, keep: bool = False) -> Advice:
    """What the title's adviser says about one option; nothing where it has none."""
    advice = Advice(keep)
    if title.adviser is not None:
        title.adviser.advise(t, seat, action, advice)
    return advice


def judged(title: Title[Any], t: Table, seat: int) -> int:
    """How good a position looks to a seat: as the title's adviser says, or else by its scores."""
    if title.adviser is not None:
        return title.adviser.judge(t, seat)
    if t.over:
        return WON if t.ranks[seat] == 1 else -WON
    scores = title.scores(t)
    if not scores:
        return 0
    best = max([scores[other] for other in range(t.seats) if other != seat])
    return 100 * (scores[seat] - best)
