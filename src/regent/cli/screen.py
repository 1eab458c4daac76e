"""The terminal as a table: header, drawing, log, question, options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from regent.cli.marks import seat_text, worded
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
        top = [self.header(session), self.drawn(session, view)]
        below = [self.question(session, decision)] if decision is not None else []
        free = self.console.height - self._height([*top, *below]) - ROOM
        news = len(session.events(seat, seen))
        count = max(LEAST_LOG, min(MOST_LOG, free)) if self.live else max(LEAST_LOG, news)
        self.clear()
        self.console.print(*top, sep="\n")
        self.log(session, seat, count, seen)
        if below:
            self.console.print(*below, sep="\n")

    def _height(self, parts: Sequence[RenderableType]) -> int:
        return sum(len(self.console.render_lines(part)) for part in parts)

    def header(self, session: Session) -> RenderableType:
        """Title, rule set, and whom the game waits for."""
        head = session.journal.header
        text = Text.assemble((session.title.full_name, "bold"))
        text.append(f" · {head.ruleset}", style="dim")
        for name, value in head.settings.items():
            text.append(f" · {name}={value}", style="dim")
        if session.table.over:
            text.append(" · over", style="bold")
        for i, seat in enumerate(session.awaited()):
            text.append(", " if i else " · awaits ", style="dim")
            text.append_text(seat_text(seat, self.describer.seat(seat)))
        return Rule(text, align="left", style="dim")

    def drawn(self, session: Session, view: dict[str, Any]) -> RenderableType:
        return drawing(session.title.name)(view, self.describer, self.console.width)

    def question(self, session: Session, decision: Decision) -> RenderableType:
        """What is asked, by which clause, and everything that may be answered."""
        prompt = worded(self.describer.prompt(session.table, decision))
        prompt.stylize("bold", 0, len(prompt.plain))
        asked: list[RenderableType] = [Rule(style="dim"), prompt]
        final = self.describer.final(decision)
        if final is not None:
            asked.append(worded(final))
        return Group(*asked, self.options(session, decision))

    def options(self, session: Session, decision: Decision) -> RenderableType:
        """Numbered from 1, down the columns, in as many columns as fit."""
        said = [self._option(session, decision, group) for group in groups(session, decision)]
        twins = Counter(text.plain for text in said)
        for text, group in zip(said, groups(session, decision), strict=True):
            if twins[text.plain] > 1:  # the same words for different things: say which
                text.append(f" ({decision.options[group[0]]})", style="dim")
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
        """The latest things told to a viewer, the older ones dimmed; what is new and has no room
        is at least counted."""
        told = session.events(viewer)
        fresh = len(session.events(viewer, seen))
        if seen and fresh > count:
            count -= 1
            self.console.print(f"… {fresh - count} more since then, see log {fresh}", style="dim")
        shown = told[-count:]
        for i, event in enumerate(shown):
            text = worded(self.describer.event(session.table, event, viewer))
            if len(shown) - i > fresh:
                text.stylize("dim")
            self.console.print(text, overflow="fold")

    def clause(self, id: str) -> None:
        """A clause with its words."""
        found = find_clause(self.books, id)
        text = Text.assemble((f"{found.id} ", "bold"))
        text.append(plain(found.text))
        self.console.print(Padding(text, (0, 0, 0, 2)))

    # -- the end --------------------------------------------------------------------------------

    def standings(self, session: Session) -> None:
        """Who won, and by which clause the game ended."""
        t = session.table
        self.console.print(Rule(Text("The game is over", style="bold"), align="left", style="dim"))
        seats = sorted(range(t.seats), key=lambda seat: t.ranks[seat])
        for seat, line in zip(seats, self.describer.standings(t), strict=True):
            mark = Text().append_text(seat_text(seat, ""))
            mark.append(line.text, style="bold" if t.ranks[seat] == 1 else "")
            self.console.print(mark)
        self.console.print("It ended by", style="dim")
        self.clause(t.reason)


def plain(text: str) -> str:
    """A clause without the marks of Markdown that a terminal does not draw."""
    return text.replace("**", "").replace("`", "")
