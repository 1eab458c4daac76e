"""Imperium: The Contention, as the kernel's contract asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from regent.games.contention import (
    FOLDER,
    abilities,
    battle,
    beginning,
    canceling,
    command,
    destruction,
    faceoff,
    handlers,
    playing,
    positions,
    saying,
    setup,
    triggers,
    turn,
    view,
)
from regent.games.contention.advice.follies import FOLLIES, folly
from regent.games.contention.advice.judge import judge
from regent.games.contention.advice.reasons import advise
from regent.games.contention.codes import FACTIONS, HOMEWORLD, MARKERS, NEUTRAL, SUBTYPES, TOKENS
from regent.games.contention.consistency import stale
from regent.games.contention.decks import (
    check_deck,
    deck_size,
    precon,
    read_deck,
    read_leniently,
    write_deck,
)
from regent.games.contention.linked import Linked
from regent.games.contention.mapmaker import make_map
from regent.games.contention.maps import check_map, read_map, write_map
from regent.games.contention.options import DUAL_SIZE, doubts, make_spec
from regent.games.contention.rulesets import RULESETS
from regent.games.contention.spec import Spec
from regent.games.contention.state import FIRST, PLAY, STREAMS, Contention
from regent.games.contention.teams import parties
from regent.games.contention.verbs import VERBS
from regent.games.contention.victory import WAYS
from regent.games.contention.vocabulary import SCHEMA, WORDS
from regent.kernel.advice import Advice, Adviser, Follies
from regent.kernel.brought import Decks, Finding, Heap, Judged, Maps
from regent.kernel.cards import CardSet
from regent.kernel.errors import InputError
from regent.kernel.frame import Frame
from regent.kernel.placing import Placing
from regent.kernel.ruleset import Rules
from regent.kernel.scenes import Scenes
from regent.kernel.sides import Sides
from regent.kernel.title import Title

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "announces": ("card",),
    "attaches": ("card", "card"),
    "attaches-to-player": ("card", "seat"),
    "binds": ("card", "card"),
    "bluffs": (),
    "boards": ("card", "place", "seat"),
    "cancels": ("card",),
    "changes-attack": ("card", "number", "number", "card"),
    "changes-defense": ("card", "number", "number", "card"),
    "changes-speed": ("card", "number", "number", "card"),
    "controls": ("card",),
    "creates": ("card", "place"),
    "damages": ("card", "number", "card"),
    "destroyed": ("card", "cause"),
    "discards": ("card",),
    "discount": ("subtypes", "number"),
    "draws": ("card",),
    "enters": ("card", "place"),
    "enters-off": ("card",),
    "explores": ("card", "place"),
    "faceoff-ends": (),
    "favor": ("number", "number", "number"),
    "gains": ("number",),
    "grows": ("card", "number"),
    "hits": ("card", "card", "number"),
    "jumps": ("card", "place"),
    "loses": (),
    "loses-keywords": ("card", "card"),
    "marks": ("marker", "card", "place"),
    "moves": ("card", "place"),
    "mulligans": ("number",),
    "names-card": ("card", "card"),
    "names-player": ("seat", "card"),
    "names-sector": ("place", "card"),
    "no-token": ("token",),
    "pays": ("number",),
    "pays-for": ("card", "number"),
    "picks-up": (),
    "rampages": ("card", "card", "number"),
    "refunded": ("card", "number"),
    "removes": ("card",),
    "repairs": ("card",),
    "replaces": ("card", "card", "place"),
    "reshuffles": (),
    "resolves": ("card",),
    "returns": ("card",),
    "reveals": ("card",),
    "scepter": (),
    "scraps": ("card",),
    "sees": ("card", "seat"),
    "sent-back": ("card",),
    "settles": ("card", "place"),
    "sits-out": (),
    "spared": ("number",),
    "takes": ("number", "seat"),
    "targets": ("card", "card"),
    "tie": (),
    "turn": ("number",),
    "uses": ("card",),
    "wins": ("way", "number"),
    "wins-too": ("seat",),
}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "Announcing": ("card", "number"),
    "Using": ("card", "number"),
    "Cancel": ("card", "number"),
    "Drop": ("number",),
    "Movement": ("number", "card", "number"),
}

FRAMES: Final[list[type]] = [
    abilities.Perform,
    abilities.Using,
    battle.Battle,
    battle.Declare,
    battle.Targeting,
    beginning.Beginning,
    beginning.BeginningOfTurn,
    canceling.Cancel,
    command.Command,
    command.CommandPhase,
    command.Develop,
    command.Movement,
    destruction.Casualties,
    faceoff.Drop,
    faceoff.FaceOff,
    handlers.Handled,
    playing.Announcing,
    playing.ChooseAll,
    playing.PlayCards,
    playing.Resolve,
    playing.ResolveGroup,
    triggers.SettleContention,
    setup.Mulligan,
    turn.EndOfTurn,
    turn.Turn,
]

MOMENTS: Final = {
    "beginning": "a turn begins",
    "command": "the Command phase",
    "face-off": "the Face-off phase",
    "battle": "the Battle phase",
    "end": "the turn ends",
}

FEWEST: Final = 2
MOST: Final = 6
"""Seats."""


class ContentionAdviser(Adviser[Contention]):
    def judge(self, t: Contention, seat: int) -> int:
        return judge(t, seat)

    def advise(self, t: Contention, seat: int, action: int, advice: Advice) -> None:
        advise(t, seat, action, advice)


class ContentionFollies(Follies[Contention]):
    def seen(self, t: Contention, seat: int, action: int, memory: list[int]) -> str:
        return folly(t, seat, action, memory)


class ContentionSides(Sides[Contention]):
    def of(self, t: Contention) -> list[str]:
        return [FACTIONS[faction] for faction in t.spec.factions]

    def parties(self, rules: Rules) -> list[str]:
        return parties(rules)


class ContentionDecks(Decks):
    def judge(self, source: str | Path, cards: CardSet, rules: Rules | None = None) -> Judged:
        """Every rule a deck breaks (C-DECK). Without a table, 45 cards are meant for C-OPT-DUAL."""
        deck, problems = read_leniently(source, cards)
        dual = rules.flag("dual") if rules is not None else deck.size() == DUAL_SIZE
        kinds, tokens = cards.column("type"), cards.column("token")
        entries = [
            (n, face, 0 if kinds[face] < HOMEWORLD and not tokens[face] else -1)
            for n, face in deck.entries
        ]
        size = sum([n for n, _, heap in entries if heap == 0])
        heap = Heap("Deck", size, deck_size(deck, cards, dual), 0, setup.OPENING_HAND)
        side = FACTIONS[deck.faction] if deck.faction >= 0 else ""
        findings = check_deck(deck, cards, dual)
        return Judged(deck.name, side, entries, [heap], problems.found, findings)

    def box(self, cards: CardSet) -> list[tuple[str, str]]:
        decks = [precon(faction, cards) for faction in range(NEUTRAL)]
        return [(deck.name, write_deck(deck, cards)) for deck in decks]

    def stand_in(self, text: str, cards: CardSet) -> str:
        """The homeworld lies open, so everybody may think of the deck that comes with it."""
        return write_deck(precon(read_deck(text, cards).faction, cards), cards)


class ContentionMaps(Maps):
    def check(self, source: str | Path) -> tuple[list[Finding], list[Finding]]:
        """C-CMAP-07: what forbids a map, and what makes it doubtful."""
        return check_map(read_map(source))

    def make(self, seats: int, seed: str) -> str:
        """C-CMAP-08."""
        if not FEWEST <= seats <= MOST:
            raise InputError(f"there are no maps for {seats} seats", right="choose 2 to 6")
        return write_map(make_map(seats, seed))


class ContentionScenes(Scenes[Contention]):
    def moments(self) -> dict[str, str]:
        return MOMENTS

    def begin_at(self, t: Contention, moment: str, seat: int) -> Frame[Any]:
        if moment != "beginning":
            t.set_turn(max(1, t.turn))
        return turn.Turn(list(MOMENTS).index(moment))

    def chance(self) -> dict[str, str]:
        return {"cards": "which card of a hand, counted from the left"}

    def zone_names(self, t: Contention) -> list[str]:
        names = ["map", "play", "played", "box", "gone"]
        for seat in range(t.seats):
            names += [f"deck {seat}", f"hand {seat}", f"scrap {seat}"]
        return names

    def rest(self, t: Contention, card: int, named: list[int]) -> int:
        return positions.rest(t, card, named)

    def misplaced(self, t: Contention, face: int, zone: int) -> str:
        return positions.misplaced(t, face, zone)

    def spare(self, t: Contention, face: int, zone: int, placed: set[int]) -> int:
        """One of the seat's own cards, or a card made for the scenario."""
        if t.spec.slugs[face] == "bluff":
            return -1  # everybody has one, and it lies nowhere (C-BLUFF-01)
        if zone < FIRST:
            return super().spare(t, face, zone, placed)
        seat = (zone - FIRST) // 3
        for card in range(len(t.face)):
            if t.face[card] == face and t.owner[card] == seat and card not in placed:
                return card
        return t.new_card(face, t.deck_of(seat), seat)

    def given_keys(self) -> dict[str, tuple[str, dict[str, str]]]:
        return positions.GIVEN

    def place_given(self, t: Contention, key: str, value: Any, placing: Placing) -> None:
        positioner = positions.Positioner(t, placing)
        if key == "sectors":
            positioner.sectors(value)
        else:
            positioner.off_map(value)

    def place_index(self, t: Contention, name: str, where: str) -> int:
        cells = t.spec.layout.cells
        if name not in cells:
            raise InputError(f"no sector {name!r}", where, f"the sectors are {', '.join(cells)}")
        return cells.index(name)

    def counters(self) -> dict[str, str]:
        return {
            "resources": "seat",
            "favor": "seat",
            "tokens": "seat",
            "turn": "table",
            "scepter": "holder",
            "damage": "card",
            "counters": "card",
        }


