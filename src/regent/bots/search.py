"""A bot that looks ahead: information-set Monte-Carlo tree search over re-deals.

Every iteration deals again what the seat does not know, walks down a tree of the seat's own
choices, lets all seats follow the title's advice from there to a horizon, and asks the title's
judge. Choices of others, open or sealed, and reaction windows are answered by the advice in the
world that was dealt, so the tree branches only where the seat itself decides: simultaneous
choices cost nothing extra, and nothing hidden is ever branched upon.
"""

from __future__ import annotations

import logging
import math
import time
from typing import Any, Final

from regent.bots.base import Opinion, Reason
from regent.bots.reasons import ReasonsBot
from regent.bots.sight import Sight
from regent.kernel.frame import answer, offered
from regent.kernel.playout import advised, guided, judged, weighed
from regent.kernel.table import Table
from regent.kernel.title import Title

LOG: Final = logging.getLogger("regent.bots")

EXPLORE: Final = 0.9
"""How much a promising but little tried option is preferred to the best one so far."""

SHARPNESS: Final = 0.02
"""How strongly the advice decides what is tried first."""

SCALE: Final = 500.0
"""Hundredths of a point that turn an even position into a clearly better one."""

AHEAD: Final = 2
"""Turns of the title's clock that a rollout looks ahead, for each seat at the table."""

LONGEST: Final = 160
"""Answers that one rollout may take."""

DEEPEST: Final = 6
"""Own choices that the tree goes down before a rollout."""


class Node:
    """One information set: what the seat has chosen since the question, and what came of it."""

    __slots__ = ("children", "prior", "seen", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.seen = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class SearchBot(ReasonsBot):
    """Searches for so many milliseconds, or iterations where that is given."""

    name = "search"

    def __init__(self, seed: str, ms: int = 100, iterations: int = 0) -> None:
        super().__init__(seed)
        self.ms = ms
        self.iterations = iterations

    def choose(self, sight: Sight) -> int:
        actions = sight.actions
        if len(actions) == 1:
            return 0
        try:
            root = self.search(sight)
        except Exception:  # a fault in the search must not stop a table: play by reasons
            self.faults += 1
            prompt = sight.imagined().stack[-1].prompt()
            asked = f"seat {sight.seat} was asked {prompt} in {sight.title.name}"
            LOG.exception("%s failed and plays by reasons: %s", self.name, asked)
            return super().choose(sight)
        visits = [self.tried(root, action) for action in actions]
        return visits.index(max(visits))

    def tried(self, root: Node, action: int) -> float:
        child = root.children.get(action)
        return child.visits + child.mean() if child is not None else -1.0

    def search(self, sight: Sight) -> Node:
        root = Node(1.0)
        began = time.perf_counter()
        deadline = began + self.ms / 1000
        done = 0
        while True:
            self.iterate(sight, root)
            done += 1
            if self.iterations:
                if done >= self.iterations:
                    break
            elif time.perf_counter() >= deadline:
                break
        return root

    def opinions(self, sight: Sight) -> list[Opinion]:
        root = self.search(sight)
        found: list[Opinion] = []
        for name, action in zip(sight.decision.options, sight.decision.actions, strict=True):
            child = root.children.get(action)
            if child is None:
                found.append(Opinion(name, 0.0, [Reason("not tried", 0.0)]))
                continue
            why = [Reason("tried", child.visits), Reason("good in", round(child.mean(), 3))]
            found.append(Opinion(name, child.visits, why))
        return sorted(found, key=lambda opinion: -opinion.weight)

    # -- one iteration --------------------------------------------------------------------------

    def iterate(self, sight: Sight, root: Node) -> None:
        title = sight.title
        seat = sight.seat
        t = sight.another(self.random)
        start = title.clock(t)
        node = root
        path = [root]
        while not t.over and len(path) <= DEEPEST:
            if not t.waiting >> seat & 1:
                if not self.others_answer(title, t, seat):
                    break
                continue
            options = offered(t, seat)
            fresh = self.open(title, t, seat, node, options)
            action = self.select(node, options)
            node = node.children[action]
            path.append(node)
            answer(t, seat, action)
            if fresh or not node.visits:
                break
        until = start + AHEAD * t.seats if start else 0
        if not t.over:
            guided(title, t, self.random, LONGEST, until)
        value = self.value(title, t, seat)
        for passed in path:
            passed.visits += 1
            passed.total += value

    def others_answer(self, title: Title[Any], t: Table, seat: int) -> bool:
        """Somebody else is asked: the advice answers. False if nobody is."""
        mask = t.waiting & ~(1 << seat)
        if not mask:
            return False
        other = (mask & -mask).bit_length() - 1
        answer(t, other, advised(title, t, other, offered(t, other), self.random))
        return True

    def open(self, title: Title[Any], t: Table, seat: int, node: Node, options: list[int]) -> bool:
        """Give every option that is new here a place in the tree; were all of them new?"""
        fresh = not node.children
        unknown = [action for action in options if action not in node.children]
        if unknown:
            weights: list[float] = []
            for action in unknown:
                weights.append(float(weighed(title, t, seat, action).total))
            top = max(weights)
            chances = [math.exp(max(-30.0, SHARPNESS * (w - top))) for w in weights]
            whole = sum(chances)
            for action, chance in zip(unknown, chances, strict=True):
                node.children[action] = Node(chance / whole)
        return fresh and len(options) > 1

    def select(self, node: Node, options: list[int]) -> int:
        """The option with the best mix of what it brought, its advice, and curiosity."""
        for action in options:
            node.children[action].seen += 1
        best = options[0]
        top = -1.0
        for action in options:
            child = node.children[action]
            curiosity = EXPLORE * (child.prior + 0.02) * math.sqrt(child.seen)
            mean = child.mean() if child.visits else node.mean()
            score = mean + curiosity / (1 + child.visits)
            if score > top:
                top = score
                best = action
        return best

    def value(self, title: Title[Any], t: Table, seat: int) -> float:
        """Between lost (0) and won (1)."""
        worth = judged(title, t, seat) / SCALE
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, worth))))
