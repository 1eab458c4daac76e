"""Choosing for a card or ability, and carrying it out word by word."""

from __future__ import annotations

from typing import Any

from regent.games.contention import (
    refusals,
    to_choose,
    verbs,
)
from regent.games.contention.assets import scrap
from regent.games.contention.codes import (
    S_COST,
    S_DO,
    W_CHOOSE_ONE,
    W_PAY,
    W_SCRAP_THIS,
)
from regent.games.contention.effects import effect
from regent.games.contention.handlers import Handled
from regent.games.contention.state import MAP, Contention
from regent.games.contention.to_choose import Chooser, Need
from regent.games.contention.triggers import SettleContention
from regent.games.contention.values import holds
from regent.kernel.action import A_DONE, arg_a, pack
from regent.kernel.frame import Frame
from regent.kernel.vocabulary import Op


def verb_for(kind: int) -> int:
    """The word with which a seat answers a need."""
    if kind == to_choose.TARGET:
        return verbs.TARGET
    if kind in (to_choose.PLAYER, to_choose.HOST_PLAYER, to_choose.REATTACH_PLAYER):
        return verbs.PLAYER
    if kind in (to_choose.SECTOR, to_choose.PATH):
        return verbs.SECTOR
    if kind in (to_choose.SITE, to_choose.ENTRY):
        return verbs.SITE
    if kind in (to_choose.GIVE_SHIP, to_choose.GIVE_CARD):
        return verbs.GIVE
    if kind in (to_choose.HOST, to_choose.REATTACH):
        return verbs.HOST
    return verbs.CHOICE


