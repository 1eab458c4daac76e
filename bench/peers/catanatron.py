"""catanatron: Catan in Python, random players."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from catanatron import Color, Game, RandomPlayer

from bench.peers.common import seconds, tell
from regent.lab.measure import STATES, each, games

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
TURNS = 1000


def new_game(seats: int, source: random.Random) -> Any:
    return Game([RandomPlayer(color) for color in COLORS[:seats]], seed=source.getrandbits(40) + 1)


def goes_on(game: Any) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS


def player(seats: int) -> Callable[[random.Random], dict[str, int]]:
    def play(source: random.Random) -> dict[str, int]:
        game = new_game(seats, source)
        count = 0
        while goes_on(game):
            game.play_tick()
            count += 1
        return {"decisions": count, "unfinished": int(game.winning_color() is None)}

    return play


def middles(seats: int) -> list[Any]:
    """Games stopped on their way."""
    source = random.Random(7)
    found: list[Any] = []
    while len(found) < STATES:
        game = new_game(seats, source)
        for _ in range(source.randrange(100, 400)):
            if goes_on(game):
                game.play_tick()
        if goes_on(game):
            found.append(game)
    return found


def main() -> None:
    for seats in (2, 4):
        figures = games(player(seats), seconds())
        copied = each(middles(seats), lambda game: game.copy(), seconds() / 3)
        tell("catanatron", "catanatron", "Catan", seats, "Python", **figures, clone_us=copied)


if __name__ == "__main__":
    main()
