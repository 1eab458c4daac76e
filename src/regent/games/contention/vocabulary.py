"""The words cards of Contention are written in, and the columns they have."""

from __future__ import annotations

from typing import Final

from regent.games.contention.codes import (
    FACTIONS,
    KEYWORDS,
    MARKERS,
    NEAR,
    RARITIES,
    SELECT_KINDS,
    SIDES,
    SOURCES,
    STANDS,
    SUBTYPES,
    TOKENS,
    TYPES,
    WHERE,
    WHO,
)
from regent.kernel.card import CardSchema, Field, Keyword
from regent.kernel.vocabulary import Param, Slot, Vocabulary, Word

SELECTOR_KEYS: Final = [
    Param("side", "choice", values=SIDES, default="any", text="whose"),
    Param("kind", "choices", values=SELECT_KINDS, text="what it is"),
    Param("subtype", "choices", values=SUBTYPES, text="one of these subtypes"),
    Param("other", "flag", text="not this card"),
    Param("not_host", "flag", text="not its host"),
    Param("here", "flag", text="in this card's sector"),
    Param("there", "flag", text="in the sector of the first target"),
    Param("in_sector", "flag", text="in the chosen sector"),
    Param("within", "number", low=0, high=9, text="at most so many sectors away"),
    Param("of", "choice", values=NEAR, default="this", text="from what `within` is counted"),
    Param("max_defense", "number", low=0, high=20),
    Param("max_cost", "number", low=0, high=20, text="printed cost at most"),
    Param("min_printed_attack", "number", low=0, high=20),
    Param("no_tokens", "flag", text="not token ships"),
    Param("uncontrolled", "flag", text="that nobody controls"),
    Param("face_down", "flag"),
    Param("face_up", "flag"),
    Param("stands_at", "choice", values=STANDS, text="where it is"),
    Param("crowd", "number", low=0, high=9, text="so many friendly ones of the subtype there"),
    Param("from", "choice", values=SOURCES, default="play", text="where it lies"),
    Param("more_favor", "flag", text="with more favor than you"),
    Param("marked", "flag", text="that carries this card's marker"),
    Param(
        "cost_above_given",
        "number",
        low=0,
        high=9,
        text="cost at most so much above what was given up",
    ),
    Param("up_to", "number", low=1, high=9, text="choose up to so many"),
    Param("or", "selector", text="or one of these instead"),
]
REFERENCES: Final = [
    ("target", "the target"),
    ("target2", "the second target"),
    ("this", "this card"),
    ("host", "its host"),
]


def _plain(name: str, slot: str, text: str) -> Word:
    """A word that takes nothing."""
    return Word(name, slot, [], text, f'"{name}"')


def _n(low: int = -9, high: int = 20, default: object = None) -> Param:
    return Param("n", "number", required=default is None, low=low, high=high, default=default)


def _amount() -> Param:
    return Param("n", "amount", required=True, slot="amount", low=-9, high=20)


def _to(default: str = "target") -> Param:
    return Param("to", "selector", default=default)


def _to_first() -> Param:
    return Param("to", "selector", required=True)


def _who(default: str = "you") -> Param:
    return Param("who", "choice", values=WHO, default=default)


def _where(default: str) -> Param:
    return Param("where", "choice", values=WHERE, default=default)


_SHIP_OR_LOCATION: Final = ("ship", "location")
_KEYWORD: Final = Param("keyword", "name", required=True, values=KEYWORDS)

