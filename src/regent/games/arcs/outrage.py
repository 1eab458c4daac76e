"""Outrage: what whoever destroys a city loses."""

from __future__ import annotations

from regent.games.arcs.codes import GUILD
from regent.games.arcs.court import discard_guild
from regent.games.arcs.resources import discard_type
from regent.games.arcs.state import Arcs
from regent.games.arcs.values import is_loyal


def provoke(t: Arcs, seat: int, type: int, clause: str) -> None:
    """A-OUTR-1, A-OUTR-2: discard everything of the type, cover the icon."""
    t.emit("outrage", seat, clause, type)
    discard_type(t, seat, type, "A-OUTR-1")
    spec = t.spec
    for card in t.area(seat)[:]:
        face = t.face[card]
        if spec.kind[face] == GUILD and spec.suit[face] == type and not is_loyal(t, card):
            discard_guild(t, seat, card, "A-OUTR-4")
    if not t.is_outraged(seat, type):
        t.cover_icon(seat, type)
