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
from regent.games.arcs.buying import pip_buys
from regent.games.arcs.chapter import places
from regent.games.arcs.codes import (
    AMBITIONS,
    ARM,
    BATTLE,
    BUILD,
    CITY,
    DAMAGED,
    FRESH,
    FUEL,
    GUILD,
    INFLUENCE,
    MATERIAL,
    MOVE,
    NOTHING,
    REPAIR,
    SECURE,
    SHIP,
    STARPORT,
    TAX,
    TYPES,
)
from regent.games.arcs.dice import ASSAULT, RAID, SKIRMISH
from regent.games.arcs.hits import defenders, defending_ships
from regent.games.arcs.move import Group, bar_move
from regent.games.arcs.outrage import provoke
from regent.games.arcs.round import holders
from regent.games.arcs.state import PLACE, Arcs
from regent.games.arcs.turn import Lead, Turn, act, can_take
from regent.games.arcs.values import boxed, can_seize, city_types, controller, measure, planet_type
from regent.games.arcs.vocabulary import FILL, GATE_SHIPS, SEIZE, SHIPS
from regent.kernel.action import A_DONE, A_PASS, arg_a, arg_b, arg_c, verb_of
from regent.kernel.frame import answer, offered

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
FOR_THE_LEADER: Final = "declared for the leader"
LEAD_SPENT: Final = "lead spent"
LEAD_OUTRAGED: Final = "lead lost by Outrage"
ONLY_FOLLOWS: Final = "only followed"
LONE_SHIP: Final = "lone ship left"

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
    FOR_THE_LEADER: "declares an ambition of which somebody else has more",
    LEAD_SPENT: "gives up the resource, card, Captive or Trophy by which it is first, or tied for"
    " first, in a declared ambition",
    LEAD_OUTRAGED: "attacks a city whose Outrage costs it the first place, or the tie for it, in a"
    " declared ambition",
    ONLY_FOLLOWS: "plays the last card of a chapter in which it only pivoted and copied, though it"
    " could have surpassed, or seized the initiative and led with two cards or more",
    LONE_SHIP: "moves ships to meet nobody, ends its turn or influences, builds or repairs with the"
    " last action that buys Move, though one Rival ship alone controls a city of its own and spare"
    " ships next to it could come",
}
"""Every folly, with what it is."""

GIVING: Final = (
    verbs.SPEND,
    verbs.USE,
    verbs.CLEAR,
    verbs.DISCARD,
    verbs.TYPE,
    verbs.PRESS,
    verbs.EXECUTE,
    verbs.PAY,
    verbs.GIVE,
    verbs.RETURN_TROPHY,
    verbs.RETURN_CAPTIVE,
    verbs.EXCHANGE,
)
"""Answers by which a seat gives something up."""


def folly(t: Arcs, seat: int, action: int, memory: list[int]) -> str:
    """The name of the folly that this answer is, from the position before it; empty for none."""
    top = t.stack[-1]
    verb = verb_of(action)
    if verb in PLAYS:
        return follows(t, seat, action, memory)
    if verb == verbs.DECLARE:
        return declaring(t, seat, arg_a(action))
    if verb == verbs.EXCHANGE and arg_a(action) == arg_b(action):
        return RESOURCE_SWAPPED
    if verb in GIVING and gives_lead_up(t, seat, action):
        return LEAD_SPENT
    if isinstance(top, Lead):
        alone = action == A_PASS and holders(t) == 1 << seat
        return PASSED_ALONE if alone and len(top.options(t, seat)) > 1 else ""
    if isinstance(top, Group):
        return went_back(t, seat, top, action, memory)
    if isinstance(top, Collect):
        return collecting(t, seat, top, action)
    if isinstance(top, Turn):
        may = t.prelude and len(t.hand(seat)) > 2 and not can_seize(t, seat)
        watch_leads(t, seat, memory, verb == verbs.SEIZE, bool(may))
        return in_turn(t, seat, action, verb)
    return targeting(t, seat, action, verb)


