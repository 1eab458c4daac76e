"""A seat at a server's table: what comes over the line is drawn, what is typed goes back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import RenderableType
from rich.text import Text

from regent.cli.asides import HELP, MOST_ADVISED, Quit, look_up, number, show_card
from regent.cli.marks import seat_text, worded
from regent.cli.opening import brought
from regent.cli.screen import HINT, Screen, Told
from regent.cli.site import Site
from regent.cli.standing import heard, ordered, resting
from regent.cli.unbegun import gathering, invitations
from regent.cli.wire import Heard, Hushed, Inbox, Item, Keyboard, Lost, Typed, Wire
from regent.cli.words import Choices, by_name, by_numbers, closing_last, exact, meant
from regent.games import registry
from regent.kernel.errors import InputError
from regent.kernel.table import SPECTATOR
from regent.kernel.vocabulary import slug
from regent.play.describe import Describer
from regent.play.rulebooks import rules_in_play
from regent.server.delta import applied
from regent.server.wire import Advised, Hello, Line, Moment, No, Reasons, Spoken, Step, TableInfo

LOCAL: Final = ("save", "export")
"""What is said of files of one's own; a server's table has none here."""
MORE: Final = [
    ("people", "who sits where, and who is here"),
    ("say WORDS", "say something to the others at the table"),
    ("deck", "the decks of the box, where everybody brings one"),
    ("deck NAME, deck FILE", "bring one of them or your own; nobody else is told which"),
    ("concede NAME", "give the game up to another seat; over when all others have"),
    ("concede not", "take that back"),
]
ASIDES: Final = [row for row in HELP if row[0].split(" ")[0] not in LOCAL] + MORE
NOTHING: Final = Choices([], list, [])
FATAL: Final = ("missing", "seat", "frame")
"""Refusals at the door that another try does not change."""


class Cut(Exception):
    """There is no way back to this table."""


class Guest:
    """One viewer of a table elsewhere, a player or not, until the end of the game."""

    def __init__(
        self, site: Site, table: TableInfo, seat: int, screen: Screen, invite: str
    ) -> None:
        self.site = site
        self.info = table
        self.seat = seat
        self.screen = screen
        self.console = screen.console
        self.title = registry.title(table.title)
        self.inbox: Inbox = Inbox()
        enter = {"type": "enter", "seat": seat, "token": site.token, "invite": invite}
        stream = f"{site.url.replace('http', 'ws', 1)}/api/tables/{table.id}/stream"
        self.wire = Wire(stream, enter, self.inbox)
        self.keyboard = Keyboard(self.inbox)
        self.raw: dict[str, Any] = {}
        self.moment: Moment | None = None
        self.lines: list[Line] = []
        self.seen = 0
        """Lines of the log that were shown with the question before."""
        self.said = 0
        """Lines that were printed while nobody was asked."""
        self.talked = 0
        """What was said beside the game and printed, by its number."""
        self.drawn = -1
        """The moment that is on the screen."""
        self.typed: deque[str] = deque()
        self.hushed = False
        self.ref = 0
        self.waiting: dict[str, Any] | None = None
        """What was sent and has no answer yet; an answer is sent again when a line comes back."""
        self.heard: Callable[[dict[str, Any]], None] | None = None
        self.lost = False
        self.by_hand = False
        """Something was taken back or refused: the next answer is given by hand."""
        self.person = False
        self.asides: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "advice": self.advice,
            "undo": self.undo,
            "retract": lambda text: self.say("retract"),
            "log": self.log,
            "rules": lambda text: look_up(self.screen, text),
            "card": lambda text: show_card(self.screen, self.title.cards(self.info.ruleset), text),
            "rest": self.rest,
            "order": self.order,
            "orders": self.orders,
            "countermand": lambda text: self.say("countermand"),
            "table": lambda text: self.draw(),
            "people": lambda text: self.people(),
            "say": self.speak,
            "/say": self.speak,
            "concede": self.concede,
            "deck": self.deck,
            "help": lambda text: self.screen.help(ASIDES),
            "?": lambda text: self.screen.help(ASIDES),
            "quit": self.quit,
        }

    def play(self, person: bool) -> None:
        """Until the game is over; Quit when somebody leaves before, Cut when the table is gone."""
        self.person = person
        self.wire.start()
        self.keyboard.start()
        try:
            while self.moment is None or not self.moment.over:
                self._take(self.inbox.get())
                self._attend()
        finally:
            self.wire.close()
        self.draw()
        standings = sorted(self.moment.standings, key=lambda one: one.rank)
        clause = standings[0].said.clause if standings else "K-ANSWER-4"
        said = [(one.seat, one.rank, "".join(p.text for p in one.said.parts)) for one in standings]
        self.screen.over(said, clause)

    # -- what comes -----------------------------------------------------------------------------

    def _take(self, item: Item) -> None:
        if isinstance(item, Typed):
            self.typed.append(item.text)
        elif isinstance(item, Hushed):
            self.hushed = True
        elif isinstance(item, Lost):
            if not self.lost:
                self.console.print(f"The line is cut ({item.why}); trying to come back.")
            self.lost = True
        elif isinstance(item, Heard):
            try:
                self._hear(item.message)
            except (msgspec.ValidationError, KeyError, IndexError, TypeError):
                raise self.site.stranger() from None

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "hello":
            self._greeted(msgspec.convert(message, Hello))
        elif kind == "state":
            self.raw = message["moment"]
            self.lines = msgspec.convert(message["lines"], list[Line])
            self._look()
        elif kind == "change":
            if message["before"] != self.raw.get("n"):
                self.wire.send({"type": "resync", "ref": 0})
                return
            steps = msgspec.convert(message["steps"], list[Step])
            self.raw = applied(self.raw, steps)
            self.lines = self.lines[: message["keep"]]
            self.lines += msgspec.convert(message["lines"], list[Line])
            self._look()
        elif kind == "people":
            self._news(msgspec.convert(message["table"], TableInfo))
        elif kind == "chat":
            self._chat(msgspec.convert(message["spoken"], list[Spoken]))
        elif kind == "gone":
            raise Cut(message["said"])
        elif kind == "no" and message["ref"] == 0:
            no = msgspec.convert(message, No)
            if no.code in FATAL and not self.raw:
                raise Cut(no.said)
            self.console.print(f"{no.said}.", style="bold")
        elif kind in ("done", "no", "reasons", "advised"):
            self._answered(message)
        else:
            raise KeyError(kind)

    def _greeted(self, hello: Hello) -> None:
        self.info, self.seat = hello.table, hello.seat
        names = list(hello.players)
        if 0 <= self.seat < len(names):
            names[self.seat] = "You"
        self.screen.describer.players[:] = names
        if self.lost:
            self.lost = False
            self.console.print("The line is back.")
        waiting = self.waiting
        if waiting is not None and waiting["type"] == "answer":
            self.wire.send(waiting)  # it is taken once, however often it is sent
        elif waiting is not None:
            self.waiting = None
            self.console.print("What you asked for last may not have been heard.", style="bold")

    def _look(self) -> None:
        self.moment = msgspec.convert(self.raw, Moment)
        self.seen = min(self.seen, len(self.lines))
        self.said = min(self.said, len(self.lines))

    def _news(self, info: TableInfo) -> None:
        """Somebody came, left, sat down; the table stands still or goes on."""
        old, self.info = self.info, info
        if info.problem and info.problem != old.problem:
            self.console.print(f"The table stands still: {info.problem}.", style="bold")
        for before, now in zip(old.seats, info.seats, strict=False):
            said = "has brought a deck" if now.brought and not before.brought else ""
            if before.concedes != now.concedes:
                to = info.seats[now.concedes].name if now.concedes >= 0 else ""
                self._of(now.seat, f"would concede the game to {to}" if to else "plays on")
            if (before.name, before.away, before.kind) != (now.name, now.away, now.kind):
                said = "is stood in for by a bot" if now.away else "sits down"
            elif before.here != now.here and not now.mine and now.kind == "person":
                said = "is here" if now.here else "has left for now"
            if said and now.kind == "person":
                self._of(now.seat, said)

    def _chat(self, spoken: list[Spoken]) -> None:
        """What was said at the table beside the game; once, however often the line comes back."""
        for one in spoken:
            if one.n > self.talked:
                self.talked = one.n
                name = "You" if one.seat == self.seat else one.name
                line = seat_text(one.seat, name).append(f": {one.text}", style="default")
                self.console.print(line, overflow="fold")

    def _of(self, seat: int, said: str) -> None:
        info = self.info.seats[seat]
        if seat == self.seat:
            words = {"is": "are", "has": "have", "plays": "play", "sits": "sit"}
            verb, _, rest = said.partition(" ")
            said = f"{words.get(verb, verb)} {rest}"
        name = "You" if seat == self.seat else info.name or f"Seat {seat + 1}"
        self.console.print(seat_text(seat, name).append(f" {said}", style="default"))

    def _answered(self, message: dict[str, Any]) -> None:
        if self.waiting is None or message["ref"] != self.waiting["ref"]:
            return  # an answer sent twice is answered twice
        self.waiting = None
        heard, self.heard = self.heard, None
        if message["type"] == "no":
            self.by_hand = True
            no = msgspec.convert(message, No)
            right = f": {no.right}" if no.right else ""
            self.console.print(f"{no.said}{right}.", style="bold")
            if no.clause:
                self.screen.clause(no.clause)
        elif heard is not None:
            heard(message)
        if message["type"] != "done":
            self._prompt()  # the table is the same, and so is the question

    # -- what is to be done now -----------------------------------------------------------------

    def _attend(self) -> None:
        """Show what is new; do what was typed, one thing at a time."""
        moment = self.moment
        if moment is None or moment.over or self.waiting is not None or self.lost:
            return
        if self._answers_itself(moment):
            return
        self._show(moment)
        while self.typed and self.waiting is None and self._hears(moment):
            text = self.typed.popleft()
            if not self.person:
                self.console.print(f"> {text}", overflow="fold")
            try:
                if text:
                    self._understand(moment, text)
            except InputError as error:
                self.console.print(f"{error}.", style="bold")
            if self.person and self.waiting is None:
                self._prompt()
        if self.hushed and not self.typed and self.waiting is None:
            if self._hears(moment):
                raise Quit

    def _answers_itself(self, moment: Moment) -> bool:
        """A question with a single answer is not asked among bots, who learn nothing by it."""
        asked = None if self.by_hand or self.info.gathering else moment.question
        others = {one.kind for one in self.info.seats if one.seat != self.seat}
        if asked is not None and asked.answers_itself and others == {"bot"}:
            self.say("answer", question=asked.id, options=[asked.options[0].name])
        return self.waiting is not None

    def _hears(self, moment: Moment) -> bool:
        """Is what was typed done now? A person is always heard; lines that were typed ahead wait
        for a question, and those behind a deck for the first of the game."""
        if self.info.gathering and not self.person:
            return not self.info.seats[self.seat].brought
        return moment.question is not None or self.person

    def _show(self, moment: Moment) -> None:
        if self.drawn == moment.n:
            return
        self.drawn = moment.n
        if self.screen.live or moment.question is not None:
            self.draw()
            if moment.question is not None:
                self.seen = len(self.lines)
        else:
            for line in self.lines[self.said :]:
                self.console.print(worded(line.said), overflow="fold")
        self.said = len(self.lines)
        self._prompt()

    def _prompt(self) -> None:
        if self.person:
            self.console.print("> ", end="")
            self.console.file.flush()

    def draw(self) -> None:
        """The table, what happened, and the question."""
        moment = self.moment
        if moment is None:
            return
        info = self.info
        heading = self.screen.heading(info.ruleset, info.settings, moment.awaited, moment.over)
        top = [heading, self.screen.drawn(moment.view)]
        below: list[RenderableType] = []
        if info.gathering:
            below.append(gathering(info, self.seat))
        elif moment.question is not None:
            question = moment.question
            shown = [question.options[at] for [at] in self._choices().numbered]
            options = self.screen.columns([worded(o.said) for o in shown], [o.name for o in shown])
            rests = [rest.said for rest in question.rests]
            below.append(self.screen.asked(question.said, question.final, options, rests))
        elif info.state == "waiting":
            below.append(invitations(info, self.site.url))
        if moment.notice:
            below.append(Text(moment.notice, style="bold"))
        if self.person and moment.question is not None:
            below.append(Text(HINT, style="dim", overflow="ellipsis", no_wrap=True))
        fresh = len(self.lines) - self.seen
        told = Told(len(self.lines), lambda at: worded(self.lines[at].said), fresh, self.seen > 0)
        self.screen.laid_out(top, told, below)

    # -- what is typed --------------------------------------------------------------------------

    def _choices(self) -> Choices:
        question = self.moment.question if self.moment is not None else None
        if question is None:
            return NOTHING
        options = question.options
        said = ["".join(part.text for part in option.said.parts) for option in options]
        names = [option.name for option in options]
        return Choices(names, lambda: said, closing_last([[i] for i in range(len(names))], names))

    def _understand(self, moment: Moment, text: str) -> None:
        """An answer, or something beside."""
        offered = self._choices()
        numbers = by_numbers(offered, text) if offered.names else None
        if numbers is None and not exact(offered, text):
            word, _, rest = text.partition(" ")
            aside = self.asides.get(word.lower())
            if aside is not None:
                aside(rest.strip())
                return
        if moment.question is None or self.info.gathering:
            right = "wait until you are asked, or write help"
            raise InputError("nothing is asked of you now", right=right)
        names = numbers or [by_name(offered, text) or text]
        self.by_hand = False
        self.say("answer", question=moment.question.id, options=names)

    def say(self, kind: str, **more: Any) -> None:
        """Send something, and wait for what becomes of it before anything else is done."""
        self.ref += 1
        self.waiting = {"type": kind, "ref": self.ref, **more}
        self.wire.send(self.waiting)

    def why(self, text: str) -> None:
        if not text:
            raise InputError("why what?", right="write why and an option: why 2, why pass")
        name = meant(self._choices(), text)

        def heard(message: dict[str, Any]) -> None:
            refused = msgspec.convert(message, Reasons).refused
            for one in refused:
                self.console.print(one.plain or worded(one.said))
                self.screen.clause(one.clause)
            question = self.moment.question if self.moment is not None else None
            if not refused and question is not None:
                self.console.print(f"{name} is allowed; the question comes from:")
                self.screen.clause(question.said.clause or "K-ANSWER-3")

        self.say("why", text=name)
        self.heard = heard

    def advice(self, text: str) -> None:
        most = number(text, MOST_ADVISED)
        offered = self._choices()
        said = dict(zip(offered.names, offered.said(), strict=True))

        def heard(message: dict[str, Any]) -> None:
            opinions = msgspec.convert(message, Advised).opinions[:most]
            self.screen.advice(
                [(said.get(o.option, o.option), o.weight, o.reasons) for o in opinions]
            )

        self.say("advice")
        self.heard = heard

    def undo(self, text: str) -> None:
        self.by_hand = True
        self.say("undo", count=number(text, 1))

    def log(self, text: str) -> None:
        told = Told(len(self.lines), lambda at: worded(self.lines[at].said), len(self.lines), False)
        self.screen.lines(told, number(text, 20))

    def order(self, text: str) -> None:
        asked = self.moment.question if self.moment is not None else None
        prompt = asked.prompt if asked is not None else ""
        self._order(ordered(text, prompt, lambda option: meant(self._choices(), option)))

    def rest(self, text: str) -> None:
        asked = self.moment.question if self.moment is not None else None
        rests = {rest.until: rest.option for rest in asked.rests} if asked is not None else {}
        self._order(resting(text, asked.prompt if asked is not None else "", rests))

    def _order(self, given: dict[str, Any]) -> None:
        self.say("order", **given)
        self.heard = lambda message: self.console.print(heard(given))

    def orders(self, text: str) -> None:
        mine = self.moment.orders if self.moment is not None else []
        for order in mine:
            self.console.print(f"  {order.said}", overflow="fold")
        if not mine:
            self.console.print("  no standing orders")

    def people(self) -> None:
        for seat in self.info.seats:
            if seat.kind == "open":
                said = "is open"
            elif seat.kind == "bot" or seat.away:
                said = f"is played by a bot ({seat.bot})"
            else:
                said = "is here" if seat.here else "is away"
            self._of(seat.seat, said)

    def speak(self, text: str) -> None:
        if not text:
            raise InputError("say what?", right="write say and what the others shall read")
        self.say("say", text=text)

    def deck(self, text: str) -> None:
        """Bring a deck, from a file or of the box; nobody else is told which (K-SECRET-6)."""
        if not self.info.gathering or self.seat == SPECTATOR:
            raise InputError("you bring no deck to this table now")
        boxed = self.site.box(self.info.title, self.info.ruleset).decks
        if not text:
            for one in boxed:
                self.console.print(f"  {one.name}", overflow="fold")
            return
        found = [one.text for one in boxed if _means(text, one.name)]
        if Path(text).is_file():
            found = list(brought([f"deck={text}"]).values())
        if len(found) != 1:
            right = f"name a file, or one of: {', '.join(one.name for one in boxed)}"
            raise InputError(f"{text!r} is no deck", right=right)
        self._news(self.site.bring(self.info.id, self.seat, found[0]))

    def concede(self, text: str) -> None:
        """Give the game up to a seat by its name or number, counted from 1 (K-CONCEDE-1)."""
        if text.lower() == "not":
            self._news(self.site.concede(self.info.id, -1))
            self.console.print("You play on.")
            return
        able = [seat for seat in self.info.seats if "concede" in seat.may]
        names = [seat.name or f"Seat {seat.seat + 1}" for seat in able]
        wanted = [seat for seat, name in zip(able, names, strict=True) if _means(text, name)]
        wanted = wanted or [seat for seat in able if text == str(seat.seat + 1)]
        if not able:
            raise InputError("there is nobody to whom you could concede now")
        if not text and len(able) == 1:
            right = f"write concede {names[0]}; it ends the game when all others have conceded"
            raise InputError("concede to whom?", right=right)
        if len(wanted) != 1:
            right = f"write concede and one of: {', '.join(names)}"
            raise InputError("concede to whom?", right=right)
        self._news(self.site.concede(self.info.id, wanted[0].seat))

    def quit(self, text: str) -> None:
        raise Quit


def _means(text: str, name: str) -> bool:
    return bool(text) and slug(name).startswith(slug(text))


def seated(site: Site, info: TableInfo, seat: int, console: Any, invite: str = "") -> Guest:
    """Somebody at a table, or beside it, before the first word is said."""
    title = registry.title(info.title)
    describer = Describer(title, [who.name for who in info.seats], ruleset=info.ruleset)
    screen = Screen(console, describer, rules_in_play(title, info.ruleset))
    return Guest(site, info, seat, screen, invite if seat == SPECTATOR else "")
