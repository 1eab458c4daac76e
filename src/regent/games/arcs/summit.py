"""The Summit: the Call to Order of whoever called it, then the Negotiations of all (E-SUMMIT)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.codes import DECIDED, RAID_COST, SLOTS
from regent.games.arcs.court import open_session
from regent.games.arcs.deals import (
    FIRST,
    LAST,
    bar_bundle,
    carry_out,
    items_of,
    ledger_of,
    parties,
    tell,
)
from regent.games.arcs.resources import receive
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import strongest
from regent.kernel.action import A_DONE, arg_a, arg_b, pack, verb_of
from regent.kernel.flow import Until
from regent.kernel.frame import Frame
from regent.kernel.parley import ACCEPT, CLEAR, ITEMS, NUMBER, PROPOSE, REFUSE, Parley, each_seat

MOST_ITEMS: Final = 12
"""S-SUM-10."""
MOST_TURNCOATS: Final = 6
"""E-SUMMIT-1: changes of title in one Call to Order."""


class Summit(Frame[Arcs]):
    """S-SUM-1: two parts."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> Summit:
        return Summit(self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        if self.pc == 0:
            self.pc = 1
            t.stack.append(CallToOrder(0, self.seat))
            return
        t.stack.pop()  # E-SUMMIT-11
        t.keep_wares(None)
        everyone = (1 << t.seats) - 1
        budget = (MOST_ITEMS + 1) * t.spec.proposals
        drafts: list[list[int]] = [[] for _ in range(t.seats)]
        left, edits = each_seat(t, t.spec.proposals), each_seat(t, budget)
        t.stack.append(Negotiations(everyone, left, MOST_ITEMS, budget, drafts, edits, []))


# -- Call to Order --------------------------------------------------------------------------------


class CallToOrder(Until[Arcs]):
    """E-SUMMIT-1: any number of actions of the caller, one after the other (S-SUM-2, S-SUM-4), at
    the prices of S-SUM-3; who leaves may be back by a forced invitation (S-SUM-6)."""

    __slots__ = ("turned",)

    def __init__(self, turned: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.turned = turned
        """Changes of the caller's title so far."""

    def clone(self) -> CallToOrder:
        return CallToOrder(self.turned, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE, verbs.A_PETITION, verbs.A_LEAVE, verbs.A_REVIVE]
        for rival in range(t.seats):
            if rival != seat:  # without a Favor of theirs refused by E-SUMMIT-3
                found += items_of(t, rival, seat)
                for at in range(SLOTS):
                    if t.slot(rival, at) >= 0:
                        found.append(pack(verbs.FORCE, rival, at))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        verb = verb_of(action)
        if action == A_DONE:
            return ""
        if action == verbs.A_PETITION:
            return "" if t.council() == DECIDED else "E-SUMMIT-5"
        if action == verbs.A_LEAVE:
            fits = t.is_regent(seat) and self.turned < MOST_TURNCOATS
            return "" if fits else "E-SUMMIT-6"
        if action == verbs.A_REVIVE:
            fits = not t.regents() and self.turned < MOST_TURNCOATS
            return "" if fits else "E-SUMMIT-10"
        if verb == verbs.FORCE:
            return self.bar_force(t, seat, arg_a(action), arg_b(action))
        if not FIRST <= verb <= LAST:
            return "K-ANSWER-3"
        if arg_a(action) >= t.seats or arg_b(action) != seat or arg_a(action) == seat:
            return "E-SUMMIT-2"
        if verb in (verbs.PROMISE, verbs.GIVE_RESOURCE):
            return "E-SUMMIT-4" if verb == verbs.PROMISE else "E-LIMIT-5"
        if not t.favors(seat, arg_a(action)):
            return "E-SUMMIT-3"
        return bar_bundle(t, [action])

    def bar_force(self, t: Arcs, seat: int, rival: int, at: int) -> str:
        """A resource by its slot: it costs as many Favors as the slot costs to raid."""
        if rival >= t.seats or rival == seat or at >= SLOTS or t.slot(rival, at) < 0:
            return "E-SUMMIT-2"
        return "" if t.favors(seat, rival) >= RAID_COST[at] else "E-LIMIT-5"

    def chosen(self, t: Arcs, action: int) -> None:
        seat = self.seat
        if action == verbs.A_PETITION:
            open_session(t, seat, "E-SUMMIT-5")  # E-COUNCIL-13, S-SUM-5
        elif action == verbs.A_LEAVE:
            self.turned += 1
            leave_empire(t, seat)
        elif action == verbs.A_REVIVE:
            self.turned += 1
            t.become_regent(seat)
            t.take_tile(seat)
            t.emit("revives", seat, "E-SUMMIT-10")
        elif verb_of(action) == verbs.FORCE:
            rival, at = arg_a(action), arg_b(action)
            return_favors(t, seat, rival, RAID_COST[at])
            type = t.lift(rival, at)
            t.emit("forces", seat, "E-LIMIT-5", type, rival)
            receive(t, seat, [type])
        else:
            return_favors(t, seat, arg_a(action), 1)
            carry_out(t, [action], "E-SUMMIT-2")

    def clause(self) -> str:
        return "E-SUMMIT-1"


def return_favors(t: Arcs, seat: int, rival: int, number: int) -> None:
    """E-SUMMIT-2: Favors of the caller's Fate card go home, and their owner does as is chosen
    (E-LIMIT-9, S-FAVOR-2)."""
    for _ in range(number):
        t.lift_favor(seat, rival)
        t.agent_home(rival)
    t.emit("returns-favors", seat, "E-SUMMIT-2", rival, number)


def leave_empire(t: Arcs, seat: int) -> None:
    """E-SUMMIT-6 to E-SUMMIT-9: an Outlaw from now on (E-LIMIT-8, S-TITLE-4); a First Regent leaves
    the tile behind (S-TITLE-7)."""
    t.become_outlaw(seat)
    t.emit("leaves", seat, "E-SUMMIT-6")
    if t.first_regent() != seat:
        return
    heirs = [other for other in t.order() if t.is_regent(other)]
    if heirs:
        heir = strongest(t, heirs)
        t.take_tile(heir)
        t.emit("first-regent", heir, "E-SUMMIT-7")
        return
    lost = t.return_trust()
    t.take_tile(-1)
    t.score_power(seat, -lost)
    t.emit("dissolves", seat, "E-SUMMIT-8", lost)


# -- Negotiations ---------------------------------------------------------------------------------


def speaks_for(seat: int, inside: int, giver: int, taker: int) -> bool:
    """S-SUM-8: may a seat put together what these two do? One of them is the seat, or both are in
    the deal already."""
    return seat in (giver, taker) or (inside >> giver & inside >> taker & 1) == 1


class Negotiations(Parley[Arcs]):
    """E-NEGOT-1, S-SUM-9: everybody deals with everybody."""

    __slots__ = ()

    def clone(self) -> Negotiations:
        return Negotiations(
            self.talking,
            self.left[:],
            self.most,
            self.budget,
            [draft[:] for draft in self.drafts],
            self.edits[:],
            [deal[:] for deal in self.deals],
            self.last,
            self.pc,
        )

    def pairs(self, t: Arcs, seat: int) -> list[tuple[int, int]]:
        """Those of whom the seat may say that one gives the other something."""
        inside = parties(self.drafts[seat])
        found: list[tuple[int, int]] = []
        for giver in range(t.seats):
            for taker in range(t.seats):
                if giver != taker and speaks_for(seat, inside, giver, taker):
                    found.append((giver, taker))
        return found

    def items(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for giver, taker in self.pairs(t, seat):
            found += items_of(t, giver, taker)
        return found

    def options(self, t: Arcs, seat: int) -> list[int]:
        """As barred, but what is in the draft and what lies on the table is counted once."""
        found = [a for a in self.sayings(seat) if not self.bar_saying(t, seat, a)]
        draft = self.drafts[seat]
        if not self.bar_more(seat, draft):
            ledger = ledger_of(t, draft)
            rooms = ledger.rooms(t)
            for giver, taker in self.pairs(t, seat):
                ledger.allow(t, giver, taker, rooms, found)
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if FIRST <= verb_of(action) <= LAST:
            draft = self.drafts[seat]
            return self.bar_more(seat, draft) or self.bar_item(t, seat, draft, action)
        return super().bar(t, seat, action)

    def bar_item(self, t: Arcs, seat: int, draft: list[int], item: int) -> str:
        """The same may be given twice, as often as it is there."""
        if not speaks_for(seat, parties(draft), arg_a(item), arg_b(item)):
            return "S-SUM-8"
        return ledger_of(t, draft).bar(t, item)

    def bar_deal(self, t: Arcs, proposer: int, items: list[int]) -> str:
        return bar_bundle(t, items)

    def concerned(self, t: Arcs, items: list[int]) -> int:
        return parties(items)

    def carry_out(self, t: Arcs, items: list[int]) -> None:
        carry_out(t, items)

    def told(self, t: Arcs, seat: int, verb: int, deal: list[int]) -> None:
        if verb == PROPOSE:
            t.emit("proposes", seat, "S-SUM-8", deal[NUMBER])
            tell(t, deal[NUMBER], deal[ITEMS:])
        elif verb == ACCEPT:
            t.emit("accepts", seat, "E-NEGOT-2", deal[NUMBER])
        elif verb == CLEAR:
            t.emit("lapses", seat, "S-SUM-9", deal[NUMBER])
        else:
            kind = "declines" if verb == REFUSE else "withdraws"
            t.emit(kind, seat, "S-SUM-9", deal[NUMBER])

    def closed(self, t: Arcs) -> None:
        t.emit("summit-ends", -1, "E-NEGOT-13")

    def clause(self) -> str:
        return "E-NEGOT-1"
