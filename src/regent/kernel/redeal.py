"""What a seat does not know, dealt again: the same view, another truth.

Searches think in such worlds, and the swap test proves secrecy with them.
"""

from __future__ import annotations

from regent.kernel import rng
from regent.kernel.table import EVERYTHING, Table


def exchange_faces(t: Table, viewer: int, pools: list[int], source: list[int]) -> None:
    """Permute the faces the viewer does not know among cards of the same pool.

    `pools` gives each card its pool: cards that look alike from behind and may lie in each
    other's place. A negative pool is never exchanged. Faces are sorted before they are shuffled:
    two games that look alike to the viewer give the same re-deal from the same source, so what
    a bot is given cannot depend on what its seat does not know.
    """
    members: dict[int, list[int]] = {}
    if viewer == EVERYTHING:
        return
    shift = t.seats if viewer < 0 else viewer
    known = t.known
    for card in range(len(known)):
        if not known[card] >> shift & 1 and pools[card] >= 0:
            members.setdefault(pools[card], []).append(card)
    for cards in members.values():
        faces = sorted([t.face[card] for card in cards])
        rng.shuffle(source, 0, faces)
        for i in range(len(cards)):
            t.face[cards[i]] = faces[i]


def hide_the_rest(t: Table, viewer: int, source: list[int]) -> None:
    """Other seats' sealed answers and all coming chance are unknown too."""
    for frame in t.stack:
        frame.redeal(t, viewer, source)
    fresh = f"redeal/{rng.below(source, 0, 1 << 30)}"
    t.rng = rng.seeded(fresh, len(t.rng) // 2)
    t.forced = []


def unknown(t: Table, viewer: int) -> int:
    """How many faces the viewer does not know."""
    if viewer == EVERYTHING:
        return 0
    return sum(1 for card in range(len(t.face)) if not t.knows(viewer, card))
