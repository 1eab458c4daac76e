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
DRAFT: Final = FIRST_VERB + 45
CLEAR: Final = FIRST_VERB + 46
CLOUD: Final = FIRST_VERB + 47
PAY: Final = FIRST_VERB + 48
TAX_SLOT: Final = FIRST_VERB + 49
CHOOSE: Final = FIRST_VERB + 50
FROM_SUPPLY: Final = FIRST_VERB + 51
GIVE: Final = FIRST_VERB + 52
FIRST: Final = FIRST_VERB + 53
MOVE_FIRST: Final = FIRST_VERB + 54
INFLUENCE_FIRST: Final = FIRST_VERB + 55
AGAIN: Final = FIRST_VERB + 56
SPRINT: Final = FIRST_VERB + 57
JOIN: Final = FIRST_VERB + 58
GUIDE: Final = FIRST_VERB + 59
BEAM: Final = FIRST_VERB + 60
MARTYR: Final = FIRST_VERB + 61
SACRIFICE: Final = FIRST_VERB + 62
FIRE: Final = FIRST_VERB + 63
PRUNE: Final = FIRST_VERB + 64
ANNEX: Final = FIRST_VERB + 65
RETURN_TROPHY: Final = FIRST_VERB + 66
RETURN_CAPTIVE: Final = FIRST_VERB + 67
EXCHANGE: Final = FIRST_VERB + 68
REARRANGE: Final = FIRST_VERB + 69
SPLIT: Final = FIRST_VERB + 70
EMPIRE: Final = FIRST_VERB + 80
"""What is said only where there is an Empire."""
ESCORT: Final = EMPIRE + 0
SUPPORT: Final = EMPIRE + 1
PLUNDER: Final = EMPIRE + 2
MIRROR: Final = EMPIRE + 3
SETTLE: Final = EMPIRE + 4
CALL: Final = EMPIRE + 5
CRISES: Final = EMPIRE + 6
EDICTS: Final = EMPIRE + 7
STEAL_TRUST: Final = EMPIRE + 8
PETITION: Final = EMPIRE + 9
LEAVE: Final = EMPIRE + 10
REVIVE: Final = EMPIRE + 11
FORCE: Final = EMPIRE + 12
CEDE: Final = EMPIRE + 13
DELEGATE: Final = EMPIRE + 14
PROMISE: Final = EMPIRE + 15
GIVE_CAPTIVE: Final = EMPIRE + 16
GIVE_TROPHY: Final = EMPIRE + 17
GIVE_FAVOR: Final = EMPIRE + 18
GIVE_RESOURCE: Final = EMPIRE + 19
INVITE: Final = EMPIRE + 20
ENFORCE: Final = EMPIRE + 21
POLICY: Final = EMPIRE + 22
DEMAND: Final = EMPIRE + 23
DEMAND_TROPHY: Final = EMPIRE + 24
DEMAND_CAPTIVE: Final = EMPIRE + 25
DEMAND_FAVOR: Final = EMPIRE + 26
EXPEL: Final = EMPIRE + 27
SPARE: Final = EMPIRE + 28
ARM_REGENT: Final = EMPIRE + 29
DISCARD_CARD: Final = EMPIRE + 30

