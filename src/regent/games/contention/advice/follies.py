"""What a beginner would laugh at: plays that are bad whatever follows, each with a name.

They are looked for in the games of bots (`regent arena --follies`). Each is told from the rules and
the open table, not from the advice that bots follow, so that the one is a measure of the other.
"""

from __future__ import annotations

from typing import Final

from regent.games.contention import (
    needs,
    to_choose,
    verbs,
)
from regent.games.contention.abilities import Choosing
from regent.games.contention.battle import (
    Declare,
    defenders_of,
    lethal_total,
    strength,
)
from regent.games.contention.codes import (
    A_TO,
    ACTION,
    COLONY,
    HOMEWORLD,
    RANGE,
    S_DO,
    W_BLACK_HOLE,
    W_CANT_ATTACK,
    W_DAMAGE,
    W_DESTROY,
    W_LOSE_KEYWORDS,
    W_MARKER,
    W_REMOVE,
)
from regent.games.contention.command import Develop, Movement
from regent.games.contention.faceoff import Drop
from regent.games.contention.state import COMMAND, PLAY, Contention
from regent.games.contention.turn import is_swallowed
from regent.games.contention.values import attack, defense, keyword, speed
from regent.kernel.ability import Ability
from regent.kernel.action import A_DONE, A_PASS, arg_a, arg_b, verb_of
from regent.kernel.frame import answer

NOWHERE: Final = "token moved nowhere"
HARMS_ITSELF: Final = "harms itself"
FREE_KILL: Final = "location spared"
OVERKILL: Final = "hit already"
NOT_SETTLED: Final = "nothing developed"
NOT_PAID: Final = "cannot be paid"
AIMLESS: Final = "nothing to choose"
HOME_LEFT: Final = "homeworld given up"
CAPITAL_LEFT: Final = "Capital left empty"
HOME_OPEN: Final = "homeworld left open"
IDLE_RICHES: Final = "rich and idle"
LETS_WIN: Final = "lets another win"

FOLLIES: Final[dict[str, str]] = {
    NOWHERE: "develops to put a token where it lies",
    HARMS_ITSELF: "destroys, damages or hinders its own ship, station or location with a card, also"
    " by a Black Hole where its ships stand",
    FREE_KILL: "ends its targeting though one attack more would destroy an enemy location",
    OVERKILL: "attacks what has lethal damage already",
    NOT_SETTLED: "passes though a location could be settled that no enemy can reach",
    NOT_PAID: "drops a card that it cannot pay",
    AIMLESS: "drops a card that has no target, whatever the others reveal",
    HOME_LEFT: "of two players: leaves its homeworld to a fleet there, though a ship could save it",
    CAPITAL_LEFT: "ends its movement with nothing at the Capital that it holds, though enemies can"
    " come and destroy it and a ship of its own left it or could come",
    HOME_OPEN: "ends its movement with too little at its homeworld against one opponent's ships"
    " that can still come, though ships of its own that nothing else holds could have saved it",
    IDLE_RICHES: "drops the Bluff or sits out with resources for every card in its hand, and one of"
    " them is a ship, a station, or something else that would stay and is not there yet",
    LETS_WIN: "ends its movement or targeting though an opponent will win at the end of the turn,"
    " or of the next by the Capital, and its ships could destroy what that opponent needs for it",
}
"""Every folly, with what it is."""

HARM: Final = (W_DAMAGE, W_DESTROY, W_REMOVE, W_CANT_ATTACK, W_LOSE_KEYWORDS)
NEAR: Final = 3
"""Sectors from which an enemy is thought to come, however slow."""


def folly(t: Contention, seat: int, action: int, memory: list[int]) -> str:
    """The name of the folly that this answer is, from the position before it; empty for none."""
    top = t.stack[-1]
    if isinstance(top, Choosing):
        return choosing(t, seat, top, action)
    if isinstance(top, Declare):
        return targeting(t, seat, top, action)
    if isinstance(top, Drop):
        if verb_of(action) == verbs.DROP:
            return dropping(t, seat, arg_a(action))
        return IDLE_RICHES if is_rich(t, seat) else ""
    if isinstance(top, Develop) and action == A_PASS:
        return NOT_SETTLED if any_calm_site(t, seat, top) else ""
    if isinstance(top, Movement):
        return moving(t, seat, action, memory)
    return ""


