"""The ways back, as the game has them (`links.py`)."""

from __future__ import annotations

from regent.games.arcs import actions, vox
from regent.games.arcs.links import Links
from regent.games.arcs.state import Arcs
from regent.kernel.frame import Frame


class Linked(Links):
    """Everything there is to come back to."""

    __slots__ = ()

    def when_secured(self, t: Arcs, seat: int, card: int) -> None:
        t.stack.append(vox.WhenSecured(0, card, seat))

    def put_away(self, t: Arcs, card: int) -> None:
        vox.put_away(t, card)

    def collect_tax(self, t: Arcs, seat: int, system: int, owner: int) -> None:
        actions.collect_tax(t, seat, system, owner)

    def build_ship(self, t: Arcs, seat: int, system: int) -> None:
        actions.build_ship(t, seat, system)

    def tax_own(self, seat: int) -> Frame[Arcs]:
        return actions.TaxOwn(seat)

    def secure(self, t: Arcs, seat: int) -> None:
        t.stack.append(actions.Secure(seat, 1))
