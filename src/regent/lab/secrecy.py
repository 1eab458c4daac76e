"""The swap test: what a viewer cannot know must not change anything the viewer can see.

Every reached position is compared with a re-deal of what the viewer does not know: the view,
the options, the seats awaited. Then the same answer is given in both worlds, and what is told
and asked must stay the same until the viewer truly learns something.
"""

from __future__ import annotations

from typing import Any, Final

from regent.bots.reasons import ReasonsBot
from regent.bots.sight import sight_beyond, sight_of
from regent.kernel import rng
from regent.kernel.errors import InputError, Refusal
from regent.kernel.event import Event, Log
from regent.kernel.frame import answer
from regent.kernel.parley import Parley
from regent.kernel.sealed import Sealed
from regent.kernel.table import SPECTATOR, Table
from regent.kernel.title import Title
from regent.play.journal import Journal
from regent.play.looking import difference
from regent.play.names import arguments, bar
from regent.play.session import Session
from regent.play.speaking import remark

HOLDERS: Final = frozenset({dict, list})

SAID_ONCE_IN: Final = 4
"""Positions for each in which a seat speaks of a hidden card, and in which it tries an option."""


def viewers(t: Table) -> list[int]:
    """Everybody who looks at a game: its seats, and a spectator."""
    return [*range(t.seats), SPECTATOR]


def bit_of(t: Table, viewer: int) -> int:
    return 1 << (t.seats if viewer == SPECTATOR else viewer)


def shown(title: Title[Any], t: Table, viewer: int) -> list[Any]:
    """Everything a viewer is shown of a position."""
    asked: list[Any] = []
    if viewer >= 0 and t.waiting >> viewer & 1:
        top = t.stack[-1]
        asked = [top.prompt(), top.subject(t), top.options(t, viewer), top.tags(t, viewer)]
    return [title.view(t, viewer), t.waiting, bool(t.over), asked]


def unknown_shown(t: Table, viewer: int, view: Any) -> int | None:
    """A card that the view names although the viewer does not know its face."""
    bit = bit_of(t, viewer)
    known = t.known
    parts: list[Any] = [view]
    for part in parts:  # which grows while it is gone through
        if isinstance(part, dict):
            card = part.get("card")
            if isinstance(card, int) and not known[card] & bit:
                return card
            part = part.values()
        if not HOLDERS.isdisjoint(map(type, part)):
            parts.extend([inner for inner in part if type(inner) in HOLDERS])
    return None