A_KEEP: Final = KEEP << 36
A_REDRAW: Final = REDRAW << 36
A_SEIZE_NOW: Final = SEIZE_NOW << 36
A_MOVE_FIRST: Final = MOVE_FIRST << 36
A_SPLIT: Final = SPLIT << 36
A_REARRANGE: Final = REARRANGE << 36
A_INFLUENCE_FIRST: Final = INFLUENCE_FIRST << 36
A_CALL: Final = CALL << 36
A_CRISES: Final = CRISES << 36
A_EDICTS: Final = EDICTS << 36
A_PETITION: Final = PETITION << 36
A_LEAVE: Final = LEAVE << 36
A_REVIVE: Final = REVIVE << 36
A_ENFORCE: Final = ENFORCE << 36

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
    Verb(REROLL, "reroll", ("event_die",)),
    Verb(HIT, "hit", ("seat", "piece", "condition")),
    Verb(RAID, "raid", ("seat", "slot")),
    Verb(STEAL, "steal", ("seat", "slot")),
    Verb(STEAL_CARD, "steal-card", ("card",)),
    Verb(RANSACK, "ransack", ("card",)),
    Verb(REARRANGE, "rearrange"),
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
    Verb(DRAFT, "draft", ("card",)),
    Verb(CLEAR, "clear", ("card",)),
    Verb(CLOUD, "cloud-city", ("place",)),
    Verb(PAY, "pay", ("type",)),
    Verb(TAX_SLOT, "tax-slot", ("place",)),
    Verb(CHOOSE, "choose", ("type",)),
    Verb(FROM_SUPPLY, "from-supply", ("type",)),
    Verb(GIVE, "give", ("card",)),
    Verb(FIRST, "first", ("card",)),
    Verb(MOVE_FIRST, "move-first"),
    Verb(INFLUENCE_FIRST, "influence-first"),
    Verb(AGAIN, "again", ("roll",)),
    Verb(SPLIT, "split"),
    Verb(SPRINT, "sprint", ("place", "place")),
    Verb(JOIN, "join", ("place", "number")),
    Verb(GUIDE, "guide", ("place", "place")),
    Verb(BEAM, "beam", ("seat", "number", "number")),
    Verb(MARTYR, "martyr", ("place", "seat", "condition")),
    Verb(SACRIFICE, "sacrifice", ("place",)),
    Verb(FIRE, "fire", ("place", "place", "seat")),
    Verb(PRUNE, "prune", ("place", "piece", "condition")),
    Verb(ANNEX, "annex", ("place", "seat", "piece")),
    Verb(RETURN_TROPHY, "return-trophy", ("seat", "piece")),
    Verb(RETURN_CAPTIVE, "return-captive", ("seat",)),
    Verb(EXCHANGE, "exchange", ("type", "type")),
    Verb(ESCORT, "escort", ("number", "number")),
    Verb(SUPPORT, "support", ("number", "number")),
    Verb(PLUNDER, "plunder", ("type",)),
    Verb(MIRROR, "mirror", ("card",)),
    Verb(SETTLE, "settle", ("place", "piece")),
    Verb(CALL, "call-summit"),
    Verb(CRISES, "crises"),
    Verb(EDICTS, "edicts"),
    Verb(STEAL_TRUST, "steal-trust", ("type",)),
    Verb(PETITION, "petition"),
    Verb(LEAVE, "leave-empire"),
    Verb(REVIVE, "revive-empire"),
    Verb(FORCE, "force-resource", ("seat", "slot")),
    Verb(CEDE, "cede", ("seat", "seat", "spot")),
    Verb(DELEGATE, "delegate", ("seat", "seat", "card")),
    Verb(PROMISE, "promise", ("seat", "seat")),
    Verb(GIVE_CAPTIVE, "give-captive", ("seat", "seat", "seat")),
    Verb(GIVE_TROPHY, "give-trophy", ("seat", "seat", "trophy")),
    Verb(GIVE_FAVOR, "give-favor", ("seat", "seat", "seat")),
    Verb(GIVE_RESOURCE, "give-resource", ("seat", "seat", "type")),
    Verb(INVITE, "invite", ("seat", "seat")),
    Verb(ENFORCE, "enforce"),
    Verb(POLICY, "policy", ("policy",)),
    Verb(DEMAND, "demand", ("seat", "type")),
    Verb(DEMAND_TROPHY, "demand-trophy", ("seat", "trophy")),
    Verb(DEMAND_CAPTIVE, "demand-captive", ("seat", "seat")),
    Verb(DEMAND_FAVOR, "demand-favor", ("seat",)),
    Verb(EXPEL, "expel", ("seat",)),
    Verb(SPARE, "spare", ("seat",)),
    Verb(ARM_REGENT, "arm", ("seat",)),
    Verb(DISCARD_CARD, "discard-card", ("card",)),
]
