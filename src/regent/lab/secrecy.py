"""The swap test: what a viewer cannot know must not change anything the viewer can see.

Every reached position is compared with a re-deal of what the viewer does not know: the view,
the options, the seats awaited. Then the same answer is given in both worlds, and what is told
and asked must stay the same until the viewer truly learns something.
"""

from __future__ import annotations

from typing import Any

from regent.kernel.event import Event, Log
from regent.kernel.frame import answer
from regent.kernel.sealed import Sealed
from regent.kernel.table import SPECTATOR, Table
from regent.kernel.title import Title


def viewers(t: Table) -> list[int]:
    """Everybody who looks at a game: its seats, and a spectator."""
    return [*range(t.seats), SPECTATOR]


def bit_of(t: Table, viewer: int) -> int:
    return 1 << (t.seats if viewer == SPECTATOR else viewer)


def shown(title: Title, t: Table, viewer: int) -> list[Any]:
    """Everything a viewer is shown of a position."""
    asked: list[Any] = []
    if viewer >= 0 and t.waiting >> viewer & 1:
        top = t.stack[-1]
        asked = [top.prompt(), top.subject(t), top.options(t, viewer), top.tags(t, viewer)]
    return [title.view(t, viewer), t.waiting, bool(t.over), asked]


def unknown_shown(t: Table, viewer: int, part: Any) -> int | None:
    """A card that the view names although the viewer does not know its face."""
    if isinstance(part, dict):
        card = part.get("card")
        if isinstance(card, int) and not t.knows(viewer, card):
            return card
        part = list(part.values())
    if isinstance(part, list):
        for item in part:
            found = unknown_shown(t, viewer, item)
            if found is not None:
                return found
    return None


def compare(title: Title, t: Table, viewer: int, source: list[int]) -> str:
    """What a viewer could tell apart in a position and its re-deal; empty when nothing."""
    view = title.view(t, viewer)
    card = unknown_shown(t, viewer, view)
    if card is not None:
        return f"the view of {viewer} names card {card}, whose face it does not know"
    other = title.redeal(t, viewer, source)
    here, there = shown(title, t, viewer), shown(title, other, viewer)
    if here == there:
        return ""
    for name, a, b in zip(("view", "awaited", "over", "question"), here, there, strict=True):
        if a != b:
            return f"the {name} of {viewer} depends on what it cannot know: {_first(a, b)}"
    return ""


def _first(a: Any, b: Any, path: str = "") -> str:
    """Where two structures differ first."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in a:
            if a[key] != b.get(key):
                return _first(a[key], b.get(key), f"{path}.{key}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i in range(len(a)):
            if a[i] != b[i]:
                return _first(a[i], b[i], f"{path}.{i}")
    return f"{path.strip('.') or 'it'} is {a!r} or {b!r}"


def look_ahead(
    title: Title, t: Table, seat: int, action: int, viewer: int, source: list[int]
) -> str:
    """The same answer in both worlds: what the viewer is told and asked must be the same."""
    other = title.redeal(t, viewer, source)
    other.stack = [frame.clone() for frame in t.stack]
    other.rng = t.rng[:]
    other.forced = t.forced[:]
    if not _possible(other, seat, action):
        return ""
    here, there = t.clone(), other
    told_here, told_there = _told(title, here, seat, action), _told(title, there, seat, action)
    bit = bit_of(t, viewer)
    known = [mask & bit for mask in t.known]
    news = [_seen(told, bit, known) for told in (told_here, told_there)]
    for a, b in zip(news[0][0], news[1][0], strict=False):
        if a != b:
            return f"{viewer} is told {a[:3]} or {b[:3]}, depending on what it cannot know"
    if news[0][1] or news[1][1]:
        return ""  # it has learned something: from here on the worlds may differ
    if len(news[0][0]) != len(news[1][0]) or here.waiting != there.waiting:
        return f"what {viewer} sees after the answer depends on what it cannot know"
    return ""


def _possible(t: Table, seat: int, action: int) -> bool:
    """Is the answer, and everything sealed before it, possible in this world too?"""
    top = t.stack[-1]
    if action not in top.options(t, seat):
        return False
    if isinstance(top, Sealed):
        for other in range(t.seats):
            offered = top.options(t, other) if top.drafts[other] else []
            if any(draft not in offered for draft in top.drafts[other]):
                return False
    return True


def _told(title: Title, t: Table, seat: int, action: int) -> list[Event]:
    t.log = Log(title.events)
    answer(t, seat, action)
    return t.log.events


def _seen(events: list[Event], bit: int, known: list[int]) -> tuple[list[list[object]], bool]:
    """The events a viewer sees, up to the first that tells it a face it did not know."""
    seen: list[list[object]] = []
    for event in events:
        told = event.seen_by(bit)
        if told is None:
            continue
        for i in range(len(told.args)):
            fresh = told.faces[i] >= 0 and told.args[i] < len(known)
            if fresh and not known[told.args[i]]:
                return seen, True
        seen.append(told.row())
    return seen, False


def untold(t_before: list[int], t: Table, events: list[Event], viewer: int) -> int | None:
    """A card whose face the viewer has learned without an event that says so."""
    bit = bit_of(t, viewer)
    named: set[int] = set()
    for event in events:
        told = event.seen_by(bit)
        if told is not None:
            named.update(told.args[i] for i in range(len(told.args)) if told.faces[i] >= 0)
    for card in range(len(t_before)):
        if t.known[card] & bit and not t_before[card] & bit and card not in named:
            return card
    return None
