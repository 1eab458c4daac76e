"""The fields of a game of Contention: the kernel's table, and what lies on this one."""

from __future__ import annotations

from typing import ClassVar, Final

from regent.games.contention.derived import Cast, Measures, Places
from regent.games.contention.spec import Spec
from regent.kernel.packed import Ints, i64, vec
from regent.kernel.table import Table

SELDOM: Final = (
    "base",
    "counters",
    "host",
    "host_seat",
    "marked",
    "owner",
    "shield",
    "since",
    "turn_in",
    "up",
    "used",
)
"""The lists by card that change when something enters or leaves, and seldom else."""


class Fields(Table):
    """One game. Lists by card grow when a token ship is made; lists by seat do not."""

    __slots__ = (
        "alive",
        "at",
        "auras",
        "base",
        "borrowed",
        "cast",
        "choices",
        "controller",
        "counters",
        "damage",
        "discount",
        "doomed",
        "favor",
        "given",
        "hits",
        "homes",
        "host",
        "host_seat",
        "limit",
        "location",
        "marked",
        "measures",
        "moved",
        "out",
        "owner",
        "paid",
        "phase",
        "places",
        "playing",
        "resources",
        "scepter",
        "settled",
        "shield",
        "since",
        "spec",
        "status",
        "target",
        "tokens",
        "turn",
        "turn_in",
        "up",
        "used",
    )

    SHARED: ClassVar[tuple[str, ...]] = (
        *Table.SHARED,
        "borrowed",
        "cast",
        "homes",
        "measures",
        "places",
        "settled",
        "spec",
    )

    LENT: ClassVar[tuple[str, ...]] = ("choices", "given", "zones", *SELDOM)

    def __init__(self, seats: int, sight: list[int], spec: Spec) -> None:
        super().__init__(seats, sight)
        self.spec = spec
        self.turn = 0
        self.phase = 0
        self.scepter = 0
        self.alive = (1 << seats) - 1
        self.out = 0
        self.limit = 0
        # by card
        self.controller: Ints = vec[i64]()
        self.at: Ints = vec[i64]()
        self.damage: Ints = vec[i64]()
        self.target: Ints = vec[i64]()
        self.moved: Ints = vec[i64]()
        # by card, what seldom changes
        self.borrowed = 0
        """Are the lists from here on shared with a clone?"""
        self.owner: Ints = vec[i64]()
        self.base: Ints = vec[i64]()
        self.host: Ints = vec[i64]()
        self.host_seat: Ints = vec[i64]()
        self.turn_in: Ints = vec[i64]()
        self.since: Ints = vec[i64]()
        self.counters: Ints = vec[i64]()
        self.up: Ints = vec[i64]()
        self.used: Ints = vec[i64]()
        self.marked: Ints = vec[i64]()
        self.shield: Ints = vec[i64]()
        # by sector
        self.location: list[int] = []
        # by seat
        self.resources: list[int] = []
        self.favor: list[int] = []
        self.tokens: list[int] = []
        self.discount: list[int] = []
        self.playing: list[int] = []
        self.status: list[int] = []
        self.paid: list[int] = []
        self.given: list[list[int]] = []
        self.choices: list[list[list[int]]] = []
        # of the moment
        self.auras: list[int] = []
        self.hits: list[int] = []
        self.doomed: list[int] = []
        # worked out from all this when somebody asks; never changed once made, so clones share it
        self.homes: list[int] = []
        self.cast: Cast | None = None
        self.places: Places | None = None
        self.measures: Measures | None = None
        self.settled = 0
        """1: nothing has changed since the rules put right what they put right at once."""

    def copy_to(self, other: Table, lend: bool = False) -> None:
        super().copy_to(other, lend)
        assert isinstance(other, Fields)
        other.turn = self.turn
        other.phase = self.phase
        other.scepter = self.scepter
        other.alive = self.alive
        other.out = self.out
        other.limit = self.limit
        other.controller = self.controller[:]
        other.at = self.at[:]
        other.damage = self.damage[:]
        other.target = self.target[:]
        other.moved = self.moved[:]
        other.owner = self.owner
        other.base = self.base
        other.host = self.host
        other.host_seat = self.host_seat
        other.turn_in = self.turn_in
        other.since = self.since
        other.counters = self.counters
        other.up = self.up
        other.used = self.used
        other.marked = self.marked
        other.shield = self.shield
        self.borrowed = 1
        other.borrowed = 1
        other.location = self.location[:]
        other.resources = self.resources[:]
        other.favor = self.favor[:]
        other.tokens = self.tokens[:]
        other.discount = self.discount[:]
        other.playing = self.playing[:]
        other.status = self.status[:]
        other.paid = self.paid[:]
        other.given = self.given[:]  # what is in it is replaced, never changed
        other.choices = self.choices[:]
        other.auras = self.auras[:]
        other.hits = self.hits[:]
        other.doomed = self.doomed[:]
        other.homes = self.homes
        other.cast = self.cast
        other.places = self.places
        other.measures = self.measures
        other.settled = self.settled

    def own_marks(self) -> None:
        """Something that seldom changes is about to: from now on this table has its own."""
        if self.borrowed:
            self.borrowed = 0
            self.owner = self.owner[:]
            self.base = self.base[:]
            self.host = self.host[:]
            self.host_seat = self.host_seat[:]
            self.turn_in = self.turn_in[:]
            self.since = self.since[:]
            self.counters = self.counters[:]
            self.up = self.up[:]
            self.used = self.used[:]
            self.marked = self.marked[:]
            self.shield = self.shield[:]
