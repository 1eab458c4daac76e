"""Vox cards of the campaign deck, in Crises and when secured (S-COURT-11 to S-COURT-15)."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.blight import place_blight, repair_blight
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import (
    AGENT,
    BLIGHT,
    DAMAGED,
    FIRST_PLACE,
    MARKERS,
    SHIP,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.court import discard_guild
from regent.games.arcs.map import CLUSTERS
from regent.games.arcs.state import Arcs
from regent.games.arcs.traits import guild_cards
from regent.kernel.action import A_DONE, arg_a, pack, verb_of
from regent.kernel.flow import Until


def undeclare(t: Arcs) -> None:
    """S-COURT-11: the declared marker with the highest Power becomes available again."""
    best, most = -1, -1
    for marker in range(MARKERS):
        worth = FIRST_PLACE[marker][t.side(marker)]
        if t.marker[marker] >= 0 and worth > most:
            best, most = marker, worth
    if best >= 0:
        ambition = t.marker[best]
        t.put_marker(best, -1)
        t.emit("undeclared", -1, "S-COURT-11", ambition, most)


def looms(t: Arcs, cluster: int, symbol: int) -> None:
    """S-COURT-15: Blight of the rolled cluster is repaired; it spreads to planets of the symbol, in
    the order of the clusters (S-COURT-25)."""
    for system in range(4 * cluster, 4 * cluster + 4):
        repair_blight(t, system, "S-COURT-15")
    for other in range(CLUSTERS):
        if not t.ships_at(4 * other + symbol, BLIGHT):
            place_blight(t, 4 * other + symbol, "S-COURT-15")


def fiasco(t: Arcs, seats: list[int]) -> None:
    """S-COURT-13: each of these in turn order."""
    for seat in reversed(seats):
        t.stack.append(DiscardGuilds(seat))


class DiscardGuilds(Choice):
    """S-COURT-13, S-COURT-25: Guild cards of the seat's choice, until they are no more than its
    Agents in supply."""

    __slots__ = ()

    def clone(self) -> DiscardGuilds:
        return DiscardGuilds(self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        if len(guild_cards(t, self.seat)) > t.left(self.seat, AGENT):
            super().step(t)
        else:
            t.stack.pop()

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.DISCARD_CARD, card) for card in t.area(seat)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        fits = verb_of(action) == verbs.DISCARD_CARD and arg_a(action) in guild_cards(t, seat)
        return "" if fits else "S-COURT-13"

    def chosen(self, t: Arcs, action: int) -> None:
        discard_guild(t, self.seat, arg_a(action), "S-COURT-13")
        t.stack.append(DiscardGuilds(self.seat))

    def clause(self) -> str:
        return "S-COURT-13"


class MoveAgents(Until[Arcs]):
    """S-COURT-12: Agents that came back from the secured card go to other Court cards, the Council
    too; the others stay in the supply (S-COURT-22)."""

    __slots__ = ("card", "left")

    def __init__(self, card: int, left: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.card = card
        self.left = left

    def clone(self) -> MoveAgents:
        return MoveAgents(self.card, self.left, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for place in range(ROW_PLACES):
            card = t.court_card(place)
            if card >= 0 and card != self.card:
                found.append(pack(verbs.INFLUENCE, card))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        card = arg_a(action)
        if verb_of(action) != verbs.INFLUENCE or card >= len(t.face):
            return "K-ANSWER-3"
        if card == self.card or t.court_place(card) < 0 or not self.left:
            return "S-COURT-12"
        return "" if t.left(seat, AGENT) else "S-COURT-12"

    def chosen(self, t: Arcs, action: int) -> None:
        self.left -= 1
        t.put_agent(t.court_place(arg_a(action)), self.seat)
        t.emit("influences", self.seat, "S-COURT-12", arg_a(action))

    def clause(self) -> str:
        return "S-COURT-12"

    def subject(self, t: Arcs) -> list[int]:
        return [self.left]


class Cleanse(Choice):
    """S-COURT-15: all damaged Blight of a cluster where the seat has a piece, as Trophies, or
    none."""

    __slots__ = ()

    def clone(self) -> Cleanse:
        return Cleanse(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        clusters = [pack(verbs.CLUSTER, cluster) for cluster in range(1, CLUSTERS + 1)]
        return [A_DONE, *clusters]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        cluster = arg_a(action) - 1
        if verb_of(action) != verbs.CLUSTER or not 0 <= cluster < CLUSTERS:
            return "K-ANSWER-3"
        present = damaged = False
        for system in range(4 * cluster, 4 * cluster + 4):
            present = present or t.is_present(system, seat)
            damaged = damaged or t.count(system, BLIGHT, SHIP, DAMAGED) > 0
        return "" if present and damaged else "S-COURT-15"

    def chosen(self, t: Arcs, action: int) -> None:
        if action == A_DONE:
            return
        gate = 4 * (arg_a(action) - 1)
        for system in range(gate, gate + 4):
            for _ in range(t.count(system, BLIGHT, SHIP, DAMAGED)):
                t.take_trophy(self.seat, system, BLIGHT, SHIP, DAMAGED)
                t.emit("destroyed", BLIGHT, "S-COURT-15", SHIP, system)

    def clause(self) -> str:
        return "S-COURT-15"
