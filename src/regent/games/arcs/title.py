"""Arcs, as the kernel's contract asks."""

from __future__ import annotations

from typing import Any, Final

from regent.games.arcs import (
    FOLDER,
    actions,
    acts,
    ambition,
    battle,
    campaign,
    chapter,
    council,
    crises,
    declaring,
    draft,
    edicts,
    empire_positions,
    empire_setup,
    event_dice,
    events,
    farseers,
    fleet,
    free_move,
    guild,
    hits,
    leaders,
    lore_actions,
    lore_moves,
    lore_prelude,
    move,
    positions,
    raid,
    repair,
    resources,
    rolling,
    securing,
    setup,
    stealing,
    summit,
    turn,
    view,
    vox,
)
from regent.games.arcs import round as rounds
from regent.games.arcs.advice.because import GROUNDS
from regent.games.arcs.advice.follies import FOLLIES, folly
from regent.games.arcs.advice.judge import judge
from regent.games.arcs.advice.reasons import advise
from regent.games.arcs.advice.wishes import WISHES, reasoned
from regent.games.arcs.boxed import boxed
from regent.games.arcs.codes import (
    ACTIONS,
    AMBITIONS,
    CONDITIONS,
    OWNER_WORDS,
    PIECES,
    PLAYERS,
    POLICIES,
    SLOTS,
    TYPES,
)
from regent.games.arcs.counts import ROW_PLACES
from regent.games.arcs.deals import SPOTS, TROPHIES
from regent.games.arcs.dice import DICE_WORDS, FACE_WORDS
from regent.games.arcs.event_dice import EVENT_DICE, EVENT_FACES
from regent.games.arcs.invariants import violations
from regent.games.arcs.linked import Linked
from regent.games.arcs.map import PLACES
from regent.games.arcs.rulesets import RULESETS
from regent.games.arcs.saying import effect, offers, whose
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
from regent.kernel.advice import Advice, Adviser, Follies
from regent.kernel.card import Boxed
from regent.kernel.cards import CardSet
from regent.kernel.frame import Frame
from regent.kernel.parley import PARLEY_VERBS
from regent.kernel.placing import Placing
from regent.kernel.ruleset import Rules
from regent.kernel.scenes import Scenes
from regent.kernel.title import Title

FRAMES: Final[list[type]] = [
    actions.Build,
    actions.Influence,
    actions.Secure,
    actions.Tax,
    actions.TaxOwn,
    acts.Intermission,
    acts.Rearranging,
    ambition.DeclareAny,
    ambition.Declaring,
    battle.Battle,
    battle.BattleAction,
    battle.Collect,
    battle.Support,
    campaign.Cleanse,
    campaign.DiscardGuilds,
    campaign.MoveAgents,
    chapter.Chapter,
    chapter.Mulligan,
    council.CouncilDecides,
    council.Either,
    council.StealTrust,
    crises.Crises,
    crises.FreeOwnCity,
    edicts.Demand,
    edicts.Distribute,
    edicts.Edicts,
    edicts.Govern,
    edicts.ImperialAction,
    edicts.Requisition,
    empire_setup.Settle,
    empire_setup.Settling,
    event_dice.RerollEvent,
    event_dice.RollEvent,
    events.EventHappens,
    events.MayCall,
    declaring.Ambitious,
    declaring.Bold,
    declaring.Declared,
    declaring.Drawn,
    declaring.GiveCard,
    draft.Draft,
    draft.Learn,
    draft.Opening,
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
    guild.TradeFor,
    hits.Hits,
    leaders.Again,
    leaders.FreeInfluence,
    leaders.Ruthless,
    leaders.Shape,
    leaders.Taxed,
    leaders.WhichType,
    lore_actions.Annex,
    lore_actions.Beam,
    lore_actions.Fire,
    lore_actions.FireRifles,
    lore_actions.Guide,
    lore_actions.Martyr,
    lore_actions.Pay,
    lore_actions.Prune,
    lore_actions.RifleDice,
    lore_actions.Summon,
    lore_moves.Sensors,
    lore_prelude.DeclareOther,
    lore_prelude.Exchange,
    lore_prelude.ReturnCaptive,
    lore_prelude.ReturnTrophy,
    move.Catapult,
    move.Escort,
    free_move.FreeMove,
    move.Group,
    move.Move,
    move.Split,
    move.Sprint,
    raid.Plunder,
    raid.Raid,
    repair.Repair,
    resources.Arrange,
    resources.MakeRoom,
    resources.Overflow,
    rolling.PickDice,
    rolling.Rerolls,
    rolling.RollDice,
    rolling.WhichReroll,
    rounds.Round,
    rounds.RoundEnds,
    securing.CityFalls,
    securing.Ransack,
    securing.Securing,
    stealing.Steal,
    stealing.StealType,
    summit.CallToOrder,
    summit.Negotiations,
    summit.Summit,
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
    "ground": GROUNDS,
    "wish": WISHES,
    "action": ACTIONS,
    "ambition": AMBITIONS,
    "place": tuple(PLACES),
    "piece": PIECES,
    "condition": CONDITIONS,
    "die": DICE_WORDS,
    "roll": FACE_WORDS,
    "event": EVENT_FACES,
    "event_die": EVENT_DICE,
    "policy": POLICIES,
    "spot": tuple(SPOTS),
    "trophy": tuple(TROPHIES),
}


