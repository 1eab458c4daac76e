"""The few cards whose text no word can say without bending."""

from __future__ import annotations

from regent.games.contention.assets import (
    change_control,
    give_back_host,
    jump,
    take_host_control,
)
from regent.games.contention.codes import DISLOCATION, DOUBLE_AGENT, FISSURE, W_CONTROLS_HOST
from regent.games.contention.effects import walk
from regent.games.contention.moves import may_jump
from regent.games.contention.state import Contention
from regent.games.contention.triggers import SettleContention
from regent.games.contention.values import has_while
from regent.kernel.frame import Frame


class Handled(Frame[Contention]):
    """Carries out a card with a handler of its own."""

    __slots__ = ("card", "choices", "number", "seat", "sector")

    def __init__(
        self,
        seat: int,
        card: int,
        number: int,
        choices: list[list[int]],
        sector: int,
        pc: int = 0,
    ) -> None:
        super().__init__(pc)
        self.seat = seat
        self.card = card
        self.number = number
        self.choices = choices
        self.sector = sector

    def clone(self) -> Handled:
        copied = [choice[:] for choice in self.choices]
        return Handled(self.seat, self.card, self.number, copied, self.sector, self.pc)

    def step(self, t: Contention) -> None:
        t.stack.pop()
        t.stack.append(SettleContention())
        handler = t.spec.abilities[t.face[self.card]][self.number].handler
        if handler == DISLOCATION:
            self.exchange(t, self.choices[0][0], self.choices[1][0])
        elif handler == FISSURE:
            self.push(t, self.choices[0][0], self.choices[1][0])
        elif handler == DOUBLE_AGENT:
            self.turn_agent(t)
        else:
            ships = self.choices[0]
            for i in range(len(ships)):
                walk(t, ships[i], self.choices[1 + i])

    def exchange(self, t: Contention, one: int, other: int) -> None:
        """Spacial Dislocation: all ships of each sector jump to the other."""
        there, here = t.ships_at(other), t.ships_at(one)
        for ship in here:
            self.send(t, ship, other)
        for ship in there:
            self.send(t, ship, one)

    def push(self, t: Contention, one: int, other: int) -> None:
        """Spacial Fissure: all ships jump to the next sector, then take 1 damage each."""
        ships = t.ships_at(one)
        for ship in ships:
            self.send(t, ship, other)
        for ship in ships:
            t.hurt(ship, self.card, self.seat, 1)
            t.emit("damages", self.seat, "C-PLAY-23", ship, 1, self.card)

    def send(self, t: Contention, ship: int, sector: int) -> None:
        if may_jump(t, ship, sector):
            jump(t, ship, sector, "C-GLOSS-JUMP-1")

    def turn_agent(self, t: Contention) -> None:
        """Double Agent: control of an Agent, and perhaps another host for it."""
        agent = self.choices[0][0]
        if not t.in_play(agent):
            return
        holds_host = t.host[agent] >= 0 and has_while(t, agent, W_CONTROLS_HOST) is not None
        before, old_host = t.controller[agent], t.host[agent]
        change_control(t, agent, self.seat, "C-GLOSS-CONTROL")
        t.keep_control(agent)
        if self.choices[1]:
            t.attach(agent, self.choices[1][0], -1)
            t.emit("attaches", self.seat, "C-ATT-07", agent, self.choices[1][0])
        elif self.choices[2]:
            t.attach(agent, -1, self.choices[2][0])
            t.emit("attaches-to-player", self.seat, "C-ATT-07", agent, self.choices[2][0])
        if holds_host and t.host[agent] != old_host:
            give_back_host(t, old_host, before)
        take_host_control(t, agent)
