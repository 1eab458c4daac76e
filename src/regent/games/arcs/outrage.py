"""Outrage: what whoever destroys a city loses."""

from __future__ import annotations

from regent.games.arcs.codes import GUILD
from regent.games.arcs.court import discard_guild
from regent.games.arcs.resources import discard_type
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import is_loyal


def provoke(t: Arcs, seat: int, type: int, clause: str) -> None:
    """A-OUTR-1, A-OUTR-2: discard everything of the type, cover the icon. What a card brings about
    is told by the clause of that card."""
    t.emit("outrage", seat, clause, type)
    discard_type(t, seat, type, clause)
    for card in guilds_at_stake(t, seat, type):
        discard_guild(t, seat, card, "A-OUTR-4" if clause == "A-OUTR-1" else clause)
    if not t.is_outraged(seat, type):
        t.cover_icon(seat, type)


def guilds_at_stake(t: Arcs, seat: int, type: int) -> list[int]:
    """The Guild cards that Outrage of this type takes (A-OUTR-1, A-GUILD-01)."""
    spec = t.spec
    found: list[int] = []
    for card in t.area(seat):
        face = t.face[card]
        if spec.kind[face] == GUILD and spec.suit[face] == type and not is_loyal(t, card):
            found.append(card)
    return found
