"""The state of a game of Arcs: what is counted (`counts.py`), cards, the round and the turn."""

from __future__ import annotations

from typing import ClassVar, Final

from regent.games.arcs.codes import (
    COPY,
    DAMAGED,
    EVENT,
    FRESH,
    NOT_PLAYED,
    PIVOT,
    SHIP,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.lore_words import HOLDINGS
from regent.games.arcs.markers import Markers
from regent.games.arcs.refusals import moment_of
from regent.games.arcs.spec import Spec

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
DRAFT: Final = 7
"""Leaders and Lore that are laid out (A-LEAD-21); a card that is drawn to be secured at once
(A-LEAD-12a)."""
LORE_DECK: Final = 8
"""Lore that was not laid out, face down."""
ROW: Final = 9
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
    "draft",
    "lore deck",
)

# Random streams
SETUP: Final = 0
CARDS: Final = 1
COURT: Final = 2
DICE: Final = 3
EVENTS: Final = 4
STREAMS: Final = ("setup", "cards", "court", "dice", "events")

# The battle in progress: where, who, the attacking ships that are left, what is still to be dealt
PLACE: Final = 0
DEFENDER: Final = 1
ATTACKING: Final = 2
"""Four entries: fresh, damaged, and Imperial ones fresh and damaged."""
IMPERIAL: Final = 2
"""So much further on are the Imperial ships."""


