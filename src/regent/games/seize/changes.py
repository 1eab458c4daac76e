"""How a game goes on: Turns, the Conquest Action in progress, what the seats have, what lasts.

Rules read these fields as they are and change them by the methods here alone; `marks.py` has the
same for what lies on the cards, `state.py` for what is worked out from both.
"""

from __future__ import annotations

from regent.games.seize.codes import UNTIL_EXCHANGE, UNTIL_NEXT_EXCHANGE
from regent.games.seize.marks import Marks
from regent.kernel.table import Lasting


class Changes(Marks):
    __slots__ = (
        "active",
        "attacker",
        "attacks",
        "bonus",
        "conquered",
        "crowns",
        "defender",
        "discount",
        "entered",
        "exchange",
        "exchanges",
        "lead",
        "out",
        "phase",
        "regent",
        "resources",
        "score",
        "step",
        "turn",
        "turns",
        "unearthed",
        "withdrawn",
        "world",
    )

    def __init__(self, seats: int, sight: list[int], phase: int) -> None:
        super().__init__(seats, sight)
        self.turn = 0
        self.active = 0
        self.phase = phase
        self.regent = -1
        self.out = 0
        """The seats that have left the game, as a mask (SI-OUT-2)."""
        # the Conquest Action in progress
        self.world = -1
        self.attacker = -1
        self.defender = -1
        self.exchange = 0
        self.exchanges = 0
        self.step = 0
        self.withdrawn = 0
        self.attacks: list[list[int]] = []
        """What is declared in this Step: unit, target, share (0 for all of it), cancelled."""
        # by seat
        self.turns: list[int] = []
        self.resources: list[int] = []  # SI-COMP-12: without limit
        self.discount: list[int] = []
        self.lead: list[int] = []
        self.score: list[int] = []
        # lists of cards
        self.entered: list[int] = []
        """Worlds that Units entered by Part B this Turn."""
        self.conquered: list[int] = []
        """Worlds Conquered this Turn."""
        self.crowns: list[int] = []
        """Those of them that were Throne Worlds then (SI-VICT-THRONE-WHEN)."""
        self.bonus: list[int] = []
        """Characters depleted for Allocation points that are still to be used."""
        self.unearthed: list[int] = []
        """Faces of the Artifacts allocated so far, whatever became of them (SI-ARTIFACT-2)."""

    def copy_course(self, other: Changes) -> None:
        """A clone is as far as this game."""
        other.turn = self.turn
        other.active = self.active
        other.phase = self.phase
        other.regent = self.regent
        other.out = self.out
        other.world = self.world
        other.attacker = self.attacker
        other.defender = self.defender
        other.exchange = self.exchange
        other.exchanges = self.exchanges
        other.step = self.step
        other.withdrawn = self.withdrawn
        other.attacks = [attack[:] for attack in self.attacks]
        other.turns = self.turns[:]
        other.resources = self.resources[:]
        other.discount = self.discount[:]
        other.lead = self.lead[:]
        other.score = self.score[:]
        other.entered = self.entered[:]
        other.conquered = self.conquered[:]
        other.crowns = self.crowns[:]
        other.bonus = self.bonus[:]
        other.unearthed = self.unearthed[:]

    # -- the Turn -------------------------------------------------------------------------------

    def take_turn(self, seat: int) -> None:
        """The next Turn begins, and it is this seat's: no World was Conquered in it."""
        self.turn += 1
        self.turns[seat] += 1
        self.active = seat
        self.conquered = []
        self.crowns = []

    def end_turn_effects(self) -> None:
        """Worlds entered, Allocation points and lower costs count in their own Turn alone."""
        self.entered = []
        self.bonus = []
        self.discount = [0] * self.seats

    def begin_phase(self, phase: int) -> None:
        self.phase = phase

    def set_turn(self, number: int) -> None:
        """For scenarios."""
        self.turn = number

    def set_turns(self, seat: int, number: int) -> None:
        """So many Turns has the seat had, the present one included."""
        self.turns[seat] = number

    def set_active(self, seat: int) -> None:
        self.active = seat

    def set_regent(self, seat: int) -> None:
        """Who has the title; -1 for nobody (SI-SETUP-25, SI-REGENT-A1)."""
        self.regent = seat

    def leave_game(self, seat: int) -> None:
        """SI-OUT-2: the seat plays no longer."""
        self.out |= 1 << seat

    def is_out(self, seat: int) -> bool:
        return self.out >> seat & 1 == 1

    def players(self) -> int:
        """How many are still in the game."""
        return self.seats - self.out.bit_count()

    def add_unearthed(self, face: int) -> None:
        """An Artifact is allocated, and no second one of its name (SI-ARTIFACT-2)."""
        self.unearthed.append(face)

    def add_entered(self, world: int) -> None:
        """Units have gone to an Uncontrolled World."""
        if world not in self.entered:
            self.entered.append(world)

    def set_entered(self, worlds: list[int]) -> None:
        """For scenarios."""
        self.entered = worlds

    def add_conquered(self, world: int) -> None:
        """Paid in Part C of the Victory Phase (SI-VICT-C4)."""
        self.conquered.append(world)

    def add_crown(self, world: int) -> None:
        """A Throne World was Conquered (SI-VICT-THRONE-WHEN)."""
        self.crowns.append(world)

    def leave_out(self, world: int) -> None:
        """A World that was entered is not attacked after all (SI-MIL-0-12)."""
        self.entered.remove(world)

    # -- the Conquest Action --------------------------------------------------------------------

    def begin_action(self, world: int, attacker: int, defender: int, exchanges: int) -> None:
        """A Conquest Action of so many Exchanges; its two sides stay the same (SI-MIL-0-3)."""
        self.world = world
        self.attacker = attacker
        self.defender = defender
        self.exchange = 0
        self.exchanges = exchanges
        self.step = 0
        self.withdrawn = 0
        self.attacks = []

    def end_action(self) -> None:
        """No Conquest Action is in progress; whether the Attacker withdrew from it stays known."""
        self.world = -1
        self.attacker = -1
        self.defender = -1
        self.exchange = 0
        self.exchanges = 0
        self.step = 0
        self.attacks = []

    def begin_exchange(self) -> None:
        self.exchange += 1

    def add_exchange(self) -> None:
        """The Conquest Action has one Exchange more (SI-GLOSS-EXCHANGE, SI-MIL-A4-5)."""
        self.exchanges += 1

    def begin_step(self, step: int) -> None:
        """Step 1 to 4 of an Exchange; 0 before Step 1."""
        self.step = step

    def withdraw(self) -> None:
        """The Attacker leaves with all and has failed (SI-MIL-A4-1)."""
        self.withdrawn = 1

    def add_attack(self, unit: int, target: int) -> None:
        """A Unit has declared a target, so far with all of its ATT."""
        self.attacks.append([unit, target, 0, 0])

    def share_attack(self, at: int, share: int) -> None:
        """So much of the Unit's ATT goes to this one of the declared attacks."""
        self.attacks[at][2] = share

    def cancel_attack(self, at: int) -> None:
        self.attacks[at][3] = 1

    def drop_attacks(self, card: int) -> None:
        """Nothing is declared by this card or against it any more."""
        self.attacks = [a for a in self.attacks if a[0] != card and a[1] != card]

    def clear_attacks(self) -> None:
        """All that was declared is resolved, or a new declaration begins."""
        self.attacks = []

    # -- what the seats have --------------------------------------------------------------------

    def set_resources(self, seat: int, number: int) -> None:
        self.resources[seat] = number

    def set_discount(self, seat: int, number: int) -> None:
        """So many Worlds or Characters cost the seat less in this Turn."""
        self.discount[seat] = number

    def set_lead(self, seat: int, card: int) -> None:
        """The Character with which a seat begins; -1 for none (SI-SETUP-04)."""
        self.lead[seat] = card

    def add_score(self, seat: int, number: int) -> None:
        self.score[seat] += number

    def add_bonus(self, card: int) -> None:
        """A Character is depleted for Allocation points (SI-ALLOC-B12)."""
        self.bonus.append(card)

    def use_bonus(self, cards: list[int]) -> None:
        """The Allocation points of these are used."""
        self.bonus = [card for card in self.bonus if card not in cards]

    def drop_bonus(self) -> None:
        """Allocation points that nobody used are lost."""
        self.bonus = []

    def draw_to(self, card: int, zone: int) -> None:
        """A card is drawn: what its player has seen cannot be taken back."""
        self.move(card, zone)
        self.barrier += 1

    # -- what lasts -----------------------------------------------------------------------------

    def start_lasting(self) -> None:
        """What was meant for the next Exchange holds in this one."""
        self.lasting = [_now(m) for m in self.lasting]

    def drop_lasting_on(self, card: int) -> None:
        """Nothing holds of this card any more."""
        if self.lasting:
            self.lasting = [m for m in self.lasting if m.card != card]

    def drop_lasting_from(self, card: int) -> None:
        """What this card still does ends."""
        self.lasting = [m for m in self.lasting if m.source != card]

    def clear_lasting(self) -> None:
        """Nothing outlives the fight for a World of a duel."""
        self.lasting = []


def _now(m: Lasting) -> Lasting:
    if m.until != UNTIL_NEXT_EXCHANGE:
        return m
    return Lasting(m.attr, m.layer, m.amount, m.card, m.source, UNTIL_EXCHANGE, m.stamp)
