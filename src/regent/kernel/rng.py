"""Integer random generators small enough to live inside the state: a fast one, and a sealed one.

The fast one, for simulations and whatever has a seed with a name, is L'Ecuyer's combined generator
of 1988: two multiplicative generators below 2**31. Every product stays inside a machine word, and
a stream is two ints that a clone copies for nothing. Who sees enough of its numbers can compute it.

The sealed one, for tables of people, cannot be computed (K-CHANCE-2): BLAKE2b in counter mode,
with a key for each stream that is derived from one secret of 256 bits. A deck is shuffled under a
key of its own, derived from that of its stream, the deck and the number of draws before.

Both give the same numbers interpreted and compiled. Streams have names (indices) so that, say, an
extra die roll does not change the order of a deck.
"""

from __future__ import annotations

import hashlib
from typing import Final

_M1: Final = 2147483563
_M2: Final = 2147483399
_A1: Final = 40014
_A2: Final = 40692
_SPAN: Final = _M1 - 1

SEALED: Final = 0
"""The first number of a sealed state. That of a fast one is never 0."""
_WORDS: Final = 8
"""A key is so many numbers of 32 bits: rows are read by more than one language."""
_BLOCK: Final = _WORDS + 1
"""A sealed stream: its key, and how often it was drawn from."""
_WIDE: Final = 1 << 62
"""A sealed draw has 62 bits, so that it is a small number in compiled code too."""
SECRET: Final = 32
"""The bytes of a secret."""


def seeded(seed: str, streams: int) -> list[int]:
    """A fast state: two ints for each stream, spread from any text, independent of each other."""
    state: list[int] = []
    for stream in range(streams):
        digest = hashlib.sha256(f"regent/{stream}/{seed}".encode()).digest()
        state.append(int.from_bytes(digest[0:8], "big") % (_M1 - 1) + 1)
        state.append(int.from_bytes(digest[8:16], "big") % (_M2 - 1) + 1)
    return state


def sealed(secret: bytes, names: tuple[str, ...]) -> list[int]:
    """A sealed state: a key for each named stream, none of which tells of another."""
    state: list[int] = [SEALED]
    for name in names:
        key = hashlib.blake2b(f"regent/stream/{name}".encode(), key=secret, digest_size=32).digest()
        for i in range(_WORDS):
            state.append(int.from_bytes(key[4 * i : 4 * i + 4], "big"))
        state.append(0)
    return state


def streams(state: list[int]) -> int:
    """How many streams a state has."""
    if state and state[0] == SEALED:
        return (len(state) - 1) // _BLOCK
    return len(state) // 2


def below(state: list[int], stream: int, n: int) -> int:
    """A fair number from 0 to n-1; draws again rather than favour small numbers."""
    if n <= 1:
        return 0
    if state[0] == SEALED:
        key = _key(state, stream)
        at = _BLOCK * (stream + 1)
        number, state[at] = _drawn(key, state[at], n)
        return number
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


def _key(state: list[int], stream: int) -> bytes:
    at = 1 + _BLOCK * stream
    key = b""
    for i in range(_WORDS):
        key += state[at + i].to_bytes(4, "big")
    return key


def _drawn(key: bytes, count: int, n: int) -> tuple[int, int]:
    """A fair number below n from the draw with this number on, and the number of the next draw."""
    fair = _WIDE - _WIDE % n
    while True:
        block = hashlib.blake2b(count.to_bytes(8, "big"), key=key, digest_size=8).digest()
        count += 1
        number = int.from_bytes(block, "big") >> 2
        if number < fair:
            return number % n, count


def shuffle(state: list[int], stream: int, items: list[int], deck: int = 0) -> None:
    """Fisher and Yates, in place; of a sealed state each deck has a key of its own."""
    if state and state[0] == SEALED:
        _shuffle_sealed(state, stream, items, deck)
        return
    for i in range(len(items) - 1, 0, -1):
        j = below(state, stream, i + 1)
        items[i], items[j] = items[j], items[i]


def _shuffle_sealed(state: list[int], stream: int, items: list[int], deck: int) -> None:
    at = _BLOCK * (stream + 1)
    name = f"regent/deck/{deck}/{state[at]}".encode()
    key = hashlib.blake2b(name, key=_key(state, stream), digest_size=32).digest()
    state[at] += 1
    count = 0
    for i in range(len(items) - 1, 0, -1):
        j, count = _drawn(key, count, i + 1)
        items[i], items[j] = items[j], items[i]
