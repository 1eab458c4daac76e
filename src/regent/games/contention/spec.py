"""What never changes in one game: the rules chosen, the map, the printed facts by face."""

from __future__ import annotations

from typing import Final

from regent.games.contention.codes import (
    A_KEYWORD,
    A_N,
    AGENT,
    CONSTRUCT,
    DELAY,
    FIRST_LASTING,
    FRIENDLY,
    K_COST_ABOVE,
    K_CROWD,
    K_HERE,
    K_IN_SECTOR,
    K_KIND,
    K_MAX_COST,
    K_MAX_DEFENSE,
    K_MIN_ATTACK,
    K_OR,
    K_SIDE,
    K_STANDS_AT,
    K_THERE,
    K_UP_TO,
    K_WITHIN,
    KEYWORDS,
    KIND_LOCATION,
    KIND_PLAYER,
    OWN,
    S_ATTACH,
    S_DO,
    S_WHEN,
    S_WHILE,
    STATION,
    TOKENS,
    W_CONTROLS_HOST,
    W_DEFENSE,
    W_DEV,
    W_GRANT,
)
from regent.games.contention.links import Links
from regent.games.contention.maps import Layout
from regent.games.contention.needs import ability_needs, needs_to_play, own_effects
from regent.kernel.ability import Ability
from regent.kernel.cards import CardSet
from regent.kernel.choosing import Need
from regent.kernel.held import Held, held_in
from regent.kernel.vocabulary import ABSENT, Selector

UNSAID: Final = (
    K_WITHIN,
    K_MAX_DEFENSE,
    K_MAX_COST,
    K_MIN_ATTACK,
    K_STANDS_AT,
    K_CROWD,
    K_COST_ABOVE,
    K_UP_TO,
)
"""What a selector does not speak of unless a card says so."""

WORD_COUNT: Final = W_CONTROLS_HOST + 1
"""The vocabulary ends with this word."""


class Spec:
    """Rules, map and cards of one game, as ints and lists of ints wherever rules look."""

    __slots__ = (
        "abilities",
        "above",
        "attach",
        "attack",
        "aura",
        "awaits",
        "capital_card",
        "cost",
        "decks",
        "defense",
        "develops",
        "early",
        "elimination",
        "faction",
        "factions",
        "favor_to_win",
        "free_explore",
        "grants",
        "has_attack",
        "home_face",
        "host_by_place",
        "keywords",
        "kind",
        "lasting",
        "layout",
        "links",
        "names",
        "needs",
        "own_effects",
        "printed",
        "random_seating",
        "rarity",
        "refunds_count",
        "shipyard_word",
        "slugs",
        "some_weak",
        "speakers",
        "speed",
        "stand_ins",
        "subtypes",
        "team",
        "teams",
        "token",
        "token_face",
        "waits",
        "weakens",
        "whiles",
        "words",
    )

    def __init__(self, cards: CardSet, layout: Layout, links: Links) -> None:
        self.layout = layout
        self.links = links
        self.favor_to_win = 8
        self.elimination = 0
        self.free_explore = 0
        self.random_seating = 0
        self.refunds_count = 0
        self.teams = 0
        # by seat
        self.team: list[int] = []
        self.speakers: list[int] = []
        self.factions: list[int] = []
        self.decks: list[list[int]] = []
        # by seat: what others may think of in the place of a deck that was brought; else empty
        self.stand_ins: list[list[int]] = []
        self.home_face: list[int] = []
        self.capital_card = -1
        # by face: what a card shows (C-CARD-01, C-CARD-10), with its cost (C-CARD-02), attack
        # (C-CARD-03), defense (C-CARD-04) and speed (C-CARD-05)
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
        # C-KW-DELAY-2: what stands above Delay: the first so many abilities, these keywords
        self.above = _plain(cards.column("above"), 0)
        self.early = [_early(card.keyword_order) for card in cards.cards]
        shipyard = KEYWORDS.index("Shipyard")
        self.shipyard_word = [_plain(card.keyword_words, -1)[shipyard] for card in cards.cards]
        self.abilities: list[list[Ability]] = [card.abilities for card in cards.cards]
        self.attach: list[Selector | None] = [
            _attach(self.abilities[face]) or default_host(self.kind[face])
            for face in range(len(self.kind))
        ]
        self.lasting = [held_in(found, S_WHILE) for found in self.abilities]
        self.waits = [held_in(found, S_WHEN) for found in self.abilities]
        self.awaits = [_awaits(found) for found in self.waits]
        """For each face: the mask of what its abilities wait for."""
        self.own_effects = [own_effects(found) for found in self.abilities]
        self.needs = [
            _needs(self.kind[face], self.attach[face], self.abilities[face])
            for face in range(len(self.kind))
        ]
        """For each face: what is chosen to play it, then what for each of its abilities."""
        self.develops = [_develops(found) for found in self.abilities]
        """For each face: the numbers of its develop abilities (C-DEV-01)."""
        self.aura = [int(any(a.ops[S_WHILE] for a in found)) for found in self.abilities]
        self.whiles = [_whiles(found) for found in self.abilities]
        """For each face: 1 at the number of every lasting word it has, so that most are skipped."""
        self.words = [_words(found) for found in self.lasting]
        """The same for each face as a mask, from FIRST_LASTING on."""
        self.printed = [_mask(words) for words in self.keywords]
        """For each face: the mask of the keywords it has."""
        self.grants = [_grants(found) for found in self.abilities]
        """For each face: the mask of keywords it gives to others."""
        self.host_by_place = [int(_by_place(host)) for host in self.attach]
        """For each face: does it depend on where things stand what it may be attached to?"""
        self.some_weak = int(0 in self.defense)
        """Is there anything that needs no damage to be destroyed?"""
        self.weakens = int(any(_weakens(found) for found in self.abilities))
        """Can anything lower a defense? Then also an undamaged asset may die."""

    def face_of(self, name: str) -> int:
        """The face with this name: for the few cards the rules themselves name."""
        return self.names.index(name)

    def own_effect(self, face: int) -> int:
        """The ability of an Action for which its choices are made; -1 when there is none."""
        return self.own_effects[face][0] if self.own_effects[face] else -1

    def needs_of(self, face: int, number: int) -> list[Need]:
        """Everything to choose for an ability, or to play the card (PLAYING)."""
        return self.needs[face][number + 1]