class Choosing(Frame[Contention]):
    """One seat makes the choices an ability needs, one after the other.

    `choices` holds what was chosen for each need, `draft` what was picked so far for the present
    one. A choice without alternative is made without asking.
    """

    __slots__ = ("card", "choices", "draft", "number", "seat")

    def __init__(
        self,
        seat: int,
        card: int,
        number: int,
        choices: list[list[int]],
        draft: list[int],
        pc: int = 0,
    ) -> None:
        super().__init__(pc)
        self.seat = seat
        self.card = card
        self.number = number
        self.choices = choices
        self.draft = draft

    def complete(self, t: Contention) -> None:
        """Everything is chosen; this frame has left the stack."""

    def impossible(self, t: Contention) -> None:
        """Something needed has no candidate; this frame has left the stack."""

    def chooser(self, t: Contention) -> Chooser:
        return Chooser(t, self.seat, self.card, self.number, self.choices)

    def step(self, t: Contention) -> None:
        chooser = self.chooser(t)
        while len(self.choices) < len(chooser.needs):
            need = chooser.needs[len(self.choices)]
            found = chooser.found(need, self.draft)
            if len(self.draft) >= chooser.most(need) or (not found and chooser.may_stop(need)):
                self.close(t)
            elif not found:
                t.stack.pop()
                self.impossible(t)
                return
            elif len(found) == 1 and not chooser.may_stop(need):
                self.draft.append(found[0])
                self.close(t)
            else:
                t.waiting = 1 << self.seat
                return
        t.stack.pop()
        self.complete(t)

    def close(self, t: Contention) -> None:
        need = self.chooser(t).needs[len(self.choices)]
        if need.kind == to_choose.GIVE_SHIP and self.draft:
            self.draft.append(t.at[self.draft[0]])
        self.choices.append(self.draft)
        self.draft = []

    def candidates(self, t: Contention, seat: int) -> list[int]:
        chooser = self.chooser(t)
        need = chooser.needs[len(self.choices)]
        found = chooser.found(need, self.draft)
        if need.kind == to_choose.MAY:
            return [verbs.A_USE, verbs.A_SKIP]
        verb = verb_for(need.kind)
        options = [self.named(t, verb, thing) for thing in found]
        return [*options, A_DONE] if chooser.may_stop(need) else options

    def named(self, t: Contention, verb: int, thing: int) -> int:
        """A location is named by its sector: its face may be nobody's to know."""
        if verb == verbs.TARGET and t.where[thing] == MAP:
            return pack(verbs.TARGET_AT, t.at[thing])
        return pack(verb, thing)

    def options(self, t: Contention, seat: int) -> list[int]:
        """Everything found for the need may be chosen: nothing is looked up twice."""
        return self.candidates(t, seat)

    def bar(self, t: Contention, seat: int, action: int) -> str:
        if action in self.candidates(t, seat):
            return ""
        chooser = self.chooser(t)
        need = chooser.needs[len(self.choices)]
        if need.kind == to_choose.TARGET:
            if action >> 36 == verbs.TARGET:
                return refusals.bar_target(chooser, arg_a(action))
            if action >> 36 == verbs.TARGET_AT and arg_a(action) < len(t.location):
                return refusals.bar_target(chooser, t.location[arg_a(action)])
        elif action >> 36 == verb_for(need.kind):
            return refusals.bar_choice(chooser, need, self.draft, arg_a(action))
        return ""

    def answer(self, t: Contention, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DONE:
            self.close(t)
            return
        if action in (verbs.A_USE, verbs.A_SKIP):
            self.draft.append(1 if action == verbs.A_USE else 0)
        elif action >> 36 == verbs.TARGET_AT:
            self.draft.append(t.location[arg_a(action)])
        else:
            self.draft.append(arg_a(action))
        chooser = self.chooser(t)
        if len(self.draft) >= chooser.most(chooser.needs[len(self.choices)]):
            self.close(t)

    def clause(self) -> str:
        return "C-PLAY-02"

    def subject(self, t: Contention) -> list[int]:
        """The card, and what kind of thing is to be chosen for it."""
        return [self.card, self.chooser(t).needs[len(self.choices)].kind]


class Using(Choosing):
    """A develop or triggered ability: choose, pay, do (C-PLAY-21, C-DEV-03).

    `about` is the card the trigger is about, such as the ship that jumped; -1 for none.
    `sector` is where it happens when the card itself is no longer there; -1 otherwise. `face` is
    what was printed on a card that a reshuffle may have changed since (C-DRAW-03); -1: as it is.
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

    def printed(self, t: Contention) -> int:
        return self.face if self.face >= 0 else t.face[self.card]

    def chooser(self, t: Contention) -> Chooser:
        return Chooser(t, self.seat, self.card, self.number, self.choices, self.printed(t))

    def step(self, t: Contention) -> None:
        """A `may` that is declined ends it before anything else is asked."""
        chooser = self.chooser(t)
        if self.choices and chooser.needs[0].kind == to_choose.MAY and self.choices[0] == [0]:
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
            if op.word == W_PAY and t.resources[self.seat] < op.args[0]:
                return False
        for op in costs:
            if op.word == W_PAY:
                t.resources[self.seat] -= op.args[0]
                t.emit("pays", self.seat, "C-DEV-03", op.args[0])
            elif op.word == W_SCRAP_THIS:
                scrap(t, self.card, "C-DEV-03")
        return True


class Perform(Frame[Contention]):
    """Carries out the words of an ability, one by one; what follows from each is settled first.

    C-META-06: each does as much as it can.

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

    def ops(self, t: Contention, needed: list[Need]) -> list[Op]:
        """The words to carry out, with the half that was chosen of a choice of two."""
        found: list[Op] = []
        for op in t.spec.abilities[self.face][self.number].ops[S_DO]:
            if op.word != W_CHOOSE_ONE:
                found.append(op)
                continue
            for i in range(len(needed)):
                if needed[i].kind == to_choose.ONE_OF:
                    found.extend(op.ops[self.choices[i][0]])
        return found

    def step(self, t: Contention) -> None:
        needed = to_choose.needs_of(t, self.face, self.number)
        ops = self.ops(t, needed)
        ability = t.spec.abilities[self.face][self.number]
        if self.pc >= len(ops) or (self.pc == 0 and not holds(t, ability, self.seat, self.card)):
            t.stack.pop()
            return
        op = ops[self.pc]
        self.pc += 1
        t.stack.append(SettleContention())
        frame = effect(t, self, needed, op)
        if frame is not None:
            t.stack.append(frame)


def use(
    seat: int, card: int, number: int, about: int = -1, sector: int = -1, face: int = -1
) -> Frame[Any]:
    """A frame that uses an ability of a card in play, or of one that was destroyed at `sector`."""
    return Using(seat, card, number, [], [], about, sector, face)
