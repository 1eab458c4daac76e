"""Laying outposts: chosen in secret, shown together, paid, answered, resolved in order."""

from __future__ import annotations

from typing import Final

from regent.kernel.action import A_PASS, FIRST_VERB, arg_a, pack
from regent.kernel.flow import EachSeat
from regent.kernel.frame import Frame, offered
from regent.kernel.sealed import Sealed
from regent.kernel.window import Announced, Window, announced_below
from tests.tiny.income import SettleTiny
from tests.tiny.state import DISCARD, FIRST_HAND, LAID, ON_ARRIVE, Outposts

LAY: Final = FIRST_VERB
HOLD: Final = FIRST_VERB + 1
VETO: Final = FIRST_VERB + 2
RALLY: Final = FIRST_VERB + 3
COIN: Final = FIRST_VERB + 4
GIVE: Final = FIRST_VERB + 5
A_HOLD: Final = HOLD << 36
A_COIN: Final = COIN << 36


class Choose(Sealed[Outposts]):
    """T-LAY-1: a card to lay, or hold, in secret."""

    __slots__ = ()

    def clone(self) -> Choose:
        return Choose([d[:] for d in self.drafts], self.pending, self.seats, self.pc)

    def candidates(self, t: Outposts, seat: int) -> list[int]:
        return [A_HOLD] + [pack(LAY, card) for card in t.hand(seat)]

    def bar(self, t: Outposts, seat: int, action: int) -> str:
        if action >> 36 == LAY and t.spec.reaction[t.face[arg_a(action)]]:
            return "T-LAY-2"
        return ""

    def options(self, t: Outposts, seat: int) -> list[int]:
        face = t.face
        reaction = t.spec.reaction
        found = [A_HOLD]
        for card in t.zones[FIRST_HAND + seat]:
            if not reaction[face[card]]:
                found.append(pack(LAY, card))
        return found

    def reveal(self, t: Outposts) -> None:
        """T-LAY-3."""
        cards = [-1] * t.seats
        for seat in range(t.seats):
            action = self.drafts[seat][0]
            if action != A_HOLD:
                cards[seat] = arg_a(action)
                t.learn(cards[seat], t.everybody())
                t.emit("shows", seat, "T-LAY-3", cards[seat])
        t.stack.append(LayAll(cards, t.order()))

    def clause(self) -> str:
        return "T-LAY-1"


