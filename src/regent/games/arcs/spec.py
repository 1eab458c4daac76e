"""What never changes in one game of Arcs: chosen rules, the map, printed facts by face."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.codes import STANDARD
from regent.games.arcs.map import SETUP_CARDS, borders, building_slots, cards_for, planet_types
from regent.games.arcs.rulesets import RANDOM
from regent.games.arcs.vocabulary import (
    DISCARD,
    DO,
    NEW_ACTION,
    NEW_ACTIONS,
    PRELUDE,
    SECURED,
    VOCABULARY,
    WHEN,
)
from regent.kernel.cards import CardSet
from regent.kernel.ruleset import Rules
from regent.kernel.vocabulary import ABSENT

THRESHOLD: Final = (0, 0, 33, 30, 27)
"""By players the Power that ends the game (A-CHAP-4)."""

NONE: Final = -1


class Spec:
    """Printed facts by face: -1 where a card has none of it."""

    __slots__ = (
        "action_suit",
        "always",
        "always_arg",
        "borders",
        "called",
        "kind",
        "names",
        "new",
        "new_arg",
        "number",
        "owners",
        "pips",
        "power_goal",
        "prelude",
        "prelude_arg",
        "prelude_stays",
        "raid",
        "row",
        "secured",
        "setup",
        "slots",
        "slugs",
        "split_discard",
        "suit",
        "texts",
        "type_of",
    )

    def __init__(self, rules: Rules, cards: CardSet) -> None:
        seats = rules.seats
        self.power_goal = THRESHOLD[seats]
        self.row = 3 if seats == 2 else 4
        """Court cards that lie in the row (A-SETUP-4)."""
        self.owners = list(range(seats))
        """Whose pieces can stand on the map: the players, then others if the rules bring them."""
        self.split_discard = rules.number("split_discard")
        chosen = rules.choice("setup_card")
        self.setup = [card for card in cards_for(seats) if chosen in (RANDOM, card.name)]
        self.type_of = planet_types()
        """By system the type of the planet; -1 for a gate."""
        self.slots = building_slots()
        self.borders: list[list[list[int]]] = [[] for _ in range(64)]
        """By the mask of clusters out of play and by system: what is adjacent."""
        for out in {0} | {card.out for card in SETUP_CARDS}:
            self.borders[out] = borders(out)
        self.names = [card.name for card in cards.cards]
        self.slugs = [card.slug for card in cards.cards]
        self.kind = cards.column("kind")
        self.number = cards.column("number")
        self.action_suit = _column(cards, "action_suit")
        self.pips = cards.column("pips")
        self.suit = _column(cards, "suit")
        self.raid = cards.column("raid")
        faces = len(cards.cards)
        self.always = [NONE] * faces
        self.always_arg = [NONE] * faces
        self.prelude = [NONE] * faces
        """What the card does in a Prelude."""
        self.prelude_arg = [NONE] * faces
        self.prelude_stays = [0] * faces
        """Is the card not discarded for it?"""
        self.secured = [NONE] * faces
        self.new = [[NONE] * faces for _ in range(STANDARD)]
        """By standard action: what the new action of the card does."""
        self.new_arg = [[NONE] * faces for _ in range(STANDARD)]
        self.called = [[""] * faces for _ in range(STANDARD)]
        self.texts = [" ".join([a.text for a in card.abilities]) for card in cards.cards]
        self._abilities(cards)

    def _abilities(self, cards: CardSet) -> None:
        when, do = VOCABULARY.slot("when"), VOCABULARY.slot("do")
        for card in cards.cards:
            face = card.index
            for ability in card.abilities:
                at, what = ability.ops[when][0], ability.ops[do][0]
                code = what.word - len(WHEN)
                arg = what.args[0] if what.args else NONE
                if at.word == NEW_ACTION:
                    self.new[at.args[0]][face] = code
                    self.new_arg[at.args[0]][face] = arg
                    self.called[at.args[0]][face] = NEW_ACTIONS[at.args[1]]
                elif at.word in (DISCARD, PRELUDE):
                    self.prelude[face] = code
                    self.prelude_arg[face] = arg
                    self.prelude_stays[face] = int(at.word == PRELUDE)
                elif at.word == SECURED:
                    self.secured[face] = code
                else:
                    self.always[face] = code
                    self.always_arg[face] = arg
                if not 0 <= code < len(DO):
                    raise ValueError(f"{card.name}: {what.name} is no effect")


def _column(cards: CardSet, name: str) -> list[int]:
    """A column of words: -1 where a card has none."""
    return [NONE if value == ABSENT else value for value in cards.column(name)]