BACKS: Final = (0, 1, 1, 2, 3, 0, 1)
"""By kind of card which cards are alike from behind."""


class ArcsAdviser(Adviser[Arcs]):
    def judge(self, t: Arcs, seat: int) -> int:
        return judge(t, seat)

    def advise(self, t: Arcs, seat: int, action: int, advice: Advice) -> None:
        advise(t, seat, action, advice)

    def because(self, t: Arcs, seat: int, action: int) -> list[int]:
        return reasoned(t, seat, action)


class ArcsFollies(Follies[Arcs]):
    def seen(self, t: Arcs, seat: int, action: int, memory: list[int]) -> str:
        return folly(t, seat, action, memory)


class ArcsScenes(Scenes[Arcs]):
    def moments(self) -> dict[str, str]:
        return positions.MOMENTS | empire_positions.MOMENTS

    def begin_at(self, t: Arcs, moment: str, seat: int) -> Frame[Any]:
        if moment in empire_positions.MOMENTS:
            return empire_positions.empire_moment(t, moment, seat)
        return positions.begin_at(t, moment, seat)

    def chance(self) -> dict[str, str]:
        return {
            "dice": "what each die shows, from 1 to 6 as in the table of the rulebook: all Assault "
            "dice first, then Skirmish, then Raid",
            "events": "what the number die and the event die show: a cluster, then 1 to 6 for "
            "Arrow, Crescent and Hex, each with the Crisis symbol and then with the Edict symbol",
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

    def spare(self, t: Arcs, face: int, zone: int, placed: set[int]) -> int:
        card = super().spare(t, face, zone, placed)
        return card if card >= 0 else positions.spare(t, face, placed)

    def given_keys(self) -> dict[str, tuple[str, dict[str, str]]]:
        return positions.GIVEN | empire_positions.GIVEN

    def place_given(self, t: Arcs, key: str, value: Any, placing: Placing) -> None:
        if key in empire_positions.GIVEN:
            empire_positions.place_empire(t, key, value, placing)
        else:
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
            version=7,
            folder=FOLDER,
            seats=(2, 4),
            rulesets=RULESETS,
            verbs=[*VERBS, *PARLEY_VERBS],
            events=EVENTS,
            frames=FRAMES,
            streams=STREAMS,
            prompts=PROMPTS,
            schema=SCHEMA,
            adviser=ArcsAdviser(),
            follies=ArcsFollies(FOLLIES),
            scenes=ArcsScenes(),
        )
        self.last: tuple[Rules, CardSet, Spec] | None = None

    def blank(self, rules: Rules, cards: CardSet) -> Arcs:
        last = self.last
        if last is None or last[0] != rules or last[1] is not cards:
            last = (rules, cards, Spec(rules, cards, Linked()))
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
        if kind == "seat" and value >= PLAYERS:
            return OWNER_WORDS[value]
        return super().argument(t, kind, value)

    def domain(self, t: Arcs, kind: str) -> list[int]:
        words = WORDS_OF.get(kind)
        if words is not None:
            return list(range(len(words)))
        if kind == "seat":
            return t.spec.owners
        return list(range(SLOTS)) if kind == "slot" else super().domain(t, kind)

    def pools(self, t: Arcs) -> list[int]:
        """Action cards have one back, Court cards another, Leaders and Lore their own."""
        if t.spec.empire:  # there Lore lies among the Court cards (S-SETUP-5)
            return [min(BACKS[t.spec.kind[face]], 1) for face in t.face]
        return [BACKS[t.spec.kind[face]] for face in t.face]

    def clock(self, t: Arcs) -> int:
        return t.turns

    def boxed(self, ruleset: str = "") -> list[Boxed]:
        return boxed(self.rulesets.edition(ruleset) == "empire")

    def effect(self, t: Arcs, action: int) -> str:
        return effect(t, action)

    def whose(self, t: Arcs, action: int) -> int:
        return whose(action)

    def offers(self, t: Arcs, actions: list[int]) -> str:
        return offers(actions)

    def scores(self, t: Arcs) -> list[int]:
        return t.power

    def violations(self, t: Arcs) -> list[str]:
        return violations(t)

    def bounds(self) -> tuple[int, int]:
        return (15, 40_000)


TITLE: Final = ArcsTitle()
