"""Declaring targets and splitting ATT: who may attack whom, with how much (SI-MIL-A1, A2)."""

from __future__ import annotations

from typing import Any, Final

from regent.games.seize import (
    verbs,
)
from regent.games.seize.codes import (
    ASSAULT,
    FIRING_ARCS,
    FLEET,
    INSTALLATION,
    INTERCEPT,
    ORBITAL,
    SUPPORT,
    SURPRISE_STRIKE,
    TROOP,
)
from regent.games.seize.editions import (
    R_ARCS_ON_WORLD,
    R_INSTALLATIONS_HIT_FLEETS,
    R_INTERCEPT_COUNTERS,
    R_SUPPORT_LOST,
)
from regent.games.seize.parameters import (
    R_INTERCEPT_ANY_TYPE,
    R_STRIKE_NEEDS_ASSAULT,
    R_STRIKE_ON_WORLD,
)
from regent.games.seize.select import attacking
from regent.games.seize.state import AS_STARSHIP, HIDDEN, PLAY, Seize
from regent.games.seize.types import type_of
from regent.games.seize.values import defence, has, incoming, keyword, reach
from regent.games.seize.worlds import succeeds
from regent.kernel.action import A_DONE, arg_a, arg_b, pack, verb_of
from regent.kernel.flow import Ask, EachSeat, Until
from regent.kernel.frame import Frame

# What is asked (`prompt-Declare`).
AIMS: Final = 0
STRIKES: Final = 1
TAKEN: Final = 2
LOST: Final = 3


class DeclareAll(EachSeat[Seize]):
    """Each player of the acting side declares for their Units; `strike` for first strikes."""

    __slots__ = ("strike",)

    def __init__(self, order: list[int], strike: int, pc: int = 0) -> None:
        super().__init__(order, pc)
        self.strike = strike

    def clone(self) -> DeclareAll:
        return DeclareAll(self.order, self.strike, self.pc)

    def each(self, t: Seize, seat: int) -> Frame[Any] | None:
        return Declare(seat, self.strike)


def acting(t: Seize, seat: int, strike: int) -> list[int]:
    """The Units of a seat that act now: attackers in Step 1, defenders in Step 2.

    Depleted or damaged ones too (SI-MIL-0-6, SI-DEPL-FIGHT, SI-MIL-A1-10), counters each for itself
    (SI-MIL-0-13).
    """
    return [card for card in t.units_at(t.world) if is_acting(t, seat, card, strike)]


def is_acting(t: Seize, seat: int, card: int, strike: int) -> bool:
    """Does this Unit at the World of the Conquest Action act now, for this seat?"""
    if t.controller[card] != seat:
        return False
    return strike == 1 or attacking(t, card) == (t.step == 1)


def aims(t: Seize, on_attack: bool) -> list[int]:
    """What attackers might target, or defenders: everything on the other side, and the World for
    attackers."""
    found = [card for card in t.units_at(t.world) if attacking(t, card) != on_attack]
    return [*found, t.world] if on_attack else found


