"""Hits: fresh pieces are damaged, damaged ones destroyed; the attacker chooses (A-BATTLE-6, 7)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import BLIGHT, CITY, DAMAGED, EMPIRE, FRESH, ON_MAP, SHIP
from regent.games.arcs.lore_words import BELOVED
from regent.games.arcs.outrage import guilds_at_stake
from regent.games.arcs.resources import cover_slots
from regent.games.arcs.securing import CityFalls
from regent.games.arcs.state import DEFENDER, IMPERIAL, PLACE, Arcs
from regent.games.arcs.values import city_types
from regent.kernel.action import arg_a, arg_b, arg_c, pack, verb_of

ON_ATTACKERS: Final = 0
ON_SHIPS: Final = 1
"""Defending ships, and buildings when no ship is left (A-BATTLE-10)."""
ON_BUILDINGS: Final = 2
ON_TARGETS: Final = 3
"""As ships and buildings, from afar: no battle is fought (A-LORE-02)."""

CAUSES: Final = ("A-BATTLE-8", "A-BATTLE-9", "A-BATTLE-10", "A-BATTLE-11")
"""Where hits come from, as the question says it: self-hits, interception, hits, building hits."""

TOUGH: Final = 2
"""Hits that Blight takes for each step (E-BLIGHT-3)."""


class Hits(Choice):
    """Some hits of one kind, one after the other; the attacker assigns them all, between Imperial
    and other ships too (E-BATTLE-14). What is left over is lost (A-BATTLE-15)."""

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
                if t.attacking(condition, IMPERIAL):  # E-TRUCE-2
                    found.append(pack(verbs.HIT, EMPIRE, SHIP, condition))
            return found
        place = t.battle[PLACE]
        for owner in defenders(t):
            for kind in range(ON_MAP):
                for condition in (FRESH, DAMAGED):
                    if t.count(place, owner, kind, condition):
                        found.append(pack(verbs.HIT, owner, kind, condition))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        owner, kind, condition = arg_a(action), arg_b(action), arg_c(action)
        if verb_of(action) != verbs.HIT or condition > DAMAGED:
            return "K-ANSWER-3"
        if kind >= ON_MAP:
            return self.rule
        if self.on == ON_ATTACKERS:
            if kind != SHIP or owner not in (seat, EMPIRE):
                return self.rule
            imperial = IMPERIAL if owner == EMPIRE else 0
            return "" if t.attacking(condition, imperial) else self.rule
        place = t.battle[PLACE]
        if owner not in defenders(t) or not t.count(place, owner, kind, condition):
            return self.rule
        if owner == BLIGHT:
            return self.bar_blight()
        if self.on in (ON_SHIPS, ON_TARGETS):
            return self.rule if kind != SHIP and defending_ships(t) else ""
        return "" if kind != SHIP else self.rule

    def bar_blight(self) -> str:
        """Hits on ships, and two of them for each step (E-BLIGHT-3, E-BLIGHT-4)."""
        if self.on == ON_BUILDINGS:
            return "E-BLIGHT-4"
        return "" if self.hits >= TOUGH else "E-BLIGHT-3"

    def chosen(self, t: Arcs, action: int) -> None:
        owner, kind, condition = arg_a(action), arg_b(action), arg_c(action)
        left = self.hits - (TOUGH if owner == BLIGHT else 1)
        if left:
            t.stack.append(Hits(left, self.on, self.rule, self.seat))
        if self.on == ON_ATTACKERS:
            t.hit_attacker(condition, IMPERIAL if owner == EMPIRE else 0)
            strike(t, avenger(t), owner, kind, condition, self.rule)
        else:
            defender = t.battle[DEFENDER]
            loved = t.spec.leaders and defender < t.seats and t.has(defender, BELOVED)
            loved = loved and self.on != ON_TARGETS  # A-LEAD-01a: in battles
            strike(t, self.seat, owner, kind, condition, self.rule, not loved)

    def clause(self) -> str:
        return self.rule

    def subject(self, t: Arcs) -> list[int]:
        cause = CAUSES.index(self.rule) if self.rule in CAUSES else len(CAUSES)
        warning = at_stake(t, self.seat) if self.reaches_city(t) else [0, 0, 0, 0]
        return [self.hits, cause, *warning]

    def reaches_city(self, t: Arcs) -> bool:
        """Is a city among what may be hit now? Not while ships defend it (A-BATTLE-10)."""
        options = [action for action in self.candidates(t, self.seat) if arg_b(action) == CITY]
        return any(not self.bar(t, self.seat, action) for action in options)


def at_stake(t: Arcs, seat: int) -> list[int]:
    """For the words of a question: of how many types a city that falls provokes Outrage, the first
    of them, and how many resources and Guild cards that would take (A-OUTR-1)."""
    place = t.battle[PLACE]
    if not sum([t.pieces_at(place, owner, CITY) for owner in defenders(t)]):
        return [0, 0, 0, 0]
    types = city_types(t, place)
    held = sum([t.held(seat, type) for type in types])
    guilds = sum([len(guilds_at_stake(t, seat, type)) for type in types])
    return [len(types), types[0], held, guilds]


def defenders(t: Arcs) -> list[int]:
    """Whose pieces defend: the defender's, all Blight (E-BLIGHT-1) or all Free buildings there
    (E-FREE-7), and beside a Regent all Imperial ships (E-BATTLE-5, E-BATTLE-7); the Empire's alone
    where an Outlaw chose it (E-BATTLE-8, E-BATTLE-9)."""
    defender = t.battle[DEFENDER]
    if defender < t.seats and t.is_regent(defender) and t.ships_at(t.battle[PLACE], EMPIRE):
        return [defender, EMPIRE]
    return [defender]


def defending_ships(t: Arcs) -> int:
    """All of them protect the buildings (A-BATTLE-10, E-BATTLE-6)."""
    return sum([t.ships_at(t.battle[PLACE], owner) for owner in defenders(t)])


def avenger(t: Arcs) -> int:
    """Who takes destroyed attacking ships: the defender (A-BATTLE-13, E-BATTLE-12), for the Empire
    its First Regent (E-BATTLE-11); -1 for nobody (E-BATTLE-13)."""
    defender = t.battle[DEFENDER]
    if defender < t.seats:
        return defender
    return t.first_regent() if defender == EMPIRE else -1


def strike(
    t: Arcs, by: int, owner: int, kind: int, condition: int, clause: str, ransack: bool = True
) -> None:
    """One hit on one piece in the battle system (A-BATTLE-6, A-BATTLE-13). What the attacker
    destroys is a Trophy, Imperial ships (E-BATTLE-10), Blight (E-BLIGHT-2) and Free buildings
    (E-FREE-8) too."""
    hit(t, by, t.battle[PLACE], owner, kind, condition, clause, ransack)


def hit(
    t: Arcs,
    by: int,
    place: int,
    owner: int,
    kind: int,
    condition: int,
    clause: str,
    ransack: bool,
) -> None:
    """One hit on one piece, wherever it stands. What is destroyed is a Trophy of whoever did it; a
    piece of their own goes home (A-LEAD-10a)."""
    if condition == FRESH:
        t.damage(place, owner, kind)
        t.emit("damaged", owner, clause, kind, place)
        return
    if by in (owner, -1):
        t.take_home(place, owner, kind, DAMAGED)
    else:
        t.take_trophy(by, place, owner, kind, DAMAGED)
    t.emit("destroyed", owner, clause, kind, place)
    if kind == CITY:  # A-BATTLE-18, E-FREE-11: at once
        t.stack.append(CityFalls(owner, int(ransack and owner != by), by, city_types(t, place)))
        room = cover_slots(t, owner) if owner == by else None
        if room is not None:
            t.stack.append(room)
