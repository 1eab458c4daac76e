"""What assets, cards and sectors are worth to a player, on a scale of 100 for one favor.

Printed numbers are enough for most of it: advice is asked for every option of every question.
"""

from __future__ import annotations

from typing import Final

from regent.games.contention.codes import (
    A_N,
    BOARDING,
    BOMBARD,
    CAPITAL,
    CLOAKING,
    COLONY,
    HOMEWORLD,
    PRODUCTION,
    RAMPAGE,
    RANGE,
    S_DO,
    S_WHEN,
    SENTRY,
    SHIP,
    SHIPYARD,
    STATION,
    TROOPS,
    W_CREATE,
    W_DEPLOY,
    W_DRAW,
    W_FAVOR,
    W_RESOURCES,
)
from regent.games.contention.state import COMMAND, PLAY, Contention
from regent.games.contention.values import attack, defense

RESOURCE: Final = 14
CARD: Final = 22
INCOME: Final = 70
"""One resource more each turn."""
WIN: Final = 20_000
STOPPED: Final = (0, 330, 1200)
"""What more it is worth to destroy a location that somebody needs to win soon, or now."""


def fighter_worth(t: Contention, face: int) -> int:
    """A ship or station by what is printed: its numbers, and the keywords that win battles."""
    spec = t.spec
    points = 9 * spec.attack[face] + 7 * max(0, spec.defense[face])
    words = spec.keywords[face]
    points += 5 * max(0, words[BOMBARD]) + 12 * max(0, words[RAMPAGE]) + 10 * max(0, words[RANGE])
    if words[TROOPS] >= 0:
        points += 14
    if words[BOARDING] >= 0:
        points += 8
    if words[CLOAKING] >= 0:
        points += 5
    if words[PRODUCTION] > 0:
        points += INCOME // 2
    if spec.kind[face] == SHIP:
        points += 3 * min(3, spec.speed[face])
        if words[SENTRY] >= 0:
            points += 6
    return points


def asset_worth(t: Contention, card: int) -> int:
    """Anything on the table, as its controller would miss it."""
    face = t.face[card]
    kind = t.spec.kind[face]
    if kind == SHIP or kind == STATION:
        return fighter_worth(t, face)
    if kind >= HOMEWORLD:
        return location_gain(t, card)
    return 15 + 12 * t.spec.cost[face]


def location_gain(t: Contention, place: int) -> int:
    """What destroying a location is worth: favor won and lost, and in a game of two the game."""
    kind = t.kind(place)
    if kind == COLONY:
        return 330
    if kind == CAPITAL:
        return 800
    return WIN if t.seats == 2 else 800


def stops_win(t: Contention, place: int) -> int:
    """How near its ruler is to winning, if destroying this location puts that off (C-WIN-01,
    C-WIN-02): 2 at the end of this turn, or of the next by the Capital's favor; 1 with the next
    location settled; else 0."""
    ruler = t.controller[place]
    favor, tokens = t.favor[ruler], t.tokens[ruler]
    if t.spec.elimination:
        favor = 0
    capital = t.capital()
    bonus = 2 if capital >= 0 and t.controller[capital] == ruler and favor else 0
    goal = t.spec.favor_to_win
    back = place != t.home(ruler)
    if tokens and favor + bonus < goal:
        return 1 if tokens == 1 and back else 0
    favor -= 1 if t.kind(place) == COLONY else 3
    if place != capital:
        favor += bonus
    return 0 if favor >= goal or (tokens == 0 and not back) else 2


def knows_place(t: Contention, seat: int, place: int) -> bool:
    return t.up[place] == 1 or t.known[place] >> seat & 1 == 1


def site_worth(t: Contention, seat: int, place: int) -> int:
    """A location to settle, from what the seat may know of it."""
    if t.is_capital(place):
        return 420
    if not knows_place(t, seat, place):
        return 150
    face = t.face[place]
    words = t.spec.keywords[face]
    worth = 115 + 8 * t.spec.attack[face] + 10 * t.spec.defense[face]
    worth += INCOME * max(0, words[PRODUCTION])
    if words[SHIPYARD] >= 0:
        worth += 25
    for ability in t.spec.abilities[face]:
        if ability.ops[S_WHEN]:
            now = ability.ops[S_WHEN][0].word == W_DEPLOY
            for op in ability.ops[S_DO]:
                if not now:
                    worth += 6
                elif op.word == W_FAVOR:
                    worth += 100
                elif op.word == W_DRAW:
                    worth += CARD * op.args[A_N]
                elif op.word == W_RESOURCES:
                    worth += RESOURCE * 2
                elif op.word == W_CREATE:
                    worth += 20 * max(1, op.args[A_N])
    return worth


