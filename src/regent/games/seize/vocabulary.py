"""The words cards of Seize the Imperium are written in, and the columns they have."""

from __future__ import annotations

from typing import Final

from regent.games.seize.codes import (
    ARGUMENTS,
    CALLINGS,
    CLASSES,
    COUNTERS,
    DURATIONS,
    EDITIONS,
    KEYWORDS,
    KINDS,
    LOOKS,
    MARKS,
    PLACES,
    PLAYERS,
    PRICES,
    RACES,
    REFERENCES,
    ROLES,
    SIDES,
    SUBTYPES,
    SYSTEMS,
    TYPES,
    UNITS,
    WINDOWS,
)
from regent.kernel.card import CardSchema, Field, Keyword
from regent.kernel.vocabulary import Param, Slot, Vocabulary, Word

SELECTOR_KEYS: Final = [
    Param("side", "choice", values=SIDES, default="any", text="whose; willing asks its player"),
    Param("kind", "choice", values=KINDS, default="unit", text="what it is"),
    Param("type", "choices", values=TYPES[:UNITS], text="one of these types"),
    Param("subtype", "choices", values=SUBTYPES, text="one of these sub-types"),
    Param("not_subtype", "choices", values=SUBTYPES, text="none of these sub-types"),
    Param("role", "choice", values=ROLES, default="any", text="in the Conquest Action"),
    Param("here", "flag", text="here"),
    Param("other", "flag", text="not this card, or not the first target"),
    Param("elsewhere", "flag", text="at other Worlds of this System"),
    Param("depleted", "flag"),
    Param("undepleted", "flag"),
    Param("max_cost", "number", low=0, high=20, text="cost at most {}"),
    Param("player", "choice", values=PLAYERS, default="any", text="of the {} player"),
    Param("discarded", "flag", text="in your Discard Pile"),
    Param("fallen", "flag", text="eliminated this Turn"),
    Param("targeting", "flag", text="that targets now"),
    Param("assaulting", "flag", text="using Assault"),
    Param("chosen", "flag", text="of the chosen sub-type"),
    Param("throne", "flag", text="a Throne World"),
    Param("among", "flag", text="one of the first targets"),
    Param("up_to", "number", low=1, high=9, text="up to {}"),
    Param("x", "flag", text="up to X"),
    Param("no_throne", "flag", text="no Throne World"),
]
MEANINGS: Final = ("the target", "the second target", "this card", "the attacked World")


def _plain(name: str, slot: str, text: str) -> Word:
    """A word that takes nothing."""
    return Word(name, slot, [], text, f'"{name}"')


def _n(low: int = -20, high: int = 99, default: object = None) -> Param:
    return Param("n", "number", required=default is None, low=low, high=high, default=default)


def _to(default: str = "this") -> Param:
    return Param("to", "selector", default=default)


def _to_first() -> Param:
    return Param("to", "selector", required=True)


_VS: Final = Param("vs", "selector", text="only versus these")
_UNTIL: Final = Param("until", "choice", values=DURATIONS, default="step")
_STRIKING: Final = Param("striking", "flag", text="while it uses Surprise Strike")
_KEYWORD: Final = Param("keyword", "name", required=True, values=KEYWORDS)

