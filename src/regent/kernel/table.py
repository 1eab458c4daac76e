"""The state of one game, as a value: cards, zones, knowledge, chance, the stack of frames.

A card is a dense int, the token that lies on the table; `face` says what is printed on it. A
shuffle exchanges faces and leaves the tokens, so a token never betrays a face, and a re-deal of
what a seat does not know is a permutation of faces and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from regent.kernel import rng
from regent.kernel.errors import Broken, InputError
from regent.kernel.event import Log
from regent.kernel.opened import mypyc_attr
from regent.kernel.packed import Ints, append, i64, vec

if TYPE_CHECKING:
    from regent.kernel.frame import Frame

SPECTATOR: Final = -1
"""As a viewer: sees what lies open on the table (K-SECRET-2)."""

EVERYTHING: Final = -2
"""As a viewer: sees all faces; for the end of a game, never during one."""


class Trigger:
    """An ability that waits to resolve. Triggers of one moment share a batch."""

    __slots__ = ("a", "b", "batch", "kind", "seat", "source")

    def __init__(self, kind: int, seat: int, source: int, a: int, b: int, batch: int) -> None:
        self.kind = kind
        self.seat = seat
        self.source = source
        self.a = a
        self.b = b
        self.batch = batch

    def row(self) -> list[int]:
        return [self.kind, self.seat, self.source, self.a, self.b, self.batch]


class Lasting:
    """A modifier that outlives its cause: `amount` on `attr` of a card until a moment passes."""

    __slots__ = ("amount", "attr", "card", "layer", "source", "stamp", "until")

    def __init__(
        self, attr: int, layer: int, amount: int, card: int, source: int, until: int, stamp: int
    ) -> None:
        self.attr = attr
        self.layer = layer
        self.amount = amount
        self.card = card
        self.source = source
        self.until = until
        self.stamp = stamp

    def row(self) -> list[int]:
        return [
            self.attr,
            self.layer,
            self.amount,
            self.card,
            self.source,
            self.until,
            self.stamp,
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The kernel's part of a game state; each title adds its own fields in a subclass.

    A subclass is built by its constructor from the fields it shares between clones, copies its
    value fields in `clone`, and nothing else: rows, equality and digests read the field names.
    """

    __slots__ = (
        "barrier",
        "batch",
        "face",
        "fast",
        "forced",
        "got",
        "known",
        "lasting",
        "lent",
        "log",
        "numbers",
        "offer",
        "offer_to",
        "over",
        "ranks",
        "reason",
        "ret",
        "rng",
        "seats",
        "serial",
        "sight",
        "stack",
        "stamp",
        "triggers",
        "waiting",
        "where",
        "zones",
    )

    SHARED: ClassVar[tuple[str, ...]] = ("lent", "log", "offer", "offer_to", "sight")
    """Fields that are not part of the value: shared by clones or worked out again, absent from
    rows."""

    LENT: ClassVar[tuple[str, ...]] = ()
    """Value fields that a clone shares until one of both changes them."""

    def __init__(self, seats: int, sight: list[int]) -> None:
        self.seats = seats
        self.sight = sight
        self.log: Log | None = None
        self.offer: list[int] = []
        """What `offer_to`, an awaited seat, may answer; -1 until somebody asks (`offered`)."""
        self.offer_to = -1
        self.waiting = 0
        self.serial = 0
        self.stack: list[Frame[Any]] = []
        self.ret = 0
        self.got: list[int] = []
        self.rng: list[int] = []
        self.forced: list[int] = []
        self.barrier = 0
        self.fast = 0
        self.face: Ints = vec[i64]()
        self.where: Ints = vec[i64]()
        self.known: Ints = vec[i64]()
        self.zones: list[list[int]] = []
        """A list that was taken from here is good until a card moves."""
        self.lent = 0
        """The zones whose lists a clone shares, as a mask: each is copied before it changes."""
        self.numbers: list[int] = []
        """Card and number, in turn, of cards on the table that are not the first of their equals
        there (`number`)."""
        self.triggers: list[Trigger] = []
        self.lasting: list[Lasting] = []
        self.batch = 0
        self.stamp = 0
        self.over = 0
        self.ranks: list[int] = []
        self.reason = ""

    # -- copying ----------------------------------------------------------------------------

    def clone(self) -> Table:
        raise Broken(f"{type(self).__name__} has no clone")

    def copy_to(self, other: Table, lend: bool = False) -> None:
        """Copy the kernel's value fields; a title's `clone` calls it and adds its own. A title
        that keeps no list of a zone over a move may `lend` its zones: they are shared until one
        of both tables changes them.

        The log does not follow: a clone is for looking ahead. Triggers and lasting modifiers
        are never changed once made, so their lists are copied and they are not.
        """
        other.waiting = self.waiting
        other.serial = self.serial
        other.stack = [frame.clone() for frame in self.stack]
        other.ret = self.ret
        other.got = self.got[:]
        other.rng = self.rng[:]
        other.forced = self.forced[:]
        other.barrier = self.barrier
        other.fast = self.fast
        other.face = self.face[:]
        other.where = self.where[:]
        other.known = self.known[:]
        if lend:
            other.zones = self.zones[:]
            self.lent = (1 << len(self.zones)) - 1
            other.lent = self.lent
        else:
            other.zones = [zone[:] for zone in self.zones]
        other.numbers = self.numbers[:]
        other.triggers = self.triggers[:]
        other.lasting = self.lasting[:]
        other.batch = self.batch
        other.stamp = self.stamp
        other.over = self.over
        other.ranks = self.ranks[:]
        other.reason = self.reason

    def changed(self) -> None:
        """Somebody has changed the value by hand, past `move` and its like: what was worked out
        from it is worked out again."""
        self.offer_to = -1
        self.touched()

    # -- cards and knowledge ------------------------------------------------------------------

    def touched(self) -> None:
        """Cards, faces or modifiers have changed. A title that works out values once and keeps
        them lets go of them here."""

    def moving(self, old: int, new: int) -> None:
        """A card moves from zone to zone: does it matter to what is kept?"""
        self.touched()

    def add_card(self, face: int, zone: int) -> int:
        """A new card at the end of a zone: for set-up and tokens."""
        self.touched()
        card = len(self.face)
        self.face = append(self.face, face)
        self.where = append(self.where, zone)
        self.known = append(self.known, self.sight[zone])
        self.own_zone(zone).append(card)
        return card

    def move(self, card: int, zone: int, at: int = -1) -> None:
        """The only way a card changes place: to the end of a zone, or before position `at`.

        Whoever sees into the new zone learns the face; nobody unlearns one by a move (K-SECRET-4).
        """
        self.moving(self.where[card], zone)
        old = self.own_zone(self.where[card])
        if old[-1] == card:
            old.pop()
        else:
            old.remove(card)
        if at < 0:
            self.own_zone(zone).append(card)
        else:
            self.own_zone(zone).insert(at, card)
        if self.sight[zone] & ~self.known[card]:
            self.show(card, self.sight[zone])
        self.where[card] = zone

    def own_zone(self, zone: int) -> list[int]:
        """The list of a zone, to be changed: no clone has it too."""
        if self.lent >> zone & 1:
            self.lent ^= 1 << zone
            self.zones[zone] = self.zones[zone][:]
        return self.zones[zone]

    def know(self, card: int, seats: int) -> None:
        """Exactly these seats know the face: for set-up and scenarios."""
        self.known[card] = seats

    def learn(self, card: int, seats: int) -> None:
        """These seats see the face. What somebody learned cannot be undone (K-UNDO-2)."""
        self.known[card] |= seats
        self.barrier += 1

    def show(self, card: int, seats: int) -> None:
        """These seats see the face of a card where it lies, or as it leaves. Who knew an equal one
        among cards held in no order cannot tell which of them this is, and knows one less there
        (K-SECRET-5)."""
        unaware = seats & ~self.known[card]
        if unaware and self.is_held(self.where[card]):
            for twin in self.zones[self.where[card]]:
                if twin != card and self.face[twin] == self.face[card]:
                    self.touched()
                    fooled = self.known[twin] & unaware
                    self.known[twin] &= ~fooled
                    unaware &= ~fooled
        self.learn(card, seats)

    def is_held(self, zone: int) -> bool:
        """Is this a hand, whose cards lie in no order that others can follow?"""
        return False

    def set_face(self, card: int, face: int) -> None:
        """Another face on a card: for re-deals and scenarios."""
        self.face[card] = face
        self.touched()

    def shuffle(self, zone: int, stream: int) -> None:
        """Exchange the faces of a zone at random; everybody forgets where they lie (K-SECRET-4)."""
        cards = self.zones[zone]
        faces = [self.face[card] for card in cards]
        rng.shuffle(self.rng, stream, faces, zone)
        sight = self.sight[zone]
        self.touched()
        for i in range(len(cards)):
            self.face[cards[i]] = faces[i]
            self.known[cards[i]] = sight
        self.barrier += 1

    def knows(self, viewer: int, card: int) -> bool:
        """May this viewer (a seat, SPECTATOR or EVERYTHING) see the face?"""
        if viewer == EVERYTHING:
            return True
        return self.known[card] >> (self.seats if viewer < 0 else viewer) & 1 == 1

    def everybody(self) -> int:
        """The knowledge mask of all seats and the open table."""
        return (2 << self.seats) - 1

    # -- chance -------------------------------------------------------------------------------

    def below(self, stream: int, n: int) -> int:
        """A random number from 0 to n-1, or the outcome a scenario planned for this stream."""
        self.barrier += 1
        forced = self.forced
        for i in range(0, len(forced), 2):
            if forced[i] == stream:
                value = forced[i + 1]
                if value >= n:
                    what = f"outcome {value + 1} was planned where {n} is the highest"
                    raise InputError(what, right=f"plan 1 to {n}")
                del forced[i : i + 2]
                return value
        return rng.below(self.rng, stream, n)

    # -- triggers and modifiers ---------------------------------------------------------------

    def trigger(self, kind: int, seat: int, source: int, a: int = 0, b: int = 0) -> None:
        """Queue an ability for the next Settle frame."""
        self.triggers.append(Trigger(kind, seat, source, a, b, self.batch))

    def drop_triggers(self, seat: int) -> None:
        """What has triggered for a seat resolves no more."""
        self.triggers = [trigger for trigger in self.triggers if trigger.seat != seat]

    def modify(
        self, attr: int, layer: int, amount: int, card: int, source: int, until: int
    ) -> None:
        """Add a lasting modifier with the next time stamp."""
        self.stamp += 1
        self.touched()
        self.lasting.append(Lasting(attr, layer, amount, card, source, until, self.stamp))

    def expire(self, until: int) -> None:
        """The moment `until` has passed: drop the modifiers that lasted to it."""
        if self.lasting:
            self.lasting = [m for m in self.lasting if m.until != until]
            self.touched()

    # -- events and the end ---------------------------------------------------------------------

    def emit(
        self,
        kind: str,
        actor: int,
        clause: str,
        a: int = -1,
        b: int = -1,
        c: int = -1,
        seats: int = 0,
        secret: int = 0,
        d: int = -1,
    ) -> None:
        """Say what happened, after it has: a face is told to those who know the card now.

        `secret` is the mask of other arguments that only `seats` may see.
        """
        log = self.log
        if log is not None:
            args = [a, b, c, d]
            marks: list[int] = []
            for at, what in enumerate(log.kinds[kind]):
                marks.append(self.distinction(args[at]) if what == "card" and args[at] >= 0 else 0)
            log.add(self.face, self.known, kind, actor, clause, args, seats, secret, marks)

    def distinction(self, card: int) -> int:
        """What a sentence must say to tell this card from others of its name that could be meant:
        whose it is (seat + 1), and NUMBERED times which of them; 0 where the name is enough. From
        what lies open."""
        return 0

    def number(self, card: int) -> int:
        """Which of its equals a card on the table is, whoever has them. It keeps its number for as
        long as it lies there, whichever others come and go."""
        for at in range(0, len(self.numbers), 2):
            if self.numbers[at] == card:
                return self.numbers[at + 1]
        return 1

    def give_number(self, card: int, first: int, last: int) -> None:
        """A card has come to one of these zones, in which everybody sees every face: it has the
        smallest number that none of its equals there has."""
        taken = 0
        for zone in range(first, last + 1):
            for other in self.zones[zone]:
                if other != card and self.face[other] == self.face[card]:
                    taken |= 1 << self.number(other)
        number = 1
        while taken >> number & 1:
            number += 1
        if number > 1:
            self.numbers += [card, number]

    def drop_number(self, card: int) -> None:
        """It has left the table; whoever comes next may have its number."""
        for at in range(0, len(self.numbers), 2):
            if self.numbers[at] == card:
                del self.numbers[at : at + 2]
                return

    def untimely(self, seat: int, action: int) -> str:
        """The clause of the moment to which an answer belongs that is no answer to the question
        asked now; empty where the title has none for it."""
        return ""

    def finish(self, ranks: list[int], clause: str) -> None:
        """The game ends: rank 1 for the winners, and the clause that decided it."""
        self.over = 1
        self.ranks = ranks
        self.reason = clause
        self.waiting = 0
        self.stack.clear()
        self.triggers.clear()
