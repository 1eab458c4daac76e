"""OpenSpiel: games in C++ driven from Python, the same inside C++, and games in Python."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import open_spiel.python.games  # noqa: F401  registers the games in Python
import pyspiel

from bench.peers.common import MOST, seconds, tell
from regent.lab.measure import STATES, each, games, rate, repeat

CPP = ("crazy_eights", "gin_rummy", "hearts", "skat", "hanabi", "backgammon")
PYTHON = ("python_block_dominoes", "python_team_dominoes", "python_liars_poker")
ROLLOUTS = 50


def by_chance(state: Any, source: random.Random) -> None:
    """What a deal or a die does."""
    outcomes = state.chance_outcomes()
    if len(outcomes) == 1:
        state.apply_action(outcomes[0][0])
        return
    actions, weights = zip(*outcomes, strict=True)
    state.apply_action(source.choices(actions, weights)[0])


def player(game: Any) -> Callable[[random.Random], dict[str, int]]:
    def play(source: random.Random) -> dict[str, int]:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal() and count < MOST:
            if state.is_chance_node():
                by_chance(state, source)
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(source.random() * len(actions))])
            count += 1
        return {"decisions": count, "unfinished": int(not state.is_terminal())}

    return play


def middles(game: Any) -> list[Any]:
    """Games stopped on their way."""
    source = random.Random(7)
    found: list[Any] = []
    while len(found) < STATES:
        state = game.new_initial_state()
        trail: list[Any] = []
        while not state.is_terminal() and len(trail) < MOST:
            if state.is_chance_node():
                by_chance(state, source)
                continue
            trail.append(state.clone())
            state.apply_action(source.choice(state.legal_actions()))
        if trail:
            found.append(trail[len(trail) // 2])
    return found


def inside(game: Any, most: float) -> float | None:
    """Whole random games a second inside C++, from the first decision on, where it has a door.

    The rollouts of a search cannot be called from Python; a search of two simulations makes
    exactly two rounds of them.
    """
    kind = game.get_type()
    if kind.dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL:
        return None
    if kind.reward_model != pyspiel.GameType.RewardModel.TERMINAL:
        return None
    source = random.Random(7)
    starts = []
    for _ in range(STATES):
        state = game.new_initial_state()
        while state.is_chance_node():
            by_chance(state, source)
        starts.append(state)

    def work(number: int) -> dict[str, int]:
        rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, number + 1)
        bot = pyspiel.MCTSBot(game, rollouts, 2.0, 2, 100, False, number + 1, False)
        for state in starts:
            bot.step(state)
        return {"games": len(starts) * 2 * ROLLOUTS}

    return rate(repeat(work, most), "games")


def main() -> None:
    for name in (*CPP, *PYTHON):
        game = pyspiel.load_game(name)
        figures = games(player(game), seconds())
        figures["clone_us"] = each(middles(game), lambda state: state.clone(), seconds() / 3)
        if name in CPP:
            rollouts = inside(game, seconds() / 2)
            if rollouts is not None:
                figures["inside_per_second"] = round(rollouts * figures["decisions_per_game"])
        core = "C++" if name in CPP else "Python"
        tell("OpenSpiel", "open_spiel", name, game.num_players(), core, **figures)


if __name__ == "__main__":
    main()
