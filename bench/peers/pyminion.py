"""pyminion: Dominion in Python, random players. A decision is one call of a player's decider."""

from __future__ import annotations

import copy
import logging
import random
from collections.abc import Callable
from typing import Any

from pyminion.bots.bot import Bot, BotDecider
from pyminion.expansions.base import base_set
from pyminion.game import Game

from bench.peers.common import MOST, seconds, tell
from regent.lab.measure import STATES, each, games


class TooLong(Exception):
    """A game that does not end by itself."""


class RandomDecider(BotDecider):  # type: ignore[misc]
    """Any answer is as likely as any other; treasures are all played, as everybody would."""

    def __init__(self, source: random.Random, look: Callable[[Any, int], None] | None) -> None:
        self.source = source
        self.look = look
        self.count = 0

    def _tick(self, game: Any) -> None:
        self.count += 1
        if self.count > MOST:
            raise TooLong
        if self.look is not None:
            self.look(game, self.count)

    def _one_or_none(self, cards: Any, game: Any) -> Any:
        self._tick(game)
        at = int(self.source.random() * (len(cards) + 1))
        return None if at == len(cards) else cards[at]

    def _some(self, cards: Any, least: int, most: int, game: Any) -> Any:
        self._tick(game)
        most = len(cards) if most < 0 else min(most, len(cards))
        return self.source.sample(cards, self.source.randint(min(least, most), most))

    def action_phase_decision(self, valid_actions: Any, player: Any, game: Any) -> Any:
        return self._one_or_none(valid_actions, game)

    def treasure_phase_decision(self, valid_treasures: Any, player: Any, game: Any) -> Any:
        self._tick(game)
        return valid_treasures

    def buy_phase_decision(self, valid_cards: Any, player: Any, game: Any) -> Any:
        return self._one_or_none(valid_cards, game)

    def binary_decision(
        self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: Any = None
    ) -> bool:
        self._tick(game)
        return self.source.random() < 0.5

    def multiple_option_decision(
        self,
        card: Any,
        options: Any,
        player: Any,
        game: Any,
        num_choices: int = 1,
        unique: bool = True,
    ) -> list[int]:
        self._tick(game)
        return self.source.sample(range(len(options)), num_choices)

    def discard_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Any,
        player: Any,
        game: Any,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> Any:
        return self._some(valid_cards, min_num_discard, max_num_discard, game)

    def trash_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Any,
        player: Any,
        game: Any,
        min_num_trash: int = 0,
        max_num_trash: int = -1,
    ) -> Any:
        return self._some(valid_cards, min_num_trash, max_num_trash, game)

    def gain_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Any,
        player: Any,
        game: Any,
        min_num_gain: int = 0,
        max_num_gain: int = -1,
    ) -> Any:
        return self._some(valid_cards, min_num_gain, max_num_gain, game)

    def topdeck_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Any,
        player: Any,
        game: Any,
        min_num_topdeck: int = 0,
        max_num_topdeck: int = -1,
    ) -> Any:
        return self._some(valid_cards, min_num_topdeck, max_num_topdeck, game)

    def multi_play_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Any,
        player: Any,
        game: Any,
        required: bool = True,
    ) -> Any:
        self._tick(game)
        return self.source.choice(valid_cards)


def player(
    seats: int, look: Callable[[Any, int], None] | None = None
) -> Callable[[random.Random], dict[str, int]]:
    def play(source: random.Random) -> dict[str, int]:
        random.seed(source.getrandbits(40))
        decider = RandomDecider(source, look)
        bots = [Bot(decider, f"p{seat}") for seat in range(seats)]
        broken = 0
        try:
            Game(bots, [base_set], log_stdout=False).play()
        except (TooLong, AssertionError):  # some cards do not expect an empty hand
            broken = 1
        return {"decisions": decider.count, "unfinished": broken}

    return play


def middles(seats: int) -> list[Any]:
    """Games stopped on their way."""
    found: list[Any] = []

    def look(game: Any, count: int) -> None:
        if count % 37 == 30 and len(found) < STATES:
            found.append(copy.deepcopy(game))

    source = random.Random(7)
    while len(found) < STATES:
        player(seats, look)(source)
    return found


def main() -> None:
    logging.getLogger().setLevel(logging.CRITICAL)
    for seats in (2, 4):
        figures = games(player(seats), seconds())
        copied = each(middles(seats), copy.deepcopy, seconds() / 3)
        tell("pyminion", "pyminion", "Dominion", seats, "Python", **figures, clone_us=copied)


if __name__ == "__main__":
    main()