class LayAll(EachSeat[Outposts]):
    """T-LAY-3: the shown cards are laid in order."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int], order: list[int], pc: int = 0) -> None:
        super().__init__(order, pc)
        self.cards = cards

    def clone(self) -> LayAll:
        return LayAll(self.cards, self.order, self.pc)

    def each(self, t: Outposts, seat: int) -> Frame[Outposts] | None:
        card = self.cards[seat]
        if card < 0 or t.where[card] != FIRST_HAND + seat:
            return None
        t.move(card, LAID)
        due = t.spec.cost[t.face[card]]
        pool = [A_COIN] * t.coins[seat] + [pack(GIVE, held) for held in t.hand(seat)]
        return PayLaid(card, due, pool, seat, [])


class PayLaid(Frame[Outposts]):
    """T-COST-1: in coins and cards, all or nothing. `spent` is what was chosen of the pool."""

    __slots__ = ("card", "due", "pool", "seat", "spent")

    def __init__(
        self, card: int, due: int, pool: list[int], seat: int, spent: list[int], pc: int = 0
    ) -> None:
        super().__init__(pc)
        self.card = card
        self.due = due
        self.pool = pool
        self.seat = seat
        self.spent = spent

    def clone(self) -> PayLaid:
        return PayLaid(self.card, self.due, self.pool, self.seat, self.spent[:], self.pc)

    def step(self, t: Outposts) -> None:
        if len(self.spent) >= self.due:
            t.stack.pop()
            for action in self.spent:  # T-COST-3: not before the cost is met
                self.spend(t, action)
            t.ret = 1
            t.stack.append(Laying(self.seat, self.card))
        elif len(self.pool) < self.due:
            t.stack.pop()
            t.ret = 0
            t.move(self.card, FIRST_HAND + self.seat)
            t.emit("takes-back", self.seat, "T-COST-2", self.card)
        elif len(offered(t, self.seat)) > 1:
            t.waiting = 1 << self.seat
        else:
            self.spent.append(offered(t, self.seat)[0])

    def spend(self, t: Outposts, action: int) -> None:
        if action == A_COIN:
            t.coins[self.seat] -= 1
        else:
            t.move(arg_a(action), DISCARD)
            t.emit("gives", self.seat, "T-COST-1", arg_a(action))

    def candidates(self, t: Outposts, seat: int) -> list[int]:
        return list(dict.fromkeys(self.pool))

    def bar(self, t: Outposts, seat: int, action: int) -> str:
        return "T-COST-3" if self.spent.count(action) >= self.pool.count(action) else ""

    def answer(self, t: Outposts, seat: int, action: int) -> None:
        t.waiting = 0
        self.spent.append(action)

    def shape(self) -> str:
        return "pay"

    def clause(self) -> str:
        return "T-COST-1"

    def subject(self, t: Outposts) -> list[int]:
        return [self.card, self.due]


class Laying(Announced[Outposts]):
    """A card being laid: others may veto it, then it arrives."""

    __slots__ = ()

    def clone(self) -> Laying:
        return Laying(self.seat, self.card, self.cancelled, self.pc)

    def window(self, t: Outposts) -> Frame[Outposts] | None:
        return VetoWindow(self.card, others(t, self.seat))

    def resolve(self, t: Outposts) -> None:
        """T-ARRIVE-1."""
        t.move(self.card, FIRST_HAND + t.seats + self.seat)
        t.emit("lays", self.seat, "T-ARRIVE-1", self.card)
        if t.spec.does[ON_ARRIVE][t.face[self.card]]:
            t.trigger(ON_ARRIVE, self.seat, self.card)
            t.stack.append(SettleTiny())

    def cancel(self, t: Outposts) -> None:
        t.move(self.card, DISCARD)
        t.emit("cancelled", self.seat, "T-VETO-1", self.card)


def others(t: Outposts, seat: int) -> list[int]:
    """All seats after this one, without it."""
    n = t.seats
    return [(seat + i) % n for i in range(1, n)]


class VetoWindow(Window[Outposts]):
    """Others may veto a card that is being laid, or a veto."""

    __slots__ = ("card",)

    def __init__(
        self, card: int, order: list[int], at: int = 0, passes: int = 0, pc: int = 0
    ) -> None:
        super().__init__(order, at, passes, pc)
        self.card = card

    def clone(self) -> VetoWindow:
        return VetoWindow(self.card, self.order, self.at, self.passes, self.pc)

    def could(self, t: Outposts, seat: int) -> bool:
        """K-WINDOW-1: a card in hand and a coin are enough to wonder."""
        return t.coins[seat] > 0 and len(t.zones[FIRST_HAND + seat]) > 0

    def candidates(self, t: Outposts, seat: int) -> list[int]:
        return [A_PASS] + [pack(VETO, card) for card in t.hand(seat)]

    def bar(self, t: Outposts, seat: int, action: int) -> str:
        if action == A_PASS:
            return ""
        if action >> 36 != VETO:
            return "K-ANSWER-3"
        face = t.face[arg_a(action)]
        if t.spec.reaction[face] != 1:
            return "T-VETO-3"
        return "T-VETO-2" if t.coins[seat] < t.spec.cost[face] else ""

    def options(self, t: Outposts, seat: int) -> list[int]:
        found = [A_PASS]
        spec = t.spec
        for card in t.zones[FIRST_HAND + seat]:
            face = t.face[card]
            if spec.reaction[face] == 1 and spec.cost[face] <= t.coins[seat]:
                found.append(pack(VETO, card))
        return found

    def react(self, t: Outposts, seat: int, action: int) -> None:
        card = arg_a(action)
        t.coins[seat] -= t.spec.cost[t.face[card]]
        t.move(card, LAID)
        t.emit("plays", seat, "T-VETO-1", card)
        t.stack.append(Vetoing(seat, card))

    def clause(self) -> str:
        return "T-VETO-1"

    def subject(self, t: Outposts) -> list[int]:
        return [self.card]

    def tags(self, t: Outposts, seat: int) -> list[str]:
        """A standing order may pass until the seat's own card is answered."""
        return ["own-card"] if any(f.seat == seat for f in announced(t)) else []


def announced(t: Outposts) -> list[Announced[Outposts]]:
    """Everything announced and not yet resolved, bottom first."""
    return [frame for frame in t.stack if isinstance(frame, Announced)]


class Vetoing(Announced[Outposts]):
    """A veto, itself open to a veto (K-WINDOW-3)."""

    __slots__ = ()

    def clone(self) -> Vetoing:
        return Vetoing(self.seat, self.card, self.cancelled, self.pc)

    def window(self, t: Outposts) -> Frame[Outposts] | None:
        return VetoWindow(self.card, others(t, self.seat))

    def resolve(self, t: Outposts) -> None:
        target = announced_below(t)
        if target is not None:
            target.cancelled = 1
        t.move(self.card, DISCARD)

    def cancel(self, t: Outposts) -> None:
        t.move(self.card, DISCARD)
        t.emit("cancelled", self.seat, "T-VETO-1", self.card)