class Declare(Until[Seize]):
    """Targets, one Unit after the other; every Unit may stay quiet (SI-MIL-0-7)."""

    __slots__ = ("strike",)

    def __init__(self, seat: int, strike: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.strike = strike

    def clone(self) -> Declare:
        return Declare(self.seat, self.strike, self.pc)

    def verb(self) -> int:
        return verbs.STRIKE if self.strike else verbs.TARGET

    def candidates(self, t: Seize, seat: int) -> list[int]:
        found = [A_DONE]
        verb = self.verb()
        for unit in acting(t, seat, self.strike):
            for target in aims(t, attacking(t, unit)):
                found.append(pack(verb, unit, target))
        return found

    def options(self, t: Seize, seat: int) -> list[int]:
        found = [A_DONE]
        verb = self.verb()
        of_attackers = aims(t, True)
        of_defenders = aims(t, False)
        for unit in acting(t, seat, self.strike):
            if self.strike and not has(t, unit, SURPRISE_STRIKE):
                continue
            for target in of_attackers if attacking(t, unit) else of_defenders:
                if not bar_target(t, unit, target, self.strike):
                    found.append(pack(verb, unit, target))
        return found

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        unit = arg_a(action)
        target = arg_b(action)
        if verb_of(action) != self.verb() or not self.acts(t, unit):
            return "SI-MIL-0-4"
        return bar_target(t, unit, target, self.strike)

    def acts(self, t: Seize, unit: int) -> bool:
        here = unit < len(t.face) and t.where[unit] == PLAY and t.at[unit] == t.world
        return here and is_acting(t, self.seat, unit, self.strike)

    def chosen(self, t: Seize, action: int) -> None:
        unit = arg_a(action)
        target = arg_b(action)
        t.add_attack(unit, target)
        t.set_targeted(unit, t.exchange)
        t.set_striking(unit, self.strike)
        t.emit("targets", self.seat, self.clause(), unit, target)

    def is_idle(self, t: Seize, seat: int, action: int) -> bool:
        """Does the target withstand all that this player could still send against it?"""
        if action == A_DONE:
            return False
        target = arg_b(action)
        least = defence(t, target, arg_a(action))
        total = attack_now(t, arg_a(action), target, self.strike)
        for attack in t.attacks:
            if attack[1] == target and not attack[3]:
                total += incoming(t, attack[0], target, attack[2], self.strike)[0]
                least = min(least, defence(t, target, attack[0]))
        for unit in acting(t, seat, self.strike):
            if total >= least:  # DEF may be lower against some of them, never the sum
                return False
            if unit != arg_a(action) and not bar_target(t, unit, target, self.strike):
                total += attack_now(t, unit, target, self.strike)
                least = min(least, defence(t, target, unit))
        return total < least

    def subject(self, t: Seize) -> list[int]:
        """What is declared, or whether the World is taken as things stand: what is declared then
        still counts, since a card may change it."""
        if self.strike or not succeeds(t):
            return [STRIKES if self.strike else AIMS, t.world]
        return [TAKEN if self.seat == t.attacker else LOST, t.world]

    def clause(self) -> str:
        if self.strike:
            return "SI-KW-SURPRISE-1"
        return "SI-MIL-0-8"


# -- who may attack whom --------------------------------------------------------------------------


def bar_target(t: Seize, unit: int, target: int, strike: int) -> str:
    """What forbids a Unit to target this now."""
    if target != t.world and (t.where[target] != PLAY or t.at[target] != t.world):
        return "SI-PRES-2"
    if any(m.attr == HIDDEN and m.card == target for m in t.lasting):
        return "SI-UNIV-1"  # a card's text
    clause = bar_again(t, unit, target)
    if clause:
        return clause
    clause = bar_strike(t, unit, target) if strike else bar_exchange(t, unit)
    if clause:
        return clause
    if attacking(t, unit):
        clause = bar_attacker(t, unit, target)
    else:
        clause = bar_defender(t, unit, target)
    if clause:
        return clause
    if attack_now(t, unit, target, strike) <= 0:
        return "SI-MOD-6"  # SI-MIL-ZERO
    return ""


def attack_now(t: Seize, unit: int, target: int, strike: int) -> int:
    """The ATT against this target, as a strike if it is one."""
    return incoming(t, unit, target, 0, strike)[0]


def bar_again(t: Seize, unit: int, target: int) -> str:
    """One target (SI-MIL-ONE-ATTACK, SI-ARCS-DEFAULT), or as many as Firing Arcs allow; a World
    among them only where the rules say so."""
    mine = [declared[1] for declared in t.attacks if declared[0] == unit]
    if not mine:
        return ""
    if target in mine:
        return "SI-KW-ARCS-1"
    if not t.spec.rules[R_ARCS_ON_WORLD] and (t.world in mine or target == t.world):
        return "SI-KW-ARCS-2"
    if len(mine) >= 1 + max(0, keyword(t, unit, FIRING_ARCS)):
        return "SI-KW-ARCS-1"
    if reach(t, unit, [*mine, target]) <= len(mine):
        return "SI-KW-ARCS-3"  # each share is at least 1
    return ""


def bar_strike(t: Seize, unit: int, target: int) -> str:
    """SI-KW-SURPRISE: the keyword, Units only, and for some tables Assault."""
    if not has(t, unit, SURPRISE_STRIKE):
        return "SI-KW-SURPRISE-1"
    if target == t.world and not t.spec.rules[R_STRIKE_ON_WORLD]:
        return "SI-KW-SURPRISE-7"
    troop = attacking(t, unit) and type_of(t, unit) == TROOP
    if troop and t.spec.rules[R_STRIKE_NEEDS_ASSAULT] and not has(t, unit, ASSAULT):
        return "SI-KW-SURPRISE-6"
    return ""


def bar_exchange(t: Seize, unit: int) -> str:
    """The 1st Exchange: who has struck does nothing else; Troops need Assault (SI-KW-ASSAULT-1).

    From the 2nd on every Troop may target (SI-MIL-A1-2); nobody has to strike (SI-KW-SURPRISE-9).
    """
    if t.exchange != 1:
        return ""
    if t.striking[unit]:
        return "SI-STRIKE-INSTEAD"  # SI-KW-SURPRISE-5
    if attacking(t, unit) and type_of(t, unit) == TROOP and not has(t, unit, ASSAULT):
        return "SI-MIL-A1-3"
    return ""


def bar_attacker(t: Seize, unit: int, target: int) -> str:
    """SI-MIL-A1-1 to SI-MIL-A1-4: Fleets anything, Troops what stands on the ground."""
    if target != t.world and attacking(t, target):
        return "SI-MIL-A1-1"
    if type_of(t, unit) == TROOP and target != t.world:
        if type_of(t, target) in (FLEET, ORBITAL):
            return "SI-MIL-A1-4"
    return ""


def bar_defender(t: Seize, unit: int, target: int) -> str:
    """SI-MIL-A2-1 to SI-MIL-A2-5: attackers only, some of them protected.

    Who has targeted, by Assault or a strike, is fair game (SI-MIL-A2-4); a defender's own strike
    looks
    at that moment (SI-KW-SURPRISE-8).
    """
    if target == t.world or not attacking(t, target):
        return "SI-MIL-A2-1"
    intercepts = has(t, unit, INTERCEPT)
    kind = type_of(t, target)
    if kind != TROOP and hits_ground_only(t, unit):
        lifted = t.spec.rules[R_INTERCEPT_ANY_TYPE] and intercepts and has(t, target, SUPPORT)
        if not lifted:  # SI-KW-INTERCEPT-3
            return "SI-MIL-A2-2"
    hidden = t.is_counter(target) and not t.spec.rules[R_INTERCEPT_COUNTERS]
    if intercepts and not (kind == TROOP and hidden):  # SI-KW-INTERCEPT-1, SI-KW-INTERCEPT-2
        return ""
    if kind == TROOP and t.exchange == 1 and not t.targeted[target]:
        return "SI-MIL-A2-3"  # SI-MIL-A2-8: in the 1st Exchange only
    exposed = t.spec.rules[R_SUPPORT_LOST] and t.targeted[target]
    if kind == FLEET and not exposed and is_supported(t, target):
        return "SI-MIL-A2-5"
    return ""


def hits_ground_only(t: Seize, unit: int) -> bool:
    """SI-MIL-A2-2: Defending Troops hit Troops only; in one edition Installations do too."""
    kind = type_of(t, unit)
    return kind == TROOP or (kind == INSTALLATION and not t.spec.rules[R_INSTALLATIONS_HIT_FLEETS])


def is_supported(t: Seize, card: int) -> bool:
    """SI-KW-SUPPORT-1, SI-KW-SUPPORT-2, SI-KW-SUPPORT-4: a Fleet card that attacks, no
    counter."""
    if t.is_counter(card) or t.form[card] == AS_STARSHIP:
        return False
    return attacking(t, card) and has(t, card, SUPPORT)


# -- splitting ------------------------------------------------------------------------------------


class SplitAll(Frame[Seize]):
    """SI-KW-ARCS-1: whoever aims at several Units says how much goes where."""

    __slots__ = ()

    def clone(self) -> SplitAll:
        return SplitAll(self.pc)

    def step(self, t: Seize) -> None:
        for at, declared in enumerate(t.attacks):
            unit = declared[0]
            if declared[2] == 0 and len(targets_of(t, unit)) > 1:
                t.stack.append(Split(at, t.controller[unit], unit))
                return
        t.stack.pop()


def targets_of(t: Seize, unit: int) -> list[int]:
    return [declared[1] for declared in t.attacks if declared[0] == unit]


def most_share(t: Seize, unit: int, at: int) -> int:
    """The largest share for the attack `at`, leaving 1 for each that has none yet.

    For every group of targets the shares together may not exceed what the Unit may spread over
    that group (SI-MOD-9).
    """
    mine = [i for i in range(len(t.attacks)) if t.attacks[i][0] == unit]
    others = [i for i in mine if i != at]
    best = reach(t, unit, [t.attacks[at][1]])
    for mask in range(1 << len(others)):
        group = [others[i] for i in range(len(others)) if mask >> i & 1]
        spoken = sum([max(1, t.attacks[i][2]) for i in group])
        free = reach(t, unit, [t.attacks[i][1] for i in [*group, at]]) - spoken
        best = min(best, free)
    return best


class Split(Ask[Seize]):
    """How much of a Unit's ATT goes to one of its targets; the last gets what is left."""

    __slots__ = ("at", "unit")

    def __init__(self, at: int, seat: int, unit: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.at = at
        self.unit = unit

    def clone(self) -> Split:
        return Split(self.at, self.seat, self.unit, self.pc)

    def step(self, t: Seize) -> None:
        mine = [declared for declared in t.attacks if declared[0] == self.unit]
        open_ones = [declared for declared in mine if declared[2] == 0]
        most = most_share(t, self.unit, self.at)
        if len(open_ones) == 1 or most <= 1:
            t.stack.pop()
            self.take(t, max(1, most))
        else:
            t.waiting = 1 << self.seat

    def candidates(self, t: Seize, seat: int) -> list[int]:
        most = most_share(t, self.unit, self.at)
        return [pack(verbs.AMOUNT, number) for number in range(1, most + 1)]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        number = arg_a(action)
        if verb_of(action) != verbs.AMOUNT or number < 1:
            return "SI-KW-ARCS-3"
        return "" if number <= most_share(t, self.unit, self.at) else "SI-MOD-9"

    def chosen(self, t: Seize, action: int) -> None:
        self.take(t, arg_a(action))

    def take(self, t: Seize, number: int) -> None:
        t.share_attack(self.at, number)
        t.emit("splits", self.seat, "SI-KW-ARCS-1", self.unit, t.attacks[self.at][1], number)

    def subject(self, t: Seize) -> list[int]:
        return [self.unit, t.attacks[self.at][1]]

    def clause(self) -> str:
        return "SI-KW-ARCS-1"


class Growth(Frame[Seize]):
    """ATT that came after the split goes to the targets in the order they were declared.

    SI-MOD-7 counts the total after all additions; what a Reaction adds once targets are known
    is not lost.
    """

    __slots__ = ()

    def clone(self) -> Growth:
        return Growth(self.pc)

    def step(self, t: Seize) -> None:
        t.stack.pop()
        for at, declared in enumerate(t.attacks):
            if declared[2] > 0:
                t.share_attack(at, max(declared[2], most_share(t, declared[0], at)))