WORDS: Final = [
    # when: how an ability is used; a passive one has none
    _plain("instant", "when", "when allocated"),
    _plain("deplete", "when", "Deplete"),
    _plain("sacrifice", "when", "Eliminate when it targets, after the attack"),
    _plain("mission", "when", "Spend 1 Mission counter"),
    Word(
        "activated",
        "when",
        [
            Param("of", "choice", values=CALLINGS, required=True),
            Param("also", "flag", text="besides the instant ability"),
        ],
        "Activated, any {of}[ ({also})]",
        '{ activated = "Admiral", also = true }',
    ),
    _plain("ca_starts", "when", "At the start of a Conquest Action"),
    _plain("exchange_starts", "when", "At the start of each Exchange"),
    _plain("eliminated", "when", "When this is eliminated"),
    _plain("troop_eliminated", "when", "When your Troop card is eliminated here, once per Turn"),
    _plain("conquers", "when", "When you Conquer a World"),
    # if: conditions
    _plain("system", "if", "while you control two Worlds of the System"),
    _plain("alone", "if", "while you control no other World of the System"),
    _plain("throne", "if", "at a Throne World"),
    _plain("conquered", "if", "at a Conquered World"),
    _plain("undisputed", "if", "while its World is not Disputed"),
    Word(
        "with",
        "if",
        [Param("which", "selector", required=True)],
        "while there is {which}",
        '{ with = { side = "own", subtype = "Carrier", here = true } }',
    ),
    Word(
        "during",
        "if",
        [Param("window", "choices", values=WINDOWS, required=True)],
        "only in {window}",
        '{ during = "step_3" }',
    ),
    Word("pay", "if", [_n(low=1)], "if you pay {n}", "{ pay = 1 }"),
    # do and while: values
    Word(
        "att",
        "do while",
        [_n(), _to(), _VS, _UNTIL, _STRIKING],
        "{to}: ATT {n}[ versus {vs}][ {striking}]",
        '{ att = 4, vs = { subtype = "Fighter" } }',
    ),
    Word(
        "def",
        "do while",
        [_n(), _to(), _VS, _UNTIL],
        "{to}: DEF {n}[ versus {vs}]",
        '{ def = 3, vs = { type = "Troop", not_subtype = "Hover" } }',
    ),
    Word(
        "grant",
        "do while",
        [_KEYWORD, Param("n", "number", default=0, low=0, high=9), _to(), _UNTIL],
        "{to}: {keyword} [{n}]",
        '{ grant = "Piercing", n = 1, to = "target", until = "exchange" }',
    ),
    # while: what holds
    Word(
        "deny",
        "while",
        [Param("keyword", "names", required=True, values=KEYWORDS), _to_first()],
        "{to} cannot use {keyword}",
        '{ deny = ["Siege"], to = { side = "enemy", here = true } }',
    ),
    Word(
        "halve_small",
        "while",
        [_n(low=1)],
        "an attack of {n} or less counts half",
        "{ halve_small = 5 }",
    ),
    Word(
        "ap",
        "do while",
        [_n(low=1), Param("for", "selector", required=True)],
        "{n} more Allocation points for {for}",
        '{ ap = 2, for = { type = "Troop" } }',
    ),
    Word("income", "while", [_n(low=1)], "{n} more in your Resupply Phase", "{ income = 1 }"),
    Word(
        "resupply_draw",
        "while",
        [_n(low=1)],
        "draw {n} more in Resupply B",
        "{ resupply_draw = 1 }",
    ),
    Word(
        "cost_less",
        "do while",
        [
            _n(low=1),
            Param("what", "choices", values=PRICES, required=True),
            Param("class", "choice", values=CLASSES),
            Param("least", "number", low=0, high=9, default=1),
        ],
        "your [{class}] {what} costs {n} less, {least} at least",
        '{ cost_less = 1, what = "character" }',
    ),
    Word(
        "any_adjacent",
        "while",
        [_to()],
        "{to} may move to any Uncontrolled World",
        '"any_adjacent"',
    ),
    _plain("may_react", "while", "may React like a Fleet"),
    _plain("protected", "while", "cannot be eliminated by effects of others"),
    Word(
        "stands_in",
        "while",
        [Param("as", "choices", values=CLASSES, required=True)],
        "depletes as {as} for an Activated ability",
        '{ stands_in = "General" }',
    ),
    # do: what happens
    Word(
        "times_att", "do", [_n(low=2, high=3), _to(), _UNTIL], "{to}: ATT ×{n}", "{ times_att = 2 }"
    ),
    Word("halve_def", "do", [_to_first(), _UNTIL], "{to}: DEF ×1/2", '{ halve_def = "target" }'),
    Word(
        "required",
        "do",
        [_n(low=1), _UNTIL],
        "the World needs {n} more Conquest counters",
        "{ required = 1 }",
    ),
    Word("mend", "do", [_n(low=1), _to()], "remove {n} Damage counters from {to}", "{ mend = 1 }"),
    Word(
        "strain",
        "do",
        [_n(low=1), _to()],
        "{to} gets {n} Damage counters after this Step",
        "{ strain = 1 }",
    ),
    Word("relieve", "do", [_n(low=1)], "remove {n} Conquest counters", "{ relieve = 1 }"),
    Word("draw", "do", [_n(low=1)], "draw {n}", "{ draw = 1 }"),
    Word("discard", "do", [_n(low=1)], "discard {n}", "{ discard = 1 }"),
    Word(
        "look",
        "do",
        [_n(low=1), Param("then", "choice", values=LOOKS, required=True)],
        "look at your top {n} Asset cards, then {then}",
        '{ look = 1, then = "bottom" }',
    ),
    Word(
        "recover",
        "do",
        [_to_first(), Param("where", "choice", values=PLACES, default="hand")],
        "return {to} to {where}",
        '{ recover = "target" }',
    ),
    Word("resources", "do", [_n(low=1)], "gain {n}", "{ resources = 1 }"),
    Word(
        "deplete_card", "do", [_to_first()], "{to} becomes depleted", '{ deplete_card = "target" }'
    ),
    Word("undeplete", "do", [_to_first()], "undeplete {to}", '{ undeplete = "target" }'),
    _plain("cancel_ability", "do", "its pending ability is cancelled"),
    Word(
        "cancel_reaction",
        "do",
        [_n(low=0)],
        "cancel a Reaction of cost {n} or less",
        "{ cancel_reaction = 1 }",
    ),
    _plain("cancel_attack", "do", "cancel the attack"),
    Word("eliminate", "do", [_to_first()], "eliminate {to}", '{ eliminate = "target" }'),
    Word("doom", "do", [_to_first()], "{to} is eliminated after this Step", '{ doom = "target" }'),
    _plain("react_move", "do", "the targets React to an attacked World"),
    _plain("sneak", "do", "the targets move to any Uncontrolled World without depleting"),
    _plain("fights", "do", "becomes a Starship defending the attacked World"),
    Word(
        "spawn",
        "do",
        [Param("counter", "name", required=True, values=COUNTERS), _n(low=1, high=9, default=1)],
        "the defender has {n} {counter} for this Conquest Action",
        '{ spawn = "Infantry Counter", n = 2 }',
    ),
    Word("refill", "do", [_to_first()], "replace all counters on {to}", '{ refill = "target" }'),
    _plain("exchange", "do", "this Conquest Action has one more Exchange"),
    _plain("choose_subtype", "do", "choose Hover, Infantry, Mech, Vehicle or Drone"),
    _plain("choose_form", "do", "choose: a Troop (Mech) or a Fleet (Fighter) for this Exchange"),
    Word(
        "choose_one",
        "do",
        [
            Param("first", "words", slot="do", required=True),
            Param("or", "words", slot="do", required=True),
        ],
        "either {first} or {or}",
        "{ choose_one = [{ draw = 1 }], or = [{ resources = 1 }] }",
    ),
    Word(
        "times_ap",
        "while",
        [_n(low=2, high=9), Param("for", "selector", required=True)],
        "Allocation points ×{n} for {for}",
        '{ times_ap = 2, for = { type = "Troop" } }',
    ),
    Word(
        "cancel_card",
        "do",
        [_to_first()],
        "cancel {to}, which is allocated: it is eliminated",
        '{ cancel_card = "target" }',
    ),
    # words of the cards that only the first edition has
    _plain("scrap", "when", "Eliminate"),
    _plain("own_turn", "if", "on your Turn"),
    _plain("enthroned", "if", "while you control your Throne World"),
    _plain("disputed", "if", "while its World is Disputed"),
    _plain("spares", "while", "may be eliminated in place of one of your Characters"),
    Word(
        "spy",
        "do",
        [_n(low=0, high=99)],
        "look at another player's hand; that player discards a card of your choice of cost {n} "
        "or less",
        "{ spy = 3 }",
    ),
    Word(
        "bribe",
        "do",
        [_n(low=0, high=99)],
        "reveal the top Asset card of another player; it is discarded if it costs {n} or less",
        "{ bribe = 2 }",
    ),
    Word(
        "halve_ap",
        "do",
        [_to_first(), _UNTIL],
        "{to}: Allocation points ×1/2",
        '{ halve_ap = "target", until = "turn" }',
    ),
    _plain("cancel_action", "do", "the Conquest Action is cancelled; the Attackers go home"),
    Word("hide", "do", [_to_first(), _UNTIL], "{to} cannot be targeted", '{ hide = "target" }'),
]

