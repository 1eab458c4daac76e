"""The Command phase: each player moves ships, then develops (C-CMD, C-MOVE, C-DEV, C-SETTLE)."""

from __future__ import annotations

from typing import Any, Final

from regent.games.contention import (
    settlement,
    verbs,
)
from regent.games.contention.abilities import develop
from regent.games.contention.assets import (
    explore,
    jump,
    legal_host,
    put_ship,
    replace_location,
    scrap_attached,
    settle,
)
from regent.games.contention.codes import (
    A_N,
    S_COST,
    TRACTOR_BEAM,
    W_GATE,
    W_HOLE_GATE,
    W_JUMP_MOVE,
    W_PAY,
)
from regent.games.contention.moves import gates_from, held, may_jump, reach, stops
from regent.games.contention.state import GONE, MAP, Contention
from regent.games.contention.to_choose import Chooser
from regent.games.contention.triggers import SettleContention
from regent.games.contention.values import has_while, holds, works
from regent.kernel.action import A_DONE, A_PASS, arg_a, arg_b, pack
from regent.kernel.flow import EachSeat, Steps, Until
from regent.kernel.frame import Frame, offered

MOST_GATES: Final = 6
"""Gates one movement may use: more than lead anywhere new, so that no movement is endless."""


class CommandPhase(EachSeat[Contention]):
    """C-CMD-01: in scepter order, each finishes both steps before the next begins; C-CMD-02."""

    __slots__ = ()

    def clone(self) -> CommandPhase:
        return CommandPhase(self.order, self.pc)

    def each(self, t: Contention, seat: int) -> Frame[Any] | None:
        return Command(seat) if t.alive >> seat & 1 else None


class Command(Steps[Contention]):
    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> Command:
        return Command(self.seat, self.pc)

    def parts(self, t: Contention) -> int:
        return 4

    def part(self, t: Contention, n: int) -> Frame[Any] | None:
        if not t.alive >> self.seat & 1:
            return None
        if n == 0:
            return Movement(self.seat)
        if n == 2:
            return Develop(0, self.seat)
        return SettleContention()


