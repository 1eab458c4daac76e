"""Hits: fresh pieces are damaged, damaged ones destroyed; the attacker chooses (A-BATTLE-6, 7)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import CITY, DAMAGED, FRESH, ON_MAP, SHIP
from regent.games.arcs.securing import CityFalls
from regent.games.arcs.state import DEFENDER, PLACE, Arcs
from regent.kernel.action import arg_a, arg_b, arg_c, pack, verb_of

ON_ATTACKERS: Final = 0
ON_SHIPS: Final = 1
"""Defending ships, and buildings when no ship is left (A-BATTLE-10)."""
ON_BUILDINGS: Final = 2


class Hits(Choice):
    """Some hits of one kind, one after the other. What is left over is lost (A-BATTLE-15)."""

    __slots__ = ("hits", "on", "rule")

    def __init__(self, hits: int, on: int, rule: str, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.hits = hits
        self.on = on
        self.rule = rule

    def clone(self) -> Hits:
        return Hits(self.hits, self.on, self.rule, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        if self.on == ON_ATTACKERS:
            for condition in (FRESH, DAMAGED):
                if t.attacking(condition):
                    found.append(pack(verbs.HIT, seat, SHIP, condition))
            return found
        place, defender = t.battle[PLACE], t.battle[DEFENDER]
        for kind in range(ON_MAP):
            for condition in (FRESH, DAMAGED):
                if t.count(place, defender, kind, condition):
                    found.append(pack(verbs.HIT, defender, kind, condition))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        owner, kind, condition = arg_a(action), arg_b(action), arg_c(action)
        if verb_of(action) != verbs.HIT or condition > DAMAGED:
            return "K-ANSWER-3"
        if kind >= ON_MAP:
            return self.rule
        if self.on == ON_ATTACKERS:
            fits = owner == seat and kind == SHIP and t.attacking(condition) > 0
            return "" if fits else self.rule
        place, defender = t.battle[PLACE], t.battle[DEFENDER]
        if owner != defender or not t.count(place, defender, kind, condition):
            return self.rule
        if self.on == ON_SHIPS:
            barred = kind != SHIP and t.ships_at(place, defender) > 0
            return self.rule if barred else ""
        return "" if kind != SHIP else self.rule

    def chosen(self, t: Arcs, action: int) -> None:
        if self.hits > 1:
            t.stack.append(Hits(self.hits - 1, self.on, self.rule, self.seat))
        kind, condition = arg_b(action), arg_c(action)
        if self.on == ON_ATTACKERS:
            t.hit_attacker(condition)
            strike(t, t.battle[DEFENDER], self.seat, kind, condition, self.rule)
        else:
            strike(t, self.seat, t.battle[DEFENDER], kind, condition, self.rule)

    def clause(self) -> str:
        return self.rule

    def subject(self, t: Arcs) -> list[int]:
        return [self.hits]


def strike(t: Arcs, by: int, owner: int, kind: int, condition: int, clause: str) -> None:
    """One hit on one piece in the battle system (A-BATTLE-6, A-BATTLE-13)."""
    place = t.battle[PLACE]
    if condition == FRESH:
        t.damage(place, owner, kind)
        t.emit("damaged", owner, clause, kind, place)
        return
    t.take_trophy(by, place, owner, kind, DAMAGED)
    t.emit("destroyed", owner, clause, kind, place)
    if kind == CITY:  # A-BATTLE-18: at once
        t.stack.append(CityFalls(owner, by, t.spec.type_of[place]))
