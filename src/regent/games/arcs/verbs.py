"""The verbs of Arcs: what a player can say besides pass, done, agree and decline."""

from __future__ import annotations

from typing import Final

from regent.kernel.action import FIRST_VERB, Verb

KEEP: Final = FIRST_VERB
REDRAW: Final = FIRST_VERB + 1
LEAD: Final = FIRST_VERB + 2
SURPASS: Final = FIRST_VERB + 3
COPY: Final = FIRST_VERB + 4
PIVOT: Final = FIRST_VERB + 5
DECLARE: Final = FIRST_VERB + 6
SEIZE: Final = FIRST_VERB + 7
SPEND: Final = FIRST_VERB + 8
USE: Final = FIRST_VERB + 9
TAKE: Final = FIRST_VERB + 10
TAX: Final = FIRST_VERB + 11
CITY: Final = FIRST_VERB + 12
STARPORT: Final = FIRST_VERB + 13
SHIP: Final = FIRST_VERB + 14
MOVE: Final = FIRST_VERB + 15
GROUP: Final = FIRST_VERB + 16
GO_ON: Final = FIRST_VERB + 17
REPAIR: Final = FIRST_VERB + 18
INFLUENCE: Final = FIRST_VERB + 19
SECURE: Final = FIRST_VERB + 20
BATTLE: Final = FIRST_VERB + 21
DICE: Final = FIRST_VERB + 22
REROLL: Final = FIRST_VERB + 23
HIT: Final = FIRST_VERB + 24
RAID: Final = FIRST_VERB + 25
STEAL: Final = FIRST_VERB + 26
STEAL_CARD: Final = FIRST_VERB + 27
RANSACK: Final = FIRST_VERB + 28
SWAP_SLOTS: Final = FIRST_VERB + 29
DISCARD: Final = FIRST_VERB + 30
NEW_ACTION: Final = FIRST_VERB + 31
PLACE: Final = FIRST_VERB + 32
CLUSTER: Final = FIRST_VERB + 33
TYPE: Final = FIRST_VERB + 34
FREE: Final = FIRST_VERB + 35
PRESS: Final = FIRST_VERB + 36
EXECUTE: Final = FIRST_VERB + 37
ABDUCT: Final = FIRST_VERB + 38
TRADE: Final = FIRST_VERB + 39
BESIDE: Final = FIRST_VERB + 40
LOOK: Final = FIRST_VERB + 41
SWAP: Final = FIRST_VERB + 42
RETURN: Final = FIRST_VERB + 43
SEIZE_NOW: Final = FIRST_VERB + 44

A_KEEP: Final = KEEP << 36
A_REDRAW: Final = REDRAW << 36
A_SEIZE_NOW: Final = SEIZE_NOW << 36

VERBS: Final = [
    Verb(KEEP, "keep"),
    Verb(REDRAW, "redraw"),
    Verb(LEAD, "lead", ("card",)),
    Verb(SURPASS, "surpass", ("card",)),
    Verb(COPY, "copy", ("card",)),
    Verb(PIVOT, "pivot", ("card",)),
    Verb(DECLARE, "declare", ("ambition",)),
    Verb(SEIZE, "seize", ("card",)),
    Verb(SPEND, "spend", ("type", "action")),
    Verb(USE, "use", ("card",)),
    Verb(TAKE, "take", ("action",)),
    Verb(TAX, "tax", ("place", "seat")),
    Verb(CITY, "city", ("place",)),
    Verb(STARPORT, "starport", ("place",)),
    Verb(SHIP, "ship", ("place", "seat")),
    Verb(MOVE, "move", ("place", "place")),
    Verb(GROUP, "ships", ("number", "number")),
    Verb(GO_ON, "go-on", ("place",)),
    Verb(REPAIR, "repair", ("place", "seat", "piece")),
    Verb(INFLUENCE, "influence", ("card",)),
    Verb(SECURE, "secure", ("card",)),
    Verb(BATTLE, "battle", ("place", "seat")),
    Verb(DICE, "dice", ("die", "number")),
    Verb(REROLL, "reroll", ("number",)),
    Verb(HIT, "hit", ("seat", "piece", "condition")),
    Verb(RAID, "raid", ("seat", "slot")),
    Verb(STEAL, "steal", ("seat", "slot")),
    Verb(STEAL_CARD, "steal-card", ("card",)),
    Verb(RANSACK, "ransack", ("card",)),
    Verb(SWAP_SLOTS, "swap-slots", ("slot", "slot")),
    Verb(DISCARD, "discard", ("type",)),
    Verb(NEW_ACTION, "new-action", ("card",)),
    Verb(PLACE, "place", ("place",)),
    Verb(CLUSTER, "cluster", ("number",)),
    Verb(TYPE, "outrage", ("type",)),
    Verb(FREE, "free", ("place", "seat", "condition")),
    Verb(PRESS, "press", ("seat", "type")),
    Verb(EXECUTE, "execute", ("seat",)),
    Verb(ABDUCT, "abduct", ("card",)),
    Verb(TRADE, "trade", ("place", "seat", "type")),
    Verb(BESIDE, "beside", ("card",)),
    Verb(LOOK, "look", ("seat",)),
    Verb(SWAP, "swap", ("card", "card")),
    Verb(RETURN, "put-back", ("card",)),
    Verb(SEIZE_NOW, "seize-now"),
]
