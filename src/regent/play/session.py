"""One table in use: the only door through which answers reach a game.

Everything a seat does goes through here and into the journal: answers, undo, retracted sealed
answers, standing orders. A replay is the same session fed from the journal.
"""

from __future__ import annotations

from typing import Any

import msgspec

from regent.games import registry
from regent.kernel import rows
from regent.kernel.action import A_PASS
from regent.kernel.cards import CardSet, patch_file
from regent.kernel.errors import InputError, Refusal
from regent.kernel.event import Event, Log
from regent.kernel.frame import answer, offered, run, why_not
from regent.kernel.ruleset import Rules
from regent.kernel.table import EVERYTHING, SPECTATOR, Table
from regent.kernel.title import Title
from regent.kernel.tomlfile import TomlFile
from regent.kernel.window import Window
from regent.play.conceding import concede
from regent.play.deal import secret_of
from regent.play.decision import Decision, Mark, Staged, Way, locked, partial, question, revealed
from regent.play.journal import Entry, Header, Journal, new_header
from regent.play.names import bar, match, option_name
from regent.play.orders import IN_A_ROW, Heard, Order, dated, obey, ordered, stands
from regent.play.replay import Replay
from regent.play.speaking import remark, speak
from regent.play.trying import goes_on, tried, ways_of
from regent.play.undoing import decided, undo

__all__ = ["Decision", "Mark", "Session", "Staged", "new_header"]

SNAPSHOT_EVERY = 200
"""Answers between two snapshots in a journal: opening a long game replays at most these."""

REPEATS = 64
"""Answers that are remembered so that the same one, sent again over a bad line, is taken once."""


