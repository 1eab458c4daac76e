"""Which Reactions a hand may hold, from public knowledge: worked out once after each change.

The deck list is open; what lies in hand and deck is not. So the faces are those that the cards of
both have together, and which of them are in hand does not matter. No part of the value: the table
makes it when somebody asks and drops it when a Reaction changes its place (`Seize.unseen`).
"""

from __future__ import annotations

from regent.kernel.packed import Ints


class Unseen:
    """A card of each Reaction face that one seat may hold; and those that may be allocated in
    given windows, by the mask of these."""

    __slots__ = ("cards", "windows")

    def __init__(
        self,
        hand: list[int],
        others: list[list[int]],
        face: Ints,
        known: Ints,
        spectator: int,
        reaction: list[int],
    ) -> None:
        self.cards: list[int] = []
        self.windows: dict[int, list[int]] = {}
        seen = [0] * len(reaction)
        for card in hand:
            one = face[card]
            if reaction[one] and not seen[one]:
                seen[one] = 1
                self.cards.append(card)
        for zone in others:
            for card in zone:
                one = face[card]
                if reaction[one] and not seen[one] and not known[card] & spectator:
                    seen[one] = 1  # nobody else saw it go there
                    self.cards.append(card)

    def in_window(self, mask: int, face: Ints, window: list[int]) -> list[int]:
        """Those of the cards that print a window of this mask."""
        found = self.windows.get(mask)
        if found is None:
            found = [card for card in self.cards if window[face[card]] & mask]
            self.windows[mask] = found
        return found
