"""The number die and the event die (S-COMP-9): what their faces show is printed."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.codes import EMPATH
from regent.games.arcs.lore_words import VISION
from regent.games.arcs.state import EVENTS, Arcs
from regent.kernel.action import A_DONE, arg_a, pack, verb_of
from regent.kernel.dice import Roll
from regent.kernel.flow import Until

SIDES: Final = 6
EVENT_FACES: Final = (
    "arrow-crisis",
    "arrow-edict",
    "crescent-crisis",
    "crescent-edict",
    "hex-crisis",
    "hex-edict",
)


EVENT_DICE: Final = ("number-die", "event-die")


class RollEvent(Roll[Arcs]):
    """Both dice, rolled by a seat; `got` is the cluster and the face of the event die, from 0."""

    __slots__ = ("seat",)

    def __init__(
        self, seat: int, sides: list[int] | None = None, stream: int = EVENTS, pc: int = 0
    ) -> None:
        super().__init__([SIDES, SIDES] if sides is None else sides, stream, pc)
        self.seat = seat

    def clone(self) -> RollEvent:
        return RollEvent(self.seat, self.sides, self.stream, self.pc)

    def rolled(self, t: Arcs) -> None:
        t.emit("rolls-event", -1, "S-COMP-9", t.got[0] + 1, t.got[1])
        if t.spec.lore and t.has(self.seat, VISION) and t.is_declared(EMPATH):
            t.stack.append(RerollEvent([], t.got[:], self.seat))


class RerollEvent(Until[Arcs]):
    """A-LORE-19: which of the two dice are rolled again, at once when the seat is done."""

    __slots__ = ("picked", "shown")

    def __init__(self, picked: list[int], shown: list[int], seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.picked = picked
        self.shown = shown

    def clone(self) -> RerollEvent:
        return RerollEvent(self.picked[:], self.shown, self.seat, self.pc)

    def candidates(self, t: Arcs, seat: int) -> list[int]:
        return [A_DONE] + [pack(verbs.REROLL, die) for die in range(len(EVENT_DICE))]

    def bar(self, t: Arcs, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        if verb_of(action) != verbs.REROLL or arg_a(action) >= len(EVENT_DICE):
            return "K-ANSWER-3"
        return "A-LORE-19" if arg_a(action) in self.picked else ""

    def chosen(self, t: Arcs, action: int) -> None:
        self.picked.append(arg_a(action))

    def done(self, t: Arcs) -> None:
        t.got = self.shown[:]
        for die in range(len(EVENT_DICE)):
            if die in self.picked:
                t.got[die] = t.below(EVENTS, SIDES)
        if self.picked:
            t.emit("rolls-event", -1, "A-LORE-19", t.got[0] + 1, t.got[1])

    def clause(self) -> str:
        return "A-LORE-19"


def is_crisis(face: int) -> bool:
    return face % 2 == 0


def symbol_of(face: int) -> int:
    """Arrow, Crescent or Hex, as in a system's number: 1 to 3 (S-CRISIS-6)."""
    return face // 2 + 1
