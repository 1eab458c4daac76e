"""Artifacts: allocated for Resource counters, each once in a game (SI-ARTIFACT)."""

from __future__ import annotations

from regent.games.seize import (
    verbs,
)
from regent.games.seize.codes import ARTIFACT, W_SPARES
from regent.games.seize.state import RELICS, Seize
from regent.games.seize.units import eliminate, enter, pay
from regent.kernel.action import A_DECLINE, A_DONE, arg_a, pack, verb_of
from regent.kernel.flow import Ask
from regent.kernel.frame import Frame


class AllocateArtifacts(Frame[Seize]):
    """SI-ARTIFACT-1: any number of Artifacts from the hand.

    Whoever could pay for one is asked, whatever the hand holds.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> AllocateArtifacts:
        return AllocateArtifacts(self.seat, self.pc)

    def step(self, t: Seize) -> None:
        if t.hand(self.seat) and t.resources[self.seat] >= t.spec.artifact_cost:
            t.waiting = 1 << self.seat
        else:
            t.stack.pop()

    def candidates(self, t: Seize, seat: int) -> list[int]:
        relics = [card for card in t.hand(seat) if t.kind(card) == ARTIFACT]
        return [A_DONE, *[pack(verbs.ALLOCATE, card) for card in relics]]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DONE:
            return ""
        card = arg_a(action)
        if verb_of(action) != verbs.ALLOCATE or card not in t.hand(seat):
            return "SI-ARTIFACT-1"
        if t.kind(card) != ARTIFACT:
            return "SI-ARTIFACT-1"
        if t.face[card] in t.unearthed:  # SI-ARTIFACT-3: whatever became of it
            return "SI-ARTIFACT-2"
        if t.cost(card) > t.resources[seat]:
            return "SI-ARTIFACT-1"
        if t.spec.present[t.face[card]] and not t.worlds(seat):
            return "SI-ARTIFACT-4"
        return ""

    def answer(self, t: Seize, seat: int, action: int) -> None:
        t.waiting = 0
        if action == A_DONE:
            t.stack.pop()
        elif t.spec.present[t.face[arg_a(action)]]:
            t.stack.append(PlaceArtifact(arg_a(action), seat))
        else:
            allocate_artifact(t, seat, arg_a(action), -1)

    def clause(self) -> str:
        return "SI-ARTIFACT-1"


class PlaceArtifact(Ask[Seize]):
    """SI-ARTIFACT-4: one that speaks of its World is put at a World of one's own."""

    __slots__ = ("card",)

    def __init__(self, card: int, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.card = card

    def clone(self) -> PlaceArtifact:
        return PlaceArtifact(self.card, self.seat, self.pc)

    def step(self, t: Seize) -> None:
        worlds = t.worlds(self.seat)
        if len(worlds) == 1:
            t.stack.pop()
            allocate_artifact(t, self.seat, self.card, worlds[0])
        else:
            t.waiting = 1 << self.seat

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [pack(verbs.PLACE, world) for world in t.worlds(seat)]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        return "" if action in self.candidates(t, seat) else "SI-ARTIFACT-4"

    def chosen(self, t: Seize, action: int) -> None:
        allocate_artifact(t, self.seat, self.card, arg_a(action))

    def subject(self, t: Seize) -> list[int]:
        return [self.card]

    def clause(self) -> str:
        return "SI-ARTIFACT-4"


def allocate_artifact(t: Seize, seat: int, card: int, world: int) -> None:
    """It is paid for, lies undepleted in the player's area, and no second one ever will."""
    enter(t, card, seat, RELICS, world)
    t.add_unearthed(t.face[card])
    if world >= 0:
        t.emit("allocates", seat, "SI-ARTIFACT-4", card, world)
    else:
        t.emit("unearths", seat, "SI-ARTIFACT-1", card)
    pay(t, seat, t.cost(card), "SI-ARTIFACT-1")


# -- in place of a Character ----------------------------------------------------------------------


def part_with(t: Seize, card: int, clause: str) -> None:
    """A Character is to be eliminated; its player may part with an Artifact that spares it."""
    if substitutes(t, t.controller[card]):
        t.stack.append(Spare(card, clause, t.controller[card]))
    else:
        eliminate(t, card, clause)


def substitutes(t: Seize, seat: int) -> list[int]:
    """The Artifacts that may be eliminated in place of a Character."""
    found: list[int] = []
    for card in t.relics(seat):
        if any(held.op.word == W_SPARES for held in t.spec.held[t.face[card]]):
            found.append(card)
    return found


class Spare(Ask[Seize]):
    """The Character goes, or the Artifact does."""

    __slots__ = ("card", "rule")

    def __init__(self, card: int, rule: str, seat: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.card = card
        self.rule = rule

    def clone(self) -> Spare:
        return Spare(self.card, self.rule, self.seat, self.pc)

    def candidates(self, t: Seize, seat: int) -> list[int]:
        return [A_DECLINE, *[pack(verbs.ELIMINATE, relic) for relic in substitutes(t, seat)]]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        return "" if action in self.candidates(t, seat) else "SI-UNIV-1"

    def chosen(self, t: Seize, action: int) -> None:
        if action == A_DECLINE:
            eliminate(t, self.card, self.rule)
        else:
            eliminate(t, arg_a(action), "SI-COMP-17")
            t.emit("protected", self.seat, "SI-UNIV-1", self.card)

    def subject(self, t: Seize) -> list[int]:
        return [self.card]

    def clause(self) -> str:
        return "SI-UNIV-1"
