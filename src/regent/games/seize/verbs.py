"""The verbs of Seize the Imperium: what a player can say besides pass, done, agree and decline."""

from __future__ import annotations

from typing import Final

from regent.kernel.action import FIRST_VERB, Verb

THRONE: Final = FIRST_VERB
LEAD: Final = FIRST_VERB + 1
BID: Final = FIRST_VERB + 2
KEEP: Final = FIRST_VERB + 3
DISCARD: Final = FIRST_VERB + 4
FACE_UP: Final = FIRST_VERB + 5
RESCUE: Final = FIRST_VERB + 6
ALLOCATE: Final = FIRST_VERB + 7
SPEND: Final = FIRST_VERB + 8
PLACE: Final = FIRST_VERB + 9
MOVE: Final = FIRST_VERB + 10
CONQUER: Final = FIRST_VERB + 11
SKIP: Final = FIRST_VERB + 12
TARGET: Final = FIRST_VERB + 13
STRIKE: Final = FIRST_VERB + 14
AMOUNT: Final = FIRST_VERB + 15
WITHDRAW: Final = FIRST_VERB + 16
STAY: Final = FIRST_VERB + 17
SYSTEM_DRAW: Final = FIRST_VERB + 18
ELIMINATE: Final = FIRST_VERB + 19
CHARGE: Final = FIRST_VERB + 20
PLAY: Final = FIRST_VERB + 21
USE: Final = FIRST_VERB + 22
ACTIVATE: Final = FIRST_VERB + 23
OFFER: Final = FIRST_VERB + 24
CHOOSE: Final = FIRST_VERB + 25
CHOOSE_ATTACK: Final = FIRST_VERB + 26
SUBTYPE: Final = FIRST_VERB + 27
FORM: Final = FIRST_VERB + 28
OPTION: Final = FIRST_VERB + 29
BOTTOM: Final = FIRST_VERB + 30
TAKE: Final = FIRST_VERB + 31
PAY: Final = FIRST_VERB + 32
PICK: Final = FIRST_VERB + 33
BUY: Final = FIRST_VERB + 34
HOLD: Final = FIRST_VERB + 35
REDRAW: Final = FIRST_VERB + 36
SAVE: Final = FIRST_VERB + 37
LEAVE: Final = FIRST_VERB + 38
PLAYER: Final = FIRST_VERB + 39

A_RESCUE: Final = RESCUE << 36
A_WITHDRAW: Final = WITHDRAW << 36
A_STAY: Final = STAY << 36
A_SYSTEM_DRAW: Final = SYSTEM_DRAW << 36
A_KEEP: Final = KEEP << 36
A_BOTTOM: Final = BOTTOM << 36
A_PAY: Final = PAY << 36
A_HOLD: Final = HOLD << 36
A_REDRAW: Final = REDRAW << 36

VERBS: Final = [
    Verb(THRONE, "throne", ("card",)),
    Verb(LEAD, "lead", ("card",)),
    Verb(BID, "bid", ("card",)),
    Verb(KEEP, "keep"),
    Verb(DISCARD, "discard", ("card",)),
    Verb(FACE_UP, "face-up", ("card",)),
    Verb(RESCUE, "rescue"),
    Verb(ALLOCATE, "allocate", ("card",)),
    Verb(SPEND, "spend", ("card",)),
    Verb(PLACE, "place", ("card",)),
    Verb(MOVE, "move", ("card", "card")),
    Verb(CONQUER, "conquer", ("card",)),
    Verb(SKIP, "skip", ("card",)),
    Verb(TARGET, "target", ("card", "card")),
    Verb(STRIKE, "strike", ("card", "card")),
    Verb(AMOUNT, "amount", ("number",)),
    Verb(WITHDRAW, "withdraw"),
    Verb(STAY, "stay"),
    Verb(SYSTEM_DRAW, "system-draw"),
    Verb(ELIMINATE, "eliminate", ("card",)),
    Verb(CHARGE, "charge", ("card",)),
    Verb(PLAY, "play", ("card",)),
    Verb(USE, "use", ("card", "number")),
    Verb(ACTIVATE, "activate", ("card", "card")),
    Verb(OFFER, "deplete", ("card", "number")),
    Verb(CHOOSE, "choose", ("card",)),
    Verb(CHOOSE_ATTACK, "choose-attack", ("card", "card")),
    Verb(SUBTYPE, "versus", ("subtype",)),
    Verb(FORM, "fight-as", ("form",)),
    Verb(OPTION, "option", ("number",)),
    Verb(BOTTOM, "bottom"),
    Verb(TAKE, "take", ("card",)),
    Verb(PAY, "pay"),
    Verb(PICK, "pick", ("card",)),
    Verb(BUY, "buy", ("card",)),
    Verb(HOLD, "hold"),
    Verb(REDRAW, "redraw"),
    Verb(SAVE, "save", ("card",)),
    Verb(LEAVE, "leave", ("card",)),
    Verb(PLAYER, "player", ("seat",)),
]
