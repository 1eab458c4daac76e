"""The Regent Phase: keeping the title, and judging Disputes (SI-REGENT)."""

from __future__ import annotations

from typing import Any

from regent.games.seize import sequences as steps
from regent.games.seize import (
    verbs,
)
from regent.games.seize.artifacts import part_with
from regent.games.seize.editions import R_PENALTY_OPTIONAL
from regent.games.seize.phase import SeatPhase
from regent.games.seize.reacting import window
from regent.games.seize.select import disputed
from regent.games.seize.state import ASSETS, FIGURES, MAP, Seize
from regent.games.seize.units import pay
from regent.kernel.action import A_DONE, arg_a, pack, verb_of
from regent.kernel.flow import Until
from regent.kernel.frame import Frame


class RegentPhase(SeatPhase):
    """Part A may end the Turn at once; Parts B and C judge Characters and Worlds."""

    __slots__ = ()

    def clone(self) -> RegentPhase:
        return RegentPhase(self.seat, self.pc)

    def sequence(self) -> int:
        return steps.REGENT

    def do(self, t: Seize, step: int) -> Frame[Any] | None:
        if step == steps.KEEP_TITLE:
            keep_title(t, self.seat)
            return None
        if t.regent != self.seat:
            return None  # SI-REGENT-A1: no B or C
        if step == steps.WINDOW:
            return window(t)
        if step == steps.JUDGE_CHARACTERS:
            return Judge(self.seat, [], FIGURES)
        if step == steps.JUDGE_WORLDS:
            return Judge(self.seat, [], MAP)
        return super().do(t, step)


def keep_title(t: Seize, seat: int) -> None:
    """SI-REGENT-A1, SI-THRONE-7: lost with the Throne World or the Asset Deck; only now

    (SI-REGENT-A2) and for good (SI-REGENT-A3).
    """
    holds_throne = any(t.throne[world] and t.owner[world] == seat for world in t.worlds(seat))
    if holds_throne and t.cards_in(seat, ASSETS):
        return
    t.set_regent(-1)
    t.emit("loses-title", seat, "SI-REGENT-A1")


class Judge(Until[Seize]):
    """SI-REGENT-B: whose copies of a Disputed Character go. SI-REGENT-C: who pays for a World.

    At least one copy stays, at least one player is spared; the Regent may name nobody, or
    themself (SI-REGENT-B2), and one player for several Worlds (SI-REGENT-SEVERAL). `named` are
    the cards already judged.
    """

    __slots__ = ("named", "zone")

    def __init__(self, seat: int, named: list[int], zone: int, pc: int = 0) -> None:
        super().__init__(seat, pc)
        self.named = named
        self.zone = zone

    def clone(self) -> Judge:
        return Judge(self.seat, self.named[:], self.zone, self.pc)

    def verb(self) -> int:
        return verbs.ELIMINATE if self.zone == FIGURES else verbs.CHARGE

    def rule(self) -> str:
        return "SI-REGENT-B1" if self.zone == FIGURES else "SI-REGENT-C1"

    def candidates(self, t: Seize, seat: int) -> list[int]:
        cards = [card for card in t.zones[self.zone] if disputed(t, card)]
        return [A_DONE, *[pack(self.verb(), card) for card in cards]]

    def bar(self, t: Seize, seat: int, action: int) -> str:
        if action == A_DONE:
            return "" if self.judged(t) else "SI-REGENT-C1"
        card = arg_a(action)
        if verb_of(action) != self.verb() or card not in t.zones[self.zone]:
            return self.rule()
        if not disputed(t, card) or card in self.named:
            return self.rule()
        face = t.face[card]
        spared = [
            other
            for other in t.zones[self.zone]
            if t.face[other] == face and other != card and other not in self.named
        ]
        return "" if spared else self.rule()  # SI-REGENT-SPARE

    def judged(self, t: Seize) -> bool:
        """SI-REGENT-MUST: somebody pays for each Disputed World, where it is not a choice."""
        if self.zone == FIGURES or t.spec.rules[R_PENALTY_OPTIONAL]:
            return True
        paid = [t.face[card] for card in self.named]
        return all(t.face[c] in paid for c in t.zones[MAP] if disputed(t, c))

    def chosen(self, t: Seize, action: int) -> None:
        card = arg_a(action)
        self.named.append(card)
        if self.zone == FIGURES:
            part_with(t, card, "SI-REGENT-B1")  # SI-DISP-C5
        else:
            holder = t.controller[card]
            t.emit("charged", holder, "SI-REGENT-C1", card)
            pay(t, holder, min(1, t.resources[holder]), "SI-REGENT-C2")  # SI-DISP-W-8

    def clause(self) -> str:
        return self.rule()
