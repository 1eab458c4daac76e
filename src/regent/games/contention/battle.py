"""The Battle phase: targeting in scepter order, then all damage at once (C-BATTLE, C-DMG)."""

from __future__ import annotations

from typing import Any

from regent.games.contention import (
    verbs,
)
from regent.games.contention.assets import WAITS
from regent.games.contention.codes import (
    BOMBARD,
    RAMPAGE,
    RANGE,
    STATION,
    W_BATTLE_STARTS,
    W_NO_RANGE,
)
from regent.games.contention.destruction import hit
from regent.games.contention.state import ATTACK, END_OF_TURN, NO_ATTACK, PLAY, Contention
from regent.games.contention.triggers import SettleContention
from regent.games.contention.values import attack, cloaked, defense, has_while, keyword
from regent.games.contention.victory import check_batch
from regent.kernel.action import A_DONE, arg_a, arg_b, pack
from regent.kernel.flow import EachSeat, Steps, Until
from regent.kernel.frame import Frame
from regent.kernel.layers import ADD


class Battle(Steps[Contention]):
    """C-TURN-03: what waits for the battle, Targeting, Damage."""

    __slots__ = ()

    def clone(self) -> Battle:
        return Battle(self.pc)

    def parts(self, t: Contention) -> int:
        return 4

    def deals_damage(self) -> bool:
        """Is the Damage step in progress, the part before the last?"""
        return self.pc == 3

    def part(self, t: Contention, n: int) -> Frame[Any] | None:
        if n == 0:
            t.hits.clear()
            for seat in t.order():
                WAITS.notice(t, W_BATTLE_STARTS, t.assets(seat), -1)
            return SettleContention() if t.triggers else None
        if n == 1:
            return Targeting(t.order())
        if n == 2:
            deal_damage(t)
            return SettleContention()
        for card in range(len(t.target)):
            t.target[card] = -1
        check_batch(t, [])
        return None


class Targeting(EachSeat[Contention]):
    """C-BATTLE-06: each player declares all targets before the next player does."""

    __slots__ = ()

    def clone(self) -> Targeting:
        return Targeting(self.order, self.pc)

    def each(self, t: Contention, seat: int) -> Frame[Any] | None:
        return Declare(seat) if t.alive >> seat & 1 else None


class Declare(Until[Contention]):
    """C-BATTLE-01 to C-BATTLE-05: any attacker (also a new one, C-PLAY-25), one target each
    (C-BATTLE-04), in any order, or none (C-BATTLE-03)."""

    __slots__ = ()

    def clone(self) -> Declare:
        return Declare(self.seat, self.pc)

    def candidates(self, t: Contention, seat: int) -> list[int]:
        found = [A_DONE]
        enemies = enemy_targets(t, seat)
        for card in t.assets(seat):
            if t.target[card] >= 0 or t.at[card] < 0 or attack(t, card) <= 0:
                continue
            most = max(0, keyword(t, card, RANGE))
            for other in enemies:
                if t.distance(t.at[card], t.at[other]) <= most:
                    found.append(pack(verbs.ATTACK, card, other))
        return found

    def options(self, t: Contention, seat: int) -> list[int]:
        """The candidates nothing bars: what makes a candidate is not looked up again."""
        found: list[int] = []
        for action in self.candidates(t, seat):
            if action == A_DONE or not bar_attack(t, arg_a(action), arg_b(action)):
                found.append(action)
        return found

    def bar(self, t: Contention, seat: int, action: int) -> str:
        if action >> 36 != verbs.ATTACK:
            return ""
        attacker, target = arg_a(action), arg_b(action)
        if attacker >= len(t.face) or target >= len(t.face):
            return "C-BATTLE-01"
        if t.controller[attacker] != seat or t.at[attacker] < 0 or attack(t, attacker) <= 0:
            return "C-BATTLE-01"
        if t.target[attacker] >= 0:
            return "C-BATTLE-17"
        if target not in enemy_targets(t, seat):
            return "C-BATTLE-18"
        return bar_attack(t, attacker, target)

    def chosen(self, t: Contention, action: int) -> None:
        aim(t, arg_a(action), arg_b(action))
        t.emit("targets", self.seat, "C-BATTLE-01", arg_a(action), arg_b(action))

    def clause(self) -> str:
        return "C-BATTLE-01"

    def final(self) -> str:
        return "C-BATTLE-17"


def aim(t: Contention, attacker: int, target: int) -> None:
    """C-KW-BOMBARD-1: from the moment a location is targeted until end of turn it has more attack,
    for everything that asks."""
    if t.is_location(target):
        more = keyword(t, attacker, BOMBARD)
        if more > 0:
            t.modify(ATTACK, ADD, more, attacker, attacker, END_OF_TURN)
    t.target[attacker] = target


