"""Farseers: a look at a Rival's hand with a swap, and a new hand (A-GUILD-17)."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.piles import draw_bottom
from regent.games.arcs.state import CARDS, HAND, LIMBO, PILE, Arcs
from regent.kernel.action import A_DONE, arg_a, arg_b, pack, verb_of
from regent.kernel.flow import Until


class Look(Choice):
    """Whose hand to look at."""

    __slots__ = ()

    def clone(self) -> Look:
        return Look(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.LOOK, other) for other in range(t.seats) if other != seat]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        other = arg_a(action)
        if verb_of(action) != verbs.LOOK or other >= t.seats:
            return "K-ANSWER-3"
        return "" if other != seat and t.hand(other) else "A-GUILD-17"

    def chosen(self, t: Arcs, action: int) -> None:
        other = arg_a(action)
        t.emit("looks", self.seat, "A-GUILD-17", other)
        for card in t.hand(other):
            t.show(card, 1 << self.seat)
            t.emit("sees", self.seat, "A-GUILD-17", card)
        t.stack.append(SwapCards(other, self.seat))

    def clause(self) -> str:
        return "A-GUILD-17"


class SwapCards(Choice):
    """One card of the hand for one of the Rival's, or not."""

    __slots__ = ("other",)

    def __init__(self, other: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.other = other

    def clone(self) -> SwapCards:
        return SwapCards(self.other, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for own in t.hand(seat):
            for card in t.hand(self.other):
                found.append(pack(verbs.SWAP, own, card))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        if verb_of(action) != verbs.SWAP:
            return "K-ANSWER-3"
        fits = arg_a(action) in t.hand(seat) and arg_b(action) in t.hand(self.other)
        return "" if fits else "A-GUILD-17"

    def chosen(self, t: Arcs, action: int) -> None:
        if action == A_DONE:
            return
        own, card = arg_a(action), arg_b(action)
        t.move(own, t.zone(self.other, HAND))
        t.move(card, t.zone(self.seat, HAND))
        t.emit("swaps", self.seat, "A-GUILD-17", own, card, self.other)

    def clause(self) -> str:
        return "A-GUILD-17"

    def subject(self, t: Arcs) -> list[int]:
        return [self.other]


class Redraw(Until[Arcs]):
    """Any number of cards of the hand go back, and as many and one more are drawn."""

    __slots__ = ("given",)

    def __init__(self, given: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.given = given

    def clone(self) -> Redraw:
        return Redraw(self.given[:], self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [A_DONE] + [pack(verbs.RETURN, card) for card in t.hand(seat)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        card = arg_a(action)
        if verb_of(action) != verbs.RETURN or card not in t.hand(seat) or card in self.given:
            return "A-GUILD-17"
        return ""

    def chosen(self, t: Arcs, action: int) -> None:
        self.given.append(arg_a(action))

    def done(self, t: Arcs) -> None:
        for card in self.given:
            t.move(card, LIMBO)
        t.shuffle(LIMBO, CARDS)
        for card in t.zones[LIMBO][:]:
            t.move(card, PILE)
        t.emit("puts-back", self.seat, "A-GUILD-17", len(self.given))
        draw_bottom(t, self.seat, len(self.given) + 1, "A-GUILD-17")

    def clause(self) -> str:
        return "A-GUILD-17"
