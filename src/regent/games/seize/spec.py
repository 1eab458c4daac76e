"""What never changes in one game: the rules chosen and the printed facts by face."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regent.games.seize.codes import (
    A_AS,
    A_KEYWORD,
    A_TO,
    A_WINDOW,
    ARTIFACT,
    CLASSES,
    COUNTERS,
    REACTION,
    REF_THIS,
    S_DO,
    S_IF,
    S_WHEN,
    S_WHILE,
    TACTICS,
    UNITS,
    W_ACTIVATED,
    W_ANY_ADJACENT,
    W_AP,
    W_ATT,
    W_CA_STARTS,
    W_CANCEL_ABILITY,
    W_CONQUERS,
    W_DEF,
    W_DENY,
    W_DEPLETE,
    W_DURING,
    W_ELIMINATED,
    W_EXCHANGE_STARTS,
    W_GRANT,
    W_INSTANT,
    W_MISSION,
    W_SACRIFICE,
    W_SCRAP,
    W_STANDS_IN,
    W_TIMES_AP,
    W_TROOP_ELIMINATED,
)
from regent.games.seize.editions import R_STARTING_CARDS_PAID
from regent.games.seize.parameters import (
    IS_DUEL,
    PARAMETERS,
    R_MODE,
    R_SETUP_CAP_INCLUSIVE,
    R_STARTING_RESOURCES,
)
from regent.games.seize.sequences import BID, LEADS, SETTING_UP, sequences_of
from regent.games.seize.timing import for_the_fight, timely_moments
from regent.kernel.ability import Ability
from regent.kernel.cards import CardSet
from regent.kernel.errors import Broken
from regent.kernel.frame import Frame
from regent.kernel.ruleset import Rules
from regent.kernel.vocabulary import ABSENT, Op, slug

NO_CAP: Final = 1000
"""More than any starting cards cost together, where none are paid for."""
if TYPE_CHECKING:
    from regent.games.seize.state import Seize

VALUE_WORDS: Final = (W_ATT, W_DEF, W_GRANT, W_DENY, W_AP)


class Held:
    """A lasting word of a card with the conditions of its ability."""

    __slots__ = ("ifs", "op")

    def __init__(self, ifs: list[Op], op: Op) -> None:
        self.ifs = ifs
        self.op = op


class Above:
    """What rules that build on the others give to those below, which know nothing of them."""

    __slots__ = ()

    def answers(self, t: Seize, moment: int, nested: int) -> Frame[Seize]:
        """The window in which others may answer what was announced (SI-REACT-2)."""
        raise Broken("nobody opens a window")

    def untimely(self, t: Seize, seat: int, action: int) -> str:
        """The clause of the moment to which an answer belongs."""
        raise Broken("nobody knows its moment")


class Spec:
    """Rules and cards of one game, as ints and lists of ints wherever rules look."""

    __slots__ = (
        "abilities",
        "above",
        "activated",
        "aids",
        "artifact_cost",
        "att",
        "att_aura",
        "auras",
        "bids",
        "calling",
        "cancels",
        "cards",
        "carried",
        "carries",
        "conquest",
        "cost",
        "counter",
        "counter_face",
        "deck_names",
        "decks",
        "def_aura",
        "defence",
        "duel",
        "during",
        "far",
        "fights",
        "grants",
        "held",
        "instant",
        "keyword_aura",
        "keywords",
        "kind",
        "leads_later",
        "missions",
        "names",
        "own",
        "present",
        "reaction",
        "rules",
        "sequences",
        "setup_cap",
        "slugs",
        "stand_ins",
        "stands_in",
        "subtypes",
        "system",
        "timely",
        "upgrades",
        "usable",
        "waits",
        "way",
        "window",
        "x",
    )

    def __init__(self, cards: CardSet, rules: Rules) -> None:
        self.cards = cards
        """The set as the table plays it, patches included."""
        self.rules = [rules.number(parameter.name) for parameter in PARAMETERS]
        """What was chosen, by the number of the parameter: a number as it is, a flag as 0 or 1, a
        choice as its place among the words."""
        self.sequences = sequences_of(rules.table.edition(rules.ruleset))
        """The steps of every phase (`sequences.py`)."""
        self.leads_later = int(LEADS in self.sequences[SETTING_UP])
        """SI-SETUP-ORDER: is the first Character chosen when all Throne Worlds lie open?"""
        self.bids = int(BID in self.sequences[SETTING_UP])
        self.duel = self.rules[R_MODE] == IS_DUEL
        self.setup_cap = self.rules[R_STARTING_RESOURCES] - 1 + self.rules[R_SETUP_CAP_INCLUSIVE]
        """SI-SETUP-05: what the starting cards may cost together."""
        if not self.rules[R_STARTING_CARDS_PAID]:
            self.setup_cap = NO_CAP
        self.above = Above()
        # by seat: the faces of the Asset, Character and System decks
        self.decks: list[list[list[int]]] = []
        self.deck_names: list[str] = []
        # by seat: what others may think of in the place of decks that were brought; else empty
        self.stand_ins: list[list[list[int]]] = []
        # by face
        self.names = [card.name for card in cards.cards]
        self.slugs = [slug(card.name.split(",")[0]) for card in cards.cards]
        self.kind = cards.column("type")
        self.reaction = [int(kind in (TACTICS, REACTION)) for kind in self.kind]
        """For each face: is it a Reaction? (SI-COMP-06: Tactics, and Reaction cards that are
        none)"""
        self.subtypes = [max(0, mask) for mask in cards.column("subtypes")]
        self.counter = [int(card.flag("counter")) for card in cards.cards]
        self.cost = _plain(cards.column("cost"), 0)
        self.x = [int(card.flag("x")) for card in cards.cards]
        self.att = _plain(cards.column("att"), 0)
        self.defence = _plain(cards.column("def"), 0)
        self.keywords = [_plain(card.keywords, -1) for card in cards.cards]
        self.counter_face = [cards.by_name(name).index for name in COUNTERS]
        self.carries = _plain(cards.column("carries"), -1)
        self.carried = _plain(cards.column("carried"), 0)
        self.missions = _plain(cards.column("missions"), 0)
        self.window = [max(0, mask) for mask in cards.column("window")]
        self.calling = [
            _calling(cls, race)
            for cls, race in zip(cards.column("class"), cards.column("race"), strict=True)
        ]
        """For each face: the mask of its class and race, in the order of CALLINGS."""
        self.present = [int(card.flag("present")) for card in cards.cards]
        """For each face: is it an Artifact that is put at a World? (SI-ARTIFACT-4)"""
        self.artifact_cost = min(
            [cost for cost, kind in zip(self.cost, self.kind, strict=True) if kind == ARTIFACT],
            default=0,
        )
        """What the cheapest Artifact costs."""
        self.system = _plain(cards.column("system"), -1)
        self.conquest = _plain(cards.column("conquest"), 1)
        self.abilities: list[list[Ability]] = [card.abilities for card in cards.cards]
        self.own = [_held(found, True) for found in self.abilities]
        """For each face: what holds for the card itself."""
        self.auras = [_held(found, False) for found in self.abilities]
        """For each face: what holds for others; the card is then in the table's list of auras."""
        self.held = [_others(found) for found in self.abilities]
        """For each face: lasting words that are no values, such as income."""
        self.grants = [_keywords(held) for held in self.own]
        """For each face: the keywords that the card may give to itself, as a mask."""
        self.keyword_aura = [_keywords(held) for held in self.auras]
        """For each face: the keywords that the card may give to others or deny them."""
        self.att_aura = [_has_word(held, (W_ATT,)) for held in self.auras]
        self.def_aura = [_has_word(held, (W_DEF,)) for held in self.auras]
        self.aids = [_has_word(held, (W_AP, W_TIMES_AP)) for held in self.held]
        """For each face: may it change Allocation points?"""
        self.far = [_has_word(held, (W_ANY_ADJACENT,)) for held in self.held]
        """For each face: may it let a Unit go anywhere?"""
        self.usable = [_usable(found) for found in self.abilities]
        """For each face: the abilities that deplete, spend or sacrifice the card itself."""
        self.activated = [_activated(found) for found in self.abilities]
        """For each face: the Activated abilities; those of a Tactics card upgrade it."""
        self.waits = [_waits(found) for found in self.abilities]
        """For each face: the words of its triggers."""
        self.upgrades = [
            [] if W_ELIMINATED in self.waits[face] else self.activated[face]
            for face in range(len(self.abilities))
        ]
        """For each face: the Activated abilities of a Unit that may be used in windows; others are
        answered when it is eliminated."""
        self.way = [[when(ability) for ability in found] for found in self.abilities]
        """For each face and ability: the word that says how it is used; -1 for a passive one."""
        self.instant = [_instant(ways) for ways in self.way]
        """For each face: its Instant ability; -1 without one."""
        self.timely = [
            [timely_moments(ability.ops[S_DO]) for ability in found] for found in self.abilities
        ]
        """For each face, ability and stage of a Conquest Action: the moments the effect fits."""
        self.fights = [
            [for_the_fight(ability.ops[S_DO]) for ability in found] for found in self.abilities
        ]
        """For each face and ability: does the effect last for a Conquest Action or part of it?"""
        self.stands_in = [_stands_in(held) for held in self.held]
        """For each face: the callings for which the card may be depleted, as a mask."""
        self.cancels = [
            any(
                op.word == W_CANCEL_ABILITY
                for at in self.usable[face]
                for op in found[at].ops[S_DO]
            )
            for face, found in enumerate(self.abilities)
        ]
        """For each face: can it stop a Character's ability?"""
        self.during = [[_during(ability) for ability in found] for found in self.abilities]
        """For each face and ability: the windows in which alone it is used; 0 for any."""

    def is_unit(self, face: int) -> bool:
        return self.kind[face] < UNITS


