"""What can be asked about the state of a game of Contention (`fields.py` has its fields)."""

from __future__ import annotations

from typing import Final

from regent.games.contention.changes import COLONY_TOKENS as COLONY_TOKENS
from regent.games.contention.changes import Changes
from regent.games.contention.codes import (
    CAPITAL,
    COLONY,
    FIRST_LASTING,
    HOMEWORLD,
    SHIP,
    STATION,
    TRACTOR_BEAM,
)
from regent.games.contention.derived import Cast, Measures, Places
from regent.kernel.event import NUMBERED

# Zones; each seat adds a deck, a hand without limit (C-ZONE-09) and a scrap pile (C-ZONE-01).
# Tech and what is attached to players is in play and in no sector (C-ZONE-04); nothing returns from
# GONE (C-ZONE-03).
MAP: Final = 0
PLAY: Final = 1
PLAYED: Final = 2
BOX: Final = 3
GONE: Final = 4
FIRST: Final = 5

# Random streams
SETUP: Final = 0
DECKS: Final = 1
CARDS: Final = 2
STREAMS: Final = ("setup", "decks", "cards")

# Attributes of lasting modifiers, and how long they last
ATTACK: Final = 0
DEFENSE: Final = 1
SPEED: Final = 2
NO_KEYWORDS: Final = 3
NO_ATTACK: Final = 4
END_OF_TURN: Final = 0

# Phases
SETTING_UP: Final = 0
BEGINNING: Final = 1
COMMAND: Final = 2
FACE_OFF: Final = 3
BATTLE: Final = 4
PHASES: Final = ("set-up", "beginning", "command", "face-off", "battle")

# What has become of the card a seat revealed this round
NOTHING: Final = 0
REVEALED: Final = 1
RETURNED: Final = 2
PAID: Final = 3
CANCELED: Final = 4
RESOLVED: Final = 5
REFUNDED: Final = 6
SITTING: Final = 7
"""No card: the seat has left its Bluff face up, until it picks it up again (C-FACE-04)."""

DESTROYED_OUTRIGHT: Final = 99
"""As the damage of a hit: an effect destroys, however much the asset could bear."""


