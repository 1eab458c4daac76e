"""The market: cards sold for coins, then coins and outposts dealt for among the seats."""

from __future__ import annotations

from typing import Final

from regent.kernel.action import A_DONE, FIRST_VERB, arg_a, arg_b, arg_c, counted, pack, verb_of
from regent.kernel.flow import EachSeat, Until
from regent.kernel.frame import Frame
from regent.kernel.parley import ACCEPT, CLEAR, NUMBER, PROPOSE, PROPOSER, REFUSE, Parley, each_seat
from tests.tiny.state import DISCARD, FIRST_HAND, Outposts

SELL: Final = FIRST_VERB + 7
COINS: Final = FIRST_VERB + 8
HAND_OVER: Final = FIRST_VERB + 9

PROPOSALS: Final = 2
MOST_ITEMS: Final = 3
MOST_COINS: Final = 3


class Selling(EachSeat[Outposts]):
    """T-MARKET-1."""

    __slots__ = ()

    def clone(self) -> Selling:
        return Selling(self.order, self.pc)

    def each(self, t: Outposts, seat: int) -> Frame[Outposts] | None:
        return Sell(seat)

    def done(self, t: Outposts) -> None:
        everyone = (1 << t.seats) - 1
        budget = (MOST_ITEMS + 1) * PROPOSALS
        drafts: list[list[int]] = [[] for _ in range(t.seats)]
        edits = each_seat(t, budget)
        left = each_seat(t, PROPOSALS)
        t.stack.append(Market(everyone, left, MOST_ITEMS, budget, drafts, edits, []))


class Sell(Until[Outposts]):
    """T-MARKET-1: any number of cards, one after the other."""

    __slots__ = ()

    def clone(self) -> Sell:
        return Sell(self.seat, self.pc)

    def candidates(self, t: Outposts, seat: int) -> list[int]:
        return [A_DONE] + [pack(SELL, card) for card in t.hand(seat)]

    def bar(self, t: Outposts, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        if verb_of(action) != SELL:
            return "K-ANSWER-3"
        return "" if arg_a(action) in t.hand(seat) else "T-MARKET-1"

    def chosen(self, t: Outposts, action: int) -> None:
        t.move(arg_a(action), DISCARD)
        t.emit("sells", self.seat, "T-MARKET-1", arg_a(action))
        t.gain(self.seat, 1, "T-MARKET-1")
        t.cap_coins(self.seat)

    def clause(self) -> str:
        return "T-MARKET-1"


class Market(Parley[Outposts]):
    """T-MARKET-2: seats deal in coins and outposts."""

    __slots__ = ()

    def clone(self) -> Market:
        return Market(
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

    def items(self, t: Outposts, seat: int) -> list[int]:
        """Who gives whom so many coins, or one of its outposts."""
        found: list[int] = []
        for giver in range(t.seats):
            for taker in range(t.seats):
                if giver == taker:
                    continue
                found += counted(COINS, MOST_COINS, giver, taker)
                for post in t.front(giver):
                    found.append(pack(HAND_OVER, post, taker))
        return found

    def bar_item(self, t: Outposts, seat: int, draft: list[int], item: int) -> str:
        return super().bar_item(t, seat, draft, item) or bar_items(t, [*draft, item])

    def bar_deal(self, t: Outposts, proposer: int, items: list[int]) -> str:
        return bar_items(t, items)

    def concerned(self, t: Outposts, items: list[int]) -> int:
        mask = 0
        for item in items:
            mask |= 1 << giver_of(t, item) | 1 << arg_b(item)
        return mask

    def carry_out(self, t: Outposts, items: list[int]) -> None:
        for item in items:
            giver, taker = giver_of(t, item), arg_b(item)
            if verb_of(item) == COINS:
                t.coins[giver] -= arg_c(item)
                t.coins[taker] += arg_c(item)
                t.emit("pays", giver, "T-MARKET-2", taker, arg_c(item))
            else:
                t.move(arg_a(item), FIRST_HAND + t.seats + taker)
                t.emit("hands-over", giver, "T-MARKET-2", arg_a(item), taker)
        for seat in range(t.seats):
            t.cap_coins(seat)

    def told(self, t: Outposts, seat: int, verb: int, deal: list[int]) -> None:
        if verb == PROPOSE:
            t.emit("proposes", deal[PROPOSER], "K-DEAL-1", deal[NUMBER])
        elif verb == ACCEPT:
            t.emit("accepts", seat, "K-DEAL-2", deal[NUMBER])
        elif verb == CLEAR:
            t.emit("lapses", seat, "K-DEAL-3", deal[NUMBER])
        else:
            t.emit("declines" if verb == REFUSE else "withdraws", seat, "K-DEAL-2", deal[NUMBER])

    def clause(self) -> str:
        return "T-MARKET-2"


def giver_of(t: Outposts, item: int) -> int:
    """Who gives; an outpost that has gone belongs to nobody, and the deal has lapsed by then."""
    if verb_of(item) == COINS:
        return arg_a(item)
    return max(0, t.keeper(arg_a(item)))


def bar_items(t: Outposts, items: list[int]) -> str:
    """T-MARKET-3: nobody gives what it has not, or the same outpost twice."""
    owed = [0] * t.seats
    posts: list[int] = []
    for item in items:
        if verb_of(item) == COINS:
            owed[arg_a(item)] += arg_c(item)
        elif (
            t.keeper(arg_a(item)) < 0
            or arg_a(item) in posts
            or t.keeper(arg_a(item)) == arg_b(item)
        ):
            return "T-MARKET-3"
        else:
            posts.append(arg_a(item))
    return "T-MARKET-3" if any(owed[s] > t.coins[s] for s in range(t.seats)) else ""
