"""Choosing what a card or ability needs, one thing after the other."""

from __future__ import annotations

from regent.kernel.action import A_DONE
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame, T
from regent.kernel.opened import mypyc_attr


class Need:
    """One thing to choose: its kind, and which of several of that kind the ability asks for."""

    __slots__ = ("index", "kind")

    def __init__(self, kind: int, index: int = 0) -> None:
        self.kind = kind
        self.index = index


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing(Frame[T]):
    """One seat makes the choices an ability of a card needs.

    `choices` holds what was chosen for each need, `draft` what was picked so far for the present
    one. A choice without alternative is made without asking. A title says what is needed, what
    may be picked and by which option; what follows, when all is chosen, is its own.
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

    # -- what a title says -------------------------------------------------------------------

    def needs(self, t: T) -> list[Need]:
        """Everything to choose, in the order it is asked."""
        raise Broken(f"{type(self).__name__} does not say what it needs")

    def found(self, t: T, need: Need) -> list[int]:
        """What may be picked next: things, as the need's kind says."""
        raise Broken(f"{type(self).__name__} does not say what may be chosen")

    def most(self, t: T, need: Need) -> int:
        """How many may be picked for this need."""
        return 1

    def may_stop(self, t: T, need: Need) -> bool:
        """May the seat be done with this need now?"""
        return False

    def option(self, t: T, need: Need, thing: int) -> int:
        """The option that picks a thing."""
        raise Broken(f"{type(self).__name__} has no option")

    def thing(self, t: T, need: Need, action: int) -> int:
        """The thing that an option picks."""
        raise Broken(f"{type(self).__name__} has no option")

    def refusal(self, t: T, need: Need, action: int) -> str:
        """The clause that forbids what is not offered; empty where the title has none."""
        return ""

    def kept(self, t: T, need: Need) -> list[int]:
        """What is kept of the present choice."""
        return self.draft

    def complete(self, t: T) -> None:
        """Everything is chosen; this frame has left the stack."""

    def impossible(self, t: T) -> None:
        """Something needed cannot be had; this frame has left the stack."""

    # -- how it goes -------------------------------------------------------------------------

    def need(self, t: T) -> Need:
        """What is being chosen."""
        return self.needs(t)[len(self.choices)]

    def step(self, t: T) -> None:
        needs = self.needs(t)
        while len(self.choices) < len(needs):
            need = needs[len(self.choices)]
            if len(self.draft) >= self.most(t, need):
                self.close(t, need)
                continue
            found = self.found(t, need)
            stop = self.may_stop(t, need)
            if not found and stop:
                self.close(t, need)
            elif not found:
                t.stack.pop()
                self.impossible(t)
                return
            elif len(found) == 1 and not stop:
                self.take(t, need, found[0])
                if t.stack[-1] is not self:
                    return
            else:
                t.waiting = 1 << self.seat
                t.offer = self.offers(t, need, found, stop)  # kept for who asks (`offered`)
                t.offer_to = self.seat
                return
        t.stack.pop()
        self.complete(t)

    def take(self, t: T, need: Need, thing: int) -> None:
        """One thing is picked. A title that asks somebody else first pushes that question."""
        self.draft.append(thing)
        if len(self.draft) >= self.most(t, need):
            self.close(t, need)

    def close(self, t: T, need: Need) -> None:
        """This need is met: on to the next."""
        self.choices.append(self.kept(t, need))
        self.draft = []

    def candidates(self, t: T, seat: int) -> list[int]:
        """What was found; a title may add what its words mean and a rule forbids."""
        return self.options(t, seat)

    def offers(self, t: T, need: Need, found: list[int], stop: bool) -> list[int]:
        """The options that pick what was found, and that of being done."""
        options = [self.option(t, need, thing) for thing in found]
        return [*options, A_DONE] if stop else options

    def options(self, t: T, seat: int) -> list[int]:
        """Everything found for the need may be chosen: nothing is looked up twice."""
        need = self.need(t)
        return self.offers(t, need, self.found(t, need), self.may_stop(t, need))

    def bar(self, t: T, seat: int, action: int) -> str:
        if action in self.options(t, seat):
            return ""
        return self.refusal(t, self.need(t), action)

    def answer(self, t: T, seat: int, action: int) -> None:
        t.waiting = 0
        need = self.need(t)
        if action == A_DONE:
            self.close(t, need)
        else:
            self.take(t, need, self.thing(t, need, action))

    def subject(self, t: T) -> list[int]:
        """The card, and what kind of thing is to be chosen for it."""
        return [self.card, self.need(t).kind]
