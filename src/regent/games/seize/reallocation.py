"""The Reallocation Phase: moves at home, attack moves, and the React of the attacked."""

from __future__ import annotations

from typing import Any, Final

from regent.games.seize import sequences as steps
from regent.games.seize import (
    verbs,
)
from regent.games.seize.codes import (
    FLEET,
    M_REALLOCATION_B,
    M_REALLOCATION_C,
    REACTIVE,
    SUB_LIGHT,
    TROOP,
    W_MAY_REACT,
)
from regent.games.seize.editions import (
    FLEETS_ONLY,
    R_REACT_ACROSS,
    R_REACT_DEPLETES,
    R_SYSTEM_MOVES_FREE,
)
from regent.games.seize.moving import fee, go
from regent.games.seize.parameters import (
    R_ATTACK_MOVES_WITHOUT_MILITARY,
    R_DEPLETED_REACT_TO_DISPUTED,
    R_GARRISON_DEPLETES,
    R_GARRISONS_REACT,
    R_SKIP_MILITARY,
)
from regent.games.seize.phase import SeatPhase
from regent.games.seize.reacting import window
from regent.games.seize.select import disputed
from regent.games.seize.state import MAP, Seize
from regent.games.seize.units import deplete, pay
from regent.games.seize.values import has
from regent.games.seize.worlds import adjacent, answers_reach, room, same_system
from regent.kernel.action import A_DONE, arg_a, arg_b, pack, verb_of
from regent.kernel.flow import EachSeat, Until
from regent.kernel.frame import Frame

NOWHERE: Final = -1
"""The origin of a Unit that has gone back and stays."""


class ReallocationPhase(SeatPhase):
    """Part A, Part B and, where somebody was attacked, Part C; none begins before the one before
    it is over (SI-REALLOC-ORDER)."""

    __slots__ = ()

    def clone(self) -> ReallocationPhase:
        return ReallocationPhase(self.seat, self.pc)

    def sequence(self) -> int:
        return steps.REALLOCATION

    def do(self, t: Seize, step: int) -> Frame[Any] | None:
        if step == steps.WINDOW:
            return window(t)
        if step == steps.MOVE_AT_HOME:
            return MoveAtHome([], self.seat, [])
        if step == steps.ATTACK_WINDOW:
            return window(t, M_REALLOCATION_B)
        if step == steps.ATTACK_MOVES:
            return AttackMoves(self.seat)
        if step == steps.REACT_WINDOW:
            return window(t, M_REALLOCATION_C) if t.entered else None
        if step == steps.REACT:
            attacked = [t.controller[world] for world in t.entered]
            order = [seat for seat in t.clockwise(self.seat) if seat in attacked]
            return ReactAll(order) if order else None  # SI-REALLOC-C1, SI-REALLOC-C12
        return super().do(t, step)


