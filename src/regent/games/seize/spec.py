"""What never changes in one game: the rules chosen and the printed facts by face."""

from __future__ import annotations

from typing import Final

from regent.games.seize.codes import (
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
    W_STANDS_IN,
    W_TIMES_AP,
    W_TROOP_ELIMINATED,
)
from regent.games.seize.timing import for_the_fight, timely_moments
from regent.kernel.ability import Ability
from regent.kernel.cards import CardSet
from regent.kernel.ruleset import Rules
from regent.kernel.vocabulary import ABSENT, Op, slug

VALUE_WORDS: Final = (W_ATT, W_DEF, W_GRANT, W_DENY, W_AP)


class Held:
    """A lasting word of a card with the conditions of its ability."""

    __slots__ = ("ifs", "op")

    def __init__(self, ifs: list[Op], op: Op) -> None:
        self.ifs = ifs
        self.op = op


class Spec:
    """Rules and cards of one game, as ints and lists of ints wherever rules look."""

    __slots__ = (
        "abilities",
        "activated",
        "adjacency_by_origin",
        "aids",
        "att",
        "att_aura",
        "attack_moves_without_military",
        "auras",
        "bid_faceup",
        "calling",
        "cancels",
        "cards",
        "carried",
        "carries",
        "character_pool",
        "characters",
        "conquest",
        "cost",
        "counter",
        "counter_face",
        "deck_names",
        "decks",
        "def_aura",
        "defence",
        "depleted_react_to_disputed",
        "duel",
        "during",
        "exchanges",
        "extra_conquest",
        "far",
        "fights",
        "garrison_depletes",
        "garrisons_react",
        "grants",
        "hand_size",
        "hardened_against_strikes",
        "held",
        "instant",
        "intercept_any_type",
        "keep_counters",
        "keyword_aura",
        "keywords",
        "kind",
        "least_conquest",
        "missions",
        "mixed_highest",
        "names",
        "one_mission",
        "opening_assets",
        "opening_characters",
        "opening_worlds",
        "own",
        "pooled_income",
        "reaction",
        "reactions",
        "refill_worlds",
        "regent",
        "rescue",
        "reshuffle",
        "reward_disputed_copy",
        "setup_cap",
        "skip_military",
        "slugs",
        "stands_in",
        "starting_resources",
        "starting_worlds",
        "strike_needs_assault",
        "strike_on_world",
        "subtypes",
        "support_lost_for_action",
        "system",
        "system_draw_repeat",
        "throne_conquest",
        "throne_doubles_printed",
        "timely",
        "troop_counters_block",
        "upgrades",
        "usable",
        "victory_points",
        "waits",
        "way",
        "window",
        "x",
    )

    def __init__(self, cards: CardSet, rules: Rules) -> None:
        self.cards = cards
        """The set as the table plays it, patches included."""
        self.duel = int(rules.choice("mode") == "duel")
        self.victory_points = rules.number("victory_points")
        self.starting_resources = rules.number("starting_resources")
        self.setup_cap = self.starting_resources - 1 + rules.number("setup_cap_inclusive")
        self.opening_assets = rules.number("opening_assets")
        self.opening_worlds = rules.number("opening_worlds")
        self.opening_characters = rules.number("opening_characters")
        self.starting_worlds = rules.number("starting_worlds")
        self.bid_faceup = rules.number("bid_faceup")
        self.characters = rules.number("characters")
        self.reactions = rules.number("reactions")
        self.regent = rules.number("regent")
        self.hand_size = rules.number("hand_size")
        self.character_pool = rules.number("character_pool")
        self.pooled_income = int(rules.choice("disputed_income") == "pooled")
        self.refill_worlds = rules.number("refill_worlds")
        self.reshuffle = rules.number("reshuffle")
        self.system_draw_repeat = rules.number("system_draw_repeat")
        self.reward_disputed_copy = rules.number("reward_disputed_copy")
        self.attack_moves_without_military = rules.number("attack_moves_without_military")
        self.adjacency_by_origin = rules.number("adjacency_by_origin")
        self.depleted_react_to_disputed = rules.number("depleted_react_to_disputed")
        self.garrisons_react = rules.number("garrisons_react")
        self.garrison_depletes = rules.number("garrison_depletes")
        self.skip_military = rules.number("skip_military")
        self.exchanges = rules.number("exchanges")
        self.least_conquest = rules.number("least_conquest")
        self.extra_conquest = rules.number("extra_conquest")
        self.throne_conquest = rules.number("throne_conquest")
        self.throne_doubles_printed = rules.number("throne_doubles_printed")
        self.mixed_highest = int(rules.choice("mixed_defense") == "highest")
        self.hardened_against_strikes = rules.number("hardened_against_strikes")
        self.strike_needs_assault = rules.number("strike_needs_assault")
        self.strike_on_world = rules.number("strike_on_world")
        self.intercept_any_type = rules.number("intercept_any_type")
        self.support_lost_for_action = rules.number("support_lost_for_action")
        self.troop_counters_block = rules.number("troop_counters_block")
        self.keep_counters = rules.choice("keep_counters")
        self.one_mission = rules.number("one_mission")
        self.rescue = rules.number("rescue")
        # by seat: the faces of the Asset, Character and System decks
        self.decks: list[list[list[int]]] = []
        self.deck_names: list[str] = []
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
            to = op.selectors[0]
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
            mask |= 1 << lasting.op.args[0]
        elif lasting.op.word == W_DENY:
            mask |= lasting.op.args[0]
    return mask


def _instant(ways: list[int]) -> int:
    return ways.index(W_INSTANT) if W_INSTANT in ways else -1


def _stands_in(held: list[Held]) -> int:
    mask = 0
    for lasting in held:
        if lasting.op.word == W_STANDS_IN:
            mask |= lasting.op.args[0]
    return mask


def _cancels(abilities: list[Ability], usable: list[int]) -> bool:
    for at in usable:
        for op in abilities[at].ops[S_DO]:
            if op.word == W_CANCEL_ABILITY:
                return True
    return False


def _usable(abilities: list[Ability]) -> list[int]:
    ways = (W_DEPLETE, W_MISSION, W_SACRIFICE)
    return [at for at, ability in enumerate(abilities) if when(ability) in ways]


def _activated(abilities: list[Ability]) -> list[int]:
    return [at for at, ability in enumerate(abilities) if when(ability) == W_ACTIVATED]


def _waits(abilities: list[Ability]) -> list[int]:
    words = (W_CA_STARTS, W_EXCHANGE_STARTS, W_ELIMINATED, W_TROOP_ELIMINATED, W_CONQUERS)
    return [when(ability) for ability in abilities if when(ability) in words]


def _during(ability: Ability) -> int:
    for op in ability.ops[S_IF]:
        if op.word == W_DURING:
            return op.args[0]
    return 0
