"""What a table chose before the first card is dealt: map, teams, factions, decks."""

from __future__ import annotations

from typing import Final

from regent.games.contention.codes import FACTIONS, HOMEWORLD
from regent.games.contention.decks import Deck, check_deck, precon, read_deck
from regent.games.contention.links import Links
from regent.games.contention.mapmaker import make_map
from regent.games.contention.maps import Finding, Layout, check_map, read_map, standard_map
from regent.games.contention.spec import Spec
from regent.games.contention.teams import chosen_speakers, chosen_teams
from regent.kernel.cards import CardSet
from regent.kernel.errors import InputError
from regent.kernel.problems import Problems
from regent.kernel.ruleset import Rules

DUAL_SIZE: Final = 45
"""C-OPT-DUAL-02: the size of a deck of two factions."""


def make_spec(rules: Rules, cards: CardSet, links: Links) -> Spec:
    """Everything that is fixed before the first card is dealt."""
    seats = rules.seats
    spec = Spec(cards, chosen_map(rules), links)
    spec.favor_to_win = rules.number("favor")
    spec.elimination = rules.number("elimination")
    spec.free_explore = rules.number("free_explore")
    spec.teams = int(rules.choice("teams") != "none")
    spec.team = chosen_teams(rules)
    spec.speakers = chosen_speakers(rules, spec.team)
    spec.random_seating = rules.number("random_seating")
    spec.refunds_count = rules.number("refunds_count")
    brought = brought_decks(rules, cards)
    spec.factions = chosen_factions(rules, brought)
    spec.decks = [
        (deck or precon(spec.factions[seat], cards)).faces() for seat, deck in enumerate(brought)
    ]
    spec.stand_ins = [
        precon(deck.faction, cards).faces() if deck is not None else [] for deck in brought
    ]
    homes = [card.index for card in cards.cards if spec.kind[card.index] == HOMEWORLD]
    by_faction = {spec.faction[face]: face for face in homes}
    spec.home_face = [by_faction[faction] for faction in spec.factions]
    spec.capital_card = seats if spec.layout.capital >= 0 else -1
    return spec


def doubts(rules: Rules, cards: CardSet) -> list[Finding]:
    """What speaks against a choice that can be played; InputError for one that cannot."""
    chosen_speakers(rules, chosen_teams(rules))
    chosen_factions(rules, brought_decks(rules, cards))
    return check_map(chosen_map(rules))[1] if "map" in rules.texts else []


def chosen_map(rules: Rules) -> Layout:
    """The map for this many seats: the usual one, a new one, or one the table brought."""
    if "map" in rules.texts:
        layout = read_map(rules.texts["map"])
        errors = check_map(layout)[0]
        if layout.seats != rules.seats:
            errors.append(("C-CMAP-07", f"it is a map for {layout.seats} seats"))
        if errors:  # C-CMAP-07: what only breaks a guideline is the table's own choice
            what = "; ".join(f"{sentence} [{clause}]" for clause, sentence in errors)
            raise InputError(f"this map cannot be played: {what}", "map")
        return layout
    if rules.choice("map") == "made":
        return make_map(rules.seats, str(rules.number("map_number")))
    return standard_map(rules.seats)


def brought_decks(rules: Rules, cards: CardSet) -> list[Deck | None]:
    """The decks players built, by seat; None for a seat that takes the one in the box."""
    found: list[Deck | None] = []
    for seat in range(rules.seats):
        text = rules.texts.get(f"deck_{seat}")
        if text is None:
            found.append(None)
            continue
        deck = read_deck(text, cards)
        problems = Problems()
        for clause, sentence in check_deck(deck, cards, rules.flag("dual")):
            problems.add(f"this deck is not legal: {sentence}", f"deck_{seat}", "", clause)
        problems.raise_any()
        found.append(deck)
    return found


def chosen_factions(rules: Rules, brought: list[Deck | None]) -> list[int]:
    """C-SETUP-01, C-DECK-10: as chosen; who takes any gets the next one free.

    A deck that was brought decides the faction of its seat (C-DECK-05).
    """
    wanted = [rules.number(f"faction_{seat}") - 1 for seat in range(rules.seats)]
    for seat, deck in enumerate(brought):
        if deck is not None:
            wanted[seat] = deck.faction
    taken = [faction for faction in wanted if faction >= 0]
    if len(set(taken)) != len(taken) and not rules.flag("same_factions"):
        twice = next(FACTIONS[f] for f in taken if taken.count(f) > 1)
        right = "choose another, or set same_factions (C-DECK-10)"
        raise InputError(f"two seats chose {twice}", right=right)
    free = [faction for faction in range(6) if faction not in taken]
    return [faction if faction >= 0 else free.pop(0) for faction in wanted]
