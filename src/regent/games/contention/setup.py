"""Setting up: map, decks, scepter, opening hands and the mulligan (C-SETUP, C-MAP)."""

from __future__ import annotations

from typing import Final

from regent.games.contention import (
    verbs,
)
from regent.games.contention.assets import flip_up
from regent.games.contention.codes import CAPITAL, COLONY
from regent.games.contention.state import (
    BOX,
    COLONY_TOKENS,
    DECKS,
    FIRST,
    MAP,
    SETUP,
    Contention,
)
from regent.games.contention.turn import Turn
from regent.kernel import rng
from regent.kernel.action import A_DONE, arg_a, pack
from regent.kernel.sealed import Sealed, no_drafts

OPENING_HAND: Final = 4
START_OF_ELIMINATION: Final = 8


def sight(seats: int) -> list[int]:
    """Who sees into which zone: a hand its player, decks and the map nobody, the rest all.

    A location on the map is known to those who explored it; turning it up tells everybody.
    """
    everybody = (2 << seats) - 1
    zones = [0, everybody, everybody, 0, everybody]
    for seat in range(seats):
        zones += [0, 1 << seat, everybody]
    return zones


def deal(t: Contention) -> None:
    """C-SETUP-01 to C-SETUP-06; nobody has resources yet (C-SETUP-05).

    C-META-07: whatever is decided by chance comes from the table's own streams.
    """
    seats = t.seats
    t.zones = [[] for _ in range(FIRST + 3 * seats)]
    t.resources = [0] * seats
    t.favor = [START_OF_ELIMINATION if t.spec.elimination else 0] * seats
    t.tokens = [COLONY_TOKENS] * seats
    t.discount = [0] * seats
    t.playing = [-1] * seats
    t.status = [0] * seats
    t.paid = [0] * seats
    t.given = [[] for _ in range(seats)]
    t.choices = [[] for _ in range(seats)]
    lay_map(t)
    for seat in range(seats):
        for face in t.spec.decks[seat]:
            t.new_card(face, t.deck_of(seat), seat)
        t.shuffle(t.deck_of(seat), DECKS)
    speakers = [seat for seat in range(seats) if t.spec.speakers[seat]]
    t.give_scepter(speakers[t.below(SETUP, len(speakers))])
    for seat in range(seats):
        for _ in range(opening_hand(t, seat)):
            t.move(t.zones[t.deck_of(seat)][-1], t.hand_of(seat))
    t.stack.append(Mulligan(no_drafts(t), (1 << seats) - 1, (1 << seats) - 1))


def opening_hand(t: Contention, seat: int) -> int:
    """C-SETUP-09: who sits where the map says so, as at the top of the printed one for three,
    draws one more."""
    more = t.home(seat) in t.spec.layout.extra
    return OPENING_HAND + 1 if more else OPENING_HAND


def lay_map(t: Contention) -> None:
    """C-MAP-01, C-MAP-02, C-SETUP-13: homeworlds up, Capital and colonies face down.

    One location in each sector (C-MAP-04, C-GLOSS-SECTOR): each player's homeworld
    (C-TYPE-03), the Capital where the map has one (C-MAP-03), colonies dealt at random (C-TYPE-04).
    """
    layout = t.spec.layout
    t.location = [-1] * len(layout.cells)
    seats = list(range(t.seats))
    if t.spec.random_seating:  # C-SETUP-04: homeworlds dealt to the positions face down
        rng.shuffle(t.rng, SETUP, seats)
    for position in range(t.seats):  # clockwise: who sits there owns the card of that number
        seat = seats[position]
        card = t.new_card(t.spec.home_face[seat], MAP, seat)
        t.lay_location(card, layout.homeworlds[position])
        t.rule(card, seat)
        flip_up(t, card)
    if layout.capital >= 0:
        card = t.new_card(t.spec.kind.index(CAPITAL), MAP, -1)
        t.lay_location(card, layout.capital)
        t.know(card, t.everybody())  # C-ZONE-08
    for face in range(len(t.spec.kind)):
        if t.spec.kind[face] == COLONY:
            t.new_card(face, BOX, -1)
    t.shuffle(BOX, SETUP)
    for sector in layout.colonies:
        card = t.zones[BOX][-1]
        t.move(card, MAP)
        t.lay_location(card, sector)


class Mulligan(Sealed[Contention]):
    """C-SETUP-07, C-SETUP-11, C-SETUP-12: once, in secret, in an order of the player's choice."""

    __slots__ = ()

    def clone(self) -> Mulligan:
        return Mulligan([draft[:] for draft in self.drafts], self.pending, self.seats, self.pc)

    def candidates(self, t: Contention, seat: int) -> list[int]:
        return [A_DONE] + [pack(verbs.BOTTOM, card) for card in t.hand(seat)]

    def bar(self, t: Contention, seat: int, action: int) -> str:
        if action in self.drafts[seat]:
            return "C-SETUP-07"
        if action != A_DONE and arg_a(action) not in t.hand(seat):
            return "C-SETUP-07"
        return ""

    def closes(self, t: Contention, seat: int, action: int) -> bool:
        return action == A_DONE

    def reveal(self, t: Contention) -> None:
        """C-SETUP-08, C-SETUP-10: cards to the bottom, then back up to the opening hand."""
        for seat in t.order():
            cards = [arg_a(action) for action in self.drafts[seat] if action != A_DONE]
            for card in cards:
                t.move(card, t.deck_of(seat), 0)
            t.emit("mulligans", seat, "C-SETUP-07", len(cards))
            t.draw(seat, opening_hand(t, seat) - len(t.hand(seat)), "C-SETUP-07")
        t.emit("scepter", t.scepter, "C-SETUP-03")
        t.stack.append(Turn())

    def clause(self) -> str:
        return "C-SETUP-07"
