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
    settling,
    setup,
    turn,
    view,
)
from regent.games.contention.codes import FACTIONS, HOMEWORLD
from regent.games.contention.decks import precon
from regent.games.contention.mapmaker import make_map
from regent.games.contention.maps import standard_map
from regent.games.contention.rules import RULESETS, team_of
from regent.games.contention.spec import Spec
from regent.games.contention.state import STREAMS, Contention
from regent.games.contention.verbs import VERBS
from regent.games.contention.words import SCHEMA, WORDS
from regent.kernel.cards import CardSet, load_set
from regent.kernel.errors import Broken, InputError
from regent.kernel.frame import Frame
from regent.kernel.ruleset import Rules
from regent.kernel.table import Table
from regent.kernel.title import Title

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "announces": ("card",),
    "attaches": ("card", "card"),
    "attaches-to-player": ("card", "seat"),
    "binds": ("card",),
    "bluffs": (),
    "boards": ("card", "place"),
    "cancels": ("card",),
    "changes": ("card",),
    "controls": ("card",),
    "creates": ("card", "place"),
    "damages": ("card", "number"),
    "destroyed": ("card",),
    "discards": ("card",),
    "draws": ("card",),
    "enters": ("card", "place"),
    "explores": ("card", "place"),
    "faceoff-ends": (),
    "favor": ("number", "number", "number"),
    "gains": ("number",),
    "grows": ("card", "number"),
    "hits": ("card", "card", "number"),
    "jumps": ("card", "place"),
    "loses": (),
    "marks": ("card",),
    "moves": ("card", "place"),
    "mulligans": ("number",),
    "no-token": ("token",),
    "pays": ("number",),
    "pays-for": ("card", "number"),
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
    "targets": ("card", "card"),
    "tie": (),
    "turn": ("number",),
    "uses": ("card",),
    "wins": (),
}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "Announcing": ("card",),
    "Using": ("card",),
    "Cancel": ("card", "number"),
}

FRAMES: Final[list[type]] = [
    abilities.Choosing,
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
    settling.SettleContention,
    setup.Mulligan,
    turn.EndOfTurn,
    turn.Turn,
]

MOMENTS: Final = {"beginning": 0, "command": 1, "face-off": 2, "battle": 3, "end": 4}


class ContentionTitle(Title):
    def __init__(self) -> None:
        super().__init__(
            name="contention",
            full_name="Imperium: The Contention",
            version=1,
            folder=FOLDER,
            seats=(2, 6),
            rulesets=RULESETS,
            verbs=VERBS,
            events=EVENTS,
            frames=FRAMES,
            streams=STREAMS,
            prompts=PROMPTS,
        )
        self.shipped: CardSet | None = None
        self.last: tuple[Rules, CardSet, Spec] | None = None

    def cards(self) -> CardSet:
        if self.shipped is None:
            self.shipped = load_set(card_files(), SCHEMA)
        return self.shipped

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
        if kind == "token":
            own = self.own(t)
            return own.spec.slugs[own.spec.token_face[value]]
        return super().argument(t, kind, value)

    def domain(self, t: Table, kind: str) -> list[int]:
        if kind == "place":
            return list(range(len(self.own(t).location)))
        if kind == "trigger":
            return list(range(len(WORDS)))
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
        return found

    def bounds(self) -> tuple[int, int]:
        return (5, 20_000)

    # -- scenarios ----------------------------------------------------------------------------

    def moments(self) -> list[str]:
        return list(MOMENTS)

    def begin_at(self, t: Table, moment: str, seat: int) -> Frame[Any]:
        return turn.Turn(MOMENTS[moment])

    def zone_names(self, t: Table) -> list[str]:
        names = ["map", "play", "played", "box", "gone"]
        for seat in range(t.seats):
            names += [f"deck {seat}", f"hand {seat}", f"scrap {seat}"]
        return names

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
            "scepter": "table",
            "damage": "card",
            "counters": "card",
        }


def card_files() -> list[Path]:
    return sorted((FOLDER / "cards").glob("*.toml"))


def make_spec(rules: Rules, cards: CardSet) -> Spec:
    """Everything that is fixed before the first card is dealt."""
    seats = rules.seats
    made = rules.choice("map") == "made"
    layout = make_map(seats, f"{seats}") if made else standard_map(seats)
    spec = Spec(cards, layout)
    spec.favor_to_win = rules.number("favor")
    spec.elimination = rules.number("elimination")
    spec.free_explore = rules.number("free_explore")
    teams = rules.choice("teams")
    spec.teams = int(teams != "none")
    spec.team = [team_of(teams, seat, seats) for seat in range(seats)]
    spec.speakers = [int(spec.team.index(spec.team[s]) == s) for s in range(seats)]
    spec.position = list(range(seats))
    spec.factions = chosen_factions(rules)
    spec.decks = [precon(faction, cards).faces() for faction in spec.factions]
    homes = [card.index for card in cards.cards if spec.kind[card.index] == HOMEWORLD]
    by_faction = {spec.faction[face]: face for face in homes}
    spec.home_face = [by_faction[faction] for faction in spec.factions]
    spec.home_card = list(range(seats))
    spec.capital_card = seats if layout.capital >= 0 else -1
    return spec


def chosen_factions(rules: Rules) -> list[int]:
    """C-SETUP-01, C-DECK-10: as chosen; who takes any gets the next one free."""
    wanted = [rules.number(f"faction_{seat}") - 1 for seat in range(rules.seats)]
    taken = [faction for faction in wanted if faction >= 0]
    if len(set(taken)) != len(taken) and not rules.flag("same_factions"):
        twice = next(FACTIONS[f] for f in taken if taken.count(f) > 1)
        right = "choose another, or set same_factions (C-DECK-10)"
        raise InputError(f"two seats chose {twice}", right=right)
    free = [faction for faction in range(6) if faction not in taken]
    return [faction if faction >= 0 else free.pop(0) for faction in wanted]


TITLE: Final = ContentionTitle()
