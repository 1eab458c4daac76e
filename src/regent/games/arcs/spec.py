"""What never changes in one game of Arcs: chosen rules, the map, printed facts by face."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.codes import BLIGHT, EMPIRE, FREE, LEADER, STANDARD
from regent.games.arcs.links import Links
from regent.games.arcs.lore_words import CLEAR
from regent.games.arcs.map import SETUP_CARDS, borders, building_slots, cards_for, planet_types
from regent.games.arcs.rulesets import EMPIRE_EDITION, RANDOM
from regent.games.arcs.vocabulary import (
    CRISIS,
    DISCARD,
    DO,
    NEW_ACTION,
    NEW_ACTIONS,
    PRELUDE,
    SECURED,
    SETUP,
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
        "acts",
        "all_or_none",
        "always",
        "borders",
        "called",
        "called_for",
        "clears",
        "crisis",
        "discard_returns",
        "empire",
        "fated",
        "kind",
        "kits",
        "leaders",
        "links",
        "lore",
        "lore_each",
        "names",
        "new",
        "new_arg",
        "number",
        "objective_bonus",
        "owners",
        "pips",
        "pool",
        "power_goal",
        "prelude",
        "prelude_arg",
        "prelude_stays",
        "proposals",
        "raid",
        "row",
        "secured",
        "setup",
        "setup_arg",
        "setup_more",
        "setup_step",
        "slots",
        "slugs",
        "split_discard",
        "suit",
        "texts",
        "type_of",
    )

    def __init__(self, rules: Rules, cards: CardSet, links: Links) -> None:
        self.links = links
        seats = rules.seats
        self.power_goal = THRESHOLD[seats]
        self.row = 3 if seats == 2 else 4
        """Court cards that lie in the row (A-SETUP-4)."""
        self.empire = int(rules.table.edition(rules.ruleset) == EMPIRE_EDITION)
        """Are the rules of the Empire in play?"""
        self.owners = list(range(seats)) + ([EMPIRE, BLIGHT, FREE] if self.empire else [])
        """Whose pieces can stand on the map: the players, then others if the rules bring them."""
        self.acts = rules.number("acts")
        self.fated = int(rules.choice("fate_mode") == "generic")
        self.all_or_none = int(rules.choice("imperial_attackers") == "all_or_none")
        self.proposals = rules.number("max_proposals_per_player")
        self.objective_bonus = rules.number("objective_bonus")
        self.discard_returns = rules.number("court_discard_returns")
        self.split_discard = rules.number("split_discard")
        self.leaders = rules.number("leaders")
        self.lore = rules.number("lore_in_court" if self.empire else "lore")
        self.lore_each = rules.number("lore_each") if self.lore and not self.empire else 0
        """Lore cards that each player takes (A-LEAD-23)."""
        self.pool = [rules.number("leader_pool"), rules.number("lore_pool")]
        """Whether all Leaders and all Lore may be laid out, or those of the base box
        (A-LEAD-21)."""
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
        self.always = [[NONE] * faces for _ in DO]
        """By lasting effect: its argument, 0 where it takes none, -1 where the card has it not."""
        self.prelude = [NONE] * faces
        """What the card does in a Prelude."""
        self.prelude_arg = [NONE] * faces
        self.prelude_stays = [0] * faces
        """Is the card not discarded for it?"""
        self.clears = [0] * faces
        """The types whose Outrage the card may be discarded to clear, as a mask (A-LORE-32)."""
        self.secured = [NONE] * faces
        self.crisis = [NONE] * faces
        self.setup_step = [NONE] * faces
        """What a Leader does at set-up (A-LEAD-26), with its numbers."""
        self.setup_arg = [NONE] * faces
        self.setup_more = [NONE] * faces
        self.kits = _kits(cards, self.kind)
        """What a Leader begins with: two types, a building and ships at A, the same at B, ships at
        C."""
        self.new = [[NONE] * faces for _ in range(STANDARD)]
        """By standard action: what the new action of the card does."""
        self.new_arg = [[NONE] * faces for _ in range(STANDARD)]
        self.called = [[""] * faces for _ in range(STANDARD)]
        self.called_for = [[""] * faces for _ in range(STANDARD)]
        """What it is called, and in its own words what it does."""
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
                    self.called_for[at.args[0]][face] = ability.text.partition(": ")[2].rstrip(".")
                elif code == CLEAR:
                    self.clears[face] = arg
                elif at.word == SETUP:
                    self.setup_step[face] = code
                    self.setup_arg[face] = arg
                    self.setup_more[face] = what.args[1] if len(what.args) > 1 else NONE
                elif at.word in (DISCARD, PRELUDE):
                    self.prelude[face] = code
                    self.prelude_arg[face] = arg
                    self.prelude_stays[face] = int(at.word == PRELUDE)
                elif at.word == SECURED:
                    self.secured[face] = code
                elif at.word == CRISIS:
                    self.crisis[face] = code
                else:
                    self.always[code][face] = max(arg, 0)
                if not 0 <= code < len(DO):
                    raise ValueError(f"{card.name}: {what.name} is no effect")


KIT: Final = ("first", "second", "building_a", "ships_a", "building_b", "ships_b", "ships_c")


def _kits(cards: CardSet, kinds: list[int]) -> list[list[int]]:
    """By face what a Leader begins with, in the order of KIT; -1 for no building, nothing for
    other cards."""
    columns = [_column(cards, name) for name in KIT]
    return [
        [column[face] for column in columns] if kind == LEADER else []
        for face, kind in enumerate(kinds)
    ]


def _column(cards: CardSet, name: str) -> list[int]:
    """A column of words: -1 where a card has none."""
    return [NONE if value == ABSENT else value for value in cards.column(name)]
