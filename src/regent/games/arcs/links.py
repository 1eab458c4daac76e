"""Ways back: rules that lead to a rule which is built on them.

A declared ambition may secure a card, and a secured card declare an ambition; a tax may be taken
again. Where two files need each other one of them goes through `t.spec.links`, which the title
fills in (`linked.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regent.kernel.errors import Broken

if TYPE_CHECKING:
    from regent.games.arcs.state import Arcs
    from regent.kernel.frame import Frame


class Links:
    """The calls back."""

    __slots__ = ()

    def when_secured(self, t: Arcs, seat: int, card: int) -> None:
        """The effect of a secured Vox card."""
        raise Broken("no way back was filled in: when_secured")

    def put_away(self, t: Arcs, card: int) -> None:
        """What a Vox card says of itself."""
        raise Broken("no way back was filled in: put_away")

    def collect_tax(self, t: Arcs, seat: int, system: int, owner: int) -> None:
        """What a city gives."""
        raise Broken("no way back was filled in: collect_tax")

    def build_ship(self, t: Arcs, seat: int, system: int) -> None:
        """A ship at a starport, if one is left."""
        raise Broken("no way back was filled in: build_ship")

    def tax_own(self, seat: int) -> Frame[Arcs]:
        """Tax one of the seat's own cities."""
        raise Broken("no way back was filled in: tax_own")

    def secure(self, t: Arcs, seat: int) -> None:
        """Secure a Court card, and nothing before it."""
        raise Broken("no way back was filled in: secure")
