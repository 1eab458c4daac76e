"""A game at the terminal: who is asked, what is typed, what bots answer."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console

from regent.bots.base import Bot
from regent.bots.keeper import kept
from regent.cli.asides import Asides, Quit
from regent.cli.marks import names, seat_text
from regent.cli.screen import HINT, Screen
from regent.cli.words import by_name, by_numbers, choices, exact
from regent.kernel.errors import InputError, Refusal
from regent.kernel.table import SPECTATOR
from regent.lab.batch import answer_by
from regent.lab.fuzz import MOST
from regent.play.deal import derived, public
from regent.play.describe import Describer
from regent.play.journal import BOT
from regent.play.names import NO_VERB
from regent.play.rulebooks import rules_in_play
from regent.play.session import Decision, Session

ASK: Final = "> "


class Typist:
    """Reads lines from a person or a pipe; a pipe is echoed, so that its record can be read."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.person = sys.stdin.isatty()
        if self.person:
            import readline  # noqa: F401 - gives input() a history and the arrow keys

    def forget(self) -> None:
        """Somebody else sits down: the arrow keys must not bring back what was typed in secret."""
        if self.person:
            import readline

            readline.clear_history()

    def line(self, prompt: str = ASK) -> str:
        """What was typed; Quit at the end of the input."""
        if self.person:
            try:
                return input(prompt).strip()
            except EOFError:
                self.console.print()
                raise Quit from None
        text = sys.stdin.readline()
        if not text:
            raise Quit
        self.console.print(f"{prompt}{text.strip()}", overflow="fold")
        return text.strip()


class Game:
    """One session with people and bots around it; `players` is as in the journal's header."""

    def __init__(
        self, session: Session, players: list[str], console: Console, explain: bool = False
    ) -> None:
        self.session = session
        self.explain = explain
        self.people = [seat for seat, name in enumerate(players) if not name.startswith(BOT)]
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(players):
            if seat not in self.people:
                # The answers given so far are part of the seed: a game that is taken up again
                # must not repeat the bot's first choices.
                seed = derived(session.journal.header, f"{seat}/{session.answers}")
                head = public(session.journal.header)
                self.bots[seat] = kept(name.removeprefix(BOT), seed, head)
        said = names(players, self.people)
        self.describer = Describer(session.title, said, ruleset=session.rules.ruleset)
        books = rules_in_play(session.title, session.rules.ruleset)
        self.screen = Screen(console, self.describer, books)
        self.asides = Asides(session, self.screen, self.people)
        self.typist = Typist(console)
        self.console = console
        self.shown = -1
        self.seen = 0

    def play(self) -> None:
        """To the end of the game; Quit when somebody leaves before."""
        if not self.people:
            self._watch()
        while not self.session.table.over:
            if not self._bots_answer():
                seat = self._next_person()
                self._hand_over(seat)
                self._ask(seat)
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.screen.table(self.session, viewer, None, self.seen)
        self.screen.standings(self.session)

    def _watch(self) -> None:
        """Nobody plays: the log of the bots, as it grows, for a spectator."""
        while not self.session.table.over and self.session.answers < MOST:
            before = len(self.session.log.events)
            self._bots_answer()
            fresh = len(self.session.events(SPECTATOR, before))
            if fresh:
                self.screen.log(self.session, SPECTATOR, fresh, before)

    def _bots_answer(self) -> bool:
        """Let the bots that are awaited speak; were there any?"""
        asked = [seat for seat in self.session.awaited() if seat in self.bots]
        for seat in asked:
            answer_by(self.session, seat, self.bots[seat], speaks=True)
        return bool(asked)

    def _next_person(self) -> int:
        """Whoever is at the keyboard goes on if awaited, else the next seat round the table."""
        asked = self.session.awaited()
        return self.shown if self.shown in asked else asked[0]

    def _hand_over(self, seat: int) -> None:
        """The hand of a seat is shown only when that seat says it is looking."""
        if len(self.people) > 1 and seat != self.shown:
            self.screen.clear(wipe=True)
            self.typist.forget()
            mark = seat_text(seat, self.describer.seat(seat))
            self.console.print(mark, end="")
            self.console.print(" is asked.")
            if self.typist.person:
                self.typist.line("Press Enter when only you see the screen: ")
        self.shown = seat

    # -- asking -------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """One question, until it is answered or the position is another."""
        decision = self.session.decision(seat)
        if decision is None:
            return
        if self._answers_itself(decision):
            self.session.answer(seat, decision.options[0], decision.id)
            return
        self.screen.table(self.session, seat, decision, self.seen)
        if self.typist.person:
            self.console.print(HINT, style="dim", overflow="ellipsis", no_wrap=True)
        self.seen = len(self.session.log.events)
        if self.explain:
            self.asides.advice(seat, decision, "")
        while True:
            text = self.typist.line()
            try:
                if text and self._understand(seat, decision, text):
                    return
            except Refusal as refusal:
                self.console.print(f"{refusal.what}.", style="bold")
                self.screen.clause(refusal.clause)
            except InputError as error:
                self.console.print(f"{error}.", style="bold")

    def _answers_itself(self, decision: Decision) -> bool:
        """A question with a single answer is not asked among bots, who learn nothing by it."""
        return (
            decision.answers_itself
            and len(self.people) == 1
            and not self.asides.retook
            and not self.explain
        )

    def _understand(self, seat: int, decision: Decision, text: str) -> bool:
        """Do what was typed; has the position changed?"""
        offered = choices(self.session, self.describer, decision)
        numbers = by_numbers(offered, text)
        if numbers is not None:
            return self._answer(seat, decision, numbers)
        if not exact(offered, text):
            done = self.asides.hear(seat, decision, text)
            if done is not None:
                return done
        return self._answer(seat, decision, [by_name(offered, text) or text])

    def _answer(self, seat: int, decision: Decision, texts: list[str]) -> bool:
        self.asides.retook = False
        try:
            if len(texts) == 1:
                self.session.answer(seat, texts[0], decision.id)
            else:
                self.session.commit(seat, texts, decision.id)
        except InputError as error:
            if error.code == NO_VERB:
                right = "type a number, an option's name, or help"
                raise InputError(error.what, right=right) from None
            raise
        return True