def enemy_targets(t: Contention, seat: int) -> list[int]:
    """C-BATTLE-18: enemy locations, ships and stations; an ally's are none (C-TEAM-10)."""
    found = [place for place in t.location if t.enemy(seat, place)]
    for card in t.zones[PLAY]:
        if t.enemy(seat, card) and (t.is_ship(card) or t.kind(card) == STATION):
            found.append(card)
    return found


def bar_attack(t: Contention, attacker: int, target: int) -> str:
    """The clause that forbids this attack; empty when nothing does.

    Ships and stations may always be chosen (C-BATTLE-15); a location not past its defenders, from
    afar neither (C-BATTLE-16), and not past a cloaked one (C-BATTLE-20).
    """
    if defense(t, target) < 0:
        return "C-BATTLE-18"
    for lasting in t.lasting:
        if lasting.card == attacker and lasting.attr == NO_ATTACK:
            return "C-META-05"
    apart = t.distance(t.at[attacker], t.at[target])  # C-KW-RANGE-1: the own sector included
    if apart > 0:
        if apart > keyword(t, attacker, RANGE):
            return "C-BATTLE-02"
        if cloaked(t, target):
            return "C-KW-CLOAKING-2"
        for sector in (t.at[attacker], t.at[target]):
            if has_while(t, t.location[sector], W_NO_RANGE) is not None:
                return "C-ANOM-01"
    if not t.is_location(target):
        return ""
    if t.shield[target] == t.turn:
        return "C-BATTLE-19"
    return "" if defenders_covered(t, target) else "C-BATTLE-08"


def defenders_of(t: Contention, place: int) -> list[int]:
    """C-GLOSS-DEFENDER, C-BATTLE-07, C-BATTLE-14: ships and stations of its ruler and allies."""
    ruler = t.controller[place]
    found: list[int] = []
    for card in t.zones[PLAY]:
        if t.at[card] != t.at[place] or t.controller[card] < 0:
            continue
        if (t.is_ship(card) or t.kind(card) == STATION) and t.allied(t.controller[card], ruler):
            found.append(card)
    return found


def defenders_covered(t: Contention, place: int) -> bool:
    """C-BATTLE-08, C-BATTLE-10: lethal damage is declared for every defender by now."""
    for card in defenders_of(t, place):
        if lethal_total(t, card) < defense(t, card):
            return False
    return True


def lethal_total(t: Contention, card: int) -> int:
    """C-GLOSS-LETHAL: damage marked (C-BATTLE-13), attacks declared by anybody (C-BATTLE-09),
    and Rampage that will hit it (C-BATTLE-11), whoever's it is (C-BATTLE-12)."""
    total = t.damage[card]
    for other in t.location + t.zones[PLAY]:
        if t.target[other] == card:
            total += strength(t, other, card)
        if t.at[other] == t.at[card]:
            total += rampage_on(t, other, card)
    return total


def rampage_on(t: Contention, card: int, target: int) -> int:
    """The Rampage of a card that will hit an enemy ship or station in its sector, and nothing else
    (C-KW-RAMPAGE-1, C-KW-RAMPAGE-3)."""
    seat = t.controller[card]
    if seat < 0 or t.at[card] < 0 or t.at[card] != t.at[target]:
        return 0
    amount = keyword(t, card, RAMPAGE)
    if amount <= 0 or not t.enemy(seat, target):
        return 0
    return amount if t.is_ship(target) or t.kind(target) == STATION else 0


def strength(t: Contention, attacker: int, target: int) -> int:
    """The damage of an attack, declared or thought of: what it would gain by targeting a location
    is added (C-KW-BOMBARD-1)."""
    total = attack(t, attacker)
    if t.target[attacker] < 0 and t.is_location(target):
        total += max(0, keyword(t, attacker, BOMBARD))
    return total


def deal_damage(t: Contention) -> None:
    """C-DMG-01, C-DMG-02, C-DMG-07: all of it at the same moment, to its target only (C-DMG-06).

    C-KW-RAMPAGE-1, C-KW-RAMPAGE-2, C-KW-RAMPAGE-3: to every enemy ship and station there,
    wanted or not, and never to a location.
    """
    t.hits.clear()
    blows: list[int] = []
    for card in t.location + t.zones[PLAY]:
        seat = t.controller[card]
        if seat < 0:
            continue
        target = t.target[card]
        if target >= 0:
            blows += [target, card, seat, strength(t, card, target), 0]
        rampage = keyword(t, card, RAMPAGE)
        if rampage > 0:
            for other in t.zones[PLAY]:
                if rampage_on(t, card, other):
                    blows += [other, card, seat, rampage, 1]
    for i in range(0, len(blows), 5):
        target, card, seat, amount = blows[i], blows[i + 1], blows[i + 2], blows[i + 3]
        hit(t, target, card, seat, amount)
        if blows[i + 4]:  # no attack (C-KW-RAMPAGE-3)
            t.emit("rampages", seat, "C-KW-RAMPAGE-1", card, target, amount)
        else:
            t.emit("hits", seat, "C-DMG-01", card, target, amount)