class ContentionTitle(Title[Contention]):
    def __init__(self) -> None:
        super().__init__(
            name="contention",
            full_name="Imperium: The Contention",
            version=4,
            folder=FOLDER,
            seats=(FEWEST, MOST),
            rulesets=RULESETS,
            verbs=VERBS,
            events=EVENTS,
            frames=FRAMES,
            streams=STREAMS,
            prompts=PROMPTS,
            schema=SCHEMA,
            adviser=ContentionAdviser(),
            follies=ContentionFollies(FOLLIES),
            scenes=ContentionScenes(),
            sides=ContentionSides("faction_", list(FACTIONS[:NEUTRAL])),
            decks=ContentionDecks(),
            maps=ContentionMaps(),
        )
        self.last: tuple[Rules, CardSet, Spec] | None = None

    def blank(self, rules: Rules, cards: CardSet) -> Contention:
        last = self.last
        if last is None or last[0] != rules or last[1] is not cards:
            last = (rules, cards, make_spec(rules, cards, Linked()))
            self.last = last
        return Contention(rules.seats, setup.sight(rules.seats), last[2])

    def deal(self, t: Contention) -> None:
        setup.deal(t)

    def view(self, t: Contention, viewer: int) -> dict[str, Any]:
        return view.view(t, viewer)

    def face_slugs(self, t: Contention) -> list[str]:
        return t.spec.slugs

    def face_name(self, t: Contention, face: int) -> str:
        return t.spec.names[face]

    def argument(self, t: Contention, kind: str, value: int) -> str:
        if kind == "place":
            return t.spec.layout.cells[value] if value >= 0 else "off-the-map"
        if kind == "trigger":
            return WORDS[value].name
        if kind == "marker":
            return MARKERS[value]
        if kind == "cause":
            return destruction.CAUSES[value]
        if kind == "way":
            return WAYS[value].lower()
        if kind == "subtypes":
            return " or ".join([name for i, name in enumerate(SUBTYPES) if value >> i & 1])
        if kind == "token":
            return t.spec.slugs[t.spec.token_face[value]]
        return super().argument(t, kind, value)

    def domain(self, t: Contention, kind: str) -> list[int]:
        if kind == "place":
            return list(range(len(t.location)))
        if kind == "trigger":
            return [i for i in range(len(WORDS)) if "when" in WORDS[i].slots]
        if kind == "marker":
            return list(range(len(MARKERS)))
        if kind == "cause":
            return list(range(len(destruction.CAUSES)))
        if kind == "way":
            return list(range(len(WAYS)))
        if kind == "subtypes":
            return list(range(1 << len(SUBTYPES)))
        if kind == "token":
            return list(range(len(TOKENS)))
        return super().domain(t, kind)

    def pools(self, t: Contention) -> list[int]:
        """Cards of one deck may lie in each other's place, and so may colonies."""
        pools = [-1] * len(t.face)
        for card in range(len(t.face)):
            kind = t.kind(card)
            if t.owner[card] >= 0 and kind < HOMEWORLD and not t.is_token(card):
                pools[card] = t.owner[card]
            elif t.is_colony(card):
                pools[card] = 100
        return pools

    def supposed(self, t: Contention, viewer: int) -> dict[int, list[int]]:
        """Of a deck that was brought, others know the homeworld (K-SECRET-6)."""
        stand_ins = t.spec.stand_ins
        return {
            seat: stand_ins[seat] for seat in range(t.seats) if stand_ins[seat] and seat != viewer
        }

    def doubts(self, rules: Rules) -> list[tuple[str, str]]:
        return doubts(rules, self.cards(rules.ruleset))

    def clock(self, t: Contention) -> int:
        return t.turn

    def phase(self, t: Contention) -> int:
        return t.phase

    def fixed_cards(self) -> bool:
        return False  # token ships and Black Holes come and go

    def scores(self, t: Contention) -> list[int]:
        return t.favor

    def stands(self, t: Contention, card: int) -> int:
        return t.at[card]

    def violations(self, t: Contention) -> list[str]:
        found: list[str] = []
        for seat in range(t.seats):
            if t.resources[seat] < 0:
                found.append(f"seat {seat} owes resources")
            if not 0 <= t.tokens[seat] <= 7:
                found.append(f"seat {seat} has {t.tokens[seat]} colony tokens")
            placed = [p for p in t.locations(seat) if p != t.home(seat)]
            if t.alive >> seat & 1 and len(placed) + t.tokens[seat] != 7:
                found.append(f"seat {seat}: {len(placed)} colonies, {t.tokens[seat]} tokens left")
        return found + stale(t)

    def bounds(self) -> tuple[int, int]:
        return (5, 20_000)

    def effect(self, t: Contention, action: int) -> str:
        return saying.effect(t, action)

    def alike(self, t: Contention, one: int, other: int) -> bool:
        """In play, cards are told apart by where they stand, what they did, what aims at them."""
        if t.where[one] <= PLAY or t.where[other] <= PLAY:
            same = t.at[one] == t.at[other] and t.controller[one] == t.controller[other]
            fresh = t.moved[one] == t.moved[other] and t.target[one] == t.target[other]
            bare = not t.attached_to(one) and not t.attached_to(other)
            aimed = any(t.target[card] in (one, other) for card in t.location + t.zones[PLAY])
            return same and fresh and bare and not aimed and super().alike(t, one, other)
        return super().alike(t, one, other)


TITLE: Final = ContentionTitle()
