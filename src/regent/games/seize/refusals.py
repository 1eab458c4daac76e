"""The clause of the moment to which an answer belongs, for one that is given at another moment."""

from __future__ import annotations

from typing import Final

from regent.games.seize import (
    verbs,
)
from regent.games.seize.parameters import R_RESCUE
from regent.games.seize.sequences import SYSTEM_DRAW
from regent.games.seize.state import Seize
from regent.games.seize.victory import VictoryPhase
from regent.kernel.action import FIRST_VERB, arg_a, arg_b, verb_of

CLAUSES: Final = {
    verbs.THRONE: "SI-SETUP-04",
    verbs.LEAD: "SI-SETUP-04",
    verbs.BID: "SI-SETUP-08",
    verbs.KEEP: "SI-COMP-17",
    verbs.DISCARD: "SI-VICT-E1",
    verbs.FACE_UP: "SI-RESUPPLY-E1",
    verbs.RESCUE: "SI-VAR-BESIEGED-1",
    verbs.ALLOCATE: "SI-ALLOC-B5",
    verbs.SPEND: "SI-ALLOC-B1",
    verbs.PLACE: "SI-ALLOC-B7",
    verbs.MOVE: "SI-REALLOC-A1",
    verbs.CONQUER: "SI-MIL-0-1",
    verbs.SKIP: "SI-MIL-0-1",
    verbs.TARGET: "SI-MIL-0-8",
    verbs.STRIKE: "SI-KW-SURPRISE-1",
    verbs.AMOUNT: "SI-KW-ARCS-1",
    verbs.WITHDRAW: "SI-MIL-A4-1",
    verbs.STAY: "SI-MIL-A4-1",
    verbs.SYSTEM_DRAW: "SI-VICT-D1",
    verbs.ELIMINATE: "SI-REGENT-B1",
    verbs.CHARGE: "SI-REGENT-C1",
    verbs.PLAY: "SI-REACT-1",
    verbs.USE: "SI-ABIL-7",
    verbs.ACTIVATE: "SI-ABIL-1",
    verbs.OFFER: "SI-ABIL-1",
    verbs.CHOOSE: "SI-ABIL-8",
    verbs.CHOOSE_ATTACK: "SI-ABIL-8",
    verbs.SUBTYPE: "SI-TIME-4",
    verbs.FORM: "SI-TIME-4",
    verbs.OPTION: "SI-ABIL-8",
    verbs.BOTTOM: "SI-COMP-17",
    verbs.TAKE: "SI-COMP-17",
    verbs.PAY: "SI-UNIV-1",
    verbs.PICK: "SI-VAR-DUEL-1",
    verbs.BUY: "SI-VAR-ACCEL-2",
    verbs.HOLD: "SI-SETUP-02",
    verbs.REDRAW: "SI-SETUP-02",
    verbs.SAVE: "SI-VAR-BESIEGED-1",
    verbs.LEAVE: "SI-MIL-A4-6",
    verbs.PLAYER: "SI-ABIL-8",
}
"""By verb; what every table says, such as pass, has none."""


def untimely(t: Seize, seat: int, action: int) -> str:
    """Why this is not answered now: the clause that gives it its own moment."""
    verb = verb_of(action)
    if verb < FIRST_VERB:
        return ""
    card = arg_a(action)
    if verb == verbs.FACE_UP and card < len(t.face) and t.is_character(card):
        return "SI-ALLOC-A1"
    if verb == verbs.MOVE and arg_b(action) < len(t.face):
        if t.controller[arg_b(action)] != seat:
            return "SI-REALLOC-B1"
        return "SI-REALLOC-A1" if t.active == seat else "SI-REALLOC-C2"
    if verb == verbs.SYSTEM_DRAW and drawn(t, seat):
        return "SI-VICT-D2"
    if verb == verbs.LEAD and t.spec.leads_later:
        return "SI-SETUP-21"
    if verb in (verbs.HOLD, verbs.REDRAW) and not t.spec.bids:
        return "SI-MULLIGAN-1"
    if verb == verbs.BID and not t.spec.bids:
        return "SI-SETUP-24"  # nothing is bid
    if verb in (verbs.RESCUE, verbs.SAVE) and not t.spec.rules[R_RESCUE]:
        return "SI-RESUPPLY-E1"
    return CLAUSES[verb]


def drawn(t: Seize, seat: int) -> bool:
    """Is Part D of this seat's Victory Phase over?"""
    for frame in t.stack:
        if isinstance(frame, VictoryPhase) and frame.seat == seat:
            return frame.is_past(t, SYSTEM_DRAW)
    return False
