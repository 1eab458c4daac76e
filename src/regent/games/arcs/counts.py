"""The counts of a game of Arcs: pieces on the map and off it, Agents, resources.

Pieces that are alike are counted, by system, owner, kind and condition. Nothing outside this file
writes into these lists: the methods below are the only ways in which a piece or a token changes
place, so that what is derived is dropped in time and nothing gets lost. Owners 0 to 3 are the
players; the Empire, the Blight and the Free States have numbers behind them (`codes.py`), so that
they stand on the same map.
"""

from __future__ import annotations

from typing import ClassVar, Final

from regent.games.arcs.board import Board, Wares
from regent.games.arcs.codes import (
    AGENT,
    BOX,
    CALM,
    CITY,
    COVERED,
    DAMAGED,
    FRESH,
    HOLDING,
    KINDS,
    ON_MAP,
    OPEN_SLOTS,
    OWNERS,
    RAID_COST,
    SHIP,
    SLOTS,
    STARPORT,
    SUBSTITUTE,
    TOKENS,
    TYPES,
)
from regent.games.arcs.map import SYSTEMS
from regent.kernel.packed import Ints, i64, vec
from regent.kernel.table import Table

ROW_PLACES: Final = 5
"""Places of the Court row."""


class Counts(Table):
    """What is counted."""

    __slots__ = (
        "agents",
        "boxes",
        "captives",
        "clouds",
        "index",
        "loose",
        "outrage",
        "pieces",
        "scrapped",
        "shaped",
        "slots",
        "spent",
        "supply",
        "tokens",
        "trophies",
        "used",
        "wares",
    )

    SHARED: ClassVar[tuple[str, ...]] = (*Table.SHARED, "index", "wares")

    LENT: ClassVar[tuple[str, ...]] = ("zones",)

    def __init__(self, seats: int, sight: list[int]) -> None:
        super().__init__(seats, sight)
        self.index: Board | None = None
        """Who stands where, until a piece changes: see `board`."""
        self.wares: Wares | None = None
        """What can be dealt in, from the first question of a Summit until a deal."""
        self.pieces: Ints = vec[i64]()
        self.supply: Ints = vec[i64]()
        self.used: Ints = vec[i64]()
        """By system and owner: cities taxed this turn, starports that have built."""
        self.slots: Ints = vec[i64]()
        self.tokens: Ints = vec[i64]()
        self.spent: Ints = vec[i64]()
        self.loose: Ints = vec[i64]()
        self.boxes: Ints = vec[i64]()
        self.outrage: Ints = vec[i64]()
        self.trophies: Ints = vec[i64]()
        self.captives: Ints = vec[i64]()
        self.agents: Ints = vec[i64]()
        self.clouds: Ints = vec[i64]()
        """By system whose city stands outside its slots, counted from 1; 0 for none
        (A-LORE-09)."""
        self.shaped: Ints = vec[i64]()
        """By system the type of the resource on the icon of the planet; -1 for none
        (A-LEAD-14a)."""
        self.scrapped: Ints = vec[i64]()
        """By owner and kind the pieces that left the game (A-LEAD-31)."""

    def fill_supplies(self) -> None:
        """An empty map and full supplies (A-SETUP-11)."""
        n = self.seats
        types = len(TYPES)
        self.pieces = vec[i64]([0] * (SYSTEMS * OWNERS * ON_MAP * 2))
        self.used = vec[i64]([0] * (SYSTEMS * OWNERS * 2))
        self.supply = vec[i64]([0] * (OWNERS * KINDS))
        for owner in range(n):
            for kind in range(KINDS):
                self.supply[owner * KINDS + kind] = BOX[kind]
        self.slots = vec[i64]([-1] * (n * SLOTS))
        self.tokens = vec[i64]([TOKENS] * types)
        self.spent = vec[i64]([0] * types)
        self.loose = vec[i64]([0] * types)
        self.boxes = vec[i64]([0] * types)
        self.outrage = vec[i64]([CALM] * (n * types))
        self.trophies = vec[i64]([0] * (n * OWNERS * KINDS))
        self.captives = vec[i64]([0] * (n * n))
        self.agents = vec[i64]([0] * (ROW_PLACES * n))
        self.clouds = vec[i64]([0] * SYSTEMS)
        self.shaped = vec[i64]([-1] * SYSTEMS)
        self.scrapped = vec[i64]([0] * (n * KINDS))
        self.index = None

    def copy_counts(self, other: Counts) -> None:
        """Copy the kernel's fields and the counts; `clone` of the table adds the rest."""
        self.copy_to(other, True)
        other.index = self.index
        other.wares = self.wares
        other.pieces = self.pieces[:]
        other.supply = self.supply[:]
        other.used = self.used[:]
        other.slots = self.slots[:]
        other.tokens = self.tokens[:]
        other.spent = self.spent[:]
        other.loose = self.loose[:]
        other.boxes = self.boxes[:]
        other.outrage = self.outrage[:]
        other.trophies = self.trophies[:]
        other.captives = self.captives[:]
        other.agents = self.agents[:]
        other.clouds = self.clouds[:]
        other.shaped = self.shaped[:]
        other.scrapped = self.scrapped[:]

    # -- pieces on the map ----------------------------------------------------------------------

    def board(self) -> Board:
        """Who stands where now."""
        board = self.index
        if board is None:
            board = Board(self.pieces, self.clouds)
            self.index = board
        return board

    def keep_wares(self, wares: Wares | None) -> None:
        """What can be dealt in was found; None as soon as a deal changes it."""
        self.wares = wares

    def count(self, system: int, owner: int, kind: int, condition: int) -> int:
        return self.pieces[((system * OWNERS + owner) * ON_MAP + kind) * 2 + condition]

    def pieces_at(self, system: int, owner: int, kind: int) -> int:
        """Fresh and damaged ones."""
        at = ((system * OWNERS + owner) * ON_MAP + kind) * 2
        return self.pieces[at] + self.pieces[at + 1]

    def ships_at(self, system: int, owner: int) -> int:
        at = (system * OWNERS + owner) * ON_MAP * 2
        return self.pieces[at] + self.pieces[at + 1]

    def buildings_at(self, system: int, owner: int) -> int:
        return self.pieces_at(system, owner, CITY) + self.pieces_at(system, owner, STARPORT)

    def is_present(self, system: int, owner: int) -> bool:
        """Has the owner any piece there?"""
        return self.ships_at(system, owner) + self.buildings_at(system, owner) > 0

    def _change(self, system: int, owner: int, kind: int, condition: int, by: int) -> None:
        self.pieces[((system * OWNERS + owner) * ON_MAP + kind) * 2 + condition] += by
        self.index = None

    def place(self, system: int, owner: int, kind: int, condition: int) -> None:
        """A piece comes onto the map from its owner's supply, a city from the board (A-BUILD-3)."""
        self.supply[owner * KINDS + kind] -= 1
        self._change(system, owner, kind, condition, 1)

    def shift_ships(self, owner: int, start: int, end: int, fresh: int, damaged: int) -> None:
        """Ships move from one system to another."""
        self._change(start, owner, SHIP, FRESH, -fresh)
        self._change(start, owner, SHIP, DAMAGED, -damaged)
        self._change(end, owner, SHIP, FRESH, fresh)
        self._change(end, owner, SHIP, DAMAGED, damaged)

    def damage(self, system: int, owner: int, kind: int) -> None:
        self._change(system, owner, kind, FRESH, -1)
        self._change(system, owner, kind, DAMAGED, 1)

    def repair(self, system: int, owner: int, kind: int) -> None:
        self._change(system, owner, kind, DAMAGED, -1)
        self._change(system, owner, kind, FRESH, 1)

    def _leave(self, system: int, owner: int, kind: int, condition: int) -> None:
        """A piece leaves the map. Of several buildings that are alike the used one goes, for it is
        the active player who chooses."""
        self._change(system, owner, kind, condition, -1)
        if kind == CITY and self.clouds[system] == owner + 1:
            if not self.pieces_at(system, owner, CITY):  # the one in a slot has gone first
                self.clouds[system] = 0
        if kind != SHIP:
            at = 2 * (system * OWNERS + owner) + (1 if kind == STARPORT else 0)
            if self.used[at]:
                self.used[at] -= 1

    def outside(self, system: int, owner: int) -> None:
        """A city of the owner there stands outside the slots of the planet (A-LORE-09)."""
        self.clouds[system] = owner + 1
        self.index = None

    def annex(self, system: int, owner: int, by: int, kind: int, condition: int) -> None:
        """A building is replaced by one of somebody else, in its own place (A-LORE-26)."""
        cloud = kind == CITY and self.clouds[system] == owner + 1
        self.take_home(system, owner, kind, condition)
        self.place(system, by, kind, condition)
        if cloud and not self.clouds[system]:
            self.outside(system, by)

    def scrap(self, owner: int, kind: int) -> None:
        """A piece of the supply, or a city of the board, leaves the game (A-LEAD-31)."""
        self.supply[owner * KINDS + kind] -= 1
        self.scrapped[owner * KINDS + kind] += 1

    def take_home(self, system: int, owner: int, kind: int, condition: int) -> None:
        """A piece returns from the map to its owner's supply or board."""
        self._leave(system, owner, kind, condition)
        self.supply[owner * KINDS + kind] += 1

    def take_trophy(self, holder: int, system: int, owner: int, kind: int, condition: int) -> None:
        """A destroyed piece goes to somebody's Trophies (A-BATTLE-13)."""
        self._leave(system, owner, kind, condition)
        self.trophies[(holder * OWNERS + owner) * KINDS + kind] += 1

    def taxed(self, system: int, owner: int) -> int:
        """Cities of an owner there that were taxed this turn (A-TAX-5)."""
        return self.used[2 * (system * OWNERS + owner)]

    def built(self, system: int, owner: int) -> int:
        """Starports of an owner there that have built this turn (A-BUILD-5)."""
        return self.used[2 * (system * OWNERS + owner) + 1]

    def mark_taxed(self, system: int, owner: int) -> None:
        self.used[2 * (system * OWNERS + owner)] += 1

    def mark_built(self, system: int, owner: int) -> None:
        self.used[2 * (system * OWNERS + owner) + 1] += 1

    def clear_marks(self) -> None:
        """A turn is over: what was taxed and what built (A-TURN-14)."""
        for owner in range(OWNERS):
            for system in self.board().places[owner]:
                self.used[2 * (system * OWNERS + owner)] = 0
                self.used[2 * (system * OWNERS + owner) + 1] = 0

    # -- supplies, Trophies, Captives -------------------------------------------------------------

    def left(self, owner: int, kind: int) -> int:
        """Pieces in the supply; cities on the board."""
        return self.supply[owner * KINDS + kind]

    def trophies_of(self, holder: int, owner: int, kind: int) -> int:
        return self.trophies[(holder * OWNERS + owner) * KINDS + kind]

    def trophy_count(self, holder: int) -> int:
        total = 0
        for at in range(holder * OWNERS * KINDS, (holder + 1) * OWNERS * KINDS):
            total += self.trophies[at]
        return total

    def captives_of(self, holder: int, owner: int) -> int:
        return self.captives[holder * self.seats + owner]

    def captive_count(self, holder: int) -> int:
        total = 0
        for owner in range(self.seats):
            total += self.captives[holder * self.seats + owner]
        return total

    def agent_home(self, owner: int) -> None:
        """An Agent enters its owner's supply; a substitute on an Outrage icon takes it at once
        (A-COMP-7)."""
        types = len(TYPES)
        for at in range(owner * types, (owner + 1) * types):
            if self.outrage[at] == SUBSTITUTE:
                self.outrage[at] = COVERED
                return
        self.supply[owner * KINDS + AGENT] += 1

    def capture(self, holder: int, owner: int) -> None:
        """An Agent from its owner's supply becomes a Captive (A-TAX-3)."""
        self.supply[owner * KINDS + AGENT] -= 1
        self.captives[holder * self.seats + owner] += 1

    def free_captive(self, holder: int, owner: int) -> None:
        self.captives[holder * self.seats + owner] -= 1
        self.agent_home(owner)

    def execute_captive(self, holder: int, owner: int) -> None:
        """A Captive becomes a Trophy (A-GUILD-12)."""
        self.captives[holder * self.seats + owner] -= 1
        self.trophies[(holder * OWNERS + owner) * KINDS + AGENT] += 1

    def give_trophy(self, holder: int, owner: int, kind: int) -> None:
        """A piece from its owner's supply or board becomes a Trophy: for positions."""
        self.supply[owner * KINDS + kind] -= 1
        self.trophies[(holder * OWNERS + owner) * KINDS + kind] += 1

    def return_trophy(self, holder: int, owner: int, kind: int) -> None:
        """To the supply, a city to the board (A-TROPHY-3)."""
        self.trophies[(holder * OWNERS + owner) * KINDS + kind] -= 1
        if kind == AGENT:
            self.agent_home(owner)
        else:
            self.supply[owner * KINDS + kind] += 1

    # -- Agents in the Court ----------------------------------------------------------------------

    def agents_on(self, place: int, seat: int) -> int:
        return self.agents[place * self.seats + seat]

    def rival_agents(self, place: int, seat: int) -> int:
        """All Agents on a place but the seat's own."""
        total = 0
        for other in range(self.seats):
            if other != seat:
                total += self.agents[place * self.seats + other]
        return total

    def put_agent(self, place: int, seat: int) -> None:
        self.supply[seat * KINDS + AGENT] -= 1
        self.agents[place * self.seats + seat] += 1

    def recall_agents(self, place: int, seat: int) -> None:
        """All Agents of a seat on a place return to its supply."""
        at = place * self.seats + seat
        for _ in range(self.agents[at]):
            self.agent_home(seat)
        self.agents[at] = 0

    def capture_agents(self, place: int, holder: int, owner: int) -> None:
        """All Agents of an owner on a place become Captives."""
        at = place * self.seats + owner
        self.captives[holder * self.seats + owner] += self.agents[at]
        self.agents[at] = 0

    def ransack_agents(self, place: int, holder: int, owner: int) -> None:
        """All Agents of an owner on a place become Trophies (A-RANS-3)."""
        at = place * self.seats + owner
        self.trophies[(holder * OWNERS + owner) * KINDS + AGENT] += self.agents[at]
        self.agents[at] = 0

    # -- resources ----------------------------------------------------------------------------

    def open_slots(self, seat: int) -> int:
        """How many slots are open, from the left (A-RES-1, A-RES-3). A city in somebody's
        Trophies is not on the board (A-RES-7)."""
        return OPEN_SLOTS[self.supply[seat * KINDS + CITY]]

    def holding(self, seat: int) -> bool:
        """Has the seat the slot on Ancient Holdings? (A-LORE-13)"""
        return False

    def is_open(self, seat: int, at: int) -> bool:
        """May a resource lie in this slot?"""
        return self.holding(seat) if at == HOLDING else at < self.open_slots(seat)

    def room(self, seat: int) -> int:
        """How many resources the seat can hold."""
        return self.open_slots(seat) + int(self.holding(seat))

    def slot(self, seat: int, at: int) -> int:
        """The type of the resource in a slot; -1 for none."""
        return self.slots[seat * SLOTS + at]

    def held(self, seat: int, type: int) -> int:
        """Resources of a type in the seat's slots."""
        total = 0
        for at in range(seat * SLOTS, (seat + 1) * SLOTS):
            if self.slots[at] == type:
                total += 1
        return total

    def held_count(self, seat: int) -> int:
        total = 0
        for at in range(seat * SLOTS, (seat + 1) * SLOTS):
            if self.slots[at] >= 0:
                total += 1
        return total

    def cheapest(self, seat: int, type: int) -> int:
        """Of the slots that hold this type the one that is raided most easily; -1 for none. Of
        several alike that one is emptied, which is never worse for its owner."""
        found = -1
        for at in range(SLOTS):
            if self.slots[seat * SLOTS + at] == type and (
                found < 0 or RAID_COST[at] < RAID_COST[found]
            ):
                found = at
        return found

    def dearest_empty(self, seat: int) -> int:
        """Of the empty open slots the one with the highest raid cost; -1 for none."""
        found = -1
        for at in range(self.open_slots(seat)):
            if self.slots[seat * SLOTS + at] < 0 and (
                found < 0 or RAID_COST[at] > RAID_COST[found]
            ):
                found = at
        if self.slots[seat * SLOTS + HOLDING] < 0 and self.holding(seat):
            return HOLDING  # no slot of a board is harder to raid
        return found

    def swap_slots(self, seat: int, one: int, other: int) -> None:
        a, b = seat * SLOTS + one, seat * SLOTS + other
        self.slots[a], self.slots[b] = self.slots[b], self.slots[a]

    def spend_from(self, seat: int, at: int) -> None:
        """A resource is spent: it stays away from the supply until the Prelude ends (A-PREL-2)."""
        self.spent[self.slots[seat * SLOTS + at]] += 1
        self.slots[seat * SLOTS + at] = -1

    def return_spent(self) -> None:
        for type in range(len(TYPES)):
            self.tokens[type] += self.spent[type]
            self.spent[type] = 0

    def discard_from(self, seat: int, at: int) -> None:
        """A resource returns to the supply."""
        self.tokens[self.slots[seat * SLOTS + at]] += 1
        self.slots[seat * SLOTS + at] = -1

    def lift(self, seat: int, at: int) -> int:
        """A resource is taken out of a slot, on its way to somebody; its type."""
        type = self.slots[seat * SLOTS + at]
        self.slots[seat * SLOTS + at] = -1
        self.loose[type] += 1
        return type

    def draw_token(self, type: int) -> None:
        """A resource is taken from the supply, on its way to somebody."""
        self.tokens[type] -= 1
        self.loose[type] += 1

    def put_token(self, seat: int, at: int, type: int) -> None:
        """A resource on its way arrives in a slot."""
        self.loose[type] -= 1
        self.slots[seat * SLOTS + at] = type

    def drop_token(self, type: int) -> None:
        """A resource on its way finds no room."""
        self.loose[type] -= 1
        self.tokens[type] += 1

    def box_token(self, type: int) -> None:
        """A resource goes on an ambition box for the whole game (A-SETUP-6)."""
        self.tokens[type] -= 1
        self.boxes[type] += 1

    def shape(self, system: int, type: int) -> None:
        """A resource on its way comes to lie on the icon of a planet (A-LEAD-14a)."""
        self.loose[type] -= 1
        self.shaped[system] = type

    # -- Outrage -------------------------------------------------------------------------------

    def is_outraged(self, seat: int, type: int) -> bool:
        return self.outrage[seat * len(TYPES) + type] != CALM

    def uncover_icon(self, seat: int, type: int) -> None:
        """An Outrage icon is cleared; its Agent goes home."""
        at = seat * len(TYPES) + type
        covered = self.outrage[at] == COVERED
        self.outrage[at] = CALM
        if covered:
            self.agent_home(seat)

    def cover_icon(self, seat: int, type: int) -> None:
        """An Agent, or a substitute, on an Outrage icon (A-OUTR-2, A-COMP-7)."""
        at = seat * len(TYPES) + type
        if self.supply[seat * KINDS + AGENT] > 0:
            self.supply[seat * KINDS + AGENT] -= 1
            self.outrage[at] = COVERED
        else:
            self.outrage[at] = SUBSTITUTE
