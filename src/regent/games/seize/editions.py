"""What the editions of the rulebook do otherwise than each other, as parameters of a table.

The defaults are those of 2022; a base row of `rulesets.py` sets what its edition has.
"""

from __future__ import annotations

from typing import Final

from regent.games.seize.parameters import parameter
from regent.kernel.ruleset import Between

IN_DUEL: Final = (("mode", ("duel",)),)

# setting up
R_HANDS_SHRINK: Final = parameter(
    "hands_shrink",
    "flag",
    False,
    (),
    "SI-SETUP-02",
    "a hand that is drawn again is smaller each time, as often as one likes",
)
R_STARTING_CARDS_PAID: Final = parameter(
    "starting_cards_paid",
    "flag",
    True,
    (),
    "SI-SETUP-20",
    "Throne World and first Character are paid for",
)

# the turn
R_DISPUTED_GIVES: Final = parameter(
    "disputed_gives",
    "flag",
    True,
    (),
    "SI-DISP-W-1",
    "a Disputed World generates half its Resource counters, not none",
)
R_REPLENISH: Final = parameter(
    "replenish",
    "flag",
    True,
    (),
    "SI-CNT-6",
    "counters on cards are replaced in the Resupply Phase",
)
R_CAPACITY: Final = parameter(
    "capacity",
    "flag",
    True,
    (),
    "SI-ALLOC-B11",
    "a World takes no more Unit cards of a player than its cost",
)
R_RESCUED: Final = parameter(
    "rescued",
    "choice",
    "few",
    ("few", "throne"),
    "SI-VAR-BESIEGED-1",
    "who may pay Worlds with Asset cards",
    called=("who has one World or none", "who has the Throne World alone"),
    when=(("rescue", (True,)),),
)

R_ARTIFACTS: Final = parameter(
    "artifacts",
    "flag",
    False,
    (),
    "SI-ARTIFACT-1",
    "there are Artifacts",
)

# movement
R_REACT_ACROSS: Final = parameter(
    "react_across",
    "choice",
    "both",
    ("both", "fleets"),
    "SI-REALLOC-C2",
    "which Units React from another System",
    called=("Fleets and Troops", "Fleets only"),
)
R_REACT_DEPLETES: Final = parameter(
    "react_depletes",
    "flag",
    False,
    (),
    "SI-REALLOC-C2",
    "a Unit that Reacts from another System is depleted by it",
)
R_SYSTEM_MOVES_FREE: Final = parameter(
    "system_moves_free",
    "flag",
    False,
    (),
    "SI-GLOSS-SYSTEM",
    "Fleets and Troops move within a System for nothing, even depleted",
)
R_FIGHTERS_PAY: Final = parameter(
    "fighters_pay",
    "flag",
    False,
    (),
    "SI-REALLOC-B3",
    "Fighter cards pay 1 Resource counter to fight in another System",
)

# the Conquest Action
R_INSTALLATIONS_HIT_FLEETS: Final = parameter(
    "installations_hit_fleets",
    "flag",
    True,
    (),
    "SI-MIL-A2-2",
    "Installations may target every attacking Unit, not Troops only",
)
R_INTERCEPT_COUNTERS: Final = parameter(
    "intercept_counters",
    "flag",
    True,
    (),
    "SI-KW-INTERCEPT-2",
    "Intercept reaches Troop counters that have not targeted",
)
R_ARCS_ON_WORLD: Final = parameter(
    "arcs_on_world",
    "flag",
    False,
    (),
    "SI-KW-ARCS-2",
    "ATT may be split between a World and Units",
)
R_ATMOSPHERIC_WORLDS: Final = parameter(
    "atmospheric_worlds",
    "flag",
    False,
    (),
    "SI-KW-ATMO-1",
    "Atmospheric doubles ATT against Worlds too",
)
R_PLAIN_KEYWORDS_STACK: Final = parameter(
    "plain_keywords_stack",
    "flag",
    False,
    (),
    "SI-UNIV-6",
    "keywords without a number count as often as cards give them",
)
R_PLAYED_CARDS_LAST: Final = parameter(
    "played_cards_last",
    "flag",
    False,
    (),
    "SI-MOD-1",
    "what cards in play change comes before what Reactions change",
)
R_RETREAT_TO_ATTACKED: Final = parameter(
    "retreat_to_attacked",
    "flag",
    True,
    (),
    "SI-MIL-A4-3",
    "Fleets may retreat to Worlds that are attacked in this Phase",
)
R_RETREAT_LEAVES_COUNTERS: Final = parameter(
    "retreat_leaves_counters",
    "flag",
    False,
    (),
    "SI-MIL-A4-6",
    "a Fleet that leaves in Step 4 may leave its counters behind",
)
R_SUPPORT_LOST: Final = parameter(
    "support_lost",
    "flag",
    True,
    (),
    "SI-KW-SUPPORT-1",
    "a Fleet with Support that has targeted can be targeted",
)
R_THRONE_LOSS: Final = parameter(
    "throne_loss",
    "choice",
    "kept",
    ("kept", "until_liberated", "taken"),
    "SI-CONQ-E6",
    "what a Conquered Throne World is",
    called=(
        "a Throne World still",
        "no Throne World until it is Liberated",
        "no Throne World any more",
    ),
)

