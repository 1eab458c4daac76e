"""Vox cards: what happens when one is secured, and where it goes then (A-VOX)."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.ambition import DeclareAny, seize
from regent.games.arcs.campaign import Cleanse, MoveAgents, fiasco
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import CITY, FREE, GUILD, OWNERS, TYPES
from regent.games.arcs.court import bury, open_session
from regent.games.arcs.fleet import Uprising
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.outrage import provoke
from regent.games.arcs.piles import draw_bottom
from regent.games.arcs.resources import cover_slots
from regent.games.arcs.state import COURT, COURT_DECK, COURT_DISCARD, Arcs
from regent.games.arcs.stealing import Steal
from regent.games.arcs.values import can_seize, controls
from regent.games.arcs.vocabulary import (
    DECLARE,
    DRAW,
    FIASCO,
    FREE_CITY,
    INTRIGUE,
    LOOMS,
    SPREAD,
    STRUGGLE,
    UPRISING,
)
from regent.kernel.action import A_DONE, arg_a, arg_b, arg_c, pack, verb_of
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame


class WhenSecured(Frame[Arcs]):
    """A-SEC-3: the effect of a secured Vox card."""

    __slots__ = ("agents", "card", "seat")

    def __init__(self, agents: int, card: int, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.agents = agents
        """How many of the seat's own Agents came back from it."""
        self.card = card
        self.seat = seat

    def clone(self) -> WhenSecured:
        return WhenSecured(self.agents, self.card, self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        t.stack.pop()
        seat = self.seat
        effect = t.spec.secured[t.face[self.card]]
        if effect == UPRISING:
            t.stack.append(Uprising(seat))
        elif effect == DECLARE:
            t.stack.append(DeclareAny(seat))
        elif effect == SPREAD:
            t.stack.append(Spread(seat))
        elif effect == FREE_CITY:
            t.stack.append(FreeCity(seat))
        elif effect == STRUGGLE:
            t.stack.append(Steal(1, 0, "A-VOX-30", seat))
        elif effect == DRAW:
            draw_bottom(t, seat, 1, "A-VOX-31")
        elif effect == INTRIGUE:
            open_session(t, seat, "S-COURT-12")
            t.stack.append(MoveAgents(self.card, self.agents, seat))
        elif effect == FIASCO:
            fiasco(t, [other for other in t.order() if other != seat])
        elif effect == LOOMS:
            t.stack.append(Cleanse(seat))
        else:
            raise Broken(f"nothing happens when {t.spec.names[t.face[self.card]]} is secured")


def put_away(t: Arcs, card: int) -> None:
    """What the card says of itself: into the deck, under it, or discarded."""
    effect = t.spec.secured[t.face[card]]
    if effect == FREE_CITY:
        t.move(card, COURT_DECK)
        t.shuffle(COURT_DECK, COURT)
        t.emit("court-shuffled", -1, "S-COURT-14" if t.spec.empire else "A-VOX-29")
        return
    if t.spec.empire:
        bury(t, card, "S-COURT-24")
        return
    if effect == STRUGGLE:
        guilds = [c for c in t.zones[COURT_DISCARD] if t.spec.kind[t.face[c]] == GUILD]
        for guild in guilds:
            t.move(guild, COURT_DECK)
        t.shuffle(COURT_DECK, COURT)
        t.emit("court-shuffled", -1, "A-VOX-30")
    t.move(card, COURT_DISCARD)


class Spread(Choice):
    """A-VOX-28: a type of which everybody provokes Outrage, or none."""

    __slots__ = ()

    def clone(self) -> Spread:
        return Spread(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [A_DONE] + [pack(verbs.TYPE, type) for type in range(len(TYPES))]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        fits = verb_of(action) == verbs.TYPE and arg_a(action) < len(TYPES)
        return "" if fits else "K-ANSWER-3"

    def chosen(self, t: Arcs, action: int) -> None:
        if action != A_DONE:
            t.emit("spreads-outrage", self.seat, "A-VOX-28", arg_a(action))
            for seat in t.order():
                provoke(t, seat, arg_a(action), "A-VOX-28")  # no ransacking (A-OUTR-5)

    def clause(self) -> str:
        return "A-VOX-28"


def free_city(
    t: Arcs, seat: int, system: int, owner: int, condition: int, told: str = "frees-state"
) -> None:
    """A city returns to its board. In the Empire a Free city stands in its place, as fresh or
    damaged as it was (S-COURT-14, S-COURT-25); it is replaced, not harmed (E-TRUCE-9)."""
    if t.spec.empire:
        t.annex(system, owner, FREE, CITY, condition)
        t.emit(told, seat, "S-COURT-14", system, owner)
    else:
        t.take_home(system, owner, CITY, condition)
        t.emit("frees", seat, "A-VOX-29", system, owner)


class FreeCity(Choice):
    """A-VOX-29: a city the seat controls returns to its board, or none does."""

    __slots__ = ()

    def clone(self) -> FreeCity:
        return FreeCity(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for system in range(SYSTEMS):
            for owner in range(t.seats):
                for condition in (0, 1):
                    if t.count(system, owner, CITY, condition):
                        found.append(pack(verbs.FREE, system, owner, condition))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        system, owner, condition = arg_a(action), arg_b(action), arg_c(action)
        if verb_of(action) != verbs.FREE or system >= SYSTEMS or owner >= OWNERS or condition > 1:
            return "K-ANSWER-3"
        if owner >= t.seats or not t.count(system, owner, CITY, condition):
            return "A-VOX-29"
        return "" if controls(t, seat, system) else "A-VOX-29"

    def chosen(self, t: Arcs, action: int) -> None:
        if action == A_DONE:
            return
        system, owner = arg_a(action), arg_b(action)
        free_city(t, self.seat, system, owner, arg_c(action))
        if not can_seize(t, self.seat):  # A-VOX-2
            t.stack.append(MaySeize("A-VOX-29", self.seat))
        room = cover_slots(t, owner)
        if room is not None:
            t.stack.append(room)

    def clause(self) -> str:
        return "A-VOX-29"


class MaySeize(Choice):
    """Seize the initiative by a card, or not (A-VOX-2)."""

    __slots__ = ("rule",)

    def __init__(self, rule: str, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.rule = rule

    def clone(self) -> MaySeize:
        return MaySeize(self.rule, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [A_DONE, verbs.A_SEIZE_NOW]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == verbs.A_SEIZE_NOW:
            return can_seize(t, seat)
        return "" if action == A_DONE else "K-ANSWER-3"

    def chosen(self, t: Arcs, action: int) -> None:
        if action == verbs.A_SEIZE_NOW:
            seize(t, self.seat, self.rule)

    def clause(self) -> str:
        return self.rule