def moving(t: Contention, seat: int, action: int, memory: list[int]) -> str:
    """The memory: the turn, whose it is, whether a ship left a Capital of its own, and the ships
    that moved and could have come home."""
    if memory[:2] != [t.turn, seat]:
        memory[:] = [t.turn, seat, 0]
    capital = t.capital()
    if verb_of(action) in (verbs.MOVE, verbs.JUMP):
        ship = arg_a(action)
        if capital >= 0 and t.controller[capital] == seat and t.at[ship] == t.at[capital]:
            memory[2] = 1
        if t.moved[ship] != t.turn and comes_home(t, seat, ship):
            memory.append(ship)
    if action == A_DONE:
        return moved(t, seat, memory)
    after = t.clone()  # nobody is asked whether the last ship was the last
    answer(after, seat, action)
    if isinstance(after.stack[-1], Movement) and after.waiting >> seat & 1:
        return ""
    return moved(after, seat, memory) if after.phase == COMMAND and after.turn == t.turn else ""


def moved(t: Contention, seat: int, memory: list[int]) -> str:
    """All its ships have moved that will."""
    capital = t.capital()
    if capital >= 0 and t.controller[capital] == seat:
        if capital_is_left(t, seat, capital, memory[2] == 1):
            return CAPITAL_LEFT
    if t.seats == 2 and home_is_left(t, seat):
        return HOME_LEFT
    if lets_win(t, seat, True):
        return LETS_WIN
    return HOME_OPEN if home_is_open(t, seat, memory[3:]) else ""


def capital_is_left(t: Contention, seat: int, capital: int, left: bool) -> bool:
    """Nothing of its own stands there, enough enemies can come, and somebody could have stayed."""
    sector = t.at[capital]
    danger = 0
    helped = left
    for card in t.zones[PLAY]:
        if t.at[card] < 0:
            continue
        apart = t.distance(t.at[card], sector)
        if t.controller[card] == seat and (t.is_ship(card) or t.is_station(card)):
            if apart == 0:
                return False
            able = t.is_ship(card) and t.moved[card] != t.turn
            helped = helped or (able and apart <= speed(t, card))
        elif t.enemy(seat, card) and t.is_ship(card) and attack(t, card) > 0:
            if apart <= speed(t, card) + max(0, keyword(t, card, RANGE)):
                danger += strength(t, card, capital)
    return helped and danger >= defense(t, capital) - t.damage[capital]


def hull(t: Contention, card: int) -> int:
    """The damage that still destroys it."""
    return defense(t, card) - t.damage[card]


def falls(strengths: list[int], hulls: list[int]) -> bool:
    """Can these attacks destroy all of these, none of them split? The largest first, each by the
    smallest attack that is enough, or by the largest ones together."""
    left = sorted(strengths)
    for wanted in sorted(hulls, reverse=True):
        enough = [power for power in left if power >= wanted]
        if enough:
            left.remove(enough[0])
            continue
        while wanted > 0 and left:
            wanted -= left.pop()
        if wanted > 0:
            return False
    return True


def comes_home(t: Contention, seat: int, ship: int) -> bool:
    """Could it move to the homeworld, or stay there, from where it stands?"""
    if not t.controls_home(seat) or not t.is_ship(ship) or t.at[ship] < 0:
        return False
    return t.distance(t.at[ship], t.at[t.home(seat)]) <= speed(t, ship)


def home_is_open(t: Contention, seat: int, gone: list[int]) -> bool:
    """Could the ships of one opponent destroy the homeworld, and not if those of its own had stayed
    or come who could: in this turn, or in the next, for which those in reach will come home?"""
    if not t.controls_home(seat):
        return False
    home = t.home(seat)
    held = [hull(t, home)] + [hull(t, card) for card in defenders_of(t, home)]
    near: list[int] = []
    far: list[int] = []
    for card in t.zones[PLAY]:
        if t.controller[card] != seat or not t.is_ship(card) or t.at[card] == t.at[home]:
            continue
        if t.moved[card] != t.turn and comes_home(t, seat, card):
            near.append(card)
        elif card in gone:
            (near if comes_home(t, seat, card) else far).append(card)
    came = [hull(t, card) for card in near + far if not is_needed(t, seat, card)]
    later = held + [hull(t, card) for card in near]
    went = [hull(t, card) for card in far if not is_needed(t, seat, card)]
    for other in t.opponents(seat):
        moves = t.round_from_scepter(other) > t.round_from_scepter(seat)
        now = fleet(t, other, home, moves)
        if falls(now, held) and not falls(now, held + came):
            return True
        soon = fleet(t, other, home, True)
        if falls(soon, later) and not falls(soon, later + went):
            return True
    return False


