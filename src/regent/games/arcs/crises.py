"""Crises: Blight strikes, then the Vox cards in the Court (S-CRISIS)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.blight import blight_crises
from regent.games.arcs.campaign import fiasco, looms, undeclare
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import CITY, DAMAGED, FRESH, VOX
from regent.games.arcs.court import bury, open_session, refill
from regent.games.arcs.empire import COUNCIL_PLACE
from regent.games.arcs.event_dice import RollEvent, symbol_of
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.resources import cover_slots
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import strongest
from regent.games.arcs.vocabulary import FIASCO, FREE_CITY, INTRIGUE, LOOMS, UNDECLARE
from regent.games.arcs.vox import free_city
from regent.kernel.action import arg_a, arg_b, arg_c, pack, verb_of
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame

NOT_ROLLED: Final = -1

BLIGHT_STRIKES: Final = 0
ROLL: Final = 1
COURT: Final = 2


class Crises(Frame[Arcs]):
    """S-CRISIS-1: Blight, Fates, of which none has any (S-CRISIS-3), and the Court."""

    __slots__ = ("cards", "event", "number", "seat")

    def __init__(
        self, event: int, number: int, seat: int, cards: list[int] | None = None, pc: int = 0
    ) -> None:
        super().__init__(pc)
        self.cards = [] if cards is None else cards
        """The Vox cards that are still to resolve; what is drawn meanwhile is not (S-CRISIS-7)."""
        self.event = event
        self.number = number
        """What the dice show, or that they were not rolled yet (S-CRISIS-4)."""
        self.seat = seat
        """Who rolls them."""

    def clone(self) -> Crises:
        return Crises(self.event, self.number, self.seat, self.cards[:], self.pc)

    def step(self, t: Arcs) -> None:
        at = self.pc
        self.pc = at + 1
        if at == BLIGHT_STRIKES:
            t.emit("crises", -1, "S-CRISIS-1")
            blight_crises(t)
        elif at == ROLL:
            if self.number == NOT_ROLLED:
                t.stack.append(RollEvent(self.seat))
        elif at == COURT:
            if self.number == NOT_ROLLED:
                self.number, self.event = t.got[0], t.got[1]
            for place in range(t.spec.row):  # S-CRISIS-5
                card = t.court_card(place)
                if card >= 0 and t.spec.kind[t.face[card]] == VOX:
                    self.cards.append(card)
        elif self.cards:
            resolve(t, self.cards.pop(0), self.number, symbol_of(self.event))
        else:
            t.stack.pop()


def resolve(t: Arcs, card: int, cluster: int, symbol: int) -> None:
    """The Crisis of one card (S-CRISIS-6)."""
    place = t.court_place(card)
    effect = t.spec.crisis[t.face[card]]
    t.emit("crisis", -1, "S-CRISIS-5", card)
    if effect == UNDECLARE:
        undeclare(t)
    elif effect == FREE_CITY:
        t.stack.append(FreeOwnCity(strongest(t, t.order())))
    elif effect == INTRIGUE:
        open_session(t, -1, "S-COURT-12")
        t.shift_agents(place, COUNCIL_PLACE)
        remove(t, card, "S-COURT-12")
    elif effect == FIASCO:
        remove(t, card, "S-COURT-13")
        fiasco(t, t.order())
    elif effect == LOOMS:
        looms(t, cluster, symbol)
        remove(t, card, "S-COURT-15")
    else:
        raise Broken(f"{t.spec.names[t.face[card]]} has no Crisis")


def remove(t: Arcs, card: int, clause: str) -> None:
    """S-CRISIS-7: Agents on it go home, the card under the deck, and the place is refilled."""
    place = t.court_place(card)
    for seat in range(t.seats):
        t.recall_agents(place, seat)
    bury(t, card, clause)
    refill(t)


class FreeOwnCity(Choice):
    """S-COURT-14: which of their cities the player with the most Power gives up; without one
    nothing happens (S-COURT-22)."""

    __slots__ = ()

    def clone(self) -> FreeOwnCity:
        return FreeOwnCity(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for system in t.board().places[seat]:
            for condition in (FRESH, DAMAGED):
                if t.count(system, seat, CITY, condition):
                    found.append(pack(verbs.FREE, system, seat, condition))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        system, owner, condition = arg_a(action), arg_b(action), arg_c(action)
        if verb_of(action) != verbs.FREE or system >= SYSTEMS or condition > DAMAGED:
            return "K-ANSWER-3"
        fits = owner == seat and t.count(system, seat, CITY, condition) > 0
        return "" if fits else "S-COURT-14"

    def chosen(self, t: Arcs, action: int) -> None:
        free_city(t, self.seat, arg_a(action), self.seat, arg_c(action), "frees-own")
        room = cover_slots(t, self.seat)
        if room is not None:
            t.stack.append(room)

    def clause(self) -> str:
        return "S-COURT-14"
