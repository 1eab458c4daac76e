"""The sequence of every phase as a row of named steps.

An edition that orders a phase otherwise, leaves a step out or has one more, has its own row in
`SEQUENCES`; the frames do one step at a time and never ask which comes next.
"""

from __future__ import annotations

from typing import Final

from regent.kernel.errors import Broken

# Sequences
SETTING_UP: Final = 0
TURN: Final = 1
RESUPPLY: Final = 2
ALLOCATION: Final = 3
REALLOCATION: Final = 4
MILITARY: Final = 5
CONQUEST_ACTION: Final = 6
EXCHANGE: Final = 7
VICTORY: Final = 8
REGENT: Final = 9

# Steps
WINDOW: Final = 0
"""A moment for Reactions between two parts (SI-TIME-3)."""

FOUND: Final = 1
BID: Final = 2
SHOW_THRONES: Final = 3
PLACE_THRONES: Final = 4
PLACE_LEADS: Final = 5
PLACE_WORLDS: Final = 6
HANDS: Final = 7
LEADS: Final = 8

RESUPPLY_PHASE: Final = 10
ALLOCATION_PHASE: Final = 11
REALLOCATION_PHASE: Final = 12
MILITARY_PHASE: Final = 13
VICTORY_PHASE: Final = 14
REGENT_PHASE: Final = 15

UNDEPLETE: Final = 20
DRAW_ASSETS: Final = 21
DRAW_CHARACTER: Final = 22
COLLECT: Final = 23
BUY_WORLDS: Final = 24

FACE_UP_CHARACTERS: Final = 30
UNITS_WINDOW: Final = 31
ALLOCATE_UNITS: Final = 32
DROP_BONUS: Final = 33
ALLOCATE_ARTIFACTS: Final = 34

MOVE_AT_HOME: Final = 40
ATTACK_WINDOW: Final = 41
ATTACK_MOVES: Final = 42
REACT_WINDOW: Final = 43
REACT: Final = 44

CAMPAIGN: Final = 50
SEND_HOME: Final = 51

BEGIN_ACTION: Final = 60
ACTION_WINDOW: Final = 61
FIGHT: Final = 62
FIGHT_ON: Final = 63
OUTCOME: Final = 64

BEGIN_EXCHANGE: Final = 70
SETTLE: Final = 71
EXCHANGE_WINDOW: Final = 72
STRIKE_TARGETS: Final = 73
STRIKE_SHARES: Final = 74
STRIKE_WINDOW: Final = 75
STRIKES: Final = 76
ATTACKER_STRIKES: Final = 95
DEFENDER_STRIKES: Final = 96
ATTACK_STEP: Final = 77
ATTACK_TARGETS: Final = 78
ATTACK_SHARES: Final = 79
ATTACK_TARGETED: Final = 80
ATTACK_VOLLEY: Final = 81
DEFENCE_STEP: Final = 82
DEFENCE_TARGETS: Final = 83
DEFENCE_SHARES: Final = 84
DEFENCE_TARGETED: Final = 85
DEFENCE_VOLLEY: Final = 86
LOSSES_STEP: Final = 87
LOSSES: Final = 88
AFTER_LOSSES: Final = 89
PARTING_STEP: Final = 90
WITHDRAW: Final = 91
RETREAT: Final = 92
PARTING_WINDOW: Final = 93
END_EXCHANGE: Final = 94

LIBERATE: Final = 100
VICTORY_WINDOW: Final = 101
TEST: Final = 102
REWARD: Final = 103
SYSTEM_DRAW: Final = 104
FILL_HAND: Final = 105
REWARD_DRAWS: Final = 106
FREE_DRAW: Final = 107
RETHRONE: Final = 108
OUT: Final = 109

KEEP_TITLE: Final = 110
JUDGE_CHARACTERS: Final = 111
JUDGE_WORLDS: Final = 112

