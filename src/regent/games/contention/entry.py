"""Where ships may enter play: homeworlds, Shipyards, and every location for a Sentry."""

from __future__ import annotations

from regent.games.contention.codes import A_TOKEN, S_DO, SENTRY, SHIPYARD, W_CREATE, W_PUT_INTO_PLAY
from regent.games.contention.select import Scene
from regent.games.contention.state import PLAY, Contention
from regent.games.contention.values import keyword
from regent.kernel.ability import Ability


def sites(t: Contention, seat: int, face: int) -> list[int]:
    """C-KW-SHIPYARD-4, C-PLAY-05, C-TYPE-11, C-TOK-05: the homeworld while it is yours
    (C-PLAY-06), and the Shipyards that accept the ship."""
    found: list[int] = []
    if t.controls_home(seat):
        found.append(t.home(seat))
    for card in t.location + t.zones[PLAY]:
        if t.controller[card] == seat and card not in found and accepts(t, card, face):
            found.append(card)
    return found


def accepts(t: Contention, card: int, face: int) -> bool:
    """Does this asset's Shipyard take such a ship (C-KW-SHIPYARD-1, -2 and -3:
    C-KW-SHIPYARD-2 by subtype, C-KW-SHIPYARD-3 by cost)?"""
    if t.at[card] < 0:
        return False
    most = keyword(t, card, SHIPYARD)
    if most < 0:
        return False
    word = t.spec.shipyard_word[t.face[card]]
    if word >= 0:
        return t.spec.subtypes[face] >> word & 1 == 1
    return most == 0 or t.spec.cost[face] <= most


def entries(t: Contention, seat: int, card: int) -> list[int]:
    """C-PLAY-05, C-PLAY-07, C-KW-SENTRY-1: where a played ship may enter."""
    face = t.face[card]
    found = sites(t, seat, face)
    if t.spec.keywords[face][SENTRY] >= 0:
        for place in t.locations(seat):
            if place not in found:
                found.append(place)
    return found


def created_face(t: Contention, ability: Ability, scene: Scene) -> int:
    """The ship an effect puts into play: its face decides which sites accept it."""
    for op in ability.ops[S_DO]:
        if op.word == W_CREATE:
            return t.spec.token_face[op.args[A_TOKEN]]
        if op.word == W_PUT_INTO_PLAY and scene.target() >= 0:
            return t.face[scene.target()]
    return -1
