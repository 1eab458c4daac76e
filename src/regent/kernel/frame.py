"""The flow of a game: a stack of small, copyable frames and the one loop that drives them.

A frame holds a step counter, ints and lists of ints: no closure, no generator, no reference to
another object. So a game can be copied, saved and searched while anybody thinks.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from regent.kernel.action import verb_of
from regent.kernel.errors import Broken, Runaway
from regent.kernel.opened import mypyc_attr
from regent.kernel.table import Table

T = TypeVar("T", bound=Table)

STEP_BUDGET: Final = 10_000
"""More steps than any single answer can need: beyond it the rules run in a circle."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """One procedure of the rulebook in progress.

    The constructor takes every field, each by its own name: `clone` is one such call, and so is
    reading a frame from its row.
    """

    __slots__ = ("pc",)

    def __init__(self, pc: int = 0) -> None:
        self.pc = pc

    def clone(self) -> Frame[T]:
        raise Broken(f"{type(self).__name__} has no clone")

    def step(self, t: T) -> None:
        """Advance to the next push, wait or pop."""
        raise Broken(f"{type(self).__name__} has no step")

    def candidates(self, t: T, seat: int) -> list[int]:
        """Everything the seat might think of doing here, legal or not."""
        return []

    def bar(self, t: T, seat: int, action: int) -> str:
        """The clause that forbids a candidate; empty when nothing does."""
        return ""

    def options(self, t: T, seat: int) -> list[int]:
        """What the seat may answer: the candidates that nothing bars, in a fixed order."""
        return [a for a in self.candidates(t, seat) if not self.bar(t, seat, a)]

    def answer(self, t: T, seat: int, action: int) -> None:
        """Take one legal answer of an awaited seat."""
        raise Broken(f"{type(self).__name__} awaits no answer")

    def retract(self, t: T, seat: int) -> str:
        """Take back a sealed answer; the clause that forbids it otherwise."""
        return "K-SEAL-3"

    def redeal(self, t: T, viewer: int, source: list[int]) -> bool:
        """Replace what the viewer cannot know about this frame by something consistent; can it
        be, as the faces lie?"""
        return True

    def prompt(self) -> str:
        """The key of the question asked here."""
        return type(self).__name__

    def shape(self) -> str:
        """How a door may draw the decision: choose, pick, pay, window, consent, order, sealed."""
        return "choose"

    def clause(self) -> str:
        """The clause behind the question."""
        return ""

    def final(self) -> str:
        """The clause that locks in what is answered here once other seats have been told of it;
        empty where it may be taken back (K-UNDO-4)."""
        return ""

    def by_hand(self) -> bool:
        """Is a single answer given by hand all the same, because something is lost by it? Else
        doors may give it where nobody else learns anything from how soon it comes."""
        return False

    def subject(self, t: T) -> list[int]:
        """What the question is about: public arguments of the prompt's template."""
        return []

    def tags(self, t: T, seat: int) -> list[str]:
        """Public facts about the question that standing orders may stop at, such as 'attacked'."""
        return []

    def occasion(self, t: T, seat: int, action: int) -> list[int]:
        """What an option belongs to besides the turn: once passed over, it is no news for as long
        as this stays the same. Nothing where it is all one at which question it is taken."""
        return self.subject(t)

    def is_idle(self, t: T, seat: int, action: int) -> bool:
        """From what lies open: would this option do nothing for its seat? It is offered, and no
        news."""
        return False

    def stretch(self, t: T, phase: int) -> int:
        """Of one's own turn: phases of the same stretch are one occasion for what could be done in
        each of them."""
        return phase

    def habit(self) -> int:
        """The answer that a player may want to give here from now on without being asked, such as
        to leave things as they are; -1 where there is none."""
        return -1

    def lies_open(self, t: T, seat: int) -> list[int]:
        """What this seat might answer by public knowledge: open options, and a number below 0 for
        what others cannot see. Where nobody can tell, -1 less the serial: it is always new."""
        return [-1 - t.serial]


def run(t: Table) -> None:
    """Step the top frame until somebody is awaited or the game has ended."""
    stack = t.stack
    if t.waiting or not stack:
        return
    budget = STEP_BUDGET
    while True:
        t.offer_to = -1
        stack[-1].step(t)
        if t.waiting or not stack:
            break
        budget -= 1
        if budget == 0:
            raise Runaway(f"more than {STEP_BUDGET} steps without a question: {dump(t)}")
    t.serial += 1


def answer(t: Table, seat: int, action: int) -> None:
    """Give one answer and go on. The caller has checked it: searches offer only options."""
    t.offer_to = -1
    t.stack[-1].answer(t, seat, action)
    if not t.waiting:
        run(t)


def offered(t: Table, seat: int) -> list[int]:
    """What an awaited seat may answer, worked out once for each question. It is kept for others
    who ask, so nobody changes the list; whoever changes the table by hand asks `options`."""
    if t.offer_to != seat:
        t.offer = t.stack[-1].options(t, seat)
        t.offer_to = seat
    return t.offer


def why_not(t: Table, seat: int, action: int) -> str:
    """The clause that forbids this answer now; empty when it is allowed."""
    if t.over:
        return "K-ANSWER-4"
    if seat < 0 or seat >= t.seats or not t.waiting >> seat & 1:
        return "K-ANSWER-1"
    if action in offered(t, seat):
        return ""
    top = t.stack[-1]
    verb = verb_of(action)
    if not any(verb_of(thought) == verb for thought in top.candidates(t, seat)):
        clause = t.untimely(seat, action)
        if clause:
            return clause
    return top.bar(t, seat, action) or "K-ANSWER-3"


def dump(t: Table) -> str:
    """The stack, bottom first, for a report."""
    return " > ".join(f"{type(frame).__name__}@{frame.pc}" for frame in t.stack)


def push(t: Table, frame: Frame[Any]) -> None:
    """Put a procedure on top: it runs before whoever pushed it goes on."""
    t.stack.append(frame)
