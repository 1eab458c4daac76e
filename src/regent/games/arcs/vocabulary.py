"""The words in which the cards of Arcs are written, and the columns they have."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.codes import ACTIONS, CARD_KINDS, PIECES, STANDARD, SUITS, TYPES
from regent.games.arcs.lore_words import LORE_ACTIONS, LORE_WORDS
from regent.kernel.card import CardSchema, Field
from regent.kernel.vocabulary import Param, Slot, Vocabulary, Word

TYPE: Final = Param("type", "choice", required=True, values=TYPES)


def _typed(name: str, text: str) -> Word:
    """A word of one type of resource."""
    param = Param(name, "choice", required=True, values=TYPES)
    return Word(name, "do", [param], text, f'{{ {name} = "fuel" }}')


def _plain(name: str, text: str) -> Word:
    return Word(name, "do", [], text, f'"{name}"')


NEW_ACTIONS: Final = (
    "manufacture",
    "synthesize",
    "pressgang",
    "execute",
    "abduct",
    "trade",
    *LORE_ACTIONS,
)

WHEN: Final = [
    Word("always", "when", [], "while it is in your play area", '"always"'),
    Word("discard", "when", [], "in your Prelude, discard this", '"discard"'),
    Word("prelude", "when", [], "in your Prelude", '"prelude"'),
    Word("secured", "when", [], "when secured", '"secured"'),
    Word(
        "action",
        "when",
        [
            Param("action", "choice", required=True, values=ACTIONS[:STANDARD]),
            Param("called", "choice", required=True, values=NEW_ACTIONS),
        ],
        "{called} ({action})",
        '{ action = "build", called = "manufacture" }',
    ),
    Word("setup", "when", [], "at set-up", '"setup"'),
    Word("crisis", "when", [], "in Crises, while it is in the Court", '"crisis"'),
]
ALWAYS: Final = 0
DISCARD: Final = 1
PRELUDE: Final = 2
SECURED: Final = 3
NEW_ACTION: Final = 4
SETUP: Final = 5
CRISIS: Final = 6

DO: Final = [
    # always
    _typed("loyal", "not discarded by Outrage; any resource may be spent as {loyal}"),
    _typed("cartel", "the {cartel} supply counts as yours; after scoring Rivals discard theirs"),
    Word(
        "gate_dice",
        "do",
        [Param("gate_dice", "number", required=True, low=1, high=6)],
        "up to {gate_dice} more dice in a battle in a gate",
        "{ gate_dice = 2 }",
    ),
    _plain("reroll", "reroll Skirmish dice, as many as your Weapon icons"),
    _plain("look", "when you declare an ambition look at a Rival's hand, you may swap a card"),
    _plain("no_zero", "declaring Keeper or Empath places no zero marker"),
    _plain("guard", "Rivals cannot steal your resources and other Guild cards"),
    _plain("bards", "when you Surpass or Pivot you may declare the ambition of your card"),
    # new actions and Prelude actions
    _typed("gain", "gain 1 {gain}"),
    _typed("fill", "gain {fill} for all your empty slots, stealing what the supply has not"),
    _typed("steal_type", "steal 1 {steal_type}"),
    Word(
        "union",
        "do",
        [Param("union", "choice", required=True, values=SUITS)],
        "put this beside a played {union} card; take that card when the round ends",
        '{ union = "aggression" }',
    ),
    _plain("gate_ships", "place 1 ship in each gate"),
    Word(
        "ships",
        "do",
        [Param("ships", "number", required=True, low=1, high=15)],
        "place {ships} ships in a system you control",
        "{ ships = 3 }",
    ),
    _plain("seize", "seize the initiative"),
    _plain("redraw", "discard any number of cards of your hand, draw as many and one more"),
    _plain("steal", "steal 1 Guild card or 1 resource"),
    Word(
        "gain_each",
        "do",
        [Param("gain_each", "choices", required=True, values=TYPES)],
        "gain 1 {gain_each} each",
        '{ gain_each = ["material", "fuel"] }',
    ),
    _plain("fence", "once per turn discard 1 resource to gain 1 Relic"),
    _plain("pressgang", "return any number of Captives, gain any 1 resource for each"),
    _plain("execute", "move any number of Captives to your Trophies"),
    _plain("abduct", "capture the Rival Agents on a Court card with fewer than your Weapon icons"),
    _plain("trade", "swap 1 resource with the owner of a Rival city you control"),
    # Vox cards
    _plain("uprising", "place 1 ship in each system of a cluster"),
    _plain("declare", "you may declare any ambition"),
    _plain("spread", "you may choose a type: everybody provokes Outrage of it"),
    _plain("free_city", "you may return a city you control; if you do you may seize"),
    _plain("struggle", "you may steal 1 Guild card; discarded Guild cards return to the deck"),
    _plain("draw", "draw 1 card from the bottom of the action discard pile"),
    *LORE_WORDS,
    # Vox cards of the campaign deck
    _plain("undeclare", "the declared marker with the highest Power becomes available again"),
    _plain("intrigue", "the Council flips to In Session, Agents on this may move"),
    _plain("fiasco", "discard Guild cards beyond your Agents in supply"),
    _plain("looms", "Blight is repaired and spreads, or is destroyed in a cluster"),
]
LOYAL: Final = 0
CARTEL: Final = 1
GATE_DICE: Final = 2
REROLL: Final = 3
LOOK: Final = 4
NO_ZERO: Final = 5
GUARD: Final = 6
BARDS: Final = 7
GAIN: Final = 8
FILL: Final = 9
STEAL_TYPE: Final = 10
UNION: Final = 11
GATE_SHIPS: Final = 12
SHIPS: Final = 13
SEIZE: Final = 14
REDRAW: Final = 15
STEAL: Final = 16
GAIN_EACH: Final = 17
FENCE: Final = 18
PRESSGANG: Final = 19
EXECUTE: Final = 20
ABDUCT: Final = 21
TRADE: Final = 22
UPRISING: Final = 23
DECLARE: Final = 24
SPREAD: Final = 25
FREE_CITY: Final = 26
STRUGGLE: Final = 27
DRAW: Final = 28
UNDECLARE: Final = 88
INTRIGUE: Final = 89
FIASCO: Final = 90
LOOMS: Final = 91

VOCABULARY: Final = Vocabulary(
    "arcs", [*WHEN, *DO], [Slot("when", single=True), Slot("do", single=True, does=True)]
)

SCHEMA: Final = CardSchema(
    [
        Field("kind", "choice", required=True, values=CARD_KINDS),
        Field("number", "number", required=True, low=1, high=99),
        Field("action_suit", "choice", values=SUITS),
        Field("pips", "number", default=0, low=0, high=4),
        Field("suit", "choice", values=TYPES),
        Field("raid", "number", default=0, low=0, high=9),
        # what a Leader begins with (A-LEAD-24, A-LEAD-25)
        Field("first", "choice", values=TYPES),
        Field("second", "choice", values=TYPES),
        Field("building_a", "choice", values=PIECES),
        Field("ships_a", "number", low=0, high=15),
        Field("building_b", "choice", values=PIECES),
        Field("ships_b", "number", low=0, high=15),
        Field("ships_c", "number", low=0, high=15),
    ],
    VOCABULARY,
    editions=("base", "empire"),
)