class Swap:
    """A position beside the same one with everything dealt again that a viewer does not know.

    What is the same for all viewers, the true world one answer further, is made once.
    """

    def __init__(self, session: Session, seat: int, action: int) -> None:
        self.session = session
        self.title = session.title
        self.t = session.table
        self.seat = seat
        self.action = action
        self._ahead: tuple[Table, list[Event]] | None = None

    def look(self, viewer: int, source: list[int]) -> str:
        """What the viewer could tell apart, now or after the answer; empty when nothing."""
        other = self.title.redeal(self.t, viewer, source)
        return (
            self.compare(viewer, other)
            or self.at_the_door(viewer, other, source)
            or self.tried(viewer, other, source)
            or self.remarked(viewer, other)
            or self.look_ahead(viewer, other)
        )

    def compare(self, viewer: int, other: Table) -> str:
        """View, seats awaited, question: the same in both worlds."""
        here = shown(self.title, self.t, viewer)
        card = unknown_shown(self.t, viewer, here[0])
        if card is not None:
            return f"the view of {viewer} names card {card}, whose face it does not know"
        there = shown(self.title, other, viewer)
        if here == there:
            return ""
        for name, a, b in zip(("view", "awaited", "over", "question"), here, there, strict=True):
            if a != b:
                return f"the {name} of {viewer} depends on what it cannot know: {difference(a, b)}"
        return ""

    def at_the_door(self, viewer: int, other: Table, source: list[int]) -> str:
        """Whatever a seat says of a card that it does not know is answered alike, here by a name
        that is true in one of the worlds. Of all that could be said, now and then one thing is."""
        t = self.t
        if viewer != self.seat or rng.below(source, 0, SAID_ONCE_IN):
            return ""
        verbs = [verb for verb in self.title.verbs.values() if "card" in verb.kinds]
        hidden = [card for card in range(len(t.face)) if not t.knows(viewer, card)]
        if not verbs or not hidden:
            return ""
        verb = verbs[rng.below(source, 0, len(verbs))]
        card = hidden[rng.below(source, 0, len(hidden))]
        name = self.title.face_slug(t, t.face[card])
        number = f"~{card}" if rng.below(source, 0, 2) else ""
        text = " ".join([verb.name, *[f"{name}{number}" for _ in verb.kinds]])
        a, b = [_answered(self.title, world, viewer, text) for world in (t, other)]
        if a != b:
            return f"{viewer} says {text!r} and hears {a!r} or {b!r}, by a card it cannot know"
        return ""

    def tried(self, viewer: int, other: Table, source: list[int]) -> str:
        """Whatever a seat tries, asks advice for, or gives and takes back is answered alike."""
        if viewer != self.seat or rng.below(source, 0, SAID_ONCE_IN):
            return ""
        worlds = [self._beside(world) for world in (self.t, other)]
        offered = worlds[0].decision(viewer)
        if offered is None:
            return ""
        option = offered.options[rng.below(source, 0, len(offered.options))]
        a, b = [_staged(world, viewer, option) for world in worlds]
        if a != b:
            return f"{viewer} tries {option!r} and is asked {a!r} or {b!r}, by what it cannot know"
        for card in _spoken_of(self.title, offered.actions):
            a, b = [_ways(world, viewer, card) for world in worlds]
            if a != b:
                return f"where {viewer} could bring {card} depends on what it cannot know: {a} {b}"
        a, b = [_advised(world, viewer, source[:]) for world in worlds]
        if a != b:
            return f"{viewer} is advised by what it cannot know: {difference(a, b)}"
        a, b = [_advised_beyond(world, viewer, option) for world in worlds]
        if a != b:
            return f"{viewer}, trying {option!r}, is advised by what it cannot know: {a} {b}"
        a, b = [_taken_back(world, viewer, option) for world in worlds]
        if a and b and a != b:
            return f"{viewer} gives {option!r}, takes it back and knows more: {difference(a, b)}"
        return ""

    def remarked(self, viewer: int, other: Table) -> str:
        """What a bot would say openly about this answer (K-DEAL-6) is the same in both worlds."""
        if not isinstance(self.t.stack[-1], Parley):
            return ""
        a, b = [remark(self._beside(world), self.seat, self.action) for world in (self.t, other)]
        return f"{viewer} hears {a} or {b}, by what it cannot know" if a != b else ""

    def _beside(self, t: Table) -> Session:
        """A session of its own at this position, under the same names."""
        origin = self.session
        beside = Session(
            self.title, Journal(origin.journal.header), t.clone(), origin.cards, origin.rules
        )
        beside.given = origin.given[:]
        return beside

    def look_ahead(self, viewer: int, other: Table) -> str:
        """The same answer in both worlds: what the viewer is told and asked must be the same.

        Only faces differ then: what others have sealed, and chance, are as they are."""
        t = self.t
        if t.fast:
            return ""  # K-WINDOW-4: such windows tell of hands, once an answer stands
        other.stack = [frame.clone() for frame in t.stack]
        other.rng = t.rng[:]
        other.forced = t.forced[:]
        if not _possible(other, self.seat, self.action):
            return ""
        if self._ahead is None:
            here = t.clone()
            self._ahead = here, _told(self.title, here, self.seat, self.action)
        here, told = self._ahead
        told_there = _told(self.title, other, self.seat, self.action)
        bit = bit_of(t, viewer)
        known = known_faces(t, bit)
        seen, learned = _seen(told, bit, known)
        seen_there, learned_there = _seen(told_there, bit, known)
        for a, b in zip(seen, seen_there, strict=False):
            if a != b:
                return f"{viewer} is told {a[:3]} or {b[:3]}, depending on what it cannot know"
        if learned or learned_there:
            return ""  # it has learned something: from here on the worlds may differ
        if len(seen) != len(seen_there) or here.waiting != other.waiting:
            return f"what {viewer} sees after the answer depends on what it cannot know"
        return ""


