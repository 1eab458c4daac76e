"""The clause of the moment to which an answer belongs, for one that is given at another moment."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.kernel.action import FIRST_VERB, verb_of

CLAUSES: Final = {
    verbs.KEEP: "A-SETUP-10",
    verbs.REDRAW: "A-SETUP-10",
    verbs.LEAD: "A-TURN-2",
    verbs.SURPASS: "A-TURN-5",
    verbs.COPY: "A-TURN-5",
    verbs.PIVOT: "A-TURN-5",
    verbs.DECLARE: "A-AMB-1",
    verbs.SEIZE: "A-SEIZE-1",
    verbs.SPEND: "A-PREL-1",
    verbs.USE: "A-PREL-1",
    verbs.TAKE: "A-TURN-9",
    verbs.TAX: "A-TAX-1",
    verbs.CITY: "A-BUILD-1",
    verbs.STARPORT: "A-BUILD-1",
    verbs.SHIP: "A-BUILD-1",
    verbs.MOVE: "A-MOVE-1",
    verbs.GROUP: "A-MOVE-1",
    verbs.GO_ON: "A-MOVE-2",
    verbs.REPAIR: "A-REPAIR-1",
    verbs.INFLUENCE: "A-INFL-1",
    verbs.SECURE: "A-SEC-1",
    verbs.BATTLE: "A-BATTLE-1",
    verbs.DICE: "A-BATTLE-3",
    verbs.REROLL: "A-GUILD-13",
    verbs.HIT: "A-BATTLE-7",
    verbs.RAID: "A-RAID-1",
    verbs.STEAL: "A-COURT-4",
    verbs.STEAL_CARD: "A-COURT-4",
    verbs.RANSACK: "A-RANS-1",
    verbs.SWAP_SLOTS: "A-RES-4",
    verbs.DISCARD: "A-RES-4",
    verbs.NEW_ACTION: "A-PREL-8",
    verbs.PLACE: "A-GUILD-30",
    verbs.CLUSTER: "A-VOX-26",
    verbs.TYPE: "A-VOX-28",
    verbs.FREE: "A-VOX-29",
    verbs.PRESS: "A-GUILD-12",
    verbs.EXECUTE: "A-GUILD-12",
    verbs.ABDUCT: "A-GUILD-14",
    verbs.TRADE: "A-GUILD-23",
    verbs.BESIDE: "A-GUILD-31",
    verbs.LOOK: "A-GUILD-17",
    verbs.SWAP: "A-GUILD-17",
    verbs.RETURN: "A-GUILD-17",
    verbs.SEIZE_NOW: "A-VOX-2",
}
"""By verb; what every table says, such as pass, has none."""


def moment_of(action: int, follows: bool) -> str:
    """Why this is not answered now: the clause that gives it its own moment. Who follows a lead
    card has none to declare."""
    verb = verb_of(action)
    if verb < FIRST_VERB:
        return ""
    if verb == verbs.DECLARE and follows:
        return "A-AMB-5"
    return CLAUSES[verb]
