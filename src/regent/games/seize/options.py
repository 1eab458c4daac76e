"""What a table chose before the first card is dealt: starter decks, or decks that were brought."""

from __future__ import annotations

from typing import Final

from regent.games.seize.codes import A_VS, ARTIFACT, K_KIND, K_SUBTYPE, K_TYPE, S_DO, W_ATT, W_DEF
from regent.games.seize.decks import (
    DECK_RULES,
    Deck,
    DeckRules,
    check_deck,
    read_deck,
    starter,
    whole_set,
)
from regent.games.seize.editions import R_ARTIFACTS
from regent.games.seize.parameters import DECKS, R_CHARACTERS, R_REACTIONS
from regent.games.seize.reacting import Moment
from regent.games.seize.refusals import untimely
from regent.games.seize.spec import Above, Spec
from regent.games.seize.state import Seize
from regent.kernel.cards import CardSet
from regent.kernel.errors import InputError
from regent.kernel.frame import Frame
from regent.kernel.problems import Problems
from regent.kernel.ruleset import Rules
from regent.kernel.vocabulary import ABSENT

KEPT: Final = (K_KIND, K_TYPE, K_SUBTYPE)
"""What a lasting bonus can count against."""


OWN: Final = "Own deck"
"""What a deck is called that was brought: its name is its player's secret, too (K-SECRET-6)."""


class Rooms(Above):
    """The windows and refusals of this title."""

    __slots__ = ()

    def answers(self, t: Seize, moment: int, nested: int) -> Frame[Seize]:
        return Moment(moment, nested, t.order())

    def untimely(self, t: Seize, seat: int, action: int) -> str:
        return untimely(t, seat, action)


def make_spec(rules: Rules, cards: CardSet) -> Spec:
    """Everything that is fixed before the first card is dealt."""
    check_lasting(cards)
    spec = Spec(cards, rules)
    spec.above = Rooms()
    decks = chosen_decks(rules, cards)
    spec.decks = [faces_of(deck, spec) for deck in decks]
    brought = [f"deck_{seat}" in rules.texts for seat in range(rules.seats)]
    spec.deck_names = [OWN if brought[seat] else deck.name for seat, deck in enumerate(decks)]
    stand_in = faces_of(starter(0, cards, DECK_RULES[cards.edition]), spec) if any(brought) else []
    spec.stand_ins = [stand_in if brought[seat] else [] for seat in range(rules.seats)]
    return spec


def check_lasting(cards: CardSet) -> None:
    """A bonus that lasts remembers types and sub-types; one that asks for more is refused."""
    for card in cards.cards:
        for ability in card.abilities:
            for op in ability.ops[S_DO]:
                versus = op.selectors[A_VS] if op.word in (W_ATT, W_DEF) else None
                if versus is None:
                    continue
                asked = [versus.args[key] for key in range(len(versus.args)) if key not in KEPT]
                if versus.ref >= 0 or any(value not in (0, ABSENT) for value in asked):
                    what = f"{card.name}: a bonus that lasts cannot tell such targets apart"
                    raise InputError(what, "vs", "name types and sub-types only")


def faces_of(deck: Deck, spec: Spec) -> list[list[int]]:
    """Asset, Character and System cards; the basic game leaves some of them out."""
    assets = deck.assets()
    if not spec.rules[R_REACTIONS]:  # SI-VAR-BASIC-1, SI-VAR-BASIC-ASSETS
        assets = [face for face in assets if not spec.reaction[face]]
    if not spec.rules[R_ARTIFACTS]:
        assets = [face for face in assets if spec.kind[face] != ARTIFACT]
    characters = deck.characters() if spec.rules[R_CHARACTERS] else []
    return [assets, characters, [] if spec.duel else deck.worlds()]


def chosen_decks(rules: Rules, cards: CardSet) -> list[Deck]:
    """SI-SETUP-01: brought decks, chosen themes; who takes any gets the next one free.

    The same theme may be played twice, with five or six players it must be. In a duel any means
    any cards (SI-VAR-DUEL-1).
    """
    wanted = [rules.number(f"deck_{seat}") - 1 for seat in range(rules.seats)]
    box = DECK_RULES[cards.edition]
    free = [theme for theme in range(len(DECKS) - 1) if theme not in wanted]
    found: list[Deck] = []
    for seat in range(rules.seats):
        text = rules.texts.get(f"deck_{seat}")
        if text is not None:
            found.append(brought(text, cards, box, seat))
            continue
        theme = wanted[seat]
        if theme < 0 and rules.choice("mode") == "duel":
            found.append(whole_set(cards, box))
            continue
        if theme < 0:
            if not free:
                free = list(range(len(DECKS) - 1))
            theme = free.pop(0)
        found.append(starter(theme, cards, box))
    return found


def brought(text: str, cards: CardSet, box: DeckRules, seat: int) -> Deck:
    """A constructed deck, if it is legal (SI-DECK)."""
    deck = read_deck(text, cards)
    problems = Problems()
    for clause, sentence in check_deck(deck, cards, box):
        problems.add(f"this deck is not legal: {sentence}", f"deck_{seat}", "", clause)
    problems.raise_any()
    return deck
