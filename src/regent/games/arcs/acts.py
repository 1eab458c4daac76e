"""Acts: the Intermission between two of them, and the end of the last (S-INT, S-END)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.blight import place_blight
from regent.games.arcs.codes import (
    BLIGHT,
    CITY,
    DAMAGED,
    EMPIRE,
    FRESH,
    IN_SESSION,
    KINDS,
    ON_MAP,
    SHIP,
    STARPORT,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.court import refill
from regent.games.arcs.fates import LAST_ACT, begin_objectives, resolve_objectives
from regent.games.arcs.fleet import Return
from regent.games.arcs.map import CLUSTERS, SYSTEMS
from regent.games.arcs.resources import Arrange, cover_slots, is_worth_arranging
from regent.games.arcs.state import COURT, COURT_DECK, COURT_DISCARD, EVENTS, SCRAP, Arcs
from regent.games.arcs.values import strongest
from regent.kernel.flow import Steps
from regent.kernel.frame import Frame

GOLD: Final = (0, 0, 0b001, 0b011)
"""By Act the markers that begin on their gold side (S-INT-8)."""


def chapters_of(act: int) -> int:
    """S-END-4."""
    return 4 if act == LAST_ACT else 3


class Intermission(Steps[Arcs]):
    """S-INT-1 to S-INT-13, in their order; the Fates stay (S-INT-7)."""

    __slots__ = ()

    def clone(self) -> Intermission:
        return Intermission(self.pc)

    def parts(self, t: Arcs) -> int:
        return 4 + 2 * t.seats

    def part(self, t: Arcs, n: int) -> Frame[Arcs] | None:
        seats = t.seats
        if n == 0:
            t.emit("intermission", -1, "S-INT-1", t.act())
            resolve_objectives(t)
            clear_court(t)
            return_all(t)
            devastate(t)
            return None
        if n <= seats:
            return cover_slots(t, t.order()[n - 1])  # A-RES-5
        if n <= 2 * seats:
            return come_back(t, n - seats - 1)
        if n == 2 * seats + 1:
            halve_power(t)
            begin_act(t)
            return None
        return Rearranging(t.order()) if n == 2 * seats + 2 else None


class Rearranging(Steps[Arcs]):
    """S-INT-13: everybody may rearrange resources."""

    __slots__ = ("order",)

    def __init__(self, order: list[int], pc: int = 0) -> None:
        super().__init__(pc)
        self.order = order

    def clone(self) -> Rearranging:
        return Rearranging(self.order, self.pc)

    def parts(self, t: Arcs) -> int:
        return len(self.order)

    def part(self, t: Arcs, n: int) -> Frame[Arcs] | None:
        return Arrange(self.order[n]) if is_worth_arranging(t, self.order[n]) else None


def clear_court(t: Arcs) -> None:
    """S-INT-2: all Court cards but the Council go back to their deck, all Agents home."""
    for place in range(ROW_PLACES):
        for seat in range(t.seats):
            t.recall_agents(place, seat)
    for place in range(t.spec.row):
        card = t.court_card(place)
        if card >= 0:
            t.move(card, COURT_DECK)
    for card in t.zones[COURT_DISCARD][:]:
        t.move(card, COURT_DECK if t.spec.discard_returns else SCRAP)


def return_all(t: Arcs) -> None:
    """S-INT-3: Trophies, Captives, the Trust, the resources on the boxes."""
    for holder in range(t.seats):
        for owner in t.spec.owners:
            for kind in range(KINDS):
                for _ in range(t.trophies_of(holder, owner, kind)):
                    t.return_trophy(holder, owner, kind)
        for owner in range(t.seats):
            for _ in range(t.captives_of(holder, owner)):
                t.free_captive(holder, owner)
    t.return_trust()  # S-TRUST-7
    t.unbox()


def devastate(t: Arcs) -> None:
    """S-INT-4: Blight is repaired, what is damaged destroyed, and so are buildings beside Blight
    without a ship. Nobody takes Trophies, nobody is outraged."""
    for system in range(SYSTEMS):
        for _ in range(t.count(system, BLIGHT, SHIP, DAMAGED)):
            t.repair(system, BLIGHT, SHIP)
    for system in range(SYSTEMS):
        for owner in t.spec.owners:
            for kind in range(ON_MAP):
                for _ in range(t.count(system, owner, kind, DAMAGED)):
                    t.take_home(system, owner, kind, DAMAGED)
                    t.emit("destroyed", owner, "S-INT-4", kind, system)
    for system in range(SYSTEMS):
        if t.ships_at(system, BLIGHT) and not ships_there(t, system):
            for owner in t.spec.owners:
                for kind in (CITY, STARPORT):
                    for _ in range(t.count(system, owner, kind, FRESH)):
                        t.take_home(system, owner, kind, FRESH)
                        t.emit("destroyed", owner, "S-INT-4", kind, system)


def ships_there(t: Arcs, system: int) -> bool:
    """Is any ship there, of a player or of the Empire?"""
    for owner in (*range(t.seats), EMPIRE):
        if t.ships_at(system, owner):
            return True
    return False


def come_back(t: Arcs, at: int) -> Frame[Arcs] | None:
    """S-INT-5: whoever has neither ship nor starport comes back in a gate."""
    seat, board = t.order()[at], t.board()
    return Return(seat) if board.ships[seat] + board.starports[seat] == 0 else None


def halve_power(t: Arcs) -> None:
    """S-INT-6: the initiative to the most Power; then everybody with more than 1 loses half of it,
    rounded so that less is lost."""
    best = strongest(t, t.order())
    if best != t.initiative:
        t.take_initiative(best)
        t.emit("initiative", best, "S-INT-6")
    for seat in t.order():
        lost = t.power[seat] // 2
        if t.power[seat] > 1 and lost:
            t.score_power(seat, -lost)
            t.emit("halves", seat, "S-INT-6", lost)


def begin_act(t: Arcs) -> None:
    """S-INT-8 to S-INT-13: markers, Court (S-INT-9), Council, Blight, boxes, objectives."""
    t.begin_act()
    t.first_chapter()
    t.begin_markers(GOLD[t.act()])
    t.shuffle(COURT_DECK, COURT)
    refill(t)
    t.turn_council(IN_SESSION)  # E-COUNCIL-17
    t.emit("act", t.initiative, "S-INT-8", t.act())
    for cluster in range(CLUSTERS):  # S-INT-10
        if not t.ships_at(4 * cluster, BLIGHT) and not ships_there(t, 4 * cluster):
            place_blight(t, 4 * cluster, "S-INT-10")
    symbol = t.below(EVENTS, 6) // 2 + 1
    for cluster in range(CLUSTERS):  # S-INT-11
        planet = 4 * cluster + symbol
        where = [planet]
        if t.ships_at(planet, BLIGHT):
            where = [4 * cluster + other for other in (1, 2, 3)]
        for system in where:
            if not t.ships_at(system, BLIGHT):
                place_blight(t, system, "S-INT-11")
    if t.seats == 2:  # S-INT-12
        for _ in range(2):
            cluster = t.below(EVENTS, CLUSTERS)
            for system in range(4 * cluster + 1, 4 * cluster + 4):
                if t.tokens[t.spec.type_of[system]]:
                    t.box_token(t.spec.type_of[system])
    begin_objectives(t)


def finish(t: Arcs) -> None:
    """S-END-1 to S-END-6: the objectives of the last Act, then most Power; a tie goes to a
    completed objective, then to the turn order."""
    resolve_objectives(t)
    order = t.order()
    judged = t.spec.fated and t.act() < LAST_ACT
    keys: list[tuple[int, int, int]] = []
    for seat in range(t.seats):
        missed = int(t.objective(seat) > 0) if judged else 0  # S-END-2
        keys.append((-t.power[seat], missed, order.index(seat)))
    best = sorted(keys)
    clause = "S-END-6" if t.spec.acts > 1 else "S-END-1" if t.spec.fated else "S-END-3"
    win(t, [best.index(key) + 1 for key in keys], clause, "S-END-2" if judged else clause)


def win(t: Arcs, ranks: list[int], clause: str, tie_clause: str) -> None:
    """Say who has won and by what, and end the game: the goal is reached or the last chapter over,
    with most Power or by the rule for ties."""
    seat = ranks.index(1)
    tied = t.power.count(t.power[seat]) > 1
    goal = t.spec.power_goal if not t.spec.empire and t.power[seat] >= t.spec.power_goal else 0
    t.emit("wins", seat, tie_clause if tied else clause, t.power[seat], goal, int(tied))
    t.finish(ranks, clause)
