"""What has to be chosen for a card or an ability, from what is printed on it.

C-PLAY-02: every choice and target a card needs is announced at Choose; C-PLAY-21: a triggered or
develop ability chooses when it resolves. Both ask through the same list of needs, which is made
once for each face.
"""

from __future__ import annotations

from typing import Final

from regent.games.contention.codes import (
    ACTION,
    AGENT,
    CONSTRUCT,
    DISLOCATION,
    DOUBLE_AGENT,
    FISSURE,
    K_KIND,
    KIND_PLAYER,
    S_CHOOSE,
    S_COST,
    S_DO,
    S_TARGET,
    S_WHEN,
    SHIP,
    SLINGSHOT,
    STATION,
    W_CHOOSE_ONE,
    W_DISCARD_CARD,
    W_MAY,
    W_PATH,
    W_SCRAP_ONE,
    W_SECTOR,
    W_SITE,
)
from regent.kernel.ability import Ability
from regent.kernel.choosing import Need
from regent.kernel.vocabulary import Selector

# Kinds of needs
MAY: Final = 0
GIVE_SHIP: Final = 1
GIVE_CARD: Final = 2
TARGET: Final = 3
PLAYER: Final = 4
SECTOR: Final = 5
SITE: Final = 6
PATH: Final = 7
ONE_OF: Final = 8
HOST: Final = 9
HOST_PLAYER: Final = 10
ENTRY: Final = 11
REATTACH: Final = 12
REATTACH_PLAYER: Final = 13

# Sectors and paths that a handler asks for, as the index of a need
ANY_SECTOR: Final = -1
WITHIN_3: Final = -2
ADJACENT: Final = -3
SHORT_PATH: Final = 2

PLAYING: Final = -1
"""As the number of an ability: the card itself is being played, not one of its abilities."""


def means_players(selector: Selector) -> bool:
    return selector.ref < 0 and selector.args[K_KIND] >> KIND_PLAYER & 1 == 1


def own_effects(abilities: list[Ability]) -> list[int]:
    """The numbers of the abilities an Action has on resolving; only the first may ask anything."""
    found: list[int] = []
    for i in range(len(abilities)):
        does = abilities[i].ops[S_DO] or abilities[i].handler >= 0
        if does and not abilities[i].ops[S_WHEN]:
            found.append(i)
    return found


def needs_to_play(kind: int, host: Selector | None, abilities: list[Ability]) -> list[Need]:
    """What is chosen for a card of this type when it is played, in the order it is asked."""
    if kind == SHIP:
        return [Need(ENTRY)]
    if kind in (AGENT, CONSTRUCT, STATION):
        return [Need(HOST_PLAYER if host is not None and means_players(host) else HOST)]
    effects = own_effects(abilities)
    if kind != ACTION or not effects:
        return []
    return ability_needs(abilities[effects[0]])


def ability_needs(ability: Ability) -> list[Need]:
    """What is chosen for an ability, in the order it is asked."""
    chosen = ability.ops[S_CHOOSE]
    needs = [Need(MAY) for op in chosen if op.word == W_MAY]
    for i in range(len(ability.ops[S_COST])):
        word = ability.ops[S_COST][i].word
        if word == W_SCRAP_ONE:
            needs.append(Need(GIVE_SHIP, i))
        elif word == W_DISCARD_CARD:
            needs.append(Need(GIVE_CARD, i))
    targets = ability.selectors[S_TARGET]
    for i in range(len(targets)):
        needs.append(Need(PLAYER if means_players(targets[i]) else TARGET, i))
    if ability.handler >= 0:
        needs.extend(handler_needs(ability.handler))
    for i in range(len(chosen)):
        word = chosen[i].word
        if word == W_SECTOR:
            needs.append(Need(SECTOR, i))
        elif word == W_PATH:
            needs.append(Need(PATH, i))
        elif word == W_SITE:
            needs.append(Need(SITE, i))
    return needs + [Need(ONE_OF) for op in ability.ops[S_DO] if op.word == W_CHOOSE_ONE]


def handler_needs(handler: int) -> list[Need]:
    """What the cards with a handler of their own ask for besides targets."""
    if handler == DISLOCATION:
        return [Need(SECTOR, ANY_SECTOR), Need(SECTOR, WITHIN_3)]
    if handler == FISSURE:
        return [Need(SECTOR, ANY_SECTOR), Need(SECTOR, ADJACENT)]
    if handler == SLINGSHOT:
        return [Need(PATH, -1), Need(PATH, -2), Need(PATH, -3)]
    return [Need(REATTACH), Need(REATTACH_PLAYER)] if handler == DOUBLE_AGENT else []