def when(ability: Ability) -> int:
    """The word that says how an ability is used; -1 for a passive one."""
    ops = ability.ops[S_WHEN]
    return ops[0].word if ops else -1


def _plain(column: list[int], absent: int) -> list[int]:
    return [absent if number == ABSENT else number for number in column]


def _calling(cls: int, race: int) -> int:
    mask = 0
    if cls != ABSENT:
        mask |= 1 << cls
    if race != ABSENT:
        mask |= 1 << (len(CLASSES) + race)
    return mask


def _held(abilities: list[Ability], own: bool) -> list[Held]:
    found: list[Held] = []
    for ability in abilities:
        for op in ability.ops[S_WHILE]:
            if op.word not in VALUE_WORDS or op.word == W_AP:
                continue
            to = op.selectors[A_TO]
            if (to is not None and to.ref == REF_THIS) == own:
                found.append(Held(ability.ops[S_IF], op))
    return found


def _others(abilities: list[Ability]) -> list[Held]:
    found: list[Held] = []
    for ability in abilities:
        for op in ability.ops[S_WHILE]:
            if op.word not in VALUE_WORDS or op.word == W_AP:
                found.append(Held(ability.ops[S_IF], op))
    return found


def _has_word(held: list[Held], words: tuple[int, ...]) -> bool:
    return any(lasting.op.word in words for lasting in held)


