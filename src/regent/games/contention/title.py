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
from regent.games.contention.decks import check_deck, read_deck
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
from regent.kernel.advice import Advice
from regent.kernel.cards import CardSet
from regent.kernel.errors import Broken, InputError
from regent.kernel.frame import Frame
from regent.kernel.placing import Placing
from regent.kernel.ruleset import Rules
from regent.kernel.table import Table
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


class ContentionTitle(Title):
    def __init__(self) -> None:
        super().__init__(
            name="contention",
            full_name="Imperium: The Contention",
            version=3,
            folder=FOLDER,
            seats=(2, 6),
            rulesets=RULESETS,
            verbs=VERBS,
            events=EVENTS,
            frames=FRAMES,
            streams=STREAMS,
            prompts=PROMPTS,
            schema=SCHEMA,
        )
        self.last: tuple[Rules, CardSet, Spec] | None = None

    def blank(self, rules: Rules, cards: CardSet) -> Contention:
        last = self.last
        if last is None or last[0] != rules or last[1] is not cards:
            last = (rules, cards, make_spec(rules, cards))
            self.last = last
        return Contention(rules.seats, setup.sight(rules.seats), last[2])

    def deal(self, t: Table) -> None:
        setup.deal(self.own(t))

    def own(self, t: Table) -> Contention:
        if not isinstance(t, Contention):
            raise Broken("a table of another title")
        return t

    def view(self, t: Table, viewer: int) -> dict[str, Any]:
        return view.view(self.own(t), viewer)

    def face_slugs(self, t: Table) -> list[str]:
        return self.own(t).spec.slugs

    def face_name(self, t: Table, face: int) -> str:
        return self.own(t).spec.names[face]

    def argument(self, t: Table, kind: str, value: int) -> str:
        if kind == "place":
            own = self.own(t)
            return own.spec.layout.cells[value] if value >= 0 else "off-the-map"
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
            own = self.own(t)
            return own.spec.slugs[own.spec.token_face[value]]
        return super().argument(t, kind, value)

    def domain(self, t: Table, kind: str) -> list[int]:
        if kind == "place":
            return list(range(len(self.own(t).location)))
        if kind == "trigger":
            return list(range(len(WORDS)))
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

    def pools(self, t: Table) -> list[int]:
        """Cards of one deck may lie in each other's place, and so may colonies."""
        own = self.own(t)
        pools = [-1] * len(t.face)
        for card in range(len(t.face)):
            kind = own.kind(card)
            if own.owner[card] >= 0 and kind < HOMEWORLD and not own.is_token(card):
                pools[card] = own.owner[card]
            elif own.is_colony(card):
                pools[card] = 100
        return pools

    def judge(self, t: Table, seat: int) -> int:
        return judge(self.own(t), seat)

    def advise(self, t: Table, seat: int, action: int, advice: Advice) -> None:
        advise(self.own(t), seat, action, advice)

    def follies(self) -> dict[str, str]:
        return FOLLIES

    def folly(self, t: Table, seat: int, action: int, memory: list[int]) -> str:
        return folly(self.own(t), seat, action, memory)

    def sides(self, t: Table) -> list[str]:
        return [FACTIONS[faction] for faction in self.own(t).spec.factions]

    def side_setting(self) -> tuple[str, list[str]]:
        return ("faction_", list(FACTIONS[:NEUTRAL]))

    def parties(self, rules: Rules) -> list[str]:
        return parties(rules)

    def doubts(self, rules: Rules) -> list[tuple[str, str]]:
        return doubts(rules, self.cards())

    def clock(self, t: Table) -> int:
        return self.own(t).turn

    def fixed_cards(self) -> bool:
        return False  # token ships and Black Holes come and go

    def scores(self, t: Table) -> list[int]:
        return self.own(t).favor

    def violations(self, t: Table) -> list[str]:
        own = self.own(t)
        found: list[str] = []
        for seat in range(t.seats):
            if own.resources[seat] < 0:
                found.append(f"seat {seat} owes resources")
            if not 0 <= own.tokens[seat] <= 7:
                found.append(f"seat {seat} has {own.tokens[seat]} colony tokens")
            placed = [p for p in own.locations(seat) if p != own.home(seat)]
            if own.alive >> seat & 1 and len(placed) + own.tokens[seat] != 7:
                found.append(f"seat {seat}: {len(placed)} colonies, {own.tokens[seat]} tokens left")
        return found + stale(own)

    def bounds(self) -> tuple[int, int]:
        return (5, 20_000)

    def texts(self, seats: int) -> dict[str, str]:
        decks = {f"deck_{seat}": f"the deck of seat {seat}" for seat in range(seats)}
        return {"map": "a map of your own", **decks}

    def check_deck(self, path: Path) -> list[tuple[str, str]]:
        """Every rule a deck breaks (C-DECK); 45 cards are meant for C-OPT-DUAL."""
        cards = self.cards()
        deck = read_deck(path, cards)
        return check_deck(deck, cards, deck.size() == DUAL_SIZE)

    def check_map(self, path: Path) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """C-CMAP-07: what forbids a map, and what makes it doubtful."""
        return check_map(read_map(path))

    def made_map(self, seats: int, seed: str) -> str:
        """C-CMAP-08."""
        if not self.seats[0] <= seats <= self.seats[1]:
            raise InputError(f"there are no maps for {seats} seats", right="choose 2 to 6")
        return write_map(make_map(seats, seed))

    def effect(self, t: Table, action: int) -> str:
        return saying.effect(self.own(t), action)

    def alike(self, t: Table, one: int, other: int) -> bool:
        """In play, cards are told apart by where they stand and what they did."""
        own = self.own(t)
        if t.where[one] <= PLAY or t.where[other] <= PLAY:
            same = own.at[one] == own.at[other] and own.controller[one] == own.controller[other]
            fresh = own.moved[one] == own.moved[other] and own.target[one] == own.target[other]
            bare = not own.attached_to(one) and not own.attached_to(other)
            return same and fresh and bare and super().alike(t, one, other)
        return super().alike(t, one, other)

    # -- scenarios ----------------------------------------------------------------------------

    def moments(self) -> dict[str, str]:
        return MOMENTS

    def begin_at(self, t: Table, moment: str, seat: int) -> Frame[Any]:
        own = self.own(t)
        if moment != "beginning":
            own.set_turn(max(1, own.turn))
        return turn.Turn(list(MOMENTS).index(moment))

    def chance(self) -> dict[str, str]:
        return {"cards": "which card of a hand, counted from the left"}

    def zone_names(self, t: Table) -> list[str]:
        names = ["map", "play", "played", "box", "gone"]
        for seat in range(t.seats):
            names += [f"deck {seat}", f"hand {seat}", f"scrap {seat}"]
        return names

    def rest(self, t: Table, card: int, named: list[int]) -> int:
        return positions.rest(self.own(t), card, named)

    def misplaced(self, t: Table, face: int, zone: int) -> str:
        return positions.misplaced(self.own(t), face, zone)

    def spare(self, t: Table, face: int, zone: int, placed: set[int]) -> int:
        """One of the seat's own cards, or a card made for the scenario."""
        own = self.own(t)
        if own.spec.slugs[face] == "bluff":
            return -1  # everybody has one, and it lies nowhere (C-BLUFF-01)
        if zone < FIRST:
            return super().spare(t, face, zone, placed)
        seat = (zone - FIRST) // 3
        for card in range(len(t.face)):
            if t.face[card] == face and own.owner[card] == seat and card not in placed:
                return card
        return own.new_card(face, own.deck_of(seat), seat)

    def given_keys(self) -> dict[str, tuple[str, dict[str, str]]]:
        return positions.GIVEN

    def place_given(self, t: Table, key: str, value: Any, placing: Placing) -> None:
        positioner = positions.Positioner(self.own(t), placing)
        if key == "sectors":
            positioner.sectors(value)
        else:
            positioner.off_map(value)

    def place_index(self, t: Table, name: str, where: str) -> int:
        cells = self.own(t).spec.layout.cells
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


TITLE: Final = ContentionTitle()
