"""What a beginner would laugh at: plays that are bad whatever follows, each with a name.

They are looked for in the games of bots (`regent arena --follies`). Each is told from the rules and
the open table, not from the advice that bots follow, so that the one is a measure of the other.
"""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.actions import bar_tax
from regent.games.arcs.ambition import best_marker
from regent.games.arcs.battle import Collect
from regent.games.arcs.codes import ARM, BATTLE, CITY, NOTHING, SHIP, TAX, TYPES
from regent.games.arcs.dice import RAID
from regent.games.arcs.move import Group
from regent.games.arcs.round import holders
from regent.games.arcs.state import Arcs
from regent.games.arcs.turn import Lead, Turn, can_take, pip_buys
from regent.games.arcs.values import boxed, can_seize, measure, planet_type
from regent.games.arcs.vocabulary import GATE_SHIPS, SEIZE, SHIPS
from regent.kernel.action import A_DONE, A_PASS, arg_a, arg_b, verb_of

FOR_NOTHING: Final = "resource for nothing"
ARMED_ALREADY: Final = "armed for nothing"
NO_DICE: Final = "attack without dice"
FOR_OTHERS: Final = "declared for others"
NO_SHIPS: Final = "card without ships"
CALM_ALREADY: Final = "nothing to clear"
NOT_SEIZED: Final = "nothing to seize"
NOT_TAXED: Final = "city not taxed"
RESOURCE_SWAPPED: Final = "the same again"
PASSED_ALONE: Final = "passed alone"
TAXED_FULL: Final = "taxed for nothing"
NO_STARPORT: Final = "nowhere to build ships"
THERE_AND_BACK: Final = "there and back"

FOLLIES: Final[dict[str, str]] = {
    FOR_NOTHING: "spends a resource for nothing, though it counts for an ambition or could be used",
    ARMED_ALREADY: "spends a Weapon where its pips buy Battle anyway, or no battle is possible",
    NO_DICE: "attacks and collects no dice at all",
    FOR_OTHERS: "declares an ambition of which it has nothing and somebody else something",
    NO_SHIPS: "discards a card to place ships of which it has none left, or nowhere to place them",
    CALM_ALREADY: "discards Lore to clear Outrage of which it has none",
    NOT_SEIZED: "discards a card to seize the initiative, which it has or which was seized already",
    NOT_TAXED: "ends its turn with actions that buy Tax, though a city of its own would give a"
    " resource for which there is room",
    RESOURCE_SWAPPED: "exchanges a resource for one of the same type",
    PASSED_ALONE: "passes with cards to lead, though nobody else holds any",
    TAXED_FULL: "taxes a city of its own though every slot is full of just that type",
    NO_STARPORT: "settles for the second time and has two cities, no starport",
    THERE_AND_BACK: "moves all its ships back to where they came from in the same turn",
}
"""Every folly, with what it is."""


def folly(t: Arcs, seat: int, action: int, memory: list[int]) -> str:
    """The name of the folly that this answer is, from the position before it; empty for none."""
    top = t.stack[-1]
    verb = verb_of(action)
    if verb == verbs.DECLARE:
        return FOR_OTHERS if declared_for_others(t, seat, arg_a(action)) else ""
    if verb == verbs.SETTLE:
        again = t.board().cities[seat] > 0 and t.board().starports[seat] == 0
        return NO_STARPORT if again and arg_b(action) == CITY else ""
    if verb == verbs.TAX:
        return TAXED_FULL if taxed_full(t, seat, arg_a(action), arg_b(action)) else ""
    if isinstance(top, Lead):
        alone = action == A_PASS and holders(t) == 1 << seat
        return PASSED_ALONE if alone and len(top.options(t, seat)) > 1 else ""
    if isinstance(top, Group):
        return went_back(t, seat, top, action, memory)
    if verb == verbs.EXCHANGE:
        return RESOURCE_SWAPPED if arg_a(action) == arg_b(action) else ""
    if isinstance(top, Collect):
        last = verb == verbs.DICE and arg_a(action) == RAID
        return NO_DICE if last and sum(top.dice) + arg_b(action) == 0 else ""
    return in_turn(t, seat, action, verb) if isinstance(top, Turn) else ""


def taxed_full(t: Arcs, seat: int, system: int, owner: int) -> bool:
    """Nobody to capture, no room, and what there is no room for is there already."""
    type = planet_type(t, system)
    if owner != seat or type < 0 or not t.tokens[type] or t.held_count(seat) < t.room(seat):
        return False
    return t.held(seat, type) == t.held_count(seat)


def went_back(t: Arcs, seat: int, top: Group, action: int, memory: list[int]) -> str:
    """The memory is the latest move of the seat: its turn, where from, where to."""
    whole = arg_a(action) + arg_b(action) == t.ships_at(top.start, seat)
    back = [t.turns, top.end, top.start]
    folly = whole and memory == back and t.ships_at(top.end, seat) == 0
    memory[:] = [t.turns, top.start, top.end]
    return THERE_AND_BACK if folly else ""


def in_turn(t: Arcs, seat: int, action: int, verb: int) -> str:
    """Prelude and pips."""
    if action == A_DONE:
        return NOT_TAXED if leaves_tax(t, seat) else ""
    if verb == verbs.SPEND:
        if arg_b(action) == NOTHING:
            return FOR_NOTHING
        idle = pip_buys(t, seat) >> BATTLE & 1 or not can_take(t, seat, BATTLE, True)
        return ARMED_ALREADY if arg_b(action) == ARM and idle else ""
    if verb == verbs.USE:
        if t.spec.prelude[t.face[arg_a(action)]] == SEIZE:
            return NOT_SEIZED if can_seize(t, seat) else ""
        return NO_SHIPS if places_nothing(t, seat, arg_a(action)) else ""
    if verb == verbs.CLEAR:
        mask = t.spec.clears[t.face[arg_a(action)]]
        for type in range(len(TYPES)):
            if mask >> type & 1 and t.is_outraged(seat, type):
                return ""
        return CALM_ALREADY
    return ""


def declared_for_others(t: Arcs, seat: int, ambition: int) -> bool:
    """Nothing of it before the seat, and something before others."""
    if best_marker(t) < 0 or measure(t, seat, ambition):
        return False
    rivals = boxed(t, ambition) if t.seats == 2 else 0
    for other in range(t.seats):
        rivals = max(rivals, measure(t, other, ambition))
    return rivals > 0


def places_nothing(t: Arcs, seat: int, card: int) -> bool:
    effect = t.spec.prelude[t.face[card]]
    if effect not in (SHIPS, GATE_SHIPS):
        return False
    if not t.left(seat, SHIP):
        return True
    return effect == SHIPS and seat not in t.board().most


def leaves_tax(t: Arcs, seat: int) -> bool:
    """Is there an action, a city of the seat that it may tax, a resource and a slot for it?"""
    if not t.pips or not pip_buys(t, seat) >> TAX & 1 or t.held_count(seat) >= t.room(seat):
        return False
    for system in t.board().places[seat]:
        own = t.pieces_at(system, seat, CITY) > 0 and system % 4 > 0
        if own and t.tokens[planet_type(t, system)] and not bar_tax(t, seat, system, seat):
            return True
    return False