OF_2022: Final[dict[int, tuple[int, ...]]] = {
    SETTING_UP: (FOUND, BID, SHOW_THRONES, PLACE_THRONES, PLACE_LEADS, PLACE_WORLDS),
    TURN: (  # SI-TURN-02
        RESUPPLY_PHASE,
        ALLOCATION_PHASE,
        REALLOCATION_PHASE,
        MILITARY_PHASE,
        VICTORY_PHASE,
        REGENT_PHASE,
    ),
    RESUPPLY: (
        *(WINDOW, UNDEPLETE),
        *(WINDOW, DRAW_ASSETS),
        *(WINDOW, DRAW_CHARACTER),
        *(WINDOW, COLLECT),
        *(WINDOW, BUY_WORLDS),
    ),
    ALLOCATION: (WINDOW, FACE_UP_CHARACTERS, UNITS_WINDOW, ALLOCATE_UNITS, DROP_BONUS),
    REALLOCATION: (WINDOW, MOVE_AT_HOME, ATTACK_WINDOW, ATTACK_MOVES, REACT_WINDOW, REACT),
    MILITARY: (WINDOW, CAMPAIGN, SEND_HOME),
    CONQUEST_ACTION: (BEGIN_ACTION, ACTION_WINDOW, FIGHT, FIGHT_ON, OUTCOME),
    EXCHANGE: (
        *(BEGIN_EXCHANGE, SETTLE, EXCHANGE_WINDOW),
        *(STRIKE_TARGETS, STRIKE_SHARES, STRIKE_WINDOW, STRIKES),
        *(ATTACK_STEP, ATTACK_TARGETS, ATTACK_SHARES, ATTACK_TARGETED, ATTACK_VOLLEY),
        *(DEFENCE_STEP, DEFENCE_TARGETS, DEFENCE_SHARES, DEFENCE_TARGETED, DEFENCE_VOLLEY),
        *(LOSSES_STEP, LOSSES, AFTER_LOSSES),
        *(PARTING_STEP, WITHDRAW, RETREAT, PARTING_WINDOW, END_EXCHANGE),
    ),
    VICTORY: (
        *(WINDOW, LIBERATE),
        *(VICTORY_WINDOW, TEST),
        *(WINDOW, REWARD),
        *(WINDOW, SYSTEM_DRAW),
        *(WINDOW, FILL_HAND),
        *(WINDOW, REWARD_DRAWS),
    ),
    REGENT: (WINDOW, KEEP_TITLE, WINDOW, JUDGE_CHARACTERS, WINDOW, JUDGE_WORLDS, WINDOW),
}

OF_SECOND: Final[dict[int, tuple[int, ...]]] = {
    **OF_2022,
    # hands may be drawn again (SI-MULLIGAN-1), Characters come when Thrones lie open
    SETTING_UP: (HANDS, FOUND, SHOW_THRONES, PLACE_THRONES, LEADS, PLACE_LEADS, PLACE_WORLDS),
    # the Attacker strikes first, the Defender with what is left (SI-KW-SURPRISE-4)
    EXCHANGE: (
        *(BEGIN_EXCHANGE, SETTLE, EXCHANGE_WINDOW),
        *(ATTACKER_STRIKES, STRIKE_SHARES, STRIKE_WINDOW, STRIKES),
        *(DEFENDER_STRIKES, STRIKE_SHARES, STRIKE_WINDOW, STRIKES),
        *OF_2022[EXCHANGE][7:],
    ),
    VICTORY: (
        *(WINDOW, LIBERATE),
        *(VICTORY_WINDOW, TEST),
        *(WINDOW, REWARD),
        *(WINDOW, FREE_DRAW, SYSTEM_DRAW),
        *(WINDOW, FILL_HAND),
        *(WINDOW, REWARD_DRAWS),
    ),
    REGENT: (WINDOW, JUDGE_CHARACTERS, WINDOW, JUDGE_WORLDS, WINDOW),
}

OF_FIRST: Final[dict[int, tuple[int, ...]]] = {
    **OF_SECOND,
    ALLOCATION: (
        *(WINDOW, FACE_UP_CHARACTERS),
        *(WINDOW, ALLOCATE_ARTIFACTS),
        *(UNITS_WINDOW, ALLOCATE_UNITS, DROP_BONUS),
    ),
    # rewards first, with their draws; who controls no World leaves the game (SI-OUT-1)
    VICTORY: (
        *(WINDOW, REWARD, REWARD_DRAWS),
        *(WINDOW, RETHRONE),
        *(WINDOW, LIBERATE),
        *(WINDOW, SYSTEM_DRAW),
        *(VICTORY_WINDOW, TEST),
        *(WINDOW, OUT),
        *(WINDOW, FILL_HAND),
    ),
}

SEQUENCES: Final[dict[str, dict[int, tuple[int, ...]]]] = {
    "2022": OF_2022,
    "second": OF_SECOND,
    "first": OF_FIRST,
}
"""By edition; one that changes little is `{**OF_2022, VICTORY: (…)}`."""

END: Final = -1
PARTS: Final[dict[int, str]] = {
    UNDEPLETE: "undeplete",
    DRAW_ASSETS: "draw_assets",
    DRAW_CHARACTER: "draw_character",
    COLLECT: "collect",
    BUY_WORLDS: "buy_worlds",
    FACE_UP_CHARACTERS: "characters",
    ALLOCATE_ARTIFACTS: "artifacts",
    MOVE_AT_HOME: "move_at_home",
    CAMPAIGN: "campaign",
    LIBERATE: "liberate",
    REWARD: "reward",
    FREE_DRAW: "system_draw",
    SYSTEM_DRAW: "system_draw",
    FILL_HAND: "fill_hand",
    REWARD_DRAWS: "reward_draws",
    RETHRONE: "rethrone",
    OUT: "out",
    KEEP_TITLE: "keep_title",
    JUDGE_CHARACTERS: "judge_characters",
    JUDGE_WORLDS: "judge_worlds",
    END: "end",
}
"""What comes after a window between two parts, as the question of that window names it."""
PART_STEPS: Final = list(PARTS)


def sequences_of(edition: str) -> list[list[int]]:
    """The steps of each sequence of an edition."""
    rows = SEQUENCES.get(edition)
    if rows is None:
        raise Broken(f"there are no sequences of the edition {edition!r}")
    return [list(rows[sequence]) for sequence in range(len(rows))]