def _plain(column: list[int], absent: int) -> list[int]:
    return [absent if number == ABSENT else number for number in column]


def _early(order: list[int]) -> int:
    """The mask of the keywords that are written above Delay."""
    mask = 0
    for keyword in order:
        if keyword == DELAY:
            break
        mask |= 1 << keyword
    return mask


def _needs(kind: int, host: Selector | None, abilities: list[Ability]) -> list[list[Need]]:
    return [needs_to_play(kind, host, abilities), *[ability_needs(a) for a in abilities]]


def _token(name: str, is_token: bool) -> int:
    return TOKENS.index(name) if is_token else -1


def _develops(abilities: list[Ability]) -> list[int]:
    return [
        number
        for number in range(len(abilities))
        if abilities[number].ops[S_WHEN] and abilities[number].ops[S_WHEN][0].word == W_DEV
    ]


def _whiles(abilities: list[Ability]) -> list[int]:
    found = [0] * WORD_COUNT
    for ability in abilities:
        for op in ability.ops[S_WHILE]:
            found[op.word] = 1
    return found


def _awaits(waits: list[Held]) -> int:
    mask = 0
    for held in waits:
        mask |= 1 << held.word
    return mask


def _words(lasting: list[Held]) -> int:
    mask = 0
    for held in lasting:
        mask |= 1 << held.word - FIRST_LASTING
    return mask


def _mask(keywords: list[int]) -> int:
    mask = 0
    for keyword in range(len(keywords)):
        if keywords[keyword] >= 0:
            mask |= 1 << keyword
    return mask


def _grants(abilities: list[Ability]) -> int:
    mask = 0
    for ability in abilities:
        for op in ability.ops[S_WHILE]:
            if op.word == W_GRANT:
                mask |= 1 << op.args[A_KEYWORD]
    return mask


def _weakens(abilities: list[Ability]) -> bool:
    for ability in abilities:
        for slot in (S_DO, S_WHILE):
            for op in ability.ops[slot]:
                if op.word == W_DEFENSE and not op.ops[A_N] and op.args[A_N] < 0:
                    return True
    return False


def _attach(abilities: list[Ability]) -> Selector | None:
    for ability in abilities:
        for selector in ability.selectors[S_ATTACH]:
            return selector
    return None


def _by_place(selector: Selector | None) -> bool:
    if selector is None or selector.ref >= 0:
        return selector is not None
    args = selector.args
    if args[K_HERE] or args[K_THERE] or args[K_IN_SECTOR] or args[K_MAX_DEFENSE] != ABSENT:
        return True
    if args[K_WITHIN] != ABSENT or args[K_STANDS_AT] != ABSENT or args[K_CROWD] != ABSENT:
        return True
    return _by_place(selector.either)


def default_host(kind: int) -> Selector | None:
    """C-ATT-01, C-TYPE-12, C-TYPE-15: where a card goes that does not name its host.

    Stations and Constructs (C-TYPE-10) on a friendly location, Agents (C-TYPE-09) on yourself.
    """
    if kind not in (AGENT, CONSTRUCT, STATION):
        return None
    args = [0] * (K_OR + 1)
    for key in UNSAID:
        args[key] = ABSENT
    args[K_SIDE] = OWN if kind == AGENT else FRIENDLY
    args[K_KIND] = 1 << (KIND_PLAYER if kind == AGENT else KIND_LOCATION)
    return Selector(-1, args, [None])
