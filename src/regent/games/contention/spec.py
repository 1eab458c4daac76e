"""What never changes in one game: the rules chosen, the map, the printed facts by face."""

from __future__ import annotations

from regent.games.contention.codes import KEYWORDS, S_ATTACH, S_WHILE, TOKENS, TYPES
from regent.games.contention.maps import Layout
from regent.kernel.ability import Ability
from regent.kernel.cards import CardSet
from regent.kernel.vocabulary import ABSENT, Selector


class Spec:
    """Rules, map and cards of one game, as ints and lists of ints wherever rules look."""

    __slots__ = (
        "abilities",
        "attach",
        "attack",
        "aura",
        "capital_card",
        "cost",
        "decks",
        "defense",
        "elimination",
        "faction",
        "factions",
        "favor_to_win",
        "free_explore",
        "has_attack",
        "home_card",
        "home_face",
        "keywords",
        "kind",
        "layout",
        "names",
        "position",
        "rarity",
        "shipyard_word",
        "slugs",
        "speakers",
        "speed",
        "subtypes",
        "team",
        "teams",
        "token",
        "token_face",
    )

    def __init__(self, cards: CardSet, layout: Layout) -> None:
        self.layout = layout
        self.favor_to_win = 8
        self.elimination = 0
        self.free_explore = 0
        self.teams = 0
        # by seat
        self.team: list[int] = []
        self.speakers: list[int] = []
        self.position: list[int] = []
        self.factions: list[int] = []
        self.decks: list[list[int]] = []
        self.home_face: list[int] = []
        self.home_card: list[int] = []
        self.capital_card = -1
        # by face
        self.names = [card.name for card in cards.cards]
        self.slugs = [card.slug for card in cards.cards]
        self.kind = cards.column("type")
        self.subtypes = [max(0, mask) for mask in cards.column("subtypes")]
        self.faction = cards.column("faction")
        self.rarity = cards.column("rarity")
        self.cost = _plain(cards.column("cost"), 0)
        self.has_attack = [int(n != ABSENT) for n in cards.column("attack")]
        self.attack = _plain(cards.column("attack"), 0)
        self.defense = _plain(cards.column("defense"), -1)
        self.speed = _plain(cards.column("speed"), 0)
        self.token = [_token(card.name, card.flag("token")) for card in cards.cards]
        self.token_face = [cards.by_name(name).index for name in TOKENS]
        self.keywords = [[_plain([n], -1)[0] for n in card.keywords] for card in cards.cards]
        shipyard = KEYWORDS.index("Shipyard")
        self.shipyard_word = [_plain(card.keyword_words, -1)[shipyard] for card in cards.cards]
        self.abilities: list[list[Ability]] = [card.abilities for card in cards.cards]
        self.attach: list[Selector | None] = [_attach(found) for found in self.abilities]
        self.aura = [int(any(a.ops[S_WHILE] for a in found)) for found in self.abilities]

    def face_of(self, name: str) -> int:
        """The face with this name: for the few cards the rules themselves name."""
        return self.names.index(name)

    def type_name(self, face: int) -> str:
        return TYPES[self.kind[face]]


def _plain(column: list[int], absent: int) -> list[int]:
    return [absent if number == ABSENT else number for number in column]


def _token(name: str, is_token: bool) -> int:
    return TOKENS.index(name) if is_token else -1


def _attach(abilities: list[Ability]) -> Selector | None:
    for ability in abilities:
        for selector in ability.selectors[S_ATTACH]:
            return selector
    return None
