"""The terminal as a table: header, drawing, log, question, options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from regent.cli.marks import Worded, seat_text, worded
from regent.cli.tables import drawing
from regent.cli.words import groups
from regent.kernel.rulebook import Rulebook
from regent.kernel.table import EVERYTHING
from regent.play.describe import Describer
from regent.play.rulebooks import find_clause
from regent.play.session import Decision, Session

LEAST_LOG: Final = 3
MOST_LOG: Final = 12
ROOM: Final = 2
"""Lines left free for the hint and for what is typed."""

HINT: Final = "number or name · why · undo · log · rules · card · order · help · quit"


class Told(NamedTuple):
    """The log of a viewer: how many lines, each in words, how many of them are new, and whether
    anything came before."""

    lines: int
    say: Callable[[int], Text]
    fresh: int
    before: bool


class Screen:
    """Draws one table for whoever sits in front of the terminal."""

    def __init__(self, console: Console, describer: Describer, books: list[Rulebook]) -> None:
        self.console = console
        self.describer = describer
        self.books = books

    @property
    def live(self) -> bool:
        """Can this terminal be cleared?"""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def clear(self, wipe: bool = False) -> None:
        """A fresh screen; `wipe` also takes what has scrolled away, which held a hand."""
        if self.live:
            self.console.file.write("\x1b[H\x1b[2J" + ("\x1b[3J" if wipe else ""))
        elif wipe and self.console.is_terminal:
            self.console.print("\n" * self.console.height)

    # -- the table ------------------------------------------------------------------------------

    def table(self, session: Session, seat: int, decision: Decision | None, seen: int) -> None:
        """Everything one seat sees; events from number `seen` on are new to it."""
        viewer = EVERYTHING if session.table.over else seat
        view = session.title.view(session.table, viewer)
        top = [self.header(session), self.drawn(view)]
        below = [self.question(session, decision)] if decision is not None else []
        self.laid_out(top, self.told(session, seat, seen), below)

    def laid_out(self, top: list[RenderableType], told: Told, below: list[RenderableType]) -> None:
        """A whole screen: the log between the table and the question has what room is left."""
        free = self.console.height - self._height([*top, *below]) - ROOM
        count = max(LEAST_LOG, min(MOST_LOG, free)) if self.live else max(LEAST_LOG, told.fresh)
        self.clear()
        self.console.print(*top, sep="\n")
        self.lines(told, count)
        if below:
            self.console.print(*below, sep="\n")

    def _height(self, parts: Sequence[RenderableType]) -> int:
        return sum(len(self.console.render_lines(part)) for part in parts)

    def header(self, session: Session) -> RenderableType:
        head = session.journal.header
        return self.heading(head.ruleset, head.settings, session.awaited(), session.table.over)

    def heading(
        self, ruleset: str, settings: dict[str, Any], awaited: list[int], over: bool | int
    ) -> RenderableType:
        """Title, rule set, and whom the game waits for."""
        text = Text.assemble((self.describer.title.full_name, "bold"))
        text.append(f" · {ruleset}", style="dim")
        for name, value in settings.items():
            text.append(f" · {name}={value}", style="dim")
        if over:
            text.append(" · over", style="bold")
        for i, seat in enumerate(awaited):
            text.append(", " if i else " · awaits ", style="dim")
            text.append_text(seat_text(seat, self.describer.seat(seat)))
        return Rule(text, align="left", style="dim")

    def drawn(self, view: dict[str, Any]) -> RenderableType:
        return drawing(self.describer.title.name)(view, self.describer, self.console.width)

    def question(self, session: Session, decision: Decision) -> RenderableType:
        """What is asked, by which clause, and everything that may be answered."""
        prompt = self.describer.prompt(session.table, decision)
        final = self.describer.final(decision)
        rests = [said for _, said in self.describer.rests(decision)]
        return self.asked(prompt, final, self.options(session, decision), rests)

    def asked(
        self,
        prompt: Worded,
        final: Worded | None,
        options: RenderableType,
        rests: list[str],
    ) -> RenderableType:
        """A question over its options; below them how to pass for longer than this once."""
        said = worded(prompt)
        said.stylize("bold", 0, len(said.plain))
        last = [worded(final)] if final is not None else []
        longer = [Text(f"  rest  {rests[0]}", style="dim")] if rests else []
        return Group(Rule(style="dim"), said, *last, options, *longer)

    def options(self, session: Session, decision: Decision) -> RenderableType:
        """Numbered from 1, down the columns, in as many columns as fit."""
        numbered = groups(session, decision)
        said = [self._option(session, decision, group) for group in numbered]
        return self.columns(said, [decision.options[group[0]] for group in numbered])

    def columns(self, said: list[Text], names: list[str]) -> RenderableType:
        """Options by their words, and by their names where the words are the same."""
        twins = Counter(text.plain for text in said)
        for text, name in zip(said, names, strict=True):
            if twins[text.plain] > 1:  # the same words for different things: say which
                text.append(f" ({name})", style="dim")
        digits = len(str(len(said)))
        widest = max([digits + 4 + text.cell_len for text in said], default=1)
        fit = max(1, min(4, (self.console.width - 1) // widest)) if len(said) > 4 else 1
        rows = -(-len(said) // fit)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(-(-len(said) // rows) if rows else 0):
            grid.add_column(justify="right", style="bold", no_wrap=True)
            grid.add_column(overflow="fold")
        for row in range(rows):
            cells: list[RenderableType] = []
            for at in range(row, len(said), rows):
                cells += [str(at + 1), said[at]]
            grid.add_row(*cells)
        return Padding(grid, (0, 0, 0, 1), expand=False)

    def _option(self, session: Session, decision: Decision, group: list[int]) -> Text:
        action = decision.actions[group[0]]
        text = worded(self.describer.option(session.table, decision.seat, action))
        if len(group) > 1:
            text.append(f" ×{len(group)}", style="dim")
        return text

    # -- the log --------------------------------------------------------------------------------

    def log(self, session: Session, viewer: int, count: int, seen: int = 0) -> None:
        """The latest things told to a viewer."""
        self.lines(self.told(session, viewer, seen), count)

    def told(self, session: Session, viewer: int, seen: int) -> Told:
        """The log of a viewer, who has seen the events before number `seen`."""
        events = session.events(viewer)

        def say(at: int) -> Text:
            return worded(self.describer.event(session.table, events[at], viewer))

        return Told(len(events), say, len(session.events(viewer, seen)), bool(seen))

    def lines(self, told: Told, count: int) -> None:
        """The latest lines, the older ones dimmed; what is new and has no room is at least
        counted."""
        fresh = told.fresh
        if told.before and fresh > count:
            count -= 1
            self.console.print(f"… {fresh - count} more since then, see log {fresh}", style="dim")
        for at in range(max(0, told.lines - count), told.lines):
            text = told.say(at)
            if told.lines - at > fresh:
                text.stylize("dim")
            self.console.print(text, overflow="fold")

    def clause(self, id: str) -> None:
        """A clause with its words."""
        found = find_clause(self.books, id)
        text = Text.assemble((f"{found.id} ", "bold"))
        text.append(plain(found.text))
        self.console.print(Padding(text, (0, 0, 0, 2)))

    # -- asides ---------------------------------------------------------------------------------

    def help(self, commands: list[tuple[str, str]]) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        for command, meaning in commands:
            grid.add_row(command, meaning)
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))

    def advice(self, opinions: list[tuple[str, float, list[str]]]) -> None:
        """Options, what they are worth, and why."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right")
        for said, weight, why in opinions:
            grid.add_row(said, f"{weight:+g}", ", ".join(why) or "nothing for or against")
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))

    # -- the end --------------------------------------------------------------------------------

    def standings(self, session: Session) -> None:
        """Who won, and by which clause the game ended."""
        t = session.table
        seats = sorted(range(t.seats), key=lambda seat: t.ranks[seat])
        clause = session.cite(t.reason)
        lines = self.describer.standings(t, clause)
        self.over([(seat, t.ranks[seat], lines[i].text) for i, seat in enumerate(seats)], clause)

    def over(self, standings: list[tuple[int, int, str]], clause: str) -> None:
        """By seat its rank and how it ended, best first, and the clause."""
        self.console.print(Rule(Text("The game is over", style="bold"), align="left", style="dim"))
        for seat, rank, said in standings:
            mark = Text().append_text(seat_text(seat, ""))
            mark.append(said, style="bold" if rank == 1 else "")
            self.console.print(mark)
        self.console.print("It ended by", style="dim")
        self.clause(clause)


def plain(text: str) -> str:
    """A clause without the marks of Markdown that a terminal does not draw."""
    return text.replace("**", "").replace("`", "")
