"""Dice are rolled, and some of them again (A-BATTLE-5, A-GUILD-13, A-LEAD-30)."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.choosing import Choice
from regent.games.arcs.codes import EMPATH, TYPES, WEAPON
from regent.games.arcs.dice import (
    ASSAULT,
    BATTLE_DICE,
    DICE_WORDS,
    FACE_WORDS,
    RAID,
    SIDES,
    SKIRMISH,
)
from regent.games.arcs.lore_words import TORPEDOES, TRICKY, VISION
from regent.games.arcs.state import DICE, Arcs
from regent.games.arcs.values import icons, resources
from regent.games.arcs.vocabulary import REROLL
from regent.kernel.action import A_DONE, arg_a, pack, verb_of
from regent.kernel.dice import Roll
from regent.kernel.flow import Until
from regent.kernel.frame import Frame


class RollDice(Roll[Arcs]):
    """A-BATTLE-5: all dice at once."""

    __slots__ = ()

    def clone(self) -> RollDice:
        return RollDice(self.sides, self.stream, self.pc)


def read_dice(t: Arcs, seat: int, numbers: list[int]) -> list[int]:
    """What each die of a roll shows: kind * 6 + face, for so many dice of each kind."""
    faces: list[int] = []
    for kind in range(len(DICE_WORDS)):
        for _ in range(numbers[kind]):
            faces.append(kind * SIDES + t.got[len(faces)])
    for face in faces:
        t.emit("rolls", seat, "A-BATTLE-5", face)
    return faces


def shown(dice: list[int], symbol: int) -> int:
    """How many of a symbol the dice show."""
    total = 0
    for face in dice:
        total += BATTLE_DICE[face // SIDES].faces[face % SIDES][symbol]
    return total


def count_kind(dice: list[int], kind: int) -> int:
    total = 0
    for face in dice:
        if face // SIDES == kind:
            total += 1
    return total


# -- which effects there are ----------------------------------------------------------------------

KINDS_OF: Final = (REROLL, TORPEDOES, TRICKY, VISION)
"""The effects that roll dice again."""


def effect_of(t: Arcs, card: int) -> int:
    """Which of them a card has; -1 for none."""
    for effect in KINDS_OF:
        if t.spec.always[effect][t.face[card]] >= 0:
            return effect
    return -1


def most_dice(t: Arcs, seat: int, effect: int, dice: list[int], fresh: int) -> int:
    """How many of the dice an effect may roll again; `fresh` attacking ships, -1 outside a
    battle."""
    if effect == VISION:  # A-LORE-19
        return len(dice) if t.is_declared(EMPATH) else 0
    if fresh < 0:
        return 0
    if effect == REROLL:  # A-GUILD-13
        return min(icons(t, seat, WEAPON), count_kind(dice, SKIRMISH))
    if effect == TORPEDOES:  # A-LORE-14
        return min(fresh, count_kind(dice, ASSAULT))
    types = 0
    for type in range(len(TYPES)):  # A-LEAD-11a
        if resources(t, seat, type):
            types += 1
    return min(types, count_kind(dice, RAID))


def rule_for(effect: int) -> str:
    if effect == REROLL:
        return "A-GUILD-13"
    if effect == TORPEDOES:
        return "A-LORE-14"
    return "A-LORE-19" if effect == VISION else "A-LEAD-11a"


def rolls_again(effect: int, face: int) -> bool:
    """May the effect roll a die that shows this again?"""
    kind = face // SIDES
    if effect == REROLL:
        return kind == SKIRMISH
    if effect == TORPEDOES:
        return kind == ASSAULT
    return kind == RAID if effect == TRICKY else True


# -- the procedure --------------------------------------------------------------------------------

CHOOSE: Final = 0
NAMED: Final = 1
PICKED: Final = 2
ROLLED: Final = 3


class Rerolls(Frame[Arcs]):
    """Every reroll that the seat has, each once and in the order it likes (A-LEAD-30). By the
    cards that it has now; one gained later is too late (A-COURT-5). The dice are `got` then."""

    __slots__ = ("cards", "dice", "fresh", "picked", "seat", "using")

    def __init__(
        self,
        cards: list[int],
        dice: list[int],
        fresh: int,
        picked: list[int],
        seat: int,
        using: int = -1,
        pc: int = 0,
    ) -> None:
        super().__init__(pc)
        self.cards = cards
        """Those that were not used yet."""
        self.dice = dice
        self.fresh = fresh
        self.picked = picked
        self.seat = seat
        self.using = using

    def clone(self) -> Rerolls:
        return Rerolls(
            self.cards[:],
            self.dice[:],
            self.fresh,
            self.picked,
            self.seat,
            self.using,
            self.pc,
        )

    def step(self, t: Arcs) -> None:
        if self.pc == CHOOSE:
            self.choose(t)
        elif self.pc == NAMED:
            self.using = t.ret
            if self.using < 0:
                self.leave(t)
            else:
                self.ask(t)
        elif self.pc == PICKED:
            self.picked = t.got[:]
            self.pc = ROLLED if self.picked else CHOOSE
            if self.picked:
                t.stack.append(RollDice([SIDES] * len(self.picked), DICE))
        else:
            self.pc = CHOOSE
            rule = rule_for(effect_of(t, self.using))
            for at, face in enumerate(t.got):
                die = self.picked[at]
                self.dice[die] = self.dice[die] // SIDES * SIDES + face
                t.emit("rerolls", self.seat, rule, self.dice[die])

    def choose(self, t: Arcs) -> None:
        left = [card for card in self.cards if self.most(t, card) > 0]
        if not left:
            self.leave(t)
        elif len(left) == 1:
            self.using = left[0]
            self.ask(t)
        else:
            self.pc = NAMED
            t.stack.append(WhichReroll(left, self.seat))

    def most(self, t: Arcs, card: int) -> int:
        return most_dice(t, self.seat, effect_of(t, card), self.dice, self.fresh)

    def ask(self, t: Arcs) -> None:
        self.pc = PICKED
        self.cards.remove(self.using)
        effect, most = effect_of(t, self.using), self.most(t, self.using)
        t.stack.append(PickDice(self.dice[:], effect, most, [], self.seat))

    def leave(self, t: Arcs) -> None:
        t.stack.pop()
        t.got = self.dice


def offer_rerolls(t: Arcs, seat: int, dice: list[int], fresh: int) -> None:
    """The dice are `got` when it is over."""
    cards = [card for card in t.area(seat) if effect_of(t, card) >= 0]
    if not cards:
        t.got = dice
        return
    t.stack.append(Rerolls(cards, dice[:], fresh, [], seat))


class WhichReroll(Choice):
    """A-LEAD-30: which of several rerolls comes next, or none any more."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.cards = cards

    def clone(self) -> WhichReroll:
        return WhichReroll(self.cards, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [A_DONE] + [pack(verbs.FIRST, card) for card in self.cards]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        fits = verb_of(action) == verbs.FIRST and arg_a(action) in self.cards
        return "" if fits else "A-LEAD-30"

    def chosen(self, t: Arcs, action: int) -> None:
        t.ret = -1 if action == A_DONE else arg_a(action)

    def clause(self) -> str:
        return "A-LEAD-30"


class PickDice(Until[Arcs]):
    """Which dice are rolled again, all at once when the seat is done."""

    __slots__ = ("dice", "effect", "most", "picked")

    def __init__(
        self,
        dice: list[int],
        effect: int,
        most: int,
        picked: list[int],
        seat: int,
        pc: int = 0,
    ) -> None:
        super().__init__(seat, pc)
        self.dice = dice
        self.effect = effect
        self.most = most
        self.picked = picked

    def clone(self) -> PickDice:
        return PickDice(self.dice, self.effect, self.most, self.picked[:], self.seat, self.pc)

    def free(self, face: int) -> int:
        """A die that shows this and is not picked yet; -1 for none."""
        for at in range(len(self.dice)):
            if self.dice[at] == face and at not in self.picked:
                return at
        return -1

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        found = [A_DONE]
        for face in range(len(FACE_WORDS)):
            if face in self.dice:
                found.append(pack(verbs.AGAIN, face))
        return found

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        rule, face = rule_for(self.effect), arg_a(action)
        if verb_of(action) != verbs.AGAIN or not rolls_again(self.effect, face):
            return rule
        return "" if len(self.picked) < self.most and self.free(face) >= 0 else rule

    def chosen(self, t: Arcs, action: int) -> None:
        self.picked.append(self.free(arg_a(action)))

    def done(self, t: Arcs) -> None:
        t.got = self.picked

    def clause(self) -> str:
        return rule_for(self.effect)

    def subject(self, t: Arcs) -> list[int]:
        return [self.most - len(self.picked)]