class Movement(Until[Contention]):
    """C-MOVE-01 to C-MOVE-10: ship by ship, sector by sector; a ship that is done explores.

    Nobody is in the way (C-MOVE-05), and a ship that is new moves like any other (C-MOVE-11).

    `ship` is the one on its way (-1 for none), `left` the steps it still has, `gates` how many
    gates it has used.
    """

    __slots__ = ("gates", "left", "ship")

    def __init__(
        self, seat: int, ship: int = -1, left: int = 0, gates: int = 0, pc: int = 0
    ) -> None:
        super().__init__(seat, pc)
        self.gates = gates
        self.left = left
        self.ship = ship

    def clone(self) -> Movement:
        return Movement(self.seat, self.ship, self.left, self.gates, self.pc)

    def subject(self, t: Contention) -> list[int]:
        """Is a ship on its way, which, and how many steps has it left?"""
        return [int(self.ship >= 0), self.ship, self.left]

    def prepare(self, t: Contention) -> None:
        """A ship that fell on its way is forgotten; one that can go nowhere is done."""
        if self.ship >= 0 and not t.in_play(self.ship):
            self.forget()
        if self.ship >= 0 and not self.next_steps(t):
            self.halt(t)

    def next_steps(self, t: Contention) -> list[int]:
        """Where the ship on its way may go on to."""
        ship = self.ship
        here = t.at[ship]
        if stops(t, ship, here):
            return []
        steps = t.spec.layout.neighbours[here][:] if self.left > 0 else []
        for gate in gates_from(t, ship, here) if self.gates < MOST_GATES else []:
            if gate not in steps:
                steps.append(gate)
        return steps

    def halt(self, t: Contention) -> None:
        """C-EXPL-01: done moving, the sector is explored at once."""
        explore(t, self.seat, t.at[self.ship], "C-EXPL-01")
        self.forget()

    def forget(self) -> None:
        self.ship = -1
        self.left = 0
        self.gates = 0

    def candidates(self, t: Contention, seat: int) -> list[int]:
        if self.ship >= 0:
            steps = self.next_steps(t)
            return [pack(verbs.MOVE, self.ship, s) for s in steps] + [verbs.A_STOP]
        found = [A_DONE]
        for ship in t.ships_of(self.seat):
            here = t.at[ship]
            near = t.spec.layout.neighbours[here]
            for sector in near:
                found.append(pack(verbs.MOVE, ship, sector))
            for sector in gates_from(t, ship, here):
                if sector not in near:
                    found.append(pack(verbs.MOVE, ship, sector))
            for sector in ring_jumps(t, ship):
                found.append(pack(verbs.JUMP, ship, sector))
        return found

    def options(self, t: Contention, seat: int) -> list[int]:
        """The candidates nothing bars, looking at each ship once: the hot path of a search."""
        if self.ship >= 0:
            return self.candidates(t, seat)
        found = [A_DONE]
        rings = t.may_lie(W_JUMP_MOVE)
        beams = t.may_have(TRACTOR_BEAM)
        gated = t.may_lie(W_GATE) or t.may_lie(W_HOLE_GATE)
        for ship in t.ships_of(self.seat):
            if t.moved[ship] == t.turn:
                continue
            here = t.at[ship]
            if not beams or not held(t, ship, here):
                near = t.spec.layout.neighbours[here]
                gates = gates_from(t, ship, here) if gated else []
                able = reach(t, ship) > 0
                for sector in near:
                    if able or sector in gates:
                        found.append(pack(verbs.MOVE, ship, sector))
                for sector in gates:
                    if sector not in near:
                        found.append(pack(verbs.MOVE, ship, sector))
            for sector in ring_jumps(t, ship) if rings else []:
                found.append(pack(verbs.JUMP, ship, sector))
        return found

    def bar(self, t: Contention, seat: int, action: int) -> str:
        verb = action >> 36
        if verb not in (verbs.MOVE, verbs.JUMP):
            return ""
        ship, sector = arg_a(action), arg_b(action)
        if ship >= len(t.face) or sector >= len(t.location):
            return "K-ANSWER-3"
        if t.controller[ship] != self.seat or not t.is_ship(ship):
            return "C-MOVE-09" if t.is_station(ship) else "C-MOVE-01"
        if self.ship >= 0:
            return self.bar_going_on(t, verb, ship, sector)
        if t.moved[ship] == t.turn:
            return "C-MOVE-04"
        if verb == verbs.JUMP:
            return "" if sector in ring_jumps(t, ship) else "C-GLOSS-JUMP-1"
        if held(t, ship, t.at[ship]):
            return "C-MOVE-07"
        if sector in gates_from(t, ship, t.at[ship]):
            return ""
        if sector not in t.spec.layout.neighbours[t.at[ship]]:
            return "C-MOVE-06"
        return "" if reach(t, ship) > 0 else "C-MOVE-02"

    def bar_going_on(self, t: Contention, verb: int, ship: int, sector: int) -> str:
        """One ship at a time (C-MOVE-04), to a neighbour (C-MOVE-06), as far as its speed goes."""
        if ship != self.ship or verb == verbs.JUMP:
            return "C-MOVE-04"
        if sector in self.next_steps(t):
            return ""
        return "C-MOVE-02" if sector in t.spec.layout.neighbours[t.at[ship]] else "C-MOVE-06"

    def chosen(self, t: Contention, action: int) -> None:
        if action == verbs.A_STOP:
            self.halt(t)  # C-MOVE-03
            return
        ship, sector = arg_a(action), arg_b(action)
        t.mark_moved(ship)
        if action >> 36 == verbs.JUMP:
            jump(t, ship, sector, "C-GLOSS-JUMP-3")
            t.stack.append(SettleContention())
            return
        if self.ship < 0:
            self.ship, self.left, self.gates = ship, reach(t, ship), 0
        through_gate = self.gate_only(t, sector)
        self.left -= 0 if through_gate else 1
        self.gates += 1 if through_gate else 0
        put_ship(t, ship, sector)
        t.emit("moves", self.seat, "C-MOVE-10" if through_gate else "C-MOVE-02", ship, sector)
        if t.spec.weakens or t.is_any_damaged():
            # C-CARD-13: what loses its defense by this step is destroyed at once
            t.stack.append(SettleContention())

    def gate_only(self, t: Contention, sector: int) -> bool:
        """C-GATE-01: a gate costs nothing, also where a step would lead to the same sector."""
        here = t.at[self.ship]
        if sector not in gates_from(t, self.ship, here):
            return False
        near = sector in t.spec.layout.neighbours[here] and self.left > 0
        return self.gates < MOST_GATES or not near

    def clause(self) -> str:
        return "C-MOVE-01"