class Arcs(Markers):
    """One game."""

    __slots__ = (
        "acted",
        "active",
        "armed",
        "battle",
        "chapter",
        "declared",
        "initiative",
        "lead",
        "leader",
        "mode",
        "must_fight",
        "once",
        "out",
        "passed",
        "pips",
        "power",
        "prelude",
        "round",
        "secured",
        "seized",
        "slots_taxed",
        "spec",
        "turns",
        "unions",
        "zero",
    )

    SHARED: ClassVar[tuple[str, ...]] = (*Markers.SHARED, "spec")

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
        self.slots_taxed: list[int] = []
        """Systems whose empty building slots were taxed this turn, one entry for each slot
        (A-LEAD-13b)."""
        self.must_fight = 0
        """Is a Move in progress that must leave a battle possible? (A-LEAD-06a)"""
        self.unions: list[int] = []
        """In threes: the Union, its owner, the action card (A-GUILD-31)."""
        self.battle: list[int] = []
        # by seat
        self.power: list[int] = []

    def lay_out(self) -> None:
        """An empty map and full supplies."""
        n = self.seats
        self.zones = [[] for _ in range(FIRST + EACH * n)]
        self.power = [0] * n
        self.fill_supplies()
        self.lay_markers()

    def clone(self) -> Arcs:
        other = Arcs(self.seats, self.sight, self.spec)
        self.copy_markers(other)
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
        other.slots_taxed = self.slots_taxed[:]
        other.must_fight = self.must_fight
        other.unions = self.unions[:]
        other.battle = self.battle[:]
        other.power = self.power[:]
        return other

    def untimely(self, seat: int, action: int) -> str:
        return moment_of(action, self.lead >= 0 and seat != self.leader, self.spec.empire > 0)

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
        always = self.spec.always[effect]
        for card in self.zones[FIRST + EACH * seat + AREA]:
            if always[self.face[card]] >= 0:
                return True
        return False

    def card_with(self, seat: int, effect: int) -> int:
        """The card in the seat's play area that has this lasting effect; -1 for none."""
        always = self.spec.always[effect]
        for card in self.zones[FIRST + EACH * seat + AREA]:
            if always[self.face[card]] >= 0:
                return card
        return -1

    def amount(self, seat: int, effect: int) -> int:
        """The number that goes with a lasting effect, summed over the cards that have it."""
        always = self.spec.always[effect]
        total = 0
        for card in self.zones[FIRST + EACH * seat + AREA]:
            total += max(always[self.face[card]], 0)
        return total

    def has_typed(self, seat: int, effect: int, type: int) -> bool:
        """The same, for an effect that speaks of one type."""
        always = self.spec.always[effect]
        for card in self.zones[FIRST + EACH * seat + AREA]:
            if always[self.face[card]] == type:
                return True
        return False

    def keeper(self, card: int) -> int:
        """In whose play area a card lies; -1 for nobody's."""
        zone = self.where[card] - FIRST
        return zone // EACH if zone >= 0 and zone % EACH == AREA else -1

    def distinction(self, card: int) -> int:
        """Whose a card is that lies in a play area or was played face up."""
        zone = self.where[card] - FIRST
        return zone // EACH + 1 if zone >= 0 and zone % EACH in (AREA, FACE_UP) else 0

    def number(self, card: int) -> int:
        return self.spec.number[self.face[card]]

    def is_event(self, card: int) -> bool:
        return self.spec.kind[self.face[card]] == EVENT

    def suit_of(self, card: int) -> int:
        """The suit of an action card."""
        return self.spec.action_suit[self.face[card]]

    def lead_number(self) -> int:
        """The current number of the lead card (A-AMB-3)."""
        return 0 if self.zero else self.number(self.lead)

    def mirrored_pips(self) -> int:
        """The actions that mirroring the lead would give (S-EVENT-3, S-EVENT-4)."""
        if self.lead < 0 or self.gives_no_pips():
            return 0
        return self.spec.pips[self.face[self.lead]]

    # -- the chapter and the round ------------------------------------------------------------

    def begin_chapter(self) -> None:
        """The next chapter; its rounds are counted anew."""
        self.chapter += 1
        self.round = 0
        self.passed = 0

    def resume_chapter(self, between_rounds: bool) -> None:
        """A chapter in progress, for scenarios: in a round, or just before one begins."""
        self.chapter = max(1, self.chapter)
        self.round = max(1, self.round)
        if between_rounds:
            self.round -= 1  # it is counted when it begins
        self.passed = 0

    def begin_round(self) -> None:
        """A-TURN-1: the initiative holder is to lead."""
        self.round += 1
        self.leader = self.initiative

    def lead_with(self, seat: int, card: int) -> None:
        """A-TURN-2: this card leads the round, so the row of passes is broken (A-TURN-4)."""
        self.passed = 0
        self.leader = seat
        self.lead = card

    def pass_initiative(self, seat: int) -> None:
        """The seat declines to lead: one more of those who pass in succession (A-TURN-4)."""
        self.passed |= 1 << seat

    def take_initiative(self, seat: int) -> None:
        self.initiative = seat

    def seize_initiative(self, seat: int) -> None:
        """A-SEIZE-4: the marker moves at once, and stays for this round (A-TURN-12)."""
        self.seized = 1
        self.initiative = seat

    def end_round(self) -> None:
        """Nothing is led, declared or seized any more (A-TURN-11)."""
        self.lead = -1
        self.zero = 0
        self.seized = 0
        self.declared = 0
        self.active = -1
        self.mode = NOT_PLAYED
        self.forget_events()

    def join_union(self, union: int, owner: int, card: int) -> None:
        """A Union lies beside a played card until the round ends (A-GUILD-31)."""
        self.unions += [union, owner, card]

    def part_unions(self) -> None:
        self.unions.clear()

    # -- the turn -----------------------------------------------------------------------------

    def count_turn(self) -> None:
        """A card is played, or the initiative passed on."""
        self.turns += 1

    def begin_turn(self, seat: int, mode: int, pips: int) -> None:
        """A card is played in a way that gives so many pips; the Prelude begins (A-TURN-9)."""
        self.count_turn()
        self.active = seat
        self.mode = mode
        self.pips = pips
        self.acted = 0
        self.prelude = 1
        self.armed = 0

    def mark_acted(self) -> None:
        """From now on it is too late to declare or to seize (A-AMB-1, A-SEIZE-1)."""
        self.acted = 1

    def spend_pip(self) -> None:
        """A pip buys an action, and the first one ends the Prelude (A-PREL-1)."""
        self.mark_acted()
        self.end_prelude()
        self.pips -= 1

    def arm(self) -> None:
        """Pips buy Battle as well (A-PREL-4)."""
        self.armed = 1

    def use_once(self, card: int) -> None:
        """A card that works once per turn has worked."""
        self.once.append(card)

    def mark_slot(self, system: int) -> None:
        """An empty building slot was taxed (A-LEAD-13b)."""
        self.slots_taxed.append(system)

    def fill_slot(self, system: int) -> None:
        """A building comes into a slot, and of several into one that was taxed."""
        if system in self.slots_taxed:
            self.slots_taxed.remove(system)

    def bind_to_fight(self, must: bool) -> None:
        """A Move before a battle must leave one possible (A-LEAD-06a)."""
        self.must_fight = int(must)

    def by_pip(self, seat: int) -> bool:
        """Is the action in progress what the pip of a Copy or Pivot has bought? (A-LEAD-28)"""
        return seat == self.active and self.mode in (COPY, PIVOT) and not self.prelude

    def holding(self, seat: int) -> bool:
        return self.spec.lore > 0 and self.has(seat, HOLDINGS)

    def note_secured(self, card: int) -> None:
        """A card secured in a Prelude is of no use in that Prelude (A-PREL-3)."""
        if self.prelude:
            self.secured.append(card)

    def end_prelude(self) -> None:
        """The first pip is spent, or the turn is over: what was spent returns to the supply
        (A-PREL-1, A-PREL-2)."""
        if self.prelude:
            self.prelude = 0
            self.return_spent()
            self.secured.clear()

    def end_turn(self) -> None:
        """Pips that are left are lost, and what lasts for a turn is over (A-TURN-10)."""
        self.end_prelude()
        self.clear_marks()
        self.once.clear()
        self.slots_taxed.clear()
        self.pips = 0
        self.armed = 0

    def stand_down(self) -> None:
        """All turns of the round are over: it is nobody's turn any more."""
        self.active = -1
        self.mode = NOT_PLAYED

    # -- seats --------------------------------------------------------------------------------

    def score_power(self, seat: int, power: int) -> None:
        """Gained or lost; in the Empire it may be less than none (S-TERM-3)."""
        self.power[seat] += power

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

    def first_chapter(self) -> None:
        """The chapters of an Act are counted anew."""
        self.chapter = 0

    def declare(self, marker: int, ambition: int) -> None:
        """A-AMB-2: a marker in the box of an ambition; the round has seen its declaration."""
        self.put_marker(marker, ambition)
        self.declared = 1

    def put_zero(self) -> None:
        """The zero marker lies on the lead card (A-AMB-3)."""
        self.zero = 1

    # -- the battle ---------------------------------------------------------------------------

    def begin_battle(self, system: int, defender: int) -> None:
        """All ships of the active player there attack, with a die or without (A-BATTLE-1,
        A-BATTLE-14); those that come later do not (A-BATTLE-16)."""
        fresh = self.count(system, self.active, SHIP, FRESH)
        damaged = self.count(system, self.active, SHIP, DAMAGED)
        self.battle = [system, defender, fresh, damaged, 0, 0]

    def join_battle(self, fresh: int, damaged: int) -> None:
        """Imperial ships are added to the attacking ships (E-BATTLE-1)."""
        self.battle[ATTACKING + IMPERIAL] = fresh
        self.battle[ATTACKING + IMPERIAL + DAMAGED] = damaged

    def aim(self, system: int, defender: int) -> None:
        """Shots from afar: nobody attacks, and the hits are dealt there (A-LORE-02)."""
        self.battle = [system, defender, 0, 0, 0, 0]

    def attacking(self, condition: int, imperial: int = 0) -> int:
        """Attacking ships that are left: own ones, or Imperial ones (2)."""
        return self.battle[ATTACKING + imperial + condition]

    def attackers(self) -> int:
        return sum(self.battle[ATTACKING:])

    def hit_attacker(self, condition: int, imperial: int = 0) -> None:
        """An attacking ship is hit; the map follows with `damage` or `take_trophy`."""
        self.battle[ATTACKING + imperial + condition] -= 1
        if condition == FRESH:
            self.battle[ATTACKING + imperial + DAMAGED] += 1

    def end_battle(self) -> None:
        self.battle = []
