"""Outposts, as the kernel's contract asks."""

from __future__ import annotations

from typing import Any, Final

from regent.kernel.action import FIRST_VERB, Verb
from regent.kernel.card import CardSchema, Field
from regent.kernel.cards import CardSet
from regent.kernel.frame import Frame
from regent.kernel.parameter import Between, Parameter
from regent.kernel.parley import PARLEY_VERBS
from regent.kernel.ruleset import Conflict, Rules, Ruleset, RulesetTable
from regent.kernel.scenes import Scenes
from regent.kernel.title import Title
from regent.kernel.vocabulary import Param, Slot, Vocabulary, Word
from tests.tiny import FOLDER, income, lay, market, setup, storm, view
from tests.tiny import round as rounds
from tests.tiny.abilities import WHEN
from tests.tiny.state import COIN_CAP, DECK, DISCARD, FIRST_HAND, LAID, Outposts, Spec

VERBS: Final = [
    Verb(FIRST_VERB, "lay", ("card",)),
    Verb(FIRST_VERB + 1, "hold"),
    Verb(FIRST_VERB + 2, "veto", ("card",)),
    Verb(FIRST_VERB + 3, "rally", ("card", "card")),
    Verb(FIRST_VERB + 4, "coin"),
    Verb(FIRST_VERB + 5, "give", ("card",)),
    Verb(FIRST_VERB + 6, "drop", ("card",)),
    Verb(FIRST_VERB + 7, "sell", ("card",)),
    Verb(FIRST_VERB + 8, "coins", ("seat", "seat", "number")),
    Verb(FIRST_VERB + 9, "hand-over", ("card", "seat")),
    *PARLEY_VERBS,
]

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "round": ("number",),
    "gains": ("number",),
    "loses": ("number",),
    "draws": ("card",),
    "sees": ("card",),
    "shuffles": (),
    "shows": ("card",),
    "gives": ("card",),
    "takes-back": ("card",),
    "lays": ("card",),
    "plays": ("card",),
    "cancelled": ("card",),
    "rallies": ("card", "card"),
    "allows": ("card",),
    "refuses": ("card",),
    "storm": ("number",),
    "falls": ("card",),
    "drops": ("card",),
    "scores": ("number",),
    "sells": ("card",),
    "pays": ("seat", "number"),
    "hands-over": ("card", "seat"),
    "proposes": ("number",),
    "accepts": ("number",),
    "declines": ("number",),
    "withdraws": ("number",),
    "lapses": ("number",),
}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "PayLaid": ("card", "number"),
    "VetoWindow": ("card",),
    "AllowRally": ("card", "card"),
    "DropCards": ("number",),
}

FRAMES: Final[list[type]] = [
    rounds.Round,
    income.Income,
    income.SettleTiny,
    lay.Choose,
    lay.LayAll,
    lay.PayLaid,
    lay.Laying,
    lay.VetoWindow,
    lay.Vetoing,
    storm.RallyWindow,
    storm.AllowRally,
    storm.Storm,
    storm.HandLimit,
    storm.DropCards,
    market.Selling,
    market.Sell,
    market.Market,
]

RULESETS: Final = RulesetTable(
    "outposts",
    [
        Parameter("goal", "number", 12, Between(4, 20), "T-OPT-1", "points that win"),
        Parameter("limit", "number", 4, Between(3, 8), "T-OPT-5", "cards a hand may keep"),
        Parameter("storm", "flag", True, (), "T-OPT-2", "storms blow"),
        Parameter(
            "rally",
            "choice",
            "plus",
            ("plus", "double"),
            "T-OPT-3",
            "what a rally does",
            called=("it adds", "it doubles"),
        ),
        Parameter("market", "flag", False, (), "T-OPT-6", "there is a market"),
    ],
    [
        Ruleset("standard", "The game as written", {}),
        Ruleset("calm", "No storms", {"storm": False}),
        Ruleset("short", "To 6 points, rallies double", {"goal": 6, "rally": "double"}),
        Ruleset("fair", "With a market, to 8 points", {"market": True, "goal": 8}),
    ],
    [
        Conflict(
            "T-OPT-4",
            "doubling rallies need storms",
            (("rally", ("double",)), ("storm", (False,))),
        )
    ],
    seats=(2, 3, 4),
)

VOCABULARY: Final = Vocabulary(
    "outposts",
    [
        Word("coins", "do", [Param("n", "number", required=True)], "gain {n}", "{ coins = 1 }"),
        Word("draw", "do", [Param("n", "number", required=True)], "draw {n}", "{ draw = 1 }"),
        Word("look", "do", [], "look at the hand to the left", '"look"'),
        Word("steal", "do", [Param("n", "number", required=True)], "take {n}", "{ steal = 1 }"),
        Word("income", "when", [], "at income", '"income"'),
        Word("arrive", "when", [], "when it arrives", '"arrive"'),
        Word("fall", "when", [], "when it falls", '"fall"'),
    ],
    [Slot("when", single=True), Slot("do", does=True)],
)

