"""What each target of a standard action is worth, and so each action and each card that buys it."""

from __future__ import annotations

from typing import Final

from regent.games.arcs import verbs
from regent.games.arcs.advice.lore import city_gain, new_lore_worth
from regent.games.arcs.advice.maneuvers import (
    after_move,
    battle_worth,
    before_move,
    strongest_rival,
)
from regent.games.arcs.advice.worth import (
    CITY_WORTH,
    OF_TYPE,
    STARPORT_WORTH,
    USE,
    ambition_gain,
    card_worth,
    keep_worth,
    piece_worth,
    resource_worth,
)
from regent.games.arcs.codes import (
    AGENT,
    CITY,
    DAMAGED,
    FRESH,
    GUILD,
    SECURE,
    SHIP,
    STANDARD,
    STARPORT,
    SUIT_BUYS,
    TAX,
    TYPES,
    TYRANT,
    WARLORD,
    WEAPON,
)
from regent.games.arcs.state import Arcs
from regent.games.arcs.traits import built_condition
from regent.games.arcs.turn import Follow, Lead, act, can_take
from regent.games.arcs.values import city_types, icons
from regent.games.arcs.vocabulary import ABDUCT, EXECUTE, GAIN, INTRIGUE, PRESSGANG, TRADE
from regent.kernel.action import A_DONE, arg_a, arg_b, arg_c, verb_of
from regent.kernel.frame import Frame

LATER: Final = (100, 62, 45, 34)
"""Of several actions with one card each is worth less than the one before, in hundredths."""


def tax_worth(t: Arcs, seat: int, system: int, owner: int) -> int:
    worth = city_gain(t, seat, system)
    if worth and t.held_count(seat) >= t.room(seat):
        worth = max(0, worth - least_held(t, seat))
    if owner != seat and owner < t.seats and t.left(owner, AGENT):
        worth += ambition_gain(t, seat, TYRANT) + 4
    return worth


def least_held(t: Arcs, seat: int) -> int:
    """What the seat would miss least of its resources, if one had to make room."""
    held = [type for type in range(len(TYPES)) if t.held(seat, type)]
    return min([keep_worth(t, seat, type) + USE for type in held], default=0)


def build_worth(t: Arcs, seat: int, kind: int, system: int) -> int:
    condition = built_condition(t, seat, system, kind)
    board = t.board()
    if kind == SHIP:
        few = 8 if t.ships_at(system, seat) == 0 else 0
        return piece_worth(SHIP, condition) + few - board.ships[seat]
    risk = 12 * strongest_rival(t, seat, system)
    if kind == CITY:
        cities = board.cities[seat]
        extra = 20 if t.held_count(seat) >= t.room(seat) else 0
        return CITY_WORTH[condition] - 7 * cities + extra - risk
    return STARPORT_WORTH[condition] - 14 * board.starports[seat] - risk


def influence_worth(t: Arcs, seat: int, place: int) -> int:
    own, best = t.agents_on(place, seat), 0
    for other in range(t.seats):
        if other != seat:
            best = max(best, t.agents_on(place, other))
    worth = card_worth(t, seat, t.court_card(place))
    if own > best:
        return 3  # it is ours already
    if own + 1 > best:
        return 6 + worth // 2
    return worth // 6 if own + 1 == best else 2


OWN_COUNCIL: Final = -200
"""To cancel what the seat itself secured in this round."""


def secure_worth(t: Arcs, seat: int, place: int) -> int:
    if t.securer() == seat and t.spec.secured[t.face[t.court_card(place)]] == INTRIGUE:
        return OWN_COUNCIL  # S-COURT-21: the Council would be In Session again, undecided
    rivals = t.rival_agents(place, seat)
    worth = card_worth(t, seat, t.court_card(place)) + 6
    return worth + (ambition_gain(t, seat, TYRANT, rivals) if rivals else 0)


def group_worth(t: Arcs, seat: int, start: int, end: int) -> int:
    """The best of a few groups: all, all but one, as many as it takes to control, as many as may go
    without losing control."""
    fresh = t.count(start, seat, SHIP, FRESH)
    damaged = t.count(start, seat, SHIP, DAMAGED)
    best = after_move(t, seat, start, end, fresh, damaged)
    takes = strongest_rival(t, seat, end) + 1 - t.count(end, seat, SHIP, FRESH)
    spares = fresh - strongest_rival(t, seat, start) - 1
    tried = 0
    for number in (fresh - 1, takes, spares):
        if 0 < number < fresh and not tried >> number & 1:
            tried |= 1 << number
            best = max(best, after_move(t, seat, start, end, number, 0))
    return best - before_move(t, seat, start, end)


