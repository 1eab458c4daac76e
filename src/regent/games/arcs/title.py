"""Arcs, as the kernel's contract asks."""

from __future__ import annotations

from typing import Any, Final

from regent.games.arcs import (
    FOLDER,
    actions,
    ambition,
    battle,
    chapter,
    farseers,
    fleet,
    guild,
    hits,
    move,
    positions,
    raid,
    resources,
    securing,
    setup,
    stealing,
    turn,
    view,
    vox,
)
from regent.games.arcs import round as rounds
from regent.games.arcs.advice.judge import judge
from regent.games.arcs.advice.reasons import advise
from regent.games.arcs.codes import (
    ACTION,
    ACTIONS,
    AMBITIONS,
    CONDITIONS,
    PIECES,
    SLOTS,
    TYPES,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.dice import DICE_WORDS, FACE_WORDS
from regent.games.arcs.invariants import violations
from regent.games.arcs.map import PLACES
from regent.games.arcs.rulesets import RULESETS
from regent.games.arcs.saying import effect
from regent.games.arcs.spec import Spec
from regent.games.arcs.state import (
    COMMON_ZONES,
    STREAMS,
    ZONE_NAMES,
    Arcs,
)
from regent.games.arcs.telling import EVENTS, PROMPTS
from regent.games.arcs.verbs import VERBS
from regent.games.arcs.vocabulary import SCHEMA
from regent.kernel.advice import Advice, Adviser
from regent.kernel.cards import CardSet
from regent.kernel.frame import Frame
from regent.kernel.placing import Placing
from regent.kernel.ruleset import Rules
from regent.kernel.scenes import Scenes
from regent.kernel.title import Title

FRAMES: Final[list[type]] = [
    actions.Build,
    actions.Influence,
    actions.Repair,
    actions.Secure,
    actions.Tax,
    ambition.DeclareAny,
    battle.Battle,
    battle.BattleAction,
    battle.Collect,
    battle.Reroll,
    battle.RollDice,
    chapter.Chapter,
    chapter.Mulligan,
    farseers.Look,
    farseers.Redraw,
    farseers.SwapCards,
    fleet.PlaceEach,
    fleet.PlaceFleet,
    fleet.Return,
    fleet.Uprising,
    guild.Abduct,
    guild.Beside,
    guild.Execute,
    guild.Fence,
    guild.Pressgang,
    guild.Trade,
    hits.Hits,
    move.Catapult,
    move.Group,
    move.Move,
    raid.Raid,
    resources.Arrange,
    resources.MakeRoom,
    resources.Overflow,
    rounds.Round,
    securing.CityFalls,
    securing.Ransack,
    securing.Securing,
    stealing.Steal,
    stealing.StealType,
    turn.Follow,
    turn.Lead,
    turn.Turn,
    vox.FreeCity,
    vox.MaySeize,
    vox.Spread,
    vox.WhenSecured,
]

WORDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "type": TYPES,
    "action": ACTIONS,
    "ambition": AMBITIONS,
    "place": tuple(PLACES),
    "piece": PIECES,
    "condition": CONDITIONS,
    "die": DICE_WORDS,
    "roll": FACE_WORDS,
}


class ArcsAdviser(Adviser[Arcs]):
    def judge(self, t: Arcs, seat: int) -> int:
        return judge(t, seat)

    def advise(self, t: Arcs, seat: int, action: int, advice: Advice) -> None:
        advise(t, seat, action, advice)


class ArcsScenes(Scenes[Arcs]):
    def moments(self) -> dict[str, str]:
        return positions.MOMENTS

    def begin_at(self, t: Arcs, moment: str, seat: int) -> Frame[Any]:
        return positions.begin_at(t, moment, seat)

    def chance(self) -> dict[str, str]:
        return {
            "dice": "what each die shows, from 1 to 6 as in the table of the rulebook: all Assault "
            "dice first, then Skirmish, then Raid",
        }

    def zone_names(self, t: Arcs) -> list[str]:
        names = [*COMMON_ZONES, *[f"court {place + 1}" for place in range(ROW_PLACES)]]
        for seat in range(t.seats):
            names += [f"{name} {seat}" for name in ZONE_NAMES]
        return names

    def rest(self, t: Arcs, card: int, named: list[int]) -> int:
        return positions.rest(t, card, named)

    def misplaced(self, t: Arcs, face: int, zone: int) -> str:
        return positions.misplaced(t, face, zone)

    def given_keys(self) -> dict[str, tuple[str, dict[str, str]]]:
        return positions.GIVEN

    def place_given(self, t: Arcs, key: str, value: Any, placing: Placing) -> None:
        positions.place_given(t, key, value, placing)

    def counters(self) -> dict[str, str]:
        return {
            "power": "seat",
            "initiative": "holder",
            "chapter": "table",
            "round": "table",
            "zero": "table",
            "seized": "table",
            "declared": "table",
        }


class ArcsTitle(Title[Arcs]):
    def __init__(self) -> None:
        super().__init__(
            name="arcs",
            full_name="Arcs",
            version=1,
            folder=FOLDER,
            seats=(2, 4),
            rulesets=RULESETS,
            verbs=VERBS,
            events=EVENTS,
            frames=FRAMES,
            streams=STREAMS,
            prompts=PROMPTS,
            schema=SCHEMA,
            adviser=ArcsAdviser(),
            scenes=ArcsScenes(),
        )
        self.last: tuple[Rules, CardSet, Spec] | None = None

    def blank(self, rules: Rules, cards: CardSet) -> Arcs:
        last = self.last
        if last is None or last[0] != rules or last[1] is not cards:
            last = (rules, cards, Spec(rules, cards))
            self.last = last
        return Arcs(rules.seats, setup.sight(rules.seats), last[2])

    def deal(self, t: Arcs) -> None:
        setup.deal(t)

    def view(self, t: Arcs, viewer: int) -> dict[str, Any]:
        return view.view(t, viewer)

    def face_slugs(self, t: Arcs) -> list[str]:
        return t.spec.slugs

    def face_name(self, t: Arcs, face: int) -> str:
        return t.spec.names[face]

    def argument(self, t: Arcs, kind: str, value: int) -> str:
        words = WORDS_OF.get(kind)
        if words is not None:
            return words[value]
        if kind == "slot":
            return str(value + 1)
        return super().argument(t, kind, value)

    def domain(self, t: Arcs, kind: str) -> list[int]:
        words = WORDS_OF.get(kind)
        if words is not None:
            return list(range(len(words)))
        return list(range(SLOTS)) if kind == "slot" else super().domain(t, kind)

    def pools(self, t: Arcs) -> list[int]:
        """Action cards have one back, Court cards another."""
        return [0 if t.spec.kind[face] == ACTION else 1 for face in t.face]

    def clock(self, t: Arcs) -> int:
        return t.turns

    def effect(self, t: Arcs, action: int) -> str:
        return effect(t, action)

    def scores(self, t: Arcs) -> list[int]:
        return t.power

    def violations(self, t: Arcs) -> list[str]:
        return violations(t)

    def bounds(self) -> tuple[int, int]:
        return (50, 20_000)


TITLE: Final = ArcsTitle()
