"""Frames that every rulebook needs, so that a rule frame reads like its page.

A title subclasses them and fills in the part that is its own; what is left open has a plain
default. Clauses K-... are the table's own rules, in table.md.
"""

from __future__ import annotations

from typing import Any

from regent.kernel import rng
from regent.kernel.action import A_AGREE, A_DECLINE, A_DONE, A_PASS, ORDER, arg_a, arg_b, pack
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame, T
from regent.kernel.table import Table, Trigger


class Steps(Frame[T]):
    """A fixed sequence: part 0, part 1, … each finished before the next begins."""

    __slots__ = ()

    def parts(self, t: T) -> int:
        """How many parts there are."""
        raise Broken(f"{type(self).__name__} does not say how many parts it has")

    def part(self, t: T, n: int) -> Frame[Any] | None:
        """Do part n; the frame it returns runs before part n+1."""
        return None

    def done(self, t: T) -> None:
        """After the last part, when this frame has left the stack."""

    def step(self, t: T) -> None:
        parts = self.parts(t)
        while self.pc < parts:
            n = self.pc
            self.pc = n + 1
            frame = self.part(t, n)
            if frame is not None:
                t.stack.append(frame)
                return
            if t.over:
                return
        t.stack.pop()
        self.done(t)


class EachSeat(Frame[T]):
    """Each seat in an order does the same thing; one finishes before the next begins."""

    __slots__ = ("order",)

    def __init__(self, order: list[int], pc: int = 0) -> None:
        super().__init__(pc)
        self.order = order

    def each(self, t: T, seat: int) -> Frame[Any] | None:
        """What this seat does now."""
        raise Broken(f"{type(self).__name__} does not say what each seat does")

    def done(self, t: T) -> None:
        """After the last seat, when this frame has left the stack."""

    def step(self, t: T) -> None:
        order = self.order
        while self.pc < len(order):
            seat = order[self.pc]
            self.pc += 1
            frame = self.each(t, seat)
            if frame is not None:
                t.stack.append(frame)
                return
            if t.over:
                return
        t.stack.pop()
        self.done(t)


class Ask(Frame[T]):
    """One seat chooses one option; the frame has left the stack when `chosen` runs."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def chosen(self, t: T, action: int) -> None:
        """What the choice does."""
        raise Broken(f"{type(self).__name__} does not say what a choice does")

    def step(self, t: T) -> None:
        t.waiting = 1 << self.seat

    def answer(self, t: T, seat: int, action: int) -> None:
        t.waiting = 0
        t.stack.pop()
        self.chosen(t, action)


class Consent(Ask[T]):
    """Another seat agrees or declines (K-CONSENT-1); the answer is `ret`, 1 or 0."""

    __slots__ = ()

    def clone(self) -> Frame[T]:
        return Consent(self.seat, self.pc)

    def candidates(self, t: T, seat: int) -> list[int]:
        return [A_AGREE, A_DECLINE]

    def chosen(self, t: T, action: int) -> None:
        t.ret = 1 if action == A_AGREE else 0

    def shape(self) -> str:
        return "consent"

    def clause(self) -> str:
        return "K-CONSENT-1"


class Sealed(Frame[T]):
    """Several seats choose at the same time and in secret (K-SEAL-1).

    `drafts` holds what each seat has said so far; `pending` is the mask of seats still choosing.
    An answer that `closes` ends a seat's draft; when the last one is in, `reveal` runs.
    """

    __slots__ = ("drafts", "pending", "seats")

    def __init__(self, drafts: list[list[int]], pending: int, seats: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.drafts = drafts
        self.pending = pending
        self.seats = seats

    def reveal(self, t: T) -> None:
        """All answers are in; this frame has left the stack."""
        raise Broken(f"{type(self).__name__} does not say what the answers do")

    def closes(self, t: T, seat: int, action: int) -> bool:
        """Does this answer end the seat's draft? By default one answer is all."""
        return True

    def step(self, t: T) -> None:
        if self.pending:
            t.waiting = self.pending
            return
        t.stack.pop()
        self.reveal(t)

    def answer(self, t: T, seat: int, action: int) -> None:
        self.drafts[seat].append(action)
        if self.closes(t, seat, action):
            self.pending &= ~(1 << seat)
            t.waiting = self.pending

    def retract(self, t: T, seat: int) -> str:
        """A seat may take its sealed answer back until the last one is in (K-SEAL-2)."""
        if not self.seats >> seat & 1 or not self.drafts[seat]:
            return "K-SEAL-3"
        self.drafts[seat] = []
        self.pending |= 1 << seat
        t.waiting = self.pending
        return ""

    def redeal(self, t: T, viewer: int, source: list[int]) -> None:
        """What others have sealed is unknown: give them other legal answers."""
        for seat in range(t.seats):
            if seat == viewer or not self.drafts[seat]:
                continue
            self.drafts[seat] = []
            while not self.pending >> seat & 1:
                offered = self.options(t, seat)
                action = offered[rng.below(source, 0, len(offered))]
                self.drafts[seat].append(action)
                if self.closes(t, seat, action):
                    break

    def shape(self) -> str:
        return "sealed"