def targeting(t: Arcs, seat: int, action: int, verb: int) -> str:
    """What an action, a hit or a setting-up is aimed at."""
    if verb == verbs.HIT:
        return LEAD_OUTRAGED if hits_in_outrage(t, seat, action) else ""
    if verb == verbs.SETTLE:
        again = t.board().cities[seat] > 0 and t.board().starports[seat] == 0
        return NO_STARPORT if again and arg_b(action) == CITY else ""
    if verb == verbs.TAX:
        return TAXED_FULL if taxed_full(t, seat, arg_a(action), arg_b(action)) else ""
    if verb == verbs.MOVE and leaves_lone(t, seat, arg_b(action)):
        return LONE_SHIP
    return ""


def collecting(t: Arcs, seat: int, top: Collect, action: int) -> str:
    kind, number = arg_a(action), arg_b(action)
    if verb_of(action) != verbs.DICE or (kind != RAID and number < top.room(t)):
        return ""
    dice = [*top.dice[:kind], number, 0, 0]
    if sum(dice) == 0:
        return NO_DICE
    return LEAD_OUTRAGED if attacks_in_outrage(t, seat, dice) else ""


# -- cards ----------------------------------------------------------------------------------------

PLAYS: Final = (verbs.LEAD, verbs.SURPASS, verbs.PIVOT, verbs.COPY)
CHAPTER: Final = 3
LED: Final = 4
COULD: Final = 5
"""Places in the memory, behind the latest move: the chapter, and as masks of seats who has led,
surpassed or seized in it, and who could have."""


def watch_leads(t: Arcs, seat: int, memory: list[int], led: bool, could: bool) -> None:
    if not memory:
        memory[:] = [-1, -1, -1]
    if memory[CHAPTER:][:1] != [t.chapter]:
        memory[CHAPTER:] = [t.chapter, 0, 0]
    memory[LED] |= int(led) << seat
    memory[COULD] |= int(could) << seat


def follows(t: Arcs, seat: int, action: int, memory: list[int]) -> str:
    """A card is played in some way."""
    could = any(verb_of(other) == verbs.SURPASS for other in offered(t, seat))
    watch_leads(t, seat, memory, verb_of(action) in (verbs.LEAD, verbs.SURPASS), could)
    last = len(t.hand(seat)) == 1 and memory[COULD] >> seat & 1
    return ONLY_FOLLOWS if last and not memory[LED] >> seat & 1 else ""


# -- ships ----------------------------------------------------------------------------------------


def may_move(t: Arcs, seat: int) -> bool:
    return t.pips > 0 and pip_buys(t, seat) >> MOVE & 1 == 1


def leaves_lone(t: Arcs, seat: int, end: int) -> bool:
    """Do ships go where nobody is to be met, and not where a lone Rival ship holds a city?"""
    for other in range(t.seats):
        if other != seat and t.is_present(end, other):
            return False
    return t.buildings_at(end, seat) == 0 and any_lone(t, seat)


def any_lone(t: Arcs, seat: int) -> bool:
    """One Rival ship, fresh, where the seat has a city and no fresh ship; and next to it two fresh
    ships that may go there and do not lose control of anything built where they stand."""
    for system in t.board().places[seat]:
        if not t.pieces_at(system, seat, CITY) or t.count(system, seat, SHIP, FRESH):
            continue
        holder = controller(t, system, seat)
        if not 0 <= holder < t.seats or holder == seat or t.ships_at(system, holder) != 1:
            continue
        for start in t.neighbours(system):
            fresh = t.count(start, seat, SHIP, FRESH)
            rivals = [t.count(start, o, SHIP, FRESH) for o in range(t.seats) if o != seat]
            stays = max(rivals) + 1 if t.board().buildings[start] else 0  # it may be taxed
            if fresh - stays >= 2 and not bar_move(t, seat, start, system):
                return True
    return False


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
    folly = whole and memory[:CHAPTER] == back and t.ships_at(top.end, seat) == 0
    memory[:CHAPTER] = [t.turns, top.start, top.end]
    return THERE_AND_BACK if folly else ""


def in_turn(t: Arcs, seat: int, action: int, verb: int) -> str:
    """Prelude and pips."""
    if action == A_DONE:
        if leaves_tax(t, seat):
            return NOT_TAXED
        return LONE_SHIP if may_move(t, seat) and any_lone(t, seat) else ""
    if verb == verbs.TAKE and arg_a(action) in (INFLUENCE, REPAIR, BUILD):
        return LONE_SHIP if t.pips == 1 and may_move(t, seat) and any_lone(t, seat) else ""
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


