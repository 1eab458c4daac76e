"""When a card may be used: the windows that a moment opens, and the moments an effect fits.

Nothing here looks at a table, so a game works all of it out once, by face (`Spec.timely`).
"""

from __future__ import annotations

from typing import Final

from regent.games.seize.codes import (
    A_FIRST,
    A_OR,
    A_UNTIL,
    IN_ALLOCATION_B,
    IN_ANY,
    IN_CA_START,
    IN_EXCHANGE_START,
    IN_REALLOCATION_B,
    IN_REALLOCATION_C,
    IN_STEP_1,
    IN_STEP_2,
    IN_STEP_3,
    IN_TARGETS,
    M_ALLOCATION_B,
    M_CA_START,
    M_EXCHANGE_START,
    M_REALLOCATION_B,
    M_REALLOCATION_C,
    M_STEP_1,
    M_STEP_2,
    M_STEP_3,
    M_STRIKES,
    M_TARGETS_1,
    M_TARGETS_2,
    MOMENTS,
    UNTIL_EXCHANGE,
    UNTIL_NEXT_EXCHANGE,
    UNTIL_STEP,
    UNTIL_TURN,
    W_CANCEL_ACTION,
    W_CHOOSE_ONE,
    W_FIGHTS,
    W_GRANT,
    W_HIDE,
    W_RELIEVE,
    W_REQUIRED,
    W_SPAWN,
)
from regent.kernel.vocabulary import ABSENT, Op

# How far a Conquest Action is.
AT_PEACE: Final = 0
BEFORE_EXCHANGES: Final = 1
IN_EXCHANGE: Final = 2
STAGES: Final = 3

TARGETING_MOMENTS: Final = (M_STRIKES, M_TARGETS_1, M_TARGETS_2)
FIGHTING_MOMENTS: Final = (M_STRIKES, M_STEP_1, M_TARGETS_1, M_STEP_2, M_TARGETS_2)

HELPS_WORLD: Final = (W_REQUIRED, W_RELIEVE, W_FIGHTS, W_SPAWN)
"""Words that are allocated on the attacked World, so that its controller is asked."""

PRINTED_AS: Final = {
    M_CA_START: (IN_CA_START,),
    M_EXCHANGE_START: (IN_EXCHANGE_START,),
    M_STEP_1: (IN_STEP_1,),
    M_TARGETS_1: (IN_STEP_1, IN_TARGETS),
    M_STEP_2: (IN_STEP_2,),
    M_TARGETS_2: (IN_STEP_2, IN_TARGETS),
    M_STEP_3: (IN_STEP_3,),
    M_REALLOCATION_B: (IN_REALLOCATION_B,),
    M_REALLOCATION_C: (IN_REALLOCATION_C,),
    M_ALLOCATION_B: (IN_ALLOCATION_B,),
}
"""The windows that cards print for a moment (SI-TIME-3), besides "any"."""


def opened_by(moment: int) -> int:
    """The mask of printed windows that are open at a moment whatever lies on the table."""
    mask = 1 << IN_ANY
    for window in PRINTED_AS.get(moment, ()):
        mask |= 1 << window
    return mask


def timely_at(ops: list[Op], moment: int, stage: int) -> bool:
    """Is there such a Step, Exchange or Conquest Action as the effect lasts for?"""
    for op in ops:
        if op.word == W_CHOOSE_ONE:
            if not timely_at(op.ops[A_FIRST], moment, stage) and not timely_at(
                op.ops[A_OR], moment, stage
            ):
                return False
            continue
        if op.word == W_CANCEL_ACTION and stage != BEFORE_EXCHANGES:
            return False
        if op.word == W_HIDE and moment not in (M_STEP_1, M_STEP_2):
            return False  # before targets are declared
        until = op.args[A_UNTIL]
        if until not in (ABSENT, UNTIL_TURN):
            if stage == AT_PEACE:
                return False
            if until in (UNTIL_EXCHANGE, UNTIL_NEXT_EXCHANGE) and stage != IN_EXCHANGE:
                return False
            if until == UNTIL_STEP and moment not in FIGHTING_MOMENTS:
                if op.word != W_GRANT or moment != M_STEP_3:  # SI-UNIV-5: Step 3 is a Step too
                    return False
        elif op.word in HELPS_WORLD and stage == AT_PEACE:
            return False
    return True


def timely_moments(ops: list[Op]) -> list[int]:
    """For each stage of a Conquest Action: the mask of moments the effect fits."""
    found: list[int] = []
    for stage in range(STAGES):
        mask = 0
        for moment in range(len(MOMENTS)):
            if timely_at(ops, moment, stage):
                mask |= 1 << moment
        found.append(mask)
    return found


def for_the_fight(ops: list[Op]) -> bool:
    """Does an effect last for a Step, an Exchange or a Conquest Action?"""
    for op in ops:
        if op.word == W_CHOOSE_ONE and (
            for_the_fight(op.ops[A_FIRST]) or for_the_fight(op.ops[A_OR])
        ):
            return True
        if op.args[A_UNTIL] not in (ABSENT, UNTIL_TURN):
            return True
    return False