KINDS: Final = ("outpost", "veto", "rally")

SCHEMA: Final = CardSchema(
    [
        Field("kind", "choice", required=True, values=KINDS),
        Field("copies", "number", required=True, low=1, high=9),
        Field("cost", "number", default=0, high=9),
        Field("power", "number", default=0, high=9),
    ],
    VOCABULARY,
)

MOMENTS: Final = {
    "round": "a round begins with its income",
    "lay": "the seats choose what they lay",
    "rally": "rallies, and then the storm",
    "market": "the market, where there is one",
}
PARTS: Final = {"round": 0, "lay": 1, "rally": 2, "market": 4}


def spec_of(rules: Rules, cards: CardSet) -> Spec:
    """The chosen rules and printed numbers as lists of ints."""
    does: list[list[list[int]]] = [[[] for _ in cards.cards] for _ in WHEN]
    when, do = VOCABULARY.slot("when"), VOCABULARY.slot("do")
    for card in cards.cards:
        for ability in card.abilities:
            kind = WHEN.index(ability.ops[when][0].name)
            for op in ability.ops[do]:
                does[kind][card.index] += [op.word, op.args[0] if op.args else 0]
    return Spec(
        rules.number("goal"),
        rules.number("limit"),
        rules.number("storm"),
        rules.number("rally"),
        rules.number("market"),
        [card.name for card in cards.cards],
        [card.slug for card in cards.cards],
        cards.column("cost"),
        cards.column("power"),
        cards.column("kind"),
        cards.column("copies"),
        does,
    )


class OutpostsScenes(Scenes[Outposts]):
    def moments(self) -> dict[str, str]:
        return MOMENTS

    def begin_at(self, t: Outposts, moment: str, seat: int) -> Frame[Any]:
        return rounds.Round(PARTS[moment])

    def chance(self) -> dict[str, str]:
        return {"storms": "how strong the storm is, from 1 to 6"}

    def zone_names(self, t: Outposts) -> list[str]:
        hands = [f"hand {seat}" for seat in range(t.seats)]
        fronts = [f"front {seat}" for seat in range(t.seats)]
        return ["deck", "discard", "laid", *hands, *fronts]

    def rest(self, t: Outposts, card: int, named: list[int]) -> int:
        """In the deck; where that is told card by card, in the discard."""
        return next((zone for zone in (DECK, DISCARD) if zone not in named), -1)

    def misplaced(self, t: Outposts, face: int, zone: int) -> str:
        if zone == LAID:
            return "cards are laid by a step, not given"
        if zone >= FIRST_HAND + t.seats and KINDS[t.spec.reaction[face]] != "outpost":
            return "only outposts stand in a front"
        return ""

    def counters(self) -> dict[str, str]:
        return {"coins": "seat", "points": "seat", "first": "holder", "round": "table"}


class OutpostsTitle(Title[Outposts]):
    def __init__(self) -> None:
        super().__init__(
            name="outposts",
            full_name="Outposts",
            version=1,
            folder=FOLDER,
            seats=(2, 4),
            rulesets=RULESETS,
            verbs=VERBS,
            events=EVENTS,
            frames=FRAMES,
            streams=("shuffles", "storms"),
            prompts=PROMPTS,
            schema=SCHEMA,
            scenes=OutpostsScenes(),
        )
        self.last: tuple[Rules, CardSet, Spec] | None = None

    def blank(self, rules: Rules, cards: CardSet) -> Outposts:
        last = self.last
        if last is None or last[0] != rules or last[1] is not cards:
            last = (rules, cards, spec_of(rules, cards))
            self.last = last
        return Outposts(rules.seats, setup.sight(rules.seats), last[2])

    def deal(self, t: Outposts) -> None:
        setup.deal(t)

    def view(self, t: Outposts, viewer: int) -> dict[str, Any]:
        return view.view(t, viewer)

    def face_slugs(self, t: Outposts) -> list[str]:
        return t.spec.slugs

    def face_name(self, t: Outposts, face: int) -> str:
        return t.spec.name[face]

    def argument(self, t: Outposts, kind: str, value: int) -> str:
        if kind == "trigger":
            return WHEN[value]
        return super().argument(t, kind, value)

    def domain(self, t: Outposts, kind: str) -> list[int]:
        return [0, 1, 2] if kind == "trigger" else super().domain(t, kind)

    def scores(self, t: Outposts) -> list[int]:
        return t.points

    def violations(self, t: Outposts) -> list[str]:
        found = [f"seat {s} owes coins" for s in range(t.seats) if t.coins[s] < 0]
        if t.waiting and max(t.coins) > COIN_CAP + 2:
            found.append("coins above the cap")
        return found

    def clock(self, t: Outposts) -> int:
        return t.round

    def stops(self) -> tuple[str, ...]:
        return ("own-card",)

    def bounds(self) -> tuple[int, int]:
        return (4, 5000)


TITLE: Final = OutpostsTitle()
