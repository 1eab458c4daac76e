"""What every announced Reaction and ability has in common: the targets chosen so far."""

from __future__ import annotations

from typing import Final

from regent.games.seize.state import PLAYED, Seize
from regent.kernel.window import Announced

# What a window is opened for: anything, or an answer to what was announced.
OPEN: Final = 0
ANSWER_REACTION: Final = 1
ANSWER_ABILITY: Final = 2


class Pending(Announced[Seize]):
    """Announced and not yet resolved; `picks` are its targets, one list for each selector."""

    __slots__ = ("picks",)

    def __init__(
        self, seat: int, card: int, cancelled: int, picks: list[list[int]], pc: int = 0
    ) -> None:
        super().__init__(seat, card, cancelled, pc)
        self.picks = picks

    def price(self, t: Seize) -> int:
        """What will be paid when it resolves."""
        return 0


def purse(t: Seize, seat: int) -> int:
    """SI-REACT-6: what the seat has less what its announced Reactions will cost."""
    money = t.resources[seat]
    if not t.zones[PLAYED]:  # where whatever is announced lies
        return money
    for frame in t.stack:
        if isinstance(frame, Pending) and frame.seat == seat and not frame.cancelled:
            money -= frame.price(t)
    return money


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
