"""What a selector depends on besides the table."""

from __future__ import annotations

from regent.kernel import selecting


class Scene(selecting.Scene):
    """Who looks from which card, with what was chosen already.

    `sector` is the sector that was chosen, `given` the ship that was given up. `here` is where the
    card was when it has left play since (C-KW-BACKLASH-3); -1: where it is.
    """

    __slots__ = ("given", "here", "sector", "targets")

    def __init__(self, seat: int, card: int, targets: list[list[int]]) -> None:
        super().__init__(seat, card)
        self.targets = targets
        self.sector = -1
        self.given = -1
        self.here = -1

    def target(self) -> int:
        """The first target; -1 without one."""
        return self.targets[0][0] if self.targets and self.targets[0] else -1