class Field:
    """Who stands where, sector by sector, and who could still come: made for one question.

    `leaving` is one ship that is left out: the one that thinks about moving.
    """

    __slots__ = (
        "foe_at",
        "foe_attack",
        "foe_defense",
        "foe_power",
        "foe_reach",
        "help_at",
        "help_hull",
        "help_power",
        "help_reach",
        "help_speed",
        "home_open",
        "own_attack",
        "own_defense",
    )

    def __init__(self, t: Contention, seat: int, leaving: int) -> None:
        sectors = len(t.location)
        self.own_attack = [0] * sectors
        self.own_defense = [0] * sectors
        self.foe_attack = [0] * sectors
        self.foe_defense = [0] * sectors
        self.foe_at: list[int] = []
        self.foe_reach: list[int] = []
        self.foe_power: list[int] = []
        self.help_at: list[int] = []
        self.help_hull: list[int] = []
        self.help_reach: list[int] = []
        self.help_power: list[int] = []
        self.help_speed: list[int] = []
        spec = t.spec
        team = spec.team[seat]
        mine = t.round_from_scepter(seat) if t.phase == COMMAND else t.seats
        coming = t.phase == COMMAND
        for card in t.zones[PLAY]:
            sector = t.at[card]
            if sector < 0 or card == leaving:
                continue
            face = t.face[card]
            kind = spec.kind[face]
            if kind != SHIP and kind != STATION:
                continue
            ruler = t.controller[card]
            power = attack(t, card) + max(0, spec.keywords[face][RAMPAGE])
            hull = defense(t, card)
            if spec.team[ruler] == team:
                self.own_attack[sector] += power
                self.own_defense[sector] += hull
                if coming and kind == SHIP and ruler == seat and t.moved[card] != t.turn:
                    self.help_at.append(sector)
                    self.help_reach.append(spec.speed[face] + max(0, spec.keywords[face][RANGE]))
                    self.help_hull.append(hull)
                    self.help_speed.append(spec.speed[face])
                    self.help_power.append(power + max(0, spec.keywords[face][BOMBARD]))
            else:
                self.foe_attack[sector] += power
                self.foe_defense[sector] += hull
                reach = max(0, spec.keywords[face][RANGE])
                if kind == SHIP and t.round_from_scepter(ruler) > mine:
                    reach += spec.speed[face]
                self.foe_at.append(sector)
                self.foe_reach.append(reach)
                self.foe_power.append(power + max(0, spec.keywords[face][BOMBARD]))
        self.home_open = home_open(t, seat, leaving)

    def threat(self, t: Contention, sector: int) -> int:
        """The attack enemies could bring here before the next battle."""
        away = t.spec.layout.distance[sector]
        total = 0
        for i in range(len(self.foe_at)):
            if away[self.foe_at[i]] <= self.foe_reach[i]:
                total += self.foe_power[i]
        return total

    def help(self, t: Contention, sector: int) -> int:
        """The attack own ships that stand elsewhere could still bring here."""
        away = t.spec.layout.distance[sector]
        total = 0
        for i in range(len(self.help_at)):
            apart = away[self.help_at[i]]
            if 0 < apart <= self.help_reach[i]:
                total += self.help_power[i]
        return total

    def cover(self, t: Contention, sector: int) -> int:
        """The defense that own ships which stand elsewhere could still bring here."""
        away = t.spec.layout.distance[sector]
        total = 0
        for i in range(len(self.help_at)):
            if 0 < away[self.help_at[i]] <= self.help_speed[i]:
                total += self.help_hull[i]
        return total


def home_open(t: Contention, seat: int, leaving: int) -> int:
    """The sector of the homeworld, if one opponent's ships could come within a turn and destroy it
    with all that stands there or could come in time; else -1."""
    home = t.home(seat)
    if t.controller[home] != seat:
        return -1
    spec = t.spec
    away = spec.layout.distance[t.at[home]]
    held = hull_of(t, home)
    danger = [0] * t.seats
    for card in t.zones[PLAY]:
        sector = t.at[card]
        if sector < 0 or card == leaving:
            continue
        face = t.face[card]
        ruler = t.controller[card]
        if spec.kind[face] == SHIP:
            words = spec.keywords[face]
            if spec.team[ruler] == spec.team[seat]:
                if ruler == seat and away[sector] <= spec.speed[face]:
                    held += defense(t, card)
            elif away[sector] <= spec.speed[face] + max(0, words[RANGE]):
                danger[ruler] += attack(t, card) + max(0, words[BOMBARD])
        elif spec.kind[face] == STATION and ruler == seat and away[sector] == 0:
            held += defense(t, card)
    return t.at[home] if max(danger) >= held else -1


def hull_of(t: Contention, place: int) -> int:
    """The damage that would destroy a location as it lies there now."""
    return defense(t, place) - t.damage[place]


def in_a_fight(t: Contention, seat: int, card: int) -> bool:
    """Does an enemy asset that can fight stand in the card's sector?"""
    sector = t.at[card]
    if sector < 0:
        return False
    if t.enemy(seat, t.location[sector]):
        return True
    for other in t.zones[PLAY]:
        if t.at[other] == sector and t.enemy(seat, other):
            if t.is_ship(other) or t.is_station(other):
                return True
    return False
