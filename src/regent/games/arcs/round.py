"""A round: the lead, the others in turn, the check of the initiative, the discards (A-TURN)."""

from __future__ import annotations

from regent.games.arcs.council import CouncilDecides
from regent.games.arcs.court import discard_guild
from regent.games.arcs.events import EventHappens
from regent.games.arcs.piles import discard
from regent.games.arcs.state import FACE_DOWN, FACE_UP, HAND, PILE, SEIZING, Arcs
from regent.games.arcs.turn import Follow, Lead
from regent.games.arcs.values import highest_surpasser
from regent.kernel.frame import Frame


def holders(t: Arcs) -> int:
    """Those who hold cards, as a mask."""
    mask = 0
    for seat in range(t.seats):
        if t.hand(seat):
            mask |= 1 << seat
    return mask


class Round(Frame[Arcs]):
    """A-TURN-1: one turn for each player with cards, from the initiative holder clockwise."""

    __slots__ = ()

    def clone(self) -> Round:
        return Round(self.pc)

    def step(self, t: Arcs) -> None:
        at = self.pc
        self.pc = at + 1
        if at == 0:
            self.begin(t)
        elif t.lead < 0:
            t.stack.pop()
            pass_on(t)
        elif at < t.seats:
            seat = (t.leader + at) % t.seats
            if t.hand(seat):
                t.stack.append(Follow(seat))
        else:
            t.stack.pop()
            end_round(t)

    def begin(self, t: Arcs) -> None:
        t.begin_round()
        t.emit("round", t.leader, "A-TURN-1", t.round)
        if t.hand(t.leader):
            t.stack.append(Lead(t.leader))
        else:
            t.emit("passes", t.leader, "A-TURN-3")


def pass_on(t: Arcs) -> None:
    """A-TURN-3, A-TURN-4: the marker goes to the next player with cards; when all of them have
    passed in succession, the hands are discarded. There is no event (S-ROUND-2)."""
    t.count_turn()
    for step in range(1, t.seats + 1):
        seat = (t.leader + step) % t.seats
        if t.hand(seat):
            t.take_initiative(seat)
            break
    if t.initiative != t.leader:
        t.emit("initiative", t.initiative, "A-TURN-3")
    if holders(t) & ~t.passed:
        return
    for seat in t.order():
        for card in t.hand(seat)[:]:
            t.move(card, PILE)
    t.emit("all-passed", -1, "A-TURN-4")


def end_round(t: Arcs) -> None:
    """A-TURN-11, in its order; with the Empire what happens in between may ask something."""
    check_initiative(t)
    end_unions(t)
    if t.spec.empire:
        t.stand_down()
        t.stack.append(RoundEnds())
    else:
        discard_played(t)


class RoundEnds(Frame[Arcs]):
    """S-ROUND-1: the Council that was secured, or else the event of an Event card; the discards."""

    __slots__ = ()

    def clone(self) -> RoundEnds:
        return RoundEnds(self.pc)

    def step(self, t: Arcs) -> None:
        if self.pc == 0:
            self.pc = 1
            if t.securer() >= 0:  # E-COUNCIL-15, S-EVENT-10
                t.stack.append(CouncilDecides(t.securer()))
            elif t.mirrored():  # S-EVENT-8
                t.stack.append(EventHappens(t.initiative))
            return
        t.stack.pop()
        discard_played(t)


def discard_played(t: Arcs) -> None:
    """All other played and seize cards, and then nothing is led any more."""
    for step in range(t.seats):
        seat = (t.leader + step) % t.seats
        for which in (FACE_UP, FACE_DOWN, SEIZING):
            for card in t.cards_in(seat, which)[:]:
                discard(t, card)
    t.end_round()


def check_initiative(t: Arcs) -> None:
    """A-TURN-12: whoever seized keeps it, else the highest Surpasser takes it."""
    if t.seized:
        return
    best = highest_surpasser(t)
    if best >= 0:
        t.take_initiative(best)
        t.emit("initiative", best, "A-TURN-12")


def end_unions(t: Arcs) -> None:
    """A-GUILD-31: owners of Unions draw the cards beside them."""
    for at in range(0, len(t.unions), 3):
        union, owner, card = t.unions[at], t.unions[at + 1], t.unions[at + 2]
        t.move(card, t.zone(owner, HAND))
        t.emit("takes-card", owner, "A-GUILD-31", card)
        discard_guild(t, owner, union, "A-GUILD-31")
    t.part_unions()