def ring_jumps(t: Contention, ship: int) -> list[int]:
    """Where a Jump Ring in the ship's sector takes it as its whole movement."""
    most = 0
    for card in t.auras if t.may_lie(W_JUMP_MOVE) else []:
        if t.at[card] == t.at[ship] and t.controller[card] == t.controller[ship]:
            op = has_while(t, card, W_JUMP_MOVE)
            if op is not None:
                most = max(most, op.args[A_N])
    if not most:
        return []
    found: list[int] = []
    for sector in range(len(t.location)):
        if sector != t.at[ship] and t.distance(t.at[ship], sector) <= most:
            if may_jump(t, ship, sector):
                found.append(sector)
    return found


class Develop(Frame[Contention]):
    """C-DEV-01, C-DEV-02: one develop ability, or none."""

    __slots__ = ("explored", "seat")

    def __init__(self, explored: int, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.explored = explored
        """1 when a location was explored first, and one must be settled (C-OPT-EXPL-01)."""
        self.seat = seat

    def clone(self) -> Develop:
        return Develop(self.explored, self.seat, self.pc)

    def step(self, t: Contention) -> None:
        if len(offered(t, self.seat)) == 1 and not self.explored:
            t.stack.pop()
            return
        t.waiting = 1 << self.seat

    def candidates(self, t: Contention, seat: int) -> list[int]:
        found = [] if self.explored else [A_PASS]
        for sector in range(len(t.location)):
            place = t.location[sector]
            if t.controller[place] < 0 and place != t.home(seat):
                found.append(pack(verbs.SETTLE, sector))
            if t.spec.free_explore and not self.explored and not t.up[place]:
                found.append(pack(verbs.EXPLORE, sector))
        if self.explored:
            return found
        home = t.home(seat)  # C-HOME-08: one of these is the develop of the phase
        if t.where[home] == MAP and t.controller[home] < 0:
            found.append(pack(verbs.RECOVER, home))
        elif t.where[home] == GONE:
            for place in t.locations(seat):
                if t.is_colony(place):
                    found.append(pack(verbs.REBUILD, t.at[place]))
        for card in t.assets(seat):
            for number in t.spec.develops[t.face[card]]:
                found.append(pack(verbs.DEVELOP, card, number))
        return found

    def bar(self, t: Contention, seat: int, action: int) -> str:
        verb = action >> 36
        if verb == verbs.SETTLE:
            return self.bar_basic(t, arg_a(action))
        if verb == verbs.EXPLORE:
            return self.bar_explore(t, arg_a(action))
        if verb == verbs.DEVELOP:
            return self.bar_develop(t, arg_a(action), arg_b(action))
        if verb == verbs.RECOVER:
            return "" if arg_a(action) == t.home(seat) and not self.explored else "C-HOME-01"
        if verb == verbs.REBUILD:
            return "" if action in self.candidates(t, seat) else "C-HOME-04"
        return "C-DEV-02" if self.explored and action == A_PASS else ""

    def bar_basic(self, t: Contention, sector: int) -> str:
        """C-SETTLE-01 to C-SETTLE-07; without any location only adjacency is waived (C-HOME-06,
        C-HOME-07)."""
        if sector >= len(t.location):
            return "C-SETTLE-01"
        if t.location[sector] == t.home(self.seat):
            return "C-HOME-03"
        clause = settlement.bar_settle(t, self.seat, t.location[sector], False)
        if clause:
            return clause
        if t.count_locations(self.seat) == 0 or settlement.next_to_own(t, self.seat, sector):
            return ""
        return "C-SETTLE-01"

    def bar_explore(self, t: Contention, sector: int) -> str:
        """C-OPT-EXPL-01: one face-down location next to one's own, if something can be settled;
        it need not be the one (C-OPT-EXPL-02)."""
        if not t.spec.free_explore or self.explored or sector >= len(t.location):
            return "C-OPT-EXPL-01"
        place = t.location[sector]
        if t.up[place] or t.known[place] >> self.seat & 1:
            return "C-OPT-EXPL-01"
        if not settlement.next_to_own(t, self.seat, sector):
            return "C-OPT-EXPL-01"
        for other in range(len(t.location)):
            if not self.bar_basic(t, other):
                return ""
        return "C-OPT-EXPL-01"

    def bar_develop(self, t: Contention, card: int, number: int) -> str:
        """C-DEV-03: only its controller, while it works, paying what it costs."""
        if card >= len(t.face) or t.controller[card] != self.seat or self.explored:
            return "C-DEV-03"
        if number not in t.spec.develops[t.face[card]]:
            return "C-DEV-01"
        abilities = t.spec.abilities[t.face[card]]
        if not works(t, card, number):
            return "C-KW-DELAY-1" if t.turn_in[card] == t.turn else "C-DEV-03"
        if not holds(t, abilities[number], self.seat, card):
            return "C-DEV-03"
        for op in abilities[number].ops[S_COST]:
            if op.word == W_PAY and t.resources[self.seat] < op.args[A_N]:
                return "C-DEV-03"
        chooser = Chooser(t, self.seat, card, number, [])
        if chooser.needs and not chooser.may_stop(chooser.needs[0]):
            if not chooser.found(chooser.needs[0], []):
                return chooser.refusal(chooser.needs[0]) or "C-DEV-03"
        return ""

    def answer(self, t: Contention, seat: int, action: int) -> None:
        t.waiting = 0
        verb = action >> 36
        if verb == verbs.EXPLORE:
            self.explored = 1
            explore(t, seat, arg_a(action), "C-OPT-EXPL-01")
            return
        t.stack.pop()
        if verb == verbs.SETTLE:
            settle(t, seat, t.location[arg_a(action)], "C-SETTLE-02")
        elif verb == verbs.RECOVER:
            home = arg_a(action)
            settle(t, seat, home, "C-HOME-03")
            t.shield_home(home)
        elif verb == verbs.REBUILD:
            rebuild(t, seat, arg_a(action))
        elif verb == verbs.DEVELOP:
            t.stack.append(develop(seat, arg_a(action), arg_b(action)))

    def clause(self) -> str:
        return "C-DEV-01"


def rebuild(t: Contention, seat: int, sector: int) -> None:
    """C-HOME-04, C-HOME-05: a colony makes way for the lost homeworld."""
    old, home = t.location[sector], t.home(seat)
    replace_location(t, sector, home, "C-HOME-04")
    settle(t, seat, home, "C-HOME-05")
    for card in t.attached_to(old):
        if legal_host(t, card, home, -1, t.controller[card]):
            t.change_host(card, home)
    scrap_attached(t, old, "C-HOME-04")
