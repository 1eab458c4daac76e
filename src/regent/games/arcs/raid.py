"""Raiding: keys buy resources and Guild cards of the defender (A-RAID)."""

from __future__ import annotations

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import RAID_COST, SLOTS
from regent.games.arcs.court import steal_card
from regent.games.arcs.resources import Taking, gain, steal_resource
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import bar_steal, bar_steal_type
from regent.kernel.action import A_DONE, arg_a, arg_b, pack, verb_of


class Raid(Taking):
    """A-RAID-1: one item after the other, as long as the keys last."""

    __slots__ = ("defender", "keys")

    def __init__(self, defender: int, keys: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.defender = defender
        self.keys = keys

    def clone(self) -> Raid:
        return Raid(self.defender, self.keys, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for at in range(SLOTS):
            if t.slot(self.defender, at) >= 0:
                found.append(pack(verbs.RAID, self.defender, at))
        for card in t.area(self.defender):
            found.append(pack(verbs.STEAL_CARD, card))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        verb = verb_of(action)
        if verb == verbs.RAID:
            at = arg_b(action)
            if arg_a(action) != self.defender or at >= SLOTS or t.slot(self.defender, at) < 0:
                return "A-RAID-1"
            barred = bar_steal_type(t, seat, self.defender, t.slot(self.defender, at))
            if barred:
                return barred
            return "A-RAID-2" if RAID_COST[at] > self.keys else ""
        if verb == verbs.STEAL_CARD and arg_a(action) < len(t.face):
            card = arg_a(action)
            if t.keeper(card) != self.defender:
                return "A-RAID-1"
            barred = bar_steal(t, card, self.defender)
            return barred or ("A-RAID-2" if t.spec.raid[t.face[card]] > self.keys else "")
        return "K-ANSWER-3"

    def chosen(self, t: Arcs, action: int) -> None:
        if verb_of(action) == verbs.RAID:
            self.keys -= RAID_COST[arg_b(action)]
            steal_resource(t, self.seat, self.defender, arg_b(action), "A-RAID-1")
        else:
            self.keys -= t.spec.raid[t.face[arg_a(action)]]
            steal_card(t, self.seat, arg_a(action), "A-RAID-1")

    def clause(self) -> str:
        return "A-RAID-1"

    def subject(self, t: Arcs) -> list[int]:
        return [self.defender, self.keys]


class Plunder(Choice):
    """E-FREE-9, E-FREE-10: one key, and no more, for one resource of the planet's type; a city on a
    gate may have several (A-LORE-11)."""

    __slots__ = ("types",)

    def __init__(self, types: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.types = types

    def clone(self) -> Plunder:
        return Plunder(self.types[:], self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [A_DONE] + [pack(verbs.PLUNDER, type) for type in self.types]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        if verb_of(action) != verbs.PLUNDER or arg_a(action) not in self.types:
            return "E-FREE-9"
        return "" if t.tokens[arg_a(action)] else "A-COMP-2"

    def chosen(self, t: Arcs, action: int) -> None:
        if action != A_DONE:
            gain(t, self.seat, [arg_a(action)], "E-FREE-9")

    def clause(self) -> str:
        return "E-FREE-9"
