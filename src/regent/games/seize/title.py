"""Seize the Imperium, as the kernel's contract asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from regent.games.seize import (
    FOLDER,
    abilities,
    ability_targets,
    allocation,
    announcing,
    artifacts,
    bidding,
    choices,
    conquest,
    declare,
    duel,
    effects,
    espionage,
    founding,
    hands,
    leaving,
    looking,
    military,
    moving,
    outcome,
    positions,
    reacting,
    reallocation,
    regency,
    resupply,
    setup,
    triggers,
    turn,
    vanishing,
    victory,
    view,
)
from regent.games.seize.advice.follies import FOLLIES, folly
from regent.games.seize.advice.judge import judge
from regent.games.seize.advice.reasons import advise
from regent.games.seize.codes import KEYWORDS, MOMENTS, SUBTYPES
from regent.games.seize.decks import (
    DECK_RULES,
    KINDS,
    NAMES,
    check_deck,
    deck_of,
    read_leniently,
    starter,
    write_deck,
)
from regent.games.seize.editions import R_DUEL_FIGHTS
from regent.games.seize.options import make_spec
from regent.games.seize.parameters import DECKS
from regent.games.seize.rulesets import RULESETS
from regent.games.seize.saying import dear_together, effect, offers, used_at
from regent.games.seize.select import ATTACK_SPAN
from regent.games.seize.sequences import PART_STEPS, PARTS
from regent.games.seize.spec import Spec
from regent.games.seize.state import (
    ASSETS,
    EACH,
    FIRST,
    FORMS,
    GONE,
    MAP,
    PLAY,
    PLAYED,
    RELICS,
    RESERVE,
    SHARED,
    STREAMS,
    ZONE_NAMES,
    Seize,
)
from regent.games.seize.telling import EVENTS, PROMPTS
from regent.games.seize.verbs import VERBS
from regent.games.seize.vocabulary import SCHEMA, WORDS
from regent.games.seize.worlds import points, room
from regent.kernel.advice import Advice, Adviser, Follies
from regent.kernel.brought import Decks, Heap, Judged
from regent.kernel.cards import CardSet
from regent.kernel.errors import InputError
from regent.kernel.frame import Frame
from regent.kernel.placing import Placing
from regent.kernel.ruleset import Rules
from regent.kernel.scenes import Scenes
from regent.kernel.sides import Sides
from regent.kernel.title import Title

FRAMES: Final[list[type]] = [
    allocation.Allocate,
    allocation.AllocateUnits,
    allocation.AllocationPhase,
    allocation.FaceUpCharacters,
    allocation.PlaceUnit,
    announcing.Accept,
    announcing.ChooseX,
    announcing.Reaction,
    announcing.Resolved,
    announcing.Upgrade,
    artifacts.AllocateArtifacts,
    artifacts.PlaceArtifact,
    artifacts.Spare,
    bidding.Bidding,
    outcome.Outcome,
    conquest.ConquestAction,
    conquest.Exchange,
    conquest.Settling,
    conquest.Strikes,
    conquest.Volley,
    conquest.Withdrawal,
    duel.Assemble,
    duel.Duel,
    duel.Muster,
    choices.ChooseForm,
    choices.ChooseSubtype,
    effects.ChooseOne,
    effects.Perform,
    espionage.ChoosePlayer,
    espionage.Spying,
    founding.Found,
    founding.Leads,
    founding.Refound,
    hands.Hands,
    leaving.Leave,
    looking.Discarding,
    looking.Looking,
    military.Campaign,
    military.MilitaryPhase,
    military.SendHome,
    moving.LeaveBehind,
    moving.Regroup,
    moving.Return,
    moving.Send,
    moving.SendAll,
    reacting.Moment,
    reallocation.AttackMoves,
    reallocation.MoveAtHome,
    reallocation.React,
    reallocation.ReactAll,
    reallocation.ReallocationPhase,
    regency.Judge,
    regency.RegentPhase,
    resupply.BuyWorlds,
    resupply.Dismiss,
    resupply.ResupplyPhase,
    triggers.Lend,
    triggers.Rise,
    triggers.SettleSeize,
    setup.SetUp,
    declare.Declare,
    declare.DeclareAll,
    declare.Growth,
    declare.Split,
    declare.SplitAll,
    ability_targets.Permit,
    ability_targets.Targets,
    turn.Round,
    turn.Turn,
    abilities.Using,
    victory.Gone,
    vanishing.Vanish,
    victory.LiberateAll,
    victory.Rethrone,
    victory.SystemDraw,
    victory.VictoryPhase,
]

WORDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "subtype": SUBTYPES,
    "form": FORMS,
    "keyword": KEYWORDS,
    "moment": (*MOMENTS, *[f"before_{PARTS[step]}" for step in PART_STEPS]),
}
SHARED_POOL: Final = 100
OPENING: Final = ("opening_assets", "opening_characters", "opening_worlds")
"""How many cards of each deck are drawn before the first turn, in the order of KINDS."""


class SeizeAdviser(Adviser[Seize]):
    def judge(self, t: Seize, seat: int) -> int:
        return judge(t, seat)

    def advise(self, t: Seize, seat: int, action: int, advice: Advice) -> None:
        advise(t, seat, action, advice)


class SeizeFollies(Follies[Seize]):
    def seen(self, t: Seize, seat: int, action: int, memory: list[int]) -> str:
        return folly(t, seat, action, memory)


class SeizeSides(Sides[Seize]):
    def of(self, t: Seize) -> list[str]:
        return t.spec.deck_names


class SeizeDecks(Decks):
    def judge(self, source: str | Path, cards: CardSet, rules: Rules | None = None) -> Judged:
        """Every rule a constructed deck breaks (SI-DECK)."""
        deck, problems = read_leniently(source, cards)
        box = DECK_RULES[cards.edition]
        kinds, counters = cards.column("type"), cards.column("counter")
        entries = [
            (n, face, -1 if counters[face] == 1 else deck_of(kinds[face]))
            for n, face in deck.entries
        ]
        heaps: list[Heap] = []
        for at, kind in enumerate(KINDS):
            size = sum([n for n, _, heap in entries if heap == at])
            hand = rules.number(OPENING[at]) if rules is not None else 0
            heaps.append(Heap(f"{kind} Deck", size, box.sizes[at], box.copies[at], hand))
        findings = check_deck(deck, cards, box)
        return Judged(deck.name, "", entries, heaps, problems.found, findings)

    def box(self, cards: CardSet) -> list[tuple[str, str]]:
        box = DECK_RULES[cards.edition]
        decks = [starter(theme, cards, box) for theme in range(len(NAMES))]
        return [(NAMES[i], write_deck(deck, cards)) for i, deck in enumerate(decks)]

    def stand_in(self, text: str, cards: CardSet) -> str:
        """Nothing of a deck lies open, so it is the same for all."""
        return write_deck(starter(0, cards, DECK_RULES[cards.edition]), cards)


class SeizeScenes(Scenes[Seize]):
    def moments(self) -> dict[str, str]:
        return positions.MOMENTS

    def begin_at(self, t: Seize, moment: str, seat: int) -> Frame[Any]:
        return positions.begin_at(t, moment, seat)

    def chance(self) -> dict[str, str]:
        return {
            "setup": "who bids first; of several with the highest score, who begins; in a duel, "
            "who defends the first World: 1 for seat 0, 2 for seat 1 and so on"
        }

    def zone_names(self, t: Seize) -> list[str]:
        names = ["map", "play", "figures", "relics", "played", "supply", "shared", "gone"]
        for seat in range(t.seats):
            names += [f"{name} {seat}" for name in ZONE_NAMES]
        return names

    def rest(self, t: Seize, card: int, named: list[int]) -> int:
        return positions.rest(t, card, named)

    def misplaced(self, t: Seize, face: int, zone: int) -> str:
        return positions.misplaced(t, face, zone)

    def spare(self, t: Seize, face: int, zone: int, placed: set[int]) -> int:
        """One of the seat's own cards, or a card made for the scenario."""
        if zone < FIRST:
            return super().spare(t, face, zone, placed)
        seat = (zone - FIRST) // EACH
        for card in range(len(t.face)):
            if t.face[card] == face and t.owner[card] == seat and card not in placed:
                return card
        return t.new_card(face, t.zone(seat, ASSETS), seat)

    def given_keys(self) -> dict[str, tuple[str, dict[str, str]]]:
        return positions.GIVEN

    def place_given(self, t: Seize, key: str, value: Any, placing: Placing) -> None:
        positioner = positions.Positioner(t, placing)
        if key == "map":
            positioner.map(value)
        elif key == "figures":
            positioner.figures(value)
        else:
            positioner.relics(value)

    def counters(self) -> dict[str, str]:
        return {
            "resources": "seat",
            "turns": "seat",
            "score": "seat",
            "turn": "table",
            "regent": "holder or none",
            "depleted": "card",
            "damage": "card",
            "missions": "card",
        }