def _answered(title: Title[Any], t: Table, seat: int, text: str) -> str:
    """What a seat hears when it asks why not."""
    try:
        return bar(title, t, seat, text)
    except InputError as error:
        return str(error)


def _staged(session: Session, seat: int, option: str) -> list[Any]:
    """What a seat is shown that tries an option."""
    try:
        found = session.stage(seat, [option])
    except (Refusal, InputError) as error:
        return [str(error)]
    if found is None:
        return []
    asked = found.decision
    return [asked.prompt, asked.about, asked.options]


def _spoken_of(title: Title[Any], actions: list[int]) -> list[int]:
    """The cards that options bring to a place."""
    said = [arguments(title, action) for action in actions]
    return sorted({args[0][1] for args in said if [k for k, _ in args] == ["card", "place"]})


def _ways(session: Session, seat: int, card: int) -> list[list[str]]:
    """Where a seat is told that a card could be brought."""
    return [way.texts for way in session.ways(seat, card)]


def _advised(session: Session, seat: int, source: list[int]) -> list[Any]:
    """What a seat hears that asks for advice."""
    bot = ReasonsBot("advice")
    bot.random = source
    sight = sight_of(session, seat, source, True)
    return [[o.option, o.weight] for o in bot.opinions(sight)] if sight is not None else []


def _advised_beyond(session: Session, seat: int, option: str) -> list[Any]:
    """What a seat hears that asks for advice after the first part of a choice."""
    sight = sight_beyond(session, seat, [option])
    return [[o.option, o.weight] for o in ReasonsBot("next").opinions(sight)] if sight else []


def _taken_back(session: Session, seat: int, option: str) -> list[Any]:
    """What a seat has seen that gives an answer which it may take back; empty if it may not."""
    session.answer(seat, option)
    if not session.undoable(seat):
        return []
    seen = [event.row() for event in session.events(seat)]
    return [shown(session.title, session.table, seat), seen]


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


def _told(title: Title[Any], t: Table, seat: int, action: int) -> list[Event]:
    t.log = Log(title.events)
    answer(t, seat, action)
    return t.log.events


def known_faces(t: Table, bit: int) -> list[int]:
    """For each card the face that a viewer knows, -1 where it knows none."""
    return [face if mask & bit else -1 for face, mask in zip(t.face, t.known, strict=True)]


def _seen(events: list[Event], bit: int, known: list[int]) -> tuple[list[list[object]], bool]:
    """The events a viewer sees, up to the first that tells it a face it did not know; `known` holds
    for each card the face that it knew before, -1 for none. A card that has another face now was
    shuffled since, and what is told of it is as new as that of any other."""
    seen: list[list[object]] = []
    for event in events:
        told = event.seen_by(bit)
        if told is None:
            continue
        for i in range(len(told.args)):
            face = told.faces[i]
            if face >= 0 and told.args[i] < len(known) and known[told.args[i]] != face:
                return seen, True
        seen.append([*told.row(), told.marks])
    return seen, False


def learned(before: list[int], t: Table) -> list[tuple[int, int]]:
    """The cards that somebody knows now and did not before, each with who."""
    now = list(t.known)
    if now == before:
        return []
    pairs = enumerate(zip(before, now, strict=False))
    return [(card, new & ~old) for card, (old, new) in pairs if new & ~old]


def untold(fresh: list[tuple[int, int]], t: Table, events: list[Event], viewer: int) -> int | None:
    """A card whose face the viewer has `learned` without an event that says so."""
    bit = bit_of(t, viewer)
    cards = [card for card, who in fresh if who & bit]
    if not cards:
        return None
    named: set[int] = set()
    for event in events:
        told = event.seen_by(bit)
        if told is not None:
            named.update(told.args[i] for i in range(len(told.args)) if told.faces[i] >= 0)
    return next((card for card in cards if card not in named), None)