class Contention(Changes):
    """One game, and what can be asked about it."""

    __slots__ = ()

    def clone(self) -> Contention:
        other = Contention(self.seats, self.sight, self.spec)
        self.copy_to(other, True)
        return other

    # -- worked out once, until something changes -------------------------------------------------

    def in_cast(self) -> Cast:
        """Who is in play, and whose."""
        return self.cast if self.cast is not None else self.gather()

    def gather(self) -> Cast:
        cast = Cast(self.seats, self.seating())
        spec = self.spec
        for card in self.location:
            face = self.face[card]
            seat = self.controller[card]
            cast.keywords |= spec.printed[face]
            cast.waits |= spec.awaits[face]
            if spec.printed[face] >> TRACTOR_BEAM & 1:
                cast.beams.append(card)
            if seat >= 0:
                cast.locations[seat].append(card)
                cast.assets[seat].append(card)
        for card in self.zones[PLAY]:
            face = self.face[card]
            seat = self.controller[card]
            cast.keywords |= spec.printed[face]
            cast.waits |= spec.awaits[face]
            if spec.printed[face] >> TRACTOR_BEAM & 1:
                cast.beams.append(card)
            if self.host[card] >= 0 or self.host_seat[card] >= 0:
                cast.attached.append(card)
            if seat >= 0:
                cast.assets[seat].append(card)
                if spec.kind[face] == SHIP:
                    cast.ships[seat].append(card)
        for card in self.auras:
            cast.words |= spec.words[self.face[card]]
            cast.granted |= spec.grants[self.face[card]]
        cast.keywords |= cast.granted
        self.cast = cast
        return cast

    def in_places(self) -> Places:
        """Who stands where."""
        return self.places if self.places is not None else self.muster()

    def muster(self) -> Places:
        places = Places(len(self.location))
        kind = self.spec.kind
        for card in self.zones[PLAY]:
            sector = self.at[card]
            if sector >= 0:
                places.add(card, sector, kind[self.face[card]] == SHIP)
        self.places = places
        return places

    def in_measures(self) -> Measures:
        """The values that were worked out so far."""
        if self.measures is None:
            self.measures = Measures()
        return self.measures

    def may_lie(self, word: int) -> bool:
        """Does a card in play have this lasting word, in force or not?"""
        return self.in_cast().words >> word - FIRST_LASTING & 1 == 1

    def may_have(self, keyword: int) -> bool:
        """Does anything in play have or give this keyword, in force or not?"""
        return self.in_cast().keywords >> keyword & 1 == 1

    # -- cards --------------------------------------------------------------------------------

    def kind(self, card: int) -> int:
        """The type of what is printed on the card."""
        return self.spec.kind[self.face[card]]

    def is_ship(self, card: int) -> bool:
        return self.spec.kind[self.face[card]] == SHIP

    def is_station(self, card: int) -> bool:
        return self.spec.kind[self.face[card]] == STATION

    def is_location(self, card: int) -> bool:
        return self.spec.kind[self.face[card]] >= HOMEWORLD

    def is_token(self, card: int) -> bool:
        return self.spec.token[self.face[card]] >= 0

    def in_play(self, card: int) -> bool:
        """An asset: on the table under somebody's control (C-TYPE-07)."""
        return self.where[card] <= PLAY and self.controller[card] >= 0

    def deck_of(self, seat: int) -> int:
        return FIRST + 3 * seat

    def hand_of(self, seat: int) -> int:
        return FIRST + 3 * seat + 1

    def scrap_of(self, seat: int) -> int:
        return FIRST + 3 * seat + 2

    def hand(self, seat: int) -> list[int]:
        return self.zones[FIRST + 3 * seat + 1]

    def is_held(self, zone: int) -> bool:
        return zone >= FIRST and (zone - FIRST) % 3 == 1

    def show_from_hand(self, card: int) -> None:
        """A card of a hand is shown to all (C-ZONE-06)."""
        self.show(card, self.everybody())

    def distinction(self, card: int) -> int:
        """Whose a card in play or being played is, and its number where the same player has its
        equal in play."""
        zone = self.where[card]
        if zone == PLAYED:
            return self.owner[card] + 1
        if zone > PLAY or self.controller[card] < 0:
            return 0
        mark = self.controller[card] + 1
        for other in self.zones[PLAY]:
            if other != card and self.face[other] == self.face[card]:
                if self.controller[other] == self.controller[card]:
                    return mark | NUMBERED * self.number(card)
        return mark

    # -- sides --------------------------------------------------------------------------------

    def allied(self, one: int, other: int) -> bool:
        """The same player or team mates (C-TEAM-01)."""
        return self.spec.team[one] == self.spec.team[other]

    def enemy(self, seat: int, card: int) -> bool:
        """Controlled by an opponent (C-GLOSS-ENEMY, C-TEAM-05)."""
        other = self.controller[card]
        return other >= 0 and self.spec.team[other] != self.spec.team[seat]

    def living(self) -> list[int]:
        """The seats still in the game, by number."""
        return [seat for seat in range(self.seats) if self.alive >> seat & 1]

    def order(self) -> list[int]:
        """Scepter order; nobody changes the list."""
        return self.in_cast().order

    def seating(self) -> list[int]:
        """Scepter order: from this turn's holder (C-SCEP-03) clockwise, without those who lost.

        C-SCEP-01; in Team Mode everybody is in it, speaker or not (C-TEAM-08). Players sit near
        their homeworlds (C-SETUP-04), so the order is that of the homeworlds round the map.
        """
        n = self.seats
        owner = self.owner
        first = self.home(self.scepter)
        alive = self.alive
        return [owner[(first + i) % n] for i in range(n) if alive >> owner[(first + i) % n] & 1]

    def round_from_scepter(self, seat: int) -> int:
        """How many places to the left of the scepter's holder a seat sits, 0 for the holder."""
        return (self.home(seat) - self.home(self.scepter)) % self.seats

    def left_of(self, seat: int) -> int:
        """Who sits next clockwise: near the next homeworld round the map (C-SETUP-04)."""
        return self.owner[(self.home(seat) + 1) % self.seats]

    def opponents(self, seat: int) -> list[int]:
        return [other for other in self.order() if not self.allied(seat, other)]

    # -- the map ------------------------------------------------------------------------------

    def home(self, seat: int) -> int:
        """The homeworld card of a seat, wherever it lies: the first cards are the homeworlds, in
        their order round the map."""
        if not self.homes:
            self.homes = [list(self.owner).index(one) for one in range(self.seats)]
        return self.homes[seat]

    def controls_home(self, seat: int) -> bool:
        home = self.home(seat)
        return self.where[home] == MAP and self.controller[home] == seat

    def capital(self) -> int:
        """The Imperial Capital's card, or -1 where the map has none."""
        return self.spec.capital_card

    def locations(self, seat: int) -> list[int]:
        """The locations a seat controls, by sector; nobody changes the list."""
        return self.in_cast().locations[seat]

    def count_locations(self, seat: int) -> int:
        return len(self.in_cast().locations[seat])

    def assets(self, seat: int) -> list[int]:
        """Everything a seat controls, locations first; nobody changes the list."""
        return self.in_cast().assets[seat]

    def cards_at(self, sector: int) -> list[int]:
        """What is in play in a sector besides its location; nobody changes the list."""
        return self.in_places().cards[sector]

    def ships_at(self, sector: int) -> list[int]:
        return self.in_places().ships[sector]

    def ships_of(self, seat: int) -> list[int]:
        return self.in_cast().ships[seat]

    def is_any_damaged(self) -> bool:
        """Is there damage on anything in play?"""
        for card in self.location:
            if self.damage[card]:
                return True
        for card in self.zones[PLAY]:
            if self.damage[card]:
                return True
        return False

    def distance(self, one: int, other: int) -> int:
        """C-MAP-06: orthogonal steps."""
        return self.spec.layout.distance[one][other]

    def token_count(self, seat: int, token: int) -> int:
        """How many ships of this token a seat controls (C-COMP-04)."""
        count = 0
        for card in self.zones[PLAY]:
            if self.controller[card] == seat and self.spec.token[self.face[card]] == token:
                count += 1
        return count

    def attached_to(self, card: int) -> list[int]:
        return [c for c in self.in_cast().attached if self.host[c] == card]

    def last_token_in_play(self, seat: int) -> bool:
        """C-SETUP-02, C-DEST-12, C-DEST-13: the special token is placed last, swapped back first:
        it lies on the map exactly when the stack is empty."""
        return self.tokens[seat] == 0

    # -- resources, favor, cards in hand --------------------------------------------------------

    def gain(self, seat: int, amount: int, clause: str) -> None:
        """C-COMP-05, C-PROD-04: resources have no limit and never expire."""
        if amount > 0:
            self.receive(seat, amount)
            self.emit("gains", seat, clause, amount)

    def change_favor(self, seat: int, amount: int, clause: str) -> None:
        """C-DEST-11, C-SETUP-14: never below 0. C-COMP-08: no upper limit."""
        new = max(0, self.favor[seat] + amount)
        spared = new - self.favor[seat] - amount
        if new != self.favor[seat]:
            self.emit("favor", seat, clause, abs(new - self.favor[seat]), int(amount > 0), new)
            self.set_favor(seat, new)
        if spared > 0:
            self.emit("spared", seat, "C-DEST-11", spared)

    def draw(self, seat: int, count: int, clause: str) -> None:
        """C-DRAW-01, C-DRAW-04: with nothing to draw, nothing is drawn, and nobody loses by it."""
        deck = self.deck_of(seat)
        for _ in range(count):
            self.refill(seat)
            if not self.zones[deck]:
                return
            card = self.zones[deck][-1]
            self.move(card, self.hand_of(seat))
            self.emit("draws", seat, clause, card)
            self.refill(seat)

    def refill(self, seat: int) -> None:
        """C-DRAW-02, C-DRAW-03: an empty deck becomes the shuffled scrap pile at once."""
        deck = self.deck_of(seat)
        pile = self.zones[self.scrap_of(seat)]
        if self.zones[deck] or not pile:
            return
        for card in pile[:]:
            self.move(card, deck)
        self.shuffle(deck, DECKS)
        self.emit("reshuffles", seat, "C-DRAW-03")

    def refill_all(self) -> None:
        for seat in range(self.seats):
            if not self.zones[FIRST + 3 * seat]:
                self.refill(seat)

    def is_colony(self, card: int) -> bool:
        return self.spec.kind[self.face[card]] == COLONY

    def is_capital(self, card: int) -> bool:
        return self.spec.kind[self.face[card]] == CAPITAL
