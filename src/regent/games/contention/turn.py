"""The turn: four phases, end of turn, the scepter passes (C-TURN, C-END)."""

from __future__ import annotations

from typing import Any

from regent.games.contention.battle import Battle
from regent.games.contention.beginning import Beginning
from regent.games.contention.codes import BLACK_HOLE, W_HOLE_PROOF
from regent.games.contention.command import CommandPhase
from regent.games.contention.faceoff import FaceOff
from regent.games.contention.state import (
    BATTLE,
    BEGINNING,
    COMMAND,
    END_OF_TURN,
    FACE_OFF,
    PLAY,
    Contention,
)
from regent.games.contention.triggers import SettleContention
from regent.games.contention.values import has_while
from regent.games.contention.victory import check_end_of_turn
from regent.kernel.flow import Steps
from regent.kernel.frame import Frame


class Turn(Steps[Contention]):
    """C-TURN-02, C-TURN-03."""

    __slots__ = ()

    def clone(self) -> Turn:
        return Turn(self.pc)

    def parts(self, t: Contention) -> int:
        return 5

    def part(self, t: Contention, n: int) -> Frame[Any] | None:
        if n == 0:
            t.begin_turn()
            t.begin_phase(BEGINNING)
            t.emit("turn", t.scepter, "C-TURN-01", t.turn)
            return Beginning()
        if n == 1:
            t.begin_phase(COMMAND)
            return CommandPhase(t.order())
        if n == 2:
            t.begin_phase(FACE_OFF)
            return FaceOff()
        if n == 3:
            t.begin_phase(BATTLE)
            return Battle()
        return EndOfTurn()

    def done(self, t: Contention) -> None:
        t.stack.append(Turn())


class EndOfTurn(Steps[Contention]):
    """C-END-01 to C-END-05; Black Holes take their ships before repairs."""

    __slots__ = ()

    def clone(self) -> EndOfTurn:
        return EndOfTurn(self.pc)

    def parts(self, t: Contention) -> int:
        return 3

    def part(self, t: Contention, n: int) -> Frame[Any] | None:
        if n == 0:
            return swallow(t)
        if n == 1:
            repair_all(t)
            t.expire(END_OF_TURN)  # C-END-02
            t.end_discounts()
            t.end_limits()
            return SettleContention()
        check_end_of_turn(t)
        if not t.over:
            pass_scepter(t)
        return None


def swallow(t: Contention) -> Frame[Any] | None:
    """A Black Hole destroys the ships in its sector, and nobody is the destroyer (C-WHO-05)."""
    t.forget_hits()
    for ship in t.zones[PLAY]:
        if t.at[ship] >= 0 and t.kind(t.location[t.at[ship]]) == BLACK_HOLE:
            if is_swallowed(t, ship):
                t.doom(ship)
    return SettleContention() if t.doomed else None


def is_swallowed(t: Contention, ship: int) -> bool:
    """Would a Black Hole where it stands destroy it at the end of the turn (C-TYPE-06)?"""
    if not t.is_ship(ship):
        return False
    for card in t.zones[PLAY]:
        if t.controller[card] == t.controller[ship]:
            if has_while(t, card, W_HOLE_PROOF) is not None:
                return False
    return True


def repair_all(t: Contention) -> None:
    """C-END-01: first all damage is removed, so a bonus that ends destroys nothing (C-END-04)."""
    for card in range(len(t.damage)):
        if t.damage[card]:
            t.set_damage(card, 0)
            t.emit("repairs", t.controller[card], "C-END-01", card)


def pass_scepter(t: Contention) -> None:
    """C-SCEP-02, C-END-05: to the left, past everybody who is out or no speaker (C-TEAM-07)."""
    seat = t.scepter
    for _ in range(t.seats):
        seat = t.left_of(seat)
        if t.alive >> seat & 1 and (t.spec.speakers[seat] or not speaker_left(t)):
            t.give_scepter(seat)
            t.emit("scepter", seat, "C-END-05")
            return


def speaker_left(t: Contention) -> bool:
    for seat in t.living():
        if t.spec.speakers[seat]:
            return True
    return False
