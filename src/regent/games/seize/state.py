"""The state of a game of Seize the Imperium: the kernel's table, and what lies on this one."""

from __future__ import annotations

from typing import ClassVar, Final

from regent.games.seize.board import ANY_SYSTEM, Board
from regent.games.seize.changes import Changes
from regent.games.seize.codes import CHARACTER, UNITS, WORLD
from regent.games.seize.marks import AS_FIGHTER as AS_FIGHTER
from regent.games.seize.marks import AS_PRINTED as AS_PRINTED
from regent.games.seize.marks import AS_STARSHIP as AS_STARSHIP
from regent.games.seize.marks import SELDOM
from regent.games.seize.spec import Spec
from regent.games.seize.unseen import Unseen
from regent.kernel.event import NUMBERED
from regent.kernel.table import Table

# Zones on the table, open to all: Worlds, Units with their counters, faceup Characters, Artifacts,
# Reaction cards announced or in force, Unit counters not in use; then the shared deck of a duel and
# what is out of the game, at which nobody looks.
MAP: Final = 0
PLAY: Final = 1
FIGURES: Final = 2
RELICS: Final = 3
PLAYED: Final = 4
SUPPLY: Final = 5
SHARED: Final = 6
GONE: Final = 7
FIRST: Final = 8

# Zones of each seat (SI-COMP-14): three decks, hand, facedown Worlds and Characters, cards bid,
# one Discard Pile (SI-COMP-15), and the fifteen cards of a duel.
ASSETS: Final = 0
SYSTEMS: Final = 1
CHARACTERS: Final = 2
HAND: Final = 3
RESERVE: Final = 4
COURT: Final = 5
BIDS: Final = 6
DISCARD: Final = 7
POOL: Final = 8
EACH: Final = 9
ZONE_NAMES: Final = (
    "assets",
    "systems",
    "characters",
    "hand",
    "reserve",
    "court",
    "bids",
    "discard",
    "pool",
)

# Random streams
SETUP: Final = 0
DECKS: Final = 1
STREAMS: Final = ("setup", "decks")

# Attributes of lasting modifiers. ATT and DEF may hold a mask of sub-types and types in the
# higher bits: then they count only versus those. Keywords come last, one attribute each.
ATT: Final = 0
DEF: Final = 1
ATT_STRIKING: Final = 2
REQUIRED: Final = 3
STRAIN: Final = 4
DOOM: Final = 5
EXTRA: Final = 6
IN_FORCE: Final = 7
HALF_AP: Final = 8
HIDDEN: Final = 9
KEYWORD: Final = 10
ATTR_BITS: Final = 8

# Phases
SETTING_UP: Final = 0
RESUPPLY: Final = 1
ALLOCATION: Final = 2
REALLOCATION: Final = 3
MILITARY: Final = 4
VICTORY: Final = 5
REGENT: Final = 6
PHASES: Final = (
    "set-up",
    "resupply",
    "allocation",
    "reallocation",
    "military",
    "victory",
    "regent",
)

# What cannot be tried again at one moment: a Reaction that was cancelled (SI-REACT-4), one taken
# back for want of permission (SI-REACT-14), a Character refused for a Unit (SI-ABIL-3).
CANCELLED: Final = 0
WITHDRAWN: Final = 1
REFUSED: Final = 2
LOCK_SPAN: Final = 1 << 12
LOCK_KIND: Final = 1 << 23

FORMS: Final = ("troop", "fleet", "starship")


