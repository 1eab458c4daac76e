"""Leaving the game: who controls no World at the end of an own Turn is out of it (SI-OUT)."""

from __future__ import annotations

from regent.games.seize.state import MAP, SUPPLY, Seize
from regent.games.seize.triggers import settle
from regent.games.seize.units import discard, forget
from regent.games.seize.vanishing import Vanish
from regent.games.seize.worlds import controlled, has_faceup, points
from regent.kernel.frame import Frame


def must_leave(t: Seize, seat: int) -> bool:
    """SI-OUT-1, SI-OUT-2, SI-UNIV-13: asked now and at no other time; a Disputed World is
    controlled by nobody (SI-OUT-5)."""
    return not controlled(t, seat)


class Leave(Frame[Seize]):
    """SI-OUT-3, SI-OUT-7: all that the player owns leaves the table, also Worlds that others have
    Conquered; Resource counters go to the pool."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, pc: int = 0) -> None:
        super().__init__(pc)
        self.seat = seat

    def clone(self) -> Leave:
        return Leave(self.seat, self.pc)

    def step(self, t: Seize) -> None:
        if self.pc == 0:
            self.pc = 1
            self.begin(t)
            if t.stack[-1] is not self:
                return  # a World goes first
        for world in t.zones[MAP]:
            if t.owner[world] == self.seat:  # SI-OUT-4
                t.stack.append(Vanish(world))
                return
        t.stack.pop()
        settle(t)
        left = t.clockwise(self.seat)
        if len(left) == 1:
            t.emit("last-left", left[0], "SI-OUT-6")
            t.finish(ranks(t, left[0]), "SI-OUT-6")

    def begin(self, t: Seize) -> None:
        seat = self.seat
        t.leave_game(seat)
        t.emit("leaves", seat, "SI-OUT-2")
        t.set_resources(seat, 0)
        if t.regent == seat:
            t.set_regent(-1)
            t.emit("loses-title", seat, "SI-REGENT-A3")
        for card in range(len(t.face)):
            if t.owner[card] == seat and t.where[card] != MAP:
                t.drop_lasting_from(card)
                for counter in t.counters_of(card):
                    discard_counter(t, counter)
                discard(t, card)
        for world in t.worlds(seat)[:]:
            if t.owner[world] != seat:
                give_back(t, world)


def discard_counter(t: Seize, counter: int) -> None:
    """A Unit counter goes with its card."""
    forget(t, counter)
    t.move(counter, SUPPLY)


def give_back(t: Seize, world: int) -> None:
    """SI-OUT-7: a World that the player had Conquered and that was Disputed is Liberated, or
    eliminated where its Owner has a copy (SI-VICT-SECOND-COPY)."""
    owner = t.owner[world]
    t.clear_conquest(world)
    t.set_throne(world, 0)
    if has_faceup(t, owner, t.face[world], MAP):
        t.stack.append(Vanish(world))
        return
    t.hand_to(world, owner)
    for counter in t.counters_of(world):
        t.hand_to(counter, owner)
    t.emit("liberates", owner, "SI-OUT-7", world)


def ranks(t: Seize, winner: int) -> list[int]:
    """The winner first, the others by Victory points."""
    scores = [points(t, seat) for seat in range(t.seats)]
    result: list[int] = []
    for seat in range(t.seats):
        better = [s for s in range(t.seats) if s != winner and scores[s] > scores[seat]]
        result.append(1 if seat == winner else 2 + len(better))
    return result
