"""Choosing targets, and asking the players whose cards they are.

What a card aims at others to their harm needs no permission (SI-REACT-9).
"""

from __future__ import annotations

from regent.games.seize import (
    verbs,
)
from regent.games.seize.codes import (
    K_AMONG,
    K_KIND,
    K_SIDE,
    K_X,
    KIND_ATTACK,
    S_DO,
    S_TARGET,
    SIDE_ANY,
    W_DEPLETE_CARD,
    W_ELIMINATE,
    WILLING,
)
from regent.games.seize.editions import R_PERMISSION
from regent.games.seize.select import attack_of, attack_target, attack_unit
from regent.games.seize.state import FIGURES, MAP, PLAY, Seize
from regent.games.seize.usable import has_copy, most_targets, target_pool
from regent.kernel.action import A_DONE, arg_a, arg_b, pack, verb_of
from regent.kernel.flow import Consent
from regent.kernel.frame import Frame
from regent.kernel.vocabulary import Selector


class Permit(Consent[Seize]):
    """SI-REACT-8: a Reaction on another player's card needs that player's permission."""

    __slots__ = ("card", "target")

    def __init__(self, card: int, target: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.card = card
        self.target = target

    def clone(self) -> Permit:
        return Permit(self.card, self.target, self.seat, self.pc)

    def chosen(self, t: Seize, action: int) -> None:
        super().chosen(t, action)
        t.emit("allows" if t.ret else "forbids", self.seat, "SI-REACT-8", self.card, self.target)

    def subject(self, t: Seize) -> list[int]:
        return [self.card, self.target]

    def clause(self) -> str:
        return "SI-REACT-8"


def choose(t: Seize, who: Selector, card: int, seat: int, among: list[int], x: int) -> Frame[Seize]:
    pool = target_pool(t, who, card, seat, among)
    attacks = 1 if who.args[K_KIND] == KIND_ATTACK else 0
    asks = t.spec.rules[R_PERMISSION] if who.args[K_SIDE] == WILLING else 0
    most = most_targets(t, who, x if who.args[K_X] else 1)
    return Targets(-1, asks, attacks, card, [], most, [], pool, seat)


def tell_aims(t: Seize, seat: int, card: int, who: Selector, chosen: list[int]) -> None:
    """Everybody may know what the card is meant for before it resolves."""
    clause = "SI-REACT-8" if t.is_reaction(card) else "SI-ABIL-8"
    for thing in chosen:
        if who.args[K_KIND] == KIND_ATTACK:
            t.emit("aims-attack", seat, clause, card, attack_unit(thing), attack_target(thing))
        else:
            t.emit("aims", seat, clause, card, thing)


def harms(t: Seize, card: int) -> bool:
    """Does a card that may be aimed at anybody do harm?"""
    for ability in t.spec.abilities[t.face[card]]:
        for who in ability.selectors[S_TARGET]:
            if who.args[K_SIDE] == SIDE_ANY and not who.args[K_AMONG]:
                return any(op.word in (W_ELIMINATE, W_DEPLETE_CARD) for op in ability.ops[S_DO])
    return False


class Targets(Frame[Seize]):
    """A player chooses targets, one after the other; owners of others' cards are asked.

    `got` is what was chosen. A choice without alternative is made without asking. Where an owner
    declines, the choice is the player's again: something else, or nothing (SI-REACT-14). So each
    card is asked for once at most.
    """

    __slots__ = ("asked", "asks", "attacks", "card", "declined", "most", "picked", "pool", "seat")

    def __init__(
        self,
        asked: int,
        asks: int,
        attacks: int,
        card: int,
        declined: list[int],
        most: int,
        picked: list[int],
        pool: list[int],
        seat: int,
        pc: int = 0,
    ) -> None:
        super().__init__(pc)
        self.asked = asked
        self.asks = asks
        self.attacks = attacks
        self.card = card
        self.declined = declined
        self.most = most
        self.picked = picked
        self.pool = pool
        self.seat = seat

    def clone(self) -> Targets:
        return Targets(
            self.asked,
            self.asks,
            self.attacks,
            self.card,
            self.declined[:],
            self.most,
            self.picked[:],
            self.pool[:],
            self.seat,
            self.pc,
        )

    def step(self, t: Seize) -> None:
        if self.asked >= 0:
            if t.ret:
                self.picked.append(self.asked)
            else:
                self.pool.remove(self.asked)
                self.declined.append(self.asked)
            self.asked = -1
        left = [thing for thing in self.pool if thing not in self.picked]
        if len(self.picked) >= self.most or not left:
            t.stack.pop()
            t.got = self.picked
        elif len(left) == 1 and not self.picked and not self.declined:
            self.take(t, left[0])
        else:
            t.waiting = 1 << self.seat

    def take(self, t: Seize, thing: int) -> None:
        card = attack_target(thing) if self.attacks else thing
        if self.asks and t.controller[card] != self.seat:
            self.asked = thing
            t.stack.append(Permit(self.card, card, t.controller[card]))
        else:
            self.picked.append(thing)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        """What may be chosen, one's own first for what helps and last for what harms, and what else
        lies on the table and might be thought of."""
        pool = self.likely(t)
        if self.attacks:
            found = [
                pack(verbs.CHOOSE_ATTACK, attack_unit(thing), attack_target(thing))
                for thing in pool
            ]
            return [*found, A_DONE]
        zones = {t.where[thing] for thing in pool}
        things = [*pool, *[c for z in (MAP, PLAY, FIGURES) if z in zones for c in t.zones[z]]]
        return [*[pack(verbs.CHOOSE, thing) for thing in dict.fromkeys(things)], A_DONE]

    def likely(self, t: Seize) -> list[int]:
        """The pool as a player would look through it."""
        mine: list[int] = []
        others: list[int] = []
        for thing in self.pool:
            card = attack_target(thing) if self.attacks else thing
            if t.controller[card] == self.seat:
                mine.append(thing)
            else:
                others.append(thing)
        return others + mine if harms(t, self.card) else mine + others

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DONE:
            return "" if self.picked or self.declined else "SI-ABIL-8"
        verb = verbs.CHOOSE_ATTACK if self.attacks else verbs.CHOOSE
        if verb_of(action) != verb:
            return "SI-ABIL-8"
        thing = self.thing(action)
        if thing in self.pool and thing not in self.picked:
            return ""
        if thing in self.declined:
            return "SI-REACT-14"
        return self.why_not(t, thing)

    def why_not(self, t: Seize, thing: int) -> str:
        """Why the card does not take this one: no card for it, one that has a copy, or its text."""
        if self.attacks or thing in self.picked or thing >= len(t.face):
            return "SI-ABIL-8"
        if t.is_reaction(self.card) and t.where[thing] in (MAP, PLAY):
            if has_copy(t, t.face[self.card], thing, self.card):
                return "SI-REACT-7"
            if t.is_counter(thing) and not any(t.is_counter(card) for card in self.pool):
                return "SI-CNT-1"
        return "SI-ABIL-8"

    def thing(self, action: int) -> int:
        if self.attacks:
            return attack_of(arg_a(action), arg_b(action))
        return arg_a(action)

    def answer(self, t: Seize, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DONE:
            t.stack.pop()
            t.got = self.picked
        else:
            self.take(t, self.thing(action))

    def subject(self, t: Seize) -> list[int]:
        return [self.card]

    def shape(self) -> str:
        return "pick"

    def clause(self) -> str:
        return "SI-REACT-14" if self.declined else "SI-ABIL-8"
