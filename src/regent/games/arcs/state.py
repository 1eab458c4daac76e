"""The state of a game of Arcs: what is counted (`counts.py`), cards, the round and the turn."""

from __future__ import annotations

from typing import ClassVar, Final

from regent.games.arcs.codes import (
    AMBITIONS,
    DAMAGED,
    FRESH,
    MARKERS,
    NOT_PLAYED,
    SHIP,
)
from regent.games.arcs.counts import ROW_PLACES, Counts
from regent.games.arcs.spec import Spec
from regent.kernel.packed import Ints, i64, vec

# Zones of the table. The first card of a pile is its bottom, the last its top.
PILE: Final = 0
"""The action cards that nobody holds, face down (A-SETUP-9)."""
OPEN_PILE: Final = 1
"""Those that were played face up, where the piles are split (A-FINE-7)."""
COURT_DECK: Final = 2
COURT_DISCARD: Final = 3
SCRAP: Final = 4
UNIONS: Final = 5
"""Unions that lie beside a played card (A-GUILD-31)."""
LIMBO: Final = 6
"""Cards that are being shuffled by themselves; empty whenever anybody is asked."""
ROW: Final = 7
"""The places of the Court row, a zone for each."""
FIRST: Final = ROW + ROW_PLACES

# Zones of each seat
HAND: Final = 0
FACE_UP: Final = 1
FACE_DOWN: Final = 2
SEIZING: Final = 3
AREA: Final = 4
EACH: Final = 5
ZONE_NAMES: Final = ("hand", "played", "copied", "seizing", "area")
COMMON_ZONES: Final = (
    "pile",
    "open pile",
    "court deck",
    "court discard",
    "scrap",
    "unions",
    "limbo",
)

# Random streams
SETUP: Final = 0
CARDS: Final = 1
COURT: Final = 2
DICE: Final = 3
STREAMS: Final = ("setup", "cards", "court", "dice")

# The battle in progress: where, who, the attacking ships that are left, what is still to be dealt
PLACE: Final = 0
DEFENDER: Final = 1
ATTACKING: Final = 2
"""Two entries: fresh, damaged."""