# the end of the turn
R_DISPUTED_CONTROLLED: Final = parameter(
    "disputed_controlled",
    "flag",
    True,
    (),
    "SI-DISP-W-6",
    "a Disputed World is Controlled by the player who has it",
)
R_COUNTERS_HOLD: Final = parameter(
    "counters_hold",
    "flag",
    True,
    (),
    "SI-VICT-A6",
    "Fleet and Troop counters hold a Conquered World",
)
R_LEAST_REWARD: Final = parameter(
    "least_reward",
    "number",
    0,
    Between(0, 5),
    "SI-VICT-LEAST",
    "Resource counters that a Conquered World pays at least",
)
R_MARKER_HOLDS: Final = parameter(
    "marker_holds",
    "flag",
    True,
    (),
    "SI-VICT-A1",
    "a Conquered World without Conquest counters is Liberated",
)
R_LEAST_DRAW_PRICE: Final = parameter(
    "least_draw_price",
    "number",
    0,
    Between(0, 5),
    "SI-VICT-D3",
    "what a System card costs at least",
)
R_PENALTY_OPTIONAL: Final = parameter(
    "penalty_optional",
    "flag",
    True,
    (),
    "SI-REGENT-C1",
    "the Regent may let a Disputed World go unpunished",
)

# Reactions
R_CANCELLED_LOCKED: Final = parameter(
    "cancelled_locked",
    "flag",
    True,
    (),
    "SI-REACT-3",
    "a cancelled card cannot follow again at that moment",
)
R_PERMISSION: Final = parameter(
    "permission",
    "flag",
    True,
    (),
    "SI-REACT-8",
    "a Reaction on another player's card needs that player's permission",
)

# duels and decks
R_DUEL_TACTICS: Final = parameter(
    "duel_tactics",
    "number",
    5,
    Between(1, 10),
    "SI-VAR-DUEL-1",
    "Tactics cards that each player of a duel chooses",
    when=IN_DUEL,
)
R_DUEL_FIGHTS: Final = parameter(
    "duel_fights",
    "number",
    10,
    Between(1, 20),
    "SI-VAR-DUEL-8",
    "Conquest Actions of a duel",
    when=IN_DUEL,
)
R_DUEL_COUNTS: Final = parameter(
    "duel_counts",
    "choice",
    "points",
    ("points", "conquests"),
    "SI-VAR-DUEL-8",
    "what wins a duel",
    called=("Victory points of Conquered Worlds", "how many Worlds were Conquered"),
    when=IN_DUEL,
)

# Words of choices, by their place in the list.
THRONE_ALONE: Final = 1
FLEETS_ONLY: Final = 1
TOKEN_RESTS: Final = 1
TOKEN_TAKEN: Final = 2
BY_CONQUESTS: Final = 1

SECOND: Final = {
    "starting_resources": 5,
    "starting_cards_paid": False,
    "replenish": False,
    "capacity": False,
    "rescued": "throne",
    "react_across": "fleets",
    "react_depletes": True,
    "retreat_leaves_counters": True,
    "support_lost": False,
    "throne_loss": "until_liberated",
    "keep_counters": "one",
    "marker_holds": False,
    "system_draw_repeat": True,
    "least_draw_price": 1,
    "penalty_optional": False,
    "cancelled_locked": False,
    "permission": False,
    "duel_tactics": 3,
    "duel_fights": 4,
    "duel_counts": "conquests",
}
"""The second edition, as far as it differs from that of 2022."""

FIRST: Final = {
    "victory_points": 25,
    "starting_resources": 5,
    "starting_cards_paid": False,
    "hands_shrink": True,
    "disputed_gives": False,
    "replenish": False,
    "capacity": False,
    "artifacts": True,
    "react_across": "fleets",
    "react_depletes": True,
    "system_moves_free": True,
    "fighters_pay": True,
    "adjacency_by_origin": True,
    "installations_hit_fleets": False,
    "intercept_counters": False,
    "arcs_on_world": True,
    "atmospheric_worlds": True,
    "plain_keywords_stack": True,
    "played_cards_last": True,
    "retreat_to_attacked": False,
    "support_lost": False,
    "throne_conquest": 0,
    "throne_loss": "taken",
    "keep_counters": "one",
    "disputed_controlled": False,
    "counters_hold": False,
    "marker_holds": False,
    "least_reward": 1,
    "system_draw_repeat": True,
    "least_draw_price": 1,
    "penalty_optional": False,
    "cancelled_locked": False,
    "permission": False,
    "duel_tactics": 3,
    "duel_fights": 4,
    "duel_counts": "conquests",
}
"""The first edition, as far as it differs from that of 2022."""