def _keywords(held: list[Held]) -> int:
    mask = 0
    for lasting in held:
        if lasting.op.word == W_GRANT:
            mask |= 1 << lasting.op.args[A_KEYWORD]
        elif lasting.op.word == W_DENY:
            mask |= lasting.op.args[A_KEYWORD]
    return mask


def _instant(ways: list[int]) -> int:
    return ways.index(W_INSTANT) if W_INSTANT in ways else -1


def _stands_in(held: list[Held]) -> int:
    mask = 0
    for lasting in held:
        if lasting.op.word == W_STANDS_IN:
            mask |= lasting.op.args[A_AS]
    return mask


def _cancels(abilities: list[Ability], usable: list[int]) -> bool:
    for at in usable:
        for op in abilities[at].ops[S_DO]:
            if op.word == W_CANCEL_ABILITY:
                return True
    return False


def _usable(abilities: list[Ability]) -> list[int]:
    ways = (W_DEPLETE, W_MISSION, W_SACRIFICE, W_SCRAP)
    return [at for at, ability in enumerate(abilities) if when(ability) in ways]


def _activated(abilities: list[Ability]) -> list[int]:
    return [at for at, ability in enumerate(abilities) if when(ability) == W_ACTIVATED]


def _waits(abilities: list[Ability]) -> list[int]:
    words = (W_CA_STARTS, W_EXCHANGE_STARTS, W_ELIMINATED, W_TROOP_ELIMINATED, W_CONQUERS)
    return [when(ability) for ability in abilities if when(ability) in words]


def _during(ability: Ability) -> int:
    for op in ability.ops[S_IF]:
        if op.word == W_DURING:
            return op.args[A_WINDOW]
    return 0
