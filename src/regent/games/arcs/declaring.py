"""What Leaders and Farseers do when an ambition is declared (A-LEAD-30)."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import AGENT, TYPES, VOX
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.farseers import Look
from regent.games.arcs.lore_words import AMBITIOUS, BOLD, CONNECTED
from regent.games.arcs.resources import gain
from regent.games.arcs.state import AREA, COURT_DECK, DRAFT, Arcs
from regent.games.arcs.traits import guild_cards
from regent.games.arcs.vocabulary import LOOK
from regent.kernel.action import A_DONE, arg_a, pack, verb_of
from regent.kernel.flow import Until
from regent.kernel.frame import Frame


def awaiting(t: Arcs, seat: int, first: bool) -> list[int]:
    """The seat's cards that do something when it declares an ambition; `first` if no marker lay on
    it. Those that come later are too late (A-COURT-5)."""
    always = t.spec.always
    found: list[int] = []
    for card in t.area(seat):
        face = t.face[card]
        if always[LOOK][face] >= 0 or always[AMBITIOUS][face] >= 0 or always[BOLD][face] >= 0:
            found.append(card)
        elif first and always[CONNECTED][face] >= 0:
            found.append(card)
    return found


class Declared(Choice):
    """A-LEAD-30: several cards do something now, and the seat chooses the order."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.cards = cards

    def clone(self) -> Declared:
        return Declared(self.cards, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.FIRST, card) for card in self.cards]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        fits = verb_of(action) == verbs.FIRST and arg_a(action) in self.cards
        return "" if fits else "A-LEAD-30"

    def chosen(self, t: Arcs, action: int) -> None:
        card = arg_a(action)
        rest = [other for other in self.cards if other != card]
        if rest:
            t.stack.append(Declared(rest, self.seat))
        always, face = t.spec.always, t.face[card]
        if always[LOOK][face] >= 0:
            t.stack.append(Look(self.seat))
        elif always[AMBITIOUS][face] >= 0:
            t.stack.append(Ambitious(self.seat))
        elif always[BOLD][face] >= 0:
            t.stack.append(Bold([], self.seat))
        else:
            draw_and_secure(t, self.seat)

    def clause(self) -> str:
        return "A-LEAD-30"


class Ambitious(Choice):
    """A-LEAD-04a: a resource of any type, or none."""

    __slots__ = ()

    def clone(self) -> Ambitious:
        return Ambitious(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [A_DONE] + [pack(verbs.CHOOSE, type) for type in range(len(TYPES))]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        if verb_of(action) != verbs.CHOOSE or arg_a(action) >= len(TYPES):
            return "K-ANSWER-3"
        return "" if t.tokens[arg_a(action)] else "A-COMP-2"

    def chosen(self, t: Arcs, action: int) -> None:
        if action != A_DONE:
            gain(t, self.seat, [arg_a(action)], "A-LEAD-04a")

    def clause(self) -> str:
        return "A-LEAD-04a"


class Bold(Until[Arcs]):
    """A-LEAD-08a: an Agent on each of any number of Court cards."""

    __slots__ = ("placed",)

    def __init__(self, placed: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.placed = placed

    def clone(self) -> Bold:
        return Bold(self.placed[:], self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for place in range(ROW_PLACES):
            if t.court_card(place) >= 0:
                found.append(pack(verbs.INFLUENCE, t.court_card(place)))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        card = arg_a(action)
        if verb_of(action) != verbs.INFLUENCE or card >= len(t.face) or t.court_place(card) < 0:
            return "A-LEAD-08a"
        return "A-LEAD-08a" if card in self.placed or not t.left(seat, AGENT) else ""

    def chosen(self, t: Arcs, action: int) -> None:
        card = arg_a(action)
        self.placed.append(card)
        t.put_agent(t.court_place(card), self.seat)
        t.emit("influences", self.seat, "A-LEAD-08a", card)

    def clause(self) -> str:
        return "A-LEAD-08a"


# -- Noble ----------------------------------------------------------------------------------------


def draw_and_secure(t: Arcs, seat: int) -> None:
    """A-LEAD-12a: the top card of the Court deck, if there is one."""
    if t.zones[COURT_DECK]:
        card = t.zones[COURT_DECK][-1]
        t.move(card, DRAFT)
        t.emit("secures", seat, "A-LEAD-12a", card)
        t.stack.append(Drawn(card, seat))


class Drawn(Frame[Arcs]):
    """A-LEAD-12a: a card that was drawn is secured; no Agents stand on it."""

    __slots__ = ("card", "seat")

    def __init__(self, card: int, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.card = card
        self.seat = seat

    def clone(self) -> Drawn:
        return Drawn(self.card, self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        if t.spec.kind[t.face[self.card]] != VOX:
            t.stack.pop()
            t.move(self.card, t.zone(self.seat, AREA))
            t.note_secured(self.card)
        elif self.pc == 0:
            self.pc = 1
            t.spec.links.when_secured(t, self.seat, self.card)
        else:
            t.stack.pop()
            t.spec.links.put_away(t, self.card)


# -- Feastbringer ---------------------------------------------------------------------------------


def poorest(t: Arcs, seat: int) -> int:
    """The Rival with the least Power; of several the first in turn order (A-LEAD-07b)."""
    found = -1
    for other in t.order():
        if other != seat and (found < 0 or t.power[other] < t.power[found]):
            found = other
    return found


class GiveCard(Choice):
    """A-LEAD-07b: which Guild card goes to the Rival with the least Power."""

    __slots__ = ()

    def clone(self) -> GiveCard:
        return GiveCard(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.GIVE, card) for card in t.area(seat)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        fits = verb_of(action) == verbs.GIVE and arg_a(action) in guild_cards(t, seat)
        return "" if fits else "A-LEAD-07b"

    def chosen(self, t: Arcs, action: int) -> None:
        other = poorest(t, self.seat)
        t.move(arg_a(action), t.zone(other, AREA))
        t.emit("gives", self.seat, "A-LEAD-07b", arg_a(action), other)

    def clause(self) -> str:
        return "A-LEAD-07b"

    def subject(self, t: Arcs) -> list[int]:
        return [poorest(t, self.seat)]