WORDS: Final = [
    # when: what an ability waits for; an Action's own effect has none
    _plain("deploy", "when", "Deploy"),
    _plain("backlash", "when", "Backlash"),
    _plain("bot", "when", "At beginning of turn"),
    _plain("dev", "when", "Develop"),
    _plain("battle_starts", "when", "When the Battle phase starts"),
    Word(
        "destroys",
        "when",
        [Param("kind", "choices", values=_SHIP_OR_LOCATION, required=True)],
        "When this destroys a {kind}",
        '{ destroys = ["ship", "location"] }',
    ),
    Word(
        "ship_destroyed",
        "when",
        [Param("which", "selector", required=True), Param("once", "flag", text="once per turn")],
        "When {which} is destroyed[ ({once})]",
        '{ ship_destroyed = { kind = "ship", here = true }, once = true }',
    ),
    Word(
        "jumps",
        "when",
        [Param("which", "selector", required=True), Param("once", "flag", text="once per ship")],
        "When {which} jumps[ ({once})]",
        '{ jumps = { side = "own", kind = "ship" }, once = true }',
    ),
    Word(
        "plays",
        "when",
        [
            Param("kind", "choices", values=[name.lower() for name in TYPES], required=True),
            Param("once", "flag", text="once per turn"),
        ],
        "When you play a {kind}[ ({once})]",
        '{ plays = ["construct", "tech"], once = true }',
    ),
    # if: conditions
    _plain("host_has_more_favor", "if", "if its host has more favor than you"),
    _plain("most_locations", "if", "if you control more locations than every opponent"),
    _plain("controls_capital", "if", "if you control the Imperial Capital"),
    _plain("opponent_has_more_locations", "if", "if some opponent controls more locations"),
    _plain("controls_homeworld", "if", "while you control your homeworld"),
    _plain("defending", "if", "while defending"),
    # cost: what is given up
    Word("pay", "cost", [_n(low=1)], "pay {n}", "{ pay = 4 }"),
    _plain("scrap_this", "cost", "scrap this"),
    Word(
        "scrap_one",
        "cost",
        [Param("which", "selector", required=True)],
        "scrap {which}",
        '{ scrap_one = { side = "own", kind = "ship" } }',
    ),
    _plain("discard_card", "cost", "discard a card"),
    # choose: what else is chosen besides targets
    _plain("may", "choose", "you may"),
    Word(
        "sector",
        "choose",
        [
            Param("within", "number", low=0, high=9),
            Param("of", "choice", values=NEAR, default="this"),
        ],
        "a sector[ within {within} of {of}]",
        '{ sector = 3, of = "target" }',
    ),
    _plain("site", "choose", "a site"),
    Word(
        "path",
        "choose",
        [Param("n", "number", low=1, high=9)],
        "a path[ of up to {n}]",
        "{ path = 2 }",
    ),
    # amounts that are not plain numbers
    Word(
        "attack_of",
        "amount",
        [Param("which", "selector", required=True)],
        "the attack of {which}",
        '{ attack_of = "target" }',
    ),
    Word(
        "count",
        "amount",
        [
            Param("which", "selector", required=True),
            Param("plus", "number", default=0),
            Param("max", "number", default=99),
        ],
        "{plus} and one for each {which}, {max} at most",
        '{ count = { side = "own", kind = "construct" }, plus = 1, max = 4 }',
    ),
    _plain("counters", "amount", "its counters"),
    # do and while: attributes
    Word("attack", "do while", [_amount(), _to()], "{to}: {n:+} attack", "{ attack = 2 }"),
    Word("defense", "do while", [_amount(), _to()], "{to}: {n:+} defense", "{ defense = 2 }"),
    Word("speed", "do while", [_amount(), _to()], "{to}: {n:+} speed", "{ speed = 1 }"),
    Word("attack_is", "do while", [_n(low=0), _to()], "{to}: attack is {n}", "{ attack_is = 0 }"),
    Word("speed_is", "do while", [_n(low=0), _to()], "{to}: speed is {n}", "{ speed_is = 0 }"),
    Word(
        "grant",
        "while",
        [_KEYWORD, Param("n", "number", default=0, low=0, high=9), _to()],
        "{to}: {keyword} [{n}]",
        '{ grant = "Cloaking", to = { side = "own", kind = "ship", here = true } }',
    ),
    # do: effects
    Word("damage", "do", [_amount(), _to()], "deal {n} damage to {to}", "{ damage = 2 }"),
    Word("destroy", "do", [_to_first()], "destroy {to}", '{ destroy = "target" }'),
    Word("remove", "do", [_to_first()], "remove {to} from play", '{ remove = "target" }'),
    Word("repair", "do", [_to_first()], "repair {to}", '{ repair = "target" }'),
    Word(
        "lose_keywords",
        "do",
        [_to_first()],
        "{to} loses its keywords",
        '{ lose_keywords = "target" }',
    ),
    Word("cant_attack", "do", [_to_first()], "{to} can't attack", '{ cant_attack = "target" }'),
    Word(
        "jump",
        "do",
        [_to_first(), _where("sector")],
        "{to} jumps to {where}",
        '{ jump = "this" }',
    ),
    Word("move", "do", [_to_first()], "{to} moves along the path", '{ move = "target" }'),
    Word(
        "create",
        "do",
        [
            Param("token", "name", required=True, values=TOKENS),
            _n(low=1, high=6, default=1),
            _where("here"),
        ],
        "put {n} {token} at {where}",
        '{ create = "Fighter", n = 2 }',
    ),
    Word("resources", "do", [_amount()], "gain {n} resources", "{ resources = 2 }"),
    Word(
        "take_resources",
        "do",
        [_n(low=1), _who("host")],
        "take up to {n} resources from {who}",
        "{ take_resources = 2 }",
    ),
    Word("draw", "do", [_n(low=1)], "draw {n}", "{ draw = 1 }"),
    Word(
        "discard_random",
        "do",
        [_n(low=1), _who("target")],
        "{who} discards {n} at random",
        "{ discard_random = 1 }",
    ),
    Word("look", "do", [_who("target")], "look at the hand of {who}", '{ look = "target" }'),
    Word("explore", "do", [_to_first()], "explore {to}", '{ explore = "target" }'),
    Word("favor", "do", [_n(), _who()], "{who}: {n:+} favor", "{ favor = 1 }"),
    Word(
        "settle",
        "do",
        [_to_first(), Param("past_ships", "flag", text="even past ships")],
        "settle {to}",
        '{ settle = "target" }',
    ),
    Word(
        "black_hole",
        "do",
        [_to_first()],
        "replace {to} with a Black Hole",
        '{ black_hole = "target" }',
    ),
    Word(
        "cancel",
        "do",
        [
            _to_first(),
            Param("if_it_targets_yours", "flag"),
            Param("unless_pays", "number", low=1, high=9),
        ],
        "cancel {to}[ unless its controller pays {unless_pays}]",
        '{ cancel = "target" }',
    ),
    Word(
        "take_control", "do", [_to_first()], "take control of {to}", '{ take_control = "target" }'
    ),
    Word(
        "put_into_play",
        "do",
        [_to_first(), _where("site")],
        "put {to} into play at {where}",
        '{ put_into_play = "target" }',
    ),
    Word(
        "return_to_hand",
        "do",
        [_to_first()],
        "return {to} to your hand",
        '{ return_to_hand = "target" }',
    ),
    Word(
        "counter",
        "do",
        [_n(low=1), Param("max", "number", low=1, high=9, default=9)],
        "put {n} counter on this, {max} at most",
        "{ counter = 1, max = 4 }",
    ),
    Word(
        "marker",
        "do",
        [Param("marker", "choice", required=True, values=MARKERS), _to()],
        "put the {marker} token on {to}",
        '{ marker = "bonus" }',
    ),
    Word(
        "discount",
        "do",
        [_n(low=1), Param("subtype", "choices", values=SUBTYPES, required=True)],
        "your first {subtype} card this turn costs {n} less",
        '{ discount = 1, subtype = ["Secret", "Merc"] }',
    ),
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
    # while: everything else that lasts
    Word(
        "cost_less",
        "while",
        [
            _n(low=1),
            Param("subtype", "choices", values=SUBTYPES),
            Param("kind", "choices", values=[name.lower() for name in TYPES]),
            Param("here", "flag", text="played here"),
            Param("min", "number", low=0, high=9, default=1),
        ],
        "your [{subtype}] [{kind}] cards [{here}] cost {n} less, {min} at least",
        '{ cost_less = 1, subtype = "Merc" }',
    ),
    _plain("no_production", "while", "its host can't produce"),
    _plain(
        "audited", "while", "Production of its host and of what is attached there yields nothing"
    ),
    Word(
        "more_production",
        "while",
        [_n(low=1), Param("max", "number", low=1, high=9, required=True)],
        "each asset with Production yields {n} more, {max} in all",
        "{ more_production = 1, max = 3 }",
    ),
    Word(
        "levy",
        "while",
        [_n(low=1)],
        "in Production you gain {n} and its host gains {n} less",
        "{ levy = 1 }",
    ),
    _plain(
        "extractor", "while", "1 more in Production while its token lies where no opponent rules"
    ),
    Word(
        "start_speed",
        "while",
        [_n(low=1)],
        "friendly ships that start here have {n:+} speed",
        "{ start_speed = 1 }",
    ),
    Word(
        "jump_move",
        "while",
        [_n(low=1)],
        "a friendly ship here may jump up to {n} as its movement",
        "{ jump_move = 3 }",
    ),
    _plain("no_jump", "while", "enemy ships can't jump into or out of this sector"),
    _plain("hole_proof", "while", "Black Holes don't destroy your ships"),
    _plain("hole_gate", "while", "Black Holes are gates for your ships"),
    _plain("gate", "while", "ships here may move to another gate at no cost"),
    _plain("stops_movement", "while", "a ship that enters by moving ends its movement here"),
    _plain("no_range", "while", "Range can't be used from or into this sector"),
    _plain("sees_hand", "while", "you may look at its host's hand at any time"),
    _plain("controls_host", "while", "you control its host"),
]

