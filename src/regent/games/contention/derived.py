"""What is worked out from the state once and holds until the state changes.

Each is made when somebody asks, and nothing in it changes afterwards but what is filled in when
it is asked for the first time; so clones share it. A change of the state drops it (`changes.py`).
"""

from __future__ import annotations

from typing import Final

from regent.games.contention.scene import Scene
from regent.kernel.held import Acting, Held

ATTRIBUTES: Final = 3
"""Attack, defense, speed."""

UNKNOWN: Final = -1000
"""A value that nobody has asked for yet."""


class Lit(Acting):
    """A lasting word in force, and what its selectors see. `placed`: its condition depends on
    where its card stands, so it has to be asked again."""

    __slots__ = ("placed", "scene")

    def __init__(self, source: int, held: Held, scene: Scene, placed: bool) -> None:
        super().__init__(source, held)
        self.scene = scene
        self.placed = placed


class Lights:
    """The lasting words in force: by the attribute they change, and those that give keywords."""

    __slots__ = ("acting", "grants")

    def __init__(self) -> None:
        self.acting: list[list[Lit]] = [[] for _ in range(ATTRIBUTES)]
        self.grants: list[Lit] = []


class Cast:
    """Who is in play, whose, and what could matter: holds while ships only move."""

    __slots__ = (
        "assets",
        "attached",
        "beams",
        "gates",
        "granted",
        "hosts_right",
        "keywords",
        "lit",
        "locations",
        "order",
        "ships",
        "waits",
        "words",
    )

    def __init__(self, seats: int, order: list[int]) -> None:
        self.order = order
        self.assets: list[list[int]] = [[] for _ in range(seats)]
        self.locations: list[list[int]] = [[] for _ in range(seats)]
        self.ships: list[list[int]] = [[] for _ in range(seats)]
        self.attached: list[int] = []
        self.beams: list[int] = []
        """The cards with a Tractor Beam of their own."""
        self.words = 0
        """The lasting words that stand on cards in play, in force or not, as a mask."""
        self.keywords = 0
        """The keywords that cards in play have or give, in force or not, as a mask."""
        self.granted = 0
        """Those that they give."""
        self.waits = 0
        """What abilities of cards in play wait for, as a mask."""
        self.gates: list[int] | None = None
        """The sectors that are gates for everybody, once asked."""
        self.lit: Lights | None = None
        """The lasting words in force, once asked."""
        self.hosts_right = 0
        """1: everything that is attached has a legal host."""


class Places:
    """Who stands where: the cards in play by sector, and the ships among them."""

    __slots__ = ("cards", "ships")

    def __init__(self, sectors: int) -> None:
        nobody: list[int] = []  # the same list for every empty sector: there are many
        self.cards = [nobody] * sectors
        self.ships = [nobody] * sectors

    def add(self, card: int, sector: int, is_ship: bool) -> None:
        if self.cards[sector]:
            self.cards[sector].append(card)
        else:
            self.cards[sector] = [card]
        if not is_ship:
            return
        if self.ships[sector]:
            self.ships[sector].append(card)
        else:
            self.ships[sector] = [card]


class Measures:
    """Values by attribute and card, filled in when somebody asks."""

    __slots__ = ("values",)

    def __init__(self) -> None:
        self.values: list[list[int]] = [[] for _ in range(ATTRIBUTES)]
