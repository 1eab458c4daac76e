"""RLCard: card games in Python, random play through `env.step`, whose observation is included."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import numpy
import rlcard

from bench.peers.common import MOST, seconds, tell
from regent.lab.measure import STATES, each, games

GAMES = ("uno", "gin-rummy", "doudizhu", "mahjong")


def player(env: Any) -> Callable[[random.Random], dict[str, int]]:
    def play(source: random.Random) -> dict[str, int]:
        state, _ = env.reset()
        count = 0
        while not env.is_over() and count < MOST:
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(source.random() * len(actions))])
            count += 1
        return {"decisions": count, "unfinished": int(not env.is_over())}

    return play


def middles(env: Any) -> list[Any]:
    """Games stopped on their way."""
    source = random.Random(7)
    found: list[Any] = []
    while len(found) < STATES:
        state, _ = env.reset()
        for _ in range(source.randrange(1, 30)):
            if not env.is_over():
                state, _ = env.step(source.choice(list(state["legal_actions"])))
        if not env.is_over():
            found.append(copy.deepcopy(env.game))
    return found


def main() -> None:
    for name in GAMES:
        numpy.random.seed(1)
        env = rlcard.make(name, config={"seed": 1})
        figures = games(player(env), seconds())
        copied = each(middles(env), copy.deepcopy, seconds() / 3)
        seats = env.num_players
        tell("RLCard", "rlcard", name, seats, "Python", **figures, clone_us=copied)


if __name__ == "__main__":
    main()
