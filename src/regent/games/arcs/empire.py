"""What the Empire adds to the counts: titles, the First Regent and the Trust, Favors, the Council.

All of it is one short packed list, which is empty in the base game: there nobody is a Regent and
nothing of this can happen. As in `counts.py`, only the methods here write into it.
"""

from __future__ import annotations

from typing import Final

from regent.games.arcs.codes import (
    AGENT,
    BLIGHT,
    BLIGHT_TOKENS,
    CITY,
    EMPIRE,
    FREE,
    FREE_CITIES,
    FREE_STARPORTS,
    IMPERIAL_SHIPS,
    IN_SESSION,
    KINDS,
    OWNERS,
    SECURED,
    SHIP,
    SLOTS,
    STARPORT,
    TYPES,
)
from regent.games.arcs.counts import Counts
from regent.kernel.packed import Ints, i64, vec

COUNCIL_PLACE: Final = 4
"""The place of the Council in the Court row; it lies leftmost (S-SETUP-6)."""

# The list: single numbers, then the Trust by type, objectives by seat, Favors by holder and owner
_ACT: Final = 0
_OUTLAWS: Final = 1
_FIRST: Final = 2
_POLICY: Final = 3
_COUNCIL: Final = 4
_SECURER: Final = 5
_EVENTS: Final = 6
_WAS_SECURED: Final = 7
_TRUST: Final = 8
_FATE: Final = _TRUST + len(TYPES)


