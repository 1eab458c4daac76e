"""The fields of a game of Contention: the kernel's table, and what lies on this one."""

from __future__ import annotations

from typing import ClassVar

from regent.games.contention.derived import Cast, Measures, Places
from regent.games.contention.spec import Spec
from regent.kernel.packed import Ints, i64, vec
from regent.kernel.table import Table


class Fields(Table):
    """One game. Lists by card grow when a token ship is made; lists by seat do not."""

    __slots__ = (
        "alive",
        "at",
        "auras",
        "base",
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
        "cast",
        "homes",
        "measures",
        "places",
        "settled",
        "spec",
    )

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
        self.owner: Ints = vec[i64]()
        self.controller: Ints = vec[i64]()
        self.base: Ints = vec[i64]()
        self.at: Ints = vec[i64]()
        self.damage: Ints = vec[i64]()
        self.host: Ints = vec[i64]()
        self.host_seat: Ints = vec[i64]()
        self.turn_in: Ints = vec[i64]()
        self.since: Ints = vec[i64]()
        self.counters: Ints = vec[i64]()
        self.up: Ints = vec[i64]()
        self.used: Ints = vec[i64]()
        self.marked: Ints = vec[i64]()
        self.shield: Ints = vec[i64]()
        self.target: Ints = vec[i64]()
        self.moved: Ints = vec[i64]()
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
        other.owner = self.owner[:]
        other.controller = self.controller[:]
        other.base = self.base[:]
        other.at = self.at[:]
        other.damage = self.damage[:]
        other.host = self.host[:]
        other.host_seat = self.host_seat[:]
        other.turn_in = self.turn_in[:]
        other.since = self.since[:]
        other.counters = self.counters[:]
        other.up = self.up[:]
        other.used = self.used[:]
        other.marked = self.marked[:]
        other.shield = self.shield[:]
        other.target = self.target[:]
        other.moved = self.moved[:]
        other.location = self.location[:]
        other.resources = self.resources[:]
        other.favor = self.favor[:]
        other.tokens = self.tokens[:]
        other.discount = self.discount[:]
        other.playing = self.playing[:]
        other.status = self.status[:]
        other.paid = self.paid[:]
        other.given = [given[:] for given in self.given]
        other.choices = [[one[:] for one in choices] for choices in self.choices]
        other.auras = self.auras[:]
        other.hits = self.hits[:]
        other.doomed = self.doomed[:]
        other.homes = self.homes
        other.cast = self.cast
        other.places = self.places
        other.measures = self.measures
        other.settled = self.settled
