"""An integer random generator small enough to live inside the state.

L'Ecuyer's combined generator of 1988: two multiplicative generators below 2**31. Every product
stays inside a machine word, so interpreted and compiled games draw the same numbers, and a
stream is two ints that a clone copies for nothing. Streams have names (indices) so that, say,
an extra die roll does not change the order of a deck.
"""

from __future__ import annotations

import hashlib
from typing import Final

_M1: Final = 2147483563
_M2: Final = 2147483399
_A1: Final = 40014
_A2: Final = 40692
_SPAN: Final = _M1 - 1


def seeded(seed: str, streams: int) -> list[int]:
    """Two ints for each stream, spread from any text, independent between streams."""
    state: list[int] = []
    for stream in range(streams):
        digest = hashlib.sha256(f"regent/{stream}/{seed}".encode()).digest()
        state.append(int.from_bytes(digest[0:8], "big") % (_M1 - 1) + 1)
        state.append(int.from_bytes(digest[8:16], "big") % (_M2 - 1) + 1)
    return state


def below(state: list[int], stream: int, n: int) -> int:
    """A fair number from 0 to n-1; draws again rather than favour small numbers."""
    if n <= 1:
        return 0
    at = 2 * stream
    fair = _SPAN - _SPAN % n
    first = state[at]
    second = state[at + 1]
    while True:
        first = _A1 * first % _M1
        second = _A2 * second % _M2
        number = first - second
        if number < 0:
            number += _SPAN
        if number < fair:
            break
    state[at] = first
    state[at + 1] = second
    return number % n


def shuffle(state: list[int], stream: int, items: list[int]) -> None:
    """Fisher and Yates, in place."""
    for i in range(len(items) - 1, 0, -1):
        j = below(state, stream, i + 1)
        items[i], items[j] = items[j], items[i]
