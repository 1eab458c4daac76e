"""What a seat can say, by name."""

from __future__ import annotations

from typing import Final

from regent.kernel.action import FIRST_VERB, Verb

TARGET: Final = FIRST_VERB
PLAYER: Final = FIRST_VERB + 1
SECTOR: Final = FIRST_VERB + 2
SITE: Final = FIRST_VERB + 3
GIVE: Final = FIRST_VERB + 4
USE: Final = FIRST_VERB + 5
SKIP: Final = FIRST_VERB + 6
CHOICE: Final = FIRST_VERB + 7
HOST: Final = FIRST_VERB + 8
MOVE: Final = FIRST_VERB + 9
JUMP: Final = FIRST_VERB + 10
STOP: Final = FIRST_VERB + 11
SETTLE: Final = FIRST_VERB + 12
DEVELOP: Final = FIRST_VERB + 13
RECOVER: Final = FIRST_VERB + 14
REBUILD: Final = FIRST_VERB + 15
EXPLORE: Final = FIRST_VERB + 16
DROP: Final = FIRST_VERB + 17
BLUFF: Final = FIRST_VERB + 18
SIT_OUT: Final = FIRST_VERB + 19
ATTACK: Final = FIRST_VERB + 20
BOTTOM: Final = FIRST_VERB + 21
PAY: Final = FIRST_VERB + 22
TARGET_AT: Final = FIRST_VERB + 23

A_USE: Final = USE << 36
A_SKIP: Final = SKIP << 36
A_STOP: Final = STOP << 36
A_BLUFF: Final = BLUFF << 36
A_SIT_OUT: Final = SIT_OUT << 36
A_PAY: Final = PAY << 36

VERBS: Final = [
    Verb(TARGET, "target", ("card",)),
    Verb(PLAYER, "choose-player", ("seat",)),
    Verb(SECTOR, "choose-sector", ("place",)),
    Verb(SITE, "site", ("card",)),
    Verb(GIVE, "give-up", ("card",)),
    Verb(USE, "use"),
    Verb(SKIP, "skip"),
    Verb(CHOICE, "choose", ("number",)),
    Verb(HOST, "attach-to", ("card",)),
    Verb(MOVE, "move", ("card", "place")),
    Verb(JUMP, "jump", ("card", "place")),
    Verb(STOP, "stop"),
    Verb(SETTLE, "settle", ("place",)),
    Verb(DEVELOP, "develop", ("card", "number")),
    Verb(RECOVER, "recover", ("card",)),
    Verb(REBUILD, "rebuild", ("place",)),
    Verb(EXPLORE, "explore", ("place",)),
    Verb(DROP, "drop", ("card",)),
    Verb(BLUFF, "bluff"),
    Verb(SIT_OUT, "sit-out"),
    Verb(ATTACK, "attack", ("card", "card")),
    Verb(BOTTOM, "bottom", ("card",)),
    Verb(PAY, "pay"),
    Verb(TARGET_AT, "target-location", ("place",)),
]