class Arcs(Counts):
    """One game."""

    __slots__ = (
        "acted",
        "active",
        "armed",
        "battle",
        "chapter",
        "declared",
        "gold",
        "initiative",
        "lead",
        "leader",
        "marker",
        "mode",
        "once",
        "out",
        "passed",
        "pips",
        "power",
        "prelude",
        "round",
        "secured",
        "seized",
        "spec",
        "turns",
        "unions",
        "zero",
    )

    SHARED: ClassVar[tuple[str, ...]] = (*Counts.SHARED, "spec")

    def __init__(self, seats: int, sight: list[int], spec: Spec) -> None:
        super().__init__(seats, sight)
        self.spec = spec
        self.out = 0
        """The clusters out of play, as a mask."""
        self.chapter = 0
        self.round = 0
        self.turns = 0
        """Cards played and passes so far, in the whole game."""
        self.initiative = 0
        # the round (A-TURN-14)
        self.leader = 0
        self.lead = -1
        self.zero = 0
        self.seized = 0
        self.declared = 0
        self.passed = 0
        """Those who passed the initiative one after the other, as a mask (A-TURN-4)."""
        # the turn
        self.active = -1
        self.mode = NOT_PLAYED
        self.pips = 0
        self.acted = 0
        """Has anything of the Prelude or a pip been used? Then it is too late to declare or
        seize."""
        self.prelude = 0
        self.armed = 0
        self.once: list[int] = []
        """Cards used that work once per turn."""
        self.secured: list[int] = []
        """Cards secured in this Prelude (A-PREL-3)."""
        self.unions: list[int] = []
        """In threes: the Union, its owner, the action card (A-GUILD-31)."""
        self.battle: list[int] = []
        # by seat
        self.power: list[int] = []
        self.marker: Ints = vec[i64]()
        self.gold = 0
        """The markers that lie on their gold side, as a mask."""

    def lay_out(self) -> None:
        """An empty map and full supplies."""
        n = self.seats
        self.zones = [[] for _ in range(FIRST + EACH * n)]
        self.power = [0] * n
        self.fill_supplies()
        self.marker = vec[i64]([-1] * MARKERS)
        self.gold = 0

    def clone(self) -> Arcs:
        other = Arcs(self.seats, self.sight, self.spec)
        self.copy_counts(other)
        other.out = self.out
        other.chapter = self.chapter
        other.round = self.round
        other.turns = self.turns
        other.initiative = self.initiative
        other.leader = self.leader
        other.lead = self.lead
        other.zero = self.zero
        other.seized = self.seized
        other.declared = self.declared
        other.passed = self.passed
        other.active = self.active
        other.mode = self.mode
        other.pips = self.pips
        other.acted = self.acted
        other.prelude = self.prelude
        other.armed = self.armed
        other.once = self.once[:]
        other.secured = self.secured[:]
        other.unions = self.unions[:]
        other.battle = self.battle[:]
        other.power = self.power[:]
        other.marker = self.marker[:]
        other.gold = self.gold
        return other

    def untimely(self, seat: int, action: int) -> str:
        from regent.games.arcs.refusals import untimely

        return untimely(self, seat, action)

    # -- cards --------------------------------------------------------------------------------

    def zone(self, seat: int, which: int) -> int:
        """One of a seat's own zones."""
        return FIRST + EACH * seat + which

    def is_held(self, zone: int) -> bool:
        return zone >= FIRST and (zone - FIRST) % EACH == HAND

    def cards_in(self, seat: int, which: int) -> list[int]:
        return self.zones[FIRST + EACH * seat + which]

    def hand(self, seat: int) -> list[int]:
        return self.zones[FIRST + EACH * seat + HAND]

    def area(self, seat: int) -> list[int]:
        return self.zones[FIRST + EACH * seat + AREA]

    def court_card(self, place: int) -> int:
        """The card in a place of the Court row; -1 where it is empty."""
        cards = self.zones[ROW + place]
        return cards[0] if cards else -1

    def court_place(self, card: int) -> int:
        """The place of the row in which a card lies; -1 for none."""
        place = self.where[card] - ROW
        return place if 0 <= place < ROW_PLACES else -1

    def has(self, seat: int, effect: int) -> bool:
        """Does a card in the seat's play area have this lasting effect?"""
        always = self.spec.always
        for card in self.zones[FIRST + EACH * seat + AREA]:
            if always[self.face[card]] == effect:
                return True
        return False

    def has_typed(self, seat: int, effect: int, type: int) -> bool:
        """The same, for an effect that speaks of one type."""
        spec = self.spec
        for card in self.zones[FIRST + EACH * seat + AREA]:
            face = self.face[card]
            if spec.always[face] == effect and spec.always_arg[face] == type:
                return True
        return False

    def keeper(self, card: int) -> int:
        """In whose play area a card lies; -1 for nobody's."""
        zone = self.where[card] - FIRST
        return zone // EACH if zone >= 0 and zone % EACH == AREA else -1

    def number(self, card: int) -> int:
        return self.spec.number[self.face[card]]

    def suit_of(self, card: int) -> int:
        """The suit of an action card."""
        return self.spec.action_suit[self.face[card]]

    def lead_number(self) -> int:
        """The current number of the lead card (A-AMB-3)."""
        return 0 if self.zero else self.number(self.lead)

    # -- seats --------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """All seats clockwise from the initiative holder (A-SETUP-1, A-FINE-1)."""
        n = self.seats
        return [(self.initiative + i) % n for i in range(n)]

    # -- the map and the ambitions --------------------------------------------------------------

    def in_play(self, system: int) -> bool:
        return not self.out >> (system >> 2) & 1

    def gates(self) -> list[int]:
        """The gates in play."""
        return [4 * cluster for cluster in range(6) if not self.out >> cluster & 1]

    def neighbours(self, system: int) -> list[int]:
        return self.spec.borders[self.out][system]

    def is_declared(self, ambition: int) -> bool:
        for at in range(MARKERS):
            if self.marker[at] == ambition:
                return True
        return False

    def side(self, marker: int) -> int:
        """Which side of a marker lies up: 0 for blue, 1 for gold."""
        return self.gold >> marker & 1

    def put_marker(self, marker: int, ambition: int) -> None:
        self.marker[marker] = ambition

    def clear_markers(self) -> None:
        """All markers are available again (A-CHAP-3)."""
        for at in range(MARKERS):
            self.marker[at] = -1

    def flip_marker(self, marker: int) -> None:
        self.gold |= 1 << marker

    def declared_ambitions(self) -> list[int]:
        return [ambition for ambition in range(len(AMBITIONS)) if self.is_declared(ambition)]

    # -- the battle ---------------------------------------------------------------------------

    def begin_battle(self, system: int, defender: int) -> None:
        """All ships of the active player there attack, with a die or without (A-BATTLE-1,
        A-BATTLE-14); those that come later do not (A-BATTLE-16)."""
        fresh = self.count(system, self.active, SHIP, FRESH)
        damaged = self.count(system, self.active, SHIP, DAMAGED)
        self.battle = [system, defender, fresh, damaged]

    def attacking(self, condition: int) -> int:
        """Attacking ships that are left."""
        return self.battle[ATTACKING + condition]

    def attackers(self) -> int:
        return self.battle[ATTACKING] + self.battle[ATTACKING + 1]

    def hit_attacker(self, condition: int) -> None:
        """An attacking ship is hit; the map follows with `damage` or `take_trophy`."""
        self.battle[ATTACKING + condition] -= 1
        if condition == FRESH:
            self.battle[ATTACKING + DAMAGED] += 1

    def end_battle(self) -> None:
        self.battle = []
