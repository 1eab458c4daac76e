"""How good a position looks to one seat, from what that seat may know.

A quick sum of what wins games: favor, worlds, production, fleets where they matter, cards, and
the threats in sight. Bots use it at the horizon of a search; `weigh` says why.
"""

from __future__ import annotations

from typing import Final

from regent.games.contention.battle import defenders_of
from regent.games.contention.beginning import production
from regent.games.contention.codes import RANGE
from regent.games.contention.state import PLAY, Contention
from regent.games.contention.values import attack, defense, keyword

# What one unit of each thing is worth, in hundredths of a favor.
FAVOR: Final = 100
LOCATION: Final = 60
TOKEN_RACE: Final = 25
CAPITAL: Final = 150
PRODUCTION: Final = 45
RESOURCE: Final = 18
CARD: Final = 25
SHIP_POINT: Final = 14
STATION_POINT: Final = 9
OFF_MAP: Final = 40
THREAT: Final = 55
WON: Final = 100_000

REASONS: Final = (
    "favor",
    "locations",
    "colony tokens",
    "Capital",
    "production",
    "resources",
    "cards",
    "fleet",
    "off the map",
    "threats",
)


def weigh(t: Contention, seat: int) -> list[int]:
    """The worth of a seat's own position, reason by reason, in the order of REASONS.

    Only open information is read: the number of cards in hands, never their faces.
    """
    capital = t.capital()
    fleet = 0
    off_map = 0
    for card in t.zones[PLAY]:
        if t.controller[card] != seat:
            continue
        if t.at[card] < 0:
            off_map += OFF_MAP
        elif t.is_ship(card):
            fleet += SHIP_POINT * (attack(t, card) + defense(t, card) - t.damage[card])
        elif defense(t, card) >= 0:
            fleet += STATION_POINT * (attack(t, card) + defense(t, card) - t.damage[card])
        else:
            fleet += OFF_MAP // 2
    placed = 7 - t.tokens[seat]
    return [
        FAVOR * t.favor[seat],
        LOCATION * t.count_locations(seat),
        TOKEN_RACE * placed * placed // 4,
        CAPITAL if capital >= 0 and t.controller[capital] == seat else 0,
        PRODUCTION * production(t, seat),
        RESOURCE * t.resources[seat],
        CARD * len(t.hand(seat)),
        fleet,
        off_map,
        -THREAT * threatened(t, seat),
    ]


def threatened(t: Contention, seat: int) -> int:
    """How many of the seat's locations enemies in reach could destroy now."""
    count = 0
    for place in t.locations(seat):
        needed = defense(t, place)
        for card in defenders_of(t, place):
            needed += defense(t, card)
        if enemy_fire(t, seat, t.at[place]) >= needed:
            count += 1
    return count


def enemy_fire(t: Contention, seat: int, sector: int) -> int:
    """The attack enemies can bring on a sector from where they stand."""
    total = 0
    for card in t.zones[PLAY]:
        if t.at[card] < 0 or not t.enemy(seat, card):
            continue
        if t.distance(t.at[card], sector) <= max(0, keyword(t, card, RANGE)):
            total += attack(t, card)
    return total


def judge(t: Contention, seat: int) -> int:
    """The seat's worth less that of its best opponent; a finished game counts for itself."""
    if t.over:
        return WON if t.ranks[seat] == 1 else -WON
    best = 0
    for other in t.opponents(seat):
        best = max(best, sum(weigh(t, other)))
    return sum(weigh(t, seat)) - best
