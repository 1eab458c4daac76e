"""Choosing for a card or ability, paying for it, and carrying it out word by word."""

from __future__ import annotations

from typing import Any

from regent.games.contention import (
    needs,
    refusals,
    verbs,
)
from regent.games.contention.assets import scrap
from regent.games.contention.codes import (
    A_FIRST,
    A_N,
    A_OR,
    S_COST,
    S_DO,
    W_CHOOSE_ONE,
    W_PAY,
    W_SCRAP_THIS,
)
from regent.games.contention.effects import Doing, effect
from regent.games.contention.handlers import Handled
from regent.games.contention.state import MAP, Contention
from regent.games.contention.to_choose import Chooser, scene_of
from regent.games.contention.triggers import SettleContention
from regent.games.contention.values import holds
from regent.kernel import choosing, perform
from regent.kernel.action import arg_a, pack
from regent.kernel.choosing import Need
from regent.kernel.frame import Frame
from regent.kernel.vocabulary import Op

DEVELOPS = 1  # the `pc` of a develop ability that is used


def verb_for(kind: int) -> int:
    """The word with which a seat answers a need."""
    if kind == needs.TARGET:
        return verbs.TARGET
    if kind in (needs.PLAYER, needs.HOST_PLAYER, needs.REATTACH_PLAYER):
        return verbs.PLAYER
    if kind in (needs.SECTOR, needs.PATH):
        return verbs.SECTOR
    if kind in (needs.SITE, needs.ENTRY):
        return verbs.SITE
    if kind in (needs.GIVE_SHIP, needs.GIVE_CARD):
        return verbs.GIVE
    if kind in (needs.HOST, needs.REATTACH):
        return verbs.HOST
    return verbs.CHOICE


class Choosing(choosing.Choosing[Contention]):
    """The choices of a card being played or of an ability (C-PLAY-02, C-PLAY-21)."""

    __slots__ = ()

    def printed(self, t: Contention) -> int:
        """What is printed on the card."""
        return t.face[self.card]

    def chooser(self, t: Contention) -> Chooser:
        return Chooser(t, self.seat, self.card, self.number, self.choices, self.printed(t))

    def needs(self, t: Contention) -> list[Need]:
        return t.spec.needs_of(self.printed(t), self.number)

    def found(self, t: Contention, need: Need) -> list[int]:
        return self.chooser(t).found(need, self.draft)

    def most(self, t: Contention, need: Need) -> int:
        return self.chooser(t).most(need)

    def may_stop(self, t: Contention, need: Need) -> bool:
        return self.chooser(t).may_stop(need)

    def option(self, t: Contention, need: Need, thing: int) -> int:
        """A location is named by its sector: its face may be nobody's to know."""
        if need.kind == needs.MAY:
            return verbs.A_USE if thing else verbs.A_SKIP
        if need.kind == needs.TARGET and t.where[thing] == MAP:
            return pack(verbs.TARGET_AT, t.at[thing])
        return pack(verb_for(need.kind), thing)

    def thing(self, t: Contention, need: Need, action: int) -> int:
        if need.kind == needs.MAY:
            return 1 if action == verbs.A_USE else 0
        if action >> 36 == verbs.TARGET_AT:
            return t.location[arg_a(action)]
        return arg_a(action)

    def candidates(self, t: Contention, seat: int) -> list[int]:
        """Also what the text means and a rule keeps from being targeted, such as Cloaking."""
        need = self.need(t)
        found = self.options(t, seat)
        for card in self.chooser(t).barred(need):
            found.append(self.option(t, need, card))
        return found

    def refusal(self, t: Contention, need: Need, action: int) -> str:
        if need.kind == needs.TARGET:
            if action >> 36 == verbs.TARGET:
                return refusals.bar_target(self.chooser(t), arg_a(action))
            if action >> 36 == verbs.TARGET_AT and arg_a(action) < len(t.location):
                return refusals.bar_target(self.chooser(t), t.location[arg_a(action)])
        elif action >> 36 == verb_for(need.kind):
            return refusals.bar_choice(self.chooser(t), need, self.draft, arg_a(action))
        return ""

    def kept(self, t: Contention, need: Need) -> list[int]:
        """Of a ship that is given up also where it stands: it is gone when the card resolves."""
        if need.kind == needs.GIVE_SHIP and self.draft:
            return [*self.draft, t.at[self.draft[0]]]
        return self.draft

    def clause(self) -> str:
        return "C-PLAY-02"


