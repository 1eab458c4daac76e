"""Every way in which the state of a game of Contention changes.

Rules change the state by the methods here and nowhere else. Each drops what was worked out from
the state and no longer holds (`changed`, `stand`), so that nobody can forget it. `fields.py` has
the fields, `state.py` the questions.
"""

from __future__ import annotations

from typing import Final

from regent.games.contention.fields import Fields
from regent.kernel.packed import append

COLONY_TOKENS: Final = 7
LAST_IN_PLAY: Final = 1
"""Zones up to this one are in play: the map, and what stands on it or before a player."""

DISCOUNT_BITS: Final = 8
"""A discount is kept as one number: how much less, above the mask of the subtypes it is for; below
zero once a card has used it."""


class Changes(Fields):
    __slots__ = ()

    def moving(self, old: int, new: int) -> None:
        """Decks, hands and piles are not in play: only what is put right at once looks there."""
        if old <= LAST_IN_PLAY or new <= LAST_IN_PLAY:
            self.touched()
        else:
            self.settled = 0

    def move(self, card: int, zone: int, at: int = -1) -> None:
        before = self.where[card]
        super().move(card, zone, at)
        if before == LAST_IN_PLAY:
            self.drop_number(card)
        if zone == LAST_IN_PLAY:
            self.give_number(card, LAST_IN_PLAY, LAST_IN_PLAY)

    def touched(self) -> None:
        self.cast = None
        self.places = None
        self.measures = None
        self.settled = 0

    def settle(self) -> None:
        """The rules put right now what they put right at once."""
        self.settled = 1

    def unsettle(self) -> None:
        self.settled = 0

    # -- the turn ------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        self.turn += 1
        self.touched()  # Delay ends (C-KW-DELAY-1)

    def set_turn(self, turn: int) -> None:
        """For scenarios."""
        self.turn = turn
        self.touched()

    def begin_phase(self, phase: int) -> None:
        self.phase = phase

    def give_scepter(self, seat: int) -> None:
        self.scepter = seat
        self.touched()

    def drop_out(self, seat: int) -> None:
        """C-OPT-ELIM-06: the seat is out of the game."""
        self.alive &= ~(1 << seat)
        self.touched()

    # -- resources, favor, colony tokens -------------------------------------------------------

    def receive(self, seat: int, amount: int) -> None:
        self.resources[seat] += amount

    def spend(self, seat: int, amount: int) -> None:
        self.resources[seat] -= amount

    def set_favor(self, seat: int, favor: int) -> None:
        self.favor[seat] = favor
        self.touched()  # conditions look at it

    def place_token(self, seat: int) -> None:
        """C-HOME-02: a colony token goes on the map."""
        self.tokens[seat] -= 1

    def take_back_token(self, seat: int) -> None:
        """C-DEST-05."""
        self.tokens[seat] += 1

    def take_back_tokens(self, seat: int) -> None:
        self.tokens[seat] = COLONY_TOKENS

    # -- what a card costs less, and how many of a kind may be played --------------------------

    def promise_discount(self, seat: int, less: int, subtypes: int) -> None:
        self.discount[seat] = less << DISCOUNT_BITS | subtypes

    def discount_on(self, seat: int, face: int) -> int:
        """How much less a card costs by a discount that nothing has used yet."""
        kept = self.discount[seat]
        fits = kept > 0 and self.spec.subtypes[face] & kept & (1 << DISCOUNT_BITS) - 1
        return kept >> DISCOUNT_BITS if fits else 0

    def use_discount(self, seat: int, face: int) -> None:
        """Used by this card; a refund gives it back."""
        if self.discount_on(seat, face):
            self.discount[seat] = -self.discount[seat]

    def refund_discount(self, seat: int, face: int) -> None:
        self.discount[seat] = -self.discount[seat]
        if not self.discount_on(seat, face):
            self.discount[seat] = -self.discount[seat]

    def forget_used_discount(self, seat: int) -> None:
        self.discount[seat] = max(0, self.discount[seat])

    def end_discounts(self) -> None:
        for seat in range(self.seats):
            self.discount[seat] = 0

    def use_limit(self, seat: int) -> None:
        """C-KW-LIMIT-1: one such card in a turn."""
        self.limit |= 1 << seat

    def refund_limit(self, seat: int) -> None:
        """C-KW-LIMIT-2."""
        self.limit &= ~(1 << seat)

    def end_limits(self) -> None:
        self.limit = 0

    # -- the face-off --------------------------------------------------------------------------

    def sit_out(self, seat: int) -> None:
        self.out |= 1 << seat

    def take_part(self, seat: int) -> None:
        self.out &= ~(1 << seat)

    def all_take_part(self) -> None:
        self.out = 0

    def begin_playing(self, seat: int, card: int) -> None:
        """The card that a seat plays this round; -1 for none."""
        self.playing[seat] = card

    def set_status(self, seat: int, status: int) -> None:
        """What has become of it."""
        self.status[seat] = status

    def clear_round(self, seat: int) -> None:
        """Nothing is played, announced or given up."""
        self.playing[seat] = -1
        self.choices[seat] = []
        self.given[seat] = []

    def set_paid(self, seat: int, price: int) -> None:
        self.paid[seat] = price

    def announce(self, seat: int, choices: list[list[int]]) -> None:
        self.choices[seat] = choices

    def keep_choice(self, seat: int, at: int, still: list[int]) -> None:
        """C-PLAY-17: of what was announced, this is left."""
        choices = self.choices[seat][:]
        choices[at] = still
        self.choices[seat] = choices

    def note_gift(self, seat: int, gift: list[int]) -> None:
        """C-PLAY-18: what was given up, for a refund restores it."""
        self.given[seat] = self.given[seat] + gift

    def forget_gifts(self, seat: int) -> None:
        self.given[seat] = []

    # -- cards in play -------------------------------------------------------------------------

    def new_card(self, face: int, zone: int, owner: int) -> int:
        """A card with all its lists: for set-up, token ships and Black Holes (C-GLOSS-OWNER)."""
        self.own_marks()
        card = self.add_card(face, zone)
        if zone == LAST_IN_PLAY:
            self.give_number(card, LAST_IN_PLAY, LAST_IN_PLAY)
        self.owner = append(self.owner, owner)
        self.controller = append(self.controller, -1)
        self.base = append(self.base, -1)
        self.at = append(self.at, -1)
        self.damage = append(self.damage, 0)
        self.host = append(self.host, -1)
        self.host_seat = append(self.host_seat, -1)
        self.turn_in = append(self.turn_in, 0)
        self.since = append(self.since, 0)
        self.counters = append(self.counters, 0)
        self.up = append(self.up, 0)
        self.used = append(self.used, 0)
        self.marked = append(self.marked, -1)
        self.shield = append(self.shield, 0)
        self.target = append(self.target, -1)
        self.moved = append(self.moved, 0)
        return card

    def take_place(self, card: int, seat: int, sector: int) -> None:
        """An asset is in play, as new, under a seat's control; -1: in no sector."""
        self.own_marks()
        self.controller[card] = seat
        self.base[card] = seat
        self.at[card] = sector
        self.damage[card] = 0
        self.counters[card] = 0
        self.turn_in[card] = self.turn
        self.stamp += 1
        self.since[card] = self.stamp  # C-CARD-14: what it sets counts from now
        self.used[card] = 0
        self.marked[card] = -1
        self.lights_up(card)
        self.touched()

    def come_back(self, card: int, sector: int, damage: int, seat: int, base: int) -> None:
        """C-PLAY-18: an asset is where and as it was."""
        self.own_marks()
        self.at[card] = sector
        self.damage[card] = damage
        self.controller[card] = seat
        self.base[card] = base
        self.lights_up(card)
        self.touched()

    def forget(self, card: int) -> None:
        """An asset leaves play: what it was there is forgotten but whose it was last."""
        self.own_marks()
        self.goes_out(card)
        self.base[card] = self.controller[card]
        self.controller[card] = -1
        self.at[card] = -1
        self.damage[card] = 0
        self.target[card] = -1
        if self.lasting:
            self.lasting = [m for m in self.lasting if m.card != card]
        for source in range(len(self.marked)):
            if self.marked[source] == card:
                self.marked[source] = -1
        self.touched()

    def lights_up(self, card: int) -> None:
        """What the card says about others while it is in play counts from now on."""
        if self.spec.aura[self.face[card]] and card not in self.auras:
            self.auras.append(card)

    def goes_out(self, card: int) -> None:
        if card in self.auras:
            self.auras.remove(card)
            self.touched()

    def set_controller(self, card: int, seat: int) -> None:
        """C-KW-DELAY-3: a new first turn."""
        self.own_marks()
        self.controller[card] = seat
        self.turn_in[card] = self.turn
        self.target[card] = -1
        self.touched()

    def keep_control(self, card: int) -> None:
        """Control that ends with no effect."""
        self.own_marks()
        self.base[card] = self.controller[card]

    def attach(self, card: int, host: int, host_seat: int) -> None:
        """C-ATT-02, C-ATT-11: an attachment's sector is its host's; on a player it has none."""
        self.own_marks()
        self.host[card] = host
        self.host_seat[card] = host_seat
        self.at[card] = self.at[host] if host >= 0 else -1
        self.touched()

    def change_host(self, card: int, host: int) -> None:
        """Another host in the same sector, or none."""
        self.own_marks()
        self.host[card] = host
        self.touched()

    def detach(self, card: int) -> None:
        self.own_marks()
        self.host[card] = -1
        self.host_seat[card] = -1
        self.touched()

    def stand(self, card: int, sector: int) -> None:
        """The card is in another sector: of what was worked out, who is in play still holds."""
        self.at[card] = sector
        self.places = None
        self.measures = None
        self.settled = 0

    def mark_moved(self, ship: int) -> None:
        """C-MOVE-04: once a turn."""
        self.moved[ship] = self.turn

    def mark_used(self, card: int) -> None:
        """Its ability was used this turn."""
        self.own_marks()
        self.used[card] = self.turn

    def set_entered(self, card: int, turn: int) -> None:
        """The turn in which its controller got it."""
        self.own_marks()
        self.turn_in[card] = turn
        self.touched()

    def set_counters(self, card: int, counters: int) -> None:
        self.own_marks()
        self.counters[card] = counters
        self.touched()

    def put_marker(self, source: int, card: int) -> None:
        self.own_marks()
        self.marked[source] = card
        self.touched()

    # -- battle and damage ---------------------------------------------------------------------

    def aim_at(self, attacker: int, target: int) -> None:
        self.target[attacker] = target

    def lower_aims(self) -> None:
        for card in range(len(self.target)):
            self.target[card] = -1

    def set_damage(self, card: int, damage: int) -> None:
        self.damage[card] = damage
        self.settled = 0

    def hurt(self, card: int, source: int, seat: int, amount: int) -> None:
        """Mark damage, and remember who dealt it."""
        self.set_damage(card, self.damage[card] + amount)
        self.note_hit(card, source, seat, amount)

    def note_hit(self, card: int, source: int, seat: int, amount: int) -> None:
        """Who did it to whom, with what, and how much: four numbers in a row."""
        self.hits += [card, source, seat, amount]
        self.settled = 0

    def forget_hits(self) -> None:
        self.hits.clear()

    def doom(self, card: int) -> None:
        self.doomed.append(card)
        self.settled = 0

    def take_doomed(self) -> list[int]:
        doomed = self.doomed
        self.doomed = []
        return doomed

    # -- locations -----------------------------------------------------------------------------

    def lay_location(self, card: int, sector: int) -> None:
        self.location[sector] = card
        self.at[card] = sector
        self.touched()

    def lift_location(self, card: int) -> None:
        """The card lies in no sector any more."""
        self.at[card] = -1
        self.touched()

    def turn_up(self, card: int) -> None:
        self.own_marks()
        self.up[card] = 1
        self.lights_up(card)
        self.touched()

    def turn_down(self, card: int) -> None:
        self.own_marks()
        self.up[card] = 0
        self.goes_out(card)
        self.touched()

    def rule(self, card: int, seat: int) -> None:
        """A location under control, as new; -1 for nobody."""
        self.own_marks()
        self.controller[card] = seat
        self.base[card] = seat
        self.damage[card] = 0
        self.touched()

    def begin_rule(self, card: int) -> None:
        """It was settled now."""
        self.own_marks()
        self.turn_in[card] = self.turn
        self.used[card] = 0
        self.touched()

    def shield_home(self, card: int) -> None:
        """C-BATTLE-19: safe for the turn."""
        self.own_marks()
        self.shield[card] = self.turn