class Seize(Changes):
    """One game: what lies on the cards (`Marks`), how far it is (`Changes`), and what is asked."""

    __slots__ = ("auras", "index", "locked", "secrets", "spec")

    SHARED: ClassVar[tuple[str, ...]] = (*Table.SHARED, "borrowed", "index", "secrets", "spec")

    LENT: ClassVar[tuple[str, ...]] = ("zones", *SELDOM)

    def __init__(self, seats: int, sight: list[int], spec: Spec) -> None:
        super().__init__(seats, sight, SETTING_UP)
        self.spec = spec
        self.index: Board | None = None
        """Who stands where, until a place changes: see `board`."""
        self.secrets: list[Unseen | None] = [None] * seats
        """The Reactions that each hand may hold, until one changes its place: see `unseen`."""
        self.auras: list[int] = []
        """Cards that change others and lie on the table."""
        self.locked: list[int] = []
        """What cannot be tried again at this moment: see `lock`."""

    def clone(self) -> Seize:
        other = Seize(self.seats, self.sight, self.spec)
        self.copy_to(other, True)
        self.lend_marks(other)
        self.copy_course(other)
        other.index = self.index
        other.secrets = self.secrets[:]
        other.auras = self.auras[:]
        other.locked = self.locked[:]
        return other

    def untimely(self, seat: int, action: int) -> str:
        return self.spec.above.untimely(self, seat, action)

    # -- zones --------------------------------------------------------------------------------

    def zone(self, seat: int, which: int) -> int:
        """One of a seat's own zones."""
        return FIRST + EACH * seat + which

    def is_held(self, zone: int) -> bool:
        return zone >= FIRST and (zone - FIRST) % EACH == HAND

    def cards_in(self, seat: int, which: int) -> list[int]:
        return self.zones[FIRST + EACH * seat + which]

    def hand(self, seat: int) -> list[int]:
        return self.zones[FIRST + EACH * seat + HAND]

    def new_card(self, face: int, zone: int, owner: int) -> int:
        card = self.add_card(face, zone)
        if zone <= PLAYED:
            self.give_number(card, MAP, PLAYED)
        self.forget_unseen(zone)
        self.add_marks(owner)
        return card

    # -- cards --------------------------------------------------------------------------------

    def kind(self, card: int) -> int:
        """What is printed: a type of Unit, Tactics, Character or World."""
        return self.spec.kind[self.face[card]]

    def cost(self, card: int) -> int:
        """The printed cost; X counts as 1 (SI-REACT-10)."""
        return self.spec.cost[self.face[card]]

    def is_world(self, card: int) -> bool:
        return self.spec.kind[self.face[card]] == WORLD

    def is_character(self, card: int) -> bool:
        return self.spec.kind[self.face[card]] == CHARACTER

    def is_counter(self, card: int) -> bool:
        """A Unit counter (SI-COMP-05)."""
        return self.spec.counter[self.face[card]] == 1

    def is_unit_card(self, card: int) -> bool:
        """A Unit card; a Reaction card that fights is none (SI-CAP-9)."""
        face = self.face[card]
        return self.spec.kind[face] < UNITS and not self.spec.counter[face]

    def is_reaction(self, card: int) -> bool:
        return self.spec.reaction[self.face[card]] == 1

    # -- what a player controls -----------------------------------------------------------------

    def worlds(self, seat: int) -> list[int]:
        """The Worlds a seat Controls, Owned or Conquered (SI-GLOSS-CONTROLLED), its copy of a
        Disputed one too (SI-DISP-W-6)."""
        return self.board().worlds[seat]

    def figures(self, seat: int) -> list[int]:
        """The faceup Characters of a seat."""
        return self.board().figures[seat]

    def relics(self, seat: int) -> list[int]:
        """The Artifacts of a seat in play."""
        return self.board().relics[seat]

    def units_at(self, world: int) -> list[int]:
        """Everything that stands at a World and fights: Unit cards and counters."""
        board = self.board()
        place = board.place[world] if world >= 0 else -1
        return board.units[place] if place >= 0 else []

    def cards_at(self, world: int, seat: int) -> list[int]:
        """The Unit cards of a seat at a World."""
        board = self.board()
        place = board.place[world]
        return board.guests[place * self.seats + seat] if place >= 0 else []

    def controls_of(self, seat: int, system: int) -> int:
        """How many Worlds of a System a seat Controls, Disputed ones too."""
        return self.board().systems[seat * ANY_SYSTEM + system + 1]

    def is_on_map(self, card: int) -> bool:
        """Is this a World that lies on the table?"""
        return card < len(self.face) and self.where[card] == MAP

    def unit_cards(self, seat: int) -> list[int]:
        """All Unit cards a seat has on the table."""
        return self.board().unit_cards[seat]

    def is_own_unit(self, seat: int, card: int) -> bool:
        """Is this a Unit card that the seat has on the table?"""
        if card >= len(self.face) or self.where[card] != PLAY:
            return False
        return self.controller[card] == seat and self.is_unit_card(card)

    def counters_of(self, card: int) -> list[int]:
        """The Unit counters that belong to a card."""
        return self.board().hosted.get(card, [])

    def distinction(self, card: int) -> int:
        """Whose a card on the table is, and its number where the same player has its equal."""
        zone = self.where[card]
        if zone > PLAYED or self.controller[card] < 0:
            return 0
        mark = self.controller[card] + 1
        for other in self.zones[zone]:
            if other != card and self.face[other] == self.face[card]:
                if self.controller[other] == self.controller[card]:
                    return mark | NUMBERED * self.number(card)
        return mark

    # -- places ---------------------------------------------------------------------------------

    def board(self) -> Board:
        """Who stands where now."""
        board = self.index
        if board is None:
            board = self.new_board()
            self.index = board
        return board

    def new_board(self) -> Board:
        return Board(
            self.seats,
            self.zones[MAP],
            self.zones[PLAY],
            self.zones[FIGURES],
            self.zones[RELICS],
            self.auras,
            self.face,
            self.at,
            self.controller,
            self.host,
            self.throne,
            self.spec,
        )

    def unplaced(self) -> None:
        self.index = None

    def usable(self, seat: int) -> list[int]:
        """The cards of a seat that can be depleted, spent or sacrificed for their text."""
        return self.board().usable[seat]

    def unseen(self, seat: int, mask: int) -> list[int]:
        """A card of each Reaction face that may be in the seat's hand and is allocated in the
        windows of this mask, from public knowledge."""
        unseen = self.secrets[seat]
        if unseen is None:
            unseen = self.new_unseen(seat)
            self.secrets[seat] = unseen
        return unseen.in_window(mask, self.face, self.spec.window)

    def new_unseen(self, seat: int) -> Unseen:
        return Unseen(
            self.hand(seat),
            [self.cards_in(seat, which) for which in (ASSETS, BIDS, POOL)],
            self.face,
            self.known,
            1 << self.seats,
            self.spec.reaction,
        )

    def stale(self) -> list[str]:
        """What was worked out and is kept, but would come out otherwise now."""
        found: list[str] = []
        if self.index is not None:
            found += self.index.differs(self.new_board())
        for seat in range(self.seats):
            unseen = self.secrets[seat]
            if unseen is not None and self.faces_of(unseen) != self.faces_of(self.new_unseen(seat)):
                found.append(f"the Reactions that seat {seat} may hold")
        return found

    def faces_of(self, unseen: Unseen) -> list[int]:
        return sorted([self.face[card] for card in unseen.cards])

    def changed(self) -> None:
        """Faces, places or what is known were changed by hand: nothing worked out from them is
        kept."""
        super().changed()
        self.index = None
        self.secrets = [None] * self.seats

    def learn(self, card: int, seats: int) -> None:
        super().learn(card, seats)
        if seats >> self.seats & 1 and self.where[card] >= FIRST:
            self.forget_unseen(self.where[card])

    def shuffle(self, zone: int, stream: int) -> None:
        super().shuffle(zone, stream)
        self.forget_unseen(zone)

    def forget_unseen(self, zone: int) -> None:
        if zone >= FIRST:
            self.secrets[(zone - FIRST) // EACH] = None

    def move(self, card: int, zone: int, at: int = -1) -> None:
        before = self.where[card]
        if zone <= RELICS or before <= RELICS:
            self.index = None
        super().move(card, zone, at)
        if zone <= PLAYED < before:
            self.give_number(card, MAP, PLAYED)
        elif before <= PLAYED < zone:
            self.drop_number(card)
        if self.spec.reaction[self.face[card]]:
            self.forget_unseen(before)
            self.forget_unseen(zone)

    # -- cards that change others ------------------------------------------------------------------

    def add_aura(self, card: int) -> None:
        """A card that changes others lies on the table now."""
        if card not in self.auras:
            self.auras.append(card)
            self.unplaced()

    def drop_aura(self, card: int) -> None:
        if card in self.auras:
            self.auras.remove(card)
            self.unplaced()

    # -- what cannot be tried again at this moment ------------------------------------------------

    def lock(self, what: int, one: int, other: int) -> None:
        """CANCELLED or WITHDRAWN: a seat and a face; REFUSED: a Unit and a helper."""
        self.locked.append(what * LOCK_KIND + one * LOCK_SPAN + other)

    def is_locked(self, what: int, one: int, other: int) -> bool:
        if not self.locked:
            return False
        return what * LOCK_KIND + one * LOCK_SPAN + other in self.locked

    def unlock(self) -> None:
        """Another moment has come."""
        self.locked = []

    # -- seats ----------------------------------------------------------------------------------

    def clockwise(self, seat: int) -> list[int]:
        """All seats from this one on, clockwise; who left the game is passed over
        (SI-OUT-TURNS)."""
        seats = [(seat + i) % self.seats for i in range(self.seats)]
        return [one for one in seats if not self.is_out(one)] if self.out else seats

    def order(self) -> list[int]:
        """Who announces first: Attacker, Defender, the others clockwise (SI-TIME-1, SI-TIME-2);

        outside a Conquest Action the active player, then clockwise.
        """
        seats = self.clockwise(self.active)
        if self.world >= 0 and self.defender >= 0:
            rest = [s for s in self.clockwise(self.attacker) if s != self.defender]
            return [rest[0], self.defender, *rest[1:]]
        return seats