class Using(Choosing):
    """A develop or triggered ability: choose, pay, do (C-PLAY-21, C-DEV-03).

    `about` is the card the trigger is about, such as the ship that jumped; -1 for none.
    `sector` is where it happens when the card itself is no longer there; -1 otherwise. `face` is
    what was printed on a card that a reshuffle may have changed since (C-DRAW-03); -1: as it is.
    `pc` tells the two apart: `DEVELOPS` for a develop ability.
    """

    __slots__ = ("about", "face", "sector")

    def __init__(
        self,
        seat: int,
        card: int,
        number: int,
        choices: list[list[int]],
        draft: list[int],
        about: int = -1,
        sector: int = -1,
        face: int = -1,
        pc: int = 0,
    ) -> None:
        super().__init__(seat, card, number, choices, draft, pc)
        self.about = about
        self.sector = sector
        self.face = face

    def clone(self) -> Using:
        copied = [choice[:] for choice in self.choices]
        return Using(
            self.seat,
            self.card,
            self.number,
            copied,
            self.draft[:],
            self.about,
            self.sector,
            self.face,
            self.pc,
        )

    def clause(self) -> str:
        return "C-DEV-03" if self.pc == DEVELOPS else "C-PLAY-21"

    def printed(self, t: Contention) -> int:
        return self.face if self.face >= 0 else t.face[self.card]

    def step(self, t: Contention) -> None:
        """A `may` that is declined ends it before anything else is asked."""
        if self.choices and self.needs(t)[0].kind == needs.MAY and self.choices[0] == [0]:
            t.stack.pop()
            return
        super().step(t)

    def complete(self, t: Contention) -> None:
        card, face = self.card, self.printed(t)
        ability = t.spec.abilities[face][self.number]
        if not holds(t, ability, self.seat, card):
            return
        sector = t.at[card] if t.at[card] >= 0 else self.sector
        host = t.host_seat[card]  # it may be scrapped now, as what it costs
        if not self.pay(t, ability.ops[S_COST]):
            return
        t.emit("uses", self.seat, "C-CARD-12", card)
        if ability.handler >= 0:
            t.stack.append(Handled(self.seat, card, self.number, self.choices, sector))
            return
        t.stack.append(
            Perform(self.seat, card, self.number, self.choices, sector, self.about, face, host)
        )

    def pay(self, t: Contention, costs: list[Op]) -> bool:
        """C-DEV-03: what is inside the ability is paid first, all of it or nothing."""
        for op in costs:
            if op.word == W_PAY and t.resources[self.seat] < op.args[A_N]:
                return False
        for op in costs:
            if op.word == W_PAY:
                t.spend(self.seat, op.args[A_N])
                t.emit("pays", self.seat, "C-DEV-03", op.args[A_N])
            elif op.word == W_SCRAP_THIS:
                scrap(t, self.card, "C-DEV-03")
        return True


class Perform(perform.Perform[Contention]):
    """Carries out an ability; what follows from each word is settled first. C-META-06: each does
    as much as it can.

    `sector`, `face` and `host` are where the card was, what it was and which player it was
    attached to when this began: it may have left play since.
    """

    __slots__ = ("about", "card", "choices", "face", "host", "number", "seat", "sector")

    def __init__(
        self,
        seat: int,
        card: int,
        number: int,
        choices: list[list[int]],
        sector: int,
        about: int,
        face: int,
        host: int = -1,
        pc: int = 0,
    ) -> None:
        super().__init__(pc)
        self.seat = seat
        self.card = card
        self.number = number
        self.choices = choices
        self.sector = sector
        self.about = about
        self.face = face
        self.host = host

    def clone(self) -> Perform:
        copied = [choice[:] for choice in self.choices]
        return Perform(
            self.seat,
            self.card,
            self.number,
            copied,
            self.sector,
            self.about,
            self.face,
            self.host,
            self.pc,
        )

    def needs(self, t: Contention) -> list[Need]:
        return t.spec.needs_of(self.face, self.number)

    def ops(self, t: Contention) -> list[Op]:
        """The words of the ability, with the half that was chosen of a choice of two."""
        ops = t.spec.abilities[self.face][self.number].ops[S_DO]
        found: list[Op] = []
        for op in ops:
            if op.word == W_CHOOSE_ONE:
                found.extend(half(op, self.chosen(t, needs.ONE_OF)[0]))
            else:
                found.append(op)
        return found

    def chosen(self, t: Contention, kind: int) -> list[int]:
        """What was chosen for the need of this kind; empty without one."""
        needed = self.needs(t)
        for i in range(min(len(needed), len(self.choices))):
            if needed[i].kind == kind:
                return self.choices[i]
        return []

    def holds(self, t: Contention) -> bool:
        return holds(t, t.spec.abilities[self.face][self.number], self.seat, self.card)

    def do(self, t: Contention, op: Op) -> Frame[Any] | None:
        scene = scene_of(t, self.seat, self.card, self.needs(t), self.choices)
        scene.here = self.sector
        if self.about >= 0 and not scene.targets:
            scene.targets = [[self.about]]
        site, path = self.chosen(t, needs.SITE), self.chosen(t, needs.PATH)
        return effect(Doing(t, op, scene, site, path, self.host))

    def after(self, t: Contention) -> Frame[Any] | None:
        return SettleContention()


def half(op: Op, number: int) -> list[Op]:
    """The first or the second half of a choice of two."""
    return op.ops[A_OR] if number else op.ops[A_FIRST]


def use(
    seat: int, card: int, number: int, about: int = -1, sector: int = -1, face: int = -1
) -> Frame[Any]:
    """A frame that uses an ability of a card in play, or of one that was destroyed at `sector`."""
    return Using(seat, card, number, [], [], about, sector, face)


def develop(seat: int, card: int, number: int) -> Frame[Any]:
    """A frame that uses a develop ability."""
    return Using(seat, card, number, [], [], pc=DEVELOPS)
