"""Battle: dice are collected and rolled, hits dealt, and what is left is raided (A-BATTLE)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.actions import Act
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import (
    BATTLE,
    BLIGHT,
    DAMAGED,
    EMPIRE,
    FREE,
    FRESH,
    OWNERS,
    SHIP,
    STARPORT,
    WEAPON,
)
from regent.games.arcs.dice import (
    ASSAULT,
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
from regent.games.arcs.free_move import FreeMove, may_fight_later
from regent.games.arcs.hits import (
    ON_ATTACKERS,
    ON_BUILDINGS,
    ON_SHIPS,
    Hits,
    at_stake,
    defenders,
)
from regent.games.arcs.leaders import FreeInfluence
from regent.games.arcs.lore_moves import Sensors
from regent.games.arcs.lore_words import (
    BELOVED,
    BREAKER,
    COMMITTED,
    DRONES,
    EXOSUITS,
    HARBORS,
    IRREGULAR,
    MIRROR,
    RAILGUNS,
    RESILIENT,
    SENSORS,
    TACTICAL,
    WARY,
)
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.raid import Plunder, Raid
from regent.games.arcs.rolling import RollDice, count_kind, offer_rerolls, read_dice, shown
from regent.games.arcs.state import DEFENDER, DICE, PLACE, Arcs
from regent.games.arcs.values import bar_harm, city_types, commands, controls, icons
from regent.games.arcs.vocabulary import GATE_DICE
from regent.kernel.action import arg_a, arg_b, pack, verb_of
from regent.kernel.frame import Frame


def bar_battle(t: Arcs, seat: int, system: int, defender: int) -> str:
    """The clause that forbids attacking this owner there."""
    if t.ships_at(system, seat) == 0 and not imperial_ships(t, seat, system):  # E-BATTLE-4
        return "A-BATTLE-1"
    if defender == seat or not t.is_present(system, defender):
        return "A-BATTLE-2"
    return bar_harm(t, seat, system, defender)


def imperial_ships(t: Arcs, seat: int, system: int) -> int:
    """Imperial ships there that the seat may battle with (E-CTRL-7)."""
    return t.ships_at(system, EMPIRE) if commands(t, seat, system) else 0


class BattleAction(Act):
    """A-BATTLE-1, A-BATTLE-2: where, and against whom."""

    __slots__ = ()

    def clone(self) -> BattleAction:
        return BattleAction(self.seat, self.pc)

    def action(self) -> int:
        return BATTLE

    def standard(self, t: Arcs, seat: int) -> list[int]:
        found = battles(t, seat)
        if self.pc == 0 and is_tactical(t, seat):
            found.append(verbs.A_MOVE_FIRST)
        return found

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        """After a Move there is nothing but the battle (A-LEAD-06a)."""
        return self.standard(t, seat) if self.pc else super().candidates(t, seat)

    def bar_standard(self, t: Arcs, seat: int, action: int) -> str:
        if action == verbs.A_MOVE_FIRST:
            fits = self.pc == 0 and is_tactical(t, seat) and may_fight_later(t, seat)
            return "" if fits else "A-LEAD-06a"
        if verb_of(action) != verbs.BATTLE or arg_a(action) >= SYSTEMS or arg_b(action) >= OWNERS:
            return "K-ANSWER-3"
        return bar_battle(t, seat, arg_a(action), arg_b(action))

    def options(self, t: Arcs, seat: int) -> list[int]:
        plain = not t.spec.leaders and not t.spec.empire
        return self.candidates(t, seat) if plain else super().options(t, seat)

    def step(self, t: Arcs) -> None:
        t.bind_to_fight(False)  # a Move before is over
        super().step(t)

    def perform(self, t: Arcs, action: int) -> None:
        if action == verbs.A_MOVE_FIRST:
            t.bind_to_fight(True)
            t.stack.append(BattleAction(self.seat, 1))
            t.stack.append(FreeMove(self.seat))
            return
        if self.pc == 0 and is_tactical(t, self.seat):
            t.stack.append(FreeMove(self.seat))  # right after it
        t.begin_battle(arg_a(action), arg_b(action))
        t.emit("attacks", self.seat, "A-BATTLE-2", arg_b(action), arg_a(action))
        clean = int(t.attacking(DAMAGED) == 0)
        t.stack.append(Battle(clean, t.trophy_count(self.seat), [], self.seat))
        t.stack.append(Collect([0, 0, 0], self.seat))
        before_dice(t, self.seat)
        if imperial_ships(t, self.seat, arg_a(action)):
            t.stack.append(Support(self.seat))

    def clause(self) -> str:
        return "A-BATTLE-1"


def is_tactical(t: Arcs, seat: int) -> bool:
    """May the seat move before or after the battle that it fights now? (A-LEAD-06a)"""
    return t.spec.leaders > 0 and t.by_pip(seat) and t.has(seat, TACTICAL)


def before_dice(t: Arcs, seat: int) -> None:
    """What the defender's Lore does before dice are collected: Railgun Arrays, then Predictive
    Sensors (A-LORE-12, A-LORE-15)."""
    place, defender = t.battle[PLACE], t.battle[DEFENDER]
    if not t.spec.lore or defender >= t.seats:
        return
    if t.has(defender, SENSORS):
        t.stack.append(Sensors([], defender))
    if t.has(defender, RAILGUNS) and t.count(place, defender, SHIP, FRESH):
        t.stack.append(Hits(1, ON_ATTACKERS, "A-LORE-12", seat))


def battles(t: Arcs, seat: int) -> list[int]:
    """Wherever the seat has ships, or Imperial ones that it commands, and somebody else is, as an
    option."""
    found: list[int] = []
    for system in t.board().places[seat]:
        if t.ships_at(system, seat) or imperial_ships(t, seat, system):
            for owner in t.spec.owners:
                if owner != seat and t.is_present(system, owner):
                    found.append(pack(verbs.BATTLE, system, owner))
    return found


def can_battle(t: Arcs, seat: int) -> bool:
    for option in battles(t, seat):
        if not bar_battle(t, seat, arg_a(option), arg_b(option)):
            return True
    return False


class Support(Choice):
    """E-BATTLE-1, E-BATTLE-2: how many Imperial ships are added to the attacking ships. Those that
    are not take no part (E-BATTLE-3)."""

    __slots__ = ()

    def clone(self) -> Support:
        return Support(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        place = t.battle[PLACE]
        fresh, damaged = t.count(place, EMPIRE, SHIP, FRESH), t.count(place, EMPIRE, SHIP, DAMAGED)
        found = [pack(verbs.SUPPORT, fresh, damaged), pack(verbs.SUPPORT, 0, 0)]
        for some in range(fresh, -1, -1):
            for others in range(damaged, -1, -1):
                if 0 < some + others < fresh + damaged:
                    found.append(pack(verbs.SUPPORT, some, others))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        fresh, damaged, place = arg_a(action), arg_b(action), t.battle[PLACE]
        if verb_of(action) != verbs.SUPPORT:
            return "K-ANSWER-3"
        most, more = t.count(place, EMPIRE, SHIP, FRESH), t.count(place, EMPIRE, SHIP, DAMAGED)
        if fresh > most or damaged > more:
            return "E-BATTLE-1"
        if fresh + damaged == 0:
            return "" if t.attackers() else "E-BATTLE-4"
        if t.spec.all_or_none and (fresh < most or damaged < more):
            return "E-BATTLE-2"
        return ""

    def chosen(self, t: Arcs, action: int) -> None:
        t.join_battle(arg_a(action), arg_b(action))
        if arg_a(action) + arg_b(action):
            t.emit("supports", self.seat, "E-BATTLE-1", arg_a(action) + arg_b(action))

    def clause(self) -> str:
        return "E-BATTLE-2"


# -- dice -----------------------------------------------------------------------------------------


def dice_limit(t: Arcs, seat: int) -> int:
    """One for each attacking ship, two more with Gatekeepers in a gate (A-BATTLE-3)."""
    most = t.attackers()
    if t.battle[PLACE] % 4 == 0:
        most += t.amount(seat, GATE_DICE)  # A-GUILD-08
    return most + t.amount(seat, COMMITTED) if t.spec.leaders else most  # A-LEAD-05a


def may_raid(t: Arcs) -> bool:
    """A-BATTLE-4: a building there, as the Free States have (E-FREE-15), or none anywhere; never
    against those who have nothing (E-BATTLE-9)."""
    defender = t.battle[DEFENDER]
    if defender in (EMPIRE, BLIGHT):
        return False
    board = t.board()
    if t.buildings_at(t.battle[PLACE], defender):
        return True
    return board.cities[defender] + board.starports[defender] == 0


def bar_raid_dice(t: Arcs, seat: int, number: int) -> str:
    """The clause that forbids so many Raid dice."""
    defender = t.battle[DEFENDER]
    if number and defender in (EMPIRE, BLIGHT):
        return "E-BATTLE-9"
    if t.spec.lore and number and defender < t.seats and t.has(defender, HARBORS):
        if t.count(t.battle[PLACE], defender, STARPORT, FRESH):
            return "A-LORE-05"
    if number == 0 or may_raid(t):
        return ""
    if t.spec.lore and t.has(seat, EXOSUITS):
        return "" if number == 1 else "A-LORE-17"
    return "A-BATTLE-4"


def bar_by_leader(t: Arcs, seat: int, dice: list[int], kind: int, number: int) -> str:
    """The clause by which a Leader forbids so many of a kind, after those collected before
    (A-LEAD-05a, A-LEAD-11b)."""
    if t.has(seat, WARY):
        enough = 2 * number <= dice_limit(t, seat) if kind == ASSAULT else number >= dice[ASSAULT]
        if kind != RAID and not enough:
            return "A-LEAD-11b"
    least = t.amount(seat, COMMITTED) - sum(dice) - number
    if kind == SKIRMISH and least > 0 and bar_raid_dice(t, seat, least):
        return "A-LEAD-05a"
    return "A-LEAD-05a" if kind == RAID and least > 0 else ""


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
        if kind == RAID and number:
            barred = bar_raid_dice(t, seat, number)
            if barred:
                return barred
        if number > MOST:
            return "A-COMP-3"
        if kind != self.pc or number > self.room(t):
            return "A-BATTLE-3"
        return bar_by_leader(t, seat, self.dice, kind, number) if t.spec.leaders else ""

    def options(self, t: Arcs, seat: int) -> list[int]:
        if t.spec.leaders or t.spec.lore:
            return super().options(t, seat)
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
        return [self.pc, self.room(t), *at_stake(t, self.seat), self.pc]


# -- the procedure --------------------------------------------------------------------------------

COLLECTED: Final = 0
ROLLED: Final = 1
REROLLED: Final = 2
SELF_HITS: Final = 3
INTERCEPTION: Final = 4
SHIP_HITS: Final = 5
BUILDING_HITS: Final = 6
KEYS: Final = 7


def interceptors(t: Arcs) -> int:
    """Fresh defending ships, Imperial ones beside a Regent too (E-BATTLE-5). Blight does not
    intercept (E-BLIGHT-5)."""
    total = 0
    for owner in defenders(t):
        if owner != BLIGHT:
            total += t.count(t.battle[PLACE], owner, SHIP, FRESH)
    return total


def by_weapons(t: Arcs) -> bool:
    """Do Weapons intercept in the place of ships? (A-LEAD-15b)"""
    defender = t.battle[DEFENDER]
    return t.spec.leaders > 0 and defender < t.seats and t.has(defender, IRREGULAR)


def intercepting(t: Arcs) -> int:
    """The hits of an interception (A-BATTLE-9)."""
    return icons(t, t.battle[DEFENDER], WEAPON) if by_weapons(t) else interceptors(t)


def mirrors(t: Arcs) -> bool:
    """Does Mirror Plating add an intercept symbol to Assault dice? (A-LORE-04)"""
    defender = t.battle[DEFENDER]
    return t.spec.lore > 0 and defender < t.seats and t.has(defender, MIRROR)


class Battle(Frame[Arcs]):
    """A-BATTLE-5 to A-BATTLE-12, in their order."""

    __slots__ = ("clean", "prizes", "rolled", "seat")

    def __init__(self, clean: int, prizes: int, rolled: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.clean = clean
        """Were all attacking ships fresh when the battle began? (A-LORE-06)"""
        self.prizes = prizes
        """Trophies that the attacker had before (A-LEAD-01a)."""
        self.rolled = rolled
        """The dice, by kind, and then what each shows: kind * 6 + face."""
        self.seat = seat

    def clone(self) -> Battle:
        return Battle(self.clean, self.prizes, self.rolled, self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        at = self.pc
        self.pc = at + 1
        seat = self.seat
        if at == COLLECTED:
            self.rolled = t.got[:]
            t.stack.append(RollDice([SIDES] * sum(self.rolled), DICE))
        elif at == ROLLED:
            self.rolled = read_dice(t, seat, self.rolled)
            offer_rerolls(t, seat, self.rolled, t.attacking(FRESH))
        elif at == REROLLED:
            self.rolled = t.got[:]
        elif at == SELF_HITS:
            self.deal(t, ON_ATTACKERS, shown(self.rolled, SELF), "A-BATTLE-8")
        elif at == INTERCEPTION:
            if self.intercepts(t):  # A-BATTLE-9, A-BATTLE-15
                self.intercept(t)
        elif at == SHIP_HITS:
            self.deal(t, ON_SHIPS, shown(self.rolled, HIT), "A-BATTLE-10")
        elif at == BUILDING_HITS:
            self.deal(t, ON_BUILDINGS, shown(self.rolled, BUILDING), "A-BATTLE-11")
        elif at == KEYS:
            # after Outrage and ransacking (A-RAID-4); it needs an attacking ship
            keys = shown(self.rolled, KEY)
            if keys and t.attackers():  # A-BATTLE-12, A-BATTLE-17, E-BATTLE-15
                if t.battle[DEFENDER] == FREE:
                    t.stack.append(Plunder(city_types(t, t.battle[PLACE]), seat))
                else:
                    t.stack.append(Raid(t.battle[DEFENDER], keys, seat))
        else:
            t.stack.pop()
            t.emit("battle-over", seat, "A-BATTLE-5", t.battle[DEFENDER], t.battle[PLACE])
            after_battle(t, seat, self.prizes)
            t.end_battle()

    def intercepts(self, t: Arcs) -> bool:
        """Does an intercept symbol show, after Signal Breaker and Mirror Plating?"""
        symbols = shown(self.rolled, INTERCEPT)
        if not t.spec.lore:
            return symbols > 0
        if symbols and self.ignores(t):
            symbols -= 1
            t.emit("ignores-intercept", self.seat, "A-LORE-06")
        if mirrors(t) and count_kind(self.rolled, ASSAULT):
            symbols += 1
            t.emit("adds-intercept", t.battle[DEFENDER], "A-LORE-04")
        return symbols > 0

    def ignores(self, t: Arcs) -> bool:
        """Does Signal Breaker ignore an intercept symbol here? (A-LORE-06)"""
        return t.spec.lore > 0 and self.clean > 0 and t.has(self.seat, BREAKER)

    def intercept(self, t: Arcs) -> None:
        """Hits by fresh defending ships, or by Weapons (A-LEAD-15b)."""
        defender = t.battle[DEFENDER]
        if not by_weapons(t):
            self.deal(t, ON_ATTACKERS, intercepting(t), "A-BATTLE-9")
            return
        self.deal(t, ON_ATTACKERS, intercepting(t), "A-LEAD-15b")
        if t.held(defender, WEAPON):
            t.discard_from(defender, t.cheapest(defender, WEAPON))
            t.emit("discards", defender, "A-LEAD-15b", WEAPON, 1)

    def deal(self, t: Arcs, on: int, hits: int, clause: str) -> None:
        if hits:
            t.stack.append(Hits(hits, on, clause, self.seat))


def after_battle(t: Arcs, seat: int, prizes: int) -> None:
    """Repairs, and the Agent of the Elder; the battle has not been put away yet."""
    place, defender = t.battle[PLACE], t.battle[DEFENDER]
    if t.spec.lore and t.attacking(DAMAGED) and t.has(seat, DRONES):
        t.repair(place, seat, SHIP)
        t.emit("repairs", seat, "A-LORE-07", SHIP, place)
    if not t.spec.leaders:
        return
    for who in (seat, defender):
        if who < t.seats and t.has(who, RESILIENT):
            for _ in range(min(ports_of(t, who), t.count(place, who, SHIP, DAMAGED))):
                t.repair(place, who, SHIP)
                t.emit("repairs", who, "A-LEAD-16a", SHIP, place)
    if defender < t.seats and t.trophy_count(seat) > prizes and t.has(defender, BELOVED):
        t.stack.append(FreeInfluence(0, 1, "A-LEAD-01a", defender))


def ports_of(t: Arcs, seat: int) -> int:
    """Starports on the map that the seat controls, whoever's (A-LEAD-16a)."""
    total = 0
    for system in t.board().places[seat]:
        if controls(t, seat, system):
            for owner in t.spec.owners:
                total += t.pieces_at(system, owner, STARPORT)
    return total
