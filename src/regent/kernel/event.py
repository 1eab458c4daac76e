"""What happened, to whom visible, and which clause caused it.

The log a player reads, the animation, the statistics and the tests are made from events.
Searches run without a log, and then an event costs one call.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""An argument that is not there, or that this viewer may not see."""

HIDDEN: Final = -1
"""As `secret`: the whole event is hidden from the seats outside `seats`."""


class Event:
    """One fact. `seats` is the mask of those who see all of it; the others see its public twin,
    in which the arguments of the mask `secret` are blank, or nothing when `secret` is HIDDEN.
    `faces` holds what was printed on each card argument when it happened."""

    __slots__ = ("actor", "args", "clause", "faces", "kind", "seats", "secret")

    def __init__(
        self,
        kind: str,
        actor: int,
        clause: str,
        args: list[int],
        faces: list[int],
        seats: int,
        secret: int,
    ) -> None:
        self.kind = kind
        self.actor = actor
        self.clause = clause
        self.args = args
        self.faces = faces
        self.seats = seats
        self.secret = secret

    def seen_by(self, bit: int) -> Event | None:
        """This event as the viewer of that knowledge bit may see it."""
        if self.secret == 0 or self.seats & bit:
            return self
        if self.secret == HIDDEN:
            return None
        args = self.args[:]
        faces = self.faces[:]
        for i in range(len(args)):
            if self.secret >> i & 1:
                args[i] = NONE
                faces[i] = NONE
        return Event(self.kind, self.actor, self.clause, args, faces, self.seats, 0)

    def row(self) -> list[object]:
        """The event as JSON, without who may see what: only for those who see it."""
        return [self.kind, self.actor, self.clause, self.args, self.faces]


class Log:
    """The events of one table. `kinds` says of each event kind what its arguments are."""

    __slots__ = ("events", "kinds")

    def __init__(self, kinds: dict[str, tuple[str, ...]]) -> None:
        self.kinds = kinds
        self.events: list[Event] = []

    def add(
        self,
        face: list[int],
        kind: str,
        actor: int,
        clause: str,
        args: list[int],
        seats: int,
        secret: int,
    ) -> None:
        kinds = self.kinds[kind]
        faces: list[int] = []
        for i in range(len(kinds)):
            card = args[i]
            faces.append(face[card] if kinds[i] == "card" and card >= 0 else NONE)
        self.events.append(Event(kind, actor, clause, args[: len(kinds)], faces, seats, secret))