def no_drafts(t: Table) -> list[list[int]]:
    """Empty drafts for a Sealed frame: one list for each seat."""
    return [[] for _ in range(t.seats)]


class Window(Frame[T]):
    """A moment at which seats may react, asked in turn until all pass in succession (K-WINDOW-2).

    A seat is asked if from public knowledge alone it could react (`could`), never because of
    what it really holds (K-WINDOW-1). A table that chose fast windows skips by the real hand.
    """

    __slots__ = ("at", "order", "passes")

    def __init__(self, order: list[int], at: int = 0, passes: int = 0, pc: int = 0) -> None:
        super().__init__(pc)
        self.at = at
        self.order = order
        self.passes = passes

    def could(self, t: T, seat: int) -> bool:
        """From what lies open: is there anything this seat might do?"""
        return True

    def react(self, t: T, seat: int, action: int) -> None:
        """An announced reaction: push the frame that resolves it."""
        raise Broken(f"{type(self).__name__} takes no reactions")

    def closed(self, t: T) -> None:
        """Everybody passed; this frame has left the stack."""

    def step(self, t: T) -> None:
        order = self.order
        while self.passes < len(order):
            seat = order[self.at]
            if self.could(t, seat) and not (t.fast and len(self.options(t, seat)) == 1):
                t.waiting = 1 << seat
                return
            self.passes += 1
            self.at = (self.at + 1) % len(order)
        t.stack.pop()
        self.closed(t)

    def answer(self, t: T, seat: int, action: int) -> None:
        t.waiting = 0
        self.at = (self.at + 1) % len(self.order)
        if action == A_PASS:
            self.passes += 1
            return
        self.passes = 0
        self.react(t, seat, action)

    def shape(self) -> str:
        return "window"


class Announced(Frame[T]):
    """A card or ability that has been announced and may still be answered (K-WINDOW-3).

    It opens a nested window, then resolves unless something in that window cancelled it: the
    last one announced resolves first.
    """

    __slots__ = ("cancelled", "card", "seat")

    def __init__(self, seat: int, card: int, cancelled: int = 0, pc: int = 0) -> None:
        super().__init__(pc)
        self.cancelled = cancelled
        self.card = card
        self.seat = seat

    def window(self, t: T) -> Frame[Any] | None:
        """The window in which others may answer this."""
        return None

    def resolve(self, t: T) -> None:
        """Its effect; this frame has left the stack."""
        raise Broken(f"{type(self).__name__} does not say what it does")

    def cancel(self, t: T) -> None:
        """What happens instead when it was cancelled; this frame has left the stack."""

    def step(self, t: T) -> None:
        if self.pc == 0:
            self.pc = 1
            frame = self.window(t)
            if frame is not None:
                t.stack.append(frame)
            return
        t.stack.pop()
        if self.cancelled:
            self.cancel(t)
        else:
            self.resolve(t)


