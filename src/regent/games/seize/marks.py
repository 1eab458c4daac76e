"""What lies on the cards: whose they are, where they stand, counters and tokens.

Rules read these lists as they are and change them by the methods here alone, which drop what was
worked out from them (`unplaced`). What seldom changes is shared with clones until one of them
changes it.
"""

from __future__ import annotations

from typing import Final

from regent.kernel.packed import Ints, append, i64, vec
from regent.kernel.table import Table

# Forms a card may take besides the printed one
AS_PRINTED: Final = 0
AS_FIGHTER: Final = 1
AS_STARSHIP: Final = 2


SELDOM: Final = (
    "chosen",
    "conquest",
    "fallen",
    "form",
    "host",
    "missions",
    "once",
    "owner",
    "throne",
)
"""The lists that seldom change."""


class Marks(Table):
    """Lists by card; they grow when Unit counters are made."""

    __slots__ = (
        "at",
        "borrowed",
        "chosen",
        "conquest",
        "controller",
        "damage",
        "depleted",
        "fallen",
        "form",
        "host",
        "missions",
        "once",
        "owner",
        "spent",
        "striking",
        "targeted",
        "throne",
    )

    def __init__(self, seats: int, sight: list[int]) -> None:
        super().__init__(seats, sight)
        self.controller: Ints = vec[i64]()
        self.at: Ints = vec[i64]()
        self.depleted: Ints = vec[i64]()
        self.damage: Ints = vec[i64]()
        self.targeted: Ints = vec[i64]()
        self.striking: Ints = vec[i64]()
        self.spent: Ints = vec[i64]()
        # what seldom changes
        self.borrowed = 0
        """Are the lists from here on shared with a clone?"""
        self.owner: Ints = vec[i64]()
        self.missions: Ints = vec[i64]()
        self.host: Ints = vec[i64]()
        self.form: Ints = vec[i64]()
        self.chosen: Ints = vec[i64]()
        self.throne: Ints = vec[i64]()
        self.conquest: Ints = vec[i64]()
        """By card and seat: counters have colours (SI-COMP-13)."""
        self.fallen: Ints = vec[i64]()
        self.once: Ints = vec[i64]()

    def unplaced(self) -> None:
        """Places, control, hosts or Thrones have changed."""

    # -- copying ------------------------------------------------------------------------------

    def lend_marks(self, other: Marks) -> None:
        """A clone gets what often changes as a copy, and the rest to share."""
        other.controller = self.controller[:]
        other.at = self.at[:]
        other.depleted = self.depleted[:]
        other.damage = self.damage[:]
        other.targeted = self.targeted[:]
        other.striking = self.striking[:]
        other.spent = self.spent[:]
        other.owner = self.owner
        other.missions = self.missions
        other.host = self.host
        other.form = self.form
        other.chosen = self.chosen
        other.throne = self.throne
        other.conquest = self.conquest
        other.fallen = self.fallen
        other.once = self.once
        self.borrowed = 1
        other.borrowed = 1

    def own_marks(self) -> None:
        """Something that seldom changes is about to: from now on this table has its own."""
        if self.borrowed:
            self.borrowed = 0
            self.owner = self.owner[:]
            self.missions = self.missions[:]
            self.host = self.host[:]
            self.form = self.form[:]
            self.chosen = self.chosen[:]
            self.throne = self.throne[:]
            self.conquest = self.conquest[:]
            self.fallen = self.fallen[:]
            self.once = self.once[:]

    def add_marks(self, owner: int) -> None:
        """A card was made: nothing lies on it."""
        self.own_marks()
        self.controller = append(self.controller, -1)
        self.at = append(self.at, -1)
        self.depleted = append(self.depleted, 0)
        self.damage = append(self.damage, 0)
        self.targeted = append(self.targeted, 0)
        self.striking = append(self.striking, 0)
        self.spent = append(self.spent, 0)
        self.owner = append(self.owner, owner)
        self.missions = append(self.missions, 0)
        self.host = append(self.host, -1)
        self.form = append(self.form, AS_PRINTED)
        self.chosen = append(self.chosen, -1)
        self.throne = append(self.throne, 0)
        for _ in range(self.seats):
            self.conquest = append(self.conquest, 0)
        self.fallen = append(self.fallen, 0)
        self.once = append(self.once, 0)
        self.unplaced()

    # -- changing -----------------------------------------------------------------------------

    def put(self, card: int, world: int) -> None:
        """A card is at this World now; -1 for none."""
        self.at[card] = world
        self.unplaced()

    def hand_to(self, card: int, seat: int) -> None:
        """A card is under this seat's control now; -1 for nobody's."""
        self.controller[card] = seat
        self.unplaced()

    def set_depleted(self, card: int, depleted: int) -> None:
        self.depleted[card] = depleted

    def set_damage(self, card: int, number: int) -> None:
        self.damage[card] = number

    def set_targeted(self, card: int, exchange: int) -> None:
        """A Unit targeted in this Exchange; 0 for none."""
        self.targeted[card] = exchange

    def set_striking(self, card: int, striking: int) -> None:
        """A Unit uses Surprise Strike, or not."""
        self.striking[card] = striking

    def set_spent(self, card: int, exchange: int) -> None:
        """A Mission counter of the card was spent in this Exchange; 0 for none."""
        self.spent[card] = exchange

    def set_owner(self, card: int, seat: int) -> None:
        self.own_marks()
        self.owner[card] = seat

    def set_missions(self, card: int, number: int) -> None:
        """So many Mission counters lie on the card."""
        if self.missions[card] != number:
            self.own_marks()
            self.missions[card] = number

    def set_host(self, card: int, host: int) -> None:
        """A Unit counter belongs to this card now; -1 for none."""
        if self.host[card] != host:
            self.own_marks()
            self.host[card] = host
            self.unplaced()

    def set_form(self, card: int, form: int) -> None:
        if self.form[card] != form:
            self.own_marks()
            self.form[card] = form

    def set_chosen(self, card: int, subtype: int) -> None:
        """The sub-type that was chosen for a card; -1 for none."""
        if self.chosen[card] != subtype:
            self.own_marks()
            self.chosen[card] = subtype

    def set_throne(self, card: int, throne: int) -> None:
        """A World is a Throne World, or none any more."""
        if self.throne[card] != throne:
            self.own_marks()
            self.throne[card] = throne
            self.unplaced()

    def set_fallen(self, card: int, turn: int) -> None:
        """The Turn in which a card was eliminated; 0 for none."""
        if self.fallen[card] != turn:
            self.own_marks()
            self.fallen[card] = turn

    def set_once(self, card: int, turn: int) -> None:
        """The Turn in which an ability was used that works once per Turn; 0 for none."""
        if self.once[card] != turn:
            self.own_marks()
            self.once[card] = turn

    # -- Conquest counters ----------------------------------------------------------------------

    def conquest_of(self, world: int, seat: int) -> int:
        """The Conquest counters of a seat on a World."""
        return self.conquest[world * self.seats + seat]

    def set_conquest(self, world: int, seat: int, number: int) -> None:
        if self.conquest[world * self.seats + seat] != number:
            self.own_marks()
            self.conquest[world * self.seats + seat] = number

    def add_conquest(self, world: int, seat: int, number: int) -> None:
        self.set_conquest(world, seat, self.conquest_of(world, seat) + number)

    def clear_conquest(self, world: int) -> None:
        """No counters of anybody lie on this World."""
        for seat in range(self.seats):
            self.set_conquest(world, seat, 0)

    # -- entering and leaving -------------------------------------------------------------------

    def clean(self, card: int) -> None:
        """Nothing lies on the card and nothing is remembered of it: as it comes to the table."""
        self.depleted[card] = 0
        self.damage[card] = 0
        self.targeted[card] = 0
        self.striking[card] = 0
        self.spent[card] = 0
        self.set_form(card, AS_PRINTED)
        self.set_chosen(card, -1)
        self.set_once(card, 0)
