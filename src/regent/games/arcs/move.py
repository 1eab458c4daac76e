"""Move: a group of ships to an adjacent system, and on from gate to gate by Catapult (A-MOVE)."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.actions import Act
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import DAMAGED, EMPIRE, FRESH, MOVE, SHIP
from regent.games.arcs.lore_moves import arrive, bar_unfought
from regent.games.arcs.lore_words import SPRINT
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.reaching import goes_through, reached
from regent.games.arcs.state import Arcs
from regent.games.arcs.traits import catapults, most_ships
from regent.games.arcs.values import commands
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
        barred = bar_move(t, seat, start, end)
        if barred or not t.must_fight:
            return barred
        goes_on = catapults(t, seat, start) and goes_through(t, seat, end, 1, 0)
        return bar_unfought(t, seat, start, end, 1, goes_on)

    def options(self, t: Arcs, seat: int) -> list[int]:
        """Nothing bars a standard candidate, but before a battle (A-LEAD-06a)."""
        return super().options(t, seat) if t.must_fight else self.candidates(t, seat)

    def perform(self, t: Arcs, action: int) -> None:
        start, seat = arg_a(action), self.seat
        if t.spec.lore and t.has(seat, SPRINT):
            t.stack.append(Sprint([], seat))
        t.stack.append(
            Group(
                int(catapults(t, seat, start)),
                t.count(start, seat, SHIP, DAMAGED),
                arg_b(action),
                escort_ships(t, seat, start, DAMAGED),
                escort_ships(t, seat, start, FRESH),
                t.count(start, seat, SHIP, FRESH),
                start,
                1,
                seat,
            )
        )

    def clause(self) -> str:
        return "A-MOVE-1"


def can_move(t: Arcs, seat: int) -> bool:
    return t.board().ships[seat] > 0


def escort_ships(t: Arcs, seat: int, start: int, condition: int) -> int:
    """Imperial ships there that may go along: those that the seat commands (E-CTRL-7, E-MOVE-2)."""
    return t.count(start, EMPIRE, SHIP, condition) if commands(t, seat, start) else 0


class Group(Choice):
    """A-MOVE-1, A-MOVE-3: how many of the ships go; the others stay."""

    __slots__ = (
        "catapult",
        "damaged",
        "end",
        "escort_damaged",
        "escort_fresh",
        "fresh",
        "start",
        "steps",
    )

    def __init__(
        self,
        catapult: int,
        damaged: int,
        end: int,
        escort_damaged: int,
        escort_fresh: int,
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
        self.escort_damaged = escort_damaged
        self.escort_fresh = escort_fresh
        """Imperial ships that may go along."""
        self.fresh = fresh
        self.start = start
        self.steps = steps

    def clone(self) -> Group:
        return Group(
            self.catapult,
            self.damaged,
            self.end,
            self.escort_damaged,
            self.escort_fresh,
            self.fresh,
            self.start,
            self.steps,
            self.seat,
            self.pc,
        )

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        most = most_ships(t, seat)
        for fresh in range(self.fresh, -1, -1):
            for damaged in range(self.damaged, -1, -1):
                if 0 < fresh + damaged <= most:
                    found.append(pack(verbs.GROUP, fresh, damaged))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        fresh, damaged = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.GROUP:
            return "K-ANSWER-3"
        if fresh > self.fresh or damaged > self.damaged:
            return "A-MOVE-3" if self.steps > 1 else "A-MOVE-1"
        if fresh + damaged > most_ships(t, seat):
            return "A-LEAD-05b"
        if fresh + damaged == 0:
            return "A-MOVE-1"
        if not t.must_fight:
            return ""
        ships, goes_on = fresh + damaged, self.goes_on(t, 0)
        return bar_unfought(t, seat, self.start, self.end, ships, goes_on)

    def options(self, t: Arcs, seat: int) -> list[int]:
        return super().options(t, seat) if t.must_fight else self.candidates(t, seat)

    def goes_on(self, t: Arcs, imperial: int) -> bool:
        """May the group, with so many Imperial ships, go on from where it comes to?"""
        return self.catapult > 0 and goes_through(t, self.seat, self.end, self.steps, imperial)

    def chosen(self, t: Arcs, action: int) -> None:
        """With Imperial ships at hand they are asked for next, and all go at once (E-MOVE-2)."""
        self.fresh, self.damaged = arg_a(action), arg_b(action)
        if self.escort_fresh + self.escort_damaged:
            t.stack.append(
                Escort(
                    self.catapult,
                    self.damaged,
                    self.end,
                    self.escort_damaged,
                    self.escort_fresh,
                    self.fresh,
                    self.start,
                    self.steps,
                    self.seat,
                )
            )
        else:
            self.go(t)

    def go(self, t: Arcs) -> None:
        """The ships of this group move, own ones and Imperial ones."""
        imperial = self.escort_fresh + self.escort_damaged
        goes_on = self.goes_on(t, imperial)
        clause = "A-MOVE-2" if self.steps > 1 else "A-MOVE-1"
        arrive(t, self.seat, self.start, self.end, self.fresh, self.damaged, clause)
        if imperial:
            t.shift_ships(EMPIRE, self.start, self.end, self.escort_fresh, self.escort_damaged)
            t.emit("escorts", self.seat, "E-MOVE-1", imperial, self.start, self.end)
        below = t.stack[-1]
        if isinstance(below, Sprint):
            below.note(self.start, self.end, self.fresh)
        if goes_on:
            t.stack.append(
                Catapult(
                    self.damaged,
                    self.escort_damaged,
                    self.escort_fresh,
                    self.fresh,
                    self.end,
                    self.steps,
                    self.seat,
                )
            )

    def clause(self) -> str:
        return "A-MOVE-3" if self.steps > 1 else "A-MOVE-1"

    def subject(self, t: Arcs) -> list[int]:
        return [self.start, self.end]


class Escort(Group):
    """The Movement Law: how many Imperial ships go along, at most one for each Loyal ship, fresh
    and damaged alike, and none without one (E-MOVE-1 to E-MOVE-5, E-MOVE-3)."""

    __slots__ = ()

    def clone(self) -> Escort:
        return Escort(
            self.catapult,
            self.damaged,
            self.end,
            self.escort_damaged,
            self.escort_fresh,
            self.fresh,
            self.start,
            self.steps,
            self.seat,
            self.pc,
        )

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for fresh in range(self.escort_fresh, -1, -1):
            for damaged in range(self.escort_damaged, -1, -1):
                found.append(pack(verbs.ESCORT, fresh, damaged))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        fresh, damaged = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.ESCORT:
            return "K-ANSWER-3"
        if fresh > self.escort_fresh or damaged > self.escort_damaged:
            return "E-MOVE-2"
        if fresh + damaged > self.fresh + self.damaged:
            return "E-MOVE-4" if self.steps > 1 else "E-MOVE-1"
        return ""

    def options(self, t: Arcs, seat: int) -> list[int]:
        return [a for a in self.candidates(t, seat) if not self.bar(t, seat, a)]

    def chosen(self, t: Arcs, action: int) -> None:
        self.escort_fresh, self.escort_damaged = arg_a(action), arg_b(action)
        self.go(t)

    def clause(self) -> str:
        return "E-MOVE-1"


class Catapult(Choice):
    """A-MOVE-2, A-MOVE-5: on to another system, over gates to a far one too, or stop. All ships go
    on, unless some are left here first (A-MOVE-3); with Imperial ships among them, and before a
    battle that must follow, it is asked step by step how many go."""

    __slots__ = ("at", "damaged", "escort_damaged", "escort_fresh", "fresh", "steps")

    def __init__(
        self,
        damaged: int,
        escort_damaged: int,
        escort_fresh: int,
        fresh: int,
        at: int,
        steps: int,
        seat: int,
        pc: int = 0,
    ) -> None:
        super().__init__(seat, pc)
        self.at = at
        self.damaged = damaged
        self.escort_damaged = escort_damaged
        self.escort_fresh = escort_fresh
        self.fresh = fresh
        self.steps = steps

    def clone(self) -> Catapult:
        return Catapult(
            self.damaged,
            self.escort_damaged,
            self.escort_fresh,
            self.fresh,
            self.at,
            self.steps,
            self.seat,
            self.pc,
        )

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        if self.goes_whole(t):
            if self.fresh + self.damaged > 1:
                found.append(verbs.A_SPLIT)
            ends = reached(t, seat, self.at, self.steps)[::3]
        else:
            ends = t.neighbours(self.at)
        return found + [pack(verbs.GO_ON, system) for system in ends]

    def goes_whole(self, t: Arcs) -> bool:
        return not t.must_fight and self.escort_fresh + self.escort_damaged == 0

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return bar_unfought(t, seat, -1, self.at, 0, False)
        if action == verbs.A_SPLIT:
            fits = self.goes_whole(t) and self.fresh + self.damaged > 1
            return "" if fits else "A-MOVE-3"
        if verb_of(action) != verbs.GO_ON or arg_a(action) >= SYSTEMS:
            return "K-ANSWER-3"
        if not t.in_play(arg_a(action)):
            return "A-MAP-5"
        if self.goes_whole(t):
            ends = reached(t, seat, self.at, self.steps)[::3]
            return "" if arg_a(action) in ends else "A-MOVE-2"
        if arg_a(action) not in t.neighbours(self.at):
            return "A-MOVE-1"
        if not t.must_fight:
            return ""
        goes_on = goes_through(t, seat, arg_a(action), self.steps + 1, 0)
        return bar_unfought(t, seat, self.at, arg_a(action), 1, goes_on)

    def options(self, t: Arcs, seat: int) -> list[int]:
        return super().options(t, seat) if t.must_fight else self.candidates(t, seat)

    def chosen(self, t: Arcs, action: int) -> None:
        if action == A_DONE:
            return
        if action == verbs.A_SPLIT:
            t.stack.append(Split(self.damaged, self.fresh, self.at, self.steps, self.seat))
            return
        if self.goes_whole(t):
            self.go(t, arg_a(action))
            return
        t.stack.append(
            Group(
                1,
                self.damaged,
                arg_a(action),
                self.escort_damaged,
                self.escort_fresh,
                self.fresh,
                self.at,
                self.steps + 1,
                self.seat,
            )
        )

    def go(self, t: Arcs, end: int) -> None:
        """All of them from gate to gate, and where they come to may ask what next."""
        ways = reached(t, self.seat, self.at, self.steps)
        path: list[int] = []
        at = end
        while at != self.at:
            path.append(at)
            at = ways[1::3][ways[::3].index(at)]
        at, steps = self.at, self.steps
        for system in reversed(path):
            steps += 1
            last = int(system == end)
            Group(last, self.damaged, system, 0, 0, self.fresh, at, steps, self.seat).go(t)
            at = system

    def clause(self) -> str:
        return "A-MOVE-2"

    def subject(self, t: Arcs) -> list[int]:
        return [self.at]


class Split(Choice):
    """A-MOVE-3: how many of the ships go on; the others stay where they are."""

    __slots__ = ("at", "damaged", "fresh", "steps")

    def __init__(
        self, damaged: int, fresh: int, at: int, steps: int, seat: int, pc: int = 0
    ) -> None:
        super().__init__(seat, pc)
        self.at = at
        self.damaged = damaged
        self.fresh = fresh
        self.steps = steps

    def clone(self) -> Split:
        return Split(self.damaged, self.fresh, self.at, self.steps, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for fresh in range(self.fresh, -1, -1):
            for damaged in range(self.damaged, -1, -1):
                if 0 < fresh + damaged < self.fresh + self.damaged:
                    found.append(pack(verbs.GROUP, fresh, damaged))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        fresh, damaged = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.GROUP:
            return "K-ANSWER-3"
        fits = fresh <= self.fresh and damaged <= self.damaged
        some = 0 < fresh + damaged < self.fresh + self.damaged
        return "" if fits and some else "A-MOVE-3"

    def chosen(self, t: Arcs, action: int) -> None:
        fresh, damaged = arg_a(action), arg_b(action)
        t.stack.append(Catapult(damaged, 0, 0, fresh, self.at, self.steps, self.seat))

    def clause(self) -> str:
        return "A-MOVE-3"

    def subject(self, t: Arcs) -> list[int]:
        return [self.at]


class Sprint(Choice):
    """A-LORE-03: one group of fresh ships that just moved goes on, or none does."""

    __slots__ = ("moved",)

    def __init__(self, moved: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.moved = moved
        """In twos: a system, and how many fresh ships came there by this Move and stand there."""

    def clone(self) -> Sprint:
        return Sprint(self.moved[:], self.seat, self.pc)

    def note(self, start: int, end: int, fresh: int) -> None:
        """Fresh ships have come to a system, from an earlier stop of theirs or not."""
        found: list[int] = []
        arrived = fresh
        for at in range(0, len(self.moved), 2):
            system, number = self.moved[at], self.moved[at + 1]
            if system == start:
                number -= fresh
            if system == end:
                arrived += number
            elif number > 0:
                found += [system, number]
        if arrived:
            found += [end, arrived]
        self.moved = found

    def group(self, system: int) -> int:
        """How many of the ships that moved stand there."""
        for at in range(0, len(self.moved), 2):
            if self.moved[at] == system:
                return self.moved[at + 1]
        return 0

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for at in range(0, len(self.moved), 2):
            for end in t.neighbours(self.moved[at]):
                found.append(pack(verbs.SPRINT, self.moved[at], end))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        start, end = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.SPRINT or max(start, end) >= SYSTEMS:
            return "K-ANSWER-3"
        if not self.group(start) or end not in t.neighbours(start):
            return "A-LORE-03"
        goes_on = catapults(t, seat, start) and goes_through(t, seat, end, 1, 0)
        return bar_unfought(t, seat, start, end, 1, goes_on)

    def chosen(self, t: Arcs, action: int) -> None:
        if action != A_DONE:
            start = arg_a(action)
            catapult = int(catapults(t, self.seat, start))
            fresh = self.group(start)
            t.stack.append(Group(catapult, 0, arg_b(action), 0, 0, fresh, start, 1, self.seat))

    def clause(self) -> str:
        return "A-LORE-03"