class SeizeTitle(Title[Seize]):
    def __init__(self) -> None:
        super().__init__(
            name="seize",
            full_name="Seize the Imperium",
            version=6,
            folder=FOLDER,
            seats=(2, 6),
            rulesets=RULESETS,
            verbs=VERBS,
            events=EVENTS,
            frames=FRAMES,
            streams=STREAMS,
            prompts=PROMPTS,
            schema=SCHEMA,
            adviser=SeizeAdviser(),
            follies=SeizeFollies(FOLLIES),
            scenes=SeizeScenes(),
            sides=SeizeSides("deck_", list(DECKS[1:])),
            decks=SeizeDecks(),
        )
        self.last: tuple[Rules, CardSet, Spec] | None = None

    def blank(self, rules: Rules, cards: CardSet) -> Seize:
        last = self.last
        if last is None or last[0] != rules or last[1] is not cards:
            try:
                spec = make_spec(rules, cards)
            except InputError as error:  # a deck that somebody brought
                raise self.cited(rules.ruleset, error) from None
            last = (rules, cards, spec)
            self.last = last
        return Seize(rules.seats, setup.sight(rules.seats), last[2])

    def deal(self, t: Seize) -> None:
        setup.deal(t)

    def view(self, t: Seize, viewer: int) -> dict[str, Any]:
        return view.view(t, viewer)

    def face_slugs(self, t: Seize) -> list[str]:
        return t.spec.slugs

    def face_name(self, t: Seize, face: int) -> str:
        return t.spec.names[face]

    def face_of(self, t: Seize, name: str) -> int:
        """By a name of the edition in play, its aliases too."""
        face = super().face_of(t, name)
        card = t.spec.cards.find(name) if face < 0 else None
        return face if card is None else card.index

    def argument(self, t: Seize, kind: str, value: int) -> str:
        words = WORDS_OF.get(kind)
        if words is not None:
            return words[value].lower().replace(" ", "-")
        if kind == "trigger":
            return WORDS[value].name
        return super().argument(t, kind, value)

    def domain(self, t: Seize, kind: str) -> list[int]:
        words = WORDS_OF.get(kind)
        if words is not None:
            return list(range(len(words)))
        if kind == "trigger":
            return [i for i in range(len(WORDS)) if "when" in WORDS[i].slots]
        return super().domain(t, kind)

    def pools(self, t: Seize) -> list[int]:
        """Cards of one deck of one player are alike from behind; so are the Worlds of a duel."""
        pools = [-1] * len(t.face)
        for card in range(len(t.face)):
            if t.is_counter(card):
                continue
            if t.owner[card] < 0:
                pools[card] = SHARED_POOL
            elif t.spec.duel and t.is_world(card):
                continue
            else:
                back = 2 if t.is_world(card) else (1 if t.is_character(card) else 0)
                pools[card] = t.owner[card] * 3 + back
        return pools

    def supposed(self, t: Seize, viewer: int) -> dict[int, list[int]]:
        """Of a deck that was brought, others know nothing (K-SECRET-6)."""
        found: dict[int, list[int]] = {}
        for seat in range(t.seats):
            if seat != viewer:
                for back, faces in enumerate(t.spec.stand_ins[seat]):
                    found[seat * 3 + back] = faces
        return found

    def consistent(self, t: Seize, viewer: int) -> bool:
        """While setting up, everybody could choose and has chosen within the cap."""
        if not t.stack or not isinstance(t.stack[0], setup.SetUp):
            return True
        below = t.stack[0]
        clashed = below.clashes > 0
        for seat in range(t.seats):
            if not setup.believable(t, seat, below.bought[seat], clashed):
                return False
        return True

    def clock(self, t: Seize) -> int:
        return t.turn

    def phase(self, t: Seize) -> int:
        return t.phase

    def fight(self, t: Seize) -> int:
        if t.world < 0:
            return -1
        return (t.turn * ATTACK_SPAN + t.world) * t.seats + t.defender

    def stops(self) -> tuple[str, ...]:
        return ("attacked", "attacking", "conquest", "own-card", "own-turn", "reaction")

    def fixed_cards(self) -> bool:
        return False  # Unit counters come and go

    def scores(self, t: Seize) -> list[int]:
        if t.spec.duel:
            return t.score
        return [points(t, seat) for seat in range(t.seats)]

    def violations(self, t: Seize) -> list[str]:
        found: list[str] = []
        for seat in range(t.seats):
            if t.resources[seat] < 0:
                found.append(f"seat {seat} owes Resource counters")
        for card in t.zones[PLAY]:
            if t.at[card] not in t.zones[MAP]:
                found.append(f"{t.spec.names[t.face[card]]} stands nowhere")
            if t.is_counter(card) and t.host[card] < 0:
                found.append(f"counter {card} belongs to no card")
        found += self.crowded(t)
        found += self.left_behind(t)
        found += [f"{what} kept from before a change" for what in t.stale()]
        for frame in t.stack:
            if isinstance(frame, announcing.Reaction) and t.where[frame.card] != PLAYED:
                found.append(f"card {frame.card} is announced and lies elsewhere")
        if t.stack and isinstance(t.stack[0], setup.SetUp):
            for seat in range(t.seats):
                if not t.cards_in(seat, RESERVE):  # SI-SETUP-06
                    found.append(f"seat {seat} has no World to choose as its Throne World")
        left = t.spec.rules[R_DUEL_FIGHTS] - t.turn
        if t.spec.duel and len(t.zones[SHARED]) < left:  # SI-VAR-DUEL-2
            found.append(f"shared holds {len(t.zones[SHARED])} Worlds, and {left} are to come")
        return found

    def left_behind(self, t: Seize) -> list[str]:
        """Artifacts where their player has no World; cards of a player who left (SI-OUT-3)."""
        found: list[str] = []
        for card in t.zones[RELICS]:
            world = t.at[card]
            if world >= 0 and (t.where[world] != MAP or t.controller[world] != t.controller[card]):
                found.append(f"{t.spec.names[t.face[card]]} lies at no World of its player")
        if t.out and not any(isinstance(frame, leaving.Leave) for frame in t.stack):
            for card in range(len(t.face)):
                if t.owner[card] >= 0 and t.is_out(t.owner[card]) and t.where[card] != GONE:
                    found.append(f"{t.spec.names[t.face[card]]} is still in the game")
        return found

    def crowded(self, t: Seize) -> list[str]:
        """SI-CAP-1 holds at all times, except while a batch of moves is being given."""
        if any(isinstance(frame, reallocation.Batch) for frame in t.stack):
            return []
        return [
            f"seat {seat} has too many Units at {t.spec.names[t.face[world]]}"
            for world in t.zones[MAP]
            for seat in range(t.seats)
            if room(t, world, seat) < 0
        ]

    def bounds(self) -> tuple[int, int]:
        return (12, 60_000)  # accelerated, somebody may win in the first Turn (S2-VICT-B1)

    def effect(self, t: Seize, action: int) -> str:
        return effect(t, action)

    def used_at(self, t: Seize, seat: int, card: int) -> str:
        return used_at(t, seat, card)

    def sums(self, t: Seize, seat: int, action: int, key: str) -> dict[str, str | int]:
        return dear_together(t, seat, action) if key == "SI-SETUP-05" else {}

    def offers(self, t: Seize, actions: list[int]) -> str:
        return offers(actions)

    def alike(self, t: Seize, one: int, other: int) -> bool:
        """On the table, cards are told apart by where they stand and what they carry."""
        if t.where[one] <= PLAYED:
            if t.at[one] != t.at[other] or t.controller[one] != t.controller[other]:
                return False
            if t.targeted[one] != t.targeted[other] or t.host[one] != t.host[other]:
                return False
            if t.counters_of(one) or t.counters_of(other):
                return False
            for declared in t.attacks:
                if one in declared[:2] or other in declared[:2]:
                    return False
        return super().alike(t, one, other)


TITLE: Final = SeizeTitle()