def fleet(t: Contention, seat: int, target: int, moves: bool) -> list[int]:
    """The attacks of a seat's ships on a target in their reach."""
    return [
        strength(t, card, target)
        for card in t.zones[PLAY]
        if t.controller[card] == seat and attack(t, card) > 0 and reaches(t, card, target, moves)
    ]


def reaches(t: Contention, card: int, target: int, moves: bool) -> bool:
    """Is it a ship that can attack the target in this turn, by moving first or as it stands?"""
    if not t.is_ship(card) or t.at[card] < 0:
        return False
    reach = max(0, keyword(t, card, RANGE)) + (speed(t, card) if moves else 0)
    return t.distance(t.at[card], t.at[target]) <= reach


def is_needed(t: Contention, seat: int, ship: int) -> bool:
    """Does it hold the Capital, or stand where there is something of an enemy? Of two players, who
    lose the game with their homeworld (C-WIN-03), only at the enemy homeworld."""
    if t.at[ship] < 0:
        return False
    place = t.location[t.at[ship]]
    if t.is_capital(place) and t.controller[place] == seat:
        return True
    if t.seats == 2:
        return t.enemy(seat, place) and t.kind(place) == HOMEWORLD
    return t.enemy(seat, place) or any(t.enemy(seat, card) for card in t.cards_at(t.at[ship]))


def lets_win(t: Contention, seat: int, moves: bool) -> bool:
    """Would an opponent win at the end of the turn, or of the next with the favor of the Capital,
    and could the seat's ships destroy what it needs for that? Not where what is there is enough."""
    for other in t.opponents(seat):
        if not wins(t, other, -1):
            continue
        places = [place for place in t.locations(other) if not wins(t, other, place)]
        if any(missing(t, place) <= 0 for place in places):
            continue
        if moves and any(can_destroy(t, t.opponents(other), place, False) for place in places):
            continue  # somebody stands there already
        if any(can_destroy(t, [seat], place, moves) for place in places):
            return True
    return False


def wins(t: Contention, seat: int, without: int) -> bool:
    """Would the seat win so, once this location is destroyed? (C-WIN-01, C-WIN-02; C-DEST-01,
    C-DEST-02, C-DEST-05; C-BOT-04)"""
    favor, tokens = t.favor[seat], t.tokens[seat]
    capital = t.capital()
    if capital >= 0 and t.controller[capital] == seat and without != capital:
        favor += 2
    if without >= 0:
        favor -= 1 if t.kind(without) == COLONY else 3
        tokens += 0 if without == t.home(seat) else 1
    return tokens == 0 or (not t.spec.elimination and favor >= t.spec.favor_to_win)


def can_destroy(t: Contention, seats: list[int], place: int, moves: bool) -> bool:
    """Could all that these seats have in reach, with those who have not moved, destroy it?"""
    strengths: list[int] = []
    for card in t.zones[PLAY]:
        if t.controller[card] not in seats or t.target[card] >= 0 or attack(t, card) <= 0:
            continue
        if reaches(t, card, place, moves and t.moved[card] != t.turn):
            strengths.append(strength(t, card, place))
    hulls = [missing(t, card) for card in defenders_of(t, place)]
    return falls(strengths, [wanted for wanted in (*hulls, missing(t, place)) if wanted > 0])


def dropping(t: Contention, seat: int, card: int) -> str:
    """A card that would only be shown and come back."""
    why = to_choose.comes_back(t, seat, card)
    if why == to_choose.AIMLESS:
        return AIMLESS
    return NOT_PAID if why == to_choose.TOO_DEAR else ""


def is_rich(t: Contention, seat: int) -> bool:
    """Could every card in the hand be paid, and would one of them stay on the table, as the first
    of its name there?"""
    total = 0
    stays = False
    for card in t.hand(seat):
        total += to_choose.least_cost(t, seat, card)
        if t.kind(card) != ACTION and not to_choose.comes_back(t, seat, card):
            again = [c for c in t.zones[PLAY] if t.face[c] == t.face[card]]
            fights = t.is_ship(card) or t.is_station(card)
            stays = stays or fights or not [c for c in again if t.controller[c] == seat]
    return stays and total <= t.resources[seat]


