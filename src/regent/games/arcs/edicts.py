"""Edicts: envoys depart, and the First Regent governs the Imperial Reach (S-EDICT)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import (
    AGENT,
    EMPIRE,
    FRESH,
    FUEL,
    GUILD,
    KINDS,
    MATERIAL,
    PEACE,
    POLICIES,
    PSIONIC,
    RELIC,
    SHIP,
    STARPORT,
    WAR,
    WEAPON,
)
from regent.games.arcs.court import bury, refill
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.resources import gain, receive
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import city_bonus, is_imperial
from regent.kernel.action import arg_a, arg_b, pack, verb_of
from regent.kernel.flow import Steps
from regent.kernel.frame import Frame

DEMANDED: Final = ((), (RELIC, PSIONIC), (MATERIAL, FUEL, WEAPON))
"""By Policy the resources that its Demand takes (S-EDICT-6)."""
REQUISITION: Final = 2
"""Imperial ships that a Policy of Escalation brings (S-EDICT-13)."""


class Edicts(Steps[Arcs]):
    """S-EDICT-1: in ascending number."""

    __slots__ = ()

    def clone(self) -> Edicts:
        return Edicts(self.pc)

    def parts(self, t: Arcs) -> int:
        return 2

    def part(self, t: Arcs, n: int) -> Frame[Arcs] | None:
        if n == 0:
            t.emit("edicts", -1, "S-EDICT-1")
            if t.seats == 2:  # S-SETUP-7
                envoys_depart(t)
            return None
        first = t.first_regent()
        return Govern(first) if first >= 0 else None  # S-EDICT-3


def envoys_depart(t: Arcs) -> None:
    """S-EDICT-2: Guild cards without an Agent go under the deck, from left to right. The Council
    is none (E-COUNCIL-19), nor is Lore (S-COURT-23)."""
    for place in range(t.spec.row):
        card = t.court_card(place)
        if card < 0 or t.spec.kind[t.face[card]] != GUILD:
            continue
        if not t.rival_agents(place, -1):
            bury(t, card, "S-EDICT-2")
    refill(t)


class Govern(Choice):
    """S-EDICT-3 to S-EDICT-5: enforce the Policy, or change it."""

    __slots__ = ()

    def clone(self) -> Govern:
        return Govern(self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [verbs.A_ENFORCE] + [pack(verbs.POLICY, policy) for policy in range(len(POLICIES))]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == verbs.A_ENFORCE:
            return ""
        if verb_of(action) != verbs.POLICY or arg_a(action) >= len(POLICIES):
            return "S-EDICT-3"
        return "" if arg_a(action) != t.policy() else "S-EDICT-4"

    def chosen(self, t: Arcs, action: int) -> None:
        if action == verbs.A_ENFORCE:
            t.emit("enforces", self.seat, "S-EDICT-5", t.policy())
            t.stack.append(ImperialAction(t.policy(), self.seat))
            due = 0
            for seat in t.regents():  # S-EDICT-15
                if seat != self.seat or t.policy() != WAR:  # S-EDICT-7
                    due |= 1 << seat
            t.stack.append(Demand(due, t.policy(), self.seat))
        else:
            t.set_policy(arg_a(action))
            t.emit("changes-policy", self.seat, "S-EDICT-4", arg_a(action))

    def clause(self) -> str:
        return "S-EDICT-3"

    def subject(self, t: Arcs) -> list[int]:
        return [t.policy()]


# -- the Imperial Demand --------------------------------------------------------------------------


class Demand(Choice):
    """S-EDICT-6 to S-EDICT-11: what each Regent pays, in the order that the First Regent likes."""

    __slots__ = ("due", "policy")

    def __init__(self, due: int, policy: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.due = due
        """Who has not paid yet, as a mask."""
        self.policy = policy

    def clone(self) -> Demand:
        return Demand(self.due, self.policy, self.seat, self.pc)

    def payments(self, t: Arcs, payer: int) -> list[int]:
        """What can be taken from one Regent; from the First Regent perhaps nothing."""
        found: list[int] = []
        if self.policy == WAR:
            found = spoils(t, payer)
        else:
            for type in DEMANDED[self.policy]:
                if t.held(payer, type):
                    found.append(pack(verbs.DEMAND, payer, type))
        if found or payer == self.seat:
            return found
        if t.left(payer, AGENT):
            return [pack(verbs.DEMAND_FAVOR, payer)]  # S-EDICT-8
        return [pack(verbs.EXPEL, payer), pack(verbs.SPARE, payer)]  # S-EDICT-9

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found: list[int] = []
        for payer in t.order():
            if self.due >> payer & 1:
                found += self.payments(t, payer)
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action in self.candidates(t, seat):
            return ""
        return "S-EDICT-7" if self.policy == WAR else "S-EDICT-6"

    def chosen(self, t: Arcs, action: int) -> None:
        verb, payer, what, first = verb_of(action), arg_a(action), arg_b(action), self.seat
        left = self.due & ~(1 << payer)
        if left:
            t.stack.append(Demand(left, self.policy, first))
        if verb == verbs.DEMAND:
            t.give_trust(payer, t.cheapest(payer, what))
            t.emit("pays-trust", payer, "S-EDICT-6", what)
        elif verb == verbs.DEMAND_TROPHY:
            t.move_trophy(payer, first, what // KINDS, what % KINDS)
            t.emit("gives-trophy", payer, "S-EDICT-7", first, what // KINDS, what % KINDS)
        elif verb == verbs.DEMAND_CAPTIVE:
            t.move_captive(payer, first, what)
            t.emit("gives-captive", payer, "S-EDICT-7", first, what)
        elif verb == verbs.DEMAND_FAVOR:
            t.promise_favor(payer, first)
            t.emit("owes-favor", payer, "S-EDICT-8", first, self.policy)
        elif verb == verbs.EXPEL:
            t.become_outlaw(payer)
            t.emit("expelled", payer, "S-EDICT-9")

    def clause(self) -> str:
        return "S-EDICT-7" if self.policy == WAR else "S-EDICT-6"


def spoils(t: Arcs, payer: int) -> list[int]:
    """S-EDICT-7: Trophies and Captives that are neither Imperial nor of a Regent's colour."""
    found: list[int] = []
    for owner in t.spec.owners:
        if owner == EMPIRE or (owner < t.seats and t.is_regent(owner)):
            continue
        for kind in range(KINDS):
            if t.trophies_of(payer, owner, kind):
                found.append(pack(verbs.DEMAND_TROPHY, payer, owner * KINDS + kind))
        if owner < t.seats and t.captives_of(payer, owner):
            found.append(pack(verbs.DEMAND_CAPTIVE, payer, owner))
    return found