SLOTS: Final = [
    Slot("when", "what it waits for; without it an Action does it on resolving", single=True),
    Slot("if", "conditions"),
    Slot("attach", "what it can be attached to", selectors=True, single=True, does=True),
    Slot("cost", "what is given up"),
    Slot("target", "what is targeted, in order", selectors=True),
    Slot("choose", "what else is chosen"),
    Slot("do", "what happens", does=True),
    Slot("while", "what holds as long as it is in play", does=True),
]
ARGUMENTS: Final = [
    "n",
    "to",
    "which",
    "kind",
    "subtype",
    "once",
    "within",
    "of",
    "plus",
    "min",
    "max",
    "keyword",
    "token",
    "where",
    "who",
    "here",
    "past_ships",
    "if_it_targets_yours",
    "unless_pays",
    "marker",
    "first",
    "or",
]
"""What values of words are called: the number of a name is the same for all words."""

VOCABULARY: Final = Vocabulary("contention", WORDS, SLOTS, SELECTOR_KEYS, REFERENCES, ARGUMENTS)

HANDLERS: Final = ("dislocation", "fissure", "slingshot", "double agent")
"""Cards whose text no word could say without bending; keep them few."""

SCHEMA: Final = CardSchema(
    [
        # The Bluff is a card of nobody's deck and lies nowhere: the rules know no such type.
        Field("type", "choice", required=True, values=(*TYPES, "Bluff")),
        Field("subtypes", "choices", values=SUBTYPES),
        Field("faction", "choice", default="Neutral", values=FACTIONS),
        Field("rarity", "choice", default="normal", values=RARITIES),
        Field("token", "flag", text="a token ship: never in a deck"),
        Field("cost", "number_or_dash", high=20),
        Field("attack", "number_or_dash", high=20),
        Field("defense", "number_or_dash", high=20),
        Field("speed", "number_or_dash", high=9),
        Field(
            "keywords",
            "keywords",
            keywords=[
                Keyword("Blockade"),
                Keyword("Boarding"),
                Keyword("Bombard", "must"),
                Keyword("Cloaking"),
                Keyword("Delay"),
                Keyword("Limit"),
                Keyword("Production", "must"),
                Keyword("Rampage", "must"),
                Keyword("Range", "must"),
                Keyword("Sentry"),
                Keyword("Shipyard", "may", words=SUBTYPES),
                Keyword("Tractor Beam"),
                Keyword("Troops"),
            ],
        ),
        Field(
            "above", "number", default=0, high=9, text="how many abilities stand above the keywords"
        ),
        Field("look", "text", text="what the picture shows"),
        Field("reminder", "text", text="what the card reminds its player of"),
    ],
    VOCABULARY,
    HANDLERS,
)