SLOTS: Final = [
    Slot("when", "how it is used; a passive ability has none", single=True),
    Slot("if", "conditions"),
    Slot("target", "what is chosen, in order", selectors=True),
    Slot("do", "what happens", does=True),
    Slot("while", "what holds as long as the card is in play", does=True),
]
VOCABULARY: Final = Vocabulary(
    "seize", WORDS, SLOTS, SELECTOR_KEYS, list(zip(REFERENCES, MEANINGS, strict=True)), ARGUMENTS
)

# What Units and Worlds show (SI-COMP-08, SI-COMP-11).
SCHEMA: Final = CardSchema(
    [
        Field("type", "choice", required=True, values=TYPES),
        Field("subtypes", "choices", values=SUBTYPES),
        Field("counter", "flag", text="a Unit counter: never in a deck"),
        Field("cost", "number", high=20),
        Field("x", "flag", text="the cost is X, at least 1; other cards count it as 1"),
        Field("att", "number_or_dash", high=20),
        Field("def", "number_or_dash", high=20),
        Field(
            "keywords",
            "keywords",
            keywords=[
                Keyword("Assault"),
                Keyword("Atmospheric"),
                Keyword("Deployed"),
                Keyword("Firing Arcs", "must"),
                Keyword("Hardened", "must"),
                Keyword("Intercept"),
                Keyword("Piercing", "must"),
                Keyword("Reactive"),
                Keyword("Reinforced"),
                Keyword("Siege", "must"),
                Keyword("Sub-light"),
                Keyword("Support"),
                Keyword("Surprise Strike"),
            ],
        ),
        Field("carries", "choice", values=COUNTERS, text="the Unit counters it enters with"),
        Field("carried", "number", high=9, text="how many of them"),
        Field("missions", "number", high=9, text="the Mission counters it enters with"),
        Field("window", "choices", values=WINDOWS, text="when a Tactics card may be allocated"),
        Field("class", "choice", values=CLASSES),
        Field("race", "choice", values=RACES),
        Field("system", "choice", values=SYSTEMS),
        Field("mark", "choice", values=MARKS, text="of an Artifact or a Reaction"),
        Field("present", "flag", text="an Artifact that is put at a World"),
        Field("region", "choice", values=("Core", "Rim"), text="of a World (SI-COMP-09)"),
        Field("conquest", "number", low=0, high=9, text="Conquest counters needed; 1 if unsaid"),
        Field("look", "text", text="what the picture shows"),
    ],
    VOCABULARY,
    editions=EDITIONS,
)