class Session:
    """A game, its journal, and what its seats may still take back.

    Where nobody asks what happened or takes anything back, as in games of bots by the thousand,
    it `keeps` nothing: no journal, no log, no marks. The game is the same.
    """

    def __init__(
        self,
        title: Title[Any],
        journal: Journal,
        table: Table,
        cards: CardSet,
        rules: Rules,
        keeps: bool = True,
    ) -> None:
        self.title = title
        self.journal = journal
        self.table = table
        self.cards = cards
        self.rules = rules
        self.keeps = keeps
        self.log = Log(title.events, title.concordance(rules.ruleset))
        table.log = self.log if keeps else None
        self.marks: list[Mark] = []
        self.locked = ""
        """The clause that makes the latest answer final (K-UNDO-4), if one does."""
        self.orders: list[Order] = []
        self.heard = Heard()
        self.quiet = [-1] * table.seats
        """By seat the serial of the question that its orders leave to the seat itself."""
        self.given = [0] * table.seats
        self.names: dict[int, tuple[list[int], dict[str, int]]] = {}
        """By seat what was offered to it last, and the same by name."""
        self.answers = 0
        self.steps = 0
        """Answers as others may count them: a sealed one is one, however many parts it has."""
        self.unsaved = 0
        self.told = 0
        """How many events stand in the journal beside its snapshots."""
        self.windows = 0
        """How many answers were given in reaction windows, which take a time of their own."""
        self.taken: dict[tuple[int, str], list[str]] = {}
        self.in_a_row = 0
        """Answers that standing orders have given since a seat answered itself."""
        self.at_once = IN_A_ROW + 1
        """How many of them may be given in one go; who asks for less calls `obey` again."""
        self.relieved: set[int] = set()
        """Seats whose orders were withdrawn because they would not end; until they act again."""

    # -- opening --------------------------------------------------------------------------------

    @classmethod
    def start(cls, header: Header, journal: Journal | None = None, keeps: bool = True) -> Session:
        """A new game; with a journal that has a path, its file is begun."""
        title = registry.title(header.title)
        rules = title.resolve(header.ruleset, header.seats, header.settings, header.texts)
        cards = title.cards(rules.ruleset)
        if header.patch:
            cards = patch_file(cards, TomlFile.parse(header.patch, "the game's patch"))[0]
        table = title.new(rules, cards, header.seed, secret_of(header))
        table.fast = int(header.fast)
        session = cls(title, journal or Journal(header), table, cards, rules, keeps)
        run(table)
        session.journal.create()
        return session

    @classmethod
    def resume(cls, journal: Journal, whole: bool = False) -> Session:
        """Go on with the game a journal tells of, in that journal."""
        session = cls.replay(journal, whole)
        session.journal = journal
        journal.reopen()
        if session.table.over and not any(entry.end for entry in journal.entries):
            session.record(Entry(n=0, end=session.standings()))  # it was cut off just there
        session.obey()
        return session

    @classmethod
    def replay(cls, journal: Journal, whole: bool = True) -> Session:
        """The game a journal tells of, from its start or from its last snapshot; the journal is
        only read. Snapshots on the way and the end must be met exactly (K-JOURNAL-1)."""
        session = cls.start(journal.header)
        Replay(session, journal).run(whole)
        return session

    def write_into(self, journal: Journal) -> None:
        """Begin a journal with the present position, because no answers lead to it."""
        journal.create()
        self.journal = journal
        self.record(Entry(n=0, snapshot=rows.to_rows(self.table)))

    def restore(self, snapshot: dict[str, Any], told: list[list[Any]] | None = None) -> None:
        """Go on from here: what led here is not taken back, and told as far as it was kept."""
        self.table = self.title.load(snapshot, self.rules, self.cards)
        self.table.log = self.log
        self.log.events[:] = [Event.recorded(row) for row in told or []]
        self.told = len(self.log.events)
        self.marks.clear()
        self.locked = ""
        self.quiet = [-1] * self.table.seats
        self.unsaved = 0

    # -- asking ---------------------------------------------------------------------------------

    def awaited(self) -> list[int]:
        """The seats whose answer the game waits for."""
        waiting = self.table.waiting
        return [seat for seat in range(self.table.seats) if waiting >> seat & 1]

    def decision(self, seat: int) -> Decision | None:
        """The question to this seat, if there is one."""
        return self.decision_at(self.table, seat)

    def decision_at(self, t: Table, seat: int) -> Decision | None:
        """The question to this seat in a position, which may be one that was only tried."""
        if t.over or not 0 <= seat < t.seats or not t.waiting >> seat & 1:
            return None
        names = self._named(t, seat)
        return question(self.title, self.rules.ruleset, t, seat, self.decision_id(seat), names)

    def _named(self, t: Table, seat: int) -> dict[str, int]:
        """What an awaited seat may answer, by name; the names are made once for each question."""
        options = offered(t, seat)
        kept = self.names.get(seat)
        if kept is None or kept[0] is not options:
            kept = options, {option_name(self.title, t, a, seat): a for a in options}
            self.names[seat] = kept
        return kept[1]

    def is_awaited(self, seat: int) -> bool:
        """Is there a question to this seat?"""
        t = self.table
        return 0 <= seat < t.seats and not t.over and t.waiting >> seat & 1 == 1

    def decision_id(self, seat: int) -> str:
        """Its name: never used again for another question, even where one was taken back, and
        the same for as long as the question stands, whatever others answer meanwhile."""
        return f"{self.table.serial}.{seat}.{self.given[seat]}"

    def cite(self, key: str) -> str:
        """The clause of the rulebook in play that the rules call by this key."""
        return self.title.cite(self.rules.ruleset, key)

    def why(self, seat: int, text: str) -> str:
        """The clause that forbids this now; empty when it is allowed."""
        return self.cite(bar(self.title, self.table, seat, text))

    def view(self, viewer: int) -> dict[str, Any]:
        """What the viewer may see: the table, who is awaited, how it ended (K-SECRET-1)."""
        self._check_viewer(viewer)
        t = self.table
        return {
            "table": self.title.view(t, viewer),
            "awaited": self.awaited(),
            "over": bool(t.over),
            "standings": self.standings(),
        }

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What happened, as far as the viewer may know it."""
        self._check_viewer(viewer)
        if viewer == EVERYTHING:
            return self.log.events[since:]
        bit = 1 << (self.table.seats if viewer == SPECTATOR else viewer)
        seen = [event.seen_by(bit) for event in self.log.events[since:]]
        return [event for event in seen if event is not None]

    def _check_viewer(self, viewer: int) -> None:
        if viewer == EVERYTHING and not self.table.over:
            raise Refusal("K-SECRET-3", "all faces are shown only after the end")
        if viewer not in (EVERYTHING, SPECTATOR):
            self.check_seat(viewer)

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.table.seats:
            raise InputError(f"there is no seat {seat}")

    def standings(self) -> dict[str, Any] | None:
        """Ranks and points by seat and the clause that ended the game, once it is over."""
        t = self.table
        if not t.over:
            return None
        return {
            "ranks": t.ranks[:],
            "scores": self.title.scores(t)[:],
            "clause": self.cite(t.reason),
        }

    # -- answering ------------------------------------------------------------------------------

    def answer(self, seat: int, text: str, decision: str = "", bot: bool = False) -> None:
        """Take one answer. The same answer to the same decision twice is taken once."""
        if not self._repeats(seat, [text], decision):
            self._by_hand(seat, text, decision, bot)
            self._remember(seat, [text], decision)
            self.obey()

    def act(self, seat: int, action: int, bot: bool = False) -> None:
        """Take one answer by its action, as programs give them; a rule that forbids it is named."""
        t = self.table
        if not self.is_awaited(seat) or action not in offered(t, seat):
            raise Refusal(self.cite(why_not(t, seat, action)), f"action {action} is not allowed")
        self.in_a_row = 0
        self.relieved.discard(seat)
        self.take(seat, action, False, why=remark(self, seat, action) if bot else [])
        if self.orders:
            self.obey()

    def commit(self, seat: int, texts: list[str], decision: str = "") -> None:
        """A compound choice: all of it, or nothing (K-ANSWER-5). No standing order comes between
        its parts."""
        if not self._repeats(seat, texts, decision):
            tried(self, seat, texts)
            for text in texts:
                self._by_hand(seat, text, decision)
            self._remember(seat, texts, decision)
            self.obey()

    def _by_hand(self, seat: int, text: str, decision: str, bot: bool = False) -> None:
        """An answer of the seat itself, with the question that it named."""
        self.in_a_row = 0
        self.relieved.discard(seat)
        action = self.option(self.table, seat, text)
        why = remark(self, seat, action) if bot else []
        self.take(seat, action, False, asked=decision, said=text if decision else "", why=why)

    def _repeats(self, seat: int, texts: list[str], decision: str) -> bool:
        """Has this seat given just this answer to this decision before? A decision that has
        passed is refused. Nobody can try in this way what another has sealed."""
        if not decision:
            return False
        if self.taken.get((seat, decision)) == texts:
            return True
        if not self.is_awaited(seat) or self.decision_id(seat) != decision:
            raise Refusal("K-ANSWER-2", f"decision {decision} has passed")
        return False

    def _remember(self, seat: int, texts: list[str], decision: str) -> None:
        if decision:
            self.taken[seat, decision] = texts[:]
            if len(self.taken) > REPEATS:
                del self.taken[next(iter(self.taken))]

    def stage(self, seat: int, texts: list[str]) -> Staged | None:
        """Try a compound choice; the game does not change. The question that it leads to, if that
        can be known before the choice is made: where its last part would teach something, or ask
        another seat, there is nothing to show."""
        world, action = tried(self, seat, texts)
        answer(world, seat, action)
        decision = self.decision_at(world, seat) if goes_on(self, world, seat) else None
        return Staged(world, decision) if decision is not None else None

    def ways(self, seat: int, card: int) -> list[Way]:
        """Compound choices that bring a card to a place further off; the game does not change."""
        known = 0 <= card < len(self.table.face) and self.table.knows(seat, card)
        return ways_of(self, seat, card) if known else []

    def recall(self, seat: int, text: str, decision: str) -> None:
        """Remember from the journal what was answered; the parts of a choice come one by one."""
        self._remember(seat, [*self.taken.get((seat, decision), []), text], decision)

    def option(self, t: Table, seat: int, text: str, what: str = "") -> int:
        """The option a text means; Refusal by the clause that forbids it."""
        if not 0 <= seat < t.seats or t.over or not t.waiting >> seat & 1:
            clause = "K-ANSWER-4" if t.over else "K-ANSWER-1"
            raise Refusal(clause, f"seat {seat} is not awaited")
        action = self._named(t, seat).get(text)
        if action is None:
            action = match(self.title, t, seat, text, offered(t, seat))
        if action is None:
            clause = self.cite(bar(self.title, t, seat, text))
            raise Refusal(clause, f"{what or repr(text)} is not allowed")
        return action

    def answer_named(self, entry: Entry) -> None:
        """Take an answer as the journal has it: no order is heard, no decision asked for."""
        action = self.option(self.table, entry.seat, entry.do)
        self.take(entry.seat, action, entry.auto, entry.spent, why=entry.why)

    def take(
        self,
        seat: int,
        action: int,
        auto: bool,
        spent: int = -1,
        asked: str = "",
        said: str = "",
        why: list[int] | None = None,
    ) -> None:
        """One legal answer. If a rule fails or the journal cannot be written, nothing happened."""
        t = self.table
        if not self.keeps:
            answer(t, seat, action)
            self.given[seat] += 1
            self.answers += 1
            return
        name = option_name(self.title, t, action, seat)
        if action == A_PASS and isinstance(t.stack[-1], Window):
            self.heard.passed(self.title, t, seat)
        mark = Mark(seat, t.clone(), len(self.log.events), name, action, auto)
        wrote = said if said != name else ""
        try:
            if why:
                speak(self, seat, why)
            answer(t, seat, action)
            self.record(Entry(0, seat, name, asked, wrote, why or [], auto, spent))
        except BaseException:
            self.go_back(mark)
            raise
        if spent >= 0:
            del self.orders[spent]
        self.given[seat] += 1
        if isinstance(mark.before.stack[-1], Window):
            self.windows += 1
        self.marks.append(mark)
        self._keep_marks(seat)
        self.answers += 1
        self.steps += not partial(mark.before, t, seat)
        self.unsaved += 1
        if self.unsaved >= SNAPSHOT_EVERY and not self.marks:
            # Nothing before this point can be taken back, so no undo ever crosses a snapshot.
            self.unsaved = 0
            told = [event.record() for event in self.log.events[self.told :]]
            self.told = len(self.log.events)
            snapshot = rows.to_rows(self.table)
            self.record(Entry(n=0, snapshot=snapshot, told=told, given=self.given[:]))
        if t.over:
            self.record(Entry(n=0, end=self.standings()))

    def go_back(self, mark: Mark) -> None:
        self.table = mark.before
        self.table.log = self.log
        del self.log.events[mark.events :]

    def record(self, entry: Entry) -> None:
        n = len(self.journal.entries) + 1
        self.journal.append(msgspec.structs.replace(entry, n=n))

    # -- taking back ------------------------------------------------------------------------------

    def _keep_marks(self, seat: int) -> None:
        """Forget the marks behind the horizon: another seat's, or before something was learned, or
        up to what is final."""
        barrier = self.table.barrier
        last = self.marks[-1]
        final = locked(last, self.table, self.log.events[last.events :])
        self.locked = self.cite(final) if final else ""
        if self.locked or revealed(last.before, self.table):
            self.marks.clear()
        kept = [m for m in self.marks if m.seat == seat and m.barrier == barrier]
        if len(kept) != len(self.marks):
            self.marks = kept

    def undoable(self, seat: int) -> list[str]:
        """The decisions this seat may take back, latest first."""
        return [marks[0].text for marks in decided(self, seat)]

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back one's own latest decisions, as far as the horizon (K-UNDO-1)."""
        undo(self, seat, count)

    def retract(self, seat: int) -> None:
        """Take back a sealed answer while others still choose (K-SEAL-2)."""
        t = self.table
        mark = Mark(seat, t.clone(), len(self.log.events), "")
        asks = bool(t.stack) and 0 <= seat < t.seats
        clause = t.stack[-1].retract(t, seat) if asks else "K-SEAL-3"
        if clause:
            raise Refusal(clause, "there is no sealed answer to take back")
        try:
            self.record(Entry(n=0, seat=seat, retract=True))
        except BaseException:
            self.go_back(mark)
            raise
        self.marks.clear()
        self.given[seat] += 1
        self.quiet[seat] = t.serial

    def concede(self, winners: list[int]) -> None:
        """The others give the game up to these seats, and it is over (K-CONCEDE-1)."""
        concede(self, winners)

    # -- standing orders ---------------------------------------------------------------------

    def order(self, order: Order) -> None:
        """Give a standing order; it answers at once if it can."""
        order = dated(self, order)
        self.record(Entry(n=0, seat=order.seat, order=msgspec.to_builtins(order)))
        self.apply_order(msgspec.to_builtins(order))
        self.in_a_row = 0
        self.relieved.discard(order.seat)
        self.obey()

    def countermand(self, seat: int) -> None:
        """Withdraw all standing orders of a seat."""
        self.check_seat(seat)
        withdrawal = {"seat": seat, "prompt": ""}
        self.record(Entry(n=0, seat=seat, order=withdrawal))
        self.apply_order(withdrawal)

    def apply_order(self, data: dict[str, Any]) -> None:
        """Keep or withdraw an order as the journal has it."""
        try:
            order = msgspec.convert(data, Order)
        except msgspec.ValidationError as error:
            raise InputError(f"an order that cannot be read: {error}") from None
        self.check_seat(order.seat)
        if order.prompt:
            self.orders.append(order)
            self.quiet[order.seat] = -1
        else:
            self.orders = [other for other in self.orders if other.seat != order.seat]

    def standing(self, seat: int) -> list[Order]:
        """The orders of a seat whose time has not passed."""
        mine = [order for order in self.orders if order.seat == seat]
        return [order for order in mine if stands(self.title, self.table, order)]

    def obey(self) -> None:
        """Let standing orders speak, as many as may at once."""
        obey(self)

    def obeys(self) -> bool:
        """Would a standing order speak now?"""
        return ordered(self) is not None
