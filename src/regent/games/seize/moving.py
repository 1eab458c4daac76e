"""Units that go to a World outside the Reallocation Phase: sent, withdrawn, returned, regrouped."""

from __future__ import annotations

from typing import Final

from regent.games.seize import (
    verbs,
)
from regent.games.seize.codes import FIGHTER, SUB_LIGHT, W_SNEAK
from regent.games.seize.editions import (
    R_CAPACITY,
    R_FIGHTERS_PAY,
    R_RETREAT_LEAVES_COUNTERS,
    R_RETREAT_TO_ATTACKED,
)
from regent.games.seize.pending import purse
from regent.games.seize.select import attacking
from regent.games.seize.state import MAP, PLAY, Seize
from regent.games.seize.units import eliminate, eliminate_all, pay, stand
from regent.games.seize.values import has
from regent.games.seize.worlds import answers_reach, controlled, room, same_system, succeeds
from regent.kernel.action import A_DONE, arg_a, arg_b, pack, verb_of
from regent.kernel.flow import Ask, Until
from regent.kernel.frame import Frame

# Why Units may move (`prompt-Regroup`).
DEFENDED: Final = 0
FALLING: Final = 1
CONQUERED: Final = 2
LIBERATED: Final = 3
UNOPPOSED: Final = 4


def go(t: Seize, unit: int, world: int, clause: str) -> None:
    """A Unit card and its counters are at another World now (SI-MIL-A4-6, SI-CNT-2).

    It may be one that is attacked later this Phase (SI-MIL-0-12).
    """
    stand(t, unit, world)
    t.emit("moves", t.controller[unit], clause, unit, world)


def fee(t: Seize, unit: int, world: int) -> int:
    """Resource counters for a move to this World: Sub-light pays for an Uncontrolled one; in one
    edition Fighter cards pay to leave their System, also in answer, unless they are Reactive
    (SI-REALLOC-B3, SI-REALLOC-FIGHTER-1, SI-REALLOC-C7); counters go with their card and never pay
    (SI-REALLOC-FIGHTER-2)."""
    fighter = t.spec.rules[R_FIGHTERS_PAY] and t.spec.subtypes[t.face[unit]] >> FIGHTER & 1
    if fighter:
        return 0 if same_system(t, t.at[unit], world) else 1
    abroad = t.controller[world] != t.controller[unit]
    return int(abroad and has(t, unit, SUB_LIGHT))


