"""What a Reaction or an ability is good for, in the words of a reason."""

from __future__ import annotations

from typing import Final

from regent.games.seize.codes import (
    S_DO,
    W_AP,
    W_ATT,
    W_CANCEL_ABILITY,
    W_CANCEL_ACTION,
    W_CANCEL_ATTACK,
    W_CANCEL_REACTION,
    W_COST_LESS,
    W_DEF,
    W_DEPLETE_CARD,
    W_DRAW,
    W_ELIMINATE,
    W_EXCHANGE,
    W_HALVE_DEF,
    W_LOOK,
    W_MEND,
    W_REACT_MOVE,
    W_RECOVER,
    W_RELIEVE,
    W_RESOURCES,
    W_SNEAK,
    W_SPAWN,
    W_TIMES_ATT,
    W_UNDEPLETE,
)
from regent.kernel.ability import Ability

ANY: Final = "what it changes"
"""Said of an ability that does several things, or one that has no short name."""

GAINS: Final = {
    W_AP: "Allocation points more",
    W_ATT: "ATT where it counts",
    W_TIMES_ATT: "ATT where it counts",
    W_CANCEL_ABILITY: "an ability cancelled",
    W_CANCEL_ACTION: "a Conquest Action cancelled",
    W_CANCEL_ATTACK: "an attack cancelled",
    W_CANCEL_REACTION: "a Reaction cancelled",
    W_COST_LESS: "something costs less",
    W_DEF: "DEF where it counts",
    W_HALVE_DEF: "less DEF to reach",
    W_DEPLETE_CARD: "a card depleted",
    W_DRAW: "cards drawn",
    W_ELIMINATE: "a card eliminated",
    W_EXCHANGE: "an Exchange more",
    W_LOOK: "a look at a deck",
    W_MEND: "Damage counters removed",
    W_RELIEVE: "Conquest counters removed",
    W_REACT_MOVE: "a Unit sent to the fight",
    W_SNEAK: "a Unit sent to the fight",
    W_RECOVER: "a card comes back",
    W_RESOURCES: "Resource counters gained",
    W_SPAWN: "a Unit more",
    W_UNDEPLETE: "upright again",
}


def gain(abilities: list[Ability]) -> str:
    """What these do together, where all of it goes by one name."""
    found = ""
    for ability in abilities:
        for op in ability.ops[S_DO]:
            name = GAINS.get(op.word, ANY)
            if found and name != found:
                return ANY
            found = name
    return found or ANY