class Batch(Until[Seize]):
    """Moves of one player, submitted together: Capacity is checked on the result (SI-CAP-10).

    `units` have moved, from the Worlds in `origins`. A Unit moves once; it may go back while its
    new World holds too many, so that no batch gets stuck.
    """

    __slots__ = ("origins", "units")

    def __init__(self, origins: list[int], seat: int, units: list[int], pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.origins = origins
        self.units = units

    def movers(self, t: Seize) -> list[int]:
        """The Units that a player might think of moving."""
        return []

    def goals(self, t: Seize) -> list[int]:
        """The Worlds they might go to."""
        return []

    def bar_move(self, t: Seize, unit: int, world: int) -> str:
        """What forbids this move, whatever else the batch holds."""
        return ""

    def arrive(self, t: Seize, unit: int, world: int) -> None:
        """What the move does besides."""

    def candidates(self, t: Seize, seat: int) -> list[int]:
        found = [A_DONE]
        goals = self.goals(t)
        for unit in self.movers(t):
            for world in goals:
                if world != t.at[unit]:
                    found.append(pack(verbs.MOVE, unit, world))
        for at, unit in enumerate(self.units):  # back again, where too many have come
            origin = self.origins[at]
            if origin >= 0 and origin not in goals and room(t, t.at[unit], seat) < 0:
                found.append(pack(verbs.MOVE, unit, origin))
        return found

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DONE:
            return "SI-CAP-5" if self.over(t) else ""
        unit = arg_a(action)
        world = arg_b(action)
        if verb_of(action) != verbs.MOVE or not t.is_own_unit(seat, unit):
            return self.clause()
        if not t.is_on_map(world):
            return "SI-REALLOC-B6"
        if world == t.at[unit]:
            return self.clause()  # it is there
        if unit in self.units:
            back = self.origins[self.units.index(unit)] == world
            return "" if back and room(t, t.at[unit], seat) < 0 else "SI-CAP-10"
        clause = self.bar_move(t, unit, world)
        if clause:
            return clause
        return "" if self.takes(t, world) else "SI-CAP-5"

    def over(self, t: Seize) -> bool:
        """Does any World hold too many of the player's Units?"""
        for world in t.zones[MAP]:
            if room(t, world, self.seat) < 0:
                return True
        return False

    def options(self, t: Seize, seat: int) -> list[int]:
        found = [] if self.over(t) else [A_DONE]
        goals = self.goals(t)
        takes = [self.takes(t, goal) for goal in goals]
        for unit in self.movers(t):
            if unit in self.units:
                for goal in goals:
                    action = pack(verbs.MOVE, unit, goal)
                    if not self.bar(t, seat, action):
                        found.append(action)
                continue
            for at, goal in enumerate(goals):
                if takes[at] and goal != t.at[unit] and not self.bar_move(t, unit, goal):
                    found.append(pack(verbs.MOVE, unit, goal))
        for at, unit in enumerate(self.units):
            origin = self.origins[at]
            if origin >= 0 and origin not in goals and room(t, t.at[unit], seat) < 0:
                found.append(pack(verbs.MOVE, unit, origin))
        return found

    def takes(self, t: Seize, world: int) -> bool:
        """Room, or a Unit there that can still leave for a World with room."""
        free = room(t, world, self.seat)
        if free != 0:
            return free > 0
        goals = [goal for goal in self.goals(t) if room(t, goal, self.seat) > 0]
        for unit in t.cards_at(world, self.seat):
            if unit in self.units:
                continue
            for goal in goals:
                if not self.bar_move(t, unit, goal):
                    return True
        return self.swaps(t, world)

    def swaps(self, t: Seize, world: int) -> bool:
        """Could two full Worlds exchange Units (SI-CAP-10)?"""
        return False

    def chosen(self, t: Seize, action: int) -> None:
        unit = arg_a(action)
        if unit in self.units:
            self.origins[self.units.index(unit)] = NOWHERE  # it has gone back for good
            go(t, unit, arg_b(action), "SI-CAP-10")
            return
        self.units.append(unit)
        self.origins.append(t.at[unit])
        self.arrive(t, unit, arg_b(action))


class MoveAtHome(Batch):
    """SI-REALLOC-A: undepleted Units of all types among Controlled Worlds; nothing depletes
    (SI-DEPL-NO-MOVE)."""

    __slots__ = ()

    def clone(self) -> MoveAtHome:
        return MoveAtHome(self.origins[:], self.seat, self.units[:], self.pc)

    def movers(self, t: Seize) -> list[int]:
        return [unit for unit in t.unit_cards(self.seat) if t.controller[t.at[unit]] == self.seat]

    def goals(self, t: Seize) -> list[int]:
        return t.worlds(self.seat)  # SI-REALLOC-OWN: Disputed ones too

    def bar_move(self, t: Seize, unit: int, world: int) -> str:
        if t.depleted[unit] and not moves_freely(t, unit, world):
            return "SI-REALLOC-A2"
        return "" if t.controller[world] == self.seat else "SI-REALLOC-A1"

    def swaps(self, t: Seize, world: int) -> bool:
        for unit in t.cards_at(world, self.seat):
            if not t.depleted[unit] and unit not in self.units:
                return True
        return False

    def arrive(self, t: Seize, unit: int, world: int) -> None:
        free = t.depleted[unit]  # SI-REALLOC-A3: what is not depleted stays so
        go(t, unit, world, "SI-REALLOC-SYSTEM-1" if free else "SI-REALLOC-A1")

    def clause(self) -> str:
        return "SI-REALLOC-A1"


class AttackMoves(Until[Seize]):
    """SI-REALLOC-B: undepleted Fleets and Troops to Adjacent Uncontrolled Worlds; they deplete.

    Several Worlds of several players may be entered (SI-REALLOC-B5).
    """

    __slots__ = ()

    def clone(self) -> AttackMoves:
        return AttackMoves(self.seat, self.pc)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        found = [A_DONE]
        for unit in t.unit_cards(seat):
            if t.controller[t.at[unit]] != seat:
                continue
            for world in t.zones[MAP]:
                ready = not t.depleted[unit] or moves_freely(t, unit, world)
                if ready and t.controller[world] != seat:
                    found.append(pack(verbs.MOVE, unit, world))
        return found

    def options(self, t: Seize, seat: int) -> list[int]:
        found = [A_DONE]
        if not t.spec.rules[R_ATTACK_MOVES_WITHOUT_MILITARY] and skips_military(t, seat):
            return found
        worlds = [w for w in t.zones[MAP] if t.controller[w] != seat and room(t, w, seat) > 0]
        for unit in t.unit_cards(seat):
            if t.controller[t.at[unit]] != seat or t.kind(unit) not in (FLEET, TROOP):
                continue
            spent = t.depleted[unit]
            if spent and not t.spec.rules[R_SYSTEM_MOVES_FREE]:
                continue
            poor = t.resources[seat] < 1
            for world in worlds:
                if spent and not moves_freely(t, unit, world):
                    continue
                if poor and fee(t, unit, world):
                    continue
                if adjacent(t, seat, unit, world):
                    found.append(pack(verbs.MOVE, unit, world))
        return found

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        unit = arg_a(action)
        world = arg_b(action)
        if verb_of(action) != verbs.MOVE or not t.is_own_unit(seat, unit):
            return "SI-REALLOC-B1"
        return bar_attack_move(t, seat, unit, world)

    def chosen(self, t: Seize, action: int) -> None:
        unit = arg_a(action)
        world = arg_b(action)
        free = moves_freely(t, unit, world)
        pay(t, self.seat, fee(t, unit, world), "SI-REALLOC-B3")
        go(t, unit, world, "SI-REALLOC-SYSTEM-1" if free else "SI-REALLOC-B1")
        if not free:
            deplete(t, unit, "SI-REALLOC-B1")
        t.add_entered(world)

    def clause(self) -> str:
        return "SI-REALLOC-B1"


def bar_attack_move(t: Seize, seat: int, unit: int, world: int) -> str:
    """What forbids a Unit to go to an Uncontrolled World."""
    if not t.is_on_map(world):
        return "SI-REALLOC-B6"
    if t.controller[world] == seat:
        return "SI-REALLOC-B1"
    if t.kind(unit) not in (FLEET, TROOP):
        return "SI-REALLOC-B2"
    if t.controller[t.at[unit]] != seat:
        return "SI-REALLOC-B1"
    if t.depleted[unit] and not moves_freely(t, unit, world):
        return "SI-REALLOC-B1"
    if not t.spec.rules[R_ATTACK_MOVES_WITHOUT_MILITARY] and skips_military(t, seat):
        return "SI-TURN-05"
    if not adjacent(t, seat, unit, world):
        return "SI-ADJ-1"
    if room(t, world, seat) <= 0:
        return "SI-REALLOC-B4"
    if fee(t, unit, world) > t.resources[seat]:
        return "SI-KW-SUBLIGHT-1" if has(t, unit, SUB_LIGHT) else "SI-REALLOC-B3"
    return ""


def moves_freely(t: Seize, unit: int, world: int) -> bool:
    """SI-REALLOC-SYSTEM-1, SI-REALLOC-SYSTEM-2: Fleets and Troops within their System, where the
    rules say so, depleted or not; the World left and the World reached belong to it
    (SI-REALLOC-SYSTEM-3)."""
    if not t.spec.rules[R_SYSTEM_MOVES_FREE] or t.kind(unit) not in (FLEET, TROOP):
        return False
    return same_system(t, t.at[unit], world)


def skips_military(t: Seize, seat: int) -> bool:
    """SI-TURN-04: the first own Turns have no Military Phase."""
    return t.turns[seat] <= t.spec.rules[R_SKIP_MILITARY]


class ReactAll(EachSeat[Seize]):
    """SI-REALLOC-C12: each attacked player once, clockwise; nobody answers a React."""

    __slots__ = ()

    def clone(self) -> ReactAll:
        return ReactAll(self.order, self.pc)

    def each(self, t: Seize, seat: int) -> Frame[Any] | None:
        return React([], seat, [])


class React(Batch):
    """SI-REALLOC-C: Units of the attacked player come to a World that was entered
    (SI-REALLOC-ENTERED).

    React costs nothing (SI-REALLOC-C7) and depletes nothing (SI-REALLOC-C6), but in some editions
    what comes from another System; it keeps to Capacity (SI-REALLOC-C8) and answers an attack only
    (SI-REALLOC-C11); the World it leaves may be under attack itself (SI-REALLOC-C13).
    """

    __slots__ = ()

    def clone(self) -> React:
        return React(self.origins[:], self.seat, self.units[:], self.pc)

    def subject(self, t: Seize) -> list[int]:
        """A World that was entered, by whom, and how many there are."""
        entered = self.goals(t)
        return [entered[0] if entered else -1, t.active, len(entered)]

    def movers(self, t: Seize) -> list[int]:
        return [unit for unit in t.unit_cards(self.seat) if t.controller[t.at[unit]] == self.seat]

    def goals(self, t: Seize) -> list[int]:
        return [world for world in t.entered if t.controller[world] == self.seat]

    def bar_move(self, t: Seize, unit: int, world: int) -> str:
        if world not in t.entered or t.controller[world] != self.seat:
            return "SI-REALLOC-C2"
        clause = bar_react(t, unit, world)
        if clause or has(t, unit, REACTIVE):
            return clause
        return "SI-REALLOC-C7" if fee(t, unit, world) > t.resources[self.seat] else ""

    def arrive(self, t: Seize, unit: int, world: int) -> None:
        near = same_system(t, t.at[unit], world)
        across = not near and not has(t, unit, REACTIVE)
        if across:
            pay(t, self.seat, fee(t, unit, world), "SI-REALLOC-C7")
        other = "SI-REALLOC-C4" if near else "SI-REALLOC-C5"
        go(t, unit, world, "SI-REALLOC-C2" if across else other)
        if across and t.spec.rules[R_REACT_DEPLETES] and not t.depleted[unit]:
            deplete(t, unit, "SI-REALLOC-C2")
        garrison = t.kind(unit) not in (FLEET, TROOP) and not has(t, unit, REACTIVE)
        if garrison and not may_react(t, unit) and t.spec.rules[R_GARRISON_DEPLETES]:
            deplete(t, unit, "SI-VAR-BESIEGED-3")

    def clause(self) -> str:
        return "SI-REALLOC-C2"


def may_react(t: Seize, unit: int) -> bool:
    """Does its own text let it React like a Fleet?"""
    return any(held.op.word == W_MAY_REACT for held in t.spec.held[t.face[unit]])


def bar_react(t: Seize, unit: int, world: int) -> str:
    """What forbids a Unit to React to this World."""
    reach = answers_reach(t, unit, world)
    if has(t, unit, REACTIVE) and reach:  # SI-REALLOC-C5, SI-KW-REACTIVE-1, SI-KW-REACTIVE-2
        return ""
    if t.kind(unit) not in (FLEET, TROOP) and not may_react(t, unit):
        if not t.spec.rules[R_GARRISONS_REACT]:
            return "SI-REALLOC-C3"
        return "SI-VAR-BESIEGED-3" if t.depleted[unit] else ""
    if same_system(t, t.at[unit], world):  # SI-REALLOC-C4, SI-REALLOC-C10, SI-GLOSS-SYSTEM
        return ""
    if not reach:
        return "SI-REALLOC-C10"  # nothing comes to it from another System
    if not t.depleted[unit]:
        barred = t.spec.rules[R_REACT_ACROSS] == FLEETS_ONLY and t.kind(unit) == TROOP
        return "SI-REALLOC-TROOPS" if barred else ""
    if t.spec.rules[R_DEPLETED_REACT_TO_DISPUTED] and disputed(t, world):
        return ""
    return "SI-REALLOC-C4"
