"""What happened, to whom visible, and which clause caused it.

The log a player reads, the animation, the statistics and the tests are made from events.
Searches run without a log, and then an event costs one call.
"""

from __future__ import annotations

from typing import Any, Final

from regent.kernel.packed import Ints

NONE: Final = -1
"""An argument that is not there, or that this viewer may not see."""

HIDDEN: Final = -1
"""As `secret`: the whole event is hidden from the seats outside `seats`."""

WHOSE: Final = 15
"""The part of a card's mark that says whose it is: the seat and one, 0 where it is not said."""

NUMBERED: Final = 16
"""So many times the number that tells a card from its equals, small ones first, lies in its mark
above whose it is; 0 where no number is needed."""

CONCEDED: Final = "conceded"
"""The others give the game up to the actor (K-CONCEDE-1)."""

SHARED_EVENTS: Final[dict[str, tuple[str, ...]]] = {CONCEDED: ()}
"""What happens at the tables of all titles; what each of its arguments is."""


class Event:
    """One fact. A face in it is seen by those who knew the card when it happened (`masks`); the
    others see the public twin, in which that argument is blank. Arguments of the mask `secret`,
    or the whole event when `secret` is HIDDEN, are for `seats` only.
    `faces` holds what was printed on each card argument when it happened, `marks` what told it
    then from others that could be meant (`Table.distinction`)."""

    __slots__ = ("actor", "args", "clause", "faces", "kind", "marks", "masks", "seats", "secret")

    def __init__(
        self,
        kind: str,
        actor: int,
        clause: str,
        args: list[int],
        faces: list[int],
        masks: list[int],
        seats: int,
        secret: int,
        marks: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.actor = actor
        self.clause = clause
        self.args = args
        self.faces = faces
        self.masks = masks
        self.seats = seats
        self.secret = secret
        self.marks = marks if marks is not None else [0] * len(args)

    def seen_by(self, bit: int) -> Event | None:
        """This event as the viewer of that knowledge bit may see it."""
        inside = self.seats & bit != 0
        if self.secret == HIDDEN and not inside:
            return None
        args = self.args[:]
        faces = self.faces[:]
        marks = self.marks[:]
        for i in range(len(args)):
            if not self.masks[i] & bit or (self.secret >> i & 1 and not inside):
                args[i] = NONE
                faces[i] = NONE
                marks[i] = 0
        masks, seats = self.masks, self.seats
        return Event(self.kind, self.actor, self.clause, args, faces, masks, seats, 0, marks)

    def row(self) -> list[object]:
        """The event as JSON, without who may see what: only for those who see it."""
        return [self.kind, self.actor, self.clause, self.args, self.faces]

    def record(self) -> list[object]:
        """The event whole, with who may see what: only for a journal."""
        hidden = [self.faces, self.masks, self.seats, self.secret, self.marks]
        return [self.kind, self.actor, self.clause, self.args, *hidden]

    @staticmethod
    def recorded(row: list[Any]) -> Event:
        """An event from a journal."""
        return Event(*row)


class Log:
    """The events of one table. `kinds` says of each event kind what its arguments are, and
    `concordance` which clause of the rulebook in play a key is."""

    __slots__ = ("concordance", "events", "kinds")

    def __init__(
        self, kinds: dict[str, tuple[str, ...]], concordance: dict[str, str] | None = None
    ) -> None:
        self.kinds = kinds
        self.concordance = concordance if concordance is not None else {}
        self.events: list[Event] = []

    def add(
        self,
        face: Ints,
        known: Ints,
        kind: str,
        actor: int,
        clause: str,
        args: list[int],
        seats: int,
        secret: int,
        marks: list[int],
    ) -> None:
        kinds = self.kinds[kind]
        faces: list[int] = []
        masks: list[int] = []
        for i in range(len(kinds)):
            card = args[i]
            is_card = kinds[i] == "card" and card >= 0
            faces.append(face[card] if is_card else NONE)
            masks.append(known[card] if is_card else -1)
        said = args[: len(kinds)]
        cited = self.concordance.get(clause, clause)
        self.events.append(Event(kind, actor, cited, said, faces, masks, seats, secret, marks))