class Empire(Counts):
    """The counts of a game with or without an Empire."""

    __slots__ = ("realm",)

    def __init__(self, seats: int, sight: list[int]) -> None:
        super().__init__(seats, sight)
        self.realm: Ints = vec[i64]()

    def found_empire(self) -> None:
        """Everybody a Regent and nobody the first of them; full supplies of those who are no
        player (S-COMP-1, S-COMP-2, S-COMP-3, S-TITLE-1). Free ones may run below none: substitutes
        (E-FREE-13)."""
        n = self.seats
        self.realm = vec[i64]([0] * (_FATE + n + n * n))
        self.realm[_FIRST] = -1
        self.realm[_SECURER] = -1
        self.supply[EMPIRE * KINDS + SHIP] = IMPERIAL_SHIPS
        self.supply[BLIGHT * KINDS + SHIP] = BLIGHT_TOKENS
        self.supply[FREE * KINDS + CITY] = FREE_CITIES
        self.supply[FREE * KINDS + STARPORT] = FREE_STARPORTS

    def copy_empire(self, other: Empire) -> None:
        self.copy_counts(other)
        other.realm = self.realm[:]

    # -- Acts -----------------------------------------------------------------------------------

    def act(self) -> int:
        """Which Act it is; 0 in the base game."""
        return self.realm[_ACT] if len(self.realm) else 0

    def begin_act(self) -> None:
        self.realm[_ACT] += 1

    # -- titles ---------------------------------------------------------------------------------

    def is_regent(self, seat: int) -> bool:
        """Which side of the title card lies up (S-COMP-7): bound by the laws (S-TITLE-2), or free
        of them (S-TITLE-3)."""
        return len(self.realm) > 0 and not self.realm[_OUTLAWS] >> seat & 1

    def regents(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.is_regent(seat)]

    def become_outlaw(self, seat: int) -> None:
        self.realm[_OUTLAWS] |= 1 << seat

    def become_regent(self, seat: int) -> None:
        """By invitation, or reviving the Empire (S-TITLE-5)."""
        self.realm[_OUTLAWS] &= ~(1 << seat)

    def first_regent(self) -> int:
        """Who holds the tile; -1 for nobody (S-TITLE-6)."""
        return self.realm[_FIRST] if len(self.realm) else -1

    def take_tile(self, seat: int) -> None:
        """The tile changes hands, with the Trust on it (S-COMP-8, S-TRUST-1)."""
        self.realm[_FIRST] = seat

    # -- the Imperial Trust ---------------------------------------------------------------------

    def trust(self, type: int) -> int:
        """What lies there is in no slot and not in the supply (S-TRUST-6), so nobody spends, gives
        or loses it (S-TRUST-3)."""
        return self.realm[_TRUST + type] if len(self.realm) else 0

    def trust_count(self) -> int:
        return sum([self.trust(type) for type in range(len(TYPES))])

    def give_trust(self, seat: int, at: int) -> None:
        """A resource goes from a slot to the Trust (S-EDICT-6)."""
        self.realm[_TRUST + self.slots[seat * SLOTS + at]] += 1
        self.slots[seat * SLOTS + at] = -1

    def fill_trust(self, type: int) -> None:
        """A resource goes from the supply to the Trust: for positions."""
        self.tokens[type] -= 1
        self.realm[_TRUST + type] += 1

    def lift_trust(self, type: int) -> None:
        """A resource of the Trust is on its way to somebody."""
        self.realm[_TRUST + type] -= 1
        self.loose[type] += 1

    def return_trust(self) -> int:
        """All of it goes back to the supply (S-TRUST-7); how many."""
        total = 0
        for type in range(len(TYPES)):
            total += self.realm[_TRUST + type]
            self.tokens[type] += self.realm[_TRUST + type]
            self.realm[_TRUST + type] = 0
        return total

    # -- Favors ---------------------------------------------------------------------------------

    def favors(self, holder: int, owner: int) -> int:
        """Agents of an owner on the holder's Fate card (E-NEGOT-7), from promises, gifts and
        Demands (S-FAVOR-1); they stay there (S-FAVOR-3)."""
        if not len(self.realm):
            return 0
        return self.realm[_FATE + self.seats + holder * self.seats + owner]

    def _favor(self, holder: int, owner: int, by: int) -> None:
        self.realm[_FATE + self.seats + holder * self.seats + owner] += by

    def promise_favor(self, owner: int, holder: int) -> None:
        """An Agent goes from its owner's supply to somebody's Fate card (E-NEGOT-6)."""
        self.supply[owner * KINDS + AGENT] -= 1
        self._favor(holder, owner, 1)

    def lift_favor(self, holder: int, owner: int) -> None:
        """A Favor leaves a Fate card; `put_favor` or `agent_home` follows."""
        self._favor(holder, owner, -1)

    def put_favor(self, holder: int, owner: int) -> None:
        self._favor(holder, owner, 1)

    # -- assets that change hands (E-NEGOT-8) -----------------------------------------------------

    def move_captive(self, giver: int, taker: int, owner: int) -> None:
        """To the taker's Captives, or to the supply if it is the taker's own (E-LIMIT-4)."""
        self.captives[giver * self.seats + owner] -= 1
        if owner == taker:
            self.agent_home(owner)
        else:
            self.captives[taker * self.seats + owner] += 1

    def move_trophy(self, giver: int, taker: int, owner: int, kind: int) -> None:
        """The same for a Trophy."""
        if owner == taker:
            self.return_trophy(giver, owner, kind)
            return
        self.trophies[(giver * OWNERS + owner) * KINDS + kind] -= 1
        self.trophies[(taker * OWNERS + owner) * KINDS + kind] += 1

    def recall_agent(self, place: int, seat: int) -> None:
        """One Agent returns from a place of the Court (E-NEGOT-5)."""
        self.agents[place * self.seats + seat] -= 1
        self.agent_home(seat)

    def shift_agents(self, start: int, end: int) -> None:
        """All Agents of a place of the Court move to another (S-COURT-12)."""
        for seat in range(self.seats):
            at = start * self.seats + seat
            self.agents[end * self.seats + seat] += self.agents[at]
            self.agents[at] = 0

    # -- the Council, Events and the Policy -------------------------------------------------------

    def council(self) -> int:
        """In Session, Decided, or secured and under a played card."""
        return self.realm[_COUNCIL]

    def securer(self) -> int:
        """Who secured the Council in this round; -1 for nobody."""
        return self.realm[_SECURER] if len(self.realm) else -1

    def turn_council(self, side: int) -> None:
        """E-COUNCIL-3, E-COUNCIL-16, E-SUMMIT-5: it lies in the Court with this side up."""
        self.realm[_COUNCIL] = side
        self.realm[_SECURER] = -1

    def secure_council(self, seat: int) -> None:
        self.realm[_COUNCIL] = SECURED
        self.realm[_SECURER] = seat
        self.realm[_WAS_SECURED] = 1

    def is_in_session(self) -> bool:
        return self.realm[_COUNCIL] == IN_SESSION

    def mirrored(self) -> int:
        """Event cards played in this round."""
        return self.realm[_EVENTS] if len(self.realm) else 0

    def mirror(self) -> None:
        self.realm[_EVENTS] += 1

    def gives_no_pips(self) -> bool:
        """S-EVENT-4: an Event card before, or a Council secured, in this round."""
        if not len(self.realm):
            return False
        return self.realm[_EVENTS] > 0 or self.realm[_WAS_SECURED] > 0

    def forget_events(self) -> None:
        """The round is over."""
        if len(self.realm):
            self.realm[_EVENTS] = 0
            self.realm[_WAS_SECURED] = 0

    def policy(self) -> int:
        return self.realm[_POLICY]

    def set_policy(self, policy: int) -> None:
        self.realm[_POLICY] = policy

    # -- Fates ----------------------------------------------------------------------------------

    def objective(self, seat: int) -> int:
        """How far the objective is from complete (S-FATE-1)."""
        return self.realm[_FATE + seat] if len(self.realm) else 0

    def set_objective(self, seat: int, space: int) -> None:
        self.realm[_FATE + seat] = space

    def advance(self, seat: int, by: int) -> int:
        """The marker goes so far towards 0, where it stays; how far it went."""
        by = min(by, self.realm[_FATE + seat])
        self.realm[_FATE + seat] -= by
        return by

    # -- those who are no player ------------------------------------------------------------------

    def find_blight(self, order: list[int]) -> bool:
        """Is there Blight to place? Without any in the supply it is taken from whoever has most of
        it as Trophies (E-BLIGHT-15), of several the first in turn order (A-FINE-1)."""
        if self.left(BLIGHT, SHIP) > 0:
            return True
        best, most = -1, 0
        for seat in order:
            if self.trophies_of(seat, BLIGHT, SHIP) > most:
                best, most = seat, self.trophies_of(seat, BLIGHT, SHIP)
        if best >= 0:
            self.return_trophy(best, BLIGHT, SHIP)
        return best >= 0

    def unbox(self) -> None:
        """The resources on the ambition boxes return (S-INT-3)."""
        for type in range(len(TYPES)):
            self.tokens[type] += self.boxes[type]
            self.boxes[type] = 0