class SendAll(Frame[Seize]):
    """A Reaction moves Units, one after the other; its player chooses where (SI-REACT-8)."""

    __slots__ = ("seat", "units", "word")

    def __init__(self, seat: int, units: list[int], word: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat
        self.units = units
        self.word = word

    def clone(self) -> SendAll:
        return SendAll(self.seat, self.units, self.word, self.pc)

    def step(self, t: Seize) -> None:
        if self.pc >= len(self.units):
            t.stack.pop()
            return
        unit = self.units[self.pc]
        self.pc += 1
        if t.where[unit] == PLAY and destinations(t, unit, self.word):
            t.stack.append(Send(self.seat, unit, self.word))


def destinations(t: Seize, unit: int, word: int) -> list[int]:
    """Where a Reaction may send a Unit: any Uncontrolled World, or an attacked one of its own."""
    seat = t.controller[unit]
    found: list[int] = []
    money = purse(t, seat)  # SI-REACT-6: what is set aside is not there
    for world in t.zones[MAP]:
        if t.at[unit] == world or room(t, world, seat) <= 0:  # SI-CAP-3
            continue
        if word == W_SNEAK:
            if t.controller[world] != seat and fee(t, unit, world) <= money:
                found.append(world)
        elif t.controller[world] == seat and world in t.entered:  # SI-REALLOC-C9
            if answers_reach(t, unit, world):
                found.append(world)
    return found


class Send(Ask[Seize]):
    """Which World one Unit is sent to; nothing is asked where there is only one."""

    __slots__ = ("unit", "word")

    def __init__(self, seat: int, unit: int, word: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.unit = unit
        self.word = word

    def clone(self) -> Send:
        return Send(self.seat, self.unit, self.word, self.pc)

    def step(self, t: Seize) -> None:
        worlds = destinations(t, self.unit, self.word)
        if len(worlds) == 1:
            t.stack.pop()
            self.send(t, worlds[0])
        else:
            t.waiting = 1 << self.seat

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [pack(verbs.MOVE, self.unit, w) for w in destinations(t, self.unit, self.word)]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if arg_a(action) != self.unit or arg_b(action) not in t.zones[MAP]:
            return "SI-ABIL-8"
        if arg_b(action) in destinations(t, self.unit, self.word):
            return ""
        full = room(t, arg_b(action), t.controller[self.unit]) <= 0
        return "SI-CAP-3" if full else "SI-ABIL-8"

    def chosen(self, t: Seize, action: int) -> None:
        self.send(t, arg_b(action))

    def send(self, t: Seize, world: int) -> None:
        clause = "SI-REALLOC-B1" if self.word == W_SNEAK else "SI-REALLOC-C9"
        if self.word == W_SNEAK:
            pay(t, t.controller[self.unit], fee(t, self.unit, world), "SI-REALLOC-B3")
        go(t, self.unit, world, clause)
        if self.word == W_SNEAK:
            t.add_entered(world)

    def subject(self, t: Seize) -> list[int]:
        return [self.unit]

    def clause(self) -> str:
        return "SI-REACT-8"


def shelters(t: Seize, seat: int) -> list[int]:
    """The Worlds to which Units of a seat may retreat or return: those it Controls, and for the
    Defender, where the rules say so, none that is attacked in this Phase (SI-MIL-A4-3)."""
    worlds = controlled(t, seat)
    if t.spec.rules[R_RETREAT_TO_ATTACKED] or seat == t.active or t.world < 0:
        return worlds
    return [world for world in worlds if world not in t.entered]


class Return(Frame[Seize]):
    """Units must go to Worlds their player Controls; those without room are lost.

    The player chooses among all Worlds with room (SI-CAP-8); what is left over when all are
    full, or without any World, goes to the Discard Pile (SI-CAP-6, SI-CAP-7, SI-CONQ-F4).
    Such moves never deplete (SI-CONQ-F3, SI-MIL-A4-7). `rule` is why they must.
    """

    __slots__ = ("cause", "rule", "seat", "units")

    def __init__(self, cause: int, rule: str, seat: int, units: list[int], pc: int = 0) -> None:
        super().__init__(pc)
        self.cause = cause
        self.rule = rule
        self.seat = seat
        self.units = units

    def clone(self) -> Return:
        return Return(self.cause, self.rule, self.seat, self.units[:], self.pc)

    def worlds(self, t: Seize) -> list[int]:
        """Where they may go: Controlled Worlds with room, not where they are."""
        worlds = [w for w in shelters(t, self.seat) if w != self.cause]
        return [w for w in worlds if room(t, w, self.seat) > 0]

    def step(self, t: Seize) -> None:
        self.units = [u for u in self.units if t.where[u] == PLAY]
        worlds = self.worlds(t)
        if not self.units or t.spec.duel:  # after a duel all cards come back (SI-VAR-DUEL-7)
            t.stack.pop()
        elif not worlds:
            t.stack.pop()
            others = any(world != self.cause for world in t.worlds(self.seat))
            full = others and t.spec.rules[R_CAPACITY]
            for unit in self.units:
                lost(t, unit, "SI-CAP-6" if full else "SI-CAP-7")
        elif len(worlds) == 1 and room(t, worlds[0], self.seat) >= len(self.units):
            self.take(t, self.units[0], worlds[0])
        else:
            t.waiting = 1 << self.seat

    def take(self, t: Seize, unit: int, world: int) -> None:
        self.units = [u for u in self.units if u != unit]
        go(t, unit, world, self.rule)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        worlds = self.worlds(t)
        return [pack(verbs.MOVE, unit, world) for unit in self.units for world in worlds]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if arg_a(action) not in self.units or arg_b(action) not in shelters(t, seat):
            return self.rule
        return "" if arg_b(action) in self.worlds(t) else "SI-CAP-8"

    def answer(self, t: Seize, seat: int, action: int) -> None:
        t.waiting = 0
        self.take(t, arg_a(action), arg_b(action))

    def subject(self, t: Seize) -> list[int]:
        return [len(self.units)]

    def clause(self) -> str:
        return self.rule


def lost(t: Seize, unit: int, clause: str) -> None:
    """All Worlds are full (SI-CAP-6), or there is none (SI-CAP-7, SI-PRES-NOWHERE)."""
    eliminate_all(t, t.counters_of(unit)[:], "SI-CNT-3")
    eliminate(t, unit, clause)


class Regroup(Until[Seize]):
    """A player may move any of these Units to other Controlled Worlds, each once."""

    __slots__ = ("rule", "units")

    def __init__(self, rule: str, seat: int, units: list[int], pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.rule = rule
        self.units = units

    def clone(self) -> Regroup:
        return Regroup(self.rule, self.seat, self.units[:], self.pc)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        found: list[int] = []
        for unit in self.units:
            for world in shelters(t, seat):
                if world != t.at[unit] and room(t, world, seat) > 0:
                    found.append(pack(verbs.MOVE, unit, world))
        return [*found, A_DONE]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action in self.candidates(t, seat):
            return ""
        unit = arg_a(action)
        world = arg_b(action)
        full = world in t.worlds(seat) and room(t, world, seat) <= 0
        return "SI-CAP-5" if unit in self.units and full else self.rule

    def chosen(self, t: Seize, action: int) -> None:
        unit = arg_a(action)
        self.units = [u for u in self.units if u != unit]
        go(t, unit, arg_b(action), self.rule)
        retreats = self.rule == "SI-MIL-A4-3" and t.spec.rules[R_RETREAT_LEAVES_COUNTERS]
        if retreats and t.counters_of(unit):
            t.stack.append(LeaveBehind(self.seat, unit))

    def subject(self, t: Seize) -> list[int]:
        """Who moves: a Defender who may stay, one whose World falls as things stand, or who has
        Conquered or Liberated it, or whom nobody attacks any more; and the World."""
        if self.rule != "SI-MIL-A4-3":
            own = t.owner[t.world] == self.seat  # SI-VICT-A1 takes back what is another's
            return [LIBERATED if own else CONQUERED, t.world]
        if not any(attacking(t, unit) for unit in t.units_at(t.world)):
            return [UNOPPOSED, t.world]
        falls = t.exchange >= t.exchanges and succeeds(t)
        return [FALLING if falls else DEFENDED, t.world]

    def clause(self) -> str:
        return self.rule


class LeaveBehind(Until[Seize]):
    """SI-MIL-A4-6: counters of a Fleet that left Step 4 may stay and fight on, where the rules say
    so; when the Conquest Action ends they follow their card (SI-COUNTERS-LEFT)."""

    __slots__ = ("unit",)

    def __init__(self, seat: int, unit: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.unit = unit

    def clone(self) -> LeaveBehind:
        return LeaveBehind(self.seat, self.unit, self.pc)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [A_DONE, *[pack(verbs.LEAVE, c) for c in t.counters_of(self.unit)]]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        counter = arg_a(action)
        mine = verb_of(action) == verbs.LEAVE and counter in t.counters_of(self.unit)
        return "" if mine and t.at[counter] != t.world else "SI-MIL-A4-6"

    def chosen(self, t: Seize, action: int) -> None:
        t.put(arg_a(action), t.world)
        t.emit("leaves-behind", self.seat, "SI-MIL-A4-6", arg_a(action), t.world)

    def subject(self, t: Seize) -> list[int]:
        return [self.unit]

    def clause(self) -> str:
        return "SI-MIL-A4-6"