def announced_below(t: Table, card: int = -1) -> Announced[Any] | None:
    """The announced thing nearest the top of the stack, or the one of that card."""
    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if isinstance(frame, Announced) and card in (-1, frame.card):
            return frame
    return None


class Pick(Frame[T]):
    """One seat picks some of many, one at a time; what it picked is `got`.

    `pool` holds the things that may be picked, `verb` names the picking. A pick without
    alternative is made without asking.
    """

    __slots__ = ("least", "most", "picked", "pool", "seat", "verb")

    def __init__(
        self,
        least: int,
        most: int,
        picked: list[int],
        pool: list[int],
        seat: int,
        verb: int,
        pc: int = 0,
    ) -> None:
        super().__init__(pc)
        self.least = least
        self.most = most
        self.picked = picked
        self.pool = pool
        self.seat = seat
        self.verb = verb

    def bar_pick(self, t: T, thing: int) -> str:
        """The clause that forbids picking this one now."""
        return ""

    def chosen(self, t: T) -> None:
        """All picks are made and lie in `got`; this frame has left the stack."""

    def step(self, t: T) -> None:
        if len(self.pool) <= self.least:
            self.picked = self.pool[:]
        if len(self.picked) >= min(self.most, len(self.pool)):
            self.close(t)
        else:
            t.waiting = 1 << self.seat

    def close(self, t: T) -> None:
        t.stack.pop()
        t.got = self.picked
        self.chosen(t)

    def candidates(self, t: T, seat: int) -> list[int]:
        verb = self.verb
        return [pack(verb, thing) for thing in self.pool] + [A_DONE]

    def bar(self, t: T, seat: int, action: int) -> str:
        if action == A_DONE:
            return "K-PICK-1" if len(self.picked) < self.least else ""
        thing = arg_a(action)
        if thing in self.picked:
            return "K-PICK-2"
        if thing not in self.pool:
            return "K-PICK-3"
        return self.bar_pick(t, thing)

    def answer(self, t: T, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DONE:
            self.close(t)
        else:
            self.picked.append(arg_a(action))

    def shape(self) -> str:
        return "pick"


class Pay(Frame[T]):
    """One seat pays `due` from a pool of means, each an action with a worth; all or nothing.

    Nothing is spent until the whole price is met (K-PAY-2). `ret` is 1 when paid, 0 when the
    pool is too small (nothing is asked then) or the seat declined where it may.
    """

    __slots__ = ("due", "pool", "seat", "spent")

    def __init__(self, due: int, pool: list[int], seat: int, spent: list[int], pc: int = 0) -> None:
        super().__init__(pc)
        self.due = due
        self.pool = pool
        self.seat = seat
        self.spent = spent

    def worth(self, t: T, action: int) -> int:
        """What this means counts toward the price."""
        return 1

    def spend(self, t: T, action: int) -> None:
        """Give it up: the price is met."""
        raise Broken(f"{type(self).__name__} does not say how to spend")

    def may_decline(self) -> bool:
        """May the seat leave without paying?"""
        return False

    def settled(self, t: T) -> None:
        """Paid or not, as `ret` says; this frame has left the stack."""

    def total(self, t: T, means: list[int]) -> int:
        """What these means are worth together."""
        worth = 0
        for action in means:
            worth += self.worth(t, action)
        return worth

    def step(self, t: T) -> None:
        if self.due <= 0 or self.total(t, self.spent) >= self.due:
            self.leave(t, 1)
            return
        if self.total(t, self.pool) < self.due:
            self.leave(t, 0)
            return
        offered = self.options(t, self.seat)
        if len(offered) > 1:
            t.waiting = 1 << self.seat
        else:
            self.spent.append(offered[0])

    def leave(self, t: T, paid: int) -> None:
        t.stack.pop()
        if paid:
            for action in self.spent:
                self.spend(t, action)
        t.ret = paid
        self.settled(t)

    def candidates(self, t: T, seat: int) -> list[int]:
        means = list(dict.fromkeys(self.pool))
        return [*means, A_DECLINE] if self.may_decline() else means

    def bar(self, t: T, seat: int, action: int) -> str:
        if action == A_DECLINE:
            return "" if self.may_decline() else "K-PAY-3"
        return "K-PAY-1" if self.spent.count(action) >= self.pool.count(action) else ""

    def answer(self, t: T, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DECLINE:
            self.leave(t, 0)
        else:
            self.spent.append(action)

    def shape(self) -> str:
        return "pay"


class Chance(Frame[T]):
    """Draws `count` numbers from 1 to `sides` and leaves them in `got` (K-CHANCE-1)."""

    __slots__ = ("count", "sides", "stream")

    def __init__(self, count: int, sides: int, stream: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.count = count
        self.sides = sides
        self.stream = stream

    def rolled(self, t: T) -> None:
        """What the outcome in `got` does; this frame has left the stack."""

    def step(self, t: T) -> None:
        t.got = [t.below(self.stream, self.sides) + 1 for _ in range(self.count)]
        t.stack.pop()
        self.rolled(t)


class Settle(Frame[T]):
    """Resolves what has triggered, after the state-based checks, until nothing is left.

    Triggers of an earlier moment come first; at one moment the seats go in the title's order,
    and a seat with several chooses among its own (K-TRIGGER-1).
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int = -1, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def order(self, t: T) -> list[int]:
        """Whose triggers come first."""
        return list(range(t.seats))

    def check(self, t: T) -> Frame[Any] | None:
        """Put right what the rules put right at once; a frame where that needs one."""
        return None

    def resolve(self, t: T, trigger: Trigger) -> Frame[Any] | None:
        """Do what has triggered."""
        raise Broken(f"{type(self).__name__} does not resolve triggers")

    def chooses(self, t: T, seat: int) -> bool:
        """Does the seat order its own triggers of one moment?"""
        return True

    def step(self, t: T) -> None:
        frame = self.check(t)
        if frame is not None:
            t.stack.append(frame)
            return
        if not t.triggers:
            t.stack.pop()
            return
        batch = min([trigger.batch for trigger in t.triggers])
        for seat in self.order(t):
            mine = [x for x in t.triggers if x.seat == seat and x.batch == batch]
            if len(mine) > 1 and self.chooses(t, seat) and len(self.offers(mine)) > 1:
                self.seat = seat
                t.waiting = 1 << seat
                return
            if mine:
                self.take(t, mine[0])
                return
        raise Broken("a trigger belongs to no seat of the order")

    def offers(self, triggers: list[Trigger]) -> list[int]:
        named = [pack(ORDER, x.kind, x.source) for x in triggers]
        return list(dict.fromkeys(named))

    def candidates(self, t: T, seat: int) -> list[int]:
        batch = min([trigger.batch for trigger in t.triggers])
        return self.offers([x for x in t.triggers if x.seat == seat and x.batch == batch])

    def answer(self, t: T, seat: int, action: int) -> None:
        t.waiting = 0
        for trigger in t.triggers:
            same = trigger.kind == arg_a(action) and trigger.source == arg_b(action)
            if trigger.seat == seat and same:
                self.take(t, trigger)
                return

    def take(self, t: T, trigger: Trigger) -> None:
        """Resolve one; whatever it triggers in turn is a later moment."""
        t.triggers.remove(trigger)
        t.batch += 1
        frame = self.resolve(t, trigger)
        if frame is not None:
            t.stack.append(frame)

    def shape(self) -> str:
        return "order"

    def clause(self) -> str:
        return "K-TRIGGER-1"
