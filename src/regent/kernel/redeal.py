"""What a seat does not know, dealt again: the same view, another truth.

Searches think in such worlds, and the swap test proves secrecy with them.
"""

from __future__ import annotations

from regent.kernel import rng
from regent.kernel.table import EVERYTHING, Table


def exchange_faces(
    t: Table, viewer: int, pools: list[int], source: list[int], lists: dict[int, list[int]]
) -> None:
    """Permute the faces the viewer does not know among cards of the same pool.

    `pools` gives each card its pool: cards that look alike from behind and may lie in each
    other's place. A negative pool is never exchanged. Faces are sorted before they are shuffled:
    two games that look alike to the viewer give the same re-deal from the same source, so what
    a bot is given cannot depend on what its seat does not know.

    K-SECRET-6: where not even the faces of a pool are known, `lists` has faces to think of in
    their place.
    """
    members: dict[int, list[int]] = {}
    if viewer == EVERYTHING:
        return
    seen: dict[int, list[int]] = {pool: [] for pool in lists}
    shift = t.seats if viewer < 0 else viewer
    known = t.known
    for card in range(len(known)):
        if pools[card] < 0:
            continue
        if not known[card] >> shift & 1:
            members.setdefault(pools[card], []).append(card)
        elif pools[card] in seen:
            seen[pools[card]].append(t.face[card])
    for pool, cards in members.items():
        if pool in lists:
            faces = supposed(lists[pool], seen[pool], len(cards))
        else:
            faces = sorted([t.face[card] for card in cards])
        rng.shuffle(source, 0, faces)
        for i in range(len(cards)):
            t.set_face(cards[i], faces[i])
    t.changed()


def supposed(listed: list[int], seen: list[int], wanted: int) -> list[int]:
    """As many faces of a list as are wanted: without those that were seen, as far as there are
    enough others, and all of them over again where the list is too short."""
    left = sorted(listed)
    for face in seen:
        if face in left and len(left) > wanted:
            left.remove(face)
    while left and len(left) < wanted:
        left += sorted(listed)
    return left


def seal_again(t: Table, viewer: int, source: list[int]) -> bool:
    """Other seats' sealed answers are unknown: give them others. Could the viewer believe this
    deal? Whoever is asked, or has answered, had something to say, and everybody knows that."""
    for frame in t.stack:
        if not frame.redeal(t, viewer, source):
            return False
    if not t.stack or t.over:
        return True
    top = t.stack[-1]
    for seat in range(t.seats):
        if seat != viewer and t.waiting >> seat & 1 and not top.options(t, seat):
            return False
    return True


def hide_chance(t: Table, source: list[int]) -> None:
    """All coming chance is unknown too. The state is a fast one: a world to think in is not to
    hold the secret of the true one."""
    fresh = f"redeal/{rng.below(source, 0, 1 << 30)}"
    t.rng = rng.seeded(fresh, rng.streams(t.rng))
    t.forced = []


def unknown(t: Table, viewer: int) -> int:
    """How many faces the viewer does not know."""
    if viewer == EVERYTHING:
        return 0
    return sum(1 for card in range(len(t.face)) if not t.knows(viewer, card))
