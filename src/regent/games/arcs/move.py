"""Move: a group of ships to an adjacent system, and on from gate to gate by Catapult (A-MOVE)."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.actions import Act
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import DAMAGED, FRESH, LONGEST_CATAPULT, MOVE, SHIP, STARPORT
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import is_foreign
from regent.kernel.action import A_DONE, arg_a, arg_b, pack, verb_of


def bar_move(t: Arcs, seat: int, start: int, end: int) -> str:
    """The clause that forbids a move between two systems."""
    if not t.in_play(end):
        return "A-MAP-5"
    return "" if t.ships_at(start, seat) and end in t.neighbours(start) else "A-MOVE-1"


class Move(Act):
    """A-MOVE-1: from where to where."""

    __slots__ = ()

    def clone(self) -> Move:
        return Move(self.seat, self.pc)

    def action(self) -> int:
        return MOVE

    def standard(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for system in t.board().places[seat]:
            if t.ships_at(system, seat):
                for end in t.neighbours(system):
                    found.append(pack(verbs.MOVE, system, end))
        return found

    def bar_standard(self, t: Arcs, seat: int, action: int) -> str:
        start, end = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.MOVE or start >= SYSTEMS or end >= SYSTEMS:
            return "K-ANSWER-3"
        return bar_move(t, seat, start, end)

    def options(self, t: Arcs, seat: int) -> list[int]:
        """Nothing bars a standard candidate."""
        return self.candidates(t, seat)

    def perform(self, t: Arcs, action: int) -> None:
        start = arg_a(action)
        fresh = t.count(start, self.seat, SHIP, FRESH)
        damaged = t.count(start, self.seat, SHIP, DAMAGED)
        catapult = int(t.pieces_at(start, self.seat, STARPORT) > 0)  # A-MOVE-2, A-MOVE-7
        t.stack.append(Group(catapult, damaged, arg_b(action), fresh, start, 1, self.seat))

    def clause(self) -> str:
        return "A-MOVE-1"


def can_move(t: Arcs, seat: int) -> bool:
    return t.board().ships[seat] > 0


class Group(Choice):
    """A-MOVE-1, A-MOVE-3: how many of the ships go; the others stay."""

    __slots__ = ("catapult", "damaged", "end", "fresh", "start", "steps")

    def __init__(
        self,
        catapult: int,
        damaged: int,
        end: int,
        fresh: int,
        start: int,
        steps: int,
        seat: int,
        pc: int = 0,
    ) -> None:
        super().__init__(seat, pc)
        self.catapult = catapult
        self.damaged = damaged
        self.end = end
        self.fresh = fresh
        self.start = start
        self.steps = steps

    def clone(self) -> Group:
        return Group(
            self.catapult,
            self.damaged,
            self.end,
            self.fresh,
            self.start,
            self.steps,
            self.seat,
            self.pc,
        )

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for fresh in range(self.fresh, -1, -1):
            for damaged in range(self.damaged, -1, -1):
                if fresh + damaged:
                    found.append(pack(verbs.GROUP, fresh, damaged))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        fresh, damaged = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.GROUP:
            return "K-ANSWER-3"
        if fresh > self.fresh or damaged > self.damaged:
            return "A-MOVE-3" if self.steps > 1 else "A-MOVE-1"
        return "" if fresh + damaged else "A-MOVE-1"

    def options(self, t: Arcs, seat: int) -> list[int]:
        return self.candidates(t, seat)

    def chosen(self, t: Arcs, action: int) -> None:
        fresh, damaged = arg_a(action), arg_b(action)
        goes_on = self.catapult and goes_through(t, self.seat, self.end, self.steps)
        t.shift_ships(self.seat, self.start, self.end, fresh, damaged)
        clause = "A-MOVE-2" if self.steps > 1 else "A-MOVE-1"
        t.emit("moves", self.seat, clause, fresh + damaged, self.start, self.end)
        if goes_on:
            t.stack.append(Catapult(damaged, fresh, self.end, self.steps, self.seat))

    def clause(self) -> str:
        return "A-MOVE-3" if self.steps > 1 else "A-MOVE-1"

    def subject(self, t: Arcs) -> list[int]:
        return [self.start, self.end]


def goes_through(t: Arcs, seat: int, gate: int, steps: int) -> bool:
    """May a Catapult go on from here? Asked before the ships arrive (A-MOVE-4, A-MOVE-6)."""
    return gate % 4 == 0 and steps < LONGEST_CATAPULT and not is_foreign(t, seat, gate)


class Catapult(Choice):
    """A-MOVE-2, A-MOVE-5: on to another system, or stop."""

    __slots__ = ("at", "damaged", "fresh", "steps")

    def __init__(
        self, damaged: int, fresh: int, at: int, steps: int, seat: int, pc: int = 0
    ) -> None:
        super().__init__(seat, pc)
        self.at = at
        self.damaged = damaged
        self.fresh = fresh
        self.steps = steps

    def clone(self) -> Catapult:
        return Catapult(self.damaged, self.fresh, self.at, self.steps, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [A_DONE] + [pack(verbs.GO_ON, system) for system in t.neighbours(self.at)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        if verb_of(action) != verbs.GO_ON or arg_a(action) >= SYSTEMS:
            return "K-ANSWER-3"
        if not t.in_play(arg_a(action)):
            return "A-MAP-5"
        return "" if arg_a(action) in t.neighbours(self.at) else "A-MOVE-1"

    def options(self, t: Arcs, seat: int) -> list[int]:
        return self.candidates(t, seat)

    def chosen(self, t: Arcs, action: int) -> None:
        if action != A_DONE:
            end, steps = arg_a(action), self.steps + 1
            t.stack.append(Group(1, self.damaged, end, self.fresh, self.at, steps, self.seat))

    def clause(self) -> str:
        return "A-MOVE-2"

    def subject(self, t: Arcs) -> list[int]:
        return [self.at]
