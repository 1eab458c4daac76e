"""Negotiation: several seats speak at once, offer each other deals, and consent or not."""

from __future__ import annotations

from typing import Final

from regent.kernel.action import A_DONE, Verb, arg_a, pack, verb_of
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame, T
from regent.kernel.opened import mypyc_attr
from regent.kernel.table import Table

# What is said in a negotiation besides "done" and the items of a deal. A title that negotiates
# lists PARLEY_VERBS among its own.
PROPOSE: Final = 8
CLEAR: Final = 9
ACCEPT: Final = 10
REFUSE: Final = 11
COUNTER: Final = 12
WITHDRAW: Final = 13
LEAVE_OUT: Final = 14
A_PROPOSE: Final = PROPOSE << 36
A_CLEAR: Final = CLEAR << 36

PARLEY_VERBS: Final = [
    Verb(PROPOSE, "propose"),
    Verb(CLEAR, "clear-draft"),
    Verb(ACCEPT, "accept-deal", ("number",)),
    Verb(REFUSE, "refuse-deal", ("number",)),
    Verb(COUNTER, "counter-deal", ("number",)),
    Verb(WITHDRAW, "withdraw-deal", ("number",)),
    Verb(LEAVE_OUT, "leave-out", ("number",)),
]

# A deal is a list: its number, who proposed it, whose consent it needs, who has given it, and then
# its items, each an action.
NUMBER: Final = 0
PROPOSER: Final = 1
ASKED: Final = 2
AGREED: Final = 3
ITEMS: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Parley(Frame[T]):
    """Seats put deals together, propose them and answer those of others, in any order (K-DEAL-1).

    `talking` is the mask of seats that are not done; `drafts` holds what each seat is putting
    together, seen by nobody else; `deals` are the open ones. `left` counts the proposals each seat
    still has, `edits` its changes of drafts, so that talks end (K-DEAL-5); a deal has at most
    `most` items.
    """

    __slots__ = ("budget", "deals", "drafts", "edits", "last", "left", "most", "talking")

    def __init__(
        self,
        talking: int,
        left: list[int],
        most: int,
        budget: int,
        drafts: list[list[int]],
        edits: list[int],
        deals: list[list[int]],
        last: int = 0,
        pc: int = 0,
    ) -> None:
        super().__init__(pc)
        self.budget = budget
        self.deals = deals
        self.drafts = drafts
        self.edits = edits
        self.last = last
        self.left = left
        self.most = most
        self.talking = talking

    # -- what a title fills in ------------------------------------------------------------------

    def items(self, t: T, seat: int) -> list[int]:
        """Everything this seat might put into a deal, each once; of several equal pieces one item
        for each number of them (`counted`)."""
        raise Broken(f"{type(self).__name__} does not say what can be dealt in")

    def bar_item(self, t: T, seat: int, draft: list[int], item: int) -> str:
        """The clause that forbids adding this to what the seat has put together. A title in which
        the same may be given twice says so here."""
        return "K-PICK-2" if item in draft else ""

    def bar_deal(self, t: T, proposer: int, items: list[int]) -> str:
        """The clause by which this cannot be carried out as a whole now."""
        return ""

    def concerned(self, t: T, items: list[int]) -> int:
        """The mask of seats that give or receive something."""
        raise Broken(f"{type(self).__name__} does not say whom a deal concerns")

    def carry_out(self, t: T, items: list[int]) -> None:
        """All have agreed: everything in it happens at once (K-DEAL-2)."""
        raise Broken(f"{type(self).__name__} does not say what a deal does")

    def told(self, t: T, seat: int, verb: int, deal: list[int]) -> None:
        """Say openly that a deal was proposed, agreed to, refused, withdrawn (its verb), or, as
        CLEAR, that it has lapsed."""

    def closed(self, t: T) -> None:
        """Nobody has anything to say any more; this frame has left the stack."""

    # -- the talk -------------------------------------------------------------------------------

    def awaited(self) -> int:
        """Who is not done, or is asked for an answer (K-DEAL-4)."""
        mask = self.talking
        for deal in self.deals:
            mask |= deal[ASKED] & ~deal[AGREED]
        return mask

    def step(self, t: T) -> None:
        """What was carried out, and whatever that asked for, may have made other deals void."""
        for deal in self.deals[:]:
            if self.bar_deal(t, deal[PROPOSER], deal[ITEMS:]):  # K-DEAL-3
                self.end(t, deal[PROPOSER], CLEAR, deal)
        t.waiting = self.awaited()
        if not t.waiting:
            t.stack.pop()
            self.closed(t)

    def deal(self, number: int) -> list[int]:
        """The open deal of that number, or an empty list."""
        for deal in self.deals:
            if deal[NUMBER] == number:
                return deal
        return []

    def candidates(self, t: T, seat: int) -> list[int]:
        return self.sayings(seat) + self.items(t, seat)

    def options(self, t: T, seat: int) -> list[int]:
        """As barred, but the items are listed once: there may be hundreds of them."""
        found = [a for a in self.sayings(seat) if not self.bar_saying(t, seat, a)]
        draft = self.drafts[seat]
        if not self.bar_more(seat, draft):
            found += [a for a in self.items(t, seat) if not self.bar_item(t, seat, draft, a)]
        return found

    def sayings(self, seat: int) -> list[int]:
        """What is said besides items."""
        found = [A_DONE]
        for deal in self.deals:
            number = deal[NUMBER]
            if deal[PROPOSER] == seat:
                found.append(pack(WITHDRAW, number))
            else:
                found += [pack(ACCEPT, number), pack(REFUSE, number), pack(COUNTER, number)]
        found += [A_PROPOSE, A_CLEAR]  # before what grows with the draft: they keep their numbers
        for at in range(max(1, len(self.drafts[seat]))):
            found.append(pack(LEAVE_OUT, at + 1))
        return found

    def bar(self, t: T, seat: int, action: int) -> str:
        draft = self.drafts[seat]
        if action == A_DONE or PROPOSE <= verb_of(action) <= LEAVE_OUT:
            return self.bar_saying(t, seat, action)
        if action not in self.items(t, seat):
            return "K-ANSWER-3"
        return self.bar_more(seat, draft) or self.bar_item(t, seat, draft, action)

    def bar_saying(self, t: T, seat: int, action: int) -> str:
        verb = verb_of(action)
        draft = self.drafts[seat]
        if action == A_DONE:
            return ""
        if verb == PROPOSE:
            return self.bar_proposal(t, seat, draft)
        if verb == CLEAR:
            return "" if draft else "K-DEAL-1"
        if verb == LEAVE_OUT:
            at = arg_a(action) - 1
            if not 0 <= at < len(draft) or draft.index(draft[at]) != at:  # of equal ones the first
                return "K-DEAL-1"
            return "" if self.edits[seat] else "K-DEAL-5"
        deal = self.deal(arg_a(action))
        if verb == WITHDRAW:
            return "" if deal and deal[PROPOSER] == seat else "K-DEAL-2"
        if not deal or not deal[ASKED] >> seat & 1 or deal[AGREED] >> seat & 1:
            return "K-DEAL-2"
        return "K-DEAL-5" if verb == COUNTER and not self.edits[seat] else ""

    def bar_more(self, seat: int, draft: list[int]) -> str:
        """K-DEAL-5: may this seat add anything to its draft?"""
        full = len(draft) >= self.most or not self.edits[seat] or not self.left[seat]
        return "K-DEAL-5" if full else ""

    def bar_proposal(self, t: T, seat: int, draft: list[int]) -> str:
        if not self.left[seat]:
            return "K-DEAL-5"
        if not draft:
            return "K-DEAL-1"
        if not self.concerned(t, draft) & ~(1 << seat):
            return "K-DEAL-2"
        return self.bar_deal(t, seat, draft)

    def answer(self, t: T, seat: int, action: int) -> None:
        """What is only put together changes nothing for others, not even the number of the
        question; what is said openly may call others back to the talk."""
        verb = verb_of(action)
        draft = self.drafts[seat]
        if action == A_DONE:
            self.leave(t, seat)
        elif verb == PROPOSE:
            self.propose(t, seat, draft)
        elif verb == CLEAR:
            self.edits[seat] -= 1
            self.drafts[seat] = []
            return
        elif verb == LEAVE_OUT:
            self.edits[seat] -= 1
            del draft[arg_a(action) - 1]
            return
        elif verb == ACCEPT:
            self.accept(t, seat, self.deal(arg_a(action)))
            return
        elif verb == REFUSE or verb == WITHDRAW:
            self.end(t, seat, verb, self.deal(arg_a(action)))
        elif verb == COUNTER:
            deal = self.deal(arg_a(action))
            self.edits[seat] -= 1
            self.drafts[seat] = deal[ITEMS:]
            self.talking |= 1 << seat
            self.end(t, seat, REFUSE, deal)
        else:
            self.edits[seat] -= 1
            draft.append(action)
            return
        t.waiting = self.awaited()

    def leave(self, t: T, seat: int) -> None:
        """Done: what was open to this seat is refused, what it put together forgotten."""
        self.talking &= ~(1 << seat)
        self.drafts[seat] = []
        for deal in self.deals[:]:
            if deal[ASKED] >> seat & 1 and not deal[AGREED] >> seat & 1:
                self.end(t, seat, REFUSE, deal)

    def propose(self, t: T, seat: int, draft: list[int]) -> None:
        self.last += 1
        self.left[seat] -= 1
        asked = self.concerned(t, draft) & ~(1 << seat)
        deal = [self.last, seat, asked, 0, *draft]
        self.deals.append(deal)
        self.drafts[seat] = []
        self.told(t, seat, PROPOSE, deal)

    def accept(self, t: T, seat: int, deal: list[int]) -> None:
        deal[AGREED] |= 1 << seat
        self.told(t, seat, ACCEPT, deal)
        if deal[AGREED] != deal[ASKED]:
            t.waiting = self.awaited()
            return
        self.deals.remove(deal)
        t.waiting = 0  # what is carried out may ask something of its own
        self.carry_out(t, deal[ITEMS:])

    def end(self, t: T, seat: int, verb: int, deal: list[int]) -> None:
        self.deals.remove(deal)
        self.told(t, seat, verb, deal)

    def redeal(self, t: T, viewer: int, source: list[int]) -> bool:
        """What others are putting together is unknown: nothing, as far as the viewer can tell."""
        for seat in range(t.seats):
            if seat != viewer:
                self.drafts[seat] = []
                self.edits[seat] = self.budget
        return True

    def shape(self) -> str:
        return "parley"

    def clause(self) -> str:
        return "K-DEAL-1"


def each_seat(t: Table, number: int) -> list[int]:
    """The same number for each seat: proposals and edits at the start of a talk."""
    return [number] * t.seats


def dealt(t: Table, action: int) -> list[int]:
    """The items of the open deal that an option agrees to; none for every other option."""
    top = t.stack[-1] if t.stack else None
    if verb_of(action) != ACCEPT or not isinstance(top, Parley):
        return []
    return top.deal(arg_a(action))[ITEMS:]


def drafted(t: Table, seat: int, action: int) -> int:
    """The item of a seat's draft that an option leaves out; 0 where there is none."""
    top = t.stack[-1] if t.stack else None
    if verb_of(action) != LEAVE_OUT or not isinstance(top, Parley):
        return 0
    at = arg_a(action) - 1
    return top.drafts[seat][at] if 0 <= at < len(top.drafts[seat]) else 0