def declaring(t: Arcs, seat: int, ambition: int) -> str:
    """Who would score for it? The boxes of a game of two score nothing."""
    if best_marker(t) < 0:
        return ""
    own = measure(t, seat, ambition)
    rivals = max([measure(t, other, ambition) for other in range(t.seats) if other != seat])
    if own:
        return FOR_THE_LEADER if rivals > own else ""
    if t.seats == 2:
        rivals = max(rivals, boxed(t, ambition))
    return FOR_OTHERS if rivals else ""


def leads(t: Arcs, seat: int) -> list[int]:
    """For each declared ambition: 2 for an untied first place, 1 for a tie for it, else 0."""
    found: list[int] = []
    for ambition in range(len(AMBITIONS)):
        first = places(t, ambition)[0] if t.is_declared(ambition) else []
        found.append((2 if len(first) == 1 else 1) if seat in first else 0)
    return found


def any_lost(before: list[int], after: list[int]) -> bool:
    return any(before[at] > after[at] for at in range(len(before)))


def any_won(before: list[int], after: list[int]) -> bool:
    return any_lost(after, before)


def gives_lead_up(t: Arcs, seat: int, action: int) -> bool:
    """Is a first place gone with the answer, though another answer keeps it?"""
    before = leads(t, seat)
    if not any(before) or not costs_lead(t, seat, action, before):
        return False
    if verb_of(action) == verbs.SPEND and comes_back(t, seat, arg_a(action), arg_b(action)):
        return False
    if verb_of(action) == verbs.USE and t.spec.prelude[t.face[arg_a(action)]] == FILL:
        if t.held_count(seat) < t.room(seat):
            return False  # more of the same for it
    for other in offered(t, seat):
        if not costs_lead(t, seat, other, before):
            return True
    return False


def comes_back(t: Arcs, seat: int, type: int, action: int) -> bool:
    """Does what a resource is spent on bring another for the same ambition: by taxing a city, or by
    securing a Guild card?"""
    alike = (MATERIAL, FUEL) if type in (MATERIAL, FUEL) else (type,)
    for option in act(action, seat).options(t, seat) if action in (TAX, SECURE) else []:
        face = t.face[arg_a(option)] if verb_of(option) == verbs.SECURE else -1
        if face >= 0 and t.spec.kind[face] == GUILD and t.spec.suit[face] in alike:
            return True
        if verb_of(option) == verbs.TAX and planet_type(t, arg_a(option)) in alike:
            return True
    return False


def costs_lead(t: Arcs, seat: int, action: int, before: list[int]) -> bool:
    after = t.clone()
    answer(after, seat, action)
    now = leads(after, seat)
    return any_lost(before, now) and not any_won(before, now)


def outrage_takes_lead(t: Arcs, seat: int, system: int) -> bool:
    """Would the Outrage of the types of a system cost a first place? (A-OUTR-1)"""
    before = leads(t, seat)
    if not any(before):
        return False
    after = t.clone()
    for type in city_types(t, system):
        provoke(after, seat, type, "A-OUTR-1")
    return any_lost(before, leads(after, seat))


def hits_in_outrage(t: Arcs, seat: int, action: int) -> bool:
    """A hit that destroys a city of somebody else."""
    if not t.battle or arg_a(action) == seat:
        return False
    falls = arg_b(action) == CITY and arg_c(action) == DAMAGED
    return falls and outrage_takes_lead(t, seat, t.battle[PLACE])


def attacks_in_outrage(t: Arcs, seat: int, dice: list[int]) -> bool:
    """No ships and no starports defend, and on average the dice destroy a city."""
    place = t.battle[PLACE]
    if defending_ships(t) or any(t.pieces_at(place, o, STARPORT) for o in defenders(t)):
        return False
    fresh = sum([t.count(place, owner, CITY, FRESH) for owner in defenders(t)])
    damaged = sum([t.count(place, owner, CITY, DAMAGED) for owner in defenders(t)])
    if fresh + damaged == 0:
        return False
    hits = 7 * dice[ASSAULT] + 3 * dice[SKIRMISH] + 3 * dice[RAID]  # in sixths (A-DICE-1)
    return hits >= (6 if damaged else 12) and outrage_takes_lead(t, seat, place)


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
