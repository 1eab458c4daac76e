"""The state of Outposts: the kernel's table and a few lists by seat."""

from __future__ import annotations

from typing import ClassVar, Final

from regent.kernel.layers import ADD, MULTIPLY, Term, value
from regent.kernel.table import Table

DECK: Final = 0
DISCARD: Final = 1
LAID: Final = 2
FIRST_HAND: Final = 3

# Random streams
SHUFFLES: Final = 0
STORMS: Final = 1

# Attributes and moments of lasting modifiers
POWER: Final = 0
END_OF_ROUND: Final = 0

# Kinds of triggers
ON_INCOME: Final = 0
ON_ARRIVE: Final = 1
ON_FALL: Final = 2

COIN_CAP: Final = 9
ROUNDS: Final = 30


class Spec:
    """What never changes in one game: the rules chosen and the printed numbers by face."""

    __slots__ = (
        "copies",
        "cost",
        "does",
        "goal",
        "limit",
        "market",
        "name",
        "power",
        "rally",
        "reaction",
        "slugs",
        "storm",
    )

    def __init__(
        self,
        goal: int,
        limit: int,
        storm: int,
        rally: int,
        market: int,
        name: list[str],
        slugs: list[str],
        cost: list[int],
        power: list[int],
        reaction: list[int],
        copies: list[int],
        does: list[list[list[int]]],
    ) -> None:
        self.goal = goal
        self.limit = limit
        self.storm = storm
        self.rally = rally
        self.market = market
        self.name = name
        self.slugs = slugs
        self.cost = cost
        self.power = power
        self.reaction = reaction
        """0 for an outpost, 1 for a veto, 2 for a rally."""
        self.copies = copies
        self.does = does
        """For each kind of trigger and face: the ops, as [word, amount] pairs in a row."""


class Outposts(Table):
    """A game of Outposts."""

    __slots__ = ("coins", "first", "points", "round", "spec")

    SHARED: ClassVar[tuple[str, ...]] = (*Table.SHARED, "spec")

    def __init__(self, seats: int, sight: list[int], spec: Spec) -> None:
        super().__init__(seats, sight)
        self.spec = spec
        self.coins: list[int] = []
        self.points: list[int] = []
        self.first = 0
        self.round = 0

    def is_held(self, zone: int) -> bool:
        return FIRST_HAND <= zone < FIRST_HAND + self.seats

    def clone(self) -> Outposts:
        other = Outposts(self.seats, self.sight, self.spec)
        self.copy_to(other)
        other.coins = self.coins[:]
        other.points = self.points[:]
        other.first = self.first
        other.round = self.round
        return other

    def hand(self, seat: int) -> list[int]:
        return self.zones[FIRST_HAND + seat]

    def front(self, seat: int) -> list[int]:
        return self.zones[FIRST_HAND + self.seats + seat]

    def keeper(self, card: int) -> int:
        """The seat in whose front the card stands."""
        return self.where[card] - FIRST_HAND - self.seats

    def order(self) -> list[int]:
        """All seats from the first one to the left."""
        n = self.seats
        first = self.first
        return [(first + i) % n for i in range(n)]

    def terms(self, card: int) -> list[Term]:
        """What changes the power of a card just now (T-POWER-1)."""
        terms: list[Term] = []
        for m in self.lasting:
            if m.card == card:
                terms.append(Term(m.layer, m.amount, m.source, m.stamp))
        return terms

    def power(self, card: int) -> int:
        base = self.spec.power[self.face[card]]
        return value(base, self.terms(card)) if self.lasting else base

    def total_power(self, seat: int) -> int:
        total = 0
        for card in self.front(seat):
            total += self.power(card)
        return total

    def rally(self, card: int, source: int) -> None:
        """T-RALLY-1, or T-OPT-3 where the table chose doubling."""
        if self.spec.rally:
            self.modify(POWER, MULTIPLY, 2, card, source, END_OF_ROUND)
        else:
            self.modify(POWER, ADD, 2, card, source, END_OF_ROUND)

    def draw(self, seat: int, clause: str) -> None:
        """T-INCOME-2, T-INCOME-3: with nothing left anywhere, nothing is drawn."""
        deck = self.zones[DECK]
        if not deck:
            for card in self.zones[DISCARD][:]:
                self.move(card, DECK)
            if not deck:
                return
            self.shuffle(DECK, SHUFFLES)
            self.emit("shuffles", seat, "T-INCOME-3")
        card = deck[-1]
        self.move(card, FIRST_HAND + seat)
        self.emit("draws", seat, clause, card)

    def cap_coins(self, seat: int) -> None:
        """T-COINS-1: what is above the cap is lost at once."""
        if self.coins[seat] > COIN_CAP:
            self.emit("loses", seat, "T-COINS-1", self.coins[seat] - COIN_CAP)
            self.coins[seat] = COIN_CAP

    def gain(self, seat: int, amount: int, clause: str) -> None:
        self.coins[seat] += amount
        self.emit("gains", seat, clause, amount)
