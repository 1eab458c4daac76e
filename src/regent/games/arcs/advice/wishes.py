"""What would have made a bot agree to a deal that it declines (K-DEAL-6): one thing more from
whoever proposed it, or one thing less of its own. By the judge, who reads what lies open."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.advice.because import GROUNDS, NO, TOO_LITTLE, answered, because
from regent.games.arcs.advice.dealing import MARGIN, deal_gain, item_worth
from regent.games.arcs.codes import CONDITIONS, KINDS, ON_MAP, PIECES, TYPES
from regent.games.arcs.deals import bar_bundle, items_of
from regent.games.arcs.map import SYSTEMS
from regent.games.arcs.saying import place_words
from regent.games.arcs.state import Arcs
from regent.games.arcs.summit import MOST_ITEMS, Negotiations
from regent.kernel.action import arg_a, arg_c, verb_of
from regent.kernel.parley import ITEMS, PROPOSER

WITH_MORE: Final = 4
"""Added to a verdict where one thing more would do; twice as much where one thing less would."""
MOST_TRIED: Final = 24
"""So many things are weighed at most."""

OTHERS: Final = (
    "a promised Favor",
    "a Favor of its own",
    "a Favor of another player",
    "a Captive of its own",
    "a Captive of another player",
    "a piece of its own among the Trophies",
    "a Trophy of another's piece",
    "an Agent in the Court",
    "an invitation into the Empire",
)
SPOTS: Final = [
    f"the {condition} {piece} in {place_words(system)}"
    for system in range(SYSTEMS)
    for piece in PIECES[:ON_MAP]
    for condition in CONDITIONS
]
WISHES: Final = (*GROUNDS, *[f"a {type.title()}" for type in TYPES], *OTHERS, *SPOTS)
"""What is said at the end of a reason: what is gained, or what would be wished."""

BY_TYPE: Final = len(GROUNDS)
BY_OTHER: Final = BY_TYPE + len(TYPES)
BY_SPOT: Final = BY_OTHER + len(OTHERS)


def reasoned(t: Arcs, seat: int, action: int) -> list[int]:
    """The reason of an answer, and of a refusal what would have been agreed to."""
    said = because(t, seat, action)
    talk = t.stack[-1]
    if not said or said[1] not in (NO, TOO_LITTLE) or not isinstance(talk, Negotiations):
        return said
    number, verdict, cost, _ = said
    if not cost:
        verdict = TOO_LITTLE
    deal = answered(talk, seat, action)
    items = deal[ITEMS:]
    more = more_wished(t, seat, deal[PROPOSER], items)
    if more:
        return [number, verdict + WITH_MORE, cost, worded(more, seat)]
    less = less_wished(t, seat, items)
    if less:
        return [number, verdict + 2 * WITH_MORE, cost, worded(less, seat)]
    return said


def more_wished(t: Arcs, seat: int, proposer: int, items: list[int]) -> int:
    """What costs the proposer least of all that would tip the scales; 0 where nothing does."""
    if len(items) >= MOST_ITEMS or proposer == seat:
        return 0
    found = items_of(t, proposer, seat)
    costs = sorted([(item_worth(t, item, False), item) for item in found])
    for _, item in costs[:MOST_TRIED]:
        if not bar_bundle(t, [*items, item]) and deal_gain(t, seat, [*items, item]) > MARGIN:
            return item
    return 0


def less_wished(t: Arcs, seat: int, items: list[int]) -> int:
    """What the seat would have to keep; 0 where that is not enough either."""
    for at, item in enumerate(items):
        left = items[:at] + items[at + 1 :]
        if arg_a(item) == seat and left and not bar_bundle(t, left):
            if deal_gain(t, seat, left) > MARGIN:
                return item
    return 0


def worded(item: int, seat: int) -> int:
    """The words for an item, as far as they need no name: the number among WISHES."""
    verb, what = verb_of(item), arg_c(item)
    if verb == verbs.GIVE_RESOURCE:
        return BY_TYPE + what
    if verb == verbs.CEDE:
        return BY_SPOT + what
    if verb == verbs.PROMISE:
        return BY_OTHER
    if verb == verbs.GIVE_FAVOR:
        return BY_OTHER + (1 if what == seat else 2)
    if verb == verbs.GIVE_CAPTIVE:
        return BY_OTHER + (3 if what == seat else 4)
    if verb == verbs.GIVE_TROPHY:
        return BY_OTHER + (5 if what // KINDS == seat else 6)
    return BY_OTHER + (7 if verb == verbs.DELEGATE else 8)