# -- the Imperial Action --------------------------------------------------------------------------


class ImperialAction(Frame[Arcs]):
    """S-EDICT-5: what the Policy does once the Demand is paid."""

    __slots__ = ("policy", "seat")

    def __init__(self, policy: int, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.policy = policy
        self.seat = seat

    def clone(self) -> ImperialAction:
        return ImperialAction(self.policy, self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        t.stack.pop()
        if self.policy == PEACE:
            for seat in t.order():  # S-EDICT-12
                bonus = city_bonus(t, seat)
                if bonus and t.is_regent(seat):
                    t.score_power(seat, bonus)
                    t.emit("celebrates", seat, "S-EDICT-12", bonus)
        elif self.policy == WAR:
            due = 0
            for seat in t.regents():
                due |= 1 << seat
            t.stack.append(Distribute(due, self.seat))
        else:
            t.stack.append(Requisition(self.seat))


class Requisition(Choice):
    """S-EDICT-13: two Imperial ships in a system of the Empire, else at a starport of the First
    Regent."""

    __slots__ = ()

    def clone(self) -> Requisition:
        return Requisition(self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        if t.left(EMPIRE, SHIP):
            super().step(t)
        else:
            t.stack.pop()

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [system for system in range(SYSTEMS) if is_imperial(t, system)]
        if not found:
            found = [s for s in t.board().places[seat] if t.pieces_at(s, seat, STARPORT)]
        return [pack(verbs.PLACE, system) for system in found]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        return "" if action in self.candidates(t, seat) else "S-EDICT-13"

    def chosen(self, t: Arcs, action: int) -> None:
        number = min(REQUISITION, t.left(EMPIRE, SHIP))
        for _ in range(number):
            t.place(arg_a(action), EMPIRE, SHIP, FRESH)
        t.emit("requisitions", self.seat, "S-EDICT-13", number, arg_a(action))

    def clause(self) -> str:
        return "S-EDICT-13"


class Distribute(Choice):
    """S-EDICT-14: a Weapon for each Regent, from the supply and then from the Trust (S-TRUST-4); if
    there are too few, the First Regent chooses who gets one."""

    __slots__ = ("due",)

    def __init__(self, due: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.due = due
        """Who has none yet, as a mask."""

    def clone(self) -> Distribute:
        return Distribute(self.due, self.seat, self.pc)

    def step(self, t: Arcs) -> None:
        if 0 < weapons_left(t) < self.due.bit_count():
            super().step(t)
            return
        t.stack.pop()
        for seat in t.order():
            if self.due >> seat & 1 and weapons_left(t):
                arm(t, seat)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [pack(verbs.ARM_REGENT, other) for other in t.order() if self.due >> other & 1]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        return "" if action in self.candidates(t, seat) else "S-EDICT-14"

    def chosen(self, t: Arcs, action: int) -> None:
        t.stack.append(Distribute(self.due & ~(1 << arg_a(action)), self.seat))
        arm(t, arg_a(action))

    def clause(self) -> str:
        return "S-EDICT-14"


def weapons_left(t: Arcs) -> int:
    return t.tokens[WEAPON] + t.trust(WEAPON)


def arm(t: Arcs, seat: int) -> None:
    """One Weapon for a Regent."""
    if t.tokens[WEAPON]:
        gain(t, seat, [WEAPON], "S-EDICT-14")
        return
    t.lift_trust(WEAPON)
    t.emit("gains", seat, "S-TRUST-4", WEAPON)
    receive(t, seat, [WEAPON])