def new_worth(t: Arcs, seat: int, card: int, action: int) -> int:
    """A new action on a card."""
    face = t.face[card]
    effect = t.spec.new[action][face]
    if effect == GAIN:
        type = t.spec.new_arg[action][face]
        room = t.held_count(seat) < t.room(seat)
        return resource_worth(t, seat, type) if t.tokens[type] and room else 0
    if effect == EXECUTE:
        number = t.captive_count(seat)
        change = ambition_gain(t, seat, WARLORD, number) + ambition_gain(t, seat, TYRANT, -number)
        return change if number else 0
    if effect == PRESSGANG:
        return 12 if t.captive_count(seat) and not t.is_declared(TYRANT) else 0
    if effect == ABDUCT:
        best = 0
        for place in range(t.spec.row):
            rivals = t.rival_agents(place, seat)
            if 0 < rivals < icons(t, seat, WEAPON):
                best = max(best, ambition_gain(t, seat, TYRANT, rivals) + 5 * rivals)
        return best
    return 8 if effect == TRADE else new_lore_worth(t, seat, effect)


def target_worth(t: Arcs, seat: int, option: int, action: int) -> int:
    """One option of the question of an action."""
    verb, a, b = verb_of(option), arg_a(option), arg_b(option)
    if verb == verbs.TAX:
        return tax_worth(t, seat, a, b)
    if verb == verbs.TAX_SLOT:
        return tax_worth(t, seat, a, seat)
    if verb == verbs.CLOUD:
        return build_worth(t, seat, CITY, a) - USE
    if option in (A_DONE, verbs.A_MOVE_FIRST, verbs.A_INFLUENCE_FIRST):
        return 0 if option == A_DONE else 4
    if verb == verbs.CITY:
        return build_worth(t, seat, CITY, a)
    if verb == verbs.STARPORT:
        return build_worth(t, seat, STARPORT, a)
    if verb == verbs.SHIP:
        return build_worth(t, seat, SHIP, a)
    if verb == verbs.MOVE:
        return group_worth(t, seat, a, b)
    if verb == verbs.REPAIR:
        kind = arg_c(option)
        return piece_worth(kind, FRESH) - piece_worth(kind, DAMAGED)
    if verb == verbs.INFLUENCE:
        return influence_worth(t, seat, t.court_place(a))
    if verb == verbs.SECURE:
        return secure_worth(t, seat, t.court_place(a))
    if verb == verbs.BATTLE:
        return battle_worth(t, seat, a, b, t.ships_at(a, seat))
    return new_worth(t, seat, a, action)


def action_worth(t: Arcs, seat: int, action: int) -> int:
    """The best that an action could do now."""
    if not can_take(t, seat, action, t.pips > 0):
        return 0
    best = 0
    for option in act(action, seat).options(t, seat):
        best = max(best, target_worth(t, seat, option, action))
    return best


def regains(t: Arcs, seat: int, action: int, ambition: int) -> bool:
    """Would an action bring something of the same ambition at once: a city to tax, a Guild card to
    secure?"""
    if action not in (TAX, SECURE) or not can_take(t, seat, action, t.pips > 0):
        return False
    room = t.held_count(seat) <= t.room(seat)  # one slot is free when the resource is spent
    for option in act(action, seat).options(t, seat):
        if verb_of(option) == verbs.SECURE:
            face = t.face[arg_a(option)]
            if t.spec.kind[face] == GUILD and OF_TYPE[t.spec.suit[face]] == ambition:
                return True
        elif verb_of(option) == verbs.TAX and room:
            for type in city_types(t, arg_a(option)):
                if t.tokens[type] and OF_TYPE[type] == ambition:
                    return True
    return False


class Asked:
    """What each action could do at one question about a card to play: the same for all cards, and
    worked out once. A question is asked of one position only, and its frame is held here, so that
    no other can be taken for it."""

    __slots__ = ("frame", "seat", "worths")

    def __init__(self, frame: Frame[Arcs] | None, seat: int) -> None:
        self.frame = frame
        self.seat = seat
        self.worths = [UNKNOWN] * STANDARD


UNKNOWN: Final = -(1 << 30)
LATEST: Final = [Asked(None, -1)]
"""The question that was asked last."""


def asked_worth(t: Arcs, seat: int, action: int) -> int:
    """`action_worth`, remembered while cards are compared."""
    top = t.stack[-1]
    if not isinstance(top, (Lead, Follow)):
        return action_worth(t, seat, action)
    asked = LATEST[0]
    if asked.frame is not top or asked.seat != seat:
        asked = Asked(top, seat)
        LATEST[0] = asked
    if asked.worths[action] == UNKNOWN:
        asked.worths[action] = action_worth(t, seat, action)
    return asked.worths[action]


def suit_worth(t: Arcs, seat: int, suit: int, pips: int) -> int:
    """So many actions of a suit."""
    found: list[int] = []
    for action in range(STANDARD):
        if SUIT_BUYS[suit] >> action & 1:
            found.append(asked_worth(t, seat, action))
    best = max(found)
    total = 0
    for at in range(min(pips, len(LATER))):
        total += best * LATER[at] // 100
    return total
