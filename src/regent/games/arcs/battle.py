"""Battle: dice are collected and rolled, hits dealt, and what is left is raided (A-BATTLE)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.actions import Act
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import BATTLE, FRESH, OWNERS, SHIP, WEAPON
from regent.games.arcs.dice import (
    BATTLE_DICE,
    BUILDING,
    DICE_WORDS,
    HIT,
    INTERCEPT,
    KEY,
    MOST,
    RAID,
    SELF,
    SIDES,
    SKIRMISH,
)
from regent.games.arcs.hits import ON_ATTACKERS, ON_BUILDINGS, ON_SHIPS, Hits
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.raid import Raid
from regent.games.arcs.state import DEFENDER, DICE, PLACE, Arcs
from regent.games.arcs.values import icons
from regent.games.arcs.vocabulary import GATE_DICE, REROLL
from regent.kernel.action import arg_a, arg_b, pack, verb_of
from regent.kernel.dice import Roll
from regent.kernel.frame import Frame


def bar_battle(t: Arcs, seat: int, system: int, defender: int) -> str:
    """The clause that forbids attacking this owner there."""
    if t.ships_at(system, seat) == 0:
        return "A-BATTLE-1"
    return "" if defender != seat and t.is_present(system, defender) else "A-BATTLE-2"


class BattleAction(Act):
    """A-BATTLE-1, A-BATTLE-2: where, and against whom."""

    __slots__ = ()

    def clone(self) -> BattleAction:
        return BattleAction(self.seat, self.pc)

    def action(self) -> int:
        return BATTLE

    def standard(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for system in t.board().places[seat]:
            if t.ships_at(system, seat):
                for owner in t.spec.owners:
                    if owner != seat and t.is_present(system, owner):
                        found.append(pack(verbs.BATTLE, system, owner))
        return found

    def bar_standard(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.BATTLE or arg_a(action) >= SYSTEMS or arg_b(action) >= OWNERS:
            return "K-ANSWER-3"
        return bar_battle(t, seat, arg_a(action), arg_b(action))

    def options(self, t: Arcs, seat: int) -> list[int]:
        return self.candidates(t, seat)

    def perform(self, t: Arcs, action: int) -> None:
        t.begin_battle(arg_a(action), arg_b(action))
        t.emit("attacks", self.seat, "A-BATTLE-2", arg_b(action), arg_a(action))
        t.stack.append(Battle([], self.seat))
        t.stack.append(Collect([0, 0, 0], self.seat))

    def clause(self) -> str:
        return "A-BATTLE-1"


def can_battle(t: Arcs, seat: int) -> bool:
    for system in t.board().places[seat]:
        if t.ships_at(system, seat):
            for owner in t.spec.owners:
                if owner != seat and t.is_present(system, owner):
                    return True
    return False


# -- dice -----------------------------------------------------------------------------------------


def dice_limit(t: Arcs, seat: int) -> int:
    """One for each attacking ship, two more with Gatekeepers in a gate (A-BATTLE-3)."""
    most = t.attackers()
    if t.battle[PLACE] % 4 == 0 and t.has(seat, GATE_DICE):  # A-GUILD-08
        for card in t.area(seat):
            if t.spec.always[t.face[card]] == GATE_DICE:
                most += t.spec.always_arg[t.face[card]]
    return most


def may_raid(t: Arcs) -> bool:
    """A-BATTLE-4: a building there, or none anywhere."""
    defender = t.battle[DEFENDER]
    board = t.board()
    if t.buildings_at(t.battle[PLACE], defender):
        return True
    return board.cities[defender] + board.starports[defender] == 0


class Collect(Choice):
    """A-BATTLE-3: how many dice of each kind, one kind after the other."""

    __slots__ = ("dice",)

    def __init__(self, dice: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.dice = dice

    def clone(self) -> Collect:
        return Collect(self.dice[:], self.seat, self.pc)

    def room(self, t: Arcs) -> int:
        """How many of the kind asked for may be taken."""
        return min(MOST, dice_limit(t, self.seat) - sum(self.dice))

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.DICE, self.pc, number) for number in range(MOST, -1, -1)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        kind, number = arg_a(action), arg_b(action)
        if verb_of(action) != verbs.DICE or kind >= len(DICE_WORDS):
            return "K-ANSWER-3"
        if kind == RAID and number and not may_raid(t):
            return "A-BATTLE-4"
        if number > MOST:
            return "A-COMP-3"
        return "A-BATTLE-3" if kind != self.pc or number > self.room(t) else ""

    def options(self, t: Arcs, seat: int) -> list[int]:
        room = 0 if self.pc == RAID and not may_raid(t) else self.room(t)
        return [pack(verbs.DICE, self.pc, number) for number in range(room, -1, -1)]

    def chosen(self, t: Arcs, action: int) -> None:
        self.dice[self.pc] = arg_b(action)
        if self.pc < RAID:
            t.stack.append(Collect(self.dice, self.seat, self.pc + 1))
        else:
            t.got = self.dice

    def clause(self) -> str:
        return "A-BATTLE-3"

    def subject(self, t: Arcs) -> list[int]:
        return [self.pc, self.room(t)]


class RollDice(Roll[Arcs]):
    """A-BATTLE-5: all dice at once."""

    __slots__ = ()

    def clone(self) -> RollDice:
        return RollDice(self.sides, self.stream, self.pc)


class Reroll(Choice):
    """A-GUILD-13: Skirmish dice that show nothing are rolled again, as many as the seat likes.
    Nobody rerolls a hit for one chance in two of another."""

    __slots__ = ("most",)

    def __init__(self, most: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.most = most

    def clone(self) -> Reroll:
        return Reroll(self.most, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.REROLL, number) for number in range(self.most, -1, -1)]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if verb_of(action) != verbs.REROLL:
            return "K-ANSWER-3"
        return "" if arg_a(action) <= self.most else "A-GUILD-13"

    def chosen(self, t: Arcs, action: int) -> None:
        t.got = []
        if arg_a(action):
            t.stack.append(RollDice([SIDES] * arg_a(action), DICE))

    def clause(self) -> str:
        return "A-GUILD-13"


# -- the procedure --------------------------------------------------------------------------------

COLLECTED: Final = 0
ROLLED: Final = 1
REROLLED: Final = 2
SELF_HITS: Final = 3
INTERCEPTION: Final = 4
SHIP_HITS: Final = 5
BUILDING_HITS: Final = 6
KEYS: Final = 7


class Battle(Frame[Arcs]):
    """A-BATTLE-5 to A-BATTLE-12, in their order."""

    __slots__ = ("rolled", "seat")

    def __init__(self, rolled: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.rolled = rolled
        """The dice, by kind, and then what each shows: kind * 6 + face."""
        self.seat = seat

    def clone(self) -> Battle:
        return Battle(self.rolled[:], self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        at = self.pc
        self.pc = at + 1
        seat = self.seat
        if at == COLLECTED:
            self.rolled = t.got[:]
            t.stack.append(RollDice([SIDES] * sum(self.rolled), DICE))
        elif at == ROLLED:
            self.read(t)
            self.offer_reroll(t)
        elif at == REROLLED:
            self.replace(t)
        elif at == SELF_HITS:
            self.deal(t, ON_ATTACKERS, self.shown(SELF), "A-BATTLE-8")
        elif at == INTERCEPTION:
            if self.shown(INTERCEPT):  # A-BATTLE-9, A-BATTLE-15
                fresh = t.count(t.battle[PLACE], t.battle[DEFENDER], SHIP, FRESH)
                self.deal(t, ON_ATTACKERS, fresh, "A-BATTLE-9")
        elif at == SHIP_HITS:
            self.deal(t, ON_SHIPS, self.shown(HIT), "A-BATTLE-10")
        elif at == BUILDING_HITS:
            self.deal(t, ON_BUILDINGS, self.shown(BUILDING), "A-BATTLE-11")
        elif at == KEYS:
            # after Outrage and ransacking (A-RAID-4); it needs an attacking ship
            if self.shown(KEY) and t.attackers():  # A-BATTLE-12, A-BATTLE-17
                t.stack.append(Raid(t.battle[DEFENDER], self.shown(KEY), seat))
        else:
            t.stack.pop()
            t.emit("battle-over", seat, "A-BATTLE-5", t.battle[DEFENDER], t.battle[PLACE])
            t.end_battle()

    def deal(self, t: Arcs, on: int, hits: int, clause: str) -> None:
        if hits:
            t.stack.append(Hits(hits, on, clause, self.seat))

    def read(self, t: Arcs) -> None:
        """What each die shows."""
        dice, shown = self.rolled, t.got
        faces: list[int] = []
        at = 0
        for kind in range(len(BATTLE_DICE)):
            for _ in range(dice[kind]):
                faces.append(kind * SIDES + shown[at])
                t.emit("rolls", self.seat, "A-BATTLE-5", faces[at])
                at += 1
        self.rolled = faces

    def offer_reroll(self, t: Arcs) -> None:
        """By the cards that the seat has now; one gained later is too late (A-COURT-5)."""
        t.got = []
        if not t.has(self.seat, REROLL):
            return
        most = min(icons(t, self.seat, WEAPON), len(self.blanks()))
        if most:
            t.stack.append(Reroll(most, self.seat))

    def blanks(self) -> list[int]:
        """The Skirmish dice that show nothing."""
        found: list[int] = []
        for at, face in enumerate(self.rolled):
            if face // SIDES == SKIRMISH and not BATTLE_DICE[SKIRMISH].faces[face % SIDES][HIT]:
                found.append(at)
        return found

    def replace(self, t: Arcs) -> None:
        """Dice that were rolled again show something else."""
        blanks = self.blanks()
        for at, face in enumerate(t.got):
            self.rolled[blanks[at]] = SKIRMISH * SIDES + face
            t.emit("rerolls", self.seat, "A-GUILD-13", self.rolled[blanks[at]])

    def shown(self, symbol: int) -> int:
        """How many of a symbol the dice show."""
        total = 0
        for face in self.rolled:
            total += BATTLE_DICE[face // SIDES].faces[face % SIDES][symbol]
        return total