# -- targets of cards -----------------------------------------------------------------------------


def choosing(t: Contention, seat: int, top: Choosing, action: int) -> str:
    if verb_of(action) not in (verbs.TARGET, verbs.TARGET_AT):
        return ""
    face = top.printed(t)
    number = t.spec.own_effect(face) if top.number == needs.PLAYING else top.number
    wanted = t.spec.needs_of(face, top.number)
    if number < 0 or len(top.choices) >= len(wanted):
        return ""
    need = wanted[len(top.choices)]
    if need.kind != needs.TARGET:
        return ""
    at = verb_of(action) == verbs.TARGET_AT
    card = t.location[arg_a(action)] if at else arg_a(action)
    return aiming(t, seat, top, t.spec.abilities[face][number], need.index, card)


def aiming(t: Contention, seat: int, top: Choosing, ability: Ability, index: int, card: int) -> str:
    """What the words that speak of this target do to it."""
    for op in ability.ops[S_DO]:
        which = op.selectors[A_TO]
        if op.word == W_MARKER:
            return NOWHERE if t.marked[top.card] == card else ""
        if which is None or which.ref != index:
            continue
        if op.word == W_BLACK_HOLE:
            for ship in t.zones[PLAY]:
                if t.at[ship] == t.at[card] and not t.enemy(seat, ship) and is_swallowed(t, ship):
                    return HARMS_ITSELF
        if t.controller[card] < 0:
            continue
        if op.word in HARM and not t.enemy(seat, card):
            return HARMS_ITSELF
    return ""


# -- battle ---------------------------------------------------------------------------------------


def missing(t: Contention, target: int) -> int:
    """The damage that is still needed; Rampage never hits a location (C-KW-RAMPAGE-3)."""
    if not t.is_location(target):
        return defense(t, target) - lethal_total(t, target)
    left = defense(t, target) - t.damage[target]
    for card in t.location + t.zones[PLAY]:
        if t.target[card] == target:
            left -= strength(t, card, target)
    return left


def targeting(t: Contention, seat: int, top: Declare, action: int) -> str:
    if action != A_DONE:
        return OVERKILL if missing(t, arg_b(action)) <= 0 else ""
    for other in top.options(t, seat):
        if other == A_DONE:
            continue
        attacker, target = arg_a(other), arg_b(other)
        if t.is_location(target) and 0 < missing(t, target) <= strength(t, attacker, target):
            return FREE_KILL
    return LETS_WIN if lets_win(t, seat, False) else ""


# -- command --------------------------------------------------------------------------------------


def any_calm_site(t: Contention, seat: int, top: Develop) -> bool:
    """Could something be settled that nothing of an enemy can reach?"""
    for action in top.options(t, seat):
        if verb_of(action) != verbs.SETTLE:
            continue
        near = False
        for card in t.zones[PLAY]:
            if t.at[card] >= 0 and t.enemy(seat, card):
                reach = max(NEAR, speed(t, card)) + max(0, keyword(t, card, RANGE))
                near = near or t.distance(t.at[card], arg_a(action)) <= reach
        if not near:
            return True
    return False


def home_is_left(t: Contention, seat: int) -> bool:
    """Would enemy ships that stand at the homeworld destroy it, and could one ship prevent that?

    Only what stands there counts, and only ships that have not moved and reach it by sectors.
    """
    if not t.controls_home(seat):
        return False
    home = t.home(seat)
    sector = t.at[home]
    danger = 0
    for card in t.zones[PLAY]:
        if t.at[card] == sector and t.enemy(seat, card) and t.is_ship(card):
            danger += strength(t, card, home) if attack(t, card) > 0 else 0
    held = defense(t, home) - t.damage[home]
    for card in defenders_of(t, home):
        held += defense(t, card) - t.damage[card]
    if danger < held:
        return False
    for ship in t.zones[PLAY]:
        if t.controller[ship] != seat or not t.is_ship(ship) or t.moved[ship] == t.turn:
            continue
        apart = t.distance(t.at[ship], sector) if t.at[ship] >= 0 else 0
        if 0 < apart <= speed(t, ship) and danger < held + defense(t, ship) - t.damage[ship]:
            return True
    return False
