"""The clause of the moment to which an answer belongs, for one that is given at another moment."""

from __future__ import annotations

from typing import Final

from regent.games.seize import (
    verbs,
)
from regent.games.seize.state import Seize
from regent.kernel.action import FIRST_VERB, arg_a, arg_b, verb_of

CLAUSES: Final = {
    verbs.THRONE: "S22-SETUP-04",
    verbs.LEAD: "S22-SETUP-04",
    verbs.BID: "S22-SETUP-08",
    verbs.KEEP: "S22-COMP-17",
    verbs.DISCARD: "S22-VICT-E1",
    verbs.FACE_UP: "S22-RESUPPLY-E1",
    verbs.RESCUE: "S22-VAR-BESIEGED-1",
    verbs.ALLOCATE: "S22-ALLOC-B5",
    verbs.SPEND: "S22-ALLOC-B1",
    verbs.PLACE: "S22-ALLOC-B7",
    verbs.MOVE: "S22-REALLOC-A1",
    verbs.CONQUER: "S22-MIL-0-1",
    verbs.SKIP: "S22-MIL-0-1",
    verbs.TARGET: "S22-MIL-0-8",
    verbs.STRIKE: "S22-KW-SURPRISE-1",
    verbs.AMOUNT: "S22-KW-ARCS-1",
    verbs.WITHDRAW: "S22-MIL-A4-1",
    verbs.STAY: "S22-MIL-A4-1",
    verbs.SYSTEM_DRAW: "S22-VICT-D1",
    verbs.ELIMINATE: "S22-REGENT-B1",
    verbs.CHARGE: "S22-REGENT-C1",
    verbs.PLAY: "S22-REACT-1",
    verbs.USE: "S22-ABIL-7",
    verbs.ACTIVATE: "S22-ABIL-1",
    verbs.OFFER: "S22-ABIL-1",
    verbs.CHOOSE: "S22-ABIL-8",
    verbs.CHOOSE_ATTACK: "S22-ABIL-8",
    verbs.SUBTYPE: "S22-TIME-4",
    verbs.FORM: "S22-TIME-4",
    verbs.OPTION: "S22-ABIL-8",
    verbs.BOTTOM: "S22-COMP-17",
    verbs.TAKE: "S22-COMP-17",
    verbs.PAY: "S22-UNIV-1",
    verbs.PICK: "S22-VAR-DUEL-1",
    verbs.BUY: "S22-VAR-ACCEL-2",
}
"""By verb; what every table says, such as pass, has none."""


def untimely(t: Seize, seat: int, action: int) -> str:
    """Why this is not answered now: the clause that gives it its own moment."""
    verb = verb_of(action)
    if verb < FIRST_VERB:
        return ""
    card = arg_a(action)
    if verb == verbs.FACE_UP and card < len(t.face) and t.is_character(card):
        return "S22-ALLOC-A1"
    if verb == verbs.MOVE and arg_b(action) < len(t.face):
        return "S22-REALLOC-A1" if t.controller[arg_b(action)] == seat else "S22-REALLOC-B1"
    if verb == verbs.SYSTEM_DRAW and drawn(t, seat):
        return "S22-VICT-D2"
    return CLAUSES[verb]


def drawn(t: Seize, seat: int) -> bool:
    """Is Part D of this seat's Victory Phase over?"""
    from regent.games.seize.victory import PART_D, VictoryPhase

    for frame in t.stack:
        if isinstance(frame, VictoryPhase) and frame.seat == seat and frame.pc > PART_D:
            return True
    return False
