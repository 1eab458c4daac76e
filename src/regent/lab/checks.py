"""The property checks every title must pass, at every answer of a random game.

Each check exists for a bug that engines of this kind have had; tests plant each of them and see
it caught. A check returns what is wrong, or nothing.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, NamedTuple

from regent.kernel import rng, rows
from regent.kernel.action import LIMIT, pack
from regent.kernel.errors import Broken, InputError, Portable, Refusal, Runaway
from regent.kernel.frame import answer, offered, why_not
from regent.kernel.table import Table
from regent.kernel.title import Title
from regent.lab import secrecy
from regent.play.names import arguments, option_name
from regent.play.session import Session


class Violation(Portable):
    """A property that does not hold: which check, and what it saw."""

    def __init__(self, check: str, what: str) -> None:
        self.check = check
        self.what = what
        super().__init__(f"{check}: {what}")


class Shares(NamedTuple):
    """How much of a game is looked at: long games can be walked quickly under few checks."""

    costly: float = 1.0
    """Of the answers looked at, how many under the costly checks too."""
    looked: float = 1.0
    """Of all answers, how many are looked at, and of all games, how many are played again from
    their journal. What an event cites is read at every answer."""


ALL = Shares()


class Checks:
    """The checks for one game, all of them or a share."""

    def __init__(
        self, session: Session, clauses: set[str], seed: str, shares: Shares = ALL
    ) -> None:
        self.session = session
        self.title = session.title
        self.clauses = clauses
        self.shares = shares
        self.random = rng.seeded(f"checks/{seed}", 1)
        self.faces = self._count(session.table)
        self.history: list[tuple[Table, Table]] = []
        """Copies of old positions, each beside one made from its rows, which shares nothing."""
        self.copy: Table = session.table
        """The position before the answer."""
        self.known: list[int] = list(session.table.known)
        self.streams: list[int] = session.table.rng[:]
        self.told = len(session.log.events)
        self.looks = True
        """Is the answer that is being given one of those looked at?"""

    def _sampled(self, share: float) -> bool:
        return share >= 1.0 or rng.below(self.random, 0, 1000) < share * 1000

    # -- around one answer ------------------------------------------------------------------------

    def before(self, seat: int, action: int) -> None:
        """Look at the position in which this answer is about to be given."""
        t = self.session.table
        self.told = len(self.session.log.events)
        self.looks = self._sampled(self.shares.looked)
        if not self.looks:
            return
        self._see("ends", dead_end(t))
        self._see("invariants", "; ".join(self.title.violations(t)))
        self._see("options", options_as_barred(self.title, t))
        self.known = list(t.known)
        self.streams = t.rng[:]
        self.copy = t.clone()
        if not self._sampled(self.shares.costly):
            return
        self._see("clone", clone_differs(t, self.copy))
        again = read_again(self.session)
        self._see("rows", "" if rows.equal(again, t) else "rows read again are another table")
        self.history.append((self.copy, again))
        self._see("options", self._one_accepted(t))
        self._see("refusals", self._one_refused(t, seat))
        swap = secrecy.Swap(self.session, seat, action)
        for viewer in secrecy.viewers(t):
            self._see("swap", swap.look(viewer, self.random))

    def after(self, seat: int) -> None:
        """Look at what the answer has done."""
        t = self.session.table
        events = self.session.log.events[self.told :]
        for event in events:
            if event.clause not in self.clauses:
                raise Violation("events", f"{event.kind} cites {event.clause or 'no clause'}")
        if not self.looks:
            return
        self._see("conservation", self._lost(t))
        fresh = secrecy.learned(self.known, t)
        for viewer in secrecy.viewers(t):
            card = secrecy.untold(fresh, t, events, viewer)
            if card is not None:
                raise Violation("told", f"{viewer} learned card {card} and no event says so")
        self._see("undo", self._undo(seat, bool(fresh)))

    def end(self, answers: int) -> None:
        """Look back over the whole game."""
        for old, again in self.history:
            if not rows.equal(old, again):
                raise Violation("clone", "an old copy changed while the game went on")
        least, most = self.title.bounds()
        if not least <= answers <= most:
            raise Violation("ends", f"{answers} answers; expected {least} to {most}")
        if self._sampled(self.shares.looked):  # it costs as much as the game
            self._see("rows", replay_differs(self.session))
        t = self.session.table
        if t.over and sorted(t.ranks)[:1] != [1]:
            raise Violation("ends", f"ranks {t.ranks} have no winner")
        reason = self.session.cite(t.reason)
        if t.over and reason not in self.clauses:
            raise Violation("ends", f"the game ended by {reason or 'no clause'}")

    def _see(self, check: str, what: str) -> None:
        if what:
            raise Violation(check, what)

    # -- single checks ----------------------------------------------------------------------------

    def _count(self, t: Table) -> Counter[tuple[int, int]]:
        return Counter(zip(self.title.pools(t), t.face, strict=True))

    def _lost(self, t: Table) -> str:
        """Every card lies in exactly one zone, and no face is gained or lost."""
        where = list(t.where)
        found = [-1] * len(where)
        for zone, cards in enumerate(t.zones):
            for card in cards:
                if found[card] >= 0:
                    return f"card {card} lies in zone {found[card]} and in {zone}"
                found[card] = zone
        if found != where:
            card = next(card for card in range(len(where)) if found[card] != where[card])
            if found[card] < 0:
                return "a card lies nowhere"
            return f"card {card} lies in zone {found[card]} and says {where[card]}"
        if self.title.fixed_cards() and self._count(t) != self.faces:
            return "a face was gained or lost"
        return ""

    def _one_accepted(self, t: Table) -> str:
        """Every offered option is accepted: here one of each awaited seat, by chance."""
        for seat in range(t.seats):
            if not t.waiting >> seat & 1:
                continue
            offered = t.stack[-1].options(t, seat)
            if len({option_name(self.title, t, a, seat) for a in offered}) != len(offered):
                return f"{t.stack[-1].prompt()}: two options have the same name"
            action = offered[rng.below(self.random, 0, len(offered))]
            trial = t.clone()
            name = option_name(self.title, t, action)
            for kind, value in arguments(self.title, action):
                if kind == "card" and not t.knows(seat, value):
                    return f"{name!r} names a card that seat {seat} does not know"
            try:
                answer(trial, seat, action)
            except Exception as error:  # anything a rule raises here is the finding
                return f"{name!r} was offered and fails: {type(error).__name__}: {error}"
        return ""

    def _one_refused(self, t: Table, seat: int) -> str:
        """What is not offered is refused with a clause that exists."""
        codes = list(self.title.verbs)
        verb = codes[rng.below(self.random, 0, len(codes))]
        size = max(2, len(t.face))
        action = pack(verb, *[rng.below(self.random, 0, min(size, LIMIT)) for _ in range(3)])
        top = t.stack[-1]
        offered = set(top.options(t, seat))
        if not why_not(t, seat, action) and action not in offered:
            return f"option {action} is neither offered nor refused"
        for attempt in {action, *top.candidates(t, seat)} - offered:
            # as `why_not` says it, which would list all options for each of them
            clause = self.session.cite(top.bar(t, seat, attempt) or "K-ANSWER-3")
            if clause not in self.clauses:
                return f"refused by {clause}, which no rulebook holds"
        return ""

    def _undo(self, seat: int, learned: bool) -> str:
        """What can be taken back leaves no trace; what was learned or drawn cannot be."""
        session = self.session
        t = session.table
        if t.over:
            return ""
        if session.undoable(seat) and (learned or t.rng != self.streams):
            return "an answer can be taken back although something was drawn or learned"
        for other in range(t.seats):
            if other != seat and session.undoable(other):
                return f"seat {other} can take back past an answer of seat {seat}"
        if not session.undoable(seat):
            return ""
        name = session.undoable(seat)[0]
        session.undo(seat)
        if not rows.equal(session.table, self.copy):
            return f"taking back {name!r} does not lead back"
        session.answer(seat, name)
        return "" if rows.equal(session.table, t) else f"{name!r} again leads elsewhere"


def dead_end(t: Table) -> str:
    """Somebody can always go on."""
    if t.over:
        return ""
    if not t.waiting:
        return "nobody is awaited and the game is not over"
    for seat in range(t.seats):
        if t.waiting >> seat & 1 and not offered(t, seat):
            return f"seat {seat} is asked {t.stack[-1].prompt()} and has no option"
    return ""


def options_as_barred(title: Title[Any], t: Table) -> str:
    """The options are the candidates that nothing bars, each once."""
    top = t.stack[-1]
    for seat in range(t.seats):
        if not t.waiting >> seat & 1:
            continue
        offered = top.options(t, seat)
        if t.offer_to == seat and t.offer != offered:
            return f"{top.prompt()}: what was offered before is kept and no longer true"
        legal = [a for a in top.candidates(t, seat) if not top.bar(t, seat, a)]
        if sorted(offered) != sorted(set(legal)) or len(set(offered)) != len(offered):
            names = [option_name(title, t, a) for a in set(offered) ^ set(legal)]
            return f"{top.prompt()}: offered and not barred differ in {names or 'repetitions'}"
    return ""


def clone_differs(t: Table, copy: Table) -> str:
    """A copy is the same value and shares nothing that can change but what it was lent; that a
    lent list was changed is seen at the end, when copies are compared with their rows."""
    if not rows.equal(copy, t):
        return _difference(t, copy)
    for name in rows.fields(type(t)):
        if name in ("triggers", "lasting") or name in type(t).LENT:
            continue
        if _shared(getattr(copy, name), getattr(t, name)):
            return f"clone shares {name}"
    return ""


def _difference(t: Table, copy: Table) -> str:
    for name in rows.fields(type(t)):
        if name not in rows.OBJECTS and getattr(copy, name) != getattr(t, name):
            return f"clone forgets {name}"
    for frame, origin in zip(copy.stack, t.stack, strict=False):
        if not rows.same_frame(frame, origin):
            return f"the clone of {type(origin).__name__} differs"
    return "clone forgets what is on the stack, has triggered, or lasts"


def _shared(one: Any, other: Any) -> bool:
    """Do two lists share themselves or an inner list?"""
    if not isinstance(one, list):
        return False
    if one is other:
        return True
    if list not in set(map(type, one)):  # nearly all are lists of numbers
        return False
    return any(_shared(a, b) for a, b in zip(one, other, strict=False))


def read_again(session: Session) -> Table:
    """The table from its rows, written as JSON and read."""
    data = json.loads(rows.text(session.table))
    again: Table = session.title.load(data, session.rules, session.cards)
    return again


def replay_differs(session: Session) -> str:
    """K-JOURNAL-1: the journal played again is the same game, byte for byte."""
    try:
        again = Session.replay(session.journal)
    except (InputError, Refusal, Broken, Runaway) as error:
        return f"the journal cannot be played again: {error}"
    same = rows.equal(again.table, session.table)
    told = [e.row() for e in again.log.events] == [e.row() for e in session.log.events]
    return "" if same and told else "the journal played again is another game"
