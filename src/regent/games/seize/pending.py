"""What every announced Reaction and ability has in common: the targets chosen so far."""

from __future__ import annotations

from regent.games.seize.state import Seize
from regent.kernel.window import Announced


class Pending(Announced[Seize]):
    """Announced and not yet resolved; `picks` are its targets, one list for each selector."""

    __slots__ = ("picks",)

    def __init__(
        self, seat: int, card: int, cancelled: int, picks: list[list[int]], pc: int = 0
    ) -> None:
        super().__init__(seat, card, cancelled, pc)
        self.picks = picks


def pending_copy(t: Seize, face: int, card: int, besides: int) -> bool:
    """Is another Reaction of this name announced for the same card, or for all of a kind?"""
    for frame in t.stack:
        if not isinstance(frame, Pending) or frame.card == besides or t.face[frame.card] != face:
            continue
        if not frame.picks or any(card in chosen for chosen in frame.picks):
            return True
    return False


def pending_copies(t: Seize, face: int, besides: int) -> bool:
    """Is another Reaction of this name announced at all?"""
    for frame in t.stack:
        if isinstance(frame, Pending) and frame.card != besides and t.face[frame.card] == face:
            return True
    return False
